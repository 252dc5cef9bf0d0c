"""Conversations with the referee as they are written in the documents: `> request`, then `< answer`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from saboteur.table.referee.referee import Referee

DOCS = Path(__file__).parent.parent.parent / "docs"
FILE = DOCS / "protocol.transcript.txt"
VERSION = "0.1.0"
"""What the referee of the documents says it is."""


def replayed(text: str) -> str:
    """The same requests and comments with the answers of today."""
    return "".join(f"{line}\n" for line in _replayed(text.splitlines()))


def _replayed(lines: list[str]) -> Iterator[str]:
    referee = Referee(VERSION)
    for line in lines:
        if line.startswith("< "):
            continue
        yield line
        if line.startswith("> "):
            answer = referee.answer(line.removeprefix("> ").encode())
            if answer is not None:
                yield f"< {answer.decode()}"


def exchanges(text: str) -> Iterator[tuple[str, str]]:
    """Every request with the answer that stands below it."""
    lines = [line for line in text.splitlines() if line.startswith(("> ", "< "))]
    for request, answer in zip(lines[::2], lines[1::2], strict=True):
        assert request.startswith("> "), request
        assert answer.startswith("< "), answer
        yield request[2:], answer[2:]


# -- the examples in the document, which are cut ---------------------------------------------------------------------

DOCUMENT = DOCS / "protocol.md"
MORE = "…"
LONGEST = 240


def illustrated(text: str) -> str:
    """The document with the answers of today below its examples, cut where they are long."""
    return "".join(f"{line}\n" for line in _illustrated(text.splitlines()))


def _illustrated(lines: list[str]) -> Iterator[str]:
    referee = Referee(VERSION)
    for line in lines:
        if line.startswith("< "):
            continue
        yield line
        if line.startswith("> ") and MORE not in line:
            answer = (referee.answer(line.removeprefix("> ").encode()) or b"").decode()
            yield f"< {answer if len(answer) <= LONGEST else answer[:LONGEST] + MORE}"
        elif line.startswith("> "):
            yield f"< {MORE}"
