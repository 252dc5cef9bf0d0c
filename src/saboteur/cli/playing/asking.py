"""Asks a person until the answer is understood; help, talk, commands and notation are understood at every question."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NoReturn, TypeVar

from saboteur.cli.playing.desk import NEWS, WRONG, Desk
from saboteur.cli.playing.fresh import Fresh
from saboteur.cli.playing.handbook import Handbook
from saboteur.cli.playing.held import Held
from saboteur.cli.playing.page import Around, Below, Page
from saboteur.cli.playing.saying import statement
from saboteur.cli.playing.score import show_score
from saboteur.cli.playing.typed import COMMANDS, Command, command_in, number_in, numbers_in, printed
from saboteur.engine.moves import InvalidMove, Move, parse_move
from saboteur.engine.values.cards import Card
from saboteur.engine.view import View
from saboteur.notation.statements import Statement
from saboteur.table.refusals import Reason, TableRefusal
from saboteur.table.seat import Seat
from saboteur.words import Words

T = TypeVar("T")
TURNS: Final[tuple[Command, ...]] = ("discard", "clear", "bribe", "pass")
EVERYWHERE: Final = tuple(command for command in COMMANDS if command not in TURNS)
AFTER_THE_ROUND: Final = ("nugget", "rob")
"""Questions for which the mine and the hand do not matter."""
VERBS: Final = frozenset("lay play discard clear bribe turn position claim take rob".split())
NOTHING_BELOW: Final = Below()


class Leave(Exception):
    """The person leaves the game."""


class Decided(Exception):
    """A complete move was typed."""

    def __init__(self, move: Move) -> None:
        super().__init__(move)
        self.move = move


class NoAnswer(Exception):
    """Not an answer: a command, or something that is not understood."""


class NoHint(Exception):
    """Why nothing is suggested, in the language of the person who asked."""


class Again(Exception):
    """Ask the same question again: the error is told."""


class Instead(Exception):
    """In the middle of a turn something else was chosen, such as another card or a discard."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Back(Exception):
    """Back to the previous question."""


