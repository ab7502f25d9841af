"""Several people at one screen: a curtain between their turns, and nobody sees what is another's."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from people import Person
from playwright.sync_api import Page, expect
from seats import hand, hold, post, prepared

Shared = Callable[..., Page]
LAID = 'hands = { Ada = "c1 w5 *s", Bo = "p10 *n w2", Cy = "w8 w9" }\nworlds_end = 20\nturn = "Ada"\ndirection = "left"'
HEATED = 'hands = { Ada = "b1 g7 y-hot", Bo = "b3 g5", Cy = "b4 b6 b9" }\ntop = "b2"\nturn = "Ada"\ndirection = "left"'


@pytest.fixture
def shared(site: str, person: Person) -> Shared:
    """One browser with Ada and Bo at it; Cy is a bot."""

    def sit(game: str, position: str, bot: str = "casual", **browser: bool) -> Page:
        settings = {"rules": {"game": game}, "seats": 3, "speed": "relaxed"}
        seats = [{}, {"name": "Bo"}, {"bot": bot, "name": "Cy"}]
        origin = {"ply": 0, "record": prepared(game, position, players=("Ada", "Bo", "Cy"))}
        wish = {"name": "Ada", "settings": settings, "seats": seats, "origin": origin, "start": True}
        key = post(f"{site}/api/tables", wish)
        return person(**browser).seat(key)

    return sit


def come(page: Page, name: str) -> None:
    """Waits for the curtain, looks that nothing is behind it, and lets `name` see the table."""
    curtain = page.get_by_role("dialog", name=f"Hand the screen to {name}")
    expect(curtain).to_be_visible()
    expect(hand(page)).to_have_count(0)
    expect(page.get_by_role("log").locator("li:not(.hint)")).to_have_count(0)
    curtain.get_by_role("button", name=f"I am {name}").click()
    expect(hand(page)).to_be_visible()


def act_instead(page: Page, name: str) -> None:
    page.get_by_label("Somebody else acts").click()
    page.get_by_role("button", name=f"{name} acts").click()


def play_spicy(page: Page, card: str) -> None:
    hand(page).get_by_role("button", name=card, exact=True).first.click()
    page.locator(".picker .claim").first.click()
    page.get_by_role("button", name="play it").click()


def test_a_curtain_between_turns_of_spicy(shared: Shared) -> None:
    page = shared("spicy", LAID.replace('\ndirection = "left"', ""), bot="cat:10%")  # so slow that Bo is first
    come(page, "Ada")
    expect(hand(page).get_by_role("button", name="5 wasabi")).to_be_visible()
    play_spicy(page, "5 wasabi")
    come(page, "Bo")
    expect(hand(page).get_by_role("button", name="10 pepper")).to_be_visible()
    expect(hand(page).get_by_role("button", name="5 wasabi")).to_have_count(0)
    expect(page.get_by_role("log", name="What happened")).not_to_contain_text("5 wasabi")
    hold(page.get_by_role("button", name="Wrong spice!"))
    expect(page.locator(".flip.open")).to_be_visible()  # the curtain waits until everybody has seen it


def test_somebody_else_at_the_screen_acts_out_of_turn(shared: Shared) -> None:
    page = shared(
        "spicy", LAID.replace('\nturn = "Ada"\ndirection = "left"', '\nstack = ["Cy w8 as c2"]\nturn = "Ada"')
    )
    come(page, "Ada")
    act_instead(page, "Bo")
    come(page, "Bo")
    expect(hand(page).get_by_role("button", name="10 pepper")).to_be_visible()
    act_instead(page, "Ada")
    come(page, "Ada")
    act_instead(page, "Bo")
    come(page, "Bo")
    hold(page.get_by_role("button", name="Wrong spice!"))
    expect(page.locator(".flip.open")).to_be_visible()


def test_the_log_is_closed_behind_the_curtain_on_a_phone(shared: Shared) -> None:
    page = shared("spicy", LAID.replace('\ndirection = "left"', ""), phone=True)
    come(page, "Ada")
    play_spicy(page, "5 wasabi")
    page.get_by_role("button", name="What happened").click(force=True)
    come(page, "Bo")


def test_a_curtain_between_turns_of_heated(shared: Shared) -> None:
    page = shared("heated", HEATED)
    come(page, "Ada")
    hand(page).get_by_role("button", name="blue 1").click()
    page.get_by_role("button", name="Play blue 1").click()
    come(page, "Bo")
    expect(hand(page).get_by_role("button", name="blue 3")).to_be_visible()
    hand(page).get_by_role("button", name="blue 3").click()
    page.get_by_role("button", name="Play blue 3").click()
    come(page, "Ada")  # after Cy
    expect(hand(page).get_by_role("button", name="green 7")).to_be_visible()


def test_slapping_needs_no_curtain(shared: Shared) -> None:
    page = shared("heated", HEATED.replace('top = "b2"', 'top = "y2"'))
    come(page, "Ada")
    hand(page).get_by_role("button", name="TOO HOT").click()
    page.get_by_role("button", name="Play yellow TOO HOT").click()
    both = page.locator(".slapping")
    expect(both.get_by_role("button", name="Ada slaps!")).to_be_visible()
    both.get_by_role("button", name="Bo slaps!").click()
    expect(page.get_by_role("log", name="What happened")).to_contain_text("Bo slaps the table.")
