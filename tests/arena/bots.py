"""Bots for tests: quick, and different in strength."""

from boroughs.bots import Answer, legal_moves


class First:
    """The first legal move."""

    def choose(self, game, known, seat, budget, seed):
        return Answer(legal_moves(game, known)[0])


class Lot:
    """Any legal move."""

    def choose(self, game, known, seat, budget, seed):
        moves = legal_moves(game, known)
        return Answer(moves[seed % len(moves)])


class Slow(Lot):
    """Any legal move, after a moment."""

    def choose(self, game, known, seat, budget, seed):
        import time

        time.sleep(0.001)
        return super().choose(game, known, seat, budget, seed)
