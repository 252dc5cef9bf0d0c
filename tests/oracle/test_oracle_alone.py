"""The oracle by itself: nothing is lost, every listed move can be made, games end."""

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from .cards import CARDS, deck_of, nugget_values, positions, vein_cards
from .game import Oracle, redact
from .selfplay import play

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("base", 3, {"edition": "classic", "broken_tools_forfeit": True}),
    ("base", 5, {"edition": "2016", "one_digger_less": True}),
    ("base", 10, {"placing": "adjacent", "first": 4}),
    ("base", 6, {"rounds": 6, "maps": 2}),
    ("saboteur2", 2, {}),
    ("saboteur2", 7, {}),
    ("saboteur2", 12, {"rounds": 1}),
    ("duel", 2, {}),
    ("solo", 1, {"colour": "blue"}),
]


def test_the_boxes_hold_what_is_printed() -> None:
    sizes = {boxes: len(deck_of(boxes.split(), None)) for boxes in ("base", "base saboteur2", "duel")}
    assert sizes == {"base": 67, "base saboteur2": 118, "duel": 52}
    assert deck_of(["base", "saboteur2"], 2).count("base_rockfall") == 4
    assert deck_of(["base", "saboteur2"], 2).count("base_map") == 2
    assert (len(nugget_values()), sum(nugget_values())) == (28, 44)
    assert (len(vein_cards()), sum(CARDS[name].nuggets for name in vein_cards())) == (18, 25)


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("base_ew", 1),
        ("base_ne", 2),
        ("base_dead_nesw", 1),
        ("s2_dcurve_ne_sw", 1),
        ("duel_bridge_gold", 1),
        ("duel_dcurve_nw_es_gold", 2),
        ("duel_cross_troll", 1),
        ("duel_cross_blue", 2),
        ("duelgoal_ns_de_dw_1", 1),
    ],
)
def test_1_8_positions_that_look_the_same_are_one(name: str, count: int) -> None:
    assert len(positions(name)) == count


def check_cards(oracle: Oracle) -> None:
    """Every card of the round lies in exactly one place, and every seat's moves are there once."""
    if oracle.asked in ("deal", "over"):
        return
    zones = oracle.zones()
    lying = zones["deck"] + zones["removed"] + zones["discard"]
    for cards in zones["hands"] + zones["mats"]:
        lying += cards
    lying += [name for _, _, name, _, _ in zones["mine"] if CARDS[name].sort == "tunnel"]
    whole = oracle.composition()
    assert sorted(lying) == whole["deck"]
    assert sorted(zones["roles"] + zones["spare_roles"] + zones["away_roles"]) == whole["roles"]
    moves = oracle.legal_moves()
    assert moves
    assert len(moves) == len(set(moves))


def check_nuggets(oracle: Oracle) -> None:
    """5.1: 28 nugget cards, wherever they are."""
    zones = oracle.zones()
    held = [value for values in zones["nuggets"] for value in values]
    assert sorted(held + zones["pile"] + zones["offered"]) == nugget_values()


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_no_card_is_lost_and_every_game_ends(game: str, players: int, options: dict[str, Any]) -> None:
    def watch(oracle: Oracle) -> None:
        check_cards(oracle)
        if game == "base":
            check_nuggets(oracle)

    for seed in range(3):
        played = play(game, players, seed, digging=seed / 2, watch=watch, **options)
        told = Counter(fact["fact"] for fact in played.facts)
        assert told["round_began"] == told["round_ended"] == options.get("rounds", 3)
        gold = played.oracle.gold()
        winners = [seat for seat, own in enumerate(gold) if own == max(gold)]
        assert played.facts[-1] == {"fact": "game_ended", "gold": gold, "winners": winners}
        assert played.oracle.legal_moves() == []


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_listed_move_can_be_made(game: str, players: int, options: dict[str, Any]) -> None:
    states = 0

    def try_all(oracle: Oracle) -> None:
        nonlocal states
        states += 1
        if states % 25 == 0:
            for move in oracle.legal_moves():
                other = deepcopy(oracle)
                assert other.apply(move)
                check_cards(other)

    play(game, players, 8, watch=try_all, **options)
    assert states > 25


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_facts_told_rebuild_the_hands(game: str, players: int, options: dict[str, Any]) -> None:
    """A seat that adds up what it is told of itself knows its own hand."""
    played = play(game, players, 5, **options)
    for seat in range(players):
        hand: Counter[str] = Counter()
        for fact in (redact(fact, seat) for fact in played.facts):
            kind, own = fact["fact"], fact.get("seat") == seat
            if kind == "round_began":
                hand = Counter(fact["hands"][seat])
            elif kind == "drew" and own:
                hand[fact["card"]] += 1
            elif kind == "discarded" and own:
                hand.subtract(fact["cards"])
            elif kind in (
                "laid",
                "put",
                "collapsed",
                "peeked",
                "opened",
                "inspected",
                "swapped_hats",
                "scrapped",
            ):
                hand[fact["card"]] -= own
            elif kind == "lifted" and own and fact["card"] is not None:
                hand[fact["card"]] -= 1
            elif kind == "swapped_hands" and seat in (fact["seat"], fact["target"]):
                hand[fact["card"]] -= own
                got, gave = (fact["taken"], fact["given"]) if own else (fact["given"], fact["taken"])
                hand.update(got)
                hand.subtract(gave)
            assert min(hand.values(), default=0) >= 0, fact
        assert sorted(hand.elements()) == played.oracle.zones()["hands"][seat]


def test_redaction_keeps_the_shape() -> None:
    began = {"fact": "round_began", "hands": [["a", "b"], ["c"]], "roles": ["digger", "saboteur"]}
    assert redact(began, 1)["hands"] == [["?", "?"], ["c"]]
    assert redact(began, None)["roles"] == ["?", "?"]
    hats = {
        "fact": "swapped_hats",
        "seat": 0,
        "card": "s2_swap_hats",
        "target": 2,
        "old": "blue",
        "new": "boss",
    }
    assert redact(hats, 2) == hats
    assert redact(hats, 0)["new"] == "?"
    swap = {"fact": "swapped_hands", "seat": 0, "target": 1, "given": ["a"], "taken": []}
    assert redact(swap, 1) == swap
    assert redact(swap, 2) == {**swap, "given": ["?"]}
    laid = {"fact": "laid", "seat": 0, "card": "base_ew", "cell": [1, 0], "turned": False}
    assert redact(laid, None) == laid


def test_only_a_legal_move_is_applied() -> None:
    oracle = Oracle("base", 3)
    with pytest.raises(ValueError, match="not a legal move"):
        oracle.apply("discard base_ew")
    with pytest.raises(ValueError, match="deck of the deal"):
        oracle.deal({"deck": ["base_ew"], "first": 0})
