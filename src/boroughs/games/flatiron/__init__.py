"""Flatiron (Shei S. & Isra C., 2024)."""
