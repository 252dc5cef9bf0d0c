"""A step of a record in words, as an observer saw it: the sentences of the game itself."""

from collections.abc import Iterator, Sequence

from saboteur.engine.values import facts
from saboteur.engine.values.cards import Card
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.unknown import UNKNOWN, Observer
from saboteur.engine.view import View
from saboteur.notation.moves import HiddenMove, seen_move
from saboteur.notation.records.lines import time_text
from saboteur.notation.records.record import TABLE, Abandoned, Chair, Dealt, Moved, Said, Sat, Seen
from saboteur.table.story.summary import RoundSummary
from saboteur.table.verifying.steps import Step
from saboteur.words import Words


class StepWords:
    """Tells steps in one language; a person who looks through a seat is told what they did themselves."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def names(self, step: Step) -> tuple[str, ...]:
        """The names of the seats as in a game, those that differ; the numbers of the others."""
        given = _called(step.chairs)
        unique = {name for name in given if name and given.count(name) == 1}
        return tuple(
            given[seat] if seat < len(given) and given[seat] in unique else self.words.seat(seat)
            for seat in range(step.position.seats)
        )

    def lines(self, step: Step, seen: Seen) -> list[str]:
        """What happened, a move with its number and time first; the table's comment last."""
        told = self._told(step, seen)
        if isinstance(step.entry, Moved):
            told = [f"{step.number}. {told[0]}", *told[1:]]
        if told and step.time is not None and step.entry is not None:
            told[0] = f"{told[0]}  @{time_text(step.time)}"
        return [*told, f"# {step.comment}"] if step.comment and seen == TABLE else told

    def _told(self, step: Step, seen: Seen) -> list[str]:
        names, words, you = self.names(step), self.words, observer(seen)
        told = [line for fact in _heard(step, seen) if (line := happened(fact, names, words, you))]
        match step.entry:
            case Dealt():
                return [words.phrase("watch-deal"), *told]
            case Moved(seat, move):
                if told:
                    return told
                if seen != TABLE and not isinstance(move, HiddenMove):
                    move = seen_move(move, seat, you)
                return [f"{names[seat]}: {words.move(move, names, seat)}"]
            case Said(seat, statement):
                return [words.statement(statement, seat, names, you)]
            case Sat(seat, chair) if chair.name:
                return [words.phrase("watch-sat-named", seat=seat, kind=chair.kind, name=chair.name)]
            case Sat(seat, chair):
                return [words.phrase("watch-sat", seat=seat, kind=chair.kind)]
            case Abandoned(seat, reason):
                return [words.abandoned(seat, reason, names, you)]
            case None:
                return [] if step.comment or step.number else [words.phrase("watch-beginning")]

    def result(self, played: RoundSummary, names: Sequence[str], seen: Seen) -> Iterator[str]:
        """How a round ended: who was who, what was shown, the story of it."""
        words, you = self.words, observer(seen)
        yield words.phrase("head-round-gold", round=played.ended.round)
        ended, (headline, *others) = words.fact(played.ended, names, you) or "", words.story(played, names, you)
        yield ended
        for fact in played.shown:
            yield words.fact(fact, names, you) or ""
        yield from others if ended.startswith(headline) else (headline, *others)

    def seats(self, step: Step, view: View) -> Iterator[str]:
        """What each seat has, as far as it is seen: a line for each seat, then the rest."""
        names, say = self.names(step), self.words.phrase
        roles = [self.words.role(role) if isinstance(role, str) else "" for role in view.roles] or [""] * len(names)
        golds = [self._gold(view, seat) for seat in range(len(names))]
        widths = [max(map(len, column)) for column in (names, roles, golds)]
        for seat, columns in enumerate(zip(names, roles, golds, strict=True)):
            parts = [f"{text:{width}}" for text, width in zip(columns, widths, strict=True) if width]
            mark = "▸" if view.actor == seat else " "
            mat = "".join(f" · {self.words.lying(what).lower()}" for what in view.mats[seat])
            yield f"{mark}{'  '.join([*parts, self._hand(view, seat)])}{mat}"
        left = [f"{say('head-deck')} {view.deck}", say("watch-discard", count=len(view.discard))]
        if view.pile:
            left.append(say("nugget-cards", count=view.pile))
        if view.ruleset.claims:
            left += [say("markers-left", count=view.markers), say("keys-left", count=view.keys)]
        what = "over" if isinstance(step.entry, Abandoned) else view.asked
        yield " · ".join([*left, self.words.waiting(what, view.actor or 0, names)])

    def _hand(self, view: View, seat: int) -> str:
        hand = view.hands[seat]
        if UNKNOWN in hand or not hand:
            return self.words.phrase("hand-count", count=len(hand))
        return ", ".join(self.words.card(card).lower() for card in hand if isinstance(card, Card))

    def _gold(self, view: View, seat: int) -> str:
        amount = self.words.coins if view.coins else self.words.nuggets
        if view.final_gold:
            return amount(view.final_gold[seat])
        held = view.coins[seat : seat + 1] if view.coins else view.purses[seat]
        if not held or held == (0,):
            return ""
        if UNKNOWN not in held:
            return amount(sum(value for value in held if isinstance(value, int)))
        cards = len(view.purses[seat])
        return self.words.phrase("nugget-cards", count=cards) if cards else self.words.phrase("gold-some")


def happened(fact: Fact, names: Sequence[str], words: Words, you: Observer = None) -> str | None:
    """What a fact says; `None` for what is told with the result of the round: who was who, goals, gold."""
    match fact:
        case facts.RoundEnded():
            return words.round_end(fact, names, you)
        case facts.Uncovered() | facts.LeftOver() | facts.BoxShown() | facts.PurseShown() | facts.GameEnded():
            return None
        case _:
            return words.fact(fact, names, you)


def _heard(step: Step, seen: Seen) -> tuple[Fact, ...]:
    return step.told if seen == TABLE else tuple(fact.seen_by(observer(seen)) for fact in step.told)


def observer(seen: Seen) -> Observer:
    """The seat somebody looks through, if it is one."""
    return seen if isinstance(seen, int) else None


def _called(chairs: Sequence[Chair]) -> list[str]:
    """The names in a record; those of bots without the kind behind them, unless that tells them apart.

    >>> _called([Chair("person", "Anna"), Chair("bot", "Brokk (plain)")])
    ['Anna', 'Brokk']
    """
    short = [chair.name.partition(" (")[0] if chair.kind == "bot" else chair.name for chair in chairs]
    return short if len(set(short)) == len(short) else [chair.name for chair in chairs]
