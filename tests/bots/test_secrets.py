"""What a bot is sent depends only on what its seat was told."""

import json
import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saboteur import Game, Move
from tests.bots.seating import PlayedBot, answering
from tests.laws.conceivable import conceivable
from tests.laws.strategies import QUESTIONS, Plan, plans
from tests.laws.worlds import other_world


def sent(game: Game, seat: int, answer: Move | None) -> list[bytes]:
    """Every byte that a new bot gets now; if it is asked, with the view and a refusal of this answer."""
    line = json.dumps({"move": str(answer)}).encode() if answer else b""
    tries = [line, line]

    def answers(message: bytes) -> list[bytes]:
        if message.startswith(b'{"tell":"begin"'):
            return [b'{"ready": "played", "views": true}']
        legal = json.dumps({"move": str(min(game.legal_moves, key=str))}).encode()
        return [tries.pop() if tries and line else legal] if message.startswith(b'{"tell":"ask"') else []

    bot = PlayedBot(answers)
    bot.begin(game.view(seat))
    if game.actor == seat:
        bot.choose(game.legal_moves)
    return bot.process.sent


def check_worlds(plan: Plan, number: int) -> None:
    """At every step: another world that looks the same to a seat sends it the same bytes."""
    game, dice = plan.played(), random.Random(number)
    for move in plan.steps(game):
        for seat in {dice.randrange(game.seats), game.actor} - {None}:
            assert seat is not None
            world = other_world(game, seat, dice)
            absurd = next(islice(conceivable(game, 40), dice.randrange(200), None), None)
            assert sent(world, seat, absurd) == sent(game, seat, absurd)
        game.apply(move)


@settings(max_examples=40)
@given(plans(games=("base", "saboteur2", "duel", "solo"), most_choices=8), st.integers(0, 999))
def test_worlds_that_look_the_same_send_the_same_bytes(plan: Plan, number: int) -> None:
    check_worlds(plan, number)


@pytest.mark.parametrize("plan", [plan for plan in QUESTIONS if "rich" not in plan.game], ids=str)
def test_the_same_at_every_question(plan: Plan) -> None:
    check_worlds(plan, 1)


@pytest.mark.proof(minutes=0.45)
@given(plans(games=("base", "saboteur2", "duel", "solo"), most_choices=20), st.integers(0, 999))
def test_many_worlds_send_the_same_bytes(plan: Plan, number: int) -> None:
    check_worlds(plan, number)


@settings(max_examples=40)
@given(plans(games=("base", "saboteur2", "duel", "solo"), most_choices=10))
def test_facts_are_sent_as_the_seat_sees_them_and_in_order(plan: Plan) -> None:
    game = plan.played()
    bots = []
    for seat in range(game.seats):
        bot = PlayedBot(answering(b""))
        bot.begin(game.view(seat))
        bots.append(bot)
    expected: list[list[object]] = [[] for _ in bots]
    for move in plan.steps(game):
        facts = game.apply(move, tell=True)
        for seat, bot in enumerate(bots):
            bot.told(facts)
            expected[seat] += [fact.seen_by(seat).as_dict() for fact in facts]
    for seat, bot in enumerate(bots):
        told = [json.loads(line) for line in bot.process.sent[1:]]
        assert [fact for line in told for fact in line["facts"]] == json.loads(json.dumps(expected[seat]))
        assert not told or told[-1]["at"] == len(expected[seat])
