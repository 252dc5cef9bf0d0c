"""The bots of a table: each is told what its seat is told, and nothing else."""

from __future__ import annotations

import hashlib
from asyncio import Future
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Final, Literal

from saboteur.bots import builtin
from saboteur.bots.builtin import BUILT_IN
from saboteur.notation.statements import Statement
from saboteur.server.bots import limit
from saboteur.server.bots.limit import limited
from saboteur.server.bots.thought import Answer, Forgotten, Question, Reply
from saboteur.server.bots.workers import BotFailed, Workers
from saboteur.table.driver import Ask, Driver, Tell
from saboteur.table.log import Told
from saboteur.table.refusals import TableRefusal
from saboteur.table.seat import Seat
from saboteur.table.seated import Seated, moved, said
from saboteur.table.table import Table

Cost = Literal["quick", "thinking"]
"""Whether a bot moves at once, or takes the time of a player."""
_numbers: Final = count(1)


def cost_of(bot: str) -> Cost:
    """What a bot costs."""
    return "thinking" if builtin.kind_of(bot) in builtin.THINKING else "quick"


def costs() -> dict[str, Cost]:
    """Every bot that may sit at a table, by its name."""
    return {name: cost_of(name) for name in BUILT_IN}


def tempers(bot: str) -> dict[str, str]:
    """The names of a bot with each of its temperaments, by these."""
    return builtin.tempered(bot)


@dataclass(slots=True, eq=False)
class Here:
    """A quick bot: it thinks in this process."""

    bot: str
    seated: Seated
    answer: Answer | None = None


