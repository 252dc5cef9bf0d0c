"""Lists the legal moves. `refusing.py` says why any other move is not legal."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from saboteur.engine.core.hands import HELD, MAT, SEAT
from saboteur.engine.core.native import i64, u8
from saboteur.engine.core.packed import (
    A_DEAL,
    A_SHIFT,
    A_TURN,
    B_SHIFT,
    BRIBE,
    C_SHIFT,
    CLEAR,
    DISCARD,
    LAY,
    ON_CELL,
    ON_SEAT,
    THEFT,
    TURNED_BIT,
    Moves,
    pack,
    pack_cell,
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
    FITS,
    FITS_ADJACENT,
    HIDDEN,
    IS_LADDER,
    LASTING,
    M_NO_LAYING,
    M_THEFT,
    M_TRAPPED,
    NO_LADDER_BESIDE,
    TOOLS,
    TROLL,
)

MOST_BESIDES_LAYS: Final = 1024
"""More than the targets of six action cards (at most all cards of a mine for each), discards and clears together."""


def list_moves(state: State, moves: Moves) -> None:
    """Fills the list with every legal move, each once."""
    moves.count = 0
    if state.asked == A_TURN:
        list_turn(state, moves)
    elif state.asked < A_DEAL:
        state.options(moves)


def list_turn(state: State, moves: Moves) -> None:
    """The moves of the seat whose turn it is; equal cards count once (1.8)."""
    seats = state.seats
    base = state.actor * SEAT
    held = i64(seats[base + HELD])
    mat = i64(seats[base + MAT])
    may_lay = not mat & M_NO_LAYING
    plane = state.actor * i64(len(state.mine.tiles)) * (state.mine.walkers - 1)
    origin = state.mine.code(0)
    moves.room(MOST_BESIDES_LAYS + 2 * held * i64(len(state.mine.frontier)))
    previous: i64 = 0
    for index in range(base, base + held):
        kind = i64(seats[index])
        if kind == previous:
            continue
        previous = kind
        moves.items[moves.count] = DISCARD | (kind << A_SHIFT)  # for `add`: this runs interpreted too
        moves.count += 1
        effect = i64(EFFECT[kind])
        if effect:
            list_targets(state, moves, kind, effect)
        elif may_lay:
            list_lays(state, moves, kind, plane, origin)
    if state.rules.most_discarded > 1:
        list_more_discards(state, moves, base, held)
    if mat and held > 1 and state.rules.clearing:
        list_clears(moves, seats, base, held, mat)
    if state.rules.trolls:
        list_bribes(state, moves)


def list_lays(state: State, moves: Moves, kind: i64, plane: i64, origin: i64) -> None:
    """Cells and positions where a tunnel card can be laid, by the edge keys of this walker (3.3, 6.3, 8.3, 8.7)."""
    mine = state.mine
    keys = mine.keys
    if IS_LADDER[kind] or state.rules.adjacent:
        list_lays_beside(state, moves, kind, plane)
        return
    frontier = mine.frontier
    items = moves.items
    count = moves.count
    shift = mine.shift
    column: i64 = (1 << shift) - 1
    row = kind << 8
    move = pack_cell(LAY, kind, 0)
    for cell32 in frontier:
        cell = i64(cell32)
        fits = FITS[row | i64(keys[plane + cell])]
        if fits:
            there = move | ((origin + ((cell >> shift) << 8) + (cell & column)) << B_SHIFT)
            if fits & 1:
                items[count] = there
                count += 1
            if fits & 2:
                items[count] = there | TURNED_BIT
                count += 1
    moves.count = count


def list_lays_beside(state: State, moves: Moves, kind: i64, plane: i64) -> None:
    """Ladders, and all cards with the option `placing=adjacent`: any cell beside a card."""
    mine = state.mine
    touching = mine.touching()
    lay = pack_cell(LAY, kind, 0)
    moves.room(MOST_BESIDES_LAYS + 2 * i64(len(touching)))
    for cell32 in touching:
        cell = i64(cell32)
        key = i64(mine.keys[plane + cell])
        fits = i64(FITS_ADJACENT[(kind << 8) | key]) if state.rules.adjacent else i64(FITS[(kind << 8) | key])
        if not fits or (IS_LADDER[kind] and mine.is_beside(cell, NO_LADDER_BESIDE)):
            continue
        there = lay | (mine.code(cell) << B_SHIFT)
        if fits & 1:
            moves.add(there)
        if fits & 2:
            moves.add(there | TURNED_BIT)


def list_targets(state: State, moves: Moves, kind: i64, effect: i64) -> None:
    """What an action card may be played on (1.9)."""
    if effect == E_BREAK:
        list_seats_without(state, moves, kind, i64(TOOLS[kind]), state.rules.against_opponent)
    elif effect == E_REPAIR:
        list_repairs(state, moves, kind)
    elif effect == E_ROCKFALL:
        play = pack(ON_CELL, kind, 0, 0)
        for cell in state.mine.laid:
            if not LASTING[i64(state.mine.tiles[i64(cell)])]:
                moves.add(play | (state.mine.code(i64(cell)) << B_SHIFT))
    elif effect == E_MAP:
        for cell in state.mine.goals:
            if state.mine.tiles[i64(cell)] == HIDDEN:
                moves.add(pack_cell(ON_CELL, kind, state.mine.code(i64(cell))))
    elif effect == E_THEFT:
        if not state.mat(state.actor) & M_THEFT:
            moves.add(pack(THEFT, kind, 0, 0))
    elif effect == E_HANDS_OFF:
        list_seats_with(state, moves, kind, M_THEFT)
    elif effect == E_FREE:
        list_seats_with(state, moves, kind, M_TRAPPED)
    elif effect == E_TRAPPED:
        list_seats_without(state, moves, kind, M_TRAPPED, True)
    elif effect == E_SWAP_HANDS or effect == E_INSPECTION:
        list_seats_without(state, moves, kind, 0, True)
    elif effect == E_SWAP_HATS:
        if len(state.spare):
            list_seats_without(state, moves, kind, 0, False)
    elif effect == E_KEY:
        list_doors(state, moves, kind)


def list_seats_without(state: State, moves: Moves, kind: i64, bit: i64, others_only: bool) -> None:
    """Players without such a card in front of them (3.5, 6.7)."""
    seats = state.seats
    play = pack(ON_SEAT, kind, 0, 0)
    spared: i64 = -1
    if others_only:
        spared = state.actor
    for seat in range(state.rules.seats):
        if seat != spared and not i64(seats[seat * SEAT + MAT]) & bit:
            moves.add(play | (seat << B_SHIFT))


def list_seats_with(state: State, moves: Moves, kind: i64, bit: i64) -> None:
    """Players with such a card in front of them."""
    for seat in range(state.rules.seats):
        if state.mat(seat) & bit:
            moves.add(pack(ON_SEAT, kind, seat, 0))


def list_repairs(state: State, moves: Moves, kind: i64) -> None:
    """Broken tools that the card can repair; in the duel only the player's own (3.6, 8.4)."""
    seats = state.seats
    tools = i64(TOOLS[kind])
    play = pack(ON_SEAT, kind, 0, 0)
    for seat in range(state.rules.seats):
        fit = i64(seats[seat * SEAT + MAT]) & tools
        if not fit or (state.rules.against_opponent and seat != state.actor):
            continue
        for tool in range(3):
            if (fit >> tool) & 1:
                moves.add(play | (seat << B_SHIFT) | ((tool + 1) << C_SHIFT))


