"""How a bot is named: `cat`, or with a setting after a colon, `cat:bold`."""

from __future__ import annotations

from ..core import BadSettings, quote

__all__ = ["split_name"]


def split_name(name: str) -> tuple[str, str]:
    """A bot's plain name and its setting, which is empty if there is none; raises BadSettings."""
    plain, colon, setting = name.partition(":")
    if colon and not setting:
        raise BadSettings.plain(f"Nothing follows the colon in {quote(name)}.")
    return plain, setting
