"""From who one is to who won: what a player finds in the window when a round begins, when it ends, and after a game."""

import re
import sys
from functools import cache
from pathlib import Path

import pyte
import pytest

from saboteur.bots.plain.player import Plain
from saboteur.cli.playing.after import ANSWERS, what_next
from saboteur.cli.playing.keeping import Keeper, read_table
from saboteur.cli.playing.rounds import game_played
from saboteur.cli.playing.sitting import Sitting
from saboteur.notation.records.text import record_text
from saboteur.table.driver import Ask, Driver, Tell
from saboteur.table.seated import Seated
from saboteur.table.table import Table
from saboteur.words import LANGUAGES, Words
from saboteur.words.story import headline, why
from tests.cli.playing.desks import Scripted
from tests.terminal.leftgames import new_table
from tests.terminal.terminal import Terminal, games, opened

NAMES = {
    "base": ("Anna", *(f"Bot{number} (plain)" for number in range(1, 5))),
    "saboteur2": ("Anna", *(f"Bot{number} (plain)" for number in range(1, 7))),
    "duel": ("Anna", "Bot1 (plain)"),
    "solo": ("Anna",),
}


@cache
def before_the_end(game: str) -> str:
    """The record of a game of plain bots, before the last move of the person in it."""
    table = new_table(game, NAMES[game], "3", rounds=1)
    bots = [Seated(Plain(seat)) for seat in range(len(NAMES[game]))]
    for seat, bot in enumerate(bots):
        bot.player.begin(table.first_view(seat))
    text = ""
    for need in Driver(table):
        match need:
            case Tell(seat=told_seat, told=told):
                bots[told_seat.number].tell(told)
            case Ask(asked):
                text = record_text(table.record()) if asked.number == 0 and table.game.asked == "turn" else text
                bots[asked.number].answer(asked, bots[asked.number].player.choose(asked.legal_moves), time=0)
            case _:
                pass
    return text


def _plain(text: str) -> str:
    """Without blanks and what a table is drawn with: lines may be broken anywhere."""
    return re.sub(r"[\s─]+", "", text)


class Watched(Scripted):
    """Types moves of the record's seat 0; notes what a window of 80 columns and 24 lines shows at each question."""

    def __init__(self, table: Table) -> None:
        super().__init__(drawing=True, columns=80, lines=24)
        self.table = table
        self.screen = pyte.Screen(80, 24)
        self._stream = pyte.Stream(self.screen)
        self._fed = 0
        self.after: list[str] = []
        """Windows since the game has ended."""

    def look(self) -> str:
        self._stream.feed(self.text[self._fed :].replace("\n", "\r\n"))
        self._fed = len(self.text)
        return _plain("".join(self.screen.display))

    def ask(self, question: str) -> str:
        self.tell(question)
        self.tell("> ")
        window = self.look()
        if self.table.game.over:
            self.after.append(window)
            return ""
        moves = sorted(map(str, self.table.game.legal_moves))
        return next((move for move in moves if move.startswith("discard")), moves[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_whoever_sees_only_the_window_knows_who_won_and_why(game: str, language: str, tmp_path: Path) -> None:
    """After a round: who am I, who won, why, how much gold has each; after the game the same, and what one can do."""
    file, words = tmp_path / "left.sab", Words(language)
    file.write_text(before_the_end(game), encoding="utf-8")
    names = [name.partition(" (")[0] for name in NAMES[game]]
    table = read_table(str(file))
    desk = Watched(table)
    Sitting(desk, words, Keeper(file, table)).play()
    assert what_next(desk, words, lambda: None) == "leave"
    window, *_, last = desk.after
    summary = game_played(table, 0)
    [played] = summary.rounds
    assert _plain(words.phrase("name-you", name="Anna")) in window  # who am I
    for sentence in (headline(played, 0), *why(played, 0)):  # who won, and why
        assert _plain(words.text(sentence, names)) in window
    for seat, name in enumerate(names):
        assert _plain(name) in window
        if played.ended.roles:  # who was who
            assert _plain(words.role(played.ended.roles[seat])) in window
    assert window.count("★") == len(played.ended.winners)
    counted = words.coins if played.shared_out.coins else words.nuggets
    assert all(_plain(counted(count)) in window for count in table.game.gold if count)  # how much gold
    assert _plain(words.game_end(summary, names, 0)) in last
    for answer in ANSWERS:
        assert _plain(words.phrase(answer)) in last
    assert any(each.isdigit() and int(each) in table.game.gold for each in last)


def test_a_round_opens_with_who_one_is(tmp_path: Path) -> None:
    words = Words("uk")
    how = ("--start", "--seed", "1", "--names", "Anna", "--seats", "3", "--language", "uk")
    with opened(*how, data=tmp_path, columns=200) as terminal:
        assert terminal.asked()
        [file] = games(tmp_path)
        table = read_table(str(file))
        window = _plain("".join(terminal.window))
        role = table.game.view(0).role
        names = [chair.name.partition(" (")[0] for chair in table.chairs]
        assert _plain(words.opening(table.game.ruleset, role, names, 0)) in window
        assert any(_plain(words.begins(first, names, 0)) in window for first in range(3))
        assert str(file) in terminal.window  # alone in its line, to be copied
        terminal.answer("? саботаж")
        assert words.index("base").text("break").split("\n")[0][:40] in terminal.text
        terminal.answer("довідка")
        assert words.phrase("help-commands") in terminal.text
        assert words.phrase("ask-card", most=6) not in terminal.text  # help is no Enter
        terminal.answer()
        assert words.phrase("ask-card", most=6) in terminal.text


def _play_on(terminal: Terminal, file: Path) -> None:
    """Answers until the game is over."""
    while terminal.asked():
        game = read_table(str(file)).game
        if game.over:
            return
        moves = sorted(map(str, game.legal_moves))
        terminal.answer(next((move for move in moves if move.startswith("discard")), moves[0]))


def test_after_a_game_another_one_begins_or_one_looks_back(tmp_path: Path) -> None:
    file = tmp_path / "left.sab"
    file.write_text(before_the_end("solo"), encoding="utf-8")
    words = Words("en")
    with opened("--resume", str(file), "--language", "en", data=tmp_path) as terminal:
        _play_on(terminal, file)
        while words.phrase("ask-after") not in terminal.window:
            assert terminal.answer()
        terminal.type("3\r")  # the replay takes the keys
        terminal.wait_for(words.phrase("key-quit"))
        terminal.child.send("q")
        terminal.answer("1")
        [again] = games(tmp_path)
        record = read_table(str(again)).record()
        assert (record.ruleset, record.chairs) == (read_table(str(file)).record().ruleset, record.chairs)
        terminal.type("quit\r")
        assert terminal.status() == 0
    assert record.seed != read_table(str(file)).seed


def test_leaving_by_ctrl_c_is_no_error_of_make(tmp_path: Path) -> None:
    root, programs = Path(__file__).parents[2], Path(sys.executable).parent
    make = (
        "make",
        "-C",
        str(root),
        "terminal",
        "PYTHON=true",
        f"BIN={programs}",
        "ARGS=--start rounds=1 --language en",
    )
    with opened(data=tmp_path, command=make) as terminal:
        assert terminal.asked()
        terminal.leave("\x03")
        assert "***" not in terminal.printed
        assert Words("en").phrase("record-resume", command="").split("\n")[0] in terminal.printed
