"""A line that is not understood is answered with a code and the field that is wrong."""

from __future__ import annotations

import json

import pytest

from saboteur.table.referee.mistakes import Mistake, read_request
from saboteur.table.referee.protocol import REQUESTS
from saboteur.table.referee.referee import Referee
from tests.referee.asking import Asking
from tests.referee.schema import validator

LAY = '{"move": "lay", "card": "base_ew", "cell": [1, 0], "turned": false}'
MOVES = {
    '"lay base_ew"': "move",
    '"discard ?"': "move",
    '{"move": "discard", "cards": ["?"]}': "move",
    '""': "move",
    "7": "move",
    "null": "move",
    "[]": "move",
    "{}": "move.move",
    '{"move": "fly"}': "move.move",
    '{"move": 3}': "move.move",
    '{"move": "lay", "card": "base_ew", "cell": [1, 0]}': "move.turned",
    '{"move": "lay", "card": "base_ew", "cell": [1, 0], "turned": 1}': "move.turned",
    '{"move": "lay", "card": "base_xx", "cell": [1, 0], "turned": false}': "move.card",
    '{"move": "lay", "card": "base_ew", "cell": [1], "turned": false}': "move.cell",
    '{"move": "lay", "card": "base_ew", "cell": [1, 1e400], "turned": false}': "move",
    '{"move": "lay", "card": "base_ew", "cell": [1, 99999999999999999999], "turned": false}': "move.cell",
    '{"move": "lay", "card": "base_ew", "cell": [1, 0], "turned": false, "x": 1}': "move.x",
    '{"move": "discard", "cards": ["base_ew", 7]}': "move.cards[1]",
    '{"move": "discard", "cards": []}': "move.cards",
    '{"move": "rob", "seat": -1}': "move.seat",
    '{"move": "take", "value": true}': "move.value",
    '"\\ud800"': "move",
    '"' + "x" * 100_000 + '"': "move",
}
LINES = {
    "{": ("not_json", None),
    "nonsense": ("not_json", None),
    '{"do": "hello"} {}': ("not_json", None),
    '{"do": "hello",}': ("not_json", None),
    '{"do": "asked", "table": NaN}': ("not_json", None),
    '{"do": "asked", "table": Infinity}': ("not_json", None),
    '\ufeff{"do": "hello"}': ("not_json", None),
    "[]": ("invalid_value", None),
    "7": ("invalid_value", None),
    "null": ("invalid_value", None),
    '"hello"': ("invalid_value", None),
    "{}": ("missing_field", "do"),
    '{"do": null}': ("missing_field", "do"),
    '{"do": "explode"}': ("unknown_request", "do"),
    '{"do": ["hello"]}': ("unknown_request", "do"),
    '{"do": "hello", "DO": 1}': ("unknown_field", "DO"),
    '{"do": "hello", "id": 1.5}': ("invalid_value", "id"),
    '{"do": "hello", "id": [1]}': ("invalid_value", "id"),
    '{"do": "hello", "id": 9007199254740993}': ("invalid_value", "id"),
    '{"do": "hello", "id": ' + "9" * 10_000 + "}": ("invalid_value", "id"),
    '{"do": "hello", "id": "' + "x" * 201 + '"}': ("invalid_value", "id"),
    '{"do": "asked"}': ("missing_field", "table"),
    '{"do": "asked", "table": 7}': ("invalid_value", "table"),
    '{"do": "asked", "table": ""}': ("invalid_value", "table"),
    '{"do": "asked", "table": "' + "x" * 65 + '"}': ("invalid_value", "table"),
    '{"do": "asked", "table": "nowhere"}': ("unknown_table", "table"),
    '{"do": "asked", "table": "a", "tabel": "a"}': ("unknown_field", "tabel"),
    '{"do": "asked", "table": "a", "table": "b"}': ("repeated_field", "table"),
    '{"do": "asked", "table": "a", "t\\u0061ble": "b"}': ("repeated_field", "table"),
    '{"do": "legal", "table": "a", "form": "prose"}': ("invalid_value", "form"),
    '{"do": "new"}': ("missing_field", "game"),
    '{"do": "new", "game": "chess"}': ("invalid_value", "game"),
    '{"do": "new", "game": "base", "seats": 2}': ("invalid_value", "seats"),
    '{"do": "new", "game": "base", "seats": 13}': ("invalid_value", "seats"),
    '{"do": "new", "game": "base", "seats": 3.0}': ("invalid_value", "seats"),
    '{"do": "new", "game": "base", "seats": true}': ("invalid_value", "seats"),
    '{"do": "new", "game": "base", "options": []}': ("invalid_value", "options"),
    '{"do": "new", "game": "base", "options": {"colour": "blue"}}': ("invalid_value", "options.colour"),
    '{"do": "new", "game": "base", "options": {"rounds": "3"}}': ("invalid_value", "options.rounds"),
    '{"do": "new", "game": "base", "options": {"rounds": 21}}': ("invalid_value", "options.rounds"),
    '{"do": "new", "game": "base", "options": {"first": 3}}': ("invalid_value", "options.first"),
    '{"do": "new", "game": "base", "seed": ""}': ("invalid_value", "seed"),
    '{"do": "new", "game": "base", "seed": " 7"}': ("invalid_value", "seed"),
    '{"do": "new", "game": "base", "seed": "7\\n8"}': ("invalid_value", "seed"),
    '{"do": "new", "game": "base", "seed": 7}': ("invalid_value", "seed"),
    '{"do": "new", "game": "base", "seed": "7", "deals": []}': ("invalid_value", "deals"),
    '{"do": "new", "game": "base", "nonces": ["a", "", ""]}': ("invalid_value", "nonces"),
    '{"do": "new", "game": "base", "seed": "7", "nonces": ["a"]}': ("invalid_value", "nonces"),
    '{"do": "new", "game": "base", "seed": "7", "nonces": ["a", "b c", ""]}': ("invalid_value", "nonces[1]"),
    '{"do": "new", "game": "base", "seed": "7", "nonces": ["a", 5, ""]}': ("invalid_value", "nonces[1]"),
    '{"do": "new", "game": "base", "deals": [7]}': ("invalid_value", "deals[0]"),
    '{"do": "new", "game": "base", "deals": ["deck"]}': ("invalid_value", "deals[0]"),
    '{"do": "new", "game": "base", "deals": [{"deck": ["base_ew"]}]}': ("invalid_value", "deals[0]"),
    '{"do": "new", "game": "base", "deals": [{"deck": ["x"]}]}': ("invalid_value", "deals[0].deck[0]"),
    '{"do": "new", "game": "base", "seed": "7", "table": "a"}': ("table_exists", "table"),
    '{"do": "new", "game": "base", "seed": "7", "tell": 3}': ("invalid_value", "tell"),
    '{"do": "new", "game": "base", "seed": "7", "tell": "all"}': ("invalid_value", "tell"),
    '{"do": "new", "position": {}, "game": "base"}': ("invalid_value", "position.position"),
    '{"do": "play", "table": "a"}': ("missing_field", "move"),
    '{"do": "play", "table": "b", "move": ' + LAY + "}": ("unknown_table", "table"),
    '{"do": "play", "table": "a", "seat": 12, "move": ' + LAY + "}": ("invalid_value", "seat"),
    '{"do": "play", "table": "a", "seat": 3, "move": ' + LAY + "}": ("refused", "seat"),
    '{"do": "play", "table": "a", "seat": 0, "move": ' + LAY + "}": ("refused", "seat"),
    '{"do": "play", "table": "a", "at": -1, "move": ' + LAY + "}": ("invalid_value", "at"),
    '{"do": "play", "table": "a", "at": 1, "move": ' + LAY + "}": ("refused", "at"),
    '{"do": "play", "table": "a", "at": 3, "move": ' + LAY + "}": ("refused", "at"),
    '{"do": "play", "table": "a", "time": -1, "move": ' + LAY + "}": ("invalid_value", "time"),
    '{"do": "play", "table": "a", "tell": 5, "move": "discard base_ew"}': ("invalid_value", "tell"),
    '{"do": "play", "table": "a", "move": {"move": "rob", "seat": 1, "seat": 2}}': ("repeated_field", "seat"),
    '{"do": "play", "table": "a", "move": "lay base_ew 9,9"}': ("refused", "move"),
    '{"do": "play", "table": "a", "move": "rob nobody"}': ("refused", "move"),
    '{"do": "deal", "table": "a", "deal": {"deck": []}}': ("refused", "table"),
    '{"do": "to_deal", "table": "a"}': ("refused", "table"),
    '{"do": "deal", "table": "undealt", "deal": {"deck": []}}': ("invalid_value", "deal"),
    '{"do": "deal", "table": "undealt", "deal": {"deck": "x"}}': ("invalid_value", "deal.deck"),
    '{"do": "deal", "table": "undealt", "deal": "deck=("}': ("invalid_value", "deal"),
    '{"do": "play", "table": "undealt", "move": ' + LAY + "}": ("refused", "move"),
    '{"do": "say", "table": "a", "seat": 0, "statement": "accuse 0"}': ("refused", "statement"),
    '{"do": "say", "table": "a", "seat": 0, "statement": "accuse"}': ("invalid_value", "statement"),
    '{"do": "say", "table": "a", "seat": 0, "statement": {"says": "lie"}}': ("invalid_value", "statement.says"),
    '{"do": "say", "table": "a", "seat": 3, "statement": "accuse 0"}': ("refused", "seat"),
    '{"do": "sit", "table": "a", "seat": 0, "kind": "cat"}': ("invalid_value", "kind"),
    '{"do": "sit", "table": "a", "seat": 0, "kind": "bot", "name": "#"}': ("invalid_value", "name"),
    '{"do": "sit", "table": "a", "seat": 3, "kind": "bot"}': ("refused", "seat"),
    '{"do": "events", "table": "a", "observer": 3}': ("invalid_value", "observer"),
    '{"do": "events", "table": "a", "since": -1}': ("invalid_value", "since"),
    '{"do": "view", "table": "a"}': ("missing_field", "observer"),
    '{"do": "view", "table": "a", "observer": "table"}': ("invalid_value", "observer"),
    '{"do": "view", "table": "a", "observer": 3}': ("invalid_value", "observer"),
    '{"do": "dump", "table": "a", "observer": 3}': ("invalid_value", "observer"),
    '{"do": "load", "record": 7}': ("invalid_value", "record"),
    '{"do": "load", "record": {}}': ("invalid_value", "record.record"),
    '{"do": "load", "record": "saboteur record 2\\nx"}': ("invalid_value", "record"),
    '{"do": "load", "record": "saboteur record 2\\ngame: base\\nseats: 3\\n\\n0 rob 1\\n"}': (
        "invalid_value",
        "record.lines[0]",
    ),
    '{"do": "verify", "record": 7}': ("invalid_value", "record"),
    '{"do": "new", "position": 7}': ("invalid_value", "position"),
    '{"do": "new", "position": "nonsense"}': ("invalid_value", "position"),
}


