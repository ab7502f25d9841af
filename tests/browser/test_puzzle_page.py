"""Puzzles in a real browser: answered by keyboard, judged and explained; what is best comes with the answer."""

from __future__ import annotations

import json
import re

import pytest
from people import Person
from playwright.sync_api import expect
from test_pages import complaints, overflow

from scoville.bots.puzzles import puzzles_of
from scoville.locales import catalogue


@pytest.mark.parametrize(
    ("game", "language", "theme"), [("spicy", "en", "light"), ("heated", "de", "dark"), ("spicy", "fr", "dark")]
)
def test_a_puzzle_is_answered_by_keyboard_and_explained(person: Person, game: str, language: str, theme: str) -> None:
    watched = person(language=language, theme=theme, phone=language == "de")
    page = watched.page("/puzzles")
    expect(page.locator(".games section")).to_have_count(2)
    expect(page).to_have_title(f"{catalogue(language).say('puzzle-title')} · Scoville")
    assert not complaints(page)
    bodies: list[str] = []
    page.on("response", lambda answer: bodies.append(answer.text()) if "/api/puzzles/" in answer.url else None)
    page.goto(f"/puzzles/{game}/2")
    answers = page.locator(".answers button")
    expect(answers.first).to_be_visible()
    expect(page.locator(".board .table")).to_be_visible()
    assert "chance" not in "".join(bodies)  # what is best comes only with the answer
    assert overflow(page) <= 0
    assert not complaints(page)
    best = puzzles_of(game)[1].options[0][0]
    number = json.loads(bodies[0])["answers"].index(best) + 1
    page.keyboard.press(str(number))
    outcome = page.locator(".outcome")
    expect(outcome).to_be_focused()
    expect(outcome.locator("h2")).to_have_class(re.compile("right"))
    expect(answers.nth(number - 1)).to_have_class(re.compile("best"))
    expect(page.locator(".option")).not_to_have_count(0)
    assert not complaints(page)
    page.locator("a.primary").click()
    expect(page).to_have_url(re.compile(f"/puzzles/{game}/3$"))
    expect(answers.first).to_be_enabled()


def test_the_puzzle_of_the_day_and_games_without_puzzles(person: Person) -> None:
    watched = person()
    page = watched.page("/puzzles/spicy")
    expect(page.locator(".ask h1")).to_contain_text("The puzzle of the day")
    wrong = page.locator(".answers button").first
    wrong.click()
    expect(page.locator(".outcome h2")).to_be_visible()
    watched.forgiven = ("404",)
    page.goto("/puzzles/chess")
    expect(page.locator(".answers")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
