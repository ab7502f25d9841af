"""SPICY on the wire: facts, view, options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec

from ..core import BadSettings, Fact
from ..core.options import Options
from ..server.fact_wire import FactMessage, FactWire
from ..server.game_wire import GameWire, rules_message
from ..server.parts import CardWord, ClaimWord, Part, SeatNumber
from . import EDITIONS, Card, Claim, Rules, Spicy, random_variants
from .rules.cards import CLAIMS
from .rules.codes import WRONG
from .rules.facts import CardPlayed, CardRevealed, Challenged, Reason
from .rules.option_codes import (
    ACCEPT,
    CHALLENGE_BLIND,
    CHALLENGE_NUMBER,
    CHALLENGE_SPICE,
    CHALLENGE_WRONG,
    EVERYTHING,
    NOTHING,
    OFFENCES,
    PASS,
    PEEK,
    PEEK_STACK,
    PLAY,
    SILENT_COPY,
)
from .rules.options import list_options
from .rules.settings import MOST_VARIANTS
from .rules.view import OwnView

__all__ = [
    "FACTS",
    "ROOM",
    "SpicyFact",
    "SpicyLaidCard",
    "SpicyOptions",
    "SpicyPlayer",
    "SpicyRules",
    "SpicySight",
    "SpicyView",
    "spicy_options",
]

Trait = Literal["number", "spice", "wrong", "blind"]


SpicyRules = rules_message(
    "spicy", Rules, more=[("variants_at_random", Annotated[int, msgspec.Meta(ge=0, le=MOST_VARIANTS)], 0)]
)
"""`variants_at_random` SPICE IT UP cards are turned up when the game starts, instead of chosen ones (S-UP-1)."""


FACTS: Final = FactWire("Spicy", "scoville.spicy", {Card: CardWord, Claim: ClaimWord})
if TYPE_CHECKING:
    SpicyFact = FactMessage
else:
    SpicyFact = FACTS.any


class SpicyPlayer(Part):
    """What everybody sees of a player."""

    hand: int
    points: int
    trophies: int
    score: int


class SpicyLaidCard(Part):
    """A card of the stack. `card` is null if the seat does not know it; `claim` is null for cards put under a 5."""

    by: SeatNumber
    card: CardWord | None
    claim: ClaimWord | None
    copy: bool


class SpicyView(Part):
    """The table as one seat knows it; `seat` is null for a spectator, who has no hand."""

    seat: SeatNumber | None
    hand: tuple[CardWord, ...]
    stack: tuple[SpicyLaidCard, ...]
    """Bottom first; the last card with a claim counts."""
    answered: bool
    """Whether this seat itself has accepted the last card."""
    players: tuple[SpicyPlayer, ...]
    deck: int
    above_worlds_end: int | None
    """How many cards can still be drawn; known only if the deck is open."""
    turn: SeatNumber | None
    waiting: tuple[SeatNumber, ...]
    """Everybody who was asked about a last card, until the last has answered; who has answered stays secret."""
    paw: SeatNumber | None
    reason: Reason | None
    winners: tuple[SeatNumber, ...]
    variants: tuple[str, ...]
    """The SPICE IT UP cards in play, also if they were turned up at random."""


class SpicyOptions(Part, omit_defaults=True):
    """Everything this seat may do now. What is missing is not possible."""

    claims: tuple[ClaimWord, ...] = ()
    """`plays CARD as CLAIM`: any card in hand under any of these claims."""
    bad_claims: bool = False
    """`tabletop`: every other claim can be declared too, and is punished (S-BAD-CALL)."""
    under: int = 0
    """`… with CARD CARD`: how many more cards of the hand may go under a claimed 5 (Change Your Luck)."""
    announces: bool = False
    """`tabletop`: the hand is a single card; it counts as forgotten unless you say `last`. `guided` says it for you."""
    passes: bool = False
    """`passes`, and draws a card."""
    challenges: tuple[Trait, ...] = ()
    """`challenges TRAIT`. On a copy it is `wrong`; `tabletop` has `blind`, which names nothing and loses at once."""
    copies: ClaimWord | None = None
    """`copies CARD`: Copy Cat with any card in hand; this is the claim that is copied."""
    copy_under: int = 0
    """`… with CARD CARD`: as `under`, for a copied 5."""
    accepts: bool = False
    """`accepts` the last card: this seat does not challenge it. It is not published."""
    peeks: tuple[str, ...] = ()
    """`tabletop`: `peeks stack`, or `peeks` and the `word` of a player. It is punished (S-NO-PEEK)."""


class SpicySight(msgspec.Struct, forbid_unknown_fields=True, tag_field="game", tag="spicy"):
    """What one seat sees happen, sees and may do."""

    facts: tuple[SpicyFact, ...]
    view: SpicyView
    options: SpicyOptions


_NONE: Final = SpicyOptions()


# --- options -------------------------------------------------------------------------------------------

_CLAIMS: Final = tuple(str(Claim(i)) for i in range(CLAIMS))
_TRAITS: Final[dict[int, Trait]] = {
    CHALLENGE_NUMBER: "number",
    CHALLENGE_SPICE: "spice",
    CHALLENGE_WRONG: "wrong",
    CHALLENGE_BLIND: "blind",
}
_Folded = tuple[int, int, int, int, int]


def spicy_options(game: Spicy, seat: int) -> SpicyOptions:
    """The options of the rules in compact form: what is the same for every card appears once. A test unfolds it."""
    options = _unfolded(game.folded(seat))
    if game.rules.tabletop:
        _add_offences(options, game, seat)
    return options


def _unfolded(known: _Folded) -> SpicyOptions:
    plain, claims, under, copied, copy_under = known
    return SpicyOptions(
        claims=tuple([word for claim, word in enumerate(_CLAIMS) if claims >> claim & 1]),
        under=under,
        passes=bool(plain >> PASS & 1),
        challenges=tuple([trait for option, trait in _TRAITS.items() if plain >> option & 1]),
        copies=_CLAIMS[copied - 1] if copied else None,
        copy_under=copy_under,
        accepts=bool(plain >> ACCEPT & 1),
    )


def _add_offences(options: SpicyOptions, game: Spicy, seat: int) -> None:
    """`tabletop`: what is punished."""
    listed = Options()
    list_options(listed, game.state, seat, NOTHING, EVERYTHING)
    every = listed.as_list()
    if CHALLENGE_BLIND in every:
        options.challenges += ("blind",)
    options.bad_claims = any(PLAY <= option < OFFENCES for option in every)
    options.announces = any(option >= SILENT_COPY for option in every)
    peeks = [option - PEEK for option in every if PEEK_STACK <= option < SILENT_COPY]
    options.peeks = tuple(["stack" if whose < 0 else game.players[whose] for whose in peeks])


@lru_cache(maxsize=16384)
def _encoded(known: _Folded) -> msgspec.Raw:
    """Cached: by the printed rules the same few recur."""
    return msgspec.Raw(msgspec.json.encode(_unfolded(known)))


class SpicyWire(GameWire):
    settings = Rules
    rules = SpicyRules
    sight = SpicySight
    own = OwnView._fields
    facts = FACTS

    def options(self, game: Spicy, seat: int | None) -> Any:
        if seat is None:
            return _NONE
        return spicy_options(game, seat) if game.rules.tabletop else _encoded(game.folded(seat))

    def most_variants(self) -> dict[str, int]:
        return {edition.id: edition.most_variants for edition in EDITIONS.values()}

    def read_rules(self, rules: Any, seed: str) -> Rules:
        if rules.variants_at_random:
            if rules.variants:
                raise BadSettings("variants-both")
            variants = random_variants(seed, rules.variants_at_random, rules.ranks)
            rules = msgspec.structs.replace(rules, variants=variants)
        read: Rules = super().read_rules(rules, seed)
        return read

    def before_the_deal(self, rules: Any) -> Any:
        return msgspec.structs.replace(rules, variants_at_random=0)  # cards not yet turned up change nothing yet

    def deeds(self, game: Spicy, steps: Iterable[Sequence[Fact]]) -> list[dict[str, dict[str, int]]]:
        """Bluffs that were made, believed or caught, and challenges that were right or wrong."""
        bluffs = [{"told": 0, "believed": 0, "caught": 0} for _ in game.players]
        challenges = [{"right": 0, "wrong": 0} for _ in game.players]
        tables, challenger = game.state.tables, 0
        for fact in (fact for facts in steps for fact in facts):
            match fact:
                case CardPlayed():
                    assert fact.card is not None  # a referee sees all
                    told = int(not tables.holds(fact.card, fact.claim, WRONG))
                    bluffs[fact.seat]["told"] += told
                    bluffs[fact.seat]["believed"] += told  # until it is caught
                case Challenged():
                    challenger = fact.seat
                case CardRevealed():
                    challenges[challenger]["wrong" if fact.holds else "right"] += 1
                    if not fact.holds:
                        bluffs[fact.seat]["believed"] -= 1
                        bluffs[fact.seat]["caught"] += 1
        return [{"bluffs": bluffs[seat], "challenges": challenges[seat]} for seat in range(len(game.players))]

    def open_cards(self, game: Spicy) -> tuple[str, ...]:
        return tuple(str(laid.card) for laid in game.stack)


ROOM: Final = SpicyWire()
