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
    """A secret or its hash: 256 bits in lower-case hexadecimal digits; raises BadSettings otherwise."""
    if not _SECRET.fullmatch(secret):
        raise BadSettings("secret")
    return secret


def check_nonce(nonce: str) -> str:
    """A seat's nonce; raises BadSettings unless its form guarantees that two lists of nonces never look the same."""
    if not _NONCE.fullmatch(nonce):
        raise BadSettings("nonce")
    return nonce


def commit(secret: str) -> str:
    """The commitment that is published before the deal."""
    return sha256(f"scoville/secret/{check_secret(secret)}".encode()).hexdigest()


def combine(secret: str, nonces: Sequence[str | None]) -> str:
    """The seed of the game, from the secret and each seat's nonce in seat order; None added nothing."""
    added = "/".join("" if nonce is None else check_nonce(nonce) for nonce in nonces)
    return sha256(f"scoville/seed/{check_secret(secret)}/{added}".encode()).hexdigest()
