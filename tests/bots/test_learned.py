"""Networks of whole numbers, and the bot that plays by them with the eyes of its seat."""

from __future__ import annotations

import hashlib
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sizes import sized

from scoville import heated, spicy
from scoville.bots import make_bot, room_of, sit_down, tell
from scoville.bots.driver import Driver
from scoville.bots.exponent import CHANCES
from scoville.bots.learned import Eyes
from scoville.bots.network import MOST_BYTES, Network, load_network, save_network
from scoville.core import BadSettings, Dice, ScovilleError, game_seed, stream
from scoville.environments.fields import offsets
from scoville.environments.room import environment_of
from scoville.environments.tables import seats_at
from scoville.heated.bots.eyes import HeatedEyes
from scoville.lab.arena import play_game
from scoville.lab.spec import TableSpec
from scoville.server.faults import Faulty
from scoville.server.lobby import check_bot
from scoville.spicy.bots.eyes import SpicyEyes

EYES: dict[str, type[Eyes]] = {"spicy": SpicyEyes, "heated": HeatedEyes}
SOURCES = Path(spicy.__file__).parents[1]
SHIPPED = sorted(SOURCES.glob("*/bots/networks/*.npz"))
TABLES: list[tuple[str, int, Any]] = [
    ("spicy", 2, spicy.Rules()),
    ("spicy", 4, spicy.Rules(variants=("copy-cat",))),
    ("spicy", 6, spicy.Rules(variants=("change-your-luck",))),
    ("spicy", 3, spicy.Rules("fr", tuple(spicy.VARIANTS), open_deck=True)),
    ("heated", 2, heated.Rules()),
    ("heated", 4, heated.Rules(mode="chaos")),
    ("heated", 7, heated.Rules(house=(1, 3, 5, 6))),
]


@pytest.mark.parametrize(("game", "players", "rules"), TABLES, ids=str)
def test_a_bot_sees_with_its_eyes_what_the_environment_shows_its_seat(game: str, players: int, rules: Any) -> None:
    """At every step of every choice: the same numbers, the same legal decisions, the same action."""
    room = environment_of(game)
    starts = offsets(room.fields)
    counted = np.ones(sum(field.size for field in room.fields), bool)
    for field in room.fields:
        if field.name in room.overlooked:
            counted[starts[field.name] : starts[field.name] + field.size] = False
    questions = 0
    for number in range(sized(6, 60, interpreted=1)):
        seed = game_seed(77, number)
        seats: Any = seats_at(game, players, rules, seed)
        table, dice = seats.table, stream(seed, "choices")
        eyes = {seat: EYES[game]() for seat in range(players)}
        bots = {seat: make_bot(game, "heuristic", stream(seed, f"bot/{seat}")) for seat in range(players)}
        sit_down(bots, seats.game)
        for seat in range(players):
            eyes[seat].sit_down(seats.game.view(seat))
        shown = np.zeros(table.observation, np.uint8)
        while table.mover >= 0:
            seat, before = table.mover, len(seats.game.history)
            question = eyes[seat].look(seats.game.view(seat), seats.driver.options(seat))
            facts: list[Any] = []
            while True:
                questions += 1
                legal = question.decisions()
                table.write_observation(seat, shown.data)
                assert sorted(legal) == sorted(table.decisions())
                assert (np.frombuffer(question.seen, np.uint8)[counted] == shown[counted]).all()
                # Half of the choices are a bot's, for stacks and hands as in real games.
                if not table.choices.stage and dice.below(2):
                    facts = seats.ask(bots[seat])
                    break
                decision = legal[dice.below(len(legal))]
                whole = question.take(decision)
                facts += seats.decide(decision)
                if whole:
                    action = question.action()
                    assert action is None or action in [act.action for act in seats.game.history[before:]]
                    break
            tell(bots, facts)
            for other in range(players):
                for fact in facts:
                    eyes[other].notice(fact.seen_by(other))
    assert questions > 20


