"""How far every place is from each goal: maps from which the cost after any lay is read, without a search for it.

`Ways` searches from the walker to the goals, once for each mine that might come about. A survey searches from each goal
outwards, twice: through the mine as it lies, and without the cell where the cheapest way begins. A card laid on another
cell leaves that way as it is; one laid there is judged by the second map. What a card does to the cells beside it is
neglected: that is the price of reading instead of searching.

A place is a side of a cell, at which a walker enters it. Costs are those of ways.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from saboteur.engine.core.mine import Mine, area_of
from saboteur.engine.core.native import i32, i64, u8
from saboteur.engine.core.tables import CLOSE, EMPTY, HIDDEN, OPEN, REACHED_SIDES
from saboteur.engine.core.vecs import NO_BYTES, NO_CELLS, bytes_of, cells_of, words_of
from saboteur.engine.search.ground import ground
from saboteur.engine.search.ways import FAR, MOST_GOALS, THROUGH

MARGIN: Final = 32
"""Ways that cost this much more than the cheapest are all taken for equally bad."""
RIM: Final = 255
"""Marks the places on the border of the window, where no search goes."""
NOWHERE: Final = -1

NO_HEADS: Final = cells_of([0] * (FAR + 1))
_unseen: Final[dict[int, vec[u8]]] = {}


def places_unseen(shift: i64) -> vec[u8]:
    """The places of a window of this size, none of them found; to be copied, never changed."""
    size = int(shift)
    if size not in _unseen:
        width: i64 = 1 << shift
        found: list[int] = []
        for cell in range(area_of(shift)):
            x = cell & (width - 1)
            y = cell >> shift
            rim = x == 0 or y == 0 or x == width - 1 or y == width - 2
            found += [RIM] * 4 if rim else [0] * 4
        _unseen[size] = bytes_of(found)
    return _unseen[size]


class Survey:
    """The maps of one walker in one mine. It is used again for the next mine."""

    def __init__(self, passing: vec[u8], walker: i64) -> None:
        self.passing: vec[u8] = passing  # what a card costs (ways.py)
        self.walker: i64 = walker
        self.goals: i64 = 0
        self.plane: i64 = 0
        self.cost: vec[i64] = words_of([FAR] * MOST_GOALS)  # of the cheapest way to a goal
        self.first: vec[i64] = words_of([NOWHERE] * MOST_GOALS)  # the cell where it begins
        self.other: vec[i64] = words_of([FAR] * MOST_GOALS)  # of the cheapest way that begins elsewhere
        self.away: list[vec[u8]] = [NO_BYTES for _ in range(MOST_GOALS)]  # 1 + cost from a place, 0: not found
        self.around: list[vec[u8]] = [NO_BYTES for _ in range(MOST_GOALS)]  # the same without that cell
        self.nodes: vec[i32] = NO_CELLS  # borrowed for a search
        self.rest: vec[i32] = NO_CELLS

    def look(self, mine: Mine, number: i64, wanted: i64) -> None:
        """Draws the maps of the goals wanted (as bits) for a walker of the mine."""
        lent = ground(mine.shift)
        self.nodes = lent.nodes
        self.rest = lent.rest
        self.goals = i64(len(mine.goals))
        self.plane = number * i64(len(mine.tiles))
        for goal in range(self.goals):
            self.cost[goal] = FAR
            self.other[goal] = FAR
            self.first[goal] = NOWHERE
            self.away[goal] = NO_BYTES
            if not (wanted >> goal) & 1:
                continue
            cell = i64(mine.goals[goal])
            if i64(mine.tiles[cell]) == HIDDEN and REACHED_SIDES[i64(mine.keys[self.plane + cell])]:
                self.cost[goal] = 0
                self.other[goal] = 0
                self.away[goal] = places_unseen(mine.shift)
                continue
            found = self.spread(mine, cell, NOWHERE, MARGIN)
            self.away[goal] = found
            self.around[goal] = found
            if self.first[goal] != NOWHERE:
                self.around[goal] = self.spread(mine, cell, self.first[goal], 0)
        self.nodes = NO_CELLS
        self.rest = NO_CELLS
        lent.give_back()

    def forget(self) -> None:
        """Releases the maps; the costs of goals stay."""
        for goal in range(self.goals):
            self.away[goal] = NO_BYTES
            self.around[goal] = NO_BYTES

    def spread(self, mine: Mine, target: i64, barred: i64, margin: i64) -> vec[u8]:
        """The map of one goal, as far as the cheapest way and a margin; with a barred cell only how far that is."""
        tiles = mine.tiles
        keys = mine.keys
        passing = self.passing
        plane = self.plane
        walker = self.walker << 13
        row_step: i64 = 1 << mine.shift
        found = places_unseen(mine.shift)[:]
        heads = NO_HEADS[:]
        nodes = self.nodes
        rest = self.rest
        entries: i64 = 1
        room = i64(len(nodes))
        for side in range(4):
            found[target * 4 + side] = u8(1)
            nodes[entries] = i32(target * 4 + side)
            rest[entries] = heads[0]
            heads[0] = i32(entries)
            entries += 1
        goal: i64 = 0
        while i64(mine.goals[goal]) != target:
            goal += 1
        least: i64 = FAR
        cost: i64 = 0
        while cost < FAR and cost <= least + margin:
            entry = i64(heads[cost])
            if not entry:
                cost += 1
                continue
            heads[cost] = rest[entry]
            node = i64(nodes[entry])
            if i64(found[node]) != cost + 1:
                continue  # found cheaper since
            here = node >> 2
            side = node & 3
            if not tiles[here] and (i64(REACHED_SIDES[i64(keys[plane + here])]) >> side) & 1:
                if cost < least:
                    least = cost
                    if barred == NOWHERE:
                        self.cost[goal] = cost
                        self.first[goal] = here
                    else:
                        self.other[goal] = cost
                continue  # who stands here need not come from further off
            from_cell = here + (2 - side if side & 1 else (1 - side) * row_step)
            left = side ^ 2
            tile = i64(tiles[from_cell])
            if from_cell == barred:
                continue
            entered_by: i64 = 15 & ~(1 << left)
            if tile == HIDDEN:
                if from_cell == target:
                    continue
            elif tile != EMPTY:
                if not (i64(OPEN[tile]) >> left) & 1 or i64(keys[plane + from_cell]):
                    continue
                entered_by = i64(CLOSE[walker | (tile << 5) | (1 << left)]) & ~(1 << left)
            row = (i64(keys[plane + from_cell]) << 4) | left
            for entered in range(4):
                if not (entered_by >> entered) & 1:
                    continue
                total = cost
                if tile == EMPTY:
                    more = i64(passing[row | (entered << 2)])
                    if not more:
                        continue
                    total += more
                elif tile == HIDDEN:
                    total += THROUGH
                if total >= FAR:
                    continue
                place = from_cell * 4 + entered
                old = i64(found[place])
                if (old == 0 or (old > total + 1 and old != RIM)) and entries < room:
                    found[place] = u8(total + 1)
                    nodes[entries] = i32(place)
                    rest[entries] = heads[total]
                    heads[total] = i32(entries)
                    entries += 1
        return found

    def after_lay(self, mine: Mine, goal: i64, cell: i64, tile: i64, walker: i64) -> i64:
        """What the way to a goal would cost once this tile lay on an empty cell, which this walker passes."""
        best = self.cost[goal]
        if not best:
            return 0
        found = self.away[goal]
        if cell == self.first[goal]:
            best = self.other[goal]
            found = self.around[goal]
        entered = i64(REACHED_SIDES[i64(mine.keys[self.plane + cell])])
        reached = i64(CLOSE[(walker << 13) | (tile << 5) | entered])
        row_step: i64 = 1 << mine.shift
        for side in range(4):
            if (reached >> side) & 1:
                beside = cell + (2 - side if side & 1 else (1 - side) * row_step)
                there = i64(found[beside * 4 + (side ^ 2)])
                if there and there - 1 < best:
                    best = there - 1
        return best

    def after_collapse(self, fallen: Mine, goal: i64, cell: i64) -> i64:
        """What the way would cost in this mine, from which the card on a cell was just removed."""
        found = self.away[goal]
        if not self.cost[goal] or not len(found):
            return self.cost[goal]
        keys = fallen.keys
        row_step: i64 = 1 << fallen.shift
        best: i64 = min(self.cost[goal] + MARGIN, FAR)
        for cell32 in fallen.frontier:
            here = i64(cell32)
            key = i64(keys[self.plane + here])
            reached = i64(REACHED_SIDES[key])
            for side in range(4):
                if not (reached >> side) & 1:
                    continue
                if here != cell:
                    there = i64(found[here * 4 + side])
                    if there and there - 1 < best:
                        best = there - 1
                    continue
                for left in range(4):
                    more = i64(self.passing[(key << 4) | (side << 2) | left])
                    if more:
                        beside = cell + (2 - left if left & 1 else (1 - left) * row_step)
                        there = i64(found[beside * 4 + (left ^ 2)])
                        if there and there - 1 + more < best:
                            best = there - 1 + more
        return best
