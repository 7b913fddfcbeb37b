"""Measurements: ours, and the peers beside them."""
