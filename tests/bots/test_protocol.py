"""The schema, the transcript and the smallest bot in the documents agree with what is sent."""

import json
import re
import sys
from pathlib import Path

import pytest

from saboteur import Player, ruleset
from saboteur.bots.command.command import CommandBot
from saboteur.bots.command.limits import Limits
from saboteur.bots.command.messages import read_answer, read_ready
from saboteur.bots.command.process import INHERITED, LONGEST_LINE
from saboteur.bots.command.schema import bot_schema
from saboteur.bots.uniform import Uniform
from saboteur.lab.arena import play_at
from saboteur.notation.schema import schema_text
from saboteur.table.table import Table
from tests.bots import schema, transcript
from tests.bots.hostile import NONSENSE
from tests.bots.seating import PATIENT, ROOT, PlayedBot

DOCUMENT = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
SEATS = {"base": 5, "saboteur2": 6, "duel": 2, "solo": 1}


def test_the_schema_in_the_documents_is_that_of_the_messages() -> None:
    assert schema.FILE.read_text(encoding="utf-8") == schema_text(bot_schema())
    schema.validator("Told").check_schema(bot_schema())


def test_the_transcript_in_the_documents_is_what_is_said() -> None:
    assert transcript.FILE.read_text(encoding="utf-8") == transcript.transcript()
    tells = []
    for line in transcript.transcript().splitlines():
        if line.startswith("> "):
            tells.append(json.loads(line[2:])["tell"])
            schema.check("Told", line[2:].encode())
        else:
            assert line.startswith("< ")
            schema.check("Answered", line[2:].encode())
    assert tells == ["begin", "facts", "ask", "refused", "ask", "statement", "facts", "end"]


@pytest.mark.parametrize("game", SEATS)
def test_every_line_of_whole_games_is_as_the_schema_says(game: str) -> None:
    class Checked(PlayedBot):
        """Plays as `Uniform` does, and gets the view with every question."""

        def __init__(self, seed: int) -> None:
            super().__init__(self.answers)
            self.uniform = Uniform(seed)

        def answers(self, message: bytes) -> list[bytes]:
            schema.check("Told", message)
            told = json.loads(message)
            if told["tell"] == "begin":
                return [b'{"ready": "checked", "views": true}']
            return (
                [json.dumps({"move": told["moves"][len(message) % len(told["moves"])]}).encode()]
                if told["tell"] == "ask"
                else []
            )

    table = Table(ruleset(game, {"rounds": 1}), SEATS[game], seed="8")
    players: list[Player] = [Checked(seat) if seat == 0 else Uniform(seat) for seat in range(SEATS[game])]
    assert sum(chosen.seat == 0 for chosen in play_at(table, players)) > 5
    assert table.game.over


@pytest.mark.parametrize(
    "name", [name for name in NONSENSE if name not in ("deep", "deep_objects", "infinite", "surrogate")]
)
def test_nonsense_is_nonsense_to_the_schema_too(name: str) -> None:
    try:
        value = json.loads(NONSENSE[name].decode())
    except ValueError:
        return
    assert not schema.published("Answered").is_valid(value)


def test_a_bot_may_be_told_more_but_answers_no_more_and_the_values_of_the_game_stay_as_they_are() -> None:
    for line in transcript.transcript().splitlines():
        message = json.loads(line[2:])
        if line.startswith("> "):
            assert schema.published("Told").is_valid({**message, "new": 1})
            assert not schema.validator("Told").is_valid({**message, "new": 1})
        else:
            assert not schema.published("Answered").is_valid({**message, "new": 1})
            more = json.dumps({**message, "new": 1}).encode()
            assert (read_ready if "ready" in message else read_answer)(more)[1] == "new"
        for name in ("moves", "facts"):
            if name in message:
                message[name][0]["new"] = 1
                assert not schema.published("Told").is_valid(message)


def test_the_smallest_bot_in_the_document_plays(tmp_path: Path) -> None:
    [script] = re.findall(r"```python\n(import json.*?)```", DOCUMENT, re.DOTALL)
    bot = tmp_path / "my_bot.py"
    bot.write_text(script, encoding="utf-8")
    table = Table(ruleset("duel", rounds=1), 2, seed="1")
    with CommandBot((sys.executable, str(bot)), limits=PATIENT) as player:
        for _ in play_at(table, [player, Uniform(1)]):
            pass
    assert table.game.over


def test_the_conversation_in_the_document_is_the_transcript_shortened() -> None:
    shown = re.findall(r"^    ([<>] .*)$", DOCUMENT, re.MULTILINE)
    whole = transcript.FILE.read_text(encoding="utf-8").splitlines()
    assert len(shown) == len(whole)
    for short, line in zip(shown, whole, strict=True):
        assert re.fullmatch(".+".join(map(re.escape, short.split("…"))), line), short


def test_the_limits_in_the_document_are_the_limits() -> None:
    limits = Limits()
    for name in ("start", "reading", "move", "end"):
        assert f"| `{name}` | {getattr(limits, name):g} s |" in DOCUMENT
    for name in ("refusals", "restarts"):
        assert f"| `{name}` | {getattr(limits, name)} |" in DOCUMENT
    assert LONGEST_LINE == 1 << 20
    assert "| a line | 1 MiB |" in DOCUMENT
    assert INHERITED[:2] == ("PATH", "HOME")
