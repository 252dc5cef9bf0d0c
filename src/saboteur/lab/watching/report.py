"""What a watcher learns as one page: log-loss over a round and a reliability chart."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from saboteur.lab.simulation.page import card, cell, curve_table, decimal, framed, percent, tabled
from saboteur.lab.simulation.plots import Curve, Mark, curves, reliability
from saboteur.lab.watching.document import Watch

NOTE: Final = (
    "Log-loss: the logarithm of one over the probability that the observer gave to the true assignment of the dwarves; "
    "the more, the better the bots hide. Intervals of 95 %, rounds being independent. Constants of the observer "
    "are fitted on development rounds, the figures come from test rounds."
)


def report(watch: Watch, command: str, version: str) -> str:
    """The page."""
    bot = " and ".join(watch.contest.names)
    title = f"Saboteur: what a watcher learns about {bot}, {watch.contest.game}"
    return "".join(f"{line}\n" for line in framed(title, _about(watch, command, version), _main(watch), NOTE))


def _about(watch: Watch, command: str, version: str) -> Iterator[str]:
    yield f'<p class="soft">Made by saboteur {escape(version)}: the same command gives the same figures.</p>'
    yield f"<pre>{escape(command)}</pre>"
    yield f"<p>Observer: {escape(watch.observer)}; {escape(watch.about_constants)}.</p>"


def _main(watch: Watch) -> Iterator[str]:
    one, two = watch.thirds
    yield '<section>\n<ul class="tiles">'
    yield f"<li><b>{one.count:,}</b>test rounds</li><li><b>{one.value:.2f}</b>nats after a third</li>"
    yield f"<li><b>{two.value:.2f}</b>nats after two thirds</li>"
    yield f"<li><b>{100 * watch.found.error:.1f}</b>points of calibration error</li></ul>"
    yield '<div class="cards">'
    bot = " and ".join(watch.contest.names)
    line = Curve(bot, tuple(enumerate(watch.found.losses)), "teal")
    title = "Log-loss of the assignment, in nats"
    drawn = curves(title, "twelfths of the turns", [line], decimal)
    yield from card(title, [f"<figure>{drawn}</figure>", curve_table("twelfths", [line], decimal)])
    title = "Calibration"
    marks = [Mark(each.claimed, each.found) for each in watch.found.bins]
    caption = "of the seats that seemed this likely to be saboteurs, this share were; on the line all is as claimed"
    figure = f"<figure>{reliability(title, marks)}<figcaption>{caption}</figcaption></figure>"
    rows = [[percent(each.claimed), cell(percent, each.found), f"{each.found.count:,}"] for each in watch.found.bins]
    yield from card(title, [figure, tabled(["claimed", "were saboteurs", "seats"], rows)])
    yield "</div>\n</section>"
