"""Nuggets and whose marker goes on them (8.9)."""

import pytest

from saboteur import Card
from saboteur.engine.values.facts import Claimed, Scored
from tests.rules.playing import BLUE, DUEL, GREEN, cards, cell, every, kinds, mine_of, picture, play, position

pytestmark = pytest.mark.both


def test_8_9_when_a_way_to_a_nugget_becomes_complete_the_players_marker_goes_on_the_card() -> None:
    game = position(rules=DUEL, hands={GREEN: "duel_ew_ds_gold", BLUE: "duel_ew"})
    facts = play(game, "lay duel_ew_ds_gold 0,2")  # its nugget is reached from the south
    assert kinds(facts) == ["laid", "claimed", "drew", "asked"]
    assert every(facts, Claimed) == [Claimed(GREEN, cell("0,2"))]
    assert mine_of(game) == picture("a\nS\n·\nS\na = duel_ew_ds_gold @0")
    assert game.view(None).markers == 7


def test_8_9_a_nugget_that_lies_there_is_claimed_by_the_card_that_completes_the_way() -> None:
    mine = """
        ··a
        S··
        ···
        S··
        a = duel_ew_ds_gold
    """
    game = position(mine, DUEL, hands={GREEN: "duel_ew duel_nw", BLUE: "duel_ew duel_ns"})
    play(game, "lay duel_ew 1,1", "discard duel_ns")
    facts = play(game, "lay duel_nw 2,1")
    assert every(facts, Claimed) == [Claimed(GREEN, cell("2,2"))]
    claimed = """
        ··a
        S─┘
        ···
        S··
        a = duel_ew_ds_gold @0
    """
    assert mine_of(game) == picture(claimed)


def test_8_9_it_is_theirs_at_the_end_whatever_happens_to_the_way() -> None:
    mine = """
        ··a
        S─┘
        ···
        S··
        a = duel_ew_ds_gold @0
    """
    game = position(mine, DUEL, turn=BLUE, hands={BLUE: "duel_rockfall"}, rest="discard")
    facts = play(game, "play duel_rockfall 1,1")
    assert mine_of(game).startswith("··a\nS·┘")
    assert Scored(GREEN, cards("duel_ew_ds_gold")) in facts
    assert game.gold == (1, 0)


@pytest.mark.parametrize("seat", [GREEN, BLUE])
def test_8_9_a_claim_completed_by_accident_for_the_opponent_is_the_opponents_at_once(seat: int) -> None:
    other = 1 - seat
    name, how = ("duel_nsw_blue", "") if other == BLUE else ("duel_nsw_green", " turned")
    mine = """
        ·a
        ··
        S┘
        │·
        S·
        a = duel_ew_ds_gold
    """
    hands = {seat: name, other: "duel_ew"}
    game = position(mine, DUEL, turn=seat, hands=hands)
    facts = play(game, f"lay {name} 1,2{how}")  # a door of the opponent's colour before the nugget
    assert every(facts, Claimed) == [Claimed(other, cell("1,3"))]
    lying = mine.replace("·a\n        ··", "·a\n        ·b").replace("ds_gold", f"ds_gold @{other}")
    assert mine_of(game) == picture(lying + f"    b = {name}{how}\n")
    assert game.actor == other


@pytest.mark.parametrize("seat", [GREEN, BLUE])
def test_8_9_both_complete_at_the_same_moment_and_it_is_the_players_whose_turn_it_is(seat: int) -> None:
    mine = """
        ··a
        S─·
        │··
        S··
        a = duel_ew_ds_gold
    """
    game = position(mine, DUEL, turn=seat, hands={GREEN: "duel_nw", BLUE: "duel_nw"})
    assert every(play(game, "lay duel_nw 2,1"), Claimed) == [Claimed(seat, cell("2,2"))]
    assert f"duel_ew_ds_gold @{seat}" in mine_of(game)


def test_8_9_one_marker_per_card() -> None:
    mine = """
        ··a
        S─┘
        ···
        S··
        a = duel_ew_ds_gold @0
    """
    game = position(mine, DUEL, turn=BLUE, hands={GREEN: "duel_ew", BLUE: "duel_ns"})
    facts = play(game, "lay duel_ns 0,0")  # now blue reaches it too
    assert every(facts, Claimed) == []
    assert mine_of(game) == picture(mine.replace("···", "│··"))
    assert game.view(None).markers == 7


def test_8_9_a_key_completes_a_claim() -> None:
    mine = """
        ·b
        Sa
        ··
        S·
        a = duel_cross_blue turned
        b = duel_ew_ds_gold
    """  # the door is in the north
    game = position(mine, DUEL, hands={GREEN: "duel_key", BLUE: "duel_ew"})
    assert every(play(game, "play duel_key 1,1"), Claimed) == [Claimed(GREEN, cell("1,2"))]


