"""Sends one message to a push service. It blocks, so it runs in a thread.

Anybody may name any endpoint, so we connect only to addresses of the public internet, to the very address that was
checked, and follow no redirect: a push must not reach a machine behind the server's firewall.
"""

from __future__ import annotations

import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import AI_ADDRCONFIG, IPPROTO_TCP, SHUT_RDWR, SOCK_STREAM, create_connection, getaddrinfo
from threading import Thread, Timer
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)
from msgspec import Struct

__all__ = ["Subscription", "acceptable", "new_key", "post", "public_key"]

LONGEST: Final = 1000
"""Characters of an endpoint."""
IN_ALL: Final = 5.0
"""Seconds for one message, from looking for the name of the service to its answer."""
VALID: Final = 12 * 3600
NAT64: Final = ip_network("64:ff9b::/96")
NOT_PUBLIC: Final = tuple(
    ip_network(one)
    for one in (
        "::/96",  # an IPv4 address inside (compatible, given up)
        "::ffff:0:0:0/96",  # an IPv4 address inside (translated)
        "64:ff9b:1::/48",  # NAT64 within one network
        "3fff::/20",  # documentation
        "5f00::/16",  # segment routing
        "fec0::/10",  # site-local, given up
    )
)
"""What Python takes for public, or did in some version, and is not."""
KEY_LENGTH: Final = 65
AUTH_LENGTH: Final = 16


class Subscription(Struct, frozen=True):
    """A device that wants to be told."""

    hash: bytes
    endpoint: str
    key: str
    """The device's public key (p256dh) and its secret (auth), in base64url: only it can read what is sent."""
    auth: str
    site: str
    """The name of our server as the device knows it."""
    language: str


class Forbidden(OSError):
    """The endpoint is not on the public internet."""


# --- our own key (VAPID) -------------------------------------------------------------------------------


def new_key() -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


def public_key(key: bytes) -> str:
    """As browsers want it: base64url."""
    private = load_der_private_key(key, None)
    assert isinstance(private, ec.EllipticCurvePrivateKey)
    point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).decode().rstrip("=")


# --- where to -----------------------------------------------------------------------------------------------


def acceptable(endpoint: str, key: str, auth: str, anywhere: bool) -> bool:
    """Whether this could be a subscription; `anywhere` also allows plain HTTP and addresses of one's own network."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
        host = parts.hostname or ""
    except ValueError:
        return False
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= LONGEST
    if not plain or not host or parts.username is not None or parts.password is not None or parts.fragment:
        return False
    if not anywhere and (parts.scheme != "https" or port not in {None, 443} or not _named(host)):
        return False
    return parts.scheme in {"https", "http"} and _is_point(key) and _length(auth) == AUTH_LENGTH


def _named(host: str) -> bool:
    """Whether it is a name with a dot: no push service has a number as its address, or a name of the local network."""
    try:
        ip_address(host)
    except ValueError:
        name = host.strip(".").lower()
        return "." in name and not name.endswith(".local")
    return False


def _length(text: str) -> int:
    try:
        return len(_bytes(text))
    except ValueError:
        return 0


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _is_point(key: str) -> bool:
    if _length(key) != KEY_LENGTH:
        return False
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(key))
    except ValueError:
        return False
    return True


def _public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        if any(address in network for network in NOT_PUBLIC):
            return False
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return _public(inner)
    return address.is_global and not address.is_multicast


def _resolve(host: str, port: int, anywhere: bool) -> str:
    """The address to connect to. One private address among several is reason enough to refuse."""
    found = [
        str(row[4][0]) for row in getaddrinfo(host, port, type=SOCK_STREAM, proto=IPPROTO_TCP, flags=AI_ADDRCONFIG)
    ]
    if not anywhere and not all(_public(ip_address(one.partition("%")[0])) for one in found):
        raise Forbidden("not a public address")
    return found[0]


def _resolve_until(end: float, host: str, port: int, anywhere: bool) -> str:
    """The same within a time. Nobody can stop getaddrinfo, so it ends later in a thread that nobody waits for."""
    found: list[str | Exception] = []

    def look() -> None:
        try:
            found.append(_resolve(host, port, anywhere))
        except Exception as error:
            found.append(error)

    looking = Thread(target=look, name="push-name", daemon=True)
    looking.start()
    looking.join(_left(end))
    if not found:
        raise TimeoutError("the name of the push service is not found in time")
    if isinstance(found[0], Exception):
        raise found[0]
    return found[0]


def _left(end: float) -> float:
    """Seconds until then. Raises TimeoutError if there are none."""
    left = end - time.monotonic()
    if left <= 0:
        raise TimeoutError("the push service is too slow")
    return left


# --- sending ------------------------------------------------------------------------------------------------


def post(
    to: Subscription, payload: bytes, key: bytes, ttl: int, topic: str, anywhere: bool, trust: ssl.SSLContext | None
) -> int:
    """The status of the answer. Raises OSError if there is none, TimeoutError if there is none in time."""
    from py_vapid import Vapid02  # type: ignore[import-untyped]  # noqa: PLC0415 - 0.2 seconds that a server without push does not need
    from pywebpush import WebPusher  # type: ignore[import-untyped]  # noqa: PLC0415

    parts = urlsplit(to.endpoint)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    keys = {"p256dh": to.key, "auth": to.auth}
    body: Any = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(payload)["body"]
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID, "sub": _sub(to.site)}
    headers = {
        **Vapid02.from_der(urlsafe_b64encode(key)).sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(ttl),
        "Urgency": "normal",
        "Topic": topic,
    }
    trusted = trust or ssl.create_default_context() if secure else None
    end = time.monotonic() + IN_ALL
    line = _Line(host, port, _resolve_until(end, host, port, anywhere), trusted, end)
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        line.request("POST", target, bytes(body), headers)
        return line.getresponse().status
    except (HTTPException, OSError) as error:
        _left(end)  # raises TimeoutError where we have ended it ourselves
        raise OSError(type(error).__name__) from None
    finally:
        line.close()


def _sub(site: str) -> str:
    return f"https://{site}" if "." in site or site == "localhost" else "mailto:host@localhost"


class _Line(HTTPConnection):
    """To an address that was checked, whatever the name resolves to by now."""

    def __init__(self, host: str, port: int, address: str, trust: ssl.SSLContext | None, end: float) -> None:
        super().__init__(host, port, timeout=IN_ALL)
        self._until = end
        self._address = address
        self._trust = trust
        self._end: Timer | None = None

    def connect(self) -> None:
        plain = create_connection((self._address, self.port), _left(self._until))
        self._end = Timer(max(0.0, self._until - time.monotonic()), self._give_up, [plain])
        self._end.daemon = True
        self._end.start()
        self.sock = plain if self._trust is None else self._trust.wrap_socket(plain, server_hostname=self.host)

    def _give_up(self, plain: Any) -> None:
        try:
            (self.sock or plain).shutdown(SHUT_RDWR)
        except OSError:
            return

    def close(self) -> None:
        if self._end is not None:
            self._end.cancel()
        super().close()
