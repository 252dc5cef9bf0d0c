"""Malformed drawings: the place, what was expected there and what was found; nothing else ever comes out."""

from __future__ import annotations

import pickle
import random
import time
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur import Card, Cell, ruleset
from saboteur.engine.view import Lying
from saboteur.notation.drawing.diagram import InvalidDiagram, draw, drawn, read
from saboteur.notation.text import InvalidText

GAMES = {name: ruleset(name) for name in ("base", "saboteur2", "duel", "solo")}
FULL = """
·····?····
Sbc└de·?··
┞f┝·gh···?
Sijk┦│·?··
┘···lm╫no·
b = duel_new_green turned opened
c = duel_nsw_blue opened
d = duel_bridge_gold
e = duel_new_troll turned opened @0
f = duel_nsw_green
g = duel_cross_troll
h = duelgoal_nsw_2_green @0
i = duel_dcurve_nw_es_gold @0
j = duel_new_ds_gold
k = duel_ew_ds_gold
l = duel_cross_green
m = duelgoal_new_1_green @1
n = duel_new_blue turned
o = duel_ne_ladder_green turned
"""

GLYPHS = "a tunnel, S, ?, · or a letter"
HEART = "tunnels, S, $, #, V, ?, a door or · at the heart"
MARK = "a mark: H, Hg, Hb, T, t, *, g, b, $1 to $9 or @0 to @9"
NOWHERE = "a start somewhere, or else `at`, the cell of the top left corner"
NUMBER = "a number from -999 to 999"
HUGE = "9" * 5_000
GOALS = "they lie on 8,2 8,0 8,-2"
FAR = "no card farther away than 999"

Fault = tuple[str, str, int, int, str, str]
"""The game, the drawing, the line and the column, what was expected and what was found."""

COMPACT: list[Fault] = [
    ("base", "", 1, 1, NOWHERE, ""),
    ("base", "\n \n", 1, 1, NOWHERE, ""),
    ("base", "\n  ·──", 2, 4, NOWHERE, "─"),
    ("base", "S%", 1, 2, GLYPHS, "%"),
    ("base", "S─\n ·ä", 2, 3, GLYPHS, "ä"),
    ("base", "S\0", 1, 2, GLYPHS, "\0"),
    ("base", "S\ud800", 1, 2, GLYPHS, "\ud800"),
    ("base", "\n    S─\n\n    ·╬\n", 4, 6, GLYPHS, "╬"),
    ("base", "\tS", 1, 1, GLYPHS, "\t"),
    ("base", "S─\r\n·│", 1, 3, GLYPHS, "\r"),
    ("base", "S1", 1, 2, GLYPHS, "1"),
    ("base", "S─=┐", 1, 3, GLYPHS, "="),
    ("base", "S─a", 1, 3, "a line `a = CARD` below", "a"),
    ("base", "S╋╫", 1, 3, "a tunnel card of base on 2,0", "╫"),
    ("base", "S─S", 1, 3, "a tunnel card of base on 2,0", "S"),
    ("duel", "S\n·\n·\nS", 4, 1, "a tunnel card of duel on 0,-2", "S"),
    ("duel", "S\n·\n─", 3, 1, "the start of duel on 0,-1", "─"),
    ("base", "S·······S", 1, 9, "a goal of base on 8,0", "S"),
    ("base", "S·······│", 1, 9, "a goal of base on 8,0", "│"),
    ("base", "S·······a\na = base_nesw", 1, 9, "a goal of base on 8,0", "a"),
    ("base", "S──?", 1, 4, f"no face-down goal of base on 3,0: {GOALS}", "?"),
    ("base", "········?\nS·······?", 1, 9, f"no face-down goal of base on 8,1: {GOALS}", "?"),
    ("base", "S───\n?", 2, 1, f"no face-down goal of base on 0,-1: {GOALS}", "?"),
    ("base", "S╫─?", 1, 2, "a tunnel card of base on 1,0", "╫"),
    ("base", "Sa\na = base_goal_gold", 1, 2, "a tunnel card of base on 1,0", "a"),
    ("base", "Sa\na = base_start", 1, 2, "a tunnel card of base on 1,0", "a"),
    ("base", "Sa\na = duel_ew", 2, 5, "a card of base", "duel_ew"),
    ("base", "Sa\na = ", 2, 4, "a card", ""),
    ("base", "Sa\na = base_xx", 2, 5, "a card", "base_xx"),
    ("base", "Sa\na = \ud800", 2, 5, "a card", "\ud800"),
    ("base", "Sa\na = (", 2, 5, "a card", "("),
    ("base", "Sa\na = base_map", 2, 5, "a card that can lie in the mine", "base_map"),
    ("base", "Sa\na = base_ne Turned", 2, 13, "turned or the end", "Turned"),
    ("base", "Sa\na = base_ew turned", 2, 13, "the end", "turned"),
    ("base", "Sa\na = base_ne turned turned", 2, 20, "the end", "turned"),
    ("base", "Sa\na = base_ne opened", 2, 13, "turned or the end", "opened"),
    ("duel", "Sa\na = duel_nsw_blue opened turned", 2, 26, "the end", "turned"),
    ("duel", "Sa\na = duel_nsw_troll x", 2, 20, "turned, opened, @SEAT or the end", "x"),
    ("duel", "Sa\na = duel_bridge_gold @", 2, 22, "@SEAT or the end", "@"),
    ("duel", "Sa\na = duel_bridge_gold @12", 2, 22, "@SEAT or the end", "@12"),
    ("duel", "Sa\na = duel_bridge_gold @SEAT", 2, 22, "@SEAT or the end", "@SEAT"),
    ("duel", "Sa\na = duel_bridge_gold @²", 2, 22, "@SEAT or the end", "@²"),
    ("duel", "Sa\na = duel_bridge_gold @0 @1", 2, 25, "the end", "@1"),
    ("base", "Sa\na == base_ew", 2, 4, "a card", "="),
    ("base", "Sa\na= base_ew", 2, 1, "a letter but S", "a= "),
    ("base", "Sa\n ─ = base_ew", 2, 2, "a letter but S", "─"),
    ("base", "  S\n  S = base_ew", 2, 3, "a letter but S", "S"),
    ("base", "Sa\na = base_ew\na = base_ns", 3, 1, "a letter not named above", "a"),
    ("base", "Sa\na = base_ew\n·│", 3, 1, "a letter but S", "·│"),
    ("base", "S" + "─" * 1000, 1, 1001, FAR, "─"),
]

