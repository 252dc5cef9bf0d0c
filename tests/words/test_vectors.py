"""Sentences as JSON, and what a second formatter makes of them."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import jsonschema
import pytest

from saboteur.words import LANGUAGES
from saboteur.words.plain import SCHEMA
from tests.words import finds
from tests.words.entries import language_patterns
from tests.words.vectors import FILE, document

EXAMPLE = Path(__file__).parents[2] / "examples" / "words"
TOLD = ("fact-", "move-", "says", "refusal", "asked-", "waiting-", "story-", "opening-")


def test_the_document_holds_every_sentence_as_it_reads_now() -> None:
    assert document() == FILE.read_text(encoding="utf-8"), "python -m tests.words.write"


def test_every_message_that_is_told_is_among_the_vectors() -> None:
    keys = {vector["sentence"]["key"] for vector in json.loads(FILE.read_text(encoding="utf-8"))["vectors"]}
    inner = {"refusal", "says", "fact-role", "story-what", "story-what.you"} | {
        key for key in language_patterns("en") if key.startswith("says-")
    }
    reasons = {key for key in language_patterns("en") if key.startswith("refusal-")} - {"refusal-without-rule"}
    told = {key for key in language_patterns("en") if key.startswith(TOLD)}
    assert told - inner - reasons <= keys


def test_the_plain_form_is_that_of_the_schema() -> None:
    checker = jsonschema.Draft202012Validator({"$ref": "#/$defs/Sentence", "$defs": SCHEMA})
    for vector in json.loads(FILE.read_text(encoding="utf-8"))["vectors"]:
        checker.validate(vector["sentence"])
    with pytest.raises(jsonschema.ValidationError):
        checker.validate({"key": "x", "args": {"card": {"card": "joker"}}})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_formatter_in_javascript_reads_them_alike(packages: Path, node: str, language: str) -> None:
    known = json.loads(FILE.read_text(encoding="utf-8"))
    lines = [
        json.dumps({"language": language, "names": known["names"], "sentence": vector["sentence"]})
        for vector in known["vectors"]
    ]
    ran = subprocess.run(
        [node, str(EXAMPLE / "format.js")],
        input="\n".join(lines),
        env={**os.environ, "NODE_PATH": str(packages)},
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert [json.loads(line) for line in ran.stdout.splitlines()] == [vector[language] for vector in known["vectors"]]


def test_the_document_of_help_holds_the_index_and_what_is_found_in_it_now() -> None:
    text = finds.FILE.read_text(encoding="utf-8")
    assert finds.document() == text, "python -m tests.words.write"
    ways = {vector["how"] for vector in json.loads(text)["vectors"]}
    assert ways == {"exact", "begun", "inflected", "typed", "inside", "alike", "near", "nothing"}


def test_help_as_json_is_that_of_the_schema() -> None:
    schema = {"$ref": "#/$defs/Entry", "$defs": SCHEMA}
    known = json.loads(finds.FILE.read_text(encoding="utf-8"))
    jsonschema.validate(known["entries"][::9], {"type": "array", "items": schema, "$defs": SCHEMA})
    assert {place for index in known["index"].values() for place in index} == set(range(len(known["entries"])))
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"id": "map"}, schema)


def test_a_search_in_javascript_finds_the_same(packages: Path, node: str) -> None:
    known = json.loads(finds.FILE.read_text(encoding="utf-8"))["vectors"]
    ran = subprocess.run(
        [node, str(EXAMPLE / "find.js")],
        input="\n".join(json.dumps(vector) for vector in known),
        env={**os.environ, "NODE_PATH": str(packages)},
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    for vector, line in zip(known, ran.stdout.splitlines(), strict=True):
        assert json.loads(line) == {key: vector[key] for key in ("in", "how", "ids")}, vector
