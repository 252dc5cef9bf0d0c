#!/usr/bin/env python3
"""Plays a whole game at a server's table with any legal moves: `python3 player.py http://localhost:8710 TABLE`.

Needs nothing but `websockets`. The requests and messages are those of docs/wire.md.
"""

import itertools
import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

server, table = sys.argv[1:]
headers: dict[str, str] = {}
numbers = itertools.count(1)


def post(path: str, body: dict[str, Any]) -> Any:
    """One request over HTTP."""
    with urlopen(Request(server + path, json.dumps(body).encode(), headers)) as answer:
        if cookie := answer.headers["set-cookie"]:
            headers["cookie"] = cookie.partition(";")[0]
        return json.load(answer)


post("/api/me", {"name": "Owner"})  # gives the cookie of a person, who gets a token for a program
token = post("/api/me/programs", {"name": "Player"})["token"]
address = server.replace("http", "ws", 1) + "/socket"

with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as socket:

    def ask(do: str, **fields: Any) -> None:
        """Sends a request; its answer comes among the messages."""
        socket.send(json.dumps({"do": do, "id": str(next(numbers)), "table": table, **fields}))

    socket.send('{"do": "hello", "version": 1}')
    ask("open")
    ask("sit", name="Player", nonce=f"{random.getrandbits(64):x}")  # the nonce is its part in the deal
    for message in map(json.loads, socket):
        if message["tell"] == "refused":
            sys.exit(f"refused: {message['name']} {message['detail']}".rstrip())
        if message["tell"] in ("view", "events") and message["question"]["what"] == "over":
            break
        if message["tell"] in ("view", "events") and message["moves"]:
            move = random.choice(message["moves"])["move"]
            ask("move", seat=message["seat"], move=move, at=message["at"])
