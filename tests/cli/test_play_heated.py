"""HEATED at the terminal, played by keys and clicks."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from scoville import dump, load, picture
from scoville.bots import make_bot
from scoville.cli.play import _deal_heated
from scoville.cli.terminal.app import PlayApp
from scoville.cli.terminal.dialogs import Ask as AskDialog
from scoville.cli.terminal.dialogs import Help
from scoville.cli.terminal.heated.draft import LISTS, Step
from scoville.cli.terminal.heated.glyphs import big, short
from scoville.cli.terminal.heated.screen import HeatedScreen
from scoville.cli.terminal.heated.table import FLOOR, HeatedTable
from scoville.cli.terminal.story import Story
from scoville.cli.terminal.table import Pace
from scoville.cli.terminal.themes import DARK, LIGHT
from scoville.core import CLOCK, stream
from scoville.heated import (
    CARDS,
    Accept,
    Action,
    Ask,
    Call,
    Card,
    Colour,
    Decline,
    Discard,
    Draw,
    Expire,
    Heated,
    Match,
    Name,
    Offer,
    Play,
    Position,
    Rules,
    Slap,
    Take,
    Wonder,
    new,
)
from scoville.heated.arbiter import random_playout
from scoville.locales import LANGUAGES, catalogue

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jo")
NOW = Pace(0, 1, 1, math.inf, scale=0)
"""At once, but windows wait for the person."""
NEVER = Pace(1, 1, 1, math.inf, scale=math.inf)
"""Bots that think for ever: only the person acts."""
Steps = Callable[["At"], Awaitable[None]]


class At:
    """The person at a table."""

    def __init__(self, app: PlayApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> HeatedScreen:
        assert isinstance(self.app.table_screen, HeatedScreen)
        return self.app.table_screen

    @property
    def game(self) -> Heated:
        return self.screen.game

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, so: Callable[[], bool]) -> None:
        for _ in range(1000):
            if so():
                return
            await self.pilot.pause()
        raise AssertionError("it never came so far")

    def step(self) -> Step:
        return self.screen.draft.step

    def mine(self) -> list[Action | Expire]:
        return [act.action for act in self.game.history if act.seat == 0]

    def last(self) -> Action | Expire:
        return self.game.history[-1].action

    def front(self) -> Screen[Any]:
        return self.app.screen

    def text(self, selector: str) -> str:
        return str(self.screen.query_one(selector, Static).render())

    def dialog(self) -> str:
        return " ".join(str(static.render()) for static in self.app.screen.query(Static))

    def story(self) -> str:
        return "\n".join(str(line.render()) for line in self.screen.query_one(Story).query(Static))


def sit(
    game: Heated | str,
    steps: Steps,
    *,
    lang: str = "en",
    size: tuple[int, int] = (80, 24),
    pace: Pace = NEVER,
    save: Path | None = None,
    rounds: int | None = None,
    bot: str = "casual",
) -> None:
    """Sits a person down in seat 0, at a game or at the one a record reaches, and takes the steps."""
    first = game if isinstance(game, Heated) else load(game)
    assert isinstance(first, Heated)
    match = Match(first.players, first.setup.seed, first.rules)
    match.round = first
    dealt: list[Heated] = []

    def deal() -> HeatedTable:
        if dealt:
            match.next_round()
        dealt.append(match.round)
        others = range(1, len(match.players))
        bots = {seat: make_bot("heated", bot, stream(1, f"bot-{seat}")) for seat in others}
        return HeatedTable(match, 0, bots, {seat: stream(1, f"pace-{seat}") for seat in others}, pace, rounds)

    async def run() -> None:
        app = PlayApp(deal, catalogue(lang), save)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(At(app, pilot))

    asyncio.run(run())


def record(
    hand: str,
    *,
    top: str = "b5",
    turn: str = "Ada",
    rules: str = 'mode = "chaos"',
    bo: str = "g1 g2 g3",
    cy: str = "p1 p2 p3",
    more: str = "",
    actions: str = "",
) -> str:
    return f"""
