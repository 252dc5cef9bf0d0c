"""The expansion: rules 6 and 7."""

from functools import partial
from typing import Any

from .base import START, Base
from .cards import CARDS, Cell, expansion_roles
from .mine import Opening
from .table import Step

TEAMS = ("blue", "green")
EACH = {1: 5, 2: 4, 3: 3, 4: 2}  # 7.5; five or more winners: 1


class Expansion(Base):
    """Two to twelve players; the base rules with the changes of section 6."""

    boxes = ("base", "saboteur2")
    cards_out = 10
    most_discards = 3
    may_clear = True

    def __init__(self, players: int, *, first: int | None = None, rounds: int = 3, maps: int | None = None) -> None:
        super().__init__(players, edition="2016", first=first, rounds=rounds, maps=maps)
        self.hand_size = 6  # 6.1
        self.pile = []
        self.purse = [0] * players
        self.thefts: list[int] = []  # seats, in the order they laid a theft

    def all_roles(self) -> list[str]:
        return expansion_roles()

    def set_up(self, deal: dict[str, Any]) -> None:
        super().set_up(deal)
        self.thefts = []

    def gold(self) -> list[int]:
        return list(self.purse)

    # --- laying -------------------------------------------------------------------------------------

    def may_lay(self, name: str, turned: bool, cell: Cell, reached: set[Opening]) -> bool:
        if not CARDS[name].ladder:
            return super().may_lay(name, turned, cell, reached)
        # 6.3: touches a card already laid, agrees on all sides, never next to a goal.
        return (
            self.mine.is_empty(cell)
            and len(self.mine.neighbours(cell)) > 0
            and self.mine.agrees(name, turned, cell)
            and not self.mine.is_next_to_goal(cell)
        )

    # --- action cards (6.8) -------------------------------------------------------------------------

    def other_plays(self, seat: int, name: str) -> list[str]:
        everyone = list(range(self.players))
        others = [other for other in everyone if other != seat]
        does = CARDS[name].does
        if does == "theft":
            return [] if self.has(seat, "theft") else [f"play {name}"]  # 6.7
        targets = {
            "hands_off": [target for target in everyone if self.has(target, "theft")],
            "free": [target for target in everyone if self.has(target, "trapped")],
            "trapped": [target for target in others if not self.has(target, "trapped")],
            "swap_hand": others,
            "inspection": others,
            "swap_hats": everyone if self.spare_roles else [],
        }[does]
        return [f"play {name} {target}" for target in targets]

    def play_other(self, seat: int, name: str, words: list[str]) -> None:
        does = CARDS[name].does
        drawer = seat
        target = int(words[0]) if words else seat
        if does == "theft":
            self.put(seat, name, seat)
            self.thefts.append(seat)
        elif does == "trapped":
            self.put(seat, name, target)
        else:
            self.discard.append(name)
        if does == "hands_off":
            self.lift(seat, name, target, "theft")
        elif does == "free":
            self.lift(seat, name, target, "trapped")
        elif does == "inspection":
            self.tell("inspected", seat=seat, card=name, target=target, role=self.roles[target])
        elif does == "swap_hats":
            old, new = self.roles[target], self.spare_roles.pop(0)
            self.away_roles.append(old)
            self.roles[target] = new
            self.tell("swapped_hats", seat=seat, card=name, target=target, old=old, new=new)
        elif does == "swap_hand":
            given, taken = self.hands[seat], self.hands[target]
            self.hands[seat], self.hands[target] = taken, given
            self.tell("swapped_hands", seat=seat, card=name, target=target, given=sorted(given), taken=sorted(taken))
            drawer = target
        self.finish_turn(drawer, 1)

    # --- who wins (section 7) -----------------------------------------------------------------------

    def has_way(self, team: str) -> bool:
        """The gold is reachable without passing a door of the other colour (7.2)."""
        (gold,) = [cell for cell, name in self.goal_cards if name == "base_goal_gold"]
        return any(cell == gold for cell, _ in self.mine.reach(START, team))

    def winning_teams(self, cause: str) -> list[str]:
        if cause != "gold":
            return []
        with_way = [team for team in TEAMS if self.has_way(team)]
        finder = self.roles[self.turn_seat]
        return [finder] if finder in with_way else with_way

    def is_trapped(self, seat: int) -> bool:
        return self.has(seat, "trapped")

    def wins(self, seat: int, teams: list[str]) -> bool:
        """7.3 and 7.4."""
        role = self.roles[seat]
        if self.is_trapped(seat):
            return False
        if role == "profiteer":
            return True
        if role == "boss":
            return len(teams) > 0
        if role == "saboteur":
            return len(teams) == 0
        return role in teams

    def end_round(self, cause: str) -> None:
        teams = self.winning_teams(cause)
        winners = [seat for seat in range(self.players) if self.wins(seat, teams)]
        self.tell("round_ended", round=self.round, cause=cause, winners=winners, roles=list(self.roles))
        self.uncover()
        for seat in range(self.players):
            amount = self.pay_of(seat, winners)
            if amount > 0:
                self.purse[seat] += amount
                self.tell("paid", seat=seat, amount=amount)
        self.steal(self.thieves())

    def pay_of(self, seat: int, winners: list[int]) -> int:
        """7.5."""
        role = self.roles[seat]
        if role == "geologist" and not self.is_trapped(seat):
            sharing = [other for other in self.with_role("geologist") if not self.is_trapped(other)]
            return sum(laid.card.crystals for laid in self.mine.cells.values()) // len(sharing)
        if seat not in winners:
            return 0
        less = {"boss": 1, "profiteer": 2}.get(role, 0)
        return max(0, EACH.get(len(winners), 1) - less)

    def thieves(self) -> list[int]:
        """Who steals, in order: who laid theirs last, then clockwise from there (7.6)."""
        thieves = [s for s in range(self.players) if self.has(s, "theft") and not self.is_trapped(s)]
        if not thieves:
            return []
        last = [seat for seat in self.thefts if seat in thieves][-1]
        return [seat for seat in self.clockwise_from(last) if seat in thieves]

    def steal(self, thieves: list[int]) -> None:
        if not thieves:
            self.next_round()
            return
        thief = thieves[0]
        options: dict[str, Step] = {
            f"rob {seat}": partial(self.rob, thieves, seat)
            for seat in range(self.players)
            if seat != thief and self.purse[seat] > 0
        }
        options["rob nobody"] = partial(self.rob, thieves, None)
        self.ask("rob", thief, options)

    def rob(self, thieves: list[int], victim: int | None) -> None:
        thief = thieves[0]
        if victim is not None:
            self.purse[victim] -= 1
            self.purse[thief] += 1
        self.tell("robbed", seat=thief, victim=victim, left=None if victim is None else self.purse[victim] > 0)
        self.steal(thieves[1:])
