"""The bodies of the routes about ratings: leaderboards by season, and a person's history."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ..parts import CatNumber, Name, Part, PersonId
from .bodies import Joined
from .settings import GameName, Players

__all__ = [
    "AwaitMatch",
    "BotRating",
    "Leader",
    "Leaderboard",
    "Match",
    "RatedLadder",
    "RatingHistory",
    "RatingStep",
    "SeekMatch",
]

Lag = Annotated[float, msgspec.Meta(ge=0, le=10)]


class Leader(Part):
    """Somebody's place in a season."""

    rank: int | None
    """null while the rating is provisional."""
    person: PersonId
    name: str
    cat: CatNumber | None
    rating: int
    low: int
    high: int
    """The true rating probably lies between these (95 %)."""
    provisional: bool
    games: int
    """Rated games in this season."""


class BotRating(Part):
    """The published rating of a bot, which never changes."""

    bot: str
    rating: int


class Leaderboard(Part):
    """`GET /api/ratings?game=…&players=…&against=people|bots&season=2026-4`."""

    game: GameName
    players: int
    against: Literal["people", "bots"]
    season: str
    """A quarter of a year: 2026-4 begins in October."""
    seasons: tuple[str, ...]
    """All that have a leaderboard, the latest first."""
    leaders: tuple[Leader, ...]
    """People with a certain rating first, the best first."""
    bots: tuple[BotRating, ...]
    """For comparison where the opponents are bots; empty elsewhere."""
    me: Leader | None = None
    """The person who asks, also if the list is too short for them."""


class RatingStep(Part):
    """Somebody's rating after a rated game."""

    ended: float
    """Seconds since the epoch."""
    rating: int
    low: int
    high: int
    place: int
    table: str | None
    """Only for the person whose history it is: a table's id opens the table. Null for everybody else."""
    number: int
    """Which game of that table."""


class RatedLadder(Part):
    game: GameName
    players: int
    against: Literal["people", "bots"]
    rating: int
    low: int
    high: int
    provisional: bool
    games: int
    """Rated games in all."""
    steps: tuple[RatingStep, ...]
    """Oldest first."""


class RatingHistory(Part):
    """`GET /api/people/{person}/ratings`."""

    person: PersonId
    name: str
    cat: CatNumber | None
    ladders: tuple[RatedLadder, ...]
    """The one with the most games first."""


class SeekMatch(Part):
    """`POST /api/match`: be seated with people near in rating and lag."""

    name: Name
    game: GameName
    players: Players
    cat: CatNumber | None = None
    bots: bool = False
    """Whether bots may take the seats that nobody has taken after some seconds."""
    rated: bool = False
    """For people who keep a profile: whether the game changes their ratings."""


class AwaitMatch(Part):
    """`POST /api/match/{ticket}`: still waiting. Somebody who does not ask for some seconds waits no longer."""

    name: Name
    cat: CatNumber | None = None
    lag: Lag = 0.05
    """Seconds that the last request took, there and back."""


class Match(Part):
    """Where somebody stands who wants to be seated."""

    ticket: str
    """A secret: it brings the seat."""
    waited: float
    """Seconds."""
    waiting: int
    """How many wait for the same game and number of players, this person included."""
    joined: Joined | None = None
    """The seat, once there is one."""
