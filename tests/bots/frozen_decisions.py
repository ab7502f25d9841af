"""What the frozen bots decided when they were frozen. `python tests/bots/frozen_decisions.py` wrote frozen_decisions/;
`… check` asks all bots again.

A file holds records, one after the other, as `scoville replay` reads them. The decisions follow each record: after how
many actions, whose, and what each bot chose, written as in a record; `-` is to let things be. A bot is created anew for
each question, knows everything its seat has seen, and its dice depend on nothing else. So a decision does not depend on
the code that asks. Never rewrite the files for the same version: a bot that decides differently is another version.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from scoville import dump, heated, spicy
from scoville.bots import ask, make_bot
from scoville.core import BadSettings, Fact, stream
from scoville.heated import HOUSE_RULES, MODES, BlankCard
from scoville.heated.bots import heated_options
from scoville.lab.arena import play_game
from scoville.lab.spec import TableSpec
from scoville.record import read, say
from scoville.spicy import EDITIONS, VARIANTS
from scoville.spicy.bots import proper_options

FOLDER: Final = Path(__file__).with_name("frozen_decisions")
BOTS: Final = ("heuristic@0.1", "tiger@0.1:40")
EACH: Final = 500
RECORDS: Final = 40
LONGEST: Final = 120
"""Actions: a game is cut there."""
RULE: Final = "\n" + "#" * 40 + "\n\n"
LINE: Final = re.compile(r"#> (\d+) (\w+): (.*?) \| (.*)")

Question = tuple[int, str, tuple[str, ...]]
"""After how many actions, whose, and the choice of each bot."""


def options_of(game: Any, seat: int) -> list[Any]:
    """What a bot is asked there."""
    if isinstance(game, heated.Heated):
        return list(heated_options(game, seat))
    return list(proper_options(game, seat, reacting=game.turn != seat))


def decide(game: Any, told: list[Fact], start: Any, seat: int, name: str) -> str:
    """What the bot chooses now, as text; `told` are the facts of this seat."""
    bot = make_bot(game.name, name, stream(len(game.history), f"{name}/{seat}"))
    bot.sit_down(start.view(seat))
    for fact in told:
        bot.notice(fact)
    choice = ask(bot, game.view(seat), options_of(game, seat))
    return "-" if choice is None else say(game, seat, choice, None).partition(" ")[2]


def walk(text: str) -> Iterator[tuple[Any, list[list[Fact]], Any]]:
    """The game after each of its actions, what each seat was told, and the game at the start."""
    record = read(text)
    played = read(text).play()
    game, start = record.game, record.game.clone()
    told: list[list[Fact]] = [[] for _ in game.players]
    yield game, told, start
    for act in played.history:
        facts = game.apply(act.seat, act.action, act.time)
        for seat, seen in enumerate(told):
            seen += [fact.seen_by(seat) for fact in facts]
        yield game, told, start


def stored(game: str) -> list[tuple[str, list[Question]]]:
    """The records of a game with their decisions."""
    found: list[tuple[str, list[Question]]] = []
    for text in (FOLDER / f"{game}.txt").read_text(encoding="utf-8").split(RULE):
        lines = [LINE.fullmatch(line) for line in text.splitlines() if line.startswith("#>")]
        found.append((text, [(int(line[1]), line[2], (line[3], line[4])) for line in lines if line is not None]))
    return found


def disagreements(records: Sequence[tuple[str, list[Question]]]) -> list[str]:
    """Where the bots decide differently today."""
    wrong = []
    for text, questions in records:
        due = {ply: (name, chosen) for ply, name, chosen in questions}
        for game, told, start in walk(text):
            name, chosen = due.get(len(game.history), ("", ()))
            for bot, choice in zip(BOTS, chosen, strict=False):
                seat = game.seat(name)
                now = decide(game, told[seat], start, seat, bot)
                if now != choice:
                    wrong.append(
                        f"{game.name} {game.setup.seed} {len(game.history)} {name}, {bot}: {choice}, now {now}"
                    )
    return wrong


# --- writing them ------------------------------------------------------------------------------------


def some_rules(game: str, luck: Random, i: int) -> tuple[Any, int]:
    """Every edition and mode in turn, everything else at random."""
    while True:
        try:
            if game == "spicy":
                few = luck.choice([(), (luck.choice(list(VARIANTS)),), tuple(luck.sample(list(VARIANTS), 3))])
                edition, manners = list(EDITIONS)[i % len(EDITIONS)], luck.choice(["guided", "guided", "tabletop"])
                return spicy.Rules(edition=edition, variants=few, manners=manners), 2 + i % 5
            return heated.Rules(
                mode=list(MODES)[i % len(MODES)],
                house=tuple(luck.sample(list(HOUSE_RULES), luck.choice([0, 0, 2, 6]))),
                heated_call=luck.choice(["race", "race", "automatic"]),
                reaction_cards_oblige=luck.random() < 0.2,
                no_thanks_ends_turn=luck.random() < 0.2,
                blank=luck.choice([None, "draw4", BlankCard("Clean", everyone_discards=1, next_draws=2)]),
            ), 2 + i % 9
        except BadSettings:
            continue


def played(game: str, i: int, luck: Random) -> str:
    """The record of a game between all sorts of bots."""
    rules, players = some_rules(game, luck, i)
    seats = tuple(luck.choice(["heuristic@0.1", "casual", "random"]) for _ in range(players))
    games: list[Any] = []
    play_game(TableSpec(game, players, rules, seats, i), 0, lambda table, *_: games.append(table))
    whole = games[-1]
    cut = whole.anew()
    for act in whole.history[: luck.randint(40, LONGEST)]:
        cut.apply(act.seat, act.action, act.time)
    return dump(cut)


def write(game: str) -> None:
    luck = Random(game)
    texts: list[str] = []
    written = 0
    for i in range(RECORDS):
        text = played(game, i, luck)
        steps = sum(1 for _ in walk(text))
        wanted = (EACH - written) // (RECORDS - i)
        places = set(luck.sample(range(steps), min(steps, wanted * 3)))
        lines: list[str] = []
        for table, told, start in walk(text):
            if table.over or len(table.history) not in places or len(lines) == wanted:
                continue
            asked = list(table.waiting) or [
                seat for seat in table.may_act() if seat == table.turn or luck.random() < 0.3
            ]
            seat = luck.choice(asked) if asked else -1
            # A player who had to discard a colour was then imagined without such a card: the decision meant nothing.
            senseless = isinstance(table, heated.Heated) and table.view(None).acting == heated.Card("apocalypse")
            if seat >= 0 and not senseless and len(options_of(table, seat)) > 1:
                chosen = [decide(table, told[seat], start, seat, bot) for bot in BOTS]
                lines.append(f"#> {len(table.history)} {table.players[seat]}: {' | '.join(chosen)}")
        written += len(lines)
        texts.append(text + "\n" + "\n".join(lines) + "\n")
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game}.txt").write_text(RULE.join(texts), encoding="utf-8")
    print(f"{game}: {written} decisions of each of {', '.join(BOTS)} in {len(texts)} records")


if __name__ == "__main__":
    if sys.argv[1:2] == ["check"]:  # check [GAME [RECORDS APART]]
        games = sys.argv[2:3] or ["spicy", "heated"]
        found = [line for each in games for line in disagreements(stored(each)[:: int((*sys.argv[3:], "1")[0])])]
        print("\n".join(found) or "They decide as they did.")
        sys.exit(bool(found))
    for each in sys.argv[1:] or ["spicy", "heated"]:
        write(each)
