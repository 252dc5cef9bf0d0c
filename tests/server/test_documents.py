"""The schema, the types and the OpenAPI document are those of the server's own types."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from saboteur.bots.builtin import BUILT_IN
from saboteur.notation.schema import references
from saboteur.server.bots.botroom import cost_of, costs
from saboteur.server.wire.schema import field_docs, wire_schema
from saboteur.server.wire.settings import Settings
from saboteur.server.wire.typescript import written
from tests.server.documents import AGAIN, MADE, OPENAPI, TYPES, validator

EXAMPLE = Path(__file__).parents[2] / "examples" / "wire"


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.name)
def test_a_document_is_that_of_the_structs(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == MADE[path](), AGAIN


def test_the_schema_is_one_and_refers_to_nothing_that_is_not_there() -> None:
    schema = wire_schema()
    Draft202012Validator.check_schema(schema)
    assert set(references(schema)) <= set(schema["$defs"])


def test_what_a_client_may_leave_out_the_server_always_sends() -> None:
    asked, told = validator("SettingsGiven"), validator("Settings")
    assert asked.is_valid({"game": "duel"})
    assert not told.is_valid({"game": "duel"})
    assert not asked.is_valid({"game": "duel", "gold": 1})


def test_the_documents_say_what_the_source_says_of_a_field() -> None:
    assert field_docs(Settings)["seats"] == "`null`: the usual number."
    assert "/** `null`: the usual number. */\n  readonly seats: number | null;" in TYPES.read_text(encoding="utf-8")


def test_a_value_without_a_type_is_an_error() -> None:
    with pytest.raises(ValueError, match="no type for"):
        written({})


# -- TypeScript ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def compiler(packages: Path, node: str) -> list[str]:
    """The words that start the compiler of TypeScript."""
    return [node, str(packages / "typescript" / "bin" / "tsc"), "--noEmit", "--strict", "--target", "es2022"]


def compiled(compiler: list[str], folder: Path, example: str) -> subprocess.CompletedProcess[str]:
    """What the compiler says of an example beside the types."""
    place = folder / "examples" / "wire"
    place.mkdir(parents=True)
    (place / "follow.ts").write_text(example, encoding="utf-8")
    (folder / "docs").mkdir()
    shutil.copy(TYPES, folder / "docs")
    words = [*compiler, "--module", "esnext", "--moduleResolution", "bundler", str(place / "follow.ts")]
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)


def test_a_page_that_knows_every_message_compiles(compiler: list[str], tmp_path: Path) -> None:
    ran = compiled(compiler, tmp_path, (EXAMPLE / "follow.ts").read_text(encoding="utf-8"))
    assert (ran.returncode, ran.stdout) == (0, "")


def test_a_page_that_forgets_a_message_or_a_field_does_not(compiler: list[str], tmp_path: Path) -> None:
    example = (EXAMPLE / "follow.ts").read_text(encoding="utf-8")
    forgetful = re.sub(r' +case "talk":\n.*\n', "", example).replace(", move: move.text, at }", ", move: move.text }")
    assert forgetful.count("\n") == example.count("\n") - 2
    ran = compiled(compiler, tmp_path, forgetful)
    assert ran.returncode != 0
    assert "'TalkMessage' is not assignable to parameter of type 'never'" in ran.stdout
    assert "Property 'at' is missing" in ran.stdout


# -- OpenAPI ---------------------------------------------------------------------------------------------------------


def test_the_routes_refer_to_nothing_that_is_not_there() -> None:
    document: dict[str, Any] = json.loads(OPENAPI.read_text(encoding="utf-8"))
    schemas = document["components"]["schemas"]
    assert set(references(document)) == set(schemas)
    for schema in schemas.values():
        Draft202012Validator.check_schema(schema)
    operations = [each for path in document["paths"].values() for each in path.values()]
    names = [each["operationId"] for each in operations]
    assert len(names) == len(set(names))
    for path, methods in document["paths"].items():
        for operation in methods.values():
            inside = {each["name"] for each in operation.get("parameters", ()) if each["in"] == "path"}
            assert inside == set(re.findall(r"\{(\w+)\}", path))


def test_every_bot_that_is_built_in_is_named_with_what_it_costs() -> None:
    assert [*costs()] == [*BUILT_IN]
    assert cost_of("normal:vengeful") == costs()["normal"]
