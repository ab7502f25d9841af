"""`scoville companion`: a plan on paper, and the score pad in the terminal, saved as it is played and gone on with."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from command_line import scoville
from terminals import Typist
from textual.pilot import Pilot

from scoville.cli.terminal.companion import CompanionApp
from scoville.companion import Evening, Sheet, Unreadable
from scoville.locales import LANGUAGES, catalogue

NAMES = ("Ada", "Benjamin", "Charlotte", "Dora", "Emil", "Friederike", "Gustav", "Hanna", "Ida", "Jo")
Steps = Callable[[CompanionApp, Pilot[None]], Awaitable[None]]


def seen(app: CompanionApp) -> list[str]:
    """The screen as it is drawn."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip) for strip in strips]


def flat(app: CompanionApp) -> str:
    return " ".join(" ".join(seen(app)).replace("┃", " ").split())


def sit(
    file: Path, game: str, players: int, steps: Steps, *, lang: str = "en", size: tuple[int, int] = (60, 20)
) -> None:
    async def main() -> None:
        try:
            evening = Evening.read(file, game)
        except FileNotFoundError:
            evening = Evening.begin(game, NAMES[:players], {}, "7")
        app = CompanionApp(catalogue(lang), evening, file)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(app, pilot)

    asyncio.run(main())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
@pytest.mark.parametrize(("game", "players"), [("spicy", 6), ("heated", 10)])
def test_everything_fits(tmp_path: Path, game: str, players: int, size: tuple[int, int], lang: str) -> None:
    words = catalogue(lang)

    def say(id: str, **values: str | int) -> str:
        return " ".join(words.say(id, **values).split())  # as `flat` shows it, without no-break spaces

    async def steps(app: CompanionApp, pilot: Pilot[None]) -> None:
        assert say("companion-title", game=game.upper()) in flat(app)
        assert len(seen(app)) == size[1]
        assert "…" not in flat(app)
        assert "1. " in flat(app)
        await pilot.press("enter")
        for name in NAMES[:players]:
            assert name in flat(app)
        end = "w" if game == "heated" else "e"
        label = f"companion-{game}-ending-{'out' if game == 'heated' else 'worlds-end'}"
        assert say(f"{label}.button") in flat(app)
        await pilot.press(end)
        assert say(label) in flat(app)
        rows = [row.strip(" ▸★") for row in seen(app)]
        for name in NAMES[:players]:
            (own,) = (row for row in rows if row.startswith(f"{name} ") and row[-1].isdigit())  # with their points
            assert len(own.split()) == (2 if game == "heated" else 4) + 1
        await pilot.press("?")
        await pilot.pause()
        assert say("companion-terminal-ask") in flat(app)
        await pilot.press(*"trophy", "enter")
        await pilot.pause()
        await pilot.press("escape")
        assert NAMES[0] in flat(app)

    sit(tmp_path / "score.json", game, players, steps, lang=lang, size=size)


def test_spicy_is_played_to_the_end_saved_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "score.json"

    async def first(app: CompanionApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "down", "+", "+")  # Benjamin's second trophy
        assert "A second trophy ends the game at once. Benjamin wins!" in flat(app)
        await pilot.press("n", "up", "+", "e", "right", "1", "2")  # Ada: a trophy, 12 cards won
        assert "Ada wins!" in flat(app)
        await pilot.press("down", "2", "4", "right", "2")  # Benjamin: 24 cards won, 2 left in hand
        assert "Ada and Benjamin win together!" in flat(app)

    async def second(app: CompanionApp, pilot: Pilot[None]) -> None:
        assert "Ada and Benjamin win together!" in flat(app)  # nothing was lost
        await pilot.press("n")
        assert "Game 3" in flat(app)
        assert "Ada ★1" in flat(app)
        assert "Benjamin ★2" in flat(app)
        await pilot.press("u")
        assert "Ada and Benjamin win together!" in flat(app)
        for _ in range(40):
            await pilot.press("u")
        assert "Game 1" in flat(app)
        assert app.evening.now == Sheet()
        assert app.evening.sheets == ()

    sit(file, "spicy", 3, first)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept["now"]["counts"]["won"] == [12, 24, 0]
    assert [path.name for path in file.parent.iterdir()] == ["score.json"]
    sit(file, "spicy", 3, second)


def test_heated_is_played_over_rounds(tmp_path: Path) -> None:
    async def steps(app: CompanionApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "down", "w")
        assert "Benjamin wins!" in flat(app)
        await pilot.press("n")
        assert "Benjamin won the last round and starts." in flat(app)
        await pilot.press("e", "3", "up", "5", "down", "down", "3")  # nothing left to draw: 5, 3, 3
        assert "Benjamin and Charlotte win together!" in flat(app)
        await pilot.press("n")
        assert "Benjamin ★2" in flat(app)
        assert "Charlotte ★1" in flat(app)

    sit(tmp_path / "score.json", "heated", 3, steps)


def test_points_are_counted_as_in_the_browser(tmp_path: Path) -> None:
    """What each thing is worth stands above it, and the points of all games beside those of this one."""

    async def steps(app: CompanionApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "+", "e", "right", "7", "n")  # Ada: a trophy and 7 cards won
        await pilot.press("+")
        assert "(+10 each)" in flat(app)
        assert "Points in" in flat(app)
        (ada,) = (row for row in seen(app) if "Ada" in row)
        assert ada.split()[-3:] == ["1", "10", "17"]

    sit(tmp_path / "score.json", "spicy", 3, steps)


