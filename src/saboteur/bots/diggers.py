"""Bots that only dig or only hinder: fast, and good enough for a demo or to reach the middle of a game."""

from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.packed import Moves
from saboteur.engine.core.rng import Rng
from saboteur.engine.game import Game
from saboteur.engine.moves import Move, unpacked_move
from saboteur.engine.search.digging import Compass, play_role


class Bots:
    """Players at all seats: saboteurs hinder the others, who dig. Each uses only what the seat knows."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.rng = Rng(int.from_bytes(seed.encode(), "big") % 2**31)
        self.moves = Moves()
        self.compass = Compass(game.state.rules)

    def choose(self) -> Move:
        """The move of the seat asked."""
        list_moves(self.game.state, self.moves)
        return unpacked_move(int(play_role(self.game.state, self.rng, self.moves, self.compass)))
