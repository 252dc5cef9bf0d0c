"""How far it is to the goals: the cost of the cheapest way that can still be built.

A way leads from where a walker stands through empty cells, each of which needs a card that joins the side it is entered
by to the side it is left by, and through cards that lie there already, cut off or not. A cell costs more if
fewer cards of the game fit there. Cells outside the window are not searched. Only the mine is used, which everybody
can see.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from saboteur.engine.core.mine import WINDOW, Mine
from saboteur.engine.core.native import i32, i64, u8
from saboteur.engine.core.tables import (
    CLOSE,
    EMPTY,
    HIDDEN,
    OPEN,
    REACHED_SIDES,
    SYMMETRIC,
    TILE,
    agrees,
    reaches_nugget,
)
from saboteur.engine.core.vecs import NO_BYTES, NO_CELLS, bytes_of, cells_of, words_of
from saboteur.engine.search.ground import ground

FAR: Final = 200
"""No way, or none worth looking for."""
CARD: Final = 8
"""The cost of a card of a common kind."""
THROUGH: Final = 12
"""The cost to walk through a face-down goal: it may lead on when it is turned over."""
RARE: Final = 20
"""The additional cost if only one card fits."""
MOST_GOALS: Final = 6

NO_ENTRIES: Final = cells_of([0] * (FAR + 1))
ALL_FAR: Final = words_of([FAR] * MOST_GOALS)


LEAST: Final[dict[tuple[int, ...], vec[u8]]] = {}
"""The least cost of ways in the first window, for goals on these cells; the last item says which are wanted (as bits).
The games have a hundred and forty such tables of one KB each; all bots share them."""


def passing_costs(deck: vec[u8], walker: i64) -> vec[u8]:
    """For every edge key, side entered and side left what a card there would cost this walker, 0 if none fits."""
    tiles: list[i64] = []
    for card in deck:
        kind = i64(card)
        tiles.append(i64(TILE[2 * kind]))
        if not SYMMETRIC[kind]:
            tiles.append(i64(TILE[2 * kind + 1]))
    counted: dict[i64, i64] = {}
    for tile in tiles:
        if tile:
            counted[tile] = counted.get(tile, 0) + 1
    costs: list[int] = []
    for key in range(256):
        fitting = [tile for tile in counted if agrees(key, int(OPEN[tile]))]
        for entered in range(4):
            for left in range(4):
                count: i64 = 0
                for tile in fitting:
                    if joins(tile, walker, entered, left):
                        count += counted[tile]
                costs.append(int(CARD + RARE // count) if count else 0)
    return bytes_of(costs)


def joins(tile: i64, walker: i64, one: i64, other: i64) -> bool:
    """Whether a walker passes inside a card from one side to another."""
    both: i64 = (1 << one) | (1 << other)
    if one == other or i64(OPEN[tile]) & both != both:
        return False
    return (i64(CLOSE[(walker << 13) | (tile << 5) | (1 << one)]) >> other) & 1 != 0


class Ways:
    """What the cheapest ways of one walker cost: to each goal that lies face down, to cards that are cut off.

    The costs of goals stay until the next search; everything else is released after it has been used.
    """

    def __init__(self, passing: vec[u8], walker: i64) -> None:
        self.passing: vec[u8] = passing
        self.open_ground: i64 = i64(passing[(3 << 2) | 1])  # nothing lies around: any way through costs the same
        self.walker: i64 = walker
        self.costs: vec[i64] = ALL_FAR[:]  # a goal each, in the order of the deal
        self.best: vec[u8] = NO_BYTES  # 1 + the cost to stand at a side of a cell, 0: not found
        self.heads: vec[i32] = NO_ENTRIES  # for each cost the first entry
        self.nodes: vec[i32] = NO_CELLS
        self.rest: vec[i32] = NO_CELLS
        self.entries: i64 = 1
        self.plane: i64 = 0
        self.least: vec[u8] = NO_BYTES
        self.least_of: dict[i64, vec[u8]] = {}  # by the goals wanted; shared by all

    def cost(self, goal: i64) -> i64:
        """The cost of the cheapest way to a goal."""
        return self.costs[goal]

    def measure(self, mine: Mine, number: i64, wanted: i64, enough: i64) -> None:
        """Finds the costs of the goals wanted (as bits), and of everything else that costs at most `enough`."""
        lent = ground(mine.shift)
        self.costs = ALL_FAR[:]
        self.heads = NO_ENTRIES[:]
        self.entries = 1
        self.best = lent.unseen[:]
        self.nodes = lent.nodes
        self.rest = lent.rest
        self.least = lent.no_least
        self.search(mine, number, wanted, enough)
        self.heads = NO_ENTRIES
        self.nodes = NO_CELLS
        self.rest = NO_CELLS
        self.least = NO_BYTES
        lent.give_back()

    def forget(self) -> None:
        """Releases everything that was measured, except the costs of goals."""
        self.best = NO_BYTES

    def search(self, mine: Mine, number: i64, wanted: i64, enough: i64) -> None:
        """Measures with the borrowed working memory."""
        plane = number * i64(len(mine.tiles))
        self.plane = plane
        hidden = self.hidden_goals(mine, plane, wanted)
        # One loop with local arrays, because a plain bot spends most of its time here.
        tiles = mine.tiles
        keys = mine.keys
        best = self.best
        heads = self.heads
        nodes = self.nodes
        rest = self.rest
        passing = self.passing
        room = i64(len(nodes))
        row_step: i64 = 1 << mine.shift
        if not enough and mine.shift == WINDOW and not self.has_shortcut(mine, plane):
            self.least = self.least_costs(mine, wanted)
        least = self.least
        for cell32 in mine.frontier:
            reached = i64(REACHED_SIDES[i64(keys[plane + i64(cell32)])])
            for side in range(4):
                if (reached >> side) & 1:
                    self.stand(i64(cell32) * 4 + side, 0)
        for goal in range(i64(len(mine.goals))):
            if self.costs[goal] == 0:
                self.walk_on(mine, i64(mine.goals[goal]), THROUGH)
        for at_least in range(FAR):
            while heads[at_least]:  # more may come to the same place
                entry = i64(heads[at_least])
                heads[at_least] = rest[entry]
                node = i64(nodes[entry])
                cell = node >> 2
                cost = at_least - i64(least[cell])
                if i64(best[node]) != cost + 1:
                    continue  # found cheaper since
                key = i64(keys[plane + cell])
                row = (key << 4) | ((node & 3) << 2)
                for side in range(4):
                    more = i64(passing[row | side]) if key else self.open_ground
                    total = cost + more
                    if more == 0 or total >= FAR:
                        continue
                    step = 2 - side if side & 1 else (1 - side) * row_step
                    beside = cell + step
                    if i64(tiles[beside]) != EMPTY:
                        self.leave(mine, beside, side ^ 2, total)
                        continue
                    there = beside * 4
                    if keys[plane + beside]:
                        there += side ^ 2
                    old = i64(best[there])
                    later = total + i64(least[there >> 2])
                    # As in `stand`, but a call costs more than what it does.
                    if (old == 0 or old > total + 1) and later < FAR and self.entries < room:
                        entry = self.entries
                        best[there] = u8(total + 1)
                        nodes[entry] = i32(there)
                        rest[entry] = heads[later]
                        heads[later] = i32(entry)
                        self.entries = entry + 1
            if at_least >= enough and not self.looks_further(hidden, at_least):
                break

    def has_shortcut(self, mine: Mine, plane: i64) -> bool:
        """Whether a card lies in the mine that leads on but is not reached: then a way may cost less than its cells."""
        for cells in (mine.laid, mine.fixed):
            for cell32 in cells:
                tile = i64(mine.tiles[i64(cell32)])
                apart = i64(OPEN[tile]) & ~i64(mine.keys[plane + i64(cell32)])
                for side in range(4):
                    if (apart >> side) & 1 and i64(CLOSE[(self.walker << 13) | (tile << 5) | (1 << side)]) != 1 << side:
                        return True
        return False

    def least_costs(self, mine: Mine, wanted: i64) -> vec[u8]:
        """The least cost of a way from each cell of the first window to one of these goals."""
        if wanted in self.least_of:
            return self.least_of[wanted]
        goals: list[int] = [int(goal) for goal in mine.goals]
        shared = (*goals, int(wanted))
        if shared not in LEAST:
            found: list[int] = []
            for cell in range(i64(len(mine.tiles))):
                steps: i64 = FAR
                for goal in range(i64(len(mine.goals))):
                    if (wanted >> goal) & 1:
                        other = i64(mine.goals[goal])
                        dx = (cell & ((1 << WINDOW) - 1)) - (other & ((1 << WINDOW) - 1))
                        dy = (cell >> WINDOW) - (other >> WINDOW)
                        steps = min(steps, (dx if dx > 0 else -dx) + (dy if dy > 0 else -dy))
                found.append(int(min(steps * CARD, FAR)))
            LEAST[shared] = bytes_of(found)
        self.least_of[wanted] = LEAST[shared]
        return self.least_of[wanted]

    def hidden_goals(self, mine: Mine, plane: i64, wanted: i64) -> i64:
        """Which of the goals wanted lie face down and are not reached yet."""
        hidden: i64 = 0
        for goal in range(i64(len(mine.goals))):
            cell = i64(mine.goals[goal])
            if (wanted >> goal) & 1 and i64(mine.tiles[cell]) == HIDDEN:
                if REACHED_SIDES[i64(mine.keys[plane + cell])]:
                    self.costs[goal] = 0
                else:
                    hidden |= 1 << goal
        return hidden

    def looks_further(self, goals: i64, cost: i64) -> bool:
        """Whether a cheaper way to one of these goals may still be found."""
        for goal in range(MOST_GOALS):
            if (goals >> goal) & 1 and self.costs[goal] > cost:
                return True
        return False

    def stand(self, node: i64, cost: i64) -> None:
        """A walker can come to a side of a cell for this cost; the cheapest sides are continued first."""
        at_least = cost + i64(self.least[node >> 2])
        if at_least >= FAR or self.entries == i64(len(self.nodes)) or self.best[node] == 1:
            return
        self.best[node] = u8(cost + 1)
        self.nodes[self.entries] = i32(node)
        self.rest[self.entries] = self.heads[at_least]
        self.heads[at_least] = i32(self.entries)
        self.entries += 1

    def leave(self, mine: Mine, cell: i64, side: i64, cost: i64) -> None:
        """Out of a cell to what lies beside it: a goal, or a card that was cut off, and through it."""
        tile = i64(mine.tiles[cell])
        if tile == HIDDEN:
            for goal in range(i64(len(mine.goals))):
                if i64(mine.goals[goal]) == cell and cost < self.costs[goal]:
                    self.costs[goal] = cost
                    self.walk_on(mine, cell, cost + THROUGH)
            return
        node = cell * 4 + side
        if tile == EMPTY and not mine.keys[self.plane + cell]:
            node = cell * 4
        old = i64(self.best[node])
        if old and old <= cost + 1:
            return
        if tile == EMPTY:
            self.stand(node, cost)
            return
        if not (i64(OPEN[tile]) >> side) & 1:
            return
        self.best[node] = u8(cost + 1)
        reached = i64(CLOSE[(self.walker << 13) | (tile << 5) | (1 << side)])
        for way_out in range(4):
            if way_out != side and (reached >> way_out) & 1:
                self.leave(mine, cell + mine.step(way_out), way_out ^ 2, cost)

    def walk_on(self, mine: Mine, goal: i64, cost: i64) -> None:
        """Out of a goal that lies face down, by any side."""
        if cost < FAR:
            for side in range(4):
                beside = goal + mine.step(side)
                if i64(mine.tiles[beside]) == EMPTY:
                    node = beside * 4
                    if mine.keys[self.plane + beside]:
                        node += side ^ 2
                    old = i64(self.best[node])
                    if old == 0 or old > cost + 1:
                        self.stand(node, cost)

    def cost_of_nugget(self, mine: Mine, cell: i64) -> i64:
        """The cost to reach the nugget of a card in the mine (8.9)."""
        tile = i64(mine.tiles[cell])
        least: i64 = FAR
        for side in range(4):
            found = i64(self.best[cell * 4 + side])
            if found and found - 1 < least:
                reached = i64(CLOSE[(self.walker << 13) | (tile << 5) | (1 << side)])
                if reaches_nugget(self.walker, tile, reached):
                    least = found - 1
        return least
