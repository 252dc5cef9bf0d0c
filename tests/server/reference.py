"""The parts of docs/wire.md that are made: every request, message and refusal, each between two marks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from saboteur.engine.values.refusal import Refusal
from saboteur.server.tables.refusals import ServerRefusal
from saboteur.server.web.endpoints import ENDPOINTS, Endpoint
from saboteur.server.web.refusing import BAD, STATUS
from saboteur.server.wire.schema import MESSAGES, REQUESTS, wire_schema
from saboteur.server.wire.typescript import written
from saboteur.table.refusals import TableRefusal
from tests.server import transcript
from tests.server.documents import DOCS

FILE = DOCS / "wire.md"
LONGEST = 320
MORE = "…"


def made(text: str) -> str:
    """The document with these parts as they are today."""
    for name, lines in PARTS.items():
        begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        assert begin in text, name
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = f"{before}{begin}\n" + "".join(f"{line}\n" for line in lines()) + f"\n{end}{after}"
    return text


def _described(structs: tuple[type[Struct], ...], sign: str) -> Iterator[str]:
    defs = wire_schema()["$defs"]
    for struct in structs:
        part = defs[struct.__name__]
        tag = str(struct.__struct_config__.tag)
        what = part["properties"].get("what", {}).get("enum") if tag == "answer" else None
        yield f"### `{tag}`{f', `what`: `{what[0]}`' if what else ''}"
        yield ""
        yield str(part["description"])
        yield ""
        yield "```text"
        yield f"{sign} {_example(sign, tag, what)}"
        yield "```"
        yield ""
        yield from _fields(part)


def _fields(part: dict[str, Any]) -> Iterator[str]:
    shown = {name: shape for name, shape in part["properties"].items() if name not in ("do", "tell", "id", "table")}
    for name, shape in shown.items():
        left_out = "" if name in part["required"] else ", may be left out"
        said = f": {shape['description']}" if "description" in shape else ""
        yield f"- `{name}` (`{written(_short(shape), '  ')}`{left_out}){said}"
    if shown:
        yield ""


def _short(shape: dict[str, Any]) -> dict[str, Any]:
    """Without comments inside."""
    return {key: value for key, value in shape.items() if key != "description"}


def _example(sign: str, tag: str, what: list[str] | None) -> str:
    """The first one of the transcript; a long one is cut."""
    for line in transcript.FILE.read_text(encoding="utf-8").splitlines():
        _, found, rest = line.partition(f" {sign} ")
        if found and rest.startswith("{") and not line.startswith("#"):
            value = json.loads(rest)
            if value.get("do", value.get("tell")) == tag and (not what or value["what"] == what[0]):
                return rest if len(rest) <= LONGEST else rest[:LONGEST] + MORE
    raise AssertionError(f"no {tag} in the transcript")


def requests() -> Iterator[str]:
    """What can be asked over the WebSocket."""
    return _described(REQUESTS, ">")


def messages() -> Iterator[str]:
    """What is told over the WebSocket."""
    return _described(MESSAGES, "<")


def settings() -> Iterator[str]:
    """What a host chooses."""
    defs = wire_schema()["$defs"]
    yield "| field | value | if left out | |"
    yield "|---|---|---|---|"
    for name, shape in defs["SettingsGiven"]["properties"].items():
        kind = written(_short(shape)).replace("|", "\\|").replace("ClockGiven", "Clock")
        yield f"| `{name}` | `{kind}` | `{json.dumps(shape['default'])}` | {shape.get('description', '')} |"
    yield ""
    yield "A `Clock`:"
    yield ""
    yield from _fields(defs["ClockGiven"])


def refusals() -> Iterator[str]:
    """Every name with its English."""
    yield "| name | rule | status over HTTP | why |"
    yield "|---|---|---|---|"
    over_http = {refusal for each in ENDPOINTS for refusal in each.refused_with} | {*STATUS}
    for each in ServerRefusal:
        status = STATUS.get(each, BAD) if each in over_http else ""
        yield f"| `{each.name.lower()}` | | {status} | {each.value} |"
    for refusal in TableRefusal:
        if refusal.name not in ServerRefusal.__members__:
            yield f"| `{refusal.name.lower()}` | | | {refusal.value} |"
    for rule in Refusal:
        yield f"| `{rule.name.lower()}` | {rule.rule} | | {rule.reason} |"


def routes() -> Iterator[str]:
    """Every route."""
    yield "| | | answers |"
    yield "|---|---|---|"
    for each in ENDPOINTS:
        yield f"| `{each.method} {each.path}` | {each.says} | {_answer(each)} |"


def _answer(endpoint: Endpoint) -> str:
    body = f"for `{endpoint.body.__name__}` " if endpoint.body is not None else ""
    match endpoint.answer:
        case None:
            return f"{body}{endpoint.status}"
        case str(kind):
            return f"{body}{endpoint.status}, {re.sub(';.*', '', kind)}"
        case struct:
            return f"{body}{endpoint.status}, `{struct.__name__}`"


PARTS: dict[str, Callable[[], Iterator[str]]] = {
    "routes": routes,
    "settings": settings,
    "requests": requests,
    "messages": messages,
    "refusals": refusals,
}
