"""What is won and what is claimed, as others ask for it: each game overrides what it has, the others have none."""

from __future__ import annotations

from librt.vecs import vec

from saboteur.engine.core.actions import Actions
from saboteur.engine.core.holdings import Holdings
from saboteur.engine.core.native import i64, u8
from saboteur.engine.core.vecs import NO_BYTES


class Winnings(Actions):
    """Gold of all kinds, markers, keys, thefts, goal cards in the box."""

    def gold(self, seat: i64) -> i64:
        """What a seat has earned so far."""
        raise TypeError

    def holdings(self) -> Holdings:
        """Gold and tokens, and what the open question needs."""
        raise TypeError

    def hold(self, held: Holdings) -> None:
        """Takes gold and tokens as described; what is asked, and of whom, is set already."""
        raise TypeError

    # -- nugget cards (5.1) --------------------------------------------------------------------------------------

    def purse(self, seat: i64) -> tuple[int, ...]:
        """The values of the nugget cards a seat has won, sorted; 0 for one an observer does not see (knowledge.py)."""
        return ()

    def pile_values(self) -> vec[u8]:
        """Nugget cards to be shuffled for the next round."""
        return NO_BYTES

    def offered(self) -> vec[u8]:
        """Nugget cards the actor may pick from (5.2)."""
        return NO_BYTES

    def gain(self, seat: i64, value: i64, count: i64) -> None:
        """A seat's nugget cards of a value become more, or fewer."""
        raise TypeError

    def set_purses(self, nuggets: vec[u8]) -> None:
        """For a seat and a value from 0 to 3, how many cards it has."""
        raise TypeError

    def set_pile(self, pile: vec[u8]) -> None:
        """From the top."""
        raise TypeError

    def set_offer(self, offer: vec[u8]) -> None:
        """In rising order."""
        raise TypeError

    def shares(self, seat: i64) -> bool:
        """Whether a seat picks nuggets after the gold was found (5.2, 5.3)."""
        return False

    # -- coins (7.5, 7.6) ----------------------------------------------------------------------------------------

    def coins_held(self) -> tuple[int, ...]:
        """By seat, if the bank pays."""
        return ()

    def set_coins(self, seat: i64, amount: i64) -> None:
        """What a seat has becomes known."""

    def thieves_left(self) -> int:
        """How many may still rob."""
        return 0

    # -- markers, keys, cards out of the mine (8.5, 8.9, 8.13) ---------------------------------------------------

    def keys_left(self) -> i64:
        """Key tokens not in use (8.5)."""
        return 0

    def markers_left(self) -> i64:
        """Markers not placed (8.1)."""
        return 0

    def marked(self) -> list[tuple[int, int]]:
        """Codes of the cells on which markers lie, each with its seat (8.6, 8.9)."""
        return []

    def is_marked(self, code: i64) -> bool:
        """Whether a marker lies there."""
        return False

    def claims_due(self, seat: i64) -> list[i64]:
        """Codes of the nuggets on which a marker of this seat is due."""
        return []

    def go_on_with(self, bribing: bool) -> None:
        """Whether the choice asked for follows from a bribe, after which the turn goes on (8.6)."""

    def gone_for_good(self) -> int:
        """How many tunnel cards have left the deck."""
        return 0

    # -- goal cards dealt once in a game (8.13-8.15) -------------------------------------------------------------

    def boxed_kinds(self) -> vec[u8]:
        """Those of earlier rounds that were never turned over."""
        return NO_BYTES

    def box(self, goals: vec[u8]) -> None:
        """They went to the box unseen, in any order."""

    def show_box(self, goals: vec[u8]) -> None:
        """Everybody sees the box."""
