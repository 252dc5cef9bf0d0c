"""What an observer believes: it sums to one, follows from what the observer was told, and learns from what is done."""

from __future__ import annotations

import random

import pytest

from saboteur import Game, History, ruleset
from saboteur.bots.belief.belief import Belief
from saboteur.bots.belief.eye import Eye
from saboteur.bots.plain.player import Plain
from saboteur.engine.moves import packed_move
from saboteur.engine.setup.setup import Setup
from tests.laws.worlds import other_world

FEW = Eye(hands=2)


def told(belief: Belief, game: Game, move: str) -> None:
    """One more move, as the observer sees it."""
    belief.tell(fact.seen_by(belief.knowledge.observer) for fact in game.apply(move, tell=True))


def check_sums(belief: Belief) -> None:
    """Every probability is one of some that sum to one."""
    for roles in belief.roles:
        assert sum(roles.values()) == pytest.approx(1)
    assert sum(belief.goals) == pytest.approx(1)
    for score in belief.scores:
        assert -3.0001 <= score <= 3.0001


@pytest.mark.parametrize(("name", "seats"), [("base", 3), ("base", 10), ("saboteur2", 4)])
def test_in_whole_games_probabilities_sum_to_one_for_seats_and_watchers(name: str, seats: int) -> None:
    game = Game(ruleset(name, {"rounds": 2}), seats, seed="sums")
    players = [Plain(seat) for seat in range(seats)]
    beliefs = [Belief(game.view(observer), eye=FEW) for observer in (None, 1)]
    for seat, player in enumerate(players):
        player.begin(game.view(seat))
    steps = 0
    while (actor := game.actor) is not None:
        facts = game.apply(players[actor].choose(game.legal_moves), tell=True)
        for seat, player in enumerate(players):
            player.told([fact.seen_by(seat) for fact in facts])
        for belief in beliefs:
            belief.tell(fact.seen_by(belief.knowledge.observer) for fact in facts)
        steps += 1
        if steps % 9 == 0:
            for belief in beliefs:
                check_sums(belief)
            assert beliefs[1].roles[1][str(game.view(1).role)] == pytest.approx(1)  # type: ignore[index]


def test_moves_count_by_their_credit() -> None:
    """They are taken to a power: with none of it nothing is learnt, with less of it less."""
    harms = {}
    for credit in (0.0, 0.5, 1.0):
        game = Game(ruleset("base"), 5, seed="7")
        belief = Belief(game.view(None), eye=Eye(credit=credit))
        actor = game.actor
        assert actor is not None
        usual = belief.roles[actor]["saboteur"]
        told(belief, game, "discard base_ns")
        harms[credit] = belief.roles[actor]["saboteur"]
    assert harms[0.0] == pytest.approx(usual)
    assert abs(harms[0.0] - usual) < abs(harms[0.5] - usual) < abs(harms[1.0] - usual)
    odds = [harms[credit] / (1 - harms[credit]) * (1 - usual) / usual for credit in (0.5, 1.0)]
    assert odds[0] == pytest.approx(odds[1] ** 0.5)


def test_assignments_come_likeliest_first_and_sum_to_one() -> None:
    game = Game(ruleset("base"), 5, seed="7")
    belief = Belief(game.view(None))
    told(belief, game, "discard base_ns")
    listed = list(belief.assignments())
    chances = [each.probability for each in listed]
    assert chances == sorted(chances, reverse=True)
    assert sum(chances) == pytest.approx(1)
    assert len({(each.roles, each.gold) for each in listed}) == len(listed) == 3 * 15
    saboteur = sum(each.probability for each in listed if each.roles[1] == "saboteur")
    assert saboteur == pytest.approx(belief.roles[1]["saboteur"])


def test_a_game_joined_in_its_middle_has_no_belief() -> None:
    with pytest.raises(ValueError, match="a belief begins with its game"):
        Belief(Setup(ruleset("base"), seats=4, mine={"1,0": "base_ew"}).game().view(0))


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("solo", 1)])
def test_there_is_nothing_to_believe_of_players_without_a_dwarf(name: str, seats: int) -> None:
    with pytest.raises(ValueError, match="nobody has a hidden dwarf"):
        Belief(Game(ruleset(name, {}), seats, seed="1").view(0))


def played(game: Game, seat: int, moves: int) -> Belief:
    """The belief of a seat after some moves of plain players."""
    players = [Plain(each) for each in range(game.seats)]
    belief = Belief(game.view(seat), eye=FEW)
    for each, player in enumerate(players):
        player.begin(game.view(each))
    for _ in range(moves):
        assert game.actor is not None
        facts = game.apply(players[game.actor].choose(game.legal_moves), tell=True)
        for each, player in enumerate(players):
            player.told([fact.seen_by(each) for fact in facts])
        belief.tell(fact.seen_by(seat) for fact in facts)
    return belief


def test_worlds_that_look_alike_are_believed_alike() -> None:
    """The moves of others depend on their cards: only the first of a round may come from a world that differs."""
    game, dice = Game(ruleset("base", rounds=1), 4, seed="alike"), random.Random(3)
    world = other_world(game, 2, dice)
    shared = [move for move in game.legal_moves if move in world.legal_moves and "discard" not in str(move)]
    beliefs = []
    for each in (game, world):
        belief = Belief(each.view(2))
        told(belief, each, str(shared[0]))
        beliefs.append((belief.roles, belief.goals, belief.scores))
    assert game.view(0) != world.view(0)
    assert beliefs[0] == beliefs[1]


def test_a_belief_follows_from_the_history() -> None:
    game = Game(ruleset("base", rounds=1), 4, seed="again")
    first = game.view(1)
    belief = played(game, 1, 12)
    history = History(first)
    other = Game(ruleset("base", rounds=1), 4, seed="again")
    again = played(other, 1, 12)
    assert history.first == first
    assert (again.roles, again.goals) == (belief.roles, belief.goals)


def test_who_blocks_the_way_is_suspected_and_who_digs_is_trusted() -> None:
    """The same game up to a card that leads on, and to one that ends the only way."""
    believed = {}
    for card in ("base_nesw", "base_dead_nesw"):
        hand = (card, "base_ew", "base_ew", "base_ns", "base_ns", "base_rockfall")
        game = Setup(ruleset("base", rounds=1, first=0), seats=4, hands={0: hand}).game()
        belief = Belief(game.view(None))
        before = belief.roles[0]["saboteur"]
        told(belief, game, f"lay {card} 1,0")
        believed[card] = belief.roles[0]["saboteur"] - before
    assert believed["base_nesw"] < 0 < believed["base_dead_nesw"]


def test_what_a_move_would_tell_is_what_a_watcher_then_thinks() -> None:
    game = Game(ruleset("base", rounds=1, first=0), 4, seed="tells")
    own, watcher = Belief(game.view(0)), Belief(game.view(None))
    before = watcher.roles[0]["saboteur"]
    moves = list(game.legal_moves)
    told_by = own.tell_tale(int(packed_move(move)) for move in moves)
    foretold = max(told_by)
    worst = moves[told_by.index(foretold)]
    told(watcher, game, str(worst))
    assert foretold > 0
    assert watcher.roles[0]["saboteur"] - before == pytest.approx(foretold, abs=0.1)
