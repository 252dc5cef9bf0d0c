"""Help for every card, dwarf and rule that a player may ask about."""

from __future__ import annotations

import re

import pytest

from saboteur import Card
from saboteur.engine.values.cards import CARDS
from saboteur.engine.values.roles import ROLES
from saboteur.rulesets import GAMES
from saboteur.words import LANGUAGES, Words
from saboteur.words.help import topic_id, topic_of
from saboteur.words.index import home_of
from tests.rules.numbered import RULES, named
from tests.words.entries import language_patterns

each = pytest.mark.parametrize("language", LANGUAGES)


@each
def test_every_card_dwarf_and_rule_is_explained(language: str) -> None:
    words = Words(language)
    for card in CARDS:
        text = words.help(card) or ""
        assert text.count("\n") in (1, 2, 3)
        titles = (words.card(card), words.topics(home_of(card)).get(topic_id(topic_of(card))))
        assert text.partition("\n")[0] in titles
    for role in ROLES:
        game = "base" if role == "digger" else "saboteur2"
        told = words.help(words.role(role), game) or ""
        assert told.partition("\n")[0] == words.role(role)
        assert told == words.help(f"role-{role}", game)
    for rule in RULES:
        for game in GAMES:
            assert re.search(rf"\b{re.escape(rule)}\b", words.help(rule, game) or ""), rule


def test_like_cards_of_two_boxes_are_explained_by_their_own_rules() -> None:
    words = Words("en")
    assert "8.10" in (words.help(Card.parse("duel_rockfall")) or "")
    assert "3.7" in (words.help(Card.parse("base_rockfall")) or "")
    assert topic_of(Card.parse("s2_dcurve_ne_sw")) == "bridge"
    assert topic_of(Card.parse("s2_door_green_ns_dw")) == "door"


def test_a_rule_is_explained_for_the_game_that_is_played() -> None:
    words = Words("en")
    assert (words.help("turn", "solo") or "").startswith("A turn\nAs in the duel")
    assert "Laying a tunnel card: " in (words.help("3.4", "duel") or "")
    assert words.help("99.1") is None
    assert words.help("xyzzy") is None


def test_a_game_has_only_topics_of_its_own() -> None:
    words = Words("ru")
    assert "troll" not in words.topics("base")
    assert "role-digger" in words.topics("base")
    assert "role-boss" in words.topics("saboteur2")
    assert not any(topic.startswith("role-") for topic in words.topics("duel"))
    assert len(set(words.topics("saboteur2").values())) == len(words.topics("saboteur2"))


@each
def test_help_cites_the_same_rules_in_every_language_and_only_rules_there_are(language: str) -> None:
    ours, english = language_patterns(language), language_patterns("en")
    for name, pattern in ours.items():
        if name.startswith("help-"):
            cited, expected = (named("".join(told.texts)) for told in (pattern, english[name]))
            assert sorted(cited) == sorted(expected), name
            assert set(cited) <= set(RULES), name
