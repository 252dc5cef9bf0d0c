"""Which table of a server: one that everybody may find, one's own, or a new one."""

from typing import Any

from saboteur.cli.joining.hearing import HearingDesk
from saboteur.cli.playing.typed import number_in
from saboteur.client.visitor import Visitor
from saboteur.rulesets import GAMES
from saboteur.server.wire.settings import Language, Settings
from saboteur.words import Words


def chosen_table(desk: HearingDesk, words: Words, visitor: Visitor) -> str:
    """The id of the table at which somebody wants to sit."""
    found: dict[str, Any] = {}
    for path in ("/api/me/tables", "/api/tables"):
        for table in visitor.ask("GET", path)["tables"]:
            if table["phase"] != "over":
                found.setdefault(table["table"], table)
    answers = [f"{words.game(table['settings']['game'])} · {name}" for name, table in found.items()]
    chosen = picked(desk, words, words.phrase("join-ask-table"), [*answers, words.phrase("join-new")])
    return [*found, None][chosen] or _new_table(desk, words, visitor)


def _new_table(desk: HearingDesk, words: Words, visitor: Visitor) -> str:
    games = list(GAMES)
    chosen = picked(desk, words, words.phrase("join-ask-game"), [words.game(game) for game in games])
    language: Language = words.language  # type: ignore[assignment]  # the languages of both are the same
    return visitor.create(Settings(game=games[chosen], language=language))


def picked(desk: HearingDesk, words: Words, question: str, answers: list[str]) -> int:
    """One of several answers by its number; asked until it is one."""
    if len(answers) == 1:
        return 0
    desk.offer(answers)
    while True:
        found = number_in(desk.ask(question), len(answers))
        if found is not None:
            return found
        desk.wrong(words.phrase("wrong-number", least=1, most=len(answers)))
