"""The name and explanation of a setting, for the command line and the schema of the wire."""

from __future__ import annotations

from ..core.settings import Setting
from . import Catalogue

__all__ = ["setting_title", "setting_words"]


def setting_title(words: Catalogue, game: str, name: str) -> str:
    """`Cards in hand`; its plain name if there are no words for it."""
    message = f"set-{game}-{name}"
    return words.say(message) if words.has(message) else name.replace("_", " ")


def setting_words(words: Catalogue, game: str, setting: Setting) -> str:
    """`Cards in hand. How many are dealt, and drawn after a trophy.`

    The text for a choice of two describes the value that is not the default: `As at a real table (tabletop). …`
    """
    title = setting_title(words, game, setting.name)
    if setting.other is not None and not setting.names:
        title = f"{title} ({setting.other})"
    message = f"set-{game}-{setting.name}"
    more = (f"{message}.help", *([f"{message}-own.help"] if setting.optional else []))
    told = [title, *(words.say(each) for each in more if words.has(each))]
    return " ".join(part if part.endswith((".", "!", "?")) else f"{part}." for part in told)
