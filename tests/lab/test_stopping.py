"""Ctrl+C in a long run, pairings without a deal, and the deals that are still needed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from command_line import scoville

from scoville import spicy
from scoville.cli.tournament import cell
from scoville.core.amounts import how_many, size
from scoville.lab.ratings import need_library, rate
from scoville.lab.tournament import Tournament

SLOW = """
import time
from pathlib import Path
from scoville.bots import Bot

class Slow(Bot):
    def __init__(self, dice):
        pass

    def choose(self, view, options):
        (Path(__file__).parent / "asked").touch()
        time.sleep(600)
"""
"""A bot whose first move takes longer than any test; the file `asked` appears once it thinks."""
PLAYING = {
    "simulate": ("simulate", "spicy", "--games", "20", "--players", "2"),
    "tournament": ("tournament", "spicy", "--deals", "20"),
    "balance": ("balance", "spicy", "--sweep", "players=2,3", "--games", "40"),
}


def tournament(until: float | None = None) -> Tournament:
    return Tournament("spicy", 2, spicy.Rules(), ("casual", "heuristic", "random"), 1, 100_000, until)


@pytest.mark.parametrize("command", PLAYING)
def test_the_second_interrupt_ends_slow_games_at_once(tmp_path: Path, command: str) -> None:
    (tmp_path / "slow.py").write_text(SLOW)
    file = tmp_path / "run.json"
    words = [*PLAYING[command], "--bots", f"{tmp_path / 'slow.py'}:Slow", "--workers", "2", "--resume", str(file)]
    playing = subprocess.Popen(
        [sys.executable, "-m", "scoville", *words], stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert playing.stderr is not None
    try:
        while playing.poll() is None and not (tmp_path / "asked").exists():
            os.sched_yield()
        os.killpg(playing.pid, signal.SIGINT)
        assert "finishing the games under way; Ctrl+C again stops at once" in playing.stderr.readline()
        os.killpg(playing.pid, signal.SIGINT)
        _, err = playing.communicate(timeout=300)
    finally:
        playing.kill()
    assert playing.returncode == 130
    assert "Traceback" not in err
    assert f"The same command goes on from {file}." in err
    assert json.loads(file.read_text())["format"] == 1


def test_a_pairing_without_a_deal_shows_no_share() -> None:
    need_library()
    played = tournament()
    played.pairings[0].shares[Fraction(1)] = 3
    assert cell(played, "casual", "heuristic").startswith("100.0%")
    assert cell(played, "heuristic", "random") == cell(played, "random", "heuristic") == "–"
    shares = [pairing["share"] for pairing in played.as_json()["pairings"]]
    assert shares[0]["value"] == 1
    assert shares[1:] == [None, None]
    assert [rating.bot for rating in rate(played.pairings)] == ["casual", "heuristic"]


def test_bots_that_never_met_are_rated_all_the_same() -> None:
    need_library()
    played = Tournament("spicy", 2, spicy.Rules(), ("casual", "heuristic", "cat", "random"), 1)
    for pairing in played.pairings:
        if {pairing.one, pairing.other} in ({"casual", "heuristic"}, {"cat", "random"}):
            pairing.shares[Fraction(1, 2)] = 3
    assert {rating.bot for rating in rate(played.pairings)} == {"casual", "heuristic", "cat", "random"}


def test_the_deals_still_needed_are_foreseen() -> None:
    played = tournament(until=0.02)
    assert played.deals_to_go() is None
    for pairing in played.pairings:
        pairing.shares.update({Fraction(0): 25, Fraction(1): 25})
    # Deals won or lost as a whole are worth one game each: ±2 points need 12,800 deals.
    assert played.deals_to_go() == 3 * (12_800 - 50)
    assert played.games_to_go() == 3 * (12_800 - 50) * 2
    played.until = 0.2
    assert played.deals_to_go() == 0
    played.until = None
    assert played.deals_to_go() == 3 * (100_000 - 50)


@pytest.mark.parametrize(
    "words", [("exploit", "spicy", "nobody"), ("learn", "spicy", "--imitate", "nobody:9", "--out", "x.npz")]
)
def test_a_wrong_bot_is_named_before_a_library_is_missed(words: tuple[str, ...]) -> None:
    done = scoville(*words)
    assert done.returncode == 2
    assert 'no bot "nobody"' in done.stderr


def test_amounts() -> None:
    assert [how_many(n, "game") for n in (0, 1, 2, 1000)] == ["0 games", "1 game", "2 games", "1,000 games"]
    assert [size(n) for n in (1, 999, 41_200, 3_200_000)] == ["1 byte", "999 bytes", "41 kB", "3.2 MB"]
