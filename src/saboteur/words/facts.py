"""Facts as sentences for the log; a fact with a hidden field has another sentence."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.engine import facts
from saboteur.engine.cards import Card, Effect
from saboteur.engine.facts import Fact
from saboteur.engine.unknown import UNKNOWN
from saboteur.rulesets.duel import grade
from saboteur.words.cards import leading
from saboteur.words.names import Named, yes_no


def fact_words(fact: Fact, named: Named) -> str | None:
    """The sentence of a fact; `None` for facts that need no sentence."""
    match fact:
        case facts.Put() | facts.Lifted():
            return _before_seats(fact, named)
        case facts.Peeked() | facts.SwappedHands() | facts.Inspected() | facts.SwappedHats():
            return _secrets(fact, named)
        case facts.Discarded() | facts.Drew() | facts.Scrapped() | facts.Passed():
            return _hands(fact, named)
        case facts.Offered(values=(_,)):  # no choice (1.10): the sentence about the card taken is enough
            return None
        case facts.Offered() | facts.Took() | facts.Returned() | facts.PutBack():
            return _nugget_cards(fact, named)
        case facts.Paid() | facts.Robbed() | facts.Scored() | facts.Toll():
            return _gold(fact, named)
        case facts.RoundBegan() | facts.RoundEnded() | facts.GameEnded():
            return _rounds(fact, named)
        case facts.Uncovered() | facts.LeftOver() | facts.BoxShown() | facts.PurseShown():
            return _shown(fact, named)
        case facts.Settled() | facts.Asked():
            return None
        case _:
            return _mine(fact, named)


def _mine(fact: Fact, named: Named) -> str:
    text = named.words.text
    match fact:
        case facts.Laid(seat, card, cell, turned):
            given = {"name": named.seat(seat), "card": named.laid(card), "cell": str(cell)}
            ways = leading(card, named.words, turned=turned)
            return text("fact-laid-leading", ways=ways, **given) if ways else text("fact-laid", **given)
        case facts.Collapsed(seat, _, cell, Card() as removed):
            return text("fact-collapsed", name=named.seat(seat), card=named.laid(removed), cell=str(cell))
        case facts.Collapsed(seat):
            return text("fact-collapsed-nothing", name=named.seat(seat))
        case facts.Opened(seat, _, cell):
            return text("fact-opened", name=named.seat(seat), cell=str(cell))
        case facts.Bribed(seat, cell):
            return text("fact-bribed", name=named.seat(seat), cell=str(cell))
        case facts.Claimed(seat, cell):
            return text("fact-claimed", name=named.seat(seat), cell=str(cell))
        case facts.Revealed(seat, cell, face):
            return text("fact-revealed", name=named.seat(seat), cell=str(cell), card=named.laid(face))
        case _:
            raise AssertionError(fact)


def _before_seats(fact: facts.Put | facts.Lifted, named: Named) -> str:
    """Cards put in front of a player, and removed."""
    given = {"name": named.seat(fact.seat)}
    own = "-own" if fact.seat == fact.target else ""
    if not own:
        given["target"] = named.seat(fact.target)
    lying = fact.card if isinstance(fact, facts.Put) else fact.lifted
    if lying.effect is Effect.BREAK:
        given["tool"] = lying.tools[0]
    text = named.words.text
    match fact, lying.effect:
        case facts.Put(), Effect.BREAK:
            return text(f"fact-broken{own}", **given)
        case facts.Put(), Effect.TRAPPED:
            return text("fact-trapped", name=given["name"], target=named.seat(fact.target))
        case facts.Put(), _:
            return text("fact-theft", name=given["name"])
        case facts.Lifted(card=None), effect:
            what = lying.tools[0] if lying.tools else "trapped" if effect is Effect.TRAPPED else "theft"
            return text("fact-cleared", name=given["name"], what=what)
        case _, Effect.BREAK:
            return text(f"fact-repaired{own}", **given)
        case _, Effect.TRAPPED:
            return text(f"fact-freed{own}", **given)
        case _:
            return text(f"fact-hands-off{own}", **given)


def _secrets(fact: Fact, named: Named) -> str:
    """What only some have seen."""
    text = named.words.text
    match fact:
        case facts.Peeked(seat, _, cell, Card() as face):
            return text("fact-peeked", name=named.seat(seat), cell=str(cell), card=named.laid(face))
        case facts.Peeked(seat, _, cell):
            return text("fact-peeked-hidden", name=named.seat(seat), cell=str(cell))
        case facts.SwappedHands(seat, _, target, given, taken) if UNKNOWN not in (*given, *taken):
            swapped = {"given": named.cards(given), "taken": named.cards(taken)}
            return text("fact-swapped-hands", name=named.seat(seat), target=named.seat(target), **swapped)
        case facts.SwappedHands(seat, _, target):
            return text("fact-swapped-hands-hidden", name=named.seat(seat), target=named.seat(target))
        case facts.Inspected(seat, _, target, str(role)):
            players = {"name": named.seat(seat), "target": named.seat(target)}
            return text("fact-inspected", role=named.who(role), **players)
        case facts.Inspected(seat, _, target):
            return text("fact-inspected-hidden", name=named.seat(seat), target=named.seat(target))
        case facts.SwappedHats(seat, _, target, _, new):
            players = {"name": named.seat(seat)} | ({} if seat == target else {"target": named.seat(target)})
            own = "-own" if seat == target else ""
            if isinstance(new, str):
                return text(f"fact-swapped-hats{own}", role=named.who(new), **players)
            return text(f"fact-swapped-hats{own}-hidden", **players)
        case _:
            raise AssertionError(fact)


def _hands(fact: Fact, named: Named) -> str | None:
    text = named.words.text
    match fact:
        case facts.Discarded(seat, cards) if UNKNOWN not in cards:
            return text("fact-discarded", name=named.seat(seat), cards=named.objects(cards))
        case facts.Discarded(seat, cards):
            return text("fact-discarded-hidden", name=named.seat(seat), count=len(cards))
        case facts.Drew(seat, Card() as card):
            return text("fact-drew", name=named.seat(seat), card=named.laid(card))
        case facts.Scrapped(seat, card):
            return text("fact-scrapped", name=named.seat(seat), card=named.laid(card))
        case facts.Passed(seat):
            return text("fact-passed", name=named.seat(seat))
        case _:
            return None  # that others draw is not worth a sentence


def _nugget_cards(fact: Fact, named: Named) -> str:
    text = named.words.text
    match fact:
        case facts.Offered(seat, values) if UNKNOWN not in values:
            return text("fact-offered", name=named.seat(seat), values=_numbers(values))
        case facts.Offered(seat, values):
            return text("fact-offered-hidden", name=named.seat(seat), count=len(values))
        case facts.Took(seat, int(value)):
            return text("fact-took", name=named.seat(seat), amount=named.nuggets(value))
        case facts.Took(seat):
            return text("fact-took-hidden", name=named.seat(seat))
        case facts.Returned(seat, int(value)):
            return text("fact-returned", name=named.seat(seat), value=value)
        case facts.Returned(seat):
            return text("fact-returned-hidden", name=named.seat(seat))
        case facts.PutBack(seat, values) if UNKNOWN not in values:
            return text("fact-put-back", name=named.seat(seat), values=_numbers(values))
        case facts.PutBack(seat, values):
            return text("fact-put-back-hidden", name=named.seat(seat), count=len(values))
        case _:
            raise AssertionError(fact)


def _numbers(values: Sequence[object]) -> str:
    return ", ".join(map(str, values))


def _gold(fact: Fact, named: Named) -> str:
    text = named.words.text
    match fact:
        case facts.Paid(seat, int(amount)):
            return text("fact-paid", name=named.seat(seat), amount=named.coins(amount))
        case facts.Paid(seat):
            return text("fact-paid-hidden", name=named.seat(seat))
        case facts.Robbed(seat, int(victim), left):
            return text("fact-robbed", name=named.seat(seat), target=named.seat(victim), left=yes_no(left))
        case facts.Robbed(seat):
            return text("fact-robbed-nobody", name=named.seat(seat))
        case facts.Scored(seat, cards) if cards:
            worth = named.nuggets(sum(card.nuggets for card in cards))
            return text("fact-scored", name=named.seat(seat), count=len(cards), amount=worth)
        case facts.Scored(seat):
            return text("fact-scored-nothing", name=named.seat(seat))
        case facts.Toll(seat, value) if value:
            return text("fact-toll", name=named.seat(seat), amount=named.nuggets(value))
        case facts.Toll(seat):
            return text("fact-toll-nothing", name=named.seat(seat))
        case _:
            raise AssertionError(fact)


def _rounds(fact: Fact, named: Named) -> str:
    text = named.words.text
    match fact:
        case facts.RoundBegan(number, first, deck, _, roles):
            began = text("fact-round-began", round=number, name=named.seat(first), count=deck)
            known = [(seat, role) for seat, role in enumerate(roles) if role is not UNKNOWN]
            return " ".join([began, *_dwarves(known, named)])
        case facts.RoundEnded(roles=roles):
            return " ".join([round_end_words(fact, named), *_dwarves(list(enumerate(roles)), named)])
        case facts.GameEnded((gold,), _):
            brought, result = named.nuggets(gold), text(f"grade-{grade(gold)}")
            return text("fact-game-ended-alone", name=named.seat(0), amount=brought, grade=result)
        case facts.GameEnded(gold, winners):
            return text("fact-game-ended", winners=named.seats(winners), gold=max(gold, default=0))
        case _:
            raise AssertionError(fact)


def _shown(fact: Fact, named: Named) -> str:
    """What need not be hidden any more."""
    text = named.words.text
    match fact:
        case facts.Uncovered(cell, face):
            return text("fact-uncovered", cell=str(cell), card=named.card(face))
        case facts.LeftOver(role):
            return text("fact-left-over", role=text(f"role-{role}"))
        case facts.BoxShown(cards):
            return text("fact-box-shown", cards=named.cards(cards))
        case facts.PurseShown(seat, _, 0):
            return text("fact-purse-shown-nothing", name=named.seat(seat))
        case facts.PurseShown(seat, (), gold):
            return text("fact-purse-shown-coins", name=named.seat(seat), amount=named.coins(gold))
        case facts.PurseShown(seat, values, gold):
            given = {"values": _numbers(values), "amount": named.nuggets(gold)}
            return text("fact-purse-shown", name=named.seat(seat), **given)
        case _:
            raise AssertionError(fact)


def round_end_words(fact: facts.RoundEnded, named: Named) -> str:
    """How a round ended, without the roles; in the duel nobody wins a round."""
    text = named.words.text
    if not fact.roles:
        return text("fact-round-over", round=fact.round, cause=fact.cause)
    won = {"winners": named.seats(fact.winners) if fact.winners else ""}
    return text("fact-round-ended", round=fact.round, cause=fact.cause, count=len(fact.winners), **won)


def _dwarves(roles: Sequence[tuple[int, object]], named: Named) -> list[str]:
    return [named.words.text("fact-role", name=named.seat(seat), role=named.who(role)) for seat, role in roles]
