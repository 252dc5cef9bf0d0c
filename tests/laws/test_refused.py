"""A refused move changes nothing, and an invalid move is distinguished from an illegal one."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from saboteur import Game, IllegalMove, InvalidMove, Move, View, parse_move
from saboteur.engine.values.cards import CARDS
from tests.laws.conceivable import conceivable
from tests.laws.strategies import Plan, plans


def views(game: Game) -> list[View]:
    """What everybody sees."""
    return [game.view(observer) for observer in (*range(game.seats), None)]


def check_refused(plan: Plan) -> None:
    """Every refused move raises `IllegalMove` with the reason, and nobody sees a difference."""
    game = plan.played()
    before, gold, listed = views(game), game.gold, sorted(map(str, game.legal_moves))
    refused = [move for move in conceivable(game, 13) if game.refusal(move) is not None]
    for move in refused[:: max(1, len(refused) // 80)]:
        with pytest.raises(IllegalMove) as caught:
            game.apply(move, tell=True)
        assert caught.value.refusal is game.refusal(move)
        assert caught.value.move == move
        assert str(move) in str(caught.value)
    assert views(game) == before
    assert (game.gold, sorted(map(str, game.legal_moves))) == (gold, listed)


@pytest.mark.both
@settings(max_examples=15)
@given(plans(most_choices=0))
def test_a_refused_move_changes_nothing(plan: Plan) -> None:
    check_refused(plan)


GAME = Plan("saboteur2", 3).begun()
LEGAL = {str(move) for move in GAME.legal_moves}
VERBS = "lay play discard clear bribe turn position claim take rob pass".split()
WORDS = st.one_of(
    st.sampled_from([*VERBS, "turned", "upright", "nobody", "pick", "theft", "0", "12", "99", "1,0", "-3,200"]),
    st.sampled_from([card.id for card in CARDS]),
    st.text(max_size=6),
    st.integers(-1000, 1000).map(str),
    st.tuples(st.integers(-1000, 1000), st.integers(-1000, 1000)).map(lambda cell: f"{cell[0]},{cell[1]}"),
)


@pytest.mark.both
@settings(max_examples=150)
@given(st.one_of(st.text(max_size=40), st.lists(WORDS, max_size=6).map(" ".join)))
@example("discard")
@example("discard base_ns base_ns base_ns base_ns")
@example("rob -1")
@example("take 1" + "0" * 5000)
@example("play base_map ²")
@example("bribe 1,٣")
@example("lay base_ns 0,0 upside-down")
def test_text_is_a_move_or_invalid(text: str) -> None:
    move = parsed(text)
    if move is None:
        with pytest.raises(InvalidMove) as caught:
            GAME.refusal(text)
        assert repr(text)[:60] in str(caught.value)
    else:
        assert parse_move(str(move)) == move
        assert (GAME.refusal(text) is None) == (str(move) in LEGAL)


def parsed(text: str) -> Move | None:
    """The move, or `None` if it is invalid; any other exception is a bug."""
    try:
        return parse_move(text)
    except InvalidMove:
        return None
