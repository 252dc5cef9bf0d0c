"""The end of a round and of a game: who won and why, who was who, what everybody has; a screen at a time."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from saboteur import Game, Setup, ruleset
from saboteur.cli.playing.page import Page
from saboteur.cli.playing.picture import Look, mine_rows
from saboteur.cli.playing.results import show_game, show_round
from saboteur.cli.playing.signs import WON
from saboteur.engine.values.cards import Card
from saboteur.engine.values.cell import Cell
from saboteur.engine.values.facts import GameEnded, RoundEnded, Uncovered
from saboteur.table.story.summary import Deeds, RoundSummary
from saboteur.table.story.whole import GameSummary
from saboteur.words import Words
from saboteur.words.sentence import said
from tests.cli.playing.desks import BOTH, EN, NAMES, RU, UK, Scripted
from tests.cli.playing.test_told import SHOWN, rich_game

each_language = pytest.mark.parametrize("words", [EN, RU, UK], ids=lambda words: words.language)
drawn_or_not = pytest.mark.parametrize("drawing", BOTH, ids=["in words", "drawn"])


def shown_round(
    words: Words, played: RoundSummary, *, drawing: bool = False, lines: int = 99, columns: int = 200
) -> tuple[list[str], list[int]]:
    """The lines of a round's end, and after how many of them there was a pause."""
    desk = Scripted(drawing=drawing, columns=columns, lines=lines)
    seats = played.shared_out.seats
    pauses: list[int] = []
    show_round(
        Page(desk, words, NAMES[:seats]),
        GameSummary(played.began, (played,)),
        played,
        lambda: pauses.append(len(desk.text.splitlines())),
    )
    return [line.rstrip() for line in desk.text.splitlines()], pauses


@each_language
@drawn_or_not
def test_the_end_of_a_round_is_told_with_who_was_who(words: Words, drawing: bool) -> None:
    view = rich_game().view(0)
    before = replace(view, purses=((1,), (), ()))
    ended = RoundEnded(1, "gold", (0, 2), ("digger", "saboteur", "digger"))
    played = RoundSummary(ended, before, view, deeds=(Deeds(),) * 3)
    lines, _ = shown_round(words, played, drawing=drawing)
    story = words.story(played, NAMES, 0)
    assert lines[1 : 1 + len(story)] == story  # the headline first
    assert lines[1] == words.text(said("story-you-won", round=1))
    for name, role, won, gained, gold in zip(
        (words.phrase("name-you", name=NAMES[0]), *NAMES[1:]),
        ("digger", "saboteur", "digger"),
        (True, False, True),
        ("+3", words.phrase("nugget-cards", count=1), "–"),
        (words.nuggets(4), words.phrase("nugget-cards", count=1), "–"),
        strict=False,
    ):
        [line] = [line for line in lines if name in line]
        assert words.role(role) in line
        assert (WON in line) == won
        assert gained in line[: line.rindex(gold)]
        assert gold in line
    mine = [row.plain.rstrip() for row in mine_rows(view, Look(199))]
    assert (lines[-len(mine) :] == mine) == drawing


@each_language
@drawn_or_not
def test_the_end_of_a_round_shows_what_nobody_has_to_hide_any_more(words: Words, drawing: bool) -> None:
    """Goals are drawn with what lay under them, and told where nothing is drawn."""
    view = rich_game().view(None)
    goals = [replace(goal, face=face) for goal, face in zip(view.goals, view.ruleset.goals, strict=True)]
    view = replace(view, goals=tuple(goals))
    ended = RoundEnded(1, "exhausted", (), ("digger",) * 3)
    lines, _ = shown_round(words, RoundSummary(ended, view, view, shown=tuple(SHOWN)), drawing=drawing)
    told = [words.fact(fact, NAMES) or "" for fact in SHOWN]
    assert [line in lines for line in told] == [not drawing, not drawing, True, True]
    if drawing:
        mine = [row.plain.rstrip() for row in mine_rows(view, Look(199))]
        assert lines[-len(mine) :] == mine
        assert sorted(sign for line in mine for sign in line if sign in "#$") == ["#", "#", "$"]


@each_language
def test_a_screen_is_no_higher_than_the_window(words: Words) -> None:
    view = Game(ruleset("base"), 5, seed="1").view(0)
    did = Deeds(*range(1, 1 + len(fields(Deeds))))
    ended = RoundEnded(1, "gold", (0,), ("digger", "saboteur", "digger", "digger", "saboteur"))
    played = RoundSummary(ended, view, view, gold=(view.goals[0].cell,), finder=0, deeds=(did,) * 5)
    lines, pauses = shown_round(words, played, drawing=True, lines=24, columns=80)
    assert pauses
    screens = [len(lines) if end is None else end for end in (*pauses, None)]
    assert all(end - start <= 22 for start, end in zip((0, *screens), screens, strict=False))
    first = lines[: pauses[0]]
    for sentence in words.story(played, NAMES, 0)[:3]:
        assert sentence in first
    assert [name for name in NAMES[:5] if any(name in line for line in first)] == [*NAMES[:5]]
    assert shown_round(words, played, drawing=True, lines=99)[1] == []
    assert shown_round(words, played, lines=24)[1] == []  # whoever reads lines turns no pages


