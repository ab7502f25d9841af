"""Cheat, in examples/cheat, played in every way: installed, and without a line about it in the package."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from installed import EXAMPLE, ROOT, Run

PLAYED = """
import sys
from scoville.bots import make_bot
from scoville.core import registry, stream
from scoville.lab.sequence import sequence_of
from scoville.record import dump, load

kind = registry.game("cheat")
def play(seed, players=("Ada", "Bo", "Cy"), bot="cat", seen=lambda *happened: None, rules=None):
    game = kind.new(players, seed, rules)
    bots = {seat: make_bot("cheat", bot, stream(seed, f"bot-{seat}")) for seat in range(len(players))}
    sequence_of("cheat").play(game, bots, stream(seed, "random"), seen)
    return game
"""


@pytest.fixture
def recorded(run: Run, tmp_path: Path) -> Path:
    (tmp_path / "game.toml").write_text(run("-c", PLAYED + "print(dump(play(7)), end='')"))
    return tmp_path / "game.toml"


def test_it_is_small_and_nobody_else_knows_it() -> None:
    lines = (EXAMPLE / "cheat" / "__init__.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 300
    sources = [*(ROOT / "src" / "scoville").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.*")]
    naming = [
        file.name for file in sources if "Cheat" in (text := file.read_text("utf-8", "replace")) or "cheat:" in text
    ]
    assert naming == ["registry.py"]  # which shows how a game registers


def test_a_record_loads_to_the_same_game(run: Run) -> None:
    code = """
for seed in range(20):
    game = play(seed, rules=kind.rules(most=1 + seed % 4))
    again = load(dump(game))
    assert dump(again) == dump(game) and again.view(0) == game.view(0) and again.winners == game.winners
print("most" in dump(game) or "usual")
"""
    assert run("-c", PLAYED + code) == "usual\n"


def test_a_bad_record_is_refused_with_a_sentence(run: Run) -> None:
    code = """
from scoville import BadRecord
head = 'format = 1\\ngame = "cheat"\\nplayers = ["Ada", "Bo"]\\nfirst = "Ada"\\nseed = 1\\n'
for more in ('actions = ["Bo says"]', 'actions = ["Ada sings"]', 'actions = ["clock expires"]',
             '[rules]\\nmost = 9', '[rules]\\nmost = "x"', '[rules]\\nleast = 1', '[position]'):
    try:
        load(head + more)
    except BadRecord as error:
        print(error)
"""
    assert run("-c", PLAYED + code).splitlines() == [
        'actions[0] "Bo says": You cannot do that now.',
        'actions[0] "Ada sings": That is not an action of this game.',
        'actions[0] "clock expires": Only the clock expires, and it does nothing else.',
        "`most` is a whole number from 1 to 4, not 9.",
        "[rules] `most` must be a whole number.",
        'There is no "least" in [rules].',
        'There is no key "position".',
    ]


def test_no_seat_sees_what_is_dealt_anew(run: Run) -> None:
    """Whatever a seat cannot see makes no difference to its view, its options or the facts it is told."""
    code = """
import msgspec
from scoville.server.shown import Shown

def sent(game, viewer, facts):
    return msgspec.json.encode(Shown(game, facts, game.waiting).of(viewer))

pairs = different = 0
for seed in range(12):
    def look(game, seat, action, facts):
        global pairs, different
        for viewer in range(3):
            other = game.clone()
            other.redeal(viewer, stream(f"{pairs:x}", "redeal"))
            pairs += 1
            different += other.hands != game.hands
            assert other.view(viewer) == game.view(viewer)
            assert other.legal(viewer) == game.legal(viewer)
            assert other.view(None) == game.view(None)
            assert sent(other, viewer, facts) == sent(game, viewer, facts)
            assert sorted(sum(map(sorted, other.hands), other.pile + other.claim + other.laid)) == sorted(game.cards)
    play(seed, seen=look)
