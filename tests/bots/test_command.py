"""A bot is a command: what it is told and when, what it may answer, and that nothing of it stays."""

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from saboteur import Game, History, Move, parse_move, ruleset
from saboteur.bots.command.command import CommandBot
from saboteur.bots.command.failure import BotFailed
from saboteur.bots.command.limits import Limits
from saboteur.notation.moves import move_plain
from saboteur.notation.positions.position import view_plain
from saboteur.notation.statements import Accuse, Need, Statement
from tests.bots import schema
from tests.bots.conftest import children, ended
from tests.bots.seating import ROOT, PlayedBot, answering, hostile, small_game


def sent_to(bot: PlayedBot) -> list[dict[str, Any]]:
    """What a played bot was told."""
    return [json.loads(line) for line in bot.process.sent]


def first_move(game: Game) -> Move:
    """The first in the order of their texts."""
    return min(game.legal_moves, key=str)


def test_it_is_told_where_it_sits_then_what_happens_and_asked() -> None:
    game = small_game()
    move = first_move(game)
    bot = PlayedBot(answering(json.dumps({"move": str(move)}).encode()))
    bot.begin(game.view(0))
    assert sent_to(bot) == [{"tell": "begin", "protocol": 2, "seat": 0, "view": view_plain(game.view(0))}]
    assert bot.choose(game.legal_moves) == move
    assert bot.name == "played"
    ask = sent_to(bot)[1]
    moves = sorted(game.legal_moves, key=str)
    assert ask == {
        "tell": "ask",
        "at": 0,
        "asked": "turn",
        "seconds": 60.0,
        "moves": [move_plain(move) for move in moves],
    }
    facts = game.apply(move, tell=True)
    bot.told(facts)
    assert sent_to(bot)[2] == {
        "tell": "facts",
        "at": len(facts),
        "facts": [fact.seen_by(0).as_dict() for fact in facts],
    }
    bot.heard(1, Accuse(0))
    bot.told([])
    assert sent_to(bot)[3:] == [
        {"tell": "statement", "at": len(facts) + 1, "seat": 1, "statement": {"says": "accuse", "seat": 0}}
    ]
    bot.close()
    assert sent_to(bot)[-1] == {"tell": "end"}


def test_it_may_want_the_view_with_every_question() -> None:
    game = small_game()
    bot = PlayedBot(answering(json.dumps({"move": str(first_move(game))}).encode(), views=True))
    bot.begin(game.view(1))
    bot.told(game.apply(first_move(game), tell=True))
    while game.actor != 1:
        bot.told(game.apply(first_move(game), tell=True))
    bot.process.answers = answering(json.dumps({"move": str(first_move(game))}).encode())
    bot.choose(game.legal_moves)
    assert sent_to(bot)[-1]["view"] == view_plain(game.view(1))


def test_facts_are_redacted_whether_or_not_the_caller_has_done_it() -> None:
    game = small_game()
    sent = []
    facts = game.clone().apply(first_move(game), tell=True)
    for told in (facts, [fact.seen_by(1) for fact in facts]):
        bot = PlayedBot(answering(b""))
        bot.begin(game.view(1))
        bot.told(told)
        sent.append(bot.process.sent)
    assert sent[0] == sent[1]
    assert '"?"' in sent[0][1].decode()


@pytest.mark.parametrize("written", ["text", "object"])
def test_a_move_is_answered_as_text_or_as_an_object(written: str) -> None:
    game = small_game()
    move = first_move(game)
    answer = {"move": str(move) if written == "text" else move_plain(move), "at": 0}
    bot = PlayedBot(answering(json.dumps(answer).encode()))
    bot.begin(game.view(0))
    assert bot.choose(game.legal_moves) == move


