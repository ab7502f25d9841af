"""A passkey in software, as a browser would have it: enough of WebAuthn to sign in to a server."""

from __future__ import annotations

import hashlib
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

Options = dict[str, Any]


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def raw(said: str) -> bytes:
    return urlsafe_b64decode(said + "=" * (-len(said) % 4))


class Passkey:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = os.urandom(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0
        self.person = b""

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _about(self, site: str, flags: int, more: bytes = b"") -> bytes:
        self.uses += 1
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big") + more

    def made(self, options: Options) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        self.person = raw(options["user"]["id"])
        key = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        about = self._about(options["rp"]["id"], 0x45, key)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        client = self._client("webauthn.create", options["challenge"])
        return self._told({"clientDataJSON": text(client), "attestationObject": text(attested)})

    def signed(self, options: Options, site: str) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        client = self._client("webauthn.get", options["challenge"])
        about = self._about(site, 0x05)
        signature = self.key.sign(about + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        answer = {"clientDataJSON": text(client), "authenticatorData": text(about), "signature": text(signature)}
        return self._told({**answer, "userHandle": text(self.person)})

    def _told(self, response: dict[str, Any]) -> dict[str, Any]:
        name = text(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
