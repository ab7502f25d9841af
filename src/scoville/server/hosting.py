"""The settings of the person who runs a server, and what follows from them about each request."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from ..core import BadSettings, quote
from ..locales import LANGUAGES

__all__ = ["TABLES_EACH", "Hosting", "host_of", "household", "language_of"]

TABLES_EACH: Final = 20
"""One address may make this many tables at once, and then as many again in 400 seconds."""
SOCKETS_EACH: Final = 20
"""Sockets per table allowed for one address, with at least `FEWEST_EACH` in all: a browser opens up to seven."""
FEWEST_EACH: Final = 200
LOCAL: Final = (".local", ".localhost", ".internal", ".home.arpa")
"""Endings that no public name server answers for, so nobody elsewhere can make such a name lead here."""
FORWARDED: Final = frozenset({b"x-forwarded-for", b"forwarded", b"via", b"x-real-ip"})
"""Headers which show that a request was forwarded for somebody else."""


@dataclass(frozen=True, slots=True)
class Hosting:
    origins: tuple[str, ...] = ()
    """Other addresses whose pages may talk to the server."""
    behind_proxy: bool = False
    """Every connection comes from a proxy, which says whose it is."""
    open_metrics: bool = False
    tables_each: int = TABLES_EACH
    host_names: tuple[str, ...] = ()
    """Names the server answers to, besides the harmless ones (`answers_to`)."""
    sockets_each: int = 0
    """From one address; 0 derives it from `tables_each`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "origins", tuple(map(_origin, self.origins)))
        object.__setattr__(self, "host_names", tuple(map(_host_name, self.host_names)))
        if not self.sockets_each:
            object.__setattr__(self, "sockets_each", max(FEWEST_EACH, SOCKETS_EACH * self.tables_each))

    def listening_on(self, host: str) -> Hosting:
        """Adds the name it listens on: the address it prints leads there."""
        if ":" in host or self.answers_to(host):
            return self
        return replace(self, host_names=(*self.host_names, host))

    def answers_to(self, host: str) -> bool:
        """Whether a request may use this name for the server in its Host header.

        A page elsewhere can make its own name lead to this machine (DNS rebinding), and would then talk to the server
        from inside its network. It cannot do that with an IP address, with a name without a dot, or with a name that
        only a home network knows. Programs that send no name are no browsers.
        """
        if not host:
            return True
        name = _name_of(host)
        if name is None:
            return False
        if "." not in name or name.endswith(LOCAL) or name in self.host_names:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def address(self, scope: Any) -> str:
        """The address whose limits apply. Behind a proxy it is the last address the proxy names: anybody can have
        written the others."""
        host = (scope.get("client") or ("",))[0]
        if self.behind_proxy:
            named = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
            host = named[-1].decode("latin-1").rpartition(",")[2].strip() if named else host
        return household(host)

    def scheme(self, scope: Any) -> str:
        """http or https, as the browser asked; behind a proxy, as the proxy says."""
        said = dict(scope["headers"]).get(b"x-forwarded-proto", b"").decode("latin-1").strip().lower()
        return said if self.behind_proxy and said in {"http", "https"} else str(scope.get("scheme", "http"))

    def may_watch(self, scope: Any) -> bool:
        """Whether the metrics are shown without a key: only on this machine, with no proxy in between."""
        if self.open_metrics:
            return True
        if self.behind_proxy or any(name in FORWARDED for name, _ in scope["headers"]):
            return False
        try:
            address = ip_address((scope.get("client") or ("",))[0])
        except ValueError:
            return False
        return address.is_loopback


def household(host: str) -> str:
    """The household an address belongs to: an IPv4 address, or a /64 network of IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return str(host)[:64]
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), 64), strict=False))  # a household has as many addresses as it likes


def _name_of(host: str) -> str | None:
    """The name in a Host header, without the port; None if it is not valid."""
    found = re.fullmatch(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::[0-9]{1,5})?", host.lower(), re.ASCII)
    if found is None:
        return None
    if found[1].startswith("["):
        return found[1][1:-1] if ":" in found[1] else None
    return found[1].removesuffix(".")


def _host_name(said: str) -> str:
    name = _name_of(said)
    if not name or name != said.lower().removesuffix("."):
        raise BadSettings.plain(f"A host name is written as in tables.example, without a port, not {quote(said)}.")
    return name


def _origin(said: str) -> str:
    """An origin as browsers write it."""
    try:
        found = urlsplit(said)
        good = found.scheme in {"http", "https"} and bool(found.hostname) and found.path in {"", "/"}
        good = good and not found.query and not found.fragment and "@" not in found.netloc and found.port != 0
    except ValueError:
        good = False
    if not good:
        raise BadSettings.plain(f"An origin is written as in https://tables.example, not {quote(said)}.")
    return f"{found.scheme}://{found.netloc.lower()}"


def language_of(scope: Any) -> str:
    """The first of our languages that the browser asks for."""
    said = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1").lower()
    return next((part[:2] for part in said.replace(" ", "").split(",") if part[:2] in LANGUAGES), "en")


def host_of(scope: Any) -> str:
    """The name that a request gives the server; a request with two names counts as having none."""
    said = [value.decode("latin-1").strip() for name, value in scope["headers"] if name == b"host"]
    return said[0] if len(said) == 1 else " ".join(said)
