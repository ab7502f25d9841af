"""The balance studies: named lists of settings, each beside a baseline."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from typing import Final

from .. import heated, spicy
from ..core import BadSettings, quote
from ..heated.cards import Card
from ..heated.modes import DEFAULT_MODE, deck_of
from ..spicy.editions import DEFAULT_EDITION
from ..spicy.rules import HAND, below_worlds_end
from .arena import check_bots
from .spec import TableSpec, seats_for

__all__ = ["STUDIES", "Setting", "Study", "study"]

Rules = spicy.Rules | heated.Rules
PLAYERS: Final = 4
"""Where a study is not about the number of players."""
FEWEST_ABOVE: Final = 12
"""A World's End card with fewer cards above it leaves hardly a game."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Tables to be counted together: game i is played at the i-th of them, in turn."""

    name: str
    specs: tuple[TableSpec, ...]
    baseline: str | None
    """The setting it is compared with; None for a baseline."""

    @property
    def players(self) -> int:
        return self.specs[0].players

    def spec_of(self, index: int) -> TableSpec:
        return self.specs[index % len(self.specs)]


@dataclass(frozen=True, slots=True)
class Study:
    game: str
    name: str
    question: str
    note: str
    """What one should know to read the answer."""
    settings: tuple[Setting, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A setting without its bots and seed."""

    name: str
    rules: tuple[Rules, ...]
    players: int
    baseline: str | None


@dataclass(frozen=True, slots=True)
class Plan:
    question: str
    rows: Callable[[int | None], Iterable[Row]]
    """For a number of players, or for those the study chooses."""
    note: str = ""


def study(game: str, name: str, bots: Sequence[str], seed: int | str, players: int | None = None) -> Study:
    """A study ready to be played; `bots` sit round the table, again from the first where there are more seats.

    Every setting has a seed of its own, so that their games are independent of each other.
    """
    plans = STUDIES[game]
    if name not in plans:
        raise BadSettings(f"There is no study {quote(name)} of {game.upper()}; there are {', '.join(plans)}.")
    if not bots:
        raise BadSettings("A study needs at least one bot.")
    plan = plans[name]
    if players is not None and name == "players":
        raise BadSettings("The study players is about the number of players; it takes no other.")
    settings = []
    for row in plan.rows(players):
        seated = tuple(bots[i % len(bots)] for i in range(row.players))
        own = _seed(seed, f"{game}/{name}/{row.name}")
        specs = tuple(TableSpec(game, row.players, rules, seated, own) for rules in row.rules)
        settings.append(Setting(row.name, specs, row.baseline))
    check_bots(settings[0].specs[0])
    seats = max(setting.players for setting in settings)
    if len(bots) > seats:
        raise BadSettings(f"There are {len(bots)} bots for {seats} seats.")
    return Study(game, name, plan.question, plan.note, tuple(settings))


def _seed(seed: int | str, name: str) -> str:
    number = int(seed, 16) if isinstance(seed, str) else seed
    return sha256(f"scoville/{number:x}/balance/{name}".encode()).hexdigest()[:32]


def _beside(baseline: str, settings: Iterable[tuple[str, tuple[Rules, ...]]], players: int) -> list[Row]:
    return [Row(name, rules, players, None if name == baseline else baseline) for name, rules in settings]


# --- SPICY -------------------------------------------------------------------------------------------


def _variants(count: int) -> Callable[[int | None], list[Row]]:
    def rows(players: int | None) -> list[Row]:
        cards = [(" + ".join(names), (spicy.Rules(variants=names),)) for names in combinations(spicy.VARIANTS, count)]
        return _beside("no card", [("no card", (spicy.Rules(),)), *cards], players or PLAYERS)

    return rows


def _worlds_end(players: int | None) -> list[Row]:
    """SR-END-AT: the three heights of the printed card, each beside a deeper and a higher one."""
    rows = []
    for n in (2, PLAYERS, 6) if players is None else (players,):
        deck = 100 - HAND * n
        below = below_worlds_end(n)
        higher = min(below * 3 // 2, deck - FEWEST_ABOVE)
        settings = [
            (_height(n, cards), (spicy.Rules(worlds_end=None if cards == below else deck - cards),))
            for cards in (below, below // 2, higher)
        ]
        rows += _beside(_height(n, below), settings, n)
    return rows


def _height(players: int, below: int) -> str:
    default = " (default)" if below == below_worlds_end(players) else ""
    return f"{players} players, {below} below{default}"


def _hand_size(players: int | None) -> list[Row]:
    """Fewer and more cards than the books deal, with as many to draw before the World's End as usual."""
    n = players or PLAYERS
    above = 100 - HAND * n - below_worlds_end(n)
    settings = [(f"{hand} cards", (spicy.Rules(hand=hand, worlds_end=above),)) for hand in (HAND, 4, 5, 7, 8)]
    return _beside(f"{HAND} cards", settings, n)


def _editions(players: int | None) -> list[Row]:
    """Each alone, then with as many SPICE IT UP cards as it allows: every choice of them equally often."""
    settings: list[tuple[str, tuple[Rules, ...]]] = []
    for name in dict.fromkeys((DEFAULT_EDITION, *spicy.EDITIONS)):
        settings.append((name, (spicy.Rules(name),)))
    for name, edition in spicy.EDITIONS.items():
        choices = combinations(spicy.VARIANTS, edition.most_variants)
        settings.append(
            (f"{name}, {edition.most_variants} cards", tuple(spicy.Rules(name, cards) for cards in choices))
        )
    return _beside(DEFAULT_EDITION, settings, players or PLAYERS)


# --- HEATED ------------------------------------------------------------------------------------------


def _modes(players: int | None) -> list[Row]:
    return _beside(DEFAULT_MODE, [(mode, (heated.Rules(mode),)) for mode in heated.MODES], players or PLAYERS)


def _house(players: int | None) -> list[Row]:
    """Rules 4 and 5 are about cards of the expansion, so they have a baseline with these."""
    rows = []
    for baseline, add, numbers in ((DEFAULT_MODE, (), (1, 2, 3, 6)), (_WITH, ("united", "super-swap"), (4, 5))):
        alone: list[tuple[str, tuple[Rules, ...]]] = [(baseline, (heated.Rules(add=add),))]
        alone += [(f"house rule {number}", (heated.Rules(add=add, house=(number,)),)) for number in numbers]
        rows += _beside(baseline, alone, players or PLAYERS)
    return rows


_WITH: Final = "with UNITED WE FALL, SUPER SWAP"


def _cards(players: int | None) -> list[Row]:
    """Every action card taken out of the regular deck, and every card of the expansion put in, one at a time."""
    n = players or PLAYERS
    settings: list[tuple[str, tuple[Rules, ...]]] = [(DEFAULT_MODE, (heated.Rules(),))]
    for card in heated.CARDS.values():
        if card.count and card.family != "number":
            deck = {
                str(Card(kind)): count for kind, count in deck_of(DEFAULT_MODE, n).items() if kind not in card.kinds
            }
            settings.append((f"without {card.title}", (heated.Rules(deck=deck),)))
    for word, card in heated.CARDS.items():
        if card.expansion and word != "blank":
            settings.append((f"with {'more ' if card.count else ''}{card.title}", (heated.Rules(add=(word,)),)))
    return _beside(DEFAULT_MODE, settings, n)


# --- both --------------------------------------------------------------------------------------------


def _players(game: str, rules: Rules) -> Callable[[int | None], list[Row]]:
    def rows(players: int | None) -> list[Row]:
        fewest, most = seats_for(game)
        baseline = f"{PLAYERS} players"
        return [
            Row(f"{n} players", (rules,), n, None if n == PLAYERS else baseline)
            for n in (PLAYERS, *(n for n in range(fewest, most + 1) if n != PLAYERS))
        ]

    return rows


STUDIES: Final[dict[str, dict[str, Plan]]] = {
    "spicy": {
        "variants": Plan("What does each SPICE IT UP card change?", _variants(1)),
        "pairs": Plan("What does each pair of SPICE IT UP cards change?", _variants(2)),
        "worlds-end": Plan(
            "What does the height of the World's End card do to the length of the game and to who wins?",
            _worlds_end,
            "A setting is named by how many cards lie below the World's End card: half of the default, and one and a "
            f"half times it, as far as {FEWEST_ABOVE} cards remain above.",
        ),
        "hand-size": Plan(
            "What do larger and smaller hands change?",
            _hand_size,
            "The books deal 6 cards and draw as many after a trophy. The same number of cards can be drawn before the "
            "World's End in every setting.",
        ),
        "editions": Plan(
            "Do the editions play differently?",
            _editions,
            "Bots keep the rules, so that editions differ only in how many SPICE IT UP cards they allow: "
            "all choices of that many are played equally often.",
        ),
        "players": Plan("What does the number of players change?", _players("spicy", spicy.Rules())),
    },
    "heated": {
        "modes": Plan("What do the modes change?", _modes),
        "house": Plan(
            "What does each house rule change?",
            _house,
            "House rules 1 to 3 punish what bots never do; 4 and 5 are compared with a deck that has the cards they "
            "are about.",
        ),
        "cards": Plan("What does a single card change when it is taken out of the regular deck or put in?", _cards),
        "players": Plan("What does the number of players change?", _players("heated", heated.Rules())),
    },
}
