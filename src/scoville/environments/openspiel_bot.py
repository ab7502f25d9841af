"""OpenSpiel's IS-MCTS as a bot: `ismcts:200ms`. Registered only where it is asked for by name."""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import Any

from ..bots import BOTS, Bot, register_bot
from ..core import BadSettings, Dice, quote

__all__ = ["NAME", "register"]

NAME = "ismcts"


def register() -> None:
    """Not with the others: it follows sequenced play alone, so a live table must not offer it."""
    if find_spec("pyspiel") is None:
        raise BadSettings(f"The bot {NAME} needs OpenSpiel: pip install 'scoville[environments]'.")
    if ("spicy", NAME) not in BOTS:
        register_bot("spicy", NAME, _make, takes_setting=True)


def _make(dice: Dice, setting: str) -> Bot[Any, Any]:
    found = re.fullmatch(r"([1-9][0-9]{0,5})(ms|x)", setting or "200ms", re.ASCII)
    if found is None:
        raise BadSettings(
            "ismcts takes milliseconds or a number of simulations, as in ismcts:200ms or ismcts:500x, "
            f"not {quote(setting)}."
        )
    from ..spicy.environment.openspiel_search import IsmctsBot  # noqa: PLC0415  # OpenSpiel takes a while to load

    count = int(found[1])
    return IsmctsBot(dice, count / 1000, None) if found[2] == "ms" else IsmctsBot(dice, None, count)