class Asking:
    """Questions to one person at the desk, each below a page of what the person knows."""

    def __init__(
        self,
        seat: Seat,
        page: Page,
        handbook: Handbook,
        say: Callable[[Statement], TableRefusal | None],
        log: Callable[[], Sequence[str]],
        advise: Callable[[], str],
    ) -> None:
        """`advise` gives a hint in words, or raises `NoHint`."""
        self._seat = seat
        self._page = page
        self._handbook = handbook
        self._say = say
        self._log = log
        self._advise = advise
        self._told: list[tuple[str, str]] = []  # for above the next question
        self._reading = False  # what was asked for stands on the screen, and no page covers it
        self._seen = (-1, Around(Held(())))

    @property
    def desk(self) -> Desk:
        """Where the person sits."""
        return self._page.desk

    @property
    def words(self) -> Words:
        """The person's language."""
        return self._page.words

    @property
    def view(self) -> View:
        """What the person knows."""
        return self._seat.view

    @property
    def around(self) -> Around:
        """What the person sees besides the view."""
        last, around = self._seen
        if last != self._seat.last:
            view, events = self.view, self._seat.events()
            log = self._log() if self.desk.draws else ()
            around = Around(Held.of(view, events), Fresh.of(view, events), log)
            self._seen = self._seat.last, around
        return around

    @property
    def hand(self) -> list[Card]:
        """The person's cards in the order of their numbers."""
        return [card for card in self.around.held.cards if isinstance(card, Card)]

    # -- kinds of questions ------------------------------------------------------------------------------------------

    def number(
        self,
        question: str,
        answers: Sequence[str],
        *,
        optional: bool = True,
        given: str = "",
        below: Below = NOTHING_BELOW,
    ) -> int:
        """One of several answers by its number."""
        wrong = self.words.phrase("wrong-number", least=1, most=len(answers))

        def read(text: str) -> int:
            number = number_in(text, len(answers))
            if number is not None:
                return number
            if text.isdecimal():
                self.wrong(wrong)
            if optional and self.view.asked == "turn" and command_in(text, self.words, TURNS):
                raise Instead(text)
            raise NoAnswer

        return self.ask(question, read, replace(below, answers=answers), optional=optional, answer=given)

    def numbers(self, question: str, most: int, count: int, *, least: int = 1, given: str = "") -> list[int]:
        """Several cards of the hand, asked for unless they are given."""

        def read(text: str) -> list[int]:
            found = numbers_in(text, most)
            if found is not None and least <= len(found) <= count:
                return found
            if found is not None:
                self.wrong(question)
            if text[0].isdecimal():
                self.wrong(self.words.phrase("wrong-number", least=1, most=most))
            raise NoAnswer

        return read(given) if given else self.ask(question, read, Below(hand=True), optional=True)

    def ask(
        self,
        question: str,
        read: Callable[[str], T],
        below: Below = NOTHING_BELOW,
        *,
        optional: bool = False,
        answer: str = "",
    ) -> T:
        """Asks until `read` understands the answer; Enter goes back if it is optional, else shows the page again."""

        def enter() -> T:
            raise Back if optional else Again

        hint = f" [{self.words.phrase('enter-back')}]" if optional else ""
        return self.ask_or_enter(f"{question}{hint}", read, enter, below, answer)

    def ask_or_enter(
        self, question: str, read: Callable[[str], T], enter: Callable[[], T], below: Below, answer: str = ""
    ) -> T:
        """Asks until `read` understands the answer; what an empty line means is said by `enter`."""
        shown = False
        while True:
            if answer:
                text, answer = answer, ""
            else:
                text = self._asked(question, below, again=shown)
                shown = True
            try:
                if not text:
                    return enter()
                if not self._helped(text):
                    self._notation(text)
                    return read(text)
            except Again:
                continue
            except NoAnswer:
                if not self._command(text, question):
                    self.tell_next(self.words.phrase("wrong-move", text=printed(text)), WRONG)

    # -- what stands above a question ----------------------------------------------------------------------------------

    def wrong(self, text: str) -> NoReturn:
        """Says why the answer cannot be used, and asks again."""
        self.tell_next(text, WRONG)
        raise Again

    def tell_next(self, text: str, style: str = NEWS) -> None:
        """Tells something above the next question."""
        self._told.append((text, style))

    def _asked(self, question: str, below: Below, *, again: bool) -> str:
        """The answer to a question below its page; drawn, the page comes anew unless something else is being read."""
        if self._reading:
            self._reading = False
            if self.desk.draws and not question.endswith("]"):
                question = f"{question} [{self.words.phrase('enter-table')}]"
        elif self.desk.draws:
            self._draw(question, below)
        elif not again:
            self._page.show_places_in_words(self.view, below.places)
            if below.answers:
                self.desk.offer(below.answers)
        for text, style in self._told:
            if style == WRONG:
                self.desk.wrong(text)
            else:
                self.desk.tell(text, style)
        self._told.clear()
        return self.desk.ask(question)

    def _draw(self, question: str, below: Below) -> None:
        view, told = self.view, [text for text, _ in self._told]
        if view.asked not in AFTER_THE_ROUND:
            self._page.show(view, self.around, replace(below, lines=[*told, question]))
        if below.answers:
            self.desk.offer(below.answers)

    # -- what is understood everywhere ---------------------------------------------------------------------------------

    def _helped(self, text: str) -> bool:
        """Whether this asked for help; then it has been given."""
        if not self._handbook.answer(text, self.hand):
            return False
        self._reading = True
        return True

    def _notation(self, text: str) -> None:
        """A move as records have it, typed instead of an answer."""
        verb, _, rest = text.partition(" ")
        by_numbers = verb == "discard" and rest[:1].isdecimal()
        if verb not in VERBS or not rest or by_numbers:
            return
        try:
            move = parse_move(text)
        except InvalidMove:
            self.wrong(self.words.phrase("wrong-move", text=printed(text)))
        raise Decided(self.checked(move))

    def _command(self, text: str, question: str) -> bool:
        """Something other than an answer; a command is carried out."""
        words, found = self.words, command_in(text, self.words, EVERYWHERE)
        match found and found[0]:
            case "say":
                self._talk()
            case "log":
                for line in self._log():
                    self.desk.tell(line)
            case "table":
                self._page.show_whole(self.view, self.around)
            case "hand":
                self._page.show_hand(self.around)
            case "score":
                show_score(self._page, self._seat)
            case "hint":
                self._hint()
            case "quit":
                raise Leave
            case "undo":
                if question.endswith("]"):
                    raise Back
                self.tell_next(words.phrase("no-undo"))
            case "confirm":
                self.desk.confirming = not self.desk.confirming
                self.tell_next(words.phrase("confirm-on" if self.desk.confirming else "confirm-off"))
            case _:
                return False
        self._reading = found is not None and found[0] in ("log", "table", "hand", "score")
        return True

    def _hint(self) -> None:
        """A move that is only suggested: the person still has to choose it."""
        try:
            self.tell_next(self._advise())
        except NoHint as why:
            self.tell_next(str(why), WRONG)

    def _talk(self) -> None:
        """A statement, chosen step by step."""
        try:
            said = statement(self.view, self._page.names, self.words, self.number)
        except Back:
            return
        if (unheard := self._say(said)) is not None:
            self.tell_next(self.words.refusal(unheard), WRONG)
        else:
            seat = self._seat.number
            self.tell_next(self.words.statement(said, seat, self._page.names, seat))

    # -- rules ---------------------------------------------------------------------------------------------------------

    def checked(self, move: Move) -> Move:
        """The move, if the rules allow it; else the person is told why not and asked again."""
        if (reason := self.refusal(move)) is not None:
            self.wrong(self.words.refusal(reason))
        return move

    def refusal(self, move: Move) -> Reason | None:
        """Why the rules do not allow a move."""
        return self._seat.refusal(move)
