"""How a bot is named: `cat`, or with a setting after a colon, `cat:bold`."""

from __future__ import annotations

import re

from ..core import BadSettings, quote

__all__ = ["name_of_dice", "split_name"]


def split_name(name: str) -> tuple[str, str]:
    """A bot's plain name and its setting, which is empty if there is none; raises BadSettings."""
    plain, colon, setting = name.partition(":")
    if colon and not setting:
        raise BadSettings.plain(f"Nothing follows the colon in {quote(name)}.")
    return plain, setting


def name_of_dice(bot: str) -> str:
    """What a bot's dice are named after: of a file its name without the folder, so that the same file plays the same
    games wherever it lies."""
    return re.sub(r"[^:]*[/\\]", "", bot)
