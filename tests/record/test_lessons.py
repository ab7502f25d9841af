"""The lessons: every position, and everything that is asked for and answered, on the real rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scoville.core.registry import games
from scoville.locales import LANGUAGES, catalogue
from scoville.record.lessons import Lesson, lessons_of
from scoville.record.record import perform

PAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
GAMES = [game for game in games() if lessons_of(game)]
ALL = [pytest.param(lesson, id=lesson.message) for game in GAMES for lesson in lessons_of(game)]


def test_our_games_have_lessons() -> None:
    assert {"spicy", "heated"} <= set(GAMES)


@pytest.mark.parametrize("name", ["You", "Zoe"])
@pytest.mark.parametrize("lesson", ALL)
def test_a_lesson_can_be_played_to_its_end(lesson: Lesson, name: str) -> None:
    lesson = lesson.named(name)
    game = lesson.begin()
    assert game.players[0] == name
    for line in lesson.before:
        perform(game, line)
    for ask in lesson.asks:
        assert ask.want.search(ask.example)
        perform(game, f"{name} {ask.example}")
        assert ask.fits(game, 0, game.history[-1].action)
        for line in ask.then:
            perform(game, line)


@pytest.mark.parametrize("lesson", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_told_in_every_language(lesson: Lesson, language: str) -> None:
    words = catalogue(language)
    for where in ("page", "terminal"):
        assert words.say(lesson.message, where=where)
    assert words.say(f"{lesson.message}.title")
    assert words.say(f"{lesson.message}.done")


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_the_page_lights_up_what_every_lesson_asks_for(game: str) -> None:
    spots = json.loads((PAGES / game / "spots.json").read_text())
    assert {name: len(each) for name, each in spots.items()} == {each.id: len(each.asks) for each in lessons_of(game)}
