"""A game from another package in a real browser: the start page, its rules, a table with bots, a whole game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from chromium import serving
from people import Person
from playwright.sync_api import expect
from seats import post


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, packages: Path) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server"), packages=packages) as address:
        yield address


def test_the_start_page_offers_it_and_bots_play(person: Person) -> None:
    page = person(language="de").page()
    panel = page.get_by_role("region", name="CHEAT")
    expect(panel).to_contain_text("keep a straight face")
    panel.locator('a[href="/rules/cheat"]').click()
    expect(page.locator(".idea")).to_contain_text("The whole deck is dealt.")
    page.go_back()
    panel.locator("button.primary").click()
    expect(page.locator(".hand button")).to_have_count(13)
    expect(page.locator(".lies")).to_contain_text("Next rank")


def test_its_setting_stands_in_the_form(site: str, person: Person) -> None:
    """No line of the page names it: the server describes it, and its catalogue says what it is called."""
    page = person().page()
    page.goto(f"{site}/new/cheat")
    page.get_by_text("All settings").click()
    field = page.get_by_label("Cards at once", exact=True)
    expect(field).to_have_value("4")
    expect(page.get_by_role("button", name="more: Cards at once")).to_be_disabled()
    page.get_by_role("button", name="less: Cards at once").click()
    expect(field).to_have_value("3")
    field.fill("1")
    field.press("Tab")
    page.get_by_role("button", name="Only friends").click()  # the lobby shows the settings
    page.get_by_role("button", name="Open").click()
    expect(page.locator(".summary")).to_contain_text("Cards at once: 1")


def test_the_tabs_list_every_game_the_page_can_show(site: str, person: Person) -> None:
    page = person().page()
    tabs = page.get_by_role("navigation", name="Which game")
    for where, last in (("new/spicy", "CHEAT"), ("rules/heated", "CHEAT"), ("cards/spicy", "HEATED")):
        page.goto(f"{site}/{where}")
        expect(tabs.get_by_role("link").last).to_have_text(last)
    page.goto(f"{site}/new/spicy")
    tabs.get_by_role("link", name="CHEAT").click()
    expect(page).to_have_url(f"{site}/new/cheat")


STEP = """() => {
  const enabled = (where, text = "") =>
    [...document.querySelectorAll(`${where} button:enabled`)].find((button) => button.textContent.includes(text));
  const four = document.querySelector(".lies")?.textContent.includes("Laid so far: 4");
  const card = enabled(".hand");
  (enabled(".options", "Believe it") ?? (card && !four ? card : enabled(".options", "That is all")))?.click();
}"""
"""One click on what this player may do, if anything; looked for and clicked at once, before the page can change."""


def test_a_whole_game_in_the_browser(site: str, person: Person) -> None:
    settings = {"rules": {"game": "cheat"}, "seats": 2, "speed": "relaxed", "first": 0}
    keys = [post(f"{site}/api/tables", {"name": "Ada", "settings": settings})]
    keys.append(post(f"{site}/api/tables/{keys[0]['code']}/join", {"name": "Bo"}))
    ada, bo = (person().seat(key) for key in keys)
    ada.locator(".start button.primary").click()
    for page in (ada, bo):
        expect(page.locator(".hand button")).to_have_count(26)
    # Ada lays two cards, and her hand shows it; Bo sees two cards fewer and no more.
    for _ in range(2):
        before = ada.locator(".hand button").count()
        ada.locator(".hand button:enabled").first.click()
        expect(ada.locator(".hand button")).to_have_count(before - 1)
    ada.get_by_role("button", name="That is all").click()
    expect(bo.locator(".latest")).to_contain_text("Ada says: 2 cards of rank A.")
    bo.get_by_role("button", name="Doubt it").click()
    expect(ada.locator(".latest")).to_contain_text("takes the pile of 2 cards.")
    bo.reload()
    expect(bo.locator(".lies")).to_contain_text("The pile is empty")
    over = ada.get_by_role("dialog")
    while not over.count():
        for page in (ada, bo):
            page.evaluate(STEP)
        ada.wait_for_timeout(20)
    expect(over).to_contain_text("The last cards are laid.")
    expect(bo.get_by_role("dialog")).to_contain_text("The last cards are laid.")
