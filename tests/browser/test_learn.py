"""The lessons: a real game each, at a real server, to their end."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from people import Person
from playwright.sync_api import Page, expect

LESSONS = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
HOLD = 600
SPICES = {"c": "chili", "w": "wasabi", "p": "pepper"}


def named(word: str) -> str:
    wild = {"*s": "wild spice", "*n": "wild number"}
    return wild.get(word) or f"{word[1:]} {SPICES[word[0]]}"


def hand(page: Page, name: str) -> None:
    page.get_by_role("list", name="Your hand").get_by_role("button", name=name, exact=True).first.click()


def do_spicy(page: Page, action: str) -> None:
    if played := re.fullmatch(r"plays (\S+) as (\S+)", action):
        hand(page, named(played[1]))
        page.locator(".picker").get_by_role("button", name=named(played[2]), exact=True).click()
        page.get_by_role("button", name="play it").click()
    else:
        button = {"passes": "Pass", "challenges number": "Wrong number!"}[action]
        page.get_by_role("button", name=button).click(delay=HOLD)


def test_spicy_is_learned_from_the_first_lesson_to_the_last(person: Person) -> None:
    page = person(name="Ada").page("/learn/spicy")
    lessons = json.loads((LESSONS / "spicy" / "lessons.json").read_text())
    for number, lesson in enumerate(lessons, start=1):
        expect(page.locator(".lesson")).to_contain_text(f"Lesson {number} of {len(lessons)}")
        expect(page.locator(".table .deeds")).to_be_visible()
        for ask in lesson["asks"]:
            do_spicy(page, ask["try"])
        if number < len(lessons):
            page.get_by_role("button", name="Next lesson").click()
    expect(page.locator(".lesson")).to_contain_text("That is all you need.")


def test_what_a_lesson_does_not_ask_for_costs_nothing(person: Person) -> None:
    page = person(name="Ada").page("/learn/spicy")
    expect(page.locator(".table .deeds")).to_be_visible()
    page.get_by_role("button", name="Pass").click(delay=HOLD)
    expect(page.get_by_role("alert")).to_contain_text("Nothing has happened; try again.")
    do_spicy(page, "plays c1 as c1")
    expect(page.locator(".lesson")).to_contain_text("Bo went on")
    page.get_by_role("button", name="This lesson again").click()
    expect(page.locator(".told")).to_contain_text("The stack is empty.")


COLOURS = {"b": "blue", "g": "green", "p": "purple", "y": "yellow"}


def do_heated(page: Page, action: str) -> None:
    if action in {"slaps", "calls"}:
        page.get_by_role("button", name={"slaps": "slap!", "calls": "HEATED!"}[action]).click()
    elif action == "draws":
        page.keyboard.press("d")
    elif action == "plays adjust green":
        page.get_by_role("group", name="Your hand").get_by_role("button", name=re.compile("ADJUST")).click()
        page.locator(".chooser").get_by_role("button", name="green").click()
    else:
        word = action.removeprefix("plays ")
        title = "DRAW 2" if word.endswith("draw2") else word[1:]
        name = re.compile(f"^{COLOURS[word[0]]} {title}")
        page.get_by_role("group", name="Your hand").get_by_role("button", name=name).click()
        page.get_by_role("button", name=re.compile("^Play ")).click()


def test_heated_is_learned_from_the_first_lesson_to_the_last(person: Person) -> None:
    page = person(name="Ada").page("/learn/heated")
    lessons = json.loads((LESSONS / "heated" / "lessons.json").read_text())
    for number, lesson in enumerate(lessons, start=1):
        expect(page.locator(".lesson")).to_contain_text(f"Lesson {number} of {len(lessons)}")
        expect(page.get_by_role("group", name="Your hand")).to_be_visible()
        if lesson.get("hurry"):
            page.get_by_role("button", name="I am ready").click()
        for ask in lesson["asks"]:
            do_heated(page, ask["try"])
        if number < len(lessons):
            page.get_by_role("button", name="Next lesson").click()
    expect(page.locator(".lesson")).to_contain_text("That is all you need.")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_heated_begins_with_a_match(person: Person, language: str) -> None:
    page = person(name="Ada", language=language).page("/learn/heated")
    expect(page.locator(".lesson p")).to_contain_text("7")
    expect(page.locator(".board .table, .board [class*=table]").first).to_be_visible()
