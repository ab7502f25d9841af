"""`scoville replay`: plays records and shows the final position, as JSON for tools, or the game step by step."""

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

import click
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ..core import CLOCK, BadRecord, BadSettings, Fact, quote
from ..locales import LANGUAGES, Catalogue, catalogue, preferred_language
from ..record import Record, picture, read
from ..record.record import LONGEST, AnyGame
from .choices import OneOf
from .game_board import board_of
from .game_words import tell, words_of
from .output import Output
from .running import BAD_INPUT, WRONG_USE

try:
    import termios
    import tty
except ImportError:  # Windows
    termios = None  # type: ignore[assignment]

__all__ = ["command"]

WIDEST = 96
"""Wider tables are hard to read."""
FORWARD = {"\r", "\n", " ", "\x1b[C", "\x1bOC", "\xe0M"}
BACK = {"\x7f", "\b", "\x1b[D", "\x1bOD", "\xe0K"}
QUIT = {"q", "Q", "\x1b", "\x04"}


@click.command(name="replay", short_help="Replay records of games.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="Print the position reached, one JSON document per file.")
@click.option("--as", "viewer", metavar="NAME", help="Show only what this player may see.")
@click.option("--step", is_flag=True, help="Show the game action by action; in a terminal, use the keys → ← q.")
@click.option("--lang", type=OneOf("language", LANGUAGES), help="The language.")
def command(files: tuple[str, ...], as_json: bool, viewer: str | None, step: bool, lang: str | None) -> None:
    """Play the records FILE... and show the positions they reach. FILE - is standard input."""
    if as_json and step:
        raise click.UsageError("--json prints the position reached; it does not go with --step.")
    words = catalogue(lang or preferred_language())
    failed = 0
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
        except (BadRecord, BadSettings) as error:
            # A wrong name is wrong use, as in every command; anything else is wrong with a file.
            failed = max(failed, WRONG_USE if isinstance(error, BadSettings) else BAD_INPUT)
            click.echo(f"scoville: {shown(file)}: {error}", err=True)
            if as_json:
                click.echo(json.dumps({"error": str(error), "at": getattr(error, "at", None)}))
    if failed:
        sys.exit(failed)


def shown(file: str) -> str:
    """A file's name, safe to print."""
    return file if file and file.isprintable() else quote(file)


def read_text(file: str) -> str:
    """A file's text, but never more of it than a record can have."""
    try:
        if file == "-":
            raw = sys.stdin.buffer.read(LONGEST + 1)
        else:
            with Path(file).open("rb") as stream:
                raw = stream.read(LONGEST + 1)
    except FileNotFoundError:
        part = f"{file}.part"
        if os.path.isfile(part):  # unlike a Path it takes a name that is too long
            raise BadRecord.plain(
                f"This game is still open, or was cut short; what was played so far is in {shown(part)}, which you can "
                "read in its place."
            ) from None
        raise BadRecord.plain("There is no such file.") from None
    except IsADirectoryError:
        raise BadRecord.plain("This is a directory, not a file.") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "its name is impossible"
        raise BadRecord.plain(f"This cannot be read: {reason}.") from None
    if len(raw) > LONGEST:
        raise BadRecord("record-long", megabytes=LONGEST // 1024 // 1024)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord.plain(f"This is not text in UTF-8 (byte {error.start}).") from None


def seat_of(record: Record, name: str) -> int:
    players: tuple[str, ...] = record.game.players
    if name not in players:
        raise BadSettings.plain(f"Nobody here is called {quote(name)}; the players are {', '.join(players)}.")
    return players.index(name)


# --- for readers --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment of a game: the action that led to it (none at the start) and what followed."""

    number: int
    game: AnyGame
    text: str
    facts: list[Fact]


def frames(record: Record) -> Iterator[Frame]:
    yield Frame(0, record.game, "", [])
    for number, (game, text, facts) in enumerate(record.steps(), 1):
        yield Frame(number, game.clone(), text, facts)


def show_end(words: Catalogue, file: str, record: Record, seat: int | None) -> None:
    game = record.play()
    console = page()
    console.print(title(words, file, game, seat))
    console.print(board_of(game).draw(words, game, seat))
    ending = words_of(game).ending(game)
    if game.reason and ending is not None:
        console.print(tell(words, game, ending))


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


def page() -> Output:
    console = Output(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console


@contextmanager
def pressed_keys() -> Iterator[Iterator[str]]:
    """The keys as they are pressed. No key is lost between two reads, so an arrow can be held down."""
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


def title(words: Catalogue, file: str, game: AnyGame, seat: int | None) -> Text:
    parts = [words.say("replay-after", count=len(game.history))]
    if seat is not None:
        parts.append(words.say("replay-seen-by", name=game.players[seat]))
    return Text.assemble((file, "bold"), f": {game.name.upper()}, ", ", ".join(parts))


def picture_of(words: Catalogue, file: str, frame: Frame, seat: int | None) -> RenderableType:
    """One step: the action, what followed, and the table after it."""
    if not frame.number:
        head = Text.assemble((words.say("replay-start"), "bold"), f" · {file}")
    else:
        head = Text(words.say("replay-step", number=frame.number), "bold")
        if seat is None:  # the record names the cards, which one player may not know
            head.append(f" · {' '.join(frame.text.split())}", "not bold dim")
    story = [Text(tell(words, frame.game, fact, seat)) for fact in frame.facts]
    if frame.number and frame.game.history[-1].seat == CLOCK:  # an expiry is no fact; only what it closes is one
        story.insert(0, Text(words.say("replay-clock")))
    return Group(Rule(head, align="left", style="dim"), *story, board_of(frame.game).draw(words, frame.game, seat), "")
