"""How much one person, and how much one address, may do in a while."""

from __future__ import annotations

from math import inf
from typing import Final

from saboteur.server.people.buckets import Buckets

PERSON_CONNECTIONS: Final = 16
"""Tabs and devices of one person."""
ADDRESS_CONNECTIONS: Final = 400
"""A school behind one address."""
MOST_HOSTED: Final = 100
"""Tables of one host that are not over."""
MOST_MUTED: Final = 1000
"""People whom one person does not read."""


class Limit:
    """Two buckets: the person's, and that of the address they come from, which others may share.

    >>> limit = Limit(person=(1, 0.0), address=(2, 0.0))
    >>> [limit.take(person, "10.0.0.7", 0.0) for person in ("ann", "ann", "bob", "eve")]
    [True, False, True, False]
    """

    def __init__(self, person: tuple[float, float], address: tuple[float, float], *, holds: bool = True) -> None:
        """Each a number at once, and a number a second after that."""
        self._holds = holds
        self._person = Buckets(*person)
        self._address = Buckets(*address)

    def take(self, person: str, address: str, now: float) -> bool:
        """Whether both have enough left; somebody who is not known yet is only counted by the address."""
        if not self._holds:
            return True
        return (not person or self.take_person(person, now)) and self._address.take(address, now)

    def take_person(self, person: str, now: float) -> bool:
        """Whether the person has enough left; their address has been asked before."""
        return not self._holds or self._person.take(person, now)


class Limits:
    """All of them."""

    def __init__(self, *, hold: bool = True) -> None:
        """Those that do not hold are for measurements."""
        self.sending = Limit((60, 20), (600, 200), holds=hold)
        """Requests over WebSockets."""
        self.asking = Limit((100, 20), (400, 80), holds=hold)
        """Requests over HTTP."""
        self.talking = Limit((6, 0.5), (60, 5), holds=hold)
        self.creating = Limit((20, 0.1), (60, 0.5), holds=hold)
        """Tables."""
        self.welcoming = Limit((20, 0.1), (60, 0.5), holds=hold)
        """New people, their links and their programs."""
        self.connecting = Limit((30, 1), (400, 20), holds=hold)
        self.checking = Limit((5, 0.1), (20, 0.5), holds=hold)
        """Records."""
        self.hinting = Limit((10, 0.5), (60, 5), holds=hold)
        """Hints: a bot thinks for each."""
        self.looking = Limit((20, 0.5), (60, 2), holds=hold)
        """Games step by step."""
        self.finding = Limit((10, 0.25), (30, 0.25), holds=hold)
        """Tables by their codes."""
        self.most_hosted: float = MOST_HOSTED if hold else inf
        self.person_connections: float = PERSON_CONNECTIONS if hold else inf
        self.address_connections: float = ADDRESS_CONNECTIONS if hold else inf
