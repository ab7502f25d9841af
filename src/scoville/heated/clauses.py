"""The clauses of HEATED."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ..rulebook.clauses import USUAL_PLAYERS, Clause, Rulebook, Values
from . import CARDS, MODES, Card, Rules
from .rules.cards import card_of
from .rules.settings import HAND, HOUSE_RULES, RACE

__all__ = ["HEATED", "ROOM", "table_values"]

MANUAL: Final = ("manual",)
EXTRA: Final = ("hot", "ghost")
"""Cards in both the base game and the expansion."""


@dataclass(frozen=True, slots=True)
class Where:
    """What a table must play with for a clause to apply; empty means every table."""

    cards: tuple[tuple[str, ...], ...] = ()
    """At least one card of each group must be in the deck."""
    expansion: bool = False
    extra: bool = False
    house: int | None = None
    race: bool = False
    mode: str | None = None
    own_deck: bool = False

    def holds(self, rules: Rules, players: int) -> bool:
        deck = rules.cards(players)
        words = {card_of(kind).word for kind in deck}
        if isinstance(rules.blank, str) and "blank" in words:  # H-BLANK: as if that card were there
            words.add(card_of(Card(rules.blank)).word)
        return (
            all(words.intersection(group) for group in self.cards)
            and (not self.expansion or has_extra(deck) or any(not CARDS[word].count for word in words))
            and (not self.extra or has_extra(deck))
            and (self.house is None or self.house in rules.house)
            and (not self.race or rules.heated_call == RACE)
            and (self.mode is None or (rules.mode == self.mode and not rules.deck))
            and (not self.own_deck or bool(rules.deck))
        )

    def needs(self) -> list[tuple[str, tuple[str, ...]]]:
        found: list[tuple[str, tuple[str, ...]]] = []
        if self.house is not None:
            found.append(("house", (str(self.house),)))
        if self.mode is not None:
            found.append(("mode", (self.mode,)))
        for need in ("own_deck", "race", "expansion", "extra"):
            if getattr(self, need):
                found.append((need.replace("_", "-"), ()))
        return found + [("cards" if len(group) == 1 else "any-card", group) for group in self.cards]


def has_extra(deck: Counter[int]) -> bool:
    """Whether there is more TOO HOT or GHOST PEPPER SPRAY than in the base game."""
    return any(deck[kind] > CARDS[word].count for word in EXTRA for kind in CARDS[word].kinds)


def some(*words: str) -> tuple[str, ...]:
    """A group of cards; refuses a word that no card has."""
    for word in words:
        if word not in CARDS:
            raise ValueError(f"there is no card {word}")
    return words


def with_card(*words: str) -> Where:
    """With at least one of these cards."""
    return Where((some(*words),))


ALWAYS: Final = Where()
RACING: Final = Where(race=True)
NO_THANKS: Final = with_card("no-thanks")
MERCY: Final = with_card("mercy")
TRAP: Final = with_card("trap")
STACKED: Final = some("draw2", "draw4", "getting-heated")
LATE: Final = some(*(word for word, card in CARDS.items() if card.late_colour))


def _section(name: str, *rows: tuple[str, Where, str]) -> tuple[Clause, ...]:
    def books(clause: str) -> tuple[str, ...]:
        return () if clause.startswith("HR-") else MANUAL

    return tuple(Clause(row[0], name, books(row[0]), row[1], tuple(row[2].split())) for row in rows)


def _example(clause: Clause) -> tuple[Rules, int]:
    """The first mode in which it applies, with every house rule."""
    everything = (Rules(mode=mode, house=HOUSE_RULES) for mode in MODES)
    found = next((rules for rules in everything if clause.applies(rules, USUAL_PLAYERS)), Rules())
    return found, USUAL_PLAYERS


def table_values(rules: Rules, players: int) -> Values:
    """The numbers and words of a table on which the texts depend; raises BadSettings if this many cannot play with its
    deck."""
    deck = rules.deck_for(players)
    stands_in = isinstance(rules.blank, str)
    return {
        "players": players,
        "hand": HAND,
        "deck": deck.total(),
        "pile": deck.total() - HAND * players - 1,
        "call": rules.heated_call,
        "blank": ("stand-in" if stands_in else "own") if deck[Card("blank")] else "left-out",
        "oblige": _yes(rules.reaction_cards_oblige),
        "nt_ends": _yes(rules.no_thanks_ends_turn),
        "house6": _yes(6 in rules.house),
    }


def _yes(so: bool) -> str:
    return "yes" if so else "no"


PRINTED: Final = (
    *_section(
        "deck",
        ("H-NUM", ALWAYS, "H-MATCH H-133"),
        ("H-COL", ALWAYS, "H-COL-MATCH H-133"),
        ("H-SPE", ALWAYS, "H-WHITE H-133"),
        ("H-133", ALWAYS, ""),
        ("H-EXP", Where(expansion=True), "H-MORE H-BLANK H-NT-EXP"),
        ("H-WHITE", ALWAYS, "H-BLACK-COLOUR"),
        ("H-BLACK-COLOUR", ALWAYS, "H-LATE-COLOUR H-ADJUST H-WHITE-ORDER"),
        ("HR-PLAYERS", ALWAYS, "H-DEAL"),
        ("H-BLANK", with_card("blank"), ""),
    ),
    *_section(
        "setup",
        ("H-DEAL", ALWAYS, "H-FLIP"),
        ("H-FLIP", ALWAYS, "HR-JUMP-UNTIL"),
        ("H-FIRST", ALWAYS, ""),
        ("H-RIGHT", ALWAYS, "H-REVERSE HR-TURN-ORDER"),
        ("H-WIN", ALWAYS, "H-HELP-WIN H-CALL H-APOC HR-DRY"),
    ),
    *_section(
        "turn",
        ("H-MATCH", ALWAYS, "H-COL-MATCH H-NO-IDLE H-DRAW-UNTIL"),
        ("H-COL-MATCH", ALWAYS, ""),
        ("H-NO-IDLE", ALWAYS, "HR-WHITE-IDLE H-DRAW-UNTIL H-HELP"),
        ("HR-WHITE-IDLE", with_card("no-thanks", "mercy", "copy", "trap"), "H-MERCY-IDLE H-NT-TURN"),
        ("H-DRAW-UNTIL", ALWAYS, "H-HELP HR-DRY H-MERCY-IDLE HR-TRAP"),
        ("H-HELP", ALWAYS, "HR-HELP-NONE H-HELP-WIN"),
        ("HR-HELP-NONE", ALWAYS, "H-HOUSE6"),
        ("H-HELP-WIN", ALWAYS, ""),
        ("H-RESHUFFLE", ALWAYS, "HR-DRY"),
        ("HR-DRY", ALWAYS, ""),
        ("H-COUNTS", ALWAYS, ""),
    ),
    *_section(
        "out-of-turn",
        ("H-JUMP", ALWAYS, "HR-JUMP-UNTIL HR-SKIP-JUMP"),
        ("HR-JUMP-UNTIL", ALWAYS, "HR-JUMP-WAIT"),
        ("H-JUMP-STACK", Where((STACKED,)), "H-STACK2 H-DRAW4 H-HEATED2"),
        ("H-JUMP-HOT", with_card("hot"), "H-TOOHOT"),
        ("H-WHITE-ORDER", with_card("no-thanks", "mercy", "trap"), "H-NT-OUT H-MERCY H-TRAP"),
        ("HR-SKIP-JUMP", with_card("cool", "draw2", "draw4"), "H-COOL H-JUMP-STACK"),
        ("HR-JUMP-WAIT", ALWAYS, ""),
    ),
    *_section(
        "call",
        ("H-CALL", ALWAYS, "H-CALL-OVER HR-CALL-PLAY HR-CALL-DRAW HR-CALL-MODE H-HOUSE2"),
        ("H-CALL-SWAP", Where((some("swap", "super-swap"),), race=True), "H-SWAP H-SUPER"),
        ("H-CALL-OVER", RACING, ""),
        ("H-CALL-FX", Where((some("swap", *LATE),), race=True), "HR-CALL-DRAW"),
        ("HR-CALL-PLAY", ALWAYS, "H-CALL-SWAP"),
        ("HR-CALL-DRAW", RACING, "H-MERCY H-TRAP"),
        ("HR-CALL-MODE", ALWAYS, ""),
    ),
    *_section(
        "coloured",
        ("H-DRAW2", with_card("draw2"), "H-STACK2"),
        ("H-STACK2", with_card("draw2"), "H-STACK-OVER H-DRAW4"),
        ("H-STACK-OVER", Where((STACKED,)), "H-NT-STACK"),
        ("H-REVERSE", with_card("reverse"), ""),
        ("H-COOL", with_card("cool"), ""),
        ("H-TOOHOT", with_card("hot"), "HR-SLAP HR-NT-OWN H-HOUSE3"),
        ("HR-SLAP", with_card("hot", "too-chili"), "H-CHILI"),
        ("H-SWAP", with_card("swap"), "H-SUPER"),
    ),
    *_section(
        "special",
        ("H-ADJUST", with_card("adjust"), ""),
        ("H-DRAW4", with_card("draw4"), "H-STACK-OVER"),
        ("H-GHOST", with_card("ghost"), "H-MORE"),
        ("H-NT-TURN", NO_THANKS, "HR-NT-TURN H-NT-OUT"),
        ("HR-NT-TURN", NO_THANKS, ""),
        ("H-NT-OUT", NO_THANKS, "H-NT-STACK HR-NT-OWN H-NT-EXP"),
        ("H-NT-STACK", Where((*NO_THANKS.cards, STACKED)), "H-HEATED2"),
        ("H-NT-EXP", Where(NO_THANKS.cards, expansion=True), "H-REORG"),
        ("HR-NT-OWN", NO_THANKS, ""),
        ("H-HEATED2", with_card("getting-heated"), "H-STACK-OVER"),
        ("H-FAIR", with_card("fair-play"), "H-LATE-COLOUR"),
        ("H-APOC", with_card("apocalypse"), "HR-TURN-ORDER"),
        ("H-LATE-COLOUR", Where((LATE,)), "H-CALL-FX"),
    ),
    *_section(
        "expansion",
        ("HR-TURN-ORDER", with_card("apocalypse", "united", "gift", "blank"), ""),
        ("H-UNITED", with_card("united"), "HR-TURN-ORDER H-HOUSE4"),
        ("H-GIFT", with_card("gift"), "HR-TURN-ORDER"),
        ("H-GIVE", with_card("give-take"), ""),
        ("H-SUPER", with_card("super-swap"), "H-LATE-COLOUR H-HOUSE5"),
        ("H-REORG", with_card("reorganize"), ""),
        ("H-FINISH", with_card("finish"), "H-LATE-COLOUR"),
        ("H-COPY", with_card("copy"), "HR-JUMP-UNTIL H-STACK2"),
        ("H-MERCY", MERCY, "HR-MERCY H-MERCY-IDLE"),
        ("HR-MERCY", MERCY, ""),
        ("H-MERCY-IDLE", MERCY, ""),
        ("H-MIX", with_card("spice-mix"), "HR-MIX H-LATE-COLOUR"),
        ("HR-MIX", with_card("spice-mix"), ""),
        ("H-CHILI", with_card("too-chili"), "H-TOOHOT H-HOUSE3"),
        ("H-TRAP", TRAP, "HR-TRAP"),
        ("HR-TRAP", TRAP, "H-RESHUFFLE"),
        ("H-MORE", Where(extra=True), "H-TOOHOT"),
    ),
)
AGREED: Final = (
    *_section(
        "house",
        ("H-HOUSE1", Where(house=1), ""),
        ("H-HOUSE2", Where(house=2), ""),
        ("H-HOUSE3", Where(house=3), ""),
        ("H-HOUSE4", Where((some("united"),), house=4), "H-WIN"),
        ("H-HOUSE5", Where((some("super-swap"),), house=5), "H-WIN"),
        ("H-HOUSE6", Where((some("draw2", "draw4"),), house=6), "H-STACK2"),
    ),
    *_section(
        "modes",
        ("H-M-REG", Where(mode="regular"), "H-133"),
        ("H-M-TRIED", Where(mode="tried-and-tested"), "H-EXP"),
        ("H-M-CLASSIC", Where(mode="classics"), ""),
        ("H-M-SPICY", Where(mode="spicy"), ""),
        ("H-M-NEVER", Where(mode="never-ending"), "H-EXP"),
        ("H-M-CHAOS", Where(mode="chaos"), "H-EXP"),
        ("H-M-SPEED", Where(mode="speed-run"), "H-EXP"),
        ("H-M-OWN", Where(own_deck=True), "H-DEAL H-FLIP"),
    ),
)
"""House rules and modes."""


def _of_cards() -> Iterator[Clause]:
    """The clauses that only a card names: they apply with that card and are related to the others it names."""
    named = {clause.id for clause in (*PRINTED, *AGREED)}
    for word, card in CARDS.items():
        for own in card.clauses:
            if own not in named:
                named.add(own)
                others = " ".join(other for other in card.clauses if other != own)
                yield from _section("expansion", (own, with_card(word), others))


HEATED: Final = Rulebook(
    "heated",
    table_values,
    (*PRINTED, *_of_cards(), *AGREED),
    example=_example,
    whole={"house6": "yes"},
)

ROOM: Final = HEATED
