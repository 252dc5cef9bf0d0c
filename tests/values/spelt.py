"""What a type checker has nothing against (test_spelling.py); never run."""

from saboteur import (
    UNKNOWN,
    Ask,
    Card,
    Cause,
    Clear,
    Colour,
    Driver,
    Edition,
    Game,
    MatCard,
    Placing,
    Play,
    Question,
    Role,
    Ruleset,
    Seat,
    Setup,
    Tool,
    View,
    facts,
    ruleset,
)
from saboteur.notation.statements import Am, Need


def rulesets(name: str, chosen: dict[str, object], edition: Edition, placing: Placing) -> list[Ruleset]:
    return [
        ruleset("base"),
        ruleset("base", edition="classic", placing="adjacent", rounds=1, maps=2, first=0, one_digger_less=True),
        ruleset("base", edition=edition, placing=placing, broken_tools_forfeit=None),
        ruleset("saboteur2", first=3, rounds=2),
        ruleset("duel", maps=1),
        ruleset("solo", colour="blue"),
        ruleset(name, chosen),
        ruleset("solo", {"colour": "blue"}),
    ]


def words(view: View, seat: Seat, fact: facts.RoundEnded, card: Card) -> list[str]:
    asked: Question = view.asked
    role: Role = fact.roles[0]
    cause: Cause = fact.cause
    lying: MatCard = view.mats[0][0]
    tool: Tool = card.tools[0]
    colour: Colour | None = card.door
    return [asked, role, cause, lying, tool, colour or "", seat.asked or "", str(view.role is UNKNOWN)]


def told(game: Game, driver: Driver) -> str:
    for need in driver:
        if isinstance(need, Ask) and need.seat.asked == "nugget":
            return "gold"
    ended = game.outcome.rounds[-1]
    if game.asked == "over" and ended.cause == "gold" and "saboteur" not in ended.sides and "green" in ended.teams:
        return "over"
    return "not yet"


def values(card: Card) -> list[object]:
    setup = Setup(
        ruleset("base"),
        mats={1: ["lamp", "pick"]},
        roles={0: "saboteur"},
        spare=["digger"],
        asked="goal",
        rest="discard",
    )
    return [setup, Play(card, 1, "cart"), Clear("theft", (card, card)), Am("boss"), Need("lamp"), facts.Asked("rob", 1)]
