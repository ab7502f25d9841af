"""`scoville play --save` and `--resume`: every action shown is on disk, whatever ends the program."""

from __future__ import annotations

import errno
import fcntl
import os
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

import heated_terminal
import pytest
from command_line import scoville
from heated_terminal import record as heated_record
from spicy_terminal import At, record, sit
from terminal_tables import alone, take_steps

from scoville import dump, load
from scoville.cli.terminal.dialogs import Ask
from scoville.cli.terminal.saving import GrowingRecord, part_of
from scoville.heated import Card, Heated, Match, Play
from scoville.heated.command import ROOM as HEATED
from scoville.heated.kind import GAME
from scoville.heated.terminal.table import MatchTable
from scoville.record import read
from scoville.server.local import Opponents

pytest_plugins = ["terminals"]


# --- while the game is played -----------------------------------------------------------------------------------


def test_every_action_is_on_disk_before_the_table_shows_it(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"

    async def steps(at: At) -> None:
        assert load(part_of(file).read_text()).history == []
        shown: list[int] = []
        told = at.screen.table.told

        def look(seat: int, facts: list) -> None:  # type: ignore[type-arg]
            shown.append(len(load(part_of(file).read_text()).history))
            told(seat, facts)

        at.screen.table.told = look
        await at.press("p", "enter")
        assert shown == [1] == [len(at.game.history)]
        assert not file.exists()
        await at.press("q")
        assert str(file) in at.dialog()

    sit(record("c8 w5"), steps, save=file)


def test_a_full_disk_is_told_and_saving_can_go_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.toml"
    grow = GrowingRecord.grow

    async def steps(at: At) -> None:
        assert at.app.growing is not None
        at.app.growing._file = open("/dev/full", "a", encoding="utf-8")  # noqa: SIM115 - the record closes it
        await at.press("p", "enter")
        assert at.screen.saved_as is None
        assert os.strerror(errno.ENOSPC) in next(iter(at.app._notifications)).message
        await at.press("q")
        assert "not saved" in at.dialog()
        await at.press("escape")
        grow(at.app.growing)  # there is room again: nothing is missing
        assert load(part_of(file).read_text()).history == at.game.history

    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    sit(record("c8 w5"), steps, save=file)


def test_a_line_that_was_being_written_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"

    async def steps(at: At) -> None:
        await at.press("p", "enter")

    sit(record("c8 w5"), steps, save=file)
    whole = part_of(file).read_text()
    game = load(whole)
    assert len(game.history) == 1
    assert load(whole + '  "Bo pas').history == game.history
    assert load(whole[:-4]).history == []
    assert load(dump(game)).history == game.history


def test_a_record_that_was_cut_off_is_not_taken_for_an_open_one() -> None:
    game = load(record("c8 w5"))
    game.apply("Ada", game.legal(0)[0])
    text = dump(game)
    with pytest.raises(Exception, match="ends too early"):
        load(text[: text.index("]\n")])


# --- going on ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (["--resume", "nowhere.toml"], 1, "no such file"),
        (["--resume", "nowhere.toml", "--players", "3"], 2, "--players does not go with --resume"),
        (["heated", "--resume", "nowhere.toml"], 2, "does not go with --resume"),
        (["--resume", "nowhere.toml", "--variants", "copy-cat"], 2, "--variants does not go with --resume"),
    ],
)
def test_what_does_not_go_with_resume(arguments: list[str], status: int, says: str) -> None:
    done = scoville("play", *arguments, LANG="en_US.UTF-8", LC_ALL="")
    assert (done.returncode, says in done.stderr) == (status, True)


def test_a_record_from_somebody_else_starts_no_program(tmp_path: Path) -> None:
    """A bot's file is a program, and a record names bots."""
    (tmp_path / "evil.py").write_text(f"open({str(tmp_path / 'harm')!r}, 'w')")
    game = tmp_path / "game.toml"
    game.write_text(record("c8 w5") + f'[live]\nbots = {{ Bo = "{tmp_path}/evil.py:Evil" }}\n')
    done = scoville("play", "--resume", str(game), LANG="en_US.UTF-8", LC_ALL="")
    assert (done.returncode, "name it with --bots" in done.stderr) == (2, True)
    assert not (tmp_path / "harm").exists()


