"""Every page: no missing word in three languages, nothing for axe to find, nothing wider than a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from people import Person
from playwright.sync_api import Page, expect

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/",
    "/new/spicy",
    "/new/heated",
    "/join",
    "/tables",
    "/rules/spicy",
    "/rules/heated",
    "/cards/spicy",
    "/cards/heated",
    "/nowhere",
    "/t/ZZZZZZ",
)


def arrive(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")


def complaints(page: Page) -> list[str]:
    """What axe finds, as one line each."""
    # Playwright's own way in is not hindered by the page's content security policy.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for rule in found["violations"]
        for node in rule["nodes"][:3]
    ]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    return int(page.evaluate("document.scrollingElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(person: Person, theme: str) -> None:
    someone = person(theme=theme, phone=theme == "dark")
    someone.forgiven = ("404",)  # a table that is not there is asked for
    page = someone.page()
    for address in PAGES:
        arrive(page, address)
        page.locator("summary").evaluate_all("all => all.forEach(one => one.parentElement.open = true)")
        page.wait_for_timeout(250)  # colours fade in
        assert not complaints(page), address


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_word_is_missing_and_a_phone_is_wide_enough(person: Person, language: str) -> None:
    someone = person(language=language, phone=True)
    someone.forgiven = ("404",)
    page = someone.page()
    for address in PAGES:
        arrive(page, address)
        assert overflow(page) <= 0, address
        page.locator("main summary").evaluate_all("all => all.forEach(one => one.parentElement.open = true)")
        assert overflow(page) <= 0, address
    # Whatever is missing the console says, and the console is watched.
    assert page.locator("html").get_attribute("lang") == language


def test_the_language_is_switched_at_any_time(person: Person) -> None:
    page = person().page("/rules/spicy")
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of SPICY")
    page.get_by_label("Preferences").click()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Die Regeln von SPICY")
    expect(page.get_by_text("Die anderen Karten")).to_be_visible()
    page.get_by_label("Sprache").select_option("fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Les règles de SPICY")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Les règles de SPICY")


def test_the_rules_can_be_searched(person: Person) -> None:
    page = person().page("/rules/spicy")
    expect(page.get_by_text("The spicy cards")).to_be_visible()
    page.get_by_label("Search").fill("world's end")
    expect(page.get_by_text("The World's End card goes in")).to_be_visible()
    expect(page.get_by_text("The spicy cards")).to_have_count(0)
    page.get_by_label("Search").fill("backgammon")
    expect(page.get_by_text("No rule of this table says that.")).to_be_visible()


def test_the_manual_advises_by_the_number_of_players(person: Person) -> None:
    page = person().page("/new/heated")
    page.get_by_text("All settings").click()
    page.get_by_label("SPICE MIX").check()
    page.get_by_label("Players", exact=True).fill("7")
    page.get_by_label("Players", exact=True).press("Tab")
    expect(page.get_by_text("the manual advises against SPICE MIX")).to_be_visible()


def test_settings_that_cannot_be_are_told_in_a_sentence(person: Person) -> None:
    someone = person()
    someone.forgiven = ("400",)
    page = someone.page("/new/heated")
    page.get_by_text("All settings").click()
    page.get_by_label("A deck of your own").check()
    for number in range(10):
        page.locator(f"#set-deck-{number}").fill("0")
    for word in ("cool", "reverse", "draw2", "hot", "swap"):
        page.locator(f"#set-deck-{word}").fill("0")
    page.locator("#set-deck-swap").press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("cards")
