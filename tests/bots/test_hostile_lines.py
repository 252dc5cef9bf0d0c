"""Whatever a bot writes, a legal move comes of it or a failure that says why: no other error, no growing memory."""

import json
import random
import tracemalloc
from collections.abc import Callable
from itertools import islice
from typing import TypeVar

import pytest

from saboteur import Game, ruleset
from saboteur.bots.command.command import CommandBot
from saboteur.bots.command.failure import BotFailed, Fault
from saboteur.bots.command.limits import Limits
from saboteur.bots.command.messages import Answer, Ready, read_answer, read_ready
from saboteur.engine.moves import kept_moves
from tests.bots.hostilelines import hostile_lines
from tests.bots.seating import PYTHON, PlayedBot, answering

GAMES = {"base": 4, "saboteur2": 5, "duel": 2, "solo": 1}
T = TypeVar("T")
TWICE = Limits(refusals=1, restarts=0)


def check_lines(game: Game, dice: random.Random, count: int) -> tuple[int, int]:
    """Every line through the whole of a bot but its process; how many were taken and how many not."""
    assert game.actor is not None
    view, legal = game.view(game.actor), game.legal_moves
    taken = failed = 0
    for line in islice(hostile_lines(game, dice), count):
        bot = PlayedBot(answering(line), TWICE)
        bot.begin(view)
        match result_of(bot.choose, legal):
            case BotFailed() as failure:
                failed += 1
                assert all(part.isprintable() for part in str(failure).split("\n"))
                assert len(str(failure)) < 3000
            case move:
                taken += 1
                assert move in legal
    return taken, failed


def result_of(act: Callable[[T], object], given: T) -> object:
    """What comes of something, be it a fault of a bot; any other error is none of the results."""
    try:
        return act(given)
    except (BotFailed, Fault) as fault:
        return fault


def some_game(name: str, dice: random.Random) -> Game:
    """Somewhere in a game."""
    game = Game(ruleset(name, {}), GAMES[name], seed=str(dice.random()))
    for _ in range(dice.randrange(60)):
        game.apply(dice.choice(list(game.legal_moves)))
    return game if not game.over else some_game(name, dice)


@pytest.mark.parametrize("name", GAMES)
def test_hostile_lines_are_taken_or_told(name: str) -> None:
    dice = random.Random(name)
    counts = [check_lines(some_game(name, dice), dice, 150) for _ in range(8)]
    assert sum(taken for taken, _ in counts) > 10
    assert sum(failed for _, failed in counts) > 500


@pytest.mark.proof(minutes=0.45)
@pytest.mark.parametrize("name", GAMES)
def test_twenty_five_thousand_hostile_lines_of_each_game(name: str) -> None:
    dice = random.Random(f"long {name}")
    check_lines(some_game(name, dice), dice, 500)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(100):
            check_lines(some_game(name, dice), dice, 250)
        kept_moves.clear()  # a cache with a bound of its own
        assert tracemalloc.get_traced_memory()[0] - before < 3_000_000
    finally:
        tracemalloc.stop()


def test_bytes_of_any_kind_are_read_or_are_a_fault() -> None:
    dice, game = random.Random(1), some_game("base", random.Random(2))
    for line in islice(hostile_lines(game, dice), 3000):
        for read in (read_answer, read_ready):
            match result_of(read, line):
                case Fault() as fault:
                    assert fault.answer == line
                case found, unknown:
                    assert isinstance(found, Answer if read is read_answer else Ready)
                    assert isinstance(unknown, str)
                case other:
                    raise AssertionError(other)


ECHO = """
import sys
print('{"ready": "echo"}', flush=True)
lines = open(sys.argv[1], "rb")
for told in sys.stdin:
    if told.startswith('{"tell":"ask"'):
        line = lines.readline()
        sys.stdout.buffer.write(line if line else b'{"move": "none left"}\\n')
        sys.stdout.flush()
"""


def test_hostile_lines_come_through_a_process_unharmed(tmp_path_factory: pytest.TempPathFactory) -> None:
    dice = random.Random(5)
    file = tmp_path_factory.mktemp("lines") / "lines"
    for _ in range(25):
        game = some_game(dice.choice(list(GAMES)), dice)
        lines = [line for line in islice(hostile_lines(game, dice), 5) if b"\n" not in line]
        file.write_bytes(b"".join(line + b"\n" for line in lines))
        assert game.actor is not None
        limits = Limits(start=60, reading=60, move=60, refusals=4, restarts=0)
        with CommandBot((*PYTHON, "-c", ECHO, str(file)), limits=limits) as bot:
            bot.begin(game.view(game.actor))
            match result_of(bot.choose, game.legal_moves):
                case BotFailed() as failure:
                    assert failure.what
                case move:
                    assert move in game.legal_moves


@pytest.mark.parametrize("field", ["\\u001b[2J", "x" * 100_000, "\u202e", "\\u0000"])
def test_a_field_of_an_odd_name_is_told_without_harm_to_a_terminal(field: str) -> None:
    with pytest.raises(Fault) as caught:
        read_answer(f'{{"{field}": 1}}'.encode())
    assert caught.value.what.isprintable()
    assert len(caught.value.what) < 500


@pytest.mark.parametrize("field", ["\\u001b[2J", "x" * 100_000, "\u202e", "\\u0000"])
def test_a_bot_is_told_of_a_field_of_an_odd_name_without_harm(field: str) -> None:
    game = some_game("duel", random.Random(1))
    bot = PlayedBot(answering(f'{{"move": "rob 0", "{field}": 1}}'.encode()))
    assert game.actor is not None
    bot.begin(game.view(game.actor))
    with pytest.raises(BotFailed, match="4 answers were refused, the last one: unknown field `"):
        bot.choose(game.legal_moves)
    refused = [json.loads(line) for line in bot.process.sent if b'"refused"' in line]
    assert len(refused) == 3
    assert all(told["reason"].isprintable() and len(told["reason"]) < 500 for told in refused)
