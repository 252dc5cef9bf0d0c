"""The fifth game in every command, in words and in pictures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saboteur import Game, Knowledge, ruleset
from saboteur.bots.plain.dwarf import Dwarf
from saboteur.bots.plain.player import MINDS, Plain, dwarf
from saboteur.cli.playing.menu import Menu
from saboteur.cli.playing.page import Page
from saboteur.cli.playing.wishes import Wishes
from saboteur.cli.terminal.window import LEGENDS, legend
from saboteur.notation.records.text import record_text
from saboteur.rulesets import GAMES
from saboteur.words import LANGUAGES, Words
from tests.cli.playing.desks import BOTH, EN, NAMES, Scripted, show
from tests.cli.running import Here
from tests.fifth.twogold import NAME, TWOGOLD, played


def test_simulations_measure_it(here: Here) -> None:
    words = ("--games", "4", "--bots", "plain,random", "--jobs", "2", "--seed", "x", "rounds=1")
    done = here("simulate", "--game", NAME, *words, "--json", "-")
    assert done.status == 0, done.err
    found = json.loads(done.out)
    assert "twogold is played and told as base" in done.err
    assert (found["plan"]["game"], found["finished"]) == (NAME, True)
    assert "gold-diggers" in here("simulate", "--game", NAME, *words).out


def test_bots_are_compared_in_it(here: Here) -> None:
    done = here("arena", "--game", NAME, "--bot", "random", "--games", "1", "--jobs", "1", "--json", "-")
    assert done.status == 0, done.err
    [found] = json.loads(done.out)["contests"]
    assert (found["game"], found["lineups"][0][0]) == (f"{NAME} rounds=1", "roles")


def test_deals_are_shown_and_counted(here: Here) -> None:
    done = here("deal", "5eed", "--game", NAME)
    assert done.status == 0
    [goals] = [line for line in done.out.splitlines() if line.startswith("goals")]
    assert goals.count("base_goal_gold") == 2
    assert here("deal", "5eed", "--game", NAME, "--round", "2", "--gone", "1,1,3").status == 0
    counted = here("fairness", "--game", NAME, "--deals", "1000", "--seeds", "x")
    assert "goals by cell" in counted.out
    assert "8,-3" in counted.out


@pytest.mark.parametrize(
    "words", [["demo", "--seed", "1"], ["perft", "--depth", "2"], ["bench", "--here", "--seconds", "0.02"]], ids=str
)
def test_it_is_played_counted_and_timed(here: Here, words: list[str]) -> None:
    command, *more = words
    done = here(command, *(["--games", NAME] if command == "bench" else ["--game", NAME]), *more)
    assert (done.status, done.err) == (0, "")


def test_records_are_shown_verified_and_converted(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "game.sab"
    file.write_text(record_text(played("commands").record()), encoding="utf-8")
    assert here("verify", str(file)).status == 0
    assert here("convert", str(file), "--to", "json").status == 0
    done = here("replay", str(file))
    assert (done.status, done.err) == (0, "")
    assert here("replay", str(file), "--seat", "2").out != done.out


def test_the_menu_offers_it() -> None:
    number = str([*GAMES].index(NAME) + 1)
    desk = Scripted("1", number, "")
    found = Menu(desk, Wishes().with_seats(5, 1)).ask(None)
    assert isinstance(found, Wishes)
    assert (found.game, len(found.seats)) == (NAME, 4)


@pytest.mark.parametrize("drawing", BOTH)
def test_the_page_shows_it(drawing: bool) -> None:
    table = played("page")
    game = Game(table.game.ruleset, 4, seed="page")
    desk = Scripted(drawing=drawing)
    show(Page(desk, EN, NAMES[:4]), game.view(0))
    shown = desk.paper.getvalue()
    assert ("? goal" in shown) == drawing
    assert "8, -3" in shown or "-3" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_words_is_called_by_its_name_and_explained_as_the_one_it_is_like(language: str) -> None:
    words = Words(language)
    assert words.game(NAME) == NAME
    assert words.game(ruleset(NAME, {"rounds": 1})).startswith(f"{NAME} (")
    assert words.about_game(NAME) == words.about_game("base")
    assert words.topics(NAME) == words.topics("base")
    assert words.help("turn", NAME) == words.help("turn", "base")


def test_what_is_registered_for_the_game_is_used_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEGENDS, NAME, {"$": "legend-gold"})
    assert legend(NAME, Words("en")) == "$ gold  × dead end"
    asked: list[Knowledge] = []

    def mind(knowledge: Knowledge) -> Dwarf:
        asked.append(knowledge)
        return dwarf(knowledge)

    monkeypatch.setitem(MINDS, NAME, mind)
    Plain(1).begin(Game(TWOGOLD, 4, seed="1").view(0))
    assert len(asked) == 1
