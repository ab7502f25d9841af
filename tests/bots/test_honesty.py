"""Bots are honest over whole games: a twin that notices the same and sees another world chooses the same.

Two bots of the same name and the same luck sit on one seat for a whole game. Before each decision everything that the
seat cannot see is dealt again: hands, deck, stack and won cards, in HEATED the draw pile and the discards. One bot is
asked at the real table, its twin at the other one. A bot that peeks is the control: this must find it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sizes import sized

from scoville import heated, spicy
from scoville.bots import LEVELS, Bot, Budget, bots_of, make_bot, room_of
from scoville.core import Dice, Fact, Journal, stream
from scoville.heated.redeal import unseen_by
from scoville.lab.sequence import sequence_of

sys.path.append(str(Path(__file__).resolve().parents[1] / "properties"))

from test_views import dealt_anew

PLAYOUTS = sized(8, 24, interpreted=2)
RULES: dict[str, Any] = {"spicy": spicy.Rules(worlds_end_jitter=3), "heated": heated.Rules("chaos")}
NEW: dict[str, Any] = {"spicy": spicy.new, "heated": heated.new}
PLAYERS = ("Ada", "Bo", "Cy")


def other_world(game: Any, seat: int, random: Random) -> Any:
    """The same table to this seat; everything else is dealt again."""
    if game.name == "spicy":
        return dealt_anew(game, seat, random)
    other = game.clone()
    other.state = unseen_by(other.state, seat, discards=True).deal(stream(random.getrandbits(64), "anew"))
    other.state.journal = Journal()
    return other


class Twins(Bot[Any, Any]):
    """Two bots on one seat. `game` is set once the table is there."""

    def __init__(self, pair: tuple[Bot[Any, Any], Bot[Any, Any]], random: Random) -> None:
        self.pair = pair
        self.random = random
        self.game: Any = None
        self.asked = self.differed = 0
        self.seen: dict[str, Any] = {}
        """What a cheating bot peeks at: the world in which it is asked."""

    def sit_down(self, view: Any) -> None:
        for bot in self.pair:
            bot.sit_down(view)

    def notice(self, fact: Fact) -> None:
        for bot in self.pair:
            bot.notice(fact)

    def choose(self, view: Any, options: Sequence[Any]) -> Any | None:
        other = other_world(self.game, view.seat, self.random)
        assert other.view(view.seat) == view, "the seat sees no difference"
        chosen = []
        for bot, world in zip(self.pair, (self.game, other), strict=True):
            self.seen["world"] = world
            chosen.append(bot.choose(world.view(view.seat), options))
        self.asked += 1
        self.differed += chosen[0] != chosen[1]
        return chosen[0]


class Cheat(Bot[Any, Any]):
    """Chooses by the next player's hand, which it has no business to know."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.seen = seen

    def choose(self, view: Any, options: Sequence[Any]) -> Any | None:
        hand = self.seen["world"].hand((view.seat + 1) % len(view.players))
        return options[sum(map(int, hand)) % len(options)] if options else None


def play(game: str, name: str, index: int) -> Twins:
    """A whole game with twins on one seat and `casual` on the others."""
    table = NEW[game](PLAYERS, index, RULES[game])
    twins = Twins((Cheat({}), Cheat({})), Random(index))
    if name == "cheat":
        twins.pair = (Cheat(twins.seen), Cheat(twins.seen))
    else:
        one, two = (make_bot(game, name, stream(index, "twin")) for _ in range(2))
        for bot in (one, two):
            if getattr(bot, "budget", None) is not None and vars(bot)["budget"].milliseconds != 0:
                vars(bot)["budget"] = Budget(playouts=PLAYOUTS)
        twins.pair = (one, two)
    twins.game = table
    seat = index % len(PLAYERS)
    bots: dict[int, Bot[Any, Any]] = {
        other: make_bot(game, "casual", stream(index, f"bot/{other}")) for other in range(len(PLAYERS))
    }
    bots[seat] = twins
    for at, bot in bots.items():
        bot.sit_down(table.view(at))
    sequence_of(game).play(table, bots, Dice(1, 2, 3, index + 1), lambda *_: None)
    assert table.over
    return twins


OWN = {game: sorted({*room_of(game).bots, *LEVELS} - {"random"}) for game in NEW}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in NEW for name in OWN[game]])
def test_a_bot_plays_a_whole_game_by_what_it_can_know(game: str, name: str) -> None:
    assert name in bots_of(game)
    games = [play(game, name, index) for index in range(sized(2, 2, interpreted=1))]
    assert sum(twins.asked for twins in games) > 10
    assert not any(twins.differed for twins in games)


@pytest.mark.parametrize("game", NEW)
def test_a_bot_that_peeks_is_found(game: str) -> None:
    twins = play(game, "cheat", 1)
    assert twins.differed > 0
