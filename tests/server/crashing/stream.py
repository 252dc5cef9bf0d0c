"""What one client was told as one seat, or as a watcher, put together over all its connections."""

from typing import Any


class Stream:
    """Views and events; what does not fit to what came before is a fault."""

    def __init__(self, whose: str) -> None:
        self.whose = whose
        self.at: int | None = None
        """The number of the last event."""
        self.events: dict[int, dict[str, Any]] = {}
        self.views: dict[int, Any] = {}
        self.asked: dict[str, Any] = {}
        """The last message."""
        self.faults: list[str] = []

    @property
    def over(self) -> bool:
        """Whether the game is over for this stream."""
        return bool(self.asked) and self.asked["question"]["what"] == "over"

    def take(self, message: dict[str, Any]) -> None:
        """The next message of this stream."""
        at = message["at"]
        if self.at is not None and at < self.at:
            self._fault(f"was told of event {self.at}, and later that {at} is the last")
        if message["tell"] == "view":
            if self.views.setdefault(at, message["view"]) != message["view"]:
                self._fault(f"was shown two different views after event {at}")
        else:
            self._take_events(message["events"], at)
        self.at, self.asked = at, message

    def _take_events(self, events: list[dict[str, Any]], at: int) -> None:
        last = self.at if not events else events[0]["number"] - 1
        if self.at is not None and last is not None and last > self.at:
            self._fault(f"missed what came between {self.at} and {last + 1}")
        for event in events:
            number = event["number"]
            if last is not None and number != last + 1:
                self._fault(f"was told of event {number} after {last}")
            last = number
            if self.events.setdefault(number, event) != event:
                self._fault(f"was told two different events {number}: {self.events[number]} and {event}")
        if last is not None and last != at:
            self._fault(f"was told that {at} is the last event, which is {last}")

    def _fault(self, what: str) -> None:
        self.faults.append(f"{self.whose} {what}")
