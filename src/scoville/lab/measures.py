"""What a balance study counts in a game, by watching its actions.

A measure is a quotient summed over games: the count of something (`x`) per number of chances (`y`). For a share of
games and for a mean `y` is 1. All counts are whole numbers, so that they add up the same in any order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, Protocol

from ..core import AnyGame, Fact, registry

__all__ = [
    "COMMON",
    "MEAN",
    "PER_CHANCE",
    "SHARE",
    "STARTER",
    "WHOLE",
    "Counted",
    "GameMeasures",
    "Measure",
    "PlainWatcher",
    "Race",
    "Watcher",
    "bot_measure",
    "measures_of",
    "outcome",
]

MEAN: Final = "mean"
SHARE: Final = "share"
"""Of games: each counts as yes or no, or as a part if winners share."""
PER_CHANCE: Final = "per chance"
"""Several in a game: cards played, challenges, turns."""
WHOLE: Final = 2520
"""A win in parts that up to ten winners can share exactly."""

Counted = dict[str, tuple[int, int]]
"""By the measure's name: the count and the number of chances."""


@dataclass(frozen=True, slots=True)
class Measure:
    name: str
    title: str
    kind: str
    meaning: str
    says: str
    """A sentence about a setting; `{}` stands for the value."""
    less_fair: bool = False
    """Whether to subtract the fair share of one seat, 1/n."""


LENGTH = Measure("length", "length", MEAN, "Actions until the game ends.", "Games last {} actions")
STARTER = Measure(
    "starter",
    "starter's edge",
    SHARE,
    "The starting player's share of the wins beyond a fair one (1 by the number of players), in percentage points.",
    "The starter's edge is {}",
    less_fair=True,
)
LEAD_CHANGES = Measure(
    "lead_changes",
    "lead changes",
    MEAN,
    "How often another player than before comes to lead alone.",
    "The lead changes {} times",
)
BEHIND_AT_HALF = Measure(
    "behind_at_half",
    "winner behind at half",
    SHARE,
    "Games whose winner did not lead after half of the actions.",
    "The winner is behind at half-time in {} of the games",
)
BEHIND = Measure(
    "behind",
    "winner behind",
    PER_CHANCE,
    "Of all actions, those after which the later winner was behind.",
    "The later winner is behind for {} of the actions",
)
RUNAWAY = Measure(
    "runaway",
    "runaway leader",
    SHARE,
    "Games whose winner led alone throughout the second half of the actions.",
    "A runaway leader wins {} of the games",
)
COMMON: Final = (LENGTH, STARTER, LEAD_CHANGES, BEHIND_AT_HALF, BEHIND, RUNAWAY)


def bot_measure(bot: str) -> Measure:
    """Who wins, if bots differ."""
    return Measure(
        f"wins_{bot}",
        f"{bot} wins",
        SHARE,
        f"The share of the wins that goes to the bot {bot}.",
        f"The bot {bot} takes {{}} of the wins",
    )


class Race:
    """Who leads after each action."""

    def __init__(self) -> None:
        self.leaders: list[int] = []
        """As bits, after each action."""

    def note(self, standing: Sequence[int]) -> None:
        best = max(standing)
        self.leaders.append(sum(1 << seat for seat, value in enumerate(standing) if value == best))

    def counted(self, winners: Sequence[int]) -> Counted:
        won = sum(1 << seat for seat in winners)
        alone = [bits for bits in self.leaders if bits & (bits - 1) == 0]
        half = self.leaders[len(self.leaders) // 2 :]
        return {
            "lead_changes": (sum(a != b for a, b in pairwise(alone)), 1),
            "behind_at_half": (int(not half[0] & won), 1),
            "behind": (sum(not bits & won for bits in self.leaders), len(self.leaders)),
            "runaway": (int(len(winners) == 1 and all(bits == won for bits in half)), 1),
        }


def outcome(players: int, first: int, step: int, actions: int, winners: Sequence[int]) -> Counted:
    """Length, and wins by place; place 0 starts, 1 comes next in the initial direction of play."""
    wins = {f"place_{place}": (0, WHOLE) for place in range(players)}
    for seat in winners:
        wins[f"place_{(seat - first) * step % players}"] = (WHOLE // len(winners), WHOLE)
    return {"length": (actions, 1), "starter": wins["place_0"], **wins}


class Watcher(Protocol):
    """Sees one game action by action, as a referee does."""

    game: Any

    def __call__(self, game: Any, seat: int, action: Any, facts: Sequence[Fact]) -> None: ...

    def counted(self) -> Counted:
        """Once the game is over: every measure of the game."""


class PlainWatcher:
    """Counts what can be counted in any game. `standing`, which a game may override, says who leads."""

    def __init__(self) -> None:
        self.game: AnyGame
        self.race = Race()
        self.first = 0

    def __call__(self, game: Any, seat: int, action: Any, facts: Sequence[Fact]) -> None:
        self.game = game
        if len(game.history) == 1:
            self.first = game.anew().turn or 0
        self.race.note(self.standing(game))

    def standing(self, game: Any) -> Sequence[int]:
        """By seat, more is better. Nobody leads in a game that counts nothing."""
        return getattr(game, "scores", None) or (0,) * len(game.players)

    def counted(self) -> Counted:
        game = self.game
        return {
            **outcome(len(game.players), self.first, 1, len(game.history), game.winners),
            **self.race.counted(game.winners),
        }


class GameMeasures:
    """The room `measures` of a game. The base class serves a game without measures of its own."""

    measures: tuple[Measure, ...] = COMMON
    habits: tuple[str, ...] = ()
    """What is counted about a bot to compare temperaments."""

    def watcher(self) -> Watcher:
        """A new watcher for each game."""
        return PlainWatcher()

    def note_habits(self, by_seat: Sequence[Any], game: Any, seat: int, action: Any, facts: Sequence[Fact]) -> None:
        """Notes what an action shows about the habits of the bot on each seat (`Habits`)."""


def measures_of(game: str) -> GameMeasures:
    room: GameMeasures = registry.game(game).room("measures") or GameMeasures()
    return room
