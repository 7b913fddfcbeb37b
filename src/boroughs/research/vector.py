"""A vector environment: thousands of matches at once in compiled code, NumPy in and NumPy out.

    env = VectorEnv("manhattan", 4096, players=4, seed=1)
    now = env.reset()
    while True:
        now = env.step(choose(now.observations, now.masks))

Each step plays one decision in every match. A match that ends says so in `done`, pays its rewards, and the next one begins in its
place at once. The arrays that are handed out are the environment's own: the next step overwrites them.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from boroughs.games import Game
from boroughs.kernel import seed_dice
from boroughs.research.compiled import vector as compiled
from boroughs.research.observation import observation_of
from boroughs.research.play import PLACES, POINTS, check_rewards, check_seed, game_of, program_options

SHOWN = 8
BLOCK = 32
"""Matches whose observations are made together: enough to hide delays, few enough for the first cache."""

GIVEN_OUT = ("now", "points", "places", "ends", "_bound", "_sight", "_known", "_actions")
"""What a vector environment makes of its table."""


class Now(NamedTuple):
    """Where the matches stand: one row each."""

    observations: Any
    """What the deciding seat sees (see `observation`)."""
    masks: Any
    """1 for each legal move."""
    actors: Any
    """The seat that decides."""
    rewards: Any
    """By seat, since the last step."""
    done: Any
    """Whether a match ended with the last step; the row already shows the next one."""


@cache
def bound(game: Game) -> dict[str, Any]:
    """The templates compiled against a game's rules."""
    found: dict[str, Any] = {}
    for template in (*compiled.INNER, *compiled.OUTER):
        found[template.__name__] = game.specialise(template, **found)
    return found


class VectorEnv:
    """Many matches of one game, stepped together.

    With `learner` only that seat (or the seats given match by match) is asked; the others play at random, in compiled
    code. The same `seed` means the same matches. `auto` takes decisions with one legal answer by itself, as a match does.
    `rewards` pays places at the end (from 1 for the winner to -1 for the last), or points as they are made.
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        players: int,
        *,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        rewards: str = PLACES,
        learner: int | Any | None = None,
        auto: bool = True,
        dtype: Any = None,
    ):
        self.game = game_of(game)
        self.players = self.game.check_players(players)
        self.options = program_options(self.game, options or {})
        self.observation = observation_of(self.game)
        if count < 1:
            raise ValueError(f"A vector environment has at least one match, not {count}.")
        self.count = count
        self._table = self._lay_out(self.observation.fitting(dtype), check_rewards(rewards) == POINTS, auto)
        self._give_out()
        self.seat_learners(learner)
        self.reset(seed)

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: arrays of their own, without what is made of them again."""
        kept = {name: value for name, value in vars(self).items() if name not in GIVEN_OUT}
        arrays = (np.copy(v) if isinstance(v, np.ndarray) else v for v in self._table._replace(states=None, blank=None))
        return kept | {"_table": compiled.Table(*arrays)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        states, words = self._new_states()
        words[:] = self._table.words
        self._table = self._table._replace(states=states, words=words, blank=self.game.blank())
        self._give_out()

    def _new_states(self) -> tuple[Any, Any]:
        """Blank states, and their memory as 64-bit words."""
        states = self.game.blank(self.count)
        return states, states.view(np.ndarray).view(np.uint64).reshape(self.count, -1)

    def _lay_out(self, dtype: Any, dense: bool, auto: bool) -> compiled.Table:
        game, count, seats, sight = self.game, self.count, self.game.most, self.observation
        states, words = self._new_states()
        kinds = game.moves.kinds
        return compiled.Table(
            states=states,
            words=words,
            blank=game.blank(),
            telling=np.repeat([k.telling or not auto for k in kinds], [k.size for k in kinds]),
            seed=np.zeros(2, np.uint64),
            numbers=np.zeros(count, np.uint64),
            options=game.option_codes(self.options),
            players=self.players,
            dense=dense,
            learners=np.zeros(count, np.int64),
            dice=seed_dice(0),
            before=np.zeros((count, seats), np.int64),
            legal=np.zeros((count, game.moves.size), np.int32),
            counts=np.zeros(count, np.int64),
            observations=np.zeros((count, sight.size), dtype),
            masks=np.zeros((count, game.moves.size), np.int8),
            actors=np.zeros(count, np.int64),
            rewards=np.zeros((count, seats), np.float32),
            done=np.zeros(count, np.bool_),
            points=np.zeros((count, seats), np.int64),
            places=np.zeros((count, seats), np.int64),
            ends=np.zeros((count, sight.size), dtype),
        )

    def _give_out(self) -> None:
        """What belongs to this very table: compiled code, its room, and views that cannot be written to, since it trusts its masks."""
        self._bound = bound(self.game)
        self._sight, self._known = self.observation.sight(), self.observation.known(BLOCK)
        t = self._table
        now = Now(t.observations[:], t.masks[:], t.actors[:], t.rewards[:, : self.players], t.done[:])
        self.points, self.places = t.points[:, : self.players], t.places[:, : self.players]
        """Of the match that ended last in each place."""
        self.ends = t.ends[:]
        """What the seat that decided last saw of its end."""
        for view in (*now, self.points, self.places, self.ends):
            view.flags.writeable = False
        self.now = now
        self._actions = np.zeros(self.count, np.int64)

    def seat_learners(self, learner: int | Any | None) -> None:
        """Which seat is asked in each match from the next reset on; None asks every seat."""
        seats = np.broadcast_to(compiled.EVERYBODY if learner is None else learner, self.count)
        if learner is not None and not ((seats >= 0) & (seats < self.players)).all():
            raise ValueError(f"The learner's seat is from 0 to {self.players - 1}.")
        self._table.learners[:] = seats

    def reset(self, seed: int | None = None) -> Now:
        """Begins every match anew. A seed settles all keys that are yet to come; without one the next matches begin."""
        t = self._table
        if seed is not None:
            sequence = np.random.SeedSequence(check_seed(seed))
            t.seed[:] = sequence.generate_state(2, np.uint64)
            t.numbers[:] = np.arange(self.count, dtype=np.uint64)
            t.dice[:] = seed_dice(int(t.seed[0] ^ t.seed[1]))
        t.rewards[:] = 0
        t.done[:] = False
        self._bound["reset"](t, self._sight, self._known)
        return self.now

    def step(self, actions: Any) -> Now:
        """Plays one action in every match. Nothing changes when one of them is not legal: it raises."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.count,):
            raise ValueError(f"There are {self.count} matches, so {self.count} actions are needed, not {chosen.shape}.")
        wrong = compiled.illegal_at(chosen, self._table.masks)
        if wrong >= 0:
            raise ValueError(self._complaint(wrong, int(chosen[wrong])))
        self._bound["step"](self._table, self._sight, self._known, chosen)
        return self.now

    def _complaint(self, i: int, action: int) -> str:
        moves = self._table.legal[i, : self._table.counts[i]]
        shown = ", ".join(f"{m} ({self.game.moves.text(int(m))})" for m in moves[:SHOWN])
        more = f" and {len(moves) - SHOWN} more" if len(moves) > SHOWN else ""
        return f"The action {action} is not legal in match {i}. Legal there: {shown}{more}."

    def sample(self) -> Any:
        """A random legal action for every match, as an array that the next call overwrites."""
        compiled.sample(self._table.legal, self._table.counts, self._table.dice, self._actions)
        return self._actions

    def key(self, i: int) -> bytes:
        """The key of the match that is being played in place i: with it a `Match` replays it."""
        return bytes(self._table.states.view(np.ndarray)["key"][i].tobytes())
