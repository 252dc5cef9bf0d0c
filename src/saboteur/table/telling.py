"""What happened, for everybody at a table at once: what several are told in the same way is created once."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.engine.values.facts import Fact
from saboteur.table.log import Told, seen


class Shares:
    """What happened, as each is told it; what several are told alike is made once, and only if one of them is told."""

    def __init__(self, happened: Sequence[Told]) -> None:
        self._happened = [(what, what.privy if isinstance(what, Fact) else ()) for what in happened]
        self._more = {seat for _, privy in self._happened for seat in privy}  # seats that are told more than a watcher
        self._common: tuple[Told, ...] | None = None

    def to(self, observer: int | None) -> tuple[Told, ...]:
        """What a seat is told, or a watcher."""
        if observer not in self._more:
            if self._common is None:
                self._common = tuple([seen(what, None) if privy else what for what, privy in self._happened])
            return self._common
        return tuple(
            [
                what if not privy else seen(what, observer) if observer in privy else self.to(None)[index]
                for index, (what, privy) in enumerate(self._happened)
            ]
        )
