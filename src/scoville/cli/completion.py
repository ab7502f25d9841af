"""`scoville completion`: the Tab key completes commands, options and their values."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import click
from click.shell_completion import get_completion_class

from ..core import ScovilleError
from .choices import OneOf

__all__ = ["command"]

SHELLS: Final = ("bash", "zsh", "fish")


@click.command("completion", short_help="Let the Tab key complete commands and options.")
@click.argument("shell", type=OneOf("shell", SHELLS), required=False, metavar=f"[{'|'.join(SHELLS)}]")
@click.option("--install", is_flag=True, help="Write it where the shell finds it; open a new shell to use it.")
def command(shell: str | None, install: bool) -> None:
    """Print the script that makes a shell complete `scoville`, or install it.

    Without a name, it is for the shell you use.
    """
    name = shell or _used_shell()
    script = _script(name)
    if install:
        for written in _install(name, script):
            click.echo(f"{written} written.")
        click.echo("Open a new shell, then try: scoville <Tab>")
    else:
        click.echo(script)


def _used_shell() -> str:
    # A service or a container often has no SHELL; the login shell is the next best answer.
    name = Path(os.environ.get("SHELL") or _login_shell()).name
    if name not in SHELLS:
        raise click.UsageError(f"Name your shell: {', '.join(SHELLS)}.")
    return name


def _login_shell() -> str:
    if sys.platform == "win32":  # it has no list of users
        return ""
    import pwd  # noqa: PLC0415 - only where there is one

    try:
        return pwd.getpwuid(os.getuid()).pw_shell
    except KeyError:
        return ""


def _script(shell: str) -> str:
    found = get_completion_class(shell)
    program = click.get_current_context().find_root().command
    assert found is not None
    # Not `source()` of bash: it asks the shell for its version, and this machine may have none.
    complete = found(program, {}, "scoville", "_SCOVILLE_COMPLETE")
    return found.source_template % complete.source_vars()


def _install(shell: str, script: str) -> list[Path]:
    """The files that were written."""
    home = Path.home()
    shared = Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share")
    settings = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
    file = {
        "bash": shared / "bash-completion/completions/scoville",
        "fish": settings / "fish/completions/scoville.fish",
        "zsh": shared / "scoville/completion.zsh",
    }[shell]
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(script + "\n", encoding="utf-8")
        if shell != "zsh":
            return [file]
        # zsh does not search for scripts: its start-up file must name this one.
        start, line = Path(os.environ.get("ZDOTDIR") or home) / ".zshrc", f'source "{file}"'
        if start.exists() and line in start.read_text(encoding="utf-8").splitlines():
            return [file]
        with start.open("a", encoding="utf-8") as out:
            out.write(f"\nautoload -Uz compinit && compinit\n{line}\n")
    except OSError as error:
        raise ScovilleError(f"{error.filename} could not be written: {error.strerror}.") from None
    return [file, start]
