"""A game goes on after a crash as if there had been none."""

import re
import time
from pathlib import Path

import pytest

from saboteur.cli.main import main
from saboteur.cli.playing.held import Held
from saboteur.cli.playing.keeping import is_torn, read_table
from saboteur.engine.moves import Lay, Play
from saboteur.notation.records.text import record_text
from saboteur.words import Words
from tests.terminal.leftgames import before_the_end_of_a_round, chosen, keep, new_table, play_until
from tests.terminal.terminal import Terminal, games, opened

NAMES = ("Anna", *(f"Bot{number} ({'plain' if number % 3 else 'random'})" for number in range(1, 10)))
SEATS = {"base": 10, "saboteur2": 7, "duel": 2, "solo": 1}
PAGE = 16
"""So many lines at the bottom of the window belong to the page and the question, whatever was told above."""


@pytest.mark.parametrize("game", SEATS)
def test_a_killed_game_goes_on_as_if_it_had_not_been(game: str, tmp_path: Path) -> None:
    """The same answers, with crashes and without: the records differ in nothing but the times."""
    table = before_the_end_of_a_round(game, NAMES[: SEATS[game]], "1", 6 * SEATS[game] + 4, rounds=1)
    calm = keep(table, tmp_path / "calm" / "saboteur" / "games" / "a.sab")
    with opened("--resume", str(calm), data=tmp_path / "calm") as terminal:
        _play_on(terminal, calm)
        assert terminal.status() == 0

    crashed = tmp_path / "crashed" / "saboteur" / "games" / "a.sab"
    keep(table, crashed)
    with opened("--resume", data=tmp_path / "crashed") as terminal:
        _play_on(terminal, crashed, moves=1)
        while not (number := _card_with_places(crashed)) and terminal.asked():
            _play_on(terminal, crashed, moves=1)
        before = terminal.fresh[-PAGE:]
        terminal.answer(number)
        letters = terminal.lit()
        assert letters
        terminal.kill()
    _litter(crashed)
    with opened("--language", "en", data=tmp_path / "crashed") as terminal:
        assert terminal.asked()
        [entry] = [line for line in terminal.window if line.endswith(Words("en").phrase("menu-resume"))]
        terminal.answer(entry.split()[0])
        assert terminal.fresh[-PAGE:] == before
        terminal.answer(number)
        assert terminal.lit() == letters
        terminal.answer()
        _play_on(terminal, crashed, moves=1)
        _kill_while_bots_move(terminal, crashed)
    _litter(crashed)
    with opened("--resume", str(crashed), data=tmp_path) as terminal:
        assert terminal.asked() or game == "solo"
        assert f"\n{crashed}\n" in terminal.printed  # alone in its line: never broken, to be copied
        _play_on(terminal, crashed)
        assert terminal.status() == 0
    assert _moves(crashed) == _moves(calm)
    assert main(["verify", str(crashed)]) == 0
    assert games(tmp_path / "crashed") == [crashed]


def test_a_game_whose_last_line_was_cut_off_goes_on_from_the_line_before(tmp_path: Path) -> None:
    """Killed while the line was appended: that is said, and nothing that was whole is lost."""
    table = play_until(new_table("base", NAMES[:3], "1", rounds=1), lambda table: table.number > 40)
    file = keep(table, tmp_path / "torn.sab")
    lines = record_text(table.record(), sums=False)
    file.write_text(lines + "@99 1 lay base_e", encoding="utf-8")
    for torn in (True, False):
        with opened("--resume", str(file), "--language", "en", data=tmp_path) as terminal:
            assert terminal.asked()
            assert (Words("en").phrase("resumed-torn") in " ".join(terminal.printed.split())) == torn
            terminal.kill()
        assert file.read_text(encoding="utf-8").startswith(lines)
        assert not is_torn(file)


def _play_on(terminal: Terminal, file: Path, moves: int = 1000) -> None:
    """Types moves as records have them, the same in the same position."""
    for _ in range(moves):
        if not terminal.asked():
            return
        table = read_table(str(file))
        terminal.answer("" if table.game.over else str(chosen(table)))


def _card_with_places(file: Path) -> str:
    """The number of the first card of the hand that has places in the mine."""
    table = read_table(str(file))
    game = table.game
    placed = {move.card for move in game.legal_moves if isinstance(move, Lay | Play) and "," in str(move)}
    hand = Held.of(game.view(game.actor), table.seat(game.actor).events()).cards if game.actor is not None else ()
    return next((str(number) for number, card in enumerate(hand, 1) if card in placed), "")


def _kill_while_bots_move(terminal: Terminal, file: Path) -> None:
    """A move is typed, and before it is the person's turn again the game is gone."""
    before = len(_moves(file))
    terminal.type(f"{chosen(read_table(str(file)))}\r")
    for _ in range(2000):
        if len(_moves(file)) > before:
            break
        time.sleep(0.001)
    terminal.kill()


def _litter(file: Path) -> None:
    """What a crash in the middle of writing leaves."""
    file.with_name(f"{file.name}.part").write_bytes(b"saboteur record 2\ngame: ba")


def _moves(file: Path) -> list[str]:
    """What happened, without when."""
    lines = file.read_text(encoding="utf-8").split("\n")
    told = (re.sub(r"^@\S+ ", "", line) for line in lines)
    return [line for line in told if not line.startswith(("sums:", "ended:"))]


BROKEN = {
    "damaged": "cannot be continued",
    "cut": "cut off in its headers",
    "bots": "nobody at this screen",
    "over": "the game is over",
    "version": (
        "version 2 is read; only the program that began the game can continue it; `saboteur play` begins another; "
        "the file is left as it is"
    ),
    "view": "what one observer saw",
    "nothing": "",
    "empty": "not a record",
    "folder": "",
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_game_that_cannot_go_on_is_left_alone(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its fault is named, its file stays as it is."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "left.sab"
    names = NAMES[1:4] if kind == "bots" else NAMES[:3]
    table = play_until(new_table("base", names, "1", rounds=1), lambda table: kind != "over" and table.number > 20)
    text = keep(table, file).read_text(encoding="utf-8")
    match kind:
        case "damaged":
            file.write_text(re.sub(r"lay (\S+) \S+", r"lay \1 30,30", text, count=1))
        case "cut":
            file.write_text(text[: text.index("\n\n")])
        case "view":
            assert main(["convert", str(file), "--cut", "1"]) == 0
            file.write_text(capsys.readouterr().out)
        case "version":
            file.write_text(text.replace("saboteur record 2", "saboteur record 1"))
        case "empty":
            file.write_text("")
        case "nothing" | "folder":
            file.unlink()
            if kind == "folder":
                file.mkdir()
        case _:
            pass
    before = file.read_bytes() if file.is_file() else b""
    assert main(["play", "--resume", str(file)]) == 2
    printed = capsys.readouterr()
    assert printed.err.startswith(f"saboteur play: {file}")
    assert printed.err.count("\n") == 1
    assert BROKEN[kind] in printed.err
    assert printed.out == ""
    assert (file.read_bytes() if file.is_file() else b"") == before
    assert sorted(tmp_path.iterdir()) == ([] if kind == "nothing" else [file])


def test_without_a_game_there_is_none_to_go_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing was played yet, or all of it to its end."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["play", "--resume"]) == 2
    assert "there is no game to continue" in capsys.readouterr().err
    over = play_until(new_table("solo", NAMES[:1], "1", rounds=1), lambda _: False)
    keep(over, tmp_path / "saboteur" / "games" / "over.sab")
    assert main(["play", "--resume"]) == 2
    assert "there is no game to continue" in capsys.readouterr().err
