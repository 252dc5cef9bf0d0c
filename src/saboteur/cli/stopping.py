"""Ctrl-C as a request: a long run ends in good order, keeps its results and prints them."""

import signal
from types import FrameType, TracebackType
from typing import Final, Self

PATIENCE: Final = 3
"""After more presses than this the program ends at once, without results."""


class Stop:
    """Whether Ctrl-C was pressed inside the `with` block."""

    def __init__(self) -> None:
        self.pressed = 0
        self._before: object = None

    @property
    def wished(self) -> bool:
        """Whether to stop."""
        return self.pressed > 0

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._press)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        signal.signal(signal.SIGINT, self._before)  # type: ignore[arg-type]  # it came from there

    def _press(self, number: int, frame: FrameType | None) -> None:
        self.pressed += 1
        if self.pressed > PATIENCE:
            raise KeyboardInterrupt
