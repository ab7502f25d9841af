"""What the record of a live table proves: that its shuffle was nobody's choice, and that it was played by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..core import BadRecord, combine, commit
from .record import Record, setup_of

__all__ = ["Finding", "prove"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at: the catalogues say it as `verify-<id>` or, if it does not hold, `verify-<id>-not`."""

    id: str
    holds: bool
    values: Mapping[str, str | int] = field(default_factory=dict)


def prove(record: Record, commitment: str | None = None, nonces: Mapping[str, str] | None = None) -> list[Finding]:
    """Everything that has to hold, in the order of the argument.

    `commitment` and `nonces` (by player) are what somebody noted before the deal, and are compared.
    """
    live = record.live
    if live is None:
        return [Finding("live", False)]
    if live.branch:
        return [Finding("branch", False)]
    if live.commitment is None or live.secret is None:
        return [Finding("secret", False)]
    players = record.game.players
    seed, _, _, position = setup_of(record.game)
    findings = []
    if commitment is not None:
        findings.append(Finding("noted", commitment.strip().lower() == live.commitment))
    for name, nonce in (nonces or {}).items():
        kept = live.nonces.get(players.index(name)) if name in players else None
        findings.append(Finding("nonce", kept == nonce, {"name": name}))
    findings.append(Finding("commitment", commit(live.secret) == live.commitment))
    added = [live.nonces.get(seat) for seat in range(len(players))]
    count = sum(nonce is not None for nonce in added)
    findings.append(Finding("seed", combine(live.secret, added) == seed, {"count": count}))
    findings.append(Finding("deal", not position))
    try:
        game = record.play()
    except BadRecord as error:
        return [*findings, Finding("actions", False, {"error": str(error)})]
    findings.append(Finding("actions", True, {"count": len(record.actions)}))
    same = game.over and (game.reason, game.winners) == (live.reason, live.winners)
    return [*findings, Finding("end", same)]
