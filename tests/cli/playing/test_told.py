"""News and pages contain what one person may know, drawn and in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from saboteur import Card, Game, Setup, ruleset
from saboteur.cli.playing.held import Held
from saboteur.cli.playing.news import News, style_of
from saboteur.cli.playing.page import Around, Page
from saboteur.engine.values.facts import Fact, RoundEnded
from saboteur.engine.values.unknown import UNKNOWN
from saboteur.notation.facts import read_fact
from saboteur.notation.records.record import Abandoned, Chair, Said, Sat
from saboteur.notation.statements import Am
from saboteur.table.log import Event
from saboteur.words import Words
from tests.cli.playing.desks import BOTH, EN, NAMES, RU, UK, Scripted, show

each_language = pytest.mark.parametrize("words", [EN, RU, UK], ids=lambda words: words.language)
drawn_or_not = pytest.mark.parametrize("drawing", BOTH, ids=["in words", "drawn"])


def page(words: Words, *, drawing: bool = False, seats: int = 3, columns: int = 100) -> tuple[Page, Scripted]:
    """A page at a desk of its own."""
    desk = Scripted(drawing=drawing, columns=columns)
    return Page(desk, words, NAMES[:seats]), desk


# -- news --------------------------------------------------------------------------------------------------------------


@each_language
def test_news_are_the_facts_and_statements_in_words(words: Words) -> None:
    facts = [
        read_fact("laid seat=0 card=base_ew cell=1,0 turned=no"),
        read_fact("revealed seat=1 cell=8,0 face=base_goal_stone_ne"),
        read_fact("drew seat=1 card=?"),
        read_fact("asked what=turn seat=1"),
        read_fact("settled cell=8,0 turned=yes"),
    ]
    happened: list[Fact | Said | Sat | Abandoned] = [
        *facts,
        Said(2, Am("digger")),
        Sat(1, Chair("bot")),
        Abandoned(0, "late"),
        Abandoned(None),
    ]
    events = [Event(number, what) for number, what in enumerate(happened, 1)]
    news = News.of(events, words, NAMES)
    ended = read_fact("round_ended round=1 cause=gold winners=(1) roles=(saboteur digger)")
    assert isinstance(ended, RoundEnded)
    assert News.of([Event(1, ended)], words, NAMES).lines == [words.round_end(ended, NAMES)]  # a table says the rest
    told = [words.fact(fact, NAMES) for fact in facts]
    assert told[0] is not None
    said = [words.statement(Am("digger"), 2, NAMES), words.abandoned(0, "late", NAMES), words.abandoned(None, "")]
    assert news.lines == [*(line for line in told if line), *said]
    assert News.of([], words, NAMES).lines == []


HITS = """
put seat=1 card=base_break_lamp target=0
put seat=1 card=s2_trapped target=0
robbed seat=1 victim=0 left=yes
inspected seat=1 card=s2_inspection target=0 role=?
swapped_hats seat=1 card=s2_swap_hats target=0 old=blue new=green
swapped_hands seat=1 card=s2_swap_hand target=0 given=(base_map) taken=(base_ew)
"""
OTHERS = """
put seat=0 card=base_break_lamp target=1
put seat=0 card=s2_theft target=0
robbed seat=0 victim=1 left=yes
swapped_hats seat=0 card=s2_swap_hats target=0 old=blue new=geologist
inspected seat=0 card=s2_inspection target=1 role=boss
lifted seat=1 card=base_fix_cart target=0 lifted=base_break_cart
laid seat=1 card=base_ew cell=1,0 turned=no
"""


def test_what_hit_you_and_what_you_drew_stand_out_without_colours() -> None:
    def told(lines: str, you: int | None) -> list[str]:
        facts = [read_fact(line) for line in lines.strip().splitlines()]
        return News.of([Event(number, fact) for number, fact in enumerate(facts, 1)], EN, NAMES, you).lines

    assert all(line.startswith("! ") and style_of(line) for line in told(HITS, 0))
    assert not any(line.startswith("! ") or style_of(line) for line in (*told(HITS, 2), *told(OTHERS, 0)))
    assert told("drew seat=0 card=base_ew", 0) == ["+ You draw a straight tunnel."]
    assert [line[:2] for you in (1, None) for line in told("drew seat=0 card=base_ew", you)] == ["An", "An"]


SHOWN = [
    read_fact("uncovered cell=8,2 face=base_goal_stone_nw"),
    read_fact("uncovered cell=8,-2 face=base_goal_gold"),
    read_fact("left_over role=saboteur"),
    read_fact("box_shown cards=(duelgoal_dead_new_0 duelgoal_nw_2)"),
]
"""When a round or the game has ended (4.8, 8.15)."""


@each_language
def test_what_is_shown_at_the_end_is_told_with_the_result_and_not_twice(words: Words) -> None:
    purse = read_fact("purse_shown seat=0 values=(1 3) gold=4")  # its gold stands in the table
    assert News.of([Event(number, fact) for number, fact in enumerate([*SHOWN, purse], 1)], words, NAMES).lines == []


# -- pages -------------------------------------------------------------------------------------------------------------


def rich_game() -> Game:
    """A base game with everything a page shows."""
    setup = Setup(
        ruleset("base"),
        3,
        hands={0: ["base_ew", "base_map", "base_fix_lamp"]},
        mats={1: ["lamp", "cart"]},
        mine={"1,0": "base_nesw"},
        seen={0: ["8,2"]},
        purses={0: [3, 1], 1: [2]},
        round=2,
    )
    return setup.game()


@each_language
@drawn_or_not
def test_a_page_shows_the_round_the_own_dwarf_hand_and_gold_and_what_lies_before_everybody(
    words: Words, drawing: bool
) -> None:
    game = rich_game()
    view = game.view(0)
    paper, desk = page(words, drawing=drawing, columns=160)
    show(paper, view)
    text = " ".join(desk.text.split())
    assert words.phrase("head-round", round=2, rounds=3) in text
    assert f"{words.phrase('head-deck')} {view.deck}" in text
    assert words.phrase("head-own-role", role=words.role(str(view.role))) in text
    for name in NAMES[:3]:
        assert name in text
    assert words.nuggets(4) in text  # one's own
    assert words.phrase("nugget-cards", count=1) in text  # of others only how many
    assert words.nuggets(2) not in text
    assert words.lying("lamp").lower() in text
    assert words.lying("cart").lower() in text
    for card in view.hand:
        assert isinstance(card, Card)
        assert words.card(card).split()[0] in text


@each_language
def test_a_page_in_words_tells_where_the_goals_lie_and_what_was_seen(words: Words) -> None:
    game = rich_game()
    view = game.view(0)
    paper, desk = page(words)
    show(paper, view)
    for goal in view.goals:
        known = isinstance(goal.face, Card)
        phrase = words.phrase("goal-hidden", cell=str(goal.cell))
        assert (f"  {phrase}\n" in desk.text) == (not known)
        if isinstance(goal.face, Card):
            told = words.phrase("goal-seen", cell=str(goal.cell), card=words.card(goal.face))
            assert f"  {told}\n" in desk.text
    assert [isinstance(goal.face, Card) for goal in view.goals] == [True, False, False]


def test_nobody_is_shown_what_another_knows() -> None:
    game = rich_game()
    own, other = game.view(0), game.view(1)
    for drawing in BOTH:
        paper, desk = page(EN, drawing=drawing)
        show(paper, other)
        assert EN.nuggets(4) not in desk.text
        assert EN.phrase("nugget-cards", count=2) in " ".join(desk.text.split())
        assert EN.card(Card.parse("base_map")) not in desk.text or "base_map" in map(str, other.hand)
    assert own.hand != other.hand


@drawn_or_not
def test_gold_of_the_expansion_and_markers_of_the_duel(drawing: bool) -> None:
    paper, desk = page(EN, drawing=drawing)
    game = Setup(ruleset("saboteur2"), 3, coins={0: 4, 1: 2, 2: 0}, round=2).game()
    show(paper, game.view(0))
    text = " ".join(desk.text.split())
    assert EN.coins(4) in text
    assert text.count(f"cards · {'$' if drawing else EN.phrase('gold-some')}") == 1
    paper, desk = page(EN, drawing=drawing, seats=2)
    show(paper, Setup(ruleset("duel"), markers=5, keys=1).game().view(0))
    text = " ".join(desk.text.split())
    assert EN.phrase("markers-left", count=5) in text
    assert EN.phrase("keys-left", count=1) in text
    assert EN.colour("green") in text
    assert EN.colour("blue") in text


def test_in_a_low_window_the_end_of_the_log_stands_beside_the_mine() -> None:
    view = rich_game().view(0)
    told = [f"Sentence number {number} of what has happened." for number in range(30)]
    for lines in (24, 99):
        desk = Scripted(drawing=True, columns=80, lines=lines)
        show(Page(desk, EN, NAMES[:3]), view, told)
        beside = [line[51:].strip() for line in desk.text.splitlines()]
        assert ("number 29 of" in desk.text) == (lines == 24)  # elsewhere it is read above the page
        if lines == 24:
            first = next(place for place, line in enumerate(beside) if line.startswith("Sentence"))
            assert beside[first - 1] == ""  # whole sentences only, parted from the players
            number = int(beside[first].split()[2])
            assert " ".join(beside[first:16]).split() == " ".join(told[number:]).split()
        assert len(desk.text.splitlines()) <= 22
    desk = Scripted(drawing=True, columns=80, lines=24)
    show(Page(desk, EN, NAMES[:3]), view, told[:1])
    assert "number 0 of" in desk.text
    assert f"? {EN.phrase('legend-goal')}" in desk.text  # where there is room for both
    desk = Scripted(drawing=True, columns=80, lines=24)
    crowd = Game(ruleset("base"), 10, seed="1").view(0)
    show(Page(desk, EN, [name * 4 for name in NAMES[:10]]), crowd, told)
    assert f"? {EN.phrase('legend-goal')}" not in desk.text  # where there is room for neither


@pytest.mark.parametrize("longer", [1, 3])
def test_what_hit_the_reader_stands_above_the_hand_where_the_news_is_pushed_out(longer: int) -> None:
    """The names of 12 players leave room for a little news beside the mine, or for none."""
    crowd = Game(ruleset("saboteur2"), 12, seed="1").view(0)
    told = ["! An old hit.", "+ You draw a map.", "! A hit.", *(f"Sentence {number}." for number in range(15))]
    desk = Scripted(drawing=True, columns=80, lines=24)
    show(Page(desk, EN, [name * longer for name in NAMES]), crowd, told)
    shown = desk.text.splitlines()
    assert len(shown) <= 22
    hit, hand = (
        next(place for place, line in enumerate(shown) if line.startswith(text)) for text in ("! A hit.", "1 ")
    )
    assert hit < hand
    assert "Sentence 14." in desk.text
    assert "old hit" not in desk.text
    assert f"{EN.phrase('head-deck')} {crowd.deck}" in desk.text  # not broken


def test_what_matters_most_is_not_lost_in_a_low_window() -> None:
    """Without room beside the mine the players stand below it, and the signs, which one learns, above it."""
    view = rich_game().view(0)
    desk = Scripted(drawing=True, columns=50, lines=24)
    show(Page(desk, EN, NAMES[:3]), view)
    assert len(desk.text.splitlines()) <= 22
    assert EN.phrase("head-own-role", role=EN.role(str(view.role))) in desk.text
    desk = Scripted(drawing=True, columns=50, lines=40)
    show(Page(desk, EN, NAMES[:3]), view)
    shown = desk.text.splitlines()
    order = [f"# {EN.phrase('legend-stone')}", " -2 ", f"{EN.phrase('head-deck')} {view.deck}", NAMES[2], "1 "]
    places = [next(place for place, line in enumerate(shown) if sign in line) for sign in order[:-1]]
    places.append(next(place for place, line in enumerate(shown) if line.startswith(order[-1])))
    assert places == sorted(places)


@each_language
def test_markers_are_named_after_their_owners_and_what_is_open_is_told_from_what_is_closed(words: Words) -> None:
    closed = {"1,1": "duel_cross_troll", "1,-1": "duel_cross_blue"}
    opened = {"1,1": "duel_cross_troll opened @0", "1,-1": "duel_cross_blue opened"}
    for mine, expected in ((closed, False), (opened, True)):
        view = Setup(ruleset("duel"), mine=mine).game().view(0)
        for drawing in BOTH:
            paper, desk = page(words, drawing=drawing, seats=2, columns=160)
            show(paper, view)
            for told in (words.phrase("bribed"), words.phrase("opened")):
                assert (told in desk.text) == expected
            if drawing:
                assert f"@0 {NAMES[0]}" in desk.text
                assert f"@1 {NAMES[1]}" in desk.text


@pytest.mark.parametrize("columns", [40, 60, 80, 100, 200])
@pytest.mark.parametrize("game", ["base", "saboteur2", "duel", "solo"])
def test_no_line_of_a_page_is_wider_than_the_window(game: str, columns: int) -> None:
    for words in (EN, RU, UK):
        made = ruleset(game, {})
        paper, desk = page(words, drawing=True, seats=made.seats[-1], columns=columns)
        show(paper, Game(made, made.seats[-1], seed="1").view(0))
        assert max(len(line.rstrip()) for line in desk.text.splitlines()) <= columns


def test_in_words_a_page_need_not_tell_the_mine_again() -> None:
    view = rich_game().view(0)
    told = {}
    for whole in (True, False):
        paper, desk = page(EN)
        paper.show_in_words(view, Around(Held(view.hand)), whole=whole)
        told[whole] = desk.text.splitlines()
    mine = told[True].index(f"{EN.phrase('head-mine')}:")
    hand = told[True].index(f"{EN.phrase('head-own-hand')}:")
    assert mine < hand
    assert told[False] == told[True][:mine] + told[True][hand:]


def test_in_a_window_too_narrow_everything_is_said_in_words() -> None:
    game = rich_game()
    narrow, words = page(EN, drawing=True, columns=39)[1], page(EN)[1]
    for desk in (narrow, words):
        show(Page(desk, EN, NAMES[:3]), game.view(0))
    assert " ".join(narrow.text.split()) == " ".join(words.text.split())


def test_a_card_nobody_knows_is_shown_as_such() -> None:
    game = rich_game()
    view = game.view(0)
    hidden = replace(view, hands=((UNKNOWN, *view.hand[1:]), *view.hands[1:]))
    for drawing in BOTH:
        paper, desk = page(EN, drawing=drawing)
        show(paper, hidden)
        assert EN.phrase("unknown") in desk.text
