"""`?`: every card in hand, topic, dwarf and rule can be asked for, in every language; what is unknown is answered."""

from __future__ import annotations

import pytest

from saboteur import Setup, ruleset
from saboteur.cli.playing.handbook import Handbook, signs
from saboteur.engine.values.cards import CARDS
from saboteur.rulesets import GAMES
from saboteur.words import LANGUAGES, Words
from tests.cli.playing.desks import EN, RU, UK, Scripted, played, table_of, typed
from tests.cli.playing.exploring import hand_of
from tests.laws.strategies import QUESTIONS, Plan
from tests.rules.numbered import RULES

each_language = pytest.mark.parametrize("words", [EN, RU, UK], ids=lambda words: words.language)
each_game = pytest.mark.parametrize("game", GAMES)


def told(about: str, words: Words, game: str, hand: tuple[object, ...] = ()) -> tuple[str, list[str]]:
    """What the handbook says, and what it does not know."""
    desk = Scripted()
    Handbook(desk, words, game).explain(about, hand)
    return desk.text.rstrip("\n"), desk.wrongs


@each_language
@each_game
def test_every_card_of_the_hand_by_its_number(game: str, words: Words) -> None:
    table = table_of(Setup(ruleset(game, {})).game())
    hand = hand_of(table)
    _, desk = typed(table, words, *(f"?{number}" for number in range(1, len(hand) + 1)))
    for card in hand:
        assert words.card_whole(card) in desk.text
        assert str(words.help(card, game)) in desk.text
    assert not desk.wrongs
    assert len(set(desk.questions)) == 1
    _, desk = typed(table, words, f"? {len(hand) + 1}")
    assert desk.wrongs == [words.phrase("wrong-topic", text=str(len(hand) + 1))]


def test_every_card_there_is_can_be_explained_in_a_hand() -> None:
    for words in (EN, RU, UK):
        for card in CARDS:
            text, wrong = told("1", words, "base", (card,))
            assert text.startswith(words.card_whole(card))
            assert str(words.help(card)) in text
            assert not wrong


@each_language
@each_game
def test_the_signs_of_the_drawing_are_told_where_there_is_one(game: str, words: Words) -> None:
    for drawing in (False, True):
        desk = Scripted(drawing=drawing, columns=200)
        Handbook(desk, words, game).explain("")
        assert ("  ".join(signs(game, words)) in desk.text) == drawing


@each_language
@each_game
def test_every_topic_by_its_title_and_by_its_name(game: str, words: Words) -> None:
    listed, _ = told("", words, game)
    assert words.phrase("help-hint") in listed
    for topic, title in words.topics(game).items():
        assert title in listed
        expected = str(words.help(topic, game))
        assert expected.startswith(title)
        for about in (title, title.upper(), topic, topic.removeprefix("role-")):
            text, wrong = told(about, words, game)
            assert not wrong
            assert text == expected, about


@each_language
@each_game
def test_dwarves_and_rules(game: str, words: Words) -> None:
    for role in {role for dealt in GAMES[game].roles.values() for role in dealt}:
        assert told(words.role(role), words, game)[0] == words.help(role, game)
        assert told(role, words, game)[0] == words.help(role, game)
    for rule in RULES:
        text, wrong = told(rule, words, game)
        assert not wrong, rule
        assert rule in text


@each_language
def test_a_part_of_a_title_is_enough_and_what_is_unknown_is_answered(words: Words) -> None:
    title = words.topics("base")["rockfall"]
    assert told(title[1:5], words, "base")[0] == words.help("rockfall", "base")
    for unknown in ("xyzzy", "99.9", "\x1b[2J", "0", "1", "x" * 99):
        text, wrong = told(unknown, words, "base")
        assert wrong
        assert "\x1b" not in text


@pytest.mark.parametrize("plan", {plan.until: plan for plan in QUESTIONS}.values(), ids=lambda plan: plan.until)
def test_help_is_there_at_every_question(plan: Plan) -> None:
    table = table_of(played(plan))
    for language in LANGUAGES:
        words = Words(language)
        _, desk = typed(table, words, "?", "? 1.10", "?no such thing")
        assert words.phrase("help-hint") in desk.text
        assert "1.10" in desk.text
        assert desk.wrongs == [words.phrase("wrong-topic", text="no such thing")]
        assert desk.questions == [words.asked(table.game.asked)] * 4
