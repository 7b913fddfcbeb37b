"""Lengths and ranges: input is checked by them at the door, and trusted inside."""

from typing import Annotated

from msgspec import Meta

NAME_LENGTH = 24
CHAT_LENGTH = 400
MOVE_LENGTH = 120
MOST_CHAIRS = 8
DAY = 86_400

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, description="A name as others see it.")]
ChatText = Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
MoveText = Annotated[str, Meta(min_length=1, max_length=MOVE_LENGTH, description="A move in notation.")]
RequestId = Annotated[
    str,
    Meta(
        max_length=40,
        pattern="^[^\\x00]*$",
        description="Chosen by the client, anew for each request; sent back with the answer.",
    ),
]
"""It is stored with the move, and PostgreSQL takes any sign but this one."""
Secret = Annotated[str, Meta(min_length=16, max_length=100)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Chair = Annotated[int, Meta(ge=0, lt=MOST_CHAIRS)]
Millis = int
"""Milliseconds; points in time count from 1970 (UTC), by the server's clock."""
OptionValues = dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=80)] | int | bool]
