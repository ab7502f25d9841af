"""The next round, found in a process beside the server: for hundreds of people it takes seconds."""

from __future__ import annotations

import msgspec

from ...pairing import Entrant, Field, Round, Seated, round_robin, swiss

__all__ = ["pack_field", "seat_round"]


class _Packed(msgspec.Struct):
    entrants: list[tuple[str, float, int, int | None]]
    rounds: list[tuple[list[tuple[list[str], dict[str, int] | None, list[str]]], list[str]]]


def pack_field(field: Field) -> bytes:
    entrants = [(one.id, one.rating, one.since, one.until) for one in field.entrants]
    rounds = []
    for past in field.rounds:
        tables = [
            (list(one.people), None if one.places is None else dict(one.places), sorted(one.forfeits))
            for one in past.tables
        ]
        rounds.append((tables, list(past.byes)))
    return msgspec.json.encode(_Packed(entrants, rounds))


def seat_round(packed: bytes, plan: str, size: int, fewest: int) -> tuple[list[list[str]], list[str]]:
    """The tables and the byes of the next round."""
    found = msgspec.json.decode(packed, type=_Packed)
    rounds = [
        Round(tuple(Seated(tuple(people), places, frozenset(gone)) for people, places, gone in tables), tuple(byes))
        for tables, byes in found.rounds
    ]
    field = Field([Entrant(*one) for one in found.entrants], rounds)
    seated = (round_robin if plan == "robin" else swiss)(field, size, fewest)
    return [list(table.people) for table in seated.tables], list(seated.byes)
