"""What is played in the laboratory: a table, and a seed for every one of its games."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Self

from ..core import AnyGame, BadSettings, check_seed, game_seed, registry
from .sequence import sequence_of

__all__ = ["NAMES", "RANDOM", "TableSpec", "game_seed"]

RANDOM: Final = "random"
NAMES: Final = ("Ancho", "Bell", "Cayenne", "Datil", "Espelette", "Fresno", "Guajillo", "Habanero", "Inca", "Jalapeno")
"""Chilis for the records, by seat."""


@dataclass(frozen=True, slots=True)
class TableSpec:
    """A table of bots, by seat. Wrong settings are refused here, so every object of this type can be played."""

    game: str
    players: int
    rules: Any
    """Of the type the game has for them."""
    bots: tuple[str, ...]
    seed: int | str
    shuffled: bool = False
    """Who is asked about a card first is shuffled from the seed, for every card anew (SR-RACE)."""

    def __post_init__(self) -> None:
        kind = registry.game(self.game)
        kind.check_players(self.players)
        if len(self.bots) != self.players:
            raise BadSettings.plain(f"{self.players} players are as many bots, not {len(self.bots)}.")
        kind.check_rules(self.rules)
        if self.shuffled and not sequence_of(self.game).shuffles:
            raise BadSettings.plain(f"{kind.title} asks its seats in an order that cannot be shuffled.")
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

    def new(self, index: int) -> AnyGame:
        """Game `index`, as it is dealt."""
        return registry.game(self.game).new(self.names, self.seed_of(index), self.rules)

    def seated(self, bots: tuple[str, ...]) -> Self:
        """The same deals for other bots."""
        return replace(self, bots=bots)
