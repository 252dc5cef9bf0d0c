"""Rounds and games as values: who won and why, where the gold lay, what everybody did, what turned it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import fields, replace
from functools import cache

import jsonschema
import msgspec
import pytest

from saboteur import Deal, Game, Move, Table, play, ruleset
from saboteur.bots.plain.player import Plain
from saboteur.engine.deal import SeededDealer
from saboteur.engine.values.cards import Effect
from saboteur.engine.values.facts import Fact, Laid, Opened, Put, RoundEnded, Uncovered
from saboteur.rulesets.duel import grade
from saboteur.table.story.chronicle import MOST_TURNINGS, TURNS_A_VEIN, TURNS_IT, Chronicle
from saboteur.table.story.plain import game_summary_plain
from saboteur.table.story.schema import story_schema
from saboteur.table.story.summary import Deeds, RoundSummary
from saboteur.table.story.whole import GameSummary
from saboteur.words import LANGUAGES, Words
from tests.rules.playing import BLUE, DUEL, GREEN, position

GAMES = [("base", 5), ("saboteur2", 7), ("duel", 2), ("solo", 1)]


@cache
def played(name: str, seats: int, seed: str) -> Table:
    """A whole game of plain bots."""
    table = Table(ruleset(name, {}), seats, seed=seed)
    play(table, [Plain(seat) for seat in range(seats)])
    return table


def told(table: Table, observer: int | None) -> list[Fact]:
    return [event.what for event in table.events(observer) if isinstance(event.what, Fact)]


def told_game(table: Table, observer: int | None) -> GameSummary:
    chronicle = Chronicle(table.first_view(observer))
    chronicle.tell(told(table, observer))
    return chronicle.game


def summaries(table: Table, observer: int | None) -> tuple[RoundSummary, ...]:
    return told_game(table, observer).rounds


def summed_up(game: Game, *moves: str, observer: int | None = None) -> RoundSummary:
    """The round that these moves end."""
    chronicle = Chronicle(game.view(observer))
    for move in moves:
        chronicle.tell(fact.seen_by(observer) for fact in game.apply(move, tell=True))
    [summary] = chronicle.rounds
    return summary


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_summary_says_what_the_outcome_and_the_facts_say(name: str, seats: int) -> None:
    table = played(name, seats, "story")
    for observer in (None, *range(seats)):
        facts = told(table, observer)
        found = summaries(table, observer)
        assert [each.ended for each in found] == [fact for fact in facts if isinstance(fact, RoundEnded)]
        for each, outcome in zip(found, table.game.outcome.rounds, strict=True):
            for seat in range(seats):
                assert each.gained(seat) in (None, outcome.earned[seat])
        deeds = [each for summary in found for each in summary.deeds]
        assert sum(each.laid for each in deeds) == sum(isinstance(fact, Laid) for fact in facts)
        put = [fact for fact in facts if isinstance(fact, Put) and fact.seat != fact.target]
        assert sum(each.broke for each in deeds) == sum(fact.card.effect is Effect.BREAK for fact in put)
    assert any(each.gained(0) is not None for each in summaries(table, 0))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_5_1_the_gold_of_every_round_is_no_secret_when_the_game_is_over(name: str, seats: int) -> None:
    table = played(name, seats, "story")
    outcome = table.game.outcome
    for observer in (None, *range(seats)):
        game = told_game(table, observer)
        assert game.laid_open(outcome.earned).gained == tuple(each.earned for each in outcome.rounds)
        goes_on = replace(game, rounds=game.rounds[:-1], ended=None)
        assert goes_on.laid_open(outcome.earned) == goes_on


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_gold_and_who_found_it(seed: str) -> None:
    table = played("base", 5, seed)
    for each in summaries(table, None):
        [cell] = each.gold
        reached = next(goal for goal in each.shared_out.goals if goal.cell == cell)
        assert (each.finder is not None) == reached.open == (each.ended.cause == "gold")
        assert len(each.turnings) <= MOST_TURNINGS
        assert all(abs(turning.after - turning.before) >= TURNS_IT for turning in each.turnings)


def test_facts_told_one_by_one_or_at_once_give_the_same() -> None:
    table = played("saboteur2", 4, "pieces")
    chronicle = Chronicle(table.first_view(1))
    for fact in told(table, 1):
        chronicle.tell([fact])
    assert tuple(chronicle.rounds) == summaries(table, 1)
    assert chronicle.game == told_game(table, 1)


def test_nothing_is_told_of_a_round_that_goes_on() -> None:
    game = Game(ruleset("base"), 3, seed="1")
    chronicle = Chronicle(game.view(0))
    chronicle.tell(fact.seen_by(0) for fact in game.apply(next(iter(game.legal_moves)), tell=True))
    assert chronicle.rounds == []


def test_7_2_the_door_that_stopped_a_team() -> None:
    """Green comes to the blue door before the gold, and no further."""
    game = position(
        """
        S─┼┼┼┼a·?
        a = s2_door_blue_ew
        """,
        ruleset("saboteur2", rounds=1),
        hands={0: "base_ew"},
        roles="blue green saboteur",
        goals=["base_goal_stone_nw", "base_goal_gold", "base_goal_stone_ne"],
    )
    chronicle = Chronicle(game.view(None))
    chronicle.tell(fact.seen_by(None) for fact in game.apply("lay base_ew 7,0", tell=True))
    [summary] = chronicle.rounds
    green, blue = summary.teams
    assert (green.has_way, blue.has_way, blue.doors) == (False, True, ())
    assert len(green.doors) == 1
    assert summary.finder == 0
    assert not any(isinstance(fact, Uncovered) and fact.cell == summary.gold[0] for fact in summary.shown)


# -- why ---------------------------------------------------------------------------------------------------------------


def test_4_6_everybody_passed_or_the_cards_have_run_out() -> None:
    """Both end a round without gold, and are not the same."""
    hands = {0: "base_ew", 1: "base_ns base_nesw", 2: "base_ew base_ns"}
    passed = position("S", hands=hands, roles="saboteur digger digger", rest="discard")
    summary = summed_up(passed, "discard base_ew", "discard base_ns", "discard base_ew")
    assert (summary.ended.cause, summary.end, summary.sides) == ("exhausted", "passed", ("saboteur",))
    spent = position("S", hands={0: "base_ew"}, roles="saboteur digger digger", rest="discard")
    summary = summed_up(spent, "discard base_ew")
    assert (summary.ended.cause, summary.end, summary.sides) == ("exhausted", "spent", ("saboteur",))
    assert "The cards ran out before the gold was found. The saboteurs win." in Words("en").story(summary, "ABC", 0)


def found(roles: str) -> RoundSummary:
    """A round of the expansion whose last card is laid by seat 0."""
    game = position(
        "S─┼┼┼┼┼·?",
        ruleset("saboteur2", rounds=1),
        hands={0: "base_ew"},
        goals=["base_goal_stone_nw", "base_goal_gold", "base_goal_stone_ne"],
        roles=roles,
    )
    return summed_up(game, "lay base_ew 7,0")


@pytest.mark.parametrize(
    ("roles", "sides", "told"),
    [
        ("blue green saboteur", ("blue",), "The green team had a way too, but blue found the gold."),
        ("boss green saboteur", ("green", "blue"), "The gold was found. Both teams win."),
    ],
)
def test_7_2_the_team_that_found_it_wins_alone(roles: str, sides: tuple[str, ...], told: str) -> None:
    summary = found(roles)
    assert summary.sides == sides
    assert told in Words("en").story(summary, "ABC", 1)


def test_7_4_7_5_who_was_trapped_and_how_crystals_counted() -> None:
    game = position(
        """
        Sa┼┼┼┼┼·?
        a = s2_crystal_nesw
        """,
        ruleset("saboteur2", rounds=1),
        hands={0: "base_ew"},
        roles="blue geologist geologist green",
        mats={3: "trapped", 2: "trapped"},
        goals=["base_goal_stone_nw", "base_goal_gold", "base_goal_stone_ne"],
    )
    summary = summed_up(game, "lay base_ew 7,0")
    assert (summary.trapped, summary.crystals, summary.crystals_each) == ((2, 3), 1, 1)
    told = Words("en").story(summary, "ABCD", 3)
    assert "You are trapped and get nothing." in told
    assert "There is 1 crystal in the mine: 1 gold piece for each geologist." in told
    assert told[0] == "You lost round 1."
    assert Words("en").story(summary, "ABCD", 0)[0] == "You won round 1!"
    assert Words("en").story(summary, "ABCD", 1)[0].endswith("only the crystals counted.")


def test_7_5_winners_who_get_less_are_told_of() -> None:
    mine = "Sa┼┼┼┼┼·?\na = s2_crystal_nesw"
    goals = ["base_goal_stone_nw", "base_goal_gold", "base_goal_stone_ne"]
    for roles, won in (("blue boss profiteer green", True), ("blue saboteur green blue", False)):
        game = position(mine, ruleset("saboteur2", rounds=1), hands={0: "base_ew"}, roles=roles, goals=goals)
        told = Words("en").story(summed_up(game, "lay base_ew 7,0"), "ABCD", 3)
        assert ("The boss’s share is one gold piece smaller." in told) == won
        assert ("The profiteer’s share is two gold pieces smaller." in told) == won


def test_5_3_a_broken_tool_forfeits() -> None:
    game = position(
        "S─┼┼┼┼┼·?",
        ruleset("base", rounds=1, broken_tools_forfeit=True),
        hands={0: "base_ew"},
        roles="digger digger saboteur",
        mats={1: "lamp", 2: "cart"},
        goals=["base_goal_stone_nw", "base_goal_gold", "base_goal_stone_ne"],
    )
    chronicle = Chronicle(game.view(1))
    chronicle.tell(fact.seen_by(1) for fact in game.apply("lay base_ew 7,0", tell=True))
    while not game.over:
        chronicle.tell(fact.seen_by(1) for fact in game.apply(next(iter(game.legal_moves)), tell=True))
    [summary] = chronicle.rounds
    assert summary.forfeited == (1,)
    assert "You have a broken tool and get nothing." in Words("en").story(summary, "ABC", 1)


# -- what turned it ----------------------------------------------------------------------------------------------------


def test_8_5_in_the_duel_each_has_a_way_of_their_own() -> None:
    """A blue door bars green, until green has a key; blue is told that it was green's way."""
    game = position(
        """
        Sabb·
        ·····
        S····
        a = duel_new_blue
        b = duel_ew
        """,
        DUEL,
        hands={GREEN: "duel_key", BLUE: "duel_ew"},
        rest="discard",
    )
    summary = summed_up(game, "play duel_key 1,1", "discard duel_ew")
    [turning] = summary.turnings
    assert (turning.seat, turning.walker, type(turning.fact)) == (GREEN, GREEN, Opened)
    assert turning.before - turning.after >= TURNS_A_VEIN
    assert [each.opened for each in summary.deeds] == [1, 0]
    names = ("Anna", "Bo")
    assert "Your key at 1,1 opened your way to the next vein." in Words("en").story(summary, names, GREEN)
    assert "Anna’s key at 1,1 opened Anna’s way to the next vein." in Words("en").story(summary, names, BLUE)