def test_the_names_are_asked_for_until_they_fit(tmp_path: Path, terminal: tuple[int, int]) -> None:
    """On a real terminal: the question ends with its own full stop, and a mistake is answered with the question."""
    file = tmp_path / "score.json"
    with Typist(terminal, tmp_path, "companion", "spicy", "--file", str(file), "--lang", "en") as person:
        person.until("with commas between them.\r\n> ")
        person.type("Ada,Bo,Ada\n")
        person.until("Two players are called Ada.")
        person.until("with commas between them.\r\n> ")
        person.type("Ada,Bo\n")
        person.until("real table")
        person.type("q")
        person.until("Saved in")
        assert person.ended() == 0
    assert json.loads(file.read_text(encoding="utf-8"))["names"] == ["Ada", "Bo"]


def test_keys_that_mean_nothing_change_nothing(tmp_path: Path) -> None:
    async def steps(app: CompanionApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "-", "n", "w", "u", "x", "f", "tab", "9")
        assert app.evening.now == Sheet()
        await pilot.press("s")
        assert "How" not in flat(app)
        assert "1. Shuffle the 100 spicy cards" in flat(app)

    sit(tmp_path / "score.json", "spicy", 3, steps)


def test_a_lot_and_other_cards_can_be_drawn_again(tmp_path: Path) -> None:
    async def steps(app: CompanionApp, pilot: Pilot[None]) -> None:
        drawn, first = set(), set()
        starter = app.plan.first
        for _ in range(12):
            await pilot.press("r")
            drawn.add(app.plan.drawn)
            assert app.plan.first == starter  # other cards, the same starter
        for _ in range(20):
            await pilot.press("l")
            first.add(app.plan.first)
        assert len(drawn) > 1
        assert len(first) > 1

    sit(tmp_path / "score.json", "spicy", 4, steps)


def test_a_small_window_says_so(tmp_path: Path) -> None:
    async def steps(app: CompanionApp, pilot: Pilot[None]) -> None:
        assert "The window is too small" in flat(app)

    sit(tmp_path / "score.json", "spicy", 4, steps, size=(40, 12))


def test_what_cannot_be_saved_is_said(tmp_path: Path) -> None:
    async def steps(app: CompanionApp, pilot: Pilot[None]) -> None:
        app.file = tmp_path / "here" / "x.json"
        (tmp_path / "here").write_text("in the way")
        await pilot.press("enter", "+")
        assert "cannot be written" in flat(app)
        app.file = tmp_path / "x.json"
        await pilot.press("+")
        assert "cannot be written" not in flat(app)

    sit(tmp_path / "score.json", "spicy", 4, steps)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[1]",
        '{"game": "heated", "names": ["Ada", "Bo"], "asked": {}, "seed": "7"}',
        '{"game": "spicy", "names": ["Ada", "Bo"], "asked": {}, "seed": "7", "now": {"counts": {"won": [1]}}}',
        '{"game": "spicy", "names": ["Ada", "Bo"], "asked": {}, "seed": "7", "now": {"named": [5]}}',
    ],
)
def test_a_file_that_is_no_score_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "score.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable):
        Evening.read(file, "spicy")
    done = scoville("companion", "spicy", "--file", str(file))
    assert done.returncode == 1
    assert "is not a readable score pad" in done.stderr
    assert file.read_text(encoding="utf-8") == text


def test_without_a_terminal_the_plan_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "score.json"
    asked = (
        "companion",
        "spicy",
        "--players",
        "Ada,Bo,Cy",
        "--edition",
        "de",
        "--draw",
        "2",
        "--seed",
        "7",
        "--lang",
        "de",
    )
    done = scoville(*asked, "--file", str(file))
    assert done.returncode == 0, done.stderr
    assert "Zählt unten vom Nachziehstapel 40 Karten ab" in " ".join(done.stdout.split())
    assert done.stdout.count(" · ") == 2  # two SPICE IT UP cards
    assert scoville(*asked, "--plan").stdout == done.stdout
    assert not file.exists()


def test_the_plan_of_heated_lists_the_cards() -> None:
    done = scoville("companion", "heated", "--players", "7", "--mode", "classics", "--plan", "--lang", "en")
    assert "Play with these 112 cards." in done.stdout
    assert "80 / 80  0 to 9" in done.stdout
    assert "0 / 8   TOO HOT" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("spicy", "--players", "7"), "2 to 6"),
        (("spicy", "--players", "Ada"), "2 to 6"),
        (("spicy", "--players", "Ada,Bo,ada", "--lang", "en"), "Two players are called ada."),
        (("spicy", "--mode", "chaos"), "is for HEATED"),
        (("spicy", "--edition", "xx"), "en-revised"),
        (("heated", "--mode", "caos"), "chaos"),
        (("spicy", "--draw", "9"), "0 to 6"),
        (("cheese",), "There is no game"),
    ],
)
def test_wrong_use_gets_a_sentence(arguments: tuple[str, ...], says: str) -> None:
    done = scoville("companion", *arguments, "--plan")
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_a_score_of_another_number_of_players_is_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "score.json"
    Evening.begin("spicy", NAMES[:4], {}, "7").write(file)
    done = scoville("companion", "spicy", "--players", "3", "--file", str(file), "--lang", "en")
    assert done.returncode == 2
    assert "This score is for 4 players" in done.stderr
    assert scoville("companion", "spicy", "--file", str(file)).returncode == 0
