"""Games are found by entry point, known by their rooms, and named by nobody outside their folders."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest

import scoville
from scoville import BadSettings, heated, spicy
from scoville.core import GameKind, registry
from scoville.locales import catalogue, game_words
from scoville.record import dump, load

SOURCE = Path(scoville.__file__).parent
FOLDERS = ("spicy", "heated", "locales")
NAMED = re.compile(r"(?<![\w-])(spicy|heated|Spicy|Heated)(?!\w)")
HEAVY = ("fluent", "msgspec", "numpy", "pyspiel", "rich", "sqlalchemy", "starlette", "textual", "uvicorn", "click")


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """What installed packages offer; a test may add to it before it asks for games."""
    points = [EntryPoint(name, f"scoville.{name}:GAME", registry.ENTRY_POINTS) for name in ("heated", "spicy")]
    monkeypatch.setattr("scoville.core.registry.entry_points", lambda group: points)
    monkeypatch.setattr("scoville.core.registry.BROKEN", [])
    for known in (registry.games, game_words, catalogue):  # the catalogues hold the words of all games
        known.cache_clear()
    yield points
    for known in (registry.games, game_words, catalogue):
        known.cache_clear()


def offered(monkeypatch: pytest.MonkeyPatch, module: str, **things: object) -> None:
    made = ModuleType(module)
    vars(made).update(__file__=f"{module}.py", **things)  # where its own words would be looked for
    monkeypatch.setitem(sys.modules, module, made)


def test_ours_are_found_like_anybody_elses() -> None:
    assert list(registry.games()) == ["spicy", "heated"]
    assert registry.game("spicy") is spicy.GAME
    assert registry.kind_of(heated.new(["Ada", "Bo"], 1)) is heated.GAME


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSettings, match=r'^There is no game "chess"; there are spicy, heated\.$'):
        registry.game("chess")


def test_a_game_of_another_package_stands_beside_ours(
    monkeypatch: pytest.MonkeyPatch, installed: list[EntryPoint]
) -> None:
    words = object()
    kind = GameKind("other", spicy.new, spicy.Rules, 2, 6, ("over",), "other_game", {"words": words})
    offered(monkeypatch, "other_game", GAME=kind)
    installed.append(EntryPoint("other", "other_game:GAME", registry.ENTRY_POINTS))
    assert list(registry.games()) == ["spicy", "heated", "other"]
    assert registry.game("other").room("words") is words
    assert registry.game("other").room("umpire", "the usual") == "the usual"
    with pytest.raises(BadSettings, match=r"^OTHER has no wire\.$"):
        registry.game("other").needed("wire")


def test_two_games_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch, installed: list[EntryPoint]) -> None:
    offered(monkeypatch, "impostor", GAME=GameKind("spicy", spicy.new, spicy.Rules, 2, 6, (), "impostor"))
    installed.append(EntryPoint("spicy", "impostor:GAME", registry.ENTRY_POINTS))
    with pytest.raises(BadSettings, match=r"Two installed packages offer a game called .spicy.: .* and impostor:GAME"):
        registry.games()


def test_a_broken_game_keeps_nobody_from_playing(monkeypatch: pytest.MonkeyPatch, installed: list[EntryPoint]) -> None:
    installed.append(EntryPoint("gone", "nothing_of_this_name:GAME", registry.ENTRY_POINTS))
    offered(monkeypatch, "no_game", GAME="a text")
    installed.append(EntryPoint("text", "no_game:GAME", registry.ENTRY_POINTS))
    assert list(registry.games()) == ["spicy", "heated"]
    assert len(registry.BROKEN) == 2
    with pytest.raises(BadSettings, match=r"The game gone = nothing_of_this_name:GAME could not be loaded"):
        registry.game("gone")


def test_a_game_that_refuses_to_load_is_a_broken_one(
    monkeypatch: pytest.MonkeyPatch, installed: list[EntryPoint], tmp_path: Path
) -> None:
    """The catalogues hold the words of all games, so they cannot report errors before the games are known."""
    module = tmp_path / "refusing_game.py"
    module.write_text('from scoville import BadSettings\n\nraise BadSettings("deck-empty")\n', encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    installed.append(EntryPoint("refusing", "refusing_game:GAME", registry.ENTRY_POINTS))
    assert list(registry.games()) == ["spicy", "heated"]
    assert registry.BROKEN == [
        "The game refusing = refusing_game:GAME could not be loaded (BadSettings: deck-empty).",
    ]


@pytest.mark.parametrize("name", ["spicy", "heated"])
@pytest.mark.parametrize(
    "room",
    [
        *("board", "bots", "clauses", "command", "environment", "measures", "record", "sequence", "studies"),
        *("terminal", "umpire", "wire", "words"),
    ],
)
def test_both_games_have_the_same_rooms(name: str, room: str) -> None:
    assert registry.game(name).room(room) is not None


@pytest.mark.parametrize("module", ["scoville", "scoville.spicy", "scoville.heated"])
def test_a_game_is_imported_without_what_only_its_rooms_need(module: str) -> None:
    """And the rules can be played so."""
    code = (
        f"import sys, {module}; from scoville import heated, spicy, load, dump\n"
        "load(dump(spicy.new(['Ada', 'Bo'], 1))); load(dump(heated.new(['Ada', 'Bo'], 1)))\n"
        f"print(*(name for name in {HEAVY!r} if name in sys.modules))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert found.split() == []


def test_a_record_finds_its_game() -> None:
    for game in (spicy.new(["Ada", "Bo"], 1), heated.new(["Ada", "Bo"], 1)):
        assert load(dump(game)).name == game.name


def test_no_layer_names_a_game() -> None:
    """If code outside a game needs to know which game it is, `core.kind` lacks a room or a method."""
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        where = file.relative_to(SOURCE)
        if where.parts[0] in FOLDERS or where.as_posix() == "__init__.py":
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            found += [f"{where}:{number}: {line.strip()}"] if NAMED.search(line) else []
    assert found == []
