"""The cards as flat tables of small integers, for the fast part of the rules.

A *kind* is a card's place in `CARDS`, from 1. A *tile* is a kind as it lies in the mine: upright or turned, and for
doors and trolls closed or opened (by a key or a bribe). Tile 0 is an empty cell, tile 1 a face-down goal.

Sides are bits: N 1, E 2, S 4, W 8. An *edge key* has two bits for each side of a cell and says what lies across:
nothing, a wall, an opening, or an opening that can be reached from the start.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from librt.vecs import vec

from saboteur.engine.core.native import i64, u8
from saboteur.engine.core.vecs import bytes_of
from saboteur.engine.values.cards import CARDS, MAT_CARDS, Card, Effect, Use, mat_bits
from saboteur.engine.values.tile import mask, turned_mask

EMPTY: Final = 0
HIDDEN: Final = 1

NOTHING: Final = 0
WALL: Final = 1
OPENING: Final = 2
REACHED: Final = 3

# Who walks: a dwarf of the duel or of the expansion's teams, or a builder, whom no door of the expansion stops (6.4).
GREEN: Final = 0
BLUE: Final = 1
ANYONE: Final = 2
COLOURS: Final = ("green", "blue")

E_BREAK: Final = 1
E_REPAIR: Final = 2
E_ROCKFALL: Final = 3
E_MAP: Final = 4
E_THEFT: Final = 5
E_HANDS_OFF: Final = 6
E_SWAP_HANDS: Final = 7
E_INSPECTION: Final = 8
E_SWAP_HATS: Final = 9
E_TRAPPED: Final = 10
E_FREE: Final = 11
E_KEY: Final = 12
_EFFECTS: Final = tuple(Effect)
assert _EFFECTS.index(Effect.KEY) == E_KEY

# Bits of a mat: what lies in front of a seat. A broken tool *is* the card lying there.
M_TOOLS: Final = 7
M_THEFT: Final = 8
M_TRAPPED: Final = 16
P_THEFT: Final = 3  # their places in MAT_CARDS
P_TRAPPED: Final = 4
M_NO_LAYING: Final = M_TOOLS | M_TRAPPED  # 3.4, 6.8

KIND: Final = {card.id: index + 1 for index, card in enumerate(CARDS)}


class Variant:
    """A card as it lies: turned or not, opened or not."""

    def __init__(self, card: Card, turned: bool, opened: bool) -> None:
        assert card.tile is not None
        self.card = card
        self.turned = turned
        self.opened = opened
        self.tile = card.tile.turned() if turned else card.tile
        arm = mask(card.door_at) if card.door_at else 0
        nugget = mask(card.nugget_reach)
        self.arm = turned_mask(arm) if turned else arm
        self.nugget_reach = turned_mask(nugget) if turned else nugget


def _variants() -> list[Variant | None]:
    """All tiles in order; the first two are the empty cell and the face-down goal."""
    variants: list[Variant | None] = [None, None]
    for card in CARDS:
        if card.tile is None:
            continue
        for opened in (False, True):
            if opened and not (card.troll or card.door_at):
                continue
            variants.append(Variant(card, False, opened))
            if not card.symmetric:
                variants.append(Variant(card, True, opened))
    assert len(variants) <= 256
    return variants


VARIANTS: Final = _variants()


def _tile_index(kind: int, turned: bool, opened: bool) -> int:
    """The tile of a kind as it lies; positions that look the same are one (1.8)."""
    card = CARDS[kind - 1]
    for index, variant in enumerate(VARIANTS):
        if not variant or variant.card is not card or variant.opened != opened:
            continue
        if variant.turned == (turned and not card.symmetric):
            return index
    return 0


def groups_of(tile: int, walker: int) -> list[int]:
    """The openings of a tile that this walker finds joined inside it, a mask for each group."""
    variant = VARIANTS[tile]
    return [] if variant is None else _groups(variant, walker)


def _groups(variant: Variant, walker: int) -> list[int]:
    """The openings of a tile that this walker finds joined inside it."""
    card = variant.card
    groups = list(variant.tile.groups)
    if variant.opened or walker == ANYONE:
        return groups
    if card.troll:  # 8.6
        return [bit for bit in (1, 2, 4, 8) if variant.tile.openings & bit]
    if card.door and card.door != COLOURS[walker]:
        if variant.arm:  # 8.5: the door separates its arm from the rest
            return [part for g in groups for part in (g & ~variant.arm, g & variant.arm) if part]
        return [bit for bit in (1, 2, 4, 8) if variant.tile.openings & bit]  # 6.4
    return groups


def _close(variant: Variant | None, walker: int, entered: int) -> int:
    """The openings reached from those entered; bit 4 is the ladder, entered from another one (6.3, 8.7)."""
    if variant is None:
        return 0
    card = variant.card
    if card.ladder and (entered & 16 or card.ladder == "any" or card.ladder == _colour(walker)):
        return variant.tile.openings
    return sum(group for group in _groups(variant, walker) if group & entered)


def _colour(walker: int) -> str:
    return "" if walker == ANYONE else COLOURS[walker]


def _close_table() -> vec[u8]:
    """CLOSE[walker, tile, sides entered] -> sides reached."""
    table = []
    for walker in (GREEN, BLUE, ANYONE):
        for tile in range(256):
            variant = VARIANTS[tile] if tile < len(VARIANTS) else None
            table += [_close(variant, walker, entered) for entered in range(32)]
    return bytes_of(table)


def _nugget_table() -> vec[u8]:
    """NUGGET[walker, tile, sides reached] -> whether the nugget is reached (8.9)."""
    table = []
    for walker in (GREEN, BLUE):
        for tile in range(256):
            variant = VARIANTS[tile] if tile < len(VARIANTS) else None
            sides = 0
            if variant:
                sides = variant.nugget_reach
                if variant.arm and not variant.opened and variant.card.door != COLOURS[walker]:
                    sides &= ~variant.arm
            table += [int(sides & reached != 0) for reached in range(16)]
    return bytes_of(table)


def _sides_where(key: int, state: int) -> int:
    """The sides of an edge key that are in this state, as four bits."""
    return sum(1 << side for side in range(4) if key >> 2 * side & 3 == state)


_WALLS: Final = [_sides_where(key, WALL) for key in range(256)]
_OPENINGS: Final = [_sides_where(key, OPENING) | _sides_where(key, REACHED) for key in range(256)]
_REACHED: Final = [_sides_where(key, REACHED) for key in range(256)]


def agrees(key: int, openings: int) -> bool:
    """Opening to opening, wall to wall (3.3)."""
    return not (openings & _WALLS[key] or _OPENINGS[key] & ~openings)


def _may_lie(card: Card, key: int, adjacent: bool, openings: int) -> bool:
    """Whether a card with these openings may be laid on a cell with this edge key."""
    if not agrees(key, openings):
        return False
    if card.ladder == "any" or adjacent:  # 6.3: touching is enough; also for the option of 3.3
        return key != 0
    if card.ladder:  # 8.7: joined by a tunnel, reachable or not
        return _OPENINGS[key] != 0
    return _REACHED[key] != 0  # the sides agree, so the card's side is open too


def _positions(card: Card, fits: Callable[[int], bool]) -> int:
    """Bit 0: the card may lie upright, bit 1: turned; positions that look the same are one (1.8)."""
    assert card.tile is not None
    openings = card.tile.openings
    upright = int(fits(openings))
    return upright if card.symmetric else upright | 2 * int(fits(turned_mask(openings)))


def _fits_table(adjacent: bool) -> vec[u8]:
    """FITS[kind, edge key] -> the positions in which a tunnel card may be laid there."""
    table = [0] * 256
    for card in CARDS:
        if card.use is not Use.TUNNEL:
            table += [0] * 256
            continue
        for key in range(256):
            table.append(_positions(card, partial(_may_lie, card, key, adjacent)))
    return bytes_of(table)


def _goal_fits_table() -> vec[u8]:
    """GOAL_FITS[kind, edge key] -> positions of a goal or vein card that agree with all neighbours (4.3, 8.8)."""
    table = [0] * 256
    for card in CARDS:
        if card.use not in (Use.GOAL, Use.VEIN):
            table += [0] * 256
            continue
        for key in range(256):
            table.append(_positions(card, partial(agrees, key)))
    return bytes_of(table)


def _of_variants(values: list[int]) -> vec[u8]:
    """A table over tiles."""
    return bytes_of([0, 0, *values] + [0] * (254 - len(values)))


_TILES: Final = [variant for variant in VARIANTS if variant is not None]

OPEN: Final = _of_variants([v.tile.openings for v in _TILES])
CLOSE: Final = _close_table()
NUGGET: Final = _nugget_table()
FITS: Final = _fits_table(False)
FITS_ADJACENT: Final = _fits_table(True)
GOAL_FITS: Final = _goal_fits_table()
REACHED_SIDES: Final = bytes_of(_REACHED)
FIRST_SIDE: Final = bytes_of([next((s for s in range(4) if k >> 2 * s & 3), 4) for k in range(256)])

TILE: Final = bytes_of([0, 0] + [_tile_index(k, t, False) for k in range(1, len(CARDS) + 1) for t in (False, True)])
KIND_OF: Final = _of_variants([KIND[v.card.id] for v in _TILES])
TURNED: Final = _of_variants([int(v.turned) for v in _TILES])
OPENED: Final = _of_variants([_tile_index(KIND[v.card.id], v.turned, True) for v in _TILES])
IS_OPENED: Final = _of_variants([int(v.opened) for v in _TILES])
TROLL: Final = _of_variants([int(v.card.troll and not v.opened) for v in _TILES])
DOOR: Final = _of_variants(
    [COLOURS.index(v.card.door) + 1 if v.card.door and v.arm and not v.opened else 0 for v in _TILES]
)
LADDER: Final = _of_variants([COLOURS.index(v.card.ladder) + 1 if v.card.ladder in COLOURS else 0 for v in _TILES])
NUGGETS: Final = _of_variants([v.card.nuggets for v in _TILES])
CRYSTALS: Final = _of_variants([v.card.crystals for v in _TILES])
LASTING: Final = _of_variants([int(v.card.nuggets > 0 or v.card.troll) for v in _TILES])  # 8.10
NO_LADDER_BESIDE: Final = bytes_of(
    [0, 1] + [int(v.card.use in (Use.GOAL, Use.VEIN) or v.card.nuggets > 0) for v in _TILES]
)  # 6.3, 8.7

EFFECT: Final = bytes_of([0] + [_EFFECTS.index(card.effect) for card in CARDS])
TOOLS: Final = bytes_of([0] + [mat_bits(card.tools) for card in CARDS])
IS_LADDER: Final = bytes_of([0] + [int(card.ladder is not None and card.use is Use.TUNNEL) for card in CARDS])
IS_GOLD: Final = bytes_of([0] + [int(card.goal == "gold") for card in CARDS])
MAT_PLACE: Final = bytes_of(
    [0]
    + [
        1 + MAT_CARDS.index({Effect.THEFT: "theft", Effect.TRAPPED: "trapped"}.get(card.effect) or card.tools[0])
        if card.effect in (Effect.BREAK, Effect.THEFT, Effect.TRAPPED)
        else 0
        for card in CARDS
    ]
)
"""1 + the place of the card on a mat, or 0 if it never lies there."""
SYMMETRIC: Final = bytes_of([0] + [int(card.symmetric) for card in CARDS])
KIND_NUGGETS: Final = bytes_of([0] + [card.nuggets for card in CARDS])
KIND_TROLL: Final = bytes_of([0] + [int(card.troll) for card in CARDS])

STEPS_X: Final = (0, 1, 0, -1)
STEPS_Y: Final = (1, 0, -1, 0)


def tile_of(kind: i64, turned: i64) -> i64:
    """The tile of a card laid upright (0) or turned (1)."""
    return i64(TILE[2 * kind + turned])


def reaches_nugget(walker: i64, tile: i64, reached: i64) -> bool:
    """Whether a walker who reaches these sides of a tile reaches its nugget (8.9)."""
    return NUGGET[(walker << 12) | (tile << 4) | reached] != 0


def goal_fits(kind: i64, key: i64) -> i64:
    """The positions in which a goal or vein card agrees with what lies around its cell (4.3, 8.8)."""
    return i64(GOAL_FITS[(kind << 8) | key])
