"""The companion in a real browser: set up, scored to the end, asked, refereed by several fingers, remembered."""

from __future__ import annotations

from typing import Any

import pytest
from people import Person
from playwright.sync_api import CDPSession, Page, expect
from test_pages import arrive, complaints, overflow

FINGERS = 5


def name_players(page: Page, *names: str) -> None:
    """Four fields are there at first."""
    expect(page.get_by_role("button", name="Add a player")).to_be_enabled()
    for _ in range(4 - len(names)):
        page.get_by_role("button", name="Remove Player").last.click()
        expect(page.get_by_role("button", name="Add a player")).to_be_enabled()
    for number, name in enumerate(names, start=1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def count(page: Page, who: str, what: str, number: int) -> None:
    field = page.get_by_role("spinbutton", name=f"{who}, {what}")
    field.fill(str(number))
    field.blur()


def verdict(page: Page) -> Any:
    return page.locator(".verdict")


def test_two_players_with_one_name_are_told_apart(person: Person) -> None:
    page = person(phone=True).page("/companion/spicy")
    name_players(page, "Ada", "Bo")
    expect(page.get_by_text("Two players are called")).to_have_count(0)
    page.get_by_label("Player 2", exact=True).fill("ada")
    expect(page.get_by_role("status").filter(has_text="Two players are called ada.")).to_be_visible()
    tab(page, "Score")
    expect(page.get_by_role("heading", name="ada (2)")).to_be_visible()


def test_spicy_is_set_up_for_these_players_and_this_edition(person: Person) -> None:
    page = person(phone=True).page("/companion/spicy")
    name_players(page, "Ada", "Bo", "Cy")
    steps = page.locator("ol.steps")
    expect(steps).to_contain_text("Count 40 cards off the bottom")
    expect(steps).to_contain_text("the other 42 on top")
    expect(steps).to_contain_text("The youngest player starts")
    expect(steps.locator("li li")).to_have_count(1)
    page.get_by_label("Your printing").select_option("fr")
    expect(steps).to_contain_text("Whoever ate something hot most recently starts")
    page.get_by_role("button", name="More: SPICE IT UP cards to draw").click()
    expect(steps.locator("li li")).to_have_count(2)
    seen = set()
    for _ in range(20):
        seen.add(" ".join(steps.locator("li li b").all_inner_texts()))
        with page.expect_response("**/api/companion/**"):
            page.get_by_role("button", name="Draw again").click()
        if len(seen) > 1:
            break
    assert len(seen) > 1
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("button", name="Add a player").click()
    expect(steps).to_contain_text("Count 16 cards off the bottom")
    expect(page.get_by_text(r"Or let the lot decide:")).to_be_visible()


def test_spicy_is_scored_to_the_end_over_several_games(person: Person) -> None:
    page = person(phone=True).page("/companion/spicy")
    name_players(page, "Ada", "Bo", "Cy")
    page.get_by_role("button", name="Ready: to the score").click()
    expect(page.get_by_role("heading", name="Game 1")).to_be_visible()
    # The second trophy wins, whatever the points.
    more = page.get_by_role("button", name="Bo, Trophies: one more")
    more.click()
    expect(verdict(page)).to_contain_text("The game goes on")
    more.click()
    expect(verdict(page)).to_contain_text("A second trophy ends the game at once")
    expect(verdict(page)).to_contain_text("Bo wins!")
    count(page, "Ada", "Cards won", 40)
    expect(verdict(page)).to_contain_text("Bo wins!")
    page.get_by_role("button", name="Next game").click()
    # The World's End: points decide, and Ada and Cy are level.
    page.get_by_role("button", name="Ada, Trophies: one more").click()
    page.get_by_role("button", name="The World’s End card shows").click()
    count(page, "Ada", "Cards won", 2)
    count(page, "Cy", "Cards won", 14)
    count(page, "Cy", "Cards in hand", 2)
    count(page, "Bo", "Cards in hand", 9)
    expect(verdict(page)).to_contain_text("Ada and Cy win together!")
    # No more cards than there are.
    count(page, "Bo", "Cards won", 90)
    expect(page.get_by_role("spinbutton", name="Bo, Cards won")).to_have_value("0")
    page.get_by_role("button", name="Next game").click()
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows.nth(1)).to_contain_text("Ada")
    expect(rows.nth(1).get_by_role("cell").nth(0)).to_have_text("1")
    expect(rows.nth(1).get_by_role("cell").nth(1)).to_have_text("52")
    expect(rows.nth(2).get_by_role("cell").nth(0)).to_have_text("1")
    expect(rows.nth(3).get_by_role("cell").nth(0)).to_have_text("1")
    # A locked phone loses nothing, and everything can be taken back.
    page.reload()
    expect(page.get_by_role("heading", name="Game 3")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(verdict(page)).to_contain_text("Ada and Cy win together!")
    for _ in range(30):
        if page.get_by_role("button", name="Undo").is_disabled():
            break
        page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", name="Game 1")).to_be_visible()
    expect(page.get_by_role("spinbutton", name="Bo, Trophies")).to_have_value("0")


def test_heated_is_set_up_and_played_over_rounds(person: Person) -> None:
    page = person(phone=True).page("/companion/heated")
    name_players(page, "Ada", "Bo", "Cy")
    page.get_by_label("Mode").select_option("classics")
    steps = page.locator("ol.steps")
    expect(steps).to_contain_text("Play with these 112 cards")
    taken = steps.locator("details").first
    expect(taken).to_contain_text("DRAW 4")
    expect(taken).not_to_contain_text("TOO HOT")
    tab(page, "Score")
    for winner in ("Cy", "Ada", "Cy"):
        page.get_by_role("button", name=f"{winner} won", exact=True).click()
        expect(verdict(page)).to_contain_text(f"{winner} wins!")
        page.get_by_role("button", name="Next round").click()
        expect(page.get_by_text(f"{winner} won the last round and starts.")).to_be_visible()
    page.get_by_role("button", name="Nothing left to draw").click()
    count(page, "Ada", "Cards in hand", 3)
    count(page, "Bo", "Cards in hand", 3)
    count(page, "Cy", "Cards in hand", 8)
    expect(verdict(page)).to_contain_text("Ada and Bo win together!")
    page.get_by_role("button", name="Next round").click()
    cells = page.get_by_role("table").locator("tbody td:nth-of-type(1)")
    expect(cells).to_have_text(["2", "1", "2"])
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("button", name="Yes, clear it").click()
    expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", name="Round 5")).to_be_visible()


def several_fingers(page: Page, fingers: int = FINGERS) -> CDPSession:
    session = page.context.new_cdp_session(page)
    page.set_viewport_size({"width": 390, "height": 844})
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": fingers})
    return session


def referee(page: Page, *names: str) -> list[dict[str, float]]:
    """Opens it; where the field of each player is."""
    page.reload()
    name_players(page, *names)
    tab(page, "TOO HOT")
    expect(page.get_by_text(f"This screen can tell {FINGERS} fingers apart.")).to_be_visible()
    page.get_by_role("button", name="Fingers on the screen").click()
    found = []
    for name in names:
        box = page.get_by_role("button", name=f"{name}: hold a finger here").bounding_box()
        assert box is not None
        found.append({"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})
    return found


def touch(session: CDPSession, kind: str, *points: dict[str, float]) -> None:
    """`touchStart` takes the fingers that are down, `touchEnd` those that are lifted; without any it lifts all."""
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def test_the_last_finger_on_the_screen_slaps_last(person: Person) -> None:
    page = person().page("/companion/heated")  # not a phone of Playwright's: those have one finger
    session = several_fingers(page)
    fields = [{**field, "id": number} for number, field in enumerate(referee(page, "Ada", "Bo", "Cy"))]
    told = page.get_by_role("dialog").get_by_role("status")
    expect(told).to_have_text("3 fingers are missing.")
    touch(session, "touchStart", fields[0])
    touch(session, "touchStart", fields[0], fields[1])
    expect(told).to_have_text("One finger is missing.")
    touch(session, "touchStart", *fields)
    expect(told).to_contain_text("Hold")
    touch(session, "touchEnd", fields[0])  # Ada lifts
    page.wait_for_timeout(80)
    touch(session, "touchEnd", fields[2])  # Cy lifts, Bo is left
    page.wait_for_timeout(80)
    expect(told).to_contain_text("Hold")
    touch(session, "touchEnd")
    expect(told).to_have_text("Bo was last and draws 2 cards.")
    page.get_by_role("button", name="Again").click()
    expect(told).to_have_text("3 fingers are missing.")
    # Two in the same moment are last together.
    touch(session, "touchStart", *fields)
    expect(told).to_contain_text("Hold")
    touch(session, "touchEnd", fields[1])
    page.wait_for_timeout(80)
    touch(session, "touchEnd")
    expect(told).to_have_text("Ada and Cy were last together and draw 1 card each.")
    # The system takes a finger away: nobody has slapped.
    page.get_by_role("button", name="Again").click()
    touch(session, "touchStart", *fields)
    expect(told).to_contain_text("Hold")
    touch(session, "touchCancel")
    expect(told).to_have_text("The screen lost a finger. Try again.")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_no_more_take_part_than_the_screen_can_tell_apart(person: Person) -> None:
    page = person().page("/companion/heated")
    several_fingers(page, 2)
    page.reload()
    name_players(page, "Ada", "Bo", "Cy")
    tab(page, "TOO HOT")
    expect(page.get_by_text("This screen can tell 2 fingers apart.")).to_be_visible()
    expect(page.get_by_text("At most 2 at once.")).to_be_visible()
    expect(page.get_by_label("Cy")).not_to_be_checked()
    page.get_by_role("button", name="Fingers on the screen").click()
    expect(page.get_by_role("button", name="hold a finger here")).to_have_count(2)


def test_without_touch_everybody_holds_a_key(person: Person) -> None:
    page = person().page("/companion/heated")
    name_players(page, "Ada", "Bo", "Cy")
    tab(page, "TOO HOT")
    expect(page.get_by_text("This screen does not react to touch.")).to_be_visible()
    page.get_by_role("button", name="Fingers on the screen").click()
    told = page.get_by_role("dialog").get_by_role("status")
    for key in "123":
        page.keyboard.down(key)
    expect(told).to_contain_text("Hold")
    page.keyboard.up("2")
    page.keyboard.up("1")
    page.wait_for_timeout(80)
    page.keyboard.up("3")
    expect(told).to_have_text("Cy was last and draws 2 cards.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize(
    ("language", "question", "title"),
    [
        ("en", "can I challenge my own copy?", "Who can challenge"),
        ("de", "Darf ich meine eigene Kopie anzweifeln?", "Wer herausfordern darf"),
        ("fr", "Est-ce que je peux contester ma propre copie ?", "Qui peut contester"),
    ],
)
def test_a_question_is_answered_with_the_clause(person: Person, language: str, question: str, title: str) -> None:
    page = person(language=language).page("/companion/spicy")
    page.get_by_role("tab").nth(2).click()
    page.get_by_role("searchbox").fill(question)
    page.keyboard.press("Enter")
    answers = page.get_by_role("tabpanel").get_by_role("listitem")
    expect(answers).to_have_count(3)
    expect(answers.filter(has_text=title)).to_have_count(1)
    expect(answers.filter(has_text=title)).to_contain_text("S-WHO")


def test_a_question_may_concern_every_game_or_nothing(person: Person) -> None:
    page = person().page("/companion/heated")
    tab(page, "Rules")
    page.get_by_role("searchbox").fill("how many points is a trophy worth")
    page.get_by_label("Search the rules of every game").check()
    page.get_by_role("button", name="Ask").click()
    expect(page.get_by_role("tabpanel").get_by_role("listitem").first).to_contain_text("S-SCORE")
    page.get_by_role("button", name="Show more").click()
    expect(page.get_by_role("tabpanel").get_by_role("listitem")).to_have_count(10)
    page.get_by_role("searchbox").fill("zzzz qqqq")
    page.get_by_role("button", name="Ask").click()
    expect(page.get_by_text("No clause fits. Try other words.").first).to_be_visible()


def test_a_phone_without_a_line_goes_on_scoring(person: Person) -> None:
    someone = person(phone=True)
    someone.forgiven = ("ERR_FAILED", "Failed to load", "Failed to fetch")
    page = someone.page("/companion/spicy")
    name_players(page, "Ada", "Bo", "Cy")
    tab(page, "Score")
    page.get_by_role("button", name="Cy, Trophies: one more").click()
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("spinbutton", name="Cy, Trophies")).to_have_value("1")
    page.get_by_role("button", name="Cy, Trophies: one more").click()
    expect(verdict(page)).to_contain_text("Cy wins!")


def test_keys_alone_lead_through_it(person: Person) -> None:
    page = person().page("/companion/spicy")
    expect(page.get_by_role("button", name="Add a player")).to_be_enabled()
    page.get_by_role("tab", name="Set up").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Score")).to_be_focused()
    expect(page.get_by_role("tab", name="Score")).to_have_attribute("aria-selected", "true")
    page.get_by_role("button", name="Player 1, Trophies: one more").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(verdict(page)).to_contain_text("Player 1 wins!")


@pytest.mark.parametrize("game", ["spicy", "heated"])
@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [
        ("en", "light", (390, 844)),
        ("de", "dark", (740, 360)),
        ("fr", "light", (360, 740)),
        ("de", "light", (1280, 800)),
    ],
)
def test_every_part_fits_and_axe_finds_nothing(
    person: Person, game: str, language: str, theme: str, size: tuple[int, int]
) -> None:
    page = person(language=language, theme=theme).page()
    several_fingers(page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    arrive(page, f"/companion/{game}")
    expect(page.locator("ol.steps")).to_be_visible()
    for number in range(page.get_by_role("tab").count()):
        page.get_by_role("tab").nth(number).click()
        page.locator("main summary").evaluate_all("all => all.forEach(one => one.parentElement.open = true)")
        assert overflow(page) <= 0
        assert not complaints(page)
    page.get_by_role("tab").nth(1).click()
    end = (
        page.locator(".named button").first if game == "heated" else page.locator("main section > .row > button").first
    )
    end.click()
    assert overflow(page) <= 0
    assert not complaints(page)
    page.locator("section .primary").click()
    expect(page.get_by_role("table")).to_be_visible()
    assert overflow(page) <= 0
    assert not complaints(page)
    if game == "heated":
        page.get_by_role("tab").last.click()
        page.get_by_role("tabpanel").locator("button.primary").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert overflow(page) <= 0
        assert not complaints(page)
        boxes = [field.bounding_box() for field in page.locator(".field").all()]
        assert all(box and min(box["width"], box["height"]) >= 60 for box in boxes)


def test_the_start_page_and_the_header_lead_there(person: Person) -> None:
    page = person().page("/")
    page.get_by_role("link", name="Play with the printed cards").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("SPICY at the real table")
    page.get_by_role("navigation", name="Which game").get_by_role("link", name="HEATED").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("HEATED at the real table")
    page.get_by_role("navigation", name="Main menu").get_by_role("link", name="Rules").click()
    page.get_by_role("navigation", name="Main menu").get_by_role("link", name="Real table").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("HEATED at the real table")
    page.goto("/companion/nonsense")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")


def test_the_start_page_does_not_load_it(person: Person) -> None:
    page = person().page("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.wait_for_load_state("networkidle")
    assert asked
    assert [one for one in asked if "ompanion" in one or "SetUp" in one or "ScorePad" in one] == []