format = 1
game = "heated"
players = ["Ada", "Bo", "Cy"]
seed = 1
actions = [{actions}]
[rules]
{rules}
[position]
hands = {{ Ada = "{hand}", Bo = "{bo}", Cy = "{cy}" }}
top = "{top}"
draw_pile = "y1 y2 y3 y4 g7 g8 g9 y6"
turn = "{turn}"
{more}
"""


async def play_simply(at: At) -> None:
    """Does something that is offered, by keys alone, as long as something is asked of the person."""
    screen, draft = at.screen, at.screen.draft
    options = draft.options
    view = at.game.view(0)
    if Call() in options and view.uncalled:
        await at.press("h")
    elif draft.step is Step.DISCARD:
        for i in sorted(draft.pickable)[: draft.due]:
            draft.cursor = i
            await at.press("enter")
        await at.press("enter")
    elif draft.step in LISTS:
        await at.press("1", "enter")
    elif view.phase == "slaps" and Slap() in options and Accept() not in options:
        await at.press("s")
    elif Decline() in options:
        await at.press("n")
    elif draft.pickable and at.game.turn == 0 and not at.game.waiting:
        while draft.cursor not in draft.pickable:
            await at.press("right")
        await at.press("enter")
        for _ in range(12):
            if screen.draft.begun:
                await at.press("enter" if screen.draft.step is not Step.GIVING else "right")
                if screen.draft.step is Step.GIVING:
                    await at.press("enter")
    elif Draw() in options:
        await at.press("d", "enter")
    elif Accept() in options:
        await at.press("a")


def asked(game: Heated) -> bool:
    return game.over or 0 in game.waiting or (game.turn == 0 and not game.waiting)


# --- whole games -------------------------------------------------------------------------------------


async def play_on(at: At, decisions: int) -> None:
    for _ in range(decisions):
        await at.until(lambda: asked(at.game))
        if at.game.over:
            return
        before = len(at.game.history)
        await play_simply(at)
        assert at.game.over or len(at.game.history) > before, at.text("#prompt-line")


def test_a_whole_game_by_keyboard() -> None:
    async def steps(at: At) -> None:
        await play_on(at, 200)
        assert at.game.over
        await at.until(lambda: isinstance(at.front(), AskDialog))
        for name in at.game.players:
            assert name in at.dialog()
        assert picture(load(dump(at.game))) == picture(at.game)
        await at.press("l")
        assert at.front() is at.screen
        await at.press("enter")
        assert isinstance(at.front(), AskDialog)

    sit(new(NAMES[:3], 2), steps, pace=NOW)


@pytest.mark.parametrize(("mode", "players"), [("chaos", 4), ("speed-run", 2), ("never-ending", 10)])
def test_other_decks_are_played_by_keyboard(mode: str, players: int) -> None:
    async def steps(at: At) -> None:
        await play_on(at, 10)
        assert at.game.over or len(at.mine()) >= 10

    sit(new(NAMES[:players], 5, Rules(mode, house=(1, 2, 3, 4, 5, 6))), steps, pace=NOW)


def test_the_winner_starts_the_next_round_and_the_score_is_kept() -> None:
    async def steps(at: At) -> None:
        await at.press("1", "enter")
        await at.until(lambda: isinstance(at.front(), AskDialog))
        assert "Round 1 of 2" in at.dialog()
        assert "next round" in at.dialog()
        first = at.game
        await at.press("r")
        await at.until(lambda: at.game is not first)
        assert at.game.turn == 0, "Ada has won"
        assert "Ada won the last round" in at.story()
        assert "★" in at.text("#me")
        assert "Round 2/2" in at.text("#title")
        assert at.screen.again_label() == "play again"

    sit(record("b7"), steps, rounds=2)


# --- playing a card, step by step ----------------------------------------------------------------------


def test_a_plain_card_is_chosen_and_confirmed() -> None:
    async def steps(at: At) -> None:
        await at.press("2")
        assert at.step() is Step.CONFIRM
        assert "blue 7" in at.text("#prompt-line")
        await at.press("escape")
        assert not at.screen.draft.begun
        await at.press("left", "left", "right", "right", "enter", "enter")
        assert at.last() == Play(Card("b7"))

    sit(record("b2 b7 g3"), steps)


def test_a_card_that_cannot_be_played_says_why() -> None:
    async def steps(at: At) -> None:
        await at.press("3")
        assert at.step() is Step.IDLE
        assert "green 3" in at.text("#prompt-line")
        assert not at.game.history

    sit(record("b2 b7 g3"), steps)


@pytest.mark.parametrize(
    ("card", "keys", "played"),
    [
        ("adjust", ("2",), Play(Card("adjust"), Colour.GREEN)),
        ("b-swap", ("2",), Play(Card("b-swap"), on=(2,))),
        ("getting-heated", ("4", "3"), Play(Card("getting-heated"), Colour.YELLOW, (2,))),
        ("ghost", ("1", "2"), Play(Card("ghost"), Colour.BLUE, (2, 1))),
        ("reorganize", ("3", "1", "2"), Play(Card("reorganize"), Colour.PURPLE, (0, 2))),
        ("give-take", ("1", "1", "2"), Play(Card("give-take"), Colour.BLUE, (1,), Card("b8"))),
        ("trap", ("5", "enter"), Play(Card("trap"), at=5)),
        ("fair-play", ("5", "1"), Play(Card("fair-play"), on=(1,))),
    ],
)
def test_what_a_card_needs_is_asked_step_by_step_and_taken_back(card: str, keys: tuple[str, ...], played: Play) -> None:
    async def steps(at: At) -> None:
        hand = at.screen.draft.hand
        digit = str(hand.index(Card(card)) + 1)
        before = dump(at.game)
        for count in range(len(keys) + 1):
            await at.press(digit, *keys[:count])
            assert at.screen.draft.begun
            await at.press(*["escape"] * (count + 1))
            assert not at.screen.draft.begun
            assert dump(at.game) == before
        await at.press(digit, *keys)
        assert at.step() is Step.CONFIRM
        await at.press("enter")
        assert at.last() == played

    sit(record(f"b7 b8 {card}"), steps)


def test_any_order_can_be_named_with_many_players() -> None:
    async def steps(at: At) -> None:
        digit = str(at.screen.draft.hand.index(Card("ghost")) + 1)
        await at.press(digit, "1", "3", "1", "2", "3", "enter", "enter")
        (action,) = at.mine()
        assert isinstance(action, Play)
        assert action.on == (3, 1, 4, 6, 2, 5), "the last of them was not asked for"

    sit(new(NAMES[:7], 1, position=Position(hands={0: tuple(map(Card, ("b7", "b8", "ghost")))}, turn=0)), steps)


def test_a_last_card_is_played_with_nothing_named() -> None:
    async def steps(at: At) -> None:
        await at.press("1", "enter")
        assert at.last() == Play(Card("adjust"))
        assert at.game.winners == (0,)

    sit(record("adjust"), steps)


def test_by_mouse_alone() -> None:
    async def steps(at: At) -> None:
        await at.pilot.click("#hand", offset=(16, 2))
        assert at.step() is Step.COLOUR
        await at.pilot.pause()
        await at.pilot.click("#question", offset=(8, 3))
        assert at.step() is Step.CONFIRM
        await at.pilot.click("#prompt-choices", offset=(2, 0))
        await at.pilot.pause()
        assert at.last() == Play(Card("adjust"), Colour.PURPLE)

    sit(record("b2 b7 adjust"), steps)


# --- drawing, help, discards, colours ----------------------------------------------------------------------


def test_drawing_is_confirmed_and_asking_is_an_alternative() -> None:
    async def steps(at: At) -> None:
        await at.press("d", "escape", "f", "escape")
        assert not at.game.history
        await at.press("f", "enter")
        assert at.last() == Ask()

    sit(record("g3 y8"), steps)


def test_the_pending_draw_is_in_sight_and_taken() -> None:
    async def steps(at: At) -> None:
        assert "4 cards" in at.text("#prompt-line")
        assert "4 cards" in str(at.screen.query_one("#top").border_subtitle)
        await at.press("d", "enter")
        assert at.last() == Draw()
        assert len(at.game.hand(0)) == 7

    sit(record("g3 b8 y9", turn="Bo", bo="draw4 g1 g2", actions='"Bo plays draw4 blue"'), steps)


def test_some_of_a_draw_can_be_taken_with_mercy_in_hand() -> None:
    async def steps(at: At) -> None:
        await at.press("m")
        assert at.step() is Step.COUNT
        await at.press("2", "enter")
        assert at.last() == Draw(2)
        digit = str(at.screen.draft.hand.index(Card("mercy")) + 1)
        await at.press(digit, "enter")
        assert at.last() == Play(Card("mercy"))

    sit(record("g3 b8 mercy", turn="Bo", bo="draw4 g1 g2", actions='"Bo plays draw4 blue"'), steps)


def test_help_is_offered_or_not() -> None:
    async def steps(at: At) -> None:
        await at.press("2")
        assert at.step() is Step.CONFIRM
        await at.press("escape")
        assert "offer nothing" in at.text("#prompt-choices")
        await at.press("2", "enter")
        assert at.last() == Offer(Card("g3"))

    sit(record("b2 g3", turn="Bo", actions='"Bo asks"'), steps)


def test_help_is_declined_at_once() -> None:
    async def steps(at: At) -> None:
        await at.press("n")
        assert at.last() == Decline()

    sit(record("b2 g3", turn="Bo", actions='"Bo asks"'), steps)


def test_one_of_the_offers_is_taken_unseen() -> None:
    async def steps(at: At) -> None:
        assert at.step() is Step.TAKE
        question = at.text("#question")
        assert "Bo" in question
        assert "nothing" in question
        await at.press("down", "enter", "escape", "2", "enter")
        assert at.last() == Take(1)

    sit(record("g9 y8", actions='"Ada asks", "Bo offers g1", "Cy declines"'), steps)


def test_several_cards_are_discarded_at_once() -> None:
    async def steps(at: At) -> None:
        assert at.step() is Step.DISCARD
        await at.press("1", "2", "3")
        assert at.screen.draft.now.marked == (0, 1), "no more than are due"
        await at.press("1", "3")
        assert at.screen.draft.now.marked == (1, 2)
        await at.press("escape", "escape")
        assert at.screen.draft.now.marked == (0, 1)
        await at.press("enter")
        assert at.last() == Discard((Card("b2"), Card("b3")))

    actions = '"Bo plays finish green", "Ada accepts"'
    sit(record("b2 b3 b4 b6", turn="Bo", bo="finish g1 g2", cy="p1 p2", actions=actions), steps)


def test_a_late_colour_is_asked_for() -> None:
    async def steps(at: At) -> None:
        assert at.step() is Step.COLOUR
        await at.press("escape")
        assert at.step() is Step.COLOUR
        await at.press("4", "enter")
        assert at.last() == Name(Colour.YELLOW)

    sit(record("b2 g3 fair-play", bo="g1 g2", actions='"Ada plays fair-play on Bo"'), steps)


# --- reactions ------------------------------------------------------------------------------------------------


def test_a_card_against_you_is_answered_or_let_happen() -> None:
    for keys, action in ((("a",), Accept()), (("3", "enter"), Play(Card("no-thanks")))):

        async def steps(at: At, keys: tuple[str, ...] = keys, action: Action = action) -> None:
            assert "SWAP" in at.text("#prompt-line")
            await at.press(*keys)
            assert action in at.mine()

        sit(record("b2 no-thanks g9", turn="Bo", bo="b-swap g1 g2", actions='"Bo plays b-swap on Ada"'), steps)


def test_slapping_is_a_race() -> None:
    async def steps(at: At) -> None:
        assert "slap" in at.text("#prompt-line")
        await at.press("s")
        assert Slap() in at.mine()

    sit(record("b2 g9", turn="Bo", bo="b-hot g1 g2", actions='"Bo plays b-hot"'), steps)


def test_who_does_not_slap_is_last_when_the_clock_runs_out() -> None:
    async def steps(at: At) -> None:
        await at.until(lambda: any(act.seat == CLOCK for act in at.game.history))
        await at.until(lambda: len(at.game.hand(0)) == 4 or at.game.waiting == (0,))
        assert Slap() in [act.action for act in at.game.history if act.seat == 1]
        assert Slap() not in at.mine()
        assert "clock" in at.story()

    text = record("b2 g9", turn="Bo", bo="b-hot g1 g2", actions='"Bo plays b-hot"')
    sit(text, steps, pace=Pace(0, 1, 1, 5, scale=0))


def test_the_countdown_is_in_sight() -> None:
    async def steps(at: At) -> None:
        assert at.text("#prompt-line").startswith(" 30 s ")

    text = record("b2 no-thanks g9", turn="Bo", bo="b-swap g1 g2", actions='"Bo plays b-swap on Ada"')
    sit(text, steps, pace=Pace(0, 1, 1, 30, scale=math.inf))


def test_heated_is_called_before_the_others() -> None:
    async def steps(at: At) -> None:
        await at.press("1", "enter")
        assert "HEATED!" in at.text("#prompt-line")
        await at.press("h")
        assert at.last() == Call()
        assert not at.game.view(0).uncalled

    sit(record("b2 g9"), steps)


def test_the_others_catch_who_forgets_and_are_caught() -> None:
    async def forgetful(at: At) -> None:
        await at.press("1", "enter")
        await at.until(lambda: Call() in [act.action for act in at.game.history if act.seat != 0])
        await at.until(lambda: len(at.game.hand(0)) == 3)

    sit(record("b2 g9"), forgetful, pace=Pace(0, 9, 0.1, math.inf, scale=0), bot="random")

    async def catching(at: At) -> None:
        assert "HEATED?" in str(at.screen.query_one("#place-1").border_subtitle)
        await at.press("h")
        assert len(at.game.hand(1)) == 3

    sit(record("b2 g9 g8", turn="Bo", bo="b7 g1", actions='"Bo plays b7"'), catching)


def test_a_card_to_jump_in_with_glows_and_is_played_out_of_turn() -> None:
    async def steps(at: At) -> None:
        assert at.game.turn != 0
        assert "!" in at.text("#hand").splitlines()[-1]
        assert "jump in" in at.text("#prompt-line")
        await at.press("1", "enter")
        assert at.last() == Play(Card("b7"))
        assert "out of turn" in at.story()

    sit(record("b7 g9 g8", turn="Bo", bo="b7 g1 g2", actions='"Bo plays b7"', more='direction = "left"'), steps)


def test_wondering_costs_a_card_and_is_confirmed() -> None:
    async def steps(at: At) -> None:
        await at.press("w", "escape")
        assert not at.game.history
        await at.press("w", "enter")
        assert at.last() == Wonder()
        assert len(at.game.hand(0)) == 3

    sit(record("b2 g9", turn="Bo", rules="house = [1]"), steps)


def test_a_groundless_slap_is_offered_only_where_a_house_rule_punishes_it() -> None:
    async def punished(at: At) -> None:
        assert "⚠ slap" in at.text("#prompt-choices")
        await at.press("s")
        assert len(at.game.hand(0)) == 3

    async def ignored(at: At) -> None:
        await at.press("s", "h", "w", "a", "n", "m", "c", "f", "z", "f5")
        assert not at.game.history

    sit(record("b2 g9", turn="Bo", rules="house = [3]"), punished)
    sit(record("b2 g9", turn="Bo"), ignored)


# --- time -------------------------------------------------------------------------------------------------------


def test_no_bot_is_quicker_than_a_person_can_be_and_time_tells_nothing() -> None:
    async def times(hand: str) -> list[float]:
        text = record("b2 g9", turn="Bo", bo="ghost g1 g2 g3", cy=hand, actions='"Bo plays ghost green on Ada Cy"')
        game = load(text)
        assert isinstance(game, Heated)
        match = Match(game.players, 1)
        match.round = game
        bots = {seat: make_bot("heated", "casual", stream(1, f"bot-{seat}")) for seat in (1, 2)}
        dice = {seat: stream(1, f"pace-{seat}") for seat in (1, 2)}
        table = HeatedTable(match, 0, bots, dice, Pace(0, 1, 1, math.inf, scale=0))
        running = asyncio.create_task(table.run())
        for _ in range(50):
            await asyncio.sleep(0)
        running.cancel()
        return [act.time for act in game.history if act.time is not None]

    quick, slow = asyncio.run(times("p1 p2")), asyncio.run(times("no-thanks no-thanks"))
    assert quick
    assert quick[0] == slow[0], "a NO, THANKS is thought about as long as nothing"
    assert min(*quick, *slow) >= FLOOR


def test_others_wait_while_you_choose_on_your_turn_but_not_in_a_race() -> None:
    async def choosing(at: At) -> None:
        await at.press("1")
        assert at.screen.table.held
        await at.press("escape")
        assert not at.screen.table.held
        await at.press("space")
        assert at.screen.table.held

    async def answering(at: At) -> None:
        await at.press("3")
        assert at.step() is Step.CONFIRM
        assert not at.screen.table.held

    sit(record("b2 b7 g9"), choosing)
    text = record("b2 no-thanks g9", turn="Bo", bo="b-swap g1 g2", actions='"Bo plays b-swap on Ada"')
    sit(text, answering)


def test_what_you_have_begun_stays_while_others_let_things_happen() -> None:
    async def steps(at: At) -> None:
        await at.press("3", "2")
        assert at.step() is Step.SEAT
        at.screen.table._at(1, Accept())
        await at.pilot.pause()
        assert at.step() is Step.SEAT
        await at.press("3", "enter")
        assert at.last() == Play(Card("getting-heated"), Colour.GREEN, (2,))

    actions = '"Cy plays getting-heated green on Bo"'
    sit(record("b2 g9 getting-heated", turn="Cy", cy="getting-heated p1 p2", actions=actions), steps)


def test_the_colour_in_play_frames_the_top_card_in_both_themes() -> None:
    async def steps(at: At) -> None:
        found = []
        for theme in (LIGHT, DARK):
            if at.app.theme != theme.name:
                await at.press("t")
            found.append(at.screen.query_one("#top").styles.border_top[1].hex.lower())
            assert found[-1] == theme.variables["heated-blue"]
        assert found[0] != found[1]

    sit(record("b2 g9"), steps)


def test_the_rounds_of_the_command_make_matches() -> None:
    deal = _deal_heated(NAMES[:3], ("cat", "kitten"), Rules(), 7, NOW, 2)
    tables = []
    for _ in range(3):
        table = deal()
        assert isinstance(table, HeatedTable)
        tables.append(table)
        random_playout(table.game.state, stream(1, "play"))
    one, two, three = tables
    assert one.match is two.match
    assert two.match.played == [one.game]
    assert two.game.setup.first in one.game.winners
    assert three.match is not two.match
    assert dump(one.game).partition("actions")[0] == dump(new(NAMES[:3], 7)).partition("actions")[0]


# --- the table on screen ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4, 10])
def test_everything_fits_80_by_24(lang: str, players: int) -> None:
    async def steps(at: At) -> None:
        selectors = ["#header", "#top", "#story", "#me", "#keys", "#hand", "#prompt"]
        selectors += [f"#place-{i}" for i in range(1, players)]
        for selector in selectors:
            region = at.screen.query_one(selector).region
            assert region.height > 0, selector
            assert region.right <= 80, selector
            assert region.bottom <= 24, selector
        top = at.text("#top")
        assert "█" in top, "the card is drawn"
        colour = catalogue(lang).say("heated-colour", colour=str(at.game.colour)).upper()
        assert colour in top
        for selector, most in (("#prompt-choices", 2), ("#prompt-line", 1), ("#keys", 1), ("#piles", 1)):
            lines = at.text(selector).splitlines()
            assert len(lines) <= most, selector
            assert all(len(line) <= at.screen.query_one(selector).size.width for line in lines), selector
        shown = [str(at.screen.query_one(f"#place-{i}").border_title) for i in range(1, players)]
        assert sorted(shown) == sorted(at.game.players[1:])
        await at.press("?")
        assert isinstance(at.front(), Help)
        assert catalogue(lang).say("clause-H-JUMP.title") in at.dialog()

    sit(new(NAMES[:players], 2, Rules("chaos", house=(1, 2, 3)), first=0), steps, lang=lang)


@pytest.mark.parametrize("size", [(60, 20), (50, 16), (120, 40)])
def test_other_sizes_are_playable(size: tuple[int, int]) -> None:
    async def steps(at: At) -> None:
        await at.press("3")
        question = at.screen.query_one("#question")
        assert question.size.height >= 3
        assert question.size.width >= 20
        assert at.screen.query_one("#prompt").region.bottom <= size[1]
        await at.press("2", "enter")
        assert at.last() == Play(Card("adjust"), Colour.GREEN)

    sit(record("b2 b7 adjust"), steps, size=size)


def test_more_cards_than_fit_can_all_be_reached() -> None:
    async def steps(at: At) -> None:
        assert "GHOST" not in at.text("#hand")
        await at.press("left")
        assert "GHOST" in at.text("#hand")
        assert "GHOST PEPPER SPRAY" in at.text("#card")
        assert max(map(len, at.text("#hand").splitlines())) <= 80

    hand = " ".join(f"{colour}{number}" for colour in "bgp" for number in range(10))
    sit(record(f"{hand} ghost"), steps)


def test_every_top_card_looks_different_even_without_colour() -> None:
    coloured = [Card(kind) for card in CARDS.values() for kind in card.kinds if Card(kind).colour is not None]
    drawn = {big(card, card.colour) for card in coloured if card.colour is not None}
    assert len(drawn) == len(coloured)
    for rows in drawn:
        assert len({len(row) for row in rows}) == 1
    heads = {word: short(Card(card.kinds[0])) for word, card in CARDS.items()}
    assert max(map(len, heads.values())) <= 5
    special = [head[:3] for word, head in heads.items() if Card(CARDS[word].kinds[0]).colour is None]
    assert len(set(special)) == len(special), "told apart by what a covered card shows"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_trap_on_top_is_in_sight_whatever_else_is(lang: str) -> None:
    async def steps(at: At) -> None:
        assert "TRAP" in at.text("#piles")
        assert len(at.text("#piles")) <= at.screen.query_one("#piles").size.width

    sit(record("b2 g9").replace('"y1 y2', '"trap^ y1 y2'), steps, lang=lang, rounds=12)


def test_direction_trap_and_seating_are_shown() -> None:
    async def steps(at: At) -> None:
        assert "▶▶ clockwise" in at.text("#piles")
        assert "TRAP" in at.text("#piles")
        assert str(at.screen.query_one("#place-1").border_title) == "Cy"

    actions = '"Ada plays reorganize green on Bo Cy", "Cy accepts", "Bo accepts"'
    text = record("b2 g9 reorganize", more='direction = "left"', actions=actions)
    sit(text.replace('"y1 y2', '"trap^ y1 y2'), steps)


def test_nothing_hidden_is_on_screen() -> None:
    def look(bo: str, cy: str) -> str:
        seen: list[str] = []

        async def steps(at: At) -> None:
            seen.append("\n".join(str(static.render()) for static in at.screen.query(Static)))

        sit(record("b2 g9", bo=bo, cy=cy), steps)
        return seen[0]

    assert look("g1 g2 g3", "p1 p2 p3") == look("p1 no-thanks g3", "g1 p2 draw4")


@pytest.mark.parametrize(
    ("lang", "colour", "drawing"), [("en", "BLUE", "draw"), ("de", "BLAU", "ziehen"), ("fr", "BLEU", "piocher")]
)
def test_the_table_speaks_the_language(lang: str, colour: str, drawing: str) -> None:
    async def steps(at: At) -> None:
        assert colour in at.text("#top")
        assert drawing in at.text("#prompt-choices")

    sit(record("g9 y8"), steps, lang=lang)


def test_every_round_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "match.toml"

    async def steps(at: At) -> None:
        await at.press("1", "enter")
        await at.until(lambda: isinstance(at.front(), AskDialog))
        first = at.game
        await at.press("r")
        await at.until(lambda: at.game is not first)
        assert load(file.read_text()).history == first.history
        at.app.write()

    sit(record("b7"), steps, save=file)
    assert load((tmp_path / "match-2.toml").read_text()).players == ("Ada", "Bo", "Cy")
