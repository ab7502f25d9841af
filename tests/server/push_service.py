"""A push service of our own: it listens on a real port, checks our signature (VAPID) and decrypts what it receives."""

from __future__ import annotations

import json
import ssl
import threading
from base64 import urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes, token_hex
from typing import Any, Self

import http_ece  # type: ignore[import-untyped]
import trustme
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Device:
    """A browser's subscription: its keys and its endpoint."""

    def __init__(self, service: PushService) -> None:
        self.name = token_hex(8)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = token_bytes(16)
        self.endpoint = f"{service.url}/{self.name}"
        self.received: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.answers: list[int] = []
        """The next answers of the service; 201 when there are none."""
        service.devices[self.name] = self

    @property
    def wish(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "key": text(point), "auth": text(self.auth)}

    def take(self, body: bytes, headers: dict[str, str]) -> int:
        self.headers.append(headers)
        answer = self.answers.pop(0) if self.answers else 201
        if answer == 201:
            read = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
            self.received.append(json.loads(read))
        return answer


class PushService:
    def __init__(self, secure: bool = True) -> None:
        self.devices: dict[str, Device] = {}
        self.trust: ssl.SSLContext | None = None
        self.redirects = ""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                device = service.devices.get(self.path[1:])
                if service.redirects:
                    self.send_response(307)
                    self.send_header("location", service.redirects)
                elif not Vapid02.verify(self.headers["authorization"]):
                    self.send_response(403)
                else:
                    headers = {name.lower(): value for name, value in self.headers.items()}
                    self.send_response(404 if device is None else device.take(body, headers))
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                return

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if secure:
            authority = trustme.CA()
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            authority.issue_cert("localhost").configure_cert(context)
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
            self.trust = ssl.create_default_context()
            authority.configure_trust(self.trust)
        self.url = f"{'https' if secure else 'http'}://localhost:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
