"""The browser of the tests: the system's Chromium, and the devices people hold."""

from typing import Any, Final

from playwright.sync_api import Browser, Playwright

from tools import chromium

LAN: Final = "lan.test"
"""A name that leads to this machine and is not treated as secure: as phones reach a laptop at the table."""
FLAGS: Final = (
    "--no-sandbox",
    "--headless=new",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {LAN} 127.0.0.1",
)
Device = dict[str, Any]
DESKTOP: Final[Device] = {"viewport": {"width": 1440, "height": 900}}
TABLET: Final[Device] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "device_scale_factor": 2}
PHONE: Final[Device] = {
    "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 3,
}  # fmt: skip
PHONE_ON_ITS_SIDE: Final[Device] = {**PHONE, "viewport": {"width": 844, "height": 390}}


def launched(playwright: Playwright) -> Browser:
    """A new browser."""
    return playwright.chromium.launch(executable_path=chromium.command(), args=list(FLAGS))
