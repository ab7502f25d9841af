"""Where the networks of HEATED are, and which tables they know."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .. import Rules

__all__ = ["NETWORKS", "TAUGHT", "knows"]

NETWORKS: Final = Path(__file__).with_name("networks")
TAUGHT: Final = (Rules(), Rules(mode="chaos"))
"""The rules they were trained with, with 2 to 10 players."""
DECKS: Final = frozenset({rules.mode for rules in TAUGHT})


def knows(rules: Rules) -> bool:
    """Whether the networks know such tables: the same cards and no house rules."""
    return rules.mode in DECKS and not (rules.deck or rules.add or rules.house)
