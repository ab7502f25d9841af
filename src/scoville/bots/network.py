"""A small network in whole numbers: the same decisions on every machine, with NumPy alone.

Weights and activations are whole numbers. They are multiplied as 64-bit floats, because NumPy has fast routines for
those. No sum comes near 2^53, so every one is exact, in whatever order a machine adds it up.
"""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..core import Dice, ScovilleError
from .exponent import CHANCES, FINE, LOWEST, STEP

__all__ = ["FINE", "Network", "load_network", "save_network"]

FORM: Final = 1
"""The form of the file; a file of another form is refused."""
MOST_BYTES: Final = 1 << 20

Whole = NDArray[np.float64]


@dataclass(frozen=True)
class Network:
    """Rates the parts of decisions from an observation; a decision's rating is the sum of its parts'."""

    weights: tuple[Whole, ...]
    biases: tuple[Whole, ...]
    shifts: tuple[int, ...]
    """After each layer the sums are divided by 2 to this power."""
    factors: NDArray[np.int64]
    """(decisions, parts): the parts of each decision; one number too high stands for none."""
    players: tuple[int, ...]
    """The numbers of players it was trained with."""

    def ratings(self, seen: NDArray[np.uint8], decisions: Sequence[int]) -> list[int]:
        """The rating of each of these decisions, in units of 2^-10."""
        there = seen.nonzero()[0]
        last = len(self.weights) - 1
        found: Whole = seen[there].astype(np.float64) @ self.weights[0][there] + self.biases[0]
        for i in range(1, last + 1):
            found = np.floor(np.maximum(found, 0.0) * 2.0 ** -self.shifts[i - 1])
            found = found @ self.weights[i] + self.biases[i]
        parts = np.append(np.floor(found * 2.0 ** -self.shifts[last]), 0.0)
        rated: list[int] = parts[self.factors[decisions]].sum(axis=1).astype(np.int64).tolist()
        return rated

    def chances(self, seen: NDArray[np.uint8], decisions: Sequence[int]) -> list[int]:
        """How likely the network takes each of these decisions, as whole numbers in proportion."""
        rated = self.ratings(seen, decisions)
        best = max(rated)
        return [CHANCES[below] if (below := best - each >> STEP) < LOWEST else 0 for each in rated]

    def choose(self, seen: NDArray[np.uint8], decisions: Sequence[int], dice: Dice) -> int:
        """One of these decisions, each as likely as the network thinks it should be."""
        if len(decisions) == 1:
            return decisions[0]
        chances = self.chances(seen, decisions)
        left = dice.below(sum(chances))
        for decision, chance in zip(decisions, chances, strict=True):
            left -= chance
            if left < 0:
                return decision
        raise AssertionError("one of them has its chance")


def save_network(
    file: Path,
    weights: Sequence[NDArray[Any]],
    biases: Sequence[NDArray[Any]],
    shifts: Sequence[int],
    factors: NDArray[Any],
    players: Sequence[int],
) -> None:
    """Writes a network as plain arrays of whole numbers; the same network gives the same bytes."""
    arrays: dict[str, Any] = {"form": np.int16(FORM), "shifts": np.array(shifts, np.int16)}
    for i, (weight, bias) in enumerate(zip(weights, biases, strict=True)):
        arrays[f"weight{i}"] = weight.astype(np.int16)
        arrays[f"bias{i}"] = bias.astype(np.int64)
    arrays["factors"] = factors.astype(np.int16)
    arrays["players"] = np.array(players, np.int16)
    with file.open("wb") as out:
        np.savez_compressed(out, **arrays)


def load_network(file: Path) -> Network:
    """Reads a network. A file that is none is refused with a sentence."""
    try:
        with np.load(file, allow_pickle=False) as stored:
            if int(stored["form"]) != FORM:
                raise ScovilleError(f"{file} is a network of another version.")
            layers = range(len(stored["shifts"]))
            return Network(
                tuple(stored[f"weight{i}"].astype(np.float64) for i in layers),
                tuple(stored[f"bias{i}"].astype(np.float64) for i in layers),
                tuple(map(int, stored["shifts"])),
                stored["factors"].astype(np.int64),
                tuple(map(int, stored["players"])),
            )
    except (ValueError, KeyError, EOFError, TypeError, zipfile.BadZipFile):
        raise ScovilleError(f"{file} is not a network of `scoville learn`.") from None