LARGE: list[Fault] = [
    ("base", "", 1, 1, NOWHERE, ""),
    ("base", "\n─────", 2, 1, NOWHERE, "─"),
    ("base", "  │\n──S──", 1, 3, "the start of base on 0,0", "│"),
    ("base", "  │\n──S─x\n  │", 2, 5, "─, ╶, a door or a blank", "x"),
    ("base", "  │\n─xS──\n  │", 2, 2, "─", "x"),
    ("base", "  │\n──%──\n  │", 2, 3, HEART, "%"),
    ("base", "  │\n──\0──\n  │", 2, 3, HEART, "\0"),
    ("base", "  │\n──\ud800──\n  │", 2, 3, HEART, "\ud800"),
    ("base", "  │\n──┤──\n  │", 2, 3, "┼", "┤"),
    ("base", "  │\n──┼", 2, 3, "┘", "┼"),
    ("base", "  │", 1, 3, "╵", "│"),
    ("base", "  ╵\n──  ──", 2, 3, "─", " "),
    ("base", "  ╵\n── ──", 2, 3, "─", " "),
    ("base", "─\n\n  │", 1, 1, MARK, "─"),
    ("base", "x", 1, 1, "a blank", "x"),
    ("base", "\tx", 1, 1, "a blank", "\t"),
    ("base", "  │\n──S──\n  │\r", 3, 4, MARK, "\r"),
    ("base", "  │\n──S──\n  │\n\n  x", 5, 3, HEART, "x"),
    ("base", "  │\n──S──*\n  │", 2, 6, "─, ╴, a door or a blank", "*"),
    ("base", "  │\n──S──  ┼\n  │", 2, 8, "a blank", "┼"),
    ("base", "  │  x\n──S───────\n  │", 1, 6, MARK, "x"),
    ("base", "  │  *\n──S───────\n  │", 1, 6, "a tunnel card of base on 1,0", "*"),
    ("base", "  │  $²\n──S───────\n  │", 1, 6, MARK, "$"),
    ("base", "  │  $0\n──S───────\n  │", 1, 6, "a blank", "$"),
    ("base", "  │   *\n──S───────\n  │", 1, 6, "*", " "),
    ("base", "  │    ╵\n──S────╫──\n  │    ╷", 1, 8, "│", "╵"),
    ("base", "  │    │\n──S────╫──\n  │    │", 1, 8, "a tunnel card of base on 1,0", "│"),
    ("base", "  │    │\n──S────S──\n  │    │", 1, 8, "a tunnel card of base on 1,0", "│"),
    ("base", "g │\n──S──\n  │", 1, 1, "the start of base on 0,0", "g"),
    ("base", "  │\n──V──\n  │\n  │\n──S──\n  │", 1, 3, "a tunnel card of base on 0,1", "│"),
    ("base", "  │  ╭   ╮\n──S──  ?\n  │  ╰ x ╯", 3, 8, "$, #, a number of nuggets or a blank", "x"),
    ("base", "  │  ╭   ╮\n──S──  ?\n  │  ╰ $ ╯", 1, 6, f"no face-down goal of base on 1,0: {GOALS}", "╭"),
    ("base", "  │  ╭   ╮\n──S────?\n  │  ╰   ╯", 2, 6, "a blank", "─"),
    ("base", "  │  ╭   ╮\n──S──  ?\n  │  ╰ $", 3, 9, "╯", ""),
    ("base", "  │  ╭   ╮\n──S──  ?", 2, 9, "╰", ""),
    ("duel", "  │    │\n──S──G─┼─B\n  │    │", 2, 10, "─", "B"),
    ("duel", "  │    T\n──S────┼──\n  │    │", 1, 8, "│, ╵, a door or a blank", "T"),
    ("duel", "g │  Hx\n──S────┐\n  │    │", 1, 6, MARK, "H"),
    ("duel", "g │  Hg│\n──S────┘\n  │", 1, 6, "a tunnel card of duel on 1,1", "H"),
    ("duel", "b │\n──S──\n  │", 1, 1, "the start of duel on 0,1", "b"),
    ("duel", "g │    │$1\n──S────╫──\n  │    │@x", 3, 9, MARK, "@"),
    ("duel", "g │    │@1\n──S────╫──\n  │  @1│", 1, 9, "a blank", "@"),
    ("duel", "g │\n──S───────\n  │     @1", 2, 6, "a tunnel card of duel on 1,1", "─"),
    ("base", "      0    2\n      │\n  0 ──S──\n      │", 1, 12, "1", "2"),
    ("base", "      0    1x\n      │\n  0 ──S──\n      │", 1, 12, "1", "1x"),
    ("base", "      00\n      │\n  0 ──S──\n      │", 1, 7, NUMBER, "00"),
    ("base", "      1000\n      │\n  0 ──S──\n      │", 1, 7, NUMBER, "1000"),
    ("base", f"    {HUGE}\n      │\n  0 ──S──\n      │", 1, 5, NUMBER, HUGE),
    ("base", "      0\n      ╵", 2, 8, NUMBER, ""),
    ("base", "      0\n      │\n    ──S──\n      │", 3, 1, NUMBER, ""),
    ("base", "      0\n      │\n  ² ──S──\n      │", 3, 3, NUMBER, "²"),
    ("base", "      0\n      │\n -0 ──S──\n      │", 3, 2, NUMBER, "-0"),
    ("base", "      0\n  0   │\n    ──S──\n      │", 2, 3, "a blank", "0"),
    ("base", "      0\n      │\n  0 ──S──\n      │\n\n  0   ·", 6, 3, "-1", "0"),
    ("base", "      0\n      │\n  0 ──S──\n      │\n\n      ·", 6, 1, "-1", ""),
    ("base", "      0\n      │\n  0 ──S──\n      │\n      ╵", 5, 8, "-1", ""),
    ("base", "      0\n      │\n  0 ──S───────\n      │", 3, 10, "the end of the last column", "─"),
    ("base", "     999 1000\n\n  0      ─────", 3, 10, FAR, "─"),
    ("base", "      1\n      │\n  0 ──S──\n      │", 2, 7, "a tunnel card of base on 1,0", "│"),
    ("base", "      0\n\n  0 ─────", 3, 5, "the start of base on 0,0", "─"),
    ("base", "      8\n      │\n  0 ──#──\n      │", 2, 7, "a goal of base on 8,0", "│"),
]

