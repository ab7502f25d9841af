"""Caches what is computed once for a table's rules and needed at every decision."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, TypeVar

__all__ = ["by_rules"]

Made = TypeVar("Made")


def by_rules(make: Callable[[Any, int], Made]) -> Callable[[Any, int], Made]:
    """Caches the result of `make` for some rules and a number of players.

    The same rules as last time are recognised without hashing them, which takes longer than a whole lookup.
    """
    known = lru_cache(maxsize=64)(make)
    latest: tuple[Any, int, Made] | None = None

    @wraps(make)
    def find(rules: Any, players: int) -> Made:
        nonlocal latest
        found = latest  # another thread may ask about another table meanwhile
        if found is None or found[0] is not rules or found[1] != players:
            found = latest = (rules, players, known(rules, players))
        return found[2]

    return find
