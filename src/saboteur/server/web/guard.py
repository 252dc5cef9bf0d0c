"""Who may come in: pages of this server and programs with a token, no pages of others."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

from saboteur.server.people.identity import COOKIE

BEARER: Final = "bearer "
_POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", _POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
"""Of every answer."""
NOT_KEPT: Final = (b"cache-control", b"no-store")
"""Of every answer that does not say itself how long it lasts."""
ISOLATED: Final = (b"cross-origin-opener-policy", b"same-origin")
"""Of every answer to a browser that treats the page as secure: others ignore it, and complain."""
ENCRYPTED: Final = (b"strict-transport-security", b"max-age=31536000")
"""Of every answer to clients that come by https."""


class Guard:
    """Knows the names under which this server is reached."""

    def __init__(self, names: Iterable[str] = (), trusted: Iterable[str] = ()) -> None:
        """`trusted` are the addresses, or networks, of proxies and monitors of one's own."""
        self._names = frozenset(name.casefold() for name in names) | {"localhost"}
        self._trusted = [ipaddress.ip_network(each, strict=False) for each in trusted if _is_network(each)]

    def is_host(self, host: str) -> bool:
        """Whether a request is meant for this server: it says one of its names, or an address.

        A page that was loaded under a name of somebody else's, which now leads here, says that name. One that says an
        address was loaded from that address.

        >>> guard = Guard(["Table.example"])
        >>> [guard.is_host(host) for host in ("table.example:8710", "192.168.1.7:8710", "[::1]", "evil.example", "")]
        [True, True, True, False, False]
        """
        name = _name(host)
        return name in self._names or _is_address(name)

    def is_own_page(self, origin: str, host: str) -> bool:
        """Whether a page of this server sends a request."""
        try:
            found = urlsplit(origin)
        except ValueError:
            return False
        return found.scheme in ("http", "https") and bool(host) and found.netloc.casefold() == host.casefold()

    def may_change(self, scope: Any) -> bool:
        """Only a page of this server may use somebody's cookie; a program brings its own token."""
        if bearer_secret(scope):
            return True
        origin = header(scope, b"origin")
        if not origin:  # not a browser, or an old one: that of another site would say so below
            return header(scope, b"sec-fetch-site") in ("", "same-origin", "none")
        return self.is_own_page(origin, header(scope, b"host"))

    def is_near(self, address: str) -> bool:
        """Whether somebody asks from this machine, or from one that is trusted.

        >>> guard = Guard(trusted=["10.1.0.0/16", "192.168.1.7"])
        >>> [guard.is_near(address) for address in ("::1", "10.1.2.3", "::ffff:192.168.1.7", "10.2.0.1", "")]
        [True, True, True, False, False]
        """
        found = _address(address)
        return found is not None and (found.is_loopback or any(found in network for network in self._trusted))


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address; that of an IPv4 client as such, also where a socket for both kinds writes it as one of IPv6."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


def plain_address(text: str) -> str:
    """An address as a proxy or a list of trusted ones writes it; what is no address stays as it is.

    >>> [plain_address(text) for text in ("::ffff:203.0.113.7", "203.0.113.7", "2001:db8::1", "")]
    ['203.0.113.7', '203.0.113.7', '2001:db8::1', '']
    """
    found = _address(text)
    return text if found is None else str(found)


def _is_network(text: str) -> bool:
    """Whether it names an address or a network; `*` and names of sockets do not."""
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _name(host: str) -> str:
    """A host without its port."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdecimal() and not name.endswith(":") else host).casefold()


def _is_address(name: str) -> bool:
    return _address(name.removeprefix("[").removesuffix("]")) is not None


def is_secure(scope: Any) -> bool:
    """Whether a browser treats the page as secure: it comes by https, or from its own machine."""
    name = _name(header(scope, b"host")).removeprefix("[").removesuffix("]")
    found = _address(name)
    return scope["scheme"] in ("https", "wss") or name == "localhost" or (found is not None and found.is_loopback)


def header(scope: Any, name: bytes) -> str:
    """A header of a request, or nothing; nothing too if it is there twice, because then nobody knows which counts."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if len(found) == 1 else ""


def address_of(scope: Any) -> str:
    """Where a request comes from; of a network that gives a household a whole block, the block.

    >>> [address_of({"client": (host, 1)}) for host in ("::ffff:203.0.113.7", "2001:db8::1:2", "::1", "testclient")]
    ['203.0.113.7', '2001:db8::', '::1', 'testclient']
    """
    client = scope.get("client")
    host = str(client[0]) if client else ""
    address = _address(host)
    if address is None:
        return host
    if address.version == 4 or address.is_loopback:
        return str(address)
    return str(ipaddress.ip_network((address, 64), strict=False).network_address)


def cookie_secret(scope: Any) -> str:
    """The secret in somebody's cookie."""
    try:
        found = SimpleCookie(header(scope, b"cookie")).get(COOKIE)
    except CookieError:
        return ""
    return "" if found is None else found.value


def bearer_secret(scope: Any) -> str:
    """The token of a program."""
    given = header(scope, b"authorization")
    return given[len(BEARER) :].strip() if given.casefold().startswith(BEARER) else ""
