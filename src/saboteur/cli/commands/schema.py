"""`saboteur schema`: the JSON Schema of a protocol, or of all values of the games."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Final

from saboteur.bots.command.schema import bot_schema
from saboteur.cli import FINE, Unusable
from saboteur.notation.schema import Schema, schema_text, value_schemas
from saboteur.table.referee.schema import referee_schema
from saboteur.table.story.schema import story_schema

EXAMPLES: Final = """\
saboteur schema referee > protocol.schema.json         lines of the referee (docs/protocol.md)
saboteur schema bots                                   lines to and from a bot (docs/bot-protocol.md)
saboteur schema values                                 moves, refusals, facts, views, statements, positions, records
saboteur schema story                                  summaries of rounds and games
saboteur schema wire                                   requests and messages of a server (docs/wire.md)
saboteur schema wire --typescript > wire.ts            the same as types of TypeScript"""


def _values() -> Schema:
    """Every value by its name under `$defs`."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "saboteur: values of the games",
        "description": "Each under its name (docs/notation.md).",
        "$defs": value_schemas(),
    }


def _wire() -> Schema:
    from saboteur.server.wire.schema import wire_schema  # noqa: PLC0415  # only this needs the words, which take time to read

    return wire_schema()


SCHEMAS: Final[dict[str, Callable[[], Schema]]] = {
    "referee": referee_schema,
    "bots": bot_schema,
    "values": _values,
    "story": story_schema,
    "wire": _wire,
}


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur schema`."""
    parser.add_argument("of", choices=tuple(SCHEMAS), help="what is described")
    parser.add_argument("--typescript", action="store_true", help="types of TypeScript (of the wire alone)")


def run(args: Namespace) -> int:
    """Print the schema."""
    if args.typescript:
        if args.of != "wire":
            raise Unusable("--typescript: only the wire is described in TypeScript: saboteur schema wire --typescript")
        from saboteur.server.wire.typescript import wire_typescript  # noqa: PLC0415  # as above

        print(wire_typescript(), end="")
        return FINE
    print(schema_text(SCHEMAS[args.of]()), end="")
    return FINE
