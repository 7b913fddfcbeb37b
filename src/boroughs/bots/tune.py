"""Tuning: the search's settings for one game, found by matches with optuna, and written into the game's data."""

import datetime as dt
import math
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from boroughs.bots.bot import Bot, BotError, Budget
from boroughs.bots.compiled.worth import standing
from boroughs.bots.duel import Outcome, Played, play, rotated, uncounted
from boroughs.bots.forest import spread
from boroughs.bots.search import Search
from boroughs.bots.tuning import FILE, Settings, company, settings_of, tuned
from boroughs.games import Game

CUTOFFS = (0, 2, 4, 8, 12, 16, 20, 24, 32, 48, 64, 100)
DEPTHS = (1, 2, 4, 8, 1000)
FINALISTS = 3


@dataclass(frozen=True)
class Plan:
    """How a tuning is done."""

    players: int = 2
    trials: int = 40
    matches: int = 12
    seconds: float = 0.02
    """Processor time for a decision."""
    seed: int = 1
    deciding: int = 60
    """Matches of each finalist against the present settings."""

    def all_matches(self, given: int = 0) -> int:
        """How many matches are played, with so many settings given."""
        return self.trials * self.matches + (given or min(self.trials, FINALISTS)) * self.deciding


@dataclass(frozen=True)
class Finding:
    """The settings that came out, and how they did against those before."""

    settings: Settings
    worth: float
    share: float
    matches: int
    fair: float

    @property
    def better(self) -> bool:
        return self.worth > self.fair


def fair_worth(players: int) -> float:
    """What a bot no better than the others gets."""
    return 0.5 / players + 0.25


def suggest(trial: Any) -> Settings:
    """The space that is searched."""
    return Settings(
        explore=round(trial.suggest_float("explore", 0.02, 1.5, log=True), 4),
        trust=round(trial.suggest_float("trust", 0.3, 100.0, log=True), 3),
        widen=round(trial.suggest_float("widen", 0.2, 8.0, log=True), 3),
        power=round(trial.suggest_float("power", 0.2, 0.7), 3),
        wild=round(trial.suggest_float("wild", 0.0, 0.5), 3),
        cutoff=trial.suggest_categorical("cutoff", CUTOFFS),
        depth=trial.suggest_categorical("depth", DEPTHS),
        blend=round(trial.suggest_float("blend", 0.0, 1.0), 3),
        margin=round(trial.suggest_float("margin", 0.1, 4.0, log=True), 3),
        doubt=round(trial.suggest_float("doubt", 0.05, 2.0, log=True), 3),
    )


def worth_of(outcome: Outcome, seat: int, margin: float) -> float:
    """Half the win, half the standing: less noisy than the win alone."""
    return 0.5 * outcome.share(seat) + 0.5 * float(standing(outcome.points, len(outcome.points), seat, margin))


def compare(
    game: Game, hero: Bot, rival: Bot, plan: Plan, matches: Sequence[int], played: Played = uncounted
) -> tuple[float, float]:
    """Mean worth and share of the win of one bot against others like the rival."""
    worth = share = 0.0
    limits = Budget(seconds=plan.seconds, threads=1, processor=True)
    for n in matches:
        bots, seat, deal = rotated(hero, [rival] * (plan.players - 1), n)
        outcome = play(game, bots, plan.seed * 100_000 + deal, budget=limits)
        worth += worth_of(outcome, seat, spread(game, plan.players))
        share += outcome.share(seat)
        played(1)
    return worth / len(matches), share / len(matches)


def bot(settings: Settings) -> Search:
    return Search(Budget(seconds=math.inf, threads=1), settings)


def tune(
    game: Game,
    plan: Plan,
    said: Callable[[str], None] = print,
    given: Sequence[Mapping[str, float]] = (),
    played: Played = uncounted,
) -> Finding:
    """Tries settings by matches against the present ones, then lets the best of them play on to decide.

    Settings that are given, each as what differs from the present ones, are the only ones that play. An interruption ends
    the search for settings early, a second one the decision between the best.
    """
    present = settings_of(game, plan.players)
    rival = bot(present)
    finalists = [changed(present, values) for values in given] or searched(game, plan, rival, said, played)
    return decided(game, plan, rival, finalists, said, played)


