"""The bots of SPICY."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, Final

from ...bots.bot import Bot, BotKind
from ...bots.explaining import Explanation
from ...bots.room import BotRoom
from ...bots.temperament import Temperament
from ...bots.thinking import Budget
from ...core import Dice
from .. import Accept, Pass, Spicy
from .casual import CasualBot
from .heuristic import HeuristicBot
from .honest import HonestBot
from .ismcts import make_ismcts
from .memory import Memory
from .mixed import NETWORKS, MixedSearchBot
from .options import proper_options
from .searching import SearchBot
from .uniform import RandomBot
from .weights import Weights, weights_from

__all__ = [
    "ROOM",
    "CasualBot",
    "HeuristicBot",
    "HonestBot",
    "Memory",
    "MixedSearchBot",
    "RandomBot",
    "SearchBot",
    "proper_options",
]


def make_learned(dice: Dice, setting: str) -> Bot[Any, Any]:
    """Plays by a network; where none knows the table, as `heuristic` does. A file may follow the colon."""
    from ...bots.learned import LearnedBot  # noqa: PLC0415 - most tables do without it
    from .eyes import SpicyEyes  # noqa: PLC0415

    return LearnedBot(dice, SpicyEyes(), NETWORKS, setting, HeuristicBot)


class SpicyBots(BotRoom):
    bots: Mapping[str, BotKind] = {
        "random": BotKind(RandomBot),
        "casual": BotKind(CasualBot),
        "honest": BotKind(HonestBot),
        "heuristic": BotKind(HeuristicBot),
        "search": BotKind(MixedSearchBot, takes_setting=True),
        "learned": BotKind(make_learned, takes_setting=True),
    }
    requested: Mapping[str, BotKind] = {"ismcts": BotKind(make_ismcts, takes_setting=True)}
    blunder: Mapping[str, int] = {"kitten": 95, "cat": 60, "lynx": 15, "tiger": 45, "lion": 0}
    frank: Mapping[str, int] = {"kitten": 250, "cat": 250, "lynx": 250}
    # From docs/bots.md: every level as far above the one below as it stood there, `random` at 1000.
    ratings: Mapping[int, Mapping[str, int]] = {
        2: {"kitten": 1270, "cat": 1397, "lynx": 1533, "tiger": 1663, "lion": 1829},
        4: {"kitten": 1204, "cat": 1349, "lynx": 1472, "tiger": 1615, "lion": 1812},
        6: {"kitten": 978, "cat": 1086, "lynx": 1196, "tiger": 1322, "lion": 1480},
    }

    def at_level(self, dice: Dice, budget: str | None, temperament: Temperament) -> Bot[Any, Any]:
        return HeuristicBot(dice, temperament) if budget is None else MixedSearchBot(dice, budget, temperament)

    def practised(self, dice: Dice, temperament: Temperament) -> Bot[Any, Any]:
        bot = MixedSearchBot(dice, temperament=temperament)
        bot.hurry(0)
        bot.thinks = 0.0
        return bot

    def standing(self, view: Any) -> float:
        worth = [player.score - 0.5 * player.hand + 4 * player.trophies for player in view.players]
        chances = [exp(each / 8) for each in worth]
        own: float = chances[view.seat] / sum(chances)
        return own

    def frozen(self, dice: Dice, numbers: Mapping[str, Any], playouts: str | None) -> Bot[Any, Any]:
        two, many = (weights_from(numbers[table]) for table in ("two", "many"))

        def weights(players: int) -> Weights:
            return many if players > 2 else two

        return HeuristicBot(dice, weights=weights) if playouts is None else SearchBot(dice, playouts, weights=weights)

    def options(self, game: Spicy, seat: int, reacting: bool = False) -> list[Any]:
        return list(proper_options(game, seat, reacting))

    def idle(self, game: Any, options: Sequence[Any]) -> Any:
        return Accept() if game.waiting else Pass()  # S-LAST-WAIT; a turn cannot be let be: S-TURN

    def explain(self, game: Spicy, seat: int, budget: Budget, seed: int | str, done: Any | None = None) -> Explanation:
        from .explain import explain_spicy  # noqa: PLC0415 - only who asks for it waits for it

        return explain_spicy(game, seat, budget, seed, done)

    def borne_out(self, game: Spicy, told: Explanation) -> list[tuple[float, float]]:
        from .explain import judge_claims  # noqa: PLC0415 - as above

        return judge_claims(game, told)

    def chances(self, game: Spicy, playouts: int, seed: int | str) -> tuple[float, ...]:
        from .chances import spicy_chances  # noqa: PLC0415 - as above

        return spicy_chances(game, playouts, seed)


ROOM: Final = SpicyBots()
