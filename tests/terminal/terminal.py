"""A person's terminal: runs `saboteur play` behind a pseudo-terminal and keeps what its window shows.

Tests ask what somebody sees there, in the window and scrolled out of it, and what bytes came.
"""

import os
import re
import signal
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pyte

PATIENCE = 60.0
"""Seconds after which a game counts as hanging."""
PROMPT = re.compile(rb"(?:^|[\r\n])(?:\x1b\[[?0-9;]*[A-Za-z])*> (?:\x1b\[[?0-9;]*[A-Za-z])*$")
CONTROL = re.compile(r"\x1b\[[?0-9;]*[A-Za-z]|[\x00-\x09\x0b-\x1f]")
WIPE = b"\x1b[H\x1b[2J\x1b[3J"
USUAL = re.compile("[ -~А-яЁёЄєІіЇїҐґ─-╿–—·«»…×’]*")
SETTINGS = ("COLUMNS", "LINES", "NO_COLOR", "LC_MESSAGES", "LANGUAGE", "LANG", "FORCE_COLOR", "COLORTERM", "INPUTRC")


def _prepare(further: Callable[[], None] | None) -> None:
    """Ctrl-C counts, even if whoever started the tests in the background ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if further is not None:
        further()


class Window(pyte.Screen):
    """What a terminal shows, and what was scrolled out of it at the top."""

    def __init__(self, columns: int, rows: int) -> None:
        self.scrolled: list[Mapping[int, pyte.screens.Char]] = []
        self._shown: dict[pyte.screens.Char, dict[str, pyte.screens.Char]] = {}
        super().__init__(columns, rows)

    def draw(self, data: str) -> None:
        """Letters of the usual width, as most are, are drawn without asking for the width of each."""
        if not USUAL.fullmatch(data) or self.cursor.x + len(data) > self.columns:
            super().draw(data)
            return
        line, how = self.buffer[self.cursor.y], self.cursor.attrs
        shown = self._shown.setdefault(how, {})
        for column, letter in enumerate(data, self.cursor.x):
            if letter not in shown:
                shown[letter] = how._replace(data=letter)
            line[column] = shown[letter]
        self.cursor.x += len(data)

    def index(self) -> None:
        """A line goes out at the top."""
        top, bottom = self.margins or (0, self.lines - 1)
        if self.cursor.y == bottom:
            self.scrolled.append(self.buffer[top])
        super().index()

    def erase_in_display(self, how: int = 0, *args: object, **options: object) -> None:
        """The third way to erase also clears what was scrolled out."""
        super().erase_in_display(how, *args, **options)
        if how == 3:
            self.scrolled.clear()


class Terminal:
    """A window in which a game is played."""

    def __init__(
        self,
        *words: str,
        data: Path,
        columns: int = 80,
        rows: int = 24,
        command: Sequence[str] = (sys.executable, "-m", "saboteur", "play"),
        prepare: Callable[[], None] | None = None,
        **environment: str,
    ) -> None:
        """`data` takes the place of the user's own folder; `prepare` is done before the command starts."""
        self.columns, self.rows = columns, rows
        self.raw = b""
        self._answered = 0
        self._window = Window(columns, rows)
        self._stream = pyte.ByteStream(self._window)
        self._fed = 0
        given = {name: value for name, value in os.environ.items() if name not in SETTINGS}
        given |= {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(data), "SABOTEUR_PACE": "0"}
        given |= environment
        program, *first = command
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # a fork, soon followed by exec: no thread minds it
            self.child: pexpect.spawn[bytes] = pexpect.spawn(
                program,
                [*first, *words],
                env=given,
                dimensions=(rows, columns),
                preexec_fn=lambda: _prepare(prepare),
                timeout=PATIENCE,
            )
        self.child.delaybeforesend = None
        self.child.delayafterclose = self.child.delayafterterminate = 0.0

    # -- what a person does ----------------------------------------------------------------------------------------

    def asked(self) -> bool:
        """Waits for a question; whether there is one, not the end."""
        while not PROMPT.search(self.raw, max(self._answered, len(self.raw) - 200)):
            if not self._read_on():
                return False
        return True

    def answer(self, text: str = "") -> bool:
        """Types a line; whether something is asked then."""
        self.type(f"{text}\r")
        return self.asked()

    def type(self, keys: str | bytes) -> None:
        """Presses keys at the question that stands there."""
        assert self.asked(), self.window
        self._answered = len(self.raw)
        self.child.send(keys)

    def leave(self, key: str) -> int:
        """Presses a key that ends the game, again if nothing happens; returns the exit status."""
        # Python does not see a Ctrl-C that comes in the very moment in which it begins to wait for a line.
        self.type(key)
        while self.child.isalive():
            try:
                self._read(2)
            except pexpect.TIMEOUT:
                self.child.send(key)
        return self.status()

    def resize(self, columns: int, rows: int = 24) -> None:
        """Makes the window another size; what was shown before is gone, as after `clear`."""
        self.columns, self.rows = columns, rows
        self.child.setwinsize(rows, columns)
        self._screen.reset()
        self._screen.scrolled.clear()
        self._screen.resize(rows, columns)

    def wait_for(self, text: str) -> None:
        """Waits until these words have come."""
        while text.encode() not in self.raw[self._answered :]:
            assert self._read_on(), self.window

    # -- how it ends -------------------------------------------------------------------------------------------------

    def status(self) -> int:
        """Waits for the end: the exit status, or the signal that ended it, negative."""
        while self._read_on():
            pass
        self.child.wait()
        return -int(self.child.signalstatus or 0) if self.child.exitstatus is None else int(self.child.exitstatus)

    def kill(self) -> None:
        """Kills the process at once, like a crash."""
        self.child.kill(signal.SIGKILL)
        self.status()

    def close(self) -> None:
        """The window is closed: the command is told to hang up."""
        self.child.close(force=True)

    # -- what a person sees ------------------------------------------------------------------------------------------

    @property
    def window(self) -> list[str]:
        """The lines of the window."""
        return [self._shown(row) for row in self._buffered()]

    @property
    def lines(self) -> list[str]:
        """All lines, those scrolled out of the window first; none that are empty at the end."""
        lines = [self._shown(row) for row in (*self._screen.scrolled, *self._buffered())]
        while lines and not lines[-1]:
            lines.pop()
        return lines

    @property
    def text(self) -> str:
        """All that can be read, also by scrolling back."""
        return "\n".join(self.lines)

    @property
    def printed(self) -> str:
        """All that ever came, without control sequences."""
        return CONTROL.sub("", self.raw.decode(errors="replace"))

    @property
    def fresh(self) -> list[str]:
        """What came since the last answer, the prompt left out."""
        return [self._shown(row) for row in self._fresh_rows()]

    def lit(self) -> list[str]:
        """Letters in reverse video since the last answer: the places one can choose."""
        found: list[str] = []
        last = (-1, -1)
        for number, row in enumerate(self._fresh_rows()):
            for column in sorted(row):
                if row[column].reverse and row[column].data.strip():
                    if last == (number, column - 1):
                        found[-1] += row[column].data
                    else:
                        found.append(row[column].data)
                    last = (number, column)
        return found

    # -- inside --------------------------------------------------------------------------------------------------------

    def _read_on(self) -> bool:
        """Whether something came; otherwise it is the end."""
        try:
            return self._read(PATIENCE)
        except pexpect.TIMEOUT:
            raise AssertionError("nothing is asked and nothing happens:\n" + "\n".join(self.window)) from None

    def _read(self, seconds: float) -> bool:
        try:
            chunk = self.child.read_nonblocking(65536, timeout=seconds)
        except pexpect.EOF:
            return False
        self.raw += chunk
        return True

    @property
    def _screen(self) -> Window:
        """With all that came; it is drawn when somebody looks."""
        if self._fed < len(self.raw):
            self._stream.feed(self.raw[self._fed :])
            self._fed = len(self.raw)
        return self._window

    def _buffered(self) -> Iterator[Mapping[int, pyte.screens.Char]]:
        screen = self._screen
        return (screen.buffer[row] for row in range(self.rows))

    def _fresh_rows(self) -> list[Mapping[int, pyte.screens.Char]]:
        rows = [*self._screen.scrolled, *self._buffered()]
        prompts = (number for number in reversed(range(len(rows))) if rows[number][0].data == ">")
        last, before = next(prompts, len(rows)), next(prompts, -1)
        return rows[before + 1 : last]

    def _shown(self, row: Mapping[int, pyte.screens.Char]) -> str:
        return "".join(row[column].data for column in range(self.columns)).rstrip()


@contextmanager
def opened(*words: str, data: Path, confirming: bool = False, **how: object) -> Iterator[Terminal]:
    """A window that is closed at the end; moves are made at once unless they are to be read back."""
    given = words if confirming or "command" in how else (*words, "--no-confirm")
    terminal = Terminal(*given, data=data, **how)  # type: ignore[arg-type]
    try:
        yield terminal
    finally:
        terminal.close()


def games(data: Path) -> list[Path]:
    """The records in the user's own folder, the newest last."""
    return sorted((data / "saboteur" / "games").glob("*.sab"))
