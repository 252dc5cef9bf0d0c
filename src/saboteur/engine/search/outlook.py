"""What a dwarf has before its eyes when it is asked: how far the gold seems, and whom it holds for what."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from saboteur.engine.core.mine import Mine
from saboteur.engine.core.native import i64, u8
from saboteur.engine.core.rules import Rules
from saboteur.engine.core.state import State
from saboteur.engine.core.tables import ANYONE, BLUE, COLOURS, GREEN, KIND_OF
from saboteur.engine.core.vecs import bytes_of, words_of
from saboteur.engine.ruleset import MOST_SEATS
from saboteur.engine.search.survey import Survey
from saboteur.engine.search.taste import Taste
from saboteur.engine.search.ways import FAR, MOST_GOALS, passing_costs
from saboteur.engine.values.cards import CARDS
from saboteur.engine.values.roles import R_BLUE, R_GREEN

NO_SCORES: Final = [0.0] * MOST_SEATS
NO_FALLS: Final = words_of([])
MOST_PASSING: Final = 64

DOOR_OF: Final = bytes_of([0] + [1 + COLOURS.index(card.door) if card.door else 0 for card in CARDS])
"""For a kind 1 + the colour of its door, 0: none."""
_passing: Final[dict[tuple[int, ...], vec[u8]]] = {}


def passing_of(rules: Rules, walker: i64) -> vec[u8]:
    """What it costs this walker to pass a cell; the same for all games with this deck."""
    key = (*[int(kind) for kind in rules.deck], int(walker))
    if key not in _passing:
        if len(_passing) >= MOST_PASSING:
            _passing.clear()
        _passing[key] = passing_costs(rules.deck, walker)
    return _passing[key]


def walker_of(role: i64) -> i64:
    """Whom the doors of the other team stop (6.4)."""
    if role == R_GREEN:
        return GREEN
    return BLUE if role == R_BLUE else ANYONE


class Outlook:
    """The mine as one dwarf sees it, and what it makes of goals and seats."""

    def __init__(self, rules: Rules, walker: i64, taste: Taste) -> None:
        self.taste: Taste = taste
        self.walker: i64 = walker
        self.own: Survey = Survey(passing_of(rules, walker), walker)
        self.survey: Survey = self.own
        self.state: State | None = None
        self.seat: i64 = 0
        self.mine: Mine | None = None
        self.odds: vec[float] = vec[float]([0.0] * MOST_GOALS)
        self.scores: vec[float] = vec[float](NO_SCORES)  # above 0 a seat helps the mine, below it harms
        self.cost: float = 0.0
        self.nearest: i64 = FAR
        self.sure: bool = False
        self.falls: vec[i64] = NO_FALLS  # for each card laid and goal what the way costs without the card
        self.fallen: bool = False  # whether they are known

    def look(self, state: State, seat: i64) -> None:
        """Looks at the mine of a state, at every goal that lies face down."""
        self.state = state
        self.seat = seat
        mine = state.mine
        if self.walker != mine.walker and self.is_barred(mine):
            mine = mine.walked_by(self.walker)
        self.mine = mine
        self.fallen = False
        self.survey = self.own
        self.survey.look(mine, 0, ((1 << state.rules.goal_count) - 1) & ~state.goals_open)

    def look_like(self, other: Outlook) -> None:
        """Sees what another sees; it must not be barred."""
        self.state = other.state
        self.seat = other.seat
        self.mine = other.mine
        self.fallen = False
        self.survey = other.survey

    def forget(self) -> None:
        """What was seen is not kept until the next question."""
        self.state = None
        self.mine = None
        self.survey = self.own
        self.own.forget()

    def is_barred(self, mine: Mine) -> bool:
        """Whether a door that this walker cannot pass lies in the mine."""
        for cell in mine.laid:
            door = i64(DOOR_OF[i64(KIND_OF[i64(mine.tiles[i64(cell)])])])
            if door and door != self.walker + 1:
                return True
        return False

    def expect(self, may_be_gold: i64) -> None:
        """The gold is under one of these goals (bits), each as likely."""
        count: i64 = 0
        for goal in range(self.survey.goals):
            count += (may_be_gold >> goal) & 1
        self.sure = count == 1
        self.cost = 0.0
        self.nearest = FAR
        share = 1.0 / float(count) if count else 0.0
        for goal in range(self.survey.goals):
            here = (may_be_gold >> goal) & 1
            self.odds[goal] = share if here else 0.0
            if here:
                cost = self.survey.cost[goal]
                self.cost += share * float(min(self.taste.most, cost))
                self.nearest = min(self.nearest, cost)

    def after_lay(self, code: i64, tile: i64) -> float:
        """What the gold would cost on average once this tile lay there."""
        mine = self.mine
        assert mine is not None
        cell = mine.cell_at(code)
        if cell < 0 or mine.on_rim(cell):
            return self.cost
        total = 0.0
        survey = self.survey
        for goal in range(survey.goals):
            odds = self.odds[goal]
            if odds > 0.0:
                total += odds * float(min(self.taste.most, survey.after_lay(mine, goal, cell, tile, self.walker)))
        return total

    def after_collapse(self, code: i64) -> float:
        """What the gold would cost on average without the card that lies there."""
        mine = self.mine
        assert mine is not None
        if not self.fallen:
            self.let_fall(mine)
        cell = mine.cell_at(code)
        place: i64 = 0
        while i64(mine.laid[place]) != cell:
            place += 1
        total = 0.0
        goals = self.survey.goals
        for goal in range(goals):
            odds = self.odds[goal]
            if odds > 0.0:
                total += odds * float(min(self.taste.most, self.falls[place * goals + goal]))
        return total

    def let_fall(self, mine: Mine) -> None:
        """Finds what the ways cost without each of the cards laid."""
        survey = self.survey
        goals = survey.goals
        count = i64(len(mine.laid))
        if i64(len(self.falls)) < count * goals:
            self.falls = words_of([0] * int((count + 8) * goals))
        for place in range(count):
            cell = i64(mine.laid[place])
            reached = i64(mine.keys[cell]) != 0
            if reached:
                fallen = mine.clone()
                fallen.collapse(cell)
                for goal in range(goals):
                    self.falls[place * goals + goal] = survey.after_collapse(fallen, goal, cell)
            else:
                for goal in range(goals):
                    self.falls[place * goals + goal] = survey.cost[goal]
        self.fallen = True
