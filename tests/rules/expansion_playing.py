"""Words the tests of the expansion share: a mine from a drawing, a round about to be decided, what was told of it.

The roles of the seats are a sentence, seat 0 first: `"blue green boss"`. A mine whose way to the gold on 8,0 lacks only
its last card, on 7,0, is completed by `find_gold`.
"""

from collections.abc import Iterable, Mapping
from inspect import cleandoc
from typing import TypeVar

from saboteur import Card, Fact, Game, ruleset
from saboteur.engine.cards import MatCard
from saboteur.engine.facts import Paid, RoundEnded
from saboteur.engine.roles import ROLES, Role
from saboteur.engine.setup import Setup
from saboteur.engine.view import Lying
from saboteur.notation.diagram import diagram, drawn

SABOTEUR2 = ruleset("saboteur2")
STRAIGHT = "S─┼┼┼┼┼"
"""A way to 6,0: one more card, on 7,0, reaches the goal on 8,0."""

F = TypeVar("F", bound=Fact)


def mine(text: str) -> tuple[Lying, ...]:
    """The cards of a drawing."""
    return drawn(text, SABOTEUR2)


def picture(game: Game, *, goals: bool = False) -> str:
    """The mine as it lies now; face-down goals only if wanted."""
    return diagram(game, goals=goals)


def drawing(text: str) -> str:
    """A drawing without its indentation, as `picture` gives it."""
    return cleandoc(text)


def dwarves(roles: str) -> list[Role]:
    """The dwarves of these words."""
    return [ROLES[ROLES.index(word)] for word in roles.split()]


def seated(roles: str) -> dict[int, Role]:
    """The dwarves of the seats, seat 0 first."""
    return dict(enumerate(dwarves(roles)))


def about_to_find(
    mine_text: str,
    roles: str,
    *,
    finder: int = 0,
    last: str = "base_ew",
    mats: Mapping[int, Iterable[MatCard]] | None = None,
    thefts: Iterable[int] | None = None,
    coins: Mapping[int, int] | None = None,
    round_number: int = 1,
) -> Game:
    """A game whose next card, the only one in the finder's hand, reaches the gold."""
    return Setup(
        SABOTEUR2,
        len(roles.split()),
        turn=finder,
        hands={finder: [last]},
        mine=mine(mine_text),
        goals={"8,0": "base_goal_gold"},
        roles=seated(roles),
        mats=mats or {},
        thefts=thefts,
        coins=coins or {},
        round=round_number,
    ).game()


def find_gold(game: Game) -> list[Fact]:
    """The last card of the way is laid."""
    return told(game, "lay base_ew 7,0")


def about_to_run_out(
    roles: str,
    *,
    mine_text: str = "S",
    mats: Mapping[int, Iterable[MatCard]] | None = None,
    thefts: Iterable[int] | None = None,
    coins: Mapping[int, int] | None = None,
    round_number: int = 1,
) -> Game:
    """A game with no card left but one in the hand of seat 0: nobody will reach the gold."""
    return Setup(
        SABOTEUR2,
        len(roles.split()),
        hands={0: ["base_ns"]},
        rest="discard",
        mine=mine(mine_text),
        roles=seated(roles),
        mats=mats or {},
        thefts=thefts,
        coins=coins or {},
        round=round_number,
    ).game()


def run_out(game: Game) -> list[Fact]:
    """The last card is discarded."""
    return told(game, "discard base_ns")


def told(game: Game, move: str) -> list[Fact]:
    """What happened by a move."""
    return game.apply(move, tell=True)


def only(facts: Iterable[Fact], kind: type[F]) -> F:
    """The one fact of this kind."""
    [found] = [fact for fact in facts if isinstance(fact, kind)]
    return found


def every(facts: Iterable[Fact], kind: type[F]) -> list[F]:
    """The facts of this kind, in order."""
    return [fact for fact in facts if isinstance(fact, kind)]


def winners(facts: Iterable[Fact]) -> str:
    """The dwarves who won, in the order of the seats."""
    ended = only(facts, RoundEnded)
    return " ".join(ended.roles[seat] for seat in ended.winners)


def paid(facts: Iterable[Fact]) -> dict[int, object]:
    """What each seat got from the bank; seats that got nothing are left out."""
    return {fact.seat: fact.amount for fact in every(facts, Paid)}


def hand(game: Game, seat: int) -> list[str]:
    """The cards a seat holds."""
    return [str(card) for card in game.view(seat).hand]


def moves(game: Game, verb: str = "") -> set[str]:
    """The legal moves, or those of them that begin with this."""
    listed = [str(move) for move in game.legal_moves]
    assert len(set(listed)) == len(listed)
    return {move for move in listed if move.startswith(verb)}


def cards(*names: str) -> tuple[Card, ...]:
    """These cards."""
    return tuple(Card.parse(name) for name in names)


def card(name: str) -> Card:
    """The card of this name."""
    return Card.parse(name)
