"""Converts moves from and to JSON, each only once, because the same few thousand moves occur all the time."""

from __future__ import annotations

from typing import Final

from msgspec import DecodeError, Raw
from msgspec.json import Decoder, Encoder

from saboteur.engine.core.listing import list_moves
from saboteur.engine.core.packed import Moves
from saboteur.engine.game import Game
from saboteur.engine.moves import Move, packed_move, unpacked_move
from saboteur.notation.moves import HiddenMove, move_plain, read_move_plain
from saboteur.notation.plain import InvalidValue
from saboteur.table.referee.protocol import Form

MOST: Final = 50_000
"""The number of moves kept; then the book is emptied."""
LONGEST: Final = 200
"""The most bytes of a move that is kept; a normal move is shorter."""

_decoder: Final = Decoder()
_encoder: Final = Encoder()


class Movebook:
    """Every move so far, by its JSON and by its number."""

    def __init__(self) -> None:
        self._read: dict[bytes, Move] = {}
        self._shown: dict[Form, dict[int, Raw]] = {"object": {}, "text": {}}
        self._moves = Moves()

    def read(self, written: Raw, path: str) -> Move:
        """The move in this piece of JSON, an object or a text."""
        key = bytes(written)
        found = self._read.get(key)
        if found is None:
            found = _read_move(key, path)
            if len(key) <= LONGEST:
                if len(self._read) >= MOST:
                    self._read.clear()
                self._read[key] = found
        return found

    def legal(self, game: Game, form: Form) -> list[Raw]:
        """The legal moves, sorted as the rules list them, each ready to be sent."""
        moves, shown = self._moves, self._shown[form]
        list_moves(game.state, moves)
        if len(shown) >= MOST:
            shown.clear()
        numbers = [*map(moves.__getitem__, range(len(moves)))]
        found = [*map(shown.get, numbers)]
        return [one or self._show(number, form) for one, number in zip(found, numbers, strict=True)]

    def _show(self, number: int, form: Form) -> Raw:
        move = unpacked_move(number)
        shown = Raw(_encoder.encode(move_plain(move) if form == "object" else str(move)))
        self._shown[form][number] = shown
        return shown


def _read_move(written: bytes, path: str) -> Move:
    try:
        value = _decoder.decode(written)
    except DecodeError as error:  # as part of a line it was well-formed, but for its innermost values
        raise InvalidValue(path, "a move", str(error)) from None
    move = read_move_plain(value, path)
    if isinstance(move, HiddenMove):
        raise InvalidValue(path, "a move with all its cards", value)
    packed_move(move)
    return move
