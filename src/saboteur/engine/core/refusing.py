"""Why a move is refused: the first reason that holds, as a number of `Refusal`, or 0 exactly when it is legal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from saboteur.engine.core.native import i64, u8
from saboteur.engine.core.packed import (
    A_DEAL,
    A_TURN,
    BRIBE,
    CLEAR,
    DISCARD,
    LAY,
    ON_CELL,
    ON_SEAT,
    THEFT,
    TURNED_BIT,
    Moves,
    a_of,
    b_of,
    c_of,
    code_in,
    op_of,
)
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import (
    DOOR,
    E_BREAK,
    E_FREE,
    E_HANDS_OFF,
    E_INSPECTION,
    E_KEY,
    E_MAP,
    E_REPAIR,
    E_ROCKFALL,
    E_SWAP_HANDS,
    E_SWAP_HATS,
    E_THEFT,
    E_TRAPPED,
    EFFECT,
    EMPTY,
    FITS,
    FITS_ADJACENT,
    HIDDEN,
    IS_LADDER,
    LASTING,
    M_THEFT,
    M_TOOLS,
    M_TRAPPED,
    NO_LADDER_BESIDE,
    NOTHING,
    OPEN,
    SYMMETRIC,
    TOOLS,
    TROLL,
    agrees,
    tile_of,
)
from saboteur.engine.values.refusal import Refusal

LEGAL: Final = 0


def refusal_number(state: State, move: i64) -> int:
    """Why this move is refused, or 0 if it is legal."""
    if state.asked >= A_DEAL:
        return Refusal.NOBODY_IS_ASKED.number
    op = op_of(move)
    if state.asked != A_TURN:
        return refused_choice(state, move)
    if op == LAY:
        return refused_lay(state, a_of(move), code_in(move), move & TURNED_BIT != 0)
    if op == ON_SEAT or op == ON_CELL or op == THEFT:
        return refused_play(state, op, move)
    if op == DISCARD:
        return refused_discard(state, move)
    if op == CLEAR:
        return refused_clear(state, move)
    if op == BRIBE:
        return refused_bribe(state, code_in(move))
    return Refusal.ANOTHER_QUESTION.number


def refused_choice(state: State, move: i64) -> int:
    """Refusals while a choice is asked for: a move of another kind answers another question."""
    options = Moves()
    state.options(options)
    same_kind = False
    for index in range(options.count):
        if options.items[index] == move:
            return LEGAL
        if op_of(options.items[index]) == op_of(move):
            same_kind = True
    return Refusal.NOT_AN_OPTION.number if same_kind else Refusal.ANOTHER_QUESTION.number


def refused_lay(state: State, kind: i64, code: i64, turned: bool) -> int:
    """3.3, 3.4, 6.3, 8.3, 8.7."""
    seat = state.actor
    if not state.count_in_hand(seat, kind):
        return Refusal.NOT_IN_HAND.number
    if EFFECT[kind]:
        return Refusal.NOT_A_TUNNEL.number
    if state.mat(seat) & M_TOOLS:
        return Refusal.TOOL_BROKEN.number
    if state.mat(seat) & M_TRAPPED:
        return Refusal.TRAPPED.number
    if turned and SYMMETRIC[kind]:
        return Refusal.LOOKS_THE_SAME.number
    mine = state.mine
    cell = mine.cell_at(code)
    if cell >= 0 and mine.tiles[cell] != EMPTY:
        return Refusal.CELL_TAKEN.number
    plane: i64 = seat * i64(len(mine.tiles)) if mine.walkers == 2 else 0
    key: i64 = i64(mine.keys[plane + cell]) if cell >= 0 else NOTHING
    if not agrees(int(key), int(OPEN[tile_of(kind, 1 if turned else 0)])):
        return Refusal.EDGES_DISAGREE.number
    fits: vec[u8] = FITS_ADJACENT if state.rules.adjacent else FITS
    if not (i64(fits[(kind << 8) | key]) >> (1 if turned else 0)) & 1:
        return unconnected(state, kind)
    if IS_LADDER[kind] and mine.is_beside(cell, NO_LADDER_BESIDE):
        return state.refused_ladder_beside()
    return LEGAL


def unconnected(state: State, kind: i64) -> int:
    """Why a card that agrees with its neighbours may not lie there."""
    if IS_LADDER[kind]:
        return state.refused_ladder_apart()
    if state.rules.adjacent:
        return Refusal.NOTHING_BESIDE.number
    return state.refused_apart()


def refused_play(state: State, op: i64, move: i64) -> int:
    """An action card on a seat, on a cell, or in front of the player."""
    kind = a_of(move)
    if not state.count_in_hand(state.actor, kind):
        return Refusal.NOT_IN_HAND.number
    effect = i64(EFFECT[kind])
    if not effect:
        return Refusal.NOT_AN_ACTION.number
    on_cell = effect == E_ROCKFALL or effect == E_MAP or effect == E_KEY
    if op == THEFT:
        if effect != E_THEFT:
            return Refusal.WRONG_TARGET.number
        return Refusal.LIES_THERE_ALREADY.number if state.mat(state.actor) & M_THEFT else LEGAL
    if effect == E_THEFT or on_cell != (op == ON_CELL):
        return Refusal.WRONG_TARGET.number
    if on_cell:
        return refused_on_cell(state, effect, code_in(move))
    if (effect == E_REPAIR) != (c_of(move) != 0) or c_of(move) > 3:
        return Refusal.WRONG_TARGET.number
    if b_of(move) >= state.rules.seats:
        return Refusal.NO_SUCH_SEAT.number
    return refused_on_seat(state, kind, effect, b_of(move), c_of(move))


def refused_on_seat(state: State, kind: i64, effect: i64, target: i64, tool: i64) -> int:
    """3.5, 3.6, 6.7, 6.8, 8.4."""
    mat = state.mat(target)
    own = target == state.actor
    if effect == E_BREAK:
        if own and state.rules.against_opponent:
            return Refusal.ONLY_ON_OPPONENT.number
        return Refusal.TOOL_ALREADY_BROKEN.number if mat & i64(TOOLS[kind]) else LEGAL
    if effect == E_REPAIR:
        if not own and state.rules.against_opponent:
            return Refusal.ONLY_OWN_TOOLS.number
        if not (i64(TOOLS[kind]) >> (tool - 1)) & 1:
            return Refusal.NOT_ON_THE_CARD.number
        return LEGAL if (mat >> (tool - 1)) & 1 else Refusal.TOOL_NOT_BROKEN.number
    if effect == E_HANDS_OFF:
        return LEGAL if mat & M_THEFT else Refusal.LIES_NOT_THERE.number
    if effect == E_FREE:
        return LEGAL if mat & M_TRAPPED else Refusal.LIES_NOT_THERE.number
    if effect == E_SWAP_HATS:
        return LEGAL if len(state.spare) else Refusal.NO_HATS_LEFT.number
    assert effect == E_TRAPPED or effect == E_SWAP_HANDS or effect == E_INSPECTION
    if own:
        return Refusal.NOT_ON_ONESELF.number
    return Refusal.LIES_THERE_ALREADY.number if effect == E_TRAPPED and mat & M_TRAPPED else LEGAL


def refused_on_cell(state: State, effect: i64, code: i64) -> int:
    """3.7, 3.8, 8.5, 8.10."""
    mine = state.mine
    cell = mine.cell_at(code)
    tile: i64 = i64(mine.tiles[cell]) if cell >= 0 else EMPTY
    if effect == E_MAP:
        return LEGAL if tile == HIDDEN else Refusal.NO_FACE_DOWN_GOAL_THERE.number
    if effect == E_ROCKFALL:
        for laid in mine.laid:
            if i64(laid) == cell:
                return Refusal.LASTING.number if LASTING[tile] else LEGAL
        return Refusal.NO_TUNNEL_CARD_THERE.number
    door = i64(DOOR[tile])
    if not door or door == state.rules.walker + state.actor + 1:
        return Refusal.NO_DOOR_THERE.number
    return LEGAL if state.keys_left() else Refusal.NO_KEY_LEFT.number


def holds_all(state: State, kinds: list[i64]) -> bool:
    """Whether the actor has all these cards, equal ones as often as they are named."""
    for kind in kinds:
        if state.count_in_hand(state.actor, kind) < kinds.count(kind):
            return False
    return True


def refused_discard(state: State, move: i64) -> int:
    """3.1, 6.2, 8.2."""
    kinds = [kind for kind in (a_of(move), b_of(move), c_of(move)) if kind]
    if not kinds or not holds_all(state, kinds):
        return Refusal.NOT_IN_HAND.number
    if i64(len(kinds)) <= state.rules.most_discarded:
        return LEGAL
    return (Refusal.TOO_MANY_CARDS if state.rules.most_discarded == 1 else Refusal.MORE_THAN_TWO_CARDS).number


def refused_clear(state: State, move: i64) -> int:
    """6.2, 8.2."""
    if not state.rules.clearing:
        return Refusal.NO_CLEARING.number
    if not (state.mat(state.actor) >> a_of(move)) & 1:
        return state.refused_clearing()
    return LEGAL if holds_all(state, [b_of(move), c_of(move)]) else Refusal.NOT_IN_HAND.number


def refused_bribe(state: State, code: i64) -> int:
    """8.6."""
    mine = state.mine
    cell = mine.cell_at(code)
    if cell < 0 or not TROLL[i64(mine.tiles[cell])]:
        return Refusal.NO_TROLL_THERE.number
    if not mine.keys[state.actor * i64(len(mine.tiles)) + cell]:
        return Refusal.TROLL_OUT_OF_REACH.number
    return LEGAL if state.markers_left() else Refusal.NO_MARKER_LEFT.number