def list_doors(state: State, moves: Moves, kind: i64) -> None:
    """Closed doors of the opponent's colour, if a token is left (8.5)."""
    if not state.keys_left():
        return
    mine = state.mine
    own = state.rules.walker + state.actor + 1
    for cells in (mine.fixed, mine.laid):
        for cell in cells:
            door = i64(DOOR[i64(mine.tiles[i64(cell)])])
            if door and door != own:
                moves.add(pack_cell(ON_CELL, kind, mine.code(i64(cell))))


def list_bribes(state: State, moves: Moves) -> None:
    """Trolls that can be reached from the player's entrance, if a marker is left (8.6)."""
    if not state.markers_left():
        return
    mine = state.mine
    plane: i64 = state.actor * i64(len(mine.tiles))
    for cell in mine.lasting:
        if TROLL[i64(mine.tiles[i64(cell)])] and mine.keys[plane + i64(cell)]:
            moves.add(pack_cell(BRIBE, 0, mine.code(i64(cell))))


def list_more_discards(state: State, moves: Moves, base: i64, held: i64) -> None:
    """Pairs and, if allowed, triples of cards to discard, as multisets (1.8)."""
    seats = state.seats
    items = moves.items
    count = moves.count
    triples = state.rules.most_discarded > 2
    end = base + held
    before_i: i64 = 0
    for i in range(base, end):
        first = i64(seats[i])
        if first == before_i:
            continue
        before_i = first
        before_j: i64 = 0
        for j in range(i + 1, end):
            second = i64(seats[j])
            if second == before_j:
                continue
            before_j = second
            pair = DISCARD | (first << A_SHIFT) | (second << B_SHIFT)
            items[count] = pair
            count += 1
            if not triples:
                continue
            before_k: i64 = 0
            for k in range(j + 1, end):
                third = i64(seats[k])
                if third != before_k:
                    items[count] = pair | (third << C_SHIFT)
                    count += 1
                before_k = third
    moves.count = count


def list_clears(moves: Moves, seats: vec[u8], base: i64, held: i64, mat: i64) -> None:
    """Two cards to discard to remove one in front of the player (6.2, 8.2)."""
    for i in range(held):
        if i and seats[base + i] == seats[base + i - 1]:
            continue
        for j in range(i + 1, held):
            if j > i + 1 and seats[base + j] == seats[base + j - 1]:
                continue
            pair = pack(CLEAR, 0, i64(seats[base + i]), i64(seats[base + j]))
            for place in range(5):
                if (mat >> place) & 1:
                    moves.add(pair | (place << A_SHIFT))
