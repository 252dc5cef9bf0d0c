"""`saboteur perft`: how many sequences of legal moves a position has, to compare with another program."""

import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import Any, Final

from saboteur.bots.diggers import Bots
from saboteur.cli import FINE, Unusable
from saboteur.cli.choosing import chosen_game, game_arguments, number
from saboteur.cli.files import completed_as_file, shown_name
from saboteur.cli.form import form
from saboteur.cli.records import read_position
from saboteur.cli.speaking import told
from saboteur.cli.terminal.progress import Progress
from saboteur.engine.game import Game
from saboteur.engine.moves import Move
from saboteur.engine.search.perft import followers, perft
from saboteur.engine.setup.setup import InvalidSetup
from saboteur.notation.games import game_text

DEEPEST: Final = 12
AT_ONCE: Final = 3  # moves that are counted without a check for Ctrl-C
EXAMPLES: Final = """\
saboteur perft --depth 4
saboteur perft --game duel --seed doors --after 20 --divide
saboteur convert evening.sab --position 40 | saboteur perft --position - --depth 2"""


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur perft`."""
    game_arguments(parser)
    parser.add_argument("--seed", default="perft", metavar="TEXT", help="what the game is dealt by (default: perft)")
    parser.add_argument("--after", type=number(0, 10_000), default=0, metavar="N", help="after N moves of bots")
    position = parser.add_argument("--position", metavar="FILE", help="count from this position instead; - is stdin")
    completed_as_file(position)
    parser.add_argument("--depth", type=number(1, DEEPEST), default=3, metavar="N", help="moves ahead (default: 3)")
    parser.add_argument("--divide", action="store_true", help="also how many sequences begin with each move")
    parser.add_argument("--json", action="store_true", help="print figures for programs")


def run(args: Namespace) -> int:
    """Count and print."""
    game, where = _position(args) if args.position else _played(args)
    asked = f"seat {game.actor} is asked for: {game.asked}" if game.actor is not None else f"{game.asked}: nobody moves"
    if not args.json:
        print(f"{where}: {asked}")
        print(f"{'depth':>5}{'nodes':>16}{'ratio':>8}{'seconds':>10}{'nodes/s':>14}")
    counts: list[dict[str, Any]] = []
    divided: list[tuple[Move, int]] = []
    for depth in range(1, args.depth + 1):
        start = time.perf_counter()
        divided = _divided(game, depth)
        nodes, seconds = sum(count for _, count in divided), time.perf_counter() - start
        before = counts[-1]["nodes"] if counts else 1
        counts.append({"depth": depth, "nodes": nodes, "seconds": seconds})
        if not args.json:
            ratio, rate = nodes / before if before else 0.0, nodes / max(seconds, 1e-9)
            print(f"{depth:>5}{nodes:>16,}{ratio:>8.1f}{seconds:>10.3f}{rate:>14,.0f}", flush=True)
    if args.json:
        moves = {"divide": [{"move": str(move), "nodes": nodes} for move, nodes in divided]} if args.divide else {}
        print(json.dumps({"position": where, "form": form(), "counts": counts, **moves}, indent=2))
        return FINE
    for line in _moves(divided) if args.divide else ():
        print(line)
    print(f"the rules run {form()}")
    return FINE


def _played(args: Namespace) -> tuple[Game, str]:
    """The game of a seed after some moves."""
    made, seats = chosen_game(args)
    try:
        game = Game(made, seats, seed=args.seed)
    except ValueError:
        raise Unusable(told("error-seed-text")) from None
    bots = Bots(game, args.seed)
    for played in range(args.after):
        if game.over:
            raise Unusable(told("error-after", after=str(args.after), played=played))
        game.apply(bots.choose())
    ahead = f", after {args.after} moves" if args.after else ""
    return game, f"{game_text(made)}, {seats} seat{'s' * (seats > 1)}, seed {args.seed}{ahead}"


def _position(args: Namespace) -> tuple[Game, str]:
    """A position from a file; its later rounds are dealt by the seed."""
    name = shown_name(args.position)
    try:
        game = read_position(args.position).game(seed=args.seed)
    except InvalidSetup as fault:
        raise Unusable(told("error-no-position", file=name, fault=str(fault))) from None
    return game, f"{game_text(game.ruleset)}, {game.seats} seat{'s' * (game.seats > 1)}, {name}"


def _divided(game: Game, depth: int) -> list[tuple[Move, int]]:
    """Every legal move and how many sequences of this depth begin with it."""
    moves = list(game.legal_moves)
    if depth == 1:
        return [(move, 1) for move in moves]
    with Progress(f"depth {depth}", len(moves)) as progress:
        counts = []
        for move, later in zip(moves, followers(game), strict=True):
            progress.step(str(move))
            counts.append((move, _nodes(later, depth - 1)))
    return counts


def _nodes(game: Game, depth: int) -> int:
    return perft(game, depth) if depth <= AT_ONCE else sum(_nodes(later, depth - 1) for later in followers(game))


def _moves(divided: list[tuple[Move, int]]) -> Iterator[str]:
    width = max((len(str(move)) for move, _ in divided), default=0)
    for move, nodes in divided:
        yield f"  {move!s:{width}}{nodes:>16,}"
