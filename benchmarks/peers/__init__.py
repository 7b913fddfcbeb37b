"""Boroughs beside its peers, measured in one run."""
