"""Views, states, positions and records go out as objects and as text, and come in again as they went out."""

from __future__ import annotations

import random
from typing import Any

import pytest

from saboteur import Game, Setup, ruleset
from saboteur.notation.positions.position import state_plain, state_text, view_plain, view_text
from saboteur.notation.records.plain import record_plain
from saboteur.notation.records.reading import read_record
from tests.referee.asking import Answer, Asking
from tests.referee.schema import validator

GAMES = [("base", 4), ("saboteur2", 5), ("duel", 2), ("solo", 1)]


def played(asking: Asking, name: str, seats: int, moves: int, table: str = "t", **more: Any) -> list[str]:
    """Opens a table and plays at random; gives the moves."""
    rng = random.Random(moves)
    done: list[str] = []
    answer = asking.ok("new", table=table, game=name, seats=seats, seed="7", legal="text", **more)
    while answer["moves"] and len(done) < moves:
        done.append(rng.choice(answer["moves"]))
        answer = asking.ok("play", table=table, move=done[-1], legal="text")
    return done


def replayed(name: str, seats: int, moves: list[str]) -> Game:
    """The same game without a referee."""
    game = Game(ruleset(name, {}), seats, seed="7")
    for move in moves:
        game.apply(move)
    return game


# -- views and positions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), GAMES)
@pytest.mark.parametrize("moves", [0, 30, 10_000])
def test_views_and_states_are_those_of_the_game(name: str, seats: int, moves: int) -> None:
    asking = Asking()
    game = replayed(name, seats, played(asking, name, seats, moves))
    for observer in (*range(seats), "watcher"):
        view = game.view(observer if isinstance(observer, int) else None)
        assert asking.ok("view", table="t", observer=observer)["view"] == view_plain(view)
        assert asking.ok("view", table="t", observer=observer, form="text")["view"] == view_text(view)
    assert asking.ok("state", table="t")["state"] == state_plain(game)
    assert asking.ok("state", table="t", form="text")["state"] == state_text(game)


@pytest.mark.parametrize(("name", "seats"), GAMES)
@pytest.mark.parametrize("form", ["object", "text"])
def test_a_position_set_up_is_the_one_that_was_shown(name: str, seats: int, form: str) -> None:
    asking = Asking()
    for number, moves in enumerate((1, 12, 25, 60, 10_000)):
        table, again = f"t{number}", f"again{number}"
        played(asking, name, seats, moves, table)
        state = asking.ok("state", table=table, form=form)["state"]
        answer = asking.ok("new", table=again, position=state, seed="7", legal="text")
        assert asking.ok("state", table=again, form=form)["state"] == state
        for same in ("asked", "actor", "round"):
            assert answer[same] == asking.ok("asked", table=table)[same]
        assert sorted(answer["moves"]) == sorted(asking.ok("legal", table=table, form="text")["moves"])
        if answer["moves"]:
            for each in (table, again):
                asking.ok("play", table=each, move=answer["moves"][0])
            assert asking.ok("state", table=table) == asking.ok("state", table=again)


def test_a_position_says_only_what_it_is_about() -> None:
    asking = Asking()
    position = {"rest": "deck", "hands": [["base_ew"], None, None], "mine": [{"cell": [1, 0], "card": "base_nesw"}]}
    answer = asking.ok("new", game="base", seats=3, position=position, legal="text", table="t")
    expected = Setup(ruleset("base"), 3, hands={0: ["base_ew"]}, mine={"1,0": "base_nesw"}).game()
    assert sorted(answer["moves"]) == sorted(map(str, expected.legal_moves))
    assert asking.ok("state", table="t")["state"] == state_plain(expected)
    request = {"do": "new", "game": "base", "seats": 3, "position": position}
    assert validator("NewRequest").is_valid(request)
    alone = {"rest": "discard", "hands": [["duel_ew"], None]}
    fewest = asking.ok("new", game="duel", position=alone, table="u")
    assert (fewest["asked"], fewest["actor"]) == ("turn", 0)


