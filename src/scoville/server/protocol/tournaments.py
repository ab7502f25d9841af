"""The bodies of the routes about tournaments: entries, rounds, standings, decisions of the organiser."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ..parts import CatNumber, Part, PersonId
from .clubs import Id, Title
from .settings import GameName, Settings

__all__ = [
    "EnterTournament",
    "MakeTournament",
    "ReadmitEntrant",
    "RuleTable",
    "Tournament",
    "TournamentDeed",
    "TournamentLine",
    "TournamentSeat",
    "TournamentStanding",
    "TournamentTable",
    "Tournaments",
    "WithdrawEntrant",
]

Plan = Literal["swiss", "robin"]
State = Literal["open", "running", "over"]
Entrant = Annotated[str, msgspec.Meta(max_length=16)]


class MakeTournament(Part):
    """`POST /api/tournaments`: by anybody who keeps a profile; for a club by its organisers."""

    name: Title
    settings: Settings
    """Of every table. Seats, `public`, `first`, `rounds` and `stand_in` are the tournament's own affair."""
    plan: Plan = "swiss"
    size: Annotated[int, msgspec.Meta(ge=2, le=6)] = 4
    """People at a table. Some tables have fewer if the numbers do not work out."""
    rounds: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    """0 means as many as needed: until everybody has met, or until one person could have won every table."""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=120)] = 10
    """After so long a table starts without people who have not come."""
    auto: bool = True
    """Whether the next round starts by itself once all results are in."""
    club: Id | None = None
    members_only: bool = False
    """Of a club: whether only members may enter."""


class TournamentLine(Part):
    """A tournament in a list."""

    tournament: str
    name: str
    game: GameName
    plan: Plan
    size: int
    state: State
    round: int
    rounds: int
    """0 until it is known."""
    entrants: int
    club: str | None
    club_name: str | None
    entered: bool
    """Whether the person who asks takes part."""


class Tournaments(Part):
    """`GET /api/tournaments?club=…`: of a club; else those open to everybody and those of the person who asks."""

    tournaments: tuple[TournamentLine, ...]


class TournamentSeat(Part):
    entrant: Entrant
    name: str
    place: int | None = None
    """From 1; null while nothing is decided."""
    forfeit: bool = False
    """Whether they did not come, or were gone at the end."""


class TournamentTable(Part):
    number: int
    """Within the round, from 1. The best in the standings sit at table 1."""
    table: str
    code: str
    """Empty until the table is made."""
    state: Literal["waiting", "playing", "done"]
    seats: tuple[TournamentSeat, ...]
    """In the order of the table's seats."""
    ruled: bool = False
    """Whether the result was ruled and not played."""
    due: float | None = None
    """When it starts without those who are missing."""


class TournamentStanding(Part):
    rank: int
    entrant: Entrant
    person: PersonId | None
    """null if the profile was erased."""
    name: str
    cat: CatNumber | None
    score: float
    """Each table counts the part of the others that was beaten, from 0 to 1; a bye counts 1."""
    opponents: float
    """The first tie-break: the mean score of everybody met."""
    wins: int
    """The second: tables won."""
    played: int
    byes: int
    since: int
    """The first round; late entries have a later one."""
    out: bool
    """Whether they have withdrawn."""


class TournamentDeed(Part):
    """A line of the log: what was decided, by whom."""

    time: float
    name: str
    """Empty: the server did it, by the rules."""
    deed: Literal["began", "paired", "ruled", "missed", "late", "withdrew", "readmitted", "ended"]
    round: int
    number: int = 0
    """The table."""
    who: str = ""
    """The person it is about."""
    before: str = ""
    after: str = ""
    """`ruled`: the places by seat, as in 1 3 2 –; a dash is a forfeit."""


class Tournament(Part):
    """`GET /api/tournaments/{tournament}?round=…`. Everybody who has the link may see it, guests too."""

    tournament: str
    name: str
    game: GameName
    settings: Settings
    plan: Plan
    size: int
    rounds: int
    minutes: int
    auto: bool
    club: str | None
    club_name: str | None
    members_only: bool
    state: State
    round: int
    """The present round; 0 before the first."""
    shown: int
    """The round whose tables and byes are listed."""
    tables: tuple[TournamentTable, ...]
    byes: tuple[TournamentSeat, ...]
    standings: tuple[TournamentStanding, ...]
    log: tuple[TournamentDeed, ...]
    """The last hundred, the latest first."""
    me: str | None = None
    """The person who asks, as an entrant."""
    runs: bool = False
    """Whether the person who asks may run it."""
    my_table: int | None = None
    """The number of their table in the present round while it is undecided."""
    removed: tuple[TournamentSeat, ...] = ()
    """People who withdrew, or were withdrawn, before the first round: only whoever runs it sees them."""


class EnterTournament(Part):
    """`POST /api/tournaments/{tournament}/enter`, also to come back after withdrawing. While it runs this is a late
    entry, from the next round on."""


class WithdrawEntrant(Part):
    """`POST /api/tournaments/{tournament}/withdraw`: oneself, or somebody else as the organiser."""

    entrant: Entrant | None = None


class ReadmitEntrant(Part):
    """`POST /api/tournaments/{tournament}/readmit`: the organiser lets somebody back in who has withdrawn."""

    entrant: Entrant


class RuleTable(Part):
    """`POST /api/tournaments/{tournament}/rule`: the organiser decides or corrects a result."""

    round: Annotated[int, msgspec.Meta(ge=1, le=30)]
    number: Annotated[int, msgspec.Meta(ge=1, le=300)]
    places: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=6)], ...], msgspec.Meta(min_length=2, max_length=6)]
    """By seat, from 1; 0 is a forfeit."""
