"""What the table shows during a game, and from whose side: who slapped when, who loses what, the stakes."""

from __future__ import annotations

import json
import re

import pytest
from people import Person
from playwright.sync_api import Locator, Page, expect
from seats import Line, Seated, hand, hold, log, prepared, told

THREE = ("Ada", "Bo", "Cy")
RACE = prepared(
    "heated",
    'hands = { Ada = "b-hot g4 p5", Bo = "p1 p3 y9", Cy = "p2 p4 y8" }\ntop = "b5"\nturn = "Ada"\n'
    'draw_pile = "y1 y2 y3 y4 y5"',
    players=THREE,
)
HELD = """
  window.held = [];
  const wait = window.setTimeout;
  window.setTimeout = (over, time, ...more) =>
    [2600, 3200].includes(time) ? -window.held.push(over) : wait(over, time, ...more);
"""
"""The time of a bubble, and the time before a result, pass when the test says so."""


def at(page: Page, name: str) -> Locator:
    """The seat of a player."""
    return page.locator(".seat").filter(has=page.locator(".name", has_text=re.compile(f"^{name}$")))


def play(page: Page, card: str) -> None:
    hand(page).get_by_role("button", name=re.compile(f"^{card}")).click()
    page.get_by_role("button", name=re.compile("^Play ")).click()


def slap_in_turn(pages: dict[str, Page], order: tuple[str, ...]) -> None:
    play(pages["Ada"], "blue TOO HOT")
    for page in pages.values():
        expect(page.get_by_role("button", name="slap!")).to_have_attribute("aria-disabled", "false")
    for name in order:
        pages[name].keyboard.press("s")
        for page in pages.values():
            expect(at(page, name).locator(".badge.slap")).to_be_visible()


def test_slaps_are_numbered_in_their_order_and_bubbles_last_their_time(seated: Seated) -> None:
    pages = dict(zip(THREE, seated(RACE, people=3, speed="relaxed"), strict=True))
    for page in pages.values():
        page.add_init_script(HELD)
        page.reload()
        expect(hand(page).get_by_role("button")).to_have_count(3)
    slap_in_turn(pages, ("Bo", "Ada", "Cy"))
    for page in pages.values():
        for number, name in enumerate(("Bo", "Ada", "Cy"), 1):
            expect(at(page, name).locator(".badge.slap")).to_have_text(f"{number}.")
        expect(at(page, "Bo").locator(".bubble")).to_have_text("slap!")  # two things have happened since
        expect(at(page, "Cy").locator(".bubble")).to_have_text("last!")
    expect(pages["Cy"].locator(".tidings.bad")).to_contain_text("You slapped last.")
    expect(pages["Cy"].locator(".acting")).to_contain_text("You slapped last and draw cards for it.")
    for name in ("Ada", "Bo"):
        expect(pages[name].locator(".tidings.good")).to_contain_text("Cy slapped last.")
    for page in pages.values():
        page.evaluate("window.held.forEach((over) => over())")
        expect(at(page, "Bo").locator(".bubble")).to_have_count(0)
        expect(page.locator(".badge.slap")).to_have_count(0)


def test_help_is_said_from_the_readers_place(seated: Seated) -> None:
    begin = prepared(
        "heated",
        'hands = { Ada = "too-chili g4 p5", Bo = "p1 p3 y9", Cy = "p2 p4 y8" }\ntop = "b5"\nturn = "Ada"\n'
        'draw_pile = "y1 y2 y3 y4 y5"',
        'add = ["too-chili"]',
        players=THREE,
    )
    ada, bo, cy = seated(begin, people=3, speed="relaxed", phone=True)
    hand(ada).get_by_role("button", name=re.compile("^TOO CHILI")).click()
    ada.locator(".chooser").get_by_role("button", name="green").click()
    expect(ada.locator(".acting")).to_contain_text("Your TOO CHILI: any other player who slaps draws 1 card.")
    for page in (bo, cy):
        expect(page.locator(".acting")).to_contain_text(
            "Ada plays TOO CHILI: keep still. If you slap, you draw 1 card."
        )
    cy.keyboard.press("s")
    bo.get_by_role("button", name="let it happen").click()
    expect(cy.locator(".tidings.bad")).to_contain_text("You should not have slapped.")
    expect(at(cy, "Cy").locator(".bubble")).to_have_text("slap!")  # nobody is first or last at a dare
    expect(cy.locator(".badge.slap")).to_have_count(0)
    cy.get_by_role("button", name="What happened").click()
    expect(told(cy, "Cy should not have slapped.")).to_have_count(1)
    expect(bo.locator(".tidings.good")).to_contain_text("Cy should not have slapped.")


