"""Which quick network plays the imagined seats of a table."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from threading import local
from typing import Any, Final

from ...bots.by_rules import by_rules
from ...bots.learned import read_network
from ...core import ScovilleError
from ...core.needs import Missing
from .. import Rules, View
from ..environment.codec import variant_bits
from ..rules.state import State
from ..rules.tables import tables_for
from . import instinct
from .eyes import is_printed
from .instinct import Instinct
from .instinct_size import INPUTS, MOST_PARTS, WIDTH

__all__ = ["NETWORKS", "instinct_for", "read_instinct"]

NETWORKS: Final = Path(__file__).with_name("networks")

_own: Final = local()  # a network at work belongs to one thread


def instinct_for(view: View) -> Instinct | None:
    """The network for a table; None at a table that no network knows, or without NumPy."""
    if not is_printed(view.rules):
        return None
    if not hasattr(_own, "find"):
        _own.find = by_rules(_make)
    found: Instinct | None = _own.find(view.rules, len(view.players))
    return found


def _make(rules: Rules, players: int) -> Instinct | None:
    name = "quick-two" if players == 2 and not rules.variants else "quick-many"
    try:
        return read_instinct(NETWORKS / f"{name}.npz", rules, players)
    except Missing:
        return None


def read_instinct(file: Path, rules: Rules, players: int) -> Instinct:
    """Reads a quick network for a table. Raises Missing without NumPy."""
    layers, rows = _numbers(file)
    made = _network_class()(State(tables_for(rules), players), variant_bits(rules), rules.open_deck)
    for i, (weights, biases, shift) in enumerate(layers):
        made.learn(i, weights, biases, shift)
    made.name_parts(rows)
    return made


def _network_class() -> type[Instinct]:
    if not str(instinct.__file__).endswith(".py"):
        return Instinct
    from .instinct_interpreted import InterpretedInstinct  # noqa: PLC0415 - needs NumPy, and no compiled class

    return InterpretedInstinct


@lru_cache(maxsize=4)
def _numbers(file: Path) -> tuple[list[tuple[list[int], list[int], int]], list[int]]:
    """Weights, biases and shift of each layer, and the parts of every decision."""
    network = read_network(file)
    shapes = [weight.shape for weight in network.weights]
    parts = len(network.biases[-1])
    if shapes != [(INPUTS, WIDTH), (WIDTH, WIDTH), (WIDTH, parts)] or parts > MOST_PARTS:
        raise ScovilleError(f"{file} is no quick network: its layers have other sizes.")
    factors = network.factors.copy()
    factors[factors == parts] = MOST_PARTS
    layers = zip(network.weights, network.biases, network.shifts, strict=True)
    found = [(_whole(weight), _whole(bias), shift) for weight, bias, shift in layers]
    return found, _whole(factors)


def _whole(numbers: Any) -> list[int]:
    return [int(each) for each in numbers.reshape(-1)]
