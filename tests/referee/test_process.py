"""The process answers at once, plays whole games as the rules do, and ends with its input."""

from __future__ import annotations

import json
import random
import signal
import subprocess
from typing import Any

import pytest

from saboteur import Game, ruleset
from saboteur.notation.moves import move_plain
from saboteur.table.referee.protocol import LONGEST_LINE
from tests.referee.process import COMMAND, PATIENCE, Process

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("base", 3, {}),
    ("base", 10, {"edition": "classic", "rounds": 1}),
    ("saboteur2", 2, {"rounds": 1}),
    ("saboteur2", 7, {}),
    ("duel", 2, {}),
    ("solo", 1, {"colour": "blue"}),
]


@pytest.mark.both
@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=str)
def test_a_whole_game_is_the_engines_own(name: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    game = Game(ruleset(name, options), seats, seed="whole")
    with Process() as process:
        answer = process.ask("new", table="t", game=name, seats=seats, options=options, seed="whole", legal="object")
        while game.actor is not None:
            assert (answer["asked"], answer["actor"], answer["round"]) == (game.asked, game.actor, game.round)
            legal = sorted(game.legal_moves, key=str)
            shown = answer["moves"] if "moves" in answer else process.ask("legal", table="t")["moves"]
            assert sorted(map(json.dumps, shown)) == sorted(json.dumps(move_plain(move)) for move in legal)
            move, seat = rng.choice(legal), game.actor
            facts = [fact.as_dict() for fact in game.apply(move, tell=True)]
            written: object = rng.choice([str(move), move_plain(move)])
            wanted = rng.choice([{"legal": "object"}, {}])
            answer = process.ask("play", table="t", move=written, seat=seat, at=answer["at"], tell="table", **wanted)
            numbers = range(answer["at"] - len(facts) + 1, answer["at"] + 1)
            told = [
                {"number": number, **json.loads(json.dumps(fact))} for number, fact in zip(numbers, facts, strict=True)
            ]
            assert answer["events"] == told
        assert (answer["asked"], answer["actor"]) == ("over", None)
        assert answer["result"]["gold"] == list(game.gold)


def test_an_answer_comes_before_more_is_sent_and_half_a_line_waits() -> None:
    with Process() as process:
        for number in range(20):
            assert process.ask("tables", id=number) == {"ok": "tables", "id": number, "tables": []}
        process.send(b'{"do": "tab')
        process.send(b'les"}\n{"do": "hello"')
        assert process.receive()["ok"] == "tables"
        process.send(b"}\n")
        assert process.receive()["ok"] == "hello"


def test_many_lines_at_once_are_answered_in_order() -> None:
    with Process() as process:
        process.send(b"".join(b'{"do": "tables", "id": %d}\r\n\n' % number for number in range(500)))
        assert [process.receive()["id"] for _ in range(500)] == list(range(500))


def test_the_last_line_needs_no_end() -> None:
    done = subprocess.run(COMMAND, input=b'{"do": "tables"}', capture_output=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr) == (0, b'{"ok":"tables","tables":[]}\n', b"")


def test_no_input_at_all_is_no_fault() -> None:
    done = subprocess.run(COMMAND, stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_a_line_that_never_ends_does_not_fill_the_memory() -> None:
    with Process() as process:
        process.send(b'{"do": "tables", "id": "' + b"x" * LONGEST_LINE)
        assert process.receive()["error"]["code"] == "too_long"
        before = process.memory()
        for _ in range(100):
            process.send(b"x" * LONGEST_LINE)
        assert process.memory() < before + 8 * LONGEST_LINE
        process.send(b'"}\n')
        assert process.ask("tables")["ok"] == "tables"
        longest = b'{"do": "tables"}'.ljust(LONGEST_LINE)
        process.send(longest + b"\n" + longest + b" \n")
        assert [process.receive().get("ok"), process.receive()["error"]["code"]] == ["tables", "too_long"]


def test_nobody_reading_the_answers_ends_it_without_a_complaint() -> None:
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    _, complaints = process.communicate(b'{"do": "cards"}\n' * 100, timeout=PATIENCE)
    assert (process.returncode, complaints) == (141, b"")


def test_an_interrupt_ends_it_without_a_complaint() -> None:
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b'{"do": "tables"}\n')
    process.stdin.flush()
    assert process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, complaints = process.communicate(timeout=PATIENCE)
    assert (process.returncode, complaints) == (130, b"")


def test_a_word_too_much_is_refused() -> None:
    done = subprocess.run([*COMMAND, "fast"], input=b"", capture_output=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2
