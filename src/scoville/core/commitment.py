"""Provable shuffles: nobody, the server included, can choose or foresee the seed of a game.

The server draws a secret and publishes its hash, the commitment. Then every seat may add a nonce. Secret
and nonces together are hashed to the seed, and the secret is revealed once the game is over. The server cannot
change the secret after the nonces, and the players cannot know it before. docs/record.md says how to check.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256

from .errors import BadSettings

__all__ = ["check_nonce", "check_secret", "combine", "commit"]

_SECRET = re.compile(r"[0-9a-f]{64}", re.ASCII)
_NONCE = re.compile(r"[0-9A-Za-z_-]{1,64}", re.ASCII)


def check_secret(secret: str) -> str:
    """Return `secret` if it is 64 hexadecimal digits in lower case (256 bits). Raises BadSettings otherwise."""
    if not _SECRET.fullmatch(secret):
        raise BadSettings("secret")
    return secret


def check_nonce(nonce: str) -> str:
    """Return `nonce` if a seat may add it to the seed. Raises BadSettings otherwise.

    Letters, digits, `_` and `-` are allowed, so two different lists of nonces never look the same.
    """
    if not _NONCE.fullmatch(nonce):
        raise BadSettings("nonce")
    return nonce


def commit(secret: str) -> str:
    """Return what the server publishes before the deal: a hash of its secret."""
    return sha256(f"scoville/secret/{check_secret(secret)}".encode()).hexdigest()


def combine(secret: str, nonces: Sequence[str | None]) -> str:
    """Return the seed of a game, made from the secret and from what each seat added.

    `nonces` are in seat order; None means that a seat added nothing.
    """
    added = "/".join("" if nonce is None else check_nonce(nonce) for nonce in nonces)
    return sha256(f"scoville/seed/{check_secret(secret)}/{added}".encode()).hexdigest()