def test_8_9_what_the_other_turned_over_is_not_nearer() -> None:
    """In games of the duel moves of one open and bar the way of the other."""
    turned = [turning for each in summaries(played("duel", 2, "3"), None) for turning in each.turnings]
    assert {turning.seat == turning.walker for turning in turned} == {True, False}
    assert all(turning.after for turning in turned if turning.seat != turning.walker)


def test_9_3_in_solo_a_key_opens_the_way() -> None:
    table = played("solo", 1, "1")
    turned = [turning for each in summaries(table, 0) for turning in each.turnings]
    assert any(isinstance(turning.fact, Opened) and turning.after < turning.before for turning in turned)
    assert {turning.walker for turning in turned} == {None}
    assert all(each.deeds[0].helped for each in summaries(table, 0))


# -- the whole game ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_game_is_the_sum_of_its_rounds(name: str, seats: int) -> None:
    table = played(name, seats, "story")
    outcome = table.game.outcome
    for observer in (None, *range(seats)):
        game = told_game(table, observer)
        assert (game.gold, game.winners) == (outcome.gold, outcome.winners)
        assert game.grade == (grade(outcome.gold[0]) if seats == 1 else None)
        assert game.roles == tuple(each.roles for each in outcome.rounds)
        for gained, round_ in zip(game.gained, outcome.rounds, strict=True):
            assert all(found in (None, earned) for found, earned in zip(gained, round_.earned, strict=True))
        if observer is not None:
            assert [gained[observer] for gained in game.gained] == [each.earned[observer] for each in outcome.rounds]
        for field in fields(Deeds):
            for seat in range(seats):
                parts = [getattr(each.deeds[seat], field.name) for each in game.rounds]
                assert getattr(game.deeds[seat], field.name) == sum(parts)
        for each, ended in zip(game.rounds, outcome.rounds, strict=True):
            sides = [side for side in ended.sides if side in ("digger", "saboteur")]
            assert [*each.sides] == [*ended.teams] or [*each.sides] == sides
            assert bool(ended.teams) == bool({"green", "blue"} & {*each.sides})


