"""`saboteur perft`: the counts of the perft files, from a seed, from some moves on, and from a position."""

import json
import re
from pathlib import Path

import pytest

from saboteur import Game, ruleset
from saboteur.bots.diggers import Bots
from saboteur.engine.search.perft import perft
from saboteur.notation.positions.position import state_text
from saboteur.rulesets import GAMES
from tests.cli.running import Here, in_terminal
from tests.perft.positions import FILES, Position

ROW = re.compile(r" +(\d+) +([\d,]+) +([\d.]+) +[\d.]+ +[\d,]+")


def rows(out: str) -> dict[int, int]:
    """Depths and counts that were printed."""
    found = [match for line in out.splitlines() if (match := ROW.fullmatch(line))]
    return {int(match[1]): int(match[2].replace(",", "")) for match in found}


@pytest.mark.parametrize("game", GAMES)
def test_it_counts_what_the_perft_files_count(here: Here, game: str) -> None:
    line = next(line for line in (FILES / f"{game}.perft").read_text().splitlines() if "after=0" in line)
    place, counts = line.split(": ")
    at, numbers = Position.parse(game, place), [int(count) for count in counts.split()]
    options = [f"{name}={value}" for name, value in at.options]
    words = ["--game", game, "--seats", str(at.players), "--seed", at.seed, "--depth", str(len(numbers))]
    done = here("perft", *options, *words)
    assert (done.status, done.err) == (0, "")
    assert list(rows(done.out).values()) == numbers


def test_moves_before_it_are_those_of_bots_that_dig(here: Here) -> None:
    game = Game(ruleset("duel"), 2, seed="doors")
    bots = Bots(game, "doors")
    for _ in range(20):
        game.apply(bots.choose())
    done = here("perft", "--game", "duel", "--seed", "doors", "--after", "20", "--depth", "2")
    assert rows(done.out) == {1: perft(game, 1), 2: perft(game, 2)}
    assert f"after 20 moves: seat {game.actor} is asked for: turn" in done.out


def test_divided_the_moves_add_up(here: Here) -> None:
    done = here("perft", "--depth", "3", "--divide")
    moves = re.findall(r"^  ((?:lay|play|discard) [a-z].*?) +([\d,]+)$", done.out, re.MULTILINE)
    counts = {move: int(count.replace(",", "")) for move, count in moves}
    game = Game(ruleset("base"), 5, seed="perft")
    assert list(counts) == [str(move) for move in game.legal_moves]
    assert sum(counts.values()) == rows(done.out)[3] == perft(game, 3)
    for move in list(counts)[::7]:
        after = game.clone()
        after.apply(move)
        assert counts[move] == perft(after, 2)


def test_deeper_than_it_counts_at_once(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saboteur.cli.commands.perft.AT_ONCE", 1)
    done = here("perft", "--game", "solo", "--seed", "1", "--depth", "3")
    assert rows(done.out)[3] == perft(Game(ruleset("solo"), 1, seed="1"), 3)


def test_for_programs(here: Here) -> None:
    report = json.loads(here("perft", "--json", "--divide", "--depth", "2").out)
    assert [count["depth"] for count in report["counts"]] == [1, 2]
    assert report["counts"][0]["nodes"] == len(report["divide"])
    assert report["counts"][1]["nodes"] == sum(each["nodes"] for each in report["divide"])


def test_from_a_position(here: Here, tmp_path: Path) -> None:
    game = Game(ruleset("saboteur2", rounds=1), 3, seed="1")
    bots = Bots(game, "1")
    for _ in range(15):
        game.apply(bots.choose())
    path = tmp_path / "position.txt"
    path.write_text(state_text(game), encoding="utf-8")
    done = here("perft", "--position", str(path), "--depth", "2")
    assert rows(done.out) == {1: perft(game, 1), 2: perft(game, 2)}
    assert "saboteur2 rounds=1, 3 seats" in done.out


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("seats: 3", "seats: 33"), "position.txt:3:8: expected"),
        (
            ("hand 0: ", "hand 0: base_nesw base_nesw base_nesw base_nesw base_nesw base_nesw "),
            "not a position of a game",
        ),
        (("saboteur position 2", "chess"), "position.txt:1:1: expected saboteur position 2, found 'chess'"),
        (("saboteur position 2", "{"), "not JSON"),
    ],
)
def test_a_position_that_is_none_is_explained(
    here: Here, tmp_path: Path, change: tuple[str, str], message: str
) -> None:
    path = tmp_path / "position.txt"
    text = state_text(Game(ruleset("saboteur2"), 3, seed="1"))
    assert change[0] in text
    path.write_text(text.replace(*change, 1), encoding="utf-8")
    done = here("perft", "--position", str(path))
    assert (done.status, done.out) == (2, "")
    assert message in done.err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--depth", "0"], "expected a number from 1 to 12, found '0'"),
        (["--depth", "x"], "found 'x'"),
        (["--after", "-1"], "expected a number from 0 to 10,000, found '-1'"),
        (["--after", "9999", "rounds=1"], "this game is over after"),
        (["--seed", "\udcff"], "--seed: not text in UTF-8"),
    ],
)
def test_a_bad_argument_is_explained(here: Here, words: list[str], message: str) -> None:
    done = here("perft", *words)
    assert (done.status, done.out) == (2, "")
    assert message in done.err


def test_a_game_that_is_over_has_no_moves(here: Here) -> None:
    game = Game(ruleset("base", rounds=1), 3, seed="over")
    bots = Bots(game, "over")
    played = 0
    while not game.over:
        game.apply(bots.choose())
        played += 1
    done = here("perft", "--seats", "3", "rounds=1", "--seed", "over", "--after", str(played), "--divide")
    assert (done.status, rows(done.out)) == (0, {1: 0, 2: 0, 3: 0})
    assert "over: nobody moves" in done.out


def test_control_c_ends_it_quietly() -> None:
    seen = in_terminal("perft", "--depth", "12", interrupt_at="depth 4")
    assert seen.status == 130
    assert "Traceback" not in seen.text
