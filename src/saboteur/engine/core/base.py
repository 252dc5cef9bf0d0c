"""The base game: goals, the end of a round, nuggets (sections 4 and 5)."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec

from saboteur.engine.core.ending import cause_of, has_won, won_by
from saboteur.engine.core.hands import card_of, cell_of
from saboteur.engine.core.holdings import Holdings
from saboteur.engine.core.native import i64, u8
from saboteur.engine.core.packed import (
    A_GOAL,
    A_NUGGET,
    A_POSITION,
    POSITION,
    TAKE,
    TURN,
    TURNED_BIT,
    Moves,
    a_of,
    code_in,
    distance,
    is_turned,
    pack,
    pack_cell,
)
from saboteur.engine.core.payout import best_change, saboteurs_due
from saboteur.engine.core.rules import Rules
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import IS_GOLD, M_TOOLS, OPEN, REACHED_SIDES, goal_fits, tile_of
from saboteur.engine.core.vecs import NO_BYTES, bytes_of
from saboteur.engine.values import facts
from saboteur.engine.values.causes import C_GOLD, Cause
from saboteur.engine.values.nature import Nature, Party
from saboteur.engine.values.roles import R_DIGGER, R_SABOTEUR, ROLES

NUGGETS = bytes_of([1] * 16 + [2] * 8 + [3] * 4)  # 5.1


class BaseState(State):
    """Gold-diggers against saboteurs."""

    nature: ClassVar[Nature] = Nature(
        earns="nuggets",
        asks=("goal", "position", "nugget"),
        causes=("gold", "exhausted"),
        sides=("diggers", "saboteurs"),
    )

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.nuggets: vec[u8] = rules.no_nuggets  # for a seat and a value, how many cards
        self.pile: vec[u8] = NUGGETS  # from the top
        self.offer: vec[u8] = NO_BYTES  # what the actor may pick from, in rising order

    def new_like(self) -> State:
        return BaseState(self.rules)

    def clone(self) -> State:
        other = super().clone()
        assert isinstance(other, BaseState)
        other.nuggets = self.nuggets
        other.pile = self.pile
        other.offer = self.offer
        return other

    def take_arrays(self, arrays: dict[str, list[int]]) -> None:
        super().take_arrays(arrays)
        self.nuggets = bytes_of(arrays.pop("nuggets"))
        self.pile = bytes_of(arrays.pop("pile"))
        self.offer = bytes_of(arrays.pop("offer"))

    def holdings(self) -> Holdings:
        return Holdings(
            purses=tuple(self.purse(seat) for seat in range(self.rules.seats)),
            pile=tuple(int(value) for value in self.pile),
            offer=tuple(int(value) for value in self.offer),
        )

    def hold(self, held: Holdings) -> None:
        self.nuggets = bytes_of([purse.count(value) for purse in held.purses for value in range(4)])
        self.pile = bytes_of(list(held.pile))
        self.offer = bytes_of(sorted(held.offer))

    def pile_values(self) -> vec[u8]:
        """The nugget cards nobody has won yet."""
        return self.pile

    def begin(self, pile: vec[u8]) -> None:
        self.pile = pile

    # -- goals ---------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """After a lay the goals reached are turned over (4.1, 4.2)."""
        count: i64 = 0
        found: i64 = -1
        for goal in range(self.rules.goal_count):
            if self.is_reached(goal):
                count += 1
                found = goal
        if count == 0:
            self.finish()
        elif self.rules.every_goal:
            self.turn_nearest()
        elif count == 1:
            self.turn_over(found)
        else:
            self.asked = A_GOAL

    def turn_nearest(self) -> None:
        """Edition classic: every goal reached, the nearest to the card just laid first, then from the north (4.2)."""
        while True:
            best: i64 = -1
            least: i64 = 0
            for goal in range(self.rules.goal_count):  # they lie from north to south
                if self.is_reached(goal):
                    code = self.rules.goal_codes[goal]
                    away = distance(code, self.laid_code)
                    if best < 0 or away < least:
                        best = goal
                        least = away
            if best < 0:
                self.finish()
                return
            self.turn_over(best)
            if IS_GOLD[i64(self.goals[best])]:
                return

    def turn_over(self, goal: i64) -> None:
        """The gold ends the round; a stone is turned so that it joins what reached it (4.3, 4.5)."""
        kind = i64(self.goals[goal])
        code = self.rules.goal_codes[goal]
        key = self.goal_key(goal, 0)
        self.goals_open |= 1 << goal
        if self.telling:
            self.told.append(facts.Revealed(int(self.turn), cell_of(code), card_of(kind)))
        if IS_GOLD[kind]:
            self.settle(goal, 0)
            self.end_round(C_GOLD)
            return
        fits = goal_fits(kind, key)
        if fits:  # a position that agrees joins every neighbour that reaches it; never both positions do
            self.settle(goal, fits >> 1)
        elif self.rules.every_goal:
            self.settle(goal, self.exception(code, kind, i64(REACHED_SIDES[key])))
        else:
            self.pending = goal
            self.asked = A_POSITION
            return
        if not self.rules.every_goal:
            self.finish()

    def exception(self, code: i64, kind: i64, reached: i64) -> i64:
        """Edition classic, no position fits: join the card just laid if it reaches, else W, N, S, E (4.3)."""
        side: i64 = -1
        by_code = self.laid_code - code
        if by_code == 256 and reached & 1:
            side = 0
        elif by_code == 1 and reached & 2:
            side = 1
        elif by_code == -256 and reached & 4:
            side = 2
        elif reached & 8:  # the card just laid, or the first in the order
            side = 3
        elif reached & 1:
            side = 0
        elif reached & 4:
            side = 2
        else:
            side = 1
        return 0 if (i64(OPEN[tile_of(kind, 0)]) >> side) & 1 else 1

    def options(self, moves: Moves) -> None:
        if self.asked == A_GOAL:
            for goal in range(self.rules.goal_count):
                if self.is_reached(goal):
                    moves.add(pack_cell(TURN, 0, self.rules.goal_codes[goal]))
        elif self.asked == A_POSITION:
            moves.add(POSITION)
            moves.add(POSITION | TURNED_BIT)
        elif self.asked == A_NUGGET:
            previous: i64 = 0
            for nugget in self.offer:
                value = i64(nugget)
                if value != previous:
                    moves.add(pack(TAKE, value, 0, 0))
                previous = value

    def answer(self, move: i64) -> None:
        if self.asked == A_GOAL:
            self.turn_over(self.goal_at(code_in(move)))
        elif self.asked == A_POSITION:
            goal = self.pending
            self.pending = -1
            self.settle(goal, is_turned(move))
            self.finish()
        elif self.asked == A_NUGGET:
            self.pick(a_of(move))

    def opens_every_goal(self) -> bool:
        return self.rules.every_goal

    # -- the end of a round --------------------------------------------------------------------------------------

    def exhausted(self) -> bool:
        """Every seat in turn has passed on an empty deck, or no card is left (4.6)."""
        return self.passes >= self.rules.seats or (self.held == 0 and self.top == i64(len(self.deck)))

    def left_to_do(self) -> str:
        for goal in range(self.rules.goal_count):
            if (self.goals_open >> goal) & 1 and IS_GOLD[i64(self.goals[goal])]:
                return ""
        if self.asked == A_NUGGET:
            return "the gold does not lie open (4.5, 5.2)"
        return "" if self.exhausted() else "the gold does not lie open, and not everybody has passed (4.5, 4.6)"

    def side(self, cause: Cause) -> Party:
        """The gold-diggers if the gold was found, else the saboteurs, also where nobody is one (4.5, 4.6)."""
        return "diggers" if cause == "gold" else "saboteurs"

    def end_round(self, cause: i64) -> None:
        side: i64 = R_DIGGER if cause == C_GOLD else R_SABOTEUR
        self.ending = cause
        for seat in range(self.rules.seats):
            if i64(self.roles[seat]) == side:
                self.ending |= won_by(seat)
        if self.telling:
            self.tell_end()
            for role in self.spare:
                self.told.append(facts.LeftOver(ROLES[i64(role)]))
        if side == R_DIGGER:
            self.share()
        else:
            self.reward_saboteurs()
            self.close_round()

    def tell_end(self) -> None:
        """All roles are shown, and the goals still face down (4.7, 4.8)."""
        cause = cause_of(self.ending)
        winners = tuple(int(seat) for seat in range(self.rules.seats) if has_won(self.ending, seat))
        roles = tuple(ROLES[i64(role)] for role in self.roles)
        self.told.append(facts.RoundEnded(int(self.round), cause, winners, roles))
        self.uncover()

    def show_all(self) -> None:
        """Everybody's nugget cards (5.1)."""
        for seat in range(self.rules.seats):
            self.told.append(facts.PurseShown(int(seat), self.purse(seat), int(self.gold(seat))))

    def purse(self, seat: i64) -> tuple[int, ...]:
        values: list[int] = []
        for value in range(4):
            for _card in range(i64(self.nuggets[seat * 4 + value])):
                values.append(int(value))
        return tuple(values)

    def offered(self) -> vec[u8]:
        return self.offer

    def set_purses(self, nuggets: vec[u8]) -> None:
        self.nuggets = nuggets

    def set_pile(self, pile: vec[u8]) -> None:
        self.pile = pile

    def set_offer(self, offer: vec[u8]) -> None:
        self.offer = offer

    def gold(self, seat: i64) -> i64:
        total: i64 = 0
        for value in range(1, 4):
            total += value * i64(self.nuggets[seat * 4 + value])
        return total

    def gain(self, seat: i64, value: i64, count: i64) -> None:
        nuggets = self.nuggets[:]
        nuggets[seat * 4 + value] = u8(i64(nuggets[seat * 4 + value]) + count)
        self.nuggets = nuggets

    # -- the gold-diggers' share (5.2, 5.3) ----------------------------------------------------------------------

    def shares(self, seat: i64) -> bool:
        if i64(self.roles[seat]) != R_DIGGER:
            return False
        return not (self.rules.tools_forfeit and self.mat(seat) & M_TOOLS)

    def share(self) -> None:
        """Draws nugget cards; the player who found the gold picks first."""
        sharers: i64 = 0
        for seat in range(self.rules.seats):
            if self.shares(seat):
                sharers += 1
        count = sharers if self.rules.share_of_diggers else min(self.rules.seats, 9)
        count = min(count, i64(len(self.pile)))
        if sharers == 0 or count == 0:
            self.close_round()
            return
        drawn = self.pile[:count]
        self.pile = self.pile[count:]
        self.offer = NO_BYTES
        for value in range(1, 4):
            for nugget in drawn:
                if i64(nugget) == value:
                    self.offer = append(self.offer, nugget)
        self.hand_on(self.turn)

    def hand_on(self, seat: i64) -> None:
        """The nugget cards go to this seat or the next seat that shares, counter-clockwise; the last is not asked for.

        If there are several cards, the seat is asked even if all are equal: otherwise everybody would know that (1.10).
        """
        while True:
            if not len(self.offer):
                self.close_round()
                return
            while not self.shares(seat):
                seat = self.right_of(seat)
            if self.telling:
                self.told.append(facts.Offered(int(seat), tuple(int(value) for value in self.offer)))
            if len(self.offer) > 1:
                self.actor = seat
                self.asked = A_NUGGET
                return
            self.take_nugget(seat, i64(self.offer[0]))
            seat = self.right_of(seat)

    def right_of(self, seat: i64) -> i64:
        """Counter-clockwise (1.6)."""
        return (seat or self.rules.seats) - 1

    def pick(self, value: i64) -> None:
        """A gold-digger picks one card and passes on the rest."""
        seat = self.actor
        self.take_nugget(seat, value)
        self.hand_on(self.right_of(seat))

    def take_nugget(self, seat: i64, value: i64) -> None:
        """A seat gets a nugget card that was on offer."""
        rest = NO_BYTES
        taken = False
        for nugget in self.offer:
            if not taken and i64(nugget) == value:
                taken = True
            else:
                rest = append(rest, nugget)
        self.offer = rest
        self.win(seat, value)

    def win(self, seat: i64, value: i64) -> None:
        """A seat gets a nugget card."""
        self.gain(seat, value, 1)
        if self.telling:
            self.told.append(facts.Took(int(seat), int(value)))

    # -- the saboteurs' reward (5.4) -----------------------------------------------------------------------------

    def reward_saboteurs(self) -> None:
        """Each saboteur draws up to the sum due, from the left of the last mover clockwise."""
        seats = self.rules.seats
        saboteurs: i64 = 0
        for seat in range(seats):
            if i64(self.roles[seat]) == R_SABOTEUR:
                saboteurs += 1
        for step in range(1, seats + 1):
            seat = (self.last_mover + step) % seats
            if i64(self.roles[seat]) == R_SABOTEUR:
                self.reward(seat, saboteurs_due(saboteurs))

    def reward(self, seat: i64, due: i64) -> None:
        """Draws cards one at a time; a card that would be too much goes under the pile."""
        drawn = NO_BYTES
        rest = due
        while rest > 0:
            fits = False
            for nugget in self.pile:
                if i64(nugget) <= rest:
                    fits = True
            if not fits:
                self.make_change(seat, due, drawn)
                return
            nugget = self.pile[0]
            self.pile = self.pile[1:]
            if i64(nugget) <= rest:
                rest -= i64(nugget)
                drawn = append(drawn, nugget)
                self.win(seat, i64(nugget))
            else:
                self.pile = append(self.pile, nugget)
                if self.telling:
                    self.told.append(facts.Returned(int(seat), int(nugget)))

    def make_change(self, seat: i64, due: i64, drawn: vec[u8]) -> None:
        """The exact sum is not possible: the saboteur takes the best possible cards."""
        pile = self.pile[:]  # a clone may share it
        for nugget in drawn:
            self.gain(seat, i64(nugget), -1)
            pile = append(pile, nugget)
        if self.telling:
            self.told.append(facts.PutBack(int(seat), tuple(sorted(int(value) for value in drawn))))
        wanted = best_change(pile, due)
        for value in range(3, 0, -1):
            for _card in range(wanted[value]):
                pile = without_first(pile, value)
                self.win(seat, value)
        self.pile = pile


def without_first(pile: vec[u8], value: i64) -> vec[u8]:
    """The pile without its topmost card of this value."""
    for index in range(i64(len(pile))):
        if i64(pile[index]) == value:
            rest = pile[:index]
            for below in pile[index + 1 :]:
                rest = append(rest, below)
            return rest
    raise ValueError(value)
