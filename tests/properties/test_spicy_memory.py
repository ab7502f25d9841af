"""What a seat remembers is what happened, and no more than it could see."""

from __future__ import annotations

from collections import Counter

import pytest
from walks import FEW, Table, walk

from scoville.bots import catch_up, make_bot
from scoville.core import stream
from scoville.spicy import Rules
from scoville.spicy.bots import HonestBot, Memory
from scoville.spicy.rules.codes import CARD_MASK, SEAT_SHIFT


@pytest.mark.parametrize("variants", FEW, ids=str)
def test_a_memory_agrees_with_the_table_at_every_step(variants: tuple[str, ...]) -> None:
    for seed, players, manners in ((1, 2, "guided"), (2, 4, "tabletop"), (3, 6, "guided")):
        memories = [Memory() for _ in range(players)]
        for step in walk(Table(Rules(variants=variants, manners=manners), players, seed)):
            for seat, memory in enumerate(memories):
                for fact in step.facts:
                    memory.notice(fact.seen_by(seat))
            state = step.game.state
            laid = step.game.stack
            for seat, memory in enumerate(memories):
                assert [(card.by, card.claim, card.copy) for card in memory.stack] == [
                    (card.by, card.claim, card.copy) for card in laid
                ]
                for remembered, card in zip(memory.stack, laid, strict=True):
                    assert remembered.card in (None, card.card)
                    assert (remembered.card is not None) >= (card.by == seat)
                won = [state.card_at(2, i) for i in range(state.won_n)]
                for owner in range(players):
                    pile = [card & CARD_MASK for card in won if card >> SEAT_SHIFT == owner]
                    known = memory.piles.get(owner, [])
                    assert len(known) == len(pile)
                    for remembered, kind in zip(known, pile, strict=True):
                        assert remembered.card in (None, kind)
                        assert (remembered.card is not None) >= (remembered.by == seat or remembered.open)
                assert min(memory.unseen(step.game.view(seat))) >= 0
                assert memory.stands == (bool(laid) and state.doubters == 0 and not step.game.over) or step.game.over


def test_what_is_unseen_is_all_that_lies_hidden() -> None:
    """With nothing revealed and nothing of its own laid, a seat has not seen all but its hand."""
    game = Table(Rules(), 3, 1).game()
    unseen = Counter(dict(enumerate(Memory().unseen(game.view(0)))))
    assert unseen == Counter(map(int, (*game.hand(1), *game.hand(2), *game.deck)))


def test_a_bot_that_sits_down_later_remembers_the_same() -> None:
    bot = make_bot("spicy", "honest", stream(1, "bot"))
    assert isinstance(bot, HonestBot)
    game = Table(Rules(variants=("spice-raider", "change-your-luck")), 3, 4).game()
    for step in walk(Table(game.rules, 3, 4), 60):
        game = step.game
        for fact in step.facts:
            bot.notice(fact.seen_by(1))
    late = make_bot("spicy", "honest", stream(1, "bot"))
    assert isinstance(late, HonestBot)
    catch_up(late, 1, game)
    ours, theirs = vars(late.memory), vars(bot.memory)
    habits = [
        [(of.blind(seat), of.rash(seat)) for seat in range(3)] for of in (ours.pop("habits"), theirs.pop("habits"))
    ]
    assert habits[0] == habits[1]
    assert ours == theirs
    assert late.memory.revealed
    assert late.memory.drawn
