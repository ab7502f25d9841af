"""What a game gives this layer: its bots, their options, and what the strongest of them thinks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..core import AnyGame, BadSettings, Dice, registry
from .bot import Bot, BotKind
from .temperament import Temperament
from .thinking import Budget

if TYPE_CHECKING:
    from .explaining import Explanation

__all__ = ["BotRoom", "UniformBot", "room_of"]


class UniformBot(Bot[Any, Any]):
    """A bot that takes any of its options, each equally likely."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, view: Any, options: Sequence[Any]) -> Any | None:
        if view.seat != view.turn and view.seat not in view.waiting and self.dice.below(2):
            return None  # it need not react, and a bot that always does never lets a game go on
        return options[self.dice.below(len(options))] if options else None


class BotRoom:
    """What a game gives this layer. As it stands it serves a game that has no bots of its own."""

    bots: Mapping[str, BotKind] = {"random": BotKind(UniformBot)}
    """By name, besides the levels, which every game has."""
    requested: Mapping[str, BotKind] = {}
    """Bots that can be asked for by name but that no table offers."""
    blunder: Mapping[str, int] = {}
    """In percent, by level: how often the bot does not think at all."""
    frank: Mapping[str, int] = {}
    """By level: how much the bot dislikes a bluff, as in a temperament."""
    ratings: Mapping[int, Mapping[str, int]] = {}
    """Published ratings of the levels by number of players, from tournaments; a bot that plays at random has 1000."""

    def rating(self, bot: str, players: int) -> int | None:
        """The published rating of a bot at a table of this size: that of the nearest size that was measured, the
        smaller one if two are as near. A level that was not measured there stands as far above the best one that was
        as at the nearest size where both were. None for a bot that was never measured, such as one with a
        temperament."""
        sizes = sorted(self.ratings, key=lambda size: (abs(size - players), size))
        here = self.ratings[sizes[0]] if sizes else {}
        if bot in here or not here:
            return here.get(bot)
        best = max(here, key=lambda level: here[level])
        for size in sizes:
            there = self.ratings[size]
            if bot in there and best in there:
                return here[best] + there[bot] - there[best]
        return None

    def at_level(self, dice: Dice, budget: str | None, temperament: Temperament) -> Bot[Any, Any]:
        """The bot behind a level; with a budget, one that searches that long."""
        return UniformBot(dice)

    def practised(self, dice: Dice, temperament: Temperament) -> Bot[Any, Any]:
        """The bot behind a level whose first thought comes from a network; without one, its best first thought."""
        return self.at_level(dice, None, temperament)

    def standing(self, view: Any) -> float:
        """A rough chance to win of the seat that looks, from what everybody sees."""
        return 1 / len(view.players)

    def frozen(self, dice: Dice, numbers: Mapping[str, Any], playouts: str | None) -> Bot[Any, Any]:
        """The bot of an older version, with its weights; with a number of playouts, one that searches."""
        return UniformBot(dice)

    def options(self, game: Any, seat: int, reacting: bool = False) -> list[Any]:
        """Which of the legal actions a bot is offered. When reacting, it is not asked about its turn."""
        return list(game.legal(seat))

    def idle(self, game: Any, options: Sequence[Any]) -> Any:
        """The action for a seat that has to act and has chosen nothing."""
        return options[0] if options else None

    def explain(self, game: Any, seat: int, budget: Budget, seed: int | str, done: Any | None = None) -> Explanation:
        """The strongest bot's beliefs and its value of every option; it tries `done`, one of them, to the end."""
        raise BadSettings.plain(f"No bot can explain {game.name}.")

    def borne_out(self, game: Any, told: Explanation) -> list[tuple[float, float]]:
        """The beliefs of an explanation that the real cards can judge: each chance, and 1 or 0 for how it is."""
        return []

    def chances(self, game: Any, playouts: int, seed: int | str) -> tuple[float, ...]:
        """Everybody's chance to win with all hands open, by seat; empty if no bot can say."""
        return ()


def room_of(game: str | AnyGame) -> BotRoom:
    """Return the room `bots` of a game, by its name or from a game in progress."""
    room: BotRoom = registry.game(game if isinstance(game, str) else game.name).room("bots") or BotRoom()
    return room
