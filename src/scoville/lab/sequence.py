"""Sequenced play: seats are asked one after the other. What a game answers here is its room `sequence`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..bots import Bot, ask, room_of, tell
from ..core import AnyGame, Dice, Fact, registry
from ..core.asking import asked
from .counts import Counts
from .tally import Tally

__all__ = ["SequencedPlay", "Watch", "sequence_of"]

Watch = Callable[[Any, int, Any, list[Fact]], None]
"""Called after every action with the game, who acted, the action and the facts that followed."""


class SequencedPlay:
    """As it stands it serves any game: who may react is asked first, clockwise from the turn, and the turn last."""

    shuffles = False
    """Whether the order in which seats are asked can be shuffled from the seed."""
    chunk = 500
    """How many random games are played as one task."""

    def play(
        self, game: Any, bots: Mapping[int, Bot[Any, Any]], dice: Dice, seen: Watch, race: Dice | None = None
    ) -> int:
        """To the end; the number of decisions. Seats without a bot play at random from `dice`."""
        room, decisions = room_of(game), 0
        while not game.over:
            for seat, must in self.asked(game):
                options = room.options(game, seat, reacting=not must)
                if not options:
                    continue
                decisions += 1
                bot = bots.get(seat)
                if bot is not None:
                    action = ask(bot, game.view(seat), options)
                else:  # one more than there are options is to let it be
                    chosen = dice.below(len(options) + (not must))
                    action = options[chosen] if chosen < len(options) else None
                if action is None and must:
                    action = options[0]
                if action is not None:
                    facts = game.apply(seat, action)
                    tell(bots, facts)
                    seen(game, seat, action, facts)
                    break
        return decisions

    def asked(self, game: AnyGame) -> list[tuple[int, bool]]:
        """Who is asked now, in order, and whether that seat has to do something. The last one always has to."""
        return asked(game)

    def scores(self, game: Any) -> tuple[int, ...]:
        """How the seats have done in a finished game."""
        return tuple(int(seat in game.winners) for seat in range(len(game.players)))

    def count(self, rules: Any, names: tuple[str, ...], seed: int | str, start: int, stop: int) -> Tally | None:
        """Games `start` to `stop` of all-random play, counted at once; None where they have to be played one by one."""
        return None

    def tally(self, counts: Counts, players: int, reasons: Mapping[int, str]) -> Tally:
        """What was counted in C, as the laboratory adds it up."""
        tally = Tally(counts.games, counts.decisions)
        for bits, count in counts.by_winners().items():
            tally.winners[tuple(seat for seat in range(players) if bits >> seat & 1)] = count
        tally.lengths.update(counts.by_length())
        tally.reasons.update({reasons[code]: count for code, count in counts.by_reason().items()})
        return tally


def sequence_of(game: str) -> SequencedPlay:
    room: SequencedPlay = registry.game(game).room("sequence") or SequencedPlay()
    return room
