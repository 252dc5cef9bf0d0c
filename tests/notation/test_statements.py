"""What can be said at the table: anything, true or false, that has a meaning in this game."""

from __future__ import annotations

import pytest

from saboteur import Card, Ruleset, ruleset
from saboteur.notation.statements import Hold, Statement, parse_statement, statement_fault, statement_plain

BASE, SABOTEUR2, DUEL, SOLO = (ruleset(name) for name in ("base", "saboteur2", "duel", "solo"))


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("am saboteur", {"says": "am", "role": "saboteur"}),
        ("accuse 3", {"says": "accuse", "seat": 3}),
        ("trust 3", {"says": "trust", "seat": 3}),
        ("saw 8,2 stone", {"says": "saw", "cell": [8, 2], "face": "stone"}),
        ("saw 5,0 duelgoal_nw_2", {"says": "saw", "cell": [5, 0], "face": "duelgoal_nw_2"}),
        ("looked 3 saboteur", {"says": "looked", "seat": 3, "role": "saboteur"}),
        ("hold base_ew base_map", {"says": "hold", "cards": ["base_ew", "base_map"]}),
        ("need lamp", {"says": "need", "tool": "lamp"}),
    ],
)
def test_a_statement_and_its_plain_form(text: str, plain: dict[str, object]) -> None:
    statement = parse_statement(text)
    assert str(statement) == text
    assert statement_plain(statement) == plain


def test_cards_held_are_said_sorted() -> None:
    assert str(parse_statement("hold base_map base_ew base_map")) == "hold base_ew base_map base_map"
    assert parse_statement("hold base_map base_ew") == parse_statement("hold base_ew base_map")


@pytest.mark.parametrize(
    ("game", "seats", "text"),
    [
        (BASE, 5, "am digger"),
        (BASE, 5, "accuse 4"),
        (BASE, 5, "trust 1"),
        (BASE, 5, "saw 8,-2 gold"),
        (BASE, 5, "saw 8,-2 base_goal_stone_ne"),
        (BASE, 5, "hold base_map base_map base_map base_map base_map base_map"),
        (BASE, 5, "need cart"),
        (SABOTEUR2, 5, "am profiteer"),
        (SABOTEUR2, 5, "looked 3 geologist"),
        (SABOTEUR2, 5, "hold s2_theft base_rockfall base_rockfall base_rockfall base_rockfall"),
        (DUEL, 2, "saw 7,1 duelgoal_dead4_0"),
        (DUEL, 2, "hold duel_key"),
        (DUEL, 2, "need lamp"),
        (SOLO, 1, "saw 12,0 duelgoal_dead4_0"),
    ],
)
def test_true_or_not_it_can_be_said(game: Ruleset, seats: int, text: str) -> None:
    assert statement_fault(parse_statement(text), game, seats, by=0) is None


@pytest.mark.parametrize(
    ("game", "seats", "text", "fault"),
    [
        (BASE, 5, "am geologist", "no geologist in base: its roles are digger, saboteur"),
        (
            SABOTEUR2,
            5,
            "am digger",
            "no digger in saboteur2: its roles are blue, green, boss, profiteer, geologist, saboteur",
        ),
        (DUEL, 2, "am saboteur", "duel has no roles"),
        (BASE, 5, "accuse 5", "no seat 5: the seats are 0 to 4"),
        (BASE, 5, "accuse 0", "one speaks of another seat, not of one's own"),
        (BASE, 5, "trust 0", "one speaks of another seat, not of one's own"),
        (DUEL, 2, "accuse 1", "duel has no roles"),
        (SOLO, 1, "trust 1", "no seat 1: the seats are 0 to 0"),
        (BASE, 5, "saw 7,0 gold", "no goal on 7,0: they lie on 8,2 8,0 8,-2"),
        (BASE, 5, "saw 8,0 duelgoal_nw_2", "no goal of base is duelgoal_nw_2"),
        (DUEL, 2, "saw 5,0 gold", "no goal of duel is gold"),
        (BASE, 5, "looked 3 saboteur", "base has no inspection"),
        (SABOTEUR2, 5, "looked 0 saboteur", "one speaks of another seat, not of one's own"),
        (SABOTEUR2, 5, "looked 9 saboteur", "no seat 9: the seats are 0 to 4"),
        (
            SABOTEUR2,
            5,
            "looked 3 digger",
            "no digger in saboteur2: its roles are blue, green, boss, profiteer, geologist, saboteur",
        ),
        (BASE, 5, "hold s2_theft", "base has no s2_theft"),
        (BASE, 5, "hold base_goal_gold", "base has no base_goal_gold"),
        (BASE, 5, "hold base_dead_n base_dead_n", "base has 1 base_dead_n"),
        (BASE, 5, "hold" + " base_ns" * 7, "one holds 1 to 6 cards, not 7"),
        (ruleset("base", maps=0), 5, "hold base_map", "base has no base_map"),
    ],
)
def test_what_means_nothing_in_this_game_is_not_said(game: Ruleset, seats: int, text: str, fault: str) -> None:
    assert statement_fault(parse_statement(text), game, seats, by=0) == fault


def test_a_statement_made_by_hand_is_judged_too() -> None:
    nothing: Statement = Hold(())
    assert statement_fault(nothing, BASE, 5, by=0) == "one holds 1 to 6 cards, not 0"
    assert Hold((Card.parse("base_map"), Card.parse("base_ew"))).cards[0] == Card.parse("base_ew")
