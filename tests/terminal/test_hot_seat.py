"""Several people at one keyboard: each sees only what belongs to them."""

import re
import resource
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from saboteur.cli.main import main
from saboteur.cli.playing.held import Held
from saboteur.cli.playing.keeping import read_table
from saboteur.cli.playing.news import News
from saboteur.cli.playing.picture import Look, mine_rows
from saboteur.cli.playing.rounds import game_played
from saboteur.engine.values.cards import Card
from saboteur.engine.values.facts import LeftOver, RoundEnded
from saboteur.engine.values.unknown import UNKNOWN
from saboteur.table.table import Table
from saboteur.words import Words
from tests.terminal.leftgames import before_the_end_of_a_round, keep, new_table, play_until
from tests.terminal.reader import CARDS, Reader
from tests.terminal.terminal import CONTROL, WIPE, Terminal, opened

NAMES = ("Anna", "Борис", "Зоя (plain)", "Юлія")
COLUMN, WIDE = 13, 11
"""Of a hand in a window of 80 columns: where the next card begins, and how much of its name has room in a line."""


class Onlooker:
    """Checks at every question what can be read, by what the record says each seat knows."""

    def __init__(self, terminal: Terminal, file: Path, language: str) -> None:
        self.terminal = terminal
        self.file = file
        self.words = Words(language)
        self.covers = self.turns = self.rounds = 0
        self.seen: int | None = None  # whose secrets may be on the screen
        self._roles: dict[int, set[str]] = {}  # who somebody was, and is since a new round or a new hat

    def look(self) -> None:
        """Checks what is on the screen now."""
        table = read_table(str(self.file))
        names = [chair.name.partition(" (")[0] for chair in table.chairs]
        for seat in range(len(names)):
            self._roles.setdefault(seat, set()).add(self._role(table, seat))
        actor = table.game.actor
        passing = "" if actor is None else self.words.phrase("pass-to", name=names[actor])
        last = [line for line in self.terminal.lines if line != ">"][-1]
        if last == passing:
            self._covered(passing)
            self.seen = actor
        elif self._ended(table, names):
            self._public(table, names)
            self.seen = None
        else:
            assert self.seen is not None
            self._own(table, names, self.seen)

    def _covered(self, passing: str) -> None:
        """The one before is gone from the window, from above it, and from what came since the screen was wiped."""
        first, self.covers = not self.covers, self.covers + 1
        if first:  # nobody has looked yet: nothing is to be hidden, and where the game is kept is to be read
            kept = self.words.phrase("resumed", file=str(self.file))
            assert _plain(self.terminal.printed) == _plain(f"{kept}{passing}>")
            return
        assert self.terminal.lines == [passing, ">"]
        assert CONTROL.sub("", self.terminal.raw.rpartition(WIPE)[2].decode()) == f"{passing}\n> "

    def _own(self, table: Table, names: list[str], seat: int) -> None:
        """Nothing that others were told and this seat was not; its own hand and dwarf."""
        shown = _plain(self.terminal.text)
        for line in sorted({_plain(line) for line in _news(table, seat, self.words, names)}, key=len, reverse=True):
            shown = shown.replace(line, "")
        for other in set(range(len(names))) - {seat}:
            for line in _news(table, other, self.words, names):
                assert _plain(line) not in shown, line
        own = table.game.view(seat)
        head = self.words.phrase("head-own-role", role="")
        roles = re.findall(f"{re.escape(head)}(.*)", self.terminal.text)
        for role in roles:  # its last word may stand in the next line
            word = role.strip().partition("  ")[0]
            assert any(own_role.startswith(word) for own_role in self._roles[seat]), self.terminal.text
        if table.game.actor == seat and table.game.asked == "turn" and (hand := _hand(self.terminal)):
            self.turns += 1
            held = Held.of(own, table.seat(seat).events()).cards
            named = [_plain(self.words.card(card)) for card in held if isinstance(card, Card)]
            # Below them may be told why an answer was wrong.
            assert all(shown.startswith(name) for shown, name in zip(hand, named, strict=True))

    def _role(self, table: Table, seat: int) -> str:
        role = table.game.view(seat).role
        return self.words.role(role) if isinstance(role, str) else ""

    def _ended(self, table: Table, names: list[str]) -> str:
        """How the last round ended, if its table stands there: who won, and why."""
        ended = [event.what for event in table.events(None) if isinstance(event.what, RoundEnded)]
        told = self.words.round_end(ended[-1], names) if ended else ""
        heads = [self.words.phrase(head) for head in ("head-name", "head-role", "head-won")]
        table_is_shown = re.search(" +".join(heads), self.terminal.text)
        return told if told and table_is_shown and _plain(told) in _plain(self.terminal.text) else ""

    def _public(self, table: Table, names: list[str]) -> None:
        """A table of the round, its story and the mine with what a watcher may know, and nothing else."""
        words, view, lines = self.words, table.game.view(None), self.terminal.lines
        ended = [event.what for event in table.events(None) if isinstance(event.what, RoundEnded)][-1]
        heads = [words.phrase(head) for head in ("head-name", "head-role", "head-won", "head-gold")]
        [left_over] = [event.what for event in table.events(None) if isinstance(event.what, LeftOver)]
        screens = lines.count(words.phrase("press-enter"))
        self.rounds += screens == 1
        rows = [*heads, words.phrase("head-round-gold", round=1), words.fact(left_over, names) or ""]
        rows += [words.phrase("press-enter"), ">"] * screens
        for seat, name in enumerate(names):
            purse = view.purses[seat]
            assert not purse or UNKNOWN in purse
            gold = words.phrase("nugget-cards", count=len(purse)) if purse else "–"
            # In the first round all gold is new.
            rows += [name, words.role(str(ended.roles[seat])), *(["★"] if seat in ended.winners else []), gold, gold]
        [played] = game_played(table, None).rounds
        mine = [row.plain.rstrip() for row in mine_rows(played.shared_out, Look(79))]
        first = next((place for place, line in enumerate(lines) if line and line == mine[0]), len(lines))
        assert lines[first : first + len(mine)] in (mine, [])
        told = "|".join(r"\s+".join(map(re.escape, sentence.split())) for sentence in words.story(played, names))
        text = re.sub(f"─+|{told}", "", "\n".join(lines[:first] + lines[first + len(mine) :]))
        assert sorted(filter(None, re.split(r" {2,}|\n *", text))) == sorted(rows)


