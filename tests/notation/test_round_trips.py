"""Every value that is written is read back equal, as text and as plain values, and has one text only."""

from __future__ import annotations

import json
import pickle
import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur import Fact, Move, parse_move, ruleset
from saboteur.notation.facts import fact_text, read_fact
from saboteur.notation.games import game_plain, game_text, read_game
from saboteur.notation.moves import read_seen_move, seen_move
from saboteur.notation.plain import InvalidValue
from saboteur.notation.text import InvalidText
from tests.golden.playthrough import FILES
from tests.notation import generated
from tests.notation.forms import FORMS, Form


def only_json(value: object) -> bool:
    """Whether it consists only of JSON types, and of no subclasses of them."""
    if type(value) is dict:
        return all(type(key) is str and only_json(item) for key, item in value.items())
    if type(value) is list:
        return all(map(only_json, value))
    return value is None or type(value) in (str, int, bool)


@pytest.mark.parametrize("form", FORMS, ids=str)
@given(data=st.data())
def test_text_is_read_as_it_was_written(form: Form, data: st.DataObject) -> None:
    value = data.draw(form.values)
    text = form.text(value)
    assert form.read(text) == value
    assert form.text(form.read(text)) == text


@pytest.mark.parametrize("form", FORMS, ids=str)
@given(data=st.data())
def test_plain_values_are_read_as_they_were_given(form: Form, data: st.DataObject) -> None:
    value = data.draw(form.values)
    plain = form.plain(value)
    assert only_json(plain)
    assert form.read_plain(json.loads(json.dumps(plain))) == value
    assert form.plain(form.read_plain(plain)) == plain


@pytest.mark.parametrize("form", FORMS, ids=str)
@given(data=st.data())
def test_values_are_equal_exactly_if_their_texts_are(form: Form, data: st.DataObject) -> None:
    one, other = data.draw(form.values), data.draw(form.values)
    assert (one == other) == (form.text(one) == form.text(other)) == (form.plain(one) == form.plain(other))


@pytest.mark.parametrize("form", FORMS, ids=str)
@given(data=st.data())
def test_a_text_is_one_line_of_words_and_further_spaces_do_not_count(form: Form, data: st.DataObject) -> None:
    value = data.draw(form.values)
    text = form.text(value)
    assert re.fullmatch(r"[0-9a-z_,?()=-]+( [0-9a-z_,?()=-]+)*", text)
    blanks = st.text(" \t", min_size=1, max_size=3)
    spaced = " ".join(["", *text.split(" "), ""])
    assert form.read(re.sub(" ", lambda _: data.draw(blanks), spaced)) == value


@given(generated.moves)
def test_both_readers_of_moves_agree(move: Move) -> None:
    assert parse_move(str(move)) == read_seen_move(str(move)) == move


@given(generated.moves, st.integers(0, 3), st.none() | st.integers(0, 3))
def test_a_move_is_seen_whole_by_whoever_makes_it_and_hides_only_what_lies_face_down(
    move: Move, by: int, observer: int | None
) -> None:
    seen = str(seen_move(move, by, observer))
    assert read_seen_move(seen) == seen_move(move, by, observer)
    verb, *words = str(move).split()
    if observer != by and verb in ("discard", "take"):
        assert seen.split() == [verb, *("?" for _ in words)]
    elif observer != by and verb == "clear":
        assert seen.split() == [verb, words[0], "?", "?"]
    else:
        assert seen == str(move)


@pytest.mark.parametrize(
    ("text", "to_others"),
    [
        ("discard base_ew", "discard ?"),
        ("discard base_ew base_map base_ns", "discard ? ? ?"),
        ("clear theft base_ew base_ew", "clear theft ? ?"),
        ("take 3", "take ?"),
        ("lay base_ew 1,0 turned", "lay base_ew 1,0 turned"),
        ("play base_map 8,0", "play base_map 8,0"),
        ("play s2_theft", "play s2_theft"),
        ("rob 2", "rob 2"),
    ],
)
def test_what_others_and_watchers_see_of_a_move(text: str, to_others: str) -> None:
    seen = [str(seen_move(parse_move(text), 1, observer)) for observer in (0, 1, 2, None)]
    assert seen == [to_others, str(parse_move(text)), to_others, to_others]


@given(generated.facts, st.none() | st.integers(0, 5))
def test_what_an_observer_is_told_has_a_text_too(fact: Fact, observer: int | None) -> None:
    seen = fact.seen_by(observer)
    assert read_fact(fact_text(seen)) == seen


@pytest.mark.parametrize("name", sorted(generated.FACT_TYPES))
@settings(max_examples=20)
@given(data=st.data())
def test_no_fact_is_without_a_text(name: str, data: st.DataObject) -> None:
    fact = data.draw(generated.facts_of(generated.FACT_TYPES[name]))
    assert fact_text(fact).split()[0] == name == fact.as_dict()["fact"]
    assert read_fact(fact_text(fact)) == fact


def golden_lines(indented: bool) -> Iterator[str]:
    """The facts of all golden playthroughs, or their moves."""
    for path in sorted(FILES.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if indented and line.startswith("  ") and line.split()[0] in generated.FACT_TYPES:
                yield line[2:]
            if not indented and re.match(r"[0-9]+ [a-z]+ [0-9]+: ", line):
                yield line.split(": ", 1)[1]


def test_facts_and_moves_of_the_golden_playthroughs_stay_readable() -> None:
    facts = list(golden_lines(indented=True))
    moves = list(golden_lines(indented=False))
    assert len(facts) > 5000
    assert len(moves) > 1500
    assert [fact_text(read_fact(line)) for line in facts] == facts
    assert [str(read_seen_move(line)) for line in moves] == moves


def test_options_are_written_sorted_and_read_in_any_order() -> None:
    made = ruleset("base", rounds=1, placing="adjacent", broken_tools_forfeit=True, edition="2016", first=3, maps=0)
    assert game_text(made) == "base broken_tools_forfeit=yes edition=2016 first=3 maps=0 placing=adjacent rounds=1"
    assert read_game("base rounds=1 maps=0 first=3 placing=adjacent edition=2016 broken_tools_forfeit=yes") == made
    assert list(game_plain(made)["options"]) == sorted(made.options)  # type: ignore[call-overload]  # a dict
    assert game_text(ruleset("duel")) == "duel"
    assert read_game("base edition=2016").options == {"edition": "2016"}


def test_errors_can_be_sent_to_another_process() -> None:
    for error in (InvalidText(3, 7, "a seat", "x"), InvalidValue("move.cards[1]", "a card", 7)):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert vars(again) == vars(error)
