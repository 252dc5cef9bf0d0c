"""A whole game as text, for its holder: nothing is hidden. What a seat may see is drawn from its view instead."""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterator

from saboteur.engine.core.packed import A_DEAL, A_OVER, ASKED
from saboteur.engine.core.state import State
from saboteur.engine.drawing import FACE_DOWN, GLYPH, LETTERS, Shown, draw_cells, shown
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import CARDS, Card
from saboteur.engine.values.roles import ROLES
from saboteur.engine.view import View, view_of


def name_of(ruleset: Ruleset, state: State) -> str:
    """A game in one line: `base, 5 seats, round 2, seat 3 is asked: turn`."""
    seats = int(state.rules.seats)
    return f"{ruleset}, {seats} seat{'s' * (seats > 1)}, round {int(state.round)}, {_asked(state)}"


def _asked(state: State) -> str:
    if state.asked == A_OVER:
        return "over"
    return "to be dealt" if state.asked == A_DEAL else f"seat {int(state.actor)} is asked: {ASKED[state.asked]}"


def picture(ruleset: Ruleset, state: State) -> str:
    """Its name, the mine, what lies under the goals, and what everybody holds."""
    if not state.round:
        return name_of(ruleset, state)
    view = view_of(state, ruleset, None)
    return "\n".join([name_of(ruleset, state), drawn_mine(view), *_piles(state, view), *_seats(state, view)])


def drawn_mine(view: View) -> str:
    """The mine; should the letters not suffice, the last cards show their tunnels alone."""
    cells = {goal.cell: Shown(FACE_DOWN) for goal in view.goals if not goal.open}
    named: set[str] = set()
    for lying in view.mine:
        cells[lying.cell] = shown(lying)
        if cells[lying.cell].card and len({*named, cells[lying.cell].card}) > len(LETTERS):
            assert lying.card.tile is not None
            cells[lying.cell] = Shown(GLYPH[lying.card.tile.turned() if lying.turned else lying.card.tile])
        named.add(cells[lying.cell].card)
    return draw_cells(cells)


def _piles(state: State, view: View) -> Iterator[str]:
    hidden = [f"{goal.cell} {CARDS[state.goals[place] - 1]}" for place, goal in enumerate(view.goals) if not goal.open]
    if hidden:
        yield f"face down: {', '.join(hidden)}"
    yield f"deck: {view.deck}, discard: {len(view.discard)}"


def _seats(state: State, view: View) -> Iterator[str]:
    for seat in range(view.seats):
        role = [ROLES[state.roles[seat]]] if len(state.roles) else []
        words = [*role, f"gold {int(state.gold(seat))}", *view.mats[seat]]
        yield f"seat {seat}: {', '.join(words)}: {' '.join(map(str, _hand(state, seat)))}".rstrip()


def _hand(state: State, seat: int) -> list[Card]:
    return [CARDS[kind - 1] for kind in state.hand(seat)]
