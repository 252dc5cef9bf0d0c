"""What happens in the server, as lines of JSON without secrets."""

from __future__ import annotations

import json
import logging
import re
import time
import traceback
from pathlib import PurePath
from typing import IO, Final

ALLOWED: Final = ("table", "bot", "fault", "event", "seconds", "count")
"""What a line may say besides its message; no names, no cards, no tokens."""
_VALUE: Final = re.compile(r"[\n(<\[{'\"]")


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
            "message": record.getMessage() if record.name.startswith("saboteur") else _outline(str(record.msg)),
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


def _outline(message: str) -> str:
    """What another library says, up to the first value: that may be anything.

    >>> _outline("Exception in callback deal(['base_gold'])\\nhandle: <Handle deal(['base_gold'])>")
    'Exception in callback deal'
    """
    return _VALUE.split(message, maxsplit=1)[0].strip()


def log_to(stream: IO[str], level: int = logging.INFO) -> None:
    """Writes what happens to a stream; of other libraries only what is wrong."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(max(level, logging.WARNING))
    logging.getLogger("saboteur").setLevel(level)
