"""Games in text, `base edition=classic rounds=1`: the name, then the options sorted by name."""

from __future__ import annotations

from typing import Any

from saboteur.engine.ruleset import Ruleset
from saboteur.notation.plain import InvalidValue, fields_of, joined, step_of
from saboteur.notation.text import WordReader, one_of
from saboteur.notation.values import FLAG, NUMBER, Atom, word
from saboteur.rulesets import GAMES, OPTIONS, InvalidOptions, Option, ruleset


def _name() -> Atom[str]:
    """One of the games there are now."""
    return word(*GAMES)


def _kind(option: Option) -> Atom[Any]:
    """How the values of an option are written."""
    match option.kind:
        case "word":
            return word(*map(str, option.values))
        case "flag":
            return FLAG
        case "number" | "seat":
            return NUMBER


def game_text(made: Ruleset) -> str:
    """The game and its options.

    >>> game_text(ruleset("base", rounds=1, one_digger_less=True))
    'base one_digger_less=yes rounds=1'
    """
    _check_makeable(made)
    known = OPTIONS[made.name]
    chosen = [f"{name}={_kind(known[name]).text(made.options[name])}" for name in sorted(made.options)]
    return " ".join([made.name, *chosen])


def read_game(text: str, line: int = 1, column: int = 1) -> Ruleset:
    """Reads what `game_text` writes; the options may come in any order.

    >>> read_game("solo colour=blue")
    <Ruleset solo colour=blue>
    >>> read_game("duel rounds=9")
    Traceback (most recent call last):
    saboteur.notation.text.InvalidText: line 1, column 13: expected a number from 1 to 3, found '9'
    """
    words = WordReader(text, line, column)
    game = _name().read(words)
    options: dict[str, object] = {}
    while words.next:
        left = tuple(name for name in OPTIONS[game] if name not in options)
        name = words.next.removesuffix("=")
        if name not in left or name == words.next:
            words.fail(one_of(tuple(f"{name}=" for name in left)) if left else "the end")
        words.name(name)
        options[name] = _option(words, game, name)
    return ruleset(game, options)


def _option(words: WordReader, game: str, name: str) -> object:
    """The value of one option, within what the game allows."""
    kind = _kind(OPTIONS[game][name])
    try:
        value = kind.of_word(words.next)
        ruleset(game, {name: value})
    except InvalidOptions as error:
        words.fail(error.expected)
    except (ValueError, KeyError):
        words.fail(kind.expected)
    words.next_word()
    return value


def game_plain(made: Ruleset) -> dict[str, object]:
    """The game and its options as plain values.

    >>> game_plain(ruleset("base", rounds=1, edition="2016"))
    {'game': 'base', 'options': {'edition': '2016', 'rounds': 1}}
    """
    _check_makeable(made)
    return {"game": made.name, "options": {name: made.options[name] for name in sorted(made.options)}}


def read_game_plain(value: object, path: str = "") -> Ruleset:
    """Reads what `game_plain` gives; without options it is the game as it is printed.

    >>> read_game_plain({"game": "duel", "options": {"rounds": 9}})
    Traceback (most recent call last):
    saboteur.notation.plain.InvalidValue: options.rounds: expected a number from 1 to 3, found 9
    """
    found = fields_of(value, path, ("game",), optional=("options",))
    game = _name().read_plain(found["game"], joined(path, "game"))
    options = found.get("options", {})
    path = joined(path, "options")
    if not isinstance(options, dict):
        raise InvalidValue(path, "an object", options)
    for name, chosen in options.items():
        place = joined(path, step_of(name))
        if name not in OPTIONS[game]:
            raise InvalidValue(place, f"no option but {one_of(tuple(OPTIONS[game]))}", chosen)
        try:
            ruleset(game, {name: _kind(OPTIONS[game][name]).read_plain(chosen, place)})
        except InvalidOptions as error:
            raise InvalidValue(place, error.expected, chosen) from None
    return ruleset(game, options)


def _check_makeable(made: Ruleset) -> None:
    """Only what a name and options say can be written down."""
    try:
        same = ruleset(made.name, made.options) == made
    except (InvalidOptions, TypeError):
        same = False
    if not same:
        raise ValueError(f"{made.name}: a game changed by hand has no text, only a name with options has one")
