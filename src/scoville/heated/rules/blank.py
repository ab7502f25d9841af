"""The BLANK card as a card of the table's own (H-BLANK)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from ...core import BadSettings, quote
from .cards import Program

__all__ = ["BlankCard"]

MOST: Final = 20
COLOURS: Final = ("black", "white")


@dataclass(frozen=True, slots=True)
class BlankCard:
    """A composed card, checked when created. In a record it is a table with these keys.

    `name` is required, `colour` is "black" (its player names the colour in play) or "white" (it
    changes neither colour nor top card), `text` is for people. What it does, each 0 to 20 cards:
    `everyone_draws`, `others_draw`, `next_draws`, `target_draws`, `player_draws`, and the same
    with `discards` (cards of their choice); then `reverse` and `skip`. It happens in this order.
    With a `target_…` its player names another player. Players who draw or discard may answer NO THANKS.
    """

    name: str
    colour: str = "black"
    text: str = ""
    everyone_draws: int = 0
    others_draw: int = 0
    next_draws: int = 0
    target_draws: int = 0
    player_draws: int = 0
    everyone_discards: int = 0
    others_discard: int = 0
    next_discards: int = 0
    target_discards: int = 0
    player_discards: int = 0
    reverse: bool = False
    skip: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not self.name.strip() or len(self.name) > 40:
            raise BadSettings("blank-name")
        if not isinstance(self.text, str) or len(self.text) > 400:
            raise BadSettings("blank-text")
        if self.colour not in COLOURS:
            raise BadSettings("blank-colour", known=", ".join(COLOURS), colour=quote(str(self.colour)))
        acts = 0
        for key in fields(self)[3:]:
            value = getattr(self, key.name)
            if key.name in {"reverse", "skip"}:
                if not isinstance(value, bool):
                    raise BadSettings("blank-flag", key=key.name)
            elif isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
                raise BadSettings("blank-number", key=key.name, most=MOST)
            acts += bool(value)
        if acts > 8:
            raise BadSettings("blank-most")

    def program(self) -> Program:
        do = Program()
        for group, draws, discards in (
            ("everyone", self.everyone_draws, self.everyone_discards),
            ("others", self.others_draw, self.others_discard),
            ("next_player", self.next_draws, self.next_discards),
            ("target", self.target_draws, self.target_discards),
            ("player", self.player_draws, self.player_discards),
        ):
            if draws:
                getattr(do, group).draw(draws)
            if discards:
                getattr(do, group).discard(discards)
        do.ops.sort(key=lambda op: op[0])  # all draws come before all discards
        if self.reverse:
            do.reverse()
        if self.skip:
            do.skip()
        return do
