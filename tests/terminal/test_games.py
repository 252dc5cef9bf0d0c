"""Whole games played through a terminal in three languages by somebody who only reads what stands there."""

import re
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from saboteur.cli.main import main
from saboteur.cli.playing.asking import AFTER_THE_ROUND
from saboteur.cli.playing.keeping import read_table
from saboteur.cli.records import read_paper
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import Laid
from saboteur.rulesets import GAMES
from saboteur.words import LANGUAGES, Words
from tests.cli.playing.desks import cells_drawn
from tests.terminal.leftgames import before_the_end_of_a_round, keep
from tests.terminal.reader import ASKED_FOR, ODD, Reader
from tests.terminal.terminal import Terminal, games, opened

WORD = re.compile(r"\w*[A-Za-z]\w*")
SIGNS = frozenset("S V H T t G g B b x o O oOo oOoOo Hg Hb Enter".split())
"""Of the drawing and its legend; the key has its name in all languages."""
NUGGETS = re.compile(r"\$\d")
"""In a vein; the letter of a place may stand behind."""
COMMAND = re.compile(r"`[^`]*`|python -m saboteur (?:replay|play --resume) ")
WON = " ★"
SEED = "1"
LEFT = 12
"""Moves before the end of a round."""
THREE = ("Анна", "Борис (plain)", "Зоя (plain)")
TABLES = {"base": THREE, "saboteur2": THREE, "duel": THREE[:2], "solo": THREE[:1]}


def each_once(games: Iterable[str], languages: Iterable[str]) -> list[ParameterSet]:
    """Every game in every language, of which all but these are long runs."""
    short = {*zip(games, languages, strict=True)}
    return [
        pytest.param(*each, marks=() if each in short else pytest.mark.proof(minutes=0.1))
        for each in product(games, LANGUAGES)
    ]