HOSTILE = [
    "─" * 100_000,
    "S" * 100_000,
    "S" + "\n─" * 100_000,
    "\n" * 100_000 + "S",
    " " * 100_000 + "S",
    "─" * 100_000 + "\n" * 100_000 + "S",
    "=" * 100_000,
    "a = " * 50_000,
    "S\na = " + "(" * 100_000,
    "Sa\na = duel_bridge_gold @" + "9" * 100_000,
    "9" * 100_000,
    " ".join(map(str, range(100_000))),
    "0\n\n" + "9" * 100_000,
    "-" * 100_000,
    "\0\ud800\u2028\ufeff",
]
ODD = [*"SV?·$#@HTGBtgb*0129-= \n\t┼─│╵╷╴╶╫╲╱╭╯ax", "a = base_ew", "\n" * 3, "9" * 30, "\0", "\ud800", "²", "１"]


def fault(game: str, text: str, *, large: bool) -> InvalidDiagram:
    with pytest.raises(InvalidDiagram) as caught:
        drawn(text, GAMES[game], large=large)
    return caught.value


def check_place(error: InvalidDiagram, lines: list[str]) -> None:
    """A fault names a place in the text, and what stands there."""
    assert 1 <= error.line <= len(lines)
    assert 1 <= error.column <= len(lines[error.line - 1]) + 1
    assert lines[error.line - 1][error.column - 1 :].startswith(error.found)
    assert len(str(error)) < 400
    assert str(error).isprintable()