# --- SPICY ---------------------------------------------------------------------------------------------

LIE = prepared(
    "spicy",
    'hands = { Ada = "c1 w5 *n", Bo = "p10 p2 w2", Cy = "c2 c3 w4" }\nstack = ["Ada *n as c2", "Bo p3 as c4"]\n'
    'turn = "Cy"\nworlds_end = 20',
    players=THREE,
)


def test_a_challenge_tells_its_consequence_from_each_side_until_the_next_card(seated: Seated) -> None:
    ada, bo, cy = seated(LIE, people=3, speed="relaxed")
    hold(ada.get_by_role("button", name="Wrong spice!"))
    told = {
        ada: ("good", "You caught Bo with a wrong spice: you take 2 cards, Bo draws 2."),
        bo: ("bad", "Ada caught your wrong spice: Ada takes 2 cards, you draw 2."),
        cy: ("plain", "Ada caught Bo with a wrong spice: Ada takes 2 cards, Bo draws 2."),
    }
    for page, (tone, sentence) in told.items():
        banner = page.locator(f".told .tidings.{tone}")
        expect(banner).to_contain_text(sentence)
        expect(page.locator(".told")).to_contain_text("The stack is empty.")
        expect(banner).to_contain_text(sentence)  # the show is over, and it is still there
        expect(banner.locator(".more")).to_have_text("It is 3 pepper, declared as 4 chili.")
        challenge = log(page).locator(".block.high")
        expect(challenge).to_have_count(1)  # who, the card, what each gets: together
        expect(challenge.get_by_role("listitem")).to_have_count(4)
        expect(challenge.locator(".face svg")).to_have_count(1)
    hand(bo).get_by_role("button", name="2 wasabi", exact=True).click()
    bo.locator(".picker").get_by_role("button", name="1 wasabi", exact=True).click()
    bo.get_by_role("button", name="play it").click()
    for page in told:
        expect(page.locator(".told")).to_contain_text("Bo declares")
        expect(page.locator(".tidings")).to_have_count(0)
        expect(log(page).get_by_role("heading", name=re.compile(r"^Stack \d$"))).to_have_count(1)
        expect(log(page).locator(".block").last.locator(".claim")).to_contain_text("1")


def test_a_wild_card_says_why(seated: Seated) -> None:
    begin = prepared(
        "spicy",
        'hands = { Ada = "c1 w5", Bo = "p10 p2 w2" }\nstack = ["Ada *n as c2"]\nturn = "Bo"\nworlds_end = 20',
    )
    ada, bo = seated(begin, speed="relaxed", phone=True)
    hold(bo.get_by_role("button", name="Wrong number!"))
    expect(bo.locator(".told .tidings.bad")).to_contain_text("You doubted a true number: Ada takes 1 card, you draw 2.")
    expect(bo.locator(".told .tidings .more")).to_have_text("A wild number is every number.")
    expect(ada.locator(".told .tidings.good")).to_contain_text(
        "Bo doubted your number, and it was true: you take 1 card"
    )


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_end_is_seen_before_its_result_and_beside_it(seated: Seated, phone: bool) -> None:
    begin = prepared(
        "spicy", 'hands = { Ada = "c1", Bo = "p10 *n" }\ntrophies = { Ada = 1 }\nworlds_end = 20\nturn = "Ada"'
    )
    ada, bo = seated(begin, speed="relaxed", phone=phone)
    for page in (ada, bo):
        page.add_init_script(HELD)
        page.reload()
        expect(hand(page)).to_be_visible()
    hand(ada).get_by_role("button", name="1 chili").click()
    ada.locator(".picker").get_by_role("button", name="1 chili", exact=True).click()
    ada.get_by_role("button", name="play it").click()
    hold(bo.get_by_role("button", name="Accept"))
    expect(ada.locator(".tidings.good")).to_contain_text("Your last card stands: you take a trophy!")
    expect(bo.locator(".tidings.bad")).to_contain_text("The last card of Ada stands")
    for page in (ada, bo):
        expect(page.get_by_role("button", name="Result")).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.evaluate("window.held.forEach((over) => over())")
        expect(page.get_by_role("dialog")).to_be_focused()
        result, stack = page.locator(".beside").bounding_box(), page.locator("section.stack").bounding_box()
        assert result is not None
        assert stack is not None
        beside = result["x"] >= stack["x"] + stack["width"] or result["y"] >= stack["y"] + stack["height"]
        assert beside, (result, stack)


