"""Every question of the rules has its question here: in three languages, drawn and in words."""

from __future__ import annotations

from functools import cache

import pytest

from saboteur import Card, Setup, parse_move, ruleset
from saboteur.cli.playing.page import Page
from saboteur.cli.playing.picture import Look, mine_rows
from saboteur.cli.playing.places import TURNED
from saboteur.engine.moves import Bribe, Lay, Play
from saboteur.engine.values.cards import CARDS, MAT_CARDS, TOOLS, Effect, MatCard, Use
from saboteur.notation.drawing.diagram import face_mark
from saboteur.rulesets import GAMES
from saboteur.table.table import Table
from saboteur.words import Words
from tests.cli.playing.desks import (
    BOTH,
    EN,
    RU,
    UK,
    Silent,
    cells_drawn,
    places_in_words,
    played,
    table_of,
    typed,
)
from tests.cli.playing.exploring import hand_of, letters_drawn, named, shown, ways
from tests.laws.strategies import QUESTIONS

each_language = pytest.mark.parametrize("words", [EN, RU, UK], ids=lambda words: words.language)
drawn_or_not = pytest.mark.parametrize("drawing", BOTH, ids=["in words", "drawn"])

CHOICES = {plan.until: plan for plan in QUESTIONS}


@cache
def turn(hand: str, mine: str = "", mat: str = "", *, game: str = "base") -> Table:
    """The turn of seat 0: its hand, the mine as `1,0 base_ew; …`, what lies before it. Asking changes nothing."""
    cards = dict(each.split(" ", 1) for each in mine.split("; ") if each)
    made = ruleset(game, {})
    mats = {0: [MAT_CARDS[MAT_CARDS.index(word)] for word in mat.split()]}
    setup = Setup(made, 3 if made.roles else None, hands={0: hand.split()}, mine=cards, mats=mats)
    return table_of(setup.game())


@cache
def choice(asked: str) -> Table:
    """Where a choice is asked for."""
    table = table_of(played(CHOICES[asked]))
    assert table.game.asked == asked
    return table


# -- choices besides a turn --------------------------------------------------------------------------------------------


@each_language
@drawn_or_not
@pytest.mark.parametrize("asked", ["goal", "position", "claim", "nugget", "rob"])
def test_a_choice_is_asked_for_in_words_until_it_is_made(asked: str, words: Words, drawing: bool) -> None:
    table = choice(asked)
    move, desk = typed(table, words, "", "0", "99", "nonsense", drawing=drawing, page=Page)
    assert move is None
    # A choice of the rules cannot be left: Enter asks again.
    assert desk.questions == [words.asked(asked)] * 5
    assert desk.wrongs[-1] == words.phrase("wrong-move", text="nonsense")
    first = next(iter(ways(table, words, drawing=drawing)))
    move, desk = typed(table, words, "", *first, drawing=drawing, page=Page)
    assert move in table.game.legal_moves


@drawn_or_not
@pytest.mark.parametrize("asked", ["goal", "claim", "nugget", "rob"])
def test_when_the_round_is_over_neither_mine_nor_hand_are_in_the_way(asked: str, drawing: bool) -> None:
    _, desk = typed(choice(asked), EN, drawing=drawing, page=Page)
    assert (EN.phrase("head-deck") in desk.text) == (asked in ("goal", "claim"))


@each_language
def test_both_positions_of_a_goal_are_described(words: Words) -> None:
    table = choice("position")
    offered = [named(parse_move(f"position {way}"), table, words) for way in ("upright", "turned")]
    assert list(ways(table, words, drawing=False).values()) == offered
    assert len({text.partition(": ")[2] for text in offered}) == 2


