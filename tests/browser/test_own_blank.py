"""HEATED's settings at the table: a BLANK of the table's own, answers that are given, buttons that light up in time."""

from __future__ import annotations

from people import Person
from playwright.sync_api import expect
from seats import Seated, hand, prepared

OWN = 'add = ["blank"]\n[rules.blank]\nname = "CHILI RAIN"\nothers_draw = 2\nskip = true'


def test_the_form_gives_blank_a_name_and_a_text_and_offers_the_deck_once(person: Person) -> None:
    page = person(name="Ada").page("/new/heated")
    page.get_by_label("Chaos").check()
    page.get_by_text("All settings").click()
    expect(page.locator("#set-mode")).to_have_count(0)
    page.locator("#set-blank").select_option("own")
    page.get_by_label("Its name").fill("CHILI RAIN")
    expect(page.get_by_label("Its text")).to_have_attribute("placeholder", "The others draw one card.")
    page.get_by_label("Its text").fill("It pours.")
    expect(page.get_by_label("Chaos")).to_be_checked()  # one choice beside another
    page.get_by_role("button", name="Only friends").click()
    page.get_by_role("button", name="Open the table and invite").click()
    expect(page.locator(".summary").first).to_contain_text("CHILI RAIN")


def test_at_the_table_blank_has_its_name_and_says_what_it_does(seated: Seated) -> None:
    """H-BLANK. Play does not wait for a player who has answered."""
    begin = prepared(
        "heated",
        'hands = { Ada = "blank b3 b4", Bo = "g2 g4", Cy = "y1 y2" }\ntop = "b7"\nturn = "Ada"',
        rules=OWN,
        players=("Ada", "Bo", "Cy"),
    )
    ada, bo, cy = seated(begin, people=3, speed="relaxed")
    card = hand(ada).get_by_role("button", name="CHILI RAIN")
    expect(card).to_contain_text("CHILI RAIN")
    card.click()
    expect(ada.locator(".chooser")).to_contain_text("The others draw 2 cards. The next player is skipped.")
    ada.locator(".chooser .colour").first.click()
    expect(bo.locator(".acting")).to_contain_text("CHILI RAIN")
    expect(bo.locator(".acting")).to_contain_text("The others draw 2 cards.")
    bo.keyboard.press("a")
    expect(bo.locator(".prompt")).to_have_text("Play waits for Cy.")
    cy.keyboard.press("a")
    expect(hand(cy).get_by_role("button")).to_have_count(4)


def test_slap_and_heated_light_up_at_their_moment_alone(seated: Seated) -> None:
    """House rules 2 and 3 let both be pressed at any time; that is no reason to shine."""
    begin = prepared(
        "heated", 'hands = { Ada = "b-hot b3 b4", Bo = "g2 g4" }\ntop = "b7"\nturn = "Ada"', rules="house = [2, 3]"
    )
    ada, bo = seated(begin, speed="relaxed")
    slap, call = bo.get_by_role("button", name="slap!"), bo.get_by_role("button", name="HEATED!", exact=True)
    for button in (slap, call):
        expect(button).to_have_attribute("aria-disabled", "false")
        assert "ready" not in (button.get_attribute("class") or "").split()
    hand(ada).get_by_role("button", name="TOO HOT").click()
    ada.locator(".chooser .primary").click()
    expect(slap).to_contain_class("ready")
