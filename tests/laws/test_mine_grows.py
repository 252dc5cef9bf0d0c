"""The mine has no edge (1.3), and what is kept up to date card by card is what a flood from the start finds."""

import random

import pytest

from saboteur.engine.core.mine import Mine, new_mine
from saboteur.engine.core.tables import ANYONE, FITS, GREEN, KIND, LASTING, TILE
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


def _along(mine: Mine, cell: int, direction: tuple[int, int]) -> int:
    at = Cell.of_code(mine.code(cell))
    return at.x * direction[0] + at.y * direction[1]
