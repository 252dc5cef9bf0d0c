"""The phrases of a link's preview; `preview.ftl` lists their arguments."""

from __future__ import annotations

from typing import Final, Literal, get_args

Preview = Literal[
    "preview-about",
    "preview-free",
    "preview-full",
    "preview-playing",
    "preview-over",
]
PREVIEW: Final[tuple[Preview, ...]] = get_args(Preview)
