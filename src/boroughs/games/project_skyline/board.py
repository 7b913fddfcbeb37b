"""The city: who owns what, which buildings stand together, and where a building can march."""

from boroughs.games.project_skyline.components import FIELDS, REACH, REACH_COUNT, RENT, SIDE, STREET_SPACES, TOWERS
from boroughs.games.project_skyline.state import EMPTY, ONE, THREE, TOWER, TWO
from boroughs.kernel import rule

WEST_EDGE = sum(1 << (row * SIDE) for row in range(SIDE))
EAST_EDGE = WEST_EDGE << (SIDE - 1)


@rule
def clear(s, field):
    s.owner[field] = EMPTY
    s.height[field] = 0


@rule
def towers_on_board(s, seat):
    return TOWERS[s.players - 2] - s.towers[seat]


@rule
def swap_buildings(s, field, other):
    """Two fields change what stands on them; one may be empty."""
    owner, height = s.owner[field], s.height[field]
    s.owner[field] = s.owner[other]
    s.height[field] = s.height[other]
    s.owner[other] = owner
    s.height[other] = height


@rule
def take_back(s, field):
    """A building goes back to its owner's supply."""
    seat = s.owner[field]
    if s.height[field] == TOWER:
        s.towers[seat] += 1
    else:
        s.storeys[seat] += s.height[field]
    clear(s, field)


# --- sets of fields, as bits

ON_STREET = sum(1 << field for field in range(FIELDS) if STREET_SPACES[field] > 0)
ON_CORNER = sum(1 << field for field in range(FIELDS) if STREET_SPACES[field] > 1)


@rule
def of_height(s, height):
    """Where buildings of a height stand, as a set of bits."""
    fields = 0
    for field in range(FIELDS):
        if s.height[field] == height:
            fields |= 1 << field
    return fields


@rule
def bits(fields):
    """How many fields a set has."""
    n = 0
    while fields:
        fields &= fields - 1
        n += 1
    return n


@rule
def street_spaces(fields):
    """How many street spaces a set of fields touches (PS2)."""
    return bits(fields & ON_STREET) + bits(fields & ON_CORNER)


@rule
def place(fields):
    """The first field of a set: as many come before it. The compiler makes one instruction of that, as it does of `bits`."""
    return bits(~fields & (fields - 1))


# --- groups and their rent


@rule
def fields_of(s, seat):
    """The seat's buildings as a set of bits."""
    fields = 0
    for field in range(FIELDS):
        if s.owner[field] == seat:
            fields |= 1 << field
    return fields


@rule
def group_of(s, field):
    """PS12: the owner's buildings that hang together with this one, side by side, as a set of bits."""
    return joined(1 << field, fields_of(s, s.owner[field]))


@rule
def joined(group, owned):
    """Those of the owned fields that hang together with the group."""
    while True:
        west = (group & ~WEST_EDGE) >> 1
        east = (group & ~EAST_EDGE) << 1
        grown = (group | west | east | group >> SIDE | group << SIDE) & owned
        if grown == group:
            return group
        group = grown


@rule
def rent_of(s, group):
    """PS12: what a group costs whoever stops beside it."""
    rent = 0
    for field in range(FIELDS):
        if group >> field & 1:
            rent += RENT[s.height[field]]
    return rent


@rule
def cost(group, ones, twos, towers):
    """The same, where it is known which fields carry one storey, two, or a tower; three that march cost nothing."""
    return RENT[ONE] * bits(group & ones) + RENT[TWO] * bits(group & twos) + RENT[TOWER] * bits(group & towers)


@rule
def rents(s, out):
    """By field: the rent of the group that stands there, 0 where nothing does."""
    for field in range(FIELDS):
        out[field] = 0
    done = 0
    for field in range(FIELDS):
        if s.owner[field] == EMPTY or done >> field & 1:
            continue
        group = group_of(s, field)
        rent = rent_of(s, group)
        for other in range(field, FIELDS):
            if group >> other & 1:
                out[other] = rent
        done |= group


# --- where the architect and the buildings can go


@rule
def has_storey(s, seat):
    """PS21: from the seat's supply, else from the spare ones."""
    return s.storeys[seat] > 0 or s.spare_storeys != 0


@rule
def can_take(s, seat, field, height):
    """PS17, PS18, PS20: a foreign building, smaller, without the architect."""
    owner = s.owner[field]
    return owner != EMPTY and owner != seat and s.height[field] < height and field != s.architect


@rule
def can_demolish(s, seat, field, height):
    """Whether a building of this height has something to take at the end of its march."""
    for i in range(REACH_COUNT[field, height]):
        if can_take(s, seat, REACH[field, height, i], height):
            return True
    return False


@rule
def can_join(s, seat, field):
    """PS25: an own single storey from which three storeys could march on."""
    return s.owner[field] == seat and s.height[field] == ONE and can_demolish(s, seat, field, THREE)


@rule
def can_march(s, seat, field, height):
    """PS17, PS25: whether a building of this height, just raised there, can march."""
    if can_demolish(s, seat, field, height):
        return True
    if s.expert and height == TWO:
        for i in range(REACH_COUNT[field, TWO]):
            if can_join(s, seat, REACH[field, TWO, i]):
                return True
    return False


@rule
def can_build(s, seat, field):
    """PS15, PS19: an empty field, or an own building that can march once it is raised."""
    if s.owner[field] == EMPTY:
        return True
    return s.owner[field] == seat and s.height[field] <= TWO and can_march(s, seat, field, s.height[field] + 1)
