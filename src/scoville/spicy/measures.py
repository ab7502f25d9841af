"""What a study of SPICY counts in a game. The lead is the highest score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from ..core import Fact
from ..lab.measures import COMMON, PER_CHANCE, SHARE, Counted, GameMeasures, Measure, Race, Watcher, outcome
from . import Challenge, Pass, Play, Rules, Spicy
from .rules.cards import CLAIMS, KINDS, NO_CLAIM
from .rules.codes import WRONG
from .rules.facts import CardPlayed, CardRevealed
from .rules.tables import tables_for

__all__ = ["ROOM", "SpicyWatcher"]


class SpicyWatcher:
    """Sees one game of SPICY action by action, as a referee does."""

    def __init__(self) -> None:
        self.game: Spicy
        self.race = Race()
        self.first = 0
        self.played = self.bluffs = self.challenges = self.caught = self.turns = self.no_choice = 0
        self.stuck: bool | None = None
        """Whether the player on turn has nothing true to say; None until a turn begins."""

    def __call__(self, game: Any, seat: int, action: Any, facts: Sequence[Fact]) -> None:
        self.game = game
        if len(game.history) == 1:
            self._begin(Spicy(game.setup))
        if isinstance(action, Play | Pass):
            self.turns += 1
            self.no_choice += bool(self.stuck)
        tables = game.state.tables
        for fact in facts:
            if isinstance(fact, CardPlayed):
                self.played += 1
                assert fact.card is not None  # a referee sees all
                self.bluffs += not tables.holds(fact.card, fact.claim, WRONG)
            elif isinstance(fact, CardRevealed):
                self.challenges += 1
                self.caught += not fact.holds
        self.race.note(game.scores)
        if not game.over:
            self.stuck = _nothing_true(game)

    def _begin(self, fresh: Spicy) -> None:
        assert fresh.turn is not None
        self.first = fresh.turn
        self.stuck = _nothing_true(fresh)

    def counted(self) -> Counted:
        """Once the game is over."""
        game = self.game
        return {
            **outcome(len(game.players), self.first, 1, len(game.history), game.winners),
            **self.race.counted(game.winners),
            "bluffs": (self.bluffs, self.played),
            "challenged": (self.challenges, self.played),
            "caught": (self.caught, self.challenges),
            "no_choice": (self.no_choice, self.turns),
            "worlds_end": (int(game.reason == "worlds-end"), 1),
            "second_trophy": (int(game.reason == "second-trophy"), 1),
        }


def _nothing_true(game: Spicy) -> bool:
    cards = _true_cards(game.rules)[game.state.claim]
    return not any(game.state.held(game.state.turn, card) for card in cards)


@cache
def _true_cards(rules: Rules) -> list[list[int]]:
    """By the declaration on top: the cards that can be declared in full truth."""
    tables = tables_for(rules)
    true = [[card for card in range(KINDS) if tables.holds(card, claim, WRONG)] for claim in range(CLAIMS)]
    return [
        sorted({card for claim in range(CLAIMS) if tables.fits(claim, top) for card in true[claim]})
        for top in range(NO_CLAIM + 1)
    ]


class SpicyMeasures(GameMeasures):
    measures = (
        *COMMON,
        Measure(
            "bluffs",
            "bluffs",
            PER_CHANCE,
            "Of all cards played, those that are not what was declared; a wild card never is.",
            "Bluffs are {} of the cards played",
        ),
        Measure(
            "challenged",
            "cards challenged",
            PER_CHANCE,
            "Of all cards played, those that are challenged.",
            "Challenges meet {} of the cards played",
        ),
        Measure(
            "caught",
            "challenges won",
            PER_CHANCE,
            "Of all challenges, those the challenger wins.",
            "Challengers win {} of their challenges",
        ),
        Measure(
            "no_choice",
            "no true card",
            PER_CHANCE,
            "Of all turns, those with no card to tell the whole truth with: bluff or pass. "
            "By the rules no turn is without a choice, for passing is always allowed.",
            "Nothing true can be declared in {} of the turns",
        ),
        Measure(
            "worlds_end",
            "ends by World's End",
            SHARE,
            "Games that end with the World's End card.",
            "World's End ends {} of the games",
        ),
        Measure(
            "second_trophy",
            "ends by a 2nd trophy",
            SHARE,
            "Games that a player's second trophy decides.",
            "A second trophy decides {} of the games",
        ),
    )
    habits = ("bluffs", "challenges")
    """A bot's own cards that are not what it says, and the others' cards that it challenges."""

    def watcher(self) -> Watcher:
        return SpicyWatcher()

    def note_habits(self, by_seat: Sequence[Any], game: Any, seat: int, action: Any, facts: Sequence[Fact]) -> None:
        for fact in facts:
            if isinstance(fact, CardPlayed):
                assert fact.card is not None  # a referee sees all
                by_seat[fact.seat].count("bluffs", not game.state.tables.holds(fact.card, fact.claim, WRONG))
                for other, habits in enumerate(by_seat):
                    habits.could["challenges"] += other != fact.seat
        if isinstance(action, Challenge):
            by_seat[seat].did["challenges"] += 1


ROOM: Final = SpicyMeasures()
