"""Fifth Avenue (Wilko Manz, 2004)."""
