"""A puzzle in the terminal: a position, a few answers, and afterwards why one of them is the best."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain
from textwrap import wrap
from time import time
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from ..bots.puzzles import Puzzle, puzzle_room, puzzles_of, today
from ..core import BadSettings, Fact
from ..locales import Catalogue
from ..record import read, say
from .bars import bar
from .game_board import board_of
from .game_command import game_names
from .game_words import option_words, tell, words_of
from .output import Output
from .phrases import listing
from .replay import QUIT, page, pressed_keys

__all__ = ["show_puzzles"]

BEFORE = 6
"""Sentences about what happened before."""
ANOTHER = {"n", "N"}
NEXT = ANOTHER | {"\r", "\n", " "}


@dataclass(slots=True)
class Score:
    """This evening's answers, each puzzle once."""

    right: int = 0
    all: int = 0
    done: set[tuple[str, int]] = field(default_factory=set)

    def note(self, game: str, number: int, right: bool) -> None:
        if (game, number) not in self.done:
            self.done.add((game, number))
            self.all += 1
            self.right += right


class Sheet:
    """One puzzle, ready to be shown."""

    def __init__(self, words: Catalogue, game: str, number: int) -> None:
        puzzles = puzzles_of(game)
        self.game, self.number, self.count = game, number, len(puzzles)
        self.puzzle: Puzzle = puzzles[number - 1]
        self.facts: list[tuple[Any, Fact]] = []
        self.position: Any = None
        for position, _, facts in read(self.puzzle.record).steps():
            self.position = position
            self.facts += [(position, fact) for fact in facts]
        self.words = words_of(game).at_table(words, self.position.rules)
        self.name: str = self.position.players[self.puzzle.seat]
        legal = self.position.legal(self.puzzle.seat)
        self._options = {say(self.position, self.puzzle.seat, option).partition(" ")[2]: option for option in legal}

    def answer_words(self, answer: str | None) -> str:
        own = f"puzzle-answer-{self.game}-{answer or 'wait'}"
        if self.words.has(own):
            return self.words.say(own)
        return option_words(self.words, self.game, self.position.players, answer and self._options[answer])

    def ask(self, console: Output) -> None:
        """Prints the position and the answers."""
        say, seat = self.words.say, self.puzzle.seat
        number = say("puzzle-number", number=self.number, count=self.count)
        if self.number == today(self.count, time()):
            number = f"{say('puzzle-of-today')} ({number})"
        console.print(Text(f"{self.game.upper()} · {number}", "bold red"))
        console.print(say("puzzle-you", name=self.name))
        told = [tell(self.words, position, fact, seat) for position, fact in self.facts[-BEFORE:]]
        for line in chain.from_iterable(wrap(sentence, console.width - 2) for sentence in told):
            console.print(Text(f"  {line}", "dim"))
        console.print(board_of(self.game).draw(self.words, self.position, seat))
        own = f"puzzle-question-{self.game}"
        console.print(Text(say(own if self.words.has(own) else "puzzle-question"), "bold"))
        for key, answer in enumerate(self.puzzle.answers, start=1):
            console.print(Text.assemble("  ", (f" {key} ", "reverse bold"), f" {self.answer_words(answer)}"))

    def judge(self, console: Output, given: str | None) -> bool:
        """Prints whether it is the best answer, and why; returns it."""
        say, (best, *others) = self.words.say, self.puzzle.values
        right = bool(given == best.option)
        told = say("puzzle-right") if right else say("puzzle-wrong", best=self.answer_words(best.option))
        console.print(Text(told, "bold green" if right else "bold red"))
        chance, other = (round(100 * value.chance) for value in (best, others[0]))
        why = say("puzzle-why", best=self.answer_words(best.option), chance=chance, other=other)
        for line in wrap(why, console.width):
            console.print(line)
        for reason in self._reasons(others[0].option):
            for line in wrap(reason, console.width, subsequent_indent="  " if reason.startswith(" ") else ""):
                console.print(line)
        if (card := puzzle_room(self.game).truth(self.position)) is not None:
            console.print(say("puzzle-truth", card=words_of(self.game).word(self.words, card)))
        table = Table(box=None, pad_edge=False, show_header=False)
        for value in self.puzzle.values:
            mark = "▸" if value.option == given else ""
            chance_bar = bar(self.words, value.chance) if value.known else ""
            table.add_row(mark, Text(self.answer_words(value.option)), chance_bar)
        console.print(table)
        return right

    def _reasons(self, other: str | None) -> Iterator[str]:
        """What was measured for the best answer and against the next best, as the browser says it."""
        told = []
        for one in self.puzzle.reasons:
            counted = one.reason == "cards"
            best, less = (f"{x:.1f}" if counted else round(100 * x) for x in (one.best, one.other))
            name = "" if one.seat is None else self.position.players[one.seat]
            told.append(self.words.say(f"puzzle-reason-{self.game}-{one.reason}", best=best, other=less, name=name))
        none = f"puzzle-reason-{self.game}-none"
        if not told and self.words.has(none):
            told = [self.words.say(none)]
        if told:
            yield self.words.say("puzzle-reasons", next=self.answer_words(other))
        yield from (f"  {one}" for one in told)


def show_puzzles(words: Catalogue, game: str | None, number: int | None, answer: int | None) -> None:
    """The puzzle of the day or the one with this number. In a terminal others follow, as long as you like."""
    game = _game(words, game)
    count = len(puzzles_of(game))
    number = today(count, time()) if number is None else number
    if not 1 <= number <= count:
        raise BadSettings.plain(words.say("terminal-puzzle-number", game=game.upper(), count=count))
    sheet = Sheet(words, game, number)
    answers = sheet.puzzle.answers
    if answer is not None and not 1 <= answer <= len(answers):
        raise BadSettings.plain(words.say("terminal-puzzle-answer", count=len(answers)))
    console = page()
    if answer is None and console.is_terminal and sys.stdin.isatty():
        _play(console, sheet)
        return
    sheet.ask(console)
    if answer is None:
        console.print(Text(words.say("terminal-puzzle-how", game=game, number=number), "dim"))
    else:
        sheet.judge(console, answers[answer - 1])


def _game(words: Catalogue, game: str | None) -> str:
    """The game asked for, or the first that has puzzles."""
    having = [name for name in game_names() if puzzles_of(name)]
    if game is not None and game not in having:
        titles = listing(words, [name.upper() for name in having])
        raise BadSettings.plain(words.say("terminal-puzzle-none", game=game.upper(), games=titles))
    return game or having[0]


def _play(console: Output, sheet: Sheet) -> None:
    """One puzzle after the other, by single keys."""
    score = Score()
    with pressed_keys() as keys:
        while True:
            say, answers = sheet.words.say, sheet.puzzle.answers
            console.clear()
            sheet.ask(console)
            console.print(Text(say("terminal-puzzle-keys", count=len(answers)), "dim"))
            digits = {str(digit): given for digit, given in enumerate(answers, start=1)}
            key = next(key for key in chain(keys, QUIT) if key in digits or key in ANOTHER | QUIT)
            if key in digits:
                score.note(sheet.game, sheet.number, sheet.judge(console, digits[key]))
                told = say("puzzle-score", right=score.right, all=score.all)
                console.print(Text(f"{told} · {say('terminal-puzzle-keys-after')}", "dim"))
                key = next(key for key in chain(keys, QUIT) if key in NEXT | QUIT)
            if key in QUIT:
                break
            sheet = Sheet(sheet.words, sheet.game, sheet.number % sheet.count + 1)
    click.echo()
