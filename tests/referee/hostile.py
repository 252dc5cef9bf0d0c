"""Lines that nobody should send: sensible requests with random damage."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from saboteur.table.referee.protocol import REQUESTS
from tests.referee.schema import tag

ODD: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    12,
    99,
    2**31,
    2**53 + 1,
    2**64,
    10**300,
    0.5,
    -0.0,
    1e308,
    "",
    " ",
    "?",
    "-",
    "a",
    "table",
    "watcher",
    "base_ew",
    "s2_rockfall",
    "1,0",
    "lay base_ew 1,0",
    "rob nobody",
    "x" * 3000,
    "\u0000",
    "\n\r\t",
    "ü€😀\u202e",
    "saboteur record 2\n",
    "deck=() roles=() goals=() nuggets=() first=-",
    [],
    [[]],
    [0, 0],
    [10**30, -1],
    ["base_ew"] * 50,
    {},
    {"": {}},
    {"move": "lay"},
    {"says": "accuse", "seat": 1},
    {"deck": []},
    {"game": "base", "options": {}},
]
TOKENS = [
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "-1e999",
    "0x10",
    "01",
    "'a'",
    "9" * 5000,
    '"\\ud800"',
    '"\\x"',
    "\\",
]
DEEP = ["[" * 3000 + "]" * 3000, '{"a":' * 3000 + "1" + "}" * 3000, "[" * 100_000, '[{"x":' * 50_000]
TABLES = ["a", "b", "c", "d", "e"]
GAMES = ["base", "saboteur2", "duel", "solo"]


class Hostile:
    """An endless source of lines; it uses the answers, so that some of its lines are correct."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.moves: dict[str, list[Any]] = {}
        self.open: set[str] = set()
        self.papers: dict[str, list[Any]] = {"record": ["saboteur record 2\n"], "state": [{}], "deal": [{"deck": []}]}
        self.spoilers: list[Callable[[Any], bytes]] = [
            self._truncated,
            self._flipped,
            self._stuffed,
            self._token,
            self._twice,
            self._encoded,
            self._rubbish,
            self._shuffled_words,
        ]

    def lines(self) -> Iterator[bytes]:
        """One line after the other."""
        while True:
            request = self.sensible()
            match self.rng.randrange(10):
                case 0 | 1 | 2:
                    yield json.dumps(request).encode()
                case 3 | 4 | 5 | 6:
                    yield json.dumps(self._bent(request)).encode()
                case _:
                    yield self.rng.choice(self.spoilers)(request)

    def hear(self, answer: dict[str, Any]) -> None:
        """Remembers moves, positions and records to send later."""
        if "table" in answer and isinstance(answer.get("moves"), list):
            self.moves[answer["table"]] = answer["moves"]
        if answer.get("ok") in ("new", "load"):
            self.open.add(answer["table"])
        if answer.get("ok") == "close":
            self.open.discard(answer["table"])
        for name, kept in self.papers.items():
            if name in answer:
                self.papers[name] = [*kept[-5:], answer[name]]

    # -- sensible requests -----------------------------------------------------------------------------------------

    def sensible(self) -> dict[str, Any]:
        """A request that could be correct."""
        rng, table = self.rng, self.rng.choice(TABLES)
        form = rng.choice(["object", "text"])
        observer = rng.choice(["table", "table", "table", "watcher", 0, 1, 2])
        free = rng.choice([name for name in TABLES if name not in self.open] or TABLES)
        seat = rng.randrange(4)
        moves = self.moves.get(table) or ["discard base_ew"]
        paper = {name: rng.choice(kept) for name, kept in self.papers.items()}
        requests: list[dict[str, Any]] = [
            {"do": "hello"},
            {"do": rng.choice(["games", "cards", "tables"])},
            {"do": "new", "table": free, "game": rng.choice(GAMES), "seed": str(rng.random()), "legal": form},
            {"do": "new", "table": free, "game": rng.choice(GAMES), "options": {"rounds": 1}, "tell": observer},
            {"do": "new", "table": free, "position": paper["state"], "legal": form},
            {"do": "new", "table": free, "game": "base", "deals": [paper["deal"]], "legal": form},
            {"do": "deal", "table": table, "deal": paper["deal"], "legal": form},
            {"do": "load", "table": free, "record": paper["record"], "legal": form},
            {"do": "verify", "record": paper["record"]},
            {"do": "dump", "table": table, "form": form, "observer": observer},
            {"do": "events", "table": table, "observer": observer, "since": rng.randrange(50)},
            {"do": "view", "table": table, "observer": rng.choice(["watcher", 0, 1]), "form": form},
            {
                "do": "say",
                "table": table,
                "seat": seat,
                "statement": rng.choice(["accuse 1", "am digger", "need lamp"]),
            },
            {"do": "sit", "table": table, "seat": seat, "kind": "bot", "name": "b"},
            {"do": "refusal", "table": table, "move": rng.choice(moves), "seat": seat},
            {"do": rng.choice(["asked", "legal", "state", "close"]), "table": table},
            {"do": rng.choice(["close", "to_deal", "abandon"]), "table": table},
            {"do": "play", "table": table, "move": rng.choice(moves), "seat": seat, "legal": form},
        ]
        plays = [{"do": "play", "table": table, "move": rng.choice(moves), "legal": form}] * 10
        request = copy.deepcopy(rng.choice([*requests, *plays]))
        if rng.random() < 0.5:
            request["id"] = rng.choice([1, 1, "same", rng.randrange(100)])
        return request

    # -- what is wrong while it is still JSON ----------------------------------------------------------------------

    def _bent(self, request: dict[str, Any]) -> dict[str, Any]:
        """Something in it is changed, removed, added or moved."""
        rng = self.rng
        for _ in range(rng.choice([1, 1, 1, 2, 3])):
            holder: Any = request
            while True:
                keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
                if not keys:
                    break
                key = rng.choice(keys)
                if isinstance(holder[key], dict | list) and holder[key] and rng.random() < 0.8:
                    holder = holder[key]
                    continue
                self._bend(holder, key)
                break
        return request

    def _bend(self, holder: Any, key: Any) -> None:
        rng = self.rng
        match rng.randrange(6):
            case 0:
                del holder[key]
            case 1 if isinstance(holder, dict):
                holder[rng.choice(["x", "", "do", "id", "table", f"{key}s"])] = holder.pop(key)
            case 2 if isinstance(holder, list):
                holder.insert(key, copy.deepcopy(rng.choice(holder)))
            case 3 if isinstance(holder[key], int):
                holder[key] += rng.choice([-1, 1, 100])
            case 4 if isinstance(holder[key], str) and holder[key]:
                at = rng.randrange(len(holder[key]))
                holder[key] = holder[key][:at] + rng.choice(["", "\u0000", "(", "9", "\n", "ü"]) + holder[key][at + 1 :]
            case _:
                holder[key] = copy.deepcopy(rng.choice(ODD))

    # -- what is not even JSON -------------------------------------------------------------------------------------

    def _truncated(self, request: Any) -> bytes:
        line = json.dumps(request).encode()
        return line[: self.rng.randrange(len(line))]

    def _flipped(self, request: Any) -> bytes:
        line = bytearray(json.dumps(request, ensure_ascii=False).encode())
        for _ in range(self.rng.choice([1, 2, 8])):
            line[self.rng.randrange(len(line))] ^= 1 << self.rng.randrange(8)
        return bytes(line).replace(b"\n", b" ")

    def _stuffed(self, request: Any) -> bytes:
        line = json.dumps(request)
        at = self.rng.randrange(len(line))
        return (
            line[:at] + self.rng.choice([*DEEP, "x" * 100_000, " " * 100_000, "{" * 50, "\x00"]) + line[at:]
        ).encode()

    def _token(self, request: Any) -> bytes:
        key = self.rng.choice(list(request))
        request[key] = "HERE"
        return json.dumps(request).replace('"HERE"', self.rng.choice([*TOKENS, *DEEP]), 1).encode()

    def _twice(self, request: Any) -> bytes:
        key = self.rng.choice(list(request))
        value = self.rng.choice([request[key], *ODD])
        return (json.dumps(request)[:-1] + f", {json.dumps(key)}: {json.dumps(value)}}}").encode()

    def _encoded(self, request: Any) -> bytes:
        request["x"] = "ü€😀"
        line = json.dumps(request, ensure_ascii=False)
        encoding = self.rng.choice(["utf-16", "utf-32-le", "utf-8-sig", "cp1252", "utf-7"])
        return line.encode(encoding, errors="replace").replace(b"\n", b" ")

    def _rubbish(self, _: Any) -> bytes:
        return self.rng.randbytes(self.rng.choice([1, 20, 2000])).replace(b"\n", b" ")

    def _shuffled_words(self, request: Any) -> bytes:
        words = json.dumps(request).split(" ")
        self.rng.shuffle(words)
        return " ".join(words).encode()


def words() -> set[str]:
    """Every request there is: all of them should be met."""
    return {tag(each) for each in REQUESTS}
