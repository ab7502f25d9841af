"""`scoville verify`: a true record is proved, every lie is found, and a short script finds the same."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from scoville import heated, spicy
from scoville.cli.verify import command
from scoville.core import CLOCK, Expire, combine, commit, stream
from scoville.locales import LANGUAGES
from scoville.record import Live, Race, Runner, dump, load, read
from scoville.record.record import AnyGame

SECRET = "5ca1ab1e" * 8
NONCES = {0: "rain-42", 2: "A_b"}
PLAYERS = ("Ada", "Bo", "Cy")


def finished(game: AnyGame, choice: int = 1) -> AnyGame:
    """Plays any legal actions to the end."""
    luck = random.Random(choice)
    while not game.over:
        seats = game.may_act()
        if not seats or luck.random() < 0.05:
            game.apply(CLOCK, Expire(), len(game.history) + 0.125)
            continue
        seat = luck.choice(seats)
        game.apply(seat, luck.choice(game.legal(seat)), len(game.history) + 0.125)
    return game


SEED = combine(SECRET, [NONCES.get(seat) for seat in range(3)])


def live_record(name: str = "spicy") -> str:
    game: AnyGame = spicy.new(PLAYERS, SEED) if name == "spicy" else heated.new(PLAYERS, SEED)
    return dumped(game)


def dumped(game: AnyGame, first: str | None = None, at_random: int | None = None) -> str:
    finished(game)
    live = Live(
        speed="blitz",
        begun=datetime(2026, 5, 1, 19, 30, tzinfo=UTC),
        commitment=commit(SECRET),
        secret=SECRET,
        nonces=NONCES,
        names={0: 'Ada "the\\cat" Łukasz\n\x7f', 1: "Bo"},
        bots={2: "casual"},
        first=first,
        variants_at_random=at_random,
        round=2,
        totals={0: 3, 1: -14, 2: 0},
        reason=game.reason,
        winners=game.winners,
        races=(Race(3, "coin", (Runner(1, "slaps"), Runner(0, "slaps"), Runner(2, "challenges", 35))),),
    )
    return dump(game, live)


TRUE = live_record()


def run(text: str, *arguments: str) -> Result:
    return CliRunner().invoke(command, ["-", "--lang", "en", *arguments], input=text)


@pytest.mark.parametrize("name", ["spicy", "heated"])
def test_a_true_record_is_proved(name: str) -> None:
    result = run(live_record(name), "--commitment", commit(SECRET), "--nonce", "Ada=rain-42", "--nonce", "Cy=A_b")
    assert result.exit_code == 0, result.output
    assert result.output.splitlines()[-1] == "Proved, but for what is marked with a question mark."
    assert "✗" not in result.output
    assert result.output.count("✓") == 9
    (unproved,) = [line for line in result.output.splitlines() if "?" in line]
    assert "one race (a coin was tossed once) is what the server measured" in unproved
    without = run(re.sub(r"races = \[\n.*\n\]\n", "", live_record(name)))
    assert without.output.splitlines()[-1] == "Proved."


@pytest.mark.parametrize("name", ["spicy", "heated"])
def test_S_FIRST_H_FIRST_who_starts_is_proved_or_said_to_be_unproved(name: str) -> None:
    new = spicy.new if name == "spicy" else heated.new
    drawn = stream(SEED, "first").below(3)
    for first in range(3):
        text = dumped(new(PLAYERS, SEED, first=first), "drawn")
        result = run(text)
        assert result.exit_code == (first != drawn)
        says = "✓ The seed says who starts." if first == drawn else "✗ The seed makes somebody else start."
        assert says in result.output
        for why, note in (("set", "the host chose so"), ("winner", "round before"), ("", "drawn or chosen")):
            told = run(text.replace('first = "drawn"\n', f'first = "{why}"\n' if why else ""))
            assert told.exit_code == 0
            (line,) = [line for line in told.output.splitlines() if note in line]
            assert line.startswith("  ? ")
            assert f"{PLAYERS[first]} starts" in line


@pytest.mark.parametrize("count", [1, 2])
def test_S_UP_1_what_was_turned_up_at_random_is_proved(count: int) -> None:
    """The English edition allows two."""
    drawn = spicy.random_variants(SEED, count)
    others = tuple(name for name in spicy.VARIANTS if name not in drawn)[:count]
    for variants, status, says in ((drawn, 0, "✓ The seed turns up these"), (others, 1, "✗ The seed turns up other")):
        game = spicy.new(PLAYERS, SEED, spicy.Rules(edition="en-revised", variants=variants))
        text = dumped(game, "drawn", count)
        result = run(text)
        assert result.exit_code == status, result.output
        assert says in result.output
        for written, note in (
            ("variants_at_random = 0\n", "? The record says that the host chose the SPICE IT UP cards"),
            ("", "does not say"),
        ):
            told = run(text.replace(f"variants_at_random = {count}\n", written))
            assert told.exit_code == 0
            assert note in told.output


def test_nothing_turned_up_where_something_should_have_been_is_found() -> None:
    assert run(dumped(spicy.new(PLAYERS, SEED), "drawn", 1)).exit_code == 1


def test_a_nonce_is_known_by_the_name_on_screen() -> None:
    text = TRUE.replace('Bo = "Bo"', 'Cy = "Čyril"')
    assert "✓ What Čyril added is part of the seed." in run(text, "--nonce", "Čyril=A_b").output
    assert run(text, "--nonce", "Čyril=rain-42").exit_code == 1


@pytest.mark.parametrize("name", ["spicy", "heated"])
def test_a_record_keeps_what_the_live_table_told(name: str) -> None:
    text = live_record(name)
    record = read(text)
    assert dump(record.play(), record.live) == text
    assert record.play().history[0].time == 0.125
    assert dump(load(text)) == text[: text.index("\n[live]")]


def other_hash(text: str) -> str:
    return text.replace(commit(SECRET), "0" * 64)


LIES = {
    "another secret": (TRUE.replace(SECRET, "0" * 64), ["secret does not have the hash", "do not make this seed"]),
    "another commitment": (other_hash(TRUE), ["secret does not have the hash"]),
    "another seed": (re.sub(r'seed    = ".*"', 'seed    = "7"', TRUE), ["do not make this seed"]),
    "another nonce": (TRUE.replace("rain-42", "rain-43"), ["do not make this seed"]),
    "a nonce on another seat": (TRUE.replace('Cy = "A_b"', 'Bo = "A_b"'), ["do not make this seed"]),
    "a nonce left out": (TRUE.replace(', Cy = "A_b"', ""), ["do not make this seed"]),
    "players in another order": (TRUE.replace('["Ada", "Bo", "Cy"]', '["Bo", "Ada", "Cy"]'), ["do not make"]),
    "other winners": (re.sub(r"winners = \[.*\]", "winners = []", TRUE), ["does not end as recorded"]),
    "another end": (re.sub(r'reason = ".*"', 'reason = "dry"', TRUE), ["does not end as recorded"]),
    "an action left out": (re.sub(r"  \"[^\"]*\",\n\]\n", "]\n", TRUE, count=1), ["does not end as recorded"]),
    "an action too much": (TRUE.replace("actions = [", 'actions = [\n  "Cy challenges spice",'), ["does not replay"]),
    "cards laid out": (TRUE.replace("[live]", '[position]\ndeck = "w3"\n\n[live]'), ["not dealt by the seed"]),
    "no secret": (re.sub(r'secret = ".*"\n', "", TRUE), ["not revealed"]),
    "no live table": (TRUE[: TRUE.index("[live]")], ["not from a live table"]),
    "taken up from another game": (TRUE.replace("[live]", "[live]\nbranch = 2"), ["proves nothing"]),
}


@pytest.mark.parametrize("lie", LIES)
def test_every_lie_is_found(lie: str) -> None:
    text, reasons = LIES[lie]
    assert text != TRUE
    result = run(text)
    assert result.exit_code == 1
    assert not isinstance(result.exception, Exception), result.exception
    assert result.output.splitlines()[-1] == "Not proved."
    for reason in reasons:
        assert reason in result.output


def test_what_somebody_noted_before_the_deal_is_compared() -> None:
    for wrong in (["--commitment", "0" * 64], ["--nonce", "Ada=rain"], ["--nonce", "Bo=x"], ["--nonce", "Zed=x"]):
        result = run(TRUE, *wrong)
        assert result.exit_code == 1
        assert result.output.count("✗") == 1
    assert run(TRUE, "--nonce", "Ada").exit_code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str) -> None:
    started = dumped(spicy.new(PLAYERS, SEED, spicy.Rules(variants=("copy-cat",)), first=1), "set", 0)
    said = [started.replace('first = "set"', f'first = "{why}"') for why in ("drawn", "set", "winner")]
    said += [started.replace("at_random = 0", f"at_random = {count}") for count in range(6)]
    said += [re.sub(r'\nfirst = "set"\nvariants_at_random = 0', "", started)]
    for text in [TRUE, *said, *(lie for lie, _ in LIES.values())]:
        result = run(text, "--lang", language, "--commitment", "x", "--nonce", "Ada=rain-42")
        assert not isinstance(result.exception, Exception), result.exception


FAULTS = {
    'speed = "fast"': "must be one of relaxed, live, blitz",
    "speed = 1": "[live] `speed` must be a text",
    "begun = 2026-05-01": "date and time",
    "begun = 2026-05-01T19:30:00": "offset",
    'commitment = "5F"': "64 hexadecimal digits",
    'secret = "' + "g" * 64 + '"': "64 hexadecimal digits",
    'nonces = { Ada = "a/b" }': "A nonce is",
    'nonces = { Zed = "a" }': "Zed",
    "names = { Ada = 1 }": "Ada",
    'totals = { Ada = "1" }': "whole number",
    "branch = 99": "0 to 2",
    "round = 0": "`round` in [live]",
    'winners = ["Zed"]': "Zed",
    "races = [1]": "list of tables",
    'races = [{ at = 0, by = "time" }]': "`order`",
    'races = [{ at = 0, by = "luck", order = ["Ada slaps"] }]': "time, rule, coin",
    'races = [{ at = 2, by = "time", order = ["Ada slaps"] }]': "0 to 1",
    'races = [{ at = 0, by = "time", order = ["Ada sleeps"] }]': "no runner",
    'races = [{ at = 0, by = "time", order = ["Ada slaps 35"] }]': "no runner",
    'races = [{ at = 0, by = "time", order = ["Zed slaps"] }]': "Zed",
    'races = [{ at = 0, by = "time", order = ["Ada slaps"], margin = 1 }]': "margin",
    'first = "Ada"': "must be one of drawn, set, winner",
    "variants_at_random = 7": "0 to 6",
    "colour = 1": "colour",
}


@pytest.mark.parametrize("line", FAULTS)
def test_a_fault_of_the_live_table_is_one_sentence(line: str) -> None:
    head = 'format = 1\ngame = "spicy"\nplayers = ["Ada", "Bo"]\nactions = ["Ada passes", "Bo passes"]\nfirst = "Ada"\n'
    result = run(f"{head}[live]\n{line}\n")
    assert result.exit_code == 1
    assert not isinstance(result.exception, Exception), result.exception
    (said,) = result.stderr.splitlines()
    assert FAULTS[line] in said


# --- anybody's own lines ---------------------------------------------------------------------------

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "record.md").read_text(encoding="utf-8")


def documented(name: str) -> str:
    (script,) = re.findall(rf"```python\n(# {name} RECORD\n.*?)```", DOCUMENT, re.DOTALL)
    return str(script)


def run_script(script: str, text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Isolated, so that nothing but the standard library is there."""
    (folder / "script.py").write_text(script, encoding="utf-8")
    (folder / "record.toml").write_text(text, encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(folder / "script.py"), str(folder / "record.toml")]
    return subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8")


