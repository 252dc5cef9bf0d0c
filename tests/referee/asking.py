"""A referee in this process that is asked with keywords; every answer is checked against the schema."""

from __future__ import annotations

import json
from typing import Any

from saboteur.table.referee.referee import Referee
from tests.referee.schema import check_answer

Answer = dict[str, Any]


class Asking:
    """A conversation.

    >>> Asking().ok("tables")["tables"]
    []
    """

    def __init__(self) -> None:
        self.referee = Referee("test")

    def line(self, line: bytes) -> Answer:
        """The answer to a line; it is never an internal error of the referee."""
        found = self.referee.answer(line)
        assert found is not None, line
        assert b"\n" not in found
        answer: Answer = json.loads(found)
        check_answer(answer)
        assert answer.get("error", {}).get("code") != "internal", answer
        return answer

    def ask(self, do: str, **fields: Any) -> Answer:
        """The answer to a request."""
        return self.line(json.dumps({"do": do, **fields}).encode())

    def ok(self, do: str, **fields: Any) -> Answer:
        """The answer to a request that is carried out."""
        answer = self.ask(do, **fields)
        assert answer.get("ok") == do, answer
        return answer

    def error(self, do: str, **fields: Any) -> Answer:
        """The error for a request that is not carried out."""
        error: Answer = self.ask(do, **fields)["error"]
        return error

    def code_and_field(self, do: str, **fields: Any) -> tuple[str, str | None]:
        """The same in brief."""
        error = self.error(do, **fields)
        return error["code"], error.get("field")
