"""What action cards do (3.5-3.8, 6.8, 8.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from saboteur.engine.core.hands import HELD, OPENLY, SEAT, Hands, card_of, cell_of
from saboteur.engine.core.mine import Mine, new_mine
from saboteur.engine.core.native import i32, i64, u8
from saboteur.engine.core.rules import Rules
from saboteur.engine.core.tables import (
    ANYONE,
    E_BREAK,
    E_FREE,
    E_HANDS_OFF,
    E_INSPECTION,
    E_REPAIR,
    E_SWAP_HANDS,
    E_SWAP_HATS,
    E_TRAPPED,
    EFFECT,
    IS_OPENED,
    KIND_OF,
    M_TRAPPED,
    P_THEFT,
    P_TRAPPED,
    TOOLS,
)
from saboteur.engine.core.vecs import NO_BYTES, NO_CELLS, bytes_of, cells_of, zeros
from saboteur.engine.values import facts
from saboteur.engine.values.roles import ROLES

NO_MINE: Final = new_mine(1, ANYONE)
"""Used in place of the mine until the first deal."""
NOTHING_SEEN: Final = zeros(16)
NOBODY_KNOWN: Final = cells_of([0] * 16)
"""A place for each seat of the largest game. It is replaced, never changed."""


def pack_away(role: i64, knowers: i64, seat: i64) -> i64:
    """A dwarf put away by a swap of hats: who it is, the bits of those who know it, whose it was."""
    return role | (knowers << 4) | (seat << 16)


def away_role(entry: i64) -> i64:
    """The dwarf put away, a place in `ROLES`."""
    return entry & 15


def away_knowers(entry: i64) -> i64:
    """The bits of the seats that know it."""
    return (entry >> 4) & 0xFFF


def away_seat(entry: i64) -> i64:
    """Whose it was."""
    return entry >> 16


def with_theft(thefts: i64, seat: i64) -> i64:
    """The seats that laid a theft, and one more on top."""
    return (thefts << 4) | (seat + 1)


def last_theft(thefts: i64) -> i64:
    """The seat that laid its theft last, -1 if nobody did."""
    return (thefts & 15) - 1


def earlier_thefts(thefts: i64) -> i64:
    """The seats that laid a theft, less the last one."""
    return thefts >> 4


def theft_seats(thefts: i64) -> tuple[int, ...]:
    """The seats that laid a theft, in order."""
    seats: list[int] = []
    while thefts:
        seats.insert(0, int(last_theft(thefts)))
        thefts = earlier_thefts(thefts)
    return tuple(seats)


class Actions(Hands):
    """The mine, the goals and the dwarves, and what action cards do to them."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mine: Mine = NO_MINE
        self.goals: vec[u8] = NO_BYTES  # kinds as dealt; as many lie in the mine as there are cells for them
        self.goals_open: i64 = 0  # bits
        self.seen: vec[u8] = NOTHING_SEEN  # bits of goals a seat has looked at
        self.roles: vec[u8] = NO_BYTES
        self.spare: vec[u8] = NO_BYTES  # dwarves left over, those taken by a swap of hats gone
        self.away: vec[i32] = NO_CELLS  # put away by a swap of hats, as `pack_away` packs them
        self.known: vec[i32] = NOBODY_KNOWN  # bits of seats whose dwarf a seat has seen
        self.thefts: i64 = 0  # seats that laid a theft, as `with_theft` stacks them
        self.drawer: i64 = 0

    def take_arrays(self, arrays: dict[str, list[int]]) -> None:
        super().take_arrays(arrays)
        self.goals = bytes_of(arrays.pop("goals"))
        self.seen = bytes_of(arrays.pop("seen"))
        self.roles = bytes_of(arrays.pop("roles"))
        self.spare = bytes_of(arrays.pop("spare"))
        self.away = cells_of(arrays.pop("away"))
        self.known = cells_of(arrays.pop("known"))

    def put(self, seat: i64, kind: i64, target: i64, bit: i64) -> None:
        """A card is put in front of a seat."""
        self.set_mat(target, self.mat(target) | bit)
        if self.telling:
            self.told.append(facts.Put(int(seat), card_of(kind), int(target)))

    def lift(self, seat: i64, kind: i64, target: i64, place: i64) -> None:
        """A card in front of a seat goes to the discard, and so does the card that removed it."""
        self.set_mat(target, self.mat(target) & ~(1 << place))
        lifted = i64(self.rules.mat_kinds[place])
        self.throw(lifted, OPENLY)
        if kind:
            self.throw(kind, OPENLY)
        if self.telling:
            card = card_of(kind) if kind else None
            self.told.append(facts.Lifted(int(seat), card, int(target), card_of(lifted)))

    def play_on_seat(self, seat: i64, kind: i64, target: i64, tool: i64) -> None:
        """An action card played on a player."""
        effect = i64(EFFECT[kind])
        if effect == E_BREAK:
            self.put(seat, kind, target, i64(TOOLS[kind]))
        elif effect == E_REPAIR:
            self.lift(seat, kind, target, tool - 1)
        elif effect == E_TRAPPED:
            self.put(seat, kind, target, M_TRAPPED)
        elif effect == E_FREE:
            self.lift(seat, kind, target, P_TRAPPED)
        elif effect == E_HANDS_OFF:
            self.lift(seat, kind, target, P_THEFT)
        else:
            self.throw(kind, OPENLY)
            if effect == E_SWAP_HANDS:
                self.swap_hands(seat, kind, target)
            elif effect == E_INSPECTION:
                self.inspect(seat, kind, target)
            elif effect == E_SWAP_HATS:
                self.swap_hats(seat, kind, target)

    def swap_hands(self, seat: i64, kind: i64, target: i64) -> None:
        """Two players exchange their hands, and the other player draws (6.8)."""
        given = self.hand(seat)
        taken = self.hand(target)
        for index in range(HELD + 1):
            mine = self.seats[seat * SEAT + index]
            self.seats[seat * SEAT + index] = self.seats[target * SEAT + index]
            self.seats[target * SEAT + index] = mine
        self.drawer = target
        if self.telling:
            self.told.append(
                facts.SwappedHands(
                    int(seat),
                    card_of(kind),
                    int(target),
                    tuple(card_of(k) for k in given),
                    tuple(card_of(k) for k in taken),
                )
            )

    def inspect(self, seat: i64, kind: i64, target: i64) -> None:
        """A player looks at another's dwarf (6.8)."""
        known = self.known[:]
        known[seat] = i32(i64(known[seat]) | (1 << target))
        self.known = known
        if self.telling:
            role = ROLES[i64(self.roles[target])]
            self.told.append(facts.Inspected(int(seat), card_of(kind), int(target), role))

    def swap_hats(self, seat: i64, kind: i64, target: i64) -> None:
        """A dwarf is replaced by one of those left over; players who had seen it do not know the new one (6.8)."""
        old = i64(self.roles[target])
        new = i64(self.spare[0])
        known = self.known[:]
        knew: i64 = 1 << target
        for other in range(self.rules.seats):
            if self.has_seen_role(other, target):
                knew |= 1 << other
            known[other] = i32(i64(known[other]) & ~(1 << target))
        self.known = known
        self.away = append(self.away[:], i32(pack_away(old, knew, target)))
        self.spare = self.spare[1:]
        roles = self.roles[:]
        roles[target] = u8(new)
        self.roles = roles
        if self.telling:
            self.told.append(facts.SwappedHats(int(seat), card_of(kind), int(target), ROLES[old], ROLES[new]))

    def collapse(self, seat: i64, kind: i64, cell: i64) -> None:
        """A rockfall removes a tunnel card (3.7)."""
        code = self.mine.code(cell)
        tile = i64(self.mine.tiles[cell])
        removed = i64(KIND_OF[tile])
        self.mine.collapse(cell)
        self.throw(removed, OPENLY)
        if IS_OPENED[tile]:
            self.key_back()
        if self.telling:
            self.told.append(facts.Collapsed(int(seat), card_of(kind), cell_of(code), card_of(removed)))

    def key_back(self) -> None:
        """Only the duel has keys."""

    def peek(self, seat: i64, kind: i64, code: i64) -> None:
        """One player looks at a face-down goal (3.8)."""
        goal = self.goal_at(code)
        seen = self.seen[:]
        seen[seat] = u8(i64(seen[seat]) | (1 << goal))
        self.seen = seen
        if self.telling:
            face = card_of(i64(self.goals[goal]))
            self.told.append(facts.Peeked(int(seat), card_of(kind), cell_of(code), face))

    def has_seen_goal(self, seat: i64, goal: i64) -> bool:
        """Whether a seat has looked at a goal (3.8)."""
        return (i64(self.seen[seat]) >> goal) & 1 != 0

    def has_seen_role(self, seat: i64, other: i64) -> bool:
        """Whether a seat has looked at another's dwarf, and that one still has it (6.8)."""
        return (i64(self.known[seat]) >> other) & 1 != 0

    def goal_at(self, code: i64) -> i64:
        """Which goal lies on a cell, face up or down; -1: none."""
        for goal in range(self.rules.goal_count):
            if self.rules.goal_codes[goal] == code:
                return goal
        return -1
