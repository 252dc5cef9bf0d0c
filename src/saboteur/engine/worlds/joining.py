"""A game taken up from a view: the state that the rules play on, with blank cards where the observer sees none."""

from __future__ import annotations

from dataclasses import replace

from saboteur.engine.core.actions import pack_away, with_theft
from saboteur.engine.core.hands import OPENLY, SEAT, pack_thrown
from saboteur.engine.core.holdings import Holdings
from saboteur.engine.core.mine import Mine, new_mine
from saboteur.engine.core.packed import A_CLAIM, A_DEAL, A_GOAL, A_POSITION, ASKED
from saboteur.engine.core.rules import Rules
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import KIND, KIND_NUGGETS, OPENED, tile_of
from saboteur.engine.core.vecs import bytes_of, cells_of, zeros
from saboteur.engine.values.cards import Card, mat_bits
from saboteur.engine.values.roles import ROLES
from saboteur.engine.values.unknown import UNKNOWN, HiddenNumber, HiddenRole
from saboteur.engine.view import Lying, View, reached_on
from saboteur.engine.worlds.retelling import BLANK, kind_of


def blank_state(view: View) -> State:
    """Everything lies where the view shows it; a dwarf not seen is the first of `ROLES`, a nugget card worth 0."""
    state = view.ruleset.state(view.seats)
    if not view.round:
        return state
    rules, own = state.rules, -1 if view.observer is None else view.observer
    state.round = view.round
    state.first = view.first
    state.turn = view.turn or 0
    state.last_mover = state.turn
    state.asked = ASKED.index(view.asked)
    state.actor = -1 if state.asked >= A_DEAL or view.actor is None else view.actor
    if state.asked in (A_GOAL, A_POSITION, A_CLAIM):
        state.to_draw = 1  # the card just laid, or the key
        state.drawer = state.turn
    state.mine = mine_of(view, rules)
    _lay_cards(state, view)
    _lay_goals(state, view, own)
    _seat_dwarves(state, view, own)
    for seat in view.thefts:
        state.thefts = with_theft(state.thefts, seat)
    state.hold(_holdings(view))
    return state


def _holdings(view: View) -> Holdings:
    """Gold and tokens; no pile, so that the rules share nothing out (knowledge.py)."""
    purses = tuple(tuple(_number(value, 0) for value in purse) for purse in view.purses)
    kept: list[tuple[int, int]] = []
    if view.ruleset.nature.earns == "cards":  # which ones they are is not seen, and makes no difference
        by_value = list(KIND_NUGGETS)
        kept = [(by_value.index(value), seat) for seat, purse in enumerate(purses) for value in purse]
    return Holdings(
        purses=purses,
        offer=tuple(_number(value, 0) for value in view.offer),
        coins=tuple(_number(coins, 1) for coins in view.coins),  # of others it is seen whether they have some (7.6)
        kept=tuple(kept),
        boxed=tuple(map(kind_of, view.boxed)),
        marks=tuple((at.cell.code, at.marker) for at in view.mine if at.marker is not None),
        markers=view.markers,
        keys=view.keys,
    )


def mine_of(view: View, rules: Rules) -> Mine:
    """The mine of a view, walked through."""
    mine = new_mine(rules.walkers, rules.walker)
    lying = {at.cell: at for at in view.mine}
    for goal in view.goals:
        mine.hide(goal.cell.code)
    for cell, card in view.ruleset.starts.items():
        mine.fix(cell.code, tile_of(KIND[card.id], 0))
    for goal in view.goals:
        if goal.cell in lying:
            mine.fix(goal.cell.code, _tile(lying[goal.cell]))
    for cell in view.laid:
        mine.lay(cell.code, _tile(lying[cell]))
    return mine


def with_reached(view: View) -> View:
    """The same view, its cards saying what of them is reached; a view with cards where none can ever lie as it is."""
    if not all(at.cell.code for at in view.mine):
        return view
    mine = mine_of(view, view.ruleset.rules(view.seats))
    cards = (replace(at, reached=reached_on(mine, mine.cell_at(at.cell.code))) for at in view.mine)
    return replace(view, mine=tuple(cards))


def _tile(lying: Lying) -> int:
    tile = tile_of(KIND[lying.card.id], int(lying.turned))
    return int(OPENED[tile]) if lying.opened else int(tile)


def _lay_cards(state: State, view: View) -> None:
    """Hands, mats, deck and discard."""
    state.seats = zeros(view.seats * SEAT)
    for seat, hand in enumerate(view.hands):
        for card in hand:
            state.insert(seat, kind_of(card))
        state.set_mat(seat, mat_bits(view.mats[seat]))
    cards = len(state.rules.deck)  # in later rounds of a duel it had fewer (8.13): only what is left of it is seen
    state.deck = bytes_of([BLANK] * cards)
    state.top = cards - view.deck
    state.deck_was_empty = not view.deck
    thrown = [pack_thrown(kind_of(each.card), OPENLY if each.by is None else each.by) for each in view.discard]
    state.discard = cells_of(thrown)


def _lay_goals(state: State, view: View, own: int) -> None:
    lying = {at.cell for at in view.mine}
    state.goals = bytes_of([kind_of(goal.face) for goal in view.goals])
    for index, goal in enumerate(view.goals):
        if goal.open:
            state.goals_open |= 1 << index
            if goal.cell not in lying:
                state.pending = index
    if own >= 0:
        seen = [0] * len(state.seen)
        seen[own] = sum(1 << index for index, goal in enumerate(view.goals) if isinstance(goal.face, Card))
        state.seen = bytes_of(seen)


def _seat_dwarves(state: State, view: View, own: int) -> None:
    state.roles = bytes_of([_role(role) for role in view.roles])
    state.spare = bytes_of([_role(role) for role in view.spare])
    knew = 0 if own < 0 else 1 << own
    state.away = cells_of(
        [pack_away(_role(each.role), knew if isinstance(each.role, str) else 0, each.seat) for each in view.away]
    )
    if own >= 0:
        known = [0] * len(state.known)
        known[own] = sum(1 << seat for seat, role in enumerate(view.roles) if isinstance(role, str) and seat != own)
        state.known = cells_of(known)


def _role(role: HiddenRole) -> int:
    return ROLES.index(role) if isinstance(role, str) else 0


def _number(value: HiddenNumber, unseen: int) -> int:
    return value if isinstance(value, int) else unseen


def is_just_dealt(view: View) -> bool:
    """Whether nothing has happened in the game but its first deal (in solo forced cards may have acted)."""
    rules = view.ruleset
    hand = rules.hand[view.seats]
    cards = sum(rules.cards.values()) - rules.removed
    untouched = (
        (view.round, view.asked, view.actor) == (1, "turn", view.first)
        and not (view.laid or view.away or view.thefts or any(view.purses) or any(view.coins))
        and len(view.mine) == len(rules.starts)
        and all(goal.face is UNKNOWN for goal in view.goals)
        and all(role is UNKNOWN for seat, role in enumerate(view.roles) if seat != view.observer)
        and all(len(held) == hand for held in view.hands)
        and (view.markers, view.keys) == (rules.markers, rules.keys)
    )
    lying = sum(map(len, view.mats)) + len(view.discard)
    return untouched and view.deck == cards - hand * view.seats - lying and (rules.forced_draws or not lying)
