"""The record: every field, and who may see it. A colour's parts are in its supply, ready for the round, built, or given up."""

from boroughs.games.manhattan.components import CITY_COUNT, COLOUR_COUNT, SEATS, SITES, SIZES
from boroughs.kernel import i1, i2, open_, private, record, secret

CHOOSING, BUILDING, FINISHED = 0, 1, 2
HIGHEST_TOWER, MAJORITIES, TOWERS = 0, 1, 2
EMPTY = -1


@record
class State:
    players = open_(i1)
    colours_each = open_(i1)  # two with two players, else one (MH21)
    last_round = open_(i1)
    parts_each = open_(i1)  # parts of each colour in a round
    round_number = open_(i1)  # from 1
    starter = open_(i1)
    turn = open_(i1)
    phase = open_(i1)
    top = open_(i1, CITY_COUNT, SITES)  # the colour that owns the tower, or EMPTY (MH12)
    floors = open_(i1, CITY_COUNT, SITES, COLOUR_COUNT)
    supply = open_(i1, COLOUR_COUNT, SIZES)
    ready = open_(i1, COLOUR_COUNT, SIZES)  # chosen for this round, not yet built
    built = open_(i1, COLOUR_COUNT, SIZES)
    given_up = open_(i1, COLOUR_COUNT, SIZES)  # out of the game (MH15)
    hand = private(i1, SEATS, SITES)  # how many cards of each square
    draw_pile = secret(i1, SITES)
    draw_pile_size = open_(i1)
    shuffled = open_(i1, SITES)  # what the draw pile was made of at first: all saw those cards played (MH11)
    drawn = private(i1, SEATS, SITES)  # what the seat has drawn from it since
    played = open_(i1, SEATS, SITES)
    last_played = open_(i1, SEATS)  # the card on top of the seat's pile, or EMPTY
    earned = open_(i2, COLOUR_COUNT, 3)  # points by source: highest tower, majorities, towers
