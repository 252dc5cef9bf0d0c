"""`?`: every card in hand, topic, dwarf and rule can be asked for, in every language; what is unknown is answered."""

from __future__ import annotations

import pytest

from saboteur import Setup, ruleset
from saboteur.cli.playing.fresh import RECENT
from saboteur.cli.playing.handbook import MOST_LISTED, Handbook
from saboteur.cli.playing.signs import MARKS, mark, signs
from saboteur.cli.playing.typed import word_for
from saboteur.cli.terminal import window
from saboteur.engine.values.cards import CARDS
from saboteur.rulesets import GAMES, OPTIONS
from saboteur.words import LANGUAGES, Words
from saboteur.words.entries import BOTS
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
        assert str(words.help(card, game)).partition("\n")[2] in desk.text
    assert not desk.wrongs
    assert len(set(desk.questions)) == 1
    _, desk = typed(table, words, f"? {len(hand) + 1}")
    assert desk.wrongs == [words.phrase("wrong-topic", text=str(len(hand) + 1))]


def test_every_card_there_is_can_be_explained_in_a_hand() -> None:
    for words in (EN, RU, UK):
        for card in CARDS:
            text, wrong = told("1", words, "base", (card,))
            assert text.startswith(words.card_whole(card))
            assert text.endswith(str(words.help(card)).partition("\n")[2])
            assert not wrong


@each_language
@each_game
def test_the_signs_of_the_drawing_are_told_where_there_is_one(game: str, words: Words) -> None:
    for drawing in (False, True):
        desk = Scripted(drawing=drawing, columns=200)
        Handbook(desk, words, game).explain("")
        assert ("  ".join(signs(game, words)) in desk.text) == drawing
        assert (mark(RECENT, words) in desk.text) == drawing
        assert desk.text.count("\n") < 24


@each_language
@each_game
def test_what_can_be_asked_fits_a_small_window_and_tells_the_commands(game: str, words: Words) -> None:
    desk = Scripted(drawing=True, columns=80)
    Handbook(desk, words, game).explain("")
    assert desk.text.count("\n") <= 23
    listed, _ = told("", words, game)
    assert words.phrase("help-hint") in listed
    assert all(title in listed for title in words.topics(game).values())
    assert (f"  {word_for('bribe', words)} — " in listed) == (game in ("duel", "solo"))
    assert f"  {word_for('discard', words)} — " in listed


@each_language
@each_game
def test_every_entry_by_its_title_and_every_rule(game: str, words: Words) -> None:
    index = words.index(game)
    for entry in index.entries:
        text, wrong = told(index.title(entry), words, game)
        assert not wrong
        assert index.title(entry) in text
    for rule in RULES:
        text, wrong = told(rule, words, game)
        assert not wrong, rule
        assert rule in text


@each_language
def test_one_thing_is_explained_several_are_listed_near_ones_are_suggested(words: Words) -> None:
    lamp, broken = words.tool("lamp"), words.index("base").title("card-break-lamp")
    assert told(lamp, words, "base") == (words.help("tool-lamp"), [])
    repair = words.index("base").title("repair")
    listed, wrong = told(broken.split()[0][:-2], words, "base")
    assert listed.startswith(words.phrase("found-several", text=broken.split()[0][:-2]))
    assert f"\n  {broken}\n" in listed
    assert "? " in listed.splitlines()[-1]
    assert not wrong
    _, [wrong_words] = told(f"{lamp[0]}x{lamp[2:]}", words, "base")
    assert lamp in wrong_words
    assert repair not in wrong_words


@each_language
@each_game
def test_a_sign_of_the_drawing_is_explained_by_its_word(game: str, words: Words) -> None:
    meanings = {**window.meanings(game), **MARKS, "( )": "legend-recent", "[ ]": "legend-newest"}
    meanings |= {"@1": "legend-marker", "Hg": "legend-ladder", "t": "bribed", "g": "opened"}
    meanings |= {"$1": "legend-nuggets" if game in ("duel", "solo") else "legend-gold"}
    for drawn, phrase in meanings.items():
        for sign in [drawn] if drawn[0] in "([" else drawn.split():
            text, wrong = told(sign, words, game)
            assert (text, wrong) == told(words.phrase(phrase), words, game)
            assert text
            assert not wrong


@each_language
def test_every_bot_of_the_menu_is_explained(words: Words) -> None:
    for bot in BOTS:
        name = words.phrase(f"bot-{bot}").split(":")[0]  # type: ignore[arg-type]
        text, _ = told(name, words, "base")
        assert name[:4].lower() in text.partition("\n")[2].lower()


def test_what_shares_a_name_is_named_beside() -> None:
    assert told("saboteur", EN, "base")[0].endswith(EN.phrase("found-also", titles="Game: Saboteur"))
    assert told("rule", EN, "base")[0].startswith("Rules\n")


@each_language
def test_what_only_another_game_has_is_told_with_its_name(words: Words) -> None:
    text, wrong = told(words.index("duel").title("troll"), words, "base")
    assert text.startswith(words.phrase("found-elsewhere", game=words.game("duel")))
    assert text.endswith(str(words.help("troll", "duel")))
    assert not wrong


def test_a_long_list_is_cut() -> None:
    every = told("rule 3", EN, "base")[0].splitlines()
    assert len(every) == 9 + 2
    cut = told("rule 8", EN, "base")[0].splitlines()
    assert len(cut) == MOST_LISTED + 3
    assert cut[-2].strip() == EN.phrase("found-more", count=15 - MOST_LISTED)


@each_language
def test_the_menu_is_explained_line_by_line(words: Words) -> None:
    desk = Scripted(drawing=True, columns=80)
    handbook = Handbook(desk, words, "base")
    handbook.explain_menu("")
    assert desk.text.count("\n") <= 18
    for number, phrase in ((1, "menu-game"), (2, "menu-options"), (5, "menu-bots"), (7, "menu-pace")):
        assert f"  {number} {words.phrase(phrase)} — " in desk.text  # type: ignore[arg-type]
    plain = Scripted()
    Handbook(plain, words, "base").explain_menu("2")
    for option in OPTIONS["base"]:
        assert words.about_option(option) in plain.text


def test_options_change_what_is_told() -> None:
    desk = Scripted()
    Handbook(desk, EN, ruleset("base", maps=2)).explain("map")
    assert desk.text.endswith("Such cards in the game: 2.\n")


@each_language
def test_what_is_unknown_is_answered(words: Words) -> None:
    for unknown in ("xyzzy", "99.9", "\x1b[2J", "0", "1", "x" * 99):
        text, wrong = told(unknown, words, "base")
        assert wrong
        assert "\x1b" not in text


@pytest.mark.parametrize("plan", {plan.until: plan for plan in QUESTIONS}.values(), ids=lambda plan: plan.until)
def test_help_is_there_at_every_question(plan: Plan) -> None:
    table = table_of(played(plan))
    for language in LANGUAGES:
        words = Words(language)
        _, desk = typed(table, words, "?", "? 1.10", "?xyzzy")
        assert words.phrase("help-hint") in desk.text
        assert "1.10" in desk.text
        assert desk.wrongs == [words.phrase("wrong-topic", text="xyzzy")]
        assert desk.questions == [words.asked(table.game.asked)] * 4
