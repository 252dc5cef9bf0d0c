"""Whole games played through a terminal in three languages by somebody who only reads what stands there."""

import re
from pathlib import Path

import pytest

from saboteur.cli.main import main
from saboteur.cli.records import read_paper
from saboteur.words import LANGUAGES, Words
from tests.terminal.reader import ODD, Reader
from tests.terminal.terminal import Terminal, games, opened

WORD = re.compile(r"\w*[A-Za-z]\w*")
SIGNS = frozenset("S V H T t G g B b x o O oOo oOoOo Hg Hb Enter".split())
"""Of the drawing and its legend; the key has its name in all languages."""
COMMAND = re.compile(r"`[^`]*`")
WON = " ★"
SEED = "1"
TABLES = {"base": ("--seats", "3"), "saboteur2": ("--seats", "3"), "duel": (), "solo": ()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TABLES)
def test_a_game_is_played_to_its_end(
    game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Everything is asked in words that can be answered; what the last table says is what the record says."""
    words = ("--game", game, *TABLES[game], "--language", language, "rounds=1", "--seed", SEED)
    with opened(*words, data=tmp_path) as terminal:
        assert terminal.asked()
        assert Words(language).phrase("menu-title") in terminal.window
        terminal.answer()  # sensible defaults on Enter
        reader = Reader(terminal, f"{game} {language}")
        assert reader.play() > 5
        assert terminal.status() == 0
        assert reader.kinds >= {"card", "cards"}
        [file] = games(tmp_path)
        assert main(["verify", str(file)]) == 0, capsys.readouterr().out
        assert "result" in file.read_text(encoding="utf-8")
        _check_result(terminal, Words(language), file)
        _check_words(terminal, language, file)


def _check_result(terminal: Terminal, words: Words, file: Path) -> None:
    """The places on the screen: names and gold in their order, those who won with a star."""
    record = read_paper(str(file)).record()
    assert record.result is not None
    gold, winners = record.result.gold, record.result.winners
    names = [chair.name.partition(" (")[0] for chair in record.chairs]
    lines = terminal.lines
    title = len(lines) - 1 - lines[::-1].index(words.phrase("head-result-game"))
    rows = [re.split(r" {2,}", line.strip()) for line in lines[title:] if re.match(r" +\d", line)]
    if len(gold) == 1:
        assert rows == [[words.nuggets(gold[0])]]
        assert words.grade(gold[0]) in lines
        return
    order = sorted(range(len(gold)), key=lambda seat: -gold[seat])
    places = [1 + sum(other > gold[seat] for other in gold) for seat in order]
    starred = [f"{names[seat]}{WON}" if seat in winners else names[seat] for seat in order]
    assert rows == [
        [str(place), name, str(gold[seat])] for place, name, seat in zip(places, starred, order, strict=True)
    ]
    assert f" replay {file}`" in terminal.printed


def _check_words(terminal: Terminal, language: str, file: Path) -> None:
    """No word of another language, no hole in a sentence, no message of the program to its makers."""
    said = COMMAND.sub("", terminal.printed.replace(str(file), ""))
    for sign in ("{", "}", "\u2068", "Traceback", "Error", "None"):
        assert sign not in said
    if language == "en":
        return
    typed = re.compile("|".join(re.escape(odd.removeprefix("? ")) for odd in sorted(ODD, key=len, reverse=True)))
    told = [line for line in said.split("\n") if not line.startswith("> ")]
    foreign = {word for line in told for word in WORD.findall(typed.sub("", line))} - SIGNS
    assert not foreign, [line for line in told if foreign & set(WORD.findall(line))][:5]