def outcome(text: str, game: str, at: Cell | None, *, large: bool) -> bool:
    """Whether the text was read; what was read is drawn and read again."""
    try:
        cards = drawn(text, GAMES[game], at=at, large=large)
    except InvalidDiagram as error:
        check_place(error, text.split("\n"))
        return False
    again = draw(cards, large=large)
    corner = Cell(min((each.cell.x for each in cards), default=0), max((each.cell.y for each in cards), default=0))
    assert drawn(again, GAMES[game], at=corner, large=large) == cards
    return True


@pytest.mark.parametrize(("faults", "large"), [(COMPACT, False), (LARGE, True)], ids=["compact", "large"])
def test_the_first_fault_is_named_with_its_place(faults: list[Fault], large: bool) -> None:
    for game, text, line, column, expected, found in faults:
        error = fault(game, text, large=large)
        told = (error.line, error.column, error.expected, error.found)
        assert told == (line, column, expected, found), text


def test_a_fault_reads_as_all_faults_of_the_notation() -> None:
    error = fault("base", "S─┼\n··╫", large=False)
    assert isinstance(error, InvalidText)
    assert str(error) == "line 2, column 3: expected a tunnel card of base on 2,-1, found '╫'"
    assert (
        str(fault("base", "  │  ╭   ╮\n──S──  ?\n  │  ╰ $", large=True))
        == "line 3, column 9: expected ╯, found nothing"
    )
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_legend_given_beside_the_drawing_is_read_like_one_below() -> None:
    (_, card) = drawn("Sa", GAMES["base"], legend={"a": "base_ne turned"})
    assert card == Lying(Cell(1, 0), Card.parse("base_ne"), turned=True)
    for named in ("base_xx", "base_ew opened", "duel_ew", "base_map", "", "@" * 100_000):
        with pytest.raises(InvalidDiagram, match="line 1, column 2: expected a card"):
            drawn("Sa", GAMES["base"], legend={"a": named})


def test_cards_alike_are_told_apart_by_a_legend_only() -> None:
    both = replace(GAMES["base"], cards={**GAMES["base"].cards, Card.parse("duel_ew"): 1})
    with pytest.raises(
        InvalidDiagram, match="line 1, column 2: expected one card of base on 1,0, not base_ew or duel_ew"
    ):
        drawn("S─", both)
    assert drawn("Sa\na = duel_ew", both)[1].card.id == "duel_ew"


