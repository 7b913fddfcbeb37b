"""What a request counts for, where it keeps the server busy for longer than most."""

from typing import Any

COST = "cost"


def costs(requests: float) -> dict[str, Any]:
    """An option of a route: each of its requests counts for so many."""
    return {COST: requests}