def test_a_match_goes_on_with_its_rounds(tmp_path: Path) -> None:
    file = tmp_path / "match.toml"
    match = Match(("Ada", "Bo", "Cy"), 7)
    match.round = load(heated_record("b5 b6"))  # type: ignore[assignment]
    match._earlier, match._won_earlier = 2, (1, 0, 1)
    tables = []

    async def steps(at: heated_terminal.At) -> None:
        tables.append(at.screen.table)
        at.screen.act(Play(Card("b6")))
        await at.until(lambda: bool(at.game.history))

    def deal() -> MatchTable:
        return MatchTable(match, Opponents(("cat:bold", "kitten"), alone(), 100, "live"), 5)

    take_steps(heated_terminal.At, steps, deal, "en", (80, 24), file)
    kept = read(part_of(file).read_text())
    assert kept.live is not None
    assert (kept.live.bots, kept.live.speed) == ({1: "cat:bold", 2: "kitten"}, "live")
    game = kept.play()
    assert isinstance(game, Heated)
    table = HEATED(GAME).go_on(game, kept.live, Opponents(("cat", "cat"), alone()))()
    assert table.match.number == 3  # type: ignore[attr-defined]
    assert table.match.wins == (1, 0, 1)  # type: ignore[attr-defined]
    assert table.rounds == 5  # type: ignore[attr-defined]
    assert table.game.history == tables[0].game.history


def test_a_finished_round_counts_once() -> None:
    game = load(heated_record("b5", actions='"Ada plays b5"'))
    assert isinstance(game, Heated)
    assert game.winners == (0,)
    table = HEATED(GAME).go_on(game, None, Opponents(("cat", "cat"), alone()))()
    again = HEATED(GAME).go_on(game, table.live, Opponents(("cat", "cat"), alone()))()
    assert table.match.wins == again.match.wins == (1, 0, 0)  # type: ignore[attr-defined]


def test_a_saved_game_that_is_over_shows_its_result(tmp_path: Path) -> None:
    async def steps(at: heated_terminal.At) -> None:
        assert isinstance(at.front(), Ask)

    heated_terminal.sit(heated_record("b5", actions='"Ada plays b5"'), steps)


# --- a real terminal, and the end of it -------------------------------------------------------------------------


def sit_at_terminal() -> None:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # a runner under nohup ignores the signal, and so would the game
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Played:
    """`scoville play` in a pseudo-terminal."""

    def __init__(self, ends: tuple[int, int], home: Path, *arguments: str) -> None:
        self.ours, self.theirs = ends
        fcntl.ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.screen = b""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "scoville", "play", *arguments],
            stdin=self.theirs,
            stdout=self.theirs,
            stderr=self.theirs,
            env={
                **os.environ,
                **{"TERM": "xterm-256color", "LANG": "en_US.UTF-8", "LC_ALL": "", "USER": "ada"},
                **{"HOME": str(home), "XDG_DATA_HOME": str(home)},
            },
            start_new_session=True,
            preexec_fn=sit_at_terminal,  # noqa: PLW1509 - no other way to get SIGHUP
        )

    def until(self, so: Callable[[], bool]) -> None:
        give_up = time.monotonic() + 900
        while not so():
            assert self.process.poll() is None, self.screen[-2000:].decode(errors="replace")
            assert time.monotonic() < give_up, self.screen[-2000:].decode(errors="replace")
            if select.select([self.ours], [], [], 0.05)[0]:
                self.screen += os.read(self.ours, 65536)

    def press(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def kill(self, by: int) -> None:
        self.process.send_signal(by)
        self.process.wait(60)


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGHUP])
def test_a_killed_terminal_loses_nothing(terminal: tuple[int, int], tmp_path: Path, by: signal.Signals) -> None:
    file = tmp_path / "game.toml"
    part = part_of(file)

    def history() -> int:
        return len(load(part.read_text()).history) if part.exists() else -1

    play = Played(terminal, tmp_path, "--players", "2", "--seed", "3", "--bots", "kitten:wary", "--save", str(file))
    try:
        play.until(lambda: history() >= 0 and b"play at once" in play.screen)  # a newcomer is offered the lessons
        play.press("\r")
        while load(part.read_text()).turn != 0:
            before = history()
            play.until(lambda before=before: history() > before)  # type: ignore[misc]
        before = history()
        play.press("p")
        play.until(lambda: b"draw a card?" in play.screen)
        play.press("\r")
        play.until(lambda: history() > before)
        play.kill(by)
    finally:
        play.process.kill()
        play.process.wait()
    assert not file.exists()
    kept = load(part.read_text())
    assert any(act.seat == 0 for act in kept.history)

    again = Played(terminal, tmp_path, "--resume", str(file))
    try:
        again.until(lambda: b"Space" in again.screen)
        again.press("q")
        again.until(lambda: b"Leave the table?" in again.screen)
        again.press("y")
        again.until(lambda: file.exists() and not part.exists())
    finally:
        again.process.kill()
        again.process.wait()
    found = read(file.read_text())
    game = found.play()
    assert game.history[: len(kept.history)] == kept.history
    assert found.live is not None
    assert found.live.bots == {1: "kitten:wary"}
