"""Errors of the command line are in the language asked for, or in that of the system."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saboteur.cli.main import COMMANDS, parser
from saboteur.cli.parsing import SAID, in_own_words
from saboteur.cli.speaking import SPOKEN, Voice, speak, told
from saboteur.words import LANGUAGES
from saboteur.words.errors import ERRORS
from tests.cli.records import text_of
from tests.cli.running import Here
from tests.words.entries import language_patterns

# Quotes, code, options, paths, values in capitals and what the program is called stay as they are.
UNTRANSLATED = re.compile(r"'[^']*'|`[^`]*`|«[^»]*»|--?[a-z]+|\S*/\S*|\{[^}]*\}|[A-Z]{2,}\S*|saboteur(?: \w+)?")
ENGLISH = re.compile(r"[A-Za-z]{2,}")
WRONG = (
    ["demo", "--game", "chess"],
    ["demo", "--seats", "99"],
    ["demo", "--seats", "many"],
    ["demo", "--speed", "0"],
    ["demo", "--speed"],
    ["demo", "--fast=2"],
    ["demo", "--se", "1"],
    ["demo", "--nothing"],
    ["chess"],
    ["play", "--start", "editon=classic"],
    ["play", "--start", "rounds=999"],
    ["play", "--start", "rounds=many"],
    ["play", "--start", "--bots", "clever"],
    ["play", "--start", "--names", "a,a"],
    ["play", "--start", "--names", "a#b"],
    ["play", "--start", "--seed", " "],
    ["play", "--resume", "-"],
    ["play", "--resume", "/nowhere"],
    ["play", "--resume", "/nowhere", "--seats", "3"],
    ["replay"],
    ["replay", "/nowhere"],
    ["replay", "/"],
    ["replay", "-", "--seat", "0", "--watcher"],
    ["replay", "-", "--seat", "9"],
    ["convert", "-", "--cut", "x"],
    ["convert", "-", "--cut", "9"],
    ["convert", "-", "--position", "9999"],
    ["deal"],
    ["deal", "seed", "--round", "9"],
    ["deal", "seed", "--round", "2"],
    ["deal", "seed", "--gone", "1"],
    ["deal", "seed", "--nonces", "a"],
    ["deal", ""],
    ["simulate", "--games", "0"],
    ["simulate", "--players", "5-3"],
    ["simulate", "--bots", "clever"],
    ["simulate", "--json", "/nowhere/at/all"],
    ["simulate", "--json", "a", "--csv", "a"],
    ["arena"],
    ["arena", "--bot", "plain", "--within", "many"],
    ["arena", "--bot", "plain", "rounds=3"],
    ["arena", "--bot", "plain", "--game", "solo", "--form", "one"],
    ["match", "--bot", "no-such-command"],
    ["match", "--bot", "'"],
    ["match"],
    ["fairness", "--deals", "1"],
    ["perft", "--after", "9999", "--game", "solo"],
    ["perft", "--position", "/nowhere"],
    ["bench", "--seconds", "0"],
    ["bench", "--games", "chess"],
)


def english_in(text: str) -> list[str]:
    """The English words outside of what stays as it is."""
    return ENGLISH.findall(UNTRANSLATED.sub("", text))


def test_the_languages_are_those_of_the_words() -> None:
    assert tuple(LANGUAGES) == SPOKEN


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_error_has_an_english_word(language: str) -> None:
    for name, pattern in language_patterns(language).items():
        if name in ERRORS:
            assert not [word for text in pattern.texts for word in english_in(text)], name


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_every_error_is_told_in_the_language_asked_for(here: Here, words: list[str]) -> None:
    said = {}
    for language in SPOKEN:
        done = here(*words, "--language", language, stdin=text_of("duel").encode())
        assert (done.status, done.out) == (2, "")
        said[language] = done.err.splitlines()[-1]
        assert said[language].startswith("saboteur")
    assert len(set(said.values())) == 3
    for language in ("ru", "uk"):
        assert not english_in(said[language]), said[language]
        assert not re.search("`(a|an|the) ", said[language]), said[language]  # no word to type


def test_errors_speak_as_the_system_does(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert here("verify", "/nowhere").err == "saboteur verify: /nowhere: такого файлу немає\n"
    assert "no such file" in here("verify", "/nowhere", "--language=en").err
    assert "немає такого значення: 'tlh'" in here("verify", "x", "--language", "tlh").err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_takes_a_language(here: Here, command: str) -> None:
    shown = here(command, "--help", "--language", "ru")
    assert shown.status == 0
    assert shown.out.startswith(f"использование: saboteur {command}")
    assert "параметры:" in shown.out
    assert "показать эту справку и выйти" in shown.out
    assert not re.search(r"usage|options:|show this|examples:", shown.out)


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("command", ["play", "replay", "demo"])
def test_what_players_choose_is_explained_in_their_language(command: str, language: str) -> None:
    speak(["--language", language])
    subs = parser([command])._subparsers
    assert subs is not None
    [commands] = subs._group_actions
    assert isinstance(commands.choices, dict)
    for action in commands.choices[command]._actions:
        assert re.search("[а-яєії]", str(action.help)), action.dest
    speak(["--language", "en"])


def test_a_fault_inside_a_record_is_quoted_in_a_sentence(here: Here, tmp_path: Path) -> None:
    text = text_of("duel").replace("\n1 lay ", "\n1 lie ", 1)
    done = here("verify", "-", "--language", "ru", stdin=text.encode())
    assert done.status == 1
    assert re.match(r"стандартный ввод:\d+:\d+: здесь ошибка: «.*»\n", done.out)


def test_a_long_path_is_never_broken(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    path = "/nowhere/" + "-".join(["a long name"] * 20)
    for command in (["replay"], ["play", "--resume"], ["convert"], ["perft", "--position"]):
        assert path in here(*command, path, "--language", "uk").err


def test_what_argparse_says_is_known() -> None:
    """In the words of this version of Python, or else an error would be told in English."""
    speak(["--language", "ru"])
    try:
        for said in SAID.values():
            plain = re.sub(r"\(\?P<\w+>\.\*\??\)", "'x'", said).replace("\\", "")
            assert not english_in(in_own_words(plain)), plain
        assert in_own_words("argument --x: expected one argument") == "--x: нужно одно значение"
        assert in_own_words("something new") == "something new"
        assert told("usage") == "использование:"
    finally:
        Voice.language = "en"
