"""A game of any ruleset: what is asked, what is legal and why something is not, what happened, what each seat knows."""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import overload

from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.packed import A_DEAL, A_OVER, ASKED, borrowed_moves, give_back
from saboteur.engine.core.refusing import refusal_number
from saboteur.engine.core.state import State
from saboteur.engine.deal import Deal, Dealer, SeededDealer, cards_to_deal, deal_into, is_written
from saboteur.engine.moves import InvalidMove, Move, packed_move, parse_move, unpacked_move
from saboteur.engine.outcome import Outcome, outcome_of
from saboteur.engine.pickling import Values, state_of_values, values_of
from saboteur.engine.picture import name_of, picture
from saboteur.engine.ruleset import Ruleset, check_ruleset
from saboteur.engine.values import facts
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.question import Question
from saboteur.engine.values.refusal import Refusal
from saboteur.engine.view import View, view_of


class IllegalMove(ValueError):
    """A move that is refused; `refusal` says why, the message with the move and who is asked for what."""

    def __init__(self, move: Move, refusal: Refusal, asked: str) -> None:
        super().__init__(move, refusal, asked)
        self.move = move
        self.refusal = refusal

    def __str__(self) -> str:
        move, refusal, asked = self.args
        return f"{move}: {refusal} ({asked})"


