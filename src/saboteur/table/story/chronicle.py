"""What an observer was told, gathered round by round: from it come the summaries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from saboteur.engine.core.mine import Mine
from saboteur.engine.core.tables import BLUE, GREEN
from saboteur.engine.search.ways import Ways, passing_costs
from saboteur.engine.values import facts
from saboteur.engine.values.cards import TOOLS, Card, Colour, Effect
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.roles import Role
from saboteur.engine.view import Goal, Lying, View
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.table.story.summary import Deeds, RoundSummary, Team, Turning, is_gold
from saboteur.table.story.whole import GameSummary

NO_WAY: Final = 60
"""What no way at all counts as: more than nearly every way costs."""
TURNS_IT: Final = 10
"""A move that changes the cost of the way to the gold by this turned the round: a card laid on open ground by 9."""
TURNS_A_VEIN: Final = 15
"""The same for the next of several veins: cards of the duel cost more."""
MOST_TURNINGS: Final = 3
WALKERS: Final[dict[Colour, int]] = {"green": GREEN, "blue": BLUE}
Costs = tuple[tuple[int, ...], ...]
"""For each walker what the cheapest way to each goal costs that lies face down."""
OPEN: Final = -1
"""A goal that was turned over: nobody digs for it any more."""
Moved = facts.Laid | facts.Collapsed | facts.Opened | facts.Bribed


@dataclass(frozen=True, slots=True)
class _Move:
    """A move that changed the mine, and what the ways cost before and after."""

    changes: tuple[Moved, ...]
    before: Costs
    after: Costs

    @property
    def seat(self) -> int:
        return self.changes[0].seat

    def weighed(self, walker: int, goal: int | None) -> tuple[int, int]:
        """The cost of a walker's way to a goal, or to the nearest of those face down, before and after."""
        before, after = self.before[walker], self.after[walker]
        if goal is not None:
            return max(before[goal], 0), max(after[goal], 0)
        others = len(self.before) > 1 and walker != self.seat  # what the mover turned over is not nearer for them
        hidden = [each for each, cost in enumerate(before) if cost != OPEN and not (others and after[each] == OPEN)]
        if not hidden:
            return 0, 0
        return min(before[each] for each in hidden), max(min(after[each] for each in hidden), 0)


