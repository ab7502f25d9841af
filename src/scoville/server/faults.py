"""Why the server refuses something, in English. The catalogues say the same in every language (`live-<id>`).

A sentence never carries a secret: what it quotes is what the asker wrote or what everybody at the table sees.
"""

from __future__ import annotations

from typing import Final

from ..core import BadRecord, BadSettings, Refused, ScovilleError
from ..locales import catalogue
from .protocol import Fault

__all__ = ["FAULTS", "Faulty", "fault", "fault_of"]

FAULTS: Final = {
    "bad-message": "This message cannot be read.",
    "bad-request": "This request cannot be read.",
    "bad-settings": "No game can be played with these settings.",
    "bad-record": "This record cannot be played.",
    "bad-key": "This API key is not known.",
    "key-scope": "This API key is not allowed to do that.",
    "bad-origin": "This page may not talk to this server.",
    "unknown-host": "This server does not answer to this name. Whoever runs it can allow it with --host-name.",
    "too-large": "This is too long.",
    "too-fast": "Too much at once; wait a moment.",
    "too-many-tables": "Too many tables were made from here; try again later.",
    "too-slow": "This connection does not keep up.",
    "no-hello": "The first message of a connection is hello.",
    "hello-twice": "This connection has said hello already.",
    "unknown-token": "This token opens no table.",
    "unknown-table": "There is no such table.",
    "not-over": "This game is not over yet.",
    "no-game": "There is no such game at this table.",
    "unknown-route": "There is nothing here.",
    "wrong-method": "This address does not take such a request.",
    "metrics-closed": "The metrics are shown on the server's own machine, or for an API key with the scope `metrics`.",
    "mistake": "Something went wrong on the server; it is not your fault.",
    "deadly": "The server could not think about this: its process died twice. It does not try again.",
    "worn-out": "So much has happened at this table that it takes no more; make a new one.",
    "taken-over": "Another device has taken over.",
    "kicked": "The host has sent you away.",
    "kicked-nearby": "The host has just sent somebody away who came from your address. Try again in {minutes} minutes.",
    "locked": "The host has locked this table: nobody new can come in.",
    "left": "You have left this table.",
    "stopping": "The server is stopping; come back in a moment.",
    "store-down": "The server cannot save anything at the moment; nothing has changed.",
    "host-only": "Only the host can do that.",
    "playing": "That is not possible during a game.",
    "not-playing": "No game is being played.",
    "no-seat": "There is no such seat.",
    "seat-taken": "This seat is taken.",
    "no-free-seat": "Every seat is taken.",
    "not-your-seat": "That is not your seat.",
    "which-seat": "Say which of your seats.",
    "not-seated": "You have no seat at this table.",
    "seats-free": "Every seat must be taken before the start.",
    "bad-name": "A name has 1 to 24 letters that can be seen.",
    "unknown-person": "There is no such person at this table.",
    "unknown-bot": "There is no such bot.",
    "kick-oneself": "To go, leave the table.",
    "no-spectators": "This table has no room for spectators.",
    "table-full": "So many people do not fit at this table.",
    "two-ways": "Say either a text or a phrase.",
    "too-much-chat": "Slower: others want to talk as well.",
    "race-lost": "Too late by {ms} ms.",
    "origin-seats": "This game is for {seats} players; a table that goes on from it has as many seats.",
    "origin-rules": "A game that goes on from another is played by its rules.",
    "origin-shuffle": "This game goes on from another: nothing is shuffled.",
    "no-ply": "This game has only {plies} actions.",
    "which-origin": "Say either a table or a record to go on from.",
}


class Faulty(ScovilleError):
    """Refused by the server, not by the rules."""

    def __init__(self, id: str, **values: str | int) -> None:
        super().__init__(FAULTS[id].format(**values))
        self.id = id
        self.values = values


def fault(id: str, **values: str | int) -> Fault:
    return Fault(id, f"live-{id}", FAULTS[id].format(**values), dict(values))


def fault_of(error: ScovilleError, game: str | None = None) -> Fault:
    """What a client is told of an error, whoever raised it."""
    if isinstance(error, Faulty):
        return fault(error.id, **error.values)
    if isinstance(error, Refused):
        own = f"refusal-{game}-{error.id}"
        message = own if game is not None and catalogue("en").has(own) else f"refusal-{error.id}"
        return Fault(error.id, message, str(error), dict(error.values))
    if isinstance(error, BadRecord | BadSettings):
        kind = "bad-record" if isinstance(error, BadRecord) else "bad-settings"
        if not error.id:  # nobody at a table meets it
            return fault(kind)
        why = None if error.why is None else fault_of(error.why, error.game or game)
        return Fault(kind, f"bad-{error.id}", str(error), dict(error.values), why)
    return fault("store-down")