@dataclass(slots=True, eq=False)
class Elsewhere:
    """A bot in another process: what its seat is told is sent there with the next question."""

    bot: str
    player: str
    is_new: bool = True
    untold: list[Told] = field(default_factory=list)
    unheard: tuple[tuple[Statement, TableRefusal], ...] = ()
    reply: Future[Reply] | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether it has been asked and has not answered."""
        return self.reply is not None and not self.reply.done()

    def leave(self) -> None:
        """Nobody wants its answer any more."""
        if self.reply is not None:
            self.reply.cancel()


@dataclass(slots=True, eq=False)
class Broken:
    """A bot that has failed: another one has to take its seat."""

    bot: str
    fault: Exception


class Botroom:
    """The bots that have sat down at a table; they do when they are first asked."""

    def __init__(self, table: Table, name: str, workers: Workers, ready: Callable[[], None]) -> None:
        """`ready` is called when a bot has thought."""
        self._table = table
        self._name = name
        self._workers = workers
        self._ready = ready
        self._driver = Driver(table, told=table.number)
        self._bots: dict[int, Here | Elsewhere | Broken] = {}

    @property
    def is_thinking(self) -> bool:
        """Whether a bot in another process has been asked and has not answered."""
        return any(isinstance(bot, Elsewhere) and bot.is_thinking for bot in self._bots.values())

    def answer(self, seat: int, bot: str) -> Answer | None:
        """What the bot does that is asked now; `None` while it thinks. Whatever goes wrong in it is raised."""
        self._asked(seat, bot)
        match self._bots[seat]:
            case Here(answer=answer):
                return answer
            case Elsewhere(reply=reply) as elsewhere:
                assert reply is not None, "the seat is asked"
                return self._replied(seat, elsewhere, reply) if reply.done() else None
            case Broken(fault=fault):
                raise BotFailed(bot) from fault

    def think(self, seat: int, bot: str) -> None:
        """A bot whose move will be wanted soon may begin to think; one of this process does so when it is wanted."""
        if cost_of(bot) == "thinking":
            self._asked(seat, bot)

    def act(self, seat: int, answer: Answer, time: int) -> None:
        """A bot says what it has to say, and moves; raises `IllegalMove`."""
        place, sitting = self._table.seat(seat), self._bots[seat]
        refused = said(place, answer.statements, time=time)
        match sitting:
            case Here(seated=seated):
                sitting.answer = None
                seated.unheard(refused)
            case Elsewhere():
                sitting.reply, sitting.unheard = None, refused
            case Broken():
                pass
        moved(place, answer.move, time=time)

    def dismiss(self, seat: int) -> None:
        """The bot that plays there next begins anew."""
        sitting = self._bots.pop(seat, None)
        if isinstance(sitting, Elsewhere):
            sitting.leave()

    def close(self) -> None:
        """Nobody plays here any more."""
        for seat in [*self._bots]:
            self.dismiss(seat)

    # -- inside ----------------------------------------------------------------------------------------------------

    def _asked(self, seat: int, bot: str) -> None:
        """A bot sits there and has been asked."""
        sitting = self._bots.get(seat)
        if sitting is None or sitting.bot != bot:
            self.dismiss(seat)
            self._sit(seat, bot)
        self._drive()

    def _sit(self, seat: int, bot: str) -> None:
        if cost_of(bot) == "thinking":
            self._bots[seat] = Elsewhere(bot, f"{self._name}/{next(_numbers)}")
        else:
            self._bots[seat] = self._begun(seat, bot)
        self._driver.newcomer(seat)

    def _begun(self, seat: int, bot: str) -> Here | Broken:
        try:
            with limited(limit.LONGEST_THOUGHT):
                player = BUILT_IN[bot](self._seed(seat))
                player.begin(self._table.seat(seat).first_view)
        except Exception as fault:  # noqa: BLE001  # whatever it is, another bot plays on
            return Broken(bot, fault)
        return Here(bot, Seated(player))

    def _drive(self) -> None:
        """Every bot is told what its seat has not been told; the one whose turn it is is asked, once."""
        for need in self._driver:
            match need:
                case Tell(seat=place, told=told):
                    self._tell(place.number, told)
                case Ask(place):
                    self._ask(place)
                    return
                case _:
                    return

    def _tell(self, seat: int, told: tuple[Told, ...]) -> None:
        match self._bots.get(seat):
            case Here(bot=bot, seated=seated):
                try:
                    with limited(limit.LONGEST_THOUGHT):
                        seated.tell(told)
                except Exception as fault:  # noqa: BLE001  # whatever it is, another bot plays on
                    self._bots[seat] = Broken(bot, fault)
            case Elsewhere(untold=untold):
                untold += told
            case _:
                pass

    def _ask(self, place: Seat) -> None:
        match self._bots.get(place.number):
            case Here(bot=bot, seated=seated) as here:
                try:
                    with limited(limit.LONGEST_THOUGHT):
                        move = seated.player.choose(place.legal_moves)
                        here.answer = Answer(move, seated.statements())
                except Exception as fault:  # noqa: BLE001  # whatever it is, another bot plays on
                    self._bots[place.number] = Broken(bot, fault)
            case Elsewhere() as elsewhere:
                self._ask_elsewhere(place, elsewhere)
            case _:
                pass

    def _ask_elsewhere(self, place: Seat, elsewhere: Elsewhere) -> None:
        question = Question(
            player=elsewhere.player,
            bot=elsewhere.bot,
            seed=self._seed(place.number),
            first=place.first_view if elsewhere.is_new else None,
            told=tuple(elsewhere.untold),
            unheard=elsewhere.unheard,
            moves=tuple(place.legal_moves),
        )
        elsewhere.is_new, elsewhere.untold, elsewhere.unheard = False, [], ()
        elsewhere.reply = self._workers.ask(self._name, question)
        elsewhere.reply.add_done_callback(lambda reply: None if reply.cancelled() else self._ready())

    def _replied(self, seat: int, elsewhere: Elsewhere, reply: Future[Reply]) -> Answer | None:
        match reply.result():
            case Answer() as answer:
                return answer
            case Forgotten():
                elsewhere.is_new, elsewhere.untold, elsewhere.reply = True, [], None
                self._driver.newcomer(seat)
                self._drive()
                return None
            case failed:
                raise BotFailed(repr(failed))

    def _seed(self, seat: int) -> int:
        """The seed of a bot: the same when the table is opened again, and useless for guessing the cards."""
        digest = hashlib.sha256(f"bot {seat} of {self._table.seed}".encode()).hexdigest()
        return int(digest[:12], 16)
