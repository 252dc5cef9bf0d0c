"""A node of a game's tree: the quick surface for searches and research, on moves that are whole numbers.

What a node is. All cards of one game at one moment: the true ones (`of_game`), or those of a world that may be the true
one (`sampled`). Nothing is hidden from its holder, so a player searches sampled worlds. It keeps no history and
tells no facts; `game` gives a `Game`, which has views, facts and refusals.

Who is asked. A node is of one of three kinds:
- somebody is asked: `actor` is a seat, `asked` says for what (`turn`, `goal`, `position`, `claim`, `nugget`, `rob`),
  `moves()` has at least one number, `play` goes on;
- chance: `chance` is true, `asked` is `deal`, `actor` is None, `moves()` is empty, `deal` goes on. There are too many
  deals to list them: one is drawn (`deal(rng)`) or given (`deal(a_deal)`). A node never deals by itself;
- the end: `over` is true, `asked` is `over`, `actor` is None, `moves()` is empty, nothing goes on.
Nothing else is left to chance: the deal has fixed the order of the deck and all else that is drawn from later.

Numbers of moves. A number says all of its move: operation, cards, cell or seat, position (packed.py). It means the same
move in every node of every game, now and later, for every seat: numbers may be compared, hashed and kept as long as
the program runs. They are no indices: they lie sparsely between 9 and 2**29, in no promised order, and another version
of this package may number moves otherwise. What is stored or sent is the text or the `Move` (`text`, `move`, `number`).

What is checked. `play`, `child` and `Trials` take the number of a move that is legal now. Any other is refused and the
node stays as it was: `IllegalMove` says why a move is not legal, `InvalidMove` that a number is of no move (both are
ValueErrors), TypeError that something is no whole number (True is none; an integer of NumPy is one). To list first and
to play one of those listed costs nothing twice: the list is kept until the node changes.

Returns. `returns()` is what every seat has earned so far, by seat, at any node; where the game is over, it is the
result. Several seats may gain together, so it is no game of zero sum.

Copies. `clone` is independent and quick; `child` is a clone that has played a move. A node is used by one thread at a
time, different nodes by as many as there are. What does much at once (`run`, `play_out`, `Trials`) gives no thread a
turn and notices no Ctrl-C before it is done: ask for as much as may be waited for.
"""

from __future__ import annotations

from operator import index
from typing import Final, SupportsIndex

from librt.vecs import vec

from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.native import i64
from saboteur.engine.core.packed import A_DEAL, A_OVER, ASKED, borrowed_moves, give_back
from saboteur.engine.core.refusing import refusal_number
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.state import State
from saboteur.engine.core.vecs import words_of
from saboteur.engine.deal import Deal, Dealer, cards_to_deal, deal_into
from saboteur.engine.game import Game, IllegalMove
from saboteur.engine.moves import LARGEST, Move, move_of, packed_move, parse_move
from saboteur.engine.ruleset import Ruleset, check_ruleset
from saboteur.engine.search.digging import play_by
from saboteur.engine.search.playout import deal_quickly
from saboteur.engine.search.policy import Policy, Until, check_until, compass_of, play_on
from saboteur.engine.values.question import Question
from saboteur.engine.values.refusal import Refusal
from saboteur.engine.worlds.knowledge import Knowledge

NO_NUMBERS: Final = words_of([])


