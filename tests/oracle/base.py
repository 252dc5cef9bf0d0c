"""The base game: rules 2 to 5."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Any

from .cards import BASE_GOALS, CARDS, Cell, cell_text, deck_of, nugget_values, openings, positions
from .mine import Laid, Opening
from .table import Step, Table

ROLES = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}  # 2.1
DUE = {1: 4, 2: 3, 3: 3, 4: 2}  # 5.4
GOLD = "base_goal_gold"
START: Cell = (0, 0)


class Base(Table):
    """Three to ten players, three editions."""

    boxes: tuple[str, ...] = ("base",)

    def __init__(
        self,
        players: int,
        *,
        edition: str = "new",
        placing: str = "connected",
        broken_tools_forfeit: bool = False,
        one_digger_less: bool = False,
        first: int | None = None,
        rounds: int = 3,
        maps: int | None = None,
    ) -> None:
        super().__init__(players, rounds)
        self.edition = edition
        self.placing = placing
        self.forfeit = broken_tools_forfeit
        self.one_digger_less = one_digger_less
        self.first_option = first
        self.maps = maps
        self.hand_size = 6 if players <= 5 else 5 if players <= 7 else 4  # 2.2
        self.nuggets: list[list[int]] = [[] for _ in range(players)]
        self.pile: list[int] = nugget_values()  # from the top
        self.offer: list[int] = []  # nugget cards being handed round (5.2)

    # --- setting up -------------------------------------------------------------------------------

    def all_roles(self) -> list[str]:
        saboteurs, diggers = ROLES[self.players]
        if self.one_digger_less:
            diggers -= 1
        return ["digger"] * diggers + ["saboteur"] * saboteurs

    def composition(self) -> dict[str, list[Any]]:
        return {
            "deck": deck_of(self.boxes, self.maps),
            "roles": sorted(self.all_roles()),
            "goals": sorted([GOLD, "base_goal_stone_ne", "base_goal_stone_nw"]),
            "nuggets": sorted(self.pile),
            "first": list(range(self.players)) if self.round == 0 and self.first_option is None else [],
        }

    def first_seat(self, told: int | None) -> int:
        if self.round > 0:
            return (self.last_mover + 1) % self.players  # 5.5
        first = told if self.first_option is None else self.first_option  # 2.4
        if first is None:
            raise ValueError("the deal has to say who begins")
        return first

    def set_up(self, deal: dict[str, Any]) -> None:
        self.pile = list(deal["nuggets"])
        self.mine.cells[START] = Laid("base_start", False)
        self.goal_cards = list(zip(BASE_GOALS, deal["goals"], strict=True))
        self.mine.face_down = dict(self.goal_cards)

    # --- laying -------------------------------------------------------------------------------------

    def reach_of(self, seat: int) -> set[Opening]:
        return self.mine.reach(START, None)

    def may_lay(self, name: str, turned: bool, cell: Cell, reached: set[Opening]) -> bool:
        """3.3."""
        if not self.mine.is_empty(cell):
            return False
        if not self.mine.agrees(name, turned, cell):
            return False
        if self.placing == "adjacent":
            return len(self.mine.neighbours(cell)) > 0
        return self.mine.meets(name, turned, cell, reached)

    # --- goals (section 4) --------------------------------------------------------------------------

    def after_lay(self, cell: Cell) -> None:
        reached = self.mine.goals_reached(self.mine.reach(START, None))
        if not reached:
            self.finish_turn(self.turn_seat, 1)
        elif self.edition == "classic":
            nearest = min(reached, key=lambda goal: (distance(goal, cell), -goal[1]))
            self.turn_over(nearest, cell)
        else:
            options: dict[str, Step] = {
                f"turn {cell_text(goal)}": partial(self.turn_over, goal, cell) for goal in reached
            }
            self.ask("goal", self.turn_seat, options)

    def turn_over(self, goal: Cell, just_laid: Cell) -> None:
        """Turn a reached goal over; then decide how it lies (4.3)."""
        name = self.mine.face_down.pop(goal)
        self.tell("revealed", seat=self.turn_seat, cell=list(goal), face=name)
        if name == GOLD:
            self.settle(goal, name, False)
            self.end_round("gold")  # 4.5
            return
        reached = self.mine.reach(START, None)
        reaching = self.mine.sides_reaching(goal, reached)
        good = [
            turned
            for turned in positions(name)
            if self.mine.agrees(name, turned, goal) and openings(name, turned) & set(reaching)
        ]
        if not good and self.edition == "classic":
            good = [self.exception_position(goal, name, just_laid, reaching)]
        if not good:
            good = list(positions(name))
        options: dict[str, Step] = {
            f"position {'turned' if turned else 'upright'}": partial(self.stone_settled, goal, name, turned, just_laid)
            for turned in good
        }
        self.ask("position", self.turn_seat, options)

    def exception_position(self, goal: Cell, name: str, just_laid: Cell, reaching: list[str]) -> bool:
        """`classic`: join the card just laid if it reaches the goal, else the first of W, N, S, E (4.3)."""
        sides = {(1, 0): "E", (-1, 0): "W", (0, 1): "N", (0, -1): "S"}
        side = sides.get((just_laid[0] - goal[0], just_laid[1] - goal[1]), "")
        if side not in reaching:
            side = next(side for side in "WNSE" if side in reaching)
        (turned,) = [turned for turned in positions(name) if side in openings(name, turned)]
        return turned

    def settle(self, goal: Cell, name: str, turned: bool) -> None:
        self.mine.cells[goal] = Laid(name, turned)
        self.tell("settled", cell=list(goal), turned=turned)

    def stone_settled(self, goal: Cell, name: str, turned: bool, just_laid: Cell) -> None:
        self.settle(goal, name, turned)
        if self.edition == "classic":
            self.after_lay(just_laid)  # look again (4.2, 4.4)
        else:
            self.finish_turn(self.turn_seat, 1)

    # --- the end of a round (sections 4 and 5) --------------------------------------------------------

    def with_role(self, role: str) -> list[int]:
        return [seat for seat in range(self.players) if self.roles[seat] == role]

    def end_round(self, cause: str) -> None:
        winners = self.with_role("digger" if cause == "gold" else "saboteur")
        self.tell("round_ended", round=self.round, cause=cause, winners=winners, roles=list(self.roles))
        self.uncover()
        for role in self.spare_roles:  # 4.8
            self.tell("left_over", role=role)
        if cause == "gold":
            self.share_nuggets()
        else:
            self.pay_saboteurs()

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, this one first."""
        return [(seat + i) % self.players for i in range(self.players)]

    def share_nuggets(self) -> None:
        """5.2 and 5.3."""
        sharers = self.with_role("digger")
        if self.forfeit:
            sharers = [seat for seat in sharers if not any(CARDS[name].breaks for name in self.mats[seat])]
        if not sharers:
            self.next_round()
            return
        count = len(sharers) if self.edition == "new" else min(self.players, 9)
        self.offer, self.pile = self.pile[:count], self.pile[count:]
        finder = self.turn_seat
        counter_clockwise = [(finder - i) % self.players for i in range(self.players)]
        self.hand_round([seat for seat in counter_clockwise if seat in sharers])

    def hand_round(self, order: list[int]) -> None:
        """The first of the order picks a nugget card and hands the rest on."""
        if not self.offer:
            self.next_round()
            return
        seat = order[0]
        self.tell("offered", seat=seat, values=sorted(self.offer))
        options: dict[str, Step] = {
            f"take {value}": partial(self.take_offered, order, value) for value in sorted(set(self.offer))
        }
        self.ask("nugget", seat, options, secret=len(self.offer) > 1)

    def take_offered(self, order: list[int], value: int) -> None:
        self.offer.remove(value)
        self.take(order[0], value)
        self.hand_round(order[1:] + order[:1])

    def take(self, seat: int, value: int) -> None:
        self.nuggets[seat].append(value)
        self.tell("took", seat=seat, value=value)

    def pay_saboteurs(self) -> None:
        """5.4."""
        saboteurs = self.with_role("saboteur")
        for seat in self.clockwise_from((self.last_mover + 1) % self.players):
            if seat in saboteurs:
                self.pay_saboteur(seat, DUE[len(saboteurs)])
        self.next_round()

    def pay_saboteur(self, seat: int, due: int) -> None:
        taken: list[int] = []
        while sum(taken) < due:
            still_due = due - sum(taken)
            if all(value > still_due for value in self.pile):
                self.put_back(seat, taken, due)
                return
            value = self.pile.pop(0)
            if value > still_due:
                self.pile.append(value)
                self.tell("returned", seat=seat, value=value)
            else:
                taken.append(value)
                self.take(seat, value)

    def put_back(self, seat: int, taken: list[int], due: int) -> None:
        """The exact sum is not possible: put this payout's cards back and take the nearest sum."""
        for value in taken:
            self.nuggets[seat].remove(value)
            self.pile.append(value)
        self.tell("put_back", seat=seat, values=sorted(taken))
        sums = [some for some in subsets(self.pile, due) if sum(some) <= due]
        best = max(sums, key=lambda some: (sum(some), -len(some), max(some, default=0)))
        for value in sorted(best, reverse=True):
            self.pile.remove(value)  # the topmost of that value
            self.take(seat, value)

    def gold(self) -> list[int]:
        return [sum(values) for values in self.nuggets]

    def show_all(self) -> None:
        for seat, gold in enumerate(self.gold()):
            self.tell("purse_shown", seat=seat, values=sorted(self.nuggets[seat]), gold=gold)

    def zones(self) -> dict[str, Any]:
        own = {
            "nuggets": [sorted(values) for values in self.nuggets],
            "pile": list(self.pile),
            "offered": sorted(self.offer),
        }
        return super().zones() | own


def distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def subsets(values: list[int], most: int) -> Iterator[tuple[int, ...]]:
    """All choices of at most this number of the values."""
    for count in range(most + 1):
        yield from combinations(values, count)
