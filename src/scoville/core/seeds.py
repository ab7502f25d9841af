"""The seeds and streams of one game after another, as `game_seed` and `core.dice.stream` give them, but fast.

A random game is so short that hashing would be most of its work. So SHA-256 of a short text is done here, in C;
interpreted, or for longer texts, the standard library does it.
"""

from __future__ import annotations

from hashlib import sha256

from .dice import Dice

__all__ = ["Seeds"]

MASK32 = 0xFFFF_FFFF
SHORT = 55  # bytes that fit in one block with their padding
IN_C = not __file__.endswith(".py")
DIGITS = b"0123456789abcdef"
LEAD = b"scoville/"
SLASH = 47


class Seeds:
    """`game(index)` first, then `sow` for each of its streams."""

    def __init__(self, seed: int | str) -> None:
        number = int(seed, 16) if isinstance(seed, str) else seed
        self.before = f"scoville/{number:x}/game/".encode()
        self.count = 0  # bytes of `text`
        self.digits = 0  # of the game's seed
        self.text = [0] * 64
        self.hex = [0] * 32
        self.start = [0] * 8
        self.words = [0] * 8  # the hash, and while it is made
        self.constants = [0] * 64
        self.schedule = [0] * 64
        for i in range(8):
            self.start[i] = STARTS[i]
        for i in range(64):
            self.constants[i] = CONSTANTS[i]

    def game(self, index: int) -> None:
        """The seed of game `index`: 128 bits in hexadecimal, without leading zeros."""
        self.hash(self.before + str(index).encode())
        self.digits = 0
        for i in range(32):
            digit = DIGITS[(self.words[i >> 3] >> (28 - 4 * (i & 7))) & 15]
            if self.digits > 0 or digit != DIGITS[0] or i == 31:
                self.hex[self.digits] = digit
                self.digits += 1

    def seed(self) -> str:
        return bytes([self.hex[i] for i in range(self.digits)]).decode()

    def sow(self, dice: Dice, name: bytes) -> None:
        """Makes `dice` the stream `name` of the game."""
        self.count = 0
        self.put(LEAD)
        for i in range(self.digits):
            self.text[self.count + i] = self.hex[i]
        self.count += self.digits
        self.text[self.count] = SLASH
        self.count += 1
        self.put(name)
        self.hash_text()
        dice.a = self.little(0)
        dice.b = self.little(2)
        dice.c = self.little(4)
        dice.d = self.little(6)
        if dice.d == 0:
            dice.d = 1

    def put(self, more: bytes) -> None:
        for i in range(len(more)):
            self.text[self.count + i] = more[i] & 255
        self.count += len(more)

    def little(self, i: int) -> int:
        """Two words of the hash as 64 bits, the first byte lowest."""
        x = 0
        for shift in range(0, 32, 8):
            x = x << 8 | (self.words[i + 1] >> shift & 255)
        for shift in range(0, 32, 8):
            x = x << 8 | (self.words[i] >> shift & 255)
        return x

    # --- SHA-256 (FIPS 180-4) ------------------------------------------------------------------

    def hash(self, text: bytes) -> None:
        if len(text) > SHORT:
            self.hash_elsewhere(text)
            return
        self.count = 0
        self.put(text)
        self.hash_text()

    def hash_text(self) -> None:
        if IN_C:
            self.hash_block()
        else:
            self.hash_elsewhere(bytes([self.text[i] for i in range(self.count)]))

    def hash_elsewhere(self, text: bytes) -> None:
        digest = sha256(text).digest()
        for i in range(8):
            self.words[i] = int.from_bytes(digest[4 * i : 4 * i + 4], "big")

    def hash_block(self) -> None:
        """`text`, at most SHORT bytes of it."""
        self.text[self.count] = 128
        for i in range(self.count + 1, 64):
            self.text[i] = 0
        self.text[62] = self.count * 8 >> 8
        self.text[63] = self.count * 8 & 255
        for i in range(16):
            x = 0
            for j in range(4):
                x = x << 8 | self.text[4 * i + j]
            self.schedule[i] = x
        for i in range(16, 64):
            x = self.schedule[i - 15]
            y = self.schedule[i - 2]
            self.schedule[i] = (
                self.schedule[i - 16]
                + (turn(x, 7) ^ turn(x, 18) ^ x >> 3)
                + self.schedule[i - 7]
                + (turn(y, 17) ^ turn(y, 19) ^ y >> 10)
            ) & MASK32
        a = self.start[0]
        b = self.start[1]
        c = self.start[2]
        d = self.start[3]
        e = self.start[4]
        f = self.start[5]
        g = self.start[6]
        h = self.start[7]
        for i in range(64):
            x = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (e & f ^ ~e & g) + self.constants[i]) & MASK32
            x = (x + self.schedule[i]) & MASK32
            y = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + (a & b ^ a & c ^ b & c)) & MASK32
            h = g
            g = f
            f = e
            e = (d + x) & MASK32
            d = c
            c = b
            b = a
            a = (x + y) & MASK32
        self.words[0] = (self.start[0] + a) & MASK32
        self.words[1] = (self.start[1] + b) & MASK32
        self.words[2] = (self.start[2] + c) & MASK32
        self.words[3] = (self.start[3] + d) & MASK32
        self.words[4] = (self.start[4] + e) & MASK32
        self.words[5] = (self.start[5] + f) & MASK32
        self.words[6] = (self.start[6] + g) & MASK32
        self.words[7] = (self.start[7] + h) & MASK32


def turn(x: int, n: int) -> int:
    """Rotated to the right."""
    return (x >> n | x << (32 - n)) & MASK32


def first_primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def root(number: int, power: int) -> int:
    """The whole part of the root."""
    low, high = 0, 1 << 64
    while high - low > 1:
        middle = (low + high) // 2
        if middle**power <= number:
            low = middle
        else:
            high = middle
    return low


STARTS = [root(prime << 64, 2) & MASK32 for prime in first_primes(8)]
CONSTANTS = [root(prime << 96, 3) & MASK32 for prime in first_primes(64)]
