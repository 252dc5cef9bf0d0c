"""The conversation in the documents, played again: `> ` what a bot is told, `< ` what it answers."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from saboteur import Game, ruleset
from saboteur.bots.command.limits import Limits
from tests.bots.seating import PlayedBot

FILE = Path(__file__).parents[2] / "docs" / "bot-protocol.transcript.jsonl"
SEED = "43"


def transcript() -> str:
    """As it stands in the file."""
    return "".join(f"{line}\n" for line in _lines())


def _lines() -> Iterator[str]:
    game = Game(ruleset("base", rounds=1, first=0), 3, seed=SEED)
    conversation: list[str] = []

    def answers(message: bytes) -> Iterable[bytes]:
        conversation.append(f"> {message.decode().rstrip()}")
        told = json.loads(message)
        line = b""
        if told["tell"] == "begin":
            line = b'{"ready":"transcript"}'
        elif told["tell"] == "ask" and not any("refused" in line for line in conversation):
            line = b'{"move":"rob 2"}'
        elif told["tell"] == "ask":
            line = json.dumps({"move": told["moves"][0], "says": ["accuse 0"]}, separators=(",", ":")).encode()
        if line:
            conversation.append(f"< {line.decode()}")
            yield line

    bot = PlayedBot(answers, Limits())
    bot.begin(game.view(1))
    bot.told(game.apply("play base_break_cart 1", tell=True))
    chosen = bot.choose(game.legal_moves)
    for statement in bot.statements():
        bot.heard(1, statement)
    bot.told(game.apply(chosen, tell=True))
    bot.close()
    yield from conversation
