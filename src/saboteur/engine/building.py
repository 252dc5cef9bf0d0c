"""The state of a position that is given completely."""
# mypyc: off

from __future__ import annotations

from saboteur.engine.actions import pack_away, with_theft
from saboteur.engine.cards import MAT_CARDS, Card, Use
from saboteur.engine.hands import OPENLY, SEAT, pack_thrown
from saboteur.engine.holdings import Holdings
from saboteur.engine.midturn import ask
from saboteur.engine.mine import Mine, new_mine
from saboteur.engine.roles import ROLES
from saboteur.engine.ruleset import kinds_in_order
from saboteur.engine.spread import Spread
from saboteur.engine.state import State
from saboteur.engine.tables import KIND, OPENED, tile_of
from saboteur.engine.vecs import bytes_of, cells_of
from saboteur.engine.view import Lying


def state_of(spread: Spread) -> State:
    """The position as a state of the fast part of the rules."""
    state, setup, seats = spread.ruleset.state(spread.seats), spread.setup, range(spread.seats)
    state.round = setup.round
    state.first = spread.first
    state.passes = setup.passes
    state.last_mover = spread.last_mover
    state.deck_was_empty = not spread.deck
    state.mine = _mine_of(spread)
    state.seats = bytes_of([0] * (len(seats) * SEAT))
    for seat in seats:
        for card in spread.hands[seat]:
            state.insert(seat, KIND[card.id])
        state.set_mat(seat, sum(1 << MAT_CARDS.index(name) for name in spread.mats.get(seat, ())))
    taken = sorted(_taken(spread))
    state.deck = kinds_in_order([*spread.removed, *taken, *spread.deck])
    state.top = len(spread.removed) + len(taken)
    state.discard = cells_of(
        [pack_thrown(KIND[str(each.card)], OPENLY if each.by is None else each.by) for each in spread.discard]
    )
    state.goals = kinds_in_order([*spread.goals, *spread.waiting])
    cells = spread.ruleset.goal_cells
    state.goals_open = sum(1 << cells.index(lying.cell) for lying in spread.open_goals)
    state.seen = bytes_of([sum({1 << cells.index(cell) for cell in spread.seen.get(seat, ())}) for seat in seats])
    state.roles = bytes_of([ROLES.index(role) for role in spread.roles])
    state.spare = bytes_of([ROLES.index(role) for role in spread.spare])
    state.away = cells_of(
        [
            pack_away(ROLES.index(each.role), sum({1 << seat for seat in (each.seat, *each.known_by)}), each.seat)
            for each in spread.away
        ]
    )
    state.known = cells_of([sum({1 << other for other in spread.known.get(seat, ())}) for seat in seats])
    state.thefts = 0
    for seat in spread.thefts:
        state.thefts = with_theft(state.thefts, seat)
    ask(state, spread)
    state.hold(_holdings(spread))
    state.forget_rounds()
    return state


def _mine_of(spread: Spread) -> Mine:
    rules = spread.rules
    mine = new_mine(rules.walkers, rules.walker)
    for cell in spread.ruleset.goal_cells:
        mine.hide(cell.code)
    for cell, card in spread.ruleset.starts.items():
        mine.fix(cell.code, tile_of(KIND[card.id], 0))
    for lying in spread.laid:
        mine.lay(lying.cell.code, _tile(lying))
    for lying in spread.open_goals:
        mine.fix(lying.cell.code, _tile(lying))
    mine.flood()
    return mine


def _tile(lying: Lying) -> int:
    tile = tile_of(KIND[lying.card.id], int(lying.turned))
    return int(OPENED[tile]) if lying.opened else tile


def _taken(spread: Spread) -> list[Card]:
    """Cards drawn from the deck in this round: they lie elsewhere now."""
    lost = [*spread.gone, *(card for cards in spread.kept.values() for card in cards if card.use is Use.TUNNEL)]
    taken = [card for card, count in spread.ruleset.cards.items() for _ in range(count)]
    for card in (*lost, *spread.removed, *spread.deck):
        taken.remove(card)
    return taken


def _holdings(spread: Spread) -> Holdings:
    """Gold won so far, and the tokens."""
    seats, setup, lying = range(spread.seats), spread.setup, spread.lying
    marks = tuple((each.cell.code, each.marker) for each in lying if each.marker is not None)
    opened = sum(each.opened and not each.card.troll for each in lying)
    tunnels = [card for cards in spread.kept.values() for card in cards if card.use is Use.TUNNEL]
    return Holdings(
        purses=tuple(tuple(spread.purses.get(seat, ())) for seat in seats),
        pile=tuple(spread.pile),
        offer=tuple(spread.offer),
        coins=tuple(spread.coins.get(seat, 0) for seat in seats),
        kept=tuple((KIND[card.id], seat) for seat in seats for card in spread.kept.get(seat, ())),
        gone=tuple(KIND[card.id] for card in (*tunnels, *spread.gone)),
        boxed=tuple(KIND[card.id] for card in spread.boxed),
        marks=marks,
        markers=spread.ruleset.markers - len(marks) if setup.markers is None else setup.markers,
        keys=spread.ruleset.keys - opened if setup.keys is None else setup.keys,
        earned=tuple(spread.earned.get(seat, 0) for seat in seats),
        bribing=setup.bribing,
    )