def _news(table: Table, seat: int, words: Words, names: list[str]) -> Iterator[str]:
    for event in table.events(seat):
        yield from News.of([event], words, names, seat).lines


def _plain(text: str) -> str:
    """Without blanks: lines may be broken anywhere."""
    return "".join(text.split())


def _hand(terminal: Terminal) -> list[str]:
    """The names under the cards of the page shown last."""
    lines = terminal.fresh
    if not lines or not CARDS.search(lines[-1]):
        return []
    number = max((place for place, line in enumerate(lines) if line.startswith(("1 ", "1+"))), default=-1)
    count = int(CARDS.findall(lines[-1])[0][0])
    names = [[line[COLUMN * card : COLUMN * card + WIDE] for line in lines[number + 2 : -1]] for card in range(count)]
    return [_plain("".join(name)) for name in names] if number >= 0 else []


@pytest.mark.parametrize(("game", "language"), [("base", "en"), ("saboteur2", "uk"), ("duel", "ru")])
def test_the_next_person_finds_nothing_of_the_one_before(game: str, language: str, tmp_path: Path) -> None:
    """From a few moves before the end of a round on: at every question only what its person may know is there."""
    names = NAMES[:2] if game == "duel" else NAMES
    table = (
        before_the_end_of_a_round(game, names, "1", 4, rounds=2)
        if game == "base"
        else play_until(new_table(game, names, "5", rounds=1), lambda table: table.number > 30)
    )
    file = keep(table, tmp_path / "left.sab")
    with opened("--resume", str(file), "--language", language, data=tmp_path) as terminal:
        onlooker, reader = Onlooker(terminal, file, language), Reader(terminal, game, ())
        while onlooker.covers < 8 and terminal.asked():
            onlooker.look()
            terminal.answer(reader.choice())
        assert onlooker.turns >= 4
        assert onlooker.rounds == (1 if game == "base" else 0)
        terminal.kill()
    assert main(["verify", str(file)]) == 0


def test_a_terminal_that_cannot_be_wiped(tmp_path: Path) -> None:
    """What one saw is scrolled out of the window before the next one is asked."""
    file = keep(new_table("duel", NAMES[:2], "1"), tmp_path / "left.sab")
    with opened("--resume", str(file), data=tmp_path, TERM="dumb") as terminal:
        terminal.answer()
        terminal.answer("discard 1")
        terminal.answer()
        asked = Words("en").phrase("pass-to", name="Борис")
        assert [line for line in terminal.window if line] == [asked, ">"]


def test_what_one_typed_cannot_be_called_back(tmp_path: Path) -> None:
    """The key for the line before finds none."""
    file = keep(new_table("duel", NAMES[:2], "1"), tmp_path / "left.sab")
    with opened("--resume", str(file), data=tmp_path) as terminal:
        terminal.answer()
        terminal.answer("? troll")
        terminal.answer("discard 1")
        terminal.answer()
        terminal.answer()
        before = terminal.lines
        terminal.type("\x1b[A\x1b[A\x10")
        terminal.child.send("#")
        terminal.wait_for("#")
        assert terminal.lines == [*before[:-1], "> #"]


NOTICED = 5.0
"""Seconds: a signal in the instant in which a prompt appears is noticed only at the next key, or the next signal."""
LEAVING = {"quit": "quit\r", "Ctrl-C": "\x03", "Ctrl-D": "\x04", "kill": "", "full disk": "discard 1\r"}


@pytest.mark.parametrize("way", LEAVING)
def test_whoever_leaves_leaves_nothing_to_see(way: str, tmp_path: Path) -> None:
    """If a person leaves while their hand is shown, it is cleared at the end."""
    file = keep(new_table("base", NAMES, "1"), tmp_path / "left.sab")
    room = file.stat().st_size + 8  # too little for the line of a move

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    with opened("--resume", str(file), data=tmp_path, prepare=little_room if way == "full disk" else None) as terminal:
        terminal.answer()
        assert _hand(terminal)
        words = Words("en")
        again = threading.Timer(NOTICED, terminal.child.kill, [signal.SIGTERM])
        if way == "kill":
            terminal.child.kill(signal.SIGTERM)
            again.start()
        status = terminal.leave(LEAVING[way])
        again.cancel()
        shown = _plain(terminal.text)
        assert WIPE in terminal.raw
        assert shown == _plain(CONTROL.sub("", terminal.raw.rpartition(WIPE)[2].decode()))
        to_go_on = words.phrase("record-resume", command=f"@ play --resume {file}")
        told = {
            "quit": (0, words.phrase("goodbye") + to_go_on),
            "Ctrl-C": (130, to_go_on),
            "kill": (130, to_go_on),
            "Ctrl-D": (0, words.phrase("input-ended", file=str(file)) + to_go_on),
            "full disk": (2, f"saboteur play: {file}: File too large; `--file` names another"),
        }
        assert (status, shown.replace(_plain("python -m saboteur"), "@")) == (told[way][0], _plain(told[way][1]))
    assert main(["verify", str(file)]) == 0
