"""Any plain game in the terminal: players, table, story, your hand, and a key for each option."""

from __future__ import annotations

from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from ...core import Fact
from ...core.plain import PlainGame
from ...locales import Catalogue
from ...server.local import LocalTable
from ..game_board import table_lines
from ..game_words import option_words, tell
from .dialogs import Choices
from .hand import Face, Hand
from .pages import grid, result_title
from .press import Press
from .screen import TableScreen
from .story import Story

__all__ = ["PlainScreen"]

KEYS = "abcdefghijklmnoprsuvwxyz"
"""For options; the screen itself uses q and t."""


class PlainScreen(TableScreen):
    def __init__(self, table: LocalTable, words: Catalogue) -> None:
        super().__init__(table, words)
        assert isinstance(table.game, PlainGame)
        self.game: PlainGame[Any] = table.game
        self.cursor = 0

    # --- drawing ----------------------------------------------------------------------------------

    def compose_table(self) -> ComposeResult:
        with Horizontal(id="header"):
            yield Static(Content.styled(self.game.name.upper(), "bold $primary"), id="title")
        yield Static(id="players")
        yield Static(id="lies")
        yield Story(id="story")

    def first_line(self) -> str:
        idea = f"web-{self.game.name}-idea"
        return self.words.say(idea) if self.words.has(idea) else self.game.name.upper()

    def show(self) -> None:
        if not self.is_mounted:
            return
        view, say = self.table.view(), self.words.say
        parts = []
        for seat, cards in enumerate(view.players):
            strong = seat in view.waiting if view.waiting else seat == view.turn
            text = f" {self.game.players[seat]}: {say('terminal-cards', count=cards)} "
            parts.append(Content.styled(text, "bold reverse" if strong else "bold" if seat == self.me else ""))
        self.query_one("#players", Static).update(Content(" ").join(parts))
        lies = table_lines(self.words, self.game.name, view)
        self.query_one("#lies", Static).update(Content.styled(" · ".join(lies), "$accent"))
        self.query_one("#me", Static).update(Content.styled(f" {self.game.players[self.me]} ", "bold"))
        playable = self._by_card()
        self.cursor = max(0, min(self.cursor, len(view.hand) - 1))
        faces = [
            Face(card[:5], "", "bold" if card in playable else "$quiet", strong=i == self.cursor)
            for i, card in enumerate(view.hand)
        ]
        self.query_one("#hand", Hand).show(faces, self.cursor)
        mine = self.me in view.waiting or (view.turn == self.me and not view.waiting)
        if view.turn is None:
            line = say("terminal-over")
        elif mine:
            line = say("web-your-turn")
        else:
            line = say("terminal-others-turn-only", name=self.game.players[view.turn])
        self.show_prompt(Content(line), self._choices(), mine)

    def _by_card(self) -> dict[str, Any]:
        """Options that use one card of the hand."""
        held = set(self.game.hand(self.me))
        return {option.card: option for option in self.game.legal(self.me) if getattr(option, "card", None) in held}

    def _keyed(self) -> dict[str, Any]:
        """All other options, each with a key."""
        cards = set(self._by_card().values())
        return dict(zip(KEYS, (each for each in self.game.legal(self.me) if each not in cards), strict=False))

    def _choices(self) -> Choices:
        def words(option: Any) -> str:
            return option_words(self.words, self.game.name, self.game.players, option)

        found = [(key, key, words(option)) for key, option in self._keyed().items()]
        card = self._at_cursor()
        return [*found, *([("enter", self.words.say("terminal-key-enter"), words(card))] if card is not None else [])]

    def _at_cursor(self) -> Any:
        hand = self.game.hand(self.me)
        return self._by_card().get(hand[self.cursor]) if self.cursor < len(hand) else None

    # --- what happens at the table ------------------------------------------------------------------

    def sentences(self, seat: int, facts: list[Fact]) -> list[Content]:
        style = "$accent" if seat == self.me else ""
        return [Content.styled(tell(self.words, self.game, fact, self.me), style) for fact in facts]

    def draft_anew(self, acted: bool) -> None:
        """A plain game has no draft: one key does one thing."""

    @property
    def deciding(self) -> bool:
        return False

    def key_for(self, action: Any) -> Press | None:
        hand = self.game.hand(self.me)
        if action == self._at_cursor():
            return Press("enter", self.cursor)
        if action in self._by_card().values():
            return self.card_key(hand.index(action.card))
        return next((Press(key) for key, option in self._keyed().items() if option == action), None)

    # --- keys and clicks ------------------------------------------------------------------------------

    def press(self, key: str) -> None:
        if key in {"left", "right"}:
            count = max(1, len(self.game.hand(self.me)))
            self.cursor = (self.cursor + (1 if key == "right" else -1)) % count
        elif key == "enter":
            card = self._at_cursor()
            if card is not None:
                self.act(card)
        elif key in (keyed := self._keyed()):
            self.act(keyed[key])
        elif key.isdecimal() and len(key) == 1:
            self.move_cursor(self.nth_card(int(key)))

    def move_cursor(self, i: int) -> None:
        self.cursor = i

    def pick_card(self, i: int) -> None:
        again, self.cursor = i == self.cursor, i
        if again:
            self.press("enter")

    # --- in front of the table ------------------------------------------------------------------------

    def help_page(self) -> Content:
        rules = f"{self.game.name}-idea"
        return Content(self.words.say(rules) if self.words.has(rules) else self.first_line())

    def result_page(self) -> tuple[str, Content]:
        view, say = self.table.view(), self.words.say
        ranked = sorted(range(len(view.players)), key=lambda seat: (seat not in view.winners, view.players[seat]))
        rows = [[self.game.players[seat], str(view.players[seat])] for seat in ranked]
        lines = grid(["", say("web-cards-left")], rows, [seat in view.winners for seat in ranked])
        return result_title(self.words, self.game.players, view.winners, self.me), Content("\n").join(lines)
