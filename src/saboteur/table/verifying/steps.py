"""A record step by step: what every observer knows after each line, and the facts of the line."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, Protocol

from saboteur.engine.game import Game
from saboteur.engine.values import facts
from saboteur.engine.values.cards import CARDS
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import Fact
from saboteur.engine.view import Goal, View
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.notation.moves import HiddenMove
from saboteur.notation.records.record import TABLE, WATCHER, Chair, Dealt, Entry, Line, Moved, Record, Sat, Seen
from saboteur.table.story.chronicle import Chronicle
from saboteur.table.story.whole import GameSummary
from saboteur.table.table import InvalidRecord, Table
from saboteur.table.verifying.seen import SeenReplay


class Position(Protocol):
    """Positions that can be shown."""

    @property
    def seats(self) -> int:
        """How many there are."""

    def view(self, seen: Seen) -> View:
        """By whom."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A position of which everything is known."""

    game: Game

    @property
    def seats(self) -> int:
        """Those of the game."""
        return self.game.seats

    def view(self, seen: Seen) -> View:
        """What an observer knows; the table knows all hands, roles and goals."""
        if seen != TABLE:
            return self.game.view(seen if isinstance(seen, int) else None)
        view = self.game.view(None)
        own = [self.game.view(seat) for seat in range(self.game.seats)]
        faces = [CARDS[kind - 1] for kind in self.game.state.goals]
        return replace(
            view,
            hands=tuple(each.hand for each in own),
            roles=tuple(each.role for each in own) if view.roles else (),
            purses=tuple(each.purses[seat] for seat, each in enumerate(own)),
            coins=tuple(each.coins[seat] for seat, each in enumerate(own)) if view.coins else (),
            goals=tuple(Goal(goal.cell, face, goal.open) for goal, face in zip(view.goals, faces, strict=False)),
        )


