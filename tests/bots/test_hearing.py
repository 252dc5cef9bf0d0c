"""What is said moves a belief: by who says it, once, and never the one who says it."""

from __future__ import annotations

import pytest

from saboteur import Game, ruleset
from saboteur.bots.belief.belief import Belief
from saboteur.bots.belief.ear import EAR, Ear, Said
from saboteur.engine.setup.setup import Setup
from saboteur.engine.values.roles import Role
from saboteur.notation.statements import Statement, parse_statement

DWARVES: dict[int, Role] = {0: "digger", 1: "digger", 2: "saboteur", 3: "digger"}


def listening(observer: int | None = None, ear: Ear = EAR) -> Belief:
    """An observer of a game of four that has just begun."""
    game = Setup(ruleset("base", rounds=1, first=0), seats=4, roles=DWARVES).game()
    return Belief(game.view(observer), ear=ear)


def said(belief: Belief, seat: int, text: str) -> Belief:
    belief.heard(seat, parse_statement(text))
    return belief


@pytest.mark.parametrize(
    ("text", "seat", "up"),
    [("accuse 2", 2, True), ("trust 2", 2, False), ("am digger", 1, False)],
)
def test_what_is_said_moves_a_belief_in_the_direction_meant(text: str, seat: int, up: bool) -> None:
    before = listening().roles[seat]["saboteur"]
    after = said(listening(), 1, text).roles[seat]["saboteur"]
    assert (after > before) == up
    assert after != before
    assert abs(after - before) < 0.2, "an opinion is no proof"


def test_who_is_held_for_a_gold_digger_is_believed_more() -> None:
    """Seat 3 is known to be honest to itself: others who blame it count less, and their word against others too."""
    moved = []
    for first in ("trust 1", "accuse 1"):
        belief = said(said(listening(), 0, first), 3, first)
        before = belief.roles[2]["saboteur"]
        moved.append(said(belief, 1, "accuse 2").roles[2]["saboteur"] - before)
    assert moved[0] > moved[1]


def test_who_accuses_one_who_knows_better_is_suspected() -> None:
    digger, saboteur = listening(0), listening(2)
    before = digger.roles[1]["saboteur"], saboteur.roles[1]["saboteur"]
    after = said(digger, 1, "accuse 0").roles[1]["saboteur"], said(saboteur, 1, "accuse 2").roles[1]["saboteur"]
    assert after[0] > before[0]
    assert after[1] <= before[1]
    assert digger.roles[0]["digger"] == pytest.approx(1), "it knows itself"


def test_the_same_again_adds_nothing_and_nor_does_what_tells_of_nobody() -> None:
    once = said(listening(), 1, "accuse 2").roles
    twice = said(said(listening(), 1, "accuse 2"), 1, "accuse 2").roles
    assert once == twice
    for text in ("need lamp", "hold base_map"):
        assert said(listening(), 1, text).roles == listening().roles


def test_ones_own_words_move_others_and_not_oneself() -> None:
    own, watcher = listening(2), listening()
    before = own.roles, own.goals
    public = own.public.harms(4)
    for belief in (own, watcher):
        said(belief, 2, "accuse 1")
    assert (own.roles, own.goals) == before
    assert own.public.harms(4)[1] > public[1]
    assert own.public.harms(4) == pytest.approx(watcher.public.harms(4))


def test_who_does_not_listen_believes_nothing() -> None:
    deaf = Ear(credit=0.0, reports=0.0)
    for text in ("accuse 2", "trust 2", "am digger", "saw 8,0 gold"):
        assert said(listening(ear=deaf), 1, text).roles == listening(ear=deaf).roles


def looked(observer: int | None, cell: str, text: str) -> tuple[Game, Belief]:
    """Seat 0 looks at a goal, and then says something."""
    hand = ("base_map", "base_ew", "base_ew", "base_ns", "base_ns", "base_rockfall")
    goals = ("base_goal_stone_ne", "base_goal_gold", "base_goal_stone_nw")
    game = Setup(ruleset("base", rounds=1, first=0), seats=4, roles=DWARVES, hands={0: hand}, goals=goals).game()
    belief = Belief(game.view(observer))
    belief.tell(fact.seen_by(observer) for fact in game.apply(f"play base_map {cell}", tell=True))
    return game, said(belief, 0, text)


def test_a_report_of_the_gold_moves_where_it_is_looked_for() -> None:
    gold = looked(None, "8,0", "saw 8,0 gold")[1].goals
    stone = looked(None, "8,0", "saw 8,0 stone")[1].goals
    assert gold[1] > 0.6
    assert stone[1] < 0.2
    assert gold[0] == pytest.approx(gold[2])
    named = looked(None, "8,0", "saw 8,0 base_goal_gold")[1].goals
    assert named == pytest.approx(gold)


def test_a_report_of_what_one_has_not_looked_at_tells_of_the_speaker_alone() -> None:
    game, belief = looked(None, "8,0", "saw 8,2 gold")
    honest = Belief(Game(ruleset("base", rounds=1, first=0), 4, seed="1").view(None))
    assert game.view(None).seats == 4
    assert belief.goals == pytest.approx([1 / 3] * 3, abs=0.02)
    assert belief.roles[0]["saboteur"] > honest.roles[0]["saboteur"]


def test_who_is_found_lying_is_suspected() -> None:
    """A listener that has looked there itself knows who tells the truth."""
    hand = ("base_map", "base_ew", "base_ne", "base_ns", "base_nes", "base_rockfall")
    suspected = {}
    for text in ("saw 8,0 gold", "saw 8,0 stone"):
        game = Setup(ruleset("base", rounds=1, first=0), seats=4, roles=DWARVES, hands={0: hand, 1: hand}).game()
        belief = Belief(game.view(1))
        for _ in range(2):
            belief.tell(fact.seen_by(1) for fact in game.apply("play base_map 8,0", tell=True))
        face = belief.knowledge.face(1)
        assert face is not None
        suspected[(face.goal == "gold") == ("gold" in text)] = said(belief, 0, text).roles[0]["saboteur"]
    assert suspected[False] > 0.6 > 0.3 > suspected[True]


def test_an_inspected_dwarf_is_told_of() -> None:
    game = Game(ruleset("saboteur2", rounds=1), 4, seed="1")
    before = Belief(game.view(None))
    statement: Statement = parse_statement("looked 2 green")
    told = Belief(game.view(None))
    told.heard(1, statement)
    assert told.roles[2]["green"] == pytest.approx(before.roles[2]["green"], abs=0.05), "it has not looked there"


def test_constants_say_how_often_each_would_say_something() -> None:
    odds = Said(0.4, 0.3, 0.2, 0.1)
    assert [odds.likely(harmful=harmful, right=right) for harmful in (False, True) for right in (True, False)] == [
        0.4,
        0.3,
        0.2,
        0.1,
    ]
