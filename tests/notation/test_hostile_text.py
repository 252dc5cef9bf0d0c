"""Reading any text raises only errors of the notation, and every accepted value has a correct text."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from saboteur.notation.plain import InvalidValue
from saboteur.notation.text import InvalidText
from tests.notation.forms import FORMS, Form

DEEP = 100_000
STRANGE = ["(", ")", "=", "?", "-", " ", "\t", "0", "9" * 30, "\0", "\ud800", "é", "²"]
NAMES = ["move", "fact", "says", "game", "card", "cards", "seat", "cell", "deck", "x"]
HOSTILE = [
    "(" * DEEP,
    ")" * DEEP,
    "=" * DEEP,
    "(" * DEEP + ")" * DEEP,
    "discarded seat=0 cards=" + "(" * DEEP + ")" * DEEP,
    "round_began round=1 first=0 deck=0 hands=" + "(" * DEEP,
    "deck=" + "(" * DEEP,
    "deck=(" + "base_ew " * DEEP,
    "take " + "9" * DEEP,
    "took seat=0 value=" + "9" * DEEP,
    "lay base_ew " + "9" * DEEP + ",0",
    "lay base_ew " + "-" * DEEP,
    "base rounds=" + "9" * DEEP,
    "hold " + "base_ew " * DEEP,
    "discard " + "? " * DEEP,
    " " * DEEP,
    "\0",
    "lay\0base_ew 1,0",
    "take \0",
    "lay base_ew 1,0\n",
    "lay base_ew 1,0\r",
    "passed seat=0\n",
    "accuse 3\u2028",
    "\ud800",
    "take \udfff",
    "passed seat=\udc80",
    "passed seat=²",
    "passed seat=١",
    "passed\u00a0seat=0",
    "\ufeffpassed seat=0",
]
VALID = {
    "game": ["base edition=2016 one_digger_less=yes rounds=20", "solo colour=blue maps=0"],
    "fact": [
        "round_began round=1 first=0 deck=40 hands=((base_ew base_map) (? ?) ()) roles=(digger ? ?)",
        "collapsed seat=0 card=duel_rockfall cell=- removed=-",
        "robbed seat=3 victim=1 left=yes",
    ],
    "move": ["lay base_ew -3,12 turned", "play base_fix_pick 1 pick", "clear trapped ? ?", "discard base_ew base_ns"],
    "deal": ["deck=(base_ew base_ns) roles=(digger saboteur) goals=(base_goal_gold) nuggets=(1 2 3) first=0"],
    "statement": ["saw 8,-2 stone", "looked 3 saboteur", "hold base_ew base_ns"],
}


def outcome(read: Callable[[Any], Any], given: object) -> Any:
    """What was read, or the error of the notation; any other exception is a bug."""
    try:
        return read(given)
    except (InvalidText, InvalidValue) as error:
        return error


def read(form: Form, text: str) -> bool:
    """Whether the text was read; what was read has a text that says the same."""
    found = outcome(form.read, text)
    if isinstance(found, InvalidText):
        assert found.line == 1
        assert 1 <= found.column <= len(text) + 1
        assert text[found.column - 1 :].startswith(found.found)
        assert len(str(found)) < 400
        assert str(found).isprintable()
        return False
    assert form.read(form.text(found)) == found
    return True


def mutated(text: str, rng: random.Random) -> str:
    """The text with some characters or words lost, doubled, exchanged or strange."""
    for _ in range(rng.randrange(1, 4)):
        parts: list[str] = text.split(" ") if rng.random() < 0.4 else list(text)
        at, other = rng.randrange(len(parts) + 1), rng.randrange(len(parts) + 1)
        match rng.randrange(5):
            case 0:
                del parts[at : at + 1]
            case 1:
                parts[at:at] = parts[other : other + 1]
            case 2:
                parts[at:at] = [
                    rng.choice(["(", ")", "=", "?", "-", " ", "\t", "0", "9" * 30, "\0", "\ud800", "é", "²"])
                ]
            case 3:
                parts[min(at, other) : max(at, other)] = reversed(parts[min(at, other) : max(at, other)])
            case _:
                del parts[at:]
        text = ("" if all(len(part) < 2 for part in parts) else " ").join(parts)
    return text


@pytest.mark.parametrize("form", FORMS, ids=str)
@given(st.text(max_size=60) | st.text("layplydiscr ()=?-,0123", max_size=60))
@example("laid seat=2 card=base_ew cell=1,0 turned=no")
@example("lay base_ew 1,0")
def test_any_text_is_read_or_refused(form: Form, text: str) -> None:
    read(form, text)


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: repr(text[:30]))
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_hostile_text_is_read_or_refused_at_once(form: Form, text: str) -> None:
    began = time.perf_counter()
    read(form, text)
    assert time.perf_counter() - began < 5  # seconds, on a busy machine; quadratic time would take minutes


def try_mutations(form: Form, count: int, seed: str) -> None:
    """Reads texts that were right once; some still are."""
    rng = random.Random(seed)
    results = {read(form, mutated(rng.choice(VALID[form.name]), rng)) for _ in range(count)}
    assert results == {True, False}


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_mutated_text_is_read_or_refused(form: Form) -> None:
    assert all(read(form, text) for text in VALID[form.name])
    try_mutations(form, 2_000, "mutations")


@pytest.mark.proof(minutes=0.04)
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_much_mutated_text_is_read_or_refused(form: Form) -> None:
    try_mutations(form, 100_000, "many mutations")


anything: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=10)
    | st.sampled_from(["?", "lay", "base_ew", "drew", "base", "accuse"])
    | st.binary(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["move", "fact", "says", "card", "cards", "seat", "cell", "x", "deck"]), inner
        )
        | st.tuples(inner, inner)
        | st.dictionaries(st.text(max_size=3) | st.integers(), inner, max_size=3)
    ),
    max_leaves=12,
)


def read_plain(form: Form, value: object) -> bool:
    """Whether the plain value was read."""
    found = outcome(form.read_plain, value)
    if isinstance(found, InvalidValue):
        assert str(found).startswith(found.path or "value: ")
        assert len(str(found)) < 500
        assert str(found).isprintable()
        return False
    assert form.read_plain(form.plain(found)) == found
    return True


@pytest.mark.parametrize("form", FORMS, ids=str)
@given(anything)
def test_any_plain_value_is_read_or_refused(form: Form, value: object) -> None:
    read_plain(form, value)


@pytest.mark.parametrize("form", FORMS, ids=str)
@settings(max_examples=200)
@given(data=st.data())
def test_a_plain_value_with_something_else_in_one_place_is_read_or_refused(form: Form, data: st.DataObject) -> None:
    plain = form.plain(data.draw(form.values))
    place: Any = plain
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            break
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or data.draw(st.booleans()):
            place[key] = data.draw(anything)
            break
        place = place[key]
    read_plain(form, plain)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_deep_and_huge_plain_values_are_refused(form: Form) -> None:
    deep: object = []
    for _ in range(DEEP):
        deep = [deep]
    for value in (
        deep,
        {"deck": deep},
        10**9999,
        "x" * DEEP,
        {"x" * DEEP: 1},
        {"game": "base", "options": {"x" * DEEP: 1}},
    ):
        assert not read_plain(form, value)
