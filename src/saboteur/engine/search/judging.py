"""How good moves are to a dwarf, by the constants of a taste: the plain bot's values, read from maps and not searched.

A move is a packed number; the seat asked holds cards that are seen (its own, or drawn for it).
"""

from __future__ import annotations

from saboteur.engine.core.native import i64
from saboteur.engine.core.packed import (
    CLEAR,
    DISCARD,
    LAY,
    ON_CELL,
    ON_SEAT,
    THEFT,
    TURN,
    a_of,
    b_of,
    c_of,
    code_in,
    is_turned,
    op_of,
)
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import (
    CRYSTALS,
    E_BREAK,
    E_FREE,
    E_HANDS_OFF,
    E_INSPECTION,
    E_MAP,
    E_REPAIR,
    E_ROCKFALL,
    E_SWAP_HANDS,
    E_SWAP_HATS,
    E_TRAPPED,
    EFFECT,
    M_NO_LAYING,
    M_TRAPPED,
    OPEN,
    P_THEFT,
    P_TRAPPED,
    tile_of,
)
from saboteur.engine.search.outlook import DOOR_OF, Outlook
from saboteur.engine.search.taste import SURE_DIGGERS_MAP, SURE_SABOTEURS_MAP
from saboteur.engine.values.roles import R_BLUE, R_GEOLOGIST, R_GREEN, R_PROFITEER, R_SABOTEUR


def value(look: Outlook, role: i64, move: i64) -> float:
    """How good a move is to this dwarf."""
    if role == R_SABOTEUR or role == R_PROFITEER:
        return saboteur_value(look, role, move)
    if role == R_GEOLOGIST:
        return geologist_value(look, move)
    return digger_value(look, role, move)


def bits_in(mask: i64) -> i64:
    """How many of four sides are in a mask."""
    return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1)


def frees(state: State, seat: i64, place: i64) -> bool:
    """Whether a seat may lay again once the card at this place of its mat is gone."""
    return not state.mat(seat) & M_NO_LAYING & ~(1 << place)


def lost(look: Outlook, role: i64, kind: i64) -> float:
    """What a dwarf would miss of a card thrown away."""
    return spared(look, kind) if role == R_SABOTEUR or role == R_PROFITEER else missed(look, role, kind)


def discard_value(look: Outlook, role: i64, move: i64) -> float:
    """Cards worth little are thrown away, several together (6.2)."""
    useless = look.taste.useless
    total = useless - lost(look, role, a_of(move))
    if b_of(move):
        total += useless - lost(look, role, b_of(move))
    if c_of(move):
        total += useless - lost(look, role, c_of(move))
    return total - useless


# -- gold-diggers ------------------------------------------------------------------------------------------------------


def digger_value(look: Outlook, role: i64, move: i64) -> float:
    """Lays what brings the gold nearer, mends, looks, frees the way, hinders who harms."""
    taste = look.taste
    op = op_of(move)
    if op == LAY:
        tile = tile_of(a_of(move), is_turned(move))
        gain = look.cost - look.after_lay(code_in(move), tile)
        if gain < taste.least_progress:
            return taste.never + gain
        return gain + taste.branch * float(bits_in(i64(OPEN[tile]))) - taste.gift * taste.crystals[a_of(move)]
    if op == DISCARD:
        return discard_value(look, role, move)
    if op == CLEAR:
        return clear_value(look, move, (lost(look, role, b_of(move)) + lost(look, role, c_of(move))) / 2)
    if op == ON_CELL:
        return digger_on_cell(look, move)
    if op == ON_SEAT:
        return digger_on_seat(look, role, move)
    if op == THEFT:
        return taste.steal
    if op == TURN:
        state = look.state
        assert state is not None
        return look.odds[state.goal_at(code_in(move))]
    return 0.0


def missed(look: Outlook, role: i64, kind: i64) -> float:
    """What a gold-digger would miss of a card thrown away; 0 for a door of the other team (6.4)."""
    door = i64(DOOR_OF[kind])
    if door and not ((door == 1 and role == R_GREEN) or (door == 2 and role == R_BLUE)):
        return 0.0
    if look.sure and i64(EFFECT[kind]) == E_MAP:
        return SURE_DIGGERS_MAP
    return look.taste.to_digger[kind]


