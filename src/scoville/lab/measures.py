"""What a balance study counts in a game, by watching its actions.

A measure is a quotient summed over games: so many of something (`x`) in so many chances (`y`). For a share of
games and for a mean `y` is 1. All counts are whole numbers, so that they add up the same in any order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice, pairwise
from typing import Any, Final

from .. import heated, spicy
from ..core import Fact
from ..heated.cards.printed import card_of
from ..heated.codes import FREE
from ..spicy.cards import CLAIMS, KINDS, NO_CLAIM
from ..spicy.codes import WRONG
from ..spicy.facts import CardPlayed, CardRevealed
from ..spicy.tables import tables_for

__all__ = [
    "MEAN",
    "MEASURES",
    "PER_CHANCE",
    "SHARE",
    "STARTER",
    "WHOLE",
    "Counted",
    "Measure",
    "bot_measure",
    "watcher",
]

MEAN: Final = "mean"
SHARE: Final = "share"
"""Of games: each counts as yes or no, or as a part where winners share."""
PER_CHANCE: Final = "per chance"
"""Several in a game: cards played, challenges, turns."""
WHOLE: Final = 2520
"""A win in parts that up to ten winners can share exactly."""

Counted = dict[str, tuple[int, int]]
"""By the measure's name: so many, in so many chances."""


@dataclass(frozen=True, slots=True)
class Measure:
    name: str
    title: str
    kind: str
    meaning: str
    says: str
    """A sentence about a setting: `{}` stands for the value."""
    less_fair: bool = False
    """Whether the fair share of one seat, 1/n, is taken off."""


LENGTH = Measure("length", "length", MEAN, "Actions until the game ends.", "Games last {} actions")
STARTER = Measure(
    "starter",
    "starter's edge",
    SHARE,
    "The starting player's share of the wins beyond a fair one (1 by the number of players), in percentage points.",
    "The starter's edge is {}",
    less_fair=True,
)
LEAD_CHANGES = Measure(
    "lead_changes",
    "lead changes",
    MEAN,
    "How often another player than before comes to lead alone.",
    "The lead changes {} times",
)
BEHIND_AT_HALF = Measure(
    "behind_at_half",
    "winner behind at half",
    SHARE,
    "Games whose winner did not lead after half of the actions.",
    "The winner is behind at half-time in {} of the games",
)
BEHIND = Measure(
    "behind",
    "winner behind",
    PER_CHANCE,
    "Of all actions, those after which the later winner was behind.",
    "The later winner is behind for {} of the actions",
)
RUNAWAY = Measure(
    "runaway",
    "runaway leader",
    SHARE,
    "Games whose winner led alone throughout the second half of the actions.",
    "A runaway leader wins {} of the games",
)
COMMON: Final = (LENGTH, STARTER, LEAD_CHANGES, BEHIND_AT_HALF, BEHIND, RUNAWAY)

MEASURES: Final[dict[str, tuple[Measure, ...]]] = {
    "spicy": (
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
    ),
    "heated": (
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
    ),
}
"""By game. The lead is the highest score in SPICY, the fewest cards in HEATED."""


def bot_measure(bot: str) -> Measure:
    """Where bots differ: who wins."""
    return Measure(
        f"wins_{bot}",
        f"{bot} wins",
        SHARE,
        f"The share of the wins that goes to the bot {bot}.",
        f"The bot {bot} takes {{}} of the wins",
    )