def small_network(tmp_path: Path, seed: int = 1) -> Path:
    """Any network for SPICY, with two layers."""
    rng = np.random.default_rng(seed)
    parts = [environment_of("spicy").factors(1031)[decision] for decision in range(1031)]
    count = 1 + max(part for each in parts for part in each)
    factors = np.array([(*each, *([count] * (3 - len(each)))) for each in parts])
    weights = [rng.integers(-3000, 3000, (374, 8)), rng.integers(-3000, 3000, (8, count))]
    biases = [rng.integers(-5000, 5000, 8), rng.integers(-5000, 5000, count)]
    file = tmp_path / "small.npz"
    save_network(file, weights, biases, [4, 12], factors, [2])
    return file


def by_hand(network: Network, seen: Any, decisions: list[int]) -> list[int]:
    """The same in Python's own whole numbers."""
    values = [int(value) for value in seen]
    last = len(network.weights) - 1
    for i, (weight, bias) in enumerate(zip(network.weights, network.biases, strict=True)):
        sums = [
            int(bias[j]) + sum(values[k] * int(weight[k, j]) for k in range(len(values)) if values[k])
            for j in range(len(bias))
        ]
        values = [(value if i == last else max(value, 0)) >> network.shifts[i] for value in sums]
    values.append(0)
    return [sum(values[int(part)] for part in network.factors[decision]) for decision in decisions]


def test_ratings_are_exact_whole_numbers(tmp_path: Path) -> None:
    files = [small_network(tmp_path), *SHIPPED]
    rng = np.random.default_rng(2)
    for file in files:
        network = load_network(file)
        for _ in range(3):
            seen = np.array(rng.integers(0, 5, network.weights[0].shape[0]), np.uint8)
            seen[rng.random(len(seen)) < 0.8] = 0
            count = min(9, len(network.factors))
            decisions = sorted(rng.choice(len(network.factors), count, replace=False).tolist())
            assert network.ratings(seen, decisions) == by_hand(network, seen, decisions)


def test_no_sum_of_a_shipped_network_can_leave_the_exact_numbers() -> None:
    """A float of 64 bits holds every whole number up to 2^53: here is the worst that any observation could cause."""
    for file in SHIPPED:
        network = load_network(file)
        most = np.full(network.weights[0].shape[0], 255.0)
        for weight, bias, shift in zip(network.weights, network.biases, network.shifts, strict=True):
            assert all((array == np.round(array)).all() for array in (weight, bias))
            sums = most @ np.abs(weight) + np.abs(bias)
            assert sums.max() < 2**53
            most = np.ceil(sums / 2**shift)


def test_chances_fall_by_e_for_every_unit() -> None:
    for i, chance in enumerate(CHANCES):
        assert chance == pytest.approx(2**20 * math.exp(-i / 64), abs=1.01, rel=1e-4)


def test_a_network_chooses_as_often_as_it_rates(tmp_path: Path) -> None:
    network = load_network(small_network(tmp_path))
    seen = np.zeros(374, np.uint8)
    seen[:20] = 1
    decisions = [0, 3, 4]
    rated = network.ratings(seen, decisions)
    total = sum(math.exp(each / 1024) for each in rated)
    dice = stream(4, "bot")
    chosen = [decisions[network.choose(seen, decisions, dice)] for _ in range(4000)]
    for decision, rating in zip(decisions, rated, strict=True):
        assert chosen.count(decision) / 4000 == pytest.approx(math.exp(rating / 1024) / total, abs=0.03)


def test_what_is_no_network_is_refused_with_a_sentence(tmp_path: Path) -> None:
    no_network = tmp_path / "none.npz"
    no_network.write_bytes(b"something else")
    not_even_an_archive = tmp_path / "text.npz"
    not_even_an_archive.write_text("PK", encoding="utf-8")
    for file in (no_network, tmp_path / "missing.npz", not_even_an_archive):
        with pytest.raises(ScovilleError, match="network"):
            make_bot("spicy", f"learned:{file}", stream(1, "bot"))
    with pytest.raises(BadSettings):
        make_bot("spicy", "learnt", stream(1, "bot"))


def test_shipped_networks_are_small() -> None:
    assert SHIPPED
    for file in SHIPPED:
        assert file.stat().st_size <= MOST_BYTES


def play(game: Any, name: str, seed: str) -> list[Any]:
    bots = {seat: make_bot(game.name, name, stream(seed, f"bot/{seat}")) for seat in range(len(game.players))}
    sit_down(bots, game)
    Driver(game).play(bots, Dice(1, 2, 3, 4), lambda game, seat, action, facts: None)
    return list(game.history)


