"""`saboteur schema`: the JSON Schema of a protocol, or of all values of the games."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Final

from saboteur.bots.command.schema import bot_schema
from saboteur.cli import FINE
from saboteur.notation.schema import Schema, schema_text, value_schemas
from saboteur.table.referee.schema import referee_schema

EXAMPLES: Final = """\
saboteur schema referee > protocol.schema.json         lines of the referee (docs/protocol.md)
saboteur schema bots                                   lines to and from a bot (docs/bot-protocol.md)
saboteur schema values                                 moves, facts, views, statements, positions, records"""


def _values() -> Schema:
    """Every value by its name under `$defs`."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "saboteur: values of the games",
        "description": "Each under its name (docs/notation.md).",
        "$defs": value_schemas(),
    }


SCHEMAS: Final[dict[str, Callable[[], Schema]]] = {"referee": referee_schema, "bots": bot_schema, "values": _values}


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur schema`."""
    parser.add_argument("of", choices=tuple(SCHEMAS), help="what is described")


def run(args: Namespace) -> int:
    """Print the schema."""
    print(schema_text(SCHEMAS[args.of]()), end="")
    return FINE
