"""What a client asks for: over the socket, or by POST. Every command has an `id` that comes back with the answer."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from boroughs.server.messages.limits import MOST_CHAIRS, Chair, ChatText, Count, MoveText, RequestId


class Move(Struct, frozen=True, tag="move"):
    """Plays a move. Sent again with the same `id` (after a cut) it is not played twice."""

    n: Count
    """The `n` that was seen."""
    move: MoveText | Annotated[int, Meta(ge=0, le=10_000_000)]
    """In notation, or the id of a legal move."""
    id: RequestId = ""


class Undo(Struct, frozen=True, tag="undo"):
    """Takes back one's own last decision, as far as the rules of undo go."""

    n: Count
    id: RequestId = ""


class Propose(Struct, frozen=True, tag="propose"):
    """Asks for everybody's consent: to go back to a version, to end the match, to play again."""

    kind: Literal["undo", "end", "rematch"]
    version: Count | None = None
    """For an undo; None: to before one's own last decision."""
    id: RequestId = ""


class Answer(Struct, frozen=True, tag="answer"):
    """Agrees to a proposal or refuses it; who made it withdraws it by refusing."""

    proposal: int
    agree: bool
    id: RequestId = ""


class Chat(Struct, frozen=True, tag="chat"):
    text: ChatText
    id: RequestId = ""


class Choose(Struct, frozen=True, tag="choose"):
    """What to do about an absent player. It is done when more than half of the other people present chose it."""

    chair: Chair
    choice: Literal["wait", "bot", "end"]
    id: RequestId = ""


class Back(Struct, frozen=True, tag="back"):
    """Takes one's chairs again from the bots that stand in."""

    id: RequestId = ""


class Leave(Struct, frozen=True, tag="leave"):
    """Gets up: before the match the chair is free again, in the match the others choose what to do about it."""

    chair: Chair
    id: RequestId = ""


class Auto(Struct, frozen=True, tag="auto"):
    """Whether decisions with one legal answer are made for one's chair."""

    chair: Chair
    on: bool
    id: RequestId = ""


class Bots(Struct, frozen=True, tag="bots"):
    """Pauses the bots, lets them go on, changes their pace. For the host; pausing only where no other people play."""

    paused: bool | None = None
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    id: RequestId = ""


class Step(Struct, frozen=True, tag="step"):
    """Lets paused bots make one move. For who plays alone."""

    id: RequestId = ""


class Look(Struct, frozen=True, tag="look"):
    """Sees with the eyes of another seat that one holds (hot-seat), or a bystander's. On a socket only."""

    seat: Annotated[int, Meta(ge=0, lt=MOST_CHAIRS)] | None
    id: RequestId = ""


class Why(Struct, frozen=True, tag="why"):
    """Asks why moves are not legal now."""

    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=64)]
    id: RequestId = ""


class Preview(Struct, frozen=True, tag="preview"):
    """Asks what moves would bring, as far as it is certain for who asks."""

    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=64)]
    id: RequestId = ""


class Hint(Struct, frozen=True, tag="hint"):
    """Asks what a strong player would do. At practice tables only."""

    id: RequestId = ""


class Ping(Struct, frozen=True, tag="ping"):
    id: RequestId = ""


Command = (
    Move
    | Undo
    | Propose
    | Answer
    | Chat
    | Choose
    | Back
    | Leave
    | Auto
    | Bots
    | Step
    | Look
    | Why
    | Preview
    | Hint
    | Ping
)
