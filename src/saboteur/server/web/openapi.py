"""The OpenAPI document of everything below /api, made of the table of endpoints and of the structs of the wire."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, Final

from saboteur.server.people.identity import COOKIE
from saboteur.server.web.endpoints import ENDPOINTS, JSON, Endpoint
from saboteur.server.web.refusing import STATUS
from saboteur.server.wire.answers import ANSWERS
from saboteur.server.wire.bodies import BODIES
from saboteur.server.wire.requests import VERSION
from saboteur.server.wire.schema import parts

Document = dict[str, Any]
BAD: Final = 400
_WHERE: Final = "#/components/schemas/"


@cache
def openapi() -> Document:
    """The whole document, OpenAPI 3.1."""
    paths: Document = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "saboteur",
            "version": str(VERSION),
            "description": "What is not live; the game itself goes over a WebSocket at /socket (docs/wire.md).",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": parts(BODIES, ANSWERS),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }
    placed: Document = json.loads(json.dumps(document).replace("#/$defs/", _WHERE))
    return placed


@cache
def openapi_text() -> str:
    """The document as a file: a line for every operation and every schema, so that changes can be read."""
    document = openapi()
    lines = ["{"]
    for name in ("openapi", "info", "servers"):
        lines.append(f" {json.dumps(name)}: {json.dumps(document[name])},")
    lines.append(' "paths": {')
    for path, operations in document["paths"].items():
        inner = ",\n".join(f"   {json.dumps(method)}: {json.dumps(each)}" for method, each in operations.items())
        lines += [f"  {json.dumps(path)}: {{", inner, "  },"]
    lines[-1] = "  }"
    lines += [" },", ' "components": {', '  "schemas": {']
    lines.append(",\n".join(f"   {json.dumps(name)}: {json.dumps(part)}" for name, part in _schemas(document)))
    secured = json.dumps(document["components"]["securitySchemes"])
    return "\n".join([*lines, "  },", f'  "securitySchemes": {secured}', " }", "}", ""])


def _schemas(document: Document) -> list[tuple[str, Document]]:
    return [*document["components"]["schemas"].items()]


def _operation(endpoint: Endpoint) -> Document:
    found: Document = {"operationId": endpoint.handler, "summary": endpoint.says}
    names = re.findall(r"\{(\w+)\}", endpoint.path)
    text = {"type": "string"}
    parameters = [{"name": name, "in": "path", "required": True, "schema": text} for name in names]
    parameters += [
        {"name": name, "in": "query", "schema": text, "description": says} for name, says in endpoint.query.items()
    ]
    if parameters:
        found["parameters"] = parameters
    if endpoint.body is not None:
        schema = {"$ref": _WHERE + endpoint.body.__name__}
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    if endpoint.known:
        found["security"] = [{"cookie": []}, {"token": []}]
    found["responses"] = {str(endpoint.status): _answer(endpoint), **_refused(endpoint)}
    return found


def _answer(endpoint: Endpoint) -> Document:
    match endpoint.answer:
        case None:
            return {"description": "Done."}
        case str(kind):
            return {"description": "The document.", "content": {kind: {}}}
        case struct:
            says = (struct.__doc__ or "").strip()
            return {"description": says, "content": {JSON: {"schema": {"$ref": _WHERE + struct.__name__}}}}


def _refused(endpoint: Endpoint) -> Document:
    """The refusals, by their status."""
    found: dict[int, list[str]] = {}
    for refusal in endpoint.refused_with:
        found.setdefault(STATUS.get(refusal, BAD), []).append(f"`{refusal.name.lower()}`: {refusal.value}")
    content = {JSON: {"schema": {"$ref": _WHERE + "RefusalAnswer"}}}
    answers: Document = {
        str(status): {"description": "; ".join(reasons), "content": content}
        for status, reasons in sorted(found.items())
    }
    return {"304": {"description": "You have it (`If-None-Match`)."}, **answers} if endpoint.lasting else answers
