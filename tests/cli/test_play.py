"""The game at the terminal, played by keys and clicks."""

from __future__ import annotations

import asyncio
import math
import os
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input, Static

from scoville import dump, load, picture
from scoville.bots import make_bot
from scoville.cli.play import seat_names
from scoville.cli.terminal.app import PlayApp
from scoville.cli.terminal.dialogs import Ask, Help, SaveAs
from scoville.cli.terminal.glyphs import doubled
from scoville.cli.terminal.saving import free_path
from scoville.cli.terminal.spicy.board import StackPanel
from scoville.cli.terminal.spicy.declare import Declare
from scoville.cli.terminal.spicy.draft import Step
from scoville.cli.terminal.spicy.glyphs import big
from scoville.cli.terminal.spicy.screen import SpicyScreen
from scoville.cli.terminal.spicy.table import SpicyTable
from scoville.cli.terminal.story import Story
from scoville.cli.terminal.table import Pace
from scoville.cli.terminal.themes import DARK, LIGHT, preferred_theme
from scoville.core import stream
from scoville.locales import LANGUAGES, catalogue
from scoville.spicy import (
    VARIANTS,
    Accept,
    Action,
    Card,
    Challenge,
    Claim,
    Copy,
    Expire,
    Pass,
    Peek,
    Play,
    Rules,
    Spicy,
    Trait,
    new,
)

NOW = Pace(0, 0)
NEVER = Pace(math.inf, math.inf)
"""Bots that think for ever: only the person acts."""
Steps = Callable[["At"], Awaitable[None]]


class At:
    """The person at a table."""

    def __init__(self, app: PlayApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> SpicyScreen:
        assert isinstance(self.app.table_screen, SpicyScreen)
        return self.app.table_screen

    @property
    def game(self) -> Spicy:
        return self.screen.game

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, so: Callable[[], bool]) -> None:
        """Lets the table go on until it is so."""
        for _ in range(1000):
            if so():
                return
            await self.pilot.pause()
        raise AssertionError("it never came so far")

    async def asked(self) -> None:
        """Lets the bots play until the person must do something or the game is over."""
        await self.until(lambda: self.game.over or 0 in self.game.waiting or (self.game.turn == 0 and self.free()))

    def free(self) -> bool:
        return self.screen.draft.may_play and not self.game.waiting

    def step(self) -> Step:
        return self.screen.draft.step

    def last(self) -> Action | Expire:
        """The last action of the game."""
        return self.game.history[-1].action

    def front(self) -> Screen[Any]:
        """What is in front: the table or a dialog."""
        return self.app.screen

    def text(self, selector: str) -> str:
        return str(self.screen.query_one(selector, Static).render())

    def dialog(self) -> str:
        return " ".join(str(static.render()) for static in self.app.screen.query(Static))

    def story(self) -> str:
        return "\n".join(str(line.render()) for line in self.screen.query_one(Story).query(Static))


def sit(
    game: Spicy | str,
    steps: Steps,
    *,
    lang: str = "en",
    size: tuple[int, int] = (80, 24),
    pace: Pace = NEVER,
    save: Path | None = None,
) -> None:
    """Sits a person down in seat 0, at a game or at the one a record reaches, and takes the steps."""
    games: list[Spicy] = []

    def deal() -> SpicyTable:
        dealt = (game if isinstance(game, Spicy) else load(game)) if not games else new(games[0].players, 99)
        assert isinstance(dealt, Spicy)
        games.append(dealt)
        bots = {seat: make_bot("spicy", "casual", stream(1, f"bot-{seat}")) for seat in range(1, len(dealt.players))}
        return SpicyTable(dealt, 0, bots, stream(1, "arbiter"), pace)

    async def run() -> None:
        app = PlayApp(deal, catalogue(lang), save)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(At(app, pilot))

    asyncio.run(run())


def record(hand: str, *, stack: str = "", turn: str = "Ada", rules: str = "", deck: str = "p9 p9") -> str:
    return f"""
format = 1
game = "spicy"
players = ["Ada", "Bo", "Cy"]
seed = 1
[rules]
{rules}
[position]
hands = {{ Ada = "{hand}", Bo = "w1 w2", Cy = "w3 w4" }}
deck = "{deck}"
stack = [{stack}]
turn = "{turn}"
points = {{ Bo = 2 }}
"""


