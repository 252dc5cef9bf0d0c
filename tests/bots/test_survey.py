"""Maps from the goals outwards: they cost what a search from the walker finds, and foretell what a card does."""

from __future__ import annotations

from saboteur import Game, Lay, Rng, parse_move, ruleset
from saboteur.bots.plain.prospect import passing
from saboteur.engine.core.tables import ANYONE, KIND, tile_of
from saboteur.engine.moves import packed_move
from saboteur.engine.search.survey import MARGIN, Survey
from saboteur.engine.search.ways import Ways
from saboteur.engine.setup.setup import Setup

ALL = 7


def surveyed(game: Game) -> tuple[Survey, Ways]:
    """Both ways to measure the same mine."""
    costs = passing(bytes(map(int, game.state.rules.deck)), ANYONE)
    survey, ways = Survey(costs, ANYONE), Ways(costs, ANYONE)
    hidden = ALL & ~int(game.state.goals_open)
    survey.look(game.state.mine, 0, hidden)
    ways.measure(game.state.mine, 0, hidden, 0)
    return survey, ways


def random_games(count: int) -> list[Game]:
    """The middles of some rounds."""
    games = []
    for number in range(count):
        game, rng = Game(ruleset("base", rounds=1), 4, seed=f"{number}"), Rng(number)
        for _ in range(8 + number):
            laid = [move for move in game.legal_moves if isinstance(move, Lay)]
            others = sorted(laid or game.legal_moves, key=str)
            game.apply(others[rng.below(len(others))])
        if game.asked == "turn":
            games.append(game)
    return games


def test_a_goal_costs_what_a_search_for_it_finds() -> None:
    for game in random_games(20):
        survey, ways = surveyed(game)
        hidden = [goal for goal in range(3) if not game.state.goals_open >> goal & 1]
        assert [survey.cost[goal] for goal in hidden] == [ways.cost(goal) for goal in hidden]


def test_what_a_lay_would_cost_is_mostly_what_a_search_finds_then() -> None:
    """It is read from maps that do not know what the card does to the cells beside it."""
    near = compared = 0
    for game in random_games(20):
        survey, ways = surveyed(game)
        mine = game.state.mine
        for move in game.legal_moves:
            if isinstance(move, Lay):
                later, tile = mine.clone(), tile_of(KIND[move.card.id], int(move.turned))
                later.lay(move.cell.code, tile)
                ways.measure(later, 0, ALL & ~int(game.state.goals_open), 0)
                for goal in range(3):
                    if not game.state.goals_open >> goal & 1:
                        found = survey.after_lay(mine, goal, mine.cell_at(move.cell.code), tile, ANYONE)
                        near += abs(int(found) - int(ways.cost(goal))) <= 3
                        compared += 1
    assert compared > 200
    assert near >= 0.9 * compared, near / compared


def test_a_rockfall_on_the_way_puts_the_gold_off() -> None:
    way = {f"{x},0": "base_nesw" for x in range(1, 4)}
    game = Setup(ruleset("base"), mine=way).game()
    survey, _ = surveyed(game)
    mine = game.state.mine
    fallen, cell = mine.clone(), mine.cell_at(packed_move(parse_move("play base_rockfall 2,0")) >> 12 & 0xFFFF)
    fallen.collapse(cell)
    assert survey.cost[1] < survey.after_collapse(fallen, 1, cell) <= survey.cost[1] + MARGIN


def test_what_was_seen_is_forgotten() -> None:
    survey, _ = surveyed(random_games(1)[0])
    assert len(survey.away[1]) > 0
    survey.forget()
    assert len(survey.away[1]) == len(survey.around[1]) == 0
