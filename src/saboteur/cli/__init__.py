"""The command line: parses words, calls the other rooms, draws progress."""

from typing import Final

__all__ = ["main"]

# Exit statuses of all commands. The last two are those of a shell for Ctrl-C and for a closed pipe.
FINE: Final = 0
WRONG: Final = 1
UNUSABLE: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
EXIT_STATUS: Final = (
    "exit status: 0 all is well; 1 something was found wrong (a record that does not hold, deals that are "
    "not uniform); 2 the words or a file could not be understood or read"
)


class Unusable(Exception):
    """Why a command cannot do its work, and what to do about it: it is printed, and the exit status is 2."""
