"""`sample` equals enumeration: on tiny games every world is played, and the games drawn are distributed like them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeVar

import pytest

from saboteur import UNKNOWN, Card, Deal, Fact, Game, History, Ruleset, parse_move, ruleset
from saboteur.engine.core.rng import Rng
from saboteur.engine.core.vecs import bytes_of
from saboteur.engine.moves import Clear, Discard, Move
from saboteur.engine.values.roles import ROLES
from tests.laws.enumerated import (
    NEAR,
    Played,
    assert_alike,
    cards,
    compare,
    dealt,
    deck,
    decks,
    goals,
    goals_and_roles,
    hands_and_discard,
    piles,
    played,
    purses,
    roles,
)

T = TypeVar("T")

# -- hands, deck and discard -----------------------------------------------------------------------------------------

TINY: Final = replace(
    ruleset("base", rounds=1, first=0),
    cards=cards(base_ew=3, base_nesw=2, base_break_pick=2, base_fix_pick=1),
    hand={3: 2},
)
TINY_DUEL: Final = replace(ruleset("duel", rounds=1), cards=cards(duel_ew=3, duel_break_pick=2, duel_ns=2), hand={2: 2})
TINY_SOLO: Final = replace(
    ruleset("solo", rounds=1),
    cards=cards(duel_ew=2, duel_ns=2, duel_break_pick=2, duel_rockfall=1),
    hand={1: 2},
    removed=1,
)


def some(rng: random.Random) -> Callable[[Game], Move]:
    """A move as it comes, a discard rather often."""

    def choose(game: Game) -> Move:
        moves = sorted(game.legal_moves, key=str)
        hidden = [move for move in moves if isinstance(move, Discard | Clear)]
        return rng.choice(hidden if hidden and rng.random() < 0.5 else moves)

    return choose


def shuffled(parts: Deal, rng: random.Random) -> Deal:
    def mixed(items: tuple[T, ...]) -> tuple[T, ...]:
        return tuple(rng.sample(items, len(items)))

    return replace(parts, deck=mixed(parts.deck), goals=mixed(parts.goals), roles=mixed(parts.roles))


def random_play(rules: Ruleset, seats: int, seed: int, moves: int) -> Played:
    rng = random.Random(seed)
    return played(rules, seats, [shuffled(Game(rules, seats).to_deal, rng), *[some(rng)] * moves])


@pytest.mark.both
@pytest.mark.parametrize(("seed", "observer", "moves"), [(1, 1, 4), (2, 2, 5), (3, None, 3), (4, 0, 6)])
def test_hands_deck_and_discard_of_the_base_game(seed: int, observer: int | None, moves: int) -> None:
    assert compare(random_play(TINY, 3, seed, moves), observer, decks, hands_and_discard, dealt, deck) > 5


@pytest.mark.both
@pytest.mark.parametrize(("observer", "moves"), [(0, 2), (1, 3), (None, 2)])
def test_one_or_two_cards_discarded_at_once_in_the_duel(observer: int | None, moves: int) -> None:
    order = "duel_ew duel_ns duel_ew duel_ew duel_ns duel_break_pick duel_break_pick"
    deal = replace(Game(TINY_DUEL, 2).to_deal, deck=tuple(map(Card.parse, order.split())))
    steps = ["discard duel_ew duel_ns", "discard duel_ew duel_ew", "discard duel_ns"]
    assert compare(played(TINY_DUEL, 2, [deal, *steps[:moves]]), observer, decks, hands_and_discard, dealt, deck) > 1


@pytest.mark.both
@pytest.mark.parametrize(("seed", "observer", "moves"), [(1, 0, 1), (2, None, 1), (3, None, 2), (6, None, 2)])
def test_cards_that_act_when_drawn_in_solo_are_seen_and_the_others_are_none_of_them(
    seed: int, observer: int | None, moves: int
) -> None:
    assert compare(random_play(TINY_SOLO, 1, seed, moves), observer, decks, hands_and_discard, deck) > 1


# -- swaps of hands (6.8) --------------------------------------------------------------------------------------------

SWAPS: Final = replace(
    ruleset("saboteur2", rounds=1, first=0),
    cards=cards(s2_swap_hand=2, base_ew=3, base_nesw=3, s2_theft=1),
    hand={2: 3, 3: 2},
)
# Given away and taken back, with discards between: which of two like cards was it?
THERE_AND_BACK: Final = (
    "base_nesw s2_swap_hand base_ew base_nesw base_ew base_nesw s2_swap_hand base_ew s2_theft",
    (
        "play s2_swap_hand 1",
        "discard base_ew",
        "discard base_nesw",
        "lay base_ew 1,0",
        "play s2_swap_hand 1",
        "discard base_ew",
    ),
)
# A hand the first seat gave away goes on to the third, and something was discarded from it before.
HANDED_ON: Final = (
    "s2_swap_hand base_ew base_nesw base_ew s2_swap_hand base_nesw base_ew base_nesw s2_theft",
    (
        "play s2_swap_hand 1",
        "discard base_ew",
        "play s2_swap_hand 1",
        "discard base_nesw",
        "discard base_nesw",
        "discard base_ew",
    ),
)
# The first seat swaps with both others, and knows cards in two hands.
TWO_HANDS: Final = (
    "s2_swap_hand base_ew s2_swap_hand base_nesw base_ew base_nesw base_ew base_nesw s2_theft",
    (
        "play s2_swap_hand 1",
        "discard base_ew",
        "discard base_nesw",
        "play s2_swap_hand 2",
        "lay base_ew 1,0",
        "discard base_nesw",
    ),
)
# Several cards at once from a hand of which two are known.
BY_TWOS: Final = (
    "base_nesw s2_swap_hand base_ew base_nesw base_ew base_ew s2_swap_hand base_nesw s2_theft",
    ("play s2_swap_hand 1", "discard base_ew base_nesw", "discard base_ew base_ew", "discard base_nesw"),
)


@pytest.mark.both
@pytest.mark.parametrize(
    ("script", "seats", "observer", "moves"),
    [
        (THERE_AND_BACK, 2, 0, 2),
        (THERE_AND_BACK, 2, 0, 4),
        (THERE_AND_BACK, 2, 1, 5),
        (THERE_AND_BACK, 2, 0, 6),
        (HANDED_ON, 3, 0, 3),
        (HANDED_ON, 3, 0, 6),
        (HANDED_ON, 3, 2, 6),
        (TWO_HANDS, 3, 0, 5),
        (TWO_HANDS, 3, 0, 6),
        (TWO_HANDS, 3, 1, 6),
        (BY_TWOS, 2, 0, 2),
        (BY_TWOS, 2, 0, 4),
    ],
)
def test_a_hand_given_away_is_remembered_but_not_which_of_it_was_discarded(
    script: tuple[str, tuple[str, ...]], seats: int, observer: int, moves: int
) -> None:
    order, steps = script
    rules = replace(SWAPS, removed=3 - seats if seats == 3 else 1)
    deal = replace(Game(rules, seats).to_deal, deck=tuple(map(Card.parse, order.split())))
    play = played(rules, seats, [deal, *steps[:moves]])
    compare(play, observer, decks, hands_and_discard, deck, dealt)


# -- goals and dwarves -----------------------------------------------------------------------------------------------


@pytest.mark.both
@pytest.mark.parametrize("observer", [0, 1, None])
def test_goals_looked_at_and_roles_of_the_base_game(observer: int | None) -> None:
    rules = replace(TINY, cards=cards(base_map=5, base_ew=2))
    steps = ["play base_map 8,0", "play base_map 8,2", "play base_map 8,2"]
    deal = Game(rules, 3).to_deal
    play = played(rules, 3, [replace(deal, deck=deal.deck[::-1]), *steps])
    compare(play, observer, goals_and_roles, goals, roles)


@pytest.mark.both
@pytest.mark.parametrize("observer", [0, 1, 2, None])
def test_dwarves_inspected_and_hats_swapped(observer: int | None) -> None:
    rules = replace(
        SWAPS,
        cards=cards(s2_inspection=4, s2_swap_hats=4),
        roles={3: {"blue": 2, "green": 1, "boss": 1, "saboteur": 1}},
        removed=0,
    )
    order = ("s2_inspection s2_swap_hats " * 4).split()
    deal = replace(Game(rules, 3).to_deal, deck=tuple(map(Card.parse, order)))
    steps = ["play s2_inspection 1", "play s2_swap_hats 0", "play s2_inspection 1", "play s2_swap_hats 1"]
    for moves in (2, 4):
        compare(played(rules, 3, [deal, *steps[:moves]]), observer, goals_and_roles, roles)


@pytest.mark.both
def test_vein_cards_unseen_in_the_first_round_may_be_gone_in_the_second() -> None:
    rules = replace(ruleset("duel"), cards=cards(duel_map=2), hand={2: 1})
    game = Game(rules, 2, seed="1")
    history = History(game.view(0))
    for move in ("play duel_map 5,2", "discard duel_map", "play duel_map 5,0"):
        history.tell(fact.seen_by(0) for fact in game.apply(move, tell=True) if game.round)
    seen = {goal.face for goal in history.view.goals if goal.face is not UNKNOWN}
    assert game.round == 2
    rng, number = Rng(3), 8000
    drawn: Counter[object] = Counter(history.knowledge.sample_state(rng).goals[3] for _ in range(number))
    assert len(drawn) == 18 - 1 - len(seen)
    assert_alike(Counter(dict.fromkeys(drawn, 1)), drawn, len(drawn), number)


# -- nuggets ---------------------------------------------------------------------------------------------------------

DIGGING: Final = "lay base_ew 1,0"
PASSING: Final = "discard base_ew"
NUGGETS: Final = replace(
    ruleset("base", first=0),
    cards=cards(base_ew=4),
    hand={3: 1, 4: 1},
    goal_cells=NEAR,
    roles={3: {"digger": 2, "saboteur": 1}, 4: {"digger": 2, "saboteur": 2}},
)


def dealing(roles: str, nuggets: str) -> Callable[[Game], Deal]:
    """The gold lies near; so do the dwarves and the top of the pile."""

    def deal(game: Game) -> Deal:
        parts = game.to_deal
        gold, *stones = sorted(parts.goals, key=lambda card: card.goal != "gold")
        top = tuple(map(int, nuggets))
        rest = tuple((Counter(parts.nuggets) - Counter(top)).elements())
        deck = tuple(parts.deck)
        dwarves = [ROLES[ROLES.index(role)] for role in roles.split()]
        return replace(
            parts, deck=deck, goals=(stones[0], gold, stones[1]), roles=tuple(dwarves), nuggets=(*top, *rest)
        )

    return deal


def first_offered(game: Game) -> Move:
    """Whoever is asked takes the dearest."""
    return max(game.legal_moves, key=str)


DIGGERS: Final = (dealing("digger digger saboteur", "312"), DIGGING, first_offered)
SABOTEURS: Final[tuple[Callable[[Game], Deal] | str, ...]] = (dealing("digger saboteur digger", "2311"), *[PASSING] * 3)


@pytest.mark.both
@pytest.mark.parametrize("observer", [0, 1, 2, None])
@pytest.mark.parametrize("edition", ["new", "classic"])
def test_nugget_cards_picked_by_others(edition: str, observer: int | None) -> None:
    rules = replace(NUGGETS, cards=cards(base_ew=3), share_of_diggers=edition == "new")
    game = Game(rules, 3)
    picking = 1 if edition == "new" else 2
    play = played(rules, 3, [*DIGGERS[:2], *[first_offered] * picking])
    assert play.game.asked in ("deal", "nugget"), game
    for until in range(2, 3 + picking):
        part = Played(rules, 3, play.steps[:until], play.game)
        compare(part, observer, piles(3), purses)


@pytest.mark.parametrize("observer", [0, 1, None])
def test_nugget_cards_of_two_rounds(observer: int | None) -> None:
    rules = replace(NUGGETS, cards=cards(base_ew=3))
    play = played(rules, 3, [*SABOTEURS, *DIGGERS, dealing("digger digger saboteur", "")])
    compare(play, observer, piles(4), purses)


@pytest.mark.parametrize("observer", [0, 1, 3, None])
@pytest.mark.parametrize("pile", ["11133", "22333", "12233", "2233", "3332", "2321"])
def test_saboteurs_change_when_the_pile_is_small(pile: str, observer: int | None) -> None:
    play_rules = replace(NUGGETS, cards=cards(base_ew=4))
    game = Game(play_rules, 4)
    game.state.pile = bytes_of(sorted(map(int, pile)))  # type: ignore[attr-defined]
    first = game.to_deal
    top = replace(first, nuggets=tuple(map(int, pile)), roles=("digger", "saboteur", "digger", "saboteur"))
    steps: list[tuple[Deal | Move, list[Fact]]] = [(top, game.deal(top, tell=True))]
    for _ in range(4):
        move = parse_move(PASSING)
        steps.append((move, game.apply(move, tell=True)))
    play = Played(play_rules, 4, steps, game)
    compare(play, observer, piles(len(pile)), purses, pile=pile)
