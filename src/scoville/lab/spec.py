"""What the laboratory plays: a table, and a seed for every one of its games."""

from __future__ import annotations

import json
from dataclasses import MISSING, asdict, dataclass, fields, replace
from typing import Any, Final, Self

from .. import __version__
from ..core import AnyGame, BadSettings, check_seed, game_seed, registry
from .sequence import sequence_of

__all__ = ["NAMES", "RANDOM", "TableSpec", "game_seed", "rules_as_json"]

RANDOM: Final = "random"
NAMES: Final = ("Ancho", "Bell", "Cayenne", "Datil", "Espelette", "Fresno", "Guajillo", "Habanero", "Inca", "Jalapeno")
"""Chilis for the records, by seat."""


def rules_as_json(rules: object) -> dict[str, Any]:
    """The settings that differ from the usual ones."""
    named: dict[str, Any] = asdict(rules)  # type: ignore[call-overload]
    usual = {f.name: f.default for f in fields(rules) if f.default is not MISSING}  # type: ignore[arg-type]
    changed = {name: value for name, value in named.items() if value != usual.get(name)}
    plain: dict[str, Any] = json.loads(json.dumps(changed, default=str))
    return plain


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
    """Whether the order of asking is shuffled from the seed, anew for every card (SR-RACE)."""

    def __post_init__(self) -> None:
        kind = registry.game(self.game)
        kind.check_players(self.players)
        if len(self.bots) != self.players:
            raise BadSettings.plain(f"{self.players} players need {self.players} bots, not {len(self.bots)}.")
        kind.check_rules(self.rules)
        if self.shuffled and not sequence_of(self.game).shuffles:
            raise BadSettings.plain(f"{kind.title} asks its seats in an order that cannot be shuffled.")
        check_seed(self.seed)
        self.new(0)  # raises if the deck or World's End is wrong

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
        """Game `index`, just dealt."""
        return registry.game(self.game).new(self.names, self.seed_of(index), self.rules)

    def seated(self, bots: tuple[str, ...]) -> Self:
        """The same deals for other bots."""
        return replace(self, bots=bots)

    def as_json(self) -> dict[str, Any]:
        """What must be the same for a run at this table to be continued."""
        return {
            "scoville": __version__,
            "game": self.game,
            "players": self.players,
            "rules": rules_as_json(self.rules),
            "bots": list(self.bots),
            "seed": self.seed,
            "shuffled": self.shuffled,
        }