def test_goals_alike_are_one() -> None:
    stones = replace(GAMES["base"], goals=(Card.parse("base_goal_stone_ne"),) * 3)
    assert drawn("└", stones, at=Cell(8, 0))[0].card.id == "base_goal_stone_ne"


def test_a_drawing_with_more_cards_to_name_than_letters_has_to_be_large() -> None:
    trolls = [
        Lying(Cell(x, y), Card.parse(f"duel_{name}"), turned, True, y)
        for x, name in enumerate(["nsw_troll", "new_troll", "nsw_blue", "nsw_green", "new_blue", "new_green"])
        for y in range(5)
        for turned in (False, True)
    ]
    apart = [replace(lying, cell=Cell(x, 0)) for x, lying in enumerate(trolls)]
    with pytest.raises(ValueError, match="51,0: more cards to be named than letters"):
        draw(apart)
    assert len(draw(apart[:51]).split("\n")) == 52
    with pytest.raises(ValueError, match="has to be known"):
        draw(read(draw(apart[:1], large=True), at=Cell(0, 0), large=True))


@pytest.mark.parametrize("large", [False, True], ids=["compact", "large"])
@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: repr(text[:12]))
def test_hostile_drawings_are_refused_at_once(text: str, large: bool) -> None:
    began = time.perf_counter()
    for at in (None, Cell(1, -1)):
        outcome(text, "base", at, large=large)
    assert time.perf_counter() - began < 5  # seconds, on a busy machine; quadratic time would take minutes


def test_a_great_drawing_is_read_in_time_that_grows_with_it() -> None:
    began = time.perf_counter()
    rows = "\n".join(["┼" * 150] * 150)
    assert len(drawn(rows, GAMES["base"], at=Cell(10, -10))) == 22_500
    assert time.perf_counter() - began < 10


@given(st.text(max_size=40) | st.text("S?·─│┼a=@ \n0-", max_size=40), st.booleans(), st.booleans())
def test_any_text_is_read_or_refused(text: str, large: bool, placed: bool) -> None:
    for game in GAMES:
        outcome(text, game, Cell(-2, 3) if placed else None, large=large)


def mutated(text: str, rng: random.Random) -> str:
    """The drawing with some signs or lines lost, doubled, exchanged or strange."""
    for _ in range(rng.randrange(1, 4)):
        by_line = rng.random() < 0.3
        parts = text.split("\n") if by_line else list(text)
        at, other = rng.randrange(len(parts) + 1), rng.randrange(len(parts) + 1)
        match rng.randrange(5):
            case 0:
                del parts[at : at + 1]
            case 1:
                parts[at:at] = parts[other : other + 1]
            case 2:
                parts[at : at + 1] = [rng.choice(ODD)]
            case 3:
                parts[at:at] = [rng.choice(ODD)]
            case _:
                low, high = sorted((at, other))
                parts[low:high] = reversed(parts[low:high])
        text = ("\n" if by_line else "").join(parts)
    return text


def try_mutations(count: int, seed: str) -> None:
    rng = random.Random(seed)
    duel = drawn(FULL, GAMES["duel"])
    hidden = [each for each in read(FULL, start=Cell(0, 1)) if each.tile is None]
    texts = {
        False: [FULL, draw(duel), draw([*duel, *hidden])],
        True: [draw([*duel, *hidden], large=True, coordinates=on) for on in (False, True)],
    }
    for large, drawings in texts.items():
        assert all(outcome(text, "duel", None, large=large) for text in drawings)
        results = set()
        for _ in range(count):
            text = mutated(rng.choice(drawings), rng)
            results.add(outcome(text, rng.choice(["duel", "duel", "duel", "solo", "base"]), None, large=large))
        assert results == {True, False}


def test_mutated_drawings_are_read_or_refused() -> None:
    try_mutations(1_500, "mutations")


@pytest.mark.proof(minutes=0.6)
def test_much_mutated_drawings_are_read_or_refused() -> None:
    try_mutations(50_000, "many mutations")