def test_the_script_of_the_documentation_finds_the_same(tmp_path: Path) -> None:
    script = documented("check_shuffle.py")
    assert len(script.strip().splitlines()) <= 20
    assert run_script(script, TRUE, tmp_path).returncode == 0
    for name in ("another secret", "another commitment", "another seed", "another nonce", "a nonce on another seat"):
        result = run_script(script, LIES[name][0], tmp_path)
        assert result.returncode == 1
        assert result.stderr.startswith("This is not the se")


@pytest.mark.parametrize("name", ["spicy", "heated"])
@pytest.mark.parametrize("seed", ["7", "a5", SEED, "1b", "2c", "3d"])
def test_the_script_of_the_documentation_deals_the_same_hands(tmp_path: Path, name: str, seed: str) -> None:
    text = dumped(spicy.new(PLAYERS, seed) if name == "spicy" else heated.new(PLAYERS, seed))
    told = run_script(documented("deal.py"), text, tmp_path).stdout.splitlines()
    game = read(text).game
    assert isinstance(game, spicy.Spicy | heated.Heated)
    assert told[:3] == [f"{player} {' '.join(sorted(map(str, game.hand(player))))}" for player in PLAYERS]
    assert told[3:-1] == ([f"top {heated.Card(game.state.piles.top)}"] if isinstance(game, heated.Heated) else [])
    assert told[-1] == f"first {PLAYERS[game.anew().turn or 0]}"


def test_a_game_of_the_terminal_says_why_there_is_nothing_to_prove(tmp_path: Path) -> None:
    """Not that its secret comes later: it has none."""
    file = tmp_path / "game.toml"
    file.write_text(dump(finished(spicy.new(PLAYERS, 7)), Live(speed="relaxed", bots={1: "cat", 2: "cat"})))
    done = CliRunner().invoke(command, [str(file), "--lang", "en"])
    assert done.exit_code == 1
    assert "No hash was published before the deal" in done.output
    assert "not revealed" not in done.output
