"""The contests that the words of a command ask for."""

import shlex
from argparse import Namespace

from saboteur.cli import Unusable
from saboteur.cli.choosing import chosen_game
from saboteur.cli.speaking import told
from saboteur.engine.ruleset import Ruleset
from saboteur.lab.contest.contest import Contest
from saboteur.lab.contest.lineup import Form, lineups
from saboteur.lab.contest.presets import table_contests
from saboteur.notation.games import game_text
from saboteur.rulesets import GAMES

YARDSTICK = "plain"
"""Bots are compared with it if nobody else is named."""


def asked_contests(args: Namespace) -> tuple[Contest, ...]:
    """One for each number of seats, or those of the table."""
    if not args.seed.isprintable():
        raise Unusable(told("error-seed-printed", option=f"--seed {args.seed!a}"))
    if args.table is not None:
        bot, yardstick = shlex.join(args.table), shlex.join(args.against)
        return table_contests(bot, yardstick, args.deals, args.seed, args.seconds, args.only or ())
    bots = tuple(map(shlex.join, args.bots or ()))
    if not bots:
        raise Unusable(told("expected-bots", options="--bot, --table, --watch"))
    if len(bots) == 1:
        bots = (*bots, shlex.join(args.against))
    form = args.form or usual_form(GAMES[args.game])
    options = args.options
    if form == "roles" and not any(option.startswith("rounds=") for option in options):
        options = [*options, "rounds=1"]
    found = []
    for seats in args.seats or (GAMES[args.game].usual_seats,):
        made, _ = chosen_game(Namespace(game=args.game, options=options, seats=seats))
        _check(form, made, seats)
        found.append(
            Contest(game_text(made), seats, bots, lineups(form, len(bots)), args.deals, args.seed, args.seconds)
        )
    return tuple(found)


def command_again(args: Namespace) -> str:
    """What to type to get the same figures again."""
    words = ["saboteur", "arena"]
    if args.table is not None:
        words += ["--table", shlex.join(args.table), "--against", shlex.join(args.against)]
        for part in args.only or ():
            words += ["--only", part]
    else:
        words += ["--game", args.game]
        for bot in args.bots:
            words += ["--bot", shlex.join(bot)]
        words += ["--against", shlex.join(args.against)] if len(args.bots) == 1 else []
        words += ["--seats", ",".join(map(str, args.seats))] if args.seats else []
        words += ["--form", args.form] if args.form else []
    words += ["--deals", args.deals, "--games", str(args.games), "--seed", args.seed]
    words += ["--settle"] if args.settle else []
    words += ["--within", f"{args.within:g}"] if args.within is not None else []
    return shlex.join([*words, *args.options])


def usual_form(made: Ruleset) -> Form:
    """How bots are compared in a game if nobody says how: by roles where there are two sides, else by seats."""
    if made.usual_seats == 1:
        return "all"
    roles = {role for dealt in made.roles.values() for role in dealt}
    return "roles" if roles == {"digger", "saboteur"} else "half"


def _check(form: Form, made: Ruleset, seats: int) -> None:
    """What cannot be compared like this."""
    if form == "roles" and (not made.roles or made.rounds > 1):
        raise Unusable(told("error-form-roles", game=game_text(made)))
    if form in ("half", "one") and seats == 1:
        raise Unusable(told("error-form-alone", form=form))
