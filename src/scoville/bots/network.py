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

__all__ = ["FINE", "Network", "from_whole_numbers", "in_whole_numbers", "load_network", "save_network"]

FORM: Final = 1
"""The form of the file; a file of another form is refused."""
MOST_BYTES: Final = 1 << 20
ROWS: Final = 8
"""This many rows are multiplied at once: for larger matrices NumPy starts threads, which take longer to wake than to
multiply."""
BITS: Final = 15
"""Weights are whole numbers with this many bits and a sign."""

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

    @property
    def inputs(self) -> int:
        """How many numbers it looks at."""
        return len(self.weights[0])

    def ratings(self, seen: NDArray[np.uint8], decisions: Sequence[int]) -> list[int]:
        """The rating of each of these decisions, in units of 2^-10."""
        there = seen.nonzero()[0]
        parts = np.append(self._go_on(seen[there].astype(np.float64) @ self.weights[0][there]), 0.0)
        rated: list[int] = parts[self.factors[decisions]].sum(axis=1).astype(np.int64).tolist()
        return rated

    def rate_rows(self, rows: NDArray[np.uint8]) -> NDArray[np.int64]:
        """All parts of several observations at once, one row for each, in the same units."""
        found = [
            self._go_on(rows[i : i + ROWS].astype(np.float64) @ self.weights[0]) for i in range(0, len(rows), ROWS)
        ]
        return np.concatenate(found).astype(np.int64)

    def _go_on(self, found: Whole) -> Whole:
        """From the sums of the first layer to the ratings of the parts."""
        last = len(self.weights) - 1
        found = found + self.biases[0]
        for i in range(1, last + 1):
            found = np.floor(np.maximum(found, 0.0) * 2.0 ** -self.shifts[i - 1])
            found = found @ self.weights[i] + self.biases[i]
        return np.floor(found * 2.0 ** -self.shifts[last])

    def chances(self, seen: NDArray[np.uint8], decisions: Sequence[int]) -> list[int]:
        """How likely the network takes each of these decisions, as whole numbers in proportion."""
        rated = self.ratings(seen, decisions)
        best = max(rated)
        return [CHANCES[below] if (below := best - each >> STEP) < LOWEST else 0 for each in rated]

    def choose(self, seen: NDArray[np.uint8], decisions: Sequence[int], dice: Dice) -> int:
        """The place of one of these decisions, each as likely as the network thinks it should be."""
        if len(decisions) == 1:
            return 0
        chances = self.chances(seen, decisions)
        left = dice.below(sum(chances))
        for place, chance in enumerate(chances):
            left -= chance
            if left < 0:
                return place
        raise AssertionError("one of them has its chance")


def in_whole_numbers(
    layers: Sequence[tuple[NDArray[Any], NDArray[Any]]],
) -> tuple[list[NDArray[Any]], list[NDArray[Any]], list[int]]:
    """Weights (from, to) and biases of the layers as whole numbers, and how far the sums of each are shifted."""
    weights, biases, shifts = [], [], []
    for i, (weight, bias) in enumerate(layers):
        most = float(np.abs(weight).max()) or 1.0
        fine = int(np.floor(np.log2((2**BITS - 1) / most)))
        before = 0 if i == 0 else FINE
        weights.append(np.round(weight * 2.0**fine))
        biases.append(np.round(bias * 2.0 ** (fine + before)))
        shifts.append(fine + before - FINE)
    return weights, biases, shifts


def from_whole_numbers(network: Network) -> list[tuple[NDArray[Any], NDArray[Any]]]:
    """The reverse of `in_whole_numbers`."""
    layers, before = [], 0
    for weight, bias, shift in zip(network.weights, network.biases, network.shifts, strict=True):
        fine = shift + FINE - before
        layers.append((weight * 2.0**-fine, bias * 2.0 ** -(fine + before)))
        before = FINE
    return layers


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
