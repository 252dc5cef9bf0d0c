"""Before the game: every entry, option and value of the menu leads to the game it names, whatever was chosen before."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from saboteur import ruleset
from saboteur.bots.builtin import BUILT_IN, THINKING
from saboteur.bots.thinking.temper import TEMPERS
from saboteur.cli.playing.desk import Ended
from saboteur.cli.playing.menu import PACES, TEMPER, Menu
from saboteur.cli.playing.wishes import LONGEST_NAME, Sitter, Wishes
from saboteur.rulesets import EDITIONS, GAMES, OPTIONS
from saboteur.words import LANGUAGES, Words, entries
from tests.cli.playing.desks import BOTH, EN, RU, UK, Scripted

DEFAULT = Wishes().with_seats(5, 1)
GAME, SETTINGS, PLAYERS, NAMES, BOTS, LANGUAGE, PAUSE, RESUME = "12345678"
LEFT = Path("left.sab")


def chosen(*answers: str, wishes: Wishes = DEFAULT, left: Path | None = None) -> tuple[Wishes, Scripted]:
    """The settings after these answers and a last Enter."""
    desk = Scripted(*answers, "")
    found = Menu(desk, wishes).ask(left)
    assert isinstance(found, Wishes)
    assert not desk.answers
    return found, desk


def number_of(game: str) -> str:
    """A game in the list of games."""
    return str([*GAMES].index(game) + 1)


def test_enter_at_once_begins_what_there_was() -> None:
    found, desk = chosen()
    assert found == DEFAULT
    assert (found.game, len(found.seats), found.people) == ("base", 5, 1)
    [question] = desk.questions
    assert question.startswith(EN.phrase("menu-hint"))


@pytest.mark.parametrize("words", [EN, RU, UK], ids=lambda words: words.language)
@pytest.mark.parametrize("drawing", BOTH)
def test_all_wishes_are_shown_with_what_they_are(words: Words, drawing: bool) -> None:
    wishes = replace(DEFAULT, language=words.language).with_option("first", 2).with_option("edition", "classic")
    desk = Scripted("", drawing=drawing)
    Menu(desk, wishes).ask(LEFT)
    [entries] = desk.offers
    assert len(entries) == 8
    heads = ("menu-game", "menu-options", "menu-players", "menu-names", "menu-bots", "menu-language", "menu-pace")
    for entry, head in zip(entries, heads, strict=False):
        assert entry.startswith(f"{words.phrase(head)}: ")  # type: ignore[arg-type]
    game, options, players, names, bots, language, pace, resume = entries
    assert words.game("base") in game
    assert wishes.seats[2].name in options
    assert words.value("edition", "classic") in options
    assert words.phrase("people-count", count=1) in players
    assert words.phrase("bots-count", count=4) in players
    assert all(seat.name in names for seat in wishes.seats)
    assert "normal" in bots or words is not EN
    assert LANGUAGES[words.language] in language
    assert pace.endswith(words.phrase("pace-none"))
    assert resume == words.phrase("menu-resume")


@pytest.mark.parametrize("game", GAMES)
def test_every_game(game: str) -> None:
    found, desk = chosen(GAME, number_of(game))
    assert found.game == game
    assert len(found.seats) == GAMES[game].usual_seats
    assert found.people == 1
    assert [offer.partition(":")[0] for offer in desk.offers[1]] == [EN.game(each) for each in GAMES]


EVERY_VALUE = [
    (game, name, value)
    for game, names in OPTIONS.items()
    for name in names
    for value in OPTIONS[game][name].choices(GAMES[game].usual_seats)
]


def test_every_option_and_value_leads_to_that_ruleset() -> None:
    for game, name, value in EVERY_VALUE:
        option, values = OPTIONS[game][name], OPTIONS[game][name].choices(GAMES[game].usual_seats)
        place = str(value if option.kind == "number" else values.index(value) + 1)
        begun = Wishes().with_game(game)
        found, desk = chosen(SETTINGS, _place(game, name), place, wishes=begun)
        # Default values of options are not written.
        is_default = value == option.default and type(value) is type(option.default)
        expected = {} if is_default else {name: value}
        assert found.options == expected, (game, name, value)
        assert found.ruleset == ruleset(game, expected)
        assert len(desk.offers[1]) == len(OPTIONS[game])
        if option.kind == "number":  # what is typed is what it will be
            assert len(desk.offers) == len(["the menu", "the options", "the menu"])
        else:
            assert len(desk.offers[2]) == len(set(desk.offers[2])) == len(values)


def _place(game: str, name: str) -> str:
    """The number of an option in the menu."""
    return str(list(OPTIONS[game]).index(name) + 1)


def test_a_number_out_of_bounds_is_asked_for_again() -> None:
    rounds, maps = _place("base", "rounds"), _place("base", "maps")
    found, desk = chosen(SETTINGS, rounds, "0", "21", "x", "٣", "20", SETTINGS, maps, "7", "-1", "00", "0")
    assert found.options == {"rounds": 20, "maps": 0}
    assert desk.wrongs == [
        *[EN.phrase("wrong-number", least=1, most=20)] * 4,
        *[EN.phrase("wrong-number", least=0, most=6)] * 3,
    ]


@pytest.mark.parametrize("words", [EN, RU, UK], ids=lambda words: words.language)
def test_every_option_is_shown_with_what_it_is(words: Words) -> None:
    _, desk = chosen(SETTINGS, "", wishes=replace(DEFAULT, language=words.language))
    told = dict(zip(OPTIONS["base"], desk.offers[1], strict=True))
    assert told["first"].startswith(f"{words.option('first')}: {words.phrase('anybody')}")
    assert told["rounds"].startswith(f"{words.option('rounds')}: 3")
    assert told["broken_tools_forfeit"].startswith(f"{words.option('broken_tools_forfeit')}: {words.value('', False)}")


def test_the_values_offered_are_all_the_rules_allow() -> None:
    for game, names in OPTIONS.items():
        for name in names:
            allowed = {
                value for value in (*range(-2, 30),) if not isinstance(value, bool) and _allowed(game, name, value)
            }
            offered = {value for value in OPTIONS[game][name].choices(GAMES[game].seats[-1]) if type(value) is int}
            assert offered == allowed, (game, name)
            named = {value for value in OPTIONS[game][name].choices(1) if isinstance(value, str | bool)}
            assert named == NAMED.get(name, set()), name
            for value in OPTIONS[game][name].choices(GAMES[game].seats[-1]):
                assert _allowed(game, name, value)
            default = OPTIONS[game][name].default
            assert replace(ruleset(game, {name: default}), options={}) == replace(ruleset(game, {}), options={})


NAMED: dict[str, set[object]] = {
    "edition": set(EDITIONS),
    "placing": {"connected", "adjacent"},
    "colour": {"green", "blue"},
    "broken_tools_forfeit": {False, True},
    "one_digger_less": {False, True},
}


def _allowed(game: str, name: str, value: object) -> bool:
    try:
        ruleset(game, {name: value})
    except ValueError:
        return False
    return True


def test_options_set_before_do_not_break_another_game() -> None:
    ten = DEFAULT.with_seats(10).with_option("first", 9).with_option("rounds", 20).with_option("maps", 0)
    for path in (["saboteur2", "base"], ["duel", "solo", "base"], ["solo", "duel", "saboteur2"], ["base"]):
        wishes = ten
        for game in path:
            wishes, _ = chosen(GAME, number_of(game), wishes=wishes)
            wishes.table("1", "")
    assert ten.with_game("duel").options == {"maps": 0}
    assert ten.with_game("saboteur2").options == {"rounds": 20, "maps": 0}
    fewer, _ = chosen(PLAYERS, "3", "", wishes=ten)
    assert "first" not in fewer.options
    kept, _ = chosen(PLAYERS, "10", "", wishes=ten)
    assert kept.options == ten.options


@pytest.mark.parametrize("game", ["base", "saboteur2", "duel"])
def test_every_number_of_players_and_people(game: str) -> None:
    begun, seats = Wishes().with_game(game), GAMES[game].seats
    for count in seats:
        for people in {1, 2, count}:
            found, _ = chosen(PLAYERS, str(count), str(people), wishes=begun)
            assert (len(found.seats), found.people) == (count, people)
            assert len({seat.name.casefold() for seat in found.seats}) == count
    refused = Scripted(PLAYERS, str(seats[-1] + 1), str(seats[0] - 1), "x", "", "")
    assert Menu(refused, begun).ask(None) == begun
    assert refused.wrongs == [EN.phrase("wrong-number", least=seats[0], most=seats[-1])] * 3


def test_alone_nobody_is_asked_how_many_people_there_are() -> None:
    found, desk = chosen(PLAYERS, "1", wishes=Wishes().with_game("solo"))
    assert (len(found.seats), found.people) == (1, 1)
    assert len(desk.questions) == 3


NAME_RULES = {
    "Brokk": "wrong-name-taken",
    "BROKK": "wrong-name-taken",
    "x" * (LONGEST_NAME + 1): "wrong-name-long",
    "Anna (plain)": "wrong-name",
    "[Anna]": "wrong-name",
    "Anna #1": "wrong-name",
    "An\x1bna": "wrong-name",
    "An\u202ena": "wrong-name",
}


@pytest.mark.parametrize("words", [EN, RU, UK], ids=lambda words: words.language)
def test_a_name_that_cannot_be_is_asked_for_again(words: Words) -> None:
    wishes = replace(
        DEFAULT, language=words.language, seats=(Sitter("Me"), Sitter("Brokk", "plain"), Sitter("Durin", "plain"))
    )
    for name, wrong in NAME_RULES.items():
        found, desk = chosen(NAMES, name, "Новое имя", "", "", wishes=wishes)
        given = {"wrong-name-taken": {"name": name}, "wrong-name-long": {"most": LONGEST_NAME}}.get(wrong, {})
        assert desk.wrongs == [words.phrase(wrong, **given)]  # type: ignore[arg-type]
        assert [seat.name for seat in found.seats] == ["Новое имя", "Brokk", "Durin"]


@pytest.mark.parametrize(
    "name", ["Їжак", "日本の人", "🙂", "x" * LONGEST_NAME, "O’Neil", "1", "quit", "a b", "{x}", "é"]
)
def test_a_name_that_can_be_is_kept_as_it_is(name: str) -> None:
    found, _ = chosen(NAMES, name, *[""] * 4)
    assert found.seats[0] == Sitter(name)
    assert [Sitter.of(seat.chair) for seat in found.seats] == list(found.seats)
    assert found.table("1", "").chairs[0].name == name
    bot, _ = chosen(NAMES, "", name, *[""] * 3)
    assert Sitter.of(bot.seats[1].chair) == Sitter(name, "normal")


def test_enter_keeps_everything() -> None:
    for answers in (
        [GAME, ""],
        [SETTINGS, ""],
        [SETTINGS, "1", ""],
        [PLAYERS, ""],
        [NAMES, *[""] * 5],
        [BOTS, *[""] * 4],
        [LANGUAGE, ""],
    ):
        found, desk = chosen(*answers)
        assert found == DEFAULT
        assert not desk.wrongs


def test_every_bot() -> None:
    for number, kind in enumerate(BUILT_IN, 1):
        temper = [""] if kind in THINKING else []
        found, desk = chosen(BOTS, str(number), *temper, "", "", str(number), *temper)
        assert [seat.bot for seat in found.seats] == ["", kind, "normal", "normal", kind]
        assert all(offer.startswith(each) for offer, each in zip(desk.offers[1], BUILT_IN, strict=True))


def test_a_bot_that_searches_has_a_temperament() -> None:
    assert list(TEMPER) == list(TEMPERS) == list(entries.TEMPERS)
    level = list(BUILT_IN).index("normal") + 1
    for number, temper in enumerate(TEMPERS, 2):
        found, desk = chosen(BOTS, str(level), str(number), "", "", str(level), "1")
        assert [seat.bot for seat in found.seats] == ["", f"normal:{temper}", "normal", "normal", "normal"]
        assert desk.offers[2][number - 1].startswith(temper)
        assert Sitter.of(found.seats[1].chair) == found.seats[1]


def test_languages_switch_at_once() -> None:
    for number, language in enumerate(LANGUAGES, 1):
        desk = Scripted(LANGUAGE, str(number), "x", "")
        menu = Menu(desk, DEFAULT)
        found = menu.ask(LEFT)
        assert isinstance(found, Wishes)
        assert found.language == menu.words.language == language
        words = Words(language)
        assert desk.questions[-1].startswith(words.phrase("menu-hint"))
        assert desk.wrongs == [words.phrase("wrong-number", least=1, most=8)]
        assert desk.offers[-1][-1] == words.phrase("menu-resume")


def test_dwarves_nobody_named_are_called_as_the_language_calls_them() -> None:
    wishes = DEFAULT.with_seats(3).with_seat(0, Sitter("Anna")).with_seat(1, Sitter("Brokk", "plain"))
    found = wishes.with_seat(2, Sitter("Durin", "random")).with_language("uk")
    assert found.seats == (Sitter("Anna"), Sitter("Брокк", "plain"), Sitter("Дурін", "random"))
    assert found.with_language("ru").seats[1:] == (Sitter("Брокк", "plain"), Sitter("Дурин", "random"))
    taken = wishes.with_seat(0, Sitter("Брокк"))
    assert taken.with_language("ru").seats == taken.seats  # nobody loses a name, nobody gets another's


def test_leaving_going_on_and_help() -> None:
    assert Menu(Scripted(RESUME), DEFAULT).ask(LEFT) == LEFT
    without = Scripted(RESUME, "")
    assert Menu(without, DEFAULT).ask(None) == DEFAULT
    assert without.wrongs == [EN.phrase("wrong-number", least=1, most=7)]
    for words in (EN, RU, UK):
        wishes = replace(DEFAULT, language=words.language)
        assert Menu(Scripted(words.phrase("word-quit")), wishes).ask(None) is None
        assert Menu(Scripted("quit"), wishes).ask(None) is None
        desk = Scripted("?", "? 3.3", "?xyzzy", "quit")
        Menu(desk, wishes).ask(None)
        assert words.phrase("help-menu") in desk.text
        assert str(words.help("3.3")) in desk.text
        assert desk.wrongs == [words.phrase("wrong-topic", text="xyzzy")]
        desk = Scripted(SETTINGS, "?", "? 2", "", GAME, f"? {words.tool('lamp')}", "? 3", "", "? 5", "quit")
        Menu(desk, wishes).ask(None)
        assert words.phrase("help-menu") not in desk.text
        for about in ("menu-options", "option-placing", "tool-lamp", "game-duel", "menu-bots"):
            assert str(words.help(about)) in desk.text
        assert not desk.wrongs
    with pytest.raises(Ended):
        Menu(Scripted(GAME), DEFAULT).ask(None)


@pytest.mark.parametrize("seed", range(25))
def test_whatever_is_answered_the_game_can_begin(seed: int) -> None:
    rng = random.Random(seed)
    pool = [*map(str, range(13)), "", "", "Anna", "Борис", "日本", "x(y)", "?", "nonsense", "20", "99"]
    desk = Scripted(*(rng.choice("1234567") if rng.random() < 0.5 else rng.choice(pool) for _ in range(60)))
    menu = Menu(desk, DEFAULT)
    for _ in range(30):
        try:
            found = menu.ask(None)
        except Ended:
            break
        assert isinstance(found, Wishes)
        assert len({seat.name.casefold() for seat in found.seats}) == len(found.seats)
        assert found.people >= 1
        assert len(found.seats) in found.ruleset.seats
        found.ruleset.rules(len(found.seats))
        assert found.table("1", "").game.seats == len(found.seats)
        Words(found.language).game(found.ruleset)


def test_the_pause_after_a_bot_is_chosen_from_a_list() -> None:
    found, desk = chosen(PAUSE, "4", wishes=replace(DEFAULT, language="ru"))
    assert found.pace == PACES[3] == 1.5
    assert desk.offers[1][:3] == ["нет", "0,3 с", "0,7 с"]
    assert chosen(PAUSE, "")[0].pace == DEFAULT.pace
