"""Where every card of a game lies, read from the state itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from saboteur import Game
from saboteur.engine.core.base import BaseState
from saboteur.engine.core.duel import DuelState
from saboteur.engine.core.expansion import ExpansionState
from saboteur.engine.core.tables import EMPTY, HIDDEN, KIND, KIND_NUGGETS, KIND_OF
from saboteur.engine.values.cards import MAT_CARDS

NUGGETS = Counter({1: 16, 2: 8, 3: 4})  # 5.1
VEINS = 6


def ints(numbers: Iterable[Any]) -> list[int]:
    """Numbers of any width as plain ones."""
    return [int(number) for number in numbers]


def deck_cards(game: Game) -> Counter[int]:
    """Tunnel and action cards, wherever they lie."""
    state = game.state
    deck, mats = ints(state.deck), ints(state.rules.mat_kinds)
    found = Counter(deck[: state.rules.removed] + deck[state.top :])
    for seat in range(game.seats):
        found.update(ints(state.hand(seat)))
        found.update(mats[place] for place in range(len(MAT_CARDS)) if state.mat(seat) >> place & 1)
    found.update(entry & 255 for entry in ints(state.discard))
    found.update(laid_cards(game))
    if isinstance(state, DuelState):
        found.update(ints(state.gone))
    return found


def laid_cards(game: Game) -> list[int]:
    """Tunnel cards in the mine; at the end of a round of the duel those with a marker are their owner's (8.13)."""
    state = game.state
    marked: set[int] = set()
    if isinstance(state, DuelState) and game.asked in ("deal", "over"):
        marked = {mark >> 1 for mark in state.marks}
    cells = [int(cell) for cell in state.mine.laid]
    kinds = [(state.mine.code(cell), int(KIND_OF[int(state.mine.tiles[cell])])) for cell in cells]
    return [kind for code, kind in kinds if code not in marked or not KIND_NUGGETS[kind]]


def all_deck_cards(game: Game) -> Counter[int]:
    """The same as the ruleset says."""
    return Counter({KIND[card.id]: count for card, count in game.ruleset.cards.items()})


def roles(game: Game) -> Counter[int]:
    """Dwarves before seats, left over, or put away."""
    state = game.state
    return Counter([*state.roles, *state.spare, *(entry & 15 for entry in state.away)])


def nuggets(game: Game) -> Counter[int]:
    """Nugget cards of the base game: in the pile, on offer, won."""
    state = game.state
    assert isinstance(state, BaseState)
    found = Counter([*state.pile, *state.offer])
    for seat in range(game.seats):
        for value in (1, 2, 3):
            found[value] += state.nuggets[seat * 4 + value]
    return found


def check_mine(game: Game) -> None:
    """Something lies exactly on the cells of starts, goals and laid cards; the goals are those dealt."""
    state, mine = game.state, game.state.mine
    here = {cell for cell, tile in enumerate(mine.tiles) if tile != EMPTY}
    hidden = {cell for cell, tile in enumerate(mine.tiles) if tile == HIDDEN}
    assert sorted([*mine.fixed, *mine.laid, *hidden]) == sorted(here)
    goals = [mine.cell_at(code) for code in state.rules.goal_codes]
    still_open = {state.pending} if state.pending >= 0 else set()  # turned over, its position asked for
    for index, cell in enumerate(goals):
        if state.goals_open >> index & 1 and index not in still_open:
            assert KIND_OF[int(mine.tiles[cell])] == state.goals[index]
        else:
            assert cell in hidden
    starts = [mine.cell_at(code) for code in state.rules.start_codes]
    assert Counter(mine.fixed) == Counter([*starts, *(cell for cell in goals if cell not in hidden)])


def check_places(game: Game) -> None:
    """Every card of the ruleset lies in exactly one place."""
    state = game.state
    assert deck_cards(game) == all_deck_cards(game)
    assert roles(game) == Counter(state.rules.roles)
    assert state.held == sum(state.held_by(seat) for seat in range(game.seats))
    check_mine(game)
    if isinstance(state, DuelState):
        check_duel(game, state)
        return
    assert Counter(state.goals) == Counter(KIND[card.id] for card in game.ruleset.goals)
    if isinstance(state, ExpansionState):
        assert nuggets(game) == Counter()
    else:
        assert +nuggets(game) == NUGGETS


def check_duel(game: Game, state: DuelState) -> None:
    """Markers and keys are counted; vein cards lie here, wait, are owned, or are in the box for good (8.13)."""
    rules = game.ruleset
    veins = Counter(KIND[card.id] for card in rules.goals)
    dealt = Counter(int(kind) for kind in state.goals)
    assert not dealt - veins
    assert dealt.total() == veins.total() - VEINS * (state.round - 1)
    assert state.markers + len(state.marks) == rules.markers
    assert len({mark >> 1 for mark in state.marks}) == len(state.marks)
    used = sum(1 for at in game.view(None).mine if at.opened and not at.card.troll)
    assert state.keys + used == rules.keys
    owned = Counter(int(entry) >> 1 for entry in state.kept)
    assert not owned - (veins + Counter(int(kind) for kind in state.gone))
    playing = dealt if game.asked not in ("deal", "over") else Counter(int(kind) for kind in state.goals[VEINS:])
    assert not owned & playing
