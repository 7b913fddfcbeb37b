"""The games in OpenSpiel: importing this module registers them as `boroughs_manhattan` and so on.

    import boroughs.research.openspiel
    game = pyspiel.load_game("boroughs_manhattan(players=3,rounds=four-of-six)")

Chance. A match's draws follow from its secret key, inside the rules. Here the key is dealt by chance nodes: a few at the start, and one
after every move that draws something. Each has `deals` equally likely outcomes, which are mixed into the key before the draw is made. So
a planner sees a fresh sample of possible draws at every chance node, never the future that a fixed key would hold.
"""

import hashlib
from typing import Any

import numpy as np
import pyspiel

from boroughs.games import Game, all_games
from boroughs.kernel import NOBODY, SILENT, seed_dice
from boroughs.kernel.chance import siphash
from boroughs.kernel.note import LOG_FIELDS, new_log
from boroughs.kernel.record import PRIVATE, SECRET
from boroughs.match.words import words
from boroughs.research.openspiel_observer import Observer, forget_what_others_saw
from boroughs.research.play import program_options, worth

PREFIX = "boroughs_"
DEALS = 64
FIRST_DEALS = 5
"""Chance nodes before the set-up: with 64 outcomes each, a thousand million different deals."""
LONGEST = 20_000
"""No match of programs has more decisions than that."""
BITS32 = 1 << 32


def short_name(game: Game) -> str:
    return PREFIX + game.id.replace("-", "_")


def hides(game: Game) -> bool:
    """Whether anything beside future chance is hidden: a private or secret field, or a part of an event."""
    fields = [f for name, f in game.layout.fields.items() if name not in ("key", "draws")]
    events = [d for kind in game.events.kinds for d in kind.fields.values()]
    return any(f.sight in (PRIVATE, SECRET) for f in fields) or any(d.known_to is not None for d in events)


def game_type(game: Game) -> pyspiel.GameType:
    information, utility = pyspiel.GameType.Information, pyspiel.GameType.Utility
    options = {o.name: o.default for o in game.options} | game.between_programs
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hides(game) else information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if game.least > 1 else utility.GENERAL_SUM,  # alone there is nobody to lose to
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.least, "deals": DEALS, **options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, for a number of players and with options."""

    rules: Game
    """Which of the games: there is a class for each."""

    def __init__(self, params: dict[str, Any] | None = None):
        given, rules = dict(params or {}), self.rules
        self.players = rules.check_players(int(given.pop("players", rules.least)))
        self.deals = int(given.pop("deals", DEALS))
        if self.deals < 1:
            raise ValueError(f"A chance node has at least one outcome, not {self.deals}.")
        self.options = rules.option_codes(program_options(rules, given))
        self.outcomes = [(o, 1.0 / self.deals) for o in range(self.deals)]
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.moves.size,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if rules.least > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(rules), info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST + FIRST_DEALS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match under way, or waiting for chance."""

    def __init__(self, game: SpielGame):
        super().__init__(game)
        self.record = game.rules.blank()
        self.events = b""
        """All that has happened, as rows of an event log: bytes are copied with a state for nothing."""
        self.to_deal = FIRST_DEALS
        self.pending = -1
        """A move that draws, and waits for chance."""

    # --- what OpenSpiel asks

    def current_player(self) -> int:
        if self.to_deal or self.pending >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self._rules.door.actor(self.record, 0))
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.to_deal and self.pending < 0 and self._rules.door.actor(self.record, 0) < 0

    def _legal_actions(self, player: int) -> list[int]:
        buffer = self._rules.new_move_buffer()
        found: list[int] = np.sort(buffer[: self._rules.door.legal(self.record, 0, buffer)]).tolist()
        return found

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.get_game().outcomes  # type: ignore[no-any-return]

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._rules.moves.text(action)

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.players
        places = np.zeros(self._rules.most, np.int64)
        self._rules.door.ranking(self.record, 0, places)
        return worth(places[: game.players].tolist())

    def __str__(self) -> str:
        """The table as everybody sees it, and a short name for all the rest."""
        fields = self.record.view(np.ndarray)
        whole = b"".join(fields[name].tobytes() for name in self._rules.layout.fields)
        name = hashlib.blake2b(whole + self.events, digest_size=8).hexdigest()
        if self.to_deal:
            return f"{self.to_deal} deals to come, {name}"
        board = self._rules.module("text").draw(self._rules.seen(self.record, NOBODY), NOBODY, words(self._rules))
        drawing = f"\n{self._rules.moves.text(self.pending)} draws" if self.pending >= 0 else ""
        return f"{board}{drawing}\n{name}"

    # --- playing

    @property
    def _rules(self) -> Game:
        return self.get_game().rules  # type: ignore[no-any-return]

    def _apply_action(self, action: int) -> None:
        if self.to_deal:
            self._deal(action)
        elif self.pending >= 0:
            self._mix(action)
            move, self.pending = self.pending, -1
            self._play(move)
        elif self._draws(action):
            self.pending = action
        else:
            self._play(action)

    def _deal(self, outcome: int) -> None:
        self._mix(outcome)
        self.to_deal -= 1
        if not self.to_deal:
            game, log = self.get_game(), new_log()
            self._rules.door.setup(self.record, 0, game.players, game.options, log)
            self._keep_events(log)

    def _mix(self, outcome: int) -> None:
        """Makes a new key of the old one and an outcome of chance."""
        key = self.record.key[0]
        old = key[0], key[1]
        key[0] = siphash(*old, np.uint64(BITS32 + outcome))
        key[1] = siphash(*old, np.uint64(2 * BITS32 + outcome))

    def _draws(self, move: int) -> bool:
        """Whether the move would draw from chance."""
        trial = self.record.copy()
        self._rules.door.apply(trial, 0, move, SILENT)
        return bool(trial.draws[0] != self.record.draws[0])

    def _play(self, move: int) -> None:
        log = new_log()
        self._rules.door.apply(self.record, 0, move, log)
        self._keep_events(log)

    def _keep_events(self, log: Any) -> None:
        used = int(log[0, 0])
        assert used < len(log), f"{used} events in one move overflow the log"
        self.events += log[1 : used + 1, : LOG_FIELDS + 1].tobytes()

    # --- other worlds

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that looks the same to the player: what it cannot know is dealt anew, and so is the future."""
        rules, other = self._rules, self.clone()
        lots = [np.uint64(sampler() * BITS32) for _ in range(3)]
        other.record = rules.world(rules.seen(self.record, player), player, seed_dice(int(lots[0])))
        other.record.draws[0] = self.record.draws[0]
        other.record.key[0] = [siphash(lots[1], lots[2], np.uint64(k)) for k in range(2)]
        other.events = forget_what_others_saw(rules, self.events, player)
        return other  # type: ignore[no-any-return]


def register() -> None:
    """Makes every game known to pyspiel, once.

    Each has a class of its own in this module: pickles find it by name, and pyspiel, which outlives Python's own end, may
    hold a class then but not a function.
    """
    known = pyspiel.registered_names()
    for game in all_games():
        name = short_name(game)
        if name not in known:
            globals()[name] = made = type(name, (SpielGame,), {"rules": game})
            pyspiel.register_game(game_type(game), made)


register()
