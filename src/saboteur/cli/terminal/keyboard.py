"""A full-screen terminal: the whole window is drawn at once, keys are read one by one; restored at the end."""

import os
import select
import sys
import termios
import tty
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Final, Self

from saboteur.cli.terminal.screen import HIDE, SHOW

OTHER_PAGE: Final = "\x1b[?1049h"
FIRST_PAGE: Final = "\x1b[?1049l"
GLANCE: Final = 0.25  # seconds between checks of the window size
WITHIN_KEY: Final = 0.05  # seconds between the bytes of one key
# What terminals send for keys that are not letters.
KEYS: Final[dict[str, str]] = {
    "\r": "enter",
    "\n": "enter",
    " ": "space",
    "\t": "tab",
    "\x7f": "backspace",
    "\b": "backspace",
    "\x03": "q",
    "\x04": "q",
    "\x1b": "escape",
    "\x1b[1~": "home",
    "\x1b[4~": "end",
    "\x1b[7~": "home",
    "\x1b[8~": "end",
    "\x1b[5~": "page up",
    "\x1b[6~": "page down",
    "\x1b[Z": "back tab",
}
for _end, _name in zip("ABCDHF", ("up", "down", "right", "left", "home", "end"), strict=True):
    KEYS[f"\x1b[{_end}"] = KEYS[f"\x1bO{_end}"] = _name


class Page:
    """The window inside a `with` block. Keys come from the terminal even if standard input is a file."""

    def __init__(self) -> None:
        """Raises `OSError` where no keys can be read."""
        self._owned = not sys.stdin or not sys.stdin.isatty()
        self._keys = os.open("/dev/tty", os.O_RDONLY) if self._owned else sys.stdin.fileno()
        self._before: list[Any] = []
        self._size = (0, 0)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines."""
        return os.get_terminal_size(sys.stdout.fileno())

    def show(self, lines: list[str]) -> None:
        """Draws the window; no line may be wider than it."""
        self._size = self.size
        text = "".join(f"\x1b[{number};1H{line}\x1b[K" for number, line in enumerate(lines, 1))
        sys.stdout.write(text + "\x1b[J")
        sys.stdout.flush()

    def pressed(self) -> Iterator[str]:
        """Names of keys as they are pressed; "" if the size of the window has changed."""
        while True:
            if select.select([self._keys], [], [], GLANCE)[0]:
                pressed = os.read(self._keys, 1)
                if not pressed:  # the terminal has gone
                    return
                yield self._whole(pressed)
            elif self.size != self._size:
                yield ""

    def _whole(self, pressed: bytes) -> str:
        """The key that begins with this byte: a letter, or one that sends several."""
        while _goes_on(pressed) and select.select([self._keys], [], [], WITHIN_KEY)[0]:
            pressed += os.read(self._keys, 1)
        text = pressed.decode(errors="replace")
        return KEYS.get(text, text)

    def __enter__(self) -> Self:
        self._before = termios.tcgetattr(self._keys)
        tty.setcbreak(self._keys)
        sys.stdout.write(OTHER_PAGE + HIDE)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        termios.tcsetattr(self._keys, termios.TCSADRAIN, self._before)
        if self._owned:
            os.close(self._keys)
        if kind is None or not issubclass(kind, OSError):  # nobody can see it
            sys.stdout.write(SHOW + FIRST_PAGE)
            sys.stdout.flush()


def _goes_on(pressed: bytes) -> bool:
    """Whether more bytes of a key may follow: ESC [ … up to a letter or ~, ESC O and a letter, or UTF-8."""
    if pressed[0] >= 0x80:
        return len(pressed) < 4
    if pressed[0] != 0x1B or len(pressed) > 8:
        return False
    return len(pressed) == 1 or (pressed[1:2] in (b"[", b"O") and (len(pressed) == 2 or pressed[-1] < 0x40))
