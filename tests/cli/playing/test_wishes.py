"""The arguments of the command line: the settings they make, and the error for every wrong use."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

import pytest

from saboteur import ruleset
from saboteur.bots.builtin import BUILT_IN
from saboteur.cli.commands import play
from saboteur.cli.playing.wishes import LONGEST_NAME, Sitter, Wishes, free_names
from saboteur.notation.records.record import Chair
from saboteur.rulesets import GAMES
from saboteur.words import LANGUAGES
from tests.cli.running import Here


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games of these tests are saved here; the user has no name."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("getpass.getuser", lambda: "root")
    return tmp_path


def wished(*words: str, language: str = "en") -> Wishes:
    """What these words ask for."""
    parser = ArgumentParser()
    play.arguments(parser)
    return play._wishes(parser.parse_args(words), language)


def test_nothing_said_is_a_base_game_of_five_with_one_person() -> None:
    found = wished()
    assert found.ruleset == ruleset("base")
    assert [bool(seat.bot) for seat in found.seats] == [False, True, True, True, True]
    assert {seat.bot for seat in found.seats[1:]} == {"normal"}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_seats_it_is_best_with(game: str) -> None:
    found = wished("--game", game)
    assert found.ruleset == ruleset(game, {})
    assert (len(found.seats), found.people) == (GAMES[game].usual_seats, 1)


def test_names_bots_seats_and_options() -> None:
    found = wished("--names", "Anna, Борис", "--bots", "random,plain", "--seats", "6", "edition=classic", "rounds=1")
    assert found.seats[:2] == (Sitter("Anna"), Sitter("Борис"))
    assert [seat.bot for seat in found.seats[2:]] == ["random", "plain", "random", "plain"]
    assert found.ruleset == ruleset("base", edition="classic", rounds=1)
    assert wished("first=4").options == {"first": 4}
    assert len(wished("--names", ",".join("abcdefgh")).seats) == 8  # as many as there are names
    assert len(wished("--game", "duel", "--names", "a,b").seats) == 2
    assert wished("--game", "duel", "--names", "a,b").people == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_dwarves_have_names_of_the_language_nobody_has_twice(language: str) -> None:
    names = free_names(language, [])
    assert len(names) == len({name.casefold() for name in names}) == 13  # one more than seats
    assert all(len(name) <= LONGEST_NAME for name in names)
    found = wished("--game", "saboteur2", "--seats", "12", "--names", names[3], language=language)
    assert len({seat.name for seat in found.seats}) == 12


def test_whoever_has_a_name_on_this_computer_is_called_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for login, name in (("anna", "Anna"), ("brokk", "Brokk"), ("олена", "Олена")):
        monkeypatch.setattr("getpass.getuser", lambda login=login: login)
        found = wished()
        assert found.seats[0].name == name
        assert len({seat.name for seat in found.seats}) == 5
    for login in ("root", "user", "x1", "a b", "x" * 30, ""):
        monkeypatch.setattr("getpass.getuser", lambda login=login: login)
        assert wished().seats[0].name == "Alvis"

    def nobody() -> str:
        raise KeyError

    monkeypatch.setattr("getpass.getuser", nobody)
    assert wished().seats[0].name == "Alvis"


WRONG = {
    "--game chess": "invalid choice: 'chess'",
    "--seats 2": "base is played by 3 to 10, not by",
    "--seats 11": "base is played by 3 to 10, not by",
    "--seats -1": "base is played by 3 to 10, not by",
    "--seats many": "expected a number, found",
    "--game solo --seats 2": "solo",
    "--game duel --names a,b,c": "3 people, but only 2 seats",
    "--seats 3 --names a,b,c,d": "4 people, but only 3 seats",
    "--names a,b,c,d,e,f,g,h,i,j,k": "11 people, but only 5 seats",
    "--names ,a": "a name has 1 to 20 letters",
    "--names a,A": "two people have the same name",
    f"--names {'x' * 21}": "a name has 1 to 20 letters",
    f"--names {'x' * 99}": "a name has 1 to 20 letters",
    "--names a(b)": "no brackets",
    "--names a#b": "no brackets and no #",
    "--bots clever": "there is no bot 'clever', only",
    "--bots ,": "no bot ''",
    "--language de": "invalid choice: 'de'",
    "edition=old": "expected",
    "colour=green": "expected",
    "rounds=0": "expected",
    "rounds=21": "expected",
    "maps=7": "expected",
    "first=5": "first=5: the seats are 0 to 4",
    "--game duel rounds=4": "expected",
    "nonsense": "expected",
    "--seed ": "--seed: a seed is a line",
    f"--seed {'x' * 201}": "--seed: a seed is a line",
    "--resume no-such-file.sab": "no-such-file.sab: no such file",
    "--resume left.sab --seats 5 --names a rounds=1": "leave out --names, --seats, rounds=1",
    "--unknown": "unrecognized arguments",
}


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_use_ends_with_two_and_says_what_is_expected(line: str, here: Here, own_folder: Path) -> None:
    done = here("play", *line.split(" "), "--start", stdin=b"")
    assert done.status == 2
    assert WRONG[line] in done.err
    assert done.out == ""
    assert not [path for path in own_folder.rglob("*") if path.is_file()]  # nothing was begun


@pytest.mark.parametrize("seed", ["two\nlines", " x", "x\x1b"])
def test_a_seed_that_no_record_could_keep_is_refused(seed: str, here: Here) -> None:
    done = here("play", "--seed", seed, "--start")
    assert done.status == 2
    assert "--seed: a seed is a line of 1 to 200 characters" in done.err


def test_a_file_that_is_there_already_is_not_overwritten(here: Here, tmp_path: Path) -> None:
    there = tmp_path / "game.sab"
    there.write_text("mine", encoding="utf-8")
    done = here("play", "--start", "--file", str(there))
    assert done.status == 2
    assert f"--resume {there}` continues its game" in done.err
    assert there.read_text(encoding="utf-8") == "mine"


def test_a_folder_that_cannot_be_written_is_named(here: Here, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = here("play", "--start", "--file", str(tmp_path / "file" / "game.sab"))
    assert done.status == 2
    assert "`--file` names another" in done.err


def test_with_nothing_left_there_is_nothing_to_go_on_with(here: Here) -> None:
    done = here("play", "--resume")
    assert done.status == 2
    assert "there is no game to continue" in done.err


def test_a_seat_is_read_from_a_chair() -> None:
    for seat in (Sitter("Anna"), Sitter("Їжак"), *(Sitter("Brokk", bot) for bot in BUILT_IN)):
        assert Sitter.of(seat.chair) == seat
    assert Sitter.of(Chair("bot", "somebody's bot")) == Sitter("somebody's bot", "normal")
    assert Sitter.of(Chair("bot", "x (unheard of)")) == Sitter("x (unheard of)", "normal")
    assert Sitter.of(Chair("person", "")) == Sitter("")


def test_without_a_seed_no_two_games_are_the_same() -> None:
    tables = [wished().table(None, "") for _ in range(2)]
    assert tables[0].seed != tables[1].seed
    assert all(table.commitment for table in tables)
    assert [wished().table("luck", "").seed for _ in range(2)] == ["luck", "luck"]
