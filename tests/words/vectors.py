"""Sentences and how each reads in every language: what formatters are tried on (docs/words.json)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from saboteur.engine.core.packed import ASKED
from saboteur.engine.values.refusal import Refusal
from saboteur.notation.moves import read_seen_move
from saboteur.notation.records.record import Chair
from saboteur.notation.statements import parse_statement
from saboteur.server.tables.refusals import ServerRefusal, reason_sentence
from saboteur.table.refusals import TableRefusal
from saboteur.words import LANGUAGES, Words
from saboteur.words.advice import advice_sentence
from saboteur.words.facts import abandoned, fact_sentences
from saboteur.words.moves import move_sentence
from saboteur.words.opening import who_begins, who_you_are
from saboteur.words.plain import card_names, sentence_plain
from saboteur.words.questions import asked_sentence, waiting_sentence
from saboteur.words.refusals import refusal_sentence
from saboteur.words.seats import sat_sentence
from saboteur.words.sentence import Sentence
from saboteur.words.statements import statement_sentence
from saboteur.words.story import game_headline, story
from tests.words.everything import MOVES, STATEMENTS, facts, games, openings, reasons, summaries

FILE = Path(__file__).parents[2] / "docs" / "words.json"
NAMES = ("Alvis", "Брокк", "Дарія")


def sentences() -> Iterator[Sentence]:
    """One of every key at least, as a seat, another seat or a watcher reads it."""
    for fact in facts():
        for you in (None, 0, 1, 2):
            yield from fact_sentences(fact, you)
    for text in STATEMENTS.strip().splitlines():
        for you in (None, 0, 1):
            yield statement_sentence(parse_statement(text), 0, you)
    for reason in reasons():
        yield advice_sentence(reason)
    for text in MOVES.strip().splitlines():
        yield move_sentence(read_seen_move(text), 0)
    for reason in (*Refusal, *TableRefusal):
        yield refusal_sentence(reason)
    for refusal in ServerRefusal:
        yield reason_sentence(refusal)
    for chair, you in ((Chair("bot", "Alvis"), None), (Chair("bot", "Alvis"), 0), (Chair("person", "Ann"), None)):
        yield sat_sentence(0, chair, you)
    yield sat_sentence(0, Chair("person", "Ann"), 0)
    for what in ASKED:
        yield asked_sentence(what)
        yield waiting_sentence(what, 2)
    for by, you in ((None, None), (0, None), (0, 0)):
        yield abandoned(by, "", you)
        yield abandoned(by, "it is late", you)
    for you in (None, 0, 1, 2):
        for summary in summaries():
            yield from story(summary, you)
        for game in games():
            yield from game_headline(game, you)
    for ruleset, role in openings():
        yield who_you_are(ruleset, role, 0)
    for first in (0, 1):
        yield who_begins(first, 0)
    yield from fact_sentences(facts()[0], 7)  # a seat that has no name


def vectors() -> list[dict[str, Any]]:
    """Each sentence once."""
    words = {language: Words(language) for language in LANGUAGES}
    return [
        {
            "sentence": sentence_plain(sentence),
            **{language: words[language].text(sentence, NAMES) for language in LANGUAGES},
        }
        for sentence in dict.fromkeys(sentences())
    ]


def document() -> str:
    """The whole file: what cards are called, the names of the players, the sentences."""
    parts = {"cards": card_names(), "names": NAMES}
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in parts.items()]
    told = ",\n".join(json.dumps(vector, ensure_ascii=False) for vector in vectors())
    return "{" + ",\n".join(lines) + f',\n"vectors": [\n{told}\n]}}\n'
