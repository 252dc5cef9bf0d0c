"""The fifth game in text and JSON, at a table, with the referee and with bots."""

from __future__ import annotations

import json
from typing import Any

import pytest

from saboteur import Game, ruleset
from saboteur.bots.builtin import BUILT_IN, THINKING
from saboteur.engine.values.facts import Uncovered
from saboteur.notation.games import game_plain, read_game, read_game_plain
from saboteur.notation.positions.position import read_state, read_view, state_text, view_text
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import TABLE, Moved
from saboteur.notation.records.text import record_text
from saboteur.table.referee.referee import Referee
from saboteur.table.seated import play
from saboteur.table.table import Table
from saboteur.table.verifying.verify import verify
from tests.fifth.twogold import NAME, TWOGOLD, played


def test_a_game_is_written_and_read() -> None:
    made = ruleset(NAME, {"edition": "2016", "rounds": 1})
    assert read_game(f"{NAME} rounds=1 edition=2016") == made == read_game_plain(game_plain(made))


def test_positions_are_written_and_read() -> None:
    table = played("positions")
    moves = [line.entry.move for line in table.record().lines if isinstance(line.entry, Moved)]
    game = Game(table.game.ruleset, 4, seed=table.record().seed)
    for number, move in enumerate(moves):
        if number % 7 == 0:
            assert state_text(read_state(state_text(game)).game()) == state_text(game)
            for observer in (None, 0):
                assert read_view(view_text(game.view(observer))) == game.view(observer)
        game.apply(str(move))
    assert game.over


@pytest.mark.parametrize("seen", [TABLE, "watcher", 0, 3])
def test_records_are_written_read_and_verified_for_every_observer(seen: Any) -> None:
    record = played("records").record(seen)
    text = record_text(record)
    assert text.splitlines()[1].endswith(f"{NAME} rounds=2")
    assert record_text(read_record(text)) == text
    assert verify(text).fault is None


@pytest.mark.parametrize("seen", ["watcher", 1])
def test_goals_lie_anew_in_every_round_while_the_seed_is_secret(seen: Any) -> None:
    record = played("secret", rounds=3, until=3).record(seen)
    assert record.seed is None
    assert sum(isinstance(fact, Uncovered) for line in record.lines for fact in line.facts) >= 4
    assert verify(record_text(record)).fault is None


def test_a_table_is_rebuilt_from_its_record() -> None:
    table = played("rebuilt")
    again = Table.rebuild(read_record(record_text(table.record())))
    assert again.game.gold == table.game.gold
    assert again.game.over


def test_the_referee_plays_it_to_its_end() -> None:
    referee = Referee("test")

    def ask(**fields: Any) -> dict[str, Any]:
        found = referee.answer(json.dumps(fields).encode())
        assert found is not None
        answer: dict[str, Any] = json.loads(found)
        assert "error" not in answer, answer
        return answer

    described = {game["game"]: game for game in ask(do="games")["games"]}
    assert described[NAME]["goals"] == [list(cell) for cell in TWOGOLD.goal_cells]
    assert described[NAME]["usual_seats"] == 4
    answer = ask(do="new", game=NAME, seats=4, options={"rounds": 1}, seed="7", legal="text")
    while answer["asked"] != "over":
        answer = ask(do="play", table=answer["table"], seat=answer["actor"], move=answer["moves"][-1], legal="text")
    assert len(answer["result"]["gold"]) == 4


@pytest.mark.parametrize(
    "bot", [pytest.param(bot, marks=pytest.mark.proof(minutes=0.2) if bot == "hard" else ()) for bot in BUILT_IN]
)
def test_bots_play_it(bot: str) -> None:
    for number in range(1 if bot in THINKING else 3):
        table = Table(ruleset(NAME, {"rounds": 1}), 5, seed=str(number))
        play(table, [BUILT_IN[bot](seat) for seat in range(5)])
        assert table.game.over
