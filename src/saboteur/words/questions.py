"""Questions as sentences: what you are asked for, and what the others wait for."""

from __future__ import annotations

from saboteur.words.sentence import PlayerName, Sentence, said

NOBODY_ACTS = ("deal", "over")
"""What is asked of nobody: the next deal, nothing more."""


def asked_sentence(what: str) -> Sentence:
    """What a player is asked for: `turn`, `goal`, …"""
    return said(f"asked-{what}")


def waiting_sentence(what: str, seat: int) -> Sentence:
    """What the others wait for; that the cards are dealt, or that the game is over."""
    return asked_sentence(what) if what in NOBODY_ACTS else said(f"waiting-{what}", name=PlayerName(seat))
