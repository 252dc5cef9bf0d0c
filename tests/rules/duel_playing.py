"""Positions of the duel and the solo game in a few words, for tests that read like the rules.

Seat 0 is green and its entrance lies in the north, seat 1 is blue. A drawing of the mine has one character a cell; what
its lines do not show (doors, trolls, ladders, nuggets, markers) is a letter, named below the drawing:
`duel_cross_blue turned opened` lies turned and its door is open, `duelgoal_nw_2 @1` has blue's marker.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

from saboteur import Card, Cell, Deal, Fact, Game, ruleset
from saboteur.engine.cards import Colour, MatCard
from saboteur.engine.moves import Discard
from saboteur.engine.setup import Setup
from saboteur.notation.diagram import diagram, draw, drawn

DUEL, SOLO = ruleset("duel"), ruleset("solo")
GREEN, BLUE = 0, 1
ENTRANCES = """
    S
    ·
    S
"""


def duel(
    mine: str = ENTRANCES,
    *,
    turn: int = GREEN,
    green: str | None = None,
    blue: str | None = None,
    broken: Mapping[int, Iterable[MatCard]] | None = None,
    veins: Mapping[str, str] | None = None,
    deck: str | None = None,
    markers: int | None = None,
    keys: int | None = None,
    number: int = 1,
    kept: Mapping[int, Iterable[str]] | None = None,
    gone: str = "",
) -> Game:
    """A turn of the duel: the mine, the hands in words, the faces of vein cards by their cells.

    `deck`: exactly these cards are left to draw, and hands not named are empty; otherwise all other cards are there.
    `number`: which round it is.
    """
    hands = {GREEN: green, BLUE: blue}
    return Setup(
        DUEL,
        turn=turn,
        hands={seat: words.split() for seat, words in hands.items() if words is not None},
        mine=drawn(mine, DUEL),
        mats=broken or {},
        goals=veins or {},
        deck=(deck or "").split(),
        rest="deck" if deck is None else "discard",
        markers=markers,
        keys=keys,
        round=number,
        kept=kept or {},
        gone=gone.split(),
        waiting=_waiting(number, [*(veins or {}).values(), *(each.card.id for each in drawn(mine, DUEL))], kept or {}),
    ).game()


def _waiting(number: int, lying: Iterable[str], kept: Mapping[int, Iterable[str]]) -> list[str]:
    """Vein cards of the rounds to come: any that are named nowhere."""
    named = {*lying, *(card for cards in kept.values() for card in cards)}
    free = [str(card) for card in DUEL.goals if str(card) not in named]
    due = len(DUEL.goals) - 6 * number
    return free[len(free) - due :]


def solo(
    mine: str = "S",
    *,
    hand: str = "duel_ew",
    deck: str = "",
    colour: Colour = "green",
    broken: Iterable[MatCard] = (),
    veins: Mapping[str, str] | None = None,
    markers: int | None = None,
) -> Game:
    """A turn of the solo game; exactly the cards named are left to draw."""
    rules = ruleset("solo", colour=colour)
    return Setup(
        rules,
        hands={0: hand.split()},
        mine=drawn(mine, rules),
        mats={0: broken},
        goals=veins or {},
        deck=deck.split(),
        rest="discard",
        markers=markers,
    ).game()


def shown(game: Game) -> str:
    """The mine as a drawing, face-down vein cards left out."""
    return diagram(game, goals=False)


def picture(text: str, *, of: str = "duel") -> str:
    """A drawing in the form of `shown`: the same letters for the same cards, nothing empty around it."""
    return draw(drawn(text, ruleset(of, {})))


def after(game: Game, *moves: str) -> list[Fact]:
    """Plays these moves; what happened with the last of them."""
    facts: list[Fact] = []
    for move in moves:
        facts = game.apply(move, tell=True)
    return facts


def names(facts: Iterable[Fact]) -> list[str]:
    """What happened, in a word each."""
    return [fact.name() for fact in facts]


def uses(game: Game, card: str) -> set[str]:
    """Where a card may be laid or played: `1,1`, `1,1 turned`, `0 pick`."""
    starts = (f"lay {card} ", f"play {card} ")
    return {
        str(move).removeprefix(start) for move in game.legal_moves for start in starts if str(move).startswith(start)
    }


def options(game: Game) -> set[str]:
    """All legal moves as they are written."""
    return {str(move) for move in game.legal_moves}


def cell(text: str) -> Cell:
    """`5,0` is five cells east of the entrances, in the row between them."""
    return Cell.parse(text)


def card(name: str) -> Card:
    """A card by its name."""
    return Card.parse(name)


def cards(words: str) -> tuple[Card, ...]:
    """Cards by their names."""
    return tuple(Card.parse(word) for word in words.split())


def throw_everything_away(game: Game) -> list[Fact]:
    """Both players only discard until the round ends; what happened with the last discard."""
    facts: list[Fact] = []
    number = game.round
    while game.asked == "turn" and game.round == number:
        move = next(move for move in game.legal_moves if isinstance(move, Discard))
        facts = game.apply(move, tell=True)
    return facts


def dealt(game: Game, *, first_out: str = "", deck: str = "", veins: str = "") -> Deal:
    """A deal of the next round with these cards on top, the others sorted below; in solo ten go out before."""
    to_deal = game.to_deal
    rest = Counter(to_deal.deck) - Counter(cards(f"{first_out} {deck}"))
    others = sorted(rest.elements())
    out = cards(first_out)
    filling = others[len(others) - (game.ruleset.removed - len(out)) :] if game.ruleset.removed else []
    under = others[: len(others) - len(filling)]
    goals = (*cards(veins), *(card for card in to_deal.goals if card not in cards(veins)))
    return replace(to_deal, deck=(*out, *filling, *cards(deck), *under), goals=goals)
