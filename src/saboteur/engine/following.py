"""How a view follows the facts: a player's knowledge after what they were told. It moves cards and knows no rule."""
# mypyc: off

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from saboteur.engine import facts
from saboteur.engine.cards import MAT_CARDS, Card, MatCard
from saboteur.engine.cell import Cell
from saboteur.engine.facts import Fact
from saboteur.engine.tables import KIND, MAT_PLACE
from saboteur.engine.unknown import UNKNOWN, Hidden, HiddenNumber, Unknown
from saboteur.engine.view import Away, Goal, Lying, Thrown, View

T = TypeVar("T")


def follow(view: View, told: Iterable[Fact]) -> View:
    """The view after these facts, each as the view's observer is told it."""
    for fact in told:
        view = _after(view, fact)
    return view


def _after(view: View, fact: Fact) -> View:
    match fact:
        case facts.RoundBegan():
            return _new_round(view, fact)
        case facts.Laid(seat, card, cell, turned):
            view = _without(view, seat, (card,))
            return replace(_with_card(view, Lying(cell, card, turned)), laid=(*view.laid, cell))
        case facts.Put(seat, card, target):
            return _put(view, seat, card, target)
        case facts.Lifted(seat, card, target, lifted):
            mat = tuple(name for name in view.mats[target] if name != mat_name(lifted))
            view = replace(view, mats=_with(view.mats, target, mat))
            view = _throw(view, Thrown(lifted))
            return _throw(_without(view, seat, (card,)), Thrown(card)) if card else view
        case facts.Collapsed(seat, card, cell, removed):
            return _collapsed(view, seat, card, cell, removed)
        case facts.Peeked(seat, card, cell, face):
            view = _throw(_without(view, seat, (card,)), Thrown(card))
            return view if face is UNKNOWN else _goal(view, cell, face=face)
        case facts.Opened(seat, card, cell):
            view = _throw(_without(view, seat, (card,)), Thrown(card))
            return replace(_lying(view, cell, opened=True), keys=view.keys - 1)
        case facts.Bribed(seat, cell):
            return replace(_lying(view, cell, opened=True, marker=seat), markers=view.markers - 1)
        case facts.Claimed(seat, cell):
            return replace(_lying(view, cell, marker=seat), markers=view.markers - 1)
        case facts.SwappedHands() | facts.Inspected() | facts.SwappedHats():
            return _exchanged(view, fact)
        case facts.Discarded(seat, cards):
            view = _without(view, seat, cards)
            return replace(view, discard=(*view.discard, *(Thrown(card, seat) for card in cards)))
        case facts.Drew(seat, card):
            hand = _in_order((*view.hands[seat], card))
            return replace(view, hands=_with(view.hands, seat, hand), deck=view.deck - 1)
        case facts.Scrapped(seat, card):
            return _throw(_without(view, seat, (card,)), Thrown(card))
        case facts.Revealed(_, cell, face):
            return _goal(view, cell, face=face, open=True)
        case facts.Settled(cell, turned):
            face = next(goal.face for goal in view.goals if goal.cell == cell)
            assert isinstance(face, Card)
            return _with_card(view, Lying(cell, face, turned))
        case facts.RoundEnded(_, _, _, roles):
            return replace(view, roles=roles)
        case facts.Uncovered(cell, face):
            return _goal(view, cell, face=face)
        case facts.LeftOver(role):
            return replace(view, spare=(role,))
        case facts.BoxShown(cards):
            return replace(view, boxed=cards)
        case facts.Asked(what, seat):
            turn = seat if what == "turn" else view.turn
            return replace(view, asked=what, actor=seat, turn=turn, offer=view.offer if what == "nugget" else ())
        case facts.Passed(seat):
            return replace(view, turn=seat)
        case _:
            return _paid(view, fact)


def _paid(view: View, fact: Fact) -> View:
    """What a fact about gold changes."""
    match fact:
        case facts.Offered(_, values):
            # The first offer comes from the pile; later ones are what is left of it.
            return replace(view, offer=values, pile=view.pile if view.offer else view.pile - len(values))
        case facts.Took(seat, value):
            purse = _in_order((*view.purses[seat], value))
            if view.offer:
                return replace(view, purses=_with(view.purses, seat, purse), offer=_less(view.offer, value))
            return replace(view, purses=_with(view.purses, seat, purse), pile=view.pile - 1)
        case facts.Returned():
            return view
        case facts.PutBack(seat, values):
            purse = view.purses[seat]
            for value in values:
                purse = _less(purse, value)
            return replace(view, purses=_with(view.purses, seat, purse), pile=view.pile + len(values))
        case facts.Paid(seat, amount):
            return _with_coins(view, seat, amount)
        case facts.Robbed(seat, victim, left):
            return view if victim is None else _robbed(view, seat, victim, left=bool(left))
        case facts.Scored(seat, cards):
            purse = _in_order((*view.purses[seat], *(card.nuggets for card in cards)))
            return replace(view, purses=_with(view.purses, seat, purse))
        case facts.Toll(seat, value):
            purse = _less(view.purses[seat], value) if value else view.purses[seat]
            return replace(view, purses=_with(view.purses, seat, purse))
        case facts.PurseShown(seat, values, gold):
            if view.coins:
                return replace(view, coins=_with(view.coins, seat, gold))
            return replace(view, purses=_with(view.purses, seat, values))
        case facts.GameEnded(gold, _):
            return replace(view, final_gold=gold)
        case _:
            raise TypeError(f"a view cannot follow {fact!r}")


