"""Messages that somebody might send who means no good, or whose program is broken."""

from __future__ import annotations

import json
import random
from typing import Any

from saboteur.notation.records.text import record_text
from saboteur.rulesets import ruleset
from saboteur.server.web.endpoints import ENDPOINTS
from saboteur.table.table import Table
from tests.server.test_requests import VALID, WITHOUT_TABLE

SCRAPS: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 7, 99, 2**31, 2**53, 2**63, 2**64, -(2**63), 1.5, 1e308, -0.0, "", "0", "x", "\0",
    "\u202e", "\U0001f600", "é" * 70, "a" * 5000, "table", "watcher", "plain", "base", "duel", [], {}, [[]], {"": {}},
    [None] * 50,
    "lay base_ew 1,0", "discard base_ew", "play base_map 8,0", "lay base_ew 999999999999,-999999999999", "pass",
    {"move": "lay", "card": "base_ew", "cell": [1, 0], "turned": False}, {"move": "discard", "cards": ["base_ew"] * 99},
    {"move": "lay"}, {"do": "hello"}, {"game": "duel", "options": {"rounds": 10**30}}, {"game": "base", "seats": 3},
    {"clock": {"kind": "turn", "seconds": 5}}, {"statement": "am", "role": "digger"}, "am digger", "saw gold at 8,0",
)  # fmt: skip
TEXTS = (
    "[" * 30_000, "{" * 300, '{"do":' * 9000, '{"do":"move","do":"move"}', "null", "[]", '"x"', "0", "1" * 5000, "nan",
    '{"do":"hello","version":1}', '{"do":"hello","version":-1}', "\ufeff{}", "{}", "\0", '{"do":"open","id":"\\ud800"}',
    '{"do":"open","id":"1","table":"x",}', "//", "\n", '{"id":"' + "x" * 60_000 + '"}',
)  # fmt: skip


def request(rng: random.Random, table: str, moves: list[str]) -> dict[str, Any]:
    """A request that could be meant."""
    do = rng.choice([*VALID])
    fields = dict(VALID[do])
    if do not in WITHOUT_TABLE:
        fields["table"] = table
    if "seat" in fields and rng.random() < 0.5:
        fields["seat"] = rng.randrange(3)
    if "move" in fields and moves and rng.random() < 0.7:
        fields["move"] = rng.choice(moves)
    if "at" in fields:
        fields["at"] = rng.randrange(60)
    return {"do": do, "id": rng.choice("abcdefgh") + str(rng.randrange(500)), **fields}


def spoiled(rng: random.Random, value: dict[str, Any]) -> dict[str, Any]:
    """The same with a part missing, new or another."""
    value = dict(value)
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
        name = rng.choice([*value] or ["do"])
        match rng.randrange(4):
            case 0:
                value.pop(name, None)
            case 1:
                value[rng.choice(("extra", "seat", "table", "", "at", "nonce", "settings"))] = rng.choice(SCRAPS)
            case _:
                value[name] = rng.choice(SCRAPS)
    return value


def garbled(rng: random.Random, text: bytes) -> bytes:
    """A few bytes are others, missing or new."""
    found = bytearray(text)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(found) + 1)
        match rng.randrange(4):
            case 0:
                del found[at : at + rng.randint(1, 9)]
            case 1:
                found[at:at] = rng.randbytes(rng.randint(1, 4))
            case 2:
                found[at:at] = rng.choice((b'"', b"{", b"[", b"\\", b",", b"\\u0000", b"1e9", b"-"))
            case _:
                found[at : at + 1] = bytes([rng.randrange(128)])
    return bytes(found)


def message(rng: random.Random, table: str, moves: list[str]) -> str | bytes:
    """A frame: most are nearly requests."""
    chance = rng.random()
    if chance < 0.02:
        return rng.choice(TEXTS)
    if chance < 0.025:
        return rng.randbytes(rng.randrange(200))
    text = json.dumps(spoiled(rng, request(rng, table, moves)))
    if chance < 0.7:
        return text
    return garbled(rng, text.encode()).decode("utf-8", "replace")


def _record() -> str:
    """Of a game that has just begun."""
    table = Table(ruleset("solo", {"rounds": 1}), 1, seed="fuzz")
    table.begin()
    for _ in range(4):
        table.submit(0, next(iter(table.game.legal_moves)))
    return record_text(table.record())


RECORD = _record()
FILLED = {"{code}": ("ABCDEF", "abc", "%00"), "{language}": ("uk", "en", "xx"), "{program}": ("~x", "%ff")}
ASKED = ("", "", "?as=0", "?as=table", "?as=watcher", "?as=99&since=-1", "?since=9999999", "?part=table", "?%00=%ff")
PATHS = (
    "/", "/t/{table}", "/t/{table}/back", "/play", "/assets/x.js", "/socket", "/health", "/ready", "/metrics",
    "/status",
    *(each.path for each in ENDPOINTS),
)  # fmt: skip
"""Every route of the server, and places of the page."""
MEANT = {each.path: [other.method for other in ENDPOINTS if other.path == each.path] for each in ENDPOINTS}
BODIES: tuple[dict[str, Any], ...] = (
    {"name": "Ann"},
    {"name": "Ann", "password": "x"},
    {"link": "x"},
    {"settings": {"game": "duel"}, "position": ""},
    {"settings": {}, "position": "saboteur position 2\ngame: base\nseats: 3\n"},
    {"record": "saboteur record 2\n", "as": 0},
    {"record": RECORD, "as": "table", "since": 0, "most": 1},
    {"settings": {}, "record": RECORD, "moves": 3},
)
BODY_OF = {"/api/check": BODIES[6:7], "/api/tables": BODIES[3:], "/api/me": BODIES[:2]}
"""What those that take most would be sent; the others get anything."""
ODD_HEADERS = (
    "origin: null", "origin: http://[", "authorization: Bearer x", "cookie: =;", "expect: x", "host: localhost",
    "transfer-encoding: chunked", "content-length: 5", "upgrade: websocket", "x: " + "y" * 9000, "range: bytes=0-",
)  # fmt: skip
METHODS = ("GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS", "TRACE", "BREW")


def http(rng: random.Random, table: str, cookie: str) -> tuple[bytes, bool]:
    """A request over HTTP; whether its head is such that an answer has to come."""
    place = rng.choice(PATHS)
    path = place + rng.choice(ASKED)
    path = path.replace("{table}", rng.choice((*[table] * 7, "x", "%00", "%ff%fe", "..", "a" * 300)))
    for name, values in FILLED.items():
        path = path.replace(name, rng.choice(values))
    bodies = BODY_OF[place] if place in BODY_OF and rng.random() < 0.8 else BODIES
    body = json.dumps(spoiled(rng, rng.choice(bodies))).encode()
    if rng.random() < 0.3:
        body = garbled(rng, body)
    method = rng.choice(MEANT.get(place, METHODS[:3])) if rng.random() < 0.8 else rng.choice(METHODS)
    if method == "DELETE" and place == "/api/me":
        method = "GET"  # who deletes themselves ends the run
    lines = [f"{method} {path} HTTP/1.1", "host: localhost", "connection: close", f"content-length: {len(body)}"]
    if rng.random() < 0.8:
        lines.append(f"cookie: {cookie}")
    odd, broken = rng.random() < 0.2, rng.random() < 0.15
    if odd:
        lines.append(rng.choice(ODD_HEADERS))
    head = "\r\n".join(lines).encode() + b"\r\n\r\n"
    return (garbled(rng, head) if broken else head) + body, not (odd or broken)