assert different > pairs * 0.9, (different, pairs)
"""
    run("-c", PLAYED + code)


def test_many_games_are_simulated_and_bots_compared(run: Run) -> None:
    found = json.loads(
        run("-m", "scoville", "simulate", "cheat", "--games", "12", "--bots", "cat", "--seed", "1", "--json")
    )
    assert found["games"] == 12
    shown = run(
        "-m", "scoville", "tournament", "cheat", "--bots", "cat", "--deals", "8", "--seed", "1", "--workers", "1"
    )
    assert shown.startswith("CHEAT, 2 players")
    assert "random" in shown


def test_a_record_is_replayed(run: Run, recorded: Path) -> None:
    whole = json.loads(run("-m", "scoville", "replay", str(recorded), "--json"))
    assert whole["over"]
    assert [name for name, player in whole["players"].items() if not player["hand"]] == whole["winners"]
    seen = json.loads(run("-m", "scoville", "replay", str(recorded), "--json", "--as", "Bo"))
    assert seen["players"]["Bo"] == whole["players"]["Bo"]
    assert set(seen["players"]["Cy"]["hand"]) <= {"?"}
    steps = run("-m", "scoville", "replay", str(recorded), "--step", "--as", "Bo")
    assert "lays a card face down." in steps
    assert "Bo lays " in steps
    assert "has no cards left and wins." in steps
    german = run("-m", "scoville", "replay", str(recorded), "--lang", "de")  # its own words are English there too
    assert "cards in the pile" in german or "One card in the pile" in german


def test_environments_play_it(run: Run) -> None:
    code = """
import warnings
import numpy as np
from pettingzoo.test import api_test, parallel_api_test
from scoville.core import registry
from scoville.environments import gymnasium, pettingzoo
from scoville.environments.tables import describe, names_of
from scoville.environments.vector import VectorEnvironment

warnings.simplefilter("ignore")
api_test(pettingzoo.cheat_v0(players=3), 100)
parallel_api_test(pettingzoo.cheat_parallel_v0(players=3), 100)

many = VectorEnvironment("cheat", 5, 3, seed=5)
single = [registry.game("cheat").new(names_of(3), many.seed_of(i)) for i in range(5)]
ended = 0
while ended < 3:
    chosen = many.sample().copy()
    for i, game in enumerate(single):
        seat, action = int(many.to_move[i]), describe("cheat", int(chosen[i]))
        assert many.masks[i].sum() == len(game.legal(seat)) + many.masks[i][0]
        if chosen[i]:
            game.apply(seat, game.named(action))
    many.step(chosen)
    for i, game in enumerate(single):
        assert bool(many.dones[i]) == game.over
        if game.over:
            ended += 1
            assert many.rewards[i].argmax() == game.winners[0]
            single[i] = registry.game("cheat").new(names_of(3), many.seed_of(i))

agent = gymnasium.SeatEnvironment("cheat", bots=("cat", "cat"))
_, told = agent.reset(seed=1)
dice, over = np.random.default_rng(1), False
while not over:
    _, reward, over, _, told = agent.step(dice.choice(np.flatnonzero(told["action_mask"])))
print(reward in (1.0, -0.5))
"""
    assert run("-c", code).splitlines()[-1] == "True"


def test_a_mask_and_an_observation_tell_nothing_hidden(run: Run) -> None:
    code = """
from scoville.core import registry, stream
from scoville.core.seeds import Seeds
from scoville.environments.tables import make_tables

table = make_tables("cheat", 1, 3, None, False)[0]
table.new_game(Seeds(3), 0)
dice, seen, mask = stream(1, "choose"), bytearray(table.observation), bytearray(table.actions)
for step in range(300):
    for seat in range(3):
        shown = []
        for _ in range(2):
            table.write_observation(seat, memoryview(seen))
            table.write_mask(seat, memoryview(mask))
            shown.append((bytes(seen), bytes(mask)))
            table.deal_anew(seat, dice)
        assert shown[0] == shown[1]
    options = table.decisions()
    table.act(options[dice.below(len(options))])
    if table.mover < 0:
        table.new_game(Seeds(3), step)
"""
    run("-c", code)


def test_a_whole_game_is_played_by_keyboard_in_the_terminal(run: Run) -> None:
    code = """
import asyncio, math
from scoville.cli.game_command import command_of
from scoville.cli.terminal.app import PlayApp
from scoville.core.speeds import Speed
from scoville.server.local import Opponents
from scoville.locales import catalogue
from textual.widgets import Static

