"""`scoville replay`: plays records; shows the position reached, as JSON for tools, or the game step by step."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from typing import Any

import click
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..core import CLOCK, BadRecord, Fact, quote
from ..locales import LANGUAGES, Catalogue, catalogue, preferred_language
from ..notation import Record, picture, read
from ..notation.record import LONGEST
from ..spicy import Card, Challenge, LaidCard, Spice, Spicy, Trait
from ..spicy.cards import WILD_SPICE
from ..spicy.facts import GameEnded
from .story import card_words, claim_words, listing, tell

try:
    import termios
    import tty
except ImportError:  # Windows
    termios = None  # type: ignore[assignment]

__all__ = ["command"]

WIDEST = 96
"""Wider tables are hard to read."""
SHOWN = 8
"""As many cards of a stack are shown; the rest is counted."""
STYLES = {Spice.CHILI: "red", Spice.WASABI: "green", Spice.PEPPER: "blue", None: "magenta"}
FORWARD = {"\r", "\n", " ", "\x1b[C", "\x1bOC", "\xe0M"}
BACK = {"\x7f", "\b", "\x1b[D", "\x1bOD", "\xe0K"}
QUIT = {"q", "Q", "\x1b", "\x04"}


@click.command(name="replay", short_help="Replay records of games.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print the position reached, one JSON document per file.")
@click.option("--as", "viewer", metavar="NAME", help="Only what this player may see.")
@click.option("--step", is_flag=True, help="Show the game action by action; on a terminal with the keys → ← q.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language.")
def command(files: tuple[str, ...], as_json: bool, viewer: str | None, step: bool, lang: str | None) -> None:
    """Plays the records FILE... and shows the positions they reach. FILE - is standard input."""
    if as_json and step:
        raise click.UsageError("--json prints the position reached; it does not go with --step.")
    words = catalogue(lang or preferred_language())
    failed = False
    for file in files:
        try:
            record = read(read_text(file))
            seat = None if viewer is None else seat_of(record, viewer)
            if as_json:
                click.echo(json.dumps(picture(record.play(), seat)))
            elif step:
                show_steps(words, shown(file), record, seat)
            else:
                show_end(words, shown(file), record, seat)
        except BadRecord as error:
            failed = True
            click.echo(f"scoville: {shown(file)}: {error}", err=True)
            if as_json:
                click.echo(json.dumps({"error": str(error), "at": error.at}))
    if failed:
        sys.exit(1)


def shown(file: str) -> str:
    """A file's name, safe to print."""
    return file if file and file.isprintable() else quote(file)


def read_text(file: str) -> str:
    """A file's text, never more of it than a record can be long."""
    try:
        if file == "-":
            raw = sys.stdin.buffer.read(LONGEST + 1)
        else:
            with Path(file).open("rb") as stream:
                raw = stream.read(LONGEST + 1)
    except FileNotFoundError:
        raise BadRecord("There is no such file.") from None
    except IsADirectoryError:
        raise BadRecord("This is a directory, not a file.") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "its name is impossible"
        raise BadRecord(f"This cannot be read: {reason}.") from None
    if len(raw) > LONGEST:
        raise BadRecord(f"This is longer than any record ({LONGEST // 1024 // 1024} MB).")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(f"This is not text in UTF-8 (byte {error.start}).") from None


def seat_of(record: Record, name: str) -> int:
    players: tuple[str, ...] = record.game.players
    if name not in players:
        raise BadRecord(f"Nobody here is called {quote(name)}; the players are {', '.join(players)}.")
    return players.index(name)


# --- for readers --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment of a game: the action that led to it (none at the start) and what followed."""

    number: int
    game: Spicy
    text: str
    facts: list[Fact]


def frames(record: Record) -> Iterator[Frame]:
    yield Frame(0, spicy(record.game), "", [])
    for number, (game, text, facts) in enumerate(record.steps(), 1):
        yield Frame(number, spicy(game.clone()), text, facts)


def spicy(game: Any) -> Spicy:
    if not isinstance(game, Spicy):
        raise BadRecord(f"A game of {game.name.upper()} is shown only with --json.")
    return game


def show_end(words: Catalogue, file: str, record: Record, seat: int | None) -> None:
    game = spicy(record.play())
    console = page()
    console.print(title(words, file, game, seat))
    console.print(board(words, game, seat))
    if game.reason:
        console.print(tell(words, game.players, GameEnded(game.reason, game.winners, game.scores)))


def show_steps(words: Catalogue, file: str, record: Record, seat: int | None) -> None:
    console = page()
    if not (console.is_terminal and sys.stdin.isatty() and file != "-"):
        for frame in frames(record):
            console.print(picture_of(words, file, frame, seat))
        return
    coming = frames(record)
    seen = [next(coming)]
    at = 0
    with pressed_keys() as keys:
        while at < len(seen):
            console.clear()
            console.print(picture_of(words, file, seen[at], seat))
            console.print(words.say("replay-keys"), style="dim")
            key = next(key for key in chain(keys, QUIT) if key in FORWARD | BACK | QUIT)
            if key in QUIT:
                return
            at = at + 1 if key in FORWARD else max(0, at - 1)
            if at == len(seen):
                seen += islice(coming, 1)  # a refused action ends the show with its sentence


def page() -> Console:
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console


