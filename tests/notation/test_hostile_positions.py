"""Hostile positions: broken, huge, deep or odd, they are read or refused with the notation's own errors."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur import Game, Setup
from saboteur.engine.view import View
from saboteur.notation.plain import InvalidValue
from saboteur.notation.positions.position import (
    read_position_plain,
    read_state,
    read_state_plain,
    read_view,
    read_view_plain,
    state_plain,
    state_text,
    view_plain,
    view_text,
)
from saboteur.notation.text import InvalidText
from tests.laws.strategies import Plan
from tests.notation.test_invalid_positions import HEAD, SENT


def games() -> list[Game]:
    """Games of every kind, some way into them."""
    kinds = (
        ("base", 3, 3, 40, ""),
        ("base", 5, 0, 0, "nugget"),
        ("saboteur2", 4, 3, 60, ""),
        ("saboteur2", 7, 0, 0, "rob"),
        ("duel", 2, 1, 0, "position"),
        ("duel", 2, 4, 90, ""),
        ("solo", 1, 2, 60, ""),
    )
    return [Plan(game, seats, (), seed, ahead, until, 8).played() for game, seats, seed, ahead, until in kinds]


GAMES = games()
TEXTS = [state_text(game) for game in GAMES] + [view_text(game.view(seat)) for game in GAMES for seat in (None, 0)]


STRANGE = ["?", "-", "(", ")", "base_ew", "duel_ew", "0", "-1", "99", "9" * 40, "8,2", "0,0", "999,999", "turned", "@1"]
STRANGE += [
    "@",
    "2:?",
    ":",
    "yes",
    "open",
    "table",
    "seat",
    "hand 0:",
    "\0",
    "\ud800",
    "\u2028",
    "deal",
    "=",
    "01",
    "é",
]


def broken(text: str, dice: random.Random) -> str:
    """The text with something wrong: cut, doubled, mixed up, replaced, or with another position's line in it."""
    lines = text.split("\n")
    line, at = dice.randrange(len(lines)), dice.randrange(len(text) + 1)
    words = lines[line].split(" ")
    match dice.randrange(8):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + dice.choice(STRANGE) + text[at:]
        case 2:
            return text[:at] + text[at + dice.randrange(1, 9) :]
        case 3:
            return text[:at] + chr(dice.randrange(0x110000)) + text[at + 1 :]
        case 4:
            del lines[line]
        case 5:
            lines.insert(line, dice.choice(lines))
        case 6:
            words[dice.randrange(len(words))] = dice.choice(STRANGE)
            lines[line] = " ".join(words)
        case _:
            lines[line] = dice.choice(dice.choice(TEXTS).split("\n"))
    return "\n".join(lines)


def survive(text: str) -> None:
    """Any text is read or refused with an error; what is read is written again with the same meaning."""
    told: list[InvalidText] = []
    for read in (read_state, read_view):
        try:
            found: Setup | View = read(text)
        except InvalidText as error:
            told.append(error)
            continue
        if isinstance(found, View):
            assert read_view(view_text(found)) == found
        elif not found.faults():
            game = found.game()
            assert read_state(state_text(game)) == Setup.of(game)
    assert all(1 <= error.line <= text.count("\n") + 2 and error.column >= 1 and error.expected for error in told)


@given(st.sampled_from(TEXTS), st.randoms(use_true_random=False), st.integers(1, 4))
def test_broken_positions_are_read_or_refused(text: str, dice: random.Random, faults: int) -> None:
    for _ in range(faults):
        text = broken(text, dice)
    survive(text)


@pytest.mark.proof(minutes=0.25)
def test_fifteen_thousand_broken_positions() -> None:
    dice = random.Random(1)
    for _ in range(15_000):
        text = dice.choice(TEXTS)
        for _ in range(dice.randrange(1, 4)):
            text = broken(text, dice)
        survive(text)


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    for read in (read_state, read_view):
        with pytest.raises(InvalidText):
            read(text)
    survive(HEAD + text)


DEEP = 100_000


