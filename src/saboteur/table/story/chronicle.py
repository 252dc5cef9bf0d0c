"""What an observer was told, gathered round by round: from it come the summaries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from saboteur.engine.core.mine import Mine
from saboteur.engine.core.tables import ANYONE, BLUE, GREEN
from saboteur.engine.search.ways import Ways, passing_costs
from saboteur.engine.values import facts
from saboteur.engine.values.cards import Card, Colour, Effect
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.roles import Role
from saboteur.engine.view import Lying, View
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.table.story.summary import Deeds, RoundSummary, Team, Turning, is_gold

NO_WAY: Final = 60
"""What no way at all counts as: more than nearly every way costs."""
TURNS_IT: Final = 10
"""A move that changes the cost of the way to the gold by this turned the round: a card laid on open ground by 9."""
MOST_TURNINGS: Final = 3
WALKERS: Final[dict[Colour, int]] = {"green": GREEN, "blue": BLUE}


class Chronicle:
    """Told a first view, then the facts of one observer; holds a summary of every round that has ended.

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
        self._knowledge = Knowledge(first, worlds=False)
        deck = self._knowledge.state.rules.deck
        self._ways: Final = Ways(passing_costs(deck, ANYONE), ANYONE)
        self._told: list[Fact] = []
        self._open_round()

    def _open_round(self) -> None:
        self._began = self._knowledge.view()
        self._deeds = [Deeds() for _ in range(self._knowledge.seats)]
        self._moves: list[tuple[int, Fact, tuple[int, ...], tuple[int, ...]]] = []
        self._costs = self._measured()
        self._ended: facts.RoundEnded | None = None
        self._shown: list[Fact] = []

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
        if asked.what == "over" and self._ended is not None:
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
                case facts.Uncovered() | facts.LeftOver() | facts.BoxShown():
                    self._shown.append(fact)
                case _:
                    self._count(fact)
        first = told[0]
        if self._ended is not None and any(isinstance(fact, facts.RoundEnded) for fact in told):
            after = tuple(0 if self._is_found(goal) else cost for goal, cost in enumerate(self._costs))
        else:
            after = self._measured()
        if isinstance(first, facts.Laid | facts.Collapsed):
            self._moves.append((first.seat, first, self._costs, after))
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

    def _measured(self) -> tuple[int, ...]:
        """What the cheapest way to each goal costs that lies face down; 0 where it does not."""
        knowledge = self._knowledge
        if knowledge.ruleset.goals_are != "goals" or not knowledge.state.round:
            return ()
        goals = range(len(knowledge.state.rules.goal_codes))
        hidden = [goal for goal in goals if not knowledge.is_open(goal)]
        self._ways.measure(knowledge.mine, 0, sum(1 << goal for goal in hidden), 0)
        costs = tuple(min(NO_WAY, int(self._ways.cost(goal))) if goal in hidden else 0 for goal in goals)
        self._ways.forget()
        return costs

    def _is_found(self, goal: int) -> bool:
        return self._knowledge.is_open(goal)

    # -- the summary ------------------------------------------------------------------------------------------------

    def _summarise(self) -> None:
        ended, view = self._ended, self._knowledge.view()
        assert ended is not None
        gold = [goal for goal in view.goals if isinstance(goal.face, Card) and is_gold(goal.face)]
        number = [goal.cell for goal in view.goals].index(gold[0].cell) if gold and self._costs else None
        found = number is not None and gold[0].open
        self.rounds.append(
            RoundSummary(
                ended,
                self._began,
                view,
                tuple(goal.cell for goal in gold),
                self._moves[-1][0] if found and self._moves else None,
                self._teams(ended, gold[0].cell.code) if gold else (),
                tuple(seat for seat, mat in enumerate(view.mats) if "trapped" in mat),
                sum(lying.card.crystals for lying in view.mine),
                tuple(self._weighed(number)),
                tuple(self._turnings(number)),
                tuple(self._shown),
            )
        )
        self._ended = None

    def _weighed(self, number: int | None) -> Iterator[Deeds]:
        for seat, deeds in enumerate(self._deeds):
            mine = [(before, after) for by, _, before, after in self._moves if by == seat]
            changes = [] if number is None else [after[number] - before[number] for before, after in mine]
            helped, hindered = sum(change < 0 for change in changes), sum(change > 0 for change in changes)
            yield replace(deeds, helped=helped, hindered=hindered)

    def _turnings(self, number: int | None) -> list[Turning]:
        if number is None:
            return []
        weighed = [Turning(by, fact, before[number], after[number]) for by, fact, before, after in self._moves]
        most = sorted(weighed, key=lambda each: -abs(each.after - each.before))[:MOST_TURNINGS]
        return [each for each in weighed if each in most and abs(each.after - each.before) >= TURNS_IT]

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


def _stands_before(mine: Mine, lying: Lying) -> bool:
    return mine.keys[mine.cell_at(lying.cell.code)] != 0
