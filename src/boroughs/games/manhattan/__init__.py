"""Manhattan (Andreas Seyfarth, 1994)."""
