"""Both tables as they are drawn at 60×20, 80×24 and 120×40, in every language: nothing is cut, frames are closed."""

from __future__ import annotations

from typing import Any

import heated_terminal
import pytest
import spicy_terminal
from terminal_tables import Person, seen_rows
from textual.content import Content

from scoville import heated, spicy
from scoville.cli.terminal.story import Story
from scoville.locales import LANGUAGES, catalogue

NAMES = ("Ada", "Cayenne", "Serrano", "Habanero", "Poblano", "Pasilla", "Jalapeno", "Guajillo", "Chipotle", "Piquin")
SIZES = [(60, 20), (80, 24), (120, 40)]
VARIANTS = ("copy-cat", "turn-it-up")
FRAMES = (("╭", "╮"), ("╰", "╯"), ("┏", "┓"), ("┗", "┛"))


def rows(at: Person) -> list[str]:
    return seen_rows(at.app)


def check(at: Person, *named: str, may_be_cut: bool = False, overlapping: bool = False) -> str:
    seen = rows(at)
    size = at.app.size
    assert len(seen) == size.height
    for row in seen:
        assert may_be_cut or "…" not in row, row
        for left, right in FRAMES if at.front() is at.screen and not overlapping else ():  # dialogs cover frames
            assert row.count(left) == row.count(right), row
    text = "\n".join(seen)
    flat = " ".join(text.replace("│", " ").replace("┃", " ").split())
    for name in (" ".join(name.split()) for name in named):
        assert name in flat, f"{name!r} is not in\n{text}"
    return text


def a_line(number: int) -> Content:
    return Content(f"line {number}")


def a_spicy(players: int = 4) -> spicy.Spicy:
    return spicy.new(NAMES[:players], 3, spicy.Rules(variants=VARIANTS), first=0)


def a_heated(players: int = 4, **rules: Any) -> heated.Heated:
    return heated.new(NAMES[:players], 3, heated.Rules(mode="chaos", **rules), first=0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_spicy_fits(size: tuple[int, int], lang: str) -> None:
    say = catalogue(lang).say

    async def steps(at: spicy_terminal.At) -> None:
        titles = [say(f"spicy-variant-{name}") for name in VARIANTS]
        check(at, *NAMES[:6], *titles, say("terminal-your-lead"), say("terminal-help"), say("terminal-pass"))
        await at.press("p")
        check(at, say("terminal-confirm-pass"), say("terminal-do-it"), say("terminal-back"))
        await at.press("escape", "1")
        check(at, say("terminal-declare-how"), say("terminal-play-it"), may_be_cut=True)  # "declared as …"
        await at.press("escape", "?")
        check(at, say("terminal-help-keys"), say("terminal-help-close"))
        assert rows(at).index(next(row for row in rows(at) if say("terminal-help-keys") in row)) < 10
        await at.press("escape", "q")
        check(at, say("terminal-leave-title"), say("terminal-leave-unsaved"), say("terminal-stay"))

    spicy_terminal.sit(a_spicy(6), steps, size=size, lang=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_heated_fits(size: tuple[int, int], lang: str) -> None:
    say = catalogue(lang).say

    async def steps(at: heated_terminal.At) -> None:
        text = check(at, *NAMES, say("terminal-help"), may_be_cut=True)
        top = next(row for row in text.splitlines() if row.lstrip().startswith("HEATED"))
        assert "…" not in top
        await at.press("?")
        check(at, say("terminal-help-keys"), say("terminal-help-close"))

    heated_terminal.sit(a_heated(10), steps, size=size, lang=lang)


def test_a_long_hand_says_that_more_lies_beside_it() -> None:
    hand = " ".join(["b1", "b2", "b3", "b4", "b6", "b7", "b8", "b9"] * 2 + ["y1", "y2", "y3", "y4", "y6", "y7", "y8"])

    async def steps(at: heated_terminal.At) -> None:
        count = len(at.screen.draft.hand)
        text = check(at, may_be_cut=True, overlapping=True)
        assert "▸" in text
        assert "◂" not in text
        await at.press("tab")
        assert at.screen.draft.cursor == 10
        await at.press("3")
        assert at.screen.draft.cursor == 12, "digits choose from the ten cards round the cursor"
        await at.press("escape", "tab", "tab")
        assert at.screen.draft.cursor == 0
        await at.press("left")
        assert at.screen.draft.cursor == count - 1
        text = check(at, may_be_cut=True, overlapping=True)
        assert "◂" in text
        assert "▸" not in text

    heated_terminal.sit(heated_terminal.record(hand), steps, size=(60, 20))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_key_that_does_nothing_gets_a_hint(lang: str) -> None:
    async def steps(at: spicy_terminal.At) -> None:
        for key in ("z", "n"):  # one that never does anything, and one with nothing to challenge
            await at.press(key)
            assert catalogue(lang).say("terminal-wrong-key", key=key) in at.text("#prompt-line")
        await at.press("p")
        assert catalogue(lang).say("terminal-confirm-pass") in at.text("#prompt-line")

    spicy_terminal.sit(a_spicy(), steps, lang=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_so_it_does_in_heated_and_for_a_digit_without_a_card(lang: str) -> None:
    async def steps(at: heated_terminal.At) -> None:
        for key in ("z", "n", "9"):  # one that never does anything, nothing to refuse, no ninth card
            await at.press(key)
            assert catalogue(lang).say("terminal-wrong-key", key=key) in at.text("#prompt-line")
        await at.press("right")
        assert catalogue(lang).say("terminal-wrong-key", key="9") not in at.text("#prompt-line")

    heated_terminal.sit(heated_terminal.record("b1 b2 y3"), steps, lang=lang)


def test_the_log_can_be_read_back() -> None:
    async def steps(at: spicy_terminal.At) -> None:
        story = at.screen.query_one(Story)
        for number in range(100):
            story.tell([a_line(number)])
        await at.pilot.pause()
        assert "line 99" in check(at)
        assert "line 60" not in check(at)
        while "line 60" not in check(at):
            await at.press("pageup")
            assert story.scroll_y > 0
        story.tell([a_line(100)])
        await at.pilot.pause()
        assert "line 60" in check(at), "the view stays where the person reads"
        for _ in range(20):
            await at.press("pagedown")
        assert "line 100" in check(at)
        story.tell([a_line(101)])
        await at.pilot.pause()
        assert "line 101" in check(at)

    spicy_terminal.sit(a_spicy(), steps)
