"""Why a move is suggested, as a sentence for the one who asked."""

from __future__ import annotations

from saboteur.notation.advice import Reason
from saboteur.words.sentence import Argument, PlayerName, Sentence, said


def advice_sentence(reason: Reason) -> Sentence:
    """A reason in words; which of its fields a message needs, it has.

    >>> advice_sentence(Reason("nearer", before=5, after=4))
    Sentence(key='hint-nearer', given={'before': 5, 'after': 4})
    """
    fields: dict[str, Argument | None] = {
        "target": None if reason.seat is None else PlayerName(reason.seat),
        "cell": reason.cell,
        "before": reason.before,
        "after": reason.after,
        "count": reason.count,
    }
    return said(f"hint-{reason.why}", **{name: value for name, value in fields.items() if value is not None})