class Race:
    """Who leads after each action."""

    def __init__(self) -> None:
        self.leaders: list[int] = []
        """As bits, after each action."""

    def note(self, standing: Sequence[int]) -> None:
        best = max(standing)
        self.leaders.append(sum(1 << seat for seat, value in enumerate(standing) if value == best))

    def counted(self, winners: Sequence[int]) -> Counted:
        won = sum(1 << seat for seat in winners)
        alone = [bits for bits in self.leaders if bits & (bits - 1) == 0]
        half = self.leaders[len(self.leaders) // 2 :]
        return {
            "lead_changes": (sum(a != b for a, b in pairwise(alone)), 1),
            "behind_at_half": (int(not half[0] & won), 1),
            "behind": (sum(not bits & won for bits in self.leaders), len(self.leaders)),
            "runaway": (int(len(winners) == 1 and all(bits == won for bits in half)), 1),
        }


def _outcome(players: int, first: int, step: int, actions: int, winners: Sequence[int]) -> Counted:
    """Length and wins by place; place 0 starts, 1 comes next as play goes first."""
    wins = {f"place_{place}": (0, WHOLE) for place in range(players)}
    for seat in winners:
        wins[f"place_{(seat - first) * step % players}"] = (WHOLE // len(winners), WHOLE)
    return {"length": (actions, 1), "starter": wins["place_0"], **wins}


class SpicyWatcher:
    """Sees one game of SPICY action by action, as a referee does."""

    def __init__(self) -> None:
        self.game: spicy.Spicy
        self.race = Race()
        self.first = 0
        self.played = self.bluffs = self.challenges = self.caught = self.turns = self.no_choice = 0
        self.stuck: bool | None = None
        """Whether whose turn it is has nothing true to say; None until a turn begins."""

    def __call__(self, game: Any, seat: int, action: Any, facts: Sequence[Fact]) -> None:
        self.game = game
        if len(game.history) == 1:
            self._begin(spicy.Spicy(game.setup))
        if isinstance(action, spicy.Play | spicy.Pass):
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

    def _begin(self, fresh: spicy.Spicy) -> None:
        assert fresh.turn is not None
        self.first = fresh.turn
        self.stuck = _nothing_true(fresh)

    def counted(self) -> Counted:
        """Once the game is over."""
        game = self.game
        return {
            **_outcome(len(game.players), self.first, 1, len(game.history), game.winners),
            **self.race.counted(game.winners),
            "bluffs": (self.bluffs, self.played),
            "challenged": (self.challenges, self.played),
            "caught": (self.caught, self.challenges),
            "no_choice": (self.no_choice, self.turns),
            "worlds_end": (int(game.reason == "worlds-end"), 1),
            "second_trophy": (int(game.reason == "second-trophy"), 1),
        }


def _nothing_true(game: spicy.Spicy) -> bool:
    cards = _true_cards(game.rules)[game.state.claim]
    return not any(game.state.held(game.state.turn, card) for card in cards)


@cache
def _true_cards(rules: spicy.Rules) -> list[list[int]]:
    """By the declaration on top: the cards with which the whole truth can be told."""
    tables = tables_for(rules)
    true = [[card for card in range(KINDS) if tables.holds(card, claim, WRONG)] for claim in range(CLAIMS)]
    return [
        sorted({card for claim in range(CLAIMS) if tables.fits(claim, top) for card in true[claim]})
        for top in range(NO_CLAIM + 1)
    ]


class HeatedWatcher:
    """Sees one game of HEATED action by action, as a referee does."""

    def __init__(self) -> None:
        self.game: heated.Heated
        self.race = Race()
        self.first = 0
        self.turns = self.no_choice = 0
        self.at_turn: int | None = None
        """Who could decide on a turn before this action."""
        self.choices = 0
        """How many decisions of the turn that runs had more than one option."""
        self.several = False

    def __call__(self, game: Any, seat: int, action: Any, facts: Sequence[Fact]) -> None:
        self.game = game
        if len(game.history) == 1:
            fresh = heated.Heated(game.setup)
            assert fresh.turn is not None
            self.first = fresh.turn
            self._look(fresh)
        if seat == self.at_turn and isinstance(action, heated.Play | heated.Draw | heated.Ask):
            self.choices += self.several
            if game.turn != seat or (isinstance(action, heated.Play) and not card_of(action.card).white):
                self.turns += 1
                self.no_choice += not self.choices
                self.choices = 0
        self.race.note([-game.state.hand_size(other) for other in range(len(game.players))])
        self._look(game)

    def _look(self, game: heated.Heated) -> None:
        free = not game.over and game.state.phase == FREE
        self.at_turn = game.turn if free else None
        if self.at_turn is not None:
            self.several = len(list(islice(_options(game, self.at_turn), 2))) > 1

    def counted(self) -> Counted:
        """Once the game is over."""
        game = self.game
        return {
            **_outcome(len(game.players), self.first, -1, len(game.history), game.winners),
            **self.race.counted(game.winners),
            "no_choice": (self.no_choice, self.turns),
            "helped_out": (int(game.reason == "gave-last-card"), 1),
            "discarded": (int(game.reason == "discarded-last-card"), 1),
            "dry": (int(game.reason == "dry"), 1),
        }


def _options(game: heated.Heated, seat: int) -> Iterator[heated.Action]:
    """What may be done with a turn; calls, slaps and questions are none of it."""
    for action in game.legal(seat):
        if isinstance(action, heated.Play | heated.Draw | heated.Ask):
            yield action


def watcher(game: str) -> SpicyWatcher | HeatedWatcher:
    """A fresh one for each game."""
    return SpicyWatcher() if game == "spicy" else HeatedWatcher()
