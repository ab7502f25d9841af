"""The bodies of the routes about clubs: members and roles, presets, tables, the season."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ..parts import CatNumber, Name, Part, PersonId
from .settings import GameName, Settings
from .table import Listing

__all__ = [
    "ChangeClub",
    "ChangeMember",
    "CloseClub",
    "Club",
    "ClubLine",
    "ClubMember",
    "ClubPreset",
    "ClubSeason",
    "ClubSeasonRow",
    "Clubs",
    "DropPreset",
    "JoinClub",
    "MakeClub",
    "MakeClubTable",
    "MakePreset",
    "Role",
]

Role = Literal["owner", "organiser", "member"]
Title = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
About = Annotated[str, msgspec.Meta(max_length=600)]
Id = Annotated[str, msgspec.Meta(max_length=40)]


class ClubLine(Part):
    """A club in somebody's list."""

    club: str
    name: str
    members: int
    role: Role


class Clubs(Part):
    """`GET /api/clubs`: those of the person who asks."""

    clubs: tuple[ClubLine, ...]


class ClubMember(Part):
    person: PersonId
    name: str
    cat: CatNumber | None
    role: Role
    since: float


class ClubPreset(Part):
    """House rules: the settings of a table under a name."""

    id: str
    name: str
    settings: Settings


class Club(Part):
    """`GET /api/clubs/{club}`. People outside the club see its name, what it says about itself and how many it has."""

    club: str
    name: str
    about: str
    members: int
    role: Role | None = None
    """Of the person who asks; null outside the club."""
    invite: str | None = None
    """For the owner and organisers: the last part of the invitation link."""
    people: tuple[ClubMember, ...] = ()
    presets: tuple[ClubPreset, ...] = ()
    tables: tuple[Listing, ...] = ()
    """Tables of the club at which somebody could sit down or watch, the latest first."""


class MakeClub(Part):
    """`POST /api/clubs`: whoever makes a club owns it."""

    name: Title
    about: About = ""


class ChangeClub(Part):
    """`POST /api/clubs/{club}`: null leaves it as it is."""

    name: Title | None = None
    about: About | None = None


class JoinClub(Part):
    """`POST /api/clubs/{club}/join`."""

    invite: Id


class ChangeMember(Part):
    """`POST /api/clubs/{club}/members`. Only the owner gives roles; a new owner replaces the old one. Organisers may
    remove members."""

    person: PersonId
    role: Role | None
    """null removes the person."""


class CloseClub(Part):
    """`POST /api/clubs/{club}/close`: deletes the club, its presets and its tournaments. Games stay."""

    name: Title
    """The club's name, so that nobody does it by accident."""


class MakePreset(Part):
    """`POST /api/clubs/{club}/presets`: replaces the preset of the same name."""

    name: Title
    settings: Settings


class DropPreset(Part):
    """`POST /api/clubs/{club}/presets/drop`."""

    id: Id


class MakeClubTable(Part):
    """`POST /api/clubs/{club}/tables`: a table that the members see."""

    name: Name
    settings: Settings
    cat: CatNumber | None = None
    watch: bool = False
    """The maker does not sit: for a table on a big screen."""


class ClubSeasonRow(Part):
    """A member's season in the club."""

    rank: int
    person: PersonId
    name: str
    cat: CatNumber | None
    score: float
    """The sum over all games of the part of the others that this person beat; a tie counts half. A win counts 1."""
    games: int
    won: int


class ClubSeason(Part):
    """`GET /api/clubs/{club}/season?season=2026-4&game=…`: finished games between people at the club's tables."""

    season: str
    game: GameName | None
    rows: tuple[ClubSeasonRow, ...]
    games: int
    """Of the whole club."""
