"""All luck comes from here: named streams of a game's seed, the same on every machine.

A stream is xoshiro256** with its 256 bits of state taken from SHA-256 over seed and name, so
that one stream reveals nothing about another. Interpreted and compiled code give the same numbers:
the masks keep Python's integers at 64 bits and cost nothing in C.
"""

from __future__ import annotations

import re
from hashlib import sha256

from .errors import BadSettings

__all__ = ["Dice", "check_seed", "game_seed", "stream"]

MASK64 = 0xFFFF_FFFF_FFFF_FFFF
MASK32 = 0xFFFF_FFFF
SEED_DIGITS = 32


class Dice:
    """A stream of random numbers that is the same on every machine. Make one with `stream`.

    Never share a stream between games. `copy_from` makes another stream throw the same numbers.
    """

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def word(self) -> int:
        """The next 32 bits."""
        x = self.b * 5 & MASK64
        x = ((x << 7 & MASK64) | x >> 57) * 9 & MASK64
        t = self.b << 17 & MASK64
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = (self.d << 45 & MASK64) | self.d >> 19
        return x >> 32

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one equally likely (Lemire's rejection)."""
        product = self.word() * n
        low = product & MASK32
        if low < n:
            unfair = (MASK32 + 1 - n) % n
            while low < unfair:
                product = self.word() * n
                low = product & MASK32
        return product >> 32

    def copy_from(self, other: Dice) -> None:
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d


def check_seed(seed: int | str) -> None:
    """Raise BadSettings unless `seed` is a whole number or a hexadecimal text of at most 1024 bits."""
    if isinstance(seed, str):
        good = re.fullmatch(r"[0-9a-fA-F]{1,256}", seed, re.ASCII) is not None
    else:
        good = isinstance(seed, int) and not isinstance(seed, bool) and seed.bit_length() <= 1024
    if not good:
        raise BadSettings("seed")


def stream(seed: int | str, name: str) -> Dice:
    """Return the stream `name` of a seed. Each need for luck has a name of its own, so a new one shifts no other.

    A seed is an integer or a hexadecimal text: 7, "7" and "07" are the same seed.
    """
    number = int(seed, 16) if isinstance(seed, str) else seed
    digest = sha256(f"scoville/{number:x}/{name}".encode()).digest()
    a, b, c, d = (int.from_bytes(digest[i : i + 8], "little") for i in range(0, 32, 8))
    return Dice(a, b, c, d or 1)  # xoshiro's state must not be all zeros


def game_seed(seed: int | str, index: int) -> str:
    """Return the seed of game number `index` in a series. It is hexadecimal text, as a record writes it."""
    number = int(seed, 16) if isinstance(seed, str) else seed
    return sha256(f"scoville/{number:x}/game/{index}".encode()).hexdigest()[:SEED_DIGITS].lstrip("0") or "0"
