"""The yardsticks play as they always did: figures of other bots were measured against these very moves."""

from __future__ import annotations

import hashlib

import pytest

from saboteur import Game, ruleset
from saboteur.bots.builtin import BUILT_IN

PLAYED = {
    ("plain", "base", 5): "da3b6134274a2e75",
    ("plain", "saboteur2", 6): "22127af23fb137e9",
    ("plain", "duel", 2): "633b565653e64be8",
    ("plain", "solo", 1): "1a37b5a361b5482a",
    ("random", "base", 5): "bb43821057867481",
    ("random", "saboteur2", 6): "c54abe09c230d944",
    ("random", "duel", 2): "45af86ba437480b7",
    ("random", "solo", 1): "3596ee2d09384736",
}


def moves_of(bot: str, name: str, seats: int) -> list[str]:
    """All moves of two rounds with this bot in every seat."""
    found = []
    for number in range(2):
        game = Game(ruleset(name, {"rounds": 1}), seats, seed=f"yardstick/{number}")
        players = [BUILT_IN[bot](100 * number + seat) for seat in range(seats)]
        for seat, player in enumerate(players):
            player.begin(game.view(seat))
        while (actor := game.actor) is not None:
            move = players[actor].choose(game.legal_moves)
            found.append(str(move))
            told = game.apply(move, tell=True)
            for seat, player in enumerate(players):
                player.told([fact.seen_by(seat) for fact in told])
    return found


@pytest.mark.both
@pytest.mark.parametrize(("bot", "name", "seats"), PLAYED)
def test_its_moves_are_those_it_always_made(bot: str, name: str, seats: int) -> None:
    moves = moves_of(bot, name, seats)
    assert len(moves) > 30
    assert hashlib.sha256("\n".join(moves).encode()).hexdigest()[:16] == PLAYED[bot, name, seats]
