"""Illegal tries are answered with the reason, in the player's language; nothing typed changes the table by itself."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from saboteur import Card, Move, Refusal, Setup, ruleset
from saboteur.cli.playing.reasons import why_not
from saboteur.cli.playing.typed import COMMANDS, LONGEST, printed
from saboteur.engine.moves import Lay, Play
from saboteur.engine.values.cards import MAT_CARDS
from saboteur.table.table import Table
from saboteur.words import Words
from saboteur.words.phrases import Phrase
from tests.cli.playing.desks import EN, RU, UK, Silent, anything, played, table_of, typed
from tests.cli.playing.exploring import hand_of
from tests.laws.conceivable import box, conceivable
from tests.laws.strategies import QUESTIONS, Plan, plans

each_language = pytest.mark.parametrize("words", [EN, RU, UK], ids=lambda words: words.language)


@cache
def turn(hand: str, mine: str = "", mat: str = "", *, game: str = "base") -> Table:
    """The turn of seat 0: its hand, the mine as `1,0 base_ew; …`, what lies before it."""
    cards = dict(each.split(" ", 1) for each in mine.split("; ") if each)
    made = ruleset(game, {})
    mats = {0: [MAT_CARDS[MAT_CARDS.index(word)] for word in mat.split()]}
    setup = Setup(made, 3 if made.roles else None, hands={0: hand.split()}, mine=cards, mats=mats)
    return table_of(setup.game())


def refused(table: Table, words: Words, move: object) -> str:
    """Why the rules refuse a move, in words."""
    reason = table.game.refusal(str(move))
    assert reason is not None
    return words.refusal(reason)


@settings(max_examples=8)
@given(plans(most_ahead=40, most_choices=0), st.integers(0, 999))
def test_an_illegal_move_in_notation_is_answered_with_the_reason_of_the_rules(plan: Plan, pick: int) -> None:
    game = plan.played()
    if game.actor is None:
        return
    table, rng = table_of(game), random.Random(pick)
    words, _ = anything(rng)
    legal = set(game.legal_moves)
    tries = [move for move in conceivable(game) if move not in legal]
    answers = rng.sample(tries, min(25, len(tries)))
    before = Setup.of(table.game)
    made, desk = typed(table, words, *map(str, answers), page=Silent)
    assert made is None
    assert desk.wrongs == [refused(table, words, move) for move in answers]
    assert (Setup.of(table.game), table.number) == (before, 0)


@each_language
def test_an_illegal_place_is_answered_with_the_reason_of_the_rules(words: Words) -> None:
    table = turn("base_ns base_nes base_rockfall base_map", "1,0 base_nesw")
    turned = words.phrase("turned")
    seen: Counter[Refusal] = Counter()
    for number, card in enumerate(hand_of(table), 1):
        for cell in box(table.game)[::6]:
            for text, move in (
                (f"{cell}", Lay(card, cell) if card.tile else Play(card, cell)),
                (f"{cell.x} {cell.y} {turned}", Lay(card, cell, not card.symmetric) if card.tile else Play(card, cell)),
            ):
                made, desk = typed(table, words, str(number), text, page=Silent)
                reason = table.game.refusal(move)
                assert desk.wrongs == ([] if reason is None else [words.refusal(reason)]), (text, move)
                assert made == (move if reason is None else None)
                seen.update([reason] if reason else [])
    assert len(seen) >= 4
    assert table.number == 0


@each_language
def test_a_card_that_fits_nowhere_says_why(words: Words) -> None:
    for table, card, phrase, reason in (
        (turn("base_fix_lamp"), "base_fix_lamp", "no-target", Refusal.TOOL_NOT_BROKEN),
        (turn("base_rockfall"), "base_rockfall", "no-target", Refusal.NO_TUNNEL_CARD_THERE),
        (turn("s2_free", game="saboteur2"), "s2_free", "no-target", Refusal.LIES_NOT_THERE),
        (turn("s2_hands_off", game="saboteur2"), "s2_hands_off", "no-target", Refusal.LIES_NOT_THERE),
        (turn("s2_theft", mat="theft", game="saboteur2"), "s2_theft", "no-target", Refusal.LIES_THERE_ALREADY),
        (turn("duel_key", game="duel"), "duel_key", "no-target", Refusal.NO_DOOR_THERE),
        (turn("duel_fix_pick", game="duel"), "duel_fix_pick", "no-target", None),
    ):
        made, desk = typed(table, words, "1")
        assert made is None
        [told] = desk.wrongs
        assert told.startswith(words.phrase(phrase)), card  # type: ignore[arg-type]
        assert desk.questions[0] == desk.questions[1]
        if reason is not None:
            assert told == f"{words.phrase(phrase)} {words.refusal(reason)}"  # type: ignore[arg-type]


@each_language
def test_who_may_lay_nothing_is_told_only_that(words: Words) -> None:
    """There may be places enough."""
    for table, reason in (
        (turn("base_ew", mat="lamp"), Refusal.TOOL_BROKEN),
        (turn("base_ew", mat="trapped", game="saboteur2"), Refusal.TRAPPED),
    ):
        made, desk = typed(table, words, "1")
        assert made is None
        assert desk.wrongs == [words.refusal(reason)]
        assert desk.questions[0] == desk.questions[1]


@settings(max_examples=10)
@given(plans(games=("base", "saboteur2", "duel", "rich duel", "rich saboteur2"), most_ahead=40, most_choices=0))
def test_why_a_card_cannot_be_used_is_one_of_the_reasons_of_the_rules(plan: Plan) -> None:
    game = plan.played()
    if game.asked != "turn" or game.actor is None:
        return
    view, words = game.view(game.actor), EN
    usable = {move.card for move in game.legal_moves if isinstance(move, Lay | Play)}
    reasons = {words.refusal(reason) for reason in Refusal}
    for card in set(view.hand) - usable:
        assert isinstance(card, Card)
        phrase = words.phrase("no-place" if card.tile else "no-target")
        told = why_not(card, view, game.refusal, words)
        assert told == phrase or told.removeprefix(f"{phrase} ") in reasons
        # Where the rules give a reason for every try there is one to tell.
        assert told != phrase


@pytest.mark.parametrize(
    ("card", "phrase", "reasons", "told"),
    [
        ("base_ns", "no-place", (10, 11, 11, *[14, 11] * 20), Refusal.EDGES_DISAGREE),
        ("base_ns", "no-place", (11, 12, 12, *[10, 12] * 20), Refusal.NOT_CONNECTED),
        ("base_rockfall", "no-target", (27, 26, 26, 26, 27), Refusal.NO_TUNNEL_CARD_THERE),
    ],
)
def test_of_several_reasons_the_one_against_most_tries_is_told(
    card: str, phrase: Phrase, reasons: Sequence[int], told: Refusal
) -> None:
    view, numbers = turn("base_ns", "1,0 base_nesw").game.view(0), iter(reasons)

    def refusal(_: Move) -> Refusal | None:
        return Refusal.of_number(next(numbers))

    assert why_not(Card.parse(card), view, refusal, EN) == f"{EN.phrase(phrase)} {EN.refusal(told)}"


@each_language
def test_numbers_out_of_range_say_the_range(words: Words) -> None:
    table = turn("base_ns base_break_lamp base_map")
    for wrong in ("0", "4", "999", "1234", "٧"):
        _, desk = typed(table, words, wrong)
        assert desk.wrongs == [words.phrase("wrong-number", least=1, most=3)]
    [number] = [str(place) for place, card in enumerate(hand_of(table), 1) if card.id == "base_break_lamp"]
    _, desk = typed(table, words, number, "0", "4", "x")
    assert desk.wrongs[:2] == [words.phrase("wrong-number", least=1, most=3)] * 2
    assert desk.wrongs[2] == words.phrase("wrong-move", text="x")


@each_language
def test_another_s_card_and_another_question_are_refused(words: Words) -> None:
    table = turn("base_ns")
    for text, reason in (
        ("discard base_ew", Refusal.NOT_IN_HAND),
        ("lay base_ew 1,0", Refusal.NOT_IN_HAND),
        ("turn 8,0", Refusal.ANOTHER_QUESTION),
        ("rob nobody", Refusal.ANOTHER_QUESTION),
        ("bribe 1,0", table.game.refusal("bribe 1,0")),
        ("lay base_ns 1,0", Refusal.EDGES_DISAGREE),
    ):
        _, desk = typed(table, words, text)
        assert reason is not None
        assert desk.wrongs == [refused(table, words, text)] == [words.refusal(reason)]


@each_language
@pytest.mark.parametrize("text", ["lay", "lay base_ew", "lay nothing 1,0", "play base_map there", "take it", "rob me"])
def test_notation_that_is_none_is_answered_in_the_player_s_language(text: str, words: Words) -> None:
    _, desk = typed(turn("base_ns"), words, text)
    assert desk.wrongs == [words.phrase("wrong-move", text=text)]


# -- whatever is typed -------------------------------------------------------------------------------------------------

PIECES = [
    *(str(number) for number in range(12)),
    *(sign for words in (EN, RU, UK) for sign in words.phrase("letters").split()[:4]),
    *COMMANDS,
    *(words.phrase(f"word-{command}") for words in (RU, UK) for command in COMMANDS),  # type: ignore[arg-type]
    *"lay play discard clear bribe turn position claim take rob nobody upright turned".split(),
    *"base_ew base_map base_rockfall s2_theft duel_key 1,0 8,0 3,-1 -1,0 lamp".split(),
    *"? ?3.3 ?1 ?лестница с разворотом".split(),
    *(
        "",
        " ",
        ",",
        "-",
        "#",
        "\x1b[2J",
        "\x00",
        "’",
        "𝟙",
        "²",
        "ß",
        "İ",
        "\u202e",
        "日本",
        "🙂",
        "%s",
        "{x}",
        "[red]",
        "\\",
    ),
]


@cache
def questions() -> list[Table]:
    """A table for every question."""
    kinds = {plan.until: plan for plan in QUESTIONS}
    tables = [table_of(played(plan)) for plan in kinds.values()]
    return [*tables, turn("base_nes base_map base_fix_lamp", "1,0 base_nesw"), turn("duel_ew", game="duel")]


@settings(max_examples=60)
@example([0, 0], ["?"] * 3)
@given(
    st.lists(st.integers(0, 99), min_size=2, max_size=2),
    st.lists(st.lists(st.sampled_from(PIECES), max_size=3).map(" ".join) | st.text(max_size=60), max_size=6),
)
def test_only_a_legal_move_or_a_statement_changes_the_table(pick: list[int], lines: list[str]) -> None:
    tables = questions()
    table = tables[pick[0] % len(tables)]
    number, position = table.number, Setup.of(table.game)
    made, desk = typed(table, (EN, RU, UK)[pick[1] % 3], *lines, page=Silent)
    assert made is None or made in table.game.legal_moves
    assert Setup.of(table.game) == position
    said = list(table.events(None, since=number))
    assert len(said) <= sum(question.endswith("]") for question in desk.questions)
    assert all(sign.isprintable() or sign == "\n" for sign in desk.text)


def test_what_was_typed_is_repeated_short_and_harmless() -> None:
    _, desk = typed(turn("base_ns"), EN, "\x1b[31m" + "x" * 5000)
    [told] = desk.wrongs
    assert told == EN.phrase("wrong-move", text="?[31m" + "x" * (LONGEST - 5) + "…")
    assert printed("a\nb\u202e") == "a?b?"
