"""Asks one person for a move: by numbers, letters, commands or notation; it is read back before it is made."""

from collections.abc import Sequence

from saboteur.cli.playing.asking import (
    AFTER_THE_ROUND,
    EVERYWHERE,
    TURNS,
    Asking,
    Back,
    Decided,
    Instead,
    Leave,
    NoAnswer,
)
from saboteur.cli.playing.desk import WRONG
from saboteur.cli.playing.page import Below
from saboteur.cli.playing.places import LetteredPlaces, cell_of
from saboteur.cli.playing.reasons import why_not
from saboteur.cli.playing.signs import DRAWN
from saboteur.cli.playing.typed import HELP, Command, card_and_more_in, cell_in, command_in, number_in, word_for
from saboteur.engine.moves import (
    MOST_DISCARDED,
    Bribe,
    Clear,
    Discard,
    Lay,
    Move,
    Play,
    Position,
    parse_move,
)
from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.view import View

__all__ = ["Leave", "Person"]

HINTED: tuple[Command, ...] = ("say", "log", "table", "quit")
"""Commands that every question for a turn names; help lists the others."""


class Person(Asking):
    """A person at the desk. Knows nothing of the table but the seat."""

    _round = 0
    """Whose mine has been described."""

    def choose(self) -> Move:
        """A legal move; the question stands below a page of what the person knows."""
        view = self.view
        if view.asked not in AFTER_THE_ROUND:
            self.desk.tell()
            if not self.desk.draws:
                self._page.show_in_words(view, self.around, whole=self._round != view.round)
            self._round = view.round
        answer, move = "", None
        while True:
            try:
                if move is None:
                    move = self._turn(answer) if view.asked == "turn" else self._choice(answer)
                return self._read_back(move)
            except Decided as decided:
                move = decided.move
            except Instead as other:
                move, answer = None, other.text
            except Back:
                move, answer = None, ""

    def _read_back(self, move: Move) -> Move:
        """The move, once the person has read what it is and pressed Enter; anything else goes back."""
        if not self.desk.confirming:
            return move
        words, hand = self.words, self.hand

        def read(text: str) -> Move:
            if command_in(text, words, EVERYWHERE):
                raise NoAnswer
            turns = card_and_more_in(text, len(hand)) or text.isdecimal() or command_in(text, words, TURNS)
            raise Instead(text) if turns or self.view.asked != "turn" else Back

        places = LetteredPlaces(on={cell: [DRAWN]} if (cell := cell_of(move)) else {})
        below = Below(hand=self.view.asked == "turn", places=places)
        sentence = words.move(move, self._page.names, self._seat.number)
        return self.ask_or_enter(f"{sentence}. [{words.phrase('enter-make')}]", read, lambda: move, below)

    # -- a turn ----------------------------------------------------------------------------------------------------

    def _turn(self, answer: str) -> Move:
        """What the person does this turn; the answer may be known already."""
        view, words, hand = self.view, self.words, self.hand
        moves = list(self._seat.legal_moves)
        commands: list[Command] = ["discard"]
        commands += ["clear"] if any(isinstance(move, Clear) for move in moves) else []
        commands += ["bribe"] if any(isinstance(move, Bribe) for move in moves) else []
        commands += [command for command in HINTED if command != "say" or view.seats > 1]
        hints = [word_for(command, words) for command in commands]
        question = " · ".join([words.phrase("ask-card", most=len(hand)), *hints, HELP])

        def read(text: str) -> Move:
            number = number_in(text, len(hand))
            if number is not None:
                return self._card(hand[number], moves)
            if more := card_and_more_in(text, len(hand)):
                return self._card(hand[more[0]], moves, more[1])
            if text.isdecimal():
                self.wrong(words.phrase("wrong-number", least=1, most=len(hand)))
            match command_in(text, words, (*TURNS, *EVERYWHERE)):
                case "discard", rest:
                    return self._discard(hand, rest)
                case "pass", rest:
                    self.tell_next(words.phrase("pass-discards"))
                    return self._discard(hand, rest)
                case "clear", _:
                    return self._clear(hand, moves)
                case "bribe", rest:
                    bribes: list[Move] = [move for move in moves if isinstance(move, Bribe)]
                    if not bribes:
                        self.wrong(words.phrase("no-troll"))
                    return self._place(bribes, "", None, given=rest)
                case _:
                    raise NoAnswer

        return self.ask(question, read, Below(hand=True), answer=answer)

    def _card(self, card: Card, moves: Sequence[Move], given: str = "") -> Move:
        """What is done with a card of the hand; the place or the target may be given."""
        words = self.words
        possible: list[Move] = [move for move in moves if isinstance(move, Lay | Play) and move.card is card]
        if not possible:
            self.tell_next(why_not(card, self.view, self.refusal, words), WRONG)
            raise Back
        if cell_of(possible[0]) is not None:
            return self._place(possible, f"{words.card(card)}. ", card, given=given)
        return self._listed(possible, words.card(card), optional=True, given=given)

    def _discard(self, hand: Sequence[Card], numbers: str) -> Move:
        question = self.words.phrase("ask-discard", most=self.view.ruleset.most_discarded)
        chosen = self.numbers(question, len(hand), MOST_DISCARDED, given=numbers)
        return self.checked(Discard(tuple(hand[number] for number in chosen)))

    def _clear(self, hand: Sequence[Card], moves: Sequence[Move]) -> Move:
        """Two cards to remove one in front of the person (6.2, 8.2)."""
        words = self.words
        lying = list(dict.fromkeys(move.what for move in moves if isinstance(move, Clear)))
        if not lying:
            self.wrong(words.phrase("nothing-to-clear"))
        what = lying[0]
        if len(lying) > 1:
            what = lying[self.number(words.phrase("ask-clear"), [words.lying(each) for each in lying])]
        question = f"{words.lying(what)}: {words.phrase('ask-two')}"
        one, two = self.numbers(question, len(hand), 2, least=2)
        return self.checked(Clear(what, (hand[one], hand[two])))

    # -- other choices ---------------------------------------------------------------------------------------------

    def _choice(self, answer: str) -> Move:
        """All questions of the rules except a turn; the answer may be known already."""
        view, moves = self.view, list(self._seat.legal_moves)
        question = self.words.asked(view.asked)
        if cell_of(moves[0]) is not None:
            return self._place(moves, question, None, optional=False, given=answer)
        if view.asked == "position":
            return self._position(view, question, answer)
        return self._listed(moves, question, optional=False, given=answer)

    def _position(self, view: View, question: str, answer: str) -> Move:
        """The position of the goal that was turned over (4.3, 8.8)."""
        lying = {each.cell for each in view.mine}
        [card] = [goal.face for goal in view.goals if goal.open and goal.cell not in lying]
        assert isinstance(card, Card)
        positions = (Position(turned=False), Position(turned=True))
        answers = [
            f"{self.words.move(position, self._page.names)}: {self.words.card_whole(card, turned=position.turned)}"
            for position in positions
        ]
        below = Below(card=card, labels=("1", "2"))
        return positions[self.number(question, answers, optional=False, given=answer, below=below)]

    def _place(
        self, moves: Sequence[Move], question: str, card: Card | None, *, optional: bool = True, given: str = ""
    ) -> Move:
        """One of the places that have a letter now, or one named by its coordinates."""
        words, places = self.words, LetteredPlaces.of(moves, self.words, drawn=self.desk.draws)
        if optional:
            question += words.phrase("ask-place-turned" if places.turned else "ask-place")
        labels = ("", "")
        if card is not None and card.tile is not None:
            labels = (places.first(turned=False), places.first(turned=True))

        def read(text: str) -> Move:
            if move := places.find(text):
                return move
            if cell := cell_in(text, words):
                return self.checked(_moved_to(moves[0], Cell(*cell[0]), turned=cell[1]))
            another = text.isdecimal() or card_and_more_in(text, len(self.hand)) or command_in(text, words, TURNS)
            if optional and another:
                raise Instead(text)
            raise NoAnswer

        below = Below(places=places, card=card, labels=labels)
        return self.ask(question, read, below, optional=optional, answer=given)

    def _listed(self, moves: Sequence[Move], question: str, *, optional: bool, given: str = "") -> Move:
        names = self._page.names
        answers = [self.words.move(move, names, self._seat.number) for move in moves]
        return moves[self.number(question, answers, optional=optional, given=given)]


def _moved_to(move: Move, cell: Cell, *, turned: bool) -> Move:
    """The same kind of move somewhere else."""
    match move:
        case Lay(card):
            return Lay(card, cell, turned and not card.symmetric)
        case Play(card):
            return Play(card, cell)
        case _:
            return parse_move(f"{str(move).split()[0]} {cell}")  # other moves have only a cell
