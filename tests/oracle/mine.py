"""The mine: what lies where, which cards fit, and where a walk can lead."""

from dataclasses import dataclass, field

from .cards import CARDS, OPPOSITE, STEP, Card, Cell, door_arm, groups, nugget_sides, openings

Opening = tuple[Cell, str]  # a side of the card on a cell


@dataclass
class Laid:
    """A face-up card in the mine."""

    name: str
    turned: bool
    opened: bool = False  # duel: its door by a key, or its troll by a bribe

    @property
    def card(self) -> Card:
        return CARDS[self.name]


def beyond(cell: Cell, side: str) -> Cell:
    """The cell next to this one on that side."""
    dx, dy = STEP[side]
    return cell[0] + dx, cell[1] + dy


@dataclass
class Mine:
    """Cells with face-up cards, and cells with face-down goals (or vein cards)."""

    cells: dict[Cell, Laid] = field(default_factory=dict)
    face_down: dict[Cell, str] = field(default_factory=dict)
    order_laid: list[Cell] = field(default_factory=list)  # tunnel cards, in the order they were laid

    def lay(self, name: str, cell: Cell, turned: bool) -> None:
        self.cells[cell] = Laid(name, turned)
        self.order_laid.append(cell)

    def remove(self, cell: Cell) -> str:
        self.order_laid.remove(cell)
        return self.cells.pop(cell).name

    def is_empty(self, cell: Cell) -> bool:
        return cell not in self.cells and cell not in self.face_down

    def neighbours(self, cell: Cell) -> list[tuple[str, Laid]]:
        """The face-up cards next to this cell (1.4: no face-down goal), with the side they are on."""
        found = []
        for side in "NESW":
            there = self.cells.get(beyond(cell, side))
            if there is not None:
                found.append((side, there))
        return found

    def cells_next_to_cards(self) -> list[Cell]:
        """Every empty cell that has a neighbour."""
        around = {beyond(cell, side) for cell in self.cells for side in "NESW"}
        return sorted(cell for cell in around if self.is_empty(cell))

    def agrees(self, name: str, turned: bool, cell: Cell) -> bool:
        """Every side agrees with every neighbour: opening to opening, wall to wall (3.3)."""
        mine = openings(name, turned)
        for side, there in self.neighbours(cell):
            theirs = openings(there.name, there.turned)
            if (side in mine) != (OPPOSITE[side] in theirs):
                return False
        return True

    def meets(self, name: str, turned: bool, cell: Cell, reached: set[Opening]) -> bool:
        """At least one opening of the card meets an opening that is reached (3.3)."""
        return any((beyond(cell, side), OPPOSITE[side]) in reached for side in openings(name, turned))

    def joins_any(self, name: str, turned: bool, cell: Cell) -> bool:
        """At least one opening of the card meets an opening of a neighbour, reached or not."""
        mine = openings(name, turned)
        return any(
            side in mine and OPPOSITE[side] in openings(there.name, there.turned)
            for side, there in self.neighbours(cell)
        )

    def is_next_to_goal(self, cell: Cell) -> bool:
        """A goal or vein card, face up or down, lies on an adjacent cell."""
        for side in "NESW":
            there = beyond(cell, side)
            if there in self.face_down:
                return True
            if there in self.cells and self.cells[there].card.sort == "goal":
                return True
        return False

    def sides_reaching(self, cell: Cell, reached: set[Opening]) -> list[str]:
        """The sides of this cell on which a reached opening faces it."""
        return [side for side in "NESW" if (beyond(cell, side), OPPOSITE[side]) in reached]

    def goals_reached(self, reached: set[Opening]) -> list[Cell]:
        """The face-down goals with a reached opening facing them (4.1, 8.8)."""
        return [cell for cell in self.face_down if self.sides_reaching(cell, reached)]

    def reach(self, start: Cell, who: str | None) -> set[Opening]:
        """All openings a walker comes to from the start card (1.5); a walker None ignores doors (6.4)."""
        reached: set[Opening] = set()
        climbed: set[str] = set()  # ladders whose like are all on the list already
        to_do: list[Opening] = [(start, side) for side in "NESW"]
        while to_do:
            cell, side = to_do.pop()
            if (cell, side) in reached:
                continue
            reached.add((cell, side))
            here = self.cells[cell]
            # Out of the card, to the facing opening of the neighbour.
            next_cell = beyond(cell, side)
            there = self.cells.get(next_cell)
            if there is not None and OPPOSITE[side] in openings(there.name, there.turned):
                to_do.append((next_cell, OPPOSITE[side]))
            # Inside the card, within one group.
            for other in openings(here.name, here.turned):
                if (cell, other) not in reached and may_pass(here, side, other, who):
                    to_do.append((cell, other))
            # By the ladders: to the start and all other ladders (6.3), of this colour (8.7).
            if here.card.ladder and here.card.ladder not in climbed:
                climbed.add(here.card.ladder)
                for far_cell, far in self.cells.items():
                    if far.card.ladder == here.card.ladder:
                        to_do += [(far_cell, far_side) for far_side in openings(far.name, far.turned)]
        return reached

    def nugget_is_reached(self, cell: Cell, reached: set[Opening], who: str) -> bool:
        """The walker comes to the nugget of this card, and not only to the door before it (8.9)."""
        here = self.cells[cell]
        for side in nugget_sides(here.name, here.turned):
            shut = side == door_arm(here.name, here.turned) and not passes_door(here, who)
            if (cell, side) in reached and not shut:
                return True
        return False


def passes_door(laid: Laid, who: str | None) -> bool:
    """The walker passes the door of this card (6.4, 8.5)."""
    return who is None or who == laid.card.door or laid.opened


def may_pass(laid: Laid, one: str, other: str, who: str | None) -> bool:
    """The walker passes inside this card from one opening to another."""
    if not any(one in group and other in group for group in groups(laid.name, laid.turned)):
        return False
    if one == other:
        return True
    if laid.card.troll and not laid.opened:  # 8.6
        return False
    if laid.card.door:
        arm = door_arm(laid.name, laid.turned)
        # Expansion: the door is on the one group with two openings. Duel: it closes one arm.
        behind_door = one == arm or other == arm if arm else True
        return not behind_door or passes_door(laid, who)
    return True
