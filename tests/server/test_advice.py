"""Hints over the wire: from the seat's knowledge, in a process of their own, where the table allows it."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from saboteur import Fact, ruleset
from saboteur.bots.builtin import ADVISING, BUILT_IN, advisor
from saboteur.notation.advice import Advice, Reason
from saboteur.server.bots.hintroom import Hintroom
from saboteur.server.bots.thought import Advised, Forgotten, Question, Reply
from saboteur.server.bots.worker import Minds
from saboteur.server.bots.workers import Workers
from saboteur.table.committed import Committed
from saboteur.table.seat import Seat
from saboteur.table.table import Table
from saboteur.words import Words
from saboteur.words.plain import read_sentence
from tests.server.guests import Guest, guests, table_of
from tests.server.running import run, served


async def asked_of(*people: Guest) -> tuple[Guest, dict[str, Any]]:
    """Who has the turn, and what they were told."""
    for each in people:
        view = await each.told("view")
        if view["moves"]:
            return each, view
    raise AssertionError("nobody is asked")


def test_a_hint_is_a_legal_move_with_a_reason(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await table_of(ann, bob, game="duel", hints=True)
            assert (await ann.ask("hint", table=table, seat=0))["name"] == "not_begun"
            await ann.ask("start", table=table)
            asked, view = await asked_of(ann, bob)
            other, seat = bob if asked is ann else ann, view["seat"]
            hint = (await asked.ask("hint", table=table, seat=seat))["answer"]
            [offered] = [move for move in view["moves"] if move["text"] == hint["text"]]
            assert {key: hint[key] for key in offered} == offered
            assert hint["why"]["key"].startswith("hint-")
            for language in ("en", "ru", "uk"):
                assert Words(language).text(read_sentence(hint["why"]), ["Ann", "Bob"])
            assert (await asked.ask("hint", table=table, seat=seat))["answer"] == hint
            assert (await other.ask("hint", table=table, seat=seat))["name"] == "not_your_seat"
            assert (await other.ask("hint", table=table, seat=1 - seat))["name"] == "not_asked"
            assert [each for each in await other.quiet() if each["tell"] == "answer"] == []
            await asked.ask("move", table=table, seat=seat, move=hint["text"], at=view["at"])
            assert (await asked.ask("hint", table=table, seat=seat))["name"] == "not_asked"

    run(main())


def test_they_are_the_hints_of_the_seat_through_a_whole_game(tmp_path: Path) -> None:
    """What the server suggests is what somebody suggests who was told what the seat was told."""

    async def main() -> None:
        async with served(tmp_path / "db", limits=False) as here, guests(here.url, "Ann") as (ann,):
            table = await table_of(ann, game="base", seats=3, bot="random", hints=True)
            await ann.ask("start", table=table)
            hints = 0
            while True:
                message = await ann.until(lambda each: each["tell"] in ("view", "events"))
                if message["question"]["what"] == "over":
                    break
                if message["moves"]:
                    hint = (await ann.ask("hint", table=table, seat=0))["answer"]
                    desk = here.house.desks.opened(table)
                    assert desk is not None
                    assert desk.played.table is not None
                    place = desk.played.table.seat(0)
                    own = advisor()
                    own.begin(place.first_view)
                    own.told([event.what for event in place.events() if isinstance(event.what, Fact)])
                    assert str(own.advise(place.legal_moves).move) == hint["text"]
                    hints += 1
                    await ann.connection.send("move", table=table, seat=0, move=hint["text"], at=message["at"])
            assert hints > 3

    run(main())


def test_not_where_the_table_does_not_allow_it_and_not_too_often(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,):
            without = await table_of(ann, game="solo", seats=1)
            await ann.ask("start", table=without)
            await ann.told("view")
            assert (await ann.ask("hint", table=without, seat=0))["name"] == "no_hints"
            table = await table_of(ann, game="solo", seats=1, hints=True)
            await ann.ask("start", table=table)
            answers = [await ann.ask("hint", table=table, seat=0) for _ in range(30)]
            assert answers[0]["tell"] == "answer"
            assert answers[-1]["name"] == "too_much"

    run(main())


def test_a_hint_that_comes_too_late_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        held: list[tuple[Any, Any]] = []
        ask = Hintroom.ask

        def later(self: Hintroom, place: Seat, done: Any) -> None:
            ask(self, place, lambda advice: held.append((done, advice)))

        monkeypatch.setattr(Hintroom, "ask", later)
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,):
            table = await table_of(ann, game="solo", seats=1, hints=True)
            await ann.ask("start", table=table)
            view = await ann.told("view")
            sent = await ann.connection.send("hint", table=table, seat=0)
            await ann.ask("move", table=table, seat=0, move=view["moves"][0]["text"], at=view["at"])
            while not held:
                await asyncio.sleep(0.01)
            [(done, advice)] = held
            assert isinstance(advice, Advice)
            done(advice)
            assert (await ann.answer(sent))["name"] == "stale"

    run(main())


def question(**fields: Any) -> Question:
    """Asked at the beginning of a game of solo."""
    table = Table(ruleset("solo", {"rounds": 1}), 1, seed="1")
    table.begin()
    place = table.seat(0)
    given = {"first": place.view, "told": (), "unheard": (), "moves": tuple(place.legal_moves), "advice": True}
    return Question(**{"player": "t/hint 1", "bot": ADVISING, "seed": 0, **given, **fields})


def test_a_process_advises_whom_it_remembers() -> None:
    minds = Minds(BUILT_IN)
    first = minds.reply(question())
    assert isinstance(first, Advised)
    assert minds.reply(question(first=None)) == first
    assert isinstance(Minds(BUILT_IN).reply(question(first=None)), Forgotten)
    assert not isinstance(minds.reply(question(advice=False, player="t/1")), Advised)


def test_an_adviser_whose_process_died_is_told_everything_again() -> None:
    async def main() -> None:
        table = Table(ruleset("solo", {"rounds": 1}), 1, seed="1")
        table.begin()
        workers = Workers(1)
        room = Hintroom("t", workers)
        try:
            before = await advised(room, table)
            assert before is not None
            process = workers._workers[0]._process
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
            await process.wait()
            table.submit(0, before.move)
            after = await advised(room, table)
            assert after is not None
            assert after.move in table.game.legal_moves
            assert (await advised(room, table)) is after
        finally:
            room.close()
            await workers.close()

    run(main())


def test_nobody_knows_if_the_adviser_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        table = Table(ruleset("solo", {"rounds": 1}), 1, seed="1")
        table.begin()
        workers = Workers(1)
        monkeypatch.setattr("saboteur.server.bots.hintroom.ADVISING", "nobody")
        try:
            assert await advised(Hintroom("t", workers), table) is None
        finally:
            await workers.close()

    run(main())


async def advised(room: Hintroom, table: Table) -> Advice | None:
    """What is suggested to seat 0."""
    found: asyncio.Future[Advice | None] = asyncio.get_running_loop().create_future()
    room.ask(table.seat(0), found.set_result)
    return await found


class Slow(Workers):
    """Somebody answers when the test says so."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[Question, asyncio.Future[Reply]]] = []

    def ask(self, table: str, question: Question) -> asyncio.Future[Reply]:
        """A question waits."""
        self.asked.append((question, asyncio.get_running_loop().create_future()))
        return self.asked[-1][1]

    async def answers(self) -> Advice:
        """The last question is answered by the first move it allows."""
        question, future = self.asked[-1]
        advice = Advice(question.moves[0], Reason("weighed"))
        future.set_result(Advised(advice))
        await asyncio.sleep(0)
        return advice


