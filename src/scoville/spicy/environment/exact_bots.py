"""How exploitable a bot is on the exact ruler.

The bot itself gives its policy at an information set. It is created many times with different dice, notices
everything its seat has seen, like a bot that sits down in the middle, and chooses. The shares of its choices
are its policy. A best opponent also exploits the chance in those shares, so the figure is too high; more samples
lower it.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import numpy as np

from ... import spicy
from ...bots import make_bot
from ...bots.learned import read_network
from ...bots.network import Network
from ...core import Fact, stream
from ...environments.tables import names_of
from .. import Action, View
from ..bots.options import proper_options
from ..rules.notes import NOTE_GAME_ENDED, NOTES
from .codec import ACCEPT, LET_BE, PASS, encode
from .exact import Numbers, Tree
from .luck import DEALT, DECIDED, UNKNOWN, SpicyLuck
from .senses import posed

__all__ = ["SAMPLES", "ask", "bot_policy", "look_at", "network_policy", "seen_facts"]

SAMPLES: Final = 100
NETWORK: Final = "learned:"


def seen_facts(luck: SpicyLuck, seat: int) -> list[Fact]:
    """What `seat` has seen happen, as facts."""
    told = [row for row in luck.seen[seat] if row[0] not in {DECIDED, DEALT, NOTE_GAME_ENDED}]
    # A hidden card is any card until `seen_by` hides it.
    notes = [(kind, by, 0 if x == UNKNOWN else x, y, z) for kind, by, x, y, z in told]
    return [fact.seen_by(seat) for fact in NOTES.again(notes)]


def look_at(luck: SpicyLuck) -> tuple[View, list[Action]]:
    """What the mover sees and may do, in the form a bot gets."""
    game = spicy.new(names_of(luck.players), 0, luck.rules)
    game.state = luck.table.state.clone()
    return game.view(luck.mover), proper_options(game, luck.mover, luck.table.arbiter.reacting())


def bot_policy(tree: Tree, bot: str, samples: int = SAMPLES, seed: int = 0) -> Numbers:
    """The policy of a registered bot in both seats. Sets that its own play never reaches stay uniform. `learned:FILE`
    is not sampled, see `network_policy`."""
    if bot.startswith(NETWORK):
        return network_policy(tree, read_network(Path(bot.removeprefix(NETWORK))))
    policy = tree.uniform()
    for level in sorted(set(tree.set_level)):
        reached = tree.own_reach(policy)
        for number in np.flatnonzero((tree.set_level == level) & (reached > 0)):
            options = tree.options_of_set[number]
            if len(options) > 1:
                counts = ask(bot, tree.at_set[number], samples, f"{seed}/{number}")
                span = slice(tree.first_choice[number], tree.first_choice[number + 1])
                policy[span] = [counts[option] / samples for option in options]
    return policy


def network_policy(tree: Tree, network: Network) -> Numbers:
    """The policy of a network of `scoville learn` in both seats, computed without samples."""
    policy = tree.uniform()
    for number, luck in enumerate(tree.at_set):
        seen = np.zeros(luck.table.observation, np.uint8)
        luck.table.write_observation(luck.mover, seen.data)
        chances = np.array(network.chances(*posed(network.inputs, seen, tree.options_of_set[number])), np.float64)
        policy[tree.first_choice[number] : tree.first_choice[number + 1]] = chances / chances.sum()
    return policy


def ask(bot: str, luck: SpicyLuck, samples: int, name: str) -> Counter[int]:
    """How often the bot takes each first decision at an information set."""
    seat = luck.mover
    facts = seen_facts(luck, seat)
    view, options = look_at(luck)
    let_be = ACCEPT if luck.table.state.last_waits else LET_BE if luck.table.arbiter.reacting() else PASS
    counts = Counter[int]()
    for sample in range(samples):
        player = make_bot("spicy", bot, stream(sample, f"exact/{name}"))
        for fact in facts:
            player.notice(fact)
        action = player.choose(view, options)
        counts[let_be if action is None else encode(action)[0]] += 1
    return counts
