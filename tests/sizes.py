"""How much the tests try: a usual run is short, and SCOVILLE_TESTS=long tries each case as often as it deserves."""

from __future__ import annotations

import os

import scoville

__all__ = ["LONG", "sized"]

LONG = os.environ.get("SCOVILLE_TESTS") == "long"


def sized(usual: int, long: int, interpreted: int | None = None) -> int:
    """`interpreted` is for what the compiled core does a hundred times faster, as a search."""
    if LONG:
        return long
    return usual if scoville.compiled or interpreted is None else interpreted