def test_an_illegal_move_is_refused_with_the_rule() -> None:
    game = Game(ruleset("base"), 5, seed="7")
    assert game.actor == 1
    tries = [
        b'{"move": "lay base_ns 3,0"}',
        b'{"move": "lay base_ns 3"}',
        b'{"move": "rob 2"}',
        b'{"move": "discard base_ns"}',
    ]

    def answers(message: bytes) -> Iterable[bytes]:
        if message.startswith(b'{"tell":"begin"'):
            yield b'{"ready": "four tries"}'
        elif message.startswith(b'{"tell":"ask"'):
            yield tries.pop(0)

    bot = PlayedBot(answers)
    bot.begin(game.view(1))
    assert bot.choose(game.legal_moves) == parse_move("discard base_ns")
    told = sent_to(bot)
    assert [line["tell"] for line in told] == ["begin", *["ask", "refused"] * 3, "ask"]
    assert told[2] == {
        "tell": "refused",
        "reason": "no tunnel leads there from the start",
        "rule": "3.3",
        "move": "lay base_ns 3,0",
    }
    assert told[4]["rule"] == ""
    assert "expected a cell" in told[4]["reason"]
    assert told[6]["rule"] == "1.7"
    assert len({json.dumps(line) for line in told if line["tell"] == "ask"}) == 1


def test_without_the_rules_at_hand_a_move_is_refused_all_the_same() -> None:
    game = small_game()
    bot = PlayedBot(answering(b'{"move": "discard base_map"}'))
    bot.begin(game.view(0))
    with pytest.raises(BotFailed, match="not among the moves that are legal now"):
        bot.choose(tuple(game.legal_moves))


@pytest.mark.parametrize(
    ("says", "reason"),
    [
        ('["accuse 1"]', "says[0]: duel has no roles"),
        ('["need lamp", "need money"]', "says[1]: "),
        ('["need lamp", {"says": "need"}]', "says[1].tool: expected "),
        ('[{"says": 7}]', "says[0].says: expected "),
    ],
)
def test_statements_that_mean_nothing_are_refused(says: str, reason: str) -> None:
    game = small_game()
    bot = PlayedBot(answering(f'{{"move": "{first_move(game)}", "says": {says}}}'.encode()))
    bot.begin(game.view(0))
    with pytest.raises(BotFailed):
        bot.choose(game.legal_moves)
    assert sent_to(bot)[2]["reason"].startswith(reason)


def test_what_it_says_comes_with_its_move_and_once() -> None:
    game = small_game()
    with hostile("talkative") as bot:
        bot.begin(game.view(0))
        bot.choose(game.legal_moves)
        said: tuple[Statement, ...] = bot.statements()
        assert [str(statement) for statement in said] == ["need lamp", "hold duel_map"]
        assert said[0] == Need("lamp")
        assert bot.statements() == ()


def test_after_a_restart_it_is_told_everything_again() -> None:
    game = small_game()
    starts: list[list[bytes]] = []

    class Restarted(PlayedBot):
        def _started(self) -> Any:
            self.process = type(self.process)(self.process.answers)
            starts.append(self.process.sent)
            return self.process

    def answers(message: bytes) -> Iterable[bytes]:
        if message.startswith(b'{"tell":"begin"'):
            yield b'{"ready": "played"}'
        elif message.startswith(b'{"tell":"ask"'):
            broken = bot.restarts == 0 and bool(history.facts)
            yield b"nonsense" if broken else json.dumps({"move": str(first_move(game))}).encode()

    history = History(game.view(0))
    bot = Restarted(answers, Limits(restarts=1))
    bot.begin(game.view(0))
    for _ in range(6):
        move = bot.choose(game.legal_moves) if game.actor == 0 else first_move(game)
        told = game.apply(move, tell=True)
        history.tell(told)
        bot.told(told)
        bot.heard(1, Need("lamp"))
    assert bot.restarts == 1
    once, again = ([line for line in sent if not line.startswith(b'{"tell":"ask"')] for sent in starts)
    assert again[: len(once)] == once
    facts = [fact for line in again for fact in json.loads(line).get("facts", [])]
    assert facts == [fact.as_dict() for fact in history.facts]
    assert sum(line.startswith(b'{"tell":"statement"') for line in again) == 6


