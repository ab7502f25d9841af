"""`scoville replay`: positions for tools and readers, games step by step, and every way a file can be bad."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from scoville import load, picture
from scoville.cli.replay import command
from scoville.locales import LANGUAGES

RECORD = """
format = 1
game = "spicy"
players = ["Ada", "Bo", "Cy"]
first = "Ada"
actions = [
  "Ada plays w5 as c1",
  "Bo plays c4 as c4",
  "Cy passes",
  "Ada challenges spice",
]
[rules]
variants = ["spice-raider"]
[position]
hands = { Ada = "c1 w5 *s", Bo = "c4 p10 *n", Cy = "p1 p3 p4" }
deck = "w3 p2 p7 p9"
"""


def run(*arguments: str, text: str | bytes | None = None, columns: int = 80) -> Result:
    return CliRunner().invoke(command, arguments, input=text, env={"LC_ALL": "C", "COLUMNS": str(columns)})


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.toml"
    path.write_text(RECORD, encoding="utf-8")
    return str(path)


def one_sentence(result: Result, code: int = 1) -> str:
    """What stderr says: one line that names the file first."""
    assert result.exit_code == code
    assert not isinstance(result.exception, Exception), result.exception
    lines = result.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("scoville: ")
    return lines[0].removeprefix("scoville: ")


# --- --json -----------------------------------------------------------------------------------


def documents(result: Result) -> list[dict[str, Any]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_json_is_one_document_per_file(file: str) -> None:
    result = run("--json", file, file)
    assert (result.exit_code, result.stderr) == (0, "")
    assert documents(result) == [picture(load(RECORD))] * 2


def test_json_as_a_player_hides_what_that_player_may_not_know(file: str) -> None:
    (shown,) = documents(run("--json", "--as", "Bo", file))
    assert shown["players"]["Bo"]["hand"] == ["p10", "*n"]
    assert set(shown["players"]["Ada"]["hand"]) == {"?"}
    assert set(shown["deck"]) == {"?"}
    assert shown.keys() == picture(load(RECORD)).keys()


def test_standard_input_is_a_dash() -> None:
    assert documents(run("--json", "-", text=RECORD)) == [picture(load(RECORD))]
    assert "The stack is empty." in run("-", text=RECORD).stdout


def test_a_bad_action_gives_its_number_and_later_files_are_still_played(tmp_path: Path, file: str) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(RECORD.replace("Cy passes", "Ada passes"), encoding="utf-8")
    result = run("--json", str(bad), file)
    assert one_sentence(result) == f'{bad}: actions[2] "Ada passes": It is Cy\'s turn.'
    failed, played = documents(result)
    assert failed == {"error": 'actions[2] "Ada passes": It is Cy\'s turn.', "at": 2}
    assert played == picture(load(RECORD))


def test_a_fault_of_the_record_has_no_number(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(RECORD.replace("format = 1", "format = 2"), encoding="utf-8")
    result = run("--json", str(bad))
    assert documents(result) == [{"error": "`format` must be 1, not 2.", "at": None}]
    assert one_sentence(result) == f"{bad}: `format` must be 1, not 2."


# --- bad files ---------------------------------------------------------------------------------


def test_a_missing_file(tmp_path: Path) -> None:
    assert one_sentence(run(str(tmp_path / "gone.toml"))).endswith("gone.toml: There is no such file.")


def test_a_game_that_is_still_open_is_read_from_its_part(tmp_path: Path) -> None:
    part = tmp_path / "open.toml.part"
    part.write_text(RECORD, encoding="utf-8")
    said = one_sentence(run(str(tmp_path / "open.toml")))
    assert said.partition(": ")[2].startswith("This game is still open, or was cut short; ")
    assert str(part) in said
    assert run(str(part)).exit_code == 0
    long = tmp_path / ("a" * 253)  # with .part it is too long for a file system
    assert one_sentence(run(str(long))).endswith(": There is no such file.")


def test_a_directory(tmp_path: Path) -> None:
    assert one_sentence(run(str(tmp_path))).endswith(": This is a directory, not a file.")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="for this user every file is readable")
def test_an_unreadable_file(file: str) -> None:
    Path(file).chmod(0)
    assert one_sentence(run(file)).endswith(": This cannot be read: Permission denied.")


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"\x7fELF\x02\x01\x01\x00\xf8\xff", "This is not text in UTF-8 (byte 8)."),
        (b"format = 1\x00", "This is not a record: "),
        (b"", "`format` is missing."),
        (RECORD[:80].encode(), "This is not a record: "),
        (b"#" * 10_000_000, "This is longer than any record (8 MB)."),
        (b'x = "' + b"[" * 10_000_000, "This is longer than any record (8 MB)."),
        (b"x = " + b"[" * 100_000, "This is not a record: its lists are nested too deeply."),
    ],
)
def test_a_file_that_is_no_record(tmp_path: Path, raw: bytes, reason: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(raw)
    assert one_sentence(run(str(path))).startswith(f"{path}: {reason}")
    assert documents(run("--json", "-", text=raw))[0]["error"].startswith(reason)


def test_no_more_is_read_than_a_record_can_be_long() -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("needs a file without an end")
    assert one_sentence(run("/dev/zero")) == "/dev/zero: This is longer than any record (8 MB)."


def test_a_file_name_cannot_write_on_the_terminal(tmp_path: Path) -> None:
    assert "\x1b" not in one_sentence(run(str(tmp_path / "\x1b[2J")))


def test_a_byte_order_mark_is_not_in_the_way(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text(RECORD, encoding="utf-8-sig")
    assert documents(run("--json", str(path))) == [picture(load(RECORD))]


def test_a_viewer_who_does_not_play(file: str) -> None:
    sentence = 'Nobody here is called "Zoe"; the players are Ada, Bo, Cy.'
    for mode in ((), ("--step",), ("--json",)):
        result = run(file, "--as", "Zoe", *mode)
        assert one_sentence(result, 2) == f"{file}: {sentence}"  # wrong use, as `explain --seat Zoe` is
    assert documents(result) == [{"error": sentence, "at": None}]


@pytest.mark.parametrize("arguments", [(), ("--json", "--step", "x"), ("--lang", "xx", "x"), ("--no-such", "x")])
def test_wrong_usage(arguments: tuple[str, ...]) -> None:
    assert run(*arguments).exit_code == 2


# --- for readers ---------------------------------------------------------------------------------


def test_the_position_is_summed_up(file: str) -> None:
    text = " ".join(run(file).stdout.split())
    assert "SPICY, after 4 actions" in text
    assert "▶ Ada chili 1 · pepper 2 7 · wild spice 0 – -4" in text
    assert "Bo pepper 10 · wild number 2 – 0" in text
    assert "It is Ada's turn." in text


def test_the_stack_the_paw_and_who_may_challenge_are_shown(file: str, tmp_path: Path) -> None:
    path = tmp_path / "short.toml"
    path.write_text(RECORD.replace('  "Ada challenges spice",\n', ""), encoding="utf-8")
    text = run(str(path)).stdout
    assert "Stack of 2 cards, the top first:\n    4 chili, says Bo (4 chili)" in text
    assert "1 chili, says Ada (5 wasabi)" in text
    assert "Bo's paw lies on the stack." in text
    assert "May challenge the top card: Ada and Cy." in text
    hidden = run(str(path), "--as", "Cy").stdout
    assert "5 wasabi" not in hidden
    assert "(4 chili)" not in hidden
    assert "above the World's End" not in hidden


def test_step_tells_every_action_with_its_story_and_the_table(file: str) -> None:
    text = run("--step", file).stdout
    for number, action in enumerate(
        ("Ada plays w5 as c1", "Bo plays c4 as c4", "Cy passes", "Ada challenges spice"), 1
    ):
        assert f"Action {number} · {action} " in text
    assert "Ada plays 5 wasabi as 1 chili." in text
    assert "It is 4 chili, declared as 4 chili: Bo wins the challenge." in text
    assert text.count("cards in the draw deck") == 5  # the start and four actions


def test_step_as_a_player_has_no_spoilers(file: str) -> None:
    text = run("--step", "--as", "Cy", file).stdout
    for secret in ("w5", "c4", "5 wasabi", "wild", "p10", "pepper 10", "2 pepper", "7 pepper"):
        assert secret not in text
    assert "Ada plays a card: 1 chili." in text
    assert "Cy draws a card: 3 wasabi." in text
    assert "It is 4 chili, declared as 4 chili: Bo wins the challenge." in text


def test_step_shows_what_went_well_before_a_bad_action(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(RECORD.replace("Cy passes", "Cy dances"), encoding="utf-8")
    result = run("--step", str(bad))
    assert "Action 2 " in result.stdout
    assert "Action 3 " not in result.stdout
    assert one_sentence(result).startswith(f'{bad}: actions[2] "Cy dances": ')


def test_the_clock_is_told_although_it_may_change_nothing(tmp_path: Path) -> None:
    path = tmp_path / "clock.toml"
    path.write_text(RECORD.replace('"Cy passes",', '"clock  expires", "Cy passes @12.5",'), encoding="utf-8")
    text = run("--step", str(path)).stdout
    assert "The clock runs out." in text
    assert "Action 3 · clock expires " in text
    assert "Action 4 · Cy passes @12.5 " in text


def test_the_end_of_a_game_is_told(tmp_path: Path) -> None:
    path = tmp_path / "end.toml"
    path.write_text(RECORD + "worlds_end = 1\n", encoding="utf-8")
    path.write_text(path.read_text(encoding="utf-8").replace('  "Ada challenges spice",\n', ""), encoding="utf-8")
    for mode in ((), ("--step",)):
        text = " ".join(run(str(path), *mode, columns=120).stdout.split())
        assert "The World's End card lies open: Ada and Bo share the victory. Score: Ada -2 · Bo -2 · Cy -4." in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [40, 80, 120])
def test_every_language_fits_the_width(file: str, language: str, columns: int) -> None:
    for mode in (("--step",), (), ("--step", "--as", "Bo")):
        result = run(file, "--lang", language, *mode, columns=columns)
        assert result.exit_code == 0
        assert max(map(len, result.stdout.splitlines())) <= columns


def test_keys_go_on_and_back_on_a_terminal(file: str, terminal: tuple[int, int]) -> None:
    ours, theirs = terminal
    source = "from scoville.cli.replay import command; command()"
    environment = os.environ | {"TERM": "xterm", "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
    child = subprocess.Popen(
        [sys.executable, "-c", source, "--step", file], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)

    seen = b""

    def wait_for(text: str) -> None:
        nonlocal seen
        while text.encode() not in seen:
            assert select.select([ours], [], [], 300)[0], f"{text} never came after {seen!r}"
            seen += os.read(ours, 4096)
        seen = seen.partition(text.encode())[2]

    try:
        for key, shown in ((b"", "The start"), (b"\r", "Action 1"), (b"\x1b[C", "Action 2"), (b"\x1b[D", "Action 1")):
            os.write(ours, key)
            wait_for(shown)
            wait_for("q quits")
        os.write(ours, b"q")
        assert child.wait(timeout=300) == 0
    finally:
        child.kill()
        child.wait()
