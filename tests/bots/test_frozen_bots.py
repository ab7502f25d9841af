"""Frozen bots: they are found wherever a bot is named, and decide as they did when they were frozen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from both_builds import ROOT, environment, needs_compiler
from command_line import scoville
from frozen_decisions import BOTS as ASKED
from frozen_decisions import EACH, disagreements, stored
from sizes import sized

from scoville import compiled
from scoville.bots import VERSIONS, bots_of, make_bot, quickness_of
from scoville.core import BadSettings, stream
from scoville.heated.bots import HeatedHeuristicBot
from scoville.server.players import bots_for
from scoville.spicy.bots import HeuristicBot

GAMES = ("spicy", "heated")
HERE = Path(__file__).parent


@pytest.mark.parametrize("game", GAMES)
def test_they_decide_as_they_did(game: str) -> None:
    records = stored(game)
    assert sum(len(questions) for _, questions in records) == EACH
    every = sized(1, 1, interpreted=20)  # a search is slow there
    assert disagreements(records[::every]) == []


@needs_compiler
@pytest.mark.parametrize("game", GAMES)
def test_interpreted_they_decide_the_same(game: str) -> None:
    """A sample; `python tests/bots/frozen_decisions.py check` asks all."""
    command = [sys.executable, str(HERE / "frozen_decisions.py"), "check", game, "40"]
    done = subprocess.run(
        command, env=environment(ROOT / "src", SCOVILLE_INTERPRETED="1"), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", VERSIONS)
def test_every_version_is_offered_and_named_in_tournaments_and_simulations(game: str, version: str) -> None:
    names = [f"heuristic@{version}", f"tiger@{version}"]
    assert set(names) <= set(bots_for(game))
    assert [quickness_of(name) for name in names] == [100, quickness_of("tiger")]
    bots = ",".join((names[0], f"{names[1]}:1"))
    shorter = [] if compiled or game == "heated" else ["--worlds-end", "3"]  # a search is slow there
    for command in (["tournament", game, "--deals", "1"], ["simulate", game, "--games", "1"]):
        done = scoville(*command, "--players", "2", "--seed", "1", "--bots", bots, *shorter)
        assert done.returncode == 0, done.stderr
        assert f"tiger@{version}:1" in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_version_is_one_sentence(game: str) -> None:
    known = ", ".join(VERSIONS)
    with pytest.raises(BadSettings, match=rf'^There is no version "9\.9" of the bot tiger; there is {known}\.$'):
        make_bot(game, "tiger@9.9", stream(1, "bot"))
    with pytest.raises(BadSettings, match=r'^There is no bot "cat@0\.1"'):
        make_bot(game, "cat@0.1", stream(1, "bot"))
    with pytest.raises(BadSettings, match="A frozen tiger counts playouts"):
        make_bot(game, "tiger@0.1:200ms", stream(1, "bot"))


def test_a_version_plays_with_its_own_weights() -> None:
    spicy, heated = (make_bot(game, "heuristic@0.1", stream(1, "bot")) for game in GAMES)
    assert isinstance(spicy, HeuristicBot)
    assert (spicy.weights(2).passing, spicy.weights(3).passing) == (196, 247)
    assert isinstance(heated, HeatedHeuristicBot)
    assert heated.policy.wild == 315


def test_what_was_stored_is_of_bots_that_there_are() -> None:
    assert {name.partition(":")[0] for name in ASKED} <= {*bots_of("spicy"), *bots_of("heated")}