def _new_round(view: View, fact: facts.RoundBegan) -> View:
    rules = view.ruleset
    none: tuple[tuple[MatCard, ...], ...] = tuple(() for _ in range(view.seats))
    boxed = [goal for goal in view.goals if not goal.open] if rules.markers else []  # 8.13
    return replace(
        view,
        round=fact.round,
        first=fact.first,
        turn=fact.first,
        deck=fact.deck,
        hands=fact.hands,
        roles=fact.roles,
        mats=none,
        mine=tuple(sorted((Lying(cell, card) for cell, card in rules.starts.items()), key=lambda at: at.cell)),
        laid=(),
        goals=tuple(Goal(cell) for cell in rules.goal_cells),
        boxed=(*view.boxed, *_blank(tuple(boxed))),
        discard=(),
        away=(),
        spare=_blank((None,) * (sum(rules.roles.get(view.seats, {}).values()) - len(fact.roles))),
        thefts=(),
        markers=rules.markers,
        keys=rules.keys,
    )


def _put(view: View, seat: int, card: Card, target: int) -> View:
    names = {*view.mats[target], mat_name(card)}
    mat = tuple(name for name in MAT_CARDS if name in names)
    view = replace(_without(view, seat, (card,)), mats=_with(view.mats, target, mat))
    return replace(view, thefts=(*view.thefts, seat)) if mat_name(card) == "theft" else view


def _collapsed(view: View, seat: int, card: Card, cell: Cell | None, removed: Card | None) -> View:
    view = _throw(_without(view, seat, (card,)), Thrown(card))
    if cell is None or removed is None:
        return view
    was_opened = any(lying.cell == cell and lying.opened for lying in view.mine)
    view = replace(
        view,
        mine=tuple(lying for lying in view.mine if lying.cell != cell),
        laid=tuple(laid for laid in view.laid if laid != cell),
        keys=view.keys + was_opened,  # 8.5: a token comes back if its door is destroyed
    )
    return _throw(view, Thrown(removed))


def _exchanged(view: View, fact: facts.SwappedHands | facts.Inspected | facts.SwappedHats) -> View:
    view = _throw(_without(view, fact.seat, (fact.card,)), Thrown(fact.card))
    match fact:
        case facts.SwappedHands(seat, _, target, given, taken):
            hands = _with(_with(view.hands, seat, taken), target, given)
            own = view.observer
            return replace(view, hands=tuple(h if s == own else _blank(h) for s, h in enumerate(hands)))
        case facts.Inspected(_, _, target, role):
            return view if role is UNKNOWN else replace(view, roles=_with(view.roles, target, role))
        case facts.SwappedHats(_, _, target, old, new):
            put_away = view.roles[target] if old is UNKNOWN else old  # who had seen it knows what went away
            away = (*view.away, Away(target, put_away))
            return replace(view, roles=_with(view.roles, target, new), away=away, spare=view.spare[1:])


def _without(view: View, seat: int, cards: Iterable[Hidden]) -> View:
    """Cards leave a hand: one's own by name, another's by number."""
    hand = view.hands[seat]
    for card in cards:
        hand = _less(hand, card)
    return replace(view, hands=_with(view.hands, seat, hand))


def _throw(view: View, thrown: Thrown) -> View:
    return replace(view, discard=(*view.discard, thrown))


def _with_card(view: View, lying: Lying) -> View:
    return replace(view, mine=tuple(sorted((*view.mine, lying), key=lambda at: at.cell)))


def _lying(view: View, cell: Cell, *, opened: bool | None = None, marker: int | None = None) -> View:
    """A key, a bribe or a marker changes a card that lies in the mine."""
    mine = tuple(
        replace(at, opened=at.opened if opened is None else opened, marker=at.marker if marker is None else marker)
        if at.cell == cell
        else at
        for at in view.mine
    )
    return replace(view, mine=mine)


def _goal(view: View, cell: Cell, *, face: Hidden, open: bool = False) -> View:  # noqa: A002
    goals = tuple(replace(goal, face=face, open=open) if goal.cell == cell else goal for goal in view.goals)
    return replace(view, goals=goals)


def _with_coins(view: View, seat: int, amount: HiddenNumber) -> View:
    coins = view.coins[seat]
    known = isinstance(coins, int) and isinstance(amount, int)
    return replace(view, coins=_with(view.coins, seat, coins + amount if known else UNKNOWN))  # type: ignore[operator]


def _robbed(view: View, seat: int, victim: int, *, left: bool) -> View:
    view = _with_coins(view, seat, 1 if seat == view.observer else UNKNOWN)
    if not left:
        return replace(view, coins=_with(view.coins, victim, 0))
    return _with_coins(view, victim, -1 if victim == view.observer else UNKNOWN)


def _blank(values: tuple[object, ...]) -> tuple[Unknown, ...]:
    return (UNKNOWN,) * len(values)


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _less(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """One of them gone: the one named, or an unknown one."""
    index = items.index(item) if item in items else next(i for i, each in enumerate(items) if each is UNKNOWN)
    return items[:index] + items[index + 1 :]


def _in_order(items: tuple[T, ...]) -> tuple[T, ...]:
    """Known ones sorted, unknown ones last."""
    known = sorted((item for item in items if item is not UNKNOWN), key=lambda item: getattr(item, "id", item))  # type: ignore[arg-type]
    return (*known, *(item for item in items if item is UNKNOWN))


def mat_name(card: Card) -> str:
    """What a card is called where it lies before a seat."""
    return MAT_CARDS[MAT_PLACE[KIND[card.id]] - 1]