# --- whole games -------------------------------------------------------------------------------------


def test_a_whole_game_by_keyboard() -> None:
    async def steps(at: At) -> None:
        for _ in range(200):
            await at.asked()
            if at.game.over:
                break
            await at.press("a" if at.game.waiting else "1", "enter")
        assert at.game.over
        await at.until(lambda: isinstance(at.front(), Ask) and "Ada" in at.dialog())
        for name, score in zip(at.game.players, at.game.scores, strict=True):
            assert name in at.dialog()
            assert str(abs(score)) in at.dialog()
        assert picture(load(dump(at.game))) == picture(at.game)
        played = at.game
        await at.press("l")
        assert at.front() is at.screen
        await at.press("enter")
        assert isinstance(at.front(), Ask)
        await at.press("r")
        await at.until(lambda: at.game is not played)
        assert at.game.setup.seed != played.setup.seed
        assert at.front() is at.screen

    sit(new(["Ada", "Bo", "Cy"], 3), steps, pace=NOW)


def test_every_variant_at_once_is_playable_by_keyboard() -> None:
    async def steps(at: At) -> None:
        for _ in range(8):
            await at.asked()
            if at.game.over:
                break
            if at.game.waiting:
                await at.press("a", "enter")
            else:
                await at.press("1", "enter", "enter")  # under a 5 the second Enter adds no card
                if at.screen.draft.open:
                    await at.press("escape", "escape", "escape")
        assert any(isinstance(act.action, Play) for act in at.game.history if act.seat == 0)

    sit(new(["Ada", "Bo", "Cy"], 4, Rules("fr", tuple(VARIANTS))), steps, pace=NOW)


# --- choosing, taking back -------------------------------------------------------------------------------


def test_a_card_and_a_claim_are_chosen_and_played() -> None:
    async def steps(at: At) -> None:
        await at.press("2")
        assert at.screen.draft.claim == Claim("c4"), "w5 cannot be told truly on c3: the lowest claim is offered"
        assert at.text("#declare").count("▲") == 8  # its name and 4 to 10, in guided nothing else
        await at.press("right", "right")
        assert at.screen.draft.claim == Claim("c6")
        await at.press("9")
        assert at.screen.draft.claim == Claim("c9")
        await at.press("enter")
        assert at.last() == Play(Card("w5"), Claim("c9"))
        assert at.game.turn == 1

    sit(record("c8 w5 p6", stack='"Cy p1 as c3"'), steps)


def test_the_truth_is_offered_first() -> None:
    async def steps(at: At) -> None:
        await at.press("right", "enter")
        assert at.screen.draft.claim == Claim("w2")
        assert "true" in at.text("#prompt-line")
        await at.press("up")
        assert at.screen.draft.claim == Claim("c2")
        assert "spice is a lie" in at.text("#prompt-line")

    sit(record("c8 w2 p6"), steps)


def test_escape_takes_every_step_back_before_it_counts() -> None:
    async def steps(at: At) -> None:
        before = dump(at.game)
        for keys in (("2", "escape"), ("p", "escape"), ("n", "escape"), ("s", "escape"), ("2", "9", "escape")):
            await at.press(*keys)
            assert not at.screen.draft.open
            assert dump(at.game) == before
        await at.press("2", "enter")
        assert len(at.game.history) == 1

    sit(record("c8 w5 p6", stack='"Cy p1 as c3"'), steps)


def test_a_stray_key_does_nothing() -> None:
    async def steps(at: At) -> None:
        before = dump(at.game)
        for key in ("n", "s", "p", "w", "a", "c", "b", "k", "f", "x", "z", "tab", "f5", "home"):
            await at.press(key)
            assert dump(at.game) == before

    sit(record("c8 w5 p6", stack='"Cy p1 as c3"'), steps)


def test_a_card_out_of_turn_says_whose_turn_it_is() -> None:
    async def steps(at: At) -> None:
        await at.press("1")
        assert not at.screen.draft.open
        assert "wait for Bo" in at.text("#prompt-line")
        await at.press("right")
        assert "Bo is thinking" in at.text("#prompt-line")

    sit(record("c8 w5", stack='"Cy p1 as c3"', turn="Bo"), steps)