@contextmanager
def pressed_keys() -> Iterator[Iterator[str]]:
    """The keys as they are pressed. None is lost between two of them, so an arrow can be held down."""
    if termios is None:
        yield iter(click.getchar, "")
        return
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)

    def keys() -> Iterator[str]:
        with suppress(KeyboardInterrupt):
            while pressed := os.read(terminal, 64):
                yield from re.findall(r"\x1b[\[O].|.", pressed.decode(errors="replace"), re.DOTALL)

    try:
        tty.setcbreak(terminal, termios.TCSADRAIN)
        yield keys()
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def title(words: Catalogue, file: str, game: Spicy, seat: int | None) -> Text:
    parts = [words.say("replay-after", count=len(game.history))]
    if seat is not None:
        parts.append(words.say("replay-seen-by", name=game.players[seat]))
    return Text.assemble((file, "bold"), ": SPICY, ", ", ".join(parts))


def picture_of(words: Catalogue, file: str, frame: Frame, seat: int | None) -> RenderableType:
    """One step: what was done, what followed, and the table then."""
    if not frame.number:
        head = Text.assemble((words.say("replay-start"), "bold"), f" · {file}")
    else:
        head = Text(words.say("replay-step", number=frame.number), "bold")
        if seat is None:  # the record names the cards, which one player may not know
            head.append(f" · {' '.join(frame.text.split())}", "not bold dim")
    story = [Text(tell(words, frame.game.players, fact, seat)) for fact in frame.facts]
    if frame.number and frame.game.history[-1].seat == CLOCK:  # not a fact: only what it closes is one
        story.insert(0, Text(words.say("replay-clock")))
    return Group(Rule(head, align="left", style="dim"), *story, board(words, frame.game, seat), "")


# --- the table ------------------------------------------------------------------------------------


def board(words: Catalogue, game: Spicy, seat: int | None) -> RenderableType:
    """Hands, stack and deck as `seat` may see them; None sees all."""
    view = game.view(seat)
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0), expand=True)
    table.add_column("", width=1)
    table.add_column(words.say("board-player"), overflow="fold")
    table.add_column(words.say("board-hand"), ratio=1)
    for column in ("won", "trophies", "score"):
        table.add_column(words.say(f"board-{column}"), justify="right")
    for i, player in enumerate(view.players):
        known = game.hand(i) if seat is None else view.hand if i == seat else None
        hand = Text(words.say("board-hidden-hand", count=player.hand)) if known is None else hand_words(words, known)
        mark = "▶" if i == view.turn else ""
        name = Text(player.name, "bold" if i == view.turn else "")
        table.add_row(mark, name, hand, str(player.points), "★" * player.trophies or "–", str(player.score))
    lines: list[RenderableType] = [Padding(table, (1, 0))]
    stack = game.stack if seat is None else view.stack
    lines.append(words.say("board-stack", count=len(stack)))
    lines += [Padding(laid_words(words, game.players, laid), (0, 0, 0, 4)) for laid in stack[: -SHOWN - 1 : -1]]
    if len(stack) > SHOWN:
        lines.append("    " + words.say("board-below", count=len(stack) - SHOWN))
    above = game.above_worlds_end if seat is None else view.above_worlds_end
    if above is None:
        lines.append(words.say("board-deck", count=view.deck))
    else:
        lines.append(words.say("board-deck-above", count=view.deck, above=above))
    return Group(*lines, *(Text(line) for line in next_lines(words, game)))


def next_lines(words: Catalogue, game: Spicy) -> Iterator[str]:
    """Who may do what now: everybody at the table sees that."""
    names = game.players
    if game.paw is not None:
        yield words.say("board-paw", name=names[game.paw])
    if game.turn is None:
        return
    if game.waiting:
        yield words.say("board-waiting", names=listing(words, [names[i] for i in game.waiting]))
        return
    yield words.say("board-turn", name=names[game.turn])
    if game.stack:
        challenge = Challenge(Trait.WRONG if game.stack[-1].copy else Trait.NUMBER)
        may = [name for name in names if game.accepts(name, challenge)]
        if may:
            yield words.say("board-challenge", names=listing(words, may))


def hand_words(words: Catalogue, hand: tuple[Card, ...]) -> Text:
    """`chili 1 4 · pepper 10 · wild spice`, each spice in its colour."""
    groups = []
    for spice in Spice:
        numbers = [str(card.number) for card in hand if card.spice is spice]
        if numbers:
            groups.append(Text(f"{words.say(f'board-spice-{spice}')} {' '.join(numbers)}", STYLES[spice]))
    groups += [Text(card_words(words, card), STYLES[None]) for card in hand if card >= WILD_SPICE]
    if not groups:
        return Text(words.say("board-empty-hand"), "dim")
    return Text(" · ").join(groups)


def laid_words(words: Catalogue, names: tuple[str, ...], laid: LaidCard) -> Text:
    """`4 chili, says Bo (5 wasabi)`; the card only for who knows it."""
    if laid.claim is None:
        line = Text(words.say("board-under", name=names[laid.by]))
    else:
        how = "board-copied" if laid.copy else "board-declared"
        line = Text(words.say(how, claim=claim_words(words, laid.claim), name=names[laid.by]))
    if laid.card is not None:
        line.append_text(Text.assemble(" (", (card_words(words, laid.card), STYLES[laid.card.spice]), ")"))
    return line
