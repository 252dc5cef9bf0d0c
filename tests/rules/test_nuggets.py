"""Nugget cards, and how the gold-diggers share them (5.1-5.3)."""

from collections import Counter
from typing import Any

import pytest

from saboteur import UNKNOWN, Game, Refusal
from saboteur.engine.values.facts import Asked, GameEnded, Offered, PurseShown, RoundEnded, Took
from tests.rules.playing import EDITIONS, about_to_find, base, every, find_gold, moves, only, play, position, short_pile

pytestmark = pytest.mark.both

SABOTEURS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
BY_PLAYERS = {3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 9}  # nine with ten players
BY_DIGGERS = {3: 2, 4: 3, 5: 3, 6: 4, 7: 4, 8: 5, 9: 6, 10: 6}  # all saboteurs dealt to players
ONE_OF_EACH = [1, 2, 3] * 3
ROLES_OF_FIVE = {0: "digger", 1: "saboteur", 2: "digger", 3: "saboteur", 4: "digger"}


def shared_out(game: Game) -> list[int | None]:
    """Everybody picks the highest card on offer; returns who picked, in order."""
    facts = find_gold(game)
    while game.asked == "nugget":
        facts += play(game, max(moves(game)))
    return [fact.seat for fact in every(facts, Took)]


def test_5_1_28_nugget_cards_16_of_value_1_8_of_value_2_4_of_value_3() -> None:
    assert Counter(Game(base(), 3).to_deal.nuggets) == {1: 16, 2: 8, 3: 4}


def test_5_1_values_are_secret_to_their_owner_but_how_many_cards_one_has_is_open() -> None:
    game = position("S", purses={0: [1, 3], 1: [2]})
    assert [[str(value) for value in purse] for purse in game.view(0).purses] == [["1", "3"], ["?"], []]
    assert [[str(value) for value in purse] for purse in game.view(1).purses] == [["?", "?"], ["2"], []]
    assert [[str(value) for value in purse] for purse in game.view(None).purses] == [["?", "?"], ["?"], []]
    assert game.view(0).final_gold == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_5_1_until_the_game_ends_then_all_are_shown(edition: str) -> None:
    parts: dict[str, Any] = {"hands": {0: "base_ew"}, "rest": "discard", "roles": dict.fromkeys(range(3), "digger")}
    game = position("S", base(edition=edition), round=3, purses={0: [3, 1], 1: [2]}, **parts)
    facts = play(game, "discard base_ew")
    assert facts[-5:] == [
        PurseShown(0, (1, 3), 4),
        PurseShown(1, (2,), 2),
        PurseShown(2, (), 0),
        GameEnded((4, 2, 0), (0,)),
        Asked("over", None),
    ]
    for observer in (0, 1, 2, None):
        assert [fact.seen_by(observer) for fact in facts[-5:]] == facts[-5:]
        assert game.view(observer).purses == ((1, 3), (2,), ())
        assert game.view(observer).final_gold == (4, 2, 0)


def test_5_1_not_when_a_round_before_the_last_has_ended() -> None:
    game = position("S", round=2, purses={0: [3, 1], 1: [2]}, hands={0: "base_ew"}, rest="discard")
    assert every(play(game, "discard base_ew"), PurseShown) == []
    assert [str(value) for value in game.view(2).purses[0]] == ["?", "?"]


def test_5_1_not_while_the_last_nuggets_are_shared_out() -> None:
    game = about_to_find(
        rules=base(edition="new"),
        seats=3,
        round=3,
        purses={1: [3]},
        roles=dict.fromkeys(range(3), "digger"),
        pile=[1, 2, 3],
    )
    assert every(find_gold(game), PurseShown) == []
    assert every(play(game, "take 3"), PurseShown) == []
    assert [str(value) for value in game.view(0).purses[1]] == ["?"]
    assert every(play(game, "take 2"), PurseShown) == [
        PurseShown(0, (3,), 3),
        PurseShown(1, (1, 3), 4),
        PurseShown(2, (2,), 2),
    ]


@pytest.mark.parametrize("finder", [0, 1, 2])
def test_5_2_whose_turn_it_was_is_known_while_others_pick(finder: int) -> None:
    game = about_to_find(
        rules=base(edition="new"), seats=3, finder=finder, roles=dict.fromkeys(range(3), "digger"), pile=[1, 2, 3]
    )
    find_gold(game)
    play(game, "take 3")
    for observer in (0, 1, 2, None):
        view = game.view(observer)
        assert (view.asked, view.actor, view.turn) == ("nugget", (finder - 1) % 3, finder)


