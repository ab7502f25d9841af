"""What is played in the laboratory: a table, and a seed for every one of its games."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Self

from .. import heated, spicy
from ..core import BadSettings, check_seed, game_seed
from ..heated import rules as heated_rules
from ..spicy import rules as spicy_rules

__all__ = ["GAMES", "NAMES", "RANDOM", "TableSpec", "game_seed", "seats_for"]

GAMES: Final = ("spicy", "heated")
RANDOM: Final = "random"
NAMES: Final = ("Ancho", "Bell", "Cayenne", "Datil", "Espelette", "Fresno", "Guajillo", "Habanero", "Inca", "Jalapeno")
"""Chilis for the records, by seat."""


def seats_for(game: str) -> tuple[int, int]:
    """The fewest and the most players."""
    if game == "spicy":
        return spicy_rules.FEWEST_PLAYERS, spicy_rules.MOST_PLAYERS
    return heated_rules.FEWEST_PLAYERS, heated_rules.MOST_PLAYERS


@dataclass(frozen=True, slots=True)
class TableSpec:
    """A table of bots, by seat. Checked when made: an object of this type can be played."""

    game: str
    players: int
    rules: spicy.Rules | heated.Rules
    bots: tuple[str, ...]
    seed: int | str
    shuffled: bool = False
    """SR-RACE: who is asked about a card of SPICY first is shuffled from the seed, for every card anew."""

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise BadSettings(f"There are the games {' and '.join(GAMES)}.")
        fewest, most = seats_for(self.game)
        if not fewest <= self.players <= most:
            raise BadSettings(f"{self.game.upper()} is for {fewest} to {most} players, not {self.players}.")
        if len(self.bots) != self.players:
            raise BadSettings(f"{self.players} players are as many bots, not {len(self.bots)}.")
        if isinstance(self.rules, spicy.Rules) != (self.game == "spicy"):
            raise BadSettings(f"These are not rules of {self.game.upper()}.")
        if self.shuffled and self.game != "spicy":
            raise BadSettings("Only in SPICY are seats asked in an order that can be shuffled.")
        check_seed(self.seed)
        self.new(0)  # says what is wrong with deck or World's End

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.players]

    @property
    def counted(self) -> bool:
        """Whether its games can be played and counted in C."""
        return not self.shuffled and all(bot == RANDOM for bot in self.bots)

    def seed_of(self, index: int) -> str:
        return game_seed(self.seed, index)

    def new(self, index: int) -> spicy.Spicy | heated.Heated:
        """Game `index`, as it is dealt."""
        if isinstance(self.rules, spicy.Rules):
            return spicy.new(self.names, self.seed_of(index), self.rules)
        return heated.new(self.names, self.seed_of(index), self.rules)

    def seated(self, bots: tuple[str, ...]) -> Self:
        """The same deals for other bots."""
        return replace(self, bots=bots)
