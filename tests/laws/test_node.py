"""A node is the same game as a `Game`, move by move; it refuses what is not legal and stays as it was."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from saboteur import Game, IllegalMove, InvalidDeal, InvalidMove, Knowledge, Move, Node, Rng, Setup, View, ruleset
from saboteur.engine.core.packed import DISCARD
from saboteur.engine.moves import move_of, packed_move
from tests.laws.conceivable import conceivable
from tests.laws.strategies import PUBLIC, QUESTIONS, VARIANTS, Option, Plan, apply_packed, listed, plans
from tests.laws.test_refused import views

Everything = tuple[Setup, list[View], list[int], list[int]]


def everything(node: Node) -> Everything:
    """All there is to know of a node."""
    game = node.game()
    return Setup.of(game), views(game), node.moves(), node.returns()


def follow(node: Node, game: Game) -> None:
    """Deals a node as its game was dealt by itself."""
    if node.chance and game.asked != "deal":
        assert (node.moves(), node.actor, node.asked, node.over) == ([], None, "deal", False)
        assert game.dealer is not None
        node.deal(game.dealer.deal(node.to_deal, node.round + 1, node.seats))


def compare(node: Node, game: Game) -> None:
    """They ask the same of the same seat, offer the same moves, and show everybody the same."""
    assert (node.asked, node.actor, node.over, node.round) == (game.asked, game.actor, game.over, game.round)
    assert (node.seats, node.ruleset, tuple(node.returns())) == (game.seats, game.ruleset, game.gold)
    assert node.chance == (game.asked == "deal")
    assert Setup.of(node.game()) == Setup.of(game)
    assert views(node.game()) == views(game)
    numbers, moves = node.moves(), list(game.legal_moves)
    assert len(numbers) == len(set(numbers)) == len(moves)
    assert [node.move(number) for number in numbers] == moves
    assert [node.number(move) for move in moves] == numbers
    assert [node.number(node.text(number)) for number in numbers] == numbers
    assert all(node.is_legal(number) for number in numbers)
    assert bool(numbers) == (node.actor is not None)


def check_agreement(plan: Plan) -> None:
    """Surface and game agree before and after each move."""
    game = plan.played()
    node = Node.of_game(game)
    compare(node, game)
    for move in plan.steps(game):
        number = node.number(move)
        child = node.child(number)
        node.play(number)
        assert everything(child) == everything(node)
        game.apply(move)
        follow(node, game)
        compare(node, game)


def check_clones(plan: Plan) -> None:
    """What is played in one copy is not seen in another, nor in the game it came from."""
    game = plan.played()
    node = Node.of_game(game)
    kept = Setup.of(game)
    twins = (node.clone(), copy.copy(node), copy.deepcopy(node), Node.of_game(node.game()))
    before = everything(node)
    played: list[Node] = []
    for choice, twin in enumerate(twins):
        assert everything(twin) == before
        if moves := twin.moves():
            twin.play(moves[(plan.seed + choice) % len(moves)])
            twin.run(Rng(choice), 3)
            assert everything(node) == before
        played.append(twin.clone())
    apart = [everything(twin) for twin in played]
    node.run(Rng(1), 5)
    assert [everything(twin) for twin in played] == apart
    assert Setup.of(game) == kept


def check_refusals(plan: Plan) -> None:
    """Numbers of illegal moves, of moves that were legal, and of no move are refused; the node stays as it was."""
    game = plan.played()
    node = Node.of_game(game)
    before, legal = everything(node), set(node.moves())
    refused = [move for move in conceivable(game, 13) if node.number(move) not in legal]
    for move in refused[:: max(1, len(refused) // 80)]:
        refuse_move(node, game, move)
    for number in legal:
        for near in (number ^ 1, number | 1 << 29, number | 1 << 40, -number, number << 4, number + (1 << 12)):
            if near not in legal:
                refuse(node, near)
    assert everything(node) == before
    if legal:
        node.play(min(legal))
        for number in sorted(legal - set(node.moves()))[:20]:
            refuse(node, number)


def refuse_move(node: Node, game: Game, move: Move) -> None:
    """A move that is refused is refused for the reason its game gives."""
    number = node.number(move)
    assert not node.is_legal(number)
    for attempt in (node.play, node.child):
        with pytest.raises(IllegalMove) as caught:
            attempt(number)
        assert caught.value.refusal is game.refusal(move)
        assert game.asked in str(caught.value)


def refuse(node: Node, number: int) -> None:
    """Any number that is not legal."""
    assert not node.is_legal(number)
    with pytest.raises((IllegalMove, InvalidMove)) as caught:
        node.play(number)
    refused: ValueError = caught.value
    found = packed_move(refused.move) if isinstance(refused, IllegalMove) else int(str(refused).rpartition(" ")[2])
    assert found == number


@pytest.mark.both
@settings(max_examples=25)
@given(plans())
def test_a_node_and_a_game_agree_move_by_move(plan: Plan) -> None:
    check_agreement(plan)


@pytest.mark.both
@pytest.mark.parametrize("plan", QUESTIONS, ids=str)
def test_they_agree_at_every_question(plan: Plan) -> None:
    check_agreement(plan)


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS[::2], ids=str)
def test_they_agree_all_through_a_game(game: str, players: int, options: tuple[Option, ...]) -> None:
    played = Plan(game, players, options, seed=3).begun()
    node, rng = Node.of_game(played), Rng(3)
    while not played.over:
        moves = node.moves()
        assert moves == listed(played)
        number = moves[rng.below(len(moves))]
        node.play(number)
        apply_packed(played, number)
        follow(node, played)
    compare(node, played)


@pytest.mark.both
@settings(max_examples=25)
@given(plans(most_choices=0))
def test_clones_are_independent(plan: Plan) -> None:
    check_clones(plan)


@pytest.mark.both
@settings(max_examples=20)
@given(plans(most_choices=0))
def test_what_is_not_legal_is_refused_and_changes_nothing(plan: Plan) -> None:
    check_refusals(plan)


NODE = Node.of_game(Plan("saboteur2", 3, seed=4).begun())


@pytest.mark.both
@settings(max_examples=300)
@given(st.one_of(st.integers(), st.integers(0, 1 << 29), st.integers(0, 5000)))
@example(0)
@example(1 << 63)
@example(-(1 << 70))
@example(DISCARD)
def test_any_whole_number_is_legal_or_refused(number: int) -> None:
    if number not in NODE.moves():
        refuse(NODE, number)


@pytest.mark.both
@given(st.integers(0, 1 << 29))
def test_a_number_is_of_one_move_or_of_none(number: int) -> None:
    try:
        move = move_of(number)
    except InvalidMove:
        return
    assert packed_move(move) == number
    assert eval(repr(move), PUBLIC) == move  # noqa: S307


@pytest.mark.both
def test_numbers_that_only_look_like_moves_are_of_none() -> None:
    pair = NODE.number("discard base_ew base_ns")
    assert NODE.text(pair) == "discard base_ew base_ns"
    first, second = pair >> 4 & 255, pair >> 12 & 255
    swapped = DISCARD | second << 4 | first << 12
    gap = DISCARD | first << 12
    for number in (swapped, gap, DISCARD, pair | 1 << 28, pair | 255 << 20, NODE.number("rob 1") | 1 << 12):
        with pytest.raises(InvalidMove, match=f"not a move: {number}"):
            NODE.move(number)


@pytest.mark.both
@pytest.mark.parametrize("value", [True, False, "5", "discard base_ew", 5.0, None, b"5", (5,), [5]], ids=repr)
def test_what_is_no_number_is_named(value: Any) -> None:
    before = everything(NODE)
    for use in (NODE.play, NODE.child, NODE.is_legal, NODE.move, NODE.text):
        with pytest.raises(TypeError, match="expected the number of a move, found"):
            use(value)
    assert everything(NODE) == before


@pytest.mark.both
def test_what_counts_as_a_whole_number_is_one() -> None:
    class Whole:
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    number = NODE.moves()[-1]
    assert NODE.text(Whole(number)) == NODE.text(number)
    assert everything(NODE.child(Whole(number))) == everything(NODE.child(number))
    with pytest.raises(InvalidMove, match="not a move: 1"):
        NODE.play(Whole(1))


@pytest.mark.both
def test_chance_deals_only_where_a_deal_is_asked_for() -> None:
    node = Node.begin(ruleset("base"), 3)
    assert (node.chance, node.round, node.moves(), node.returns()) == (True, 0, [], [0, 0, 0])
    before = everything(node)
    with pytest.raises(TypeError, match="expected a Deal or an Rng, found 7"):
        node.deal(7)  # type: ignore[arg-type]
    with pytest.raises(InvalidDeal, match="deck"):
        node.deal(Node.begin(ruleset("duel"), 2).to_deal)
    for name in ("deck", "roles", "goals", "nuggets"):  # counted once, it would be empty when it is dealt
        with pytest.raises(InvalidDeal, match=f"{name}: expected a list, found <"):
            node.deal(replace(node.to_deal, **{name: reversed(getattr(node.to_deal, name))}))
    with pytest.raises(IllegalMove, match="nobody is asked for: deal"):
        node.play(node.number("discard base_ew"))
    assert everything(node) == before
    node.deal(Rng(1))
    assert (node.chance, node.round, node.asked) == (False, 1, "turn")
    with pytest.raises(ValueError, match="no deal is asked for: seat"):
        node.deal(Rng(1))
    other = Node.begin(ruleset("base"), 3)
    other.deal(Rng(1))
    assert everything(other) == everything(node)


@pytest.mark.both
@pytest.mark.parametrize(("game", "seats"), [("base", 4), ("saboteur2", 3), ("duel", 2), ("solo", 1)])
def test_a_sampled_world_offers_and_shows_its_observer_the_same(game: str, seats: int) -> None:
    played = Game(ruleset(game, {}), seats, seed="9")
    knowledge = Knowledge(played.view(0))
    rng = Rng(9)
    for _ in range(25):
        if played.actor == 0:
            world = Node.sampled(knowledge, rng)
            assert world.game().view(0) == played.view(0)
            assert sorted(world.moves()) == sorted(Node.of_game(played).moves())
        moves = played.legal_moves
        knowledge.tell(fact.seen_by(0) for fact in played.apply(moves[rng.below(len(moves))], tell=True))


@pytest.mark.both
def test_it_goes_on_as_a_game_with_a_dealer() -> None:
    whole = Game(ruleset("duel"), 2, seed="5")
    node = Node.of_game(whole)
    game = node.game(whole.dealer)
    for _ in range(90):
        if not whole.over:
            move = whole.legal_moves[-1]
            whole.apply(move)
            game.apply(move)
    assert game.round == whole.round > 1
    assert views(game) == views(whole)


def test_it_says_what_it_is_and_is_not_pickled() -> None:
    assert repr(Node.begin(ruleset("duel", rounds=1), 2)) == "<Node duel rounds=1, nobody is asked for: deal>"
    with pytest.raises(TypeError, match="play them again"):
        pickle.dumps(NODE)
    with pytest.raises(TypeError, match=r"give ruleset\('base'\)"):
        Node.begin("base", 3)  # type: ignore[arg-type]
