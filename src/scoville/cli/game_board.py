"""What `replay` and `explain` draw of a game. A game provides its own as its room `board`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from ..bots import Explanation
from ..core import AnyGame, registry
from ..core.plain import PlainGame, PlainView
from ..locales import Catalogue
from ..record import picture

__all__ = ["GameBoard", "board_of", "table_lines"]


class GameBoard:
    """The base class prints the position as a record has it, and a plain game's table in the game's own words."""

    def draw(self, words: Catalogue, game: Any, seat: int | None) -> RenderableType:
        """The table as `seat` may see it; None sees all."""
        found = picture(game, seat)
        if not isinstance(game, PlainGame):
            return Pretty(found)
        hands = [f"{name}: {' '.join(each['hand'])}" for name, each in found["players"].items()]
        return Text("\n".join([*hands, *table_lines(words, game.name, game.view(seat))]))

    def beliefs(self, words: Catalogue, players: tuple[str, ...], found: Explanation) -> Iterable[RenderableType]:
        """What a bot believes about what it cannot see."""
        return ()


def table_lines(words: Catalogue, game: str, view: PlainView) -> list[str]:
    """What lies on the table of a plain game. A game need not have words for all of it, or for 0."""
    known = [(f"table-{game}-{name}", value) for name, value in view.table]
    return [line for name, value in known if words.has(name) and (line := words.say(name, value=value))]


def board_of(game: str | AnyGame) -> GameBoard:
    room: GameBoard = registry.game(game if isinstance(game, str) else game.name).room("board") or GameBoard()
    return room
