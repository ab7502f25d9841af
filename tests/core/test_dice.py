"""The dice: known answers, fairness, and a check of the check."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from itertools import pairwise

import pytest

from scoville.core import Dice, stream

WORDS = 200


def xoshiro256starstar(state: list[int]) -> int:
    """Blackman and Vigna's generator, written down again from its definition: 64 bits."""
    full = 2**64

    def rotl(x: int, k: int) -> int:
        return (x << k | x >> (64 - k)) % full

    result = rotl(state[1] * 5 % full, 7) * 9 % full
    shifted = (state[1] << 17) % full
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = rotl(state[3], 45)
    return result


def test_the_definition_gives_the_published_numbers() -> None:
    """The first outputs for the state 1, 2, 3, 4, as the authors' C program prints them."""
    state = [1, 2, 3, 4]
    assert [xoshiro256starstar(state) for _ in range(6)] == [
        11520,
        0,
        1509978240,
        1215971899390074240,
        1216172134540287360,
        607988272756665600,
    ]


@pytest.mark.parametrize("state", [(1, 2, 3, 4), (2**64 - 1,) * 4, (0, 0, 0, 1), (2**63, 5, 2**40 + 1, 77)])
def test_words_are_the_upper_halves_of_xoshiro256starstar(state: tuple[int, int, int, int]) -> None:
    dice, defined = Dice(*state), list(state)
    assert [dice.word() for _ in range(WORDS)] == [xoshiro256starstar(defined) >> 32 for _ in range(WORDS)]
    assert [dice.a, dice.b, dice.c, dice.d] == defined


@pytest.mark.parametrize("n", [1, 2, 3, 6, 100, 1000, 2**31 - 1])
def test_below_is_lemires_rejection(n: int) -> None:
    """Word by word: the upper half of word × n, unless the lower half is one of 2³² mod n too many."""
    dice, defined = Dice(1, 2, 3, 4), [1, 2, 3, 4]
    for _ in range(2000):
        product = (xoshiro256starstar(defined) >> 32) * n
        while product % 2**32 < 2**32 % n:
            product = (xoshiro256starstar(defined) >> 32) * n
        assert dice.below(n) == product >> 32
    assert [dice.a, dice.b, dice.c, dice.d] == defined


def test_below_rejects_words_that_would_be_unfair() -> None:
    """For n just above a half of 2³¹ about every fourth word is thrown away."""
    n = 3 * 2**29
    dice, words = stream(7, "reject"), stream(7, "reject")
    for _ in range(500):
        dice.below(n)
    used = 0
    while (words.a, words.b, words.c, words.d) != (dice.a, dice.b, dice.c, dice.d):
        words.word()
        used += 1
        assert used < 5000
    assert 600 < used < 750  # one in four: 667 expected


def unfair(throw: Callable[[], int], sides: int, throws: int = 20_000) -> bool:
    """Pearson's chi-square, one side and pairs of throws in a row; far beyond any chance (six deviations)."""
    seen = [throw() for _ in range(throws)]
    for values, cells in ((seen, sides), ([a * sides + b for a, b in pairwise(seen)], sides**2)):
        counts = [0] * cells
        for value in values:
            counts[value] += 1
        expected = len(values) / cells
        chi = sum((count - expected) ** 2 for count in counts) / expected
        freedom = cells - 1
        if abs(chi - freedom) > 6 * (2 * freedom) ** 0.5:
            return True
    return False


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("sides", [2, 3, 6, 10, 30])
def test_every_side_is_as_likely(seed: int, sides: int) -> None:
    dice = stream(seed, "fair")
    assert not unfair(lambda: dice.below(sides), sides)


@pytest.mark.parametrize("sides", [3, 6, 10, 30])
def test_bad_dice_are_found_out(sides: int) -> None:
    dice = stream(1, "bad")
    assert unfair(lambda: min(dice.below(sides + 1), sides - 1), sides)  # one side twice as likely
    last = [0]

    def sticky() -> int:  # each side as likely, but not after another
        last[0] = last[0] if dice.below(10) == 0 else dice.below(sides)
        return last[0]

    assert unfair(sticky, sides)
    count = iter(range(10**9))
    assert unfair(lambda: next(count) % sides, sides)  # too even


def test_streams_are_named_and_a_seed_has_one_value() -> None:
    digest = sha256(b"scoville/7/deal").digest()
    dice = stream(7, "deal")
    assert [dice.a, dice.b, dice.c, dice.d] == [int.from_bytes(digest[i : i + 8], "little") for i in (0, 8, 16, 24)]

    def first(seed: int | str, name: str) -> list[int]:
        dice = stream(seed, name)
        return [dice.word() for _ in range(8)]

    assert first(7, "deal") == first("7", "deal") == first("07", "deal")
    assert first("ff", "deal") == first("FF", "deal") == first(255, "deal")
    others = [first(7, "first"), first(8, "deal"), first(-7, "deal"), first(2**200, "deal")]
    assert first(7, "deal") not in others
    assert len({tuple(words) for words in others}) == 4


def test_a_copy_throws_the_same_and_alone() -> None:
    dice, copy = stream(3, "x"), stream(4, "y")
    copy.copy_from(dice)
    ahead = [copy.below(100) for _ in range(20)]
    assert [dice.below(100) for _ in range(20)] == ahead
