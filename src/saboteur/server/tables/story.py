"""What happened at a table, told round by round."""

from __future__ import annotations

from collections.abc import Iterable

from saboteur.engine.outcome import Outcome
from saboteur.engine.values.facts import Fact
from saboteur.engine.view import View
from saboteur.server.wire.answers import StoryAnswer
from saboteur.table.log import Event
from saboteur.table.story.chronicle import Chronicle
from saboteur.table.story.plain import game_summary_plain
from saboteur.words.opening import opening
from saboteur.words.plain import sentence_plain
from saboteur.words.story import deeds, game_headline, story


def story_told(first: View, events: Iterable[Event], now: View, outcome: Outcome) -> StoryAnswer:
    """The story of what an observer was told and nothing more; when the game is over, with everybody's gold."""
    chronicle = Chronicle(first)
    chronicle.tell(event.what for event in events if isinstance(event.what, Fact))
    game, you = chronicle.game.laid_open(outcome.earned), first.observer
    ended = (*game_headline(game, you), *deeds(game.deeds, you)) if game.ended else ()
    return StoryAnswer(
        story=game_summary_plain(game),
        rounds=tuple(tuple(map(sentence_plain, story(played, you))) for played in game.rounds),
        said=tuple(map(sentence_plain, ended)),
        opening=tuple(map(sentence_plain, opening(now))),
    )
