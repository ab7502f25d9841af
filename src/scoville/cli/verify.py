"""`scoville verify`: proves that nobody chose the shuffle of a live game and that its record is true."""

from __future__ import annotations

import sys

import click

from ..core import BadRecord
from ..locales import LANGUAGES, catalogue, preferred_language
from ..record import prove, read
from .choices import OneOf
from .replay import read_text, shown

__all__ = ["command"]

MARKS = {True: "✓", False: "✗", None: "?"}


@click.command(name="verify", short_help="Prove the shuffle of a live game.")
@click.argument("files", nargs=-1, required=True, metavar="RECORD...")
@click.option("--commitment", metavar="HASH", help="The commitment you noted before the deal.")
@click.option("--nonce", "nonces", multiple=True, metavar="NAME=NONCE", help="A player's nonce, as you noted it.")
@click.option("--lang", type=OneOf("language", LANGUAGES), help="The language.")
def command(files: tuple[str, ...], commitment: str | None, nonces: tuple[str, ...], lang: str | None) -> None:
    """Prove the records of live games: the secret fits its published hash, secret and nonces make the seed, the
    seed deals the cards and draws who starts and what is turned up, and every action replays to the recorded end.
    A question mark marks what no record can prove. RECORD - is standard input."""
    words = catalogue(lang or preferred_language())
    noted = {}
    for given in nonces:
        name, equals, nonce = given.partition("=")
        if not equals:
            raise click.UsageError("--nonce is given as NAME=NONCE.")
        noted[name] = nonce
    failed = False
    for file in files:
        try:
            findings = prove(read(read_text(file)), commitment, noted)
        except BadRecord as error:
            failed = True
            click.echo(f"scoville: {shown(file)}: {error}", err=True)
            continue
        click.echo(f"{shown(file)}:")
        for found in findings:
            message = f"verify-{found.id}" + ("-not" if found.holds is False else "")
            click.echo(f"  {MARKS[found.holds]} {words.say(message, **found.values)}")
        proved = all(found.holds is not False for found in findings)
        open_ones = sum(found.holds is None for found in findings)
        click.echo(words.say("verify-proved", open=open_ones) if proved else words.say("verify-not-proved"))
        failed |= not proved
    if failed:
        sys.exit(1)