def test_5_1_what_one_picks_nobody_else_learns() -> None:
    game = about_to_find(seats=3, pile=[1, 2, 3])
    find_gold(game)
    [took, *_] = play(game, "take 3")
    assert took.seen_by(0) == Took(0, 3)
    assert {took.seen_by(other) for other in (1, 2, None)} == {Took(0, UNKNOWN)}


@pytest.mark.parametrize("players", range(3, 11))
@pytest.mark.parametrize("edition", EDITIONS)
def test_5_2_as_many_nugget_cards_are_drawn_as_the_edition_says(edition: str, players: int) -> None:
    """With ten players nine in `classic` and `2016`; in `new` as many as there are gold-diggers."""
    roles = dict.fromkeys(range(players - SABOTEURS[players], players), "saboteur")
    game = about_to_find(rules=base(edition=edition), seats=players, roles=roles, pile=ONE_OF_EACH + [1] * 4)
    offered = only(find_gold(game), Offered)
    expected = BY_DIGGERS[players] if edition == "new" else BY_PLAYERS[players]
    assert list(offered.values) == sorted(ONE_OF_EACH[:expected])


def test_5_2_new_a_gold_digger_more_if_a_saboteur_was_left_over() -> None:
    game = about_to_find(rules=base(edition="new"), seats=5, roles={4: "saboteur"}, pile=ONE_OF_EACH)
    assert every(find_gold(game), Offered) == [Offered(0, (1, 1, 2, 3))]


def test_5_2_the_one_who_reached_the_gold_picks_and_hands_the_rest_counter_clockwise_to_the_next_gold_digger() -> None:
    game = about_to_find(rules=base(edition="new"), seats=5, finder=2, roles=ROLES_OF_FIVE, pile=[1, 2, 3])
    assert every(find_gold(game), Offered, Asked) == [
        Offered(2, (1, 2, 3)),
        Asked("nugget", 2),
    ]
    assert moves(game) == {"take 1", "take 2", "take 3"}
    assert play(game, "take 2") == [
        Took(2, 2),
        Offered(0, (1, 3)),
        Asked("nugget", 0),
    ]
    assert every(play(game, "take 1"), Took, Offered) == [
        Took(0, 1),
        Offered(4, (3,)),
        Took(4, 3),
    ]
    assert game.gold == (1, 0, 2, 0, 3)


