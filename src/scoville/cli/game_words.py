"""What a game says: its facts as sentences, its options in few words. A game's own are its room `words`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core import AnyGame, Fact, registry
from ..locales import Catalogue

__all__ = ["GameWords", "option_words", "tell", "words_of"]


class GameWords:
    """As it stands it says what objects say of themselves (`str`)."""

    def tell(self, catalogue: Catalogue, players: Sequence[str], fact: Fact) -> str:
        """All that the fact holds, as a sentence."""
        return str(fact)

    def option(self, catalogue: Catalogue, players: Sequence[str], option: Any) -> str:
        """`5 wasabi as 2 chili`, `challenge the spice`."""
        return str(option)

    def ending(self, game: Any) -> Fact | None:
        """The fact with which a finished game ended."""
        return None

    def at_table(self, catalogue: Catalogue, rules: Any) -> Catalogue:
        """The words of a table with these rules."""
        return catalogue


def words_of(game: str | AnyGame) -> GameWords:
    room: GameWords = registry.game(game if isinstance(game, str) else game.name).room("words") or GameWords()
    return room


def tell(catalogue: Catalogue, game: AnyGame, fact: Fact, viewer: int | None = None) -> str:
    """A fact as a sentence, as the seat `viewer` may know it; None tells all the fact holds.

    For a spectator give what the fact shows them: `tell(…, fact.seen_by(None))`.
    """
    return words_of(game).tell(catalogue, game.players, fact if viewer is None else fact.seen_by(viewer))


def option_words(catalogue: Catalogue, game: str, players: Sequence[str], option: Any) -> str:
    """What can be done, for a list of options with their values; None is to let things be."""
    return catalogue.say("option-wait") if option is None else words_of(game).option(catalogue, players, option)
