"""A bot is a command: a program in any language that reads JSON lines and writes JSON lines (docs/bot-protocol.md)."""

from __future__ import annotations

import shlex
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, NoReturn, Self

from msgspec import UNSET

from saboteur.bots.command.failure import BotFailed, Fault, shown
from saboteur.bots.command.limits import Limits
from saboteur.bots.command.messages import (
    PROTOCOL,
    Answer,
    Ask,
    Begin,
    End,
    Facts,
    Heard,
    Refused,
    line_of,
    read_answer,
    read_ready,
)
from saboteur.bots.command.process import BotProcess
from saboteur.engine.game import LegalMoves
from saboteur.engine.moves import Move
from saboteur.engine.values.facts import Asked, Fact
from saboteur.engine.view import View
from saboteur.engine.worlds.knowledge import Knowledge
from saboteur.notation.moves import HiddenMove, move_plain, read_move_plain
from saboteur.notation.positions.position import view_plain
from saboteur.notation.statements import Statement, read_statement_plain, statement_fault, statement_plain

READY: Final = '{"ready": NAME}'
ANSWER: Final = '{"move": MOVE}, one of those it was given'


class _Refusal(Exception):
    """Why an answer is refused, with the number of the rule if there is one."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule


class CommandBot:
    """A player that is a separate process; it is restarted from its history if it crashes, hangs or writes nonsense.

    >>> from saboteur import Game, ruleset
    >>> with CommandBot("no-such-bot") as bot:
    ...     bot.begin(Game(ruleset("duel"), 2, seed="1").view(0))
    Traceback (most recent call last):
    saboteur.bots.command.failure.BotFailed: the bot `no-such-bot` at seat 0 failed: it could not be started: ...
    """

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        limits: Limits | None = None,
        folder: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """The words of a command, or a line as for a shell (but no shell is run); and further environment variables."""
        self.command = tuple(shlex.split(command) if isinstance(command, str) else command)
        if not self.command:
            raise ValueError("a bot is a command of at least one word")
        self.limits = limits or Limits()
        self.name = Path(self.command[0]).name
        self.restarts = 0
        """In this game."""
        self._folder = folder
        self._environment = dict(environment or {})
        self._process: BotProcess | None = None
        self._ready = False
        self._views = False
        self._seat = 0
        self._asked_for = ""
        self._knowledge: Knowledge | None = None
        self._unfollowed: list[Fact] = []
        self._at = 0
        self._history: list[bytes] = []
        self._said: tuple[Statement, ...] = ()
        self._end = End()

    # -- the player ------------------------------------------------------------------------------------------------

    def begin(self, view: View) -> None:
        """Takes a seat: the command is started and told what can be seen from there."""
        if view.observer is None:
            raise ValueError("a bot plays: it takes a seat, not a watcher's view")
        self.close()
        self._seat = view.observer
        self._asked_for = view.asked
        self._knowledge = Knowledge(view, worlds=False)
        self._unfollowed = []
        self._at = self.restarts = 0
        self._said = ()
        self._end = End()
        self._history = [line_of(Begin(PROTOCOL, view.observer, view_plain(view)))]
        self._start()

    def told(self, facts: Sequence[Fact]) -> None:
        """Something happened. This never waits: the bot can read it later."""
        if facts:
            seen = [fact.seen_by(self._seat) for fact in facts]  # even if the caller has changed the list
            self._unfollowed += seen
            for fact in seen:
                if isinstance(fact, Asked):
                    self._asked_for = fact.what
            self._at += len(seen)
            self._tell(line_of(Facts(self._at, [fact.as_dict() for fact in seen])))

    def heard(self, seat: int, statement: Statement) -> None:
        """A seat made a statement."""
        self._at += 1
        self._tell(line_of(Heard(self._at, seat, statement_plain(statement))))

    def abandoned(self, seat: int | None, reason: str) -> None:
        """Somebody, or the host, broke the game off: what the bot is told when it is closed."""
        self._end = End(reason, UNSET if seat is None else seat)

    def choose(self, moves: Collection[Move]) -> Move:
        """Asks the bot; returns a legal move or raises `BotFailed`, whatever goes wrong."""
        while True:
            try:
                return self._asked(moves)
            except Fault as fault:
                self._go_on_after(fault, ANSWER if self._ready else READY)

    def statements(self) -> tuple[Statement, ...]:
        """What it said along with its last move."""
        said, self._said = self._said, ()
        return said

    # -- the command -------------------------------------------------------------------------------------------------

    def wait_until_ready(self) -> None:
        """Waits until the bot is ready and its name is known; otherwise the first question waits for this."""
        while not self._ready:
            try:
                self._await_ready(self._running())
            except Fault as fault:
                self._go_on_after(fault, READY)

    def close(self) -> None:
        """The game is over for this bot: it is told, and ended if it does not end by itself."""
        process, self._process = self._process, None
        if process is not None:
            try:
                process.send(line_of(self._end))
            finally:
                process.end(self.limits.end)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None and error is not None and not isinstance(error, Exception):
            self._process.kill()  # the user pressed Ctrl-C and does not want to wait
            self._process = None
        self.close()

    # -- inside ------------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        """Starts the command and tells it the whole history."""
        self._ready = False
        try:
            self._process = self._started()
        except (OSError, ValueError) as error:
            self._fail(Fault(f"it could not be started: {error}"), "a command")
        for message in self._history:
            self._process.send(message)

    def _started(self) -> BotProcess:
        return BotProcess(self.command, folder=self._folder, environment=self._environment)

    def _running(self) -> BotProcess:
        if self._process is None:
            raise RuntimeError("this bot plays no game: it has not begun, has failed, or is closed")
        return self._process

    def _tell(self, message: bytes) -> None:
        """Part of the history: told again after a restart."""
        self._history.append(message)
        if self._process is not None:
            self._process.send(message)

    def _await_ready(self, process: BotProcess) -> None:
        ready, unknown = read_ready(process.line(self.limits.start))
        if unknown:
            process.note(f"unknown field `{shown(unknown.encode())}`: a first line has ready, views")
        self.name, self._views, self._ready = ready.ready, ready.views, True

    def _asked(self, moves: Collection[Move]) -> Move:
        process = self._running()
        if not self._ready:
            self._await_ready(process)
        process.flush(self.limits.reading)
        question = self._question(moves)
        for refusals in range(self.limits.refusals + 1):
            if early := process.unasked():
                raise Fault("it wrote something without being asked", early)
            process.send(question)
            process.flush(self.limits.reading)
            line = process.line(self.limits.move)
            answer, unknown = read_answer(line)
            try:
                if unknown:
                    raise _Refusal(f"unknown field `{shown(unknown.encode())}`: an answer has move, says, at")
                return self._taken(answer, moves)
            except _Refusal as refusal:
                if refusals == self.limits.refusals:
                    raise Fault(f"{refusals + 1} answers were refused, the last one: {refusal.reason}", line) from None
                process.send(line_of(Refused(refusal.reason, refusal.rule, answer.move)))
        raise AssertionError("a question is answered or refused")

    def _question(self, moves: Collection[Move]) -> bytes:
        # Sorted, because the order in which the rules list moves must not tell the seat anything.
        plain = [move_plain(move) for move in sorted(moves, key=str)]
        view = view_plain(self._seen_now()) if self._views else UNSET
        return line_of(Ask(self._at, self._asked_for, self.limits.move, plain, view))

    def _seen_now(self) -> View:
        """What the seat knows, worked out only for a bot that wants to see it."""
        assert self._knowledge is not None
        self._knowledge.tell(self._unfollowed)
        self._unfollowed = []
        return self._knowledge.view()

    def _taken(self, answer: Answer, moves: Collection[Move]) -> Move:
        """The move of a correct answer; its statements are kept."""
        if isinstance(answer.at, int) and answer.at != self._at:
            raise _Refusal(f"the question was asked at {self._at}, not at {answer.at}")
        try:
            move = read_move_plain(answer.move)
            said = [read_statement_plain(written, f"says[{index}]") for index, written in enumerate(answer.says)]
        except ValueError as error:
            raise _Refusal(str(error)) from None
        if isinstance(move, HiddenMove):
            raise _Refusal("only the moves of others have unknown cards")
        if isinstance(moves, LegalMoves):
            if (refusal := moves.refusal(move)) is not None:
                raise _Refusal(refusal.reason, refusal.rule)
        elif move not in moves:
            raise _Refusal("that is not among the moves that are legal now")
        assert self._knowledge is not None
        for index, statement in enumerate(said):
            if fault := statement_fault(statement, self._knowledge.ruleset, self._knowledge.seats, self._seat):
                raise _Refusal(f"says[{index}]: {fault}")
        self._said = tuple(said)
        return move

    def _go_on_after(self, fault: Fault, expected: str) -> None:
        """Starts the bot again, or gives up."""
        if self.restarts >= self.limits.restarts:
            self._fail(fault, expected)
        self._running().kill()
        self.restarts += 1
        self._start()

    def _fail(self, fault: Fault, expected: str) -> NoReturn:
        process, self._process = self._process, None
        status = None
        if process is not None:
            status = process.status
            process.kill()
        raise BotFailed(
            self.command,
            self._seat,
            fault.what,
            expected,
            answer=shown(fault.answer),
            status=status,
            restarts=self.restarts,
            log=process.log if process is not None else (),
        )