@drawn_or_not
def test_a_goal_turned_over_is_seen_where_it_lies_before_its_position_is_chosen(drawing: bool) -> None:
    table = choice("position")
    view = table.game.view(table.game.actor)
    [goal] = [goal for goal in view.goals if goal.open and goal.cell not in {each.cell for each in view.mine}]
    assert isinstance(goal.face, Card)
    text = typed(table, EN, drawing=drawing, page=Page)[1].text
    if drawing:
        drawn = cells_drawn([row.plain for row in mine_rows(view, Look(99))])[goal.cell]
        assert drawn == ("╭   ╮", "  ?  ", f"╰ {face_mark(goal.face)} ╯")
        assert all(row in text for row in drawn)
    else:
        assert f"  {goal.cell}: {EN.card(goal.face)}\n" in text


# -- a turn ------------------------------------------------------------------------------------------------------------


@each_language
@drawn_or_not
def test_a_turn_is_asked_for_with_what_can_be_done(words: Words, drawing: bool) -> None:
    table = turn("base_ew base_map base_ns")
    _, desk = typed(table, words, "", drawing=drawing, page=Page)
    hints = [words.phrase(f"word-{each}") for each in ("discard", "say", "log", "table", "quit")]  # type: ignore[arg-type]
    assert desk.questions == [" · ".join([words.phrase("ask-card", most=3), *hints, "?"])] * 2
    _, desk = typed(turn("base_ew"), words, "", drawing=drawing, page=Page)
    assert "1–" not in desk.questions[0]
    _, alone = typed(table_of(Setup(ruleset("solo")).game()), words)  # there is nobody to talk to
    assert words.phrase("word-say") not in alone.questions[0]
    assert words.phrase("word-log") in alone.questions[0]
    table = turn("base_ew base_ns", mat="trapped", game="saboteur2")
    _, desk = typed(table, words, drawing=drawing)
    assert f" {words.phrase('word-clear')} ·" in desk.questions[0]
    table = turn("duel_ew", "1,1 duel_cross_troll", game="duel")
    _, desk = typed(table, words, drawing=drawing)
    assert f" {words.phrase('word-bribe')} ·" in desk.questions[0]


@each_language
@drawn_or_not
def test_a_tunnel_card_has_a_letter_for_each_place_and_a_capital_one_for_the_card_turned(
    words: Words, drawing: bool
) -> None:
    """In words another letter: read aloud, a capital one sounds the same."""
    table = turn("base_nes base_ew base_map", "1,0 base_ew; 2,0 base_nesw")
    [number] = [str(place) for place, card in enumerate(hand_of(table), 1) if card.id == "base_nes"]
    _, desk = typed(table, words, number, drawing=drawing)
    card = Card.parse("base_nes")
    asked = words.phrase("ask-place-turned" if drawing else "ask-place")  # what a capital letter means
    assert desk.questions[-1] == f"{words.card(card)}. {asked} [{words.phrase('enter-back')}]"
    lettered = letters_drawn(table, desk) if drawing else list(places_in_words(desk.text))
    letters = words.phrase("letters").split()
    legal = [move for move in table.game.legal_moves if isinstance(move, Lay) and move.card is card]
    needed = len({move.cell for move in legal}) if drawing else len(legal)
    assert {letter.casefold().removesuffix(TURNED) for letter in lettered} == set(letters[:needed])
    both = {move.cell for move in legal if move.turned} & {move.cell for move in legal if not move.turned}
    assert both
    made_by = {typed(table, words, number, letter, drawing=drawing, page=Silent)[0]: letter for letter in lettered}
    assert set(made_by) == set(legal)
    for cell in both:
        small, capital = (made_by[Lay(card, cell, turned)] for turned in (False, True))
        assert (capital == f"{small.upper()}{TURNED}") == drawing
    # West before east, north before south.
    in_order = sorted(lettered, key=lambda letter: letters.index(letter.casefold().removesuffix(TURNED)))
    made = [typed(table, words, number, letter, drawing=drawing, page=Silent)[0] for letter in in_order]
    cells = [move.cell for move in made if isinstance(move, Lay)]
    assert cells == sorted(cells, key=lambda cell: (cell.x, -cell.y))


