"""One request over HTTP."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import Request

from saboteur.server.store.kept import KeptPerson
from saboteur.server.tables.refusals import Refused, ServerRefusal

UNDER: Final = "saboteur.under"
"""Of a scope: the path under which a proxy has the server."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One request, with what it brings."""

    request: Request
    body: Any
    """Read as the endpoint says."""
    person: KeptPerson | None
    """Who asks; known where the endpoint says so."""

    @property
    def who(self) -> KeptPerson:
        """Who asks, at an endpoint for people whom the server knows."""
        if self.person is None:
            raise Refused(ServerRefusal.STRANGER)
        return self.person

    @property
    def table(self) -> str:
        """The table in the path."""
        return str(self.request.path_params["table"])
