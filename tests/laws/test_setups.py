"""A setup loses nothing: at every point of a game, the described game continues in the same way."""

import random
from collections import Counter

import pytest
from hypothesis import example, given, settings

from saboteur import Fact, Game, Ruleset, Setup
from saboteur.engine.deal import SeededDealer
from saboteur.engine.moves import unpacked_move
from tests.laws.strategies import CLAIMS, QUESTIONS, VARIANTS, Plan, digging, listed, plans


def rebuilt(game: Game) -> Game:
    """A game that knows nothing of this one but its setup."""
    setup = Setup.of(game)
    other = setup.game()
    assert Setup.of(other) == setup
    assert (other.asked, other.actor, other.round, other.gold) == (game.asked, game.actor, game.round, game.gold)
    return other


def same_sight(game: Game, other: Game) -> None:
    """Everybody knows the same and may do the same."""
    assert sorted(listed(other)) == sorted(listed(game))
    for observer in (None, *range(game.seats)):
        assert other.view(observer) == game.view(observer)


def stepped(game: Game, other: Game, dealer: SeededDealer, eager: int, rng: random.Random) -> list[Fact]:
    """The same move or deal in both, told the same way."""
    if game.asked == "deal":
        assert other.to_deal == game.to_deal
        deal = dealer.deal(game.to_deal, game.round + 1, game.seats)
        told, told_other = game.deal(deal, tell=True), other.deal(deal, tell=True)
    else:
        moves = listed(game)
        if game.asked == "turn" and rng.randrange(10) < eager:
            move = unpacked_move(digging(game, moves, rng))
        else:
            kind = rng.choice(sorted({each & 15 for each in moves}))
            move = unpacked_move(rng.choice([each for each in moves if each & 15 == kind]))
        told, told_other = game.apply(move, tell=True), other.apply(move, tell=True)
    assert told_other == told
    return told


def check_game(rules: Ruleset, players: int, seed: int, eager: int, asked: Counter[str] | None = None) -> None:
    """A whole game, and a second one that is described and built again before every move."""
    dealer, rng = SeededDealer(str(seed)), random.Random(seed)
    game = Game(rules, players)
    twin = Game(rules, players)
    while True:
        twin = rebuilt(twin)
        same_sight(game, twin)
        if asked is not None:
            asked[game.asked] += 1
        if game.over:
            return
        stepped(game, twin, dealer, eager, rng)


@pytest.mark.parametrize(
    ("game", "players", "seed", "eager"),
    [
        ("base", 3, 1, 9),
        ("base", 10, 2, 9),
        ("saboteur2", 2, 3, 9),
        ("saboteur2", 7, 4, 4),
        ("saboteur2", 3, 3, 1),
        ("duel", 2, 5, 9),
        ("duel", 2, 6, 3),
        ("solo", 1, 7, 9),
        ("rich duel", 2, CLAIMS[0], 9),
        ("rich duel", 2, CLAIMS[1], 9),
        ("rich saboteur2", 5, 4, 2),
    ],
)
def test_a_game_rebuilt_before_every_move_goes_on_the_same_to_its_end(
    game: str, players: int, seed: int, eager: int
) -> None:
    check_game(Plan(game, players).rules(), players, seed, eager)


@settings(max_examples=25)
@given(plans(most_ahead=150))
@example(QUESTIONS[0])
def test_what_a_setup_begins_ends_as_the_game_does(plan: Plan) -> None:
    game = plan.played()
    other = Setup.of(game).game(dealer=game.dealer)
    same_sight(game, other)
    for move in plan.steps(game):
        assert other.apply(move, tell=True) == game.apply(move, tell=True)
        same_sight(game, other)


@pytest.mark.both
@pytest.mark.parametrize("plan", QUESTIONS, ids=str)
def test_every_question_can_be_described(plan: Plan) -> None:
    game = plan.played()
    assert game.asked == plan.until
    same_sight(game, rebuilt(game))


@pytest.mark.proof(minutes=0.5)
def test_all_games_rebuilt_before_every_move() -> None:
    asked: Counter[str] = Counter()
    for number, (name, players, options) in enumerate(VARIANTS):
        check_game(Plan(name, players, options).rules(), players, number, (9, 4)[number % 2], asked)
    for seed in CLAIMS:
        check_game(Plan("rich duel", 2).rules(), 2, seed, 9, asked)
    for seed in range(8):  # where many steal and few dig, thieves choose whom to rob about twice a game
        check_game(Plan("rich saboteur2", 7).rules(), 7, seed, 3, asked)
    assert min(asked[what] for what in ("turn", "goal", "position", "claim", "nugget", "rob", "deal", "over")) >= 5