@pytest.fixture(scope="module")
def asking() -> Asking:
    """With a table `a`, at which seat 1 of three is asked, and one that waits for its deal."""
    asking = Asking()
    assert asking.ok("new", game="base", table="a", seed="7")["actor"] == 1
    asking.ok("new", game="base", table="undealt")
    return asking


@pytest.mark.parametrize("line", LINES, ids=lambda line: line[:80])
def test_the_field_that_is_wrong_is_named(asking: Asking, line: str) -> None:
    standing = asking.ok("asked", table="a")
    error = asking.line(line.encode())["error"]
    assert (error["code"], error.get("field")) == LINES[line], error
    assert asking.ok("asked", table="a") == standing


@pytest.mark.parametrize("move", MOVES, ids=lambda move: move[:80])
@pytest.mark.parametrize("do", ["play", "refusal"])
def test_what_is_wrong_in_a_move_is_named(asking: Asking, do: str, move: str) -> None:
    error = asking.line(f'{{"do": "{do}", "table": "a", "move": {move}}}'.encode())["error"]
    if error["code"] == "not_json":  # half a character
        assert "ud800" in move
    else:
        assert (error["code"], error["field"]) == ("missing_field" if move == "null" else "invalid_value", MOVES[move])
    assert len(error["message"]) < 500


