"""Windows of all sizes, without colours, without drawings, and none at all."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from saboteur.cli.main import main
from saboteur.cli.playing.held import Held
from saboteur.cli.playing.keeping import read_table
from saboteur.engine.values.cards import Card
from saboteur.words import LANGUAGES, Words
from tests.terminal.leftgames import before_the_end_of_a_round, keep, new_table, play_until
from tests.terminal.reader import CARDS, Reader
from tests.terminal.terminal import CONTROL, PATIENCE, Terminal, opened

DRAWN = re.compile("[─-╿▁▸╲╱]")
COLOUR = re.compile(rb"\x1b\[(?:[0-9;]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;[0-9;]*)?m")
BOTS = ("Ґанна Їжакевич-Єсь (plain)", "金銀銅鉄石炭 (plain)", "Ω (random)", "Brokk the Very Loud (plain)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_room_in_the_usual_window(language: str, tmp_path: Path) -> None:
    """80 columns and 24 lines, five players: the mine, the players, the hand and the question at once."""
    words, names = Words(language), ["Anna", *(f"Bot {number} (plain)" for number in range(4))]
    for seed in map(str, range(100)):  # a hand with the longest names, by which the page is as high as it can be
        table = new_table("base", names, seed, first=0)
        hand = [words.card(card) for card in table.game.view(0).hand if isinstance(card, Card)]
        if max(map(len, hand)) == max(len(words.card(card)) for card in table.game.ruleset.cards):
            break
    file = keep(table, tmp_path / "left.sab")
    with opened("--resume", str(file), "--language", language, data=tmp_path) as terminal:
        assert terminal.asked()
        window = terminal.window
        page = re.sub(r"\s+", "", "".join(window))
        assert re.search("0    1    2    3    4    5    6    7    8", window[0]), window
        assert [line[:4].strip() for line in window[1:16] if line[:4].strip()] == ["2", "1", "0", "-1", "-2"]
        assert sum(line[46:47] == "?" for line in window[:16]) == 3
        for name in ("Anna", "Bot0", "Bot1", "Bot2", "Bot3"):
            assert name in page
        role = table.game.view(0).role
        assert re.sub(r"\s+", "", words.phrase("head-own-role", role=words.role(str(role)))) in page
        number = next(place for place, line in enumerate(window) if line.startswith("1 "))
        assert [window[number][13 * card] for card in range(6)] == list("123456")
        for card, name in enumerate(hand):
            below = "".join(line[13 * card : 13 * card + 11] for line in window[number + 2 : -2])
            assert re.sub(r"\s+", "", below) == re.sub(r"\s+", "", name)
        assert CARDS.search(window[-2])
        assert window[-1] == ">"


def test_no_line_is_wider_than_the_window(tmp_path: Path) -> None:
    """While it is made wider and narrower, with names of wide letters; below 40 columns it goes on in words."""
    table = play_until(
        new_table("base", ["Ёжик 海", *BOTS], "1", first=0),
        lambda table: table.number > 60 and table.game.actor == 0 and table.game.asked == "turn",
    )
    file = keep(table, tmp_path / "left.sab")
    with opened("--resume", str(file), "--language", "ru", data=tmp_path) as terminal:
        assert terminal.asked()
        _check_width(terminal, 0, 80)
        assert COLOUR.search(terminal.raw)
        for columns in (60, 45, 200, 39, 20, 80):
            terminal.resize(columns)
            since = len(terminal.raw)
            for answer in ("стол", "журнал", "?", "? 1", "говорить", "2", "", "99", *_card_with_a_place(file), ""):
                terminal.answer(answer)
            told = _check_width(terminal, since, columns if columns >= 40 else 10_000)
            assert bool(DRAWN.search(told)) == (columns >= 40)
            for chair in table.chairs:
                assert chair.name.partition(" (")[0] in told.replace("\n", " ")
            assert not re.search(r"\S…|…\S", told)  # no word is cut
            if columns >= 40:
                heads = (re.match(r" {4}([ 0-9-]+)", line) for line in told.split("\n"))
                assert {str(x) for x in range(9)} <= {x for head in heads if head for x in head[1].split()}
        terminal.answer("выход")
        assert terminal.status() == 0


def _check_width(terminal: Terminal, since: int, columns: int) -> str:
    told = CONTROL.sub("", terminal.raw[since:].decode())
    for line in told.split("\n"):
        if not line.startswith("> ") and str(os.sep) not in line:  # a path is left whole, to be copied
            assert cell_len(line.rstrip()) <= columns, line
    return told


def _card_with_a_place(file: Path) -> list[str]:
    table = read_table(str(file))
    game = table.game
    hand = Held.of(game.view(0), table.seat(0).events()).cards
    return [
        str(number) for number, card in enumerate(hand, 1) if any(f"lay {card} " in str(m) for m in game.legal_moves)
    ][:1]


HOW: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "no drawing": (("--no-drawing",), {}),
    "dumb": ((), {"TERM": "dumb"}),
    "no colour": ((), {"NO_COLOR": "1"}),
}


@pytest.mark.parametrize("how", HOW)
def test_a_game_without_drawings_or_colours(how: str, tmp_path: Path) -> None:
    """Played to the end: without drawings, or without colours, if they are not wanted."""
    table = before_the_end_of_a_round("saboteur2", ("Anna", "Bot1 (plain)", "Bot2 (plain)"), "2", 24, rounds=1)
    file = keep(table, tmp_path / "left.sab")
    words, settings = HOW[how]
    with opened("--resume", str(file), *words, data=tmp_path, confirming=True, **settings) as terminal:
        reader = Reader(terminal, "no colour")
        reader.play()
        assert terminal.status() == 0
        assert reader.kinds >= {"card", "letters"}
        assert bool(DRAWN.search(terminal.printed)) == (how == "no colour")
        if how != "no drawing":  # somebody without drawings may still want colours
            assert not COLOUR.search(terminal.raw)
        if how == "dumb":
            assert "\x1b" not in terminal.raw.decode()
    assert main(["verify", str(file)]) == 0


def test_a_game_in_pipes(tmp_path: Path) -> None:
    """Lines in, lines out: words only, nothing for a terminal."""
    table = before_the_end_of_a_round("base", ("Anna", *BOTS), "2", 30, rounds=1)
    file = keep(table, tmp_path / "left.sab")
    done = subprocess.run(
        [sys.executable, "-m", "saboteur", "play", "--resume", str(file), "--language", "en"],
        input="1\na\n1\n\n?\ntable\ndiscard 1\n" * 40,
        env={**os.environ, "TERM": "xterm-256color"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert not DRAWN.search(done.stdout)
    assert "The game is over" in done.stdout or "the game with" in done.stdout
    assert Words("en").phrase("ask-after") not in done.stdout  # whoever sends lines plays one game
    assert main(["verify", str(file)]) == 0
