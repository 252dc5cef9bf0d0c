"""What is wrong with the cards lying in the mine of a setup."""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from saboteur.engine.core.tables import STEPS_X, STEPS_Y
from saboteur.engine.setup.layout import Layout
from saboteur.engine.values.cards import Use
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.tile import SIDES
from saboteur.engine.view import Lying

FARTHEST: Final = 100
"""No game has enough cards to get there."""
EDGE: Final = 127
"""The last cells that the fast part of the rules can represent."""


def mine_faults(layout: Layout) -> list[str]:
    """Cards in impossible places or positions, sides that disagree, too many markers or keys, an ended round."""
    lying = layout.lying
    faults = [f"mine: {fault}" for each in lying for fault in _card_faults(each, layout)]
    faults += [
        f"mine: two cards on {one.cell}: {one.card} and {other.card} (3.3)"
        for one, other in combinations(lying, 2)
        if one.cell == other.cell
    ]
    starts = [Lying(cell, card) for cell, card in layout.ruleset.starts.items()]
    faults += [f"mine: {fault}" for fault in _edge_faults([*starts, *lying])]
    return [*faults, *_token_faults(layout, lying), *_end_faults(layout)]


def _card_faults(lying: Lying, layout: Layout) -> Iterator[str]:
    card, where = lying.card, f"{lying.card} on {lying.cell}"
    if _distance(lying.cell) > FARTHEST:
        yield f"{where} lies further than cards can reach: at most {FARTHEST} cells from 0,0"
    elif card.ladder and _distance(lying.cell) > EDGE - layout.tunnels:  # 6.3, 8.7: players can dig on from a ladder
        yield f"{where} lies further than cards can reach: a ladder at most {EDGE - layout.tunnels} cells from 0,0"
    if lying.turned and card.symmetric:
        yield f"{where} is turned, but both its positions look the same and are written upright (1.8)"
    if lying.opened and not (card.troll or card.door_at):
        yield f"{where} is opened, but has no door for a key and no troll (8.5, 8.6)"
    if lying.marker is None:
        if card.troll and lying.opened:
            yield f"{where} is a bribed troll without a marker (8.6)"
        return
    if not layout.is_seat(lying.marker):
        yield f"{where} has a marker of seat {lying.marker}, the seats are 0 to {layout.seats - 1}"
    if not card.troll and not card.nuggets:
        yield f"{where} has a marker, but neither nugget nor troll (8.6, 8.9)"
    if card.troll and not lying.opened:
        yield f"{where} is a troll with a marker, so it is opened (8.6)"


def _distance(cell: Cell) -> int:
    return max(abs(cell.x), abs(cell.y))


def _edge_faults(cards: list[Lying]) -> Iterator[str]:
    by_cell = {lying.cell: lying for lying in cards}
    for one in by_cell.values():
        for side in (0, 1):  # every pair once: to the north and to the east
            other = by_cell.get(Cell(one.cell.x + STEPS_X[side], one.cell.y + STEPS_Y[side]))
            if other is None or {one.card.use, other.card.use} & {Use.GOAL, Use.VEIN}:  # 4.3, 8.8: exceptions
                continue
            if _is_open(one, side) != _is_open(other, side ^ 2):
                kind = "an opening" if _is_open(one, side) else "a wall"
                meets = "an opening" if _is_open(other, side ^ 2) else "a wall"
                yield (
                    f"{one.card} on {one.cell} has {kind} in the {SIDES[side]}, where {other.card} on {other.cell} "
                    f"has {meets} (3.3)"
                )


def _is_open(lying: Lying, side: int) -> bool:
    tile = lying.card.tile
    if tile is None:
        return False
    openings = (tile.turned() if lying.turned else tile).openings
    return bool(openings >> side & 1)


def _token_faults(layout: Layout, lying: list[Lying]) -> Iterator[str]:
    if not (layout.ruleset.claims or layout.rules.keys):
        return
    placed = sum(each.marker is not None for each in lying)
    most, left = layout.ruleset.markers, layout.setup.markers
    if (left or 0) < 0 or placed + (left or 0) > most:
        yield f"markers: {left or 0} left and {placed} placed, the game has {most} (8.1, 9.1)"
    if layout.ruleset.claims and (left == 0 or placed >= most) and not layout.ended:
        yield "markers: none is left, so the round would have ended (8.11)"
    opened = sum(each.opened and not each.card.troll for each in lying)
    tokens, left = layout.ruleset.keys, layout.setup.keys
    if (left or 0) < 0 or opened + (left or 0) > tokens:
        yield f"keys: {left or 0} left and {opened} in use, the game has {tokens} (8.1)"


def _end_faults(layout: Layout) -> Iterator[str]:
    if layout.ended:
        return
    if any(lying.card.goal == "gold" for lying in layout.open_goals):
        yield "mine: the gold lies open, so the round would have ended (4.5)"
    all_open = len(layout.open_goals) >= len(layout.ruleset.goal_cells)
    if layout.rules.veins and all_open and layout.setup.asked != "claim":  # 8.12: first the markers
        yield "mine: all vein cards lie open, so the round would have ended (8.11)"