@each_language
def test_who_won_stands_above_a_table_of_twelve(words: Words) -> None:
    view = Game(ruleset("saboteur2"), 12, seed="1").view(0)
    ended = RoundEnded(1, "gold", (0, 1), ("green", "boss", *("geologist",) * 10))
    did = (Deeds(laid=3),) * 12
    played = RoundSummary(ended, view, view, trapped=(2, 3), crystals=3, deeds=did)
    lines, pauses = shown_round(words, played, drawing=True, lines=24, columns=80)
    assert pauses[0] <= 22
    assert words.text(said("story-you-won", round=1)) in lines[: pauses[0]]
    assert all(any(name in line for line in lines[: pauses[0]]) for name in NAMES)


@each_language
def test_what_five_did_stands_below_the_result(words: Words) -> None:
    view = Game(ruleset("base"), 5, seed="1").view(0)
    ended = RoundEnded(1, "gold", (0,), ("digger", "saboteur", "digger", "digger", "saboteur"))
    played = RoundSummary(ended, view, view, finder=0, deeds=(Deeds(laid=5, helped=2, broke=1, repaired=1),) * 5)
    for high in (24, 22):
        lines, [end] = shown_round(words, played, drawing=True, lines=high, columns=80)
        assert words.story(played, NAMES, 0)[-1] in " ".join(lines[:end])
        assert end <= high - 2


def test_others_gold_is_known_once_the_game_is_over() -> None:
    game = Setup(ruleset("base"), 3, hands={0: ["base_ew"]}, rest="discard", round=3, purses={0: [1], 1: [3, 1]}).game()
    began = game.view(0)
    [ended] = [fact for fact in game.apply("discard base_ew", tell=True) if isinstance(fact, RoundEnded)]
    for drawing in BOTH:
        lines, _ = shown_round(EN, RoundSummary(ended, began, game.view(0)), drawing=drawing)
        [line] = [line for line in lines if NAMES[1] in line and EN.role(ended.roles[1]) in line]
        assert EN.nuggets(game.gold[1]) in line


@drawn_or_not
def test_rounds_without_dwarves_have_no_winners_yet(drawing: bool) -> None:
    view = Setup(ruleset("duel")).game().view(None)
    lines, _ = shown_round(EN, RoundSummary(RoundEnded(1, "markers", (), ()), view, view), drawing=drawing)
    text = "\n".join(lines)
    assert EN.phrase("head-role") not in text
    assert EN.phrase("head-won") not in text
    # Shown to all at one screen, from which what each was told is gone.
    assert EN.round_end(RoundEnded(1, "markers", (), ()), NAMES) in text


def ended_game(gold: tuple[int, ...], winners: tuple[int, ...], you: int | None) -> GameSummary:
    view = Game(ruleset("base" if len(gold) > 2 else "solo"), len(gold), seed="1").view(you)
    return GameSummary(view, (), GameEnded(gold, winners))


def test_where_the_gold_lay_is_said_once() -> None:
    view = rich_game().view(0)
    ended = RoundEnded(1, "exhausted", (1,), ("digger", "saboteur", "digger"))
    gold = Uncovered(Cell(8, 2), Card.parse("base_goal_gold"))
    stone = Uncovered(Cell(8, 0), Card.parse("base_goal_stone_ne"))
    played = RoundSummary(ended, view, view, gold=(Cell(8, 2),), deeds=(Deeds(),) * 3, shown=(gold, stone))
    text = "\n".join(shown_round(EN, played, drawing=False)[0])
    assert text.count("8,2") == 1
    assert EN.text(said("story-not-found", cell=Cell(8, 2))) in text
    assert (EN.fact(stone, NAMES) or "") in text


@each_language
@drawn_or_not
def test_the_end_of_the_game_is_told_with_places(words: Words, drawing: bool) -> None:
    for you in (None, 0, 1):
        desk = Scripted(drawing=drawing)
        game = ended_game((5, 8, 8, 2), (1, 2), you)
        show_game(Page(desk, words, NAMES[:4]), game, you, never)
        shown = desk.text.splitlines()
        assert words.game_end(game, NAMES, you) == shown[1]
        lines = [line for line in shown[2:] if any(name in line for name in NAMES[:4])]
        assert [next(name for name in NAMES if name in line) for line in lines] == ["Борис", "Олена", "Anna", "Dora"]
        numbers = [[int(word) for word in line.replace(",", " ").split() if word.isdigit()] for line in lines]
        assert numbers == [[1, 8], [1, 8], [3, 5], [4, 2]]
        assert [WON in line for line in lines] == [True, True, False, False]


def never() -> None:
    raise AssertionError("there is nothing to turn over")


@each_language
@drawn_or_not
@pytest.mark.parametrize("gold", [0, 14, 15, 20, 25])
def test_one_alone_is_told_how_well_it_went(gold: int, words: Words, drawing: bool) -> None:
    desk = Scripted(drawing=drawing)
    show_game(Page(desk, words, NAMES[:1]), ended_game((gold,), (0,), 0), 0, never)
    assert words.nuggets(gold) in desk.text
    assert words.grade(gold) in " ".join(desk.text.split())
