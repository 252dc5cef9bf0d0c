"""A position that looks like a view: what the observer does not know is filled in with any possible cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from saboteur.engine.core.base import NUGGETS
from saboteur.engine.moves import Discard
from saboteur.engine.setup.asked import ENDED
from saboteur.engine.setup.setup import PutAway, Setup
from saboteur.engine.values import facts
from saboteur.engine.values.cards import CARDS, MAT_CARDS, Card, Effect, Use
from saboteur.engine.values.roles import ROLES, Role
from saboteur.engine.values.unknown import UNKNOWN, HiddenRole
from saboteur.engine.view import Lying, Thrown, View
from saboteur.notation.moves import HiddenDiscard
from saboteur.notation.records.record import Line, Moved


def view_faults(view: View) -> list[str]:
    """What is wrong with a view: too little of the observer's own, too much of others', impossible cards."""
    own, ended = view.observer, view.asked in ENDED
    faults = []
    for seat, hand in enumerate(view.hands):
        if any((card is UNKNOWN) == (seat == own) for card in hand):
            faults.append(f"hand {seat}: everybody knows their own cards, and nobody those of others")
    inspections = any(card.effect is Effect.INSPECTION for card in view.ruleset.cards)
    for seat, role in enumerate(view.roles):
        shown = seat == own or ended
        if (role is UNKNOWN) if shown else (role is not UNKNOWN and not inspections):
            faults.append(f"role {seat}: it is known to its seat, and to all when the round has ended (4.7)")
    if any(role is not UNKNOWN for role in view.spare) and (inspections or not ended):
        faults.append("spare: the dwarf left over is shown when a round of the base game has ended (4.8)")
    nuggets = sum(map(len, view.purses)) + view.pile + len(view.offer)
    if view.ruleset.nature.earns == "nuggets" and view.round:
        if nuggets != len(NUGGETS):
            faults.append(f"pile: {nuggets} nugget cards in all, the game has {len(NUGGETS)} (5.1)")
        known = all(value is not UNKNOWN for value in view.purses[own]) if own is not None else True
        if not known:
            faults.append(f"purse {own}: everybody knows their own nugget cards (5.1)")
    if view.ruleset.nature.earns == "cards" and view.round == 1 and not ended and lost_cards(view):
        faults.append(f"deck: {lost_cards(view)} cards lie nowhere (8.1)")
    return faults


def setups_like(view: View, lines: Sequence[Line]) -> Iterator[Setup]:
    """Positions that the observer cannot tell from the one they see, one for each course the game may take.

    Two things that a view does not show decide how it goes on: how many have passed in a row on an empty deck (4.6),
    which what follows tells, and whether the choice asked for follows from a bribe (8.6).
    """
    if view.ruleset.claims and view.asked in ("goal", "position", "claim"):
        yield from (setup_like(view, bribing=bribing) for bribing in (False, True))
    elif view.asked == "turn" and not view.deck and view.ruleset.nature.passes_counted:
        yield setup_like(view, passes=_passes_before(view, lines))
    else:
        yield setup_like(view, passes=_passes(view))


def setup_like(view: View, *, passes: int = 0, bribing: bool = False) -> Setup:
    """Some position that looks the same to the observer; its faults are the faults of the view."""
    rules, seats = view.ruleset, range(view.seats)
    if not view.round:
        return Setup(rules, view.seats, rest="nowhere", round=0, asked="deal")
    kept = _kept(view)
    gone = _gone(view, kept)
    unseen = list(unseen_cards(view, [*chain.from_iterable(kept.values()), *gone]).elements())
    if rules.forced_draws:  # 9.2, 9.3: these are never held
        unseen.sort(key=lambda card: card.effect in (Effect.BREAK, Effect.ROCKFALL))
    cards = iter(unseen)
    hands = {seat: _filled(hand, cards) for seat, hand in enumerate(view.hands)}
    discard = tuple(Thrown(card if isinstance(card, Card) else _next(cards), by) for card, by in _thrown(view))
    deck = tuple(_next(cards) for _ in range(view.deck))
    removed = tuple(cards)
    roles, spare, away = _dwarves(view)
    goals, waiting, boxed = _goals(view)
    lying = {each.cell: each for each in view.mine}
    face_up = [*(goal.cell for goal in view.goals if goal.open and goal.cell in lying), *view.laid]
    pending = next((goal.cell for goal in view.goals if goal.open and goal.cell not in lying), None)
    return Setup(
        rules,
        view.seats,
        turn=view.turn or 0,
        hands={seat: hand for seat, hand in hands.items() if hand},
        mine=tuple(lying[cell] for cell in face_up),
        mats={seat: mat for seat, mat in enumerate(view.mats) if mat},
        goals=goals,
        deck=deck,
        rest="nowhere",
        discard=discard,
        removed=removed or None,
        roles=roles,
        spare=spare or None,
        away=away,
        thefts=view.thefts or None,
        kept={seat: kept[seat] for seat in seats if kept[seat]},
        gone=gone,
        waiting=waiting or None,
        boxed=boxed,
        markers=view.markers if rules.claims else None,
        keys=view.keys if rules.keys else None,
        round=view.round,
        first=view.first,
        passes=passes,
        asked=view.asked,
        actor=None if view.actor == view.turn else view.actor,
        pending=pending,
        bribing=bribing,
        **_winnings(view),
    )


def _next(cards: Iterator[Card]) -> Card:
    """The next card nobody has seen; if the view has more of them than the game, the faults show it."""
    return next(cards, CARDS[0])


def _filled(shown: Iterable[object], unseen: Iterator[Card]) -> tuple[Card, ...]:
    return tuple(card if isinstance(card, Card) else _next(unseen) for card in shown)


def _thrown(view: View) -> Iterator[tuple[object, int | None]]:
    return ((each.card, each.by) for each in view.discard)


def unseen_cards(view: View, lost: Iterable[Card] = ()) -> Counter[Card]:
    """Cards of the deck that lie where the observer does not see them, those of earlier rounds' purses among them."""
    unseen = Counter(view.ruleset.cards)
    for each in view.mine:
        if each.cell in view.laid and not _is_scored(view, each):
            unseen[each.card] -= 1
    mat_kinds = view.ruleset.rules(view.seats).mat_kinds
    lying = (CARDS[mat_kinds[MAT_CARDS.index(name)] - 1] for mat in view.mats for name in mat)
    held = (card for hand in view.hands for card in hand if isinstance(card, Card))
    thrown = (each.card for each in view.discard if isinstance(each.card, Card))
    for card in chain(lying, held, thrown, (card for card in lost if card.use is Use.TUNNEL)):
        unseen[card] -= 1
    return +unseen