def test_by_mouse_alone() -> None:
    async def steps(at: At) -> None:
        await at.pilot.click("#hand", offset=(9, 2))
        await at.pilot.pause()
        assert at.screen.draft.chosen == 1
        await at.pilot.click("#declare", offset=(2 + 6 * 4, 2))  # border, padding, seventh cell of the first row
        await at.pilot.pause()
        assert at.screen.draft.claim == Claim("c7")
        assert not at.game.history
        await at.pilot.click("#prompt-choices", offset=(2, 0))
        await at.pilot.pause()
        assert at.last() == Play(Card("w5"), Claim("c7"))

    sit(record("c8 w5 p6", stack='"Cy p1 as c3"'), steps)


def test_passing() -> None:
    async def steps(at: At) -> None:
        await at.press("p")
        assert not at.game.history
        await at.press("enter")
        assert at.last() == Pass()
        assert "9 pepper" in at.story()

    sit(record("c8 w5"), steps)


# --- reacting ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "trait", "wins"), [("n", Trait.NUMBER, True), ("s", Trait.SPICE, False)])
def test_a_challenge_out_of_turn(key: str, trait: Trait, wins: bool) -> None:
    async def steps(at: At) -> None:
        await at.press(key)
        assert not at.game.history
        await at.press("enter")
        assert at.last() == Challenge(trait)
        assert at.game.turn == (1 if wins else 0)
        stack = at.text("#stack")
        assert "9 chili" in stack, "the revealed card stays in sight"
        assert ("Ada" if wins else "Bo") in stack

    sit(record("c8 w5", stack='"Bo c9 as c3"', turn="Cy"), steps)


def test_copy_cat_out_of_turn_and_wrong_on_a_copy() -> None:
    async def steps(at: At) -> None:
        await at.press("n")
        assert not at.screen.draft.open, "a copy is challenged as wrong only"
        await at.press("c", "2")
        assert at.step() is Step.CONFIRM
        await at.press("escape", "escape")
        assert not at.game.history
        await at.press("w", "escape", "c", "2", "enter")
        assert at.last() == Copy(Card("w5"))

    rules = 'variants = ["copy-cat"]'
    sit(record("c8 w5 p1", stack='"Bo c9 as c3", "Cy copy p8 as c3"', turn="Bo", rules=rules), steps)


def test_wrong_is_confirmed_too() -> None:
    async def steps(at: At) -> None:
        await at.press("w", "enter")
        assert at.last() == Challenge(Trait.WRONG)

    rules = 'variants = ["copy-cat"]'
    sit(record("c8 w5 p1", stack='"Bo c9 as c3", "Cy copy p8 as c3"', turn="Ada", rules=rules), steps)


def test_a_last_card_waits_for_the_person() -> None:
    async def steps(at: At) -> None:
        await at.asked()
        assert at.game.waiting == (0,), "Cy has answered, Ada is asked"
        assert "last card" in at.text("#stack")
        await at.press("p", "enter")
        assert at.game.waiting == (0,)
        await at.press("a", "enter")
        assert Accept() in [act.action for act in at.game.history if act.seat == 0]
        assert at.game.view(0).players[1].trophies == 1

    text = record("c8 w5").replace('Bo = "w1 w2"', 'Bo = "w1"').replace('turn = "Ada"', 'turn = "Bo"')
    sit(text.replace("[rules]", 'actions = ["Bo plays w1 as w1", "Cy accepts"]\n[rules]'), steps, pace=NOW)


def test_cards_under_a_five() -> None:
    async def steps(at: At) -> None:
        await at.press("1", "enter")
        assert at.step() is Step.UNDER
        await at.press("2", "3", "4")  # two at most
        await at.press("2", "4")  # one back, another
        await at.press("escape")
        assert at.step() is Step.CLAIM
        await at.press("enter", "3", "4", "enter")
        assert at.last() == Play(Card("c5"), Claim("c5"), (Card("w8"), Card("p8")))

    rules = 'variants = ["change-your-luck"]'
    sit(record("c5 c8 w8 p8", stack='"Cy p1 as c3"', rules=rules), steps)


# --- tabletop ----------------------------------------------------------------------------------------------------

TABLETOP = 'manners = "tabletop"'


