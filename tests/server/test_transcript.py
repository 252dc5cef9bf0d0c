"""The conversation in the documents goes as it went, and shows every request and message."""

from __future__ import annotations

import json
from pathlib import Path

from saboteur.server.wire.schema import MESSAGES, REQUESTS
from tests.server import transcript
from tests.server.documents import AGAIN, check
from tests.server.running import run

TEXT = transcript.FILE.read_text(encoding="utf-8")


def said(sign: str) -> list[dict[str, object]]:
    """Everything that was sent (`>`) or received (`<`) over a WebSocket."""
    lines = [line.partition(f" {sign} ") for line in TEXT.splitlines() if not line.startswith("#")]
    return [json.loads(rest) for name, found, rest in lines if found and rest.startswith("{") and " " not in name]


def test_the_conversation_goes_as_it_went(tmp_path: Path) -> None:
    today = run(transcript.replayed(TEXT, tmp_path / "tables.sqlite"))
    assert today.splitlines() == TEXT.splitlines(), AGAIN


def test_every_request_and_every_message_occurs_in_it() -> None:
    tags = {each.__struct_config__.tag for each in REQUESTS}
    assert {request["do"] for request in said(">")} == tags | {"dig"}
    assert {message["tell"] for message in said("<")} == {each.__struct_config__.tag for each in MESSAGES}


def test_it_is_what_the_schema_says() -> None:
    for request in said(">"):
        if request["do"] != "dig":
            check("Request", request)
    for message in said("<"):
        check("Message", message)
