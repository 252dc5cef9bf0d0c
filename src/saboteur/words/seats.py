"""Who plays for a seat now, as a sentence."""

from __future__ import annotations

from saboteur.notation.records.record import Chair
from saboteur.words.person import done
from saboteur.words.sentence import Sentence


def sat_sentence(seat: int, chair: Chair, you: int | None = None) -> Sentence:
    """A person or a bot plays for a seat from now on.

    >>> sat_sentence(1, Chair("bot", "Brokk"))
    Sentence(key='fact-sat-bot', given={'name': PlayerName(seat=1)})
    """
    return done(f"fact-sat-{chair.kind}", seat, you)
