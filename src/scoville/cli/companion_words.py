"""A plan in words, for the terminal and for paper."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len

from ..companion import Plan
from ..locales import Catalogue

__all__ = ["pack_lines", "say_of", "step_lines"]


def say_of(words: Catalogue, game: str, id: str, **values: str | int) -> str:
    """As this game says it, or as every game does."""
    own = f"companion-{game}-{id}"
    return " ".join(words.say(own if words.has(own) else f"companion-{id}", **values).split("\n"))


def step_lines(words: Catalogue, plan: Plan, names: tuple[str, ...]) -> Iterator[str]:
    """What to do, numbered, then who starts by lot and what the manual advises."""
    for number, step in enumerate(plan.steps, start=1):
        line = f"{number}. {say_of(words, plan.game, f'step-{step}', **plan.values)}"
        yield line
        for card in plan.drawn:
            if card.step == step:
                yield f"   {words.say(card.title)} · {words.say(card.help)}"
    yield words.say("companion-lot", name=names[plan.first])
    for warning in plan.warnings:
        yield words.say(warning)


def pack_lines(words: Catalogue, plan: Plan, width: int) -> Iterator[tuple[str, bool]]:
    """The cards to take out of the box, in two columns where there is room; headings are bold."""
    groups = list(dict.fromkeys(row.group for row in plan.pack))
    column = (width - 2) // 2
    for group in groups:
        rows = [row for row in plan.pack if row.group == group]
        yield words.say(f"{plan.game}-family-{group}"), True
        told = [f"{row.count:3} / {row.box:<3} {words.say(row.title)}" for row in rows]
        pairs = [told[i : i + 2] for i in range(0, len(told), 2)]
        for pair in pairs:
            if all(cell_len(one) <= column for one in pair):
                yield "  ".join(one.ljust(column) for one in pair).rstrip(), False
            else:
                yield from ((one, False) for one in pair)
