"""The table explains itself and is alive: cards shown large, who is next and ahead, cats that act."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from seats import Seated, hand, prepared
from test_pages import complaints

HEATED = prepared(
    "heated",
    'hands = { Ada = "b3 g4 no-thanks p5", Bo = "b1 y2", Cy = "y3 y4 y5" }\ntop = "b7"\nturn = "Ada"',
    players=("Ada", "Bo", "Cy"),
)
SPICY = prepared(
    "spicy",
    'hands = { Ada = "c1 c2", Bo = "w2 w3 w4", Cy = "p2" }\npoints = { Bo = 7 }\ntrophies = { Cy = 1 }\n'
    'turn = "Ada"\nworlds_end = 20',
    players=("Ada", "Bo", "Cy"),
)
STAY = 900
"""Milliseconds: longer than a finger has to stay to read."""


def touch(page: Page, name: str, lasts: int) -> None:
    """A finger on a card, as a phone reports it."""
    box = hand(page).get_by_role("button", name=name).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 3
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(lasts)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_card_is_read_by_mouse_and_by_keyboard(seated: Seated) -> None:
    (ada, *_) = seated(HEATED, people=1, bots=2, speed="relaxed")
    told = ada.get_by_role("tooltip")
    hand(ada).get_by_role("button", name="green 4").hover()
    expect(told).to_contain_text("green 4")
    expect(told).to_contain_text("Goes on its colour or on the same number.")
    expect(told).to_contain_text("green 4 goes neither on the colour blue nor on blue 7.")  # the judge's words
    assert not complaints(ada)
    hand(ada).get_by_role("button", name="blue 3").hover()
    expect(told).to_contain_text("blue 3")
    expect(told.locator(".why")).to_have_count(0)
    ada.locator(".prompt").hover()
    expect(told).to_have_count(0)
    hand(ada).get_by_role("button", name="blue 3").focus()
    ada.keyboard.press("ArrowRight")
    expect(told).to_contain_text("green 4")
    described = hand(ada).get_by_role("button", name="green 4").get_attribute("aria-describedby")
    assert described == told.get_attribute("id")
    ada.keyboard.press("Escape")
    expect(told).to_have_count(0)
    ada.get_by_role("button", name="draw pile").click()
    expect(told).to_contain_text("Whoever has nothing to play draws here.")


def test_the_touch_that_reads_a_card_does_not_play_it(seated: Seated) -> None:
    begin = prepared("heated", 'hands = { Ada = "b3 g4 p5", Bo = "b1 y2" }\ntop = "b7"\nturn = "Ada"')
    (ada, *_) = seated(begin, people=1, bots=1, speed="relaxed", phone=True)
    touch(ada, "blue 3", STAY)
    expect(ada.get_by_role("tooltip")).to_contain_text("blue 3")
    expect(ada.locator(".chooser")).to_have_count(0)
    touch(ada, "blue 3", 30)  # a short one takes it up
    expect(ada.locator(".chooser")).to_be_visible()


def test_an_answer_is_not_played_by_its_first_tap(seated: Seated) -> None:
    begin = prepared(
        "heated",
        'hands = { Ada = "b-swap b2 b4", Bo = "no-thanks y2 y4", Cy = "y1 y3" }\ntop = "b7"\nturn = "Ada"',
        players=("Ada", "Bo", "Cy"),
    )
    ada, bo = seated(begin, people=2, bots=1, speed="relaxed")
    hand(ada).get_by_role("button", name=re.compile("^blue SWAP")).click()
    ada.get_by_role("button", name="Choose Bo").click()
    answer = hand(bo).get_by_role("button", name=re.compile("^NO, THANKS"))
    expect(answer).to_have_attribute("aria-disabled", "false")
    answer.click()
    expect(bo.locator(".chooser")).to_contain_text("NO, THANKS")
    expect(answer).to_be_visible()
    answer.click()
    expect(answer).to_have_count(0)


def test_who_is_next_and_who_is_ahead(seated: Seated) -> None:
    (ada, *_) = seated(SPICY, people=1, bots=2, speed="relaxed")
    seats = ada.locator(".others .seat")
    expect(seats.nth(0).locator(".next")).to_be_visible()  # on the left, clockwise
    expect(seats.nth(1).locator(".next")).to_have_count(0)
    expect(seats.nth(1).locator(".crown")).to_have_count(1)  # a trophy less a card
    expect(seats.nth(1).locator(".score")).to_have_text("9")
    expect(seats.nth(0).locator(".crown")).to_have_count(0)
    expect(seats.nth(1).locator(".drop")).to_have_count(1)  # the last card makes it sweat
    seats.nth(1).hover()
    expect(ada.get_by_role("tooltip")).to_contain_text("10 for trophies − 1 in hand = 9 points")
    ada.get_by_role("button", name="trophies left").click()
    expect(ada.get_by_role("tooltip")).to_contain_text("10 points")
    ada.get_by_role("button", name=re.compile("^Draw deck")).click()
    expect(ada.get_by_role("tooltip")).to_contain_text("World's End")


def test_ones_own_won_cards_are_seen(seated: Seated) -> None:
    (ada, *_) = seated(SPICY.replace("points = { Bo = 7 }", "points = { Ada = 5, Bo = 7 }"), people=1, bots=2)
    pile = ada.locator(".own .pile strong")
    expect(pile).to_have_text("5")
    on_top = """(one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".pile") !== null;
    }"""
    assert pile.evaluate(on_top), "something covers the pile"


def test_people_change_places_before_ones_eyes(seated: Seated) -> None:
    begin = prepared(
        "heated",
        'hands = { Ada = "reorganize b2 b4", Bo = "y2 y4", Cy = "y1 y3", Di = "g1 g3" }\ntop = "b7"\nturn = "Ada"',
        'mode = "chaos"',
        ("Ada", "Bo", "Cy", "Di"),
    )
    (ada, *_) = seated(begin, people=1, bots=3, speed="relaxed")
    names = ada.locator(".others .name").all_inner_texts()
    spots = ada.locator(".others li")

    def order() -> list[str]:
        """From the left, as they are seen."""
        boxes = [(one.bounding_box() or {"x": 0.0})["x"] for one in spots.all()]
        return [name for _, name in sorted(zip(boxes, ada.locator(".others .name").all_inner_texts(), strict=True))]

    assert order() == names
    hand(ada).get_by_role("button", name=re.compile("^REORGANIZE")).click()
    expect(ada.locator(".chooser")).to_be_visible()
    for colour in ada.get_by_role("button", name="blue", exact=True).all():
        colour.click()
    ada.get_by_role("button", name=f"Choose {names[0]}").click()
    ada.get_by_role("button", name=f"Choose {names[2]}").click()
    expect(ada.locator(".others .name").first).to_have_text(names[2])
    assert order() == [names[2], names[1], names[0]]


def test_a_phrase_is_heard_where_its_speaker_sits(seated: Seated) -> None:
    ada, bo = seated(prepared("spicy", 'hands = { Ada = "c1 c2", Bo = "w2 w3" }\nturn = "Ada"\nworlds_end = 20'))
    bo.get_by_role("button", name="Well played!").click()
    expect(ada.locator(".others .says")).to_have_text("Well played!")
    expect(bo.locator(".own .says")).to_have_text("Well played!")


def test_a_race_is_decided_in_the_middle_of_the_table(seated: Seated) -> None:
    begin = prepared(
        "heated",
        'hands = { Ada = "b-hot g4 p5", Bo = "p1 p3 y9" }\ntop = "b5"\nturn = "Ada"\ndraw_pile = "y1 y2 y3 y4"',
    )
    ada, bo = seated(begin, speed="relaxed")
    hand(ada).get_by_role("button", name=re.compile("^blue TOO HOT")).click()
    ada.get_by_role("button", name=re.compile("^Play ")).click()
    for page in (bo, ada):
        expect(page.get_by_role("button", name="slap!")).to_have_attribute("aria-disabled", "false")
        page.keyboard.press("s")
    expect(ada.locator(".race li").first).to_contain_text("1. Bo")
    expect(ada.locator(".race li").last).to_contain_text(re.compile(r"2\. Ada\s+\+\d+ ms"))


def test_worlds_end_is_seen_before_the_points(seated: Seated) -> None:
    begin = prepared("spicy", 'hands = { Ada = "c1 c2", Bo = "w2 w3" }\nturn = "Ada"\nworlds_end = 1')
    (ada, *_) = seated(begin, people=1, bots=1, speed="relaxed")
    ada.get_by_role("button", name="Pass").click(delay=600)
    expect(ada.locator(".end strong")).to_have_text("World's End")
    expect(ada.get_by_role("dialog")).to_have_count(0)
    expect(ada.get_by_role("dialog")).to_be_visible()
    expect(ada.get_by_role("dialog")).to_contain_text(re.compile(r"0 won \+ 0 for trophies − \d in hand"))
