"""What a drawn card shows: its tunnels, and its marks (door, ladder, troll, crystal, nuggets, marker)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from saboteur.engine.cards import Card, Use
from saboteur.engine.cell import Cell
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.tile import SIDES, Tile, mask, turned_mask
from saboteur.engine.view import Lying

CORNERS = ("NE", "SE", "SW", "NW")


class InvalidDiagram(ValueError):
    """A drawing that cannot be read; the message names the cell and what stands there."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything drawn on a card besides its tunnels."""

    use: str = ""
    """`start`, `gold`, `stone`, `vein`, or `hidden` for a face-down goal; nothing for a tunnel card."""
    colour: str = ""
    """Of a start or ladder of the duel."""
    door: str = ""
    door_at: str = ""
    """The side a door of the duel lies on; the expansion's doors lie at the heart."""
    ladder: bool = False
    troll: bool = False
    crystal: bool = False
    nuggets: int = 0
    nugget_at: str = ""
    """The corner it is drawn in: between the openings it is reached from, if there are two such."""
    opened: bool = False
    marker: int | None = None
    face: str = ""
    """What an observer knows of a face-down goal: `$` gold, `#` stone, or a vein card's nuggets."""


PLAIN = Marks()
HIDDEN = Marks(use="hidden")


@dataclass(frozen=True, slots=True)
class Drawn:
    """A cell of a drawing: tunnels (none of a face-down goal) and marks; the card, where a legend names it."""

    cell: Cell
    tile: Tile | None
    marks: Marks = PLAIN
    named: Lying | None = None


def drawn_of(lying: Lying) -> Drawn:
    """A card lying in the mine as it is drawn."""
    card = lying.card
    assert card.tile is not None, card
    use = {Use.START: "start", Use.GOAL: card.goal or "", Use.VEIN: "vein"}.get(card.use, "")
    door_at = _turned_sides(card.door_at or "", lying.turned)
    marks = Marks(
        use=use,
        colour=card.ladder if card.ladder and card.ladder != "any" else "",
        door=card.door or "",
        door_at=door_at,
        ladder=bool(card.ladder) and card.use is Use.TUNNEL,
        troll=card.troll,
        crystal=card.crystals > 0,
        nuggets=card.nuggets,
        nugget_at=_corner(_turned_sides(card.nugget_reach, lying.turned)) if card.nuggets else "",
        opened=lying.opened,
        marker=lying.marker,
    )
    return Drawn(lying.cell, card.tile.turned() if lying.turned else card.tile, marks, lying)


def _turned_sides(sides: str, turned: bool) -> str:
    bits = turned_mask(mask(sides)) if turned else mask(sides)
    return "".join(side for index, side in enumerate(SIDES) if bits >> index & 1)


def _corner(reach: str) -> str:
    return next((corner for corner in CORNERS if set(corner) <= set(reach)), "NE")


def resolve(drawn: Drawn, ruleset: Ruleset) -> Lying:
    """The one card of the game that looks like this; on a goal's cell a goal, elsewhere a tunnel card."""
    if drawn.named is not None:
        return replace(drawn.named, cell=drawn.cell)
    if drawn.cell in ruleset.starts and drawn.marks.use in ("", "start"):
        return Lying(drawn.cell, ruleset.starts[drawn.cell])
    is_goal = drawn.cell in ruleset.goal_cells
    wanted = replace(drawn.marks, use="") if is_goal else drawn.marks
    found = []
    for card in ruleset.goals if is_goal else ruleset.cards:
        for lying in _positions(drawn, card):
            other = drawn_of(lying)
            if other.tile == drawn.tile and (replace(other.marks, use="") if is_goal else other.marks) == wanted:
                found.append(lying)
    if len(found) == 1:
        return found[0]
    what = " or ".join(lying.card.id for lying in found) or "no card"
    raise InvalidDiagram(f"{drawn.cell}: {drawn.tile} with {drawn.marks} is {what} of {ruleset.name}")


def _positions(drawn: Drawn, card: Card) -> list[Lying]:
    if card.tile is None:
        return []
    both = (False,) if card.symmetric else (False, True)
    return [Lying(drawn.cell, card, turned, drawn.marks.opened, drawn.marks.marker) for turned in both]
