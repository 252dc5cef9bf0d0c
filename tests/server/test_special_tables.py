"""Tables that begin with a position or with a record: marked, never listed, and counted in no statistics."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from saboteur.client.visitor import Unwelcome, Visitor
from saboteur.notation.positions.plain import view_plain
from saboteur.notation.positions.position import state_text
from saboteur.notation.records.reading import read_record
from saboteur.server.checking import place
from saboteur.server.wire.places import Sought
from saboteur.server.wire.settings import Settings
from saboteur.table.verifying.steps import Whole, steps_of
from saboteur.table.verifying.verify import verify
from tests.server.guests import Guest, guests
from tests.server.running import run, served

RECORDS = Path(__file__).parents[1] / "table" / "golden"
WHOLE = sorted(RECORDS.glob("second-*-table.sab"))
GAME = (RECORDS / "second-duel-7-table.sab").read_text()
PLAYED = steps_of(read_record(GAME))
LATE = PLAYED.moves - 1
"""Moves after which one more ends the game."""


def standing(moves: int) -> Whole:
    """How the game of the record stands after some moves."""
    position = PLAYED.after_move(moves).position
    assert isinstance(position, Whole)
    return position


async def played_to_the_end(guest: Guest, table: str) -> None:
    """The one person of a table makes its first legal moves."""
    await guest.ask("open", table=table)
    await guest.ask("sit", table=table, seat=0, name="Ann", nonce="n")
    await guest.ask("start", table=table)
    message = await guest.told("view")
    while message["question"]["what"] != "over":
        if message["moves"]:
            move = message["moves"][0]["text"]
            await guest.ask("move", table=table, seat=0, move=move, at=message["at"])
        message = await guest.told("events")


@pytest.mark.parametrize("kind", ["record", "position"])
def test_it_is_marked_and_neither_listed_nor_counted(kind: str, tmp_path: Path) -> None:
    given: dict[str, Any] = {"record": GAME, "moves": LATE}
    if kind == "position":
        given = {"position": state_text(standing(LATE).game)}

    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,):
            settings = Settings(game="duel", options={}, listed=True, pace=0, watching=True)
            table = await asyncio.to_thread(ann.visitor.create, settings, **given)
            assert (await ann.get(f"/api/tables/{table}"))["special"]
            assert (await ann.get("/api/tables"))["tables"] == []
            await played_to_the_end(ann, table)
            assert verify(await ann.get(f"/api/tables/{table}/record")).fault is None
            assert (await ann.get("/api/me/statistics"))["tallies"] == []
            assert [each["table"] for each in (await ann.get("/api/me/tables"))["tables"]] == [table]

    run(main())


def test_a_table_goes_on_where_the_record_stands(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,):
            settings = Settings(game="base", seats=5, pace=10_000)  # the record says what is played
            table = await asyncio.to_thread(ann.visitor.create, settings, record=GAME, moves=4)
            await ann.ask("open", table=table)
            for seat in (0, 1):
                await ann.ask("sit", table=table, seat=seat, name=f"Ann{seat}", nonce="n")
            await ann.ask("start", table=table)
            shown = [await ann.told("view"), await ann.told("view")]
            assert [each["view"] for each in shown] == [view_plain(standing(4).game.view(seat)) for seat in (0, 1)]

    run(main())


def test_what_cannot_go_on_is_refused(tmp_path: Path) -> None:
    seen = (RECORDS / "second-duel-7-0.sab").read_text()
    cases: dict[str, dict[str, Any]] = {
        "over": {"record": GAME},
        "fewer": {"record": GAME, "moves": 10_000},
        "observer": {"record": seen, "moves": 1},
        "expected": {"record": "no record"},
        "one of them": {"record": GAME, "moves": 4, "position": state_text(standing(4).game)},
    }

    async def main() -> None:
        async with served(tmp_path / "db", limits=False) as here:
            ann = await asyncio.to_thread(Visitor.new, here.url, "Ann")
            for word, body in cases.items():
                with pytest.raises(Unwelcome) as refused:
                    await asyncio.to_thread(ann.create, Settings(game="duel"), **body)
                answer = refused.value.answer
                assert (answer["name"], word in answer["detail"]) == ("invalid_position", True), (word, answer)
            assert (await asyncio.to_thread(ann.ask, "GET", "/api/me/tables"))["tables"] == []

    run(main())


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_every_game_goes_on_after_any_move(path: Path) -> None:
    text = path.read_text()
    played = steps_of(read_record(text))
    for moves in (0, 1, played.moves // 2):
        found = place(Sought(record=text, moves=moves))
        position = played.after_move(moves).position
        assert isinstance(position, Whole)
        assert (found.fault, found.position) == ("", state_text(position.game))
        assert (found.game, found.seats) == (played.record.ruleset.name, played.record.seats)
