"""The words of the rule tests: a position from a drawing, moves, what happened, what the table looks like then.

A test reads like the rule it is named by. It sets up a position that says only what the rule is about, makes moves, and
compares. Everything is written as in docs/notation.md; a list of cards, tools or dwarves is a text of words.

>>> from saboteur.engine.values.facts import Drew
>>> game = position("S─", hands={0: "base_ew base_map"}, deck="base_ns")
>>> uses(game, "base_ew") == {"-1,0", "2,0"}
True
>>> game.refusal("lay base_ew 1,0")
Refusal.CELL_TAKEN
>>> facts = play(game, "lay base_ew 2,0")
>>> kinds(facts)
['laid', 'drew', 'asked']
>>> only(facts, Drew).card
Card.parse('base_ns')
>>> mine_of(game) == picture('''
...     S──
... ''')
True
>>> hand(game, 0), asked(game)
(['base_map', 'base_ns'], ('turn', 1))

In the duel seat 0 is `GREEN`, its entrance lies in the north, and seat 1 is `BLUE`. What the lines of a drawing do not
show (doors, trolls, ladders, nuggets, markers) is a letter, named below it: `duel_cross_blue turned opened` lies turned
and its door is open, `duelgoal_nw_2 @1` has the marker of seat 1.

>>> game = position('''
...     Sa
...     ··
...     S·
...     a = duel_new_blue
... ''', DUEL, hands={GREEN: "duel_key", BLUE: "duel_ew"})
>>> kinds(play(game, "play duel_key 1,1"))
['opened', 'drew', 'asked']

| to do | word |
|---|---|
| set up a position | `position`, `about_to_find`, `about_to_run_out`; the next round: `stacked` |
| make moves | `play`, `find_gold`, `run_out`; on a copy: `mine_after` |
| ask what is legal | `moves`, `uses`; why a move is not: `game.refusal` |
| ask who has to do what | `asked` |
| ask what happened | `kinds`, `only`, `every`, `winners`, `paid` |
| look at the table | `mine_of`, `board` (both compare with a `picture`), `faces`, `hand`, `discard` |
| name values | `card`, `cards`, `cell`, `dwarves` |
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from saboteur import Card, Cell, Deal, Fact, Game, Role, Ruleset, ruleset
from saboteur.engine.core.base import NUGGETS
from saboteur.engine.moves import Discard, Move
from saboteur.engine.setup.setup import Setup
from saboteur.engine.values.facts import Paid, RoundEnded
from saboteur.engine.values.roles import ROLES
from saboteur.notation.drawing.diagram import diagram, draw, drawn, read

BASE, SABOTEUR2, DUEL, SOLO = (ruleset(name) for name in ("base", "saboteur2", "duel", "solo"))
EDITIONS = ("classic", "2016", "new")
GOLD, STONE_NW, STONE_NE = "base_goal_gold", "base_goal_stone_nw", "base_goal_stone_ne"
GREEN, BLUE = 0, 1
STRAIGHT = "S─┼┼┼┼┼"
"""A way to 6,0: one more card, on 7,0, reaches the goal on 8,0."""

_LISTS: Final = {"deck", "discard", "removed", "spare", "gone", "waiting"}
_LISTS_BY_SEAT: Final = {"hands", "mats", "kept", "seen"}

F = TypeVar("F", bound=Fact)


def base(**options: object) -> Ruleset:
    """The base game with options."""
    return ruleset("base", options)


# -- setting up ------------------------------------------------------------------------------------------------------


def position(mine: str = "S", rules: Ruleset = BASE, **parts: Any) -> Game:
    """A game in which seat 0 of the fewest players has the turn; `mine` is a drawing, `parts` are those of a `Setup`.

    Lists of names are words: `hands={0: "base_ew base_ns"}`, `mats={1: "lamp"}`, `deck="base_map"`. The roles of all
    seats are words too, and say how many seats there are: `roles="blue green boss"`.
    """
    if isinstance(parts.get("roles"), str):
        roles = parts["roles"].split()
        parts = {"seats": len(roles), **parts, "roles": dict(enumerate(roles))}
    return Setup(rules, mine=drawn(mine, rules), **{name: _part(name, value) for name, value in parts.items()}).game()


def _part(name: str, value: Any) -> Any:
    """A part of a `Setup`, with its words as a list."""
    if name in _LISTS and isinstance(value, str):
        return value.split()
    if name in _LISTS_BY_SEAT:
        return {seat: words.split() if isinstance(words, str) else words for seat, words in value.items()}
    return value


def about_to_find(
    mine: str = STRAIGHT, rules: Ruleset = BASE, *, finder: int = 0, last: str = "base_ew", **parts: Any
) -> Game:
    """A position in which the only card in the finder's hand, laid on 7,0, reaches the gold: `find_gold`."""
    return position(mine, rules, turn=finder, hands={finder: last}, goals={"8,0": GOLD}, **parts)


def about_to_run_out(mine: str = "S", rules: Ruleset = BASE, *, mover: int = 0, **parts: Any) -> Game:
    """A position with no card left but one in the mover's hand: nobody will reach the gold, see `run_out`."""
    last = "duel_map" if rules.name in ("duel", "solo") else "base_ns"
    return position(mine, rules, turn=mover, hands={mover: last}, rest="discard", **parts)


def short_pile(
    pile: Sequence[int], owner: int = 0, purses: Mapping[int, Sequence[int]] | None = None
) -> dict[str, Any]:
    """Parts of a position: the pile holds only these nugget cards; the owner has won those that are not named."""
    won = {seat: list(values) for seat, values in (purses or {}).items()}
    rest = Counter(map(int, NUGGETS)) - Counter([*pile, *(value for values in won.values() for value in values)])
    return {"pile": pile, "purses": {**won, owner: sorted(rest.elements())}}


