"""What a bot is offered in SPICY."""

from __future__ import annotations

from .. import Action, Spicy

__all__ = ["proper_options"]


def proper_options(game: Spicy, seat: int, reacting: bool = False) -> list[Action]:
    """What `seat` may do without breaking a rule: `tabletop` lists the offences too, but no bot commits them.

    When reacting, a seat is asked only about the top card: the player on turn plays only after all were asked.
    """
    return game.proper(seat, reacting)