def digger_on_cell(look: Outlook, move: i64) -> float:
    """A map while the gold is not known, a rockfall on what is in the way."""
    taste = look.taste
    state = look.state
    assert state is not None
    if i64(EFFECT[a_of(move)]) == E_MAP:
        if look.sure:
            return 0.0
        most = 0.0
        for goal in range(state.rules.goal_count):
            most = max(most, look.odds[goal])
        return taste.map + look.odds[state.goal_at(code_in(move))] - (3.0 if most > 0.4 else 0.0)
    gain = look.cost - look.after_collapse(code_in(move))
    return gain - taste.fall_price if gain > taste.fall_least else taste.never


def digger_on_seat(look: Outlook, role: i64, move: i64) -> float:
    """Mends and breaks by whom it trusts."""
    taste = look.taste
    state = look.state
    assert state is not None
    target = b_of(move)
    effect = i64(EFFECT[a_of(move)])
    score = look.scores[target]
    if effect == E_REPAIR:
        mended = frees(state, target, c_of(move) - 1)
        if target == look.seat:
            return taste.mend if mended else taste.mend_part
        if score < taste.suspect:
            return taste.never
        return taste.help + 3.0 * score if mended else 1.0 + score
    if effect == E_BREAK:
        if target == look.seat or score >= taste.suspect:
            return taste.never
        return (0.5 if state.mat(target) & M_NO_LAYING else taste.punish) - taste.anger * score
    return trick_value(look, role, effect, target)


# -- saboteurs ---------------------------------------------------------------------------------------------------------


def saboteur_value(look: Outlook, role: i64, move: i64) -> float:
    """Bends the way, wastes, breaks and brings down what others dug; plays along while the gold is far."""
    taste = look.taste
    op = op_of(move)
    if op == LAY:
        return saboteur_lay(look, move)
    if op == DISCARD:
        return discard_value(look, role, move)
    if op == CLEAR:
        return clear_value(look, move, (lost(look, role, b_of(move)) + lost(look, role, c_of(move))) / 2)
    if op == ON_CELL:
        state = look.state
        assert state is not None
        if i64(EFFECT[a_of(move)]) == E_MAP:
            return 0.0 if look.sure else taste.own_map + look.odds[state.goal_at(code_in(move))]
        harm = look.after_collapse(code_in(move)) - look.cost
        return taste.never if harm < taste.fall_harm or look.nearest > taste.cover else harm + 2.0
    if op == ON_SEAT:
        return saboteur_on_seat(look, role, move)
    if op == THEFT:
        return taste.steal
    if op == TURN:
        state = look.state
        assert state is not None
        return -look.odds[state.goal_at(code_in(move))]
    return 0.0


def spared(look: Outlook, kind: i64) -> float:
    """What a saboteur would miss of a card."""
    if look.sure and i64(EFFECT[kind]) == E_MAP:
        return SURE_SABOTEURS_MAP
    return look.taste.to_saboteur[kind]


def saboteur_lay(look: Outlook, move: i64) -> float:
    """By how much the gold goes away; under cover something that hardly matters."""
    taste = look.taste
    kind = a_of(move)
    harm = look.after_lay(code_in(move), tile_of(kind, is_turned(move))) - look.cost
    if look.nearest > taste.cover:
        if harm < -6.0:
            return taste.never + harm
        obvious = taste.leads[kind] == 0.0 or harm > 10.0
        return 1.0 + min(harm, 10.0) / 4 - (4.0 if obvious else 0.0)
    return harm - 2.0 if harm > 0.0 else taste.never + harm


def saboteur_on_seat(look: Outlook, role: i64, move: i64) -> float:
    """Breaks the tools of who digs best, mends its own."""
    taste = look.taste
    state = look.state
    assert state is not None
    target = b_of(move)
    effect = i64(EFFECT[a_of(move)])
    score = look.scores[target]
    if effect == E_REPAIR:
        if target == look.seat:
            return taste.own_mend if frees(state, target, c_of(move) - 1) else 1.0
        return 1.5 - score if score < taste.suspect else taste.never
    if effect == E_BREAK:
        if target == look.seat or score < taste.suspect or state.mat(target) & M_NO_LAYING:
            return taste.never
        return taste.break_tool * (taste.break_covered if look.nearest > taste.cover else 1.0) + 2.0 * score
    return trick_value(look, role, effect, target)


