"""A simulated game is the game at a table; what is measured of it is what its facts say."""

import re
from collections.abc import Iterator

import pytest

from saboteur.engine.moves import Bribe
from saboteur.engine.values import facts
from saboteur.engine.values.facts import Fact
from saboteur.lab.arena import play_at
from saboteur.lab.simulation.measuring import play_game
from saboteur.lab.simulation.plan import Plan, built_in
from saboteur.lab.simulation.played import PlayerFailed, RoundPlayed
from saboteur.notation.games import read_game
from saboteur.notation.records.record import Said
from saboteur.table.table import Table
from tests.simulation.casts import BAD_GAME, cast, plan

TABLES = [("base", 3), ("base edition=classic", 6), ("saboteur2", 2), ("saboteur2", 5), ("duel", 2), ("solo", 1)]


def at_table(made: Plan, seats: int, number: int) -> tuple[Table, int]:
    """The same game with a table and its record, and how many turns it took."""
    table = Table(read_game(made.game), seats, seed=made.seed_of(number))
    players = [cast(made.bot_at(seat, number), made.seed_of_bot(number, seat)) for seat in range(seats)]
    asked, turns = "turn", 0
    for chosen in play_at(table, players):
        turns += asked == "turn" and not isinstance(chosen.move, Bribe)
        asked = table.game.asked
    return table, turns


def rounds_of(table: Table) -> Iterator[list[Fact]]:
    """All facts, split where a round begins."""
    told: list[Fact] = []
    for fact in table.facts():
        if isinstance(fact, facts.RoundBegan) and told:
            yield told
            told = []
        told.append(fact)
    yield told


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("bot", ["random", "talkative"])
def test_it_is_the_game_at_a_table(game: str, seats: int, bot: str) -> None:
    made = plan(game, (seats,), bot, 2)
    for number in (1, 2):
        played = play_game(made, seats, number, cast)
        table, turns = at_table(made, seats, number)
        assert table.result is not None
        assert (played.gold, played.winners) == (table.result.gold, table.result.winners)
        assert sum(each.turns for each in played.rounds) == turns
        assert played.seed == table.seed
        spoke = any(isinstance(line.entry, Said) for line in table.record().lines)
        assert spoke == (bot == "talkative")
        for each, told in zip(played.rounds, rounds_of(table), strict=True):
            compare(each, told, game)
        assert [sum(each.gold[seat] for each in played.rounds) for seat in range(seats)] == list(played.gold)


def compare(each: RoundPlayed, told: list[Fact], game: str) -> None:
    """A round as it was measured, and its facts."""
    began, ended = told[0], next(fact for fact in told if isinstance(fact, facts.RoundEnded))
    assert isinstance(began, facts.RoundBegan)
    assert (each.first, each.cause, each.roles) == (began.first, ended.cause, ended.roles)
    assert each.deck == began.deck - sum(isinstance(fact, facts.Drew) for fact in told)
    assert each.laid == sum(isinstance(fact, facts.Laid) for fact in told)
    assert each.opened == sum(isinstance(fact, facts.Revealed) for fact in told)
    if game in ("duel", "solo"):
        most = [seat for seat, gold in enumerate(each.gold) if gold == max(each.gold)]
        assert each.winners == (tuple(most) if len(each.gold) == 2 and len(most) == 1 else ())
        assert each.outcome == ({(): "equal", (0,): "green", (1,): "blue"}[each.winners] if game == "duel" else "")
        return
    assert each.winners == ended.winners
    assert each.gold == tuple(earned(seat, told) for seat in range(len(each.gold)))


def earned(seat: int, told: list[Fact]) -> int:
    """What a seat got, minus what it lost."""
    gold = 0
    for fact in told:
        match fact:
            case facts.Took(taker, int(value)) | facts.Paid(taker, int(value)):
                gold += value * (taker == seat)
            case facts.PutBack(taker, values):
                gold -= sum(value for value in values if isinstance(value, int)) * (taker == seat)
            case facts.Robbed(thief, victim, _) if victim is not None:
                gold += (thief == seat) - (victim == seat)
            case _:
                pass
    return gold


def test_the_side_that_won_is_that_of_the_winners() -> None:
    seen = set()
    made = Plan("saboteur2", (4,), ("plain",), 4, "sides")  # random play hardly ever finds the gold
    for number in range(1, 5):
        for each in play_game(made, 4, number, built_in).rounds:
            roles = {each.roles[seat] for seat in each.winners} - {"profiteer"}
            seen.add(each.outcome)
            assert each.outcome == "saboteurs" or "saboteur" not in roles
            assert each.outcome in ("green", "both") or "green" not in roles
            assert each.outcome in ("blue", "both") or "blue" not in roles
            assert each.outcome != "saboteurs" or not roles & {"green", "blue", "boss"}
            assert each.cause == "gold" or each.outcome == "saboteurs"
    assert len(seen) > 1


def test_a_bot_that_breaks_down_is_named_with_its_seat_and_place() -> None:
    made = plan(bot="dividing")
    with pytest.raises(PlayerFailed) as failed:
        play_game(made, 1, BAD_GAME, cast)
    assert re.fullmatch(r"dividing in seat 0 failed: ZeroDivisionError: .* \(casts\.py:\d+\)", str(failed.value))
    assert play_game(made, 1, BAD_GAME - 1, cast).gold


def test_an_illegal_move_is_a_failure_of_its_bot() -> None:
    with pytest.raises(PlayerFailed, match="cheating in seat 0 failed: IllegalMove: rob 1: "):
        play_game(plan(bot="cheating"), 1, BAD_GAME, cast)


def test_bots_take_the_seats_in_turn_one_further_each_game() -> None:
    made = Plan("base", (5,), ("plain", "random"), 2, "x")
    assert [made.bot_at(seat, 1) for seat in range(5)] == ["plain", "random", "plain", "random", "plain"]
    assert [made.bot_at(seat, 2) for seat in range(5)] == ["random", "plain", "random", "plain", "random"]


def test_numbers_of_players_take_turns() -> None:
    made = Plan("base", (3, 7), ("random",), 2, "x")
    assert [made.task(index) for index in range(made.length)] == [(3, 1), (7, 1), (3, 2), (7, 2)]


def test_a_plan_writes_its_game_in_one_way_and_says_how_to_run_it() -> None:
    one, other = (Plan(game, (5,), ("plain",), 9, "a b") for game in ("base rounds=1 maps=2", "base maps=2 rounds=1"))
    assert one == other
    assert one.command == (
        "saboteur simulate --game base --players 5 --bots plain --games 9 --seed 'a b' maps=2 rounds=1"
    )
