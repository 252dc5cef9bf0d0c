"""Two simple ways to play, by what the seat knows: gold-diggers dig towards the goals, saboteurs hinder them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.native import i64, u8
from saboteur.engine.core.packed import (
    A_DEAL,
    A_NUGGET,
    A_OVER,
    A_SHIFT,
    A_TURN,
    B_SHIFT,
    BRIBE,
    CLEAR,
    CODE_BITS,
    DISCARD,
    LAY,
    ON_CELL,
    ON_SEAT,
    OP_BITS,
    THEFT,
    TURNED_SHIFT,
    Moves,
    a_of,
    b_of,
    code_in,
    column_of,
    distance,
    op_of,
    row_of,
)
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.rules import Rules
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import (
    CLOSE,
    E_BREAK,
    E_FREE,
    E_HANDS_OFF,
    E_INSPECTION,
    E_KEY,
    E_MAP,
    E_REPAIR,
    E_ROCKFALL,
    E_TRAPPED,
    EFFECT,
    IS_GOLD,
    M_NO_LAYING,
    REACHED_SIDES,
    TILE,
)
from saboteur.engine.core.vecs import bytes_of
from saboteur.engine.search.playout import ENDLESS, deal_quickly, play_uniformly
from saboteur.engine.values.cards import CARDS
from saboteur.engine.values.roles import R_SABOTEUR

# The map of a compass: 32 by 32 cells around all goals; beyond it nobody digs for gold.
MAP_WEST: Final = 128 - 12
MAP_SOUTH: Final = 128 - 16
MAP_CORNER: Final = (128 - 16) << 8 | (128 - 12)
MAP_SHIFT: Final = 5
MAP_AREA: Final = 1 << 10
FAR: Final = 15

# Ranks of moves, the lowest is played. A lay that leads on: twice how far its nearest end is from a goal.
AT_ONCE: Final = 0
BRIBED: Final = 30
HINDER: Final = 33
CLEARED: Final = 36
LOOK: Final = 38
HELP: Final = 40
THROW: Final = 44  # to which what the card is worth is added
THROW_MORE: Final = 52
BLOCK: Final = 60
HARM: Final = 64
NONE: Final = 1 << 20


def _worth_table() -> vec[u8]:
    """How much a digger loses by discarding a card: 0 for a dead end, 1 for an action, 3 for a tunnel that leads on."""
    table = [0]
    for card in CARDS:
        through = card.tile is not None and any(group & (group - 1) for group in card.tile.groups)
        table.append(3 if through else 0 if card.tile is not None else 1)
    return bytes_of(table)


WORTH: Final = _worth_table()
EMPTY_SIDES: Final = bytes_of([sum(1 << side for side in range(4) if not key >> 2 * side & 3) for key in range(256)])


class Compass:
    """Where the gold may be: for a set of goals, each cell's distance to the nearest and the sides that lead there.

    One byte for each cell: the distance, at most 15, in the upper four bits, the sides in the lower.
    """

    def __init__(self, rules: Rules, roles_known: bool = False) -> None:
        self.roles_known: bool = roles_known  # whether everybody plays as if all dwarves lay open
        self.goal_codes: vec[i64] = rules.goal_codes
        sets = 1 << len(rules.goal_codes)
        self.drawn: vec[u8] = bytes_of([0] * sets)
        self.cells: vec[u8] = bytes_of([0] * (sets * MAP_AREA))

    def map_of(self, goals: i64) -> i64:
        """Where the map for a set of goals begins; it is made when it is needed for the first time."""
        start = goals * MAP_AREA
        if not self.drawn[goals]:
            for cell in range(MAP_AREA):
                code = (((cell >> 5) + MAP_SOUTH) << 8) | ((cell & 31) + MAP_WEST)
                away = self.distance(goals, code)
                nearer: i64 = 0
                if self.distance(goals, code + 256) < away:
                    nearer |= 1
                if self.distance(goals, code + 1) < away:
                    nearer |= 2
                if self.distance(goals, code - 256) < away:
                    nearer |= 4
                if self.distance(goals, code - 1) < away:
                    nearer |= 8
                self.cells[start + cell] = u8((min(away, FAR) << 4) | nearer)
            self.drawn[goals] = u8(1)  # not before: another thread may look
        return start

    def distance(self, goals: i64, code: i64) -> i64:
        """Steps from a cell to the nearest of these goals."""
        least: i64 = 255
        for goal in range(i64(len(self.goal_codes))):
            if (goals >> goal) & 1:
                least = min(least, distance(self.goal_codes[goal], code))
        return least

    def at(self, start: i64, code: i64) -> i64:
        """The byte of a cell."""
        x = column_of(code) - MAP_WEST
        y = row_of(code) - MAP_SOUTH
        if (x | y) & ~31:
            return FAR << 4
        return i64(self.cells[start + ((y << 5) | x)])


def goals_to_dig_for(state: State, seat: i64) -> i64:
    """The goals, as bits, that lie face down and may be gold for all a seat has seen."""
    hidden = ((1 << state.rules.goal_count) - 1) & ~state.goals_open
    seen = i64(state.seen[seat]) & hidden
    if not seen or state.rules.veins:
        return hidden
    for goal in range(state.rules.goal_count):
        if (seen >> goal) & 1:
            if IS_GOLD[i64(state.goals[goal])]:
                return 1 << goal
            hidden &= ~(1 << goal)
    return hidden


def dig(state: State, rng: Rng, moves: Moves, compass: Compass) -> i64:
    """The move of a gold-digger among those listed, by what the seat knows; equally good moves are equally likely."""
    if state.asked != A_TURN:
        return choose(state, rng, moves)
    count = moves.count
    items = moves.items
    mine = state.mine
    keys = mine.keys
    shift = mine.shift
    corner = mine.code(0)
    plane: i64 = 0
    walker = mine.walker << 13
    if mine.walkers == 2:
        plane = state.actor * i64(len(mine.tiles))
        walker += state.actor << 13
    start = compass.map_of(goals_to_dig_for(state, state.actor))
    map_cells = compass.cells
    on_map = shift == MAP_SHIFT and corner == MAP_CORNER
    least: i64 = NONE
    chosen: i64 = 0
    # Moves are unpacked by hand (packed.py), here and in `sabotage`: a call for each part costs 4% interpreted.
    index = rng.below(count)  # begins at a random place, so that no move of equal rank is always first
    for _step in range(count):
        move = items[index]
        index += 1
        if index == count:
            index = 0
        op = move & OP_BITS
        rank: i64 = BLOCK
        if op == LAY:
            code = (move >> B_SHIFT) & CODE_BITS
            place = code - corner
            cell = ((place >> 8) << shift) | (place & 255)
            here = i64(map_cells[start + cell]) if on_map else compass.at(start, code)
            nearest = ((here >> 4) << 1) - 2
            if nearest >= least:
                continue
            key = i64(keys[plane + cell])
            tile = i64(TILE[(((move >> A_SHIFT) & 255) << 1) | ((move >> TURNED_SHIFT) & 1)])
            ends = i64(CLOSE[walker | (tile << 5) | i64(REACHED_SIDES[key])]) & i64(EMPTY_SIDES[key])
            if ends & here:
                rank = nearest
            elif ends:
                rank = nearest + 4
        elif least <= BRIBED:  # a player who may lay has nothing to repair
            continue
        elif op != DISCARD:
            rank = rank_of_action(state, move, compass.roles_known)
        elif move >> B_SHIFT:
            rank = THROW_MORE
        else:
            rank = THROW + i64(WORTH[move >> A_SHIFT])
        if rank < least:
            least = rank
            chosen = move
    return chosen


def choose(state: State, rng: Rng, moves: Moves) -> i64:
    """An answer to any question but a turn: the most valuable nugget card, otherwise any option."""
    if state.asked == A_NUGGET:
        return moves.items[moves.count - 1]
    return moves.items[rng.below(moves.count)]


def hinders(state: State, seat: i64) -> bool:
    """Whether a seat is a saboteur."""
    return i64(len(state.roles)) > 0 and i64(state.roles[seat]) == R_SABOTEUR


def rank_of_action(state: State, move: i64, roles_known: bool) -> i64:
    """How soon a gold-digger plays this, neither a lay nor a discard."""
    op = op_of(move)
    effect = i64(EFFECT[a_of(move)])
    if op == ON_SEAT:
        if roles_known and hinders(state, b_of(move)):
            if effect == E_BREAK or effect == E_TRAPPED:
                return LOOK if state.mat(b_of(move)) & M_NO_LAYING else HINDER
            if effect == E_REPAIR or effect == E_FREE:
                return HARM
        if effect == E_REPAIR or effect == E_FREE:
            return AT_ONCE if b_of(move) == state.actor else HELP
        if effect == E_BREAK:
            return HINDER if state.rules.against_opponent else HARM
        return LOOK if effect == E_INSPECTION or effect == E_HANDS_OFF else HARM
    if op == ON_CELL:
        return LOOK if effect == E_MAP else HINDER if effect == E_KEY else HARM
    if op == CLEAR:
        return CLEARED if (M_NO_LAYING >> a_of(move)) & 1 else HARM
    return BRIBED if op == BRIBE else LOOK if op == THEFT else HARM


# -- sabotage ----------------------------------------------------------------------------------------------------


def sabotage(state: State, rng: Rng, moves: Moves, compass: Compass) -> i64:
    """The move of a saboteur among those listed: breaks tools, and blocks the way near the goals."""
    if state.asked != A_TURN:
        return choose(state, rng, moves)
    start = compass.map_of(goals_to_dig_for(state, state.actor))
    count = moves.count
    items = moves.items
    least: i64 = NONE
    chosen: i64 = 0
    index = rng.below(count)
    for _step in range(count):
        move = items[index]
        index += 1
        if index == count:
            index = 0
        op = move & OP_BITS
        rank: i64 = THROW_MORE
        if op == LAY:
            if WORTH[(move >> A_SHIFT) & 255] and least <= HARM - FAR:
                continue
            rank = rank_of_sabotage(state, move, compass, start)
        elif op != DISCARD:
            rank = rank_of_sabotage(state, move, compass, start)
        elif not move >> B_SHIFT:
            rank = THROW + 3 - i64(WORTH[move >> A_SHIFT])
        if rank < least:
            least = rank
            chosen = move
    return chosen


def rank_of_sabotage(state: State, move: i64, compass: Compass, start: i64) -> i64:
    """How soon a saboteur plays this, not a discard."""
    op = op_of(move)
    kind = a_of(move)
    if op == LAY:  # what blocks the way of the others, else what leads them astray
        away = compass.at(start, code_in(move)) >> 4
        if not WORTH[kind] and away < 6:
            return away << 2
        return HARM - away
    if op == ON_SEAT:
        effect = i64(EFFECT[kind])
        target = b_of(move)
        if effect == E_BREAK or effect == E_TRAPPED:
            if compass.roles_known and hinders(state, target):
                return HARM
            return LOOK if state.mat(target) & M_NO_LAYING else AT_ONCE
        if (effect == E_REPAIR or effect == E_FREE) and target == state.actor:
            return BRIBED
        return LOOK if effect == E_INSPECTION else HARM
    if op == ON_CELL and i64(EFFECT[kind]) == E_ROCKFALL:
        return (compass.at(start, code_in(move)) >> 3) | 1
    return LOOK if op == ON_CELL or op == THEFT else HARM


def play_role(state: State, rng: Rng, moves: Moves, compass: Compass) -> i64:
    """The move of the seat asked: saboteurs hinder, all others dig."""
    if hinders(state, state.actor):
        return sabotage(state, rng, moves, compass)
    return dig(state, rng, moves, compass)


# -- many games --------------------------------------------------------------------------------------------------


class Tally:
    """What was played so far."""

    def __init__(self) -> None:
        self.moves: i64 = 0
        self.rounds: i64 = 0
        self.turned: i64 = 0  # rounds in which a goal was turned over


def play_by(state: State, rng: Rng, moves: Moves, compass: Compass | None, most: i64) -> i64:
    """Plays up to this number of moves of a round, digging if there is a compass; how many were played."""
    if compass is None:
        return play_uniformly(state, rng, moves, most)
    played: i64 = 0
    while played < most and state.asked < A_DEAL:
        list_moves(state, moves)
        state.apply(play_role(state, rng, moves, compass))
        played += 1
    return played


def play_games(fresh: State, rng: Rng, most: i64, compass: Compass | None, tally: Tally) -> None:
    """Plays whole games, one after another, for about this number of moves, digging if there is a compass."""
    moves = Moves()
    enough = tally.moves + most
    state = fresh.new_like()
    while tally.moves < enough:
        if state.asked == A_OVER:
            state = fresh.new_like()
        deal_quickly(state, rng)
        tally.moves += play_by(state, rng, moves, compass, ENDLESS)
        tally.rounds += 1
        if state.goals_open:
            tally.turned += 1
