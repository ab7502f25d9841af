"""Why the server refuses something. The catalogues have the sentence in every language (`live-<id>`).

A sentence never contains a secret: it quotes only what the asker wrote or what everybody at the table sees.
"""

from __future__ import annotations

from ..core import BadRecord, BadSettings, MessageError, ScovilleError
from ..locales import catalogue
from ..locales.sentences import message_of, sentence
from .protocol import Fault

__all__ = ["Faulty", "fault", "fault_of"]


class Faulty(MessageError):
    """Refused by the server, not by the rules."""

    prefix = "live"


def fault(id: str, **values: str | int) -> Fault:
    return fault_of(Faulty(id, **values))


def fault_of(error: ScovilleError, game: str = "") -> Fault:
    """What a client is told about an error, whoever raised it."""
    if not isinstance(error, MessageError):
        return fault("store-down")
    told = error.id
    if isinstance(error, BadRecord | BadSettings):
        told = "bad-record" if isinstance(error, BadRecord) else "bad-settings"
    if not error.id:  # nobody at a table meets it
        return fault(told)
    message = message_of(error, catalogue("en"), game)
    why = None if error.why is None else fault_of(error.why, error.game or game)
    return Fault(told, message, sentence(error, game=game), dict(error.values), why)
