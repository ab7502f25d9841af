"""What people do at a table besides playing: sit, stand, names, bots, settings, nonces, the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ..bots import LEVELS, quickness_of
from ..core import BadSettings, check_nonce
from ..core.speeds import SPEEDS
from . import protocol as p
from .entries import BotSet, Changed, Left, Locked, NonceAdded, Paced, Renamed, Sat, Started, Stood
from .faults import Faulty
from .names import clean_name, own_name
from .players import bots_for
from .seasons.rules import check_rated

if TYPE_CHECKING:
    from .live import LiveTable

__all__ = ["BOT_NAMES", "Lobby", "bot_name", "check_bot", "check_first", "check_settings", "settled"]

BOT_NAMES = (
    *("Ancho", "Cayenne", "Serrano", "Poblano", "Habanero", "Pasilla"),
    *("Jalapeno", "Guajillo", "Chipotle", "Piquin"),
)


def bot_name(taken: list[str]) -> str:
    return next((name for name in BOT_NAMES if own_name(name, taken) == name), own_name(BOT_NAMES[0], taken))


def check_bot(game: str, bot: str) -> None:
    """A level can have a temperament and a quickness after colons. Guests may not set how long a bot thinks."""
    name, _, setting = bot.partition(":")
    if name not in bots_for(game) or (setting and name not in LEVELS):
        raise Faulty("unknown-bot")
    try:
        quickness_of(bot)  # raises if the setting is wrong
    except BadSettings:
        raise Faulty("unknown-bot") from None


def check_settings(settings: p.Settings) -> None:
    """Raises BadSettings or Refused."""
    from .umpire import umpire_of  # noqa: PLC0415

    umpire_of(str(settings.rules.__struct_config__.tag)).check(settings)


def settled(settings: p.Settings) -> p.Settings:
    """As they are played: nobody needs reflexes where everybody plays at their own pace."""
    from .umpire import umpire_of  # noqa: PLC0415

    if not SPEEDS[settings.speed].own_pace:
        return settings
    umpire = umpire_of(str(settings.rules.__struct_config__.tag))
    return msgspec.structs.replace(settings, rules=umpire.unhurried(settings.rules))


def check_first(settings: p.Settings) -> None:
    """For a table that continues a game: checks who starts a later one."""
    if settings.first is not None and settings.first >= settings.seats:
        raise Faulty("no-seat")


class Lobby:
    def __init__(self, table: LiveTable) -> None:
        self.table = table

    async def wish(self, person: str, message: p.ClientMessage) -> None:
        """Raises what is wrong; a wish that returns is done."""
        match message:
            case p.Sit():
                await self._sit(person, message)
            case p.Stand():
                await self._stand(person, message)
            case p.Leave():
                if self._held_seats:
                    raise Faulty("event-table")
                await self.leave(person, message.id)
                return
            case p.Kick():
                await self._kick(person, message)
            case p.Lock():
                await self._lock(person, message)
            case p.Rename():
                await self._rename(person, message)
            case p.SetPace():
                await self._pace(person, message)
            case p.SetBot():
                await self._set_bot(person, message)
            case p.ChangeSettings():
                await self._change(person, message)
            case p.Nonce():
                await self._nonce(person, message)
            case p.Start():
                await self._start(person, message)
                return
            case _:
                raise Faulty("bad-message")
        await self.table.index()
        self.table.tell_table()

    # --- who may --------------------------------------------------------------------------------------

    def _not_playing(self) -> None:
        if self.table.ledger.state == "playing":
            raise Faulty("playing")

    def _no_event(self) -> None:
        """At a table of a tournament nobody changes seats, and there is one game."""
        if self.table.ledger.event:
            raise Faulty("event-table")

    def _host(self, person: str) -> None:
        self._no_event()
        if person != self.table.ledger.host:
            raise Faulty("host-only")

    def _seat(self, seat: int) -> int:
        if seat >= len(self.table.ledger.places):
            raise Faulty("no-seat")
        return seat

    # --- seats ----------------------------------------------------------------------------------------

    async def _sit(self, person: str, message: p.Sit) -> None:
        self._not_playing()
        self._no_event()
        ledger = self.table.ledger
        if message.seat is None:
            if not ledger.free:
                raise Faulty("no-free-seat")
            seat = ledger.free[0]
        else:
            seat = self._seat(message.seat)
            if not ledger.places[seat].free:
                raise Faulty("seat-taken")
        name = ledger.guests[person].name if message.name is None else clean_name(message.name)
        name = own_name(name, ledger.names(but=person))
        await self.table.keep(Sat(person=person, seat=seat, name=name, by=person, id=message.id))

    async def _stand(self, person: str, message: p.Stand) -> None:
        self._not_playing()
        self._no_event()
        if self.table.ledger.person_at(self._seat(message.seat)) != person:
            raise Faulty("not-your-seat")
        await self.table.keep(Stood(seat=message.seat, by=person, id=message.id))

    @property
    def _held_seats(self) -> bool:
        """Whether the seats wait for the people of a tournament."""
        return bool(self.table.ledger.event) and self.table.ledger.state == "lobby"

    async def leave(self, person: str, id: str = "") -> None:
        """During a game a bot plays on for a player who leaves."""
        table = self.table
        await table.keep(Left(person=person, by=person, id=id))
        if table.dealer is not None:
            for seat in table.ledger.seats_of(person):
                table.dealer.stand_in(seat)
        await table.index()

    async def _kick(self, person: str, message: p.Kick) -> None:
        self._host(person)
        self._not_playing()
        guest = self.table.ledger.guests.get(message.person)
        if guest is None or guest.gone:
            raise Faulty("unknown-person")
        if message.person == person:
            raise Faulty("kick-oneself")
        address = self.table.door.address_of(message.person)
        await self.table.keep(Left(person=message.person, kicked=True, address=address, by=person, id=message.id))
        self.table.kicked(message.person, "kicked")

    async def _lock(self, person: str, message: p.Lock) -> None:
        """Also during a game, because spectators come then."""
        self._host(person)
        if message.locked == self.table.ledger.locked:
            return  # nothing to store
        await self.table.keep(Locked(locked=message.locked, by=person, id=message.id))

    async def _rename(self, person: str, message: p.Rename) -> None:
        """Also during a game."""
        ledger = self.table.ledger
        guest, seat = ledger.guests[person], message.seat
        if seat is not None and ledger.person_at(self._seat(seat)) != person:
            raise Faulty("not-your-seat")
        own = next(iter(ledger.seats_of(person)), None) if seat is None else seat
        before = guest.name if own is None else ledger.places[own].name or guest.name
        name = before
        if message.name is not None and clean_name(message.name) != before:
            taken = ledger.names(but=person if seat is None else None)
            if own is not None:
                taken.remove(before)
            name = own_name(clean_name(message.name), taken)
        await self.table.keep(Renamed(person=person, name=name, cat=message.cat, seat=seat, by=person, id=message.id))

    async def _pace(self, person: str, message: p.SetPace) -> None:
        """Also during a game: planned actions of bots get a new time."""
        self._host(person)
        if message.pace == self.table.ledger.pace:
            return  # nothing to store
        await self.table.keep(Paced(pace=message.pace, by=person, id=message.id))
        if self.table.dealer is not None:
            self.table.dealer.change_pace()

    async def _set_bot(self, person: str, message: p.SetBot) -> None:
        self._host(person)
        self._not_playing()
        ledger = self.table.ledger
        place = ledger.places[self._seat(message.seat)]
        if place.person is not None:
            raise Faulty("seat-taken")
        name = None
        if message.bot is not None:
            check_bot(ledger.game_name, message.bot)
            name = place.name or bot_name(ledger.names())
        await self.table.keep(BotSet(seat=message.seat, bot=message.bot, name=name, by=person, id=message.id))

    # --- before the deal ------------------------------------------------------------------------------

    async def _change(self, person: str, message: p.ChangeSettings) -> None:
        self._host(person)
        self._not_playing()
        ledger = self.table.ledger
        if ledger.record is None:
            check_settings(message.settings)
        else:  # its rules and seats are given and need not be some that could be dealt
            check_first(message.settings)
            if message.settings.seats != ledger.settings.seats:
                raise Faulty("origin-seats", seats=ledger.settings.seats)
            if message.settings.rules != ledger.settings.rules:
                raise Faulty("origin-rules")
        if any(place.person is not None for place in ledger.places[message.settings.seats :]):
            raise Faulty("seat-taken")
        settings = message.settings if ledger.record is not None else settled(message.settings)
        await self.table.keep(Changed(settings=settings, by=person, id=message.id))

    async def _nonce(self, person: str, message: p.Nonce) -> None:
        self._not_playing()
        if self.table.ledger.record is not None:
            raise Faulty("origin-shuffle")
        seat = self.table.wishes.own_seat(person, message.seat)
        check_nonce(message.nonce)
        await self.table.keep(NonceAdded(seat=seat, nonce=message.nonce, by=person, id=message.id))

    async def _start(self, person: str, message: p.Start) -> None:
        if self.table.held and self.table.ledger.seats_of(person):
            self.table.release()
            return
        self._not_playing()
        self._no_event()
        table, ledger = self.table, self.table.ledger
        if person != ledger.host and (ledger.host in table.connections or not ledger.seats_of(person)):
            raise Faulty("host-only")
        await self.start(person, message.id)

    async def start(self, person: str, id: str = "") -> None:
        table, ledger = self.table, self.table.ledger
        if ledger.free:
            raise Faulty("seats-free")
        if ledger.settings.rated:
            check_rated(ledger, profiles=table.hall.people is not None)
        first = ledger.next_first()
        # Deal before storing: settings that cannot be dealt are refused. A continued game may be long; no other table
        # waits.
        await table.hall.slices.run(table.client, ledger.dealing(first), always=True)
        gone = self._not_welcome()
        left = [Left(person=other, kicked=True) for other in gone]
        await table.keep(*left, Started(first=first, by=person, id=id))
        for other in gone:
            table.kicked(other, "no-spectators")
        await table.index()
        table.started()

    def _not_welcome(self) -> list[str]:
        """People without a seat at a table that allows no spectators. The host may watch."""
        ledger = self.table.ledger
        if ledger.settings.spectators:
            return []
        present = [guest.person for guest in ledger.guests.values() if not guest.gone]
        return [person for person in present if person != ledger.host and not ledger.seats_of(person)]
