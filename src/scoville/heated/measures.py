"""What a study of HEATED counts in a game. The lead is the fewest cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

from ..core import Fact
from ..lab.measures import COMMON, PER_CHANCE, SHARE, Counted, GameMeasures, Measure, Race, Watcher, outcome
from . import Accept, Action, Ask, Card, Decline, Draw, Heated, Offer, Play
from .rules.cards.printed import card_of
from .rules.codes import FREE
from .rules.facts import EffectCancelled

__all__ = ["ROOM", "HeatedWatcher"]

NO_THANKS: Final = Card("no-thanks")


class HeatedWatcher:
    """Sees one game of HEATED action by action, as a referee does."""

    def __init__(self) -> None:
        self.game: Heated
        self.race = Race()
        self.first = 0
        self.turns = self.no_choice = 0
        self.at_turn: int | None = None
        """The seat that could decide on a turn before this action."""
        self.choices = 0
        """How many decisions of the present turn had more than one option."""
        self.several = False

    def __call__(self, game: Any, seat: int, action: Any, facts: Sequence[Fact]) -> None:
        self.game = game
        if len(game.history) == 1:
            fresh = Heated(game.setup)
            assert fresh.turn is not None
            self.first = fresh.turn
            self._look(fresh)
        if seat == self.at_turn and isinstance(action, Play | Draw | Ask):
            self.choices += self.several
            if game.turn != seat or (isinstance(action, Play) and not card_of(action.card).white):
                self.turns += 1
                self.no_choice += not self.choices
                self.choices = 0
        self.race.note([-game.state.hand_size(other) for other in range(len(game.players))])
        self._look(game)

    def _look(self, game: Heated) -> None:
        free = not game.over and game.state.pending.phase == FREE
        self.at_turn = game.turn if free else None
        if self.at_turn is not None:
            self.several = len(list(islice(_options(game, self.at_turn), 2))) > 1

    def counted(self) -> Counted:
        """Once the game is over."""
        game = self.game
        return {
            **outcome(len(game.players), self.first, -1, len(game.history), game.winners),
            **self.race.counted(game.winners),
            "no_choice": (self.no_choice, self.turns),
            "helped_out": (int(game.reason == "gave-last-card"), 1),
            "discarded": (int(game.reason == "discarded-last-card"), 1),
            "dry": (int(game.reason == "dry"), 1),
        }


def _options(game: Heated, seat: int) -> Iterator[Action]:
    """What may be done with a turn; calls, slaps and questions do not count."""
    for action in game.legal(seat):
        if isinstance(action, Play | Draw | Ask):
            yield action


class HeatedMeasures(GameMeasures):
    measures = (
        *COMMON,
        Measure(
            "no_choice",
            "turns without a choice",
            PER_CHANCE,
            "Of all turns, those with but one thing to do throughout.",
            "There is no choice in {} of the turns",
        ),
        Measure(
            "helped_out",
            "won by helping",
            SHARE,
            "Games won by giving the last card away as help.",
            "Giving the last card away as help wins {} of the games",
        ),
        Measure(
            "discarded",
            "won by discarding",
            SHARE,
            "Games won by discarding the last card to an effect.",
            "Discarding the last card to an effect wins {} of the games",
        ),
        Measure(
            "dry",
            "ran dry",
            SHARE,
            "Games that end because nothing is left to draw.",
            "The cards run dry in {} of the games",
        ),
    )
    habits = ("asks", "offers", "refuses", "aims")
    """Asking for help instead of drawing, offering it, refusing, aiming at the player with the fewest cards."""

    def watcher(self) -> Watcher:
        return HeatedWatcher()

    def note_habits(self, by_seat: Sequence[Any], game: Any, seat: int, action: Any, facts: Sequence[Fact]) -> None:
        match action:
            case Ask() | Draw():
                by_seat[seat].count("asks", isinstance(action, Ask))
            case Offer() | Decline():
                by_seat[seat].count("offers", isinstance(action, Offer))
            case Accept() if NO_THANKS in game.hand(seat):
                by_seat[seat].count("refuses", False)
            case Play() if any(isinstance(fact, EffectCancelled) for fact in facts):
                by_seat[seat].count("refuses", True)
            case Play() if len(action.on) == 1 and len(by_seat) > 2:
                held = [game.state.hand_size(other) for other in range(len(by_seat)) if other != seat]
                by_seat[seat].count("aims", game.state.hand_size(action.on[0]) == min(held))


ROOM: Final = HeatedMeasures()
