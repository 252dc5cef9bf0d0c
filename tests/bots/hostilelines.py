"""Lines nobody should write: answers cut, mixed, mistyped, of other seats; thousands of them from one seed."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from saboteur import Game
from saboteur.notation.moves import move_plain
from tests.laws.conceivable import conceivable

ODD: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        -1,
        7,
        10**30,
        1.5,
        1e300,
        "",
        " ",
        "?",
        "-",
        "nobody",
        "rob 1",
        "win",
        "\0",
        "\ud800",
        "é" * 9,
    ),
    *([], [[]], [None], {}, {"": ""}, {"move": {}}, {"move": {"move": {"move": 1}}}, "x" * 5000, list(range(200))),
    *("1,0", "999,0", "-0,0", "lay", "lay lay lay", "discard " + "base_ew " * 50, "take 9" + "9" * 500, "²", "\u202e"),
]
STATEMENTS: list[Any] = [
    *("accuse 1", "accuse 99", "am saboteur", "trust 0", "saw 8,2 stone", "hold base_map", "need lamp", "need", "sing"),
    *({"says": "accuse", "seat": 1}, {"says": "accuse"}, {"says": []}, {"says": "hold", "cards": []}, *ODD[:8]),
]


def hostile_lines(game: Game, dice: random.Random) -> Iterator[bytes]:
    """Endless, and no two runs of the same seed differ."""
    legal = [move_plain(move) for move in game.legal_moves]
    absurd = [move_plain(move) for move in list(conceivable(game))[:: dice.randrange(3, 60)]]
    ways: list[Callable[[dict[str, Any]], bytes]] = [
        dumped,
        lambda answer: cut(dumped(answer), dice),
        lambda answer: flipped(dumped(answer), dice),
        lambda answer: mixed(dumped(answer), dumped({"move": dice.choice(absurd)}), dice),
        lambda answer: dumped(mistyped(answer, dice)),
        lambda answer: dumped(answer).replace(b"}", b', "move": 7}', 1),  # a field twice
        lambda answer: dumped(answer).decode(errors="surrogatepass").encode("utf-16", "surrogatepass"),
        lambda answer: dice.randbytes(dice.randrange(1, 80)).replace(b"\n", b""),
        lambda answer: dumped(dice.choice(ODD)),
        lambda answer: nested(dice),
    ]
    while True:
        answer: dict[str, Any] = {"move": dice.choice(dice.choice((legal, absurd, ODD)))}
        if dice.random() < 0.4:
            answer["says"] = [dice.choice(STATEMENTS) for _ in range(dice.randrange(4))]
        if dice.random() < 0.2:
            answer["at"] = dice.choice(ODD)
        yield dice.choice(ways)(answer)


def dumped(value: Any) -> bytes:
    """As JSON, lone surrogates and all."""
    return json.dumps(value, ensure_ascii=random.Random(repr(value)).random() < 0.5).encode("utf-8", "surrogatepass")


def cut(line: bytes, dice: random.Random) -> bytes:
    start, end = sorted(dice.choices(range(len(line) + 1), k=2))
    return line[start:end] if dice.random() < 0.5 else line[:start] + line[end:]


def flipped(line: bytes, dice: random.Random) -> bytes:
    data = bytearray(line)
    for _ in range(dice.randrange(1, 4)):
        data[dice.randrange(len(data))] = dice.randrange(256)
    return bytes(data).replace(b"\n", b" ")


def mixed(one: bytes, other: bytes, dice: random.Random) -> bytes:
    return one[: dice.randrange(len(one))] + other[dice.randrange(len(other)) :]


def mistyped(answer: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """One value of the answer, or within its move, is something else."""
    answer = json.loads(json.dumps(answer))
    inner = answer["move"] if isinstance(answer["move"], dict) and answer["move"] and dice.random() < 0.7 else answer
    inner[dice.choice([*inner, "more"])] = dice.choice(ODD)
    return answer


def nested(dice: random.Random) -> bytes:
    depth = dice.choice((10, 900, 1100, 5000, 60_000))
    opening, closing = dice.choice(((b"[", b"]"), (b'{"move":', b"}"), (b'{"move":[', b"]}")))
    return opening * depth + b"1" + closing * (depth if dice.random() < 0.8 else depth - 1)
