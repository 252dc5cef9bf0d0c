"""Bots that crash, hang, write nonsense or too much: each is recognised, ended with its children, and restarted."""

import os
import re
import shlex
import signal
import time
from pathlib import Path

import pytest

from saboteur.bots.command.command import CommandBot
from saboteur.bots.command.failure import BotFailed
from saboteur.bots.command.limits import Limits
from tests.bots.conftest import ended
from tests.bots.hostile import NONSENSE, REFUSED
from tests.bots.seating import HASTY, HOSTILE, PATIENT, PYTHON, hostile, small_game

# The error for each kind of failure, and whether a time limit must pass first.
SLOW: dict[str, str] = {
    "hangs": "it gave no answer within 0.5 s",
    "hangs_and_ignores_signals": "it gave no answer within 0.5 s",
    "stops": "it gave no answer within 0.5 s",
    "says_half": "it gave no answer within 0.5 s",
    "floods_with_empty_lines": "it gave no answer within 0.5 s",
    "floods_its_log": "it gave no answer within 0.5 s",
    "hangs_with_a_child": "it gave no answer within 0.5 s",
}
QUICK: dict[str, str] = {
    "ends": "it ended with exit status 3",
    "crashes": "it ended with exit status 1",
    "dies": "it was ended by SIGSEGV",
    "says_half_and_ends": "it ended with exit status 0",
    "closes_its_output": "it closed its output",
    "leaves_a_child": "it ended with exit status 5",
    "floods": "it wrote more than 1048576 bytes at once",
    "floods_with_lines": "its line is not JSON",
}
VARYING = ("says_something_unasked",)
"""When it is noticed depends on how fast it writes."""
STATUS = {"ends": 3, "crashes": 1, "dies": -signal.SIGSEGV, "says_half_and_ends": 0, "leaves_a_child": 5}


def failure_of(bot: CommandBot) -> BotFailed:
    """How a bot fails at the first question of a small game."""
    game = small_game()
    with bot:
        bot.begin(game.view(0))
        with pytest.raises(BotFailed) as caught:
            bot.choose(game.legal_moves)
    return caught.value


@pytest.mark.parametrize(("manner", "what"), [*SLOW.items(), *QUICK.items()], ids=[*SLOW, *QUICK])
def test_what_a_bot_does_wrong_is_told(manner: str, what: str) -> None:
    failed = failure_of(hostile(manner, limits=HASTY if manner in SLOW else PATIENT))
    assert failed.what.startswith(what)
    assert failed.expected == '{"move": MOVE}, one of those it was given'
    assert failed.seat == 0
    assert failed.status == STATUS.get(manner)
    assert len(str(failed)) < 10_000


@pytest.mark.parametrize(
    "manner", ["hangs", "says_half", "floods_its_log", *QUICK, "garbage", "empty", "no_utf8", "deep"]
)
def test_it_may_go_wrong_already_when_it_starts(manner: str) -> None:
    limits = Limits(start=0.7, reading=0.5, move=0.5, end=0.5, restarts=0) if manner in SLOW else PATIENT
    failed = failure_of(hostile(manner, "--at", "0", limits=limits))
    assert failed.expected == '{"ready": NAME}'
    assert failed.what


@pytest.mark.parametrize("manner", NONSENSE)
def test_nonsense_is_told_with_what_was_said(manner: str) -> None:
    failed = failure_of(hostile(manner))
    told = (
        "its line is not JSON: ",
        "its line is not an answer: ",
        "its line is not UTF-8: ",
        "its line is nested too ",
    )
    assert failed.what.startswith(told)
    assert failed.answer
    assert len(failed.answer) < 500


@pytest.mark.parametrize("manner", [*QUICK, "garbage", "empty", "deep", *VARYING])
def test_it_is_started_anew_and_plays_on_from_its_history(manner: str, tmp_path: Path) -> None:
    check_recovery(manner, tmp_path, Limits(start=60, reading=60, move=60, restarts=1), again=1)


@pytest.mark.parametrize("manner", [*SLOW, "late"])
def test_one_that_hangs_is_started_anew_too(manner: str, tmp_path: Path) -> None:
    check_recovery(manner, tmp_path, Limits(start=60, reading=60, move=1, restarts=1), again=1)


@pytest.mark.parametrize("manner", REFUSED)
def test_a_refused_answer_is_asked_for_again_in_the_same_process(manner: str, tmp_path: Path) -> None:
    check_recovery(manner, tmp_path, PATIENT, again=0)