@pytest.mark.parametrize(
    ("edition", "picks"), [("classic", [2, 0, 4, 2, 0]), ("2016", [2, 0, 4, 2, 0]), ("new", [2, 0, 4])]
)
def test_5_2_until_none_is_left_so_that_some_get_more_than_one(edition: str, picks: list[int]) -> None:
    assert (
        shared_out(
            about_to_find(rules=base(edition=edition), seats=5, finder=2, roles=ROLES_OF_FIVE, pile=[1, 2, 3, 1, 2, 3])
        )
        == picks
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_5_2_if_a_saboteur_laid_the_last_card_the_first_gold_digger_counter_clockwise_begins(edition: str) -> None:
    game = about_to_find(rules=base(edition=edition), seats=5, finder=1, roles=ROLES_OF_FIVE, pile=ONE_OF_EACH)
    assert shared_out(game)[:3] == [0, 4, 2]
    assert (game.gold[1], game.gold[3]) == (0, 0)
    side_by_side = about_to_find(
        rules=base(edition=edition), seats=5, finder=1, roles={0: "saboteur", 1: "saboteur"}, pile=ONE_OF_EACH
    )
    assert shared_out(side_by_side)[:3] == [4, 3, 2]


def test_5_2_ten_players_share_nine_cards_and_the_others_stay_in_the_pile() -> None:
    saboteurs = dict.fromkeys(range(6, 10), "saboteur")
    game = about_to_find(
        rules=base(edition="2016"), seats=10, finder=0, roles=saboteurs, **short_pile([*ONE_OF_EACH, 3, 2], 9)
    )
    assert shared_out(game) == [0, 5, 4, 3, 2, 1, 0, 5, 4]
    assert game.to_deal.nuggets == (2, 3)


def test_5_2_they_alone_see_what_is_on_offer() -> None:
    game = about_to_find(rules=base(edition="2016"), seats=3, pile=[3, 1, 2])
    offered = only(find_gold(game), Offered)
    assert offered.seen_by(0) == Offered(0, (1, 2, 3))
    assert game.view(0).offer == (1, 2, 3)
    for other in (1, 2, None):
        assert offered.seen_by(other) == Offered(0, (UNKNOWN,) * 3)
        assert [str(value) for value in game.view(other).offer] == ["?", "?", "?"]


def test_5_2_each_pick_is_that_players_choice_among_what_is_on_offer() -> None:
    game = about_to_find(rules=base(edition="2016"), seats=3, pile=[3, 1, 1])
    find_gold(game)
    assert moves(game) == {"take 1", "take 3"}
    assert game.refusal("take 2") is Refusal.NOT_AN_OPTION


def test_5_2_should_the_pile_hold_fewer_cards_all_of_it_is_handed_out() -> None:
    game = about_to_find(rules=base(edition="2016"), seats=3, roles={1: "saboteur"}, **short_pile([3, 1], 1))
    assert shared_out(game) == [0, 2]
    assert game.to_deal.nuggets == ()


@pytest.mark.parametrize(
    ("edition", "offered", "picks"),
    [
        ("classic", (1, 1, 2, 2, 3), [2, 4, 2, 4, 2]),  # as many cards as players, shared by two
        ("2016", (1, 1, 2, 2, 3), [2, 4, 2, 4, 2]),
        ("new", (1, 2), [2, 4]),  # as many cards as gold-diggers left to share
    ],
)
def test_5_3_gold_diggers_with_a_broken_tool_get_nothing(
    edition: str, offered: tuple[int, ...], picks: list[int]
) -> None:
    parts: dict[str, Any] = {"roles": ROLES_OF_FIVE, "mats": {0: "lamp", 3: "pick"}, "pile": [1, 2, 3, 1, 2]}
    game = about_to_find(rules=base(edition=edition, broken_tools_forfeit=True), seats=5, finder=2, **parts)
    assert every(find_gold(game.clone()), Offered) == [Offered(2, offered)]
    assert shared_out(game) == picks
    assert game.gold[0] == 0


def test_5_3_the_option_is_off_by_default() -> None:
    for edition in EDITIONS:
        parts: dict[str, Any] = {"roles": ROLES_OF_FIVE, "mats": {0: "lamp"}, "pile": ONE_OF_EACH}
        assert 0 in shared_out(about_to_find(rules=base(edition=edition), seats=5, finder=2, **parts))
        assert 0 not in shared_out(
            about_to_find(rules=base(edition=edition, broken_tools_forfeit=True), seats=5, finder=2, **parts)
        )


def test_5_3_the_round_of_picks_begins_with_those_left_to_share() -> None:
    parts: dict[str, Any] = {"roles": ROLES_OF_FIVE, "mats": {0: "lamp cart"}, "pile": ONE_OF_EACH}
    assert shared_out(
        about_to_find(rules=base(edition="new", broken_tools_forfeit=True), seats=5, finder=1, **parts)
    ) == [4, 2]


@pytest.mark.parametrize("edition", EDITIONS)
def test_5_3_if_there_is_none_nobody_gets_anything(edition: str) -> None:
    parts: dict[str, Any] = {"roles": {0: "saboteur"}, "mats": {1: "pick", 2: "lamp"}}
    game = about_to_find(
        rules=base(edition=edition, broken_tools_forfeit=True), seats=3, **parts, **short_pile([1, 2, 3])
    )
    assert every(find_gold(game), RoundEnded, Offered, Took, Asked) == [
        RoundEnded(1, "gold", (1, 2), ("saboteur", "digger", "digger")),
        Asked("deal", None),
    ]
    assert (game.gold[1:], game.to_deal.nuggets) == ((0, 0), (1, 2, 3))


def test_5_3_saboteurs_are_not_concerned() -> None:
    rules = base(broken_tools_forfeit=True)
    parts: dict[str, Any] = {"hands": {0: "base_ew"}, "rest": "discard", "roles": {1: "saboteur"}}
    game = position("S", rules, mats={1: "lamp"}, **parts)
    play(game, "discard base_ew")
    assert game.gold == (0, 4, 0)
