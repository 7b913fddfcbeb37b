"""Templates for a look at the present decision alone."""

from boroughs.bots.compiled.stubs import legal, redeal, weigh
from boroughs.kernel.dice import word


def appraise(root, work, seat, worlds, moves, weights, sums, g):
    """Adds up what the game's advice thinks of each legal move, over some worlds that fit what the seat knows.

    Each world's weights are scaled to 1 at most, so that no world outvotes the others. Returns how many moves there are.
    """
    n = 0
    for _ in range(worlds):
        work[0] = root[0]
        s = work[0]
        s.key[0] = word(g)
        s.key[1] = word(g)
        s.draws = 0
        redeal(s, seat, g)
        n = legal(s, moves)
        weigh(s, moves, n, weights)
        best = 0.0
        for i in range(n):
            best = max(best, weights[i])
        for i in range(n):
            sums[i] += weights[i] / best if best > 0 else 1.0
    return n
