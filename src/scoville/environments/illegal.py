"""What follows when an agent takes a decision that is not legal."""

from __future__ import annotations

from typing import Final

from ..core import BadSettings, Dice, quote
from .errors import IllegalAction
from .table import Table
from .tables import in_words

__all__ = ["LOSE", "RAISE", "REPLACE", "check_policy", "check_render_mode", "refusal", "replacement"]

RAISE: Final = "raise"
LOSE: Final = "lose"
REPLACE: Final = "replace"
POLICIES: Final = {
    RAISE: "IllegalAction is raised and nothing changes",
    LOSE: "the agent loses at once, reward -1, and the game is over",
    REPLACE: "any legal decision is taken instead, drawn from the seed",
}


def check_policy(policy: str) -> str:
    """The policy itself; BadSettings if there is none of that name."""
    if policy not in POLICIES:
        raise BadSettings.plain(
            f"There is no policy {quote(str(policy))} for illegal decisions; there are {', '.join(POLICIES)}."
        )
    return policy


def check_render_mode(mode: str | None, modes: list[str]) -> str | None:
    """The mode itself; BadSettings if there is none of that name."""
    if mode is not None and mode not in modes:
        raise BadSettings.plain(f"There is no render mode {quote(str(mode))}; there are {', '.join(modes)}, and None.")
    return mode


def refusal(game: str, who: str, decision: object, actions: int) -> IllegalAction:
    return IllegalAction(f"{who} may not take the decision {in_words(game, decision, actions)} now.")


def replacement(table: Table, seat: int, dice: Dice) -> int:
    """Any legal decision of the seat, each equally likely."""
    table.list_options(seat)
    return table.option(dice.below(table.options.n))
