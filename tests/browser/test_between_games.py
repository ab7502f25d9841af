"""What people do at a table besides playing: another table after the game, leaving, reading, another language."""

from __future__ import annotations

import re

from people import Person
from playwright.sync_api import Page, Route, expect
from seats import Seated, hand, log, prepared, told

ONE_LEFT = prepared("heated", 'hands = { Ada = "b1", Bo = "b3 b5" }\ntop = "b2"\nturn = "Ada"\ndirection = "left"')
LONGER = ONE_LEFT.replace('"b1"', '"b1 b7 b9"')


def go_out(page: Page) -> None:
    hand(page).get_by_role("button", name="blue 1").click()
    page.get_by_role("button", name="Play blue 1").click()
    expect(page.get_by_role("dialog", name=re.compile("win"))).to_be_visible()


def test_after_a_game_the_table_is_changed_and_somebody_else_plays(seated: Seated, person: Person) -> None:
    ada, bo = seated(ONE_LEFT, speed="relaxed")
    go_out(ada)
    expect(bo.get_by_role("button", name="More", exact=True)).to_be_visible()
    expect(bo.get_by_role("button", name="Change the table")).to_be_hidden()  # three things first, the rest on demand
    bo.get_by_role("button", name="More", exact=True).click()
    bo.get_by_role("button", name="Change the table").click()
    bo.get_by_role("button", name="Stand up").click()
    cy = person(name="Cy").page(ada.url)
    cy.get_by_role("button", name="Sit down").click()
    cy.get_by_role("button", name="More", exact=True).click()
    cy.get_by_role("button", name="Change the table").click()
    expect(cy.locator(".seats")).to_contain_text("Cy")
    ada.get_by_role("button", name="More", exact=True).click()
    ada.get_by_role("button", name="Change the table").click()
    ada.get_by_role("button", name="Back to the result").click()
    expect(ada.get_by_role("dialog", name="You win!")).to_contain_text("Bo")
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("dialog")).to_have_count(0)
    ada.get_by_role("button", name="Result").click()
    ada.get_by_role("button", name="Play again").click()
    for page in (ada, cy):
        expect(hand(page)).to_be_visible()
    expect(hand(bo)).to_have_count(0)


def test_who_is_seated_starts_when_the_host_is_away_and_leaves_for_good(seated: Seated) -> None:
    ada, bo = seated(ONE_LEFT, speed="relaxed")
    go_out(ada)
    expect(bo.get_by_text("The host can start the next game.")).to_be_visible()
    ada.goto("about:blank")
    bo.get_by_role("button", name="Play again").click()
    expect(hand(bo)).to_be_visible()
    bo.get_by_label("Menu", exact=True).click()
    bo.get_by_role("button", name="Leave the table").click()
    expect(bo.get_by_text("you cannot come back to this seat")).to_be_visible()
    bo.get_by_role("button", name="Leave the table").click()
    expect(bo.get_by_role("heading", name="You have left the table")).to_be_visible()


def test_reading_and_another_language_leave_the_game_as_it_is(seated: Seated) -> None:
    ada, bo = seated(LONGER, speed="relaxed")
    hand(ada).get_by_role("button", name="blue 1").click()
    ada.get_by_role("button", name="Play blue 1").click()
    expect(told(ada, "Ada plays blue 1")).to_have_count(1)
    hand(bo).evaluate("(one) => (one.dataset.same = 'yes')")
    with bo.context.expect_page() as opened:
        bo.get_by_role("link", name="Rules", exact=True).click()
    opened.value.close()
    bo.get_by_label("Preferences").click()
    bo.get_by_label("Language").select_option("de")
    expect(bo.locator("html")).to_have_attribute("lang", "de")
    expect(bo.locator("[data-same=yes]")).to_be_visible()  # nothing was taken down and built anew
    ada.reload()
    expect(told(ada, "Ada plays blue 1")).to_have_count(1)


def test_who_comes_in_later_is_told_so(seated: Seated, person: Person) -> None:
    ada, _ = seated(LONGER, speed="relaxed")
    hand(ada).get_by_role("button", name="blue 1").click()
    ada.get_by_role("button", name="Play blue 1").click()
    expect(told(ada, "Ada plays blue 1")).to_have_count(1)
    cy = person(name="Cy").page(ada.url)
    cy.get_by_role("button", name="Watch").click()
    expect(log(cy)).to_contain_text("You came in later")
    expect(log(cy)).not_to_contain_text("Nothing has happened yet.")


def test_a_part_of_the_page_that_was_lost_comes_when_tried_again(person: Person) -> None:
    someone = person()
    someone.forgiven = ("Failed to load", "ERR_FAILED", "dynamically imported")
    lost = re.compile(r"/assets/.*\.js")  # all that the first page has not fetched
    page = someone.page()

    def lose(route: Route) -> None:
        route.abort()

    page.route(lost, lose)
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_role("heading", name="Something did not arrive")).to_be_visible()
    page.unroute(lost)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="The rules of SPICY")).to_be_visible()


def test_who_is_sprayed_is_told_how_many_cards_it_costs(seated: Seated) -> None:
    spray = prepared(
        "heated",
        'hands = { Ada = "ghost b3 b5", Bo = "b4 b6", Cy = "b7 b8 no-thanks" }\ntop = "b2"\nturn = "Ada"',
        players=("Ada", "Bo", "Cy"),
    )
    ada, _, cy = seated(spray, people=3, speed="relaxed")
    hand(ada).get_by_role("button", name="GHOST").click()
    ada.get_by_role("button", name="green", exact=True).click()
    ada.get_by_role("button", name="Choose Bo").click()
    ada.get_by_role("button", name="Choose Cy").click()
    expect(cy.locator(".acting")).to_contain_text("you are number 2 and draw 2 cards.")
