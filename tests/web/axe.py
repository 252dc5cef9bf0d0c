"""What axe-core finds on a page: faults that keep people out."""

from functools import cache

from tests.web.person import Person
from tools import page

AXE = page.PACKAGES / "axe-core" / "axe.min.js"
RUN = """() => axe.run(document, { resultTypes: ["violations"], preload: false }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) =>
    `${id}: ${target.join(" ")}: ${[...any, ...all, ...none][0]?.message ?? ""}`)))"""


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


def found(person: Person) -> list[str]:
    """One line for each fault: the rule, the element, what is wrong."""
    if not person.page.evaluate("typeof axe === 'object'"):
        person.page.evaluate(_source())
    lines: list[str] = person.page.evaluate(RUN)
    return lines
