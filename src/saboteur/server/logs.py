"""What happens in the server, as lines of JSON or text without secrets, names and links."""

from __future__ import annotations

import hashlib
import json
import logging
import re
import time
import traceback
from pathlib import PurePath
from typing import IO, Final

ALLOWED: Final = ("table", "bot", "fault", "event", "seconds", "count", "version", "schema", "address")
"""What a line may say besides its message; no names, no cards, no tokens."""
SHORT: Final = 12
"""Digits."""
_VALUE: Final = re.compile(r"[\n(<\[{'\"]")


def shortened(table: str) -> str:
    """What a table is called in the log: who has its id has the link to it, and nobody finds the id from this.

    >>> shortened("CrrAFiIQ6Kapsjsb")
    '0730c3ea3bba'
    """
    return hashlib.sha256(table.encode()).hexdigest()[:SHORT]


class _Lines(logging.Formatter):
    """A line for each record."""

    def said(self, record: logging.LogRecord) -> dict[str, object]:
        """The time, how bad it is, what happened.

        Of an exception only its kind and its place in the code: what it says may hold a card or a secret.
        """
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage() if record.name.startswith("saboteur") else _outline(str(record.msg)),
        }
        line |= {name: getattr(record, name) for name in ALLOWED if hasattr(record, name)}
        if "table" in line:
            line["table"] = shortened(str(line["table"]))
        if record.exc_info and record.exc_info[1] is not None:
            fault = record.exc_info[1]
            line["error"] = type(fault).__name__
            line["where"] = [
                f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(fault.__traceback__)
            ]
        return line


class JsonLines(_Lines):
    """Lines for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """One as JSON."""
        return json.dumps(self.said(record), ensure_ascii=False)


class TextLines(_Lines):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, how bad it is and what happened, then the rest by its names."""
        line = self.said(record)
        first = [str(line.pop(name)) for name in ("time", "level", "message")]
        return " ".join([*first, *(f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in line.items())])


def _outline(message: str) -> str:
    """What another library says, up to the first value: that may be anything.

    >>> _outline("Exception in callback deal(['base_gold'])\\nhandle: <Handle deal(['base_gold'])>")
    'Exception in callback deal'
    """
    return _VALUE.split(message, maxsplit=1)[0].strip()


def log_to(stream: IO[str], level: int = logging.INFO, *, text: bool = False) -> None:
    """Writes what happens to a stream; of other libraries only what is wrong."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(TextLines() if text else JsonLines())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(max(level, logging.WARNING))
    logging.getLogger("saboteur").setLevel(level)
