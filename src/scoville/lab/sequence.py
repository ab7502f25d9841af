"""Sequenced play: seats are asked one after the other. A game answers with its room `sequence`."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any, NamedTuple

from ..bots import Bot
from ..bots.driver import Driver, Watch
from ..core import Dice, registry
from .counts import Counts
from .tally import Tally

__all__ = ["Ended", "SequencedPlay", "Watch", "sequence_of"]


class Ended(NamedTuple):
    """How a game ended that nobody watched."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    actions: int
    decisions: int
    reason: str


class _Latest(threading.local):
    """Who sat at the table of this thread's last game: most games are played at the same one."""

    rules: Any = None
    bots: tuple[str, ...] = ()
    seated: Any = None


class SequencedPlay:
    """The base class serves any game."""

    shuffles = False
    """Whether the order in which seats are asked can be shuffled from the seed."""
    chunk = 500
    """How many random games are played as one task."""

    def __init__(self) -> None:
        self._latest = _Latest()

    def play(
        self, game: Any, bots: Mapping[int, Bot[Any, Any]], dice: Dice, seen: Watch, race: Dice | None = None
    ) -> int:
        """Plays to the end and returns the number of decisions. Seats without a bot play at random from `dice`."""
        return Driver(game).play(bots, dice, seen)

    def scores(self, game: Any) -> tuple[int, ...]:
        """The scores of the seats in a finished game."""
        return tuple(int(seat in game.winners) for seat in range(len(game.players)))

    def unwatched(
        self, rules: Any, names: tuple[str, ...], bots: tuple[str, ...], seed: str, shuffled: bool
    ) -> Ended | None:
        """Plays a game of bots that nobody watches in C; None if it must be played by views and actions.

        It is the game that `play` plays, with the same decisions.
        """
        return None

    def seated(self, rules: Any, bots: tuple[str, ...]) -> Any:
        """What `seat` returns for these bots, made once for games at the same table."""
        latest = self._latest
        if latest.rules is not rules or latest.bots != bots:
            latest.rules, latest.bots, latest.seated = rules, bots, self.seat(rules, bots)
        return latest.seated

    def seat(self, rules: Any, bots: tuple[str, ...]) -> Any:
        """What plays for these bots in C; None if one of them cannot be played so."""
        return None

    def count(self, rules: Any, names: tuple[str, ...], seed: int | str, start: int, stop: int) -> Tally | None:
        """Counts games `start` to `stop` of all-random play at once; None if they must be played one by one."""
        return None

    def tally(self, counts: Counts, players: int, reasons: Mapping[int, str]) -> Tally:
        """What was counted in C, in the form that the laboratory adds up."""
        tally = Tally(counts.games, counts.decisions)
        for bits, count in counts.by_winners().items():
            tally.winners[tuple(seat for seat in range(players) if bits >> seat & 1)] = count
        tally.lengths.update(counts.by_length())
        tally.reasons.update({reasons[code]: count for code, count in counts.by_reason().items()})
        return tally


def sequence_of(game: str) -> SequencedPlay:
    room: SequencedPlay = registry.game(game).room("sequence") or SequencedPlay()
    return room
