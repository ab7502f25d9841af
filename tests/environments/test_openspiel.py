"""SPICY in OpenSpiel: its own simulation tests, what a seat knows, other worlds, its algorithms on our game."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import policy as open_spiel_policy  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from scoville import BadSettings, spicy  # noqa: E402
from scoville.bots import BOTS, bots_of, make_bot, request_bot  # noqa: E402
from scoville.core import stream  # noqa: E402
from scoville.lab.arena import play_game  # noqa: E402
from scoville.lab.spec import TableSpec  # noqa: E402
from scoville.spicy.environment import openspiel  # noqa: E402
from scoville.spicy.environment.exact import build_tree  # noqa: E402
from scoville.spicy.environment.history import another_world  # noqa: E402
from scoville.spicy.environment.luck import SpicyLuck  # noqa: E402

THREE_CARDS = "scoville_spicy(ranks=1,spices=1,copies=1,wilds=1,hand=1,trophies=1,worlds_end=1,first=0)"
TABLES = (
    "scoville_spicy(players=2)",
    "scoville_spicy(players=3,variants=change-your-luck+copy-cat)",
    "scoville_spicy(players=6,edition=fr,variants=spice-raider+copy-cat+we-love-chili,open_deck=True)",
    "scoville_spicy(players=2,ranks=3,spices=2,copies=1,wilds=1,hand=2,trophies=1)",
)


def walk(name: str, seed: int) -> Iterator[Any]:
    """The states of a random game in which somebody decides, and the last."""
    dice = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            yield state
            options = state.legal_actions()
            state.apply_action(options[0] if dice.random() < 0.4 else dice.choice(options))
    yield state


@pytest.mark.parametrize("name", TABLES)
def test_open_spiels_own_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_the_game_and_its_parameters() -> None:
    assert "scoville_spicy" in pyspiel.registered_names()
    game = pyspiel.load_game("scoville_spicy(players=4,ranks=5,hand=3,variants=copy-cat)")
    assert game.num_players() == 4
    assert game.rules == spicy.Rules(ranks=5, hand=3, variants=("copy-cat",))
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (pytest.approx(-1 / 3), 1, 0)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("scoville_spicy(ranks=11)", "The highest number is 1 to 10"),
        ("scoville_spicy(players=6,ranks=1,copies=1)", "not enough to deal"),
        ("scoville_spicy(variants=hot)", 'no SPICE IT UP card "hot"'),
        ("scoville_spicy(first=2)", "There is no seat 2"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BadSettings, match=sentence):
        pyspiel.load_game(name)


@pytest.mark.parametrize("name", TABLES)
def test_a_seat_cannot_tell_another_world_from_its_own(name: str) -> None:
    """Resampling keeps all that a seat knows, and changes what it does not; so what a seat is shown leaks nothing."""
    changed = 0
    for state in walk(name, 5):
        if state.is_terminal():
            break
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            changed += str(other) != str(state)
    assert changed > 0


def test_an_information_state_remembers_everything() -> None:
    before: dict[int, str] = {}
    tensors: dict[str, list[float]] = {}
    for state in walk(TABLES[1], 3):
        if state.is_terminal():
            break
        player = state.current_player()
        known = state.information_state_string(player)
        seen = known.split(": ", 1)[1]
        assert seen.startswith(before.get(player, ""))
        before[player] = seen
        assert known not in tensors
        tensors[known] = state.information_state_tensor(player)
    assert len({tuple(tensor) for tensor in tensors.values()}) == len(tensors)


def test_clones_and_pickles_go_their_own_way() -> None:
    for i, state in enumerate(walk(TABLES[1], 8)):
        if state.is_terminal() or i > 30:
            break
        text = str(state)
        copies = [state.clone(), pickle.loads(pickle.dumps(state))]
        for other in copies:
            assert str(other) == text
            other.apply_action(other.legal_actions()[-1])
            assert str(state) == text


def test_an_observation_is_what_the_codec_says() -> None:
    game = pyspiel.load_game(TABLES[0])
    seen = make_observation(game)
    for i, state in enumerate(walk(TABLES[0], 2)):
        if i > 20 or state.is_terminal():
            break
        for player in (0, 1):
            seen.set_from(state, player)
            hand = state.luck.table.state
            assert [int(count) for count in seen.dict["hand"]] == [hand.held(player, kind) for kind in range(32)]
            assert bool(seen.dict["asked"][0]) == (player == state.current_player())


def test_open_spiels_exploitability_is_ours() -> None:
    game = pyspiel.load_game(THREE_CARDS)
    tree = build_tree(game.rules, first=0)
    theirs = exploitability.exploitability(game, open_spiel_policy.UniformRandomPolicy(game))
    assert tree.exploitability(tree.uniform()) == pytest.approx(theirs)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.01


def test_every_world_is_as_likely_as_its_cards() -> None:
    """c1 is held: the other holds a wild spice or a wild number, each half of the time."""
    luck = SpicyLuck(openspiel.rules_from(pyspiel.load_game(THREE_CARDS).get_parameters()), 2, 0)
    luck.tell(0)
    luck.tell(30)
    dice = stream(4, "worlds")
    found = [another_world(luck, 0, dice).table.state.held(1, 30) for _ in range(400)]
    assert 150 < sum(found) < 250


# --- OpenSpiel's IS-MCTS as a bot ------------------------------------------------------------------


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    assert "ismcts" not in bots_of("spicy")  # a live table must not offer it
    request_bot("spicy", "ismcts")
    yield
    del BOTS["spicy", "ismcts"]


@pytest.mark.parametrize(
    ("players", "variants"), [(2, ()), (3, ("change-your-luck", "copy-cat")), (6, ("spice-raider", "we-love-chili"))]
)
def test_ismcts_plays_whole_games(players: int, variants: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    from scoville.spicy.environment import openspiel_search

    fell_back: list[object] = []
    table = openspiel_search.IsmctsBot._table

    def checked(self: Any, *arguments: Any, **named: Any) -> Any:
        try:
            return table(self, *arguments, **named)
        except BadSettings as error:
            fell_back.append(error)
            raise

    monkeypatch.setattr(openspiel_search.IsmctsBot, "_table", checked)
    bots = ("ismcts:8x", *["casual"] * (players - 1))
    spec = TableSpec("spicy", players, spicy.Rules(variants=variants), bots, 3)
    assert play_game(spec, 0) == play_game(spec, 0)
    assert fell_back == []


def test_ismcts_lets_be_what_it_cannot_search() -> None:
    """It sat down in the middle of a game it has not seen."""
    game = spicy.new(["Ada", "Bo"], 1, first=0)
    game.apply("Ada", spicy.Pass())
    game.apply("Bo", spicy.Play(game.hand("Bo")[0], spicy.Claim("c1")))
    bot = make_bot("spicy", "ismcts:5x", stream(1, "bot"))
    assert bot.choose(game.view(0), game.legal(0)) == spicy.Pass()


@pytest.mark.parametrize("setting", ["0ms", "fast", "200", "-1x"])
def test_ismcts_takes_a_budget(setting: str) -> None:
    with pytest.raises(BadSettings, match="milliseconds or a number of simulations"):
        make_bot("spicy", f"ismcts:{setting}", stream(1, "bot"))