def test_a_bad_call_is_marked_confirmed_and_punished() -> None:
    async def steps(at: At) -> None:
        await at.press("1")
        assert "⚠" in at.text("#declare")
        await at.press("1")
        assert at.screen.draft.claim == Claim("c1")
        assert "⚠" in at.text("#prompt-line")
        await at.press("enter")
        assert not at.game.history
        assert "⚠" in at.text("#prompt-line")
        await at.press("escape", "1", "enter", "enter")
        assert at.last() == Play(Card("c8"), Claim("c1"))
        assert len(at.game.hand(0)) == 3

    sit(record("c8 w5", stack='"Cy p1 as c3"', rules=TABLETOP), steps)


def test_a_last_card_is_announced_unless_one_keeps_silent() -> None:
    async def steps(at: At) -> None:
        await at.press("1", "enter")
        assert not at.game.history
        await at.press("f")
        assert "⚠" in at.text("#prompt-line")
        await at.press("escape", "enter", "enter")
        assert at.last() == Play(Card("c8"), Claim("c8"), last=True)
        assert at.game.waiting

    sit(record("c8", stack='"Cy p1 as c3"', rules=TABLETOP), steps)


def test_a_last_card_forgotten() -> None:
    async def steps(at: At) -> None:
        await at.press("1", "enter", "f", "enter")
        assert at.last() == Play(Card("c8"), Claim("c8"))
        assert not at.game.waiting
        assert len(at.game.hand(0)) == 2

    sit(record("c8", stack='"Cy p1 as c3"', rules=TABLETOP), steps)


def test_peeking_and_turning_over_are_confirmed() -> None:
    async def steps(at: At) -> None:
        await at.press("k", "2")
        assert not at.game.history
        assert "⚠" in at.text("#prompt-line")
        await at.press("escape", "0", "enter")
        assert at.last() == Peek(None)
        assert "1 pepper" in at.story()
        await at.press("b")
        assert "⚠" in at.text("#prompt-line")
        await at.press("enter")
        assert at.last() == Challenge(Trait.BLIND)

    sit(record("c8 w5", stack='"Cy p1 as c3"', rules=TABLETOP), steps)


# --- the table on screen -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("manners", ["guided", "tabletop"])
def test_everything_fits_80_by_24(lang: str, manners: str) -> None:
    async def steps(at: At) -> None:
        for selector in ("#header", "#seats", "#stack", "#story", "#me", "#keys", "#hand", "#prompt"):
            region = at.screen.query_one(selector).region
            assert region.height > 0, selector
            assert region.right <= 80, selector
            assert region.bottom <= 24, selector
        assert at.screen.query_one(StackPanel).size.height >= 8
        assert at.screen.query_one(Story).size.height >= 3
        for selector, most in (("#prompt-choices", 2), ("#prompt-line", 1), ("#keys", 1), ("#deck", 1)):
            lines = at.text(selector).splitlines()
            assert len(lines) <= most, selector
            assert all(len(line) <= at.screen.query_one(selector).size.width for line in lines), selector
        await at.press("1")
        declare = at.screen.query_one(Declare)
        lines = at.text("#declare").splitlines()
        assert len(lines) <= declare.size.height
        assert max(map(len, lines)) <= declare.size.width

    names = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
    game = new(names, 2, Rules("en-revised", ("copy-cat", "spice-raider"), manners), first=5)
    game.apply(5, Play(game.hand(5)[0], Claim("w3")))
    sit(game, steps, lang=lang)


@pytest.mark.parametrize("size", [(60, 20), (50, 16)])
def test_a_small_terminal_says_so_and_is_playable(size: tuple[int, int]) -> None:
    async def steps(at: At) -> None:
        assert f"{size[0]}×{size[1]}" in at.text("#too-small")
        assert at.screen.query_one("#too-small").region.bottom <= size[1]
        await at.press("2")
        declare = at.screen.query_one(Declare)
        assert declare.size.height >= 6
        assert declare.size.width >= 40
        assert at.screen.query_one("#prompt").region.bottom <= size[1]
        await at.press("enter")
        assert at.game.history

    sit(record("c8 w5 p6", stack='"Cy p1 as c3"'), steps, size=size)


