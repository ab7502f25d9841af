"""The bots of HEATED."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...bots.bot import Bot, BotKind
from ...bots.explaining import Explanation
from ...bots.room import BotRoom
from ...bots.temperament import Temperament
from ...bots.thinking import Budget
from ...core import Dice
from .. import Accept, Decline, Draw, Heated, Take
from .casual import HeatedCasualBot
from .heuristic import HeatedHeuristicBot
from .memory import Memory
from .mixed import HeatedMixedSearchBot
from .options import heated_options
from .search import HeatedSearchBot
from .trained import NETWORKS
from .uniform import HeatedRandomBot

__all__ = [
    "ROOM",
    "HeatedCasualBot",
    "HeatedHeuristicBot",
    "HeatedMixedSearchBot",
    "HeatedRandomBot",
    "HeatedSearchBot",
    "Memory",
    "heated_options",
]


def make_learned(dice: Dice, setting: str) -> Bot[Any, Any]:
    """Plays by a network; where it does not know the table, as `heuristic` does. A file of `scoville learn` may follow
    the colon."""
    if not setting:
        from .practised import HeatedLearnedBot  # noqa: PLC0415 - most tables do without it

        return HeatedLearnedBot(dice)
    from ...bots.learned import LearnedBot  # noqa: PLC0415 - as above
    from .eyes import HeatedEyes  # noqa: PLC0415

    return LearnedBot(dice, HeatedEyes(), NETWORKS, setting, HeatedHeuristicBot)


class HeatedBots(BotRoom):
    bots: Mapping[str, BotKind] = {
        "random": BotKind(HeatedRandomBot),
        "casual": BotKind(HeatedCasualBot),
        "heuristic": BotKind(HeatedHeuristicBot),
        "search": BotKind(HeatedMixedSearchBot, takes_setting=True),
        "learned": BotKind(make_learned, takes_setting=True),
    }
    blunder: Mapping[str, int] = {"kitten": 100, "cat": 70, "lynx": 36, "tiger": 15, "lion": 0}
    # From docs/bots.md: every level as far above the one below as it stood there, `random` at 1000.
    ratings: Mapping[int, Mapping[str, int]] = {
        2: {"kitten": 857, "cat": 991, "lynx": 1091, "tiger": 1211, "lion": 1286},
        4: {"kitten": 873, "cat": 1011, "lynx": 1100, "tiger": 1166, "lion": 1258},
        6: {"kitten": 915, "cat": 1109, "lynx": 1244, "tiger": 1364, "lion": 1464},
    }

    def at_level(self, dice: Dice, budget: str | None, temperament: Temperament) -> Bot[Any, Any]:
        if budget is None:
            return HeatedHeuristicBot(dice, temperament)
        return HeatedMixedSearchBot(dice, budget, temperament)

    def practised(self, dice: Dice, temperament: Temperament) -> Bot[Any, Any]:
        bot = HeatedMixedSearchBot(dice, temperament=temperament)
        bot.hurry(0)
        bot.thinks = 0.0
        return bot

    def standing(self, view: Any) -> float:
        chances = [1 / (1 + player.hand) ** 2 for player in view.players]
        own: float = chances[view.seat] / sum(chances)
        return own

    def frozen(self, dice: Dice, numbers: Mapping[str, Any], playouts: str | None) -> Bot[Any, Any]:
        weights = numbers["weights"]
        if playouts is None:
            return HeatedHeuristicBot(dice, weights=weights)
        return HeatedSearchBot(dice, playouts, weights=weights)

    def options(self, game: Heated, seat: int, reacting: bool = False) -> list[Any]:
        return list(heated_options(game, seat))

    def idle(self, game: Any, options: Sequence[Any]) -> Any:
        """H-NO-IDLE: something has to be done."""
        plain = [option for option in (Accept(), Decline(), Take(None), Draw()) if option in options]
        return (plain or options)[0]

    def explain(self, game: Heated, seat: int, budget: Budget, seed: int | str, done: Any | None = None) -> Explanation:
        from .explain import explain_heated  # noqa: PLC0415 - only who asks for it waits for it

        return explain_heated(game, seat, budget, seed, done)

    def chances(self, game: Heated, playouts: int, seed: int | str) -> tuple[float, ...]:
        from .chances import heated_chances  # noqa: PLC0415 - as above

        return heated_chances(game, playouts, seed)


ROOM: Final = HeatedBots()
