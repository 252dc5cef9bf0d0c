"""A position in the middle of a turn or after a round: a question that cannot be asked there is a fault."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from saboteur import Card, Cell, Game, ruleset
from saboteur.engine.setup.setup import InvalidSetup, Setup
from saboteur.engine.view import Lying
from saboteur.notation.drawing.diagram import drawn
from tests.laws.strategies import QUESTIONS
from tests.rules.playing import BASE, DUEL, GOLD, SABOTEUR2, SOLO, STONE_NE, STONE_NW, asked, base, kinds, moves, play

CLASSIC = base(edition="classic")
TO_THE_GOAL = "S─┼─┼─┼┼"  # 8,0 is reached from 7,0
GOALS = (STONE_NW, GOLD, STONE_NE)


def when_asked(game: str, what: str) -> Setup:
    """The setup of a game in which this is asked."""
    plan = next(plan for plan in QUESTIONS if (plan.game, plan.until) == (game, what))
    return Setup.of(plan.played())


def ended(game: str) -> Setup:
    """The setup of a game whose first round has ended."""
    rules = ruleset(game, {})
    begun = Game(rules, rules.seats[-1], seed="0")
    played = Game.of_state(rules, begun.state)  # without a dealer, so that no next round is dealt
    while played.asked != "deal":
        play(played, next(iter(played.legal_moves)))
    return Setup.of(played)


def faults(setup: Setup, **parts: Any) -> str:
    """The faults with these parts changed."""
    return "\n".join(replace(setup, **parts).faults())


def test_two_goals_are_reached_and_one_is_chosen() -> None:
    mine = """
        ·······├
        ·······├
        S─┼─┼─┼┼
    """
    game = Setup(BASE, mine=drawn(mine, BASE), hands={0: ["base_map"] * 5}, goals=GOALS, asked="goal").game()
    assert (*asked(game), moves(game)) == ("goal", 0, {"turn 8,2", "turn 8,0"})
    assert kinds(play(game, "turn 8,0"))[:3] == ["revealed", "settled", "round_ended"]


@pytest.mark.parametrize(
    ("name", "then"),
    [("base", ["asked"]), ("saboteur2", ["drew", "asked"]), ("duel", ["claimed", "asked"])],
)  # in two of them no card is left to draw
def test_a_stone_turned_over_may_lie_either_way(name: str, then: list[str]) -> None:
    game = when_asked(name, "position").game()
    assert moves(game) == {"position upright", "position turned"}
    told = play(game, "position turned")
    assert kinds(told) == ["settled", *then]


@pytest.mark.parametrize(
    ("game", "what", "parts", "fault"),
    [
        ("base", "goal", {"asked": "nothing"}, "nugget, rob, deal or over, found 'nothing'"),
        ("base", "goal", {"asked": "claim"}, "asked: base has no claim"),
        ("base", "goal", {"asked": "rob"}, "asked: base has no rob"),
        ("saboteur2", "goal", {"asked": "nugget"}, "asked: saboteur2 has no nugget"),
        ("base", "goal", {"ruleset": CLASSIC}, "asked: no goal is asked for in this edition (4.2, 4.3)"),
        ("base", "position", {"ruleset": CLASSIC}, "asked: no position is asked for in this edition (4.2, 4.3)"),
        ("base", "goal", {"actor": 9}, "actor: no seat 9, the seats are 0 to 4"),
        ("base", "goal", {"passes": 1}, "has just laid a card (4.6)"),
        ("base", "goal", {"offer": [1, 2]}, "offer: nugget cards to pick from, but goal is asked (5.2)"),
        ("base", "goal", {"pending": "8,0"}, "pending: a goal whose position is asked for, if one is, and goal"),
        ("base", "goal", {"bribing": True}, "bribing: a bribe whose effects ask for a choice, but goal is asked (8.6)"),
        ("base", "goal", {"earned": {0: 1}}, "earned: base has none"),
        ("base", "position", {"pending": None}, "pending: a goal whose position is asked for, if one is, and position"),
        ("base", "position", {"pending": "7,0"}, "pending: no goal lies on 7,0"),
        ("base", "position", {"pending": "x"}, "pending: not a cell: 'x'"),
        ("base", "nugget", {"offer": ()}, "offer: 0 nugget cards: nothing to choose (1.10, 5.2)"),
        ("base", "nugget", {"offer": [2], "pile": None}, "offer: 1 nugget cards: nothing to choose (1.10, 5.2)"),
        ("base", "nugget", {"offer": [3] * 5 + [1]}, "purses, pile, offer: 8 nugget cards of value 3"),
        ("base", "nugget", {"offer": [4, 1]}, "nugget cards of value 4, the game has 0 (5.1)"),
        ("base", "nugget", {"asked": "turn", "offer": ()}, "the gold lies open, so the round would have ended (4.5)"),
        ("saboteur2", "rob", {"mats": {}, "thefts": None}, "has no theft before it, or is trapped (7.6)"),
        ("saboteur2", "rob", {"coins": {}}, "has gold: nothing to choose (7.6)"),
        ("duel", "goal", {"earned": {0: 1}}, "earned: it says who begins the next round of a duel"),
        ("duel", "goal", {"asked": "claim"}, "who reaches 0 nuggets without a marker, and"),
        ("duel", "goal", {"asked": "turn"}, "is reached, so it would lie open (4.2, 8.12)"),
        ("duel", "goal", {"asked": "deal"}, "asked: deal, but markers, vein cards to turn over and cards"),
        ("rich duel", "claim", {"asked": "goal", "actor": None}, "and has no marker there (8.9)"),
    ],
)  # fmt: skip
def test_a_choice_that_is_not_due_is_a_fault(game: str, what: str, parts: Mapping[str, Any], fault: str) -> None:
    setup = when_asked(game, what)
    assert setup.faults() == []
    other = replace(setup, **{"rest": "discard", **parts})
    assert fault in "\n".join(other.faults())
    with pytest.raises(InvalidSetup):
        other.game()


def test_the_wrong_seat_is_a_fault() -> None:
    setup = when_asked("base", "goal")
    other = (setup.turn + 1) % 5
    assert f"actor: seat {other}, but it is the turn of seat {setup.turn}" in faults(setup, actor=other)
    assert f"last_mover: seat {other}, but seat {setup.turn} has just played a card" in faults(setup, last_mover=other)
    setup = when_asked("rich duel", "claim")
    actor = setup.turn if setup.actor is None else setup.actor
    assert "nothing to choose (8.12)" in faults(setup, actor=1 - actor)
    assert "actor: nobody is asked for: over" in faults(when_asked("base", "nugget"), actor=0, asked="over", offer=())


def test_whoever_gets_no_nuggets_picks_none() -> None:
    setup = when_asked("base", "nugget")
    roles = dict(setup.roles)
    saboteur = next(seat for seat, role in roles.items() if role == "saboteur")
    assert f"actor: seat {saboteur} gets no nuggets (5.2, 5.3)" in faults(setup, actor=saboteur)


def test_5_2_the_nuggets_are_handed_on_counter_clockwise() -> None:
    setup = when_asked("base", "nugget")
    diggers = [seat for seat, role in setup.roles.items() if role == "digger"]
    actor = setup.turn if setup.actor is None else setup.actor
    for seat in diggers:
        found = faults(setup, actor=seat)
        assert (found == "") == (seat == actor)
        assert seat == actor or "nugget cards for seat" in found


def test_whoever_has_just_laid_a_card_has_one_card_less_and_whole_tools() -> None:
    setup = when_asked("base", "goal")
    hand = list(setup.hands[setup.turn])
    more = replace(setup, hands={**setup.hands, setup.turn: ["base_map"] * 6}, rest="discard")
    assert len(hand) == 5
    assert "has 6 cards and has just played one, so at most 5" in "\n".join(more.faults())
    assert f"mats: seat {setup.turn} has just laid a card, which it could not with lamp" in faults(
        replace(setup, rest="discard"), mats={setup.turn: ["lamp"]}
    )


def test_one_goal_is_no_choice() -> None:
    mine = drawn(TO_THE_GOAL, BASE)
    setup = Setup(BASE, mine=mine, hands={0: ["base_map"]}, asked="goal")
    assert setup.faults()[-1] == "asked: a goal to turn over, but 1 can be reached: nothing to choose (1.10)"
    assert faults(setup, mine=()).endswith("no card was laid (4.1, 8.12)")


def test_8_6_a_bribe_leaves_a_marker_on_a_troll() -> None:
    assert Setup(DUEL, asked="goal", bribing=True).faults() == [
        "asked: a goal to turn over, but 0 can be reached: nothing to choose (1.10)",
        "bribing: no troll has a marker of seat 0 (8.6)",
    ]
    assert Setup(DUEL, asked="goal", bribing=True, hands={0: []}).faults() == [
        "turn: seat 0 has no cards, so no turn is asked of it (1.10)"
    ]


@pytest.mark.parametrize(
    ("goals", "pending", "fault"),
    [
        (GOALS, "8,0", "pending: how base_goal_gold lies on 8,0 is clear: nothing to choose (4.3, 4.5, 8.8)"),
        ((GOLD, STONE_NW, STONE_NE), "8,0", "pending: how base_goal_stone_nw lies on 8,0 is clear"),
        ((GOLD, STONE_NW, STONE_NE), "8,-2", "pending: the goal on 8,-2 is not reached, so it would lie face down"),
    ],
)
def test_a_position_that_is_clear_is_no_choice(goals: tuple[str, ...], pending: str, fault: str) -> None:
    setup = Setup(BASE, mine=drawn(TO_THE_GOAL, BASE), hands={0: []}, goals=goals, asked="position", pending=pending)
    assert fault in "\n".join(setup.faults())


def test_a_goal_whose_position_is_asked_for_does_not_lie_in_the_mine() -> None:
    setup = when_asked("base", "position")
    assert isinstance(setup.pending, Cell)
    cards: Any = setup.goals
    face = cards[BASE.goal_cells.index(setup.pending)]
    lying: Any = setup.mine
    assert "lies in the mine already (4.3, 8.8)" in faults(setup, mine=(*lying, Lying(setup.pending, face)))


def test_a_round_that_has_not_ended_is_not_followed_by_a_deal() -> None:
    words = "but the gold does not lie open, and not everybody has passed (4.5, 4.6)"
    assert f"asked: deal, {words}" in faults(Setup(BASE, asked="deal"))
    assert f"asked: over, {words}" in faults(Setup(BASE, asked="over", round=3))
    assert "asked: a nugget to pick, but the gold does not lie open (4.5, 5.2)" in faults(
        Setup(BASE, asked="nugget", mine=drawn("S─", BASE), hands={0: []}, offer=[1, 2])
    )
    assert faults(Setup(BASE, asked="deal", passes=3, deck=0, mine=drawn("S─", BASE), hands={0: ["base_ew"]})) == ""
    assert faults(Setup(BASE, asked="deal", deck=0)) == ""


@pytest.mark.parametrize("game", ["base", "saboteur2", "duel", "solo"])
def test_after_the_last_round_the_game_is_over(game: str) -> None:
    setup = ended(game)
    assert setup.faults() == []
    assert "asked: over after round 1, the game has 3" in faults(setup, asked="over", earned=None)
    assert "asked: deal after round 3, the game has 3" in faults(setup, round=3)
    assert setup.game().asked == "deal"
    assert setup.game(seed="x").asked == "turn"  # dealt by itself
    assert setup.game(seed="x").round == 2


def test_8_13_a_card_with_a_marker_is_its_owners_once_the_round_has_ended() -> None:
    nugget = Lying(Cell(1, 1), Card.parse("duel_dcurve_nw_es_gold"), turned=True, marker=0)
    setup = Setup(DUEL, mine=[nugget], deck=0, asked="deal", kept={0: ["duel_dcurve_nw_es_gold"]})
    assert setup.faults() == []
    assert setup.game().gold == (1, 0)
    assert "duel_dcurve_nw_es_gold has a marker, so somebody owns it or has paid with it (8.13)" in faults(
        setup, kept={}
    )
    assert faults(setup, kept={}, gone=["duel_dcurve_nw_es_gold"], earned={0: 0}).startswith("earned: 0 of seat 0")
    assert faults(setup, earned={0: 2}) == "earned: 2 of seat 0, whose markers lie on 1 nuggets and 0 trolls (8.13)"


def test_8_14_whoever_earned_less_begins() -> None:
    nugget = Lying(Cell(1, 1), Card.parse("duel_dcurve_nw_es_gold"), turned=True, marker=0)
    troll = Lying(Cell(1, -1), Card.parse("duel_new_troll"), turned=True, opened=True, marker=0)
    setup = Setup(DUEL, mine=[nugget, troll], deck=0, asked="deal", kept={0: ["duel_dcurve_nw_es_gold"]})
    assert setup.game(seed="1").actor == 1
    assert replace(setup, earned={0: -1, 1: 0}).game(seed="1").actor == 0


def test_before_the_first_deal_nothing_lies_anywhere() -> None:
    for rules in (BASE, SABOTEUR2, DUEL, SOLO):
        game = Game(rules, rules.seats[-1])
        setup = Setup.of(game)
        assert setup == Setup(rules, rules.seats[-1], round=0, asked="deal", rest="nowhere")
        assert setup.game().view(None) == game.view(None)
        assert setup.game(seed="7").view(0) == Game(rules, rules.seats[-1], seed="7").view(0)
    assert faults(Setup(BASE, round=0)) == "round: 0, the game has 3 (5.5, 8.14)"
    assert faults(Setup(BASE, round=0, asked="deal", turn=1, deck=["base_ew"])).splitlines() == [
        "turn: nothing is dealt before round 1",
        "deck: nothing is dealt before round 1",
    ]


def test_with_the_rest_nowhere_every_card_is_named() -> None:
    setup = Setup.of(Setup(BASE).game())
    assert setup.faults() == []
    cards: Any = setup.deck
    assert faults(setup, deck=cards[2:]) == f"rest: 2 of {cards[0]} lie nowhere"


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ({"asked": 5}, "asked: expected a text, found 5"),
        ({"actor": "1"}, "actor: expected the number of a seat, found '1'"),
        ({"pending": 5}, "pending: expected a cell such as 3,-1, found 5"),
        ({"bribing": 1}, "bribing: expected True or False, found 1"),
        ({"offer": 3}, "offer: expected a list, each a whole number up to 1,000,000, found 3"),
        ({"offer": ["3"]}, "offer: expected a whole number up to 1,000,000, found '3'"),
        ({"earned": [1]}, "earned: expected a mapping by seat such as {0: ...}, found (1,)"),
    ],
)
def test_what_has_the_wrong_form_is_a_fault(parts: dict[str, Any], fault: str) -> None:
    assert fault in Setup(DUEL, **parts).faults()
