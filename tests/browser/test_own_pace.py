"""How fast things go: one's own pace, the bots', the clock of a turn with its warning, and the tab that calls."""

from __future__ import annotations

import json
import re
from typing import Any

from people import Person, Watched
from playwright.sync_api import Page, WebSocketRoute, expect
from seats import Seated, hand, hold, prepared
from test_room import friends
from test_table_story import RACE, THREE, slap_in_turn

LIE = """hands = { Ada = "c1 c8 w5", Bo = "p10 w2" }
stack = ["Bo w3 as w2", "Ada w4 as w6", "Bo c9 as w9"]
turn = "Ada"
worlds_end = 21"""


def with_clock(someone: Watched, turn_left: int) -> None:
    """The real server's clock of this turn, with this many milliseconds left, so that the test need not wait."""

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(raw: str | bytes) -> None:
            message: dict[str, Any] = json.loads(raw)
            if (message.get("clock") or {}).get("turn_left"):
                message["clock"]["turn_left"] = turn_left
            line.send(json.dumps(message))

        server.on_message(pass_on)
        line.on_message(server.send)

    someone.context.route_web_socket(re.compile("/ws$"), route)


def test_the_host_sets_the_bots_pace_in_the_middle_of_a_game_and_others_see_it(person: Person) -> None:
    (ada, bo), _ = friends(person, "SPICY")
    ada.get_by_role("button", name=re.compile("Fill")).click()
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, bo):
        expect(hand(page)).to_be_visible()
        page.get_by_label("Menu", exact=True).click()
    slider = ada.get_by_label("Speed of the bots")
    slider.fill("5")
    expect(ada.get_by_text("200\N{NO-BREAK SPACE}%").first).to_be_visible()
    expect(bo.get_by_text("The bots play at 200\N{NO-BREAK SPACE}% of their usual speed.")).to_be_visible()
    expect(bo.get_by_label("Speed of the bots")).to_have_count(0)


def test_a_reveal_waits_for_whoever_wants_it_and_a_tap_goes_on(seated: Seated) -> None:
    (ada, bo) = seated(prepared("spicy", LIE), speed="relaxed")
    wait_after_reveals(ada)
    hold(ada.get_by_role("button", name="Wrong spice!"))
    expect(ada.get_by_role("button", name="Go on")).to_be_visible()
    expect(bo.locator(".table")).to_contain_text("Ada")  # Bo need not wait for Ada
    expect(bo.get_by_role("button", name="Go on")).to_have_count(0)
    ada.locator(".board").click(position={"x": 12, "y": 300})
    expect(ada.get_by_role("button", name="Go on")).to_have_count(0)
    assert json.loads(ada.evaluate("localStorage.scoville"))["waits"] is True


def wait_after_reveals(page: Page) -> None:
    page.get_by_label("Preferences").click()
    page.get_by_label("Wait for me after a reveal").check()
    page.get_by_label("Preferences").click()


def test_the_bots_wait_for_whoever_reads_and_the_others_see_for_whom(seated: Seated) -> None:
    """A bot leads after the challenge, and not before Ada goes on. Bo is told why nothing happens."""
    position = LIE.replace("}", ', Cy = "p2 p3" }').replace("Bo c9", "Cy c9")
    ada, bo = seated(prepared("spicy", position, players=("Ada", "Bo", "Cy")), bots=1, speed="relaxed")
    wait_after_reveals(ada)
    hold(ada.get_by_role("button", name="Wrong spice!"))
    waits = bo.get_by_text("The bots wait for Ada.")
    expect(waits).to_be_visible()
    expect(bo.get_by_text("The stack is empty.")).to_be_visible()
    expect(ada.get_by_text("The bots wait for")).to_have_count(0)
    ada.locator(".go-on").click()
    expect(waits).to_have_count(0)
    expect(bo.get_by_text("The stack is empty.")).to_have_count(0)


def test_in_heated_the_news_of_a_race_stays_for_a_reader_until_play_goes_on(seated: Seated) -> None:
    pages = dict(zip(THREE, seated(RACE, people=3, speed="relaxed"), strict=True))
    for page in pages.values():
        wait_after_reveals(page)
    slap_in_turn(pages, ("Bo", "Ada", "Cy"))
    for name in ("Ada", "Bo"):
        expect(pages[name].locator(".go-on")).to_be_visible()
    expect(pages["Cy"].locator(".tidings.bad")).to_contain_text("You slapped last.")
    expect(pages["Cy"].locator(".go-on")).to_have_count(0)  # play waits for Cy anyway
    pages["Ada"].locator(".go-on").click()
    expect(pages["Ada"].locator(".go-on")).to_have_count(0)
    pages["Cy"].keyboard.press("a")  # lets it happen, and draws: play goes on
    expect(pages["Bo"].locator(".go-on")).to_have_count(0)


def test_animations_last_as_long_as_one_wants(person: Person) -> None:
    page = person(name="Ada").page()
    page.get_by_label("Preferences").click()
    page.get_by_label("Speed of the animations").fill("300")
    page.reload()
    page.get_by_label("Preferences").click()
    expect(page.get_by_label("Speed of the animations")).to_have_value("300")


def test_a_turn_has_a_number_a_warning_and_a_sentence_afterwards_and_the_tab_calls(person: Person) -> None:
    """The number of seconds stands at the seat; ten seconds before the end it warns; then it says what happened."""
    someone = person(name="Ada")
    with_clock(someone, 9_400)
    page = someone.page("/new/spicy")
    page.get_by_label("Speed", exact=True).select_option("blitz")
    page.get_by_role("button", name="Start now").click()
    expect(page.locator(".table.mine")).to_be_visible()
    expect(page.locator(".own .seconds").first).to_have_text(re.compile(r"^\d+$"))
    expect(page.get_by_text(re.compile(r"^\d+ seconds left\.$"))).to_be_visible()
    expect(page).to_have_title(re.compile("^● Your turn · SPICY"))
    expect(page.get_by_text("Your time ran out, so the table decided for you.")).to_be_visible()


def test_the_system_tells_where_it_may(person: Person) -> None:
    """While another tab is open. The test records what the page sends to the system, because this browser shows
    nothing."""
    someone = person(name="Ada")
    someone.context.add_init_script(
        """
        Object.defineProperty(document, "hidden", { get: () => window.away === true });
        window.told = [];
        window.Notification = class {
          static permission = "default";
          static requestPermission = async () => (Notification.permission = "granted");
          constructor(title, options) { told.push(`${title}: ${options.body}`); }
          close() { told.push("taken back"); }
        };
        """
    )
    page = someone.page()
    page.get_by_label("Preferences").click()
    page.get_by_label("Notify me when it is my turn").check()
    page.evaluate("window.away = true")
    page.get_by_role("button", name="Play SPICY now").click()
    page.evaluate("new Promise((done) => { const look = () => told[0] ? done() : setTimeout(look, 50); look(); })")
    assert re.fullmatch(r"Your turn: SPICY [A-Z]+", page.evaluate("told[0]"))
