"""A bot's question at a live table contains nothing that its seat cannot see: byte for byte, in every phase."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest
from secrets_pairs import SECRET  # which finds the folders of the next two
from test_views import dealt_anew as spicy_anew
from walks import Table, walk

from scoville import heated, spicy
from scoville.core import Journal, stream
from scoville.heated import HOUSE_RULES, MODES
from scoville.heated.bots import heated_options
from scoville.heated.redeal import unseen_by
from scoville.server.players import SeatedBot
from scoville.server.umpire import AnyGame, umpire_of
from scoville.spicy import VARIANTS


def asked(world: AnyGame, told: AnyGame, seat: int) -> list[bytes]:
    """Everything a tiger on this seat would be asked now; `told` is the game whose facts it has seen."""
    umpire = umpire_of(world.name)
    found = []
    again = told.anew()
    facts = [fact for act in told.history for fact in again.apply(act.seat, act.action, act.time)]
    for occasion in umpire.occasions(world, seat):
        bot = SeatedBot(told, facts, seat, "tiger", SECRET)
        options = umpire.offered(world, occasion)
        shown = umpire.asked(world, (), seat, published=True)
        found.append(pickle.dumps(bot.question(world.view(seat), shown, options, 1.0)))
    return found


def hidden(world: Any) -> tuple[Any, ...]:
    piles = world.deck if world.name == "spicy" else world.draw_pile
    return (piles, *(world.hand(seat) for seat in range(len(world.players))))


@pytest.mark.parametrize("variant", [None, *VARIANTS])
def test_SPICY(variant: str | None) -> None:
    random = Random(5)
    rules = spicy.Rules("fr", (variant,) if variant else (), worlds_end_jitter=3)
    compared = 0
    for i, step in enumerate(walk(Table(rules, 4, 3), 80)):
        seat = i % 4
        other = spicy_anew(step.before, seat, random)
        assert hidden(other) != hidden(step.before)
        questions = asked(step.before, step.before, seat)
        assert asked(other, step.before, seat) == questions
        compared += len(questions)
    assert compared > 20


@pytest.mark.parametrize("mode", MODES)
def test_HEATED(mode: str) -> None:
    random = Random(5)
    house = tuple(rule for rule in HOUSE_RULES if random.random() < 0.5)
    compared = 0
    for index in range(4):
        game: Any = heated.new(("Ada", "Bo", "Cy", "Di"), index, heated.Rules(mode, house=house))
        for step in range(40):
            if game.over:
                break
            seat = step % 4
            other = game.clone()
            other.state = unseen_by(other.state, seat, discards=True).deal(stream(step, "anew"))
            other.state.journal = Journal()
            questions = asked(game, game, seat)
            assert asked(other, game, seat) == questions
            compared += len(questions)
            actor = random.choice(game.waiting) if game.waiting else game.turn
            game.apply(actor, random.choice(heated_options(game, actor)))
    assert compared > 20