def test_more_cards_than_fit_can_all_be_reached() -> None:
    async def steps(at: At) -> None:
        await at.press("left")
        assert "▲■◆" in at.text("#hand"), "the last card of the hand is in sight"
        await at.press("right")
        assert "1▲" in at.text("#hand")
        assert max(map(len, at.text("#hand").splitlines())) <= 80

    hand = " ".join(f"{spice}{number}" for spice in "cp" for number in range(1, 11)) + " w5 w6 *s"
    hand = hand.replace("p9 ", "")
    sit(record(hand), steps)


@pytest.mark.parametrize(
    ("lang", "spice", "passing"), [("en", "wasabi", "pass"), ("de", "Wasabi", "passen"), ("fr", "Wasabi", "passer")]
)
def test_the_table_speaks_the_language(lang: str, spice: str, passing: str) -> None:
    async def steps(at: At) -> None:
        assert spice in at.text("#stack")
        assert passing in at.text("#prompt-choices")
        await at.press("?")
        assert isinstance(at.front(), Help)
        assert catalogue(lang).say("clause-S-LOSE.title") in at.dialog()
        await at.press("escape")
        assert at.front() is at.screen

    sit(record("c8 w5", stack='"Cy p1 as w3"'), steps, lang=lang)


def test_variants_and_paw_are_shown() -> None:
    async def steps(at: At) -> None:
        assert "Spice Raider" in at.text("#variants")
        assert "Cy" in at.text("#stack").splitlines()[-1]

    rules = 'variants = ["spice-raider"]'
    sit(record("c8 w5", stack='"Cy p1 as w4"', rules=rules), steps)


def test_nothing_hidden_is_on_screen() -> None:
    def look(hidden: str) -> str:
        seen: list[str] = []

        async def steps(at: At) -> None:
            seen.append("\n".join(str(static.render()) for static in at.screen.query(Static)))

        sit(record("c8 w5", stack=f'"Cy {hidden} as w3"', deck=f"{hidden} w9"), steps)
        return seen[0]

    assert look("p1") == look("c7")