async def play():
    opponents = Opponents(("cat", "cat"), Speed(math.inf, math.inf, math.inf, math.inf, 0, 0), 1000)
    app = PlayApp(command_of("cheat").deal(("Ada", "Bo", "Cy"), opponents, 5, {}), catalogue("en"))
    async with app.run_test(size=(100, 34)) as pilot:
        await pilot.pause()
        game = app.table_screen.table.game
        while not game.over:
            offered = str(app.table_screen.query_one("#prompt-choices", Static).content)
            if game.turn == 0 and not game.waiting:
                await pilot.press("a" if "That is all" in offered else "enter")
            elif 0 in game.waiting:
                await pilot.press("a")
            else:
                await pilot.pause()
        while type(app.screen).__name__ != "Ask":
            await pilot.pause()
        told = " ".join(str(line.content) for line in app.table_screen.query("#story Static"))
        assert "Bo lays a card face down." in told or "Cy lays a card face down." in told
        print(load(dump(game)).winners == game.winners)

asyncio.run(play())
"""
    assert run("-c", PLAYED + code) == "True\n"


def test_the_commands_know_it(run: Run) -> None:
    """What needs a terminal says so in a sentence, as for every game."""
    code = (
        "from scoville.cli import main; import sys; sys.argv = ['scoville', 'play', 'cheat', '--name', 'Ada']; main()"
    )
    assert "cheat" in run("-m", "scoville", "play", "--help")
    told = run("-m", "scoville", "rules", "cheat", "--lang", "en")
    assert "The whole deck is dealt." in told
    assert "scoville rules" not in told, "no clause of another game is offered below its rules"
    with pytest.raises(AssertionError, match="terminal"):
        run("-c", code)


def test_a_game_without_lessons_says_which_have_some(run: Run) -> None:
    with pytest.raises(AssertionError, match=r"CHEAT has no lessons\. There are lessons for SPICY and HEATED\."):
        run("-m", "scoville", "lessons", "cheat", "--lang", "en")


def test_its_setting_is_known_everywhere(run: Run) -> None:
    """Declared in one line of its rules: an option of the commands, a key of records, an option of environments."""
    told = " ".join(run("-m", "scoville", "play", "--help").split())
    assert "--most N CHEAT: Cards at once. How many cards a player may lay in one turn. [default: 4]" in told
    simulate = ("-m", "scoville", "simulate", "cheat", "--games", "4", "--seed", "1", "--workers", "1", "--json")
    lengths = [json.loads(run(*simulate, *more))["length"] for more in ((), ("--most", "1"))]
    assert lengths[0] != lengths[1]
    with pytest.raises(AssertionError, match="`most` is a whole number from 1 to 4, not 9"):
        run(*simulate, "--most", "9")
    with pytest.raises(AssertionError, match="--most is for CHEAT, and this is SPICY"):
        run("-m", "scoville", "simulate", "spicy", "--games", "4", "--most", "1")
    told = " ".join(run("-m", "scoville", "rules", "cheat", "--most", "2").split())
    assert "Cards at once: 2" in told
    assert "you lay one to 2 cards face down" in told
    code = """
from scoville import BadSettings
from scoville.environments.tables import make_tables, rules_of

table = make_tables("cheat", 1, 3, {"most": 1}, False)[0]
assert table.game.rules.most == 1
for wrong in ({"most": 9}, {"least": 1}):
    try:
        rules_of("cheat", wrong)
    except BadSettings as error:
        print(error)
"""
    assert run("-c", code).splitlines() == [
        "`most` is a whole number from 1 to 4, not 9.",
        'CHEAT has no setting "least"; there are most.',
    ]


def test_the_page_about_games_shows_lines_of_it(run: Run) -> None:
    page = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(\w+)\n(.*?)```", page, re.DOTALL)
    shown = {"python": EXAMPLE / "cheat" / "__init__.py", "toml": EXAMPLE / "pyproject.toml"}
    for language, text in blocks:
        if language in shown:
            assert text in shown[language].read_text(encoding="utf-8")
    commands = [line.split() for language, text in blocks if language == "sh" for line in text.splitlines()]
    assert [command[0] for command in commands] == ["pip", "scoville", "scoville", "scoville"]
    for _, *arguments in commands[1:]:
        run("-m", "scoville", *arguments)