class Chronicle:
    """Told a first view, then the facts of one observer; holds summaries of the game and of rounds that have ended.

    >>> from saboteur import Game, ruleset
    >>> game = Game(ruleset("base", rounds=1), 3, seed="7")
    >>> chronicle = Chronicle(game.view(0))
    >>> while not game.over:
    ...     chronicle.tell(fact.seen_by(0) for fact in game.apply(next(iter(game.legal_moves)), tell=True))
    >>> [summary] = chronicle.rounds
    >>> summary.ended.cause, summary.ended.winners, summary.gained(0), [str(cell) for cell in summary.gold]
    ('exhausted', (0,), 4, ['8,0'])
    """

    def __init__(self, first: View) -> None:
        self.rounds: list[RoundSummary] = []
        self._first: Final = first
        self._over: facts.GameEnded | None = None
        self._knowledge = Knowledge(first, worlds=False)
        rules = self._knowledge.state.rules
        walkers = range(int(rules.walker), int(rules.walker) + int(rules.walkers))
        self._ways: Final = [Ways(passing_costs(rules.deck, walker), walker) for walker in walkers]
        self._told: list[Fact] = []
        self._open_round()

    def _open_round(self) -> None:
        self._began = self._knowledge.view()
        self._deeds = [Deeds() for _ in range(self._knowledge.seats)]
        self._moves: list[_Move] = []
        self._costs = self._measured()
        self._ended: facts.RoundEnded | None = None
        self._shown: list[Fact] = []
        self._shared: list[Fact] = []

    @property
    def game(self) -> GameSummary:
        """All rounds that have ended, and who has won once the game has."""
        return GameSummary(self._first, tuple(self.rounds), self._over)

    def tell(self, told: Iterable[Fact]) -> None:
        """More has happened; each fact as the observer is told it."""
        for fact in told:
            if isinstance(fact, facts.RoundBegan):
                self._close(self._told)
                self._told = []
            self._told.append(fact)
            self._knowledge.tell([fact])
            if isinstance(fact, facts.Asked):
                self._happened(self._told, fact)
                self._told = []

    def _happened(self, told: Sequence[Fact], asked: facts.Asked) -> None:
        """One move and what came of it, or a deal."""
        if isinstance(told[0], facts.RoundBegan):
            self._open_round()
            return
        self._note(told)
        if asked.what in ("deal", "over") and self._ended is not None:
            self._summarise()

    def _close(self, told: Sequence[Fact]) -> None:
        """The next round is dealt at once: here is where the deal would have been asked for."""
        if told:
            self._knowledge.tell([facts.Asked("deal", None)])
            self._note(told)
        if self._ended is not None:
            self._summarise()

    # -- what everybody did -----------------------------------------------------------------------------------------

    def _note(self, told: Sequence[Fact]) -> None:
        for fact in told:
            match fact:
                case facts.RoundEnded():
                    self._ended = fact
                case facts.GameEnded():
                    self._over = fact
                case facts.Uncovered() | facts.LeftOver() | facts.BoxShown():
                    self._shown.append(fact)
                case _:
                    self._count(fact)
            if isinstance(fact, facts.Scored | facts.Toll | facts.Robbed):
                self._shared.append(fact)
        after = self._measured(ended=any(isinstance(fact, facts.RoundEnded) for fact in told))
        if changes := tuple(fact for fact in told if isinstance(fact, Moved)):
            self._moves.append(_Move(changes, self._costs, after))
        self._costs = after

    def _count(self, fact: Fact) -> None:
        seat = getattr(fact, "seat", None)
        if not isinstance(seat, int):
            return
        deeds = self._deeds[seat]
        match fact:
            case facts.Laid():
                deeds.laid += 1
            case facts.Collapsed(removed=Card()):
                deeds.collapsed += 1
            case facts.Put(_, card, target):
                deeds.broke += card.effect is Effect.BREAK and target != seat
                deeds.trapped += card.effect is Effect.TRAPPED
            case facts.Lifted(_, _, _, lifted):
                deeds.repaired += lifted.effect is Effect.BREAK
                deeds.freed += lifted.effect is Effect.TRAPPED
            case facts.Peeked() | facts.Inspected():
                deeds.looked += 1
            case facts.SwappedHands() | facts.SwappedHats():
                deeds.swapped += 1
            case facts.Opened():
                deeds.opened += 1
            case facts.Bribed():
                deeds.bribed += 1
                deeds.claimed += 1
            case facts.Claimed():
                deeds.claimed += 1
            case facts.Robbed(_, int()):
                deeds.stole += 1
            case facts.Passed() | facts.Discarded():
                deeds.passed += 1
            case _:
                pass

    def _measured(self, *, ended: bool = False) -> Costs:
        """When a round has ended only goals that were turned over have come nearer."""
        knowledge = self._knowledge
        if not knowledge.state.round:
            return ()
        goals = range(len(knowledge.state.rules.goal_codes))
        if ended:
            return tuple(
                tuple(OPEN if knowledge.is_open(goal) else costs[goal] for goal in goals) for costs in self._costs
            )
        return tuple(self._costs_of(number, goals) for number in range(len(self._ways)))

    def _costs_of(self, number: int, goals: range) -> tuple[int, ...]:
        knowledge, ways = self._knowledge, self._ways[number]
        hidden = [goal for goal in goals if not knowledge.is_open(goal)]
        ways.measure(knowledge.mine, number, sum(1 << goal for goal in hidden), 0)
        costs = tuple(min(NO_WAY, int(ways.cost(goal))) if goal in hidden else OPEN for goal in goals)
        ways.forget()
        return costs

    # -- the summary ------------------------------------------------------------------------------------------------

    def _summarise(self) -> None:
        ended, view = self._ended, self._knowledge.view()
        assert ended is not None
        gold = [goal for goal in view.goals if isinstance(goal.face, Card) and is_gold(goal.face)]
        goal = self._goal(view, gold)
        self.rounds.append(
            RoundSummary(
                ended,
                self._began,
                view,
                tuple(goal.cell for goal in gold),
                finder=self._moves[-1].seat if goal is not None and gold[0].open and self._moves else None,
                teams=self._teams(ended, gold[0].cell.code) if gold else (),
                trapped=tuple(seat for seat, mat in enumerate(view.mats) if "trapped" in mat),
                forfeited=tuple(self._forfeited(ended, view)),
                crystals=sum(lying.card.crystals for lying in view.mine),
                deeds=tuple(self._weighed(goal)),
                turnings=tuple(self._turnings(goal)),
                shown=tuple(self._shown),
                shared=tuple(self._shared),
            )
        )
        self._ended = None

    def _goal(self, view: View, gold: Sequence[Goal]) -> int | None:
        """The one goal with gold, which everybody digs for; none where there are several, and where nobody knows it."""
        if self._knowledge.ruleset.goals_are != "goals" or not gold:
            return None
        return [goal.cell for goal in view.goals].index(gold[0].cell)

    def _forfeited(self, ended: facts.RoundEnded, view: View) -> Iterator[int]:
        if ended.cause == "gold" and self._knowledge.ruleset.options.get("broken_tools_forfeit"):
            for seat, role in enumerate(ended.roles):
                if role == "digger" and set(view.mats[seat]) & set(TOOLS):
                    yield seat

    def _weighed(self, goal: int | None) -> Iterator[Deeds]:
        """In the duel one helps oneself and hinders the other."""
        alone = len(self._ways) > 1
        for seat, deeds in enumerate(self._deeds):
            helped = hindered = 0
            for move in self._measurable(goal):
                if move.seat == seat:
                    before, after = move.weighed(seat if alone else 0, goal)
                    helped += after < before and isinstance(move.changes[0], facts.Laid)
                    before, after = move.weighed(1 - seat if alone else 0, goal)
                    hindered += after > before
            yield replace(deeds, helped=helped, hindered=hindered)

    def _measurable(self, goal: int | None) -> list[_Move]:
        """The moves, if it is known where they led."""
        return [] if goal is None and self._knowledge.ruleset.goals_are == "goals" else self._moves

    def _turnings(self, goal: int | None) -> list[Turning]:
        least = TURNS_A_VEIN if goal is None else TURNS_IT
        weighed = [
            _turning(move, *move.weighed(walker, goal), walker if len(self._ways) > 1 else None)
            for move in self._measurable(goal)
            for walker in range(len(self._ways))
        ]
        most = sorted(weighed, key=lambda each: -abs(each.after - each.before))[:MOST_TURNINGS]
        return [each for each in weighed if each in most and abs(each.after - each.before) >= least]

    def _teams(self, ended: facts.RoundEnded, gold: int) -> tuple[Team, ...]:
        """Whether each team had a way to the gold that was found, else the doors it stood before."""
        dealt: set[Role] = {role for roles in self._knowledge.ruleset.roles.values() for role in roles}
        if ended.cause != "gold" or not {"green", "blue"} <= dealt:
            return ()
        return tuple(self._team(colour, walker, gold) for colour, walker in WALKERS.items())

    def _team(self, colour: Colour, walker: int, gold: int) -> Team:
        mine = self._knowledge.mine.walked_by(walker)
        if mine.keys[mine.cell_at(gold)]:
            return Team(colour, has_way=True)
        barred = [lying for lying in self._knowledge.view().mine if lying.card.door not in (None, colour)]
        return Team(colour, has_way=False, doors=tuple(lying.cell for lying in barred if _stands_before(mine, lying)))


def _turning(move: _Move, before: int, after: int, walker: int | None) -> Turning:
    """What made the difference: in solo a card drawn may bring down what was laid (9.3)."""
    fell = [change for change in move.changes if isinstance(change, facts.Collapsed)]
    return Turning(move.seat, fell[-1] if fell and after > before else move.changes[0], before, after, walker)


def _stands_before(mine: Mine, lying: Lying) -> bool:
    return mine.keys[mine.cell_at(lying.cell.code)] != 0
