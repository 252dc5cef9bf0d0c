"""`saboteur bench`: how fast the rules are, compiled and interpreted, against what they should reach."""

import json
import math
import os
import platform
import subprocess
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

import msgspec

from saboteur import __version__
from saboteur.cli.form import COMPILED, FORMS, INTERPRETED, form, other_form
from saboteur.cli.speaking import told
from saboteur.cli.terminal.progress import Progress
from saboteur.lab.bench.budgets import BUDGETS, budget_lines, measure_budgets
from saboteur.lab.bench.budgets import steps as budget_steps
from saboteur.lab.bench.importing import import_lines, measure_imports
from saboteur.lab.bench.refereeing import STEPS as REFEREE_STEPS
from saboteur.lab.bench.refereeing import TARGET, measure_referee, referee_lines
from saboteur.lab.bench.speed import POLICIES, RESTORED, STEPS, Figures, measure
from saboteur.lab.bench.surfaces import SURFACES
from saboteur.lab.bench.thinking import THINKING
from saboteur.lab.secrecy.timing import KINDS, measure_secrecy, secrecy_lines
from saboteur.lab.simulation.workers import prepare
from saboteur.rulesets import GAMES, PRINTED

Forms = dict[str, dict[str, Figures]]

# Moves a second, microseconds a clone and milliseconds a table to reach on one core.
TARGETS: Final = {
    COMPILED: {
        game: {
            "uniform": {"base": 2e6}.get(game, 6e5),
            "digging": {"base": 1.2e6}.get(game, 6e5),
            "clone": 0.5,
            "restore": 5.0,
            "game": {"saboteur2": 2.5e4}.get(game, 6e4),
            "node": {"base": 6e5, "duel": 4e5}.get(game, 4.5e5),
        }
        for game in PRINTED
    },
    INTERPRETED: {game: {"uniform": 4e4, "digging": 4e4} for game in PRINTED},
}
WIDTH: Final = 28  # of the name of a figure
UNITS: Final = {"clone": 1e6, "restore": 1e3, "believed": 1e6}  # of a second, where less is better


def arguments(parser: ArgumentParser) -> None:
    """The options of `saboteur bench`."""
    parser.add_argument("--json", action="store_true", help="print figures for programs")
    parser.add_argument("--seconds", type=_seconds, default=1.0, metavar="N", help="for each figure (default: 1)")
    parser.add_argument(
        "--games",
        type=_games,
        default=list(PRINTED),
        metavar="A,B",
        help=f"of {', '.join(GAMES)} (default: all)",
    )
    parser.add_argument("--here", action="store_true", help="only the form of the rules that runs here, not both")
    parser.add_argument(
        "--secrets", action="store_true", help="whether a server's answers take as long in worlds that look alike"
    )
    parser.add_argument(
        "--pairs", type=_pairs, default=10_000, metavar="N", help="with --secrets: answers to compare (default: 10000)"
    )
    parser.add_argument("--bots", action="store_true", help="what a move of the bots that search costs, in that form")
    parser.add_argument(
        "--rounds", type=_rounds, default=1, metavar="N", help="with --bots: of every level at every table (default: 1)"
    )
    parser.add_argument("--referee", action="store_true", help="how fast `saboteur referee` is, in that form")


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= 600:
        raise ArgumentTypeError(told("expected-seconds", most=600, found=repr(text)))
    return seconds


def _pairs(text: str) -> int:
    if not text.isdecimal() or not 100 <= int(text) <= 10_000_000:
        raise ArgumentTypeError(told("expected-from-to", least=100, most="10,000,000", found=repr(text)))
    return int(text)


