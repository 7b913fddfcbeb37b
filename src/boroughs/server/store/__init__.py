"""The log of all matches, and what belongs to it: SQLite in a file, or PostgreSQL for several processes."""

from boroughs.server.store.rows import ChatRow, Entry, MatchRow, TableRow, Visitor
from boroughs.server.store.store import Store
from boroughs.server.store.writer import StoreFailed

__all__ = ["ChatRow", "Entry", "MatchRow", "Store", "StoreFailed", "TableRow", "Visitor"]