def test_the_result_is_not_offered_before_the_last_card_is_turned_over(seated: Seated) -> None:
    begin = prepared(
        "spicy", 'hands = { Ada = "c1", Bo = "p10 *n" }\ntrophies = { Ada = 1 }\nworlds_end = 20\nturn = "Ada"'
    )
    ada, bo = seated(begin, speed="relaxed")
    ada.evaluate("localStorage.scoville = JSON.stringify({ ...JSON.parse(localStorage.scoville), waits: true })")
    ada.reload()
    hand(ada).get_by_role("button", name="1 chili").click()
    ada.locator(".picker").get_by_role("button", name="1 chili", exact=True).click()
    ada.get_by_role("button", name="play it").click()
    expect(ada.locator(".bubble.asks")).to_have_count(1)  # Bo decides
    hold(bo.get_by_role("button", name="Wrong number!"))
    expect(ada.locator(".judged .tidings.good")).to_contain_text(
        "Bo doubted your number, and it was true: you take 1 card and a trophy"
    )
    expect(ada.locator(".bubble.asks")).to_have_count(0)
    expect(ada.locator(".bubble.hot")).to_have_text("wrong number!")
    expect(ada.get_by_role("button", name="Result")).to_have_count(0)
    ada.locator(".go-on").click()
    expect(ada.get_by_role("dialog")).to_contain_text("You win!")


# --- ears, keyboard, reloads -----------------------------------------------------------------------------

LISTEN = """
  window.spoken = [];
  const live = (node) => {
    const region = node.parentElement?.closest?.("[aria-live], [role=log], [role=status], [role=alert]");
    if (!region) return false;
    const said = region.getAttribute("aria-live");
    return said ? said !== "off" : true;
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      const texts = change.type === "characterData" ? [change.target] : [...change.addedNodes];
      for (const one of texts) {
        const text = one.textContent?.trim();
        const at = change.type === "characterData" ? one : { parentElement: change.target };
        if (text && live(at)) window.spoken.push(text);
      }
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
"""
"""Everything that is written into a live region, as a screen reader would read it."""


def spoken(page: Page, sentence: str) -> int:
    heard: list[str] = page.evaluate("window.spoken")
    return sum(sentence in one for one in heard)


def test_a_spray_keeps_its_numbers_the_keyboard_its_place_and_all_is_said_once(seated: Seated) -> None:
    begin = prepared(
        "heated",
        'hands = { Ada = "ghost g4 p5", Bo = "p1 p3 y9", Cy = "p2 p4 y8" }\ntop = "b5"\nturn = "Ada"\n'
        'draw_pile = "y1 y2 y3 y4 y5 y6 y7"',
        players=THREE,
    )
    ada, bo, cy = seated(begin, people=3, speed="relaxed")
    for page in (ada, bo, cy):
        page.add_init_script(LISTEN)
        page.reload()
        expect(hand(page).get_by_role("button")).to_have_count(3)
    hand(ada).get_by_role("button", name=re.compile("^GHOST")).focus()
    ada.keyboard.press("Enter")
    ada.locator(".chooser").get_by_role("button", name="green").press("Enter")
    ada.get_by_role("button", name="Choose Cy").press("Enter")
    ada.get_by_role("button", name="Choose Bo").press("Enter")
    expect(bo.locator(".acting")).to_contain_text("Ada sprays: you are number 2 and draw 2 cards.")
    expect(hand(ada).locator(":focus")).to_have_count(1)
    for page in (ada, bo, cy):
        expect(log(page)).to_contain_text("GHOST PEPPER SPRAY on Cy (1) and Bo (2)")
        assert spoken(page, "GHOST PEPPER SPRAY on Cy (1) and Bo (2)") == 1
        page.reload()
        expect(at(page, "Cy").locator(".badge.number")).to_have_text("1")
        expect(at(page, "Bo").locator(".badge.number")).to_have_text("2")
        expect(at(page, "Bo")).to_contain_text("number 2: draws 2 cards")
    for page in (bo, cy):
        page.get_by_role("button", name="let it happen").click()
    for page in (ada, bo, cy):
        expect(log(page)).to_contain_text("Bo draws 2 cards")
        assert spoken(page, "Bo draws 2 cards") == 1
    expect(bo.locator(".tidings.bad")).to_contain_text("You draw 2 cards.")


