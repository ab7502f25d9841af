"""Which games are rated, and what is stored of one when it ends."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ...bots import room_of
from ..faults import Faulty
from ..people.results import placings
from ..played import PlayedGame
from ..store import Statement

if TYPE_CHECKING:
    from ..ledger import Ledger

__all__ = ["RATED_AT", "RatedSeat", "check_rated", "neutral_rated", "rated_game"]

RATED: Final = """
    INSERT INTO rated_games ("table", number, game, ended, seats, done) VALUES ($1, $2, $3, $4, $5, 0)
    ON CONFLICT ("table", number) DO NOTHING
"""


RATED_AT: Final = 'SELECT number, seats FROM rated_games WHERE "table" = $1'


class RatedSeat(msgspec.Struct, omit_defaults=True):
    """A seat of a rated game: a profile's, or a bot's with its published rating."""

    place: int
    profile: str = ""
    bot: str = ""
    rating: float = 0.0
    left: bool = False


def check_rated(ledger: Ledger, profiles: bool) -> None:
    """Raises Faulty if the next game cannot be rated."""
    if not profiles:
        raise Faulty("guests-only")
    if ledger.record is not None:
        raise Faulty("rated-origin")
    seen: set[str] = set()
    for place in ledger.places:
        name = place.name or ""
        if place.bot is not None:
            if room_of(ledger.game_name).rating(place.bot, len(ledger.places)) is None:
                raise Faulty("rated-bots", name=name)
            continue
        guest = ledger.guests[place.person or ""]
        if guest.bot:
            raise Faulty("rated-bots", name=name)
        if not guest.profile:
            raise Faulty("rated-guests", name=name)
        if guest.profile in seen:
            raise Faulty("rated-twice")
        seen.add(guest.profile)


def rated_game(ledger: Ledger, played: PlayedGame, stood_in: Container[int], now: float) -> list[Statement]:
    """What is stored of a rated game together with its end; the ratings follow from it. It may be performed twice."""
    seats = []
    for seat, place in enumerate(placings(played)):
        bot, person = played.bots.get(seat), played.people[seat]
        if bot is not None:
            rating = room_of(played.game.name).rating(bot, len(played.people))
            seats.append(RatedSeat(place, bot=bot, rating=float(rating or 0)))
        elif person is not None:
            guest = ledger.guests[person]
            seats.append(RatedSeat(place, guest.profile, left=guest.gone or seat in stood_in))
    return [(RATED, (ledger.table, played.number, played.game.name, now, msgspec.json.encode(seats)))]


def neutral_rated(table: str, rows: Sequence[tuple[Any, ...]], profile: str) -> list[Statement]:
    """Rated games stay rated for the others; a game that waits to be rated is not rated for this person any more."""
    statements: list[Statement] = []
    for number, raw in rows:
        seats = msgspec.json.decode(raw, type=list[RatedSeat])
        if any(one.profile == profile for one in seats):
            told = [msgspec.structs.replace(one, profile="") if one.profile == profile else one for one in seats]
            update = 'UPDATE rated_games SET seats = $3 WHERE "table" = $1 AND number = $2'
            statements.append((update, (table, number, msgspec.json.encode(told))))
    return statements