# The openings from which the nugget of each card is reached; upright.
TUNNELS = {
    "duel_bridge_gold": ("NS.EW", "NS"),
    "duel_dcurve_nw_es_gold": ("NW.ES", "ES"),
    "duel_nsw_de_gold": ("NSW.E", "E"),
    "duel_new_ds_gold": ("NEW.S", "S"),
    "duel_ew_ds_gold": ("EW.S", "S"),
}
VEINS = {
    "duelgoal_nw_1_green": ("NW", "NW"),
    "duelgoal_nw_2": ("NW", "NW"),
    "duelgoal_ne_1_blue": ("NE", "NE"),
    "duelgoal_ne_2": ("NE", "NE"),
    "duelgoal_dead_nw_1": ("N.W", "W"),
    "duelgoal_dead_ne_3": ("N.E", "N"),
    "duelgoal_ns_de_dw_1": ("NS.E.W", "NS"),
    "duelgoal_ew_dn_ds_2": ("EW.N.S", "EW"),
    "duelgoal_nsw_1_blue": ("NSW", "NSW"),
    "duelgoal_nsw_2_green": ("NSW", "NSW"),
    "duelgoal_nsw_3_blue": ("NSW", "NSW"),
    "duelgoal_new_1_green": ("NEW", "NEW"),
    "duelgoal_new_2_blue": ("NEW", "NEW"),
    "duelgoal_new_3_green": ("NEW", "NEW"),
}
DOORS = {  # on which of their openings the vein cards with a door have it
    "duelgoal_nw_1_green": "W",
    "duelgoal_ne_1_blue": "E",
    "duelgoal_nsw_1_blue": "W",
    "duelgoal_nsw_2_green": "S",
    "duelgoal_nsw_3_blue": "N",
    "duelgoal_new_1_green": "E",
    "duelgoal_new_2_blue": "N",
    "duelgoal_new_3_green": "N",
}
OPPOSITE = dict(zip("NESW", "SWNE", strict=True))
BESIDE_GREEN = {  # a mine and the cell in it where a card is entered from this side only
    "W": ("S\n·\nS", "1,1"),
    "E": ("S\n·\nS", "-1,1"),
    "S": ("S\n·\nS", "0,2"),
    "N": ("┌S\n··\n·S", "-1,0"),
}


@pytest.mark.parametrize(
    ("card", "side", "turned"),
    [
        (card, side, turned)
        for card, (arms, _) in TUNNELS.items()
        for side in "NESW"
        for turned in (False, True)
        if side in arms and not (turned and Card.parse(card).symmetric)
    ],
)
def test_8_9_a_tunnel_cards_nugget_is_reached_from_the_openings_named(card: str, side: str, turned: bool) -> None:
    mine, where = BESIDE_GREEN[OPPOSITE[side] if turned else side]
    game = position(mine, DUEL, hands={GREEN: card, BLUE: "duel_ew"})
    facts = play(game, f"lay {card} {where}" + (" turned" if turned else ""))
    assert every(facts, Claimed) == ([Claimed(GREEN, cell(where))] if side in TUNNELS[card][1] else [])


# Mines in which both reach the cell beside one side of the open vein card of 5,0, and the missing card there.
BEFORE_5_0 = {
    "N": ("S────·\n│····a\nS·····", "duel_ne 5,1 turned"),
    "W": ("S┐····\n│└──·a\nS·····", "duel_ew 4,0"),
    "S": ("S·····\n│····a\nS────·", "duel_nw 5,-1"),
    "E": ("······b\n······│\nS·····│\n│····a·\nS······\nb = duel_ne_ladder_green turned", "duel_nw 6,0"),
}


@pytest.mark.parametrize("seat", [GREEN, BLUE])
@pytest.mark.parametrize(
    ("vein", "side"), [(vein, side) for vein, (arms, _) in VEINS.items() for side in "NESW" if side in arms]
)
def test_8_9_a_vein_cards_nugget_is_reached_from_the_openings_named_through_doors_of_ones_colour(
    vein: str, side: str, seat: int
) -> None:
    mine, wanting = BEFORE_5_0[side]
    card = wanting.split()[0]
    game = position(f"{mine}\na = {vein}", DUEL, turn=seat, hands={GREEN: card, BLUE: card})
    facts = play(game, f"lay {wanting}")
    whose = seat
    if DOORS.get(vein) == side:
        whose = GREEN if vein.endswith("green") else BLUE
    assert every(facts, Claimed) == ([Claimed(whose, cell("5,0"))] if side in VEINS[vein][1] else [])


def test_8_9_these_are_all_cards_with_nuggets() -> None:
    everything = {str(card): card for card in (*DUEL.cards, *DUEL.goals)}
    assert {name for name, card in everything.items() if card.nuggets} == set(TUNNELS) | set(VEINS)
    assert sum(everything[name].nuggets for name in TUNNELS) == 5
    assert sum(everything[name].nuggets for name in VEINS) == 25
