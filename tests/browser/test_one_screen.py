"""Several people at one screen, and spectators: nobody sees what is not theirs."""

from __future__ import annotations

import re
from typing import Any

import pytest
from people import Person
from playwright.sync_api import Page, expect
from seats import hand, hold, log, post, prepared, told

SPICY = prepared(
    "spicy",
    'hands = { Ada = "c1 c2 c3", Bo = "w1 w2 w3", Cy = "p1 p2 p3" }\nturn = "Ada"\nworlds_end = 20',
    'variants = ["copy-cat"]',
    ("Ada", "Bo", "Cy"),
)
HEATED = prepared(
    "heated",
    'hands = { Ada = "b1 b2 b3", Bo = "b4 b5 b6", Cy = "b7 b8 b9" }\ntop = "b0"\nturn = "Ada"',
    players=("Ada", "Bo", "Cy"),
)
OWN = {
    "spicy": {"Ada": "chili", "Bo": "wasabi", "Cy": "pepper"},
    "heated": {"Ada": "blue [123]", "Bo": "blue [456]", "Cy": "blue [789]"},
}


def one_screen(site: str, person: Person, game: str, begin: str) -> tuple[Page, str]:
    """A table whose three seats are all played at one screen."""
    wish: dict[str, Any] = {
        "name": "Ada",
        "settings": {"rules": {"game": game}, "seats": 3, "speed": "relaxed"},
        "seats": [{"name": name} for name in ("Ada", "Bo", "Cy")],
        "origin": {"ply": 0, "record": begin},
    }
    key = post(f"{site}/api/tables", wish)
    page = person(name="Ada").seat(key)
    page.locator(".start button.primary").click()
    return page, key["code"]


def take_over(page: Page) -> str:
    """The person who is called takes the screen over. While the curtain is down, no card is in the document or the
    log."""
    curtain = page.get_by_role("dialog", name=re.compile("Hand the screen to "))
    expect(curtain).to_be_visible()
    expect(hand(page)).to_have_count(0)
    written = page.locator(".shell").evaluate("(one) => one.outerHTML")
    assert not re.search(r"\d+ (chili|wasabi|pepper)|(blue|green|purple|yellow) \d|wild (spice|number)", written)
    name = str(curtain.get_by_role("heading").inner_text()).rpartition(" ")[2]
    curtain.get_by_role("button").click()
    return name


def spicy_turn(page: Page) -> None:
    hand(page).get_by_role("button").first.click()
    page.locator(".picker .claim").first.click()
    page.get_by_role("button", name="play it").click()


def heated_turn(page: Page) -> None:
    hand(page).locator(".usable").first.click()
    page.get_by_role("button", name=re.compile("^Play ")).click()


@pytest.mark.parametrize(("game", "begin"), [("spicy", SPICY), ("heated", HEATED)])
def test_a_curtain_falls_between_the_turns(site: str, person: Person, game: str, begin: str) -> None:
    page, _ = one_screen(site, person, game, begin)
    for _ in range(5):
        name = take_over(page)
        expect(hand(page).get_by_role("button")).not_to_have_count(0)
        shown = hand(page).get_by_role("button").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        assert all(re.search(OWN[game][name], card) for card in shown), (name, shown)
        expect(log(page)).to_be_visible()
        (spicy_turn if game == "spicy" else heated_turn)(page)


def test_somebody_who_is_not_asked_challenges_from_the_same_screen(site: str, person: Person) -> None:
    page, _ = one_screen(site, person, "spicy", SPICY)
    assert take_over(page) == "Ada"
    spicy_turn(page)
    assert take_over(page) == "Bo"
    page.get_by_label("Somebody else acts").click()
    page.get_by_role("button", name="Cy acts").click()
    assert take_over(page) == "Cy"
    expect(hand(page).get_by_role("button", name="1 pepper")).to_be_visible()
    expect(hand(page).get_by_role("button", name="1 wasabi")).to_have_count(0)
    hold(page.get_by_role("button", name="Wrong spice!"))
    expect(told(page, "Cy challenges Ada")).to_have_count(1)


@pytest.mark.parametrize(("game", "begin"), [("spicy", SPICY), ("heated", HEATED)])
def test_who_looks_on_sees_the_table_and_no_hand(site: str, person: Person, game: str, begin: str) -> None:
    page, code = one_screen(site, person, game, begin)
    watcher = person(name="Di").page(f"/t/{code}")
    watcher.get_by_role("button", name="Watch").click()
    expect(watcher.locator(".others")).to_contain_text("Cy")
    for turn in range(3):
        name = take_over(page)
        (spicy_turn if game == "spicy" else heated_turn)(page)
        expect(told(watcher, f"{name} plays")).to_have_count(1)
        expect(hand(watcher)).to_have_count(0)
        if game == "spicy":  # what was said is seen, what lies there is not
            expect(log(watcher)).not_to_contain_text("in truth")
            expect(watcher.locator(".told")).to_contain_text(f"Stack: {turn + 1}")
