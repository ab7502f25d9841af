"""Games of bots and chance at every kind of table, with searches in the middle, to find stray indices.

`python tests/properties/fuzz.py --minutes 20` builds the core with the sanitizer and plays that long in it; a process
that dies has found something, and says which game it was. `--trapped` plays with the build that is installed, where a
stray index raises `Fault`; `--game N` plays one game again. In the tests a few games are played.

The tables: every mode, 2 to 10 players, all house rules and variants, ordinary deals and odd positions. Seats are
played by bots, some of which search, and by chance: any legal action of any seat, and the clock. At random points,
and in many windows of HEATED, the strongest bot explains what it thinks for a random seat. Records are written, read
again and explained at a random ply.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

for _folder in ("", "heated", "properties"):
    sys.path.append(str(Path(__file__).resolve().parents[1] / _folder))

import heated_walks
import walks
from both_builds import environment, sanitized

import scoville
from scoville import BadSettings, dump, heated, load, spicy
from scoville.bots import ask, explain, make_bot, sit_down, tell
from scoville.core import stream
from scoville.heated.bots import heated_options
from scoville.spicy.bots import proper_options
from scoville.spicy.rules.settings import MANNERS

BOTS = ("search:6", "search:6", "heuristic", "casual", "kitten", "cat", "random")
LONGEST = {"spicy": 160, "heated": 140}
WINDOW = 0.15
"""How often a seat that is asked in HEATED has the window explained."""
ANYWHERE = 0.02


def odd_heated(random: Random, rules: heated.Rules, players: int) -> heated.Position:
    """Hands of 1 to 40 cards, or of a single colour; any top; what is left lies on either pile."""
    cards = [heated.Card(kind) for kind in rules.cards(players).elements()]
    random.shuffle(cards)
    if random.random() < 0.3:
        cards.sort(key=lambda card: (card % 10, random.random()))
    most = random.choice([1, 2, 3, 9, max(1, len(cards) // players - 3)])
    hands = {seat: tuple(cards.pop() for _ in range(random.randint(1, most))) for seat in range(players)}
    top = random.choice(cards)
    cards.remove(top)
    under = random.choice([0, 0, len(cards) // 2, len(cards)])
    return heated.Position(
        hands=hands,
        top=top,
        colour=random.choice(list(heated.Colour)),
        discard=tuple(cards.pop() for _ in range(under)),
        draw_pile=tuple(cards) if random.random() < 0.5 else (),
        direction=random.choice(["right", "left"]),
        turn=random.randrange(players),
    )


def heated_table(random: Random) -> heated.Heated:
    players = random.randint(2, 10) if random.random() < 0.7 else 10
    given: dict[str, Any] = {
        "house": [rule for rule in heated.HOUSE_RULES if random.random() < 0.5],
        "heated_call": random.choice(["race", "automatic"]),
        "reaction_cards_oblige": random.random() < 0.5,
        "no_thanks_ends_turn": random.random() < 0.5,
        "blank": random.choice(heated_walks.BLANKS),
    }
    if players <= 3 and random.random() < 0.4:
        given["deck"] = heated_walks.deck_of_few(random)
    else:
        given["mode"] = random.choice([*heated.MODES, "chaos"])
        given["add"] = random.choice([(), ("spice-mix", "ghost"), ("reorganize", "give-take", "super-swap")])
    rules = heated.Rules(**given)
    position = odd_heated(random, rules, players) if random.random() < 0.5 else None
    return heated.new(heated_walks.NAMES[:players], random.getrandbits(60), rules, position=position)


def spicy_table(random: Random) -> spicy.Spicy:
    variants = random.choice(walks.VARIANT_SETS)
    players = random.randint(2, 6)
    size = random.choice([{}, {}, *walks.SIZES])
    rules = spicy.Rules(
        **size,
        edition=random.choice(walks.editions_for(variants)),
        variants=variants,
        manners=random.choice(MANNERS),
        worlds_end_jitter=random.randint(0, 5),
        open_deck=random.random() < 0.5,
    )
    return walks.Table(rules, players, random.getrandbits(60), random.random() < 0.5).game()


def new_table(random: Random) -> Any:
    """Not every combination makes a table: what is refused is drawn again."""
    while True:
        try:
            return heated_table(random) if random.random() < 0.7 else spicy_table(random)
        except BadSettings:
            continue


def play(number: int, counts: Counter[str]) -> None:
    """Game `number`: always the same one."""
    random = Random(number)
    game = new_table(random)
    seats = range(len(game.players))
    options = heated_options if game.name == "heated" else proper_options
    choose: Any = heated_walks.choose if game.name == "heated" else walks.choose
    bots = {seat: make_bot(game.name, random.choice(BOTS), stream(number, f"bot/{seat}")) for seat in seats}
    sit_down(bots, game)
    by_chance = random.choice([0.1, 0.4, 0.9])
    counts[game.name] += 1
    for _ in range(LONGEST[game.name]):
        if game.over:
            break
        asked = [seat for seat in (game.waiting or [game.turn]) if seat is not None and options(game, seat)]
        if asked and random.random() < (WINDOW if game.name == "heated" and game.waiting else ANYWHERE):
            explain(game, random.choice(asked), None, str(random.choice([8, 24])), number)
            counts["explains"] += 1
        who, action = choose(game, random)
        if asked and random.random() > by_chance:
            seat = random.choice(asked)
            chosen = ask(bots[seat], game.view(seat), options(game, seat))
            if chosen is not None:
                who, action = seat, chosen
                counts["decisions of bots"] += 1
        counts["decisions"] += 1
        tell(bots, game.apply(who, action))
    again = load(dump(game))
    ply = random.randint(0, len(again.history))
    try:
        explain(again, None, ply, "12", number)
        counts["records explained"] += 1
    except BadSettings:  # the game is over there, or nobody has anything to weigh
        pass


def fuzz(first: int, games: int, seconds: float) -> Counter[str]:
    """Plays this many games, or for this long."""
    counts: Counter[str] = Counter()
    start = time.monotonic()
    number = first
    while number < first + games or time.monotonic() - start < seconds:
        print(f"game {number}", file=sys.stderr, flush=True)  # the last line of a process that died
        play(number, counts)
        number += 1
        if number % 100 == 0:
            print(json.dumps(counts), flush=True)
    return counts


def main() -> None:
    given = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    given.add_argument("--minutes", type=float, default=0.0)
    given.add_argument("--games", type=int, default=0)
    given.add_argument("--game", type=int, help="play this one game again")
    given.add_argument("--first", type=int, default=0, help="number of the first game")
    given.add_argument("--trapped", action="store_true", help="with the build that is installed")
    chosen = given.parse_args()
    games, first = (1, chosen.game) if chosen.game is not None else (chosen.games, chosen.first)
    if chosen.trapped:
        assert scoville.compiled
        print(json.dumps(fuzz(first, games, chosen.minutes * 60)))
        return
    sources = sanitized()
    command = [sys.executable, __file__, "--trapped", "--minutes", str(chosen.minutes)]
    command += ["--games", str(games), "--first", str(first)]
    sys.exit(subprocess.run(command, check=False, env=environment(sources)).returncode)


if __name__ == "__main__":
    main()
