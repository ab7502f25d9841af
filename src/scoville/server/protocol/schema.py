"""The JSON Schema of the protocol, made from the message types: `python -m scoville.server.protocol.schema`."""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from inspect import cleandoc, getsource
from itertools import pairwise
from types import ModuleType
from typing import Any

import msgspec

from ...companion import pad, room
from ...core import registry
from ...core.settings import OWN, Setting, settings_of
from ...locales import catalogue
from ...locales.settings import setting_words
from ..game_wire import wire_of
from . import bodies, clubs, companion, learning, messages, people, seasons, settings, table, tournaments
from .bodies import (
    Games,
    Joined,
    JoinTable,
    KeyHolder,
    Listings,
    MakeTable,
    ReadKey,
    ReadReplay,
    ReadRules,
    Replay,
    Review,
    Reviewed,
    RulesPage,
)
from .clubs import (
    ChangeClub,
    ChangeMember,
    CloseClub,
    Club,
    Clubs,
    ClubSeason,
    DropPreset,
    JoinClub,
    MakeClub,
    MakeClubTable,
    MakePreset,
)
from .companion import FoundClauses, Plan
from .learning import Chances, PuzzleAnswer, PuzzlePage, PuzzleSets, PuzzleSolved, ReadChances
from .messages import ClientMessage, ServerMessage
from .people import (
    Announcements,
    BindSeats,
    BlockPerson,
    Blocks,
    BoundSeats,
    ChangeMe,
    DropPasskey,
    EnterPhrase,
    EraseMe,
    KeepMe,
    LeaveMe,
    Me,
    MyGames,
    MyPlay,
    MyPush,
    MySeat,
    MyTurns,
    NewPhrase,
    PasskeyAnswer,
    PasskeyOptions,
    Reported,
    ReportPerson,
    Subscribe,
    Unsubscribe,
)
from .seasons import AwaitMatch, Leaderboard, Match, RatingHistory, SeekMatch
from .table import Fault, Table
from .tournaments import (
    EnterTournament,
    MakeTournament,
    ReadmitEntrant,
    RuleTable,
    Tournament,
    Tournaments,
    WithdrawEntrant,
)

__all__ = ["explained_fields", "json_schema"]

MODULES: tuple[ModuleType, ...] = (
    *(settings, table),
    *(sys.modules[type(wire_of(game)).__module__] for game in registry.games()),
    messages,
    bodies,
    learning,
    people,
    seasons,
    clubs,
    tournaments,
    companion,
    room,
    pad,
)

PLANS: tuple[type[Any], ...] = (room.Ask, room.DrawnCard, room.PackRow, room.Plan, pad.Column, pad.Ending, pad.Pad)

ROOTS: dict[str, Any] = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "MakeTable": MakeTable,
    "JoinTable": JoinTable,
    "Joined": Joined,
    "ReadKey": ReadKey,
    "KeyHolder": KeyHolder,
    "Listings": Listings,
    "Games": Games,
    "Review": Review,
    "Reviewed": Reviewed,
    "ReadChances": ReadChances,
    "Chances": Chances,
    "PuzzleSets": PuzzleSets,
    "PuzzlePage": PuzzlePage,
    "PuzzleAnswer": PuzzleAnswer,
    "PuzzleSolved": PuzzleSolved,
    "ReadReplay": ReadReplay,
    "ReadRules": ReadRules,
    "Replay": Replay,
    "RulesPage": RulesPage,
    "Plan": Plan,
    "FoundClauses": FoundClauses,
    "Me": Me,
    "KeepMe": KeepMe,
    "ChangeMe": ChangeMe,
    "NewPhrase": NewPhrase,
    "PasskeyOptions": PasskeyOptions,
    "PasskeyAnswer": PasskeyAnswer,
    "DropPasskey": DropPasskey,
    "EnterPhrase": EnterPhrase,
    "LeaveMe": LeaveMe,
    "BindSeats": BindSeats,
    "BoundSeats": BoundSeats,
    "MySeat": MySeat,
    "BlockPerson": BlockPerson,
    "Blocks": Blocks,
    "ReportPerson": ReportPerson,
    "Reported": Reported,
    "EraseMe": EraseMe,
    "Announcements": Announcements,
    "MyGames": MyGames,
    "MyPlay": MyPlay,
    "MyTurns": MyTurns,
    "MyPush": MyPush,
    "Subscribe": Subscribe,
    "Unsubscribe": Unsubscribe,
    "Leaderboard": Leaderboard,
    "RatingHistory": RatingHistory,
    "SeekMatch": SeekMatch,
    "AwaitMatch": AwaitMatch,
    "Match": Match,
    "Clubs": Clubs,
    "Club": Club,
    "MakeClub": MakeClub,
    "ChangeClub": ChangeClub,
    "JoinClub": JoinClub,
    "ChangeMember": ChangeMember,
    "CloseClub": CloseClub,
    "MakePreset": MakePreset,
    "DropPreset": DropPreset,
    "MakeClubTable": MakeClubTable,
    "ClubSeason": ClubSeason,
    "Tournaments": Tournaments,
    "Tournament": Tournament,
    "MakeTournament": MakeTournament,
    "EnterTournament": EnterTournament,
    "WithdrawEntrant": WithdrawEntrant,
    "ReadmitEntrant": ReadmitEntrant,
    "RuleTable": RuleTable,
    "Table": Table,
    "Fault": Fault,
}


def explained_fields() -> dict[str, dict[str, str]]:
    """The text below each field in its class, by type and field: msgspec exports only the text of classes."""
    explained = {}
    for module in MODULES:
        for part in ast.parse(getsource(module)).body:
            if isinstance(part, ast.ClassDef) and _is_told(getattr(module, part.name)):
                explained[part.name] = {
                    field.target.id: cleandoc(words.value.value)
                    for field, words in pairwise(part.body)
                    if isinstance(field, ast.AnnAssign)
                    and isinstance(field.target, ast.Name)
                    and isinstance(words, ast.Expr)
                    and isinstance(words.value, ast.Constant)
                    and isinstance(words.value.value, str)
                }
    return explained | {wire_of(game).rules.__name__: dict(_explained_rules(game)) for game in registry.games()}


def _is_told(kind: type[Any]) -> bool:
    """Whether it goes over the wire. What is said of a plan are dataclasses, and not every one of theirs is."""
    return issubclass(kind, msgspec.Struct) or kind in {*PLANS}


def _explained_rules(game: str) -> Iterator[tuple[str, str]]:
    """The explanation of a setting comes from the catalogues, which everybody reads."""
    words, wire = catalogue("en"), wire_of(game)
    settings = {setting.name: setting for setting in settings_of(wire.settings)}
    for name in wire.rules.__struct_fields__:
        yield name, setting_words(words, game, settings.get(name) or Setting(OWN, name))


def json_schema() -> str:
    """The content of docs/protocol.schema.json."""
    schemas, parts = msgspec.json.schema_components(list(ROOTS.values()), ref_template="#/$defs/{name}")
    for name, fields in explained_fields().items():
        for field, words in fields.items():
            if name in parts:
                parts[name]["properties"][field]["description"] = words
    named = {name: schema for name, schema in zip(ROOTS, schemas, strict=True) if name not in parts}
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of a live Scoville table",
        "$defs": named | dict(sorted(parts.items())),
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(json_schema(), end="")