def test_a_position_that_cannot_be_is_told_with_its_fault() -> None:
    asking = Asking()
    crowded = {"rest": "deck", "hands": [["base_ew"] * 4, None, None]}
    error = asking.error("new", game="base", seats=3, position=crowded)
    assert (error["code"], error["field"]) == ("invalid_value", "position")
    assert "too many of base_ew, the game has 3" in error["message"]
    wrong = {"rest": "deck", "hands": [["base_xx"], None, None]}
    assert asking.code_and_field("new", game="base", seats=3, position=wrong)[1] == "position.hands[0][0]"
    whole = asking.ok("new", game="base", seed="7", table="t") and asking.ok("state", table="t")["state"]
    assert asking.code_and_field("new", game="base", position=whole) == ("invalid_value", "game")
    assert asking.code_and_field("new", seats=3, position=whole) == ("invalid_value", "seats")
    assert asking.code_and_field("new", options={}, position=whole) == ("missing_field", "game")
    text = asking.ok("state", table="t", form="text")["state"]
    assert asking.code_and_field("new", game="base", position=text) == ("invalid_value", "game")
    error = asking.error("new", position=text.replace("base_", "bse_", 1))
    assert (error["code"], error["field"]) == ("invalid_value", "position")
    assert error["line"] > 1
    assert error["column"] >= 1
    view = asking.ok("view", table="t", observer=0)["view"]
    assert asking.code_and_field("new", position=view) == ("invalid_value", "position.observer")
    assert asking.ok("tables")["tables"] == ["t"]


# -- records ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), GAMES)
@pytest.mark.parametrize("form", ["object", "text"])
@pytest.mark.parametrize("moves", [0, 40, 10_000])
def test_a_table_loaded_from_its_record_goes_on_identically(name: str, seats: int, form: str, moves: int) -> None:
    asking, rng = Asking(), random.Random(1)
    played(asking, name, seats, moves)
    asking.ask("say", table="t", seat=0, statement="need lamp")
    record = asking.ok("dump", table="t", form=form)["record"]
    assert asking.ok("verify", record=record)["fault"] is None
    loaded = asking.ok("load", record=record, table="again", tell="table", legal="text")
    asked = asking.ok("asked", table="t")
    assert {**asked, "ok": "load", "table": "again"} == {
        name: value for name, value in loaded.items() if name not in ("events", "moves")
    }
    assert loaded["events"] == asking.ok("events", table="t")["events"]
    for _ in range(20):
        moves_left = asking.ok("legal", table="t", form="text")["moves"]
        if not moves_left:
            break
        move = rng.choice(moves_left)
        both = [asking.ok("play", table=table, move=move, tell="table") for table in ("t", "again")]
        assert {**both[0], "table": ""} == {**both[1], "table": ""}
    assert asking.ok("dump", table="t", form=form) == asking.ok("dump", table="again", form=form)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_both_forms_of_a_record_are_the_same(name: str, seats: int) -> None:
    asking = Asking()
    played(asking, name, seats, 10_000, options={"rounds": 1})
    for observer in (*range(seats), "watcher", "table"):
        for facts in (False, True):
            dumped = {"table": "t", "observer": observer, "facts": facts}
            text = asking.ok("dump", form="text", **dumped)["record"]
            assert record_plain(read_record(text)) == asking.ok("dump", **dumped)["record"]
            assert asking.ok("verify", record=text)["fault"] is None
        if observer != "table":
            assert asking.code_and_field("load", record=text)[0] == "invalid_value"


def test_a_record_of_a_game_that_goes_on_shows_nobody_the_seed() -> None:
    asking = Asking()
    played(asking, "base", 4, 10)
    assert "seed" in asking.ok("dump", table="t")["record"]
    for observer in (0, 1, 2, 3, "watcher"):
        assert "seed" not in asking.ok("dump", table="t", observer=observer)["record"]


def test_the_first_line_that_is_wrong_is_named() -> None:
    asking = Asking()
    moves = played(asking, "base", 3, 30)
    lines = asking.ok("dump", table="t", form="text")["record"].splitlines()
    place = next(number for number, line in enumerate(lines) if line.endswith(moves[7]))
    lines[place] = lines[place].replace(moves[7], "discard base_map base_map")
    fault: Answer = asking.ok("verify", record="\n".join(lines))["fault"]
    assert fault["line"] == place + 1
    assert fault["column"] >= 1
    broken = asking.ok("verify", record="saboteur record 2\ngame: chess\n")["fault"]
    assert (broken["line"], broken["column"]) == (2, 7)
    error = asking.error("load", record="\n".join(lines[:-3]))
    assert (error["code"], error["field"].partition("[")[0]) == ("invalid_value", "record.lines")


def test_what_a_record_does_not_say_it_does_not_load() -> None:
    asking = Asking()
    record = asking.ok("new", game="duel", table="t", options={"rounds": 1}) and asking.ok("dump", table="t")["record"]
    assert asking.ok("load", record=record)["asked"] == "deal"
    assert asking.code_and_field("load", record={**record, "seats": 3}) == ("invalid_value", "record.seats")
    assert asking.code_and_field("load", record={**record, "lines": [{"seat": 0}]})[1] == "record.lines[0]"
    assert asking.code_and_field("load", record=record, table="t") == ("table_exists", "table")
    assert asking.code_and_field("load", record=record, tell=2) == ("invalid_value", "tell")
