"""Lines that somebody types while other things happen: nobody waits for them."""

import os
import select
import sys

from saboteur.cli.playing.desk import Ended

CHUNK = 4096


class TypedLines:
    """What is typed, line by line, without waiting."""

    def __init__(self) -> None:
        self._rest = b""
        self._ended = sys.stdin is None

    def line(self, seconds: float = 0.0) -> str | None:
        """The next whole line, or `None` if nobody finished one in this time; raises `Ended`."""
        while b"\n" not in self._rest:
            if self._ended:
                if not self._rest:
                    raise Ended
                self._rest += b"\n"
                break
            source = sys.stdin.fileno()
            if not select.select([source], [], [], seconds)[0]:
                return None
            found = os.read(source, CHUNK)
            self._ended = not found
            self._rest += found
        text, _, self._rest = self._rest.partition(b"\n")
        return text.decode(errors="replace").strip()
