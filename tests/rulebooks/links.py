"""The documents of the project, the links in them, and what a link may lead to."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCUMENTS: Final = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "examples").rglob("*.md")),
]

_CODE: Final = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
_FENCE: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def links(text: str) -> list[tuple[str, str]]:
    """The words and the target of every link within the project."""
    found = re.findall(r"\[((?:[^][]|\[[^]]*\])*)\]\(([^)\s]+)\)", _CODE.sub("", text))
    return [(words, target) for words, target in found if "://" not in target]


def anchors(text: str) -> list[str]:
    """The anchors that GitHub makes of the headings: small letters, no punctuation, a hyphen for each space.

    >>> anchors("# Rule books\\n## 3.3\\n## What it *is*, and `why`\\n## 3.3\\n")
    ['rule-books', '33', 'what-it-is-and-why', '33-1']
    """
    found: list[str] = []
    seen: Counter[str] = Counter()
    for heading in re.findall(r"^#+ (.+)$", _FENCE.sub("", text), re.MULTILINE):
        shown = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)
        slug = re.sub(r"[^\w -]", "", shown.strip().lower()).replace(" ", "-")
        found.append(f"{slug}-{seen[slug]}" if seen[slug] else slug)
        seen[slug] += 1
    return found