@dataclass(frozen=True, slots=True)
class Partial:
    """A position as one observer saw it."""

    seen_view: View

    @property
    def seats(self) -> int:
        """Everybody sees them."""
        return self.seen_view.seats

    def view(self, seen: Seen) -> View:
        """The same for everybody who may look."""
        return self.seen_view


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a record and its result."""

    number: int
    """The number of the last move, 0 before the first."""
    entry: Entry | None
    told: tuple[Fact, ...]
    position: Position
    chairs: tuple[Chair, ...]
    time: int | None = None
    comment: str = ""
    new: Cell | None = None
    """The card that was laid or turned over last in this round."""
    result: Literal["", "round", "game"] = ""
    """Of what this step shows how it ended; nothing has happened in it."""


@dataclass(frozen=True, slots=True)
class Steps:
    """A record, up to the last line that can be played."""

    record: Record
    steps: tuple[Step, ...]
    fault: str = ""
    """Why the rest cannot be played."""

    def observers(self) -> tuple[Seen, ...]:
        """Who may look."""
        if self.record.observer != TABLE:
            return (self.record.observer,)
        return (TABLE, *range(self.record.seats), WATCHER)

    @property
    def moves(self) -> int:
        """How many there are."""
        return self.steps[-1].number

    def of_move(self, number: int) -> int:
        """The place of a move, or the nearest one."""
        return next((index for index, step in enumerate(self.steps) if step.number >= number), len(self.steps) - 1)

    def after_move(self, number: int) -> Step:
        """The position before the move after this one."""
        return next(step for step in reversed(self.steps) if step.number <= number)

    def game_until(self, place: int, seen: Seen) -> GameSummary:
        """The rounds that ended up to this place and the game, as an observer knows them; in the end, all gold."""
        told_to = seen if isinstance(seen, int) else None
        chronicle = Chronicle(self.steps[0].position.view(WATCHER if seen == TABLE else seen))
        for step in self.steps[: place + 2]:  # the deal that follows closes a round
            chronicle.tell(fact.seen_by(told_to) for fact in step.told)
        where, game = self.steps[place].position, chronicle.game
        if isinstance(where, Whole):
            game = game.laid_open(where.game.outcome.earned)
        if seen != TABLE:
            return game
        begins = [step for step in self.steps if _begins(step.told)]
        ends = [step for step in self.steps if step.result == "round"]
        rounds = [
            replace(played, began=began.position.view(TABLE), shared_out=end.position.view(TABLE))
            for played, began, end in zip(chronicle.rounds, begins, ends, strict=False)
        ]
        return replace(game, rounds=tuple(rounds))

    def of_round(self, place: int, by: int) -> int:
        """The place where the next round begins, or with -1 this one or the one before."""
        begins = [index for index, step in enumerate(self.steps) if _begins(step.told)]
        if by > 0:
            return next((index for index in begins if index > place), len(self.steps) - 1)
        return next((index for index in reversed(begins) if index < place), 0)


def steps_of(record: Record) -> Steps:
    """Plays a record."""
    try:
        replay = _Whole(record) if record.observer == TABLE else _Seen(record)
    except InvalidRecord as invalid:
        empty = Whole(Game(record.ruleset, record.seats))
        return Steps(record, (Step(0, None, (), empty, record.chairs),), str(invalid))
    steps, fault = [Step(0, None, (), replay.position(), record.chairs)], ""
    for line in record.lines:
        if fault := replay.replay_line(line):
            break
        for step in _steps(replay, line, steps[-1]):
            steps += _results(steps, step)
    return Steps(record, tuple(steps), fault)


def _steps(replay: "_Whole | _Seen", line: Line, last: Step) -> Iterator[Step]:
    """The result of a line; if a round ends and the next is dealt at once, both are shown."""
    if isinstance(line.entry, Dealt) and not replay.told:
        return  # for a later round: nothing is dealt yet
    number = last.number + isinstance(line.entry, Moved)
    chairs = _reseated(last.chairs, line.entry, replay.seats)
    begins = next((index for index, fact in enumerate(replay.told) if isinstance(fact, facts.RoundBegan)), None)
    before = replay.told[:begins]
    if begins is None or before:
        position = replay.position() if begins is None else replay.end_of_round(before)
        new = _newest(before) or last.new
        yield Step(number, line.entry, before, position, chairs, line.time, line.comment, new)
    if begins is not None:
        comment = "" if before else line.comment
        yield Step(number, Dealt(), replay.told[begins:], replay.position(), chairs, line.time, comment)


def _results(steps: Sequence[Step], step: Step) -> Iterator[Step]:
    """The step, and how a round that is over ended: before the next one is dealt, or at the end of the game."""
    last = steps[-1]
    if _begins(step.told) and last.told and _has_ended(steps):
        yield replace(last, entry=None, told=(), time=None, comment="", result="round")
    yield step
    if any(isinstance(fact, facts.GameEnded) for fact in step.told):
        shown = replace(step, entry=None, told=(), time=None, comment="", result="round")
        yield shown
        yield replace(shown, result="game")


def _has_ended(steps: Sequence[Step]) -> bool:
    """Whether a round ended since it was dealt."""
    for step in reversed(steps):
        if any(isinstance(fact, facts.RoundEnded) for fact in step.told):
            return True
        if _begins(step.told):
            return False
    return False


class _Whole:
    """The record of the table."""

    def __init__(self, record: Record) -> None:
        self._table = Table.before(record)
        self._before = self._table.game.clone()
        self._entry: Entry | None = None
        self.told: tuple[Fact, ...] = ()
        self.seats = record.seats

    def replay_line(self, line: Line) -> str:
        """Goes on; why not, if it cannot be."""
        since = self._table.number
        self._before, self._entry = self._table.game.clone(), line.entry
        fault = self._table.replay_line(line)
        self.told = tuple(self._table.facts(since))
        return fault or ""

    def position(self) -> Position:
        """Where the line led to."""
        return Whole(self._table.game.clone())

    def end_of_round(self, told_before: tuple[Fact, ...]) -> Position:
        """Where its move led to before the next round was dealt."""
        game = Game.of_state(self._before.ruleset, self._before.state, None)
        if isinstance(self._entry, Moved) and not isinstance(self._entry.move, HiddenMove):
            game.apply(self._entry.move)
        return Whole(game)


class _Seen:
    """What one observer saw."""

    def __init__(self, record: Record) -> None:
        self._replay = SeenReplay(record)
        observer = record.observer if isinstance(record.observer, int) else None
        first = record.start if isinstance(record.start, View) else Game(record.ruleset, record.seats).view(observer)
        self._knowledge = self._before = Knowledge(first, worlds=False)
        self.told: tuple[Fact, ...] = ()
        self.seats = record.seats

    def replay_line(self, line: Line) -> str:
        """Goes on; why not, if it cannot be."""
        wrong = self._replay.replay_line(line)
        if wrong is not None:
            return wrong.message
        self._before, self.told = self._knowledge.copy(), line.facts
        self._knowledge.tell(line.facts)
        return ""

    def position(self) -> Position:
        """Where the line led to."""
        return Partial(self._knowledge.view())

    def end_of_round(self, told_before: tuple[Fact, ...]) -> Position:
        """Where its move led to before the next round was dealt."""
        self._before.tell([*told_before, facts.Asked("deal", None)])
        return Partial(self._before.view())


def _reseated(chairs: tuple[Chair, ...], entry: Entry | None, seats: int) -> tuple[Chair, ...]:
    if not isinstance(entry, Sat):
        return chairs
    chairs = chairs or (Chair("person"),) * seats
    return (*chairs[: entry.seat], entry.chair, *chairs[entry.seat + 1 :])


def _begins(happened: Sequence[Fact]) -> bool:
    return any(isinstance(fact, facts.RoundBegan) for fact in happened)


def _newest(happened: Sequence[Fact]) -> Cell | None:
    cells = [fact.cell for fact in happened if isinstance(fact, facts.Laid | facts.Revealed)]
    return cells[-1] if cells else None
