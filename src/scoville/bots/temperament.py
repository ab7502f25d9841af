"""A bot's inclinations: the same three numbers in both games."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..core import BadSettings

__all__ = ["Temperament", "find_temperament"]

MOST = 1000
FRANKLY = 3


@dataclass(frozen=True, slots=True)
class Temperament:
    """How a bot is inclined to play, in percent. 100 is as it thinks best, more is more of it."""

    bluff: int = 100
    """How readily it bluffs, offers poison and asks craftily."""
    suspicion: int = 100
    """How readily it takes others for liars, refuses and aims at the leader."""
    blunder: int = 0
    """How often it plays without thinking."""
    frank: int = 0
    """How much it dislikes a bluff beyond what it thinks of it, in hundredths of a point. A frank bot's `bluff` then
    shows FRANKLY times as much, or nobody would notice its temperament."""

    @property
    def bluffing(self) -> int:
        """Both together, in percent as `bluff`; it may be below 0."""
        return self.bluff if not self.frank else 100 - self.frank + FRANKLY * (self.bluff - 100)

    def __post_init__(self) -> None:
        for name, number, most in (
            ("bluff", self.bluff, MOST),
            ("suspicion", self.suspicion, MOST),
            ("blunder", self.blunder, 100),
        ):
            if not 0 <= number <= most:
                raise BadSettings.plain(f"A bot's {name} is 0 to {most} percent, not {number}.")


def find_temperament(known: Mapping[str, Temperament], name: str) -> Temperament | None:
    """One by its name; or one in numbers, as a study sweeps them: `bluff=160`, `bluff=160+suspicion=80`. Raises
    BadSettings if a number is out of range."""
    if name in known:
        return known[name]
    parts = re.fullmatch(r"(?:bluff|suspicion)=[0-9]{1,9}(?:\+(?:bluff|suspicion)=[0-9]{1,9})?", name, re.ASCII)
    if parts is None:
        return None
    return replace(Temperament(), **{part: int(number) for part, number in re.findall("([a-z]+)=([0-9]+)", name)})
