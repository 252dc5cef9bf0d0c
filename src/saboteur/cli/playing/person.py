"""Asks one person for a move: by numbers, letters, commands or notation; every input gets an answer."""

from collections.abc import Callable, Sequence
from typing import NoReturn, TypeVar

from saboteur.cli.playing.desk import Desk
from saboteur.cli.playing.handbook import Handbook
from saboteur.cli.playing.news import News
from saboteur.cli.playing.page import Page
from saboteur.cli.playing.places import LetteredPlaces, cell_of
from saboteur.cli.playing.reasons import why_not
from saboteur.cli.playing.saying import statement
from saboteur.cli.playing.typed import HELP, Command, cell_in, command_in, number_in, numbers_in, printed, word_for
from saboteur.engine.moves import (
    MOST_DISCARDED,
    Bribe,
    Clear,
    Discard,
    InvalidMove,
    Lay,
    Move,
    Play,
    Position,
    parse_move,
)
from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.view import View
from saboteur.notation.statements import Statement
from saboteur.table.refusals import Reason, TableRefusal
from saboteur.table.seat import Seat
from saboteur.words import Words

T = TypeVar("T")
TURNS: tuple[Command, ...] = ("discard", "clear", "bribe")
EVERYWHERE: tuple[Command, ...] = ("say", "log", "table", "quit")
AFTER_THE_ROUND = ("nugget", "rob")
"""Questions for which the mine and the hand do not matter."""
VERBS = frozenset("lay play discard clear bribe turn position claim take rob".split())


class Leave(Exception):
    """The person leaves the game."""


class _Decided(Exception):
    """A complete move was typed."""

    def __init__(self, move: Move) -> None:
        super().__init__(move)
        self.move = move


class _NoAnswer(Exception):
    """Not an answer: a command, or an empty line."""


class _Again(Exception):
    """Ask the same question again: the error has been shown."""


