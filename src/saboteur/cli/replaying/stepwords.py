"""A step of a record in words, as an observer saw it."""

from collections.abc import Iterator

from saboteur.cli.replaying.steps import Step
from saboteur.engine.values.facts import Fact, PurseShown
from saboteur.engine.values.unknown import UNKNOWN, Observer
from saboteur.engine.view import View
from saboteur.notation.moves import HiddenMove, seen_move
from saboteur.notation.records.lines import time_text
from saboteur.notation.records.record import TABLE, Abandoned, Dealt, Moved, Said, Sat, Seen
from saboteur.words import Words


class StepWords:
    """Describes steps in one language; moves are in notation."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def names(self, step: Step) -> tuple[str, ...]:
        """The names of the seats: those in the record if all are different, otherwise their numbers."""
        given = [chair.name for chair in step.chairs]
        seats = step.position.view(TABLE).seats
        unique = {name for name in given if name and given.count(name) == 1}
        return tuple(
            given[seat] if seat < len(given) and given[seat] in unique else self.words.seat(seat)
            for seat in range(seats)
        )

    def head(self, step: Step, seen: Seen) -> str:
        """What the line of the record says."""
        text = self._head(step, seen)
        return text if not text or step.time is None else f"{text}  @{time_text(step.time)}"

    def _head(self, step: Step, seen: Seen) -> str:
        names = self.names(step)
        match step.entry:
            case Dealt():
                return self.words.phrase("watch-deal")
            case Moved(seat, move):
                if seen != TABLE and not isinstance(move, HiddenMove):
                    move = seen_move(move, seat, _observer(seen))
                return f"{step.number}. {names[seat]}: {move}"
            case Said(seat, statement):
                return self.words.statement(statement, seat, names)
            case Sat(seat, chair) if chair.name:
                return self.words.phrase("watch-sat-named", seat=seat, kind=chair.kind, name=chair.name)
            case Sat(seat, chair):
                return self.words.phrase("watch-sat", seat=seat, kind=chair.kind)
            case Abandoned(seat, reason):
                return self.words.abandoned(seat, reason, names)
            case None:
                return "" if step.comment else self.words.phrase("watch-beginning")

    def lines(self, step: Step, seen: Seen) -> list[str]:
        """What happened, as the observer was told it; the table's comment last."""
        names = self.names(step)
        heard = step.told if seen == TABLE else tuple(fact.seen_by(_observer(seen)) for fact in step.told)
        told = [line for fact in heard if not _is_listed(fact) and (line := self.words.fact(fact, names))]
        return [*told, f"# {step.comment}"] if step.comment and seen == TABLE else told

    def seats(self, step: Step, view: View) -> Iterator[str]:
        """What each seat has, as far as it is seen: a line for each seat, then the rest."""
        names, say = self.names(step), self.words.phrase
        roles = [self.words.role(role) if isinstance(role, str) else "" for role in view.roles] or [""] * len(names)
        golds = [self._gold(view, seat) for seat in range(len(names))]
        widths = [max(map(len, column)) for column in (names, roles, golds)]
        for seat, columns in enumerate(zip(names, roles, golds, strict=True)):
            parts = [f"{text:{width}}" for text, width in zip(columns, widths, strict=True) if width]
            yield f"{mark(view, seat)}{seat} {'  '.join([*parts, self._hand(view, seat)])}{mat(view, seat)}"
        left = [say("watch-deck", count=view.deck), say("watch-discard", count=len(view.discard))]
        if view.pile:
            left.append(say("nugget-cards", count=view.pile))
        if view.ruleset.claims:
            left += [say("markers-left", count=view.markers), say("keys-left", count=view.keys)]
        what = "over" if isinstance(step.entry, Abandoned) else view.asked
        yield "  ".join([*left, self.words.waiting(what, view.actor or 0, names)])

    def _hand(self, view: View, seat: int) -> str:
        hand = view.hands[seat]
        if UNKNOWN in hand or not hand:
            return self.words.phrase("hand-count", count=len(hand))
        return " ".join(map(str, hand))

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


def _is_listed(fact: Fact) -> bool:
    """The gold of a seat, without the values of nugget cards."""
    return isinstance(fact, PurseShown) and not fact.values


def mark(view: View, seat: int) -> str:
    """A mark before the seat that is asked."""
    return "▸" if view.actor == seat else " "


def mat(view: View, seat: int) -> str:
    """What lies in front of a seat."""
    return "".join(f" ✗{name}" for name in view.mats[seat])


def _observer(seen: Seen) -> Observer:
    return seen if isinstance(seen, int) else None
