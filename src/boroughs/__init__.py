"""Boroughs: five board games about New York and its skyscrapers."""

__version__ = "0.1.0"
