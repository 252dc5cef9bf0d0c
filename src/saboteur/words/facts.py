"""Facts as sentences for the log: as much as the fact says; a hidden field makes another sentence."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.engine.values import facts
from saboteur.engine.values.cards import Card, Effect
from saboteur.engine.values.facts import Fact
from saboteur.engine.values.unknown import UNKNOWN, HiddenRole
from saboteur.rulesets.duel import grade
from saboteur.words.cards import card_objects, cards_listed, leading
from saboteur.words.person import done, done_to, of_another
from saboteur.words.sentence import (
    Argument,
    CardName,
    PlayerName,
    Sentence,
    coins,
    nuggets,
    numbers,
    players,
    said,
    who,
    yes_no,
)


def fact_sentences(fact: Fact, you: int | None = None) -> tuple[Sentence, ...]:
    """What a fact says to the seat `you`, or to somebody who only watches; none for those that only carry on."""
    match fact:
        case facts.RoundBegan(number, first, deck, _, roles):
            known = [(seat, role) for seat, role in enumerate(roles) if role is not UNKNOWN]
            return done("fact-round-began", first, you, round=number, count=deck), *_dwarves(known, you)
        case facts.RoundEnded(roles=roles):
            return round_end(fact, you), *_dwarves(list(enumerate(roles)), you)
        case _:
            found = _fact(fact, you)
            return () if found is None else (found,)


def _fact(fact: Fact, you: int | None) -> Sentence | None:
    match fact:
        case facts.Put() | facts.Lifted():
            return _before_seats(fact, you)
        case facts.Peeked() | facts.SwappedHands() | facts.Inspected() | facts.SwappedHats():
            return _secrets(fact, you)
        case facts.Discarded() | facts.Drew() | facts.Scrapped() | facts.Passed():
            return _hands(fact, you)
        case facts.Offered(values=(_,)):  # nothing to choose from (1.10): what was taken says it
            return None
        case facts.Offered() | facts.Took() | facts.Returned() | facts.PutBack():
            return _nugget_cards(fact, you)
        case facts.Paid() | facts.Robbed() | facts.Scored() | facts.Toll():
            return _gold(fact, you)
        case facts.Uncovered() | facts.LeftOver() | facts.BoxShown() | facts.PurseShown():
            return _shown(fact, you)
        case facts.GameEnded():
            return _game_ended(fact, you)
        case facts.Settled() | facts.Asked():
            return None
        case _:
            return _mine(fact, you)


def _mine(fact: Fact, you: int | None) -> Sentence:
    match fact:
        case facts.Laid(seat, card, cell, turned):
            given: dict[str, Argument] = {"card": CardName(card, "object"), "cell": cell}
            ways = leading(card, turned=turned)
            if ways is not None:
                return done("fact-laid-leading", seat, you, ways=ways, **given)
            return done("fact-laid", seat, you, **given)
        case facts.Collapsed(seat, _, cell, Card() as removed) if cell is not None:
            return done("fact-collapsed", seat, you, card=CardName(removed, "object"), cell=cell)
        case facts.Collapsed():
            return said("fact-collapsed-nothing")
        case facts.Opened(seat, _, cell):
            return done("fact-opened", seat, you, cell=cell)
        case facts.Bribed(seat, cell):
            return done("fact-bribed", seat, you, cell=cell)
        case facts.Claimed(seat, cell):
            return done("fact-claimed", seat, you, cell=cell)
        case facts.Revealed(seat, cell, face):
            return done("fact-revealed", seat, you, cell=cell, card=CardName(face, "object"))
        case _:
            raise AssertionError(fact)


def _before_seats(fact: facts.Put | facts.Lifted, you: int | None) -> Sentence:
    """Cards that come to lie before a player, and go."""
    lying = fact.card if isinstance(fact, facts.Put) else fact.lifted
    tool: dict[str, Argument] = {"tool": lying.tools[0]} if lying.effect is Effect.BREAK else {}
    match fact, lying.effect:
        case facts.Put(), Effect.BREAK:
            return _on_seat("fact-broken", fact, you, **tool)
        case facts.Put(), Effect.TRAPPED:
            return done_to("fact-trapped", fact.seat, fact.target, you)
        case facts.Put(), _:
            return done("fact-theft", fact.seat, you)
        case facts.Lifted(card=None), effect:
            what = lying.tools[0] if lying.tools else "trapped" if effect is Effect.TRAPPED else "theft"
            return done("fact-cleared", fact.seat, you, what=what)
        case _, Effect.BREAK:
            return _on_seat("fact-repaired", fact, you, **tool)
        case _, Effect.TRAPPED:
            return _on_seat("fact-freed", fact, you)
        case _:
            return _on_seat("fact-hands-off", fact, you)


def _on_seat(key: str, fact: facts.Put | facts.Lifted, you: int | None, **given: Argument) -> Sentence:
    """What somebody does to another or to themselves."""
    if fact.seat == fact.target:
        return done(f"{key}-own", fact.seat, you, **given)
    return done_to(key, fact.seat, fact.target, you, **given)


def _secrets(fact: Fact, you: int | None) -> Sentence:
    """What only some have seen."""
    match fact:
        case facts.Peeked(seat, _, cell, Card() as face):
            return done("fact-peeked", seat, you, cell=cell, card=CardName(face, "object"))
        case facts.Peeked(seat, _, cell):
            return of_another("fact-peeked-hidden", seat, cell=cell)
        case facts.SwappedHands(seat, _, target, given, taken) if UNKNOWN not in (*given, *taken):
            if target == you:
                given, taken = taken, given
            swapped = {"given": cards_listed(given), "taken": cards_listed(taken)}
            return done_to("fact-swapped-hands", seat, target, you, **swapped)
        case facts.SwappedHands(seat, _, target):
            return of_another("fact-swapped-hands-hidden", seat, target=PlayerName(target))
        case facts.Inspected(seat, _, target, str(role)):
            return done("fact-inspected", seat, you, target=PlayerName(target), role=who(role))
        case facts.Inspected(seat, _, target):
            if target == you:
                return said("fact-inspected-hidden.to-you", name=PlayerName(seat))
            return of_another("fact-inspected-hidden", seat, target=PlayerName(target))
        case facts.SwappedHats(seat, _, target, _, new):
            return _swapped_hats(seat, target, new, you)
        case _:
            raise AssertionError(fact)


def _swapped_hats(seat: int, target: int, new: HiddenRole, you: int | None) -> Sentence:
    """Only the player who has another dwarf now sees it (6.8)."""
    if isinstance(new, str):
        if seat == target:
            return done("fact-swapped-hats-own", seat, you, role=who(new))
        if target == you:
            return said("fact-swapped-hats.to-you", name=PlayerName(seat), role=who(new))
        return of_another("fact-swapped-hats", seat, target=PlayerName(target), role=who(new))
    if seat == target:
        return of_another("fact-swapped-hats-own-hidden", seat)
    return done("fact-swapped-hats-hidden", seat, you, target=PlayerName(target))


def _hands(fact: Fact, you: int | None) -> Sentence | None:
    match fact:
        case facts.Discarded(seat, cards) if UNKNOWN not in cards:
            return done("fact-discarded", seat, you, cards=card_objects(cards))
        case facts.Discarded(seat, cards):
            return of_another("fact-discarded-hidden", seat, count=len(cards))
        case facts.Drew(seat, Card() as card):
            return done("fact-drew", seat, you, card=CardName(card, "object"))
        case facts.Scrapped(seat, card):
            return done("fact-scrapped", seat, you, card=CardName(card, "object"))
        case facts.Passed(seat):
            return done("fact-passed", seat, you)
        case _:
            return None  # that others draw goes without saying


def _nugget_cards(fact: Fact, you: int | None) -> Sentence:
    match fact:
        case facts.Offered(seat, values) if UNKNOWN not in values:
            return done("fact-offered", seat, you, values=numbers(values))
        case facts.Offered(seat, values):
            return of_another("fact-offered-hidden", seat, count=len(values))
        case facts.Took(seat, int(value)):
            return done("fact-took", seat, you, amount=nuggets(value))
        case facts.Took(seat):
            return of_another("fact-took-hidden", seat)
        case facts.Returned(seat, int(value)):
            return done("fact-returned", seat, you, value=value)
        case facts.Returned(seat):
            return of_another("fact-returned-hidden", seat)
        case facts.PutBack(seat, values) if UNKNOWN not in values:
            return done("fact-put-back", seat, you, values=numbers(values))
        case facts.PutBack(seat, values):
            return of_another("fact-put-back-hidden", seat, count=len(values))
        case _:
            raise AssertionError(fact)


def _gold(fact: Fact, you: int | None) -> Sentence:
    match fact:
        case facts.Paid(seat, int(amount)):
            return done("fact-paid", seat, you, amount=coins(amount))
        case facts.Paid(seat):
            return of_another("fact-paid-hidden", seat)
        case facts.Robbed(seat, int(victim), left):
            return done_to("fact-robbed", seat, victim, you, left=yes_no(left))
        case facts.Robbed(seat):
            return done("fact-robbed-nobody", seat, you)
        case facts.Scored(seat, cards) if cards:
            worth = nuggets(sum(card.nuggets for card in cards))
            return done("fact-scored", seat, you, count=len(cards), amount=worth)
        case facts.Scored(seat):
            return done("fact-scored-nothing", seat, you)
        case facts.Toll(seat, value) if value:
            return done("fact-toll", seat, you, amount=nuggets(value))
        case facts.Toll(seat):
            return done("fact-toll-nothing", seat, you)
        case _:
            raise AssertionError(fact)


def _shown(fact: Fact, you: int | None) -> Sentence:
    """What nobody has to hide any more."""
    match fact:
        case facts.Uncovered(cell, face):
            return said("fact-uncovered", cell=cell, card=CardName(face))
        case facts.LeftOver(role):
            return said("fact-left-over", role=said(f"role-{role}"))
        case facts.BoxShown(cards):
            return said("fact-box-shown", cards=cards_listed(cards))
        case facts.PurseShown(seat, _, 0):
            return done("fact-purse-shown-nothing", seat, you)
        case facts.PurseShown(seat, (), gold):
            return done("fact-purse-shown-coins", seat, you, amount=coins(gold))
        case facts.PurseShown(seat, values, gold):
            return done("fact-purse-shown", seat, you, values=numbers(values), amount=nuggets(gold))
        case _:
            raise AssertionError(fact)


def round_end(fact: facts.RoundEnded, you: int | None = None) -> Sentence:
    """How a round ended, without who was who; in the duel nobody wins a round."""
    if not fact.roles:
        spent = fact.cause == "exhausted"  # deck and hands are empty (8.11); elsewhere the gold was not found (4.6)
        return said("fact-round-over", round=fact.round, cause="spent" if spent else fact.cause)
    return _won("fact-round-ended", fact.winners, you, round=fact.round, cause=fact.cause)


def _game_ended(fact: facts.GameEnded, you: int | None) -> Sentence:
    if len(fact.gold) == 1:
        brought = fact.gold[0]
        return done("fact-game-ended-alone", 0, you, amount=nuggets(brought), grade=said(f"grade-{grade(brought)}"))
    return _won("fact-game-ended", fact.winners, you, gold=max(fact.gold, default=0))


def _won(key: str, winners: Sequence[int], you: int | None, **given: Argument) -> Sentence:
    """Who has won: you alone, you with others, others, or nobody."""
    others = [seat for seat in winners if seat != you]
    if you not in winners:
        return said(key, count=len(winners), winners=players(winners) if winners else "", **given)
    if not others:
        return said(f"{key}.you", **given)
    return said(f"{key}.with-you", others=players(others), **given)


def _dwarves(roles: Sequence[tuple[int, object]], you: int | None) -> list[Sentence]:
    """Who is who, oneself first."""
    told = sorted(roles, key=lambda each: each[0] != you)
    return [done("fact-role", seat, you, role=who(role)) for seat, role in told]


def abandoned(by: int | None, reason: str, you: int | None = None) -> Sentence:
    """That somebody, or the host, breaks the game off, and why if they said so."""
    why: dict[str, Argument] = {"reason": reason} if reason else {}
    end = "-why" if reason else ""
    return said(f"fact-abandoned{end}", **why) if by is None else done(f"fact-abandoned-by{end}", by, you, **why)
