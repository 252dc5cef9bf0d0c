"""Malformed text: the place, what was expected there and what was found; of the first word that is wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from saboteur import ruleset
from saboteur.notation.deals import read_deal
from saboteur.notation.facts import read_fact
from saboteur.notation.games import game_plain, game_text, read_game
from saboteur.notation.moves import read_seen_move
from saboteur.notation.statements import parse_statement
from saboteur.notation.text import InvalidText
from tests.notation.forms import FORMS, Form

Fault = tuple[str, int, str, str]
"""The text, the column, what was expected and what was found."""

VERBS = "lay, play, discard, clear, bribe, turn, position, claim, take or rob"
BASE_OPTIONS = "edition=, placing=, broken_tools_forfeit=, one_digger_less=, first=, rounds= or maps="
SAYINGS = "am, accuse, trust, saw, looked, hold or need"
ON_A_MAT = "pick, lamp, cart, theft or trapped"

MOVES: list[Fault] = [
    ("", 1, VERBS, ""),
    ("  ", 1, VERBS, ""),
    ("lie base_ew 1,0", 1, VERBS, "lie"),
    ("Lay base_ew 1,0", 1, VERBS, "Lay"),
    ("lay", 4, "a card", ""),
    ("lay base_xx 1,0", 5, "a card", "base_xx"),
    ("lay base_ew", 12, "a cell", ""),
    ("lay base_ew  ", 12, "a cell", ""),
    ("lay base_ew 1", 13, "a cell", "1"),
    ("lay base_ew 1,", 13, "a cell", "1,"),
    ("lay base_ew 01,0", 13, "a cell", "01,0"),
    ("lay base_ew -0,0", 13, "a cell", "-0,0"),
    ("lay base_ew 1000,0", 13, "a cell", "1000,0"),
    ("lay base_ew 1,0 upright", 17, "turned", "upright"),
    ("lay base_ew 1,0 turned twice", 24, "the end", "twice"),
    ("lay ? 1,0", 5, "a card", "?"),
    ("play base_map x", 15, "a seat or a cell", "x"),
    ("play base_map 1,x", 15, "a cell", "1,x"),
    ("play base_fix_pick 100", 20, "a seat or a cell", "100"),
    ("play base_fix_pick 01", 20, "a seat or a cell", "01"),
    ("play base_fix_pick 1 hammer", 22, "pick, lamp or cart", "hammer"),
    ("play base_fix_pick 1 pick lamp", 27, "the end", "lamp"),
    ("play base_map 1,2 pick", 19, "the end", "pick"),
    ("discard", 8, "a card", ""),
    ("discard base_ew base_ew base_ew base_ew", 33, "the end", "base_ew"),
    ("discard ? base_ew", 11, "?", "base_ew"),
    ("discard base_ew ?", 17, "a card", "?"),
    ("discard ? ? ? ?", 15, "the end", "?"),
    ("discard ??", 9, "a card", "??"),
    ("clear", 6, ON_A_MAT, ""),
    ("clear hammer base_ew base_ew", 7, ON_A_MAT, "hammer"),
    ("clear pick base_ew", 19, "a card", ""),
    ("clear pick ?", 13, "?", ""),
    ("clear pick ? base_ew", 14, "?", "base_ew"),
    ("clear pick ? ? ?", 16, "the end", "?"),
    ("clear ? ? ?", 7, ON_A_MAT, "?"),
    ("take", 5, "a value", ""),
    ("take -1", 6, "a value", "-1"),
    ("take ? ?", 8, "the end", "?"),
    ("take ١", 6, "a value", "١"),
    ("rob", 4, "a seat or nobody", ""),
    ("rob everybody", 5, "a seat or nobody", "everybody"),
    ("rob nobody else", 12, "the end", "else"),
    ("position", 9, "upright or turned", ""),
    ("position left", 10, "upright or turned", "left"),
    ("turn ?", 6, "a cell", "?"),
    ("bribe 1,2 3", 11, "the end", "3"),
    ("\tlay\tbase_ew\t\t7", 15, "a cell", "7"),
    ("lay base_ew 1,0\n", 13, "a cell", "1,0\n"),
    ("lay\xa0base_ew 1,0", 1, VERBS, "lay\xa0base_ew"),
    ("(take 1)", 1, VERBS, "(take"),
]
FACTS: list[Fault] = [
    ("", 1, "a fact", ""),
    ("fell", 1, "a fact", "fell"),
    ("laid", 5, "seat=", ""),
    ("laid seat", 6, "seat=", "seat"),
    ("laid seat=", 11, "a seat", ""),
    ("laid seat =2", 6, "seat=", "seat"),
    ("laid seat= 2", 6, "seat=", "seat= "),
    ("laid seat=x", 11, "a seat", "x"),
    ("laid seat=02", 11, "a seat", "02"),
    ("paid seat=0 amount=00", 20, "a number or ?", "00"),
    ("laid seat=2 cell=1,0", 13, "card=", "cell="),
    ("laid seat=2 card=base_xx", 18, "a card", "base_xx"),
    ("laid seat=2 card=? cell=1,0 turned=no", 18, "a card", "?"),
    ("laid seat=2 card=base_ew cell=1;0 turned=no", 31, "a cell", "1;0"),
    ("laid seat=2 card=base_ew cell=1,0 turned=maybe", 42, "yes or no", "maybe"),
    ("laid seat=2 card=base_ew cell=1,0", 34, "turned=", ""),
    ("laid seat=2 card=base_ew cell=1,0 turned=no more", 45, "the end", "more"),
    ("laid seat=- card=base_ew cell=1,0 turned=no", 11, "a seat", "-"),
    ("discarded seat=1 cards=base_ew", 24, "a list in parentheses", "base_ew"),
    ("discarded seat=1 cards=(base_ew", 32, ")", ""),
    ("discarded seat=1 cards=(base_ew ((", 33, "a card or ?", "("),
    ("discarded seat=1 cards=(base_ew))", 33, "the end", ")"),
    ("discarded seat=1 cards=(base_ew =)", 33, "a card or ?", "="),
    ("robbed seat=1 victim=? left=-", 22, "a seat or -", "?"),
    ("robbed seat=1 victim=- left=", 29, "yes, no or -", ""),
    ("took seat=2 value=1000000000", 19, "a value or ?", "1000000000"),
    ("took seat=2 value=-1", 19, "a value or ?", "-1"),
    ("round_ended round=1 cause=boredom winners=() roles=()", 27, "gold, exhausted, markers or veins", "boredom"),
    ("round_ended round=1234567890 cause=gold winners=() roles=()", 19, "a number", "1234567890"),
    ("round_began round=1 first=0 deck=3 hands=(base_ew) roles=()", 43, "a list in parentheses", "base_ew"),
    ("round_began round=1 first=0 deck=3 hands=((?) (? king)) roles=()", 50, "a card or ?", "king"),
    ("round_began round=1 first=0 deck=3 hands=((?)) roles=(king)", 55, "a role or ?", "king"),
    ("asked what=tea seat=1", 12, "turn, goal, position, claim, nugget, rob, deal or over", "tea"),
    ("passed seat=1 seat=1", 15, "the end", "seat="),
    ("_public", 1, "a fact", "_public"),
    ("passed=1", 1, "a fact", "passed="),
]
DEALS: list[Fault] = [
    ("", 1, "deck=", ""),
    ("deck=(base_ew) roles=() goals=() nuggets=(x) first=-", 43, "a value", "x"),
    ("deck=(base_ew) goals=()", 16, "roles=", "goals="),
    ("deck=(base_ew ?) roles=() goals=() nuggets=() first=-", 15, "a card", "?"),
    ("deck=() roles=() goals=() nuggets=() first=100", 44, "a seat or -", "100"),
    ("deck=() roles=() goals=() nuggets=()", 37, "first=", ""),
]
GAMES: list[Fault] = [
    ("", 1, "base, saboteur2, duel or solo", ""),
    ("chess", 1, "base, saboteur2, duel or solo", "chess"),
    ("base edition", 6, BASE_OPTIONS, "edition"),
    ("base edition=", 14, "classic, 2016 or new", ""),
    ("base edition=newest", 14, "classic, 2016 or new", "newest"),
    ("base colour=blue", 6, BASE_OPTIONS, "colour="),
    ("base rounds=0", 13, "a number from 1 to 20", "0"),
    ("base rounds=21", 13, "a number from 1 to 20", "21"),
    ("base rounds=one", 13, "a number", "one"),
    ("base rounds= 1", 6, BASE_OPTIONS, "rounds= "),
    (
        "base rounds=1 rounds=1",
        15,
        "edition=, placing=, broken_tools_forfeit=, one_digger_less=, first= or maps=",
        "rounds=",
    ),
    ("base one_digger_less=true", 22, "yes or no", "true"),
    ("duel rounds=4", 13, "a number from 1 to 3", "4"),
    ("duel rounds=1 maps=1 x", 22, "the end", "x"),
    ("base (", 6, BASE_OPTIONS, "("),
    ("base first=10", 12, "a number from 0 to 9", "10"),
    ("saboteur2 first=12", 17, "a number from 0 to 11", "12"),
    ("solo colour=red", 13, "green or blue", "red"),
]
STATEMENTS: list[Fault] = [
    ("", 1, SAYINGS, ""),
    ("claim 8,2 gold", 1, SAYINGS, "claim"),
    ("am", 3, "a role", ""),
    ("am king", 4, "a role", "king"),
    ("am saboteur really", 13, "the end", "really"),
    ("accuse x", 8, "a seat", "x"),
    ("accuse 100", 8, "a seat", "100"),
    ("trust", 6, "a seat", ""),
    ("saw 8,2", 8, "gold, stone or a goal card", ""),
    ("saw top stone", 5, "a cell", "top"),
    ("saw 8,2 base_ew", 9, "gold, stone or a goal card", "base_ew"),
    ("looked 3", 9, "a role", ""),
    ("looked 3 x", 10, "a role", "x"),
    ("hold", 5, "a card", ""),
    ("hold base_xx", 6, "a card", "base_xx"),
    ("hold base_ew (base_ew)", 14, "a card", "("),
    ("need hammer", 6, "pick, lamp or cart", "hammer"),
    ("accuse=3", 1, SAYINGS, "accuse="),
]


def check(error: InvalidText, fault: Fault) -> None:
    """The error says what it should, in its fields and in its message."""
    _, column, expected, found = fault
    assert (error.line, error.column, error.expected, error.found) == (1, column, expected, found)
    shown = repr(found) if found else "nothing"
    assert str(error) == f"line 1, column {column}: expected {expected}, found {shown}"


@pytest.mark.parametrize("fault", MOVES, ids=lambda fault: fault[0])
def test_a_move_is_malformed(fault: Fault) -> None:
    with pytest.raises(InvalidText) as caught:
        read_seen_move(fault[0])
    check(caught.value, fault)


@pytest.mark.parametrize("fault", FACTS, ids=lambda fault: fault[0])
def test_a_fact_is_malformed(fault: Fault) -> None:
    with pytest.raises(InvalidText) as caught:
        read_fact(fault[0])
    check(caught.value, fault)


@pytest.mark.parametrize("fault", DEALS, ids=lambda fault: fault[0])
def test_a_deal_is_malformed(fault: Fault) -> None:
    with pytest.raises(InvalidText) as caught:
        read_deal(fault[0])
    check(caught.value, fault)


@pytest.mark.parametrize("fault", GAMES, ids=lambda fault: fault[0])
def test_a_game_is_malformed(fault: Fault) -> None:
    with pytest.raises(InvalidText) as caught:
        read_game(fault[0])
    check(caught.value, fault)


@pytest.mark.parametrize("fault", STATEMENTS, ids=lambda fault: fault[0])
def test_a_statement_is_malformed(fault: Fault) -> None:
    with pytest.raises(InvalidText) as caught:
        parse_statement(fault[0])
    check(caught.value, fault)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_the_place_counts_from_where_the_text_begins(form: Form) -> None:
    with pytest.raises(InvalidText, match=r"^line 12, column 33: expected .*, found 'wrong'$"):
        form.read("   wrong", 12, 30)
    with pytest.raises(InvalidText, match=r"^line 12, column 30: expected .*, found nothing$"):
        form.read(" \t ", 12, 30)


def test_a_huge_word_is_cut_in_the_message() -> None:
    with pytest.raises(InvalidText) as caught:
        read_seen_move("take " + "9" * 100_000)
    assert str(caught.value) == f"line 1, column 6: expected a value, found '{'9' * 40}'…"


def test_a_game_changed_by_hand_has_no_text() -> None:
    changed = replace(ruleset("duel"), keys=3)
    unknown = replace(ruleset("duel"), name="triel")
    strange = replace(ruleset("duel"), options={"rounds": 99})
    for made in (changed, unknown, strange):
        for write in (game_text, game_plain):
            with pytest.raises(ValueError, match=f"^{made.name}: a game changed by hand has no text"):
                write(made)
    assert game_text(replace(changed, keys=2)) == "duel"
