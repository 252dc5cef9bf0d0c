"""The first game of a simulation, played again and told round by round."""

from collections.abc import Iterator

from saboteur.cli.dwarves import names_of
from saboteur.engine.values.facts import Fact, GameEnded
from saboteur.lab.arena import play_at
from saboteur.lab.simulation.plan import Casting, Plan
from saboteur.notation.games import read_game
from saboteur.table.story.chronicle import Chronicle
from saboteur.table.table import Table
from saboteur.words import Words


def first_game_told(plan: Plan, casting: Casting, words: Words) -> Iterator[tuple[str, list[str]]]:
    """A title and sentences for each round, as a watcher knows it, and for the end of the game."""
    seats, game = plan.task(0)
    table = Table(read_game(plan.game), seats, seed=plan.seed_of(game))
    players = [casting(plan.bot_at(seat, game), plan.seed_of_bot(game, seat)) for seat in range(seats)]
    for _ in play_at(table, players):
        pass
    facts = [event.what for event in table.events(None) if isinstance(event.what, Fact)]
    chronicle = Chronicle(table.first_view(None))
    chronicle.tell(facts)
    names = names_of(seats, words, coloured=not table.game.ruleset.roles)
    for played in chronicle.rounds:
        told = words.story(played, names)
        yield words.phrase("head-round-gold", round=played.ended.round), told
    ended = next(fact for fact in facts if isinstance(fact, GameEnded))
    yield words.game_end(chronicle.game, names), [words.fact(ended, names) or ""]
