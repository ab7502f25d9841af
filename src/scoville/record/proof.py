"""What the record of a live table proves: that nobody chose its luck, and that it was played by the rules.

It also names what no record can prove: what a host has set, and what only the server has measured.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..core import BadRecord, combine, commit, stream
from .finding import Finding
from .live import Live
from .record import AnyGame, Record, dialect_of, setup_of

__all__ = ["prove"]


def prove(record: Record, commitment: str | None = None, nonces: Mapping[str, str] | None = None) -> list[Finding]:
    """Check the record of a live table: its luck was nobody's choice, and the rules were followed.

    The findings come in the order of the argument. `commitment` and `nonces` (by player) are what somebody noted before
    the deal, and are compared.
    """
    live = record.live
    if live is None:
        return [Finding("live", False)]
    if live.branch:
        return [Finding("branch", False)]
    if live.commitment is None and live.secret is None:
        return [Finding("committed", False)]
    if live.commitment is None or live.secret is None:
        return [Finding("secret", False)]
    players = record.game.players
    seed, _, _, position = setup_of(record.game)
    findings = []
    if commitment is not None:
        findings.append(Finding("noted", commitment.strip().lower() == live.commitment))
    for name, nonce in (nonces or {}).items():
        kept = [live.nonces.get(seat) for seat in range(len(players)) if name in {players[seat], live.names.get(seat)}]
        findings.append(Finding("nonce", nonce in kept, {"name": name}))
    findings.append(Finding("commitment", commit(live.secret) == live.commitment))
    added = [live.nonces.get(seat) for seat in range(len(players))]
    count = sum(nonce is not None for nonce in added)
    findings.append(Finding("seed", combine(live.secret, added) == seed, {"count": count}))
    findings.append(Finding("deal", not position))
    findings.append(_who_starts(record.game, live))
    findings += dialect_of(record.game.name).findings(record.game, live)
    try:
        game = record.play()
    except BadRecord as error:
        return [*findings, Finding("actions", False, {"error": str(error)})]
    findings.append(Finding("actions", True, {"count": len(record.actions)}))
    same = game.over and (game.reason, game.winners) == (live.reason, live.winners)
    findings.append(Finding("end", same))
    if live.races:
        coins = sum(race.by == "coin" for race in live.races)
        findings.append(Finding("races", None, {"count": len(live.races), "coins": coins}))
    return findings


def _who_starts(game: AnyGame, live: Live) -> Finding:
    """S-FIRST, H-FIRST: drawn from the seed, unless somebody has set it."""
    seed, first, _, _ = setup_of(game)
    if first is None:  # then the replay draws it
        return Finding("first", True)
    name = game.players[first]
    if live.first == "drawn":
        return Finding("first", stream(seed, "first").below(len(game.players)) == first)
    return Finding(f"first-{live.first or 'unsaid'}", None, {"name": name})
