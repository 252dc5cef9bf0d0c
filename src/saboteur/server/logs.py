"""What happens in the server, as lines of JSON without secrets."""

from __future__ import annotations

import json
import logging
import time
import traceback
from pathlib import PurePath
from typing import IO, Final

ALLOWED: Final = ("table", "bot", "fault", "event", "seconds", "count")
"""What a line may say besides its message; no names, no cards, no tokens."""


class JsonLines(logging.Formatter):
    """A line for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, how bad it is, what happened.

        Of an exception only its kind and its place in the code: what it says may hold a card or a secret.
        """
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage() if record.name.startswith("saboteur") else str(record.msg),
        }
        line |= {name: getattr(record, name) for name in ALLOWED if hasattr(record, name)}
        if record.exc_info and record.exc_info[1] is not None:
            fault = record.exc_info[1]
            line["error"] = type(fault).__name__
            line["where"] = [
                f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(fault.__traceback__)
            ]
        return json.dumps(line, ensure_ascii=False)


def log_to(stream: IO[str], level: int = logging.INFO) -> None:
    """Writes what happens to a stream; of other libraries only what is wrong."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(max(level, logging.WARNING))
    logging.getLogger("saboteur").setLevel(level)
