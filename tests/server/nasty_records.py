"""Records nobody should send: real ones with something wrong, and TOML that is dear to read."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

__all__ = ["nasty_record", "nasty_request"]

SCENARIOS = sorted((Path(__file__).resolve().parents[1] / "scenarios").rglob("*.toml"))
VALUES = (
    *(
        "0",
        "-1",
        "9" * 400,
        "0x" + "f" * 3000,
        "1e400",
        "nan",
        "true",
        "1979-05-27",
        "07:32:00",
        '""',
        '"\\u0000"',
        "''",
    ),
    *(
        "[]",
        "{}",
        "[[[[]]]]",
        '["Ada", "Ada"]',
        '["Ada"]',
        "[1, 2]",
        '"clock"',
        "{ Ada = 1 }",
        '{ Ada = "w5" }',
        '"w5"',
    ),
    *(
        "[" * 3000,
        "{ a = " * 3000,
        "[" * 200 + "]" * 200,
        '"' + "x" * 3000 + '"',
        '"""\n',
        "'''",
        '"\\',
        "{ a.b.c = 1 }",
    ),
)
LINES = (
    *(
        ".".join(["a"] * 3000) + " = 1",
        "[" + " . ".join(['"a"'] * 2000) + "]",
        "x = { " + ".".join("a" * 2000) + " = 1 }",
    ),
    *("\n".join(f"k{i} = 1" for i in range(2000)), "\n".join(f"[t{i}.a.b.c]" for i in range(1000)), "[[live]]\n" * 500),
    *("\0", "\r", "\ufeff", "🌶 = 1", "[rules]", "[position]", "[live]", "[rules.blank]", "# " + "x" * 3000, "= 1", "]"),
)
KEYS = (
    *("format", "game", "players", "first", "seed", "actions", "hands", "deck", "stack", "top", "turn", "points"),
    *(
        "add",
        "mode",
        "house",
        "blank",
        "variants",
        "edition",
        "hand",
        "worlds_end",
        "trophies",
        "speed",
        "races",
        "names",
    ),
    *("secret", "nonces", "winners", "reason", "begun", "branch", "round", "totals", "discard", "direction", "colour"),
)


def nasty_record(luck: random.Random) -> str:
    """Now and then it is a good one."""
    lines = luck.choice(SCENARIOS).read_text().splitlines()
    for _ in range(luck.choice([0, 1, 1, 2, 4])):
        at = luck.randrange(len(lines) + 1)
        match luck.randrange(7):
            case 0:
                lines.insert(at, luck.choice(LINES))
            case 1 | 2:
                lines.insert(at, f"{luck.choice(KEYS)} = {luck.choice(VALUES)}")
            case 3:
                del lines[at : at + luck.randint(1, 3)]
            case 4:
                luck.shuffle(lines)
            case 5:
                lines[at:at] = luck.choice(SCENARIOS).read_text().splitlines()
            case 6 if at < len(lines):
                text, cut = lines[at], luck.randrange(len(lines[at]) + 1)
                lines[at] = (
                    text[:cut]
                    + luck.choice(['"', "'", "\\", ".", "=", "[", "}", "\0", "é", "#", "\ud800"])
                    + text[cut:]
                )
    return luck.choice(["\n", "\n", "\r\n"]).join(lines)[:200_000]


def nasty_request(luck: random.Random, wish: dict[str, Any], nasty: tuple[Any, ...]) -> tuple[str, Any]:
    """Where to post it, and the body."""
    record = nasty_record(luck)
    ply = luck.choice([0, 0, 1, 2, 5, luck.choice(nasty)])
    seat = luck.choice([None, None, 0, 1, 9, luck.choice(nasty)])
    path = luck.choice(["/api/replay", "/api/replay", "/api/tables", "/api/rules", "/api/review"])
    if path == "/api/replay":
        return path, {"record": record, "seat": seat, "open": luck.random() < 0.5}
    if path == "/api/tables":
        wish["settings"]["seats"] = luck.randint(2, 6)
        return path, {**wish, "origin": {"record": record, "ply": ply}}
    if path == "/api/rules":
        rules = dict(wish["settings"]["rules"])
        rules[luck.choice(KEYS)] = luck.choice([*nasty, ["trap"] * 30, ["trap"] * 3000, {"b7": 400}, [1, 2, 3]])
        return path, {"rules": rules, "players": luck.choice([2, 3, 6, 10, luck.choice(nasty)])}
    if luck.random() < 0.9:  # most that cannot be thought about: thinking takes a while
        ply = 100_000
    return path, {"origin": {"record": record, "ply": ply}, "seat": seat}
