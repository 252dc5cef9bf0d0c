"""A hint for a person at this keyboard: somebody who was told what their seat was told says what to do."""

from saboteur.bots.builtin import advisor
from saboteur.notation.advice import Advice
from saboteur.table.seat import Seat
from saboteur.table.seated import Seated


class Advising:
    """Gives advice to one seat; what it has been told it remembers until it is asked again."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._told = 0

    def advice(self) -> Advice:
        """What to do now, and why; the seat is asked."""
        if not self._told:
            self._advisor = advisor()
            self._advisor.begin(self._seat.first_view)
        events = self._seat.events(since=self._told)
        Seated(self._advisor).tell([event.what for event in events])
        self._told = self._seat.last
        return self._advisor.advise(self._seat.legal_moves)
