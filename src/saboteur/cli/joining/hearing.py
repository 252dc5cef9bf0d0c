"""A desk at which one hears the others while one thinks."""

import sys
from collections.abc import Callable

from saboteur.cli.joining.typed import TypedLines
from saboteur.cli.playing.desk import ASK, Desk

PROMPT = "> "
TALK = '"'
"""A line that begins so is for the people at the table."""


class HearingDesk(Desk):
    """Lines out, lines in; what happens meanwhile is heard between them."""

    def __init__(self, *, drawing: bool = True) -> None:
        super().__init__(drawing=drawing)
        self._typed = TypedLines()
        self._asking = False
        self.meanwhile: Callable[[], None] = lambda: None
        """What is done again and again until somebody has typed something; it waits a little."""
        self.talk: Callable[[str], None] = lambda _: None
        """Where lines for the people at the table go."""

    def ask(self, question: str) -> str:
        """What is typed, without blanks around it."""
        if question:
            self.tell(question, ASK)
        self.prompt()
        self._asking = True
        try:
            while (text := self.typed()) is None:
                self.meanwhile()
        finally:
            self._asking = False
        return text

    def typed(self) -> str | None:
        """A line that was typed and not for the others, if there is one; raises `Ended`."""
        text = self._typed.line()
        if text is not None and text.startswith(TALK):
            self.talk(text.strip(TALK).strip())
            if self._asking:
                self.prompt()
            return None
        return text

    def prompt(self) -> None:
        """Here one types."""
        sys.stdout.write(PROMPT)
        sys.stdout.flush()

    def interrupt(self) -> None:
        """Something is told while somebody types: it gets lines of its own."""
        sys.stdout.write("\n")
        sys.stdout.flush()
