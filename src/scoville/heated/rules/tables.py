"""What the cards of a table are and do, computed once so that play only looks it up."""

from __future__ import annotations

from functools import lru_cache

from .blank import BlankCard
from .cards import CARDS, Card, Program, card_of
from .codes import COLOURED, COPY, KINDS, MERCY, NO_COLOUR, NO_THANKS, OPS, SPECIAL, STACK, WORDS
from .settings import RACE, Rules

__all__ = ["Tables", "tables_for"]


class Tables:
    """Flat integer tables by kind of card, and the table's switches. Shared by all its games and never written
    again."""

    def __init__(self) -> None:
        self.colour = [0] * 96  # NO_COLOUR on a special card
        self.image = [0] * 96  # the number or action; a special card has its own
        self.same = [0] * 96  # the kind that it counts as for jumping in
        self.twin = [0] * 96  # another kind that counts as the same, or itself
        self.white = [0] * 96
        self.role = [0] * 96
        self.needs = [0] * 96
        self.stoppable = [0] * 96
        self.late = [0] * 96
        self.obliges = [0] * 96  # holding it counts as having a playable card (HR-WHITE-IDLE)
        self.keeps = [0] * 96  # H-HOUSE4, H-HOUSE5: cannot be the last card
        self.ops_n = [0] * 96
        self.ops = [0] * (96 * 24)  # [kind * 24 + i * 3]: op, who, number
        # Sets of kinds, as bits: [value * WORDS + word].
        self.of_colour = [0] * 10  # by colour + 1
        self.of_image = [0] * 192
        self.of_same = [0] * 192
        self.of_role = [0] * 10
        self.stacking = [0] * 192  # by image of the pending draw: what goes on it (H-STACK2, H-DRAW4, H-COPY)
        self.obliging = [0] * 2
        self.cards = [0] * 500  # the whole deck, unshuffled
        self.cards_n = 0
        self.house1 = False
        self.house2 = False
        self.house3 = False
        self.house6 = False
        self.race = True
        self.no_thanks_ends_turn = False

    def set_card(self, kind: int, row: tuple[int, ...], ops: list[tuple[int, int, int]]) -> None:
        (
            self.colour[kind],
            self.image[kind],
            self.same[kind],
            self.white[kind],
            self.role[kind],
            self.needs[kind],
            self.stoppable[kind],
            self.late[kind],
            self.obliges[kind],
            self.keeps[kind],
        ) = row
        self.twin[kind] = kind
        self.ops_n[kind] = len(ops)
        for i, op in enumerate(ops):
            for j in range(3):
                self.ops[kind * OPS * 3 + i * 3 + j] = op[j]

    def set_twins(self, one: int, other: int) -> None:
        self.twin[one] = other
        self.twin[other] = one

    def gather_kinds(self) -> None:
        """Fills the sets, once every card is set."""
        one = 1
        for kind in range(KINDS):
            word = kind >> 6
            bit = one << (kind & 63)
            self.of_colour[(self.colour[kind] + 1) * WORDS + word] |= bit
            self.of_image[self.image[kind] * WORDS + word] |= bit
            self.of_same[self.same[kind] * WORDS + word] |= bit
            self.of_role[self.role[kind] * WORDS + word] |= bit
            if self.obliges[kind]:
                self.obliging[word] |= bit
            for image in range(KINDS):
                if self.role[kind] == COPY or (self.ops[kind * OPS * 3] == STACK and self.image[kind] == image):
                    self.stacking[image * WORDS + word] |= bit

    def set_deck(self, cards: list[int]) -> None:
        self.cards_n = len(cards)
        for i, card in enumerate(cards):
            self.cards[i] = card

    # --- for readers outside ------------------------------------------------------------

    def needs_of(self, kind: int) -> int:
        return self.needs[kind]

    def role_of(self, kind: int) -> int:
        return self.role[kind]

    def is_white(self, kind: int) -> bool:
        return self.white[kind] != 0

    def is_late(self, kind: int) -> bool:
        return self.late[kind] != 0

    def colour_of(self, kind: int) -> int:
        return self.colour[kind]

    def image_of(self, kind: int) -> int:
        return self.image[kind]

    def first_op(self, kind: int) -> int:
        return self.ops[kind * OPS * 3] if self.ops_n[kind] else 0

    def ops_of(self, kind: int) -> list[tuple[int, int, int]]:
        """Its program: op, who, number."""
        found = []
        for i in range(self.ops_n[kind]):
            at = kind * OPS * 3 + i * 3
            found.append((self.ops[at], self.ops[at + 1], self.ops[at + 2]))
        return found

    def count_of(self, kind: int) -> int:
        """How many of a kind the deck holds."""
        found = 0
        for i in range(self.cards_n):
            found += self.cards[i] == kind
        return found


def _colour(kind: int) -> int:
    if kind >= SPECIAL:
        return NO_COLOUR
    return kind // 10 if kind < COLOURED else (kind - COLOURED) // 8


def _image(kind: int) -> int:
    if kind >= SPECIAL:
        return kind
    return kind % 10 if kind < COLOURED else 10 + (kind - COLOURED) % 8


def _lay_card(tables: Tables, kind: int, acts: int, rules: Rules, own: BlankCard | None) -> None:
    """Fills one row: `kind` is and does what `acts` is printed as, or what the table has composed."""
    card = card_of(acts)
    program: Program = own.program() if own else card.program
    white = own.colour == "white" if own else card.white
    reaction = program.role in {NO_THANKS, MERCY}
    keeps = (4 in rules.house and card is CARDS.get("united")) or (5 in rules.house and card is CARDS.get("super-swap"))
    row = (
        _colour(acts),
        _image(acts),
        acts,
        int(white),
        program.role,
        program.needs,
        int(card.stoppable),
        int(card.late_colour),
        int(not reaction or rules.reaction_cards_oblige),
        int(keeps),
    )
    tables.set_card(kind, row, program.ops)


@lru_cache(maxsize=256)
def _lay(rules: Rules, players: int, cards: tuple[str, ...]) -> Tables:
    tables = Tables()
    for card in CARDS.values():
        for kind in card.kinds:
            _lay_card(tables, kind, kind, rules, None)
    blank = Card("blank")
    if isinstance(rules.blank, str):
        _lay_card(tables, blank, Card(rules.blank), rules, None)
        tables.set_twins(blank, Card(rules.blank))
    elif rules.blank is not None:
        _lay_card(tables, blank, blank, rules, rules.blank)
    tables.gather_kinds()
    tables.set_deck(sorted(rules.deck_for(players).elements()))
    tables.house1 = 1 in rules.house
    tables.house2 = 2 in rules.house
    tables.house3 = 3 in rules.house
    tables.house6 = 6 in rules.house
    tables.race = rules.heated_call == RACE
    tables.no_thanks_ends_turn = rules.no_thanks_ends_turn
    return tables


def tables_for(rules: Rules, players: int) -> Tables:
    return _lay(rules, players, tuple(CARDS))  # a card added later makes new tables
