"""Who may come in at a table: nobody who was sent away, and nobody new while it is locked.

A person who was sent away stays away from this table for good. Anyone who shows one of their keys (the browser shows
those it has), is signed in to the same profile or comes with the same API key is refused. Without any of these nobody
can be recognised, so their address is refused as well, but only for a while and only if nobody else at the table has
it: a family, a school or a proxy is one address.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from .faults import Faulty

if TYPE_CHECKING:
    from .live import LiveTable

__all__ = ["ADDRESS_MINUTES", "UNKNOWN", "Door", "Visitor", "mark"]

ADDRESS_MINUTES: Final = 15
"""How long an address is refused."""


@dataclass(frozen=True)
class Visitor:
    """What is known of a person who wants to come in."""

    address: str = ""
    key: str = ""
    """The name of an API key."""
    held: frozenset[str] = frozenset()
    """The people to whom the client's keys to this table belong."""
    profile: str = ""
    """The id of the kept profile that has signed in."""


UNKNOWN: Final = Visitor()


def mark(text: str, table: str) -> str:
    """The same for one address at one table; different at each table, so that nobody is followed around."""
    return hashlib.blake2b(text.encode(), key=table.encode(), digest_size=12).hexdigest()


class Door:
    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._addresses: dict[str, str] = {}
        """Where each person was last seen, as a mark. Only in memory; the mark of a kicked person is stored."""

    def mark(self, text: str) -> str:
        return mark(text, self.table.ledger.table)

    def saw(self, person: str, address: str) -> None:
        if address:
            self._addresses[person] = self.mark(address)

    def saw_mark(self, person: str, marked: str) -> None:
        """The same, where another server has seen the address."""
        if marked:
            self._addresses[person] = marked

    def address_of(self, person: str) -> str:
        return self._addresses.get(person, "")

    def check(self, visitor: Visitor) -> None:
        """Raises the reason why a visitor may not come in."""
        ledger, now = self.table.ledger, self.table.clock.now()
        address, key = self.mark(visitor.address), self.mark(visitor.key)
        self.check_profile(visitor.profile)
        shared = any(self._addresses.get(person) == address for person in self.table.connections)
        for guest in ledger.guests.values():
            if guest.sent_away is None:
                continue
            if guest.person in visitor.held or (visitor.key and guest.key == key):
                raise Faulty("kicked")
            late = now > guest.sent_away + ADDRESS_MINUTES * 60
            if guest.address == address and not (visitor.key or late or shared):
                raise Faulty("kicked-nearby", minutes=ADDRESS_MINUTES)
        if ledger.locked:
            raise Faulty("locked")

    def check_profile(self, profile: str) -> None:
        """Refuses a kept profile that was sent away, on whatever device it comes back."""
        for guest in self.table.ledger.guests.values():
            if profile and guest.sent_away is not None and guest.profile == profile:
                raise Faulty("kicked")
