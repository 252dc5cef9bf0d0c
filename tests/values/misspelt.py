"""What a type checker finds, line by line (test_spelling.py); never run."""

import saboteur
from saboteur import (
    Ask,
    Card,
    Chair,
    Clear,
    Deal,
    Driver,
    Game,
    Knowledge,
    Node,
    Play,
    Seat,
    Setup,
    View,
    facts,
    ruleset,
)
from saboteur.engine.core.state import State
from saboteur.engine.values.nature import Nature
from saboteur.engine.worlds.purses import Purses
from saboteur.engine.worlds.retelling import put_first
from saboteur.notation.statements import Am, Looked, Need

BASE = ruleset("base")


def games(name: str) -> None:
    ruleset("bass")  # type: ignore[call-overload]
    ruleset("base", edition="clasic")  # type: ignore[call-overload]
    ruleset("base", editon="classic")  # type: ignore[call-overload]
    ruleset("base", placing="ajacent")  # type: ignore[call-overload]
    ruleset("base", rounds="3")  # type: ignore[call-overload]
    ruleset("base", one_digger_less="yes")  # type: ignore[call-overload]
    ruleset("duel", edition="classic")  # type: ignore[call-overload]
    ruleset("saboteur2", colour="blue")  # type: ignore[call-overload]
    ruleset("solo", colour="red")  # type: ignore[call-overload]
    ruleset(name, rounds=1)  # type: ignore[call-overload]
    saboteur.Gaem(BASE, 3)  # type: ignore[attr-defined]


def setups() -> None:
    Setup(BASE, mats={1: ["lapm"]})  # type: ignore[list-item]
    Setup(BASE, roles={0: "sabotuer"})  # type: ignore[dict-item]
    Setup(BASE, spare=["diger"])  # type: ignore[list-item]
    Setup(BASE, asked="gaol")  # type: ignore[arg-type]
    Setup(BASE, rest="disacrd")  # type: ignore[arg-type]
    Deal((), roles=("gren",))  # type: ignore[arg-type]


def moves(card: Card) -> None:
    Play(card, 1, "lapm")  # type: ignore[arg-type]
    Play(card, 1, "theft")  # type: ignore[arg-type]
    Clear("teft", (card, card))  # type: ignore[arg-type]
    Am("sabotuer")  # type: ignore[arg-type]
    Looked(1, "bos")  # type: ignore[arg-type]
    Need("theft")  # type: ignore[arg-type]
    Chair("boot")  # type: ignore[arg-type]


def told() -> None:
    facts.Asked("turm", 1)  # type: ignore[arg-type]
    facts.RoundEnded(1, "god", (), ())  # type: ignore[arg-type]
    facts.RoundEnded(1, "gold", (), ("gren",))  # type: ignore[arg-type]
    facts.LeftOver("diger")  # type: ignore[arg-type]
    facts.Inspected(0, Card.parse("s2_inspection"), 1, "bos")  # type: ignore[arg-type]


def decided(state: State, purses: Purses) -> None:
    Nature("coins", asks=("gaol",), causes=("gold",), sides=())  # type: ignore[arg-type]
    Nature("coins", asks=(), causes=("god",), sides=())  # type: ignore[arg-type]
    Nature("coins", asks=(), causes=(), sides=("diger",))  # type: ignore[arg-type]
    state.side("god")  # type: ignore[arg-type]
    purses.ended("god", 0)  # type: ignore[arg-type]
    put_first(state, "gren")  # type: ignore[arg-type]


def compared(
    game: Game,
    node: Node,
    view: View,
    knowledge: Knowledge,
    seat: Seat,
    driver: Driver,
    fact: facts.RoundEnded,
    card: Card,
) -> list[bool]:
    [need] = driver
    return [
        game.asked == "ovr",  # type: ignore[comparison-overlap]
        node.asked == "trun",  # type: ignore[comparison-overlap]
        view.asked == "trun",  # type: ignore[comparison-overlap]
        seat.asked == "nuget",  # type: ignore[comparison-overlap]
        isinstance(need, Ask) and need.seat.asked == "rbo",  # type: ignore[comparison-overlap]
        view.role == "diger",  # type: ignore[comparison-overlap]
        knowledge.role == "diger",  # type: ignore[comparison-overlap]
        knowledge.role_of(1) == "sabotuer",  # type: ignore[comparison-overlap]
        game.ruleset.sides[0] == "digers",  # type: ignore[comparison-overlap]
        game.state.side("gold") == "gren",  # type: ignore[comparison-overlap]
        view.mats[0][0] == "lapm",  # type: ignore[comparison-overlap]
        fact.cause == "exausted",  # type: ignore[comparison-overlap]
        fact.roles[0] == "gren",  # type: ignore[comparison-overlap]
        card.door == "gren",  # type: ignore[comparison-overlap]
        card.goal == "god",  # type: ignore[comparison-overlap]
        card.tools[0] == "lapm",  # type: ignore[comparison-overlap]
        game.outcome.rounds[0].cause == "marker",  # type: ignore[comparison-overlap]
        game.outcome.rounds[0].teams[0] == "blu",  # type: ignore[comparison-overlap]
    ]
