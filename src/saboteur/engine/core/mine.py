"""The mine: a grid of tiles, and for every walker what can be reached from the start (1.3-1.5).

`tiles[cell]` is the tile lying there. `keys[walker * area + cell]` is for a card the mask of its openings that can be
reached, for an empty cell or a face-down goal the edge key: in two bits a side, what lies across (tables.py). To lay a
card, the program looks up the key of its cell, finds with CLOSE which openings are reached now, updates the four
neighbours, and continues only where an opening was not reached before. Only a rockfall searches the whole mine again.

A cell is an index into a window of the endless grid; the window doubles when a card is laid on its border. It is a
square less its last row: so an array of the first window is small enough to be kept by the C library for the next
clone, which takes a sixth off a clone.
`code` and `cell_at` convert between cells and codes, which never change.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec

from saboteur.engine.core.native import i32, i64, u8
from saboteur.engine.core.tables import (
    CLOSE,
    EMPTY,
    FIRST_SIDE,
    HIDDEN,
    LADDER,
    LASTING,
    OPEN,
    OPENING,
    REACHED,
    REACHED_SIDES,
    WALL,
)
from saboteur.engine.core.vecs import bytes_of, cells_of, no_cells, words_of, zeros

CENTRE: Final = 128
"""A cell's code is (y + 128) * 256 + x + 128: no game has enough cards to leave that field."""


WINDOW: Final = 5
"""The first window is 32 cells wide and 31 high, the start a little south-west of its middle."""
WEST: Final = -12
SOUTH: Final = -16

STEP_CODES: Final = words_of([256, 1, -256, -1])


def area_of(shift: i64) -> i64:
    """The cells of a window of this size."""
    width: i64 = 1 << shift
    return width * (width - 1)