@pytest.mark.parametrize(
    "text",
    [
        "(" * DEEP,
        HEAD + "deck: " + "(" * DEEP + ")" * DEEP,
        HEAD + "deck: (" + "base_ew " * DEEP,
        HEAD + "discard: " + "? " * DEEP,
        HEAD + "hand 0: " + "9" * DEEP,
        HEAD + "mine " + "9" * DEEP + ",0: base_ew",
        HEAD + "round " * DEEP,
        HEAD + "deck: 1\n" * DEEP,
        HEAD + "away 0: digger\n" * DEEP + "away 0: x",
        HEAD.replace("3", "9" * DEEP),
        HEAD.replace("1", "9" * 30),
        HEAD + "\n" * DEEP,
        "saboteur position 2\n" * DEEP,
    ],
    ids=range(13),
)
def test_huge_and_deep_texts_are_refused_soon(text: str) -> None:
    began = time.process_time()
    with pytest.raises(InvalidText) as error:
        read_state(text)
    assert len(str(error.value)) < 300
    assert time.process_time() - began < 5


def nested(levels: int) -> object:
    """A list in a list in a list …"""
    value: object = []
    for _ in range(levels):
        value = [value]
    return value


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(STRANGE) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["cell", "card", "x"]), inner, max_size=3)
    ),
    max_leaves=8,
)


def replaced(value: object, dice: random.Random, other: object) -> object:
    """The value with something in it replaced."""
    if isinstance(value, dict) and value and dice.random() < 0.9:
        key = dice.choice(sorted(value))
        return {**value, key: replaced(value[key], dice, other)}
    if isinstance(value, list) and value and dice.random() < 0.8:
        at = dice.randrange(len(value))
        return [*value[:at], replaced(value[at], dice, other), *value[at + 1 :]]
    return other


PLAIN = [state_plain(game) for game in GAMES] + [view_plain(game.view(seat)) for game in GAMES for seat in (None, 0)]


@given(st.sampled_from(range(len(PLAIN))), st.randoms(use_true_random=False), JSON)
def test_broken_values_are_read_or_refused(number: int, dice: random.Random, other: object) -> None:
    value = replaced(PLAIN[number], dice, other)
    readers: tuple[Callable[[object], Setup | View], ...] = (read_state_plain, read_view_plain, read_position_plain)
    told: list[str] = []
    for read in readers:
        try:
            found = read(value)
        except InvalidValue as error:
            told.append(str(error))
            continue
        if isinstance(found, View):
            assert read_view_plain(view_plain(found)) == found
        elif not found.faults():
            assert read_state_plain(state_plain(found.game())) == Setup.of(found.game())
    assert all(message.startswith("position") for message in told)


@pytest.mark.parametrize("key", ["game", "seats", "hands", "mine", "goals", "discard", "deck", "asked", "observer"])
def test_deep_values_are_refused(key: str) -> None:
    with pytest.raises(InvalidValue) as error:
        read_position_plain({**SENT, key: nested(DEEP)})
    assert len(str(error.value)) < 300


def test_a_view_tells_no_more_than_what_is_seen() -> None:
    """Two worlds that look the same to a seat are written the same."""
    game = GAMES[2]
    setup: Any = Setup.of(game)
    hands, deck = dict(setup.hands), list(setup.deck)
    hands[1], deck[: len(hands[1])] = tuple(deck[: len(hands[1])]), hands[1]
    roles = {**setup.roles, 1: setup.roles[2], 2: setup.roles[1]}
    goals = setup.goals[::-1]
    other = Setup(
        **{name: getattr(setup, name) for name in Setup.__slots__}
        | {"hands": hands, "deck": deck, "roles": roles, "goals": goals, "seen": {}, "known": {}}
    ).game()
    same = Setup(**{name: getattr(setup, name) for name in Setup.__slots__} | {"seen": {}, "known": {}}).game()
    assert state_text(other) != state_text(same)
    for observer in (None, 0, 3):
        assert view_text(other.view(observer)) == view_text(same.view(observer))
        assert view_plain(other.view(observer)) == view_plain(same.view(observer))