def _is_scored(view: View, each: Lying) -> bool:
    """Whether a card in the mine is in a purse by now, or was paid with (8.13)."""
    return view.asked in ("deal", "over") and each.marker is not None and bool(each.card.nuggets)


def lost_cards(view: View) -> int:
    """Duel: how many tunnel cards are out of the deck for good: all that lie nowhere else."""
    lying = sum(not _is_scored(view, each) for each in view.mine if each.cell in view.laid)
    somewhere = view.deck + sum(map(len, view.hands)) + lying + sum(map(len, view.mats)) + len(view.discard)
    return sum(view.ruleset.cards.values()) - view.ruleset.removed - somewhere


def _kept(view: View) -> dict[int, tuple[Card, ...]]:
    """Duel: nugget cards owned: those just scored, else some of the right value, as many tunnel cards as are lost."""
    kept: dict[int, tuple[Card, ...]] = dict.fromkeys(range(view.seats), ())
    if view.ruleset.nature.earns != "cards":
        return kept
    faces = [card for card in (*(goal.face for goal in view.goals), *view.boxed) if isinstance(card, Card)]
    veins = Counter(card for card in view.ruleset.goals if card.nuggets) - Counter(faces)
    tunnels = Counter({card: count for card, count in unseen_cards(view).items() if card.nuggets})
    scored = [each for each in view.mine if _is_scored(view, each)]
    lost = lost_cards(view) - sum(each.cell in view.laid for each in scored)
    for seat, purse in enumerate(view.purses):
        cards = []
        for value in purse:
            here = next((each for each in scored if each.marker == seat and each.card.nuggets == value), None)
            tunnel = next((card for card in +tunnels if card.nuggets == value), None)
            if here is not None:
                scored.remove(here)
                cards.append(here.card)
            elif tunnel is not None and lost > 0:
                lost -= 1
                tunnels[tunnel] -= 1
                cards.append(tunnel)
            elif (vein := next((card for card in +veins if card.nuggets == value), None)) is not None:
                veins[vein] -= 1
                cards.append(vein)
        kept[seat] = tuple(cards)
    return kept


