"""A bot that fails or hangs is replaced, as an event of the record."""

import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from saboteur.bots.builtin import BUILT_IN
from saboteur.bots.uniform import Uniform
from saboteur.engine.moves import Move
from saboteur.notation.statements import Statement, parse_statement
from saboteur.server.bots import limit
from saboteur.server.bots.limit import Hangs, limited
from saboteur.table.verifying.verify import verify
from tests.server.guests import guests, table_of
from tests.server.running import run, served


class Boaster(Uniform):
    """Says something, and then fails."""

    def statements(self) -> Sequence[Statement]:
        return [parse_statement("am digger")]

    def heard(self, seat: int, statement: Statement) -> None:
        pass

    def choose(self, moves: object) -> Move:
        return "nonsense"  # type: ignore[return-value]


class Brooder(Uniform):
    """Never comes to an end."""

    def choose(self, moves: object) -> Move:
        while True:
            pass


@pytest.mark.parametrize("failing", [Boaster, Brooder])
def test_another_bot_plays_on(failing: type[Uniform], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "LONGEST_THOUGHT", 0.2)

    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann") as (ann,):
            table = await table_of(ann, game="base", seats=3)
            monkeypatch.setitem(BUILT_IN, "failing", failing)
            assert (await ann.ask("bot", table=table, seat=1, bot="failing"))["tell"] == "done"
            await ann.ask("start", table=table)
            moved = False
            while not moved:  # until it was the turn of the bot, and it is again that of Ann
                message = await ann.until(lambda each: each["tell"] in ("view", "events") and each["moves"])
                tables = [each for each in ann.heard if each["tell"] == "table"]
                moved = tables[-1]["seats"][1]["bot"] == "plain"
                if not moved:
                    move = message["moves"][0]["text"]
                    await ann.ask("move", table=table, seat=0, move=move, at=message["at"])
            record = await ann.get(f"/api/tables/{table}/record?as=0")
            assert verify(record).fault is None
            assert " 1 sits bot Alvis\n" in record
            assert "says" not in record  # nothing of what the failed bot began

    run(main())


def test_a_thought_in_which_the_machine_slept_is_no_fault() -> None:
    with limited(0.1):
        time.sleep(0.25)
    with pytest.raises(Hangs), limited(0.02):
        time.sleep(10)
