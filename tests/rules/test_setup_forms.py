"""A setup with any values names its faults and does not fail; generators are read only once."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur import Card, Cell, Game, Ruleset
from saboteur.engine.setup.setup import InvalidSetup, PutAway, Setup
from saboteur.engine.values.cards import TOOLS
from saboteur.engine.view import Lying, Thrown
from saboteur.notation.drawing.diagram import drawn
from tests.rules.playing import BASE, DUEL, SABOTEUR2, SOLO, faces, hand, mine_of, play

EW = Card.parse("base_ew")


def given_as(rules: Ruleset, parts: Mapping[str, Any]) -> Setup:
    """A setup as somebody without a type checker would write it."""
    return Setup(rules, **parts)


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ({"hands": {"0": ["base_ew"]}}, "hands: expected the number of a seat, found '0'"),
        ({"hands": [["base_ew"]]}, "hands: expected a mapping by seat such as {0: ...}, found (['base_ew'],)"),
        ({"hands": {0: "base_ew"}}, "hands: seat 0: expected a list, each a card or its id, found 'base_ew'"),
        ({"hands": {0: [5]}}, "hands: seat 0: expected a card or its id, found 5"),
        ({"hands": {0: {"base_ew": 2}}}, "hands: seat 0: expected a list"),
        ({"deck": None}, "deck: expected a list, each a card or its id, found None"),
        ({"deck": True}, "deck: expected a whole number up to 1,000,000, found True"),
        ({"deck": 2**40}, "deck: expected a whole number up to 1,000,000, found a number beyond 1,000,000"),
        ({"discard": [Thrown(EW, "a")]}, "discard: expected a card, its id or a Thrown, found "),  # type: ignore[arg-type]
        ({"removed": 3}, "removed: expected a list"),
        ({"mats": {0: None}}, "mats: seat 0: expected a list, each a text, found None"),
        ({"mats": {0: [["lamp"]]}}, "mats: seat 0: expected a text, found ['lamp']"),
        ({"mine": "S─"}, "mine: expected a list, each a Lying with a Cell and a Card, found 'S─'"),
        ({"mine": None}, "mine: expected a list"),
        ({"mine": [Lying(Cell(1, 0), "base_ew")]}, "mine: expected a Lying with a Cell and a Card"),  # type: ignore[arg-type]
        ({"mine": [Lying((1, 0), EW)]}, "mine: expected a Lying with a Cell and a Card"),  # type: ignore[arg-type]
        ({"mine": [Lying(Cell(1, 0), EW, marker="0")]}, "mine: expected a Lying"),  # type: ignore[arg-type]
        ({"mine": {5: "base_ew"}}, "mine: expected a cell such as 3,-1, found 5"),
        ({"mine": {(1, 0, 0): "base_ew"}}, "mine: expected a cell such as 3,-1, found (1, 0, 0)"),
        ({"mine": {"1,0": 7}}, "mine: 1,0: expected a card or its id, found 7"),
        ({"goals": {5: "base_goal_gold"}}, "goals: expected a cell such as 3,-1, found 5"),
        ({"goals": "base_goal_gold"}, "goals: expected a list"),
        ({"round": "x"}, "round: expected a whole number up to 1,000,000, found 'x'"),
        ({"round": 10**5000}, "round: expected a whole number up to 1,000,000, found a number beyond 1,000,000"),
        ({"seats": 3.0}, "seats: expected a whole number up to 1,000,000, found 3.0"),
        ({"seats": "3", "round": "x"}, "round: expected"),
        ({"seats": 11, "round": "x"}, "round: expected"),
        ({"turn": "a"}, "turn: expected the number of a seat, found 'a'"),
        ({"turn": None}, "turn: expected the number of a seat, found None"),
        ({"first": "a"}, "first: expected the number of a seat"),
        ({"last_mover": 0.5}, "last_mover: expected the number of a seat"),
        ({"passes": 2**64}, "passes: expected a whole number up to 1,000,000"),
        ({"rest": 5}, "rest: expected a text, found 5"),
        ({"roles": {0: 5}}, "roles: seat 0: expected a text, found 5"),
        ({"roles": ["saboteur"]}, "roles: expected a mapping by seat"),
        ({"spare": "boss"}, "spare: expected a list, each a text, found 'boss'"),
        ({"purses": {0: [1, "2"]}}, "purses: seat 0: expected a whole number up to 1,000,000, found '2'"),
        ({"purses": {0: 3}}, "purses: seat 0: expected a list"),
        ({"pile": [None]}, "pile: expected a whole number"),
        ({"seen": {0: [8]}}, "seen: seat 0: expected a cell such as 3,-1, found 8"),
        ({"known": {0: ["1"]}}, "known: seat 0: expected the number of a seat, found '1'"),
    ],
)
def test_what_has_the_wrong_form_is_a_fault_that_names_its_part(parts: dict[str, Any], fault: str) -> None:
    setup = given_as(BASE, parts)
    assert fault in "\n".join(setup.faults())
    with pytest.raises(InvalidSetup, match=fault.partition(":")[0]):
        setup.game()


@pytest.mark.parametrize(
    ("rules", "parts", "fault"),
    [
        (SABOTEUR2, {"coins": {0: 2**40}}, "coins: seat 0: expected a whole number up to 1,000,000, found a number"),
        (SABOTEUR2, {"coins": {0: "5"}}, "coins: seat 0: expected a whole number"),
        (SABOTEUR2, {"thefts": ["0"]}, "thefts: expected the number of a seat, found '0'"),
        (SABOTEUR2, {"away": [(0, "boss")]}, "away: expected a PutAway with a seat and a role, found (0, 'boss')"),
        (SABOTEUR2, {"away": [PutAway(0, "boss", None)]}, "away: expected a PutAway"),  # type: ignore[arg-type]
        (DUEL, {"markers": "8"}, "markers: expected a whole number"),
        (DUEL, {"keys": 1.0}, "keys: expected a whole number"),
        (DUEL, {"kept": {0: None}}, "kept: seat 0: expected a list"),
        (DUEL, {"gone": 1}, "gone: expected a list"),
        (DUEL, {"waiting": [1]}, "waiting: expected a card or its id, found 1"),
        (DUEL, {"gone": ["duel_ew"]}, "gone: duel_ew has no nugget (8.13)"),
        (SOLO, {"gone": ["duel_ew"]}, "gone: duel_ew has no nugget (8.13)"),
        (DUEL, {"passes": 1, "deck": 0}, "passes: duel has none"),
        (DUEL, {"passes": -1}, "passes: duel has none"),
        (SOLO, {"passes": 1}, "passes: solo has none"),
        (BASE, {"passes": -1, "deck": 0, "hands": {0: ["base_ew"]}}, "passes: -1 of 3 seats"),
    ],
)
def test_what_a_game_cannot_hold_is_a_fault(rules: Ruleset, parts: dict[str, Any], fault: str) -> None:
    setup = given_as(rules, parts)
    assert fault in "\n".join(setup.faults())
    with pytest.raises(InvalidSetup, match=fault.partition(":")[0]):
        setup.game()


def test_a_setup_without_a_ruleset_is_a_fault() -> None:
    parts: dict[str, Any] = {"ruleset": "base"}
    assert Setup(**parts).faults() == ["ruleset: expected a Ruleset, found 'base'"]


def test_a_wrong_form_does_not_hide_the_other_faults() -> None:
    faults = given_as(BASE, {"hands": {"0": [], 0: [5, "base_rail"]}, "round": "x", "turn": 3, "mats": 1}).faults()
    for words in ("found '0'", "found 5", "unknown card 'base_rail'", "round: expected", "no seat 3", "mats: expected"):
        assert any(words in fault for fault in faults)


ODD = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=3)
    | st.sampled_from(["0,0", "base_ew", EW]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.integers(-1, 3) | st.text(max_size=2) | st.tuples(st.integers(), st.integers()), inner)
        | st.builds(Lying, inner, inner, inner, inner, inner)
        | st.builds(Thrown, inner, inner)
        | st.builds(PutAway, inner, inner, inner)
    ),
    max_leaves=6,
)


@given(st.sampled_from([BASE, SABOTEUR2, DUEL, SOLO]), st.data())
def test_nothing_that_is_given_raises(rules: Ruleset, data: st.DataObject) -> None:
    names = [each.name for each in fields(Setup) if each.name != "ruleset"]
    parts = data.draw(st.dictionaries(st.sampled_from(names), ODD, min_size=1, max_size=3))
    setup = given_as(rules, parts)
    if not setup.faults():
        setup.game()


@pytest.mark.parametrize("cell", ["101,0", "0,-101", "-127,0", "0,127"])
@pytest.mark.both
def test_no_game_has_cards_enough_to_get_beyond_a_hundred_cells(cell: str) -> None:
    assert (
        f"mine: base_ew on {cell} lies further than cards can reach" in Setup(BASE, mine={cell: "base_ew"}).faults()[0]
    )
    near = cell.replace("101", "100").replace("127", "100")
    assert Setup(BASE, mine={near: "base_ew"}).faults() == []


@pytest.mark.both
def test_6_3_from_a_ladder_one_cannot_dig_to_the_end_of_the_grid() -> None:
    tunnels = sum(count for card, count in SABOTEUR2.cards.items() if card.tile)
    far, near = (Setup(SABOTEUR2, mine={f"{x},0": "s2_ladder_e"}) for x in (128 - tunnels, 127 - tunnels))
    assert [fault for fault in far.faults() if "s2_ladder_e" in fault and "further than cards can reach" in fault]
    assert near.faults() == []


def test_generators_are_read_once_and_for_all() -> None:
    setup = Setup(
        BASE,
        3,
        hands=dict.fromkeys([0], (card for card in ["base_ew", "base_map"])),
        mine=(lying for lying in drawn("S─┼", BASE)),
        deck=(card for card in ["base_ns"]),
        discard=(card for card in ["base_nw"]),
        goals=(card for card in ["base_goal_stone_nw", "base_goal_gold", "base_goal_stone_ne"]),
        mats={1: (name for name in TOOLS[1:2])},
        seen={0: (cell for cell in ["8,0"])},
        purses={0: (value for value in [3, 1])},
        rest="discard",
    )
    assert setup.faults() == setup.faults() == []
    for game in (setup.game(), setup.game(), replace(setup).game()):
        view = game.view(0)
        assert hand(game, 0) == ["base_ew", "base_map"]
        assert mine_of(game) == "S─┼"
        assert (view.deck, view.mats, game.gold) == (1, ((), ("lamp",), ()), (4, 0, 0))
        assert faces(game, 0) == ["?", "base_goal_gold", "?"]


def test_a_setup_keeps_what_it_was_given_though_the_giver_changes_it() -> None:
    cards = ["base_ew"]
    hands = {0: cards}
    setup = Setup(BASE, hands=hands)
    cards.append("base_rail")
    hands[7] = []
    assert setup.faults() == []


def test_8_11_a_duel_counts_no_passes() -> None:
    game = Setup(DUEL, hands={0: ["duel_ew"] * 2, 1: ["duel_ns"]}, deck=0).game()
    play(game, "discard duel_ew")
    setup = Setup.of(game)
    assert (setup.passes, setup.faults()) == (0, [])
    assert isinstance(setup.game(), Game)
