"""The table of SPICY: draws what the person may see, and turns keys and clicks into actions."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from ...cli.terminal.hand import Hand
from ...cli.terminal.press import Press
from ...cli.terminal.screen import TableScreen
from ...cli.terminal.story import Story
from ...core import Fact
from ...locales import Catalogue
from ...server.local import LocalTable
from .. import Accept, Action, Challenge, Pass, Play, Spicy, View
from ..rules.facts import CardPlayed, CardRevealed, Challenged, GameEnded, LastCardAccepted, StackWon
from ..rules.option_codes import ACCEPT, CHALLENGE_BLIND, CHALLENGE_NUMBER, CHALLENGE_SPICE, CHALLENGE_WRONG, PASS
from ..words import tell
from .board import DeckBar, Reveal, SeatBox, StackPanel, player_line
from .declare import Declare
from .draft import TRAITS, Draft, Step
from .faces import faces
from .pages import help_page, result_page
from .prompt import prompt_choices, prompt_line

__all__ = ["SpicyScreen"]

_CHALLENGE_KEYS = {"n": CHALLENGE_NUMBER, "s": CHALLENGE_SPICE, "w": CHALLENGE_WRONG, "b": CHALLENGE_BLIND}


class SpicyScreen(TableScreen):
    def __init__(self, table: LocalTable, words: Catalogue) -> None:
        super().__init__(table, words)
        assert isinstance(table.game, Spicy)
        self.game = table.game
        self.reveal: Reveal | None = None
        self.draft = self._new_draft(0)

    # --- drawing ----------------------------------------------------------------------------------

    def compose_table(self) -> ComposeResult:
        others = len(self.game.players) - 1
        with Horizontal(id="header"):
            yield Static(Content.styled("SPICY", "bold $primary"), id="title")
            yield DeckBar(id="deck")
        with Horizontal(id="seats"):
            for i in range(1, others + 1):
                yield SeatBox(id=f"seat-{(self.me + i) % (others + 1)}")
        yield Static(self._variant_names(), id="variant-names")
        with Horizontal(id="middle"):
            yield StackPanel(id="stack")
            with Vertical(id="side"):
                yield Declare(id="declare")
                yield Static(self._variants(), id="variants")
                yield Story(id="story")

    def _view(self) -> View:
        view: View = self.table.view()
        return view

    def _variants(self) -> Content:
        say = self.words.say
        return Content("\n").join(
            Content.assemble((say(f"spicy-variant-{name}"), "bold $primary"), " ", say(f"terminal-does-{name}"))
            for name in self.game.rules.variants
        )

    def _variant_names(self) -> Content:
        """For narrow screens that have no room to say what they do; the help says it."""
        names = [self.words.say(f"spicy-variant-{name}") for name in self.game.rules.variants]
        return Content.styled(" · ".join(names), "bold $primary")

    def first_line(self) -> str:
        self.set_class(not self.game.rules.variants, "plain")
        first = self.game.anew().turn
        assert first is not None
        return self.words.say(f"terminal-first-{self.game.rules.printed.first}", name=self.game.players[first])

    def show(self) -> None:
        if not self.is_mounted:
            return
        view, say = self._view(), self.words.say
        for seat, player in enumerate(view.players):
            if seat != self.me:
                asked = seat in view.waiting
                turn = seat == view.turn and not view.waiting
                self.query_one(f"#seat-{seat}", SeatBox).show(self.words, player, turn, asked)
        self.query_one("#deck", DeckBar).show(self.words, view)
        self.query_one("#stack", StackPanel).show(self.words, view, self.reveal)
        draft, mine = self.draft, view.players[self.me]
        my_turn = view.turn == self.me and not view.waiting
        self.query_one("#me", Static).update(
            Content.assemble(
                (f" {mine.name} ", "bold reverse" if my_turn else "bold"),
                "  ",
                say("terminal-cards", count=mine.hand),
                " · ",
                player_line(self.words, mine),
            )
        )
        self.query_one("#hand", Hand).show(faces(view, draft), draft.cursor)
        declaring = draft.step is Step.CLAIM and draft.chosen is not None and draft.claim is not None
        self.set_class(declaring, "declaring")
        if draft.chosen is not None and draft.claim is not None:
            card = draft.hand[draft.chosen]
            self.query_one("#declare", Declare).show(self.words, card, draft.claims(), draft.claim)
        line, choices = prompt_line(self.words, view, draft), prompt_choices(self.words, view, draft)
        self.show_prompt(line, choices, my_turn or self.me in view.waiting)

    # --- what happens at the table ------------------------------------------------------------------

    def sentences(self, seat: int, facts: list[Fact]) -> list[Content]:
        self._remember_reveal(facts)
        found = []
        for fact in facts:
            if not isinstance(fact, LastCardAccepted) or fact.seat == self.me:  # declining is never published
                found.append(self._sentence(fact, seat))
        return found

    def _sentence(self, fact: Fact, seat: int) -> Content:
        if isinstance(fact, GameEnded):
            text = self.words.say(
                f"terminal-ended-{fact.reason}", name=self.game.players[fact.winners[0]], count=len(fact.winners)
            )
            return Content.styled(text, "bold $primary")
        text = tell(self.words, self.game.players, fact, self.me)
        style = "bold" if isinstance(fact, CardRevealed | Challenged) else "$accent" if seat == self.me else ""
        return Content.styled(text, style)

    def _remember_reveal(self, facts: list[Fact]) -> None:
        challenged = next((fact for fact in facts if isinstance(fact, Challenged)), None)
        revealed = next((fact for fact in facts if isinstance(fact, CardRevealed)), None)
        won = next((fact for fact in facts if isinstance(fact, StackWon)), None)
        if challenged and revealed and won:
            self.reveal = Reveal(challenged, revealed, won)
        elif any(isinstance(fact, CardPlayed) for fact in facts):
            self.reveal = None

    def _new_draft(self, cursor: int) -> Draft:
        return Draft(self.game, self.me, cursor)

    def draft_anew(self, acted: bool) -> None:
        self.draft = self._new_draft(self.draft.cursor)

    @property
    def deciding(self) -> bool:
        return self.draft.open

    @property
    def drafted(self) -> Action | None:
        return self.draft.whole

    def key_for(self, action: Action) -> Press | None:
        draft = self.draft
        if isinstance(action, Play):
            return self._key_for_play(action)
        if draft.step is not Step.IDLE:
            return Press("escape")
        match action:
            case Pass():
                return Press("p")
            case Accept():
                return Press("a")
            case Challenge(trait):
                return Press(next(key for key, option in _CHALLENGE_KEYS.items() if TRAITS[option] is trait))
        return None

    def _key_for_play(self, play: Play) -> Press:
        """The card, the spice, the number, then Enter."""
        draft = self.draft
        if draft.step is Step.IDLE:
            return self.card_key(draft.hand.index(play.card))
        if draft.step is not Step.CLAIM or draft.chosen is None or draft.hand[draft.chosen] != play.card:
            return Press("escape")
        if draft.claim is None or draft.claim.spice != play.claim.spice:
            return Press("down")
        return Press("enter" if draft.claim == play.claim else str(play.claim.number % 10))

    # --- keys and clicks ------------------------------------------------------------------------------

    def press(self, key: str) -> None:
        draft = self.draft
        match key:
            case "enter":
                self._enter()
            case "escape":
                draft.back()
            case "left" | "right" | "up" | "down":
                self._arrow(key)
            case "p":
                draft.propose(PASS)
            case "a":
                draft.propose(ACCEPT)
            case "n" | "s" | "w" | "b":
                draft.propose(_CHALLENGE_KEYS[key])
            case "c":
                draft.begin_copy()
            case "k":
                draft.begin_peek()
            case "f":
                draft.keep_silent()
            case "x" if draft.step is Step.UNDER:
                draft.choose_card(draft.cursor)
            case _ if key.isdecimal() and len(key) == 1:
                self._digit(int(key))

    def _digit(self, digit: int) -> None:
        if self.draft.step is Step.CLAIM:
            self.draft.set_number(digit or 10)
        elif self.draft.step is Step.PEEK:
            self.draft.choose_peek(None if digit == 0 else digit - 1)
        else:
            self._choose_card(self.nth_card(digit))

    def _choose_card(self, i: int) -> None:
        self.draft.choose_card(i)
        if not self.draft.open and not self.game.over:  # the cursor moves there; a card cannot be played now
            turn = self.game.turn
            assert turn is not None
            if turn != self.me:
                self.notice = self.words.say("terminal-not-your-turn", name=self.game.players[turn])

    def _arrow(self, key: str) -> None:
        by = 1 if key in ("right", "down") else -1
        if self.draft.step is Step.CLAIM:
            self.draft.move_claim(by if key in ("left", "right") else 0, by if key in ("up", "down") else 0)
        elif key in ("left", "right"):
            self.draft.move(by)

    def _enter(self) -> None:
        action = self.draft.enter()
        if action is not None:
            self.act(action)

    def move_cursor(self, i: int) -> None:
        self.draft.cursor = i

    def pick_card(self, i: int) -> None:
        if self.draft.step not in (Step.CONFIRM, Step.PEEK):
            self._choose_card(i)

    def on_declare_picked(self, message: Declare.Picked) -> None:
        self.draft.set_claim(message.claim)
        self.show()

    # --- in front of the table ------------------------------------------------------------------------

    def help_page(self) -> Content:
        return help_page(self.words, self.game)

    def result_page(self) -> tuple[str, Content]:
        return result_page(self.words, self.game, self.me)
