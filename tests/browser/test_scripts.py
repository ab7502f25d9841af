"""Two hundred scripts as names and in the chat, on every page that shows one: none runs, none becomes an element."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from people import Person, Watched
from playwright.sync_api import Dialog, Page, Route, WebSocketRoute, expect
from seats import hand, post, prepared

SCRIPTS = (
    "<script>pwned=1</script>",
    "<img src=x onerror=pwned=1>",
    "<svg onload=pwned=1>",
    "<svg><script>pwned=1</script></svg>",
    "<iframe srcdoc='<script>parent.pwned=1</script>'></iframe>",
    "<iframe src='javascript:parent.pwned=1'></iframe>",
    "<a href='javascript:pwned=1'>x</a>",
    "<body onload=pwned=1>",
    "<details open ontoggle=pwned=1>",
    "<input autofocus onfocus=pwned=1>",
    "<video><source onerror=pwned=1></video>",
    "<math><mtext><style><img src=x onerror=pwned=1></style></mtext></math>",
    "<template><script>pwned=1</script></template>",
    "<object data='javascript:pwned=1'></object>",
    "<style>@import 'javascript:pwned=1'</style>",
    "<link rel=stylesheet href='javascript:pwned=1'>",
    "<meta http-equiv=refresh content='0;javascript:pwned=1'>",
    "<marquee onstart=pwned=1>",
    "javascript:pwned=1",
    "{@html '<img src=x onerror=pwned=1>'}",
    "{pwned=1}",
    "{{pwned=1}}",
    "${pwned=1}",
    "{ $name }",
    "&lt;img src=x onerror=pwned=1&gt;",
)
WRAPPINGS = ("{}", "\"'>{}", "</p>{}", "</title>{}", "<!--{}-->", "]]>{}", "\u202e{}", "{}\x00<b>")
PAYLOADS = [wrap.replace("{}", script) for script in SCRIPTS for wrap in WRAPPINGS]
FOREIGN = (
    "body :is(img, iframe, object, embed, video, marquee, math, template, meta, link, base), "
    "main :is(script, style), body :is([onerror], [onload], [onfocus], [ontoggle], [onstart])"
)
NEAR_THE_END = prepared("heated", 'hands = { Ada = "b3", Bo = "g2 g4" }\ntop = "b7"\nturn = "Ada"')


class Infection:
    """Everything the server sends, with scripts for names and in the chat."""

    def __init__(self, someone: Watched) -> None:
        self._next = count()
        someone.context.route_web_socket(re.compile(r"/ws$"), self._between)
        someone.context.route(re.compile(r"/api/(tables|replay)"), self._answer)

    def _payload(self) -> str:
        return PAYLOADS[next(self._next) % len(PAYLOADS)]

    def _between(self, page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()
        server.on_message(lambda message: page_side.send(json.dumps(self._spread(json.loads(message)))))

    def _answer(self, route: Route) -> None:
        if route.request.method == "POST" and route.request.url.endswith("/tables"):
            route.continue_()
            return
        answer = route.fetch()
        if "json" in answer.headers.get("content-type", "") and answer.ok:
            route.fulfill(response=answer, body=json.dumps(self._spread(answer.json())))
        else:
            route.fulfill(response=answer)

    def _spread(self, told: Any) -> Any:
        if isinstance(told, list):
            return [self._spread(one) for one in told]
        if not isinstance(told, dict):
            return told
        fresh = {key: self._spread(value) for key, value in told.items()}
        if ("seat" in told or "person" in told) and isinstance(told.get("name"), str):
            fresh["name"] = self._payload()
        for key in ("players", "names"):
            if told.get(key) and isinstance(told[key], list) and all(isinstance(one, str) for one in told[key]):
                fresh[key] = [self._payload() for _ in told[key]]
        if isinstance(told.get("host"), str):
            fresh["host"] = self._payload()
        if told.get("type") == "welcome":
            fresh["chat"] = [
                {"number": i + 1, "person": f"p{i}", "name": payload, "text": payload, "phrase": None}
                for i, payload in enumerate(PAYLOADS)
            ]
        if isinstance(told.get("people"), list):
            fresh["people"] += [
                {"person": f"p{i}", "name": payload, "attends": True, "host": False}
                for i, payload in enumerate(PAYLOADS)
            ]
        return fresh


@pytest.fixture
def infected(person: Person) -> Iterator[Watched]:
    """A browser whose dialogs would be a script that ran."""
    someone = person(name="<img src=x onerror=a()>")
    shown: list[str] = []

    def close(dialog: Dialog) -> None:
        shown.append(dialog.message)
        dialog.dismiss()

    someone.context.on("dialog", close)
    someone.context.add_init_script("Object.defineProperty(window, 'pwned', { set() { alert('pwned') }, get() {} })")
    Infection(someone)
    yield someone
    assert shown == []


def clean(page: Page) -> None:
    page.locator("summary").evaluate_all("all => all.forEach(one => one.parentElement.open = true)")
    expect(page.locator(FOREIGN)).to_have_count(0)
    addresses = page.locator("a[href]").evaluate_all("all => all.map(one => one.protocol)")
    assert set(addresses) <= {"http:", "https:"}
    page.locator("summary").evaluate_all("all => all.forEach(one => one.parentElement.open = false)")


def written(text: str) -> str:
    """As a browser writes it: blanks are merged, and empty text is gone."""
    return " ".join(re.sub("[\x00\ufffd]", "", text).split())


def test_two_hundred_scripts_in_the_lobby(infected: Watched, site: str) -> None:
    assert len(set(PAYLOADS)) == 200
    page = infected.page()
    page.get_by_role("button", name="Invite friends to SPICY").click()
    chat = page.get_by_role("log", name="Chat")
    expect(chat.locator("p")).to_have_count(200)
    for said, payload in zip(chat.locator("p").all_inner_texts(), PAYLOADS, strict=True):
        assert written(payload) in written(said)
    clean(page)


def test_two_hundred_scripts_at_the_table_in_its_log_and_at_its_end(infected: Watched, site: str) -> None:
    wish = {
        "name": "Ada",
        "settings": {"rules": {"game": "heated"}, "seats": 2, "speed": "relaxed", "public": True},
        "seats": [{}, {"bot": "casual"}],
        "origin": {"ply": 0, "record": NEAR_THE_END},
        "start": True,
    }
    key = post(f"{site}/api/tables", wish)
    page = infected.seat(key)
    clean(page)
    hand(page).get_by_role("button").click()
    page.get_by_role("button", name=re.compile("^Play ")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("log", name="What happened").get_by_role("listitem")).not_to_have_count(0)
    clean(page)
    page.get_by_role("link", name="Review").click()
    expect(page.locator("input[type=range]")).to_be_visible()
    clean(page)
    page.keyboard.press("ArrowRight")
    clean(page)


def test_two_hundred_scripts_where_tables_are_listed_and_joined(infected: Watched, site: str) -> None:
    wish = {"name": "Ada", "settings": {"rules": {"game": "spicy"}, "seats": 3, "public": True}}
    code = post(f"{site}/api/tables", wish)["code"]
    page = infected.page("/tables")
    expect(page.get_by_role("main").get_by_role("listitem")).not_to_have_count(0)
    clean(page)
    page.goto(f"/t/{code}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    clean(page)
