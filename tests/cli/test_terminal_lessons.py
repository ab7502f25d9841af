"""The lessons in the terminal: from the first to the last by the key that is highlighted, at every size."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from itertools import product
from pathlib import Path

import pytest
from sizes import LONG
from terminal_tables import HANGS, seen_rows, spicy_deal
from textual.pilot import Pilot

from scoville.cli.terminal.app import LessonsApp, PlayApp
from scoville.cli.terminal.dialogs import Ask, Help
from scoville.cli.terminal.hand import Hand
from scoville.cli.terminal.school import Progress
from scoville.cli.terminal.screen import TableScreen
from scoville.cli.terminal.tutor import Tutor
from scoville.locales import LANGUAGES, catalogue
from scoville.record.lessons import lessons_of

SIZES = [(60, 20), (80, 24), (120, 40)]
SEEN = list(product(SIZES, LANGUAGES)) if LONG else list(zip(SIZES, sorted(LANGUAGES), strict=True))
"""A lesson at a size and in a language: all of both, and in a long run each with each."""


class Learner:
    def __init__(self, app: LessonsApp | PlayApp, pilot: Pilot[str]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> TableScreen:
        assert isinstance(self.app.screen, TableScreen)
        return self.app.screen

    @property
    def tutor(self) -> Tutor:
        assert self.screen.tutor is not None
        return self.screen.tutor

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, so: Callable[[], bool]) -> None:
        async with asyncio.timeout(HANGS):
            while not so():
                await self.pilot.pause(0.01)

    async def asked(self) -> None:
        """Until the lesson wants something, or is over."""
        await self.until(lambda: not self.tutor.watching)
        await self.pilot.pause()

    def lit(self) -> str:
        """The key that is asked for, as the prompt shows it."""
        say = self.app.words.say
        shown = str(self.screen.query_one("#prompt-line").render())
        found = re.match(rf"▶ {say('terminal-press')}  (\S+) ", shown)
        assert found, shown
        keys = {say("terminal-key-enter"): "enter", say("terminal-key-esc"): "escape", "↓": "down", "Tab": "tab"}
        return keys.get(found[1], found[1])

    async def follow(self) -> int:
        """Presses nothing but what is highlighted, until the lesson is over; how many keys that were."""
        number = 0
        await self.asked()
        while not self.tutor.done:
            await self.press(self.lit())
            await self.asked()
            number += 1
            assert number < 20, "the highlighted keys lead nowhere"
        return number


def learn(
    app: LessonsApp | PlayApp, steps: Callable[[Learner], Awaitable[None]], size: tuple[int, int] = (80, 24)
) -> None:
    async def run() -> None:
        app.breath = 0.0
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(Learner(app, pilot))

    asyncio.run(run())


def an_app(game: str, file: Path, lang: str = "en") -> LessonsApp:
    return LessonsApp([game], "Ada", catalogue(lang), Progress(file))


def sees(app: LessonsApp | PlayApp, *said: str) -> bool:
    """Whether all of it is to be seen, wherever lines are broken."""
    shown = _flat(re.sub("[│┃]", " ", " ".join(seen_rows(app))))
    for each in map(_flat, said):
        assert each in shown, f"{each!r} is not in\n" + "\n".join(seen_rows(app))
    return True


def _flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(("size", "lang"), SEEN)
@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_the_highlighted_keys_lead_through_all_lessons(
    game: str, size: tuple[int, int], lang: str, tmp_path: Path
) -> None:
    say = catalogue(lang).say
    lessons = lessons_of(game)

    async def steps(at: Learner) -> None:
        for number, lesson in enumerate(lessons, start=1):
            assert at.tutor.lesson.id == lesson.id
            await at.asked()
            title = f"{say('learn-step', number=number, count=len(lessons))} · {say(f'{lesson.message}.title')}"
            text = say(lesson.message, where="terminal")
            assert sees(at.app, f"{title} {text}")
            assert sees(at.app, say("terminal-press"))
            assert not [row for row in seen_rows(at.app) if re.match(r"[│┃ ]*[;:!?]", row)], "a no-break space holds"
            await at.follow()
            done = say(f"{lesson.message}.done")
            assert sees(at.app, f"{title} ✓ {done}")
            last = number == len(lessons)
            assert sees(at.app, say("learn-play", game=game.upper()) if last else say("learn-next"))
            await at.press("enter")

    app = an_app(game, tmp_path / "lessons.json", lang)
    learn(app, steps, size)
    assert app.return_value == game, "Enter after the last lesson plays the game"
    assert json.loads((tmp_path / "lessons.json").read_text()) == {game: [lesson.id for lesson in lessons]}


def test_a_card_is_lit_and_so_is_a_key(tmp_path: Path) -> None:
    async def steps(at: Learner) -> None:
        await at.asked()
        hand = at.screen.query_one(Hand)
        assert hand.lit == 0, "the 1 chili"
        await at.press("1")
        assert hand.lit is None
        assert at.lit() == "enter"

    learn(an_app("spicy", tmp_path / "lessons.json"), steps)


def test_another_card_will_do_where_the_lesson_does_not_care(tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_text('{"spicy": ["lead"]}')

    async def steps(at: Learner) -> None:
        await at.asked()
        assert at.tutor.lesson.id == "bluff"
        await at.press("1")  # the 2 wasabi, not the 7 pepper that is lit
        assert at.lit() == "enter", "what is begun already fits"
        await at.press("enter")
        await at.asked()
        assert at.tutor.done

    learn(an_app("spicy", tmp_path / "lessons.json"), steps)


def test_what_a_lesson_does_not_ask_for_costs_nothing(tmp_path: Path) -> None:
    async def steps(at: Learner) -> None:
        await at.asked()
        await at.press("p", "enter")  # a pass, where a card is wanted
        assert not at.screen.table.game.history
        assert sees(at.app, catalogue("en").say("learn-not-yet"))
        await at.press("1")
        assert at.lit() == "enter"
        await at.press("escape")
        await at.follow()

    learn(an_app("spicy", tmp_path / "lessons.json"), steps)


def test_lessons_can_be_left_and_go_on_there(tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"

    async def first(at: Learner) -> None:
        await at.follow()
        await at.press("enter")
        assert at.tutor.number == 2
        await at.asked()
        await at.press("q")

    async def second(at: Learner) -> None:
        assert at.tutor.number == 2
        await at.follow()
        await at.press("left")
        assert at.tutor.number == 1
        await at.follow()
        await at.press("r")
        assert (at.tutor.number, at.tutor.asked) == (1, 0)

    app = an_app("heated", file)
    learn(app, first)
    assert app.return_value is None
    learn(an_app("heated", file), second)


def test_the_game_is_chosen_if_none_was_named(tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_text('{"heated": ["match"]}')

    async def steps(at: Learner) -> None:
        assert sees(at.app, "SPICY (0 of 7 done)")
        assert sees(at.app, "HEATED (1 of 11 done)")
        await at.press("2")
        assert at.tutor.lesson.id == "draw"

    learn(LessonsApp(["spicy", "heated"], "Ada", catalogue("en"), Progress(tmp_path / "lessons.json")), steps)


def test_enter_chooses_what_is_not_learnt_yet_and_q_leaves(tmp_path: Path) -> None:
    done = [lesson.id for lesson in lessons_of("spicy")]
    (tmp_path / "lessons.json").write_text(json.dumps({"spicy": done, "heated": ["match"]}))

    def app() -> LessonsApp:
        return LessonsApp(["spicy", "heated"], "Ada", catalogue("en"), Progress(tmp_path / "lessons.json"))

    async def enter(at: Learner) -> None:
        await at.press("enter")
        assert at.tutor.lesson.id == "draw"

    async def leave(at: Learner) -> None:
        await at.press("x")
        assert isinstance(at.app.screen, Ask)
        await at.press("q")
        assert not at.app.is_running or at.app._exit

    learn(app(), enter)
    left = app()
    learn(left, leave)
    assert left.game == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_newcomer_is_offered_the_lessons_once(size: tuple[int, int], lang: str, tmp_path: Path) -> None:
    file, words = tmp_path / "lessons.json", catalogue(lang)

    def app() -> PlayApp:
        return PlayApp(spicy_deal(), words, progress=Progress(file))

    async def first(at: Learner) -> None:
        assert isinstance(at.app.screen, Ask)
        assert sees(at.app, words.say("terminal-new-title", game="SPICY"))
        assert sees(at.app, words.say("terminal-new", count=7))
        await at.press("l")
        assert at.tutor.number == 1
        await at.press("q")
        assert at.screen.tutor is None, "back at the table"

    async def second(at: Learner) -> None:
        assert at.screen.tutor is None, "it is offered once"
        await at.press("?")
        assert isinstance(at.app.screen, Help)
        assert sees(at.app, words.say("terminal-help-close-lessons"))
        await at.press("l")
        assert at.tutor.number == 1

    learn(app(), first, size)
    learn(app(), second, size)


def test_where_nothing_can_be_remembered_lessons_are_given_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    async def steps(at: Learner) -> None:
        await at.follow()
        await at.press("enter")
        assert at.tutor.number == 2

    learn(an_app("spicy", tmp_path / "file" / "lessons.json"), steps)
    (tmp_path / "garbage").write_bytes(b"\xff{")
    assert Progress(tmp_path / "garbage").done("spicy") == []


def run_command(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "scoville", "lessons", *args]
    return subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "en"})


def test_the_command_says_what_is_wrong() -> None:
    done = run_command("spicey")
    assert (done.returncode, done.stdout) == (2, "")
    assert 'There is no game "spicey"' in done.stderr
    assert "Did you mean spicy?" in done.stderr
    done = run_command("spicy")
    assert done.returncode == 1
    assert "The lessons need a terminal" in done.stderr
    assert "scoville serve --open" in done.stderr
    assert "replay" not in done.stderr, "nobody who wants to learn has a record to read"
