"""The words of the game in all its languages; docs/words.md says how to add a language."""

from saboteur.words.catalogue import Unworded
from saboteur.words.languages import LANGUAGES, language_accepted, language_of
from saboteur.words.phrases import Phrase
from saboteur.words.words import Words

__all__ = [
    "LANGUAGES",
    "Phrase",
    "Unworded",
    "Words",
    "advice",
    "between",
    "catalogue",
    "errors",
    "facts",
    "help",
    "index",
    "joining",
    "keyboard",
    "language_accepted",
    "language_of",
    "moves",
    "opening",
    "phrases",
    "plain",
    "preview",
    "questions",
    "refusals",
    "seats",
    "sentence",
    "statements",
    "story",
    "watching",
]