class Mine:
    """ ""Cards on the table, what each walker can reach, and the cells where a card may be laid (the frontier)."""

    def __init__(
        self,
        walkers: i64,
        walker: i64,
        tiles: vec[u8],
        keys: vec[u8],
        laid: vec[i32],
        fixed: vec[i32],
        frontier: vec[i32],
        goals: vec[i32],
        lasting: vec[i32],
    ) -> None:
        self.shift: i64 = WINDOW
        self.west: i64 = WEST
        self.south: i64 = SOUTH
        self.walkers: i64 = walkers
        self.walker: i64 = walker  # the first walker; the second is the next one of tables.py
        self.tiles: vec[u8] = tiles
        self.keys: vec[u8] = keys
        self.laid: vec[i32] = laid  # tunnel cards in the order they were laid (9.3)
        self.fixed: vec[i32] = fixed  # starts and goals that lie face up
        self.frontier: vec[i32] = frontier  # empty cells that some walker reaches
        self.goals: vec[i32] = goals  # face up or down, in the order of the deal
        self.lasting: vec[i32] = lasting  # cards with a nugget or a troll, which never collapse (8.10)

    def clone(self) -> Mine:
        """A copy of the mine."""
        other = Mine(
            self.walkers,
            self.walker,
            self.tiles[:],
            self.keys[:],
            self.laid[:],
            self.fixed[:],
            self.frontier[:],
            self.goals,
            self.lasting,
        )
        other.shift = self.shift
        other.west = self.west
        other.south = self.south
        return other

    def take_arrays(self, arrays: dict[str, list[int]]) -> None:
        """Takes those of a mine as plain values, each out of the dictionary (pickling.py)."""
        self.tiles = bytes_of(arrays.pop("tiles"))
        self.keys = bytes_of(arrays.pop("keys"))
        self.laid = cells_of(arrays.pop("laid"))
        self.fixed = cells_of(arrays.pop("fixed"))
        self.frontier = cells_of(arrays.pop("frontier"))
        self.goals = cells_of(arrays.pop("goals"))
        self.lasting = cells_of(arrays.pop("lasting"))

    def code(self, cell: i64) -> i64:
        """The code of a cell, which stays the same when the window grows."""
        row = (cell >> self.shift) + self.south + CENTRE
        return (row << 8) | ((cell & ((1 << self.shift) - 1)) + self.west + CENTRE)

    def cell_at(self, code: i64) -> i64:
        """The cell of a code, or -1 outside the window, where nothing lies."""
        x = (code & 255) - CENTRE - self.west
        y = (code >> 8) - CENTRE - self.south
        width: i64 = 1 << self.shift
        if x < 0 or y < 0 or x >= width or y >= width - 1:
            return -1
        return (y << self.shift) | x

    def step(self, side: i64) -> i64:
        """From a cell to its neighbour on this side."""
        if side & 1:
            return 2 - side  # E +1, W -1
        return (1 - side) << self.shift  # N up a row, S down

    def on_rim(self, cell: i64) -> bool:
        """Whether the cell has neighbours outside the window."""
        last: i64 = (1 << self.shift) - 1
        x = cell & last
        y = cell >> self.shift
        return x == 0 or y == 0 or x == last or y == last - 1

    def lay(self, code: i64, tile: i64) -> i64:
        """Lays a tunnel card and updates what can be reached; returns its cell."""
        cell = self.cell_at(code)
        while cell < 0 or self.on_rim(cell):
            self.widen()
            cell = self.cell_at(code)
        self.laid = append(self.laid, i32(cell))
        self.place(cell, tile)
        return cell

    def fix(self, code: i64, tile: i64) -> i64:
        """Puts down a start, or turns a goal over."""
        cell = self.cell_at(code)
        self.fixed = append(self.fixed, i32(cell))
        self.place(cell, tile)
        return cell

    def hide(self, code: i64) -> None:
        """Puts down a face-down goal, which is no card's neighbour (1.4)."""
        cell = self.cell_at(code)
        self.tiles[cell] = u8(HIDDEN)
        self.goals = append(self.goals[:], i32(cell))  # a clone may share it

    def place(self, cell: i64, tile: i64) -> None:
        """Puts a card on a cell and updates its neighbours and all walkers that reach it."""
        tiles = self.tiles
        keys = self.keys
        was_hidden = tiles[cell] != EMPTY
        tiles[cell] = u8(tile)
        openings = i64(OPEN[tile])
        area = i64(len(tiles))
        reached_before = False
        for number in range(self.walkers):
            here = number * area + cell
            entered = i64(REACHED_SIDES[i64(keys[here])])
            if entered:
                reached_before = True
            if LADDER[tile]:
                entered |= self.ladder_entered(number, tile, cell)
            reached = i64(CLOSE[((self.walker + number) << 13) | (tile << 5) | (entered & (openings | 16))])
            keys[here] = u8(reached)
            for side in range(4):
                beside = cell + self.step(side)
                if i64(tiles[beside]) <= HIDDEN:
                    state: i64 = WALL
                    if (reached >> side) & 1:
                        state = REACHED
                    elif (openings >> side) & 1:
                        state = OPENING
                    self.border(number * area, beside, state << (2 * (side ^ 2)))
                elif (reached >> side) & 1:
                    self.enter(number, beside, 1 << (side ^ 2))
            if reached and LADDER[tile]:
                self.climb(number, tile, cell)
        if LASTING[tile]:
            self.lasting = append(self.lasting[:], i32(cell))  # a clone may share it
        if reached_before and not was_hidden:
            self.frontier = remove(self.frontier, i32(cell))

    def border(self, plane: i64, cell: i64, bits: i64) -> None:
        """Notes for an empty cell what lies across one of its sides."""
        keys = self.keys
        old = i64(keys[plane + cell])
        new = old | bits
        keys[plane + cell] = u8(new)
        if (
            REACHED_SIDES[new]
            and not REACHED_SIDES[old]
            and not self.tiles[cell]
            and (self.walkers == 1 or not self.reached_by_other(plane, cell))
        ):
            self.frontier = append(self.frontier, i32(cell))

    def reached_by_other(self, plane: i64, cell: i64) -> bool:
        """Whether the other walker has the cell on the frontier already."""
        area = i64(len(self.tiles))
        return REACHED_SIDES[i64(self.keys[area - plane + cell])] != 0

    def enter(self, number: i64, cell: i64, side_bit: i64) -> None:
        """A walker enters a card through one of its openings (16: its ladder) and continues from there."""
        tiles = self.tiles
        keys = self.keys
        area = i64(len(tiles))
        tile = i64(tiles[cell])
        here = number * area + cell
        old = i64(keys[here])
        if not side_bit & ((i64(OPEN[tile]) | 16) & ~old):
            return
        reached = i64(CLOSE[((self.walker + number) << 13) | (tile << 5) | old | side_bit])
        fresh = reached & ~old
        if not fresh:
            return
        keys[here] = u8(reached)
        for side in range(4):
            if (fresh >> side) & 1:
                beside = cell + self.step(side)
                if i64(tiles[beside]) <= HIDDEN:
                    self.border(number * area, beside, REACHED << (2 * (side ^ 2)))
                else:
                    self.enter(number, beside, 1 << (side ^ 2))
        if LADDER[tile] and not old:
            self.climb(number, tile, cell)

    def ladder_entered(self, number: i64, tile: i64, here: i64) -> i64:
        """16 if the walker already reaches another ladder or the entrance of this ladder's colour (8.7), or 0."""
        area = i64(len(self.tiles))
        for cell in self.ladders(tile, here):
            if self.keys[number * area + i64(cell)]:
                return 16
        return 0

    def climb(self, number: i64, tile: i64, here: i64) -> None:
        """From a ladder a walker passes to the entrance and the other ladder of its colour (8.7)."""
        for cell in self.ladders(tile, here):
            self.enter(number, i64(cell), 16)

    def ladders(self, tile: i64, here: i64) -> vec[i32]:
        """Cells of the entrance and of other ladders of this ladder's colour."""
        found = no_cells()
        for cell in self.fixed:
            if LADDER[i64(self.tiles[i64(cell)])] == LADDER[tile] and i64(cell) != here:
                found = append(found, cell)
        for cell in self.laid:
            if LADDER[i64(self.tiles[i64(cell)])] == LADDER[tile] and i64(cell) != here:
                found = append(found, cell)
        return found

    def collapse(self, cell: i64) -> None:
        """Removes a tunnel card; what it cut off stays where it is (3.7)."""
        self.laid = remove(self.laid, i32(cell))
        self.tiles[cell] = u8(EMPTY)
        self.flood()

    def swap(self, cell: i64, tile: i64) -> None:
        """Puts the opened variant of a card in its place: a key or a bribe (8.5, 8.6)."""
        self.tiles[cell] = u8(tile)
        area = i64(len(self.tiles))
        for number in range(self.walkers):
            old = i64(self.keys[number * area + cell])
            if old:
                self.keys[number * area + cell] = u8(0)
                for side in range(4):
                    if (old >> side) & 1:
                        self.enter(number, cell, 1 << side)

    def flood(self) -> None:
        """Computes all keys and the frontier again, from the start."""
        area = i64(len(self.tiles))
        self.keys = zeros(area * self.walkers)
        self.frontier = no_cells()
        self.border_all(self.fixed)
        self.border_all(self.laid)
        for number in range(self.walkers):
            self.set_out(number, number * area, self.fixed)
            self.set_out(number, number * area, self.laid)

    def border_all(self, cards: vec[i32]) -> None:
        """Notes the walls and openings of these cards for every empty cell beside them."""
        tiles = self.tiles
        keys = self.keys
        area = i64(len(tiles))
        for card in cards:
            cell = i64(card)
            openings = i64(OPEN[i64(tiles[cell])])
            for side in range(4):
                beside = cell + self.step(side)
                if i64(tiles[beside]) <= HIDDEN:
                    bits: i64 = (WALL + ((openings >> side) & 1)) << (2 * (side ^ 2))
                    for number in range(self.walkers):
                        keys[number * area + beside] = u8(i64(keys[number * area + beside]) | bits)

    def set_out(self, number: i64, plane: i64, cards: vec[i32]) -> None:
        """A walker starts from every card that is always joined to the start: the start itself and ladders."""
        for card in cards:
            cell = i64(card)
            tile = i64(self.tiles[cell])
            if CLOSE[((self.walker + number) << 13) | (tile << 5)]:
                self.enter(number, cell, 16)

    def widen(self) -> None:
        """Doubles the window; the old one is in the middle of the new."""
        old_shift = self.shift
        old_tiles = self.tiles
        old_keys = self.keys
        old_width: i64 = 1 << old_shift
        half = old_width >> 1
        old_area = i64(len(old_tiles))
        area = area_of(old_shift + 1)
        self.tiles = zeros(area)
        self.keys = zeros(area * self.walkers)
        for cell in range(old_area):
            moved = (((cell >> old_shift) + half) << (old_shift + 1)) | ((cell & (old_width - 1)) + half)
            self.tiles[moved] = old_tiles[cell]
            for number in range(self.walkers):
                self.keys[number * area + moved] = old_keys[number * old_area + cell]
        self.shift = old_shift + 1
        self.west -= half
        self.south -= half
        self.laid = self.moved(self.laid, old_shift)
        self.fixed = self.moved(self.fixed, old_shift)
        self.frontier = self.moved(self.frontier, old_shift)
        self.goals = self.moved(self.goals, old_shift)
        self.lasting = self.moved(self.lasting, old_shift)

    def moved(self, cells: vec[i32], old_shift: i64) -> vec[i32]:
        """The same cells after the window has doubled."""
        half: i64 = 1 << (old_shift - 1)
        result = no_cells()
        for old in cells:
            cell = i64(old)
            row = (cell >> old_shift) + half
            result = append(result, i32((row << (old_shift + 1)) | ((cell & (2 * half - 1)) + half)))
        return result

    def touching(self) -> vec[i32]:
        """Every empty cell beside a card, each once."""
        return self.beside_all(self.laid, self.beside_all(self.fixed, no_cells()))

    def beside_all(self, cards: vec[i32], found: vec[i32]) -> vec[i32]:
        """Adds the empty cells beside these cards; each belongs to the card on the first of its sides that has one."""
        for card in cards:
            for side in range(4):
                beside = i64(card) + self.step(side)
                if not self.tiles[beside] and i64(FIRST_SIDE[i64(self.keys[beside])]) == side ^ 2:
                    found = append(found, i32(beside))
        return found

    def is_beside(self, cell: i64, table: vec[u8]) -> bool:
        """Whether a card (also face down) that is marked in this table lies on a cell beside this one."""
        code = self.code(cell)
        for side in range(4):
            beside = self.cell_at(code + STEP_CODES[side])
            if beside >= 0 and table[i64(self.tiles[beside])]:
                return True
        return False

    def walked_by(self, walker: i64) -> Mine:
        """The same mine for another walker (7.2)."""
        other = self.clone()
        other.walker = walker
        other.flood()
        return other


def new_mine(walkers: i64, walker: i64) -> Mine:
    """An empty mine."""
    area = area_of(WINDOW)
    return Mine(
        walkers,
        walker,
        zeros(area),
        zeros(area * walkers),
        no_cells(),
        no_cells(),
        no_cells(),
        no_cells(),
        no_cells(),
    )
