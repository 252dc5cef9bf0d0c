"""What a drawn card shows: its tunnels, and its marks (door, ladder, troll, crystal, nuggets, marker)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import Card, Use
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.tile import SIDES, Tile, mask, turned_mask
from saboteur.engine.view import Lying
from saboteur.notation.drawing.sheet import InvalidDiagram, Place
from saboteur.notation.text import one_of

CORNERS = ("NE", "SE", "SW", "NW")


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything drawn on a card besides its tunnels."""

    use: str = ""
    """`start`, `gold`, `stone`, `vein`, or `hidden` for a face-down goal; empty for a tunnel card."""
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
    """The corner in which they are drawn: between two openings from which they are reached, if there are two."""
    opened: bool = False
    marker: int | None = None
    face: str = ""
    """What an observer knows of a face-down goal: `$` gold, `#` stone, or a vein card's nuggets."""


PLAIN = Marks()
HIDDEN = Marks(use="hidden")


@dataclass(frozen=True, slots=True)
class Drawn:
    """A cell of a drawing: tunnels (`None` for a face-down goal), marks, and the card if a legend names it."""

    cell: Cell
    tile: Tile | None
    marks: Marks = PLAIN
    named: Lying | None = None
    place: Place = field(default=Place(1, 1, ""), compare=False, repr=False)
    """Where it stands in the text it was read from."""
    named_at: Place = field(default=Place(1, 1, ""), compare=False, repr=False)
    """Where the legend names its card."""


def can_be_opened(card: Card) -> bool:
    """A door by a key, a troll by a bribe (8.5, 8.6); the expansion's doors never."""
    return card.troll or card.door_at is not None


def can_be_marked(card: Card) -> bool:
    """A marker lies on nuggets or beside a bribed troll (8.6, 8.9)."""
    return card.troll or card.nuggets > 0


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


class Resolver:
    """Finds the one card of a game that looks as drawn: on a goal's cell a goal, elsewhere a tunnel card."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self._goals = tuple(dict.fromkeys(ruleset.goals))
        self._tunnels = tuple(card for card in ruleset.cards if card.use is Use.TUNNEL)
        self._known: dict[tuple[bool, Tile | None, Marks], list[Lying]] = {}

    def resolve(self, drawn: Drawn) -> Lying:
        """The card, as it lies."""
        cell, game, is_goal = drawn.cell, self._ruleset, drawn.cell in self._ruleset.goal_cells
        if drawn.named is not None and not self._has(drawn.named.card):
            raise drawn.named_at.wrong(f"a card of {game.name}")
        if cell in game.starts:
            start = Lying(cell, game.starts[cell])
            if not _looks_like_start(drawn, start):
                raise drawn.place.wrong(f"the start of {game.name} on {cell}")
            return start
        expected = f"a goal of {game.name} on {cell}" if is_goal else f"a tunnel card of {game.name} on {cell}"
        if drawn.named is not None:
            if drawn.named.card not in (self._goals if is_goal else self._tunnels):
                raise drawn.place.wrong(expected)
            return replace(drawn.named, cell=cell)
        looks = (is_goal, drawn.tile, drawn.marks)
        if looks not in self._known:
            self._known[looks] = self._alike(drawn, is_goal)
        match self._known[looks]:
            case [lying]:
                return replace(lying, cell=cell)
            case []:
                raise drawn.place.wrong(expected)
            case several:
                raise self._ambiguous(drawn, several)

    def _has(self, card: Card) -> bool:
        return card in self._goals or card in self._tunnels or card in self._ruleset.starts.values()

    def _alike(self, drawn: Drawn, is_goal: bool) -> list[Lying]:
        found = []
        for card in self._goals if is_goal else self._tunnels:
            for lying in _positions(drawn, card):
                other = drawn_of(lying)
                # A compact drawing does not show the kind of a goal, only that it is a goal.
                marks = replace(drawn.marks, use=other.marks.use) if is_goal and not drawn.marks.use else drawn.marks
                if other.tile == drawn.tile and other.marks == marks:
                    found.append(lying)
        return found

    def _ambiguous(self, drawn: Drawn, several: list[Lying]) -> InvalidDiagram:
        cards = one_of(tuple(lying.card.id for lying in several))
        return drawn.place.wrong(f"one card of {self._ruleset.name} on {drawn.cell}, not {cards}")


def _looks_like_start(drawn: Drawn, start: Lying) -> bool:
    """`S` in a compact drawing shows no colour, and `┼` is accepted too."""
    if drawn.named is not None:
        return drawn.named.card is start.card
    as_drawn = drawn_of(start)
    return drawn.tile == as_drawn.tile and drawn.marks in (PLAIN, Marks(use="start"), as_drawn.marks)


def _positions(drawn: Drawn, card: Card) -> list[Lying]:
    """Both positions of the card, opened and marked as drawn, if that is possible."""
    opened, marker = drawn.marks.opened, drawn.marks.marker
    if (opened and not can_be_opened(card)) or (marker is not None and not can_be_marked(card)):
        return []
    both = (False,) if card.symmetric else (False, True)
    return [Lying(drawn.cell, card, turned, opened, marker) for turned in both]
