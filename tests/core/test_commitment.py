"""The commitment binds, the nonces count, and nothing but the documented hash is computed."""

from __future__ import annotations

from hashlib import sha256
from itertools import product

import pytest

from scoville.core import BadSettings, check_seed, combine, commit

SECRET = "0123456789abcdef" * 4


def test_the_hashes_are_the_documented_ones() -> None:
    assert commit(SECRET) == sha256(f"scoville/secret/{SECRET}".encode()).hexdigest()
    assert combine(SECRET, ["x", None, "y-Z_9"]) == sha256(f"scoville/seed/{SECRET}/x//y-Z_9".encode()).hexdigest()
    check_seed(combine(SECRET, []))


def test_who_adds_what_on_which_seat_makes_another_seed() -> None:
    lists = [nonces for seats in range(5) for nonces in product(("a", "b", "aa", None), repeat=seats)]
    lists = [nonces for nonces in lists if nonces not in [(), (None,)]]
    seeds = {combine(SECRET, nonces) for nonces in lists}
    assert len(seeds) == len(lists)
    assert combine(SECRET[::-1], ["a"]) not in seeds


@pytest.mark.parametrize("nonce", ["", "a/b", "a b", "é", "x" * 65, "a\n", "٣"])
def test_a_nonce_cannot_imitate_two(nonce: str) -> None:
    with pytest.raises(BadSettings):
        combine(SECRET, [nonce])


@pytest.mark.parametrize("secret", ["", "7", SECRET.upper(), SECRET + "0", SECRET[:-1] + "g", SECRET + "\n"])
def test_a_secret_is_256_bits_written_in_one_way(secret: str) -> None:
    with pytest.raises(BadSettings):
        commit(secret)
