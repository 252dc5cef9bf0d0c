"""The expansion: teams, doors, gold from the bank, theft (section 7). Its cards act in actions.py."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec

from saboteur.engine.core.actions import earlier_thefts, last_theft, theft_seats, with_theft
from saboteur.engine.core.base import BaseState
from saboteur.engine.core.ending import BLUE_WON, GREEN_WON, has_won, won_by
from saboteur.engine.core.holdings import Holdings
from saboteur.engine.core.native import i32, i64
from saboteur.engine.core.packed import A_ROB, ROB, Moves, a_of, pack
from saboteur.engine.core.payout import winners_due
from saboteur.engine.core.rules import Rules
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import BLUE, CRYSTALS, GREEN, IS_GOLD, M_THEFT, M_TRAPPED
from saboteur.engine.core.vecs import NO_BYTES, cells_of
from saboteur.engine.values import facts
from saboteur.engine.values.causes import C_GOLD, Cause
from saboteur.engine.values.nature import Nature, Party
from saboteur.engine.values.roles import (
    R_BLUE,
    R_BOSS,
    R_GEOLOGIST,
    R_GREEN,
    R_PROFITEER,
    R_SABOTEUR,
)


class ExpansionState(BaseState):
    """Two teams and those who play for themselves."""

    nature: ClassVar[Nature] = Nature(
        earns="coins",
        asks=("goal", "position", "rob"),
        causes=("gold", "exhausted"),
        sides=("green", "blue", "both", "saboteurs"),
        spare_shown=False,
    )

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.coins: vec[i32] = rules.no_coins
        self.thieves: i64 = 0  # who may still rob: the first is on top, as `with_theft` stacks them
        self.pile = NO_BYTES  # there are no nugget cards, but coins

    def new_like(self) -> State:
        return ExpansionState(self.rules)

    def clone(self) -> State:
        other = super().clone()
        assert isinstance(other, ExpansionState)
        other.coins = self.coins
        other.thieves = self.thieves
        return other

    def take_arrays(self, arrays: dict[str, list[int]]) -> None:
        super().take_arrays(arrays)
        self.coins = cells_of(arrays.pop("coins"))

    def holdings(self) -> Holdings:
        return Holdings(coins=self.coins_held())

    def hold(self, held: Holdings) -> None:
        self.coins = cells_of(list(held.coins))
        if self.asked == A_ROB:
            self.line_up_thieves()
            while self.thieves and last_theft(self.thieves) != self.actor:
                self.thieves = earlier_thefts(self.thieves)

    def coins_held(self) -> tuple[int, ...]:
        return tuple(int(amount) for amount in self.coins)

    def thieves_left(self) -> int:
        return len(theft_seats(self.thieves))

    def gold(self, seat: i64) -> i64:
        return i64(self.coins[seat])

    def set_coins(self, seat: i64, amount: i64) -> None:
        self.pay(seat, amount - i64(self.coins[seat]))

    def pay(self, seat: i64, amount: i64) -> None:
        """Changes the gold of a seat."""
        coins = self.coins[:]
        coins[seat] = i32(i64(coins[seat]) + amount)
        self.coins = coins

    def is_trapped(self, seat: i64) -> bool:
        """Whether a seat is no winner and gets nothing (7.4)."""
        return self.mat(seat) & M_TRAPPED != 0

    # -- who wins (7.2-7.4) --------------------------------------------------------------------------------------

    def has_way(self, walker: i64) -> bool:
        """Whether the gold can be reached without passing a door of the other colour."""
        mine = self.mine.walked_by(walker)
        for goal in range(self.rules.goal_count):
            if (self.goals_open >> goal) & 1 and IS_GOLD[i64(self.goals[goal])]:
                return mine.keys[mine.cell_at(self.rules.goal_codes[goal])] != 0
        return False

    def teams(self, cause: i64) -> tuple[bool, bool]:
        """Whether green wins, whether blue wins."""
        if cause != C_GOLD:
            return False, False
        green = self.has_way(GREEN)
        blue = self.has_way(BLUE)
        finder = i64(self.roles[self.turn])
        if finder == R_GREEN:
            return green, not green and blue
        if finder == R_BLUE:
            return not blue and green, blue
        return green, blue

    def side(self, cause: Cause) -> Party:
        """The teams that win, also those nobody was dealt (7.2, 7.3)."""
        green, blue = self.teams(C_GOLD if cause == "gold" else 0)
        if green and blue:
            return "both"
        return "green" if green else "blue" if blue else "saboteurs"

    def is_winner(self, seat: i64, green: bool, blue: bool) -> bool:
        """Whether a seat counts among the winners."""
        if self.is_trapped(seat):
            return False
        role = i64(self.roles[seat])
        if role == R_GREEN:
            return green
        if role == R_BLUE:
            return blue
        if role == R_BOSS:
            return green or blue
        if role == R_SABOTEUR:
            return not (green or blue)
        return role == R_PROFITEER

    # -- what they get (7.5) -------------------------------------------------------------------------------------

    def end_round(self, cause: i64) -> None:
        green, blue = self.teams(cause)
        winners: i64 = 0
        self.ending = cause | (GREEN_WON if green else 0) | (BLUE_WON if blue else 0)
        for seat in range(self.rules.seats):
            if self.is_winner(seat, green, blue):
                winners += 1
                self.ending |= won_by(seat)
        if self.telling:
            self.tell_end()
        each = winners_due(winners)
        crystals = self.geologists_share()
        for seat in range(self.rules.seats):
            role = i64(self.roles[seat])
            amount: i64 = 0
            if role == R_GEOLOGIST:
                amount = 0 if self.is_trapped(seat) else crystals
            elif has_won(self.ending, seat):
                amount = each
                if role == R_BOSS:
                    amount = max(each - 1, 0)
                elif role == R_PROFITEER:
                    amount = max(each - 2, 0)
            if amount > 0:
                self.pay(seat, amount)
                if self.telling:
                    self.told.append(facts.Paid(int(seat), int(amount)))
        self.line_up_thieves()
        self.next_thief()

    def geologists_share(self) -> i64:
        """Crystals in the mine, on cut-off cards too, shared between the geologists who are free."""
        crystals: i64 = 0
        for cell in self.mine.laid:
            crystals += i64(CRYSTALS[i64(self.mine.tiles[i64(cell)])])
        geologists: i64 = 0
        for seat in range(self.rules.seats):
            if i64(self.roles[seat]) == R_GEOLOGIST and not self.is_trapped(seat):
                geologists += 1
        return crystals // geologists if geologists else 0

    # -- theft (7.6) ---------------------------------------------------------------------------------------------

    def may_rob(self, seat: i64) -> bool:
        """Whether a theft lies before a seat that is not trapped."""
        return self.mat(seat) & (M_THEFT | M_TRAPPED) == M_THEFT

    def line_up_thieves(self) -> None:
        """The player who laid a theft last steals first, then the others clockwise from there."""
        thefts = self.thefts
        while thefts and not self.may_rob(last_theft(thefts)):
            thefts = earlier_thefts(thefts)
        self.thieves = 0
        if thefts:
            first = last_theft(thefts)
            for step in range(self.rules.seats, 0, -1):  # the one put on top last robs first
                seat = (first + step - 1) % self.rules.seats
                if self.may_rob(seat):
                    self.thieves = with_theft(self.thieves, seat)

    def next_thief(self) -> None:
        """Asks the next thief whom to rob; one who can rob nobody is not asked."""
        while self.thieves:
            seat = last_theft(self.thieves)
            for other in range(self.rules.seats):
                if other != seat and self.coins[other] > 0:
                    self.actor = seat
                    self.asked = A_ROB
                    return
            self.rob(-1)
        self.close_round()

    def rob(self, victim: i64) -> None:
        """The thief takes one gold from a seat, or from nobody."""
        seat = last_theft(self.thieves)
        self.thieves = earlier_thefts(self.thieves)
        if victim < 0:
            if self.telling:
                self.told.append(facts.Robbed(int(seat), None, None))
            return
        self.pay(victim, -1)
        self.pay(seat, 1)
        if self.telling:
            self.told.append(facts.Robbed(int(seat), int(victim), self.coins[victim] > 0))

    def options(self, moves: Moves) -> None:
        if self.asked != A_ROB:
            super().options(moves)
            return
        moves.add(ROB)
        for other in range(self.rules.seats):
            if other != self.actor and self.coins[other] > 0:
                moves.add(pack(ROB, other + 1, 0, 0))

    def answer(self, move: i64) -> None:
        if self.asked != A_ROB:
            super().answer(move)
            return
        self.rob(a_of(move) - 1)
        self.next_thief()
