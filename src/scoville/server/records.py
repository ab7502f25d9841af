"""Finished games as records, and tables that continue one."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from ..core import BadSettings, commit
from ..record import Live, Race, Runner, dump, read
from ..record.record import AnyGame, setup_of
from .faults import Faulty
from .game_wire import wire_of
from .played import PlayedGame
from .protocol import RulesMessage, Settings

__all__ = ["record_of", "rules_of", "settings_for", "take_from"]


def record_of(played: PlayedGame) -> str:
    """The game with everything a live table knows of it. Only for finished games, because it shows everything."""
    game = played.game
    branched = played.taken_up
    live = Live(
        speed=played.speed,
        begun=datetime.fromtimestamp(played.begun, UTC).replace(microsecond=0),
        commitment=None if branched else commit(played.secret),
        secret=None if branched else played.secret,
        nonces={} if branched else {i: nonce for i, nonce in enumerate(played.nonces) if nonce is not None},
        names={i: name for i, name in enumerate(played.names) if name != game.players[i]},
        bots=played.bots,
        first=None if branched else _why_first(played),
        variants_at_random=None if branched else played.variants_at_random,
        branch=played.branch,
        round=played.round,
        totals=dict(enumerate(played.totals)),
        reason=game.reason,
        winners=game.winners,
        races=tuple(
            Race(at, verdict.by, tuple(Runner(line.seat, line.what, line.behind) for line in verdict.lines))
            for at, verdict in played.verdicts
        ),
    )
    return dump(game, live)


def _why_first(played: PlayedGame) -> str:
    """The host sets who starts a match; in some games a winner starts the rounds after the first."""
    if setup_of(played.game)[1] is None:
        return "drawn"
    return "winner" if played.round > 1 else "set"


def settings_for(game: AnyGame, wished: Settings) -> Settings:
    """The settings of a table that continues a game: rules and seats come from the game."""
    if game.over:
        raise BadSettings("over-at-that-point")
    if wished.seats != len(game.players):
        raise Faulty("origin-seats", seats=len(game.players))
    settings = msgspec.structs.replace(wished, rules=rules_of(game))
    try:
        return msgspec.convert(msgspec.to_builtins(settings), Settings)
    except msgspec.ValidationError:
        raise BadSettings("beyond-tables") from None


def take_from(text: str, ply: int, wished: Settings) -> tuple[Settings, str]:
    """The settings of a table that continues a record, and the record up to that point."""
    record = read(text)
    if ply > len(record.actions):
        raise Faulty("no-ply", plies=len(record.actions))
    game: AnyGame = record.game.clone()
    for game, _, _ in record.steps() if ply else ():
        if len(game.history) == ply:
            break
    return settings_for(game, wished), dump(game)


def rules_of(game: AnyGame) -> RulesMessage:
    """The rules of a game as a table's settings have them."""
    written: RulesMessage = wire_of(game.name).write_rules(game.rules)  # type: ignore[attr-defined]
    return written
