"""Bots: random, greedy, search, five levels, and one's own. A bot sees what its seat sees, never more."""

from boroughs.bots.bot import Answer, Bot, BotError, Budget, Candidate, asked, legal_moves, new_flag
from boroughs.bots.levels import LEVELS
from boroughs.bots.make import make
from boroughs.bots.search import Search
from boroughs.bots.simple import Greedy, Random

__all__ = [
    "LEVELS",
    "Answer",
    "Bot",
    "BotError",
    "Budget",
    "Candidate",
    "Greedy",
    "Random",
    "Search",
    "asked",
    "legal_moves",
    "make",
    "new_flag",
]