def _rounds(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 1000:
        raise ArgumentTypeError(told("expected-from-to", least=1, most="1,000", found=repr(text)))
    return int(text)


def _games(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in GAMES:
            raise ArgumentTypeError(told("error-no-game", game=repr(name), known=", ".join(GAMES)))
    return list(dict.fromkeys(names))


def run(args: Namespace) -> int:
    """Measure and print."""
    if args.referee:
        return _run_referee(args)
    if args.secrets:
        return _run_secrets(args)
    if args.bots:
        return _run_bots(args)
    forms: Forms = {form(): _measured(args.games, args.seconds)}
    note = ""
    if not args.here:
        command = other_form()
        if command is None:
            note = "only the interpreted form is available here: `make build` compiles it, with gcc or clang"
        else:
            forms |= _measured_elsewhere(command, args.games, args.seconds)
            forms = {name: forms[name] for name in FORMS}
    imports = measure_imports(args.seconds)
    if args.json:
        print(json.dumps({**_report(forms, args.seconds), "import_seconds": imports}, indent=2))
        return 0
    lines = [*_lines(forms, args.games), "", *import_lines(imports), *([note] if note else [])]
    for line in lines:
        print(line)
    return 0


def _run_referee(args: Namespace) -> int:
    with Progress(f"referee, {form()}", REFEREE_STEPS * len(args.games)) as progress:
        found = measure_referee(args.games, args.seconds, progress)
    if args.json:
        print(json.dumps({**_where(), "form": form(), "target": TARGET, "moves_per_second": found}, indent=2))
        return 0
    print(_heading())
    print()
    for line in referee_lines(found, form()):
        print(line)
    return 0


def _run_secrets(args: Namespace) -> int:
    with Progress(f"secrets, {form()}", len(KINDS) * len(args.games)) as progress:
        found = measure_secrecy(args.games, args.pairs, progress.step)
    if args.json:
        print(json.dumps({**_where(), "form": form(), "nanoseconds": msgspec.to_builtins(found)}, indent=2))
        return 0
    print(_heading())
    print()
    for line in secrecy_lines(found):
        print(line)
    return 0


def _run_bots(args: Namespace) -> int:
    prepare(())  # garbage is collected as rarely as in an arena
    with Progress(f"bots, {form()}", budget_steps(args.games)) as progress:
        found = measure_budgets(args.games, args.rounds, progress)
    if args.json:
        plain = {"form": form(), "budgets": BUDGETS, "spent": msgspec.to_builtins(found)}
        print(json.dumps({**_where(), **plain}, indent=2))
        return 0
    print(_heading())
    print()
    for line in budget_lines(found):
        print(line)
    return 0


def _measured(games: list[str], seconds: float) -> dict[str, Figures]:
    with Progress(f"{form():11}", STEPS * len(games)) as progress:
        return {game: measure(game, seconds, progress) for game in games}


def _measured_elsewhere(command: tuple[str, ...], games: list[str], seconds: float) -> Forms:
    """The figures of another process; its progress comes to the same terminal."""
    words = [*command, "bench", "--here", "--json", "--seconds", str(seconds), "--games", ",".join(games)]
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True)
    found: Forms = json.loads(done.stdout)["forms"]
    return found


# -- for programs ------------------------------------------------------------------------------------------------


def _report(forms: Forms, seconds: float) -> dict[str, Any]:
    """Everything, with where it was measured."""
    return {
        **_where(),
        "compiled": COMPILED in forms,
        "seconds": seconds,
        "targets": TARGETS,
        "forms": forms,
        "ratios": _ratios(forms),
        "of_rules": {name: {game: _of_rules(found) for game, found in forms[name].items()} for name in forms},
    }


def _where() -> dict[str, Any]:
    """The machine and all that runs on it."""
    return {
        "saboteur": __version__,
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "librt": _version("librt"),
        "system": platform.system(),
        "machine": platform.machine(),
        "processor": _processor(),
        "cores": os.cpu_count(),
    }


def _ratios(forms: Forms) -> dict[str, dict[str, float]]:
    """How many times as fast the compiled form is."""
    if not all(name in forms for name in FORMS):
        return {}
    fast, slow = forms[COMPILED], forms[INTERPRETED]
    return {
        game: {name: value / _rates(slow[game])[name] for name, value in _rates(fast[game]).items()} for game in fast
    }


def _rates(figures: Figures) -> dict[str, float]:
    """All figures so that more is better."""
    return {
        "uniform": figures["uniform"]["moves_per_second"],
        "digging": figures["digging"]["moves_per_second"],
        "clone": 1e6 / figures["clone_microseconds"],
        "playouts": figures["playouts_per_second"],
        "samples": figures["samples_per_second"],
        "restore": 1e3 / figures["restore_milliseconds"],
        **figures["surfaces"],
        **figures["thinking"],
    }


def _of_rules(figures: Figures) -> dict[str, float]:
    """How fast each surface is against the rules alone."""
    rates = _rates(figures)
    return {name: rates[name] / rates[alone] for name, (_, alone) in SURFACES.items()}


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _processor() -> str:
    """The processor's name, as far as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


# -- for people --------------------------------------------------------------------------------------------------


def _heading() -> str:
    return f"saboteur {__version__}, Python {platform.python_version()}, {_processor() or platform.machine()}"


def _lines(forms: Forms, games: list[str]) -> Iterator[str]:
    """The figures as a table."""
    yield _heading()
    yield ""
    head = "".join(f"{name:>14}{'of target':>10}" for name in forms)
    yield f"{'':{WIDTH}}{head}" + (f"{'ratio':>9}" if len(forms) > 1 else "")
    ratios = _ratios(forms)
    for game in games:
        seats = GAMES[game].usual_seats
        yield f"{game}, {seats} seat{'s' * (seats > 1)}"
        rows = [(policy, f"{policy}, moves/s") for policy in POLICIES]
        rows += [("clone", "clone, µs"), ("playouts", "play-outs/s"), ("samples", "samples/s")]
        rows += [(key, name) for key, (name, _) in SURFACES.items()]
        rows += [(key, name) for key, name in THINKING.items() if key in next(iter(forms.values()))[game]["thinking"]]
        rows.append(("restore", f"restore {RESTORED} moves, ms"))
        for key, name in rows:
            ratio = f"{ratios[game][key]:>8.0f}×" if ratios else ""
            cells = "".join(_cells(forms, each, game, key) for each in forms)
            yield f"  {name:{WIDTH - 2}}{cells}{ratio}".rstrip()
        for each in forms:
            figures = forms[each][game]
            shares = [f"{policy} {figures[policy]['goals_turned']:.0%}" for policy in ("uniform", "digging")]
            yield f"  rounds that turned a goal over, {each}: {', '.join(shares)}"
            against = [f"{SURFACES[key][0].partition(',')[0]} {share:.0%}" for key, share in _of_rules(figures).items()]
            yield f"  of the rules alone, {each}: {', '.join(against)}"
    yield ""
    yield "Each figure is the best of ten runs, on one core, in seconds of the processor."
    yield "Digging: saboteurs are in the way of all the others, who dig for the goals."
    yield "Play-outs: a clone of the middle of a round, played uniformly to its end."
    yield "Game, Node: listed, chosen and played move by move in a Python loop; Node.run, Trials: many at once."
    yield "Samples: whole games that fit what one seat has been told by the middle of a round."
    yield "Rated: moves of a bot that searches, in worlds drawn for them; belief: what it makes of a move it saw."
    yield "Restore: from the text of a record, headers and lines, to a table that goes on; of whole games, digging."


def _cells(forms: Forms, each: str, game: str, key: str) -> str:
    """One figure and what it is of its target."""
    rate = _rates(forms[each][game])[key]
    target = TARGETS[each].get(game, {}).get(key)
    if unit := UNITS.get(key):
        return f"{unit / rate:>14.2f}" + (f"{target * rate / unit:>10.0%}" if target else " " * 10)
    return f"{rate:>14,.0f}" + (f"{rate / target:>10.0%}" if target else " " * 10)


EXAMPLES: Final = """\
saboteur bench --games base,duel --seconds 5
saboteur bench --secrets --pairs 100000
saboteur bench --bots --rounds 2"""
