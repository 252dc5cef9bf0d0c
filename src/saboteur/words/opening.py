"""A round begins: who you are, what you want, what you can do first."""

from __future__ import annotations

from typing import Final

from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.unknown import HiddenRole
from saboteur.engine.view import View
from saboteur.words.person import done
from saboteur.words.sentence import PlayerName, Sentence, said

BETWEEN: Final = ("deal", "over")
"""What is asked when a round has ended."""


def opening(view: View) -> tuple[Sentence, ...]:
    """Both sentences, for the seat whose view it is; none for a watcher, and when no round is being played."""
    you = view.observer
    if you is None or not view.round or view.asked in BETWEEN:
        return ()
    return who_you_are(view.ruleset, view.role, you), who_begins(view.first, you)


def who_you_are(ruleset: Ruleset, role: HiddenRole, you: int) -> Sentence:
    """The name of the one who reads it, their dwarf or colour, and what they want."""
    name = PlayerName(you)
    if isinstance(role, str):
        return said(f"opening-{role}", name=name)
    if len(ruleset.walkers) > 1:
        return said("opening-duel", name=name, team=ruleset.walkers[you])
    return said("opening-solo", name=name)


def who_begins(first: int, you: int) -> Sentence:
    """Whose turn it is, and what can be done in a turn."""
    return done("opening-begins", first, you)
