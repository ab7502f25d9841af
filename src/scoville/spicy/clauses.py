"""The clauses of SPICY."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ..rulebook.clauses import USUAL_PLAYERS, Clause, Rulebook, Values
from . import EDITIONS, Rules, new

__all__ = ["ROOM", "SPICY", "table_values"]

ALL: Final = ("en", "de", "fr", "en-revised")
NOT_FR: Final = ("en", "de", "en-revised")


@dataclass(frozen=True, slots=True)
class Where:
    """What a table must play by for a clause to apply; empty means every table."""

    variants: tuple[str, ...] = ()
    any_variant: bool = False
    tabletop: bool = False
    books: tuple[str, ...] = ()

    def holds(self, rules: Rules, players: int) -> bool:
        return (
            set(self.variants) <= set(rules.variants)
            and (bool(rules.variants) or not self.any_variant)
            and (rules.tabletop or not self.tabletop)
            and (rules.edition in self.books or not self.books)
        )

    def needs(self) -> list[tuple[str, tuple[str, ...]]]:
        found: list[tuple[str, tuple[str, ...]]] = []
        if self.any_variant:
            found.append(("any-variant", ()))
        if self.variants:
            found.append(("variants", self.variants))
        if self.tabletop:
            found.append(("tabletop", ()))
        if self.books:
            found.append(("books", self.books))
        return found


ALWAYS: Final = Where()
TABLETOP: Final = Where(tabletop=True)
BLIND: Final = Where(tabletop=True, books=tuple(name for name, edition in EDITIONS.items() if edition.blind_loses))
SPICED: Final = Where(any_variant=True)
START: Final = Where(("start-it-up",))
CHILI: Final = Where(("we-love-chili",))
RAIDER: Final = Where(("spice-raider",))
LUCK: Final = Where(("change-your-luck",))
TURN_UP: Final = Where(("turn-it-up",))
COPY: Final = Where(("copy-cat",))


def _section(name: str, *rows: tuple[str, tuple[str, ...], Where, str]) -> tuple[Clause, ...]:
    return tuple(Clause(row[0], name, row[1], row[2], tuple(row[3].split())) for row in rows)


RULING: Final[tuple[str, ...]] = ()


def table_values(rules: Rules, players: int) -> Values:
    """The numbers and words of a table on which the texts depend; raises BadSettings if it cannot be set up."""
    seats = [f"Seat{i}" for i in range(players)]
    # The game itself decides where the World's End card lies; a shift by the seed is shown separately.
    game = new(seats, 0, replace(rules, worlds_end_jitter=0))
    return {
        "players": players,
        "hand": rules.hand,
        "deck": len(game.deck),
        "worlds_end": game.above_worlds_end,
        "below": len(game.deck) - game.above_worlds_end,
        "jitter": rules.worlds_end_jitter,
        "edition": rules.edition,
        "first": rules.printed.first,
        "last_said": rules.printed.last_said,
        "choosing": "chosen" if rules.printed.variants_chosen else "random",
        "most_variants": rules.printed.most_variants,
        "manners": rules.manners,
        "blind": _yes(rules.printed.blind_loses),
        "copy": _yes("copy-cat" in rules.variants),
        "luck": _yes("change-your-luck" in rules.variants),
        "raider": _yes("spice-raider" in rules.variants),
    }


def _yes(so: bool) -> str:
    return "yes" if so else "no"


SPICY: Final = Rulebook(
    "spicy",
    table_values,
    (
        *_section(
            "setup",
            ("S-CARDS", ALL, ALWAYS, "S-OTHER S-WILD-SPICE S-WILD-NUMBER"),
            ("S-OTHER", ALL, ALWAYS, "S-TROPHY-QUIET S-END-IN S-UP-1"),
            ("S-DEAL", ALL, ALWAYS, "S-REFILL"),
            ("S-END-IN", ALL, ALWAYS, "SR-END-AT S-END-WORLD"),
            ("SR-PLAYERS", RULING, ALWAYS, "SR-END-AT"),
            ("SR-END-AT", RULING, ALWAYS, "S-END-WORLD"),
            ("S-FIRST", ALL, ALWAYS, "S-CLOCKWISE"),
            ("S-CLOCKWISE", ALL, ALWAYS, "S-LOSE"),
        ),
        *_section(
            "turn",
            ("S-TURN", ALL, ALWAYS, "S-PLAY S-PASS"),
            ("S-PLAY", ALL, ALWAYS, "S-LEAD S-FOLLOW S-TRAIT"),
            ("S-LEAD", ALL, ALWAYS, "S-FOLLOW S-BAD-CALL"),
            ("S-FOLLOW", ALL, ALWAYS, "S-WRAP S-CHILI S-BAD-CALL"),
            ("S-WRAP", ALL, ALWAYS, "S-LEAD S-START S-CHILI"),
            ("S-PASS", ALL, ALWAYS, "S-ANYTIME S-END-WORLD"),
            ("S-BAD-CALL", ALL, TABLETOP, "S-PASS SR-OFFENCES SR-NO-TRACE"),
            ("S-NO-PEEK", ALL, TABLETOP, "S-WIN-STACK SR-OFFENCES SR-PEEK"),
        ),
        *_section(
            "challenges",
            ("S-ANYTIME", ALL, ALWAYS, "S-WHO SR-LAST-WAIT"),
            ("S-WHO", ALL, ALWAYS, "SR-RACE"),
            ("S-TRAIT", ALL, ALWAYS, "S-JUDGE S-NO-TRAIT S-COPY-WRONG"),
            ("S-NO-TRAIT", NOT_FR, BLIND, "SR-OFFENCES SR-BLIND-COPY"),
            ("S-JUDGE", ALL, ALWAYS, "S-WILD-SPICE S-WILD-NUMBER S-WIN-STACK S-LOSE S-TURN-UP"),
            ("S-WILD-SPICE", ALL, ALWAYS, "S-WILD-NUMBER S-COPY-WRONG"),
            ("S-WILD-NUMBER", ALL, ALWAYS, "S-COPY-WRONG"),
            ("S-WIN-STACK", ALL, ALWAYS, "S-LOSE S-SCORE S-RAIDER"),
            ("S-LOSE", ALL, ALWAYS, "S-LEAD SR-ORDER"),
            ("SR-RACE", RULING, ALWAYS, ""),
        ),
        *_section(
            "last-card",
            ("S-LAST-SAY", ALL, ALWAYS, "S-LAST-FORGOT SR-LAST-FALSE S-LAST-WAIT"),
            ("S-LAST-FORGOT", ALL, TABLETOP, "S-PASS SR-OFFENCES SR-NO-TRACE SR-COPY-FORGOT"),
            ("S-LAST-WAIT", ALL, ALWAYS, "SR-LAST-WAIT S-TROPHY-QUIET"),
            ("SR-LAST-WAIT", RULING, ALWAYS, "S-COPY"),
            ("S-TROPHY-QUIET", ALL, ALWAYS, "S-REFILL"),
            ("S-TROPHY-WON", ALL, ALWAYS, "S-REFILL SR-ORDER"),
            ("S-TROPHY-LOST", ALL, ALWAYS, "S-JUDGE S-LOSE"),
            ("S-REFILL", ALL, ALWAYS, "S-END-WORLD"),
            ("SR-ORDER", RULING, ALWAYS, "S-END-WORLD"),
        ),
        *_section(
            "end",
            ("S-END-2ND", ALL, ALWAYS, "S-END-3RD"),
            ("S-END-3RD", ALL, ALWAYS, "S-SCORE"),
            ("S-END-WORLD", ALL, ALWAYS, "S-SCORE"),
            ("S-SCORE", ALL, ALWAYS, "S-TIE"),
            ("S-TIE", ALL, ALWAYS, ""),
        ),
        *_section(
            "spice-it-up",
            ("S-UP-1", ALL, SPICED, "S-UP-N"),
            ("S-UP-N", ALL, SPICED, "SR-UP-N"),
            ("SR-UP-N", RULING, SPICED, ""),
            ("S-CHILI", ALL, CHILI, "S-LEAD SR-START-CHILI"),
            ("S-START", ALL, START, "SR-START-CHILI"),
            ("SR-START-CHILI", RULING, Where(("start-it-up", "we-love-chili")), ""),
            ("S-RAIDER", ALL, RAIDER, "SR-RAIDER SR-COPY-FX"),
            ("SR-RAIDER", RULING, RAIDER, "S-COPY"),
            ("S-LUCK", ALL, LUCK, "SR-LUCK SR-COPY-FX S-RAIDER"),
            ("SR-LUCK", RULING, LUCK, "S-LAST-SAY"),
            ("S-TURN-UP", ALL, TURN_UP, ""),
            ("S-COPY", ALL, COPY, "SR-COPY-EN S-COPY-WRONG SR-COPY-FX"),
            ("SR-COPY-EN", RULING, replace(COPY, books=("en",)), ""),
            ("S-COPY-WRONG", ALL, COPY, "S-COPY-ONLY SR-BLIND-COPY"),
            ("S-COPY-ONLY", NOT_FR, COPY, ""),
            ("SR-COPY-FX", RULING, COPY, "S-LAST-SAY"),
        ),
        *_section(
            "manners",
            ("SR-OFFENCES", RULING, TABLETOP, ""),
            ("SR-NO-TRACE", RULING, TABLETOP, "S-RAIDER S-LUCK"),
            ("SR-COPY-FORGOT", RULING, replace(COPY, tabletop=True), "S-COPY SR-NO-TRACE"),
            ("SR-PEEK", RULING, TABLETOP, ""),
            ("SR-BLIND-COPY", RULING, replace(BLIND, variants=("copy-cat",)), ""),
            ("SR-LAST-FALSE", RULING, ALWAYS, ""),
        ),
    ),
    example=lambda clause: (Rules(manners="tabletop"), USUAL_PLAYERS),  # as people with the printed cards play
    whole={"copy": "yes", "luck": "yes", "raider": "yes"},
)

ROOM: Final = SPICY
