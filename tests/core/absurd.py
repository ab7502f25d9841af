"""Calls everything the compiled modules offer with senseless numbers; prints the results as JSON.

test_traps.py runs it in its own process, which must not die. The sources say what each function takes, because
compiled functions do not.
"""

from __future__ import annotations

import ast
import importlib
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import scoville
from scoville import ScovilleError, heated, spicy
from scoville.core import Dice
from scoville.core.errors import Fault
from scoville.core.seeds import Seeds
from scoville.heated.rules.tables import tables_for as heated_tables
from scoville.spicy.bots.weights import WEIGHTS
from scoville.spicy.rules.tables import lay_tables

SOURCES = Path(scoville.__file__).parent
NUMBERS = (
    *(-(2**63), -(2**31), -(2**15), -129, -97, -33, -1, 0, 1, 5, 6, 9, 10, 31, 32, 33, 63, 64, 95, 96, 99, 100),
    *(127, 128, 191, 255, 256, 499, 511, 512, 959, 960, 2303, 2**15, 2**16, 2**24, 2**31 - 1, 2**31, 2**63),
)
FEW = {"games", "count", "times", "most", "playouts", "stop", "decisions", "more", "worlds"}
"""How often to do something: a big number is no fault, it only takes long."""
EXPECTED = (Fault, ScovilleError, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
ITEMS = {"rewards": "f", "to_move": "b", "indices": "q", "actions": "q"}
"""What is in a memoryview; bytes otherwise."""
HOLDS_NONE = {"heated/bots/known", "heated/bots/memory", "server/shown"}
"""Modules whose classes hold views, facts and games, and no C array."""
TRIES = int(sys.argv[1]) if len(sys.argv) > 1 else 12


def compiled_modules() -> Iterator[tuple[ModuleType, ast.Module]]:
    """The ones with C types, and their sources, of which functions without C types are left out."""
    skipped = set()
    for types in sorted(SOURCES.rglob("*.pxd")):
        source = types.with_suffix(".py")
        place = source.relative_to(SOURCES).with_suffix("").as_posix()
        if "cdef class" not in types.read_text():
            continue
        if place in HOLDS_NONE:
            skipped.add(place)
            continue
        name = ".".join(("scoville", *source.relative_to(SOURCES).with_suffix("").parts))
        tree = ast.parse(source.read_text())
        typed = types.read_text()
        tree.body = [node for node in tree.body if not isinstance(node, ast.FunctionDef) or f" {node.name}(" in typed]
        yield importlib.import_module(name), tree
    assert skipped == HOLDS_NONE, f"no compiled classes in {HOLDS_NONE - skipped}"


class Absurd:
    """Makes arguments by what the source says of them."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def number(self, name: str) -> int:
        if name in FEW:
            return self.random.choice((-1, 0, 1, 3))
        return self.random.choice(NUMBERS) if self.random.random() < 0.6 else self.random.randint(0, 5)

    def make(self, kind: str, name: str, module: ModuleType, sane: bool) -> Any:
        is_heated = "heated" in module.__name__
        players = 4 if sane else self.random.choice((2, 4, 6, 10 if is_heated else 6))
        match kind:
            case "int":
                return 1 + self.random.randrange(3) if sane else self.number(name)
            case "int | str":
                return self.random.choice((1, "ab", 2**70))
            case "bool":
                return self.random.random() < 0.5
            case "str":
                return "name"
            case "bytes":
                return b"a" * self.random.choice((0, 3, 200))
            case "Dice" | "Dice | None":
                return (
                    Dice(0, 0, 0, 0)
                    if self.random.random() < 0.1
                    else Dice(*(self.random.getrandbits(64) for _ in "abcd"))
                )
            case "Seeds":
                return Seeds(7)
            case "Weights":
                return WEIGHTS
            case "tuple[Odds, Odds, Odds]":
                return WEIGHTS.odds
            case "Tables":
                return heated_tables(heated.Rules(), players) if is_heated else lay_tables(frozenset())
            case "State":
                return self.state(is_heated, players)
            case "list[int]":
                return [1] * 100 if sane else [self.number(name) for _ in range(self.random.choice((1, 30, 600)))]
            case "Sequence[int]":
                return [1] * 4_000 if sane else [self.number(name) for _ in range(self.random.choice((1, 30, 4_000)))]
            case "list[Policy]" | "list[Dice]":
                return [self.make(kind[5:-1], "", module, True)] * self.random.choice((0, 1, 10))
            case "tuple[int, ...]":
                return tuple(self.number(name) for _ in range(10))
            case "list[tuple[int, int, int]]":
                return [(1, 2, 3)] * self.random.choice((1, 8, 9, 100))
            case "memoryview" | "memoryview[float]":
                size = 10_000 if sane else self.random.choice((0, 1, 50, 10_000))
                return memoryview(bytearray(8 * size)).cast(ITEMS.get(name, "B"))  # type: ignore[call-overload]
            case "Callable[[str], int] | None":
                return None
            case "Sequence[Table]":
                return [self.make("HeatedTable" if is_heated else "SpicyTable", "", module, True)]
        return self.construct(kind, module)

    def state(self, is_heated: bool, players: int) -> Any:
        names = [f"P{seat}" for seat in range(players)]
        game: Any = (
            heated.new(names, self.random.getrandbits(30))
            if is_heated
            else spicy.new(names, self.random.getrandbits(30))
        )
        for _ in range(self.random.randrange(12)):
            seat = next((seat for seat in range(players) if game.legal(seat)), None)
            if seat is None:
                break
            game.apply(seat, self.random.choice(game.legal(seat)))
        return game.state

    def construct(self, kind: str, module: ModuleType) -> Any:
        """An object of a compiled class; of two with the same name the one of the same game."""
        game = "heated" if "heated" in module.__name__ else "spicy"
        kind = "HeatedTable" if kind == "Table" else kind  # nobody can create a plain Table
        found = [(home, tree) for home, tree in MODULES if any(node.name == kind for node in classes(tree))]
        if not found:  # not a compiled class, for example an action: pass something else
            return self.random.choice((None, 7, "text", ()))
        home, _ = min(found, key=lambda pair: (pair[0] is not module, game not in pair[0].__name__))
        made = getattr(home, kind)
        return made(*self.arguments(init_of(kind, home), home, True))

    def arguments(self, function: ast.FunctionDef | None, module: ModuleType, sane: bool) -> list[Any]:
        if function is None:
            return []
        return [
            self.make(ast.unparse(argument.annotation), argument.arg, module, sane)
            for argument in function.args.args
            if argument.arg != "self" and argument.annotation is not None
        ]


def classes(tree: ast.Module) -> list[ast.ClassDef]:
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def functions(node: ast.Module | ast.ClassDef) -> list[ast.FunctionDef]:
    return [found for found in node.body if isinstance(found, ast.FunctionDef) and not found.name.startswith("_")]


def init_of(kind: str, module: ModuleType) -> ast.FunctionDef | None:
    """Its own, or that of a class it extends."""
    bases = {base.__name__ for base in getattr(module, kind).__mro__}
    for base in [kind, *(base.__name__ for base in getattr(module, kind).__mro__[1:])]:
        for _, tree in sorted(MODULES, key=lambda pair: pair[0] is not module):
            for node in classes(tree):
                if node.name == base and node.name in bases:
                    for found in node.body:
                        if isinstance(found, ast.FunctionDef) and found.name == "__init__":
                            return found
    return None


MODULES = list(compiled_modules())


def main() -> None:
    assert scoville.compiled
    absurd = Absurd(Random(1))
    told: Counter[str] = Counter()
    called: set[str] = set()
    faulty: set[str] = set()

    def attempt(name: str, function: Any, given: list[Any]) -> None:
        print(name, given, file=sys.stderr, flush=True)  # the last line of a process that died
        called.add(name)
        try:
            function(*given)
        except EXPECTED as error:
            told[type(error).__name__] += 1
            if isinstance(error, Fault):
                faulty.add(name.rsplit(".", 1)[0])
        else:
            told["nothing"] += 1

    for module, tree in MODULES:
        for node in functions(tree):
            if not hasattr(module, node.name):
                continue  # for C alone
            for _ in range(TRIES):
                attempt(
                    f"{module.__name__}.{node.name}", getattr(module, node.name), absurd.arguments(node, module, False)
                )
        for kind in classes(tree):
            for _ in range(TRIES):
                attempt(
                    f"{module.__name__}.{kind.name}.__init__",
                    getattr(module, kind.name),
                    absurd.arguments(init_of(kind.name, module), module, False),
                )
            for node in functions(kind):
                for number in range(TRIES):
                    if number % 4 == 0:  # what a fault has left behind must do no harm either
                        thing = absurd.construct(kind.name, module)
                    if not hasattr(thing, node.name):
                        continue
                    given = absurd.arguments(node, module, False)
                    attempt(f"{module.__name__}.{kind.name}.{node.name}", getattr(thing, node.name), given)
    print(json.dumps({"told": told, "called": sorted(called), "faulty": sorted(faulty)}))


if __name__ == "__main__":
    main()
