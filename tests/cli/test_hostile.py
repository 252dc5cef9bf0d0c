"""Records with something wrong in them, of all kinds, given to every command that reads one: never a traceback."""

from __future__ import annotations

import random

import pytest

from saboteur.cli.records import json_text
from saboteur.notation.records.reading import read_record
from tests.cli.records import text_of
from tests.cli.running import Here

COMMANDS = (
    ("verify", "-"),
    ("convert", "-"),
    ("convert", "-", "--cut", "0"),
    ("convert", "-", "--facts"),
    ("convert", "-", "--position", "20"),
    ("replay", "-"),
    ("replay", "-", "--seat", "0"),
)
WORDS = (
    *"base_ew duel_ns 0 1 7 -1 99999999999999999999 ( ) ? - yes no deal says am accuse 3,3 turned lay play".split(),
    *'discard took seat= value= {} [] null true \x00 é 💎 # @1 : " , [ ] { } ended over game_ended'.split(),
    "",
)


def spoiled(text: str, rng: random.Random) -> bytes:
    """The text with lines lost, doubled, exchanged, cut or changed; sometimes with a byte that is not text."""
    lines = text.split("\n")
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        words = lines[one].split(" ")
        match rng.randrange(7):
            case 0:
                lines = [*lines[:one], *lines[one + 1 :]] or [""]
            case 1:
                lines.insert(one, lines[other])
            case 2:
                lines[one], lines[other] = lines[other], lines[one]
            case 3:
                lines[one] = lines[one][: rng.randrange(len(lines[one]) + 1)]
            case 4:
                lines = lines[: one + 1]
            case _:
                words[rng.randrange(len(words))] = rng.choice(WORDS)
                lines[one] = " ".join(words)
    data = "\n".join(lines).encode()
    place = rng.randrange(len(data) + 1)
    return data[:place] + bytes([rng.randrange(256)]) + data[place:] if rng.random() < 0.05 else data


def hostile(here: Here, seed: int, count: int) -> None:
    """Gives this number of them to all commands."""
    rng = random.Random(seed)
    texts = [text_of(game, seen) for game in ("solo", "duel", "saboteur2") for seen in ("table", "watcher", 0)]
    texts += [json_text(read_record(text)) for text in texts[::2]]
    for _ in range(count):
        data = spoiled(rng.choice(texts), rng)
        for command in COMMANDS:
            done = here(*command, stdin=data)
            assert done.status in (0, 1, 2)
            assert done.status == 0 or done.err or command[0] != "replay"
            assert done.out or done.err


def test_spoiled_records_are_only_refused(here: Here) -> None:
    hostile(here, 0, 25)


@pytest.mark.proof(minutes=1)
def test_many_spoiled_records_are_only_refused(here: Here) -> None:
    hostile(here, 1, 800)
