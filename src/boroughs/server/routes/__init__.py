"""The endpoints, by what they are about."""

from boroughs.server.routes import games, live, matches, operations, pages, people, study, tables
from boroughs.server.routes.costs import COST

__all__ = ["COST", "HANDLERS"]

HANDLERS = [
    *games.HANDLERS,
    *people.HANDLERS,
    *tables.HANDLERS,
    *matches.HANDLERS,
    *live.HANDLERS,
    *study.HANDLERS,
    *operations.HANDLERS,
    *pages.HANDLERS,
]