class LegalMoves(Sequence[Move]):
    """The legal moves of one position, each once: listed when somebody looks, the same after the game has gone on.

    What it is made from is no attribute of an own dictionary: `vars` of what a player is given shows no hands.
    """

    __slots__ = ("_listed", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        self._listed: list[int] | None = None

    def __iter__(self) -> Iterator[Move]:
        return map(unpacked_move, self._moves())

    def __len__(self) -> int:
        return len(self._moves())

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [*map(unpacked_move, self._moves()[index])]
        return unpacked_move(self._moves()[index])

    def __contains__(self, move: object) -> bool:
        try:
            return isinstance(move, str | Move) and refusal_of(self._state, move) is None
        except InvalidMove:
            return False

    def refusal(self, move: Move | str) -> Refusal | None:
        """Why a move is not among them."""
        return refusal_of(self._state, move)

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as a tuple of moves."""
        return tuple, (tuple(self),)

    def _moves(self) -> list[int]:
        if self._listed is None:
            moves = borrowed_moves()
            list_moves(self._state, moves)
            self._listed = moves.numbers()
            give_back(moves)
        return self._listed


def refusal_of(state: State, move: Move | str) -> Refusal | None:
    """Why a move is refused in this state."""
    move = parse_move(move) if isinstance(move, str) else move
    return Refusal.of_number(refusal_number(state, packed_move(move)))


@cache
def _asking(what: Question, seat: int | None) -> facts.Asked:
    """The same fact for the same question: every move ends with one, and tables keep them all."""
    return facts.Asked(what, seat)


def _restored(ruleset: Ruleset, seats: int, values: Values, dealer: Dealer | None) -> Game:
    return Game.of_state(ruleset, state_of_values(ruleset, seats, values), dealer)


class Game:
    """A game being played; equal to another that stands alike, copied, pickled, printed.

    >>> from saboteur import Game, ruleset
    >>> game = Game(ruleset("base"), 5, seed="7")
    >>> game.asked, game.actor, len(game.legal_moves)
    ('turn', 1, 26)
    >>> game.refusal("lay base_ns 3,0")
    Refusal.NOT_CONNECTED
    >>> game.refusal("lay base_ns 3,0").rule
    '3.3'
    >>> [fact.name() for fact in game.apply("discard base_ns", tell=True)]
    ['discarded', 'drew', 'asked']
    >>> game
    <Game base, 5 seats, round 1, seat 2 is asked: turn>
    """

    def __init__(self, ruleset: Ruleset, seats: int, *, seed: str | None = None, dealer: Dealer | None = None) -> None:
        """With a seed or a dealer every round is dealt by itself; without, `deal` begins each."""
        check_ruleset(ruleset)
        if seed is not None and not isinstance(seed, str):
            raise TypeError(f"seed: expected a text, found {seed!r}: give seed={str(seed)!r}")
        if seed is not None and not is_written(seed):
            raise ValueError(f"seed: no text in UTF-8: {seed!r}")
        if seed is not None and dealer is not None:
            raise ValueError("a game is dealt by a seed or by a dealer, not by both")
        self._hold(ruleset, ruleset.state(seats), SeededDealer(seed) if seed is not None else dealer)
        if self.dealer is not None:
            self.deal(self.dealer.deal(self.to_deal, 1, seats))

    def _hold(self, ruleset: Ruleset, state: State, dealer: Dealer | None) -> None:
        self.ruleset: Ruleset = ruleset
        self.seats: int = int(state.rules.seats)
        self.dealer: Dealer | None = dealer
        self.state: State = state

    @staticmethod
    def of_state(ruleset: Ruleset, state: State, dealer: Dealer | None = None) -> Game:
        """A game that goes on from a state; the dealer deals its later rounds."""
        game = Game.__new__(Game)
        game._hold(ruleset, state, dealer)
        return game

    def clone(self) -> Game:
        """An equal game of its own."""
        return Game.of_state(self.ruleset, self.state.clone(), self.dealer)

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled whole, for another process with the same version of the package: no form to keep (records are)."""
        return _restored, (self.ruleset, self.seats, values_of(self.state), self.dealer)

    def __eq__(self, other: object) -> bool:
        """Whether two games stand alike: the same ruleset and seats, and everything lies and is asked alike.

        How they came there and go on does not count: rounds already paid (`outcome`), and who deals.
        """
        from saboteur.engine.setup.setup import Setup  # noqa: PLC0415  (a setup begins games)

        return isinstance(other, Game) and Setup.of(self) == Setup.of(other)

    __hash__ = None  # type: ignore[assignment]  # it goes on

    def __repr__(self) -> str:
        return f"<Game {name_of(self.ruleset, self.state)}>"

    def __str__(self) -> str:
        """The mine and everything else, hidden cards too: for the program that holds the game, not for a player."""
        return picture(self.ruleset, self.state)

    @property
    def asked(self) -> Question:
        """What is asked for: `turn`, `goal`, `position`, `claim`, `nugget`, `rob`, `deal` or `over`."""
        return ASKED[self.state.asked]

    @property
    def actor(self) -> int | None:
        """The seat that is asked, if any."""
        return None if self.state.asked >= A_DEAL else self.state.actor

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the first deal."""
        return self.state.round

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.asked == A_OVER

    @property
    def gold(self) -> tuple[int, ...]:
        """What everybody has earned so far: known to the table, not to the players (`view`)."""
        return tuple(self.state.gold(seat) for seat in range(self.seats))

    @property
    def outcome(self) -> Outcome:
        """What has come of the rounds so far, and who has won: known to the table, not to the players."""
        return outcome_of(self.state)

    @property
    def legal_moves(self) -> LegalMoves:
        """What the seat asked may do."""
        return LegalMoves(self.state.clone())

    def refusal(self, move: Move | str) -> Refusal | None:
        """Why a move is refused, `None` exactly when it is legal; text that is no move raises `InvalidMove`."""
        return refusal_of(self.state, move)

    def apply(self, move: Move | str, *, tell: bool = False) -> list[Fact]:
        """Carries out a legal move; what happened is told if asked for."""
        done = self.attempt(move, tell=tell)
        if isinstance(done, Refusal):
            seat = "nobody" if self.actor is None else f"seat {self.actor}"
            move = parse_move(move) if isinstance(move, str) else move
            raise IllegalMove(move, done, f"{seat} is asked for: {self.asked}")
        return done

    def attempt(self, move: Move | str, *, tell: bool = True) -> list[Fact] | Refusal:
        """Carries out a move if it is legal: what happened, or why nothing did; looked at once."""
        return self.attempt_number(packed_move(parse_move(move) if isinstance(move, str) else move), tell=tell)

    def attempt_number(self, number: int, *, tell: bool = True) -> list[Fact] | Refusal:
        """The same with the number of a move."""
        if refusal := Refusal.of_number(refusal_number(self.state, number)):
            return refusal
        if not tell:
            self.state.apply(number)
            self._go_on()
            return []
        told = self._listen(tell)
        self.state.apply(number)
        self._go_on()
        return self._end_of_telling(told)

    @property
    def to_deal(self) -> Deal:
        """What has to be shuffled for the next round, sorted."""
        return cards_to_deal(self.state)

    def deal(self, deal: Deal, *, tell: bool = False) -> list[Fact]:
        """Begins the next round with these orders; only where `deal` is asked for."""
        if self.state.asked != A_DEAL:
            raise ValueError(f"no deal is asked for, but: {self.asked}")
        told = self._listen(tell)
        deal_into(self.state, deal)
        self._go_on()
        return self._end_of_telling(told)

    def view(self, observer: int | None) -> View:
        """What a seat knows; without a seat, what a watcher sees."""
        if observer is not None and (isinstance(observer, bool) or observer not in range(self.seats)):
            raise ValueError(f"no seat {observer}: the seats are 0 to {self.seats - 1}")
        return view_of(self.state, self.ruleset, observer)

    def _go_on(self) -> None:
        """A round dealt by itself follows at once."""
        if self.dealer is not None and self.state.asked == A_DEAL:
            deal_into(self.state, self.dealer.deal(self.to_deal, self.state.round + 1, self.seats))

    def _listen(self, tell: bool) -> list[Fact]:
        told: list[Fact] = []
        self.state.telling = tell
        self.state.told = told
        return told

    def _end_of_telling(self, told: list[Fact]) -> list[Fact]:
        if self.state.telling:
            told.append(_asking(self.asked, self.actor))
        self.state.telling = False
        self.state.told = []
        return told


__all__ = ["Game", "IllegalMove", "InvalidMove", "LegalMoves"]
