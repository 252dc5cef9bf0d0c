"""What an observer believes of vein cards: what was seen does not come again, and who has looked digs by it."""

from __future__ import annotations

import pytest

from saboteur import Game, Move, ruleset
from saboteur.bots.belief.veinbelief import VeinBelief
from saboteur.bots.plain.player import Plain
from saboteur.engine.moves import Discard, Lay, Play
from saboteur.engine.values.cards import Effect
from saboteur.engine.values.facts import Fact

SEATS = {"duel": 2, "solo": 1}


def check_sums(veins: VeinBelief) -> None:
    """Every probability is one of some that sum to one, and no card lies in several places for certain."""
    for nuggets, cards in zip(veins.nuggets, veins.cards, strict=True):
        assert sum(nuggets) == pytest.approx(1)
        assert sum(cards.values()) == pytest.approx(1)
        assert sum(card.nuggets * odds for card, odds in cards.items()) == pytest.approx(
            sum(count * odds for count, odds in enumerate(nuggets))
        )
    for card in {card for cards in veins.cards for card in cards}:
        assert sum(cards.get(card, 0.0) for cards in veins.cards) < 1.0001


@pytest.mark.parametrize("name", SEATS)
def test_in_whole_games_probabilities_sum_to_one_and_known_cards_are_known(name: str) -> None:
    game = Game(ruleset(name, {"rounds": 2}), SEATS[name], seed="sums")
    players = [Plain(seat) for seat in range(SEATS[name])]
    beliefs = [VeinBelief(game.view(observer)) for observer in (None, 0)]
    for seat, player in enumerate(players):
        player.begin(game.view(seat))
    steps = 0
    while (actor := game.actor) is not None:
        facts = game.apply(players[actor].choose(game.legal_moves), tell=True)
        for seat, player in enumerate(players):
            player.told([fact.seen_by(seat) for fact in facts])
        for veins in beliefs:
            veins.tell(fact.seen_by(veins.knowledge.observer) for fact in facts)
        steps += 1
        if steps % 8 == 0 and game.actor is not None:
            for veins in beliefs:
                check_sums(veins)
                for goal, cards in enumerate(veins.cards):
                    face = veins.knowledge.face(goal)
                    assert (face is None) == (len(cards) > 1)
    assert steps > 40


def test_vein_cards_that_were_seen_do_not_come_again() -> None:
    """8.13: a card out of eighteen is known, so each of the others is likelier elsewhere."""
    game, opening = looked()
    own, other = VeinBelief(game.view(0)), VeinBelief(game.view(1))
    for move in opening:
        facts = game.apply(move, tell=True)
        for veins in (own, other):
            veins.tell(fact.seen_by(veins.knowledge.observer) for fact in facts)
    [goal] = [goal for goal in range(6) if own.knowledge.face(goal)]
    face = own.knowledge.face(goal)
    assert face is not None
    assert own.expected[goal] == face.nuggets
    assert all(face not in cards for place, cards in enumerate(own.cards) if place != goal)
    assert {round(1 / odds) for odds in own.cards[goal - 1].values()} == {17}
    assert {round(1 / odds) for odds in other.cards[goal].values()} == {18}


def looked() -> tuple[Game, list[Move]]:
    """A duel, and moves after which seat 0 has looked at a vein card and is asked again."""
    for seed in range(100):
        game = Game(ruleset("duel"), 2, seed=str(seed))
        maps = [move for move in game.legal_moves if isinstance(move, Play) and move.card.effect is Effect.MAP]
        if maps:
            after = game.clone()
            after.apply(maps[0])
            return game, [maps[0], next(move for move in after.legal_moves if isinstance(move, Discard))]
    raise AssertionError


@pytest.mark.parametrize("observer", [1, None])
def test_who_has_looked_at_a_vein_card_tells_by_digging_what_it_holds(observer: int | None) -> None:
    """Some lays speak for nuggets there and some against; nothing is told of a card that nobody has looked at."""
    game, opening = looked()
    first = game.view(observer)
    facts: list[Fact] = []
    for move in opening:
        facts += [fact.seen_by(observer) for fact in game.apply(move, tell=True)]
    goal = int(game.state.seen[0]).bit_length() - 1
    before, found = VeinBelief(first, facts).expected, []
    for lay in [move for move in game.legal_moves if isinstance(move, Lay)][:12]:
        after = game.clone()
        veins = VeinBelief(first, [*facts, *(fact.seen_by(observer) for fact in after.apply(lay, tell=True))])
        check_sums(veins)
        found.append(veins.expected[goal])
    assert min(found) < before[goal] - 0.001
    assert max(found) > before[goal] + 0.001


def test_a_view_in_the_middle_of_a_game_is_refused() -> None:
    game, opening = looked()
    for move in opening:
        game.apply(move)
    with pytest.raises(ValueError, match="begins with its game"):
        VeinBelief(game.view(1))


def test_a_game_without_vein_cards_has_no_such_belief() -> None:
    with pytest.raises(ValueError, match="no vein cards"):
        VeinBelief(Game(ruleset("base"), 3, seed="1").view(0))