def check_recovery(manner: str, folder: Path, limits: Limits, again: int) -> None:
    """Moves of a bot that goes wrong once, somewhere, are those of one that never does."""
    games = []
    for words in (["good"], [manner, "--at", "2", "--once", str(folder / "done")]):
        game = small_game()
        moves: list[str] = []
        with hostile(*words, limits=limits) as bot:
            bot.begin(game.view(0))
            while len(moves) < 6:
                move = bot.choose(game.legal_moves) if game.actor == 0 else next(iter(game.legal_moves))
                moves.append(str(move))
                bot.told(game.apply(move, tell=True))
            games.append(moves)
    assert games[0] == games[1]
    if manner not in VARYING:
        assert bot.restarts == again
        assert (folder / "done").exists()


@pytest.mark.parametrize("manner", REFUSED)
def test_too_many_refusals_are_a_failure(manner: str) -> None:
    failed = failure_of(hostile(manner, "--every"))
    assert failed.what.startswith("4 answers were refused, the last one: ")
    assert failed.answer.startswith('{"move": ')


def test_restarts_are_counted_and_end() -> None:
    limits = Limits(start=60, reading=60, move=60, restarts=2)
    failed = failure_of(hostile("crashes", limits=limits))
    assert failed.restarts == 2
    assert any("the mine is flooded" in line for line in failed.log)
    text = str(failed)
    command = shlex.join([*PYTHON, str(HOSTILE), "crashes"])
    assert text.startswith(f"the bot `{command}` at seat 0 failed: it ended with exit status 1\n  expected: ")
    assert "\n  restarts: 2\n" in text
    assert "\n  stderr: RuntimeError: the mine is flooded" in text


def test_the_log_is_the_last_lines_and_harmless_to_a_terminal() -> None:
    failed = failure_of(hostile("floods_its_log", limits=HASTY))
    assert 1 <= len(failed.log) <= 21
    assert "\x1b" not in str(failed)
    assert "\\x1b[2Jlog" in failed.log[0]


def test_one_that_closes_its_input_fails_at_the_next_question() -> None:
    game = small_game()
    with hostile("closes_its_input") as bot:
        bot.begin(game.view(0))
        bot.told(game.apply(bot.choose(game.legal_moves), tell=True))
        while game.actor != 0:
            bot.told(game.apply(next(iter(game.legal_moves)), tell=True))
        with pytest.raises(BotFailed, match="it closed its input"):
            bot.choose(game.legal_moves)


def test_something_said_unasked_is_a_fault_at_the_next_question() -> None:
    game = small_game()
    with hostile("says_something_unasked") as bot:
        bot.begin(game.view(0))
        bot.choose(game.legal_moves)
        time.sleep(0.3)
        with pytest.raises(BotFailed, match="it wrote something without being asked") as caught:
            bot.choose(game.legal_moves)
    assert "discard base_map" in caught.value.answer


def test_one_that_reads_nothing_keeps_nobody_waiting_until_it_is_asked() -> None:
    game = small_game()
    with hostile("unmoved", limits=Limits(start=0.5, reading=0.5, move=0.5, end=0.2, restarts=0)) as bot:
        bot.begin(game.view(0))
        facts = game.apply(next(iter(game.legal_moves)), tell=True)
        began = time.monotonic()
        for _ in range(5000):  # far more than a pipe holds
            bot.told(facts)
        assert time.monotonic() - began < 20
        with pytest.raises(BotFailed, match=r"it gave no answer within 0\.5 s"):
            bot.choose(game.legal_moves)


def test_one_that_stops_reading_fails_by_that() -> None:
    game = small_game()
    script = 'import time; input(); print(\'{"ready": "lazy"}\', flush=True); time.sleep(600)'
    limits = Limits(start=60, reading=0.5, move=60, end=0.2, restarts=0)
    with CommandBot((*hostile("good").command[:2], "-c", script), limits=limits) as bot:
        bot.begin(game.view(0))
        facts = game.apply(next(iter(game.legal_moves)), tell=True)
        for _ in range(2000):
            bot.told(facts)
        with pytest.raises(BotFailed, match=r"it did not read what it was told within 0\.5 s"):
            bot.choose(game.legal_moves)


def child_in(failed: BotFailed) -> int:
    [child] = [int(found[1]) for line in failed.log if (found := re.fullmatch(r"child (\d+)", line))]
    return child


def test_the_children_of_a_bot_end_with_it() -> None:
    child = child_in(failure_of(hostile("hangs_with_a_child", limits=HASTY)))
    assert ended(child)


def test_a_child_that_left_the_group_keeps_nobody_waiting() -> None:
    began = time.monotonic()
    failed = failure_of(hostile("leaves_a_child_in_a_session_of_its_own"))
    assert failed.what == "it ended with exit status 6"
    assert time.monotonic() - began < 30
    os.kill(child_in(failed), signal.SIGKILL)