@pytest.mark.parametrize(
    ("card", "middle"),
    [
        ("base_dead_n", ["b", "×", "A°", "×"]),  # turned it fits above the start, upright only below it
        ("base_nes", ["a", "├──", "B°", "──┤"]),
        ("base_ew", ["a", "─────"]),
    ],
)
def test_a_card_is_drawn_as_it_can_be_laid_with_a_letter_for_each_position(card: str, middle: list[str]) -> None:
    _, desk = typed(turn(card), EN, "1", drawing=True)
    assert desk.text.splitlines()[-3].split() == middle


@each_language
def test_a_letter_may_be_small_or_capital_where_only_one_position_fits(words: Words) -> None:
    table = turn("base_ew", "1,0 base_nesw")
    for letter in places_in_words(typed(table, words, "1")[1].text):
        small, capital = (typed(table, words, "1", text)[0] for text in (letter, letter.upper()))
        assert small is not None
        assert small == capital


ACTIONS = sorted(
    (game, card)
    for game, made in GAMES.items()
    for card in made.cards
    if card.use is Use.ACTION and not (game == "saboteur2" and card in GAMES["base"].cards)  # asked for as there
)


@cache
def holding(game: str, card: Card) -> Table:
    """A turn in which the card has targets, for any card."""
    made = GAMES[game]
    hands = {0: [card, card] if made.cards[card] > 1 else [card]}
    mats: dict[int, list[MatCard]] = {1: [*TOOLS]}
    mine: dict[str, str] = {"1,0": "base_nesw"}
    if game == "saboteur2":
        mats = {1: [*TOOLS, "theft", "trapped"]}
    elif made.markers:
        mine = {"1,1": "duel_cross_blue", "2,1": "duel_ew"}
        # To repair, a tool of the player must be broken; to break one, it must be whole.
        mats = {0: [*TOOLS]} if card.effect is Effect.REPAIR else {}
    if game == "solo":
        mine = {"1,0": "duel_cross_blue", "2,0": "duel_ew"}
    return table_of(Setup(made, 3 if made.roles else None, hands=hands, mats=mats, mine=mine).game())


@drawn_or_not
@pytest.mark.parametrize(("game", "card"), ACTIONS, ids=str)
def test_every_action_card_lists_its_targets(game: str, card: Card, drawing: bool) -> None:
    if game == "solo" and card.effect in (Effect.BREAK, Effect.ROCKFALL):
        return  # forced when drawn (9.2): nobody holds them
    table = holding(game, card)
    for words in (EN,) if drawing else (EN, RU, UK):
        legal = {move for move in table.game.legal_moves if isinstance(move, Play)}
        assert legal, "the card has a target"
        first = str(hand_of(table).index(card) + 1)
        move, desk = typed(table, words, first, drawing=drawing)
        assert move is None
        assert desk.questions[-1].startswith(words.card(card))
        assert desk.questions[-1].endswith(f"[{words.phrase('enter-back')}]")
        found = [typed(table, words, *way, page=Silent)[0] for way, _ in shown(table, words, (first,), drawing=drawing)]
        assert set(found) == legal
        assert len(found) == len(legal)
        if desk.offers:
            assert desk.offers[-1] == [named(each, table, words) for each in table.game.legal_moves if each in legal]


def test_the_cards_above_are_all_action_cards_there_are() -> None:
    assert {card for _, card in ACTIONS} == {card for card in CARDS if card.use is Use.ACTION}


# -- discards ----------------------------------------------------------------------------------------------------------


@cache
def whole_hand(game: str) -> Table:
    """The first turn of a game."""
    return table_of(Setup(ruleset(game, {})).game())


