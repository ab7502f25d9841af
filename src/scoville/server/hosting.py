"""What whoever runs a server has decided, and what follows from it about who asks."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from ..core import BadSettings, quote

__all__ = ["TABLES_EACH", "Hosting"]

TABLES_EACH: Final = 20
"""So many tables may come from one address at once, and then as many again in 400 seconds."""
FORWARDED: Final = frozenset({b"x-forwarded-for", b"forwarded", b"via", b"x-real-ip"})
"""Headers that say that somebody asks for somebody else."""


@dataclass(frozen=True, slots=True)
class Hosting:
    origins: tuple[str, ...] = ()
    """Other addresses whose pages may talk to the server."""
    behind_proxy: bool = False
    """Every line ends at a proxy, which says whose it is."""
    open_metrics: bool = False
    tables_each: int = TABLES_EACH

    def __post_init__(self) -> None:
        object.__setattr__(self, "origins", tuple(map(_origin, self.origins)))

    def address(self, scope: Any) -> str:
        """Whose limits count. Behind a proxy whom it names last: what stands before that anybody can have written."""
        host = (scope.get("client") or ("",))[0]
        if self.behind_proxy:
            named = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
            host = named[-1].decode("latin-1").rpartition(",")[2].strip() if named else host
        try:
            address = ip_address(host)
        except ValueError:
            return str(host)[:64]
        if not isinstance(address, IPv6Address):
            return host
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((int(address), 64), strict=False))  # a household has as many as it likes

    def may_watch(self, scope: Any) -> bool:
        """Whether the metrics are told without a key: on this machine, where no proxy can stand between."""
        if self.open_metrics:
            return True
        if self.behind_proxy or any(name in FORWARDED for name, _ in scope["headers"]):
            return False
        try:
            address = ip_address((scope.get("client") or ("",))[0])
        except ValueError:
            return False
        return address.is_loopback


def _origin(said: str) -> str:
    """As browsers write it."""
    try:
        found = urlsplit(said)
        good = found.scheme in {"http", "https"} and bool(found.hostname) and found.path in {"", "/"}
        good = good and not found.query and not found.fragment and "@" not in found.netloc and found.port != 0
    except ValueError:
        good = False
    if not good:
        raise BadSettings(f"An origin is written as in https://tables.example, not {quote(said)}.")
    return f"{found.scheme}://{found.netloc.lower()}"