def test_at_a_table_no_network_knows_it_plays_as_heuristic_does() -> None:
    rules = spicy.Rules(ranks=5, hand=4)
    assert play(spicy.new(["A", "B"], 3, rules), "learned", "5") == play(
        spicy.new(["A", "B"], 3, rules), "heuristic", "5"
    )
    own = heated.Rules(mode="classics")
    assert play(heated.new(["A", "B"], 3, own), "learned", "5") == play(
        heated.new(["A", "B"], 3, own), "heuristic", "5"
    )


COPYING = spicy.Rules(variants=("copy-cat",))
SEVERAL = spicy.Rules(variants=("start-it-up", "change-your-luck"))
DECIDED = {
    ("spicy", 2, spicy.Rules()): "a9e204a91ffa9b94",
    ("spicy", 4, spicy.Rules()): "a49416e76c867100",
    ("spicy", 3, SEVERAL): "96de5e3792c275b5",
    ("spicy", 4, COPYING): "c6ec7ca94619dbe4",
    ("heated", 2, heated.Rules()): "fa3d0d37e4de7de7",
    ("heated", 5, heated.Rules(mode="chaos")): "bbddb958c8dea11e",
}
"""The beginning of a hash over three games of each shipped network. They change only with the network or the rules."""


@pytest.mark.parametrize(("game", "players", "rules"), DECIDED, ids=str)
def test_the_same_seed_gives_the_same_decisions_on_every_machine(game: str, players: int, rules: Any) -> None:
    played = hashlib.sha256()
    for seed in ("a", "b", "c"):
        begun: Any = {"spicy": spicy, "heated": heated}[game].new([f"P{i}" for i in range(players)], seed, rules)
        for act in play(begun, "learned", seed):
            played.update(f"{act.seat} {act.action}\n".encode())
    assert played.hexdigest()[:16] == DECIDED[game, players, rules]


def test_with_several_variants_it_plays_by_the_network_for_many() -> None:
    many = SOURCES / "spicy/bots/networks/many.npz"
    for rules in (SEVERAL, spicy.Rules("fr", tuple(name for name in spicy.VARIANTS if name != "copy-cat"))):
        names = ["A", "B", "C"]
        learned = play(spicy.new(names, 3, rules), "learned", "5")
        assert learned == play(spicy.new(names, 3, rules), f"learned:{many}", "5")
        assert learned != play(spicy.new(names, 3, rules), "heuristic", "5")


def test_with_copy_cat_it_plays_by_a_network_of_its_own() -> None:
    own = SOURCES / "spicy/bots/networks/copy-cat.npz"
    for rules in (COPYING, spicy.Rules("fr", tuple(spicy.VARIANTS))):
        names = ["A", "B", "C", "D"]
        learned = play(spicy.new(names, 3, rules), "learned", "5")
        assert learned == play(spicy.new(names, 3, rules), f"learned:{own}", "5")
        copies = [act.action for act in learned if isinstance(act.action, spicy.Copy)]
        assert copies, "it copies"


def test_a_network_of_ones_own_plays_anywhere(tmp_path: Path) -> None:
    file = small_network(tmp_path)
    first = play(spicy.new(["A", "B", "C"], 3, spicy.Rules(ranks=5, hand=4)), f"learned:{file}", "5")
    again = play(spicy.new(["A", "B", "C"], 3, spicy.Rules(ranks=5, hand=4)), f"learned:{file}", "5")
    other = play(spicy.new(["A", "B", "C"], 3, spicy.Rules(ranks=5, hand=4)), "heuristic", "5")
    assert first == again != other


def test_a_file_plays_the_same_games_in_every_folder(tmp_path: Path) -> None:
    """A training that exploits a bot writes its network to a new folder every time."""
    played = []
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        file = small_network(tmp_path / folder)
        spec = TableSpec("spicy", 2, spicy.Rules(), (f"learned:{file}", "casual"), 4)
        played.append([play_game(spec, index) for index in range(4)])
    assert played[0] == played[1]
    assert len({game.scores for game in played[0]}) > 1


def test_every_game_has_it_and_no_live_table_reads_a_file() -> None:
    for game in EYES:
        assert "learned" in room_of(game).bots
        check_bot(game, "learned")
        with pytest.raises(Faulty):
            check_bot(game, "learned:/etc/passwd")