@pytest.mark.parametrize("no_color", [True, False])
def test_no_color_is_respected_and_shapes_still_tell_the_spices_apart(
    no_color: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if no_color:
        monkeypatch.setenv("NO_COLOR", "1")
    else:
        monkeypatch.delenv("NO_COLOR", raising=False)

    async def steps(at: At) -> None:
        fills = re.findall(r"-r\d+ \{ fill: #(\w\w)(\w\w)(\w\w)", at.app.export_screenshot())
        assert fills
        grey = [red == green == blue for red, green, blue in fills if (red, green, blue) != ("c5", "c8", "c6")]
        assert all(grey) == no_color  # c5c8c6 is the frame of the picture
        for sign in ("5▲", "8■", "9◆"):
            assert sign in at.text("#hand")

    sit(record("c5 w8 p9"), steps)


def test_every_claim_looks_different_even_without_colour() -> None:
    drawn = {big(claim.number, claim.spice) for claim in map(Claim, range(30))}
    assert len(drawn) == 30
    for rows in drawn:
        assert len({len(row) for row in rows}) == 1
        assert [len(row) for row in doubled(rows)] == [2 * len(rows[0])] * 10
        assert set("".join(doubled(rows))) == {" ", "█"}


def test_light_and_dark(monkeypatch: pytest.MonkeyPatch) -> None:
    async def steps(at: At) -> None:
        assert at.app.theme == LIGHT.name
        await at.press("t")
        assert at.app.theme == DARK.name

    monkeypatch.setenv("COLORFGBG", "0;15")
    sit(record("c8 w5"), steps)
    monkeypatch.setenv("COLORFGBG", "15;0")
    assert preferred_theme() == DARK.name


# --- time ------------------------------------------------------------------------------------------------------------


def test_bots_wait_while_the_person_decides_or_has_paused() -> None:
    async def steps(at: At) -> None:
        table = at.screen.table
        for keys in (("n",), ("space",), ("?",), ("q",)):
            await at.press(*keys)
            assert table.held, keys
            await at.press("space" if keys == ("space",) else "escape")
            assert not table.held, keys

    sit(record("c8 w5", stack='"Bo p1 as w3"', turn="Cy"), steps)


def test_a_held_table_stands_still() -> None:
    async def run() -> None:
        game = new(["Ada", "Bo", "Cy"], 1, first=1)
        bots = {seat: make_bot("spicy", "casual", stream(1, f"bot-{seat}")) for seat in (1, 2)}
        table = SpicyTable(game, 0, bots, stream(1, "arbiter"), NOW)
        table.hold(True)
        running = asyncio.create_task(table.run())
        for _ in range(50):
            await asyncio.sleep(0)
        assert not game.history
        table.hold(False)
        for _ in range(50):
            await asyncio.sleep(0)
        assert game.history
        assert game.turn == 0 or game.waiting == (0,)
        running.cancel()

    asyncio.run(run())


# --- leaving and saving ---------------------------------------------------------------------------------------


def test_quitting_is_asked() -> None:
    async def steps(at: At) -> None:
        await at.press("q")
        assert isinstance(at.front(), Ask)
        await at.press("escape")
        assert at.app.is_running
        await at.press("ctrl+q")
        assert isinstance(at.front(), Ask)
        await at.press("y")
        assert at.app._exit

    sit(record("c8 w5"), steps)


def test_saving_asks_before_it_overwrites(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    file.write_text("precious")

    async def steps(at: At) -> None:
        await at.press("p", "enter", "q", "s")
        assert isinstance(at.front(), SaveAs)
        at.app.screen.query_one(Input).value = str(file)
        await at.pilot.pause()
        await at.press("enter")
        assert file.read_text() == "precious"
        await at.press("enter")
        assert isinstance(at.front(), Ask)
        assert load(file.read_text()).history == at.game.history

    sit(record("c8 w5"), steps)


def test_a_file_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    async def steps(at: At) -> None:
        await at.press("q", "s")
        at.app.screen.query_one(Input).value = str(tmp_path / "nowhere" / "game.toml")
        await at.pilot.pause()
        await at.press("enter")
        assert "could not be written" in at.dialog()

    sit(record("c8 w5"), steps)


def test_the_record_is_written_where_it_was_asked_for(tmp_path: Path) -> None:
    taken = tmp_path / "game.toml"
    taken.write_text("precious")
    apps: list[PlayApp] = []

    async def steps(at: At) -> None:
        apps.append(at.app)
        await at.press("p", "enter", "q", "y")

    sit(record("c8 w5"), steps, save=taken)
    assert apps[0].write() == free_path(tmp_path / "game.toml").with_stem("game-2")
    assert taken.read_text() == "precious"
    assert len(load((tmp_path / "game-2.toml").read_text()).history) == 1


# --- the command -------------------------------------------------------------------------------------------------


def scoville(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "scoville", "play", *arguments],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "LANG": "en_US.UTF-8", "LC_ALL": ""},
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        ([], 1, "needs a terminal"),
        (["--lang", "de"], 1, "braucht ein Terminal"),
        (["heated"], 1, "needs a terminal"),
        (["heated", "--variants", "copy-cat"], 1, "--variants is for SPICY"),
        (["--mode", "chaos"], 1, "--mode is for HEATED"),
        (["heated", "--house", "7"], 1, 'no "7"'),
        (["heated", "--house", "2,2"], 1, "named twice"),
        (["heated", "--add", "b7"], 1, '"b7"'),
        (["heated", "--mode", "calm"], 2, "calm"),
        (["heated", "--players", "11"], 2, "11"),
        (["heated", "--rounds", "0"], 2, "0"),
        (["heated", "--name", "nothing"], 1, "nothing"),
        (["--name", "no name"], 1, "cannot be a player's name"),
        (["--variants", "copy-dog"], 1, '"copy-dog"'),
        (["--variants", "copy-cat,copy-cat"], 1, "only once"),
        (["--variants", ",".join(VARIANTS)], 1, "up to 2"),
        (["--save", "/nowhere/at/all.toml"], 1, "no folder"),
        (["--edition", "es"], 2, "es"),
        (["--players", "7"], 2, "7"),
        (["--seed", "xyz"], 2, "xyz"),
        (["poker"], 2, "poker"),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], status: int, says: str) -> None:
    done = scoville(*arguments)
    assert done.returncode == status
    assert says in done.stderr
    assert "Traceback" not in done.stderr
    assert status == 2 or len(done.stderr.splitlines()) == 1


def test_nobody_is_called_like_a_bot() -> None:
    for name in ("Ada", "Ancho", "Pasilla", "Piquin"):
        names = seat_names(name, 10)
        assert names[0] == name
        assert len(set(names)) == 10
