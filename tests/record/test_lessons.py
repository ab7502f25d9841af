"""The lessons of the browser: every position, and everything that is asked for and answered, on the real rules."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from scoville.record import read

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
ALL = [
    pytest.param(game, lesson, id=f"{game}-{lesson['id']}")
    for game in ("spicy", "heated")
    for lesson in json.loads((GAMES / game / "lessons.json").read_text())
]


def record(game: str, lesson: dict[str, Any], actions: list[str]) -> str:
    return (
        f'format = 1\ngame = "{game}"\nplayers = ["You", "Bo", "Cy"]\nseed = 7\nactions = {json.dumps(actions)}\n'
        f"[position]\n{lesson['position']}\n"
    )


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_a_lesson_can_be_played_to_its_end(game: str, lesson: dict[str, Any]) -> None:
    actions: list[str] = list(lesson["before"])
    for ask in lesson["asks"]:
        assert re.search(ask["want"], ask["try"])
        actions += [f"You {ask['try']}", *ask["then"]]
    played = [game for game, _, _ in read(record(game, lesson, actions)).steps()]
    assert len(played) == len(actions)