def test_what_one_round_brought_follows_from_the_sum() -> None:
    game = told_game(played("base", 5, "3"), 0)
    hidden = [[each.gained(seat) for each in game.rounds] for seat in range(5)]
    assert any(row.count(None) == 1 for row in hidden)
    for seat, row in enumerate(hidden):
        if row.count(None) <= 1:
            assert sum(gained[seat] or 0 for gained in game.gained) == game.gold[seat]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_plain_form_is_json_and_that_of_the_schema(name: str, seats: int) -> None:
    validator = jsonschema.Draft202012Validator({**story_schema(), "anyOf": [{"$ref": "#/$defs/GameSummary"}]})
    table = played(name, seats, "story")
    for observer in (None, 0):
        game = told_game(table, observer)
        plain = msgspec.json.decode(msgspec.json.encode(game_summary_plain(game)))
        validator.validate(plain)
        assert plain["gold"] == list(game.gold)
        assert [each["gained"] for each in plain["rounds"]] == [
            [each.gained(seat) for seat in range(seats)] for each in game.rounds
        ]
        for wrong in ({"gold": "x"}, {"secret": 1}):
            assert not validator.is_valid({**plain, "rounds": [], **wrong})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_round_is_told_in_every_language(name: str, seats: int, language: str) -> None:
    words, names = Words(language), [f"Dwarf{seat}" for seat in range(seats)]
    for observer in (None, 0):
        game = told_game(played(name, seats, "story"), observer)
        for each in game.rounds:
            told = words.story(each, names, observer)
            assert len(told) >= 2
            assert not any("{" in line for line in told)
        assert words.game_end(game, names, observer)


