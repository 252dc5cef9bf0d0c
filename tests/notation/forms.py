"""Everything that has a text and a plain form, with its writers, its readers and generated values of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from saboteur.notation.deals import deal_plain, deal_text, read_deal, read_deal_plain
from saboteur.notation.facts import fact_text, read_fact, read_fact_plain
from saboteur.notation.games import game_plain, game_text, read_game, read_game_plain
from saboteur.notation.moves import move_plain, read_move_plain, read_seen_move
from saboteur.notation.statements import parse_statement, read_statement_plain, statement_plain
from tests.notation import generated


@dataclass(frozen=True)
class Form:
    """One kind of value and how it is written and read."""

    name: str
    values: st.SearchStrategy[Any]
    text: Callable[[Any], str]
    read: Callable[..., Any]
    plain: Callable[[Any], dict[str, Any]]
    read_plain: Callable[..., Any]

    def __str__(self) -> str:
        return self.name


FORMS = [
    Form("game", generated.games(), game_text, read_game, game_plain, read_game_plain),
    Form("fact", generated.facts, fact_text, read_fact, lambda fact: fact.as_dict(), read_fact_plain),
    Form("move", generated.moves | generated.hidden_moves, str, read_seen_move, move_plain, read_move_plain),
    Form("deal", generated.deals, deal_text, read_deal, deal_plain, read_deal_plain),
    Form("statement", generated.statements, str, parse_statement, statement_plain, read_statement_plain),
]