@each_language
@pytest.mark.parametrize(("game", "most"), [("base", 1), ("duel", 2), ("saboteur2", 3)])
def test_cards_are_discarded_by_their_numbers(game: str, most: int, words: Words) -> None:
    table = whole_hand(game)
    hand, discard = hand_of(table), words.phrase("word-discard")
    question = f"{words.phrase('ask-discard', most=most)} [{words.phrase('enter-back')}]"
    for count in range(1, most + 1):
        expected = parse_move("discard " + " ".join(card.id for card in hand[:count]))
        numbers = " ".join(str(number) for number in range(1, count + 1))
        for answers in ([f"discard {numbers}"], [f"{discard} {numbers}"], [discard[:3], numbers.replace(" ", ",")]):
            move, desk = typed(table, words, *answers)
            assert move == expected, (answers, desk.text)
            assert desk.questions[1:] == ([question] if len(answers) > 1 else [])
    # Too many, none of the hand, twice the same: each is answered.
    many = " ".join(str(number) for number in range(1, most + 2))
    refused = parse_move("discard " + " ".join(card.id for card in hand[: most + 1])) if most < 3 else None
    reason = question.partition(" [")[0] if refused is None else words.refusal(table.game.refusal(refused))  # type: ignore[arg-type]
    number = words.phrase("wrong-number", least=1, most=len(hand))
    for wrong in (many, "0", "99", "1 99", "1 1"):
        for answers in ([f"discard {wrong}"], ["discard", wrong]):
            move, desk = typed(table, words, *answers)
            assert move is None
            assert desk.wrongs == [reason if wrong == many else number], answers


@each_language
def test_two_cards_are_given_for_what_lies_before_oneself(words: Words) -> None:
    one = turn("base_ew base_map base_ns", mat="lamp", game="saboteur2")
    two = turn("base_ew base_map base_ns", mat="lamp theft", game="saboteur2")
    back, clear = f"[{words.phrase('enter-back')}]", words.phrase("word-clear")
    asked = f"{words.lying('lamp')}: {words.phrase('ask-two')}"
    move, desk = typed(one, words, clear, "1 3")
    assert str(move) == "clear lamp base_ew base_ns"
    assert desk.questions[1:] == [f"{asked} {back}"]
    move, desk = typed(two, words, clear, "2", "2 3")
    assert str(move) == "clear theft base_map base_ns"
    assert desk.offers == [[words.lying("lamp"), words.lying("theft")]]
    assert desk.questions[1] == f"{words.phrase('ask-clear')} {back}"
    for wrong in ("1", "1 2 3", "1 9", "1 1"):
        move, desk = typed(one, words, clear, wrong)
        assert move is None
        assert len(desk.wrongs) == 1, wrong
    move, desk = typed(turn("base_ew base_ns"), words, clear)
    assert desk.wrongs == [words.phrase("nothing-to-clear")]


@each_language
@drawn_or_not
def test_a_troll_is_bribed_by_its_letter(words: Words, drawing: bool) -> None:
    table = turn("duel_ew", "1,1 duel_cross_troll; 0,2 duel_nsw_troll", game="duel")
    legal = {move for move in table.game.legal_moves if isinstance(move, Bribe)}
    assert len(legal) == 2
    found = {
        way: typed(table, words, *way, page=Silent)[0]
        for way in ways(table, words, drawing=drawing)
        if way[0] == "bribe"
    }
    assert set(found.values()) == legal
    _, desk = typed(table, words, words.phrase("word-bribe"), drawing=drawing)
    assert desk.questions[1] == f"{words.phrase('ask-place')} [{words.phrase('enter-back')}]"
    _, desk = typed(turn("base_ew"), words, "bribe", drawing=drawing)
    assert desk.wrongs == [words.phrase("no-troll")]


# -- there and back ----------------------------------------------------------------------------------------------------


@each_language
@drawn_or_not
@pytest.mark.parametrize("inner", ["1", "2", "discard", "clear", "clear 1", "say", "say 1", "bribe"])
def test_enter_goes_back_to_the_turn(inner: str, words: Words, drawing: bool) -> None:
    if inner == "bribe":
        table = turn("duel_ew", "1,1 duel_cross_troll", game="duel")
    else:
        mat = "" if inner == "2" else "theft trapped"
        table = turn("base_break_lamp base_ew s2_swap_hats", mat=mat, game="saboteur2")
    _, desk = typed(table, words, *inner.split(), "", drawing=drawing)
    top, last, again = desk.questions[0], desk.questions[-2], desk.questions[-1]
    assert last != top
    assert last.endswith(f"[{words.phrase('enter-back')}]")
    assert again == top
    assert not desk.wrongs
    assert table.number == 0
