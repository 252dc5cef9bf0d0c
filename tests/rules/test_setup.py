"""Positions are described briefly and refused with all their faults at once; every position can be described."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur import Card, Cell, Game, Refusal, Ruleset, ruleset
from saboteur.engine.moves import Lay, Move
from saboteur.engine.setup.setup import InvalidSetup, PutAway, Setup
from saboteur.engine.view import Lying, Thrown
from saboteur.notation.drawing.diagram import drawn
from tests.rules.playing import BASE, DUEL, SABOTEUR2, SOLO, asked, faces, hand, mine_of, play

GAMES = [
    BASE,
    ruleset("base", edition="classic", rounds=2),
    ruleset("base", edition="2016", placing="adjacent"),
    SABOTEUR2,
    DUEL,
    SOLO,
    ruleset("solo", colour="blue"),
]


def chosen(game: Game, dice: random.Random) -> Move:
    """A move that digs, two times in three, so that goals are turned over and nuggets claimed."""
    moves = sorted(game.legal_moves, key=str)
    lays = [move for move in moves if isinstance(move, Lay)]
    if lays and dice.random() < 0.66:
        east = max(move.cell.x for move in lays)
        return dice.choice([move for move in lays if move.cell.x == east])
    return dice.choice(moves)


def played(game: Game, dice: random.Random, moves: int) -> None:
    """Plays this number of moves and then until a turn is asked for, or the game is over."""
    while not game.over and (moves > 0 or game.asked != "turn"):
        game.apply(chosen(game, dice))
        moves -= 1


@settings(max_examples=60)
@given(st.sampled_from(GAMES), st.integers(0, 10**9), st.integers(0, 250))
def test_the_setup_of_a_game_begins_the_same_game(rules: Ruleset, seed: int, moves: int) -> None:
    dice = random.Random(seed)
    seats = dice.choice(rules.seats)
    game = Game(rules, seats, seed=str(seed))
    played(game, dice, moves)
    if game.over:
        return
    setup = Setup.of(game)
    assert setup.faults() == []
    other = setup.game(dealer=game.dealer)
    assert Setup.of(other) == setup
    for step in range(40):
        assert sorted(map(str, other.legal_moves)) == sorted(map(str, game.legal_moves))
        for observer in (None, *range(seats)) if step % 5 == 0 else ():
            assert other.view(observer) == game.view(observer)
        if game.asked == "over":
            break
        move = chosen(game, dice)
        assert other.apply(move, tell=True) == game.apply(move, tell=True)
    assert other.gold == game.gold


def test_a_setup_of_nothing_is_a_beginning() -> None:
    for rules in GAMES:
        game = Setup(rules).game()
        assert (*asked(game), game.round) == ("turn", 0, 1)
        assert {len(hand) for hand in game.view(None).hands} == {6}
        assert game.view(None).deck == sum(rules.cards.values()) - rules.removed - 6 * game.seats


def test_what_is_named_lies_where_it_is_named() -> None:
    game = Setup(
        BASE,
        3,
        turn=1,
        hands={1: ["base_rockfall", "base_ew"]},
        mine=drawn("S─┼", BASE),
        mats={0: ["lamp", "pick"]},
        deck=["base_map"],
        discard=["base_ns", Thrown(Card.parse("base_nw"), 2)],
        roles={2: "saboteur"},
        goals={"8,0": "base_goal_gold"},
        seen={1: ["8,0"]},
        purses={0: [3, 1]},
    ).game()
    view = game.view(1)
    assert mine_of(game) == "S─┼"
    assert hand(game, 1) == ["base_ew", "base_rockfall"]
    assert view.mats == (("pick", "lamp"), (), ())
    assert [(str(thrown.card), thrown.by) for thrown in view.discard] == [("base_ns", None), ("?", 2)]
    assert faces(game, 1) == ["?", "base_goal_gold", "?"]
    assert game.view(2).role == "saboteur"
    assert (game.gold, view.pile) == ((4, 0, 0), 26)
    facts = play(game, "play base_rockfall 1,0")
    assert mine_of(game) == "S·┼"
    assert "base_map" in str(facts)


def test_with_the_rest_discarded_the_deck_is_what_is_named() -> None:
    game = Setup(BASE, 3, hands={0: ["base_ew"]}, deck=["base_map"], rest="discard").game()
    assert [len(hand) for hand in game.view(None).hands] == [1, 0, 0]
    assert (game.view(None).deck, len(game.view(None).discard)) == (1, 65)
    assert Setup(BASE, 3, hands={0: ["base_ew"]}, deck=4).game().view(None).deck == 4


def test_a_duel_has_markers_keys_and_kept_cards() -> None:
    mine = """
        Sa·
        ·b·
        Sc·
        a = duel_new_troll turned opened @1
        b = duel_cross_blue opened
        c = duel_dcurve_nw_es_gold turned @1
    """
    setup = Setup(DUEL, mine=drawn(mine, DUEL), round=2, kept={0: ["duelgoal_nw_2", "duel_bridge_gold"]})
    assert setup.faults() == []
    game = setup.game()
    assert (game.view(0).markers, game.view(0).keys, game.gold) == (6, 1, (3, 0))
    assert Setup.of(game).faults() == []


def test_open_vein_cards_lie_in_the_mine() -> None:
    mine = (*drawn("S─────", DUEL), Lying(Cell(5, 2), Card.parse("duelgoal_dead4_0")))
    game = Setup(DUEL, mine=mine[:5] + mine[6:]).game()
    assert [goal.open for goal in game.view(None).goals] == [True] + [False] * 5


def test_all_faults_are_reported_at_once() -> None:
    setup = Setup(
        BASE,
        3,
        turn=3,
        hands={0: ["base_ew"] * 4, 1: ["base_rail"], 2: ["base_ns"] * 4 + ["base_nes"] * 3, 7: []},
        mine={"1,0": "base_ns", "2,0": "base_nesw turned", "8,2": "base_ew", "x": "base_ew"},
        mats={0: ["lamp", "lamp", "theft"]},
        roles={0: "boss"},
        passes=1,
        markers=2,
        discard=["s2_bridge"],
    )
    faults = "\n".join(setup.faults())
    for words in (
        "turn: no seat 3",
        "hands 4: too many of base_ew, the game has 3",
        "hands: unknown card 'base_rail'",
        "hands: no seat 7",
        "hands: seat 2 has 7 cards, more than 6",
        "mine 1, hands 4: too many of base_ns",
        "mine: base_start on 0,0 has an opening in the E, where base_ns on 1,0 has a wall (3.3)",
        "base_nesw on 2,0 is turned, but",
        "mine: base_ew on 8,2, where a start or goal lies",
        "mine: not a cell: 'x'",
        "mats: seat 0 has a card twice",
        "base has no 'theft'",
        "roles: 1 of 'boss', the game has 0",
        "passes: 1, but the deck is not empty (4.6)",
        "markers: base has none",
        "discard: base has no card s2_bridge",
    ):
        assert words in faults
    with pytest.raises(InvalidSetup, match=r"too many of base_ew.*roles: 1 of 'boss'"):
        setup.game()


NUGGET = Lying(Cell(1, 1), Card.parse("duel_dcurve_nw_es_gold"), turned=True)


@pytest.mark.parametrize(
    ("setup", "fault"),
    [
        (Setup(BASE, 2), "seats: base is played by 3 to 10, not by 2"),
        (Setup(BASE, mine=[Lying(Cell(1, 0), Card.parse("base_ew"))] * 2), "two cards on 1,0"),
        (Setup(BASE, mine={"8,0": "base_goal_gold"}), "the round would have ended (4.5)"),
        (Setup(BASE, mine={"8,0": "base_goal_stone_nw"}, goals=["base_goal_stone_nw"]), "goals: expected 3, found 1"),
        (Setup(BASE, goals={"8,1": "base_goal_gold"}), "no goal lies on 8,1"),
        (Setup(BASE, mine={"1,0": "base_goal_gold"}), "does not belong on 1,0"),
        (Setup(BASE, mine={"200,0": "base_ew"}), "further than cards can reach"),
        (Setup(BASE, hands={0: []}), "seat 0 has no cards"),
        (Setup(BASE, hands={0: ["base_start"]}), "base_start is a start card"),
        (Setup(BASE, roles=dict.fromkeys(range(3), "saboteur")), "3 of 'saboteur', the game has 1"),
        (Setup(BASE, spare=()), "spare: "),
        (Setup(BASE, purses={0: [3] * 5}), "5 nugget cards of value 3"),
        (Setup(BASE, round=4), "round: 4"),
        (Setup(BASE, coins={0: 3}), "coins: base has none"),
        (Setup(BASE, rest="box"), "rest: expected deck or discard"),  # type: ignore[arg-type]
        (Setup(BASE, deck=100), "deck: 100 cards"),
        (Setup(BASE, seen={0: ["1,0"]}), "seen: no goal lies on 1,0"),
        (Setup(BASE, hands={0: ["base_ew"]}, rest="discard", passes=3), "the round would have ended (4.6)"),
        (Setup(SABOTEUR2, mats={0: ["theft"]}, thefts=()), "seat 0 has a theft before it"),
        (Setup(SABOTEUR2, removed=["base_ew"]), "removed: expected 10"),
        (Setup(SABOTEUR2, mine={"1,0": "s2_door_blue_ew opened"}), "no door for a key"),
        (Setup(SABOTEUR2, away=[PutAway(5, "boss")]), "away: no seat 5"),
        (Setup(DUEL, mine=[NUGGET]), "seat 0 reaches the nugget on 1,1"),
        (Setup(DUEL, mine=[replace(NUGGET, marker=2)]), "a marker of seat 2"),
        (Setup(DUEL, mine={"1,1": "duel_ew @0"}), "neither nugget nor troll"),
        (Setup(DUEL, mine={"1,1": "duel_cross_troll @0"}), "is a troll with a marker"),
        (Setup(DUEL, mine={"1,1": "duel_cross_troll opened"}), "a bribed troll without a marker"),
        (Setup(DUEL, markers=9), "markers: 9 left and 0 placed, the game has 8"),
        (Setup(DUEL, markers=0), "the round would have ended (8.11)"),
        (Setup(DUEL, keys=3), "keys: 3 left"),
        (Setup(DUEL, kept={0: ["duelgoal_nw_2"]}), "waiting: expected 12"),
        (Setup(DUEL, kept={0: ["duel_ew"]}), "duel_ew has no nugget"),
        (Setup(DUEL, roles={0: "boss"}), "roles: duel has none"),
        (Setup(SOLO, hands={0: ["duel_rockfall"]}), "never held (9.2, 9.3)"),
    ],
)
def test_a_fault_is_named(setup: Setup, fault: str) -> None:
    assert fault in "\n".join(setup.faults())


def test_a_goal_that_lies_against_the_rule_is_an_exception() -> None:
    mine = drawn("─┌", BASE, at=Cell(7, 0))
    assert Setup(BASE, mine=mine).faults() == []


def test_3_7_what_a_rockfall_cuts_off_stays_and_cannot_be_built_on() -> None:
    game = Setup(BASE, hands={0: ["base_rockfall"], 1: ["base_nesw"]}, mine=drawn("S─┼─", BASE)).game()
    play(game, "play base_rockfall 2,0")
    assert mine_of(game) == "S─·─"
    assert game.refusal("lay base_nesw 4,0") is Refusal.NOT_CONNECTED
    play(game, "lay base_nesw 2,0")
    assert mine_of(game) == "S─┼─"


def test_8_5_a_key_opens_the_opponents_door_and_one_passes() -> None:
    mine = """
        Sa
        ··
        S·
        a = duel_new_blue
    """
    game = Setup(DUEL, hands={0: ["duel_ew", "duel_key"], 1: ["duel_ew"]}, mine=drawn(mine, DUEL)).game()
    assert game.refusal("lay duel_ew 2,1") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE  # the door is in the east
    play(game, "play duel_key 1,1", "discard duel_ew", "lay duel_ew 2,1")
    assert mine_of(game) == "Sa─\n···\nS··\na = duel_new_blue opened"
    assert game.view(0).keys == 1
