"""The network of instinct.py where no compiler built it: NumPy adds up its layers, with the same whole numbers.

Python's own loops over the weights would take most of the time of an interpreted search.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ..environment.codec import OBSERVATION
from ..environment.reckoning import reckon
from ..rules.state import State
from .instinct import RAISED, Instinct
from .instinct_size import INPUTS, MOST_PARTS, WIDTH

__all__ = ["InterpretedInstinct"]

NOTHING = bytes(INPUTS)


class InterpretedInstinct(Instinct):
    def __init__(self, state: State, variants: int, open_deck: bool) -> None:
        super().__init__(state, variants, open_deck)
        self.inputs = np.frombuffer(self.view, np.uint8)
        self.layers: list[tuple[NDArray[np.int64], NDArray[np.int64], int]] = []

    def learn(self, layer: int, weights: Sequence[int], biases: Sequence[int], shift: int) -> None:
        wide = np.array(weights, np.int64).reshape(INPUTS if layer == 0 else WIDTH, len(biases))
        self.layers[layer:] = [(wide, np.array(biases, np.int64), shift)]
        if layer == 2:
            self.fresh = [i < len(biases) for i in range(MOST_PARTS + 1)]

    def look(self, seat: int, reacting: bool) -> None:
        self.view[:] = NOTHING
        self.observer.write(seat, self.view)
        self.observer.write_question(seat, self.choices, reacting, self.view)
        self.top = reckon(self.view, 0, self.view, OBSERVATION)
        (first, bias, shift), *deeper = self.layers
        here = np.flatnonzero(self.inputs)
        sums = bias + self.inputs[here].astype(np.int64) @ first[here]
        for weights, bias, following in deeper:
            sums = bias + (np.maximum(sums, 0) >> shift) @ weights
            shift = following
        self.parts[: len(sums)] = (((sums + RAISED) >> shift) - (RAISED >> shift)).tolist()
