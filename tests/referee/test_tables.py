"""Tables are opened by seeds and deals, several at once, and closed; their moves, talk and facts are the rules' own."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import pytest

from saboteur import Game, Refusal, SeededDealer, ruleset
from saboteur.engine.values.facts import Fact
from saboteur.notation.deals import deal_plain, deal_text
from saboteur.notation.moves import move_plain
from saboteur.table.fair import dealer
from saboteur.table.referee import protocol
from saboteur.table.refusals import TableRefusal
from tests.referee.asking import Asking

GAMES = [("base", 5), ("saboteur2", 4), ("duel", 2), ("solo", 1)]


def plain(facts: list[Fact], first: int = 1) -> Any:
    """Facts as the referee tells them."""
    told = [{"number": first + index, **fact.as_dict()} for index, fact in enumerate(facts)]
    return json.loads(json.dumps(told))


# -- opening --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_seed_deals_as_the_engine_deals(name: str, seats: int) -> None:
    game, asking = Game(ruleset(name, {}), seats), Asking()
    told = game.deal(SeededDealer("luck").deal(game.to_deal, 1, seats), tell=True)
    assert asking.ok("new", game=name, seats=seats, seed="luck", tell="table")["events"] == plain(told)


def test_nonces_change_the_deal_and_a_seed_of_256_bits_is_committed_to() -> None:
    seed, nonces = "5eed" * 16, ["", "luck", ""]
    game, asking = Game(ruleset("base"), 3, dealer=dealer(seed, nonces)), Asking()
    answer = asking.ok("new", game="base", seats=3, seed=seed, nonces=nonces, tell="table")
    assert answer["commitment"] == hashlib.sha256(seed.encode()).hexdigest()
    hands = answer["events"][0]["hands"]
    assert hands == [[card.id for card in game.view(seat).hand if not isinstance(card, str)] for seat in range(3)]  # type: ignore[union-attr]
    other = asking.ok("new", game="base", seats=3, seed=seed, tell="table")
    assert other["events"][0]["hands"] != hands
    assert "commitment" not in asking.ok("new", game="base", seed="short")


@pytest.mark.parametrize(("name", "seats"), GAMES)
@pytest.mark.parametrize("form", [deal_plain, deal_text])
def test_explicit_deals_make_the_same_game_as_the_seed_that_made_them(name: str, seats: int, form: Any) -> None:
    asking, rng = Asking(), random.Random(7)
    game, shuffler = Game(ruleset(name, {"rounds": 2}), seats), SeededDealer("x")
    deal = shuffler.deal(game.to_deal, 1, seats)
    game.deal(deal)
    options = {"rounds": 2}
    asking.ok("new", table="seed", game=name, seats=seats, options=options, seed="x")
    asking.ok("new", table="given", game=name, seats=seats, options=options, deals=[form(deal)])
    asking.ok("new", table="asked", game=name, seats=seats, options=options)
    assert asking.ok("to_deal", table="asked")["deal"] == json.loads(
        json.dumps(deal_plain(Game(ruleset(name, {}), seats).to_deal))
    )
    asking.ok("deal", table="asked", deal=form(deal))
    while not game.over:
        if game.asked == "deal":
            deal = shuffler.deal(game.to_deal, 2, seats)
            game.deal(deal)
            for table in ("given", "asked"):
                assert asking.ok("asked", table=table)["asked"] == "deal"
                asking.ok("deal", table=table, deal=form(deal))
        move = rng.choice(sorted(map(str, game.legal_moves)))
        game.apply(move)
        for table in ("seed", "given", "asked"):
            asking.ok("play", table=table, move=move)
    seen = {table: asking.ok("events", table=table)["events"] for table in ("seed", "given", "asked")}
    assert seen["given"] == seen["asked"]
    assert [each for each in seen["given"] if each["fact"] != "asked"] == [
        {**each, "number": other["number"]}
        for each, other in zip(
            (each for each in seen["seed"] if each["fact"] != "asked"),
            (each for each in seen["given"] if each["fact"] != "asked"),
            strict=True,
        )
    ]


def test_deals_given_beforehand_are_dealt_when_their_round_comes() -> None:
    asking, shuffler = Asking(), SeededDealer("x")
    game = Game(ruleset("saboteur2", rounds=3), 2)
    deals = [deal_plain(shuffler.deal(game.to_deal, number, 2)) for number in (1, 2, 3)]
    deals[2] = {"deck": ["s2_bridge"]}
    answer = asking.ok("new", table="t", game="saboteur2", seats=2, deals=deals, legal="text")
    rounds = []
    while answer["actor"] is not None:
        rounds.append(answer["round"])
        answer = asking.ok("play", table="t", move=answer["moves"][-1], legal="text")
    assert sorted(set(rounds)) == [1, 2]
    assert (answer["asked"], answer["round"]) == ("deal", 2)
    assert answer["fault"].startswith("the deal given for round 3: deck: expected ")
    deal = asking.ok("to_deal", table="t")["deal"]
    answer = asking.ok("deal", table="t", deal=deal)
    assert (answer["round"], answer["asked"]) == (3, "turn")
    assert "fault" not in answer


def test_the_fewest_seats_are_taken_if_none_are_named() -> None:
    asking = Asking()
    found = {game: asking.ok("new", game=game, seed="1", tell="table")["events"][0]["hands"] for game, _ in GAMES}
    assert {game: len(hands) for game, hands in found.items()} == {"base": 3, "saboteur2": 2, "duel": 2, "solo": 1}


def test_options_change_the_game() -> None:
    asking = Asking()
    asking.ok("new", table="t", game="base", options={"rounds": 1, "maps": 0, "first": 2, "edition": "classic"})
    assert "base_map" not in asking.ok("to_deal", table="t")["deal"]["deck"]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_what_is_to_be_dealt_is_shuffled_and_dealt_back_round_after_round(name: str, seats: int) -> None:
    asking, rng = Asking(), random.Random(name)
    answer = asking.ok("new", table="t", game=name, seats=seats)
    begun = []
    while answer["asked"] != "over":
        deal = asking.ok("to_deal", table="t")["deal"]
        for part in ("deck", "roles", "goals", "nuggets"):
            rng.shuffle(deal[part])
        if deal["first"] is not None:
            assert deal["first"] == 0
            assert answer["round"] == 0
            deal["first"] = seats - 1
        answer = asking.ok("deal", table="t", deal=deal, tell="watcher", legal="text")
        begun.append((answer["events"][0]["first"], deal["first"]))
        while answer["actor"] is not None:
            answer = asking.ok("play", table="t", move=answer["moves"][-1], legal="text")
    assert len(begun) == 3
    assert begun[0] == ((0, None) if name in ("duel", "solo") else (seats - 1, seats - 1))
    assert [said for _, said in begun[1:]] == [None, None]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_what_is_to_be_dealt_is_a_deal_as_it_stands_and_says_whether_it_names_the_first_seat(
    name: str, seats: int
) -> None:
    asking = Asking()
    asking.ok("new", table="t", game=name, seats=seats)
    deal = asking.ok("to_deal", table="t")["deal"]
    if name in ("duel", "solo"):
        assert deal.pop("first") is None
    else:
        error = asking.error("deal", table="t", deal={**deal, "first": None})
        wanted = f"deal: first: expected a seat from 0 to {seats - 1}, found "
        assert error["message"] == f"{wanted}nothing: the deal of the first round says who begins"
        assert asking.error("deal", table="t", deal={**deal, "first": seats})["message"] == f"{wanted}{seats}"
    assert asking.ok("deal", table="t", deal=deal)["asked"] == "turn"
    if name in ("base", "saboteur2"):
        asking.ok("new", table="said", game=name, seats=seats, options={"first": 1})
        deal = asking.ok("to_deal", table="said")["deal"]
        assert deal["first"] is None
        assert asking.ok("deal", table="said", deal=deal, tell=0)["events"][0]["first"] == 1


# -- several tables -------------------------------------------------------------------------------------------------


def test_tables_have_the_names_they_were_given_or_new_ones() -> None:
    asking = Asking()
    assert asking.ok("new", table="table1", game="duel", seed="1")["table"] == "table1"
    assert asking.ok("new", game="duel", seed="1")["table"] == "table2"
    assert asking.ok("new", table="ü \u0000", game="duel", seed="1")["table"] == "ü \u0000"
    assert asking.ok("tables")["tables"] == ["table1", "table2", "ü \u0000"]
    assert asking.code_and_field("new", table="table2", game="duel", seed="1") == ("table_exists", "table")
    assert asking.ok("close", table="table2") == {"ok": "close", "table": "table2"}
    assert asking.code_and_field("close", table="table2") == ("unknown_table", "table")
    assert asking.ok("new", table="table2", game="solo", seed="1")["actor"] == 0
    assert asking.ok("tables")["tables"] == ["table1", "ü \u0000", "table2"]


def test_tables_do_not_touch_each_other() -> None:
    asking, rng = Asking(), random.Random(1)
    answers = {
        f"{game}{number}": asking.ok("new", table=f"{game}{number}", game=game, seats=seats, seed="same", legal="text")
        for game, seats in GAMES
        for number in range(2)
    }
    for _ in range(60):
        for game, _ in GAMES:
            pair = [answers[f"{game}0"], answers[f"{game}1"]]
            assert {**pair[0], "table": ""} == {**pair[1], "table": ""}
            if pair[0]["moves"]:
                move = rng.choice(pair[0]["moves"])
                for number in range(2):
                    answer = asking.ok("play", table=f"{game}{number}", move=move, legal="text")
                    answers[f"{game}{number}"] = answer


def test_there_are_not_more_tables_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Asking().ok("hello")["most_tables"] == protocol.MOST_TABLES == 10_000
    monkeypatch.setattr(protocol, "MOST_TABLES", 3)
    asking = Asking()
    for _ in range(3):
        asking.ok("new", game="duel", seed="1")
    assert asking.code_and_field("new", game="duel", seed="1") == ("too_many_tables", None)
    asking.ok("close", table="table2")
    assert asking.ok("new", game="duel", seed="1")["table"] == "table4"


def test_a_table_that_could_not_be_opened_is_not_there() -> None:
    asking = Asking()
    assert asking.code_and_field("new", table="t", game="duel", seed="1", tell=2) == ("invalid_value", "tell")
    assert asking.code_and_field("new", table="t", game="duel", deals=[{"deck": []}]) == ("invalid_value", "deals[0]")
    assert asking.ok("tables")["tables"] == []


# -- moves ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_move_is_refused_as_the_rules_refuse_it(name: str, seats: int) -> None:
    asking, rng = Asking(), random.Random(3)
    asking.ok("new", table="t", game=name, seats=seats, seed="7")
    game = Game(ruleset(name, {}), seats, seed="7")
    tried = {str(move) for move in game.legal_moves} | {"rob nobody", "turn 8,0", "take 1", "play base_map 8,0"}
    for _ in range(40):
        for move in sorted(tried)[::7]:
            refusal = game.refusal(move)
            shown = asking.ok("refusal", table="t", move=move)["refusal"]
            if refusal is None:
                assert shown is None
                continue
            assert shown == {"name": refusal.name.lower(), "rule": refusal.rule, "reason": refusal.reason}
            error = asking.error("play", table="t", move=move)
            assert (error["code"], error["field"], error["refusal"]) == ("refused", "move", shown)
        move = rng.choice(sorted(map(str, game.legal_moves)))
        game.apply(move)
        asking.ok("play", table="t", move=move)
        tried |= {str(move) for move in game.legal_moves}


def test_who_is_not_asked_or_late_is_refused() -> None:
    asking = Asking()
    answer = asking.ok("new", table="t", game="base", seed="7", legal="object")
    seat, at, move = answer["actor"], answer["at"], answer["moves"][0]
    expected = {
        TableRefusal.NO_SUCH_SEAT: {"seat": 3},
        TableRefusal.NOT_ASKED: {"seat": (seat + 1) % 3},
        TableRefusal.STALE: {"at": at - 1},
        TableRefusal.NOT_YET_TOLD: {"at": at + 1},
    }
    for reason, fields in expected.items():
        error = asking.error("play", table="t", move=move, **fields)
        assert error["refusal"] == {"name": reason.name.lower(), "rule": "", "reason": reason.reason}
        assert asking.ok("refusal", table="t", move=move, **fields)["refusal"] == error["refusal"]
    assert asking.ok("asked", table="t")["at"] == at
    asking.ok("play", table="t", move=move, seat=seat, at=at)


def test_nobody_moves_before_the_deal_or_after_the_end() -> None:
    asking = Asking()
    asking.ok("new", table="t", game="duel", options={"rounds": 1})
    nobody = Refusal.NOBODY_IS_ASKED
    assert asking.error("play", table="t", move="rob nobody")["refusal"]["name"] == nobody.name.lower()
    assert asking.ok("legal", table="t") == {"ok": "legal", "actor": None, "moves": []}
    deal = asking.ok("to_deal", table="t")["deal"]
    answer = asking.ok("deal", table="t", deal=deal, legal="object", tell=0)
    assert [event["fact"] for event in answer["events"]] == ["round_began", "asked"]
    while answer["actor"] is not None:
        answer = asking.ok("play", table="t", move=answer["moves"][-1], legal="object")
    assert (answer["asked"], answer["moves"]) == ("over", [])
    assert asking.error("play", table="t", move="rob nobody")["refusal"]["name"] == nobody.name.lower()
    assert asking.error("play", table="t", seat=0, move="rob nobody")["refusal"]["name"] == "over"
    assert asking.ok("asked", table="t")["result"] == answer["result"]


def test_a_move_may_be_written_in_any_way_json_allows() -> None:
    asking = Asking()
    answer = asking.ok("new", table="t", game="base", seed="7", legal="object")
    lay = next(move for move in answer["moves"] if move["move"] == "lay")
    text = str(lay["card"]).replace("_", "\\u005f")
    x, y = lay["cell"]
    turned = str(lay["turned"]).lower()
    written = f'{{ "turned" : {turned} ,"cell":[ {x} , {y} ], "card": "{text}", "move":"lay" }}'
    for move in (written, json.dumps(lay), json.dumps(lay, indent=1).replace("\n", "\r")):
        assert asking.line(f'{{"do":"refusal","table":"t","move":{move}}}'.encode())["refusal"] is None
        assert asking.line(f'{{"do":"refusal","table":"t","move":{move}}}'.encode())["refusal"] is None
    assert asking.line(f'{{"move":{written},"table":"t","do":"play"}}'.encode())["ok"] == "play"


def test_only_moves_are_made_where_that_was_wanted() -> None:
    """Three seats with a tunnel card each and broken tools: everybody can only discard, and knows it of the others."""
    hands, mats = [["base_ew"], ["base_ns"], ["base_nes"]], [["pick", "lamp", "cart"]] * 3
    position = {"rest": "discard", "hands": hands, "mats": mats}
    for automatic, asked in ((False, "turn"), (True, "over")):
        asking = Asking()
        fields = {"game": "base", "options": {"rounds": 1}, "position": position, "automatic": automatic}
        assert asking.ok("new", table="t", **fields)["asked"] == asked
        assert asking.ok("dump", table="t")["record"].get("automatic", False) is automatic


# -- what is told -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_everybody_is_told_what_they_see(name: str, seats: int) -> None:
    asking, rng, told = Asking(), random.Random(5), []
    asking.ok("new", table="t", game=name, seats=seats, options={"rounds": 1}, seed="7")
    game = Game(ruleset(name, {"rounds": 1}), seats)
    told += game.deal(SeededDealer("7").deal(game.to_deal, 1, seats), tell=True)
    while not game.over:
        move, observer = rng.choice(sorted(game.legal_moves, key=str)), rng.choice([*range(seats), "watcher", "table"])
        before = len(told)
        told += game.apply(move, tell=True)
        answer = asking.ok("play", table="t", move=move_plain(move), tell=observer)
        assert answer["at"] == len(told)
        assert answer["events"] == plain(seen(told[before:], observer), before + 1)
    for observer in (*range(seats), "watcher", "table"):
        since = rng.randrange(len(told))
        answer = asking.ok("events", table="t", observer=observer, since=since)
        assert answer["events"] == plain(seen(told, observer))[since:]
    assert asking.ok("events", table="t")["events"] == plain(told)
    assert asking.ok("events", table="t", since=10**9)["events"] == []


def seen(facts: list[Fact], observer: int | str) -> list[Fact]:
    """Facts as somebody is told them."""
    if observer == "table":
        return facts
    return [fact.seen_by(observer if isinstance(observer, int) else None) for fact in facts]


def test_statements_and_changes_of_seats_are_told_in_their_order() -> None:
    asking = Asking()
    answer = asking.ok("new", table="t", game="base", seats=4, seed="7", legal="text")
    assert asking.ok("say", table="t", seat=3, statement="saw 8,2 stone", time=1500)["at"] == 3
    asking.ok("say", table="t", seat=0, statement={"says": "accuse", "seat": 3})
    asking.ok("sit", table="t", seat=3, kind="bot", name="Zwerg 3")
    answer = asking.ok("play", table="t", move=answer["moves"][0], at=2, time=2000)
    expected = [
        {"number": 3, "seat": 3, "says": {"says": "saw", "cell": [8, 2], "face": "stone"}, "time": 1500},
        {"number": 4, "seat": 0, "says": {"says": "accuse", "seat": 3}},
        {"number": 5, "seat": 3, "sits": {"kind": "bot", "name": "Zwerg 3"}},
    ]
    for observer in ("table", "watcher", 0, 1, 2, 3):
        events = asking.ok("events", table="t", observer=observer, since=2)["events"]
        assert events[:3] == expected
        assert [event["time"] for event in events[3:]] == [2000] * (answer["at"] - 5)


def test_a_statement_that_means_nothing_is_told_why() -> None:
    asking = Asking()
    asking.ok("new", table="t", game="base", seed="7")
    error = asking.error("say", table="t", seat=0, statement="accuse 3")
    assert (error["code"], error["field"], error["refusal"]["name"]) == ("refused", "statement", "meaningless")
    assert error["message"] == "no seat 3: the seats are 0 to 2"


def test_nobody_talks_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    asking = Asking()
    asking.ok("new", table="t", game="base", seed="7")
    for _ in range(10):
        asking.ok("say", table="t", seat=2, statement="am digger")
    assert asking.error("say", table="t", seat=2, statement="am digger")["refusal"]["name"] == "too_many_statements"
    monkeypatch.setattr(protocol, "MOST_EVENTS", 14)
    for _ in range(2):
        asking.ok("sit", table="t", seat=0, kind="bot")
    assert asking.code_and_field("sit", table="t", seat=0, kind="bot") == ("too_many_events", "table")
    assert asking.code_and_field("say", table="t", seat=0, statement="am digger") == ("too_many_events", "table")


def test_a_game_is_broken_off_by_a_seat_or_by_the_host() -> None:
    asking = Asking()
    for seat in (1, None):
        name = f"by {seat}"
        asking.ok("new", table=name, game="base", seats=3, seed="7")
        given = {} if seat is None else {"seat": seat}
        answer = asking.ok("abandon", table=name, reason="too late", time=900, **given)
        assert answer["abandoned"] == {"seat": seat, "reason": "too late"}
        assert (answer["asked"], answer["actor"], "result" in answer) == ("over", None, False)
        assert asking.ok("asked", table=name) == {**answer, "ok": "asked"}
        for observer in ("table", "watcher", 0, 2):
            [event] = asking.ok("events", table=name, observer=observer, since=2)["events"]
            assert event == {"number": 3, "seat": seat, "abandons": "too late", "time": 900}
            for form in ("object", "text"):
                record = asking.ok("dump", table=name, observer=observer, form=form)["record"]
                assert (record["seed"] == "7") if form == "object" else "\nseed: 7\n" in record
                assert asking.ok("verify", record=record)["fault"] is None
        again = asking.ok("load", record=asking.ok("dump", table=name)["record"], legal="text")
        assert (again["asked"], again["moves"], again["abandoned"]) == ("over", [], answer["abandoned"])
        refused: dict[str, dict[str, object]] = {
            "play": {"move": "discard base_ns"},
            "say": {"seat": 0, "statement": "need lamp"},
            "sit": {"seat": 0, "kind": "bot"},
            "abandon": {},
            "to_deal": {},
            "deal": {"deal": {"deck": []}},
        }
        for do, more in refused.items():
            assert asking.error(do, table=name, **more)["refusal"]["name"] == "over", do
        assert asking.ok("refusal", table=name, move="discard base_ns")["refusal"]["name"] == "over"
        assert asking.ok("legal", table=name) == {"ok": "legal", "actor": None, "moves": []}


def test_a_reason_is_a_line_and_a_seat_is_there() -> None:
    asking = Asking()
    asking.ok("new", table="t", game="base", seats=3, seed="7")
    for reason in ("a # b", " a", "a\nb"):
        assert asking.code_and_field("abandon", table="t", reason=reason) == ("invalid_value", "reason")
    assert asking.code_and_field("abandon", table="t", reason="x" * 201) == ("invalid_value", "reason")
    assert asking.code_and_field("abandon", table="t", seat=3) == ("refused", "seat")
    assert asking.ok("asked", table="t")["asked"] == "turn"


@pytest.mark.parametrize("form", ["object", "text"])
def test_deals_given_beforehand_outlast_dump_and_load(form: str) -> None:
    asking, shuffler = Asking(), SeededDealer("x")
    game = Game(ruleset("saboteur2", rounds=3), 2)
    deals = [deal_plain(shuffler.deal(game.to_deal, number, 2)) for number in (1, 2, 3)]
    tables = {"whole": asking.ok("new", table="whole", game="saboteur2", seats=2, deals=deals, legal="text")}
    tables["read"] = asking.ok("new", table="read", game="saboteur2", seats=2, deals=deals, legal="text")
    moves = 0
    while tables["whole"]["actor"] is not None:
        for name in ("whole", "read"):
            tables[name] = asking.ok("play", table=name, move=tables[name]["moves"][-1], legal="text", time=moves)
        moves += 1
        if moves % 10 == 0:
            record = asking.ok("dump", table="read", form=form)["record"]
            assert asking.ok("verify", record=record)["fault"] is None
            asking.ok("close", table="read")
            tables["read"] = asking.ok("load", table="read", record=record, legal="text")
    assert tables["whole"]["round"] == 3
    assert tables["read"]["result"] == tables["whole"]["result"]
    assert asking.ok("dump", table="read")["record"] == asking.ok("dump", table="whole")["record"]


def test_no_more_deals_are_given_beforehand_than_the_game_has_rounds() -> None:
    asking = Asking()
    game = Game(ruleset("saboteur2", rounds=1), 2)
    deals = [deal_plain(SeededDealer("x").deal(game.to_deal, number, 2)) for number in (1, 2)]
    given = {"table": "t", "game": "saboteur2", "options": {"rounds": 1}, "seats": 2}
    assert asking.code_and_field("new", **given, deals=deals) == ("invalid_value", "deals[1]")
    assert asking.ok("new", **given, deals=deals[:1])["round"] == 1
