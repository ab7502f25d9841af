"""Every page: no missing word in three languages, nothing for axe to find, nothing wider than a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from people import Person, accept_key
from playwright.sync_api import Page, expect
from seats import post, prepared

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
    "/learn/spicy",
    "/learn/heated",
    "/nowhere",
    "/t/ZZZZZZ",
)


def arrive(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("h1")).to_be_attached()
    expect(page.locator("main > p.hint")).to_have_count(0)  # it is being fetched
    rest(page)


def rest(page: Page) -> None:
    """Waits until everything has faded in: halfway, its colours would be judged."""
    page.evaluate(
        """() => Promise.race([
             Promise.allSettled(document.getAnimations()
               .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime)).map((one) => one.finished)),
             new Promise((done) => setTimeout(done, 5000))])"""  # one that is never drawn never finishes
    )


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


FINAL = {
    "spicy": prepared("spicy", 'hands = { Ada = "c1", Bo = "w2 w3" }\ntrophies = { Ada = 1 }\nturn = "Ada"'),
    "heated": prepared("heated", 'hands = { Ada = "b3", Bo = "g2 g4" }\ntop = "b7"\nturn = "Ada"'),
}
"""One card from the end."""


def table(site: str, game: str, **more: Any) -> str:
    """The address of a table of one person and a bot."""
    settings = {"rules": {"game": game}, "seats": 2, "speed": "relaxed"}
    wish = {"name": "Ada", "settings": settings, "seats": [{}, {"bot": "casual"}], **more}
    key = post(f"{site}/api/tables", wish)
    return f"/t/{key['code']}#key={key['token']}"


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("de", "dark"), ("fr", "light")])
def test_every_page(person: Person, site: str, language: str, theme: str) -> None:
    """In three languages, in light and dark, for desktop and phone: no word is missing, axe finds nothing, it fits."""
    phone = language != "en"
    someone = person(language=language, theme=theme, phone=phone)
    someone.forgiven = ("404",)  # a table that is not there is asked for
    page = someone.page()

    def look(what: str) -> None:
        assert overflow(page) <= 0, what
        page.locator("main summary").evaluate_all("all => all.forEach(one => one.parentElement.open = true)")
        rest(page)
        assert overflow(page) <= 0, what
        if language != "fr":  # the same pages a third time would find the same
            assert not complaints(page), what
        page.locator("main .corner summary").evaluate_all("all => all.forEach(one => one.parentElement.open = false)")

    for address in PAGES:
        arrive(page, address)
        look(address)
    for game, begin in FINAL.items():
        arrive(page, table(site, game))
        expect(page.get_by_role("dialog")).to_be_visible()
        look("a key in a link")
        accept_key(page)
        expect(page.locator(".start button")).to_be_visible()
        look(f"lobby of {game}")
        arrive(page, table(site, game, start=True, origin={"ply": 0, "record": begin}))
        accept_key(page)
        expect(page.locator(".table .deeds")).to_be_visible()
        look(f"table of {game}")
        page.locator(".hand button, [role=list] button, ul li button[aria-pressed]").first.click()
        play = page.locator(".picker .play, .chooser .primary")
        expect(play).to_be_enabled()
        look(f"choosing in {game}")
        play.click()
        expect(page.get_by_role("dialog")).to_be_visible(timeout=600_000)
        look(f"result of {game}")
        page.get_by_role("dialog").locator("a[href^='/review/']").click()
        expect(page.locator("input[type=range]")).to_be_visible()
        look(f"review of {game}")
        page.keyboard.press("ArrowRight")
        look(f"review of {game}, one step on")
    # Anything missing appears on the console, which is watched.
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