def test_the_order_of_a_race_is_said(seated: Seated) -> None:
    pages = dict(zip(THREE, seated(RACE, people=3, speed="relaxed"), strict=True))
    for page in pages.values():
        page.add_init_script(LISTEN)
        page.reload()
        expect(hand(page).get_by_role("button")).to_have_count(3)
    slap_in_turn(pages, ("Bo", "Ada", "Cy"))
    for page in pages.values():
        expect(log(page)).to_contain_text("Bo was first.")
        race = log(page).locator(".block").filter(has_text="Ada plays blue TOO HOT.")
        expect(race.get_by_role("listitem")).to_have_count(6)  # the card, three slaps, who lost, by how much
        assert spoken(page, "Bo was first. Ada ") == 1
        assert spoken(page, "Cy slaps the table.") == 1


@pytest.mark.parametrize("address", ["/rules", "/cards"])
def test_an_address_typed_without_a_game_leads_somewhere(person: Person, address: str) -> None:
    page = person().page(address)
    expect(page.get_by_role("navigation", name="Which game").get_by_role("link")).to_have_count(2)
    expect(page.get_by_role("heading", level=1)).to_contain_text("SPICY")


def test_a_lesson_goes_on_after_an_outage(person: Person) -> None:
    watched = person(name="Ada")
    watched.forgiven = ("ERR_", "WebSocket")
    page = watched.page("/learn/spicy")
    expect(page.locator(".table .deeds")).to_be_visible()
    page.context.set_offline(True)
    page.get_by_role("button", name="Repeat this lesson").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".table .deeds")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


# --- what is at stake ------------------------------------------------------------------------------------

SWAP = prepared(
    "heated",
    'hands = { Ada = "b-swap b1 b2 b3", Bo = "no-thanks y9", Cy = "p2 p4 y8" }\ntop = "b5"\nturn = "Ada"\n'
    'draw_pile = "y1 y2 y3 y4 y5 y6 y7"',
    players=THREE,
)


def swap_with(ada: Page, name: str) -> None:
    hand(ada).get_by_role("button", name=re.compile("^blue SWAP")).click()
    ada.get_by_role("button", name=f"Choose {name}").click()


def test_a_reaction_says_what_is_at_stake_and_shows_who_does_it_to_whom(seated: Seated) -> None:
    ada, bo, cy = seated(SWAP, people=3, speed="relaxed")
    swap_with(ada, "Bo")
    expect(bo.locator(".acting")).to_contain_text("Ada swaps a hand of 3 for your 2.")
    expect(cy.locator(".acting")).to_contain_text("Ada swaps a hand of 3 for the hand of Bo: 2.")
    for page in (ada, bo, cy):
        expect(page.locator(".aims .line")).to_have_count(1)
    bo.get_by_role("button", name="NO, THANKS", exact=True).click()
    expect(bo.locator(".tidings.good")).to_contain_text("you are spared")
    for page in (ada, bo, cy):
        expect(page.locator(".aims")).to_have_count(0)


def test_who_lets_things_be_accepts_after_a_time_that_is_drawn(seated: Seated) -> None:
    ada, bo, cy = seated(SWAP, people=3, speed="relaxed")
    for page in (bo, cy):
        page.locator(".corner summary").last.click()
        page.get_by_label("Let things be for me").check()
        page.keyboard.press("Escape")
    swap_with(ada, "Cy")  # who holds no answer: nothing needs to be pressed
    expect(cy.get_by_role("button", name="let it happen")).to_have_attribute("aria-busy", "true")
    expect(log(cy)).to_contain_text("Ada and Cy swap hands")


def test_a_call_is_armed_before_the_card_lands(seated: Seated) -> None:
    begin = prepared(
        "heated", 'hands = { Ada = "b1 g7", Bo = "p1 p3 y9" }\ntop = "b5"\nturn = "Ada"\ndraw_pile = "y1 y2 y3 y4"'
    )
    ada, bo = seated(begin, speed="relaxed")
    line = Line(ada.context)
    ada.reload()
    ada.get_by_role("button", name="Call HEATED! with the card").click()
    play(ada, "blue 1")
    expect(log(bo)).to_contain_text("Ada calls HEATED!")
    wishes = [json.loads(sent)["action"] for sent in line.sent if '"play"' in sent]
    assert wishes == ["plays b1", "calls"]
    expect(ada.get_by_role("alert")).to_have_count(0)