class _Instead(Exception):
    """In the middle of a turn something else was chosen, such as another card or a discard."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class _Back(Exception):
    """Back to the previous question."""


class Person:
    """A person at the desk. Knows nothing of the table but the seat."""

    def __init__(
        self,
        seat: Seat,
        page: Page,
        handbook: Handbook,
        say: Callable[[Statement], TableRefusal | None],
        log: Callable[[], Sequence[str]],
    ) -> None:
        self._seat = seat
        self._page = page
        self._handbook = handbook
        self._say = say
        self._log = log
        self.fresh: list[Cell] = []
        """Where the mine has changed since the last move of this person."""
        self._round = 0  # whose mine has been shown

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

    def notice(self, news: News) -> None:
        """Notes what the next page has to show."""
        self.fresh += news.cells

    def choose(self) -> Move:
        """A legal move, asked for below a page of what the person knows."""
        if self.view.asked not in AFTER_THE_ROUND:
            self.desk.tell()
            self._show_page(whole=self._round != self.view.round)
            self._round = self.view.round
        self.fresh = []
        instead = ""
        while True:
            try:
                return self._turn(instead) if self.view.asked == "turn" else self._choice()
            except _Decided as decided:
                return decided.move
            except _Instead as other:
                instead = other.text
            except _Back:
                instead = ""

    def _show_page(self, *, whole: bool = True) -> None:
        self._page.show(self.view, self.fresh, self._log() if self.desk.draws else (), whole=whole)

    # -- a turn ----------------------------------------------------------------------------------------------------

    def _turn(self, answer: str) -> Move:
        """What the person does this turn; the answer may be known already."""
        view, words = self.view, self.words
        hand = [card for card in view.hand if isinstance(card, Card)]
        moves = list(self._seat.legal_moves)
        commands: list[Command] = ["discard"]
        commands += ["clear"] if any(isinstance(move, Clear) for move in moves) else []
        commands += ["bribe"] if any(isinstance(move, Bribe) for move in moves) else []
        commands += [command for command in EVERYWHERE if command != "say" or view.seats > 1]
        hints = [word_for(command, words) for command in commands]
        question = " · ".join([words.phrase("ask-card", most=len(hand)), *hints, HELP])

        def read(text: str) -> Move:
            number = number_in(text, len(hand))
            if number is not None:
                return self._card(hand[number], moves)
            if text.isdecimal():
                self._wrong(words.phrase("wrong-number", least=1, most=len(hand)))
            match command_in(text, words, (*TURNS, *EVERYWHERE)):
                case "discard", rest:
                    return self._discard(hand, rest)
                case "clear", _:
                    return self._clear(hand, moves)
                case "bribe", _:
                    bribes: list[Move] = [move for move in moves if isinstance(move, Bribe)]
                    if not bribes:
                        self._wrong(words.phrase("no-troll"))
                    return self._place(bribes, words.phrase("ask-place"), None)
                case _:
                    raise _NoAnswer

        return self._ask(question, read, answer=answer)

    def _card(self, card: Card, moves: Sequence[Move]) -> Move:
        """What is done with a card of the hand."""
        words = self.words
        possible: list[Move] = [move for move in moves if isinstance(move, Lay | Play) and move.card is card]
        if not possible:
            self._page.desk.wrong(why_not(card, self.view, self._refusal, words))
            raise _Back
        if cell_of(possible[0]) is not None:
            question = words.phrase("ask-place")
            return self._place(possible, f"{words.card(card)}. {question}", card)
        return self._listed(possible, words.card(card), optional=True)

    def _discard(self, hand: Sequence[Card], numbers: str) -> Move:
        question = self.words.phrase("ask-discard", most=self.view.ruleset.most_discarded)
        chosen = self._numbers(question, len(hand), MOST_DISCARDED, given=numbers)
        return self._checked(Discard(tuple(hand[number] for number in chosen)))

    def _clear(self, hand: Sequence[Card], moves: Sequence[Move]) -> Move:
        """Two cards to remove one in front of the person (6.2, 8.2)."""
        words = self.words
        lying = list(dict.fromkeys(move.what for move in moves if isinstance(move, Clear)))
        if not lying:
            self._wrong(words.phrase("nothing-to-clear"))
        what = lying[0]
        if len(lying) > 1:
            what = lying[self._number(words.phrase("ask-clear"), [words.lying(each) for each in lying])]
        question = f"{words.lying(what)}: {words.phrase('ask-two')}"
        one, two = self._numbers(question, len(hand), 2, least=2)
        return self._checked(Clear(what, (hand[one], hand[two])))

    # -- other choices ---------------------------------------------------------------------------------------------

    def _choice(self) -> Move:
        """All questions of the rules except a turn."""
        view, moves = self.view, list(self._seat.legal_moves)
        question = self.words.asked(view.asked)
        if cell_of(moves[0]) is not None:
            return self._place(moves, question, None, optional=False)
        if view.asked == "position":
            return self._position(view, question)
        return self._listed(moves, question, optional=False)

    def _position(self, view: View, question: str) -> Move:
        """The position of the goal that was turned over (4.3, 8.8)."""
        lying = {each.cell for each in view.mine}
        [card] = [goal.face for goal in view.goals if goal.open and goal.cell not in lying]
        assert isinstance(card, Card)
        positions = (Position(turned=False), Position(turned=True))
        self._page.show_positions(card, ("1", "2"))
        answers = [
            f"{self.words.move(position, self._page.names)}: {self.words.card_whole(card, turned=position.turned)}"
            for position in positions
        ]
        return positions[self._number(question, answers, optional=False)]

    def _place(self, moves: Sequence[Move], question: str, card: Card | None, *, optional: bool = True) -> Move:
        """One of the places that have a letter now, or one named by its coordinates."""
        words, places = self.words, LetteredPlaces.of(moves, self.words, drawn=self.desk.draws)
        self._page.show_places(self.view, places, card)

        def read(text: str) -> Move:
            if move := places.find(text):
                return move
            if cell := cell_in(text, words):
                return self._checked(_moved_to(moves[0], Cell(*cell[0]), turned=cell[1]))
            if optional and (text.isdecimal() or command_in(text, words, TURNS)):
                raise _Instead(text)
            raise _NoAnswer

        return self._ask(f"{question} {self._back_hint() if optional else ''}".rstrip(), read, optional=optional)

    def _listed(self, moves: Sequence[Move], question: str, *, optional: bool) -> Move:
        names = self._page.names
        answers = [self.words.move(move, names, self._seat.number) for move in moves]
        return moves[self._number(question, answers, optional=optional)]

    # -- questions -------------------------------------------------------------------------------------------------

    def _number(self, question: str, answers: Sequence[str], *, optional: bool = True) -> int:
        """One of several answers by its number."""
        self.desk.offer(answers)
        wrong = self.words.phrase("wrong-number", least=1, most=len(answers))

        def read(text: str) -> int:
            number = number_in(text, len(answers))
            if number is not None:
                return number
            if text.isdecimal():
                self._wrong(wrong)
            if optional and self.view.asked == "turn" and command_in(text, self.words, TURNS):
                raise _Instead(text)
            raise _NoAnswer

        return self._ask(f"{question} {self._back_hint() if optional else ''}".rstrip(), read, optional=optional)

    def _numbers(self, question: str, most: int, count: int, *, least: int = 1, given: str = "") -> list[int]:
        """Several cards of the hand, asked for unless they are given."""

        def read(text: str) -> list[int]:
            found = numbers_in(text, most)
            if found is not None and least <= len(found) <= count:
                return found
            if found is not None:
                self._wrong(question)
            if text[0].isdecimal():
                self._wrong(self.words.phrase("wrong-number", least=1, most=most))
            raise _NoAnswer

        return read(given) if given else self._ask(f"{question} {self._back_hint()}", read, optional=True)

    def _ask(self, question: str, read: Callable[[str], T], *, optional: bool = False, answer: str = "") -> T:
        """Asks until `read` understands the answer; help, talk and notation are understood everywhere."""
        while True:
            text, answer = answer or self.desk.ask(question), ""
            if not text:
                if optional:
                    raise _Back
                continue
            if text.startswith(HELP):
                self._handbook.explain(text.removeprefix(HELP).strip(), self.view.hand)
                continue
            try:
                self._notation(text)
                return read(text)
            except _Again:
                continue
            except _NoAnswer:
                if not self._command(text):
                    self.desk.wrong(self.words.phrase("wrong-move", text=printed(text)))

    def _notation(self, text: str) -> None:
        """A move as records have it, typed instead of an answer."""
        verb, _, rest = text.partition(" ")
        by_numbers = verb == "discard" and rest[:1].isdecimal()
        if verb not in VERBS or not rest or by_numbers:
            return
        try:
            move = parse_move(text)
        except InvalidMove:
            self._wrong(self.words.phrase("wrong-move", text=printed(text)))
        raise _Decided(self._checked(move))

    def _command(self, text: str) -> bool:
        """Something other than an answer; a command is carried out."""
        match command_in(text, self.words, EVERYWHERE):
            case "say", _:
                self._talk()
            case "log", _:
                for line in self._log():
                    self.desk.tell(line)
            case "table", _:
                self._show_page()
            case "quit", _:
                raise Leave
            case _:
                return False
        return True

    def _talk(self) -> None:
        """A statement, chosen step by step."""

        def choose(question: str, answers: Sequence[str]) -> int:
            return self._number(question, answers)

        try:
            said = statement(self.view, self._page.names, self.words, choose)
        except _Back:
            return
        if (unheard := self._say(said)) is not None:
            self.desk.wrong(self.words.refusal(unheard))
        else:
            self.desk.tell(self.words.statement(said, self._seat.number, self._page.names, self._seat.number))

    def _checked(self, move: Move) -> Move:
        """The move, if the rules allow it; else the person is told why not and asked again."""
        if (reason := self._refusal(move)) is not None:
            self._wrong(self.words.refusal(reason))
        return move

    def _refusal(self, move: Move) -> Reason | None:
        return self._seat.refusal(move)

    def _wrong(self, text: str) -> NoReturn:
        self.desk.wrong(text)
        raise _Again

    def _back_hint(self) -> str:
        return f"[{self.words.phrase('enter-back')}]"


def _moved_to(move: Move, cell: Cell, *, turned: bool) -> Move:
    """The same kind of move somewhere else."""
    match move:
        case Lay(card):
            return Lay(card, cell, turned and not card.symmetric)
        case Play(card):
            return Play(card, cell)
        case _:
            return parse_move(f"{str(move).split()[0]} {cell}")  # other moves have only a cell