@pytest.mark.parametrize(("game", "language"), each_once(TABLES, ("ru", "uk", "en", "ru")))
def test_a_game_is_played_to_its_end(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Everything is asked in words that can be answered; what the last table says is what the record says."""
    words = ("--game", game, "--language", language, "rounds=1", "--seed", SEED)
    given = words if len(TABLES[game]) < 3 else (*words, "--seats", str(len(TABLES[game])))
    with opened(*given, data=tmp_path, confirming=True, TERM="xterm") as terminal:
        assert terminal.asked()
        assert Words(language).phrase("menu-title") in terminal.window
        terminal.answer()  # sensible defaults on Enter
        [file] = games(tmp_path)
        reader = _play(terminal, game, language, file, (*ODD, *ASKED_FOR))
        assert reader.kinds >= {"card", "cards", "read back"}
        assert main(["verify", str(file)]) == 0, capsys.readouterr().out


@pytest.mark.proof(minutes=0.5)
def test_a_game_of_twelve_is_played_to_its_end(tmp_path: Path) -> None:
    """As many as can play, in a window of the usual size."""
    words = ("--start", "--game", "saboteur2", "--seats", "12", "--language", "ru", "rounds=1", "--seed", SEED)
    with opened(*words, data=tmp_path, confirming=True, TERM="xterm") as terminal:
        assert terminal.asked()
        [file] = games(tmp_path)
        reader = _play(terminal, "saboteur2", "ru", file)
        assert reader.kinds >= {"card", "read back"}


@pytest.mark.parametrize(("game", "language"), each_once(TABLES, ("en", "ru", "uk", "en")))
def test_a_game_is_played_to_its_end_in_a_large_window(game: str, language: str, tmp_path: Path) -> None:
    """The same, with room for everything, from where some moves are left."""
    file = keep(before_the_end_of_a_round(game, TABLES[game], SEED, LEFT, rounds=1), tmp_path / "left.sab")
    words = ("--resume", str(file), "--language", language)
    with opened(*words, data=tmp_path, confirming=True, TERM="xterm", columns=120, rows=40) as terminal:
        reader = _play(terminal, game, language, file)
        assert reader.kinds >= {"card", "read back"}


def _play(terminal: Terminal, game: str, language: str, file: Path, odd: Sequence[str] = ()) -> Reader:
    words = Words(language)
    looker = Looker(terminal, words, file, has_roles=bool(GAMES[game].roles))
    reader = Reader(terminal, f"{game} {language}", odd, looker.look)
    assert reader.play() > 5
    assert terminal.status() == 0
    assert looker.marks > 5
    assert "result" in file.read_text(encoding="utf-8")
    _check_result(terminal, words, file)
    _check_words(terminal, language, file)
    return reader


class Looker:
    """Checks at every question that the window has all that is needed to answer it."""

    def __init__(self, terminal: Terminal, words: Words, file: Path, *, has_roles: bool) -> None:
        self.terminal = terminal
        self.words = words
        self.file = file
        self.has_roles = has_roles
        self.marks = 0
        self._size = 0
        self._laid: Cell | None = None
        self._asked = ""
        self._other = [words.phrase("press-enter"), words.phrase("ask-after")]
        read = ("word-log", "word-table", "word-help", "word-score", "word-hand")
        self._read = (*(words.phrase(word) for word in read), *ASKED_FOR)  # type: ignore[arg-type]

    def look(self, answered: str) -> None:
        """Besides what somebody asked to read, and what comes after the mine."""
        window, fresh = self.terminal.window, self.terminal.fresh
        if answered in self._read or answered.startswith("?") or any(each in fresh for each in self._other):
            return
        newest = self._newest()
        if self._asked in AFTER_THE_ROUND:
            return
        question = [line for line in fresh if line][-1]
        assert question in window
        if self.has_roles:
            assert any(self.words.phrase("head-own-role", role="").strip() in line for line in window), "\n".join(
                window
            )
        if question.startswith(self.words.phrase("ask-say-card")):
            return  # so many cards that there is no room for the mine
        if newest is not None:
            self.marks += 1
            assert set("".join(cells_drawn(window)[newest])) & set("[]"), (newest, window)

    def _newest(self) -> Cell | None:
        """By the record: the card laid last that is still there."""
        size = self.file.stat().st_size
        if size != self._size:
            table = read_table(str(self.file))
            lying = {each.cell for each in table.game.view(None).mine}
            laid = [event.what.cell for event in table.events(None) if isinstance(event.what, Laid)]
            self._asked = table.game.asked
            self._size, self._laid = size, next((cell for cell in reversed(laid) if cell in lying), None)
        return self._laid


def _check_result(terminal: Terminal, words: Words, file: Path) -> None:
    """The places on the screen: names and gold in their order, those who won with a star."""
    record = read_paper(str(file)).record()
    assert record.result is not None
    gold, winners = record.result.gold, record.result.winners
    names = [chair.name.partition(" (")[0] for chair in record.chairs]
    names[0] = words.phrase("name-you", name=names[0])
    lines = terminal.lines
    head = max(number for number, line in enumerate(lines) if line.endswith(words.phrase("head-gold")))
    first = head + (2 if set(lines[head + 1]) <= {" ", "─"} else 1)  # a table for many has no line below its head
    rows = [re.split(r" {2,}", line.strip()) for line in lines[first : first + len(gold)]]
    if len(gold) == 1:
        assert rows == [[f"{gold[0]:+}" if gold[0] else "–", str(gold[0])]]
        assert words.grade(gold[0]) in " ".join(lines)
        return
    order = sorted(range(len(gold)), key=lambda seat: -gold[seat])
    places = [1 + sum(other > gold[seat] for other in gold) for seat in order]
    starred = [f"{names[seat]}{WON}" if seat in winners else names[seat] for seat in order]
    assert [[row[0], row[1], row[-1]] for row in rows] == [
        [str(place), name, str(gold[seat])] for place, name, seat in zip(places, starred, order, strict=True)
    ]
    assert f" replay {file}\n" in terminal.printed


def _check_words(terminal: Terminal, language: str, file: Path) -> None:
    """No word of another language, no hole in a sentence, no message of the program to its makers."""
    said = COMMAND.sub("", terminal.printed.replace(str(file), ""))
    for sign in ("{", "}", "\u2068", "Traceback", "Error", "None"):
        assert sign not in said
    if language == "en":
        return
    typed = re.compile("|".join(re.escape(odd.removeprefix("? ")) for odd in sorted(ODD, key=len, reverse=True)))
    told = [line for line in said.split("\n") if not line.startswith("> ")]
    foreign = {word for line in told for word in WORD.findall(NUGGETS.sub(" ", typed.sub("", line)))} - SIGNS
    assert not foreign, [line for line in told if foreign & set(WORD.findall(line))][:5]
