"""`saboteur deal`: the deal of a seed, with what a host commits to; docs/fair-deal.md defines it."""

import json
import shutil
import sys
import textwrap
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from saboteur.cli import FINE, Unusable
from saboteur.cli.choosing import chosen_game, game_arguments, number
from saboteur.cli.speaking import told
from saboteur.engine.deal import Deal, SeededDealer
from saboteur.engine.game import Game
from saboteur.engine.ruleset import Ruleset
from saboteur.engine.values.cards import Card
from saboteur.notation.deals import deal_plain
from saboteur.notation.games import game_plain, game_text
from saboteur.notation.records.record import LONGEST_SEED
from saboteur.notation.records.wellformed import is_commitment, is_line
from saboteur.rulesets import GAMES
from saboteur.table import fair

LABEL: Final = 12  # columns
WIDTH: Final = 100  # where there is no terminal
EXAMPLES: Final = """\
saboteur deal 5eed --seats 4 edition=classic
saboteur deal $(openssl rand -hex 32) --nonces luck,,gold --seats 3
saboteur deal 5eed --round 2 --gone 1,1,3        what is left is dealt
saboteur deal 5eed --game duel --json | node examples/deal.js"""


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur deal`."""
    parser.add_argument("seed", metavar="SEED", help="any text; 64 digits 0-9a-f if one commits to it")
    game_arguments(parser)
    parser.add_argument("--nonces", metavar="A,B,…", help="of the seats in order, nothing for one that gave none: a,,c")
    parser.add_argument("--round", type=number(1, 20), default=1, metavar="N", help="(default: 1)")
    parser.add_argument("--gone", metavar="A,B,…", help="for a later round: the nuggets won before, values or card ids")
    parser.add_argument("--json", action="store_true", help="one line for programs, such as examples/deal.js")


def run(args: Namespace) -> int:
    """Deal and print."""
    made, seats = chosen_game(args)
    nonces = _nonces(args.nonces, seats)
    if not args.seed or not is_line(args.seed, LONGEST_SEED):
        raise Unusable(told("error-seed-line", option="SEED", most=LONGEST_SEED))
    try:
        dealer = fair.dealer(args.seed, nonces)
    except fair.InvalidSeed as fault:
        raise Unusable(told("error-nonces", fault=str(fault))) from None
    cards = _cards(args, made, seats, dealer)
    deal = dealer.deal(cards, args.round, seats)
    if args.json:
        print(json.dumps(_report(args, made, seats, nonces, cards, deal)))
        return FINE
    width = shutil.get_terminal_size((WIDTH, 0)).columns - 1 if sys.stdout.isatty() else WIDTH
    for label, words in _lines(args, made, seats, nonces, deal):
        for line in _wrapped(label, words, width):
            print(line)
    return FINE


def _nonces(text: str | None, seats: int) -> tuple[str, ...]:
    nonces = () if text is None else tuple(text.split(","))
    if nonces and len(nonces) != seats:
        raise Unusable(told("error-nonces-count", seats=seats, found=len(nonces)))
    return nonces


# -- what is left to deal ----------------------------------------------------------------------------------------


def _cards(args: Namespace, made: Ruleset, seats: int, dealer: SeededDealer) -> Deal:
    """What is shuffled for the round, sorted."""
    cards = Game(made, seats).to_deal
    if args.round > made.rounds:
        raise Unusable(told("error-round", round=args.round, rounds=made.rounds))
    if made.nature.goals_dealt_once:  # those that have lain in the mine are out of the game (8.14)
        for number_of_round in range(1, args.round):
            later = dealer.shuffled(cards.goals, number_of_round, "goals")[len(made.goal_cells) :]
            cards = replace(cards, goals=tuple(sorted(later)))
    earns = made.nature.earns
    if args.round == 1 or earns == "coins":
        if args.gone is not None:
            names = ", ".join(name for name, each in GAMES.items() if each.nature.earns != "coins")
            raise Unusable(told("error-gone-later", games=names))
        return cards
    if args.gone is None:
        what = "duel_bridge_gold" if earns == "cards" else "1,1,3"
        raise Unusable(told("error-gone-needed", round=args.round, example=what))
    gone = [word for word in args.gone.split(",") if word]
    if earns == "nuggets":
        return replace(cards, nuggets=tuple(map(int, _without([str(value) for value in cards.nuggets], gone))))
    others = [card for card in cards.deck if not card.nuggets]
    left = _without([card.id for card in cards.deck if card.nuggets], gone)
    return replace(cards, deck=tuple(sorted([*others, *map(Card.parse, left)])))


def _without(words: Sequence[str], gone: Sequence[str]) -> list[str]:
    """The words without those that are gone."""
    left = list(words)
    for word in gone:
        if word not in left:
            raise Unusable(told("error-gone-none", word=word, words=" ".join(words)))
        left.remove(word)
    return left


# -- for programs ------------------------------------------------------------------------------------------------


def _report(
    args: Namespace, made: Ruleset, seats: int, nonces: tuple[str, ...], cards: Deal, deal: Deal
) -> dict[str, Any]:
    """Everything that another program needs to deal the same, and the deal."""
    sorted_cards = deal_plain(cards)
    del sorted_cards["first"]
    return {
        **game_plain(made),
        "seed": args.seed,
        "nonces": list(nonces),
        "round": args.round,
        "seats": seats,
        "cards": sorted_cards,
        "commitment": fair.commitment(args.seed) if is_commitment(args.seed) else None,
        "key": fair.key(args.seed, nonces),
        "deal": deal_plain(deal),
    }


# -- for people --------------------------------------------------------------------------------------------------


def _lines(
    args: Namespace, made: Ruleset, seats: int, nonces: tuple[str, ...], deal: Deal
) -> Iterator[tuple[str, Sequence[object]]]:
    """Which cards go where, each with its label."""
    yield "game", [f"{game_text(made)},", f"{seats}", f"seat{'s' * (seats > 1)},", "round", args.round]
    yield "seed", [args.seed]
    without = ["none:", *"only a seed of 64 digits 0-9a-f can be committed to".split()]
    yield "commitment", [fair.commitment(args.seed)] if is_commitment(args.seed) else without
    yield "key", [fair.key(args.seed, nonces)] if any(nonces) else ["the", "seed", "alone"]
    yield "first seat", [_first(args, made, deal)]
    if deal.roles:
        yield "roles", [f"{seat}:{role}" for seat, role in enumerate(deal.roles[:seats])]
        yield "left over", deal.roles[seats:] or ["none"]
    cells = made.goal_cells
    yield (
        made.goals_are,
        [f"{cell}:{card}" for cell, card in zip(cells, deal.goals, strict=False)],
    )
    if waiting := deal.goals[len(cells) :]:
        yield "waiting", waiting
    top = made.removed
    if top:
        yield "out unseen", deal.deck[:top]
    for seat in range(0 if made.forced_draws else seats):  # solo draws one by one (9.2)
        yield f"hand {seat}", deal.deck[top : top + made.hand[seats]]
        top += made.hand[seats]
    yield "deck", deal.deck[top:]
    if deal.nuggets:
        yield "nuggets", deal.nuggets


def _first(args: Namespace, made: Ruleset, deal: Deal) -> str:
    if made.first is not None and args.round == 1:
        return f"{made.first}, as the option says"
    if made.nature.next_first == "earned less":
        return "0" if args.round == 1 or made.seats[-1] == 1 else "the player who earned less (8.14)"
    return str(deal.first) if args.round == 1 else "left of the last mover (5.5)"


def _wrapped(label: str, words: Sequence[object], width: int) -> list[str]:
    """Words after a label, in as many lines as needed; a word with blanks is not broken."""
    text = " ".join(str(word).replace(" ", "\0") for word in words)
    lines = textwrap.wrap(text, max(width - LABEL, 20), break_long_words=False, break_on_hyphens=False) or [""]
    labels = [label, *[""] * (len(lines) - 1)]
    return [f"{label:{LABEL}}{line}".replace("\0", " ") for label, line in zip(labels, lines, strict=True)]