# -- geologists, and what all dwarves of the expansion do alike --------------------------------------------------------


def geologist_value(look: Outlook, move: i64) -> float:
    """Every crystal in the mine is gold (7.5); so crystals, and cards to find them."""
    taste = look.taste
    op = op_of(move)
    if op == LAY:
        return taste.crystal if taste.crystals[a_of(move)] > 0.0 else taste.never
    if op == DISCARD:
        total = 2.0 - taste.to_geologist[a_of(move)]
        if b_of(move):
            total += 2.0 - taste.to_geologist[b_of(move)]
        if c_of(move):
            total += 2.0 - taste.to_geologist[c_of(move)]
        return total - 3.0
    if op == CLEAR:
        return clear_value(look, move, taste.to_geologist[b_of(move)] + taste.to_geologist[c_of(move)])
    if op == THEFT:
        return taste.steal
    state = look.state
    assert state is not None
    effect = i64(EFFECT[a_of(move)])
    if op == ON_SEAT:
        if effect == E_REPAIR:
            if b_of(move) != look.seat:
                return taste.never
            return 10.0 if frees(state, look.seat, c_of(move) - 1) else 3.0
        return taste.never if effect == E_BREAK else trick_value(look, R_GEOLOGIST, effect, b_of(move))
    if op == ON_CELL and effect == E_ROCKFALL:
        mine = state.mine
        spares = not CRYSTALS[i64(mine.tiles[mine.cell_at(code_in(move))])]
        return 1.5 if spares and look.nearest < 20 else taste.never  # a round that lasts brings crystals
    return taste.never if op == ON_CELL else 0.0


def enmity(look: Outlook, role: i64, seat: i64) -> float:
    """How much a seat is held for an enemy."""
    score = look.scores[seat]
    return score if role == R_SABOTEUR or role == R_PROFITEER else -score


def trick_value(look: Outlook, role: i64, effect: i64, target: i64) -> float:
    """Theft, traps and looking at dwarves (6.8)."""
    taste = look.taste
    state = look.state
    assert state is not None
    if effect == E_HANDS_OFF:
        spares = target == look.seat or enmity(look, role, target) < -2.0 or state.gold(look.seat) == 0
        return taste.never if spares else taste.stop_thief
    if effect == E_FREE:
        if target == look.seat:
            return taste.go_free
        return 4.0 if enmity(look, role, target) < -2.0 else taste.never
    if effect == E_TRAPPED:
        return taste.never if state.mat(target) & M_TRAPPED else trap_value(look, role, target)
    if effect == E_INSPECTION:
        known = state.has_seen_role(look.seat, target)
        score = look.scores[target]
        return taste.never if known else taste.look_at + 0.1 * (score if score > 0 else -score)
    if effect == E_SWAP_HANDS:
        return taste.trade if state.held_by(target) >= state.held_by(look.seat) - 1 else taste.never
    if effect == E_SWAP_HATS:
        if role != R_GREEN and role != R_BLUE:
            return taste.never
        if target == look.seat:
            return taste.change if look.nearest > taste.far_off else taste.never
        return taste.change - 2.0 if enmity(look, role, target) > 1.5 else taste.never
    return taste.never


def trap_value(look: Outlook, role: i64, target: i64) -> float:
    """Enemies at once if they are known for it, others late (7.4)."""
    taste = look.taste
    state = look.state
    assert state is not None
    late = state.left() < taste.late
    if late and look.nearest > taste.far_off and (role == R_SABOTEUR or role == R_PROFITEER):
        return taste.trap - 2.0 * look.scores[target]  # fewer winners get more each (7.5)
    hate = enmity(look, role, target)
    return taste.trap + 2.0 * hate if hate > 0.8 or (late and hate > -1.0) else taste.never


def clear_value(look: Outlook, move: i64, lost: float) -> float:
    """Discarding two cards for one lying before oneself (6.2)."""
    taste = look.taste
    place = a_of(move)
    if place == P_THEFT:
        return taste.never
    if place == P_TRAPPED:
        return taste.go_free - 2.0 - lost
    state = look.state
    assert state is not None
    return (9.0 if frees(state, look.seat, place) else 3.0) - lost
