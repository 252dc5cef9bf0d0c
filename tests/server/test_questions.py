"""Questions that change nothing."""

from pathlib import Path

import pytest

from saboteur import Cell, Game, ruleset
from saboteur.server.tables.whatif import what_if
from tests.server.guests import guests, table_of
from tests.server.running import run, served

DIGGING = ("lay", "play base_rockfall", "play d_key", "bribe")
"""Moves that change tunnels."""
GAMES = {"base": 3, "saboteur2": 4, "duel": 2, "solo": 1}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_move_would_light_is_what_it_lights(game: str) -> None:
    """Compared with the view after every move that only changes tunnels."""
    compared = 0
    for seed in range(12):
        played = Game(ruleset(game, {"rounds": 1}), GAMES[game], seed=str(seed))
        while not played.over and played.asked == "turn":
            moves = [*played.legal_moves]
            lays = [
                move for move in moves if str(move).startswith(("lay", "play base_rockfall", "play d_key", "bribe"))
            ]
            move = lays[len(lays) // 2] if lays else moves[0]
            before = {lying.cell: lying.reached for lying in played.view(None).mine}
            answer = what_if(played.view(played.actor), move)
            if played.apply(move) is not None and lays:
                after = {lying.cell: lying.reached for lying in played.view(None).mine}
                if set(after) <= set(before) | {getattr(move, "cell", None)}:  # no goal was turned over
                    lit = {Cell(*each.cell) for each in answer.lit}
                    grown = {cell for cell, reached in after.items() if more(reached, before.get(cell, ()))}
                    assert lit == grown, (str(move), answer)
                    compared += 1
    assert compared > 10


def more(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Whether more is reached."""
    other = other or ("",) * len(one)
    return any(len(here) > len(there) for here, there in zip(one, other, strict=True))


def test_why_not(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "db") as here, guests(here.url, "Ann", "Bob") as (ann, bob):
            table = await table_of(ann, bob, game="duel", pace=10_000)
            await ann.ask("start", table=table)
            view = await ann.told("view")
            asked, other = (ann, bob) if view["moves"] else (bob, ann)
            if asked is bob:
                view = await bob.told("view")
            seat = view["seat"]
            card = view["view"]["hands"][seat][0]
            why = await asked.ask("why", table=table, seat=seat, move=f"lay {card} 40,40")
            assert (why["tell"], why["what"]) == ("answer", "why")
            assert why["answer"]["rule"]
            assert why["answer"]["said"]["key"] == "refusal"
            legal = await asked.ask("why", table=table, seat=seat, move=view["moves"][0]["text"])
            assert legal["answer"] is None
            assert (await other.ask("why", table=table, seat=1 - seat, move="pass"))["name"] == "invalid_move"
            waiting = await other.ask("why", table=table, seat=1 - seat, move=view["moves"][0]["text"])
            assert waiting["answer"]["name"] == "not_asked"
            assert (await other.ask("why", table=table, seat=seat, move=f"lay {card} 40,40"))["name"] == "not_your_seat"
            assert (await asked.ask("hint", table=table, seat=seat))["name"] == "no_hints"
            lay = next(each for each in view["moves"] if each["text"].startswith("lay"))
            told = await asked.ask("what_if", table=table, seat=seat, move=lay["move"])
            assert told["answer"]["lit"]
            assert told["answer"]["dark"] == []
            assert (await other.quiet()) == []

    run(main())
