"""How a table comes to be stored: its first entries, and its row in the list."""

from __future__ import annotations

import msgspec

from . import protocol as p
from .door import Visitor
from .entries import Body, BotSet, Came, Made, Sat
from .faults import Faulty
from .ledger import Ledger
from .lobby import bot_name, check_bot
from .names import clean_name, own_name
from .store import TableRow

__all__ = ["first_entries", "row_of"]


def first_entries(
    wish: p.MakeTable, settings: p.Settings, record: str | None, person: str, visitor: Visitor
) -> list[Body]:
    """The first entries: who is there and who sits where."""
    name = clean_name(wish.name)
    game = str(settings.rules.__struct_config__.tag)
    if len(wish.seats) > settings.seats:
        raise Faulty("no-seat")
    bodies: list[Body] = [
        Made(code="", settings=settings, secret="", record=record, hold=wish.hold and wish.start),
        Came(person=person, name=name, bot=bool(visitor.key), cat=wish.cat, profile=visitor.profile),
    ]
    seated: list[str] = []
    own = wish.watch
    for seat in range(settings.seats):
        seat_wish = wish.seats[seat] if seat < len(wish.seats) else p.SeatWish()
        if seat_wish.bot is not None:
            check_bot(game, seat_wish.bot)
            taken = [name, *seated]
            called = bot_name(taken) if seat_wish.name is None else own_name(clean_name(seat_wish.name), taken)
            bodies.append(BotSet(seat=seat, bot=seat_wish.bot, name=called))
            seated.append(called)
        elif seat_wish.name is not None or not own:
            called = own_name(name if seat_wish.name is None else clean_name(seat_wish.name), seated)
            bodies.append(Sat(person=person, seat=seat, name=called))
            seated.append(called)
            own = True
    return bodies


def row_of(ledger: Ledger, now: float, away: bool = False) -> TableRow:
    """What is stored of a table for the list, and to find it again."""
    listing = p.Listing(
        table=ledger.table,
        code=ledger.code,
        game=ledger.game_name,
        state=ledger.state,
        speed=ledger.settings.speed,
        host=ledger.guests[ledger.host].name if ledger.host else "",
        seats=len(ledger.places),
        free=len(ledger.free),
        people=len({place.person for place in ledger.places if place.person is not None}),
        spectators=ledger.settings.spectators,
        rated=ledger.settings.rated,
    )
    state = "away" if away else ledger.state
    about = msgspec.json.encode(listing)
    public = ledger.settings.public and not ledger.locked
    return TableRow(ledger.table, ledger.code, ledger.game_name, public, state, now, about)
