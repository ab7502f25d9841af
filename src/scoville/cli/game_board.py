"""What `replay` and `explain` draw of a game. A game's own is its room `board`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from ..bots import Explanation
from ..core import AnyGame, registry
from ..locales import Catalogue
from ..record import picture

__all__ = ["GameBoard", "board_of"]


class GameBoard:
    """As it stands it prints what a record says of the position."""

    def draw(self, words: Catalogue, game: Any, seat: int | None) -> RenderableType:
        """The table as `seat` may see it; None sees all."""
        return Pretty(picture(game, seat))

    def beliefs(self, words: Catalogue, players: tuple[str, ...], found: Explanation) -> Iterable[RenderableType]:
        """What a bot believes of what it cannot see."""
        return ()


def board_of(game: str | AnyGame) -> GameBoard:
    room: GameBoard = registry.game(game if isinstance(game, str) else game.name).room("board") or GameBoard()
    return room
