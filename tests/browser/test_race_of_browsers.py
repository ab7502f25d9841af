"""Two browsers react to the same thing: one verdict, with its margin, which both read."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from seats import Seated, hand, log, prepared, told

FAR = """
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (!text.includes('"pong"')) return send.call(this, text);
    window.pongs = (window.pongs ?? 0) + 1;
    setTimeout(() => this.readyState === 1 && send.call(this, text), 290);
  };
"""
"""The server takes a line that answers slowly for a long one, up to 150 ms each way. It waits that long for a player
who may have been earlier, and credits what comes over the line with that time."""
PRESS = "() => document.querySelector('.deeds button').click()"


def verdict(page: Page) -> str:
    line = told(page, "ms later")
    expect(line).to_have_count(1)
    return line.inner_text()


def challenge_together(seated: Seated) -> bool:
    """Whether Bo, far away, was first. A busy machine may delay somebody for too long; then it is no test."""
    begin = prepared(
        "spicy",
        'hands = { Ada = "c1 c2", Bo = "p10 p2", Cy = "w2 w8" }\nstack = ["Cy w5 as c2"]\nturn = "Ada"',
        players=("Ada", "Bo", "Cy"),
    )
    ada, bo = seated(begin, people=2, bots=1, speed="relaxed")
    bo.context.add_init_script(FAR)
    bo.reload()
    for page in (ada, bo):
        expect(page.get_by_role("button", name="Wrong number!")).to_be_enabled()
    bo.wait_for_function("() => window.pongs >= 3")
    for page in (bo, ada):  # as a screen reader does it, which need not hold a button
        page.get_by_role("button", name="Wrong number!").dispatch_event("click")
        expect(page.get_by_role("button", name="Press again to do it.")).to_be_enabled()
    for page in (ada, bo):  # Ada's comes first, and Bo's was sent before it
        page.evaluate(PRESS)
    for page in (ada, bo):
        expect(log(page)).to_contain_text("takes the stack")
        expect(told(page, " challenges ")).to_have_count(1)
    if not told(ada, "Bo challenges ").count() or not told(ada, "ms later").count():
        return False
    said = [verdict(page) for page in (ada, bo)]
    assert said[0] == said[1]
    assert said[0].startswith("Bo was first. Ada ")
    expect(ada.get_by_role("alert")).to_contain_text(re.compile(r"Too late by \d+ ms\."))
    return True


def test_one_of_two_challenges_counts_and_both_read_by_how_much(seated: Seated) -> None:
    assert any(challenge_together(seated) for _ in range(20))


def test_all_slaps_are_told_in_their_order(seated: Seated) -> None:
    begin = prepared(
        "heated",
        'hands = { Ada = "b-hot g4 p5", Bo = "p1 p3 y9" }\ntop = "b5"\nturn = "Ada"\ndraw_pile = "y1 y2 y3 y4"',
    )
    ada, bo = seated(begin, speed="relaxed")
    hand(ada).get_by_role("button", name=re.compile("^blue TOO HOT")).click()
    ada.get_by_role("button", name=re.compile("^Play ")).click()
    for page in (ada, bo):
        expect(page.get_by_role("button", name="slap!")).to_have_attribute("aria-disabled", "false")
    for page in (bo, ada):
        page.keyboard.press("s")
        expect(page.get_by_role("button", name="slap!")).to_have_attribute("aria-disabled", "true")
    one, two = verdict(ada), verdict(bo)
    assert one == two
    assert one.startswith("Bo was first.")
    for page in (ada, bo):
        expect(log(page)).to_contain_text("Ada is the last to slap")
