"""The bot of docs/bots.md is run as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from scoville.bots import make_bot
from scoville.core import stream
from scoville.lab import TableSpec, play_game
from scoville.spicy import Pass, Play, Rules

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def test_the_twenty_line_bot_of_the_guide_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    (source,) = (
        block for block in re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL) if "class Saint" in block
    )
    assert len(source.strip().splitlines()) <= 28
    monkeypatch.setattr("scoville.bots.bot.BOTS", {})
    space: dict[str, Any] = {}
    exec(source, space)
    assert type(make_bot("spicy", "saint", stream(1, "bot"))).__name__ == "Saint"
    said = []

    def watch(game: Any, seat: int, action: Any, facts: Any) -> None:
        said.append(action)

    spec = TableSpec("spicy", 2, Rules(), ("saint", "saint"), 1)
    play_game(spec, 0, watch)
    plays = [action for action in said if isinstance(action, Play)]
    assert plays
    assert all(int(play.card) == int(play.claim) for play in plays), "it never lies"
    assert any(isinstance(action, Pass) for action in said)
