"""The companion over HTTP: plans for the printed cards, and clauses for a question."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from live_tables import running
from test_http import ask, request

from scoville.companion import find_clauses
from scoville.server.clock import ManualClock


def asked(tmp_path: Path, *paths: str, **options: Any) -> list[tuple[int, Any]]:
    found = []

    async def main() -> None:
        async with running(tmp_path / "db", **options) as here:
            for path in paths:
                status, _, body = await ask(here, request("GET", path))
                found.append((status, json.loads(body)))

    asyncio.run(main())
    return found


def test_a_plan_is_made_for_what_was_asked(tmp_path: Path) -> None:
    (status, plan), (_, again), (_, deck) = asked(
        tmp_path,
        "/api/companion/spicy?players=5&seed=7&edition=fr&draw=3",
        "/api/companion/spicy?players=5&seed=7&edition=fr&draw=3",
        "/api/companion/heated?players=3&seed=7&mode=classics",
    )
    assert status == 200
    assert plan == again
    assert (plan["values"]["below"], len(plan["drawn"]), plan["values"]["first"]) == (16, 3, "ate-spicy-last")
    assert {column["name"] for column in plan["pad"]["columns"]} == {"trophies", "won", "hand"}
    assert sum(row["count"] for row in deck["pack"]) == deck["values"]["deck"] == 112


def test_what_cannot_be_planned_gets_a_sentence(tmp_path: Path) -> None:
    wrong = [
        "/api/companion/spicy?players=9&seed=7",
        "/api/companion/spicy?players=x&seed=7",
        "/api/companion/spicy?players=3",
        "/api/companion/spicy?players=3&seed=zz",
        f"/api/companion/spicy?players=3&seed={'1' * 300}",
        "/api/companion/spicy?players=3&seed=7&lot=zz",
        "/api/companion/spicy?players=3&seed=7&edition=nonsense",
        "/api/companion/spicy?players=3&seed=7&variants=copy-cat,copy-cat",
        "/api/companion/heated?players=3&seed=7&add=blank",
        "/api/ask?q=trophy&lang=xx",
        "/api/ask?q=trophy&lang=en&game=nonsense",
    ]
    for path, (status, fault) in zip(wrong, asked(tmp_path, *wrong), strict=True):
        assert status == 400, path
        assert fault["sentence"], path
    ((status, fault),) = asked(tmp_path, "/api/companion/nonsense?players=3&seed=7")
    assert (status, fault["id"]) == (404, "unknown-route")


def test_a_question_is_answered_as_on_the_command_line(tmp_path: Path) -> None:
    question = "Darf ich meine eigene Kopie anzweifeln?"
    wish = urlencode({"q": question, "lang": "de"})
    (status, answer), (_, own), (_, nothing) = asked(
        tmp_path, f"/api/ask?{wish}", f"/api/ask?{wish}&game=spicy", "/api/ask"
    )
    assert status == 200
    assert [one["id"] for one in answer["clauses"]] == [one.clause.id for one in find_clauses(question, "de", most=10)]
    assert "S-WHO" in [one["id"] for one in answer["clauses"][:3]]
    assert {one["game"] for one in own["clauses"]} == {"spicy"}
    assert nothing["clauses"] == []


def test_both_are_limited_like_the_other_routes(tmp_path: Path) -> None:
    answers = asked(
        tmp_path, *["/api/ask?q=trophy&lang=en", "/api/companion/spicy?players=3&seed=7"] * 40, clock=ManualClock()
    )
    assert {status for status, _ in answers} == {200, 429}
    assert answers[-1][1]["id"] == "too-fast"