def stacked(game: Game, *, out: str = "", deck: str = "", roles: str = "", goals: str = "") -> Deal:
    """A deal of the next round: in each part those named lie on top, the others sorted below.

    `out`: the first of the cards that go out unseen before the others are dealt (6.1, 9.1).
    """
    cards = game.to_deal
    removed = out.split()
    others = _without(map(str, cards.deck), [*removed, *deck.split()])
    removed += [others.pop() for _ in range(game.ruleset.removed - len(removed))]
    return replace(
        cards,
        deck=tuple(map(Card.parse, [*removed, *deck.split(), *others])),
        roles=tuple(dwarves(" ".join([*roles.split(), *_without(cards.roles, roles.split())]))),
        goals=tuple(map(Card.parse, [*goals.split(), *_without(map(str, cards.goals), goals.split())])),
    )


def _without(names: Iterable[str], taken: Iterable[str]) -> list[str]:
    return sorted((Counter(names) - Counter(taken)).elements())


# -- moves -----------------------------------------------------------------------------------------------------------


def play(game: Game, *moves: str | Move) -> list[Fact]:
    """Makes these moves; returns the facts of the last one."""
    facts: list[Fact] = []
    for move in moves:
        facts = game.apply(move, tell=True)
    return facts


def find_gold(game: Game, card: str = "base_ew") -> list[Fact]:
    """Lays the last card of the way to the gold on 8,0."""
    return play(game, f"lay {card} 7,0")


def run_out(game: Game) -> list[Fact]:
    """Everybody only discards until the round ends; returns the facts of the last discard."""
    facts: list[Fact] = []
    number = game.round
    while game.asked == "turn" and game.round == number:
        facts = play(game, next(move for move in game.legal_moves if isinstance(move, Discard)))
    return facts


def moves(game: Game, beginning: str = "") -> set[str]:
    """The legal moves, or those of them that begin with this."""
    listed = [str(move) for move in game.legal_moves]
    assert len(set(listed)) == len(listed)
    return {move for move in listed if move.startswith(beginning)}


def uses(game: Game, card: str) -> set[str]:
    """Where and how a card can be laid, or on what it can be played: `1,1`, `1,1 turned`, `0 pick`."""
    return {
        move.removeprefix(beginning)
        for beginning in (f"lay {card} ", f"play {card} ")
        for move in moves(game, beginning)
    }


def asked(game: Game) -> tuple[str, int | None]:
    """What is asked and of which seat: `("turn", 1)`."""
    return game.asked, game.actor


# -- what happened ---------------------------------------------------------------------------------------------------


def kinds(facts: Iterable[Fact]) -> list[str]:
    """What happened, one word for each fact: `["laid", "drew", "asked"]`."""
    return [fact.name() for fact in facts]


def only(facts: Iterable[Fact], kind: type[F]) -> F:
    """The one fact of this kind."""
    [found] = [fact for fact in facts if isinstance(fact, kind)]
    return found


def every(facts: Iterable[Fact], *wanted: type[F]) -> list[F]:
    """The facts of these kinds, in order."""
    return [fact for fact in facts if isinstance(fact, wanted)]


def winners(facts: Iterable[Fact]) -> str:
    """The dwarves who won the round, in the order of the seats: `"blue boss"`."""
    ended = only(facts, RoundEnded)
    return " ".join(ended.roles[seat] for seat in ended.winners)


def paid(facts: Iterable[Fact]) -> dict[int, object]:
    """What each seat got from the bank; seats that got nothing are left out."""
    return {fact.seat: fact.amount for fact in every(facts, Paid)}


# -- the table -------------------------------------------------------------------------------------------------------


def picture(text: str) -> str:
    """A drawing in the form of `mine_of` and `board`: without empty borders, with the same letters for equal cards."""
    return draw(read(text, at=Cell(0, 0)))


def mine_of(game: Game) -> str:
    """The mine as everybody sees it, without the goals that lie face down."""
    return diagram(game, goals=False)


def mine_after(game: Game, *moves: str) -> str:
    """The mine as these moves would leave it; the game stays as it is."""
    other = game.clone()
    play(other, *moves)
    return mine_of(other)


def board(game: Game) -> str:
    """The mine with its face-down goals."""
    return diagram(game)


def faces(game: Game, observer: int | None = None) -> list[str]:
    """The goals an observer knows, in the order of the deal; `?` for the others."""
    return [str(goal.face) for goal in game.view(observer).goals]


def hand(game: Game, seat: int) -> list[str]:
    """The cards a seat holds."""
    return [str(card) for card in game.view(seat).hand]


def discard(game: Game, observer: int | None = None) -> list[str]:
    """The discard as an observer knows it."""
    return [str(thrown.card) for thrown in game.view(observer).discard]


# -- values ----------------------------------------------------------------------------------------------------------


def card(name: str) -> Card:
    """The card of this name."""
    return Card.parse(name)


def dwarves(words: str) -> list[Role]:
    """The dwarves of these words."""
    return [ROLES[ROLES.index(word)] for word in words.split()]


def cards(names: str) -> tuple[Card, ...]:
    """The cards of these names: `cards("base_ew base_ns")`."""
    return tuple(map(Card.parse, names.split()))


def cell(text: str) -> Cell:
    """The cell with these coordinates: `cell("5,0")`."""
    return Cell.parse(text)
