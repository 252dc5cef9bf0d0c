"""Somebody at a server's table, from when they come to when they go."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from saboteur.cli.joining.arc import Arc
from saboteur.cli.joining.counter import picked
from saboteur.cli.joining.hearing import TALK, HearingDesk
from saboteur.cli.joining.lobby import names_of, seat_lines
from saboteur.cli.playing.asking import NoHint
from saboteur.cli.playing.desk import QUIET
from saboteur.cli.playing.handbook import Handbook
from saboteur.cli.playing.news import News, chapters, style_of
from saboteur.cli.playing.page import Page
from saboteur.cli.playing.person import Leave, Person
from saboteur.cli.playing.typed import command_in
from saboteur.client.line import Change, Line
from saboteur.client.remoteseat import RemoteSeat, reason_of
from saboteur.client.visitor import Unwelcome
from saboteur.engine.values.facts import RoundBegan
from saboteur.notation.statements import Statement
from saboteur.server.tables.refusals import ServerRefusal, reason_sentence
from saboteur.table.log import Event
from saboteur.table.refusals import TableRefusal
from saboteur.table.seat import Seat
from saboteur.words import Words
from saboteur.words.plain import read_sentence

WAIT: Final = 0.03
"""Seconds for which something of the server is waited for before the keyboard is looked at."""
RECENT: Final = 30
"""Lines that `log` shows."""
TOO_LATE: Final = ("stale", "not_asked", "not_yet_told", "over")


class Gone(Exception):
    """One is not at this table any more, or was never let in."""


class _Overtaken(Exception):
    """While somebody thought, the game has gone on."""


class Visit:
    """One person at one table."""

    def __init__(self, desk: HearingDesk, words: Words, line: Line, name: str) -> None:
        self._desk = desk
        self._words = words
        self._line = line
        self._name = name
        self._names: list[str] = []
        self._page = Page(desk, words, self._names)
        self._table: dict[str, Any] = {}
        self._seat: RemoteSeat | None = None
        self._arc: Arc | None = None
        self._person: Person | None = None
        self._settled = False  # one sits, or watches
        self._asking = False  # somebody is asked for a move
        self._typing = False
        self._unread = False  # what the page of a turn would push out of the window
        desk.meanwhile = self._meanwhile
        desk.talk = self._talk

    def play(self) -> str:
        """All of it; the id of the table at which the same people play again, if one wants to."""
        self._line.open()
        while not self._table:
            self._pump()
        self._sit()
        self._settled = True
        self._show_lobby()
        self._desk.tell(self._words.phrase("join-talk-hint", sign=TALK), QUIET)
        while True:
            seat = self._seat
            if seat is not None and seat.over:
                return self._after()
            if seat is not None and seat.legal_moves:
                self._let_read()
                self._move(seat)
            else:
                self._wait()

    def told(self, change: Change) -> None:
        """The line was lost, or is back."""
        self._told(self._words.phrase("join-lost" if change == "lost" else "join-back"), QUIET)

    @property
    def is_seated(self) -> bool:
        """Whether there is a seat to come back to."""
        return bool(self._table) and bool(self._mine)

    # -- before and after ------------------------------------------------------------------------------------------

    @property
    def _mine(self) -> list[int]:
        """The seats that are one's own."""
        return [number for number, seat in enumerate(self._table["seats"]) if seat["person"] == self._line.person]

    @property
    def _handbook(self) -> Handbook:
        """Help for the game of this table."""
        return Handbook(self._desk, self._words, self._table["settings"]["game"])

    @property
    def _may_start(self) -> bool:
        return bool(self._table["phase"] == "lobby" and self._table["host"] == self._line.person)

    def _sit(self) -> None:
        """Takes a seat if one wants to and there is one."""
        words, seats = self._words, self._table["seats"]
        if self._mine or self._table["phase"] == "over" or all(seat["person"] is not None for seat in seats):
            return
        places = [words.phrase("join-play"), *([words.phrase("join-watch")] if self._may_watch else [])]
        if picked(self._desk, words, words.phrase("join-ask-place"), places):
            return
        while True:
            answer = self._line.ask("sit", name=self._name, nonce=secrets.token_hex(8))
            if answer["tell"] == "done":
                while not self._mine:
                    self._pump()
                return
            self._desk.wrong(self._refusal(answer))
            if answer["name"] not in ("name_taken", "invalid_name"):
                return
            self._name = self._desk.ask(words.phrase("join-ask-name"))

    @property
    def _may_watch(self) -> bool:
        return bool(self._table["settings"]["watching"]) or self._may_start

    def _show_lobby(self) -> None:
        if self._table["phase"] != "lobby":
            return
        words, watchers = self._words, self._table["watchers"]
        for line in seat_lines(self._table, words, self._line.person):
            self._told(line)
        if watchers:
            self._told(words.phrase("join-watchers", count=watchers), QUIET)
        if self._may_start:
            self._told(words.phrase("join-may-start", word=words.phrase("word-start")))
        else:
            self._told(words.phrase("join-waiting"))

    def _after(self) -> str:
        """The game is over: the others can be asked to play again."""
        words = self._words
        if self._arc is not None:
            self._let_read()
            self._arc.show_game(self._earned())
        if not self._mine:
            return ""
        question = words.phrase("join-ask-again", word=words.phrase("word-again"))
        if self._desk.ask(question).casefold() not in ("again", words.phrase("word-again").casefold()):
            return ""
        answer = self._line.ask("again")
        if answer["tell"] == "refused":
            raise Gone(self._refusal(answer))
        while self._table["again"] is None:
            self._pump()
        return str(self._table["again"])

    def _earned(self) -> dict[int, tuple[int, ...]]:
        """What each round brought everybody, as the server tells it when the game is over; nothing if it is away."""
        try:
            story = self._line.visitor.ask("GET", f"/api/tables/{self._line.table}/story")["story"]
        except Unwelcome:
            return {}
        rounds = zip(story["rounds"], story["gained"], strict=True)
        return {played["round"]: tuple(gained) for played, gained in rounds}

    # -- the game --------------------------------------------------------------------------------------------------

    def _let_read(self) -> None:
        """How a round began or ended stands there until somebody has read it; the others are not held up."""
        if self._unread and self._desk.draws:
            until = self._words.phrase("press-enter")
            while self._handbook.answer(self._desk.ask(until)):
                pass
        self._unread = False

    def _move(self, seat: RemoteSeat) -> None:
        assert self._person is not None
        if not seat.legal_moves:
            return  # too late
        self._asking = True
        try:
            move = self._person.choose()
        except _Overtaken:
            self._desk.tell(self._words.phrase("join-late"))
            return
        finally:
            self._asking = False
        answer = seat.submit(move)
        if answer["tell"] == "refused":
            self._desk.wrong(self._refusal(answer))
        if answer["tell"] == "done" or answer["name"] in TOO_LATE:
            seat.answered()

    def _wait(self) -> None:
        """Others have to do something; one may type all the same."""
        text = self._desk.typed()
        if text:
            self._command(text)
        self._pump()

    def _command(self, text: str) -> None:
        words, desk = self._words, self._desk
        if text.casefold() in ("start", words.phrase("word-start").casefold()) and self._may_start:
            answer = self._line.ask("start")
            if answer["tell"] == "refused":
                desk.wrong(self._refusal(answer))
            return
        if self._handbook.answer(text):
            return
        match command_in(text, words, ("log", "table", "quit")):
            case "quit", _:
                raise Leave
            case "log", _:
                for line in self._log():
                    desk.tell(line)
            case "table", _:
                for line in seat_lines(self._table, words, self._line.person):
                    desk.tell(line)
            case _:
                desk.wrong(words.phrase("join-not-now"))

    # -- what is heard ---------------------------------------------------------------------------------------------

    def _meanwhile(self) -> None:
        """Somebody is asked something and has not answered yet."""
        self._typing = True
        try:
            self._pump()
        finally:
            if not self._typing:
                self._desk.prompt()
            self._typing = False
        if self._asking and self._seat is not None and not self._seat.legal_moves:
            raise _Overtaken

    def _pump(self) -> None:
        """Hears one thing, or waits a little."""
        message = self._line.next(WAIT)
        if message is not None:
            self._hear(message)

    def _hear(self, message: Mapping[str, Any]) -> None:
        match message["tell"]:
            case "table":
                self._hear_table(dict(message))
            case "view" | "events" if message["seat"] == next(iter(self._mine), None):
                self._hear_game(message)
            case "nonce":
                for seat in self._mine:
                    self._line.send("nonce", seat=seat, nonce=secrets.token_hex(8))
            case "talk":
                self._told(f"{message['name']}: {message['text']}")
            case "announcement":
                self._told(self._words.phrase("join-announcement", text=message["text"]), "bold")
            case "gone":
                raise Gone(self._words.phrase("join-gone"))
            case "refused" if not self._table:
                raise Gone(self._refusal(message))
            case _:
                pass

    def _hear_table(self, table: dict[str, Any]) -> None:
        before, self._table = self._table, table
        self._names[:] = names_of(table, self._words)
        if not self._settled:
            return
        if before["phase"] == "lobby" == table["phase"] and before["seats"] != table["seats"]:
            self._show_lobby()
        elif before["phase"] == "playing" == table["phase"]:
            seats = zip(before["seats"], table["seats"], strict=True)
            if any((was["away"], was["here"]) != (now["away"], now["here"]) for was, now in seats):
                for line in seat_lines(table, self._words, self._line.person):
                    self._told(line, QUIET)

    def _hear_game(self, message: Mapping[str, Any]) -> None:
        number = message["seat"]
        if self._seat is None or self._seat.number != number:
            self._seat = RemoteSeat(self._line, number)
        events = self._seat.hear(message)
        if self._person is None and number is not None:
            place = cast(Seat, self._seat)  # the same for those who ask for moves
            self._person = Person(place, self._page, self._handbook, self._say, self._log, self._hint)
        if message["tell"] == "view":
            self._arc = Arc(self._page, self._seat.view)
            self._begin_round()
            return
        self._tell_game(events)

    def _tell_game(self, events: Sequence[Event]) -> None:
        """What happened; a round that begins or has ended in more than a line."""
        assert self._seat is not None
        assert self._arc is not None
        self._arc.hear(events)
        for chapter in chapters(events):
            begins = isinstance(chapter[0].what, RoundBegan)
            if begins:
                self._show_rounds()
                self._begin_round()
                chapter = chapter[self._seat.number is not None :]  # told already
            for line in self._news(chapter):
                self._told(line, style_of(line))
        self._show_rounds()

    def _begin_round(self) -> None:
        if self._arc is not None and self._seat is not None:
            self._interrupt()
            self._unread = self._arc.begin(self._seat.view) or self._unread

    def _show_rounds(self) -> None:
        if self._arc is not None and self._arc.has_more:
            self._interrupt()
            self._arc.show_rounds()
            self._unread = True

    def _news(self, events: Sequence[Event]) -> list[str]:
        number = None if self._seat is None else self._seat.number
        return News.of(events, self._words, self._page.names, number).lines

    def _log(self) -> Sequence[str]:
        return [] if self._seat is None else self._news(self._seat.heard)[-RECENT:]

    def _told(self, text: str, style: str = "") -> None:
        """Something is told; a person who is typing goes on below."""
        self._interrupt()
        self._desk.tell(text, style)

    def _interrupt(self) -> None:
        if self._typing:
            self._desk.interrupt()
            self._typing = False

    # -- what is said ----------------------------------------------------------------------------------------------

    def _say(self, statement: Statement) -> TableRefusal | None:
        assert self._seat is not None
        answer = self._seat.say(statement)
        if answer["tell"] == "done":
            return None
        reason = reason_of(answer)
        return reason if isinstance(reason, TableRefusal) else TableRefusal.NOT_ASKED

    def _hint(self) -> str:
        """What the server suggests, in one's own language."""
        assert self._seat is not None
        answer = self._line.ask("hint", seat=self._seat.number)
        if answer["tell"] == "refused":
            raise NoHint(self._refusal(answer))
        hint, words = answer["answer"], self._words
        move, why = (words.text(read_sentence(hint[part]), self._names) for part in ("said", "why"))
        return words.hint(move, why)

    def _talk(self, text: str) -> None:
        answer = self._line.ask("talk", text=text)
        if answer["tell"] == "refused":
            self._desk.wrong(self._refusal(answer))

    def _refusal(self, answer: Mapping[str, Any]) -> str:
        """Why the server refused something, in one's own language."""
        name = answer["name"].upper()
        if name in ServerRefusal.__members__:
            return self._words.text(reason_sentence(ServerRefusal[name]))
        return self._words.refusal(reason_of(answer))