def test_the_id_is_repeated_even_if_nothing_else_is_understood(asking: Asking) -> None:
    for number in (0, -5, 2**53, "", "x" * 200, "ü\u0000"):
        words = json.dumps(number)
        assert asking.line(f'{{"id": {words}, "do": "tables"}}'.encode())["id"] == number
        assert asking.line(f'{{"id": {words}, "do": "nonsense", "x": 1}}'.encode())["id"] == number
        assert asking.line(f'{{"id": {words}, "do": "asked", "table": "nowhere"}}'.encode())["id"] == number
    assert "id" not in asking.line(b'{"do": "nonsense"}')
    assert "id" not in asking.line(b'{"id": null, "do": "tables"}')
    assert "id" not in asking.line(b'{"id": 7, "do": "tables"')


def test_bytes_that_are_no_text_are_told_with_their_place(asking: Asking) -> None:
    assert asking.line(b'{"do": "hello", "id": "\xff"}')["error"] == {
        "code": "not_utf8",
        "message": "byte 23 is not UTF-8",
    }
    for encoding in ("utf-16", "utf-32"):
        assert asking.line('{"do": "hello"}'.encode(encoding))["error"]["code"] in ("not_utf8", "not_json")
    assert asking.line(b'{"do": "play", "table": "a", "move": "\xc3"}')["error"]["code"] == "not_utf8"


