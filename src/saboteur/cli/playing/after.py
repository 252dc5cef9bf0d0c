"""After a game: again, other settings, a look back, or leave."""

from collections.abc import Callable
from typing import Final, Literal

from saboteur.cli.playing.desk import Desk
from saboteur.cli.playing.typed import command_in, number_in
from saboteur.words import Words
from saboteur.words.between import Between

Next = Literal["again", "settings", "leave"]
ANSWERS: Final[tuple[Between, ...]] = ("after-again", "after-settings", "after-look-back", "after-leave")


def what_next(desk: Desk, words: Words, look_back: Callable[[], object]) -> Next:
    """What the people want now; they may look back as often as they like."""
    while True:
        desk.tell()
        desk.offer([words.phrase(answer) for answer in ANSWERS])
        text = desk.ask(words.phrase("ask-after"))
        if not text or command_in(text, words, ("quit",)):
            return "leave"
        match number_in(text, len(ANSWERS)):
            case 0:
                return "again"
            case 1:
                return "settings"
            case 2:
                look_back()
            case 3:
                return "leave"
            case _:
                desk.wrong(words.phrase("wrong-number", least=1, most=len(ANSWERS)))
