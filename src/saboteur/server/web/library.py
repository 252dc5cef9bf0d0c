"""What a page loads once: the games, the bots, the words."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import convert

from saboteur.engine.values.cards import CARDS
from saboteur.rulesets import GAMES, PRINTED
from saboteur.server.bots.botroom import costs, tempers
from saboteur.server.wire.answers import BotsAnswer, GamesAnswer, HelpAnswer, ShownBot, ShownTemper, WordsAnswer
from saboteur.server.wire.settings import Language
from saboteur.table.referee.catalogue import described_cards, described_games
from saboteur.words import LANGUAGES
from saboteur.words.catalogue import HELP_NOUNS, NOUNS, TABLE_NOUNS, source
from saboteur.words.index import home_of, index_of, index_plain
from saboteur.words.plain import card_names, sentence_plain
from saboteur.words.sentence import said


def all_games() -> GamesAnswer:
    """Every game, and every kind of card."""
    return GamesAnswer(games=described_games(), cards=described_cards())


def all_bots() -> BotsAnswer:
    """Every bot, with what it costs and what it is."""
    return BotsAnswer(
        bots=tuple(
            ShownBot(name=name, cost=cost, said=sentence_plain(said(f"bot-{name}")), tempers=_tempers(name))
            for name, cost in costs().items()
        )
    )


def _tempers(bot: str) -> tuple[ShownTemper, ...]:
    return tuple(
        ShownTemper(name=temper, bot=named, said=sentence_plain(said(f"temper-{temper}")))
        for temper, named in tempers(bot).items()
    )


_ALL: Final = tuple(noun for noun in NOUNS if noun not in HELP_NOUNS)
_PARTS: Final = {"table": TABLE_NOUNS, "rest": tuple(noun for noun in _ALL if noun not in TABLE_NOUNS)}
"""A page at a table takes its words in two parts: what it shows first, and the rest."""


def all_words(language: str, part: str = "") -> WordsAnswer:
    """All but help in one of the languages, or a part of it."""
    return _words(language, part if part in _PARTS else "")


@cache
def _words(language: str, part: str) -> WordsAnswer:
    return WordsAnswer(
        language=convert(language, Language),
        languages=dict(LANGUAGES),
        fluent="\n".join(source(language, noun) for noun in _PARTS.get(part, _ALL)),
        cards=card_names(),
    )


@cache
def all_help(language: str) -> HelpAnswer:
    """All that is explained in one of the languages."""
    return HelpAnswer(
        language=convert(language, Language),
        fluent="\n".join(source(language, noun) for noun in HELP_NOUNS),
        games={game: tuple(index_plain(GAMES[game])) for game in PRINTED},
        cards={card.id: str(index_of(language, home_of(card)).entry_of(card)) for card in CARDS},
    )