def test_everything_told_arrives_however_slowly_it_reads() -> None:
    game = small_game()
    facts = game.clone().apply(first_move(game), tell=True)
    heard = PlayedBot(answering(b""))
    with hostile("late", "--at", "0") as bot:
        for each in (bot, heard):
            each.begin(game.view(0))
            for _ in range(100):  # far more than a pipe holds, in pieces it takes in parts
                each.told(facts * 40)
        move = bot.choose(game.legal_moves)
    number = int.from_bytes(hashlib.sha256(b"".join(heard.process.sent)).digest(), "big")
    moves = sorted(game.legal_moves, key=str)
    assert sum(map(len, heard.process.sent)) > 200_000
    assert move == moves[number % len(moves)]


def test_a_command_may_be_a_line_and_gets_its_words_without_a_shell(tmp_path: Path) -> None:
    bot = CommandBot("python3 'a b.py' $HOME \"c d\"")
    assert bot.command == ("python3", "a b.py", "$HOME", "c d")
    for nothing in ("", (), "  "):
        with pytest.raises(ValueError, match="at least one word"):
            CommandBot(nothing)


@pytest.mark.parametrize(
    ("command", "what"),
    [
        (("no-such-bot-anywhere",), "No such file or directory"),
        ((str(ROOT),), "Permission denied"),
        (("nul\0",), "embedded null byte"),
    ],
)
def test_a_command_that_cannot_be_started_fails_at_once(command: tuple[str, ...], what: str) -> None:
    with CommandBot(command) as bot, pytest.raises(BotFailed, match="it could not be started") as caught:
        bot.begin(small_game().view(0))
    assert what in caught.value.what
    assert caught.value.status is None


def test_the_failure_of_a_bot_can_be_sent_to_another_process() -> None:
    failed = BotFailed(("a",), 1, "b", "c", "d", 2, 3, ("e",))
    kind, fields = failed.__reduce__()[:2]
    assert str(kind(*fields)) == str(failed)  # type: ignore[operator, misc]  # as pickle does


def test_it_is_told_nothing_of_where_it_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_SEED", "1234")
    game = small_game()
    read_end, write_end = os.pipe()
    os.set_inheritable(write_end, True)
    try:
        with hostile("shows_what_it_knows", GIVEN="yes") as bot:
            bot.begin(game.view(0))
            with pytest.raises(BotFailed) as caught:
                bot.choose(game.legal_moves)
    finally:
        os.close(read_end)
        os.close(write_end)
    known = json.loads(caught.value.log[-1])
    assert set(known["environment"]) <= {"GIVEN", "PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ"}
    assert "GIVEN" in known["environment"]
    assert known["files"] == [0, 1, 2]


def test_a_new_game_ends_the_old_process() -> None:
    game = small_game()
    with hostile("good") as bot:
        bot.begin(game.view(0))
        bot.wait_until_ready()
        before = children()
        bot.begin(game.view(1))
        bot.wait_until_ready()
        assert len(children()) == len(before)
        assert children() != before


def test_closed_it_plays_no_more_and_closing_twice_is_no_harm() -> None:
    game = small_game()
    bot = hostile("good")
    with pytest.raises(RuntimeError, match="plays no game"):
        bot.choose(game.legal_moves)
    bot.begin(game.view(0))
    bot.close()
    bot.close()
    bot.told(game.apply(first_move(game), tell=True))
    with pytest.raises(RuntimeError, match="plays no game"):
        bot.choose(game.legal_moves)


def test_a_watcher_is_no_seat() -> None:
    with pytest.raises(ValueError, match="takes a seat"):
        hostile("good").begin(small_game().view(None))


def test_one_that_does_not_end_is_ended() -> None:
    game = small_game()
    script = 'import time\nprint(\'{"ready": "stays"}\', flush=True)\ntime.sleep(600)'
    with CommandBot((sys.executable, "-IS", "-c", script), limits=Limits(end=0.3)) as bot:
        bot.begin(game.view(0))
        bot.wait_until_ready()
        began = time.monotonic()
    assert 0.25 < time.monotonic() - began < 20


