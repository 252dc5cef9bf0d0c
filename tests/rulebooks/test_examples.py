"""What the books say about their drawings is what the rules do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from saboteur import Cell, Game, Setup
from saboteur.engine.values.facts import Paid, RoundEnded
from saboteur.engine.values.refusal import Refusal
from saboteur.engine.values.roles import Role
from saboteur.notation.drawing.diagram import diagram
from tests.rulebooks.books import Drawing, book


def begun(drawing: Drawing, *hand: str, seat: int = 0, **parts: object) -> Game:
    """A turn of this seat, with these cards, in a drawn mine."""
    setup = Setup(drawing.ruleset, turn=seat, hands={seat: hand}, mine=drawing.mine)
    return replace(setup, **parts).game()  # type: ignore[arg-type]


def shown(game: Game) -> str:
    """The mine without goals that lie face down."""
    return diagram(game, goals=False, large=True)


# -- base game --------------------------------------------------------------------------------------------------------

BASE = book("base")


def test_the_wrong_edge_is_the_only_fault() -> None:
    mine = BASE.drawing("wrong-edge").mine
    game = Setup(BASE.drawing("wrong-edge").ruleset, hands={0: [mine[-1].card]}, mine=mine[:-1]).game()
    assert game.refusal(f"lay {mine[-1].card} 3,0") is Refusal.EDGES_DISAGREE


def test_behind_a_dead_end_nothing_can_be_laid() -> None:
    game = begun(BASE.drawing("dead-end"), "base_ew", "base_ns")
    assert game.refusal("lay base_ew 3,0") is game.refusal("lay base_ns 2,1") is Refusal.NOT_CONNECTED


def test_two_positions_of_a_curve_are_one_card() -> None:
    game = begun(BASE.drawing("setup"), "base_ne")
    assert game.refusal("lay base_ne 0,-1") is game.refusal("lay base_ne 0,1 turned") is None


def test_the_rockfall_of_the_base_game() -> None:
    game = begun(BASE.drawing("before-the-rockfall"), "base_rockfall", "base_nw")
    game.apply("play base_rockfall 2,0")
    assert shown(game) == BASE.drawing("after-the-rockfall").text
    mended = begun(BASE.drawing("after-the-rockfall"), "base_nesw", "base_ns")
    assert mended.refusal("lay base_ns 4,-1") is Refusal.NOT_CONNECTED
    mended.apply("lay base_nesw 2,0")
    assert shown(mended) == BASE.drawing("before-the-rockfall").text


def test_one_straight_tunnel_above_the_stone_reaches_the_upper_goal() -> None:
    game = begun(BASE.drawing("stone"), "base_ns", goals={"8,2": "base_goal_gold"})
    ended = [fact for fact in game.apply("lay base_ns 8,1", tell=True) if isinstance(fact, RoundEnded)]
    assert [fact.cause for fact in ended] == ["gold"]


def test_the_last_card_reaches_two_goals_at_once() -> None:
    drawing = BASE.drawing("two-goals")
    last = next(lying for lying in drawing.mine if lying.cell == Cell(8, 1))
    rest = [lying for lying in drawing.mine if lying != last]
    game = Setup(drawing.ruleset, hands={0: [last.card]}, mine=rest).game()
    game.apply(f"lay {last.card} 8,1 turned")
    assert {str(move) for move in game.legal_moves} == {"turn 8,2", "turn 8,0"}


# -- expansion --------------------------------------------------------------------------------------------------------

EXPANSION = book("saboteur2")


def test_two_tunnels_that_do_not_meet() -> None:
    game = begun(EXPANSION.drawing("two-tunnels"), "base_ns", "base_ew")
    above_bridge, below_bridge, below_curve = "lay base_ns 2,1", "lay base_ns 2,-1", "lay base_ns 3,-1"
    for move in (above_bridge, below_bridge, below_curve, "lay base_ew 4,0"):
        assert game.refusal(move) is Refusal.NOT_CONNECTED
    assert game.refusal("lay base_ns 3,1") is None


def test_the_way_goes_on_from_the_ladder() -> None:
    game = begun(EXPANSION.drawing("ladder"), "base_ew")
    assert game.refusal("lay base_ew 3,-1") is None


def found_by(seat: int) -> list[Paid | RoundEnded]:
    """The gold of the drawing is found by this seat of the book's example."""
    drawing = EXPANSION.drawing("door")
    roles: dict[int, Role] = dict(enumerate(["blue", "green", "boss", "profiteer", "geologist", "saboteur"]))
    last = next(lying for lying in drawing.mine if lying.cell == Cell(7, 0))
    rest = [lying for lying in drawing.mine if lying.cell.x < 7]
    setup = Setup(drawing.ruleset, 6, seat, {seat: [last.card]}, rest, goals={"8,0": "base_goal_gold"}, roles=roles)
    game = setup.game()
    facts = game.apply(f"lay {last.card} 7,0", tell=True)
    assert shown(game) == drawing.text
    return [fact for fact in facts if isinstance(fact, Paid | RoundEnded)]


