"""The table of SPICY on screen: sizes, languages, colours."""

from __future__ import annotations

import re

import pytest
from spicy_terminal import At, record, sit
from textual.widgets import Static

from scoville.cli.terminal.dialogs import Help
from scoville.cli.terminal.glyphs import doubled
from scoville.cli.terminal.story import Story
from scoville.cli.terminal.themes import DARK, LIGHT, preferred_theme
from scoville.locales import LANGUAGES, catalogue
from scoville.spicy import (
    Claim,
    Play,
    Rules,
    new,
)
from scoville.spicy.terminal.board import StackPanel
from scoville.spicy.terminal.declare import Declare
from scoville.spicy.terminal.glyphs import big


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


@pytest.mark.parametrize("size", [(59, 20), (50, 16)])
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
