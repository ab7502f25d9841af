"""The seeds and streams of one game after another, equal to those of `game_seed` and `core.dice.stream`.

A random game of SPICY takes two microseconds, and its seed and three streams are four hashes. So nothing is parsed,
checked or created here.
"""

from __future__ import annotations

from hashlib import sha256

from .dice import SEED_DIGITS, Dice

__all__ = ["Seeds"]


class Seeds:
    """Call `game(index)` first, then `sow` for each of its streams."""

    def __init__(self, seed: int | str) -> None:
        number = int(seed, 16) if isinstance(seed, str) else seed
        self.before = f"scoville/{number:x}/game/".encode()
        self.lead = b""

    def game(self, index: int) -> None:
        """The seed of game `index`: 128 bits in hexadecimal, without leading zeros."""
        digits = sha256(self.before + b"%d" % index).hexdigest()[:SEED_DIGITS].lstrip("0") or "0"
        self.lead = b"scoville/" + digits.encode() + b"/"

    def seed(self) -> str:
        return self.lead[9:-1].decode()

    def sow(self, dice: Dice, name: bytes) -> None:
        """Makes `dice` the stream `name` of the game."""
        digest = sha256(self.lead + name).digest()
        dice.a = little(digest, 0)
        dice.b = little(digest, 8)
        dice.c = little(digest, 16)
        dice.d = little(digest, 24)
        if dice.d == 0:
            dice.d = 1


def little(digest: bytes, at: int) -> int:
    """Eight bytes as one number, the first byte lowest."""
    x = 0
    for i in range(at + 7, at - 1, -1):
        x = x << 8 | digest[i]
    return x
