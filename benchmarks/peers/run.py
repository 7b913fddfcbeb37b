"""`make bench-peers`: Boroughs beside its peers, in one run, alternating; prints ratios and writes docs/performance.md."""

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # PettingZoo's classic games open a window otherwise
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from benchmarks.peers import claims, ours, theirs  # noqa: E402
from benchmarks.peers.contest import TASKS, Contestant  # noqa: E402
from benchmarks.peers.write import write  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4, help="processor time of each contestant in each round")
    parser.add_argument("--only", default="", help="only contestants or tasks whose name contains this")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs", help="where performance.md goes")
    given = parser.parse_args()
    found = [c for c in ours.contestants() + theirs.contestants() if given.only.lower() in f"{c.task} {c.name}".lower()]
    for n in range(given.rounds):
        print(f"round {n + 1} of {given.rounds}", flush=True)
        for contestant in found:
            contestant.measure(given.seconds)
    for task in TASKS:
        show(task, [c for c in found if c.task == task])
    held = claims.check(found)
    for line in held:
        print(line)
    if not given.only:
        write(given.docs, found, held)


def show(task: str, found: list[Contestant]) -> None:
    if not found:
        return
    best = max((c.rate for c in found if not c.ours), default=0.0)
    print(f"\n{task}")
    for c in sorted(found, key=lambda c: -c.rate):
        ratio = f"{c.rate / best:8.1f} times the fastest peer" if best and c.ours else ""
        print(f"  {c.name:36} {c.rate:>14,.0f} {ratio}")


if __name__ == "__main__":
    main()