def _gone(view: View, kept: dict[int, tuple[Card, ...]]) -> tuple[Card, ...]:
    """Duel: nugget tunnel cards paid to the box: those scored that nobody owns, and as many more as are lost."""
    if view.ruleset.nature.earns != "cards":
        return ()
    owned = Counter(card for cards in kept.values() for card in cards if card.use is Use.TUNNEL)
    paid = Counter(each.card for each in view.mine if each.cell in view.laid and _is_scored(view, each)) - owned
    unseen = unseen_cards(view, [*owned.elements(), *paid.elements()])
    more = [card for card in unseen.elements() if card.nuggets]
    return (*paid.elements(), *more[: max(lost_cards(view) - owned.total() - paid.total(), 0)])


def _goals(view: View) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
    """Faces, vein cards that wait, vein cards in the box."""
    shown = [card for card in (*(goal.face for goal in view.goals), *view.boxed) if isinstance(card, Card)]
    owned = [card for cards in _kept(view).values() for card in cards if card.use is Use.VEIN]
    lying = Counter(card for card in shown)
    left = iter((Counter(view.ruleset.goals) - lying - (Counter(owned) - lying)).elements())
    faces = _filled((goal.face for goal in view.goals), left)
    boxed = _filled(view.boxed, left)
    once = view.ruleset.nature.goals_dealt_once
    waiting = len(view.ruleset.goals) - len(view.goals) * view.round if once else 0
    return faces, tuple(_next(left) for _ in range(waiting)), boxed


def _dwarves(view: View) -> tuple[dict[int, Role], tuple[Role, ...], tuple[PutAway, ...]]:
    """Roles by seat, those left over, those put away."""
    known = [role for role in (*view.roles, *view.spare, *(each.role for each in view.away)) if role is not UNKNOWN]
    dwarves = Counter(dict(view.ruleset.roles.get(view.seats, {})))
    left = iter(sorted((dwarves - Counter(known)).elements(), key=ROLES.index))

    def some(role: HiddenRole) -> Role:
        return role if isinstance(role, str) else next(left, "")  # type: ignore[arg-type]  # a setup names the fault

    roles = {seat: some(role) for seat, role in enumerate(view.roles)}
    away = tuple(PutAway(each.seat, some(each.role)) for each in view.away)
    return roles, tuple(map(some, view.spare)), away


def _winnings(view: View) -> dict[str, Any]:
    """Coins, or nugget cards out of the pile."""
    if view.coins:
        return {"coins": {seat: coins if isinstance(coins, int) else 1 for seat, coins in enumerate(view.coins)}}
    if view.ruleset.nature.earns != "nuggets":
        return {}
    known = [value for values in (*view.purses, view.offer) for value in values if isinstance(value, int)]
    left = iter(sorted((Counter(map(int, NUGGETS)) - Counter(known)).elements()))

    def some(value: object) -> int:
        return value if isinstance(value, int) else next(left, 0)

    purses = {seat: [some(value) for value in purse] for seat, purse in enumerate(view.purses) if purse}
    offer = sorted(some(value) for value in view.offer)
    return {"purses": purses, "offer": offer, "pile": tuple(left) or None}


def _passes_before(view: View, lines: Sequence[Line]) -> int:
    """How many had passed in a row when the record began, so that the round ended when it did."""
    passed = 0
    for line in lines:
        match line.entry:
            case Moved(_, Discard() | HiddenDiscard()):
                passed += 1
            case Moved():
                return 0
            case _:
                continue
        for fact in line.facts:
            passed += isinstance(fact, facts.Passed)
            if isinstance(fact, facts.RoundEnded):
                return min(max(view.seats - passed, 0), view.seats - 1)
    return 0


def _passes(view: View) -> int:
    """Where a round has ended and the gold does not lie open, everybody has passed (4.6)."""
    if not view.ruleset.nature.passes_counted or view.asked not in ("rob", "deal", "over"):
        return 0
    found = any(goal.open and isinstance(goal.face, Card) and goal.face.goal == "gold" for goal in view.goals)
    return 0 if found or view.deck else view.seats