class Node:
    """One position of a game with every card known, played on by numbers.

    >>> from saboteur import Game, Node, Rng, ruleset
    >>> node = Node.of_game(Game(ruleset("base"), 5, seed="7"))
    >>> node.asked, node.actor, len(node.moves())
    ('turn', 1, 26)
    >>> node.text(node.moves()[0])
    'discard base_dead_e'
    >>> node.play(node.number("discard base_ns"))
    >>> rng = Rng(1)
    >>> while not node.over:
    ...     moves = node.moves()
    ...     if moves:
    ...         node.play(moves[rng.below(len(moves))])
    ...     else:
    ...         node.deal(rng)
    >>> node.returns()
    [7, 0, 4, 0, 3]
    """

    def __init__(self, ruleset: Ruleset, state: State) -> None:
        """The state is the node's own from now on; others are made by `begin`, `of_game` and `sampled`."""
        self.ruleset: Ruleset = ruleset
        self.state: State = state  # for compiled searches to read and to clone; changed by the node alone
        self._listed: vec[i64] = NO_NUMBERS
        self._is_listed: bool = False

    # -- where it comes from, where it goes ----------------------------------------------------------------------

    @staticmethod
    def begin(ruleset: Ruleset, seats: int) -> Node:
        """A game before its first deal."""
        check_ruleset(ruleset)
        return Node(ruleset, ruleset.state(seats))

    @staticmethod
    def of_game(game: Game) -> Node:
        """The position of a game, independent of it; its dealer stays behind."""
        given: object = game
        if not isinstance(given, Game):
            raise TypeError(f"game: expected a Game, found {given!r}")
        return Node(game.ruleset, game.state.clone())

    @staticmethod
    def sampled(knowledge: Knowledge, rng: Rng) -> Node:
        """A world that fits all an observer has been told."""
        return Node(knowledge.ruleset, knowledge.sample_state(rng))

    def game(self, dealer: Dealer | None = None) -> Game:
        """A game that goes on from here, independent of the node; the dealer deals its later rounds."""
        return Game.of_state(self.ruleset, self.state.clone(), dealer)

    def clone(self) -> Node:
        """An equal node, independent of this one."""
        other = Node(self.ruleset, self.state.clone())
        other._listed = self._listed
        other._is_listed = self._is_listed
        return other

    def __copy__(self) -> Node:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Node:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a node is not pickled: send its ruleset, its deals and its moves, and play them again")

    def __repr__(self) -> str:
        return f"<Node {self.ruleset}, {self._asked_of()}>"

    # -- who is asked --------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.state.rules.seats)

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the first deal."""
        return int(self.state.round)

    @property
    def asked(self) -> Question:
        """What is asked for: `turn`, `goal`, `position`, `claim`, `nugget`, `rob`, `deal` or `over`."""
        return ASKED[self.state.asked]

    @property
    def actor(self) -> int | None:
        """The seat that is asked, if any."""
        return None if self.state.asked >= A_DEAL else int(self.state.actor)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.asked == A_OVER

    @property
    def chance(self) -> bool:
        """Whether a deal is asked for."""
        return self.state.asked == A_DEAL

    def returns(self) -> list[int]:
        """The gold of every seat so far."""
        state = self.state
        return [int(state.gold(seat)) for seat in range(state.rules.seats)]

    # -- moves ---------------------------------------------------------------------------------------------------

    def moves(self) -> list[int]:
        """The legal moves, each once; a list of the caller's own, empty where nobody is asked."""
        if not self._is_listed:
            self._list()
        return [int(number) for number in self._listed]

    def is_legal(self, number: SupportsIndex) -> bool:
        """Whether a number is that of a legal move; what is no whole number raises TypeError."""
        return self._lists(whole(number))

    def play(self, number: SupportsIndex) -> None:
        """Carries out a legal move; anything else is refused and changes nothing."""
        wanted = self._legal(number)
        self._is_listed = False
        self.state.apply(wanted)

    def child(self, number: SupportsIndex) -> Node:
        """A clone that has played this legal move."""
        wanted = self._legal(number)
        later = self.state.clone()
        later.apply(wanted)
        return Node(self.ruleset, later)

    def move(self, number: SupportsIndex) -> Move:
        """The move of a number, legal or not; `InvalidMove` if it is of no move."""
        return move_of(whole(number))

    def text(self, number: SupportsIndex) -> str:
        """The same as it is written."""
        return str(self.move(number))

    def number(self, move: Move | str) -> int:
        """The number of a move or of its text, legal or not; `InvalidMove` if it is none."""
        return int(packed_move(parse_move(move) if isinstance(move, str) else move))

    # -- chance --------------------------------------------------------------------------------------------------

    @property
    def to_deal(self) -> Deal:
        """What has to be shuffled for the next round, sorted."""
        return cards_to_deal(self.state)

    def deal(self, how: Deal | Rng) -> None:
        """Begins the next round, shuffled by a generator or in the orders given; only where a deal is asked for."""
        given: object = how
        if self.state.asked != A_DEAL:
            raise ValueError(f"no deal is asked for: {self._asked_of()}")
        if isinstance(given, Rng):
            deal_quickly(self.state, given)
        elif isinstance(given, Deal):
            deal_into(self.state, given)
        else:
            raise TypeError(f"expected a Deal or an Rng, found {given!r}")
        self._is_listed = False

    # -- many moves at once --------------------------------------------------------------------------------------

    def run(self, rng: Rng, most: int, policy: Policy = "uniform") -> int:
        """Plays up to this number of moves of a policy, at most to the end of the round; how many it played."""
        check_rng(rng)
        if most < 0:
            raise ValueError(f"most: expected a number of moves, found {most}")
        compass = compass_of(self.state.rules, policy)
        moves = borrowed_moves()
        self._is_listed = False
        played = play_by(self.state, rng, moves, compass, min(most, 1 << 40))
        give_back(moves)
        return int(played)

    def play_out(self, rng: Rng, policy: Policy = "uniform", until: Until = "round") -> list[int]:
        """The returns after a clone was played to the end of the round or, dealt by the generator, of the game."""
        check_rng(rng)
        whole_game = check_until(until)
        compass = compass_of(self.state.rules, policy)
        end = self.clone()
        moves = borrowed_moves()
        play_on(end.state, rng, moves, compass, whole_game)
        give_back(moves)
        return end.returns()

    def _legal(self, number: SupportsIndex) -> i64:
        """The number of a legal move; raises what says why it is none."""
        found = whole(number)
        if not self._lists(found):
            move = move_of(found)
            refusal = Refusal.of_number(refusal_number(self.state, found))
            assert refusal is not None, move
            raise IllegalMove(move, refusal, self._asked_of())
        return found

    def _list(self) -> None:
        moves = borrowed_moves()
        list_moves(self.state, moves)
        self._listed = moves.items[: moves.count]
        self._is_listed = True
        give_back(moves)

    def _lists(self, number: int) -> bool:
        if not 0 <= number <= LARGEST:
            return False
        if not self._is_listed:
            self._list()
        wanted = i64(number)
        for listed in self._listed:
            if listed == wanted:
                return True
        return False

    def _asked_of(self) -> str:
        seat = "nobody" if self.state.asked >= A_DEAL else f"seat {self.state.actor}"
        return f"{seat} is asked for: {self.asked}"


def whole(number: object) -> int:
    """A number as it is; TypeError for what is none, True and False among them."""
    if isinstance(number, bool):
        raise TypeError(f"expected the number of a move, found {number!r}")
    if isinstance(number, int):
        return number
    try:
        return index(number)  # type: ignore[arg-type]  # whatever it is
    except TypeError:
        raise TypeError(f"expected the number of a move, found {number!r}") from None


def check_rng(rng: object) -> None:
    """Whether something is a generator of this package, as play-outs need it."""
    if not isinstance(rng, Rng):
        raise TypeError(f"rng: expected an Rng, found {rng!r}")
