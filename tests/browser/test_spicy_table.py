"""The SPICY table in a real browser, from prepared positions of the real engine, through a real server."""

from __future__ import annotations

from pathlib import Path

import pytest
from people import Person
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from robots import SPICY_ROBOT
from seats import Seated, hold, prepared
from test_room import fill_with_bots, friends, start

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def record(position: str, rules: str = "", players: tuple[str, ...] = ("Ada", "Bo")) -> str:
    return prepared("spicy", position, rules, players)


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="Your hand").get_by_role("button", name=name, exact=True).first


def claim(page: Page, name: str) -> Locator:
    return page.locator(".picker").get_by_role("button", name=name, exact=True)


def play(page: Page, name: str, said: str) -> None:
    card(page, name).click()
    claim(page, said).click()
    page.get_by_role("button", name="play it").click()


def test_a_card_is_played_challenged_and_turned_over(seated: Seated) -> None:
    ada, bo = seated(record('hands = { Ada = "c1 w5 *s", Bo = "p10 *n w2" }\nworlds_end = 20'))
    play(ada, "5 wasabi", "1 chili")
    expect(bo.locator(".told")).to_contain_text("Ada declares")
    expect(bo.locator(".told")).to_contain_text("1 chili")
    expect(ada.locator(".told")).to_contain_text("in truth 5 wasabi")
    wrong = bo.get_by_role("button", name="Wrong spice!")
    expect(ada.get_by_role("button", name="Wrong spice!")).to_be_disabled()
    wrong.click()  # a slip: it says how it is meant, and nothing happens
    expect(wrong.or_(bo.get_by_role("button", name="Hold it"))).to_be_enabled()
    expect(bo.locator(".told")).to_contain_text("Ada declares")
    hold(bo.locator(".deeds button").nth(1))
    expect(ada.locator(".flip.open")).to_be_visible()
    expect(ada.locator(".verdict")).to_contain_text("5 wasabi")
    for page in (ada, bo):
        expect(page.locator(".told")).to_contain_text("The stack is empty.")
    expect(bo.get_by_role("log", name="What happened")).to_contain_text("Bo takes the stack: 1 card.")
    expect(card(ada, "1 chili")).to_be_visible()
    expect(ada.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(4)


def test_the_log_tells_the_outcome_only_after_the_card(seated: Seated) -> None:
    ada, bo = seated(
        record('hands = { Ada = "c1 w5", Bo = "p10" }\nstack = ["Ada w5 as c2"]\nturn = "Bo"\nworlds_end = 20')
    )
    hold(bo.locator(".deeds button").nth(0))
    expect(ada.locator(".flip")).to_be_visible()
    expect(ada.get_by_role("log", name="What happened")).not_to_contain_text("It is 5 wasabi")
    expect(ada.get_by_role("log", name="What happened")).to_contain_text("It is 5 wasabi")


def test_the_picker_offers_exactly_what_may_be_said(seated: Seated) -> None:
    ada, _ = seated(record('hands = { Ada = "c1 w5 w9", Bo = "p10" }\nstack = ["Bo p3 as w7"]\nworlds_end = 20'))
    card(ada, "1 chili").click()
    offered = ada.locator(".picker .claim")
    assert [one.get_attribute("aria-label") for one in offered.all()] == ["8 wasabi", "9 wasabi", "10 wasabi"]
    expect(ada.get_by_role("button", name="play it")).to_be_disabled()
    claim(ada, "8 wasabi").click()
    expect(ada.locator(".picker")).to_contain_text("both are lies")
    card(ada, "1 chili").click()  # changed my mind: it costs nothing
    expect(ada.locator(".picker")).to_have_count(0)
    card(ada, "9 wasabi").click()
    expect(claim(ada, "9 wasabi")).to_have_attribute("aria-pressed", "true")


def test_a_last_card_waits_for_everybody_and_brings_a_trophy(seated: Seated) -> None:
    ada, bo = seated(record('hands = { Ada = "c1", Bo = "p10 *n" }\nworlds_end = 20'))
    play(ada, "1 chili", "1 chili")
    expect(bo.locator(".alarm")).to_have_text("Ada: last card!")
    expect(ada.locator(".others")).to_contain_text("decides …")
    expect(bo.get_by_role("button", name="Wrong number!")).to_be_enabled()
    hold(bo.get_by_role("button", name="Accept"))
    expect(ada.get_by_label("2 trophies left")).to_be_attached()
    expect(ada.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(6)


def test_copy_cat_and_wrong(seated: Seated) -> None:
    ada, bo = seated(
        record(
            'hands = { Ada = "c1 w5 p2", Bo = "p10 *n c1" }\nworlds_end = 20', 'variants = ["copy-cat", "spice-raider"]'
        )
    )
    bo.get_by_role("button", name="Copy Cat").click()
    expect(bo.get_by_role("tooltip").filter(has_text="repeat what they said")).to_be_visible()
    bo.keyboard.press("Escape")
    play(ada, "1 chili", "1 chili")
    card(bo, "10 pepper").click()
    bo.get_by_role("button", name="Copy Cat: 1 chili again").click()
    bo.get_by_role("button", name="copy", exact=True).click()
    expect(ada.locator(".told")).to_contain_text("Bo copies")
    expect(ada.get_by_role("button", name="Wrong number!")).to_have_count(0)
    hold(ada.get_by_role("button", name="Wrong!"))
    expect(ada.locator(".verdict")).to_contain_text("10 pepper")
    expect(ada.locator(".told")).to_contain_text("The stack is empty.")


def test_cards_go_under_a_five_and_a_paw_lies_on_a_four(seated: Seated) -> None:
    ada, bo = seated(
        record(
            'hands = { Ada = "c1 w5 p2 p3", Bo = "p10 *n c1" }\nstack = ["Bo p3 as w4"]\nworlds_end = 20',
            'variants = ["change-your-luck", "spice-raider"]',
        )
    )
    expect(ada.locator(".stack .paw")).to_be_visible()
    expect(ada.locator(".told")).to_contain_text("Bo's paw lies on it")
    card(ada, "5 wasabi").click()
    card(ada, "1 chili").click()
    expect(ada.get_by_role("button", name="1 chili, goes under the 5")).to_have_attribute("aria-pressed", "true")
    ada.get_by_role("button", name="play it").click()
    expect(bo.locator(".told")).to_contain_text("Stack: 2")
    expect(bo.get_by_role("log", name="What happened")).to_contain_text("Ada puts one more card under it.")
    expect(ada.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(3)


def test_a_tabletop_lets_mistakes_be_made(seated: Seated) -> None:
    ada, bo = seated(
        record(
            'hands = { Ada = "c1 w5", Bo = "p10 *n" }\nstack = ["Bo p3 as w4"]\nworlds_end = 20', 'manners = "tabletop"'
        )
    )
    ada.get_by_text("Against the rules").click()
    hold(ada.get_by_role("button", name="Peek: stack"))
    expect(ada.get_by_role("log", name="What happened")).to_contain_text("3 pepper")
    expect(bo.get_by_role("log", name="What happened")).not_to_contain_text("3 pepper")
    card(ada, "1 chili").click()
    ada.get_by_role("button", name="Say something that is not allowed").click()
    claim(ada, "2 pepper").click()
    expect(ada.locator(".picker")).to_contain_text("not allowed here")
    ada.get_by_role("button", name="play it").click()
    expect(bo.get_by_role("log", name="What happened")).to_contain_text("takes the card back")


def test_keyboard_alone(seated: Seated) -> None:
    ada, bo = seated(record('hands = { Ada = "c1 w5 *s", Bo = "p10 *n w2" }\nworlds_end = 20'))
    card(ada, "1 chili").focus()
    ada.keyboard.press("ArrowRight")
    expect(card(ada, "5 wasabi")).to_be_focused()
    ada.keyboard.press("Enter")
    expect(ada.locator(".picker .claim").first).to_be_focused()
    ada.keyboard.press("Escape")
    expect(ada.locator(".picker")).to_have_count(0)
    expect(card(ada, "5 wasabi")).to_be_focused()
    ada.keyboard.press("Enter")
    ada.keyboard.press("2")
    expect(ada.get_by_role("button", name="play it")).to_be_focused()
    ada.keyboard.press("Enter")
    expect(bo.locator(".told")).to_contain_text("2 chili")
    bo.keyboard.press("n")  # a touch of the key is a slip
    expect(bo.locator(".told")).to_contain_text("Ada declares")
    bo.keyboard.down("n")
    expect(bo.locator(".flip")).to_be_visible()
    bo.keyboard.up("n")
    expect(bo.locator(".verdict")).to_contain_text("5 wasabi")


def test_a_screen_readers_click_asks_again(seated: Seated) -> None:
    ada, bo = seated(
        record('hands = { Ada = "c1", Bo = "p10" }\nstack = ["Ada w5 as c2"]\nturn = "Bo"\nworlds_end = 20')
    )
    bo.get_by_role("button", name="Wrong number!").dispatch_event("click")
    again = bo.get_by_role("button", name="Press again to do it.")
    expect(again).to_be_visible()
    again.dispatch_event("click")
    expect(ada.locator(".flip")).to_be_visible()


def test_what_is_not_confirmed_looks_so(seated: Seated, person: Person, site: str) -> None:
    lost: list[str] = []

    def swallow(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"type":"play"' in str(message):
                lost.append(str(message))
            else:
                server.send(message)

        socket.on_message(pass_on)

    (ada,) = seated(
        record('hands = { Ada = "c1 w5", Bo = "p10 *n" }\nstack = ["Bo p3 as w4"]\nworlds_end = 20'), people=1, bots=1
    )
    ada.route_web_socket("**/ws", swallow)
    ada.reload()
    hold(ada.get_by_role("button", name="Pass"))
    expect(ada.get_by_role("button", name="Pass")).to_have_attribute("aria-busy", "true")
    expect(ada.locator(".deeds button").first).to_be_disabled()
    assert lost


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_everything_has_a_name_and_a_place(seated: Seated, theme: str, phone: bool) -> None:
    begin = record(
        'hands = { Ada = "c1 c2 c3 w5 w9 p1 *s", Bo = "p10 *n" }\nstack = ["Bo p3 as w4"]\nworlds_end = 20',
        'variants = ["spice-raider", "change-your-luck"]\nmanners = "tabletop"',
    )
    (ada,) = seated(begin, people=1, bots=1, theme=theme, phone=phone)
    _accessible(ada)
    card(ada, "5 wasabi").click()
    expect(ada.locator(".picker")).to_be_visible()
    _accessible(ada)
    width = ada.viewport_size["width"] if ada.viewport_size else 0
    assert ada.evaluate("document.documentElement.scrollWidth") <= width
    for button in ada.locator(".table button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 36, button.inner_text()
        assert box["x"] >= -1
        assert box["x"] + box["width"] <= width + 1


def _accessible(page: Page) -> None:
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run('main').then((result) => result.violations)")
    assert [(one["id"], one["nodes"][0]["html"][:200]) for one in found] == []


@pytest.mark.parametrize("language", ["de", "fr"])
def test_another_language_misses_nothing(seated: Seated, language: str) -> None:
    begin = record(
        'hands = { Ada = "c1 w5", Bo = "p10 *n" }\nstack = ["Bo p3 as w4"]\nworlds_end = 20',
        'variants = ["spice-raider", "copy-cat"]\nmanners = "tabletop"\nedition = "fr"',
    )
    (ada,) = seated(begin, people=1, bots=1, language=language)
    ada.locator(".corner-left button").first.click()
    ada.locator("details summary").last.click()
    ada.locator("ul li button[aria-pressed]").first.click()
    ada.locator(".picker .claim").first.click()
    ada.locator(".picker .play").click()
    expect(ada.locator(".picker")).to_have_count(0)  # what is missing is said on the console, which fails the test


def test_two_people_and_a_bot_play_a_whole_game(person: Person) -> None:
    pages, _ = friends(person)
    host = pages[0]
    host.get_by_role("button", name="Change").click()
    host.get_by_label("Players", exact=True).fill("3")
    host.get_by_label("Players", exact=True).press("Tab")
    host.get_by_text("All settings").click()
    host.get_by_label("Own depth of the World's End card").check()
    above = host.get_by_role("spinbutton", name="Cards above the World's End card")
    above.fill("12")
    above.press("Tab")
    host.get_by_role("button", name="Save").click()
    fill_with_bots(host, (2,))
    start(host)
    for page in pages:
        expect(page.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(6)
    for page in pages:
        page.evaluate(SPICY_ROBOT)
    for page in pages:
        result = page.get_by_role("dialog")
        expect(result).to_be_visible(timeout=600_000)
        expect(result.get_by_role("row")).to_have_count(4)
        for name in ("Ada", "Bo"):
            expect(result.get_by_role("row", name=name)).to_be_visible()
