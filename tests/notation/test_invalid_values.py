"""Plain values that are wrong: the path to them, what was expected there and what was found."""

from __future__ import annotations

import pytest

from saboteur.notation.deals import read_deal_plain
from saboteur.notation.facts import read_fact_plain
from saboteur.notation.games import read_game_plain
from saboteur.notation.moves import read_move_plain
from saboteur.notation.plain import InvalidValue
from saboteur.notation.statements import read_statement_plain
from tests.notation.forms import FORMS, Form

VERBS = "lay, play, discard, clear, bribe, turn, position, claim, take or rob"
SAYINGS = "am, accuse, trust, saw, looked, hold or need"
ASKED = "turn, goal, position, claim, nugget, rob, deal or over"
BASE_OPTIONS = "edition, placing, broken_tools_forfeit, one_digger_less, first, rounds or maps"
ON_A_MAT = "pick, lamp, cart, theft or trapped"


def lay(**other: object) -> dict[object, object]:
    """A correct move with this change."""
    made: dict[object, object] = {"move": "lay", "card": "base_ew", "cell": [1, 0], "turned": False}
    made.update(other)
    return made


def without(value: dict[object, object], name: str) -> dict[object, object]:
    """The same without a field."""
    return {key: item for key, item in value.items() if key != name}


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (None, "move: expected an object or a text, found null"),
        ([], "move: expected an object or a text, found []"),
        (7, "move: expected an object or a text, found 7"),
        ({}, f"move.move: expected {VERBS}, found nothing"),
        (lay(move="lie"), f"move.move: expected {VERBS}, found 'lie'"),
        (lay(move=["lay"]), f"move.move: expected {VERBS}, found ['lay']"),
        (lay(move=None), f"move.move: expected {VERBS}, found null"),
        (without(lay(), "turned"), "move.turned: expected a value, found nothing"),
        (without(lay(), "card"), "move.card: expected a value, found nothing"),
        (lay(seat=1), "move.seat: expected no field but move, card, cell or turned, found 1"),
        (lay(**{"": 1}), "move['']: expected no field but move, card, cell or turned, found 1"),
        (lay(**{"a b": 1}), "move['a b']: expected no field but move, card, cell or turned, found 1"),
        ({**lay(), 7: 1}, "move[7]: expected no field but move, card, cell or turned, found 1"),
        (lay(card="base_xx"), "move.card: expected a card, found 'base_xx'"),
        (lay(card="?"), "move.card: expected a card, found '?'"),
        (lay(card=""), "move.card: expected a card, found ''"),
        (lay(card=7), "move.card: expected a card, found 7"),
        (lay(card=None), "move.card: expected a card, found null"),
        (lay(card=["base_ew"]), "move.card: expected a card, found ['base_ew']"),
        (lay(card={"id": "base_ew"}), "move.card: expected a card, found an object"),
        (lay(cell="1,0"), "move.cell: expected a cell [x, y], found '1,0'"),
        (lay(cell="10"), "move.cell: expected a cell [x, y], found '10'"),
        (lay(cell=[1]), "move.cell: expected a cell [x, y], found [1]"),
        (lay(cell=[1, 0, 0]), "move.cell: expected a cell [x, y], found [1, 0, 0]"),
        (lay(cell=[1, 1000]), "move.cell: expected a cell [x, y], found [1, 1000]"),
        (lay(cell=[-1000, 1]), "move.cell: expected a cell [x, y], found [-1000, 1]"),
        (lay(cell=[1.0, 0]), "move.cell: expected a cell [x, y], found [1.0, 0]"),
        (lay(cell=[True, 0]), "move.cell: expected a cell [x, y], found [true, 0]"),
        (lay(cell=["1", None]), "move.cell: expected a cell [x, y], found ['1', null]"),
        (lay(cell=[[1], 0]), "move.cell: expected a cell [x, y], found a list"),
        (lay(cell={"x": 1, "y": 0}), "move.cell: expected a cell [x, y], found an object"),
        (lay(cell=[10**5000, 0]), "move.cell: expected a cell [x, y], found [a huge number, 0]"),
        (lay(turned=0), "move.turned: expected true or false, found 0"),
        (lay(turned="no"), "move.turned: expected true or false, found 'no'"),
        (lay(turned=None), "move.turned: expected true or false, found null"),
        ({"move": "play", "card": "base_map", "cell": [8]}, "move.cell: expected a cell [x, y], found [8]"),
        ({"move": "play", "card": "base_map", "seat": True}, "move.seat: expected a seat, found true"),
        ({"move": "play", "card": "base_map", "seat": -1}, "move.seat: expected a seat, found -1"),
        ({"move": "play", "card": "base_map", "seat": 100}, "move.seat: expected a seat, found 100"),
        ({"move": "play", "card": "base_map", "seat": 1.0}, "move.seat: expected a seat, found 1.0"),
        ({"move": "play", "card": "base_map", "seat": None}, "move.seat: expected a seat, found null"),
        (
            {"move": "play", "card": "base_fix_pick", "seat": 1, "tool": "hammer"},
            "move.tool: expected pick, lamp or cart, found 'hammer'",
        ),
        (
            {"move": "play", "card": "base_map", "cell": [8, 0], "seat": 1},
            "move.seat: expected no field but move, card or cell, found 1",
        ),
        (
            {"move": "play", "card": "base_map", "tool": "pick"},
            "move.tool: expected no field but move or card, found 'pick'",
        ),
        ({"move": "discard", "cards": []}, "move.cards: expected a list of 1 to 3 cards, found []"),
        (
            {"move": "discard", "cards": ["base_ew"] * 4},
            f"move.cards: expected a list of 1 to 3 cards, found {['base_ew'] * 4}",
        ),
        ({"move": "discard", "cards": ["base_ew"] * 5}, "move.cards: expected a list of 1 to 3 cards, found a list"),
        ({"move": "discard", "cards": "base_ew"}, "move.cards: expected a list of 1 to 3 cards, found 'base_ew'"),
        ({"move": "discard", "cards": ["base_ew", 7]}, "move.cards[1]: expected a card, found 7"),
        ({"move": "discard", "cards": ["base_ew", "?"]}, "move.cards[1]: expected a card, found '?'"),
        ({"move": "discard", "cards": ["?", "base_ew"]}, "move.cards[1]: expected '?', found 'base_ew'"),
        ({"move": "clear", "what": "lamp", "cards": ["?"]}, "move.cards: expected a list of 2 cards, found ['?']"),
        ({"move": "clear", "what": "hat", "cards": ["?", "?"]}, f"move.what: expected {ON_A_MAT}, found 'hat'"),
        ({"move": "take", "value": "1"}, "move.value: expected a value or '?', found '1'"),
        ({"move": "take", "value": False}, "move.value: expected a value or '?', found false"),
        ({"move": "take", "value": 10**30}, "move.value: expected a value or '?', found a huge number"),
        ({"move": "rob", "seat": "nobody"}, "move.seat: expected a seat or null, found 'nobody'"),
        ({"move": "rob"}, "move.seat: expected a value, found nothing"),
        ({"move": "position", "turned": "turned"}, "move.turned: expected true or false, found 'turned'"),
        ("lay base_ew", "move: expected a cell at column 12, found nothing"),
        ("lay base_xx 1,0", "move: expected a card at column 5, found 'base_xx'"),
    ],
)
def test_a_move_is_wrong(value: object, message: str) -> None:
    with pytest.raises(InvalidValue) as caught:
        read_move_plain(value)
    assert str(caught.value) == message
    assert caught.value.path == message.partition(": expected")[0]


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("laid seat=2", "fact: expected an object, found 'laid seat=2'"),
        ({"seat": 2}, "fact.fact: expected a fact, found nothing"),
        ({"fact": "_public"}, "fact.fact: expected a fact, found '_public'"),
        ({"fact": ["laid"]}, "fact.fact: expected a fact, found ['laid']"),
        ({"fact": "drew", "seat": 2}, "fact.card: expected a value, found nothing"),
        ({"fact": "passed", "seat": 2, "x": []}, "fact.x: expected no field but fact or seat, found []"),
        ({"fact": "drew", "seat": 2, "card": None}, "fact.card: expected a card or '?', found null"),
        ({"fact": "drew", "seat": True, "card": "?"}, "fact.seat: expected a seat, found true"),
        ({"fact": "asked", "what": "tea", "seat": 1}, f"fact.what: expected {ASKED}, found 'tea'"),
        ({"fact": "asked", "what": "turn", "seat": "1"}, "fact.seat: expected a seat or null, found '1'"),
        ({"fact": "robbed", "seat": 1, "victim": 2, "left": 1}, "fact.left: expected true, false or null, found 1"),
        ({"fact": "offered", "seat": 1, "values": [1, True]}, "fact.values[1]: expected a value or '?', found true"),
        ({"fact": "offered", "seat": 1, "values": "?"}, "fact.values: expected a list, found '?'"),
        (
            {"fact": "round_began", "round": 1, "first": 0, "deck": 3, "hands": [["?"], ["?", 9]], "roles": []},
            "fact.hands[1][1]: expected a card or '?', found 9",
        ),
        (
            {"fact": "round_began", "round": 1, "first": 0, "deck": 3, "hands": [["?"], "?"], "roles": []},
            "fact.hands[1]: expected a list, found '?'",
        ),
        (
            {"fact": "game_ended", "gold": [1, 10**9], "winners": [0]},
            "fact.gold[1]: expected a number, found 1000000000",
        ),
    ],
)
def test_a_fact_is_wrong(value: object, message: str) -> None:
    with pytest.raises(InvalidValue) as caught:
        read_fact_plain(value)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (None, "deal: expected an object, found null"),
        ({}, "deal.deck: expected a value, found nothing"),
        ({"deck": {}}, "deal.deck: expected a list, found an object"),
        ({"deck": ["base_ew", "?"]}, "deal.deck[1]: expected a card, found '?'"),
        ({"deck": [], "nuggets": [1, -1]}, "deal.nuggets[1]: expected a value, found -1"),
        ({"deck": [], "first": "2"}, "deal.first: expected a seat or null, found '2'"),
        ({"deck": [], "seed": "7"}, "deal.seed: expected no field but deck, roles, goals, nuggets or first, found '7'"),
    ],
)
def test_a_deal_is_wrong(value: object, message: str) -> None:
    with pytest.raises(InvalidValue) as caught:
        read_deal_plain(value)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("base", "value: expected an object, found 'base'"),
        ({}, "game: expected a value, found nothing"),
        ({"game": "chess"}, "game: expected base, saboteur2, duel or solo, found 'chess'"),
        ({"game": "duel", "seats": 2}, "seats: expected no field but game or options, found 2"),
        ({"game": "duel", "options": []}, "options: expected an object, found []"),
        (
            {"game": "duel", "options": {"colour": "blue"}},
            "options.colour: expected no option but rounds or maps, found 'blue'",
        ),
        ({"game": "duel", "options": {"maps": True}}, "options.maps: expected a number, found true"),
        ({"game": "duel", "options": {"maps": None}}, "options.maps: expected a number, found null"),
        ({"game": "duel", "options": {"maps": 3}}, "options.maps: expected a number from 0 to 2, found 3"),
        ({"game": "base", "options": {"edition": 2016}}, "options.edition: expected classic, 2016 or new, found 2016"),
        (
            {"game": "base", "options": {"one_digger_less": "yes"}},
            "options.one_digger_less: expected true or false, found 'yes'",
        ),
        ({"game": "base", "options": {("a",): 1}}, f"options[['a']]: expected no option but {BASE_OPTIONS}, found 1"),
    ],
)
def test_a_game_is_wrong(value: object, message: str) -> None:
    with pytest.raises(InvalidValue) as caught:
        read_game_plain(value)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (3, "statement: expected an object or a text, found 3"),
        ({"says": "claim"}, f"statement.says: expected {SAYINGS}, found 'claim'"),
        ({"says": {}}, f"statement.says: expected {SAYINGS}, found an object"),
        ({"seat": 3}, f"statement.says: expected {SAYINGS}, found nothing"),
        ({"says": "accuse"}, "statement.seat: expected a value, found nothing"),
        ({"says": "accuse", "seat": "3"}, "statement.seat: expected a seat, found '3'"),
        ({"says": "am", "role": "king"}, "statement.role: expected a role, found 'king'"),
        (
            {"says": "saw", "cell": [8, 2], "face": None},
            "statement.face: expected gold, stone or a goal card, found null",
        ),
        ({"says": "hold", "cards": []}, "statement.cards: expected at least one card, found []"),
        ({"says": "hold", "cards": ["?"]}, "statement.cards[0]: expected a card, found '?'"),
        ({"says": "trust", "seat": 3, "why": "x"}, "statement.why: expected no field but says or seat, found 'x'"),
        ("accuse x", "statement: expected a seat at column 8, found 'x'"),
    ],
)
def test_a_statement_is_wrong(value: object, message: str) -> None:
    with pytest.raises(InvalidValue) as caught:
        read_statement_plain(value)
    assert str(caught.value) == message


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_the_path_begins_where_the_reader_is_told(form: Form) -> None:
    with pytest.raises(InvalidValue, match=r"^table\.asked\[3\]: expected an object"):
        form.read_plain(4, "table.asked[3]")
    with pytest.raises(InvalidValue, match=r"^x\.[a-z]+: expected"):
        form.read_plain({}, "x")


def test_texts_are_read_where_plain_values_are() -> None:
    assert read_move_plain("discard ? ?") == read_move_plain({"move": "discard", "cards": ["?", "?"]})
    assert read_statement_plain("accuse 3") == read_statement_plain({"says": "accuse", "seat": 3})


def test_what_is_empty_may_be_left_out() -> None:
    deal = {"deck": ["base_ew"], "roles": [], "goals": [], "nuggets": [], "first": None}
    assert read_deal_plain({"deck": ["base_ew"]}) == read_deal_plain(deal)
    assert read_game_plain({"game": "duel"}) == read_game_plain({"game": "duel", "options": {}})
