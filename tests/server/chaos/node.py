"""`saboteur` with a wrong clock, and perhaps a fault: `python -m tests.server.chaos.node SECONDS FAULT serve …`."""

import sys
import time
from collections.abc import Callable

from saboteur.cli.main import main
from tests.server.chaos import faults


def wrong_by(seconds: int) -> None:
    """The clock of this machine is wrong from now on."""
    right: Callable[[], int] = time.time_ns
    time.time_ns = lambda: right() + seconds * 10**9
    time.time = lambda: time.time_ns() / 10**9


if __name__ == "__main__":
    wrong_by(int(sys.argv[1]))
    if sys.argv[2] != "none":
        faults.put_in(sys.argv[2])
    sys.exit(main(sys.argv[3:]))
