"""The mine has no edge (1.3), and what is kept up to date card by card is what a flood from the start finds."""

import random

import pytest

from saboteur.engine.core.mine import WINDOW, Mine, area_of, new_mine
from saboteur.engine.core.tables import ANYONE, FITS, GREEN, KIND, LASTING, TILE
from saboteur.engine.search.ground import ground
from saboteur.engine.values.cell import Cell
from saboteur.rulesets import GAMES

pytestmark = pytest.mark.both


def begun(game: str) -> Mine:
    """A mine with its starts and face-down goals."""
    rules = GAMES[game]
    mine = new_mine(max(len(rules.walkers), 1), GREEN if rules.walkers else ANYONE)
    for cell in rules.goal_cells:
        mine.hide(cell.code)
    for cell, card in rules.starts.items():
        mine.fix(cell.code, int(TILE[2 * KIND[card.id]]))
    return mine


def is_up_to_date(mine: Mine) -> bool:
    """Whether a flood changes nothing."""
    anew = mine.clone()
    anew.flood()
    same_keys = list(anew.keys) == list(mine.keys)
    return same_keys and sorted(anew.frontier) == sorted(mine.frontier)


@pytest.mark.parametrize("game", ["base", "saboteur2", "duel"])
@pytest.mark.parametrize("direction", [(-1, 0), (1, 0), (0, 1), (0, -1)])
def test_1_3_a_corridor_of_60_cards_leads_beyond_every_window(game: str, direction: tuple[int, int]) -> None:
    dice = random.Random(f"{game}{direction}")
    mine = begun(game)
    tunnels = [card for card in GAMES[game].cards if card.tile is not None and card.ladder is None]
    open_ways = [KIND[card.id] for card in tunnels if card.tile and card.tile.joins("NS", "EW") and not card.door_at]
    any_card = [KIND[card.id] for card in tunnels]
    if not open_ways or game == "duel":
        open_ways = [KIND["base_nesw"]]  # the duel has no plain crossing; the mine does not mind
    for step in range(60):
        number = step % mine.walkers
        kinds = any_card if step % 7 == 6 else open_ways
        places = [
            (cell, kind, turned)
            for cell in map(int, mine.frontier)
            for kind in kinds
            for turned in (0, 1)
            if FITS[(kind << 8) | int(mine.keys[number * len(mine.tiles) + cell])] >> turned & 1
        ]
        best = max((_along(mine, cell, direction) for cell, _, _ in places), default=0)
        if step % 7 == 6:
            best = min((_along(mine, cell, direction) for cell, _, _ in places), default=0)  # off the corridor
        cell, kind, turned = dice.choice([place for place in places if _along(mine, place[0], direction) == best])
        mine.lay(mine.code(cell), int(TILE[2 * kind + turned]))
        assert is_up_to_date(mine)
        if step % 9 == 8:
            loose = [at for at in map(int, mine.laid) if not LASTING[int(mine.tiles[at])]]
            mine.collapse(dice.choice(loose))
            assert is_up_to_date(mine)
    assert mine.shift > 5, "the window has grown"
    codes = [mine.code(cell) for cell in map(int, mine.laid)]
    assert [mine.code(mine.cell_at(code)) for code in codes] == codes


@pytest.mark.parametrize("y", [13, 14, 15, 16, -14, -15, -16, -17])
def test_1_3_a_card_lies_within_the_border_of_every_window(y: int) -> None:
    mine = new_mine(2, GREEN)
    mine.hide(Cell(8, 0).code)
    cell = mine.lay(Cell(5, y).code, int(TILE[2 * KIND["base_nesw"]]))
    assert (mine.shift == WINDOW) == (-16 < y < 14)
    assert not mine.on_rim(cell)
    assert len(mine.tiles) == area_of(mine.shift)
    assert len(mine.keys) == 2 * len(mine.tiles)
    assert mine.code(cell) == Cell(5, y).code
    assert is_up_to_date(mine)
    assert [mine.cell_at(mine.code(at)) for at in range(len(mine.tiles))] == list(range(len(mine.tiles)))


@pytest.mark.parametrize("cell", [Cell(5, 127), Cell(5, -127), Cell(127, 5), Cell(-127, 5)])
def test_ways_are_measured_up_to_the_border_of_the_field(cell: Cell) -> None:
    mine = new_mine(1, ANYONE)
    mine.lay(cell.code, int(TILE[2 * KIND["base_nesw"]]))
    memory = ground(mine.shift)
    assert len(memory.unseen) == 4 * len(mine.tiles)
    memory.give_back()
    assert ground(mine.shift) is memory
    memory.give_back()


def test_an_array_of_the_first_window_is_kept_by_the_c_library_for_the_next_clone() -> None:
    header, kept = 24, 1032  # bytes: of an array, and the most that glibc hands on without looking for room
    assert header + len(new_mine(1, ANYONE).tiles) <= kept


def _along(mine: Mine, cell: int, direction: tuple[int, int]) -> int:
    at = Cell.of_code(mine.code(cell))
    return at.x * direction[0] + at.y * direction[1]
