"""PokerKit: fixed-limit hold'em for four, all that can be automated automated."""

from __future__ import annotations

from importlib import import_module
from random import Random

from driver import Play, serve


def fixed_limit(luck: Random) -> Play:
    pokerkit = import_module("pokerkit")
    automated = tuple(pokerkit.Automation)

    def play(count: int) -> tuple[int, float]:
        decisions = 0
        for _ in range(count):
            hand = pokerkit.FixedLimitTexasHoldem.create_state(automated, True, 0, (1, 2), 2, 4, 200, 4)
            while hand.status:
                options = []
                if hand.can_fold():
                    options.append(hand.fold)
                if hand.can_check_or_call():
                    options.append(hand.check_or_call)
                if hand.can_complete_bet_or_raise_to():
                    options.append(hand.complete_bet_or_raise_to)
                luck.choice(options)()
                decisions += 1
        return decisions, count

    return play


if __name__ == "__main__":
    serve("pokerkit", {"fixed-limit hold'em": fixed_limit})