def changed(settings: Settings, values: Mapping[str, float]) -> Settings:
    """Settings with some values replaced."""
    kinds = {name: type(value) for name, value in asdict(settings).items()}
    if unknown := values.keys() - kinds.keys():
        raise BotError(f"The search has no setting {', '.join(sorted(unknown))}. It has {', '.join(kinds)}.")
    return replace(settings, **{name: kinds[name](value) for name, value in values.items()})


def searched(game: Game, plan: Plan, rival: Bot, said: Callable[[str], None], played: Played) -> list[Settings]:
    """The settings that did best in a search by optuna."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    study = optuna.create_study(direction="maximize", sampler=optuna.samplers.TPESampler(seed=plan.seed))
    study.enqueue_trial(starting_point(settings_of(game, plan.players)))

    def objective(trial: Any) -> float:
        first = trial.number * plan.matches
        worth, share = compare(game, bot(suggest(trial)), rival, plan, range(first, first + plan.matches), played)
        said(f"trial {trial.number + 1} of {plan.trials}: worth {worth:.3f}, wins {share:.1%}")
        return worth

    try:
        study.optimize(objective, n_trials=plan.trials)
    except KeyboardInterrupt:
        if all(t.value is None for t in study.trials):
            raise
        said("Interrupted: the best so far decide.")
    ranked = sorted((t for t in study.trials if t.value is not None), key=lambda t: -(t.value or 0.0))
    return [suggest(optuna.trial.FixedTrial(t.params)) for t in ranked[:FINALISTS]]


def starting_point(settings: Settings) -> dict[str, Any]:
    nearest = {
        "cutoff": min(CUTOFFS, key=lambda c: abs(c - settings.cutoff)),
        "depth": min(DEPTHS, key=lambda d: abs(d - settings.depth)),
    }
    return {**asdict(settings), **nearest}


def decided(
    game: Game, plan: Plan, rival: Bot, finalists: Sequence[Settings], said: Callable[[str], None], played: Played
) -> Finding:
    """The finalist that does best in new matches."""
    first = plan.trials * plan.matches
    found: list[Finding] = []
    try:
        for settings in finalists:
            worth, share = compare(game, bot(settings), rival, plan, range(first, first + plan.deciding), played)
            found.append(Finding(settings, worth, share, plan.deciding, fair_worth(plan.players)))
            said(f"finalist: worth {worth:.3f}, wins {share:.1%} of {plan.deciding}: {settings}")
    except KeyboardInterrupt:
        for settings in finalists[len(found) :]:
            said(f"Interrupted. To let it decide later: --given {as_text(settings)}")
        if not found:
            raise
    return max(found, key=lambda f: f.worth)


def as_text(settings: Settings) -> str:
    """Settings as they can be given: `trust=10.0,cutoff=48`."""
    return ",".join(f"{name}={value}" for name, value in asdict(settings).items())


def write(game: Game, plan: Plan, finding: Finding, path: Path | None = None) -> Path:
    """Writes settings into the game's data, with how they were got; those for another company stay."""
    path = path or game.folder / FILE
    tables: dict[str, Any] = deepcopy(tuned(game))
    tables.setdefault("search", {})[company(plan.players)] = asdict(finding.settings)
    tables.setdefault("how", {})[company(plan.players)] = how(game, plan, finding)
    lines = [
        f"# Settings of the search for {game.title}, found by `boroughs tune {game.id}`; docs/bots.md says what they mean."
    ]
    for kind in ("search", "how"):
        for name, table in sorted(tables[kind].items(), reverse=True):
            lines += ["", f"[{kind}.{name}]", *(f"{key} = {value}" for key, value in table.items())]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def how(game: Game, plan: Plan, finding: Finding) -> dict[str, Any]:
    return {
        "date": dt.datetime.now(dt.UTC).date(),
        "rules_version": game.rules_version,
        "players": plan.players,
        "seconds": plan.seconds,
        "trials": plan.trials,
        "matches": plan.matches,
        "seed": plan.seed,
        "against_the_settings_before": round(finding.share, 3),
        "in_matches": finding.matches,
    }
