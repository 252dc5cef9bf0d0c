"""Refusals as sentences: why, and the number of the rule where one stands behind it."""

from __future__ import annotations

from saboteur.engine.values.refusal import Refusal
from saboteur.table.refusals import Reason
from saboteur.words.sentence import Sentence, said


def refusal_sentence(reason: Reason) -> Sentence:
    """Why a move is refused.

    >>> refusal_sentence(Refusal.CELL_TAKEN)
    Sentence(key='refusal', given={'reason': Sentence(key='refusal-cell-taken', given={}), 'rule': '3.3'})
    """
    name = reason.name.lower().replace("_", "-")
    if isinstance(reason, Refusal):
        return said("refusal", reason=said(f"refusal-{name}"), rule=reason.rule)
    return said("refusal-without-rule", reason=said(f"refusal-table-{name}"))
