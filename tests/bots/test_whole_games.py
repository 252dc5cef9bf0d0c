"""Whole games of every ruleset between the example bots, in Python and in JavaScript, and between others."""

import json
import random
from collections.abc import Collection, Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest

from saboteur import Fact, Move, Player, parse_move, play, ruleset
from saboteur.bots.command.command import CommandBot
from saboteur.bots.command.limits import Limits
from saboteur.bots.uniform import Uniform
from saboteur.lab.arena import play_at
from saboteur.notation.records.record import Moved, Said
from saboteur.notation.records.text import record_text
from saboteur.notation.statements import Need, Statement
from saboteur.table.table import Table
from tests.bots.seating import EXAMPLES, PATIENT, PYTHON, PlayedBot, hostile

SEATS = {"base": 4, "saboteur2": 5, "duel": 2, "solo": 1}
TRIED = Limits(start=60, reading=60, move=60, end=5, restarts=200)


def example(name: str, *command: str) -> CommandBot:
    """One of the bots of `examples/bots`."""
    return CommandBot((*command, str(EXAMPLES / name)), limits=PATIENT)


def at_table(game: str, seats: int, players: Sequence[Player], seed: str = "3", **options: object) -> Table:
    """A game played to its end."""
    table = Table(ruleset(game, options), seats, seed=seed)
    with ExitStack() as open_bots:
        for player in players:
            if isinstance(player, CommandBot):
                open_bots.enter_context(player)
        moves = [chosen.move for chosen in play_at(table, players)]
    assert table.game.over
    assert moves == [line.entry.move for line in table.record().lines if isinstance(line.entry, Moved)]
    return table


@pytest.mark.parametrize("game", SEATS)
def test_python_and_javascript_play_whole_games(game: str, node: str) -> None:
    kinds = [("first.py", *PYTHON), ("first.js", node), ("digger.py", *PYTHON)]
    players = [example(*kinds[seat % len(kinds)]) for seat in range(SEATS[game])]
    table = at_table(game, SEATS[game], players)
    assert [chair.name for chair in table.chairs] == [kinds[seat % len(kinds)][0] for seat in range(SEATS[game])]
    assert [player.restarts for player in players] == [0] * len(players)
    if game == "solo":
        at_table(game, 1, [example(*kinds[1])])


def test_a_command_is_a_player_like_any_other() -> None:
    table = Table(ruleset("duel", rounds=1), 2, seed="5")
    with hostile("good") as bot:
        play(table, [Uniform(1), bot])
    assert table.game.over


@pytest.mark.parametrize("game", SEATS)
def test_bots_killed_again_and_again_play_the_same_game(game: str, tmp_path: Path) -> None:
    seats = SEATS[game]
    records = []
    for words in (["good"], ["sometimes_dies", "--every"]):
        bots = [
            hostile(*words, limits=TRIED, DICE=str(tmp_path / "dice")),
            *([hostile("good", limits=TRIED)] if seats > 1 else []),
        ]
        table = at_table(game, seats, [*bots, *(Uniform(seat) for seat in range(len(bots), seats))], rounds=1)
        records.append([line.entry for line in table.record().lines])
        restarts = bots[0].restarts
    assert records[0] == records[1]
    assert restarts > 0


def test_what_a_bot_says_everybody_hears_before_its_move() -> None:
    class Listener(Uniform):
        def __init__(self) -> None:
            super().__init__(1)
            self.log: list[str] = []

        def told(self, facts: Sequence[Fact]) -> None:
            self.log += [fact.name() for fact in facts]
            super().told(facts)

        def heard(self, seat: int, statement: Statement) -> None:
            self.log.append(f"{seat} {statement}")

        def statements(self) -> list[Need]:
            return [Need("cart")]

    listener = Listener()
    table = at_table("duel", 2, [hostile("talkative"), listener], rounds=1)
    said = [
        (line.entry.seat, str(line.entry.statement)) for line in table.record().lines if isinstance(line.entry, Said)
    ]
    assert said[:2] == [(0, "need lamp"), (0, "hold duel_map")]
    assert listener.log[:2] == ["0 need lamp", "0 hold duel_map"]
    assert "1 need cart" in listener.log
    assert listener.log[2] in ("discarded", "laid", "put", "bribed")
    assert "0 says need lamp\n" in record_text(table.record())


def test_players_and_seats_agree_and_the_table_deals() -> None:
    with pytest.raises(ValueError, match="1 players for 2 seats"):
        next(play_at(Table(ruleset("duel"), 2, seed="1"), [Uniform(1)]))
    with pytest.raises(ValueError, match="give it a seed"):
        next(play_at(Table(ruleset("solo"), 1), [Uniform(1)]))


def test_an_illegal_move_of_a_player_of_ours_is_an_error() -> None:
    class Cheat(Uniform):
        def choose(self, moves: Collection[Move]) -> Move:
            return parse_move("rob 1")

    with pytest.raises(ValueError, match="something else is asked for"):
        next(play_at(Table(ruleset("duel"), 2, seed="1"), [Cheat(1), Cheat(2)]))


@pytest.mark.proof(minutes=0.3)
def test_two_hundred_games_between_all_kinds(node: str) -> None:
    dice = random.Random(7)
    for number in range(200):
        game = dice.choice(list(SEATS))
        rules = ruleset(game, {})
        seats = dice.choice(rules.seats)
        kinds = [("first.py", *PYTHON), ("first.js", node), ("digger.py", *PYTHON)]
        chosen = [example(*dice.choice(kinds)) if seat < 3 else Uniform(number) for seat in range(seats)]
        at_table(game, seats, dice.sample(chosen, seats), seed=str(number), rounds=1)


def test_a_game_that_is_abandoned_is_over_and_every_bot_is_told() -> None:
    table = Table(ruleset("duel"), 2, seed="1")
    bots = [PlayedBot(answering_first), PlayedBot(answering_first)]
    for number, _ in enumerate(play_at(table, bots), 1):
        if number == 3:
            table.abandon("that is enough", 1)
    assert (number, table.over, table.game.over) == (3, True, False)
    assert [chair.name for chair in table.chairs] == ["first", "first"]
    for bot in bots:
        process = bot.process
        bot.close()
        assert json.loads(process.sent[-1]) == {"tell": "end", "abandoned": "that is enough", "seat": 1}


def answering_first(message: bytes) -> Iterable[bytes]:
    """The first legal move, whatever it is."""
    told = json.loads(message)
    if told["tell"] == "begin":
        yield b'{"ready": "first"}'
    elif told["tell"] == "ask":
        yield json.dumps({"move": told["moves"][0]}).encode()
