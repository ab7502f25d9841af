"""All paths of options that a seat of SPICY can take, for the property tests."""

from __future__ import annotations

from collections.abc import Iterator

from scoville.core.options import Options
from scoville.spicy import Action, Spicy
from scoville.spicy.rules.option_codes import EVERYTHING, NOTHING, WHOLE
from scoville.spicy.rules.options import action_of, advance, list_options


def paths(game: Spicy, seat: int, what: int = EVERYTHING) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every path with the complete choice it ends in."""
    yield from _from(game, seat, NOTHING, (), what)


def _from(
    game: Spicy, seat: int, choice: int, path: tuple[int, ...], what: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    options = Options()
    list_options(options, game.state, seat, choice, what)
    for option in options.as_list():
        after = advance(game.state, seat, choice, option)
        if after & WHOLE:
            yield (*path, option), after
        else:
            yield from _from(game, seat, after, (*path, option), what)


def actions_of(game: Spicy, seat: int, what: int = EVERYTHING) -> list[Action]:
    return [action_of(game.state, seat, choice) for _, choice in paths(game, seat, what)]
