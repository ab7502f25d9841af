"""Chooses a claim: all thirty in rows of ten, with those that can be declared selectable."""

from __future__ import annotations

from collections.abc import Mapping

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from ...locales import Catalogue
from .. import Card, Claim, Spice
from ..words import card_words
from .faces import card_style
from .glyphs import SIGN

__all__ = ["Declare"]

CELL = 4


class Declare(Static):
    class Picked(Message):
        def __init__(self, claim: Claim) -> None:
            super().__init__()
            self.claim = claim

    def show(self, words: Catalogue, card: Card, claims: Mapping[Claim, str | None], cursor: Claim) -> None:
        """A claim with a clause is an offence: it can be chosen in `tabletop`, and is marked."""
        self.border_title = words.say("terminal-declare", card=card_words(words, card))
        rows: list[Content] = []
        for i, spice in enumerate(Spice):
            name = f"{SIGN[spice]} {words.say('terminal-spice', spice=str(spice))}"
            possible = any(claim.spice == spice for claim in claims)
            rows.append(Content.styled(name, card_style(spice) if possible else "$quiet"))
            cells = [self._cell(Claim(i * 10 + k), claims, cursor) for k in range(10)]
            rows.append(Content("").join(cells))
        rows += [Content(""), Content.styled(words.say("terminal-declare-how"), "$quiet")]
        self.update(Content("\n").join(rows))

    def _cell(self, claim: Claim, claims: Mapping[Claim, str | None], cursor: Claim) -> Content:
        if claim not in claims:
            return Content.styled("  · ", "$quiet")
        style = card_style(claim.spice)
        if claims[claim] is not None:
            text, style = f"{claim.number:>2}⚠", "$quiet"
        else:
            text = f"{claim.number:>2}{SIGN[claim.spice]}"
        return Content.styled(text, f"{style} bold reverse" if claim == cursor else style) + Content(" ")

    def on_click(self, event: events.Click) -> None:
        at = event.get_content_offset(self)
        if at is not None and 0 <= at.x < 10 * CELL and at.y in (1, 3, 5):
            self.post_message(self.Picked(Claim(at.y // 2 * 10 + at.x // CELL)))
