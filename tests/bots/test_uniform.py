"""The random player: all moves are equally likely, and an equal history gives an equal move."""

from collections import Counter

import pytest

from saboteur import History, Table, play, rebuild, ruleset
from saboteur.bots.uniform import Uniform
from saboteur.engine.values.facts import Asked
from tests.bots.seating import small_game


@pytest.mark.parametrize("game", ["base", "saboteur2", "duel", "solo"])
def test_it_plays_whole_games_and_the_same_ones_again(game: str) -> None:
    seats = {"base": 4, "saboteur2": 5, "duel": 2, "solo": 1}[game]
    views = []
    for number in (1, 1, 2):
        table = Table(ruleset(game, {"rounds": 1}), seats, seed="3")
        play(table, [Uniform(number + seat) for seat in range(seats)])
        views.append(table.watcher().view)
    assert views[0] == views[1] != views[2]


def test_one_rebuilt_from_its_history_goes_on_the_same() -> None:
    game = small_game()
    history, player = History(game.view(0)), Uniform(5)
    player.begin(game.view(0))
    for _ in range(30):
        if game.over:
            break
        if game.actor == 0:
            again = Uniform(5)
            rebuild(again, history)
            move = player.choose(game.legal_moves)
            assert again.choose(tuple(game.legal_moves)[::-1]) == move
        else:
            move = next(iter(game.legal_moves))
        told = game.apply(move, tell=True)
        history.tell(told)
        player.told([fact.seen_by(0) for fact in told])


def test_the_same_question_asked_later_is_another_throw() -> None:
    game, player = small_game(), Uniform(9)
    player.begin(game.view(0))
    chosen = []
    for _ in range(40):
        chosen.append(player.choose(game.legal_moves))
        assert player.choose(game.legal_moves) == chosen[-1]
        player.told([Asked("turn", 1), Asked("turn", 0)])
    assert len(set(chosen)) > 5


def test_every_move_is_as_likely_as_every_other() -> None:
    game = small_game()
    counts: Counter[str] = Counter()
    moves = list(game.legal_moves)
    for number in range(100 * len(moves)):
        player = Uniform(number)
        player.begin(game.view(0))
        counts[str(player.choose(moves))] += 1
    assert len(counts) == len(moves)
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 2 * len(moves)
