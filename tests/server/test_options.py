"""Options are complete: unfolded they are exactly what the rules list."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations
from random import Random
from typing import Any

import msgspec
import pytest
from spicy_paths import actions_of

from scoville import heated, spicy
from scoville.core import CLOCK, Expire
from scoville.heated.wire import HeatedOptions, HeatedPlayOption, heated_options
from scoville.record import say
from scoville.server.shown import Shown
from scoville.server.umpire import umpire_of
from scoville.spicy.wire import SpicyOptions, SpicyRules, spicy_options

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jo")


def unfold_spicy(options: SpicyOptions, hand: list[str], rules: spicy.Rules) -> Iterator[str]:
    """Every action in words."""
    every = [f"{spice}{number}" for spice in "cwp" for number in range(1, 11)]

    def cards(under: int) -> Iterator[str]:
        for card in sorted(set(hand)):
            for count in range(under + 1):
                for more in combinations_with_replacement(sorted(set(hand), key=spicy.Card), count):
                    if all([card, *more].count(held) <= hand.count(held) for held in (card, *more)):
                        last = len(hand) == 1 and not more
                        text = f"{card}|" + (" with " + " ".join(more) if more else "")
                        if not last or options.announces:
                            yield text
                        if last:
                            yield text + " last"

    for claim in every if options.bad_claims else options.claims:
        for said in cards(options.under if claim.endswith("5") else 0):
            card, rest = said.split("|")
            yield f"plays {card} as {claim}{rest}"
    if options.copies is not None:
        yield from (f"copies {said.replace('|', '')}" for said in cards(options.copy_under))
    yield from (f"challenges {trait}" for trait in options.challenges)
    yield from (f"peeks {whose}" for whose in options.peeks)
    if options.passes:
        yield "passes"
    if options.accepts:
        yield "accepts"


def unfold_play(option: HeatedPlayOption) -> Iterator[str]:
    colours = [*option.colours, *([""] if option.late_colour or not option.colours else [])]
    match option.needs:
        case "nothing":
            rests = [""]
        case "target":
            rests = [f" on {NAMES[seat]}" for seat in option.targets]
        case "target-and-card":
            rests = [f" on {NAMES[seat]} giving {card}" for seat in option.targets for card in option.giving]
        case "two-players":
            rests = [f" on {NAMES[one]} {NAMES[two]}" for one, two in combinations(option.targets, 2)]
        case "order":
            rests = [" on " + " ".join(NAMES[seat] for seat in order) for order in permutations(option.targets)]
        case "place":
            rests = [f" at {place}" for place in range(option.places + 1)]
    for colour in colours:
        yield from (f"plays {option.card}{' ' + colour if colour else ''}{rest}" for rest in rests)


def unfold_heated(options: HeatedOptions) -> Iterator[str]:
    for option in options.plays:
        yield from unfold_play(option)
    yield from (f"draws {count}" for count in range(1, options.draws_up_to + 1))
    yield from (f"names {colour}" for colour in options.names)
    yield from (f"offers {card}" for card in options.offers)
    yield from (f"takes {NAMES[seat]}" for seat in options.takes)
    if options.discards:
        yield from {"discards " + " ".join(cards) for cards in combinations(options.discard_from, options.discards)}
    for verb in ("draws", "asks", "declines", "slaps", "calls", "accepts", "wonders"):
        if getattr(options, verb):
            yield verb
    if options.takes_nothing:
        yield "takes nothing"


def words(game: spicy.Spicy | heated.Heated, seat: int) -> list[str]:
    return sorted(say(game, seat, action).partition(" ")[2] for action in game.legal(seat))


SPICY_RULES = [
    spicy.Rules(),
    spicy.Rules(variants=("copy-cat", "change-your-luck")),
    spicy.Rules(edition="fr", variants=("spice-raider", "turn-it-up", "copy-cat", "change-your-luck")),
    spicy.Rules(manners="tabletop", variants=("copy-cat", "change-your-luck"), hand=2),
    spicy.Rules(edition="fr", manners="tabletop", hand=2),
]


@pytest.mark.parametrize("rules", SPICY_RULES, ids=lambda rules: f"{rules.edition}-{rules.manners}-{rules.hand}")
@pytest.mark.parametrize("seed", range(2))
def test_spicy_options_are_all_that_is_legal(rules: spicy.Rules, seed: int) -> None:
    random = Random(seed)
    game = spicy.new(NAMES[: random.randint(2, 6)], seed, rules)
    while not game.over and len(game.history) < 40:
        for seat in range(len(game.players)):
            hand = [str(card) for card in game.hand(seat)]
            every = [say(game, seat, action).partition(" ")[2] for action in actions_of(game, seat)]
            assert sorted(unfold_spicy(spicy_options(game, seat), hand, rules)) == sorted(every)
        act(game, random)


HEATED_RULES = [
    heated.Rules(),
    heated.Rules(mode="chaos", house=(1, 2, 3, 4, 5, 6), add=("spice-mix",)),
    heated.Rules(mode="chaos", blank=heated.BlankCard("Breeze", "white", target_draws=3, player_discards=1, skip=True)),
    heated.Rules(mode="never-ending", heated_call="automatic", reaction_cards_oblige=True),
    heated.Rules(deck={**dict.fromkeys(("b1", "g1"), 10), "ghost": 5, "give-take": 5, "trap": 5, "mercy": 9}),
]


@pytest.mark.parametrize("rules", HEATED_RULES, ids=lambda rules: f"{rules.mode}-{len(rules.house)}")
@pytest.mark.parametrize("seed", range(2))
def test_heated_options_are_all_that_is_legal(rules: heated.Rules, seed: int) -> None:
    random = Random(seed)
    game = heated.new(NAMES[: random.randint(2, 4)], seed, rules)
    while not game.over and len(game.history) < 60:
        for seat in range(len(game.players)):
            unfolded, legal = set(unfold_heated(heated_options(game, seat))), set(words(game, seat))
            if sum(text.startswith("discards") for text in unfolded) > 200:  # the rules list only some of them
                assert legal <= unfolded
                assert all(text.startswith("discards") for text in unfolded - legal)
            else:
                assert unfolded == legal
        act(game, random)


def act(game: spicy.Spicy | heated.Heated, random: Random) -> None:
    """Somebody does something, or the clock."""
    choices = [(seat, action) for seat in range(len(game.players)) for action in game.legal(seat)]
    if not choices or random.random() < 0.03:
        game.apply(CLOCK, Expire())
    else:
        kinds = sorted({type(action).__name__ for _, action in choices})
        kind = random.choice(kinds)
        seat, action = random.choice([(seat, action) for seat, action in choices if type(action).__name__ == kind])
        game.apply(seat, action)  # type: ignore[arg-type]


def shown(game: spicy.Spicy | heated.Heated, seat: int | None) -> Any:
    """What a seat is shown, as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(Shown(game, [], game.waiting).of(seat)))