def test_control_c_leaves_nothing_behind() -> None:
    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    game = small_game()
    before = signal.signal(signal.SIGALRM, interrupt)
    bot = hostile("hangs", limits=Limits(start=60, move=600, end=600))
    bot.begin(game.view(0))
    bot.wait_until_ready()
    began = time.monotonic()
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        with pytest.raises(KeyboardInterrupt), bot:
            bot.choose(game.legal_moves)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert time.monotonic() - began < 30


def test_it_ends_when_whoever_runs_it_is_killed() -> None:
    script = """
import sys, time
from saboteur import Game, ruleset
from tests.bots.seating import hostile
from tests.bots.conftest import children
bot = hostile("good")
bot.begin(Game(ruleset("duel"), 2, seed="1").view(0))
bot.wait_until_ready()
print(*children(), flush=True)
time.sleep(600)
"""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
    with subprocess.Popen(
        [sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        child = int(process.stdout.readline())
        process.kill()
    assert ended(child)


def test_it_is_told_at_the_end_who_broke_the_game_off_and_why() -> None:
    for seat, reason, told in (
        (2, "too late", {"tell": "end", "abandoned": "too late", "seat": 2}),
        (None, "", {"tell": "end", "abandoned": ""}),
    ):
        game = small_game()
        bot = PlayedBot(answering(b'{"move": "discard base_ew"}'))
        bot.begin(game.view(0))
        bot.abandoned(seat, reason)
        process = bot.process
        bot.close()
        assert json.loads(process.sent[-1]) == told
        assert schema.validator("Told").is_valid(told)
        bot.begin(game.view(0))  # the next game is another one
        process = bot.process
        bot.close()
        assert json.loads(process.sent[-1]) == {"tell": "end"}


def test_a_null_is_as_if_it_were_not_there() -> None:
    game = small_game()
    move = first_move(game)
    line = json.dumps({"move": str(move), "says": None, "at": None, "mood": None}).encode()

    def answers(message: bytes) -> Iterable[bytes]:
        if message.startswith(b'{"tell":"begin"'):
            yield b'{"ready": "played", "views": null, "age": null}'
        elif message.startswith(b'{"tell":"ask"'):
            yield line

    bot = PlayedBot(answers)
    bot.begin(game.view(0))
    assert bot.choose(game.legal_moves) == move
    assert [told["tell"] for told in sent_to(bot)] == ["begin", "ask"]
    assert bot.name == "played"


def test_a_field_that_an_answer_does_not_have_is_named_and_the_question_follows_once_more() -> None:
    game = small_game()
    move = first_move(game)
    lines = iter([{"move": str(move), "sais": ["need lamp"]}, {"move": str(move), "says": ["need lamp"]}])

    def answers(message: bytes) -> Iterable[bytes]:
        if message.startswith(b'{"tell":"begin"'):
            yield b'{"ready": "played"}'
        elif message.startswith(b'{"tell":"ask"'):
            yield json.dumps(next(lines)).encode()

    bot = PlayedBot(answers)
    bot.begin(game.view(0))
    assert bot.choose(game.legal_moves) == move
    assert bot.statements() == (Need("lamp"),)
    told = sent_to(bot)
    assert [each["tell"] for each in told] == ["begin", "ask", "refused", "ask"]
    assert told[2]["reason"] == "unknown field `sais`: an answer has move, says, at"
    assert (told[2]["rule"], told[2]["move"]) == ("", str(move))


def test_a_first_line_with_a_field_that_it_does_not_have_is_taken_and_the_field_named() -> None:
    bot = PlayedBot(lambda message: [b'{"ready": "x", "vews": true}'] if b"begin" in message else [])
    bot.begin(small_game().view(0))
    bot.wait_until_ready()
    assert bot.name == "x"
    assert bot.process.notes == ["unknown field `vews`: a first line has ready, views"]
