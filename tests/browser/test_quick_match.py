"""Quick match and ratings in the browser: strangers find each other, a rated game is on the list afterwards."""

from __future__ import annotations

import re

from people import Person
from playwright.sync_api import Page, expect
from test_pages import complaints, overflow


def seek(page: Page, players: int, button: str, bots: bool = True) -> None:
    page.locator("label.count", has_text=re.compile(rf"^\s*{players}\s*$")).click()
    if not bots:
        page.locator(".agree input").first.uncheck()
    page.get_by_role("button", name=button).click()


def test_three_strangers_find_each_other_in_three_languages(person: Person) -> None:
    ada, bo, cy = (person(language=language, phone=language == "fr").page() for language in ("en", "de", "fr"))
    ada.get_by_role("link", name="Find people to play with").first.click()
    seek(ada, 3, "Find a table", bots=False)
    expect(ada.get_by_role("status")).to_contain_text("You are the only one waiting so far.")
    for page, button in ((bo, "Tisch suchen"), (cy, "Chercher une table")):
        page.goto(ada.url)
        expect(page.get_by_role("button", name=button)).to_be_visible()
        assert not complaints(page)
        assert not overflow(page)
        seek(page, 3, button, bots=False)
    for page in (ada, bo, cy):
        page.wait_for_url(re.compile("/t/[A-Z]+$"))
    assert len({page.url for page in (ada, bo, cy)}) == 1


def test_whoever_agrees_plays_with_bots_when_nobody_comes(person: Person) -> None:
    page = person().page()
    page.get_by_role("link", name="Find people to play with").last.click()
    expect(page.get_by_text("Rated games need a kept profile.")).to_be_visible()
    seek(page, 2, "Find a table")
    page.wait_for_url(re.compile("/t/[A-Z]+$"))


def test_somebody_who_stops_looking_waits_no_longer(person: Person) -> None:
    page = person().page()
    page.get_by_role("link", name="Find people to play with").last.click()
    seek(page, 6, "Find a table", bots=False)
    page.get_by_role("button", name="Stop looking").click()
    expect(page.get_by_role("button", name="Find a table")).to_be_enabled()


def test_the_ratings_of_a_season(person: Person) -> None:
    for language, title in (("en", "Ratings"), ("de", "Ranglisten"), ("fr", "Classements")):
        page = person(language=language, phone=language == "de").page("/ratings")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        page.get_by_label(re.compile("Opponents|Gegner|Adversaires")).select_option("bots")
        expect(page.locator("main .tag").first).to_contain_text(re.compile(r"\d{4}"))
        assert not complaints(page)
        assert not overflow(page)
