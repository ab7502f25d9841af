"""OpenSpiel's IS-MCTS as a bot: `ismcts:200ms`. It follows sequenced play only, so no live table offers it."""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import Any

from ...bots.bot import Bot
from ...core import BadSettings, Dice, quote
from ...core.needs import Missing

__all__ = ["make_ismcts"]


def make_ismcts(dice: Dice, setting: str) -> Bot[Any, Any]:
    if find_spec("pyspiel") is None:
        raise Missing("The bot ismcts needs OpenSpiel", "environments")
    found = re.fullmatch(r"([1-9][0-9]{0,5})(ms|x)", setting or "200ms", re.ASCII)
    if found is None:
        raise BadSettings.plain(
            "ismcts takes milliseconds or a number of simulations, as in ismcts:200ms or ismcts:500x, "
            f"not {quote(setting)}."
        )
    from ..environment.openspiel_search import IsmctsBot  # noqa: PLC0415  # OpenSpiel takes a while to load

    count = int(found[1])
    return IsmctsBot(dice, count / 1000, None) if found[2] == "ms" else IsmctsBot(dice, None, count)