@pytest.mark.parametrize("seat", range(6))
def test_only_blue_has_a_way_whoever_laid_the_last_card(seat: int) -> None:
    ended, *paid = found_by(seat)
    assert isinstance(ended, RoundEnded)
    assert ended.winners == (0, 2, 3)
    assert [(fact.seat, fact.amount) for fact in paid if isinstance(fact, Paid)] == [(0, 3), (2, 2), (3, 1), (4, 2)]


# -- duel -------------------------------------------------------------------------------------------------------------

DUEL = book("duel")
GREEN, BLUE = 0, 1


def test_a_blue_door_stops_green_on_the_right_and_a_key_opens_it() -> None:
    game = begun(DUEL.drawing("door-and-troll"), "duel_ew", "duel_ns", "duel_key")
    assert game.refusal("lay duel_ew 3,1") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    assert game.refusal("lay duel_ns 2,2") is None
    game.apply("play duel_key 2,1")
    game.apply(next(move for move in game.legal_moves if str(move).startswith("discard")))
    assert game.refusal("lay duel_ew 3,1") is None


def test_a_troll_stops_blue_until_it_is_bribed() -> None:
    game = begun(DUEL.drawing("door-and-troll"), "duel_ew", seat=BLUE)
    assert game.refusal("lay duel_ew 3,-1") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    game.apply("bribe 2,-1")
    assert game.refusal("lay duel_ew 3,-1") is None


def test_a_green_ladder_serves_both() -> None:
    drawing = DUEL.drawing("ladder")
    assert begun(drawing, "duel_ns").refusal("lay duel_ns 2,-2") is None
    assert begun(drawing, "duel_ew", seat=BLUE).refusal("lay duel_ew 1,1") is None


def test_the_vein_card_leads_on_upwards_only() -> None:
    game = begun(DUEL.drawing("nuggets"), "duel_ns", "duel_ew")
    assert game.refusal("lay duel_ns 5,1") is None
    assert game.refusal("lay duel_ew 6,0") is Refusal.EDGES_DISAGREE


# -- solo -------------------------------------------------------------------------------------------------------------

SOLO = book("solo")


def test_green_is_stopped_by_door_and_troll() -> None:
    game = begun(SOLO.drawing("door-and-troll"), "duel_ew", "duel_ns")
    assert game.refusal("lay duel_ew 3,0") is game.refusal("lay duel_ns 0,2") is Refusal.NOT_CONNECTED_TO_OWN_ENTRANCE
    game.apply("bribe 0,1")
    assert game.refusal("lay duel_ns 0,2") is None


def test_the_rockfall_takes_the_card_before_the_nugget() -> None:
    drawing = SOLO.drawing("before-the-rockfall")
    game = begun(drawing, "duel_ew", rest="discard", deck=["duel_rockfall"])
    game.apply("discard duel_ew")
    assert shown(game) == SOLO.drawing("after-the-rockfall").text


def test_a_nugget_on_a_dead_end_is_reached_from_there() -> None:
    drawing = SOLO.drawing("nugget")
    [claimed] = [lying for lying in drawing.mine if lying.marker == 0]
    around = [lying for lying in drawing.mine if lying.cell.y == 0]
    assert around[-1] == claimed
    without = [replace(lying, marker=None) for lying in around]
    assert Setup(drawing.ruleset, mine=without).game().view(None).mine[-1].marker is None
    assert Setup(drawing.ruleset, mine=[replace(lying, marker=None) for lying in drawing.mine]).faults()
