"""The lessons: a real game each, at a real server, to their end."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from people import PATIENCE, Person
from playwright.sync_api import FloatRect, Locator, Page, expect

LESSONS = Path(__file__).resolve().parents[2] / "src" / "scoville"
HOLD = 600
SPICES = {"c": "chili", "w": "wasabi", "p": "pepper"}


def named(word: str) -> str:
    wild = {"*s": "wild spice", "*n": "wild number"}
    return wild.get(word) or f"{word[1:]} {SPICES[word[0]]}"


def press(page: Page, thing: Locator, spotlight: bool = True, **how: Any) -> None:
    """Presses what the spotlight is on: until it is there, nothing is pressed."""
    expect(thing).to_be_visible()
    for _ in range(PATIENCE // 50 if spotlight else 0):
        light, wanted = page.locator(".spotlight").bounding_box(), thing.bounding_box()
        if light and wanted and within(light, wanted):
            break
        page.wait_for_timeout(50)
    else:
        assert not spotlight, "the spotlight is not on what has to be pressed"
    thing.click(**how)


def within(light: FloatRect, wanted: FloatRect) -> bool:
    x, y = wanted["x"] + wanted["width"] / 2, wanted["y"] + wanted["height"] / 2
    return light["x"] < x < light["x"] + light["width"] and light["y"] < y < light["y"] + light["height"]


def do_spicy(page: Page, action: str, spotlight: bool = True) -> None:
    if played := re.fullmatch(r"plays (\S+) as (\S+)", action):
        hand = page.get_by_role("list", name="Your hand")
        press(page, hand.get_by_role("button", name=named(played[1]), exact=True).first, spotlight)
        claim = page.locator(".picker").get_by_role("button", name=named(played[2]), exact=True)
        if claim.get_attribute("aria-pressed") != "true":  # the truth is said already
            claim.click()
        press(page, page.get_by_role("button", name="play it"), spotlight)
    else:
        button = {"passes": "Pass", "challenges number": "Wrong number!"}[action]
        press(page, page.get_by_role("button", name=button), spotlight, delay=HOLD)


def test_the_address_without_a_game_leads_to_the_first_lessons(person: Person) -> None:
    page = person(name="Ada").page("/learn")
    expect(page.locator(".lesson")).to_contain_text("Lesson 1 of")
    expect(page).to_have_title(re.compile("SPICY"))


def test_spicy_is_learned_from_the_first_lesson_to_the_last(person: Person) -> None:
    page = person(name="Ada").page("/learn/spicy")
    lessons = json.loads((LESSONS / "spicy" / "lessons.json").read_text())["lessons"]
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
    page.get_by_role("button", name="Pass").click(delay=HOLD)  # the spotlight is on a card
    expect(page.get_by_role("alert")).to_contain_text("Nothing has happened; try again.")
    do_spicy(page, "plays c1 as c1")
    expect(page.locator(".lesson")).to_contain_text("Bo went on")
    page.get_by_role("button", name="Repeat this lesson").click()
    expect(page.locator(".told")).to_contain_text("The stack is empty.")


COLOURS = {"b": "blue", "g": "green", "p": "purple", "y": "yellow"}
BUTTONS = {"slaps": "slap!", "calls": "HEATED!", "draws": "Draw", "asks": "Ask for help", "takes Bo": "Bo"}


def do_heated(page: Page, action: str) -> None:
    if action in BUTTONS:
        within = page.locator(".offers") if action == "takes Bo" else page.locator(".deeds")
        press(page, within.get_by_role("button", name=re.compile(f"^{re.escape(BUTTONS[action])}", re.IGNORECASE)))
        return
    word, *more = action.removeprefix("plays ").split()
    titles = {"adjust": "ADJUST", "ghost": "GHOST", "no-thanks": "NO, THANKS"}
    coloured = f"{COLOURS.get(word[0])} {'DRAW 2' if word.endswith('draw2') else word[1:]}"
    name = re.compile(f"^{titles.get(word, coloured)}")
    press(page, page.get_by_role("group", name="Your hand").get_by_role("button", name=name))
    if more:
        press(page, page.locator(".chooser").get_by_role("button", name=more[0]))
        for target in more[2:]:
            press(page, page.locator(f'button.target[aria-label*="{target}"]'))
    elif word != "b5":  # what is thrown in out of turn is not asked for twice
        press(page, page.get_by_role("button", name=re.compile("^Play ")))


def test_heated_is_learned_from_the_first_lesson_to_the_last(person: Person) -> None:
    page = person(name="Ada").page("/learn/heated")
    lessons = json.loads((LESSONS / "heated" / "lessons.json").read_text())["lessons"]
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