def test_a_spectator_has_no_hand_and_no_options() -> None:
    for game in (spicy.new(NAMES[:3], 1), heated.new(NAMES[:3], 1)):
        sight = shown(game, None)
        assert sight["view"]["hand"] == []
        assert sight["options"] == {}


@pytest.mark.parametrize("rules", SPICY_RULES, ids=lambda rules: f"{rules.edition}-{rules.manners}-{rules.hand}")
@pytest.mark.parametrize("seed", range(2))
def test_the_wire_shows_a_spicy_seat_what_the_rules_show_it(rules: spicy.Rules, seed: int) -> None:
    """It is encoded in two halves, with cards as words, so the whole is compared with the view."""
    random = Random(seed)
    game = spicy.new(NAMES[: random.randint(2, 6)], seed, rules)
    for _ in range(80):
        for seat in (None, *range(len(game.players))):
            view, sight = game.view(seat), shown(game, seat)["view"]
            plain = {
                "seat": view.seat,
                "hand": [str(card) for card in view.hand],
                "players": [
                    {"hand": p.hand, "points": p.points, "trophies": p.trophies, "score": p.score} for p in view.players
                ],
                "deck": view.deck,
                "above_worlds_end": view.above_worlds_end,
                "stack": [
                    {
                        "by": laid.by,
                        "card": None if laid.card is None else str(laid.card),
                        "claim": None if laid.claim is None else str(laid.claim),
                        "copy": laid.copy,
                    }
                    for laid in view.stack
                ],
                "turn": view.turn,
                "waiting": list(view.waiting),
                "answered": False,
                "paw": view.paw,
                "reason": view.reason,
                "winners": list(view.winners),
                "variants": list(rules.variants),
            }
            assert sight == plain
        if game.over:
            break
        act(game, random)


def test_spice_it_up_cards_turned_up_at_random_are_seen() -> None:
    game = umpire_of("spicy").deal(SpicyRules(variants_at_random=2), NAMES[:3], "7", None)
    assert isinstance(game, spicy.Spicy)
    assert len(game.rules.variants) == 2
    for seat in (None, 0):
        assert shown(game, seat)["view"]["variants"] == list(game.rules.variants)