def test_who_asks_when_something_has_happened_is_not_given_the_hint_for_the_question_before() -> None:
    async def main() -> None:
        table, workers = Table(ruleset("solo", {"rounds": 1}), 1, seed="1"), Slow()
        got: list[Advice | None] = []
        table.begin()
        room = Hintroom("t", workers)
        room.ask(table.seat(0), got.append)
        assert isinstance(table.submit(0, next(iter(table.game.legal_moves))), Committed)
        room.ask(table.seat(0), got.append)
        room.ask(table.seat(0), got.append)
        assert len(workers.asked) == 1
        first = await workers.answers()
        assert got == [first]
        assert len(workers.asked) == 2
        assert workers.asked[-1][0].moves == tuple(table.game.legal_moves)
        second = await workers.answers()
        assert got == [first, second, second]

    run(main())


def test_nobody_waits_for_a_hint_at_a_table_that_was_put_away() -> None:
    async def main() -> None:
        table, workers = Table(ruleset("solo", {"rounds": 1}), 1, seed="1"), Slow()
        got: list[Advice | None] = []
        table.begin()
        room = Hintroom("t", workers)
        room.ask(table.seat(0), got.append)
        room.ask(table.seat(0), got.append)
        room.close()
        await asyncio.sleep(0)
        assert got == [None, None]
        assert workers.asked[0][1].cancelled()

    run(main())
