"""`reckoning.py` for NumPy: many observations at once for training, one at a time for a bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..rules.cards import CLAIMS
from ..rules.option_codes import COPY, UNDER
from .codec import ACTIONS, AT_CLAIM, OBSERVATION, RECKONED
from .reckoning import in_context, reckon

__all__ = ["all_in_context", "posed", "reckon_all"]


def reckon_all(seen: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """For each observation, what a network is told besides."""
    whole = np.ascontiguousarray(seen)
    found = np.zeros((len(whole), RECKONED), np.uint8)
    if len(whole):
        flat, out = whole.reshape(-1).data, found.reshape(-1).data
        for row in range(len(whole)):
            reckon(flat, row * whole.shape[1], out, row * RECKONED)
    return found


def all_in_context(seen: NDArray[np.uint8], rows: NDArray[np.int64], decisions: NDArray[Any]) -> NDArray[Any]:
    """Decisions as a network rates them; `rows` says to which observation each belongs."""
    copies = (decisions >= COPY) & (decisions < UNDER)
    if not copies.any():
        return decisions
    claimed = seen[:, AT_CLAIM : AT_CLAIM + CLAIMS].argmax(axis=1)
    found = decisions.copy()
    found[copies] = ACTIONS + (decisions[copies] - COPY) * CLAIMS + claimed[rows[copies]]
    return found


def posed(inputs: int, seen: NDArray[np.uint8], decisions: Sequence[int]) -> tuple[NDArray[np.uint8], Sequence[int]]:
    """One observation and its decisions for a network that looks at this many numbers. An older one reckons nothing."""
    if inputs == OBSERVATION:
        return seen, decisions
    shown = np.zeros(OBSERVATION + RECKONED, np.uint8)
    shown[:OBSERVATION] = seen
    claim = reckon(shown.data, 0, shown.data, OBSERVATION)
    return shown, [in_context(decision, claim) for decision in decisions]
