"""The schema, the transcript and the document say what the referee does; every answer of a long session is checked."""

from __future__ import annotations

import json
import random
import re
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator
from msgspec import to_builtins
from msgspec.structs import fields

from saboteur.engine.moves import VERBS
from saboteur.engine.values.refusal import Refusal
from saboteur.notation.schema import schema_text
from saboteur.table.referee import protocol
from saboteur.table.referee.answers import ANSWERS, Code
from saboteur.table.referee.mistakes import shown_refusal
from saboteur.table.referee.protocol import REQUESTS
from saboteur.table.referee.schema import referee_schema
from saboteur.table.refusals import TableRefusal
from tests.referee import schema, transcript
from tests.referee.asking import Asking
from tests.referee.schema import check_answer, published, quick, tag, validator

EXCHANGES = list(transcript.exchanges(transcript.FILE.read_text(encoding="utf-8")))
DOCUMENT = transcript.DOCUMENT.read_text(encoding="utf-8")
AGAIN = "python -m tests.referee.write, and look at every difference"


def test_the_schema_is_that_of_the_structs() -> None:
    assert schema.FILE.read_text(encoding="utf-8") == schema_text(referee_schema()), AGAIN
    Draft202012Validator.check_schema(referee_schema())


def test_every_request_has_an_answer_of_its_name() -> None:
    assert [tag(each) for each in REQUESTS] == [tag(each) for each in ANSWERS]


# -- the transcript ----------------------------------------------------------------------------------------------------


@pytest.mark.both
def test_the_transcript_goes_as_it_went() -> None:
    text = transcript.FILE.read_text(encoding="utf-8")
    assert transcript.replayed(text) == text, AGAIN


def test_every_request_and_many_errors_stand_in_the_transcript() -> None:
    answers = [json.loads(answer) for _, answer in EXCHANGES]
    assert {answer["ok"] for answer in answers if "ok" in answer} == {tag(each) for each in REQUESTS}
    assert len({answer["error"]["code"] for answer in answers if "error" in answer}) >= 8
    assert any(answer.get("asked") == "over" and answer["result"] for answer in answers)


def test_the_transcript_fits_the_schema_word_for_word() -> None:
    strict = validator("Request", Draft202012Validator), validator("Answer", Draft202012Validator)
    for request, answer in EXCHANGES:
        found = json.loads(answer)
        strict[1].validate(found)
        check_answer(found)
        if "ok" in found:
            strict[0].validate(json.loads(request))


def test_answers_may_have_more_fields_but_requests_and_the_values_of_the_game_may_not() -> None:
    asked, answered = published("Request"), published("Answer")
    for request, answer in EXCHANGES:
        found = json.loads(answer)
        if len(answer) < 4000:
            assert answered.is_valid({**found, "new": 1}), answer
            assert not validator("Answer").is_valid({**found, "new": 1})
        if "ok" in found:
            assert not asked.is_valid({**json.loads(request), "new": 1}), request
            assert Asking().error(**{**json.loads(request), "new": 1})["code"] == "unknown_field"
        for name in ("moves", "events"):
            if len(answer) < 4000 and found.get(name) and isinstance(found[name][0], dict):
                found[name][0]["new"] = 1
                assert not answered.is_valid(found), answer
    refusal = {"name": "stale", "rule": "", "reason": "", "new": 1}
    assert answered.is_valid({"error": {"code": "refused", "message": "x", "new": 1, "refusal": refusal}})


def test_every_refusal_is_named_by_the_schema_and_no_other() -> None:
    of_rules, answered = published("Refusal"), published("ShownRefusal")
    for reason in (*Refusal, *TableRefusal):
        shown = to_builtins(shown_refusal(reason))
        answered.validate(shown)
        assert not answered.is_valid({**shown, "name": f"{shown['name']}s"})
        assert of_rules.is_valid(shown) == isinstance(reason, Refusal)


def test_the_quick_check_is_as_strict_as_the_slow_one() -> None:
    rng = random.Random(1)
    slow, fast = validator("Answer", Draft202012Validator), validator("Answer", quick)
    short = [json.loads(answer) for _, answer in EXCHANGES if len(answer) < 700]
    verdicts = []
    for answer in short:
        for _ in range(3):
            bent = json.loads(json.dumps(answer))
            holder, key = rng.choice(list(places(bent)))
            holder[key] = rng.choice([None, "x", -1, [], {"move": "lay"}, holder[key]])
            verdicts.append(slow.is_valid(bent))
            assert fast.is_valid(bent) == verdicts[-1], bent
    assert {True, False} == set(verdicts)


def places(value: Any) -> Any:
    """Everything in a value that can be changed."""
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from places(value[key])


# -- the document ------------------------------------------------------------------------------------------------------


@pytest.mark.both
def test_the_examples_are_answered_as_the_document_says() -> None:
    assert transcript.illustrated(DOCUMENT) == DOCUMENT, AGAIN


def test_the_document_shows_every_request_and_names_every_field_code_and_move() -> None:
    shown = set(re.findall(r'^> .*?"do": "(\w+)"', DOCUMENT, re.MULTILINE))
    assert shown == {tag(each) for each in REQUESTS}
    words = set(re.findall(r"`(\w+)`", DOCUMENT))
    assert set(VERBS) <= words
    assert set(get_args(Code)) <= words
    named = {field.name for each in REQUESTS for field in fields(each)} - {"record", "statement", "deal"}
    assert named <= words, named - words
    assert f"{protocol.LONGEST_LINE:,} bytes" in DOCUMENT
    assert f"{protocol.MOST_TABLES:,} tables" in DOCUMENT
    assert f"{protocol.MOST_EVENTS:,} events" in DOCUMENT


# -- a long session ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), [("base", 6), ("saboteur2", 3), ("duel", 2), ("solo", 1)])
def test_every_answer_of_a_long_session_fits_the_schema(name: str, seats: int) -> None:
    asking, rng = Asking(), random.Random(seats)
    observers = ["watcher", *range(seats)]
    answer = asking.ok("new", table="t", game=name, seats=seats, seed="session", legal="object", id="begin")
    number = 0
    while answer["actor"] is not None:
        number += 1
        form = rng.choice(["object", "text"])
        extra: dict[str, Any] = rng.choice(
            [
                {"do": "view", "observer": rng.choice(observers), "form": form},
                {"do": "state", "form": form},
                {"do": "events", "observer": rng.choice([*observers, "table"]), "since": max(0, answer["at"] - 5)},
                {"do": "say", "seat": rng.randrange(seats), "statement": rng.choice(["need lamp", "am digger"])},
                {"do": "refusal", "move": rng.choice(answer["moves"])},
                {"do": "asked"},
            ]
        )
        if number % 4 == 0:
            asking.ask(table="t", **extra)
        fields = {"tell": rng.choice([*observers, "table"]), "legal": rng.choice(["object", "text"]), "id": number}
        answer = asking.ok("play", table="t", move=rng.choice(answer["moves"]), **fields)
    for observer in (*observers, "table"):
        asking.ok("dump", table="t", observer=observer)