@pytest.mark.parametrize("field", ["move", "position", "record", "x", "options"])
@pytest.mark.parametrize("brackets", ["[]", '{"a":}'])
def test_deep_nesting_is_told(asking: Asking, field: str, brackets: str) -> None:
    opening, closing = brackets[:-1], brackets[-1]
    for depth in (900, 5_000, 100_000):
        deep = opening * depth + ("1" if opening != "[" else "") + closing * depth
        line = f'{{"do": "play", "table": "a", "{field}": {deep}}}'.encode()
        assert asking.line(line)["error"]["code"] in ("too_deep", "invalid_value", "unknown_field", "missing_field")


def test_many_fields_and_long_names_are_answered_at_once(asking: Asking) -> None:
    names = ", ".join(f'"x{number}": {number}' for number in range(50_000))
    assert asking.line(f'{{"do": "new", "game": "base", "options": {{{names}}}}}'.encode())["error"]["code"]
    twice = names.replace('"x49999"', '"x0"')
    error = asking.line(f'{{"do": "new", "game": "base", "options": {{{twice}}}}}'.encode())["error"]
    assert (error["code"], error["field"]) == ("repeated_field", "x0")
    long = asking.line(b'{"do": "hello", "' + b"y" * 100_000 + b'": 1}')
    assert len(json.dumps(long)) < 2_000


def test_no_line_and_empty_lines() -> None:
    referee = Referee("test")
    assert referee.answer(b"") is None
    assert referee.answer(b" \t\r") is None
    assert referee.answer(b'{"do": "tables"}\r') == b'{"ok":"tables","tables":[]}'
    assert json.loads(referee.answer(None) or b"")["error"]["code"] == "too_long"


def test_a_request_read_or_what_is_wrong_with_it() -> None:
    with pytest.raises(Mistake, match=r"unknown field `tabel`: `close` has do, id, table"):
        read_request(b'{"do": "close", "tabel": "a"}')


REQUESTED: dict[str, dict[str, object]] = {
    "hello": {},
    "new": {"game": "base", "seed": "7"},
    "asked": {"table": "a"},
    "legal": {"table": "a"},
    "refusal": {"table": "a", "move": "discard base_ns"},
    "say": {"table": "a", "seat": 0, "statement": "need lamp"},
    "sit": {"table": "a", "seat": 0, "kind": "bot"},
    "events": {"table": "a"},
    "view": {"table": "a", "observer": 0},
    "state": {"table": "a"},
    "dump": {"table": "a"},
    "abandon": {"table": "a"},
    "verify": {"record": "saboteur record 2\ngame: duel\nseats: 2\n"},
}


@pytest.mark.parametrize("do", REQUESTED)
def test_a_field_that_is_null_is_as_if_it_were_not_there(do: str) -> None:
    """For an optional field, a required field and an unknown field."""
    [request] = [each for each in REQUESTS if each.__struct_config__.tag == do]
    given: dict[str, object] = {"do": do, **REQUESTED[do]}
    known: dict[str, object] = {**dict.fromkeys(request.__struct_fields__), **given}
    answers = []
    for sent in (given, known, {**known, "unheard_of": None}):
        asking = Asking()
        asking.ok("new", table="a", game="base", seed="7")
        answers.append(asking.line(json.dumps(sent).encode()))
    assert answers[0]["ok"] == do
    assert answers[0] == answers[1] == answers[2]
    assert validator(request.__name__).is_valid(known)
    for name in REQUESTED[do]:
        if do != "new":  # whose fields may each be left out
            assert Asking().code_and_field(do, **{**REQUESTED[do], name: None}) == ("missing_field", name)


def test_a_null_inside_a_move_is_not_left_out() -> None:
    asking = Asking()
    asking.ok("new", table="a", game="base", seed="7")
    answer = asking.ok("refusal", table="a", move={"move": "rob", "seat": None}, seat=None)
    assert answer["refusal"]["name"] == "another_question"
    assert asking.code_and_field("refusal", table="a", move=None) == ("missing_field", "move")
