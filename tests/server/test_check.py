"""Records that are sent in: right, damaged, huge and hostile ones; nothing of them is kept."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode

from saboteur.client.visitor import Unwelcome, Visitor
from saboteur.notation.positions.plain import view_plain
from saboteur.notation.records.reading import read_record
from saboteur.notation.records.record import Seen
from saboteur.server.checking import checked
from saboteur.server.tables.refusals import Refused
from saboteur.server.web.checks import AT_ONCE, MOST_WAITING, Checks
from saboteur.server.wire.bodies import CheckBody
from saboteur.table.table import Table
from tests.server import stepping
from tests.server.running import run, served

RECORDS = Path(__file__).parents[1] / "table" / "golden"
WHOLE = sorted(RECORDS.glob("second-*-table.sab"))
GAME = (RECORDS / "second-duel-7-table.sab").read_text()


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_every_step_is_shown_as_each_observer_saw_it(path: Path) -> None:
    text = path.read_text()
    record = read_record(text)
    table = Table.rebuild(record)
    for observer in (0, record.seats - 1, "watcher"):
        answer = checked(CheckBody(record=text, observer=observer, since=0, most=200))
        assert (answer.fault, answer.observer) == (None, observer)
        seat = observer if isinstance(observer, int) else None
        last = checked(CheckBody(record=text, observer=observer, since=answer.count - 1, most=1)).steps[0]
        assert last.view == view_of(table, seat)
        told = [fact.seen_by(seat).as_dict() for fact in table.facts(0)]
        shown = []
        for since in range(0, answer.count, 200):
            part = checked(CheckBody(record=text, observer=observer, since=since, most=200))
            shown += [decode(event) for step in part.steps for event in step.events]
        assert [event.pop("number") for event in shown] == [*range(1, len(shown) + 1)]
        facts = [event for event in shown if "fact" in event]
        assert [{name: event[name] for name in fact} for event, fact in zip(facts, told, strict=True)] == told


def view_of(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat knows at the end of a game."""
    return view_plain(table.game.view(seat))


@pytest.mark.parametrize("observer", ["0", "watcher"])
def test_the_record_of_one_observer_is_shown_through_their_eyes_alone(observer: str) -> None:
    text = (RECORDS / f"second-duel-7-{observer}.sab").read_text()
    wanted: Seen | None
    for wanted in (None, "table", 1):
        answer = checked(CheckBody(record=text, observer=wanted))
        assert str(answer.observer) == observer
        assert [*map(str, answer.observers)] == [observer]


def test_damage_is_found_where_it_is() -> None:
    lines = GAME.splitlines(keepends=True)
    moves = [number for number, line in enumerate(lines) if " lay " in line]
    broken = "".join((*lines[: moves[3]], *lines[moves[3] + 1 :]))
    answer = checked(CheckBody(record=broken))
    assert answer.fault is not None
    assert answer.fault.line > moves[3]
    assert answer.steps
    assert answer.checked == ()
    nonsense = checked(CheckBody(record=GAME.replace("saboteur record", "saboteur recipe")))
    assert (nonsense.fault is not None, nonsense.count, nonsense.steps) == (True, 0, ())


def test_a_record_is_checked_over_http_and_not_kept(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here:
            with pytest.raises(Unwelcome) as unknown:
                await asyncio.to_thread(Visitor(here.url).ask, "POST", "/api/check", {"record": GAME})
            assert (unknown.value.status, unknown.value.answer["name"]) == (401, "stranger")
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            ann_id = (await asyncio.to_thread(ann.ask, "GET", "/api/me"))["id"]
            answer = await asyncio.to_thread(ann.ask, "POST", "/api/check", {"record": GAME, "as": 1, "most": 3})
            assert (answer["fault"], answer["observer"], len(answer["steps"])) == (None, 1, 3)
            assert answer["steps"][2]["view"]["observer"] == 1
            for body, status, name in (
                ({"record": "x" * (1 << 18)}, 413, "too_long"),
                ({"record": GAME, "as": 99}, 400, "invalid_request"),
                ({"record": GAME, "as": "everybody"}, 400, "invalid_request"),
                ({"record": GAME, "more": 1}, 400, "invalid_request"),
                ({"record": 1}, 400, "invalid_request"),
            ):
                with pytest.raises(Unwelcome) as refused:
                    await asyncio.to_thread(ann.ask, "POST", "/api/check", body)
                assert (refused.value.status, refused.value.answer["name"]) == (status, name)
            here.house.limits.checking._person.take(ann_id, time.monotonic(), 4)
            with pytest.raises(Unwelcome) as limited:
                await asyncio.to_thread(ann.ask, "POST", "/api/check", {"record": "x"})
            assert limited.value.status == 429
        kept = (tmp_path / "db").read_bytes()
        assert GAME[200:240].encode() not in kept

    run(main())


def test_the_page_is_tested_with_the_steps_of_today() -> None:
    assert stepping.kept() == stepping.made()


HOSTILE = {
    "nothing": "",
    "zeros": "\0" * 1000,
    "lines": "\n" * 100_000,
    "brackets": "saboteur record 2\n" + "(" * 200_000,
    "header": GAME.replace("game: duel", "game: duel " + "maps=9" * 20_000),
    "number": GAME.replace("seats: 2", "seats: " + "9" * 100_000),
    "moves": GAME + "\n".join(GAME.splitlines()[-200:]) * 20,
    "letters": "\u202e\ud7ff\U0010ffff" * 10_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_records_are_found_wrong_and_soon(name: str) -> None:
    answer = checked(CheckBody(record=HOSTILE[name]))
    assert answer.fault is not None
    assert len(answer.fault.message) < 1000


def test_a_check_that_takes_too_long_is_killed() -> None:
    async def main() -> None:
        slow = Checks(0.2, ("-c", "import time; time.sleep(60)"))
        many = [asyncio.create_task(slow.check(CheckBody(record=""))) for _ in range(AT_ONCE + MOST_WAITING + 1)]
        done = await asyncio.gather(*many, return_exceptions=True)
        assert all(isinstance(each, Refused) for each in done)
        names = [each.reason.name for each in done if isinstance(each, Refused)]
        assert names == ["NOT_CHECKED"] * (AT_ONCE + MOST_WAITING) + ["TOO_MUCH"]

    run(main())


def test_a_check_that_fails_is_refused_and_knows_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SABOTEUR_PASSWORD", "xyzzy")

    async def main() -> None:
        with pytest.raises(Refused):
            await Checks(5, ("-c", "raise SystemExit(3)")).check(CheckBody(record=""))
        seen = await Checks(5, ("-c", "import os, json; print(json.dumps(dict(os.environ)))")).check(
            CheckBody(record="")
        )
        assert "SABOTEUR_PASSWORD" not in json.loads(seen)

    run(main())
