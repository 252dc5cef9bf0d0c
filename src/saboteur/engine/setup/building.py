"""The state of a position that is given completely."""

from __future__ import annotations

from saboteur.engine.core.actions import pack_away, with_theft
from saboteur.engine.core.hands import OPENLY, SEAT, pack_thrown
from saboteur.engine.core.holdings import Holdings
from saboteur.engine.core.mine import Mine, new_mine
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import KIND, OPENED, tile_of
from saboteur.engine.core.vecs import bytes_of, cells_of
from saboteur.engine.ruleset import kinds_in_order
from saboteur.engine.setup.asked import ask
from saboteur.engine.setup.layout import Layout
from saboteur.engine.values.cards import Card, Use, mat_bits
from saboteur.engine.values.roles import ROLES
from saboteur.engine.view import Lying


def state_of(layout: Layout) -> State:
    """The position as a state of the fast part of the rules."""
    state, setup, seats = layout.ruleset.state(layout.seats), layout.setup, range(layout.seats)
    state.round = setup.round
    state.first = layout.first
    state.passes = setup.passes
    state.last_mover = layout.last_mover
    state.deck_was_empty = not layout.deck
    state.mine = _mine_of(layout)
    state.seats = bytes_of([0] * (len(seats) * SEAT))
    for seat in seats:
        for card in layout.hands[seat]:
            state.insert(seat, KIND[card.id])
        state.set_mat(seat, mat_bits(layout.mats.get(seat, ())))
    taken = sorted(_taken(layout))
    state.deck = bytes_of(kinds_in_order([*layout.removed, *taken, *layout.deck]))
    state.top = len(layout.removed) + len(taken)
    state.discard = cells_of(
        [pack_thrown(KIND[str(each.card)], OPENLY if each.by is None else each.by) for each in layout.discard]
    )
    state.goals = bytes_of(kinds_in_order([*layout.goals, *layout.waiting]))
    cells = layout.ruleset.goal_cells
    state.goals_open = sum(1 << cells.index(lying.cell) for lying in layout.open_goals)
    state.seen = bytes_of([sum({1 << cells.index(cell) for cell in layout.seen.get(seat, ())}) for seat in seats])
    state.roles = bytes_of([ROLES.index(role) for role in layout.roles])
    state.spare = bytes_of([ROLES.index(role) for role in layout.spare])
    state.away = cells_of(
        [
            pack_away(ROLES.index(each.role), sum({1 << seat for seat in (each.seat, *each.known_by)}), each.seat)
            for each in layout.away
        ]
    )
    state.known = cells_of([sum({1 << other for other in layout.known.get(seat, ())}) for seat in seats])
    state.thefts = 0
    for seat in layout.thefts:
        state.thefts = with_theft(state.thefts, seat)
    ask(state, layout)
    state.hold(_holdings(layout))
    state.forget_rounds()
    return state


def _mine_of(layout: Layout) -> Mine:
    rules = layout.rules
    mine = new_mine(rules.walkers, rules.walker)
    for cell in layout.ruleset.goal_cells:
        mine.hide(cell.code)
    for cell, card in layout.ruleset.starts.items():
        mine.fix(cell.code, tile_of(KIND[card.id], 0))
    for lying in layout.laid:
        mine.lay(lying.cell.code, _tile(lying))
    for lying in layout.open_goals:
        mine.fix(lying.cell.code, _tile(lying))
    mine.flood()
    return mine


def _tile(lying: Lying) -> int:
    tile = tile_of(KIND[lying.card.id], int(lying.turned))
    return int(OPENED[tile]) if lying.opened else tile


def _taken(layout: Layout) -> list[Card]:
    """Cards drawn from the deck in this round: they lie elsewhere now."""
    lost = [*layout.gone, *(card for cards in layout.kept.values() for card in cards if card.use is Use.TUNNEL)]
    taken = [card for card, count in layout.ruleset.cards.items() for _ in range(count)]
    for card in (*lost, *layout.removed, *layout.deck):
        taken.remove(card)
    return taken


def _holdings(layout: Layout) -> Holdings:
    """Gold won so far, and the tokens."""
    seats, setup, lying = range(layout.seats), layout.setup, layout.lying
    marks = tuple((each.cell.code, each.marker) for each in lying if each.marker is not None)
    opened = sum(each.opened and not each.card.troll for each in lying)
    tunnels = [card for cards in layout.kept.values() for card in cards if card.use is Use.TUNNEL]
    return Holdings(
        purses=tuple(tuple(layout.purses.get(seat, ())) for seat in seats),
        pile=tuple(layout.pile),
        offer=tuple(layout.offer),
        coins=tuple(layout.coins.get(seat, 0) for seat in seats),
        kept=tuple((KIND[card.id], seat) for seat in seats for card in layout.kept.get(seat, ())),
        gone=tuple(KIND[card.id] for card in (*tunnels, *layout.gone)),
        boxed=tuple(KIND[card.id] for card in layout.boxed),
        marks=marks,
        markers=layout.ruleset.markers - len(marks) if setup.markers is None else setup.markers,
        keys=layout.ruleset.keys - opened if setup.keys is None else setup.keys,
        earned=tuple(layout.earned.get(seat, 0) for seat in seats),
        bribing=setup.bribing,
    )
