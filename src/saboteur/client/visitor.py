"""What a program asks a server over HTTP."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any, Final

from msgspec import to_builtins

from saboteur.server.wire.settings import Settings

PATIENCE: Final = 30.0


class Unwelcome(Exception):
    """A server refused something, or is none."""

    def __init__(self, status: int, answer: dict[str, Any]) -> None:
        super().__init__(status, answer)
        self.status = status
        """Of HTTP; 0 if nobody answered."""
        self.answer = answer

    def __str__(self) -> str:
        return str(self.answer.get("detail") or self.answer.get("name") or self.status)


class Visitor:
    """Somebody at a server, known there by a cookie or by the token of a program."""

    def __init__(self, url: str, *, cookie: str = "", token: str = "") -> None:
        self.url = url.rstrip("/")
        self.cookie = cookie
        self.token = token

    @classmethod
    def new(cls, url: str, name: str, password: str = "") -> Visitor:
        """Comes to a server with a name, and with its password if it has one."""
        visitor = cls(url)
        visitor.ask("POST", "/api/me", {"name": name, **({"password": password} if password else {})})
        return visitor

    @property
    def headers(self) -> dict[str, str]:
        """By which the server knows the visitor."""
        if self.token:
            return {"authorization": f"Bearer {self.token}"}
        return {"origin": self.url, **({"cookie": self.cookie} if self.cookie else {})}

    def create(self, settings: Settings, **more: Any) -> str:
        """Sets up a table; its id."""
        plain = to_builtins(settings)
        table: str = self.ask("POST", "/api/tables", {"settings": plain, **more})["table"]
        return table

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """One request; its answer as plain values, or as text; raises `Unwelcome`."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", **self.headers}
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                if given := answer.headers.get("set-cookie"):
                    self.cookie = given.partition(";")[0]
                return _read(answer.headers.get_content_type(), answer.read())
        except urllib.error.HTTPError as error:
            with error:
                found = _read(error.headers.get_content_type(), error.read())
            raise Unwelcome(error.code, found if isinstance(found, dict) else {"detail": found}) from None
        except urllib.error.URLError as error:
            raise Unwelcome(0, {"detail": f"{self.url} does not answer: {error.reason}"}) from None


def _read(kind: str, body: bytes) -> Any:
    return json.loads(body) if kind == "application/json" and body else body.decode()
