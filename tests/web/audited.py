"""A scene looked at from all sides: every theme, language and width."""

from typing import Final

from tests.web import axe, fitting
from tests.web.browser import DESKTOP, PHONE, Device
from tests.web.scenes import LANGUAGES, THEMES, Scene, in_theme
from tests.web.tables import Tables

SMALL: Final[Device] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WINDOWS: Final = {
    "360 px": (360, 740),
    "320 px": (320, 640),
    "1280 px at 200 %": (640, 400),
    "820 px at 200 %": (410, 590),
    "2560 px": (2560, 1300),
}
"""A browser's zoom of 200 % halves the window."""


def faults(scene: Scene, tables: Tables, devices: tuple[Device, ...] = (DESKTOP, PHONE)) -> list[str]:
    """What axe-core finds in any theme."""
    found = []
    for device in devices:
        person = scene.seen(tables, device)
        for theme in THEMES:
            in_theme(person, theme)
            found += [f"{theme}, {device['viewport']['width']} px: {line}" for line in axe.found(person)]
    return found


def cuts(scene: Scene, tables: Tables, languages: tuple[str, ...] = LANGUAGES) -> list[str]:
    """Texts that cannot be read as a whole, in any language and window."""
    found = []
    person = scene.seen(tables, SMALL)
    for language in languages[:1] if scene.is_passing else languages:
        if not scene.is_passing:
            scene.in_language(person, language)
        for name, (width, height) in WINDOWS.items():
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.wait_for_timeout(120)
            found += [f"{language}, {name}: {line}" for line in fitting.cut(person)]
        person.page.set_viewport_size({"width": 360, "height": 740})
    return found
