"""Names: made up for who has none, and tidied where people write their own."""

import re
import secrets
import unicodedata

from boroughs.server.messages.limits import NAME_LENGTH

FIRST = (
    "Ada",
    "Bix",
    "Cleo",
    "Dov",
    "Edie",
    "Fitz",
    "Gus",
    "Hattie",
    "Ike",
    "June",
    "Kit",
    "Lou",
    "Mae",
    "Ned",
    "Opal",
    "Pim",
)
PLACES = (
    "Bowery",
    "Chelsea",
    "Delancey",
    "Harlem",
    "Hudson",
    "Mercer",
    "Morningside",
    "Orchard",
    "Spring",
    "Tribeca",
    "Vesey",
    "Wall",
)


def made_up() -> str:
    """A name that sounds like a walk through the city."""
    return f"{secrets.choice(FIRST)} {secrets.choice(PLACES)}"


BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the text around, that of others too."""


UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that show nothing: two names that look alike would be two."""
ACCENTS = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]"
MARKS = re.compile(f"({ACCENTS}{{2}}){ACCENTS}+")
"""More accents on one letter than any language has: they would hang into other lines."""


def tidy(name: str | None) -> str:
    """A name on one line, without signs that cannot be seen or that turn the text around."""
    plain = MARKS.sub(r"\1", UNSEEN.sub("", unicodedata.normalize("NFC", name or "")))
    seen = "".join(c if unicodedata.category(c)[0] not in "CZ" and c not in BLANK else " " for c in plain)
    return " ".join(seen.split())[:NAME_LENGTH].strip() or made_up()