# -- nothing that was not told -----------------------------------------------------------------------------------------


class Changed:
    """Deals like a seed, but for what is hidden."""

    def __init__(self, change: Callable[[Deal], Deal]) -> None:
        self.change = change

    def deal(self, cards: Deal, round_number: int, seats: int) -> Deal:
        return self.change(SeededDealer("worlds").deal(cards, round_number, seats))


def nuggets(first: tuple[int, ...]) -> Callable[[Deal], Deal]:
    """One saboteur, and a pile with these cards on top; the rest sorted."""

    def change(deal: Deal) -> Deal:
        rest = sorted(deal.nuggets)
        for value in first:
            rest.remove(value)
        return replace(deal, nuggets=(*first, *rest), roles=("digger", "saboteur", "digger", "digger"))

    return change


def boxed(backwards: bool) -> Callable[[Deal], Deal]:
    """The last three vein cards of a round the other way round; nobody comes there in a few moves."""
    return lambda deal: replace(deal, goals=(*deal.goals[:3], *sorted(deal.goals[3:], key=str, reverse=backwards)))


def spare(backwards: bool) -> Callable[[Deal], Deal]:
    """The dwarves nobody has, the other way round."""
    return lambda deal: replace(deal, roles=(*deal.roles[:4], *sorted(deal.roles[4:], reverse=backwards)))


WORLDS = {
    "base": (3, nuggets((2, 2)), nuggets((3, 1)), (None, 0, 2)),
    "saboteur2": (4, spare(False), spare(True), (None, 0, 1, 2, 3)),
    "duel": (2, boxed(False), boxed(True), (None, 0, 1)),
    "solo": (1, boxed(False), boxed(True), (None, 0)),
}


def first_round(name: str, seats: int, dealer: Changed, observer: int | None) -> tuple[GameSummary, Game]:
    """Everybody throws cards away until the next round has begun."""
    game = Game(ruleset(name, {}), seats, dealer=dealer)
    chronicle, rng = Chronicle(game.view(observer)), random.Random(7)
    while game.round == 1:
        moves: list[Move] = [move for move in game.legal_moves if str(move).startswith("discard")]
        move = rng.choice(moves or list(game.legal_moves))
        chronicle.tell(fact.seen_by(observer) for fact in game.apply(move, tell=True))
    return chronicle.game, game


@pytest.mark.parametrize("name", WORLDS)
def test_worlds_that_look_alike_give_the_same_summary(name: str) -> None:
    """While the game goes on: what others own, dwarves nobody had, vein cards nobody saw."""
    seats, one, other, observers = WORLDS[name]
    for observer in observers:
        here, first = first_round(name, seats, Changed(one), observer)
        there, second = first_round(name, seats, Changed(other), observer)
        assert game_summary_plain(here) == game_summary_plain(there)
        assert here.rounds == there.rounds
        assert here.ended is None
        assert len(here.rounds) == 1
        worlds = [(each.view(1).purses if name == "base" else each.state.boxed_kinds()) for each in (first, second)]
        assert worlds[0] != worlds[1] or name == "saboteur2"  # whose dwarves are dealt again
    if name == "base":  # whoever has the cards is told what they are
        sums = [first_round(name, seats, Changed(world), 1)[0].rounds[0].shared_out.purses[1] for world in (one, other)]
        assert sums == [(2, 2), (1, 3)]
