"""Training, with PyTorch: `pip install -e '.[learn]'` and then `pytest tests/learn`.

The test group does not install PyTorch, which is larger than everything else together. Where it is missing, these
tests are skipped.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from subprocess import CompletedProcess

import numpy as np
import pytest
from command_line import scoville

from scoville import ScovilleError, spicy
from scoville.bots.network import load_network
from scoville.environments.room import environment_of

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install -e '.[learn]'")

SMALL = ("--tables", "6", "--width", "16", "--seed", "3")


def learn(out: Path, *more: str, game: str = "spicy", decisions: int = 1500) -> CompletedProcess[str]:
    return scoville("learn", game, *SMALL, "--decisions", str(decisions), "--out", str(out), *more)


def test_a_short_training_writes_a_network_that_plays(tmp_path: Path) -> None:
    out = tmp_path / "net.npz"
    done = learn(out, "--imitate", "heuristic:500", "--against", "self=2,past=1,heuristic=2,honest=1")
    assert done.returncode == 0, done.stderr
    assert "Imitated heuristic for 500 decisions" in done.stdout
    report = json.loads((tmp_path / "net.npz.json").read_text(encoding="utf-8"))
    assert report["decisions"] >= 1500
    assert set(report["against"]) == {"self", "past", "heuristic", "honest"}
    assert report["curve"][-1]["scores"]["heuristic"][1] > 0
    assert (tmp_path / "net.npz.svg").read_text(encoding="utf-8").startswith("<svg")
    played = scoville(
        *("tournament", "spicy", "--without-random", "--bots", f"learned:{out},casual"),
        *("--deals", "2", "--workers", "1", "--seed", "1"),
    )
    assert played.returncode == 0, played.stderr


def test_the_same_seed_trains_the_same_network_and_resume_goes_on(tmp_path: Path) -> None:
    first, second = tmp_path / "a.npz", tmp_path / "b.npz"
    learn(first)
    learn(second)
    assert first.read_bytes() == second.read_bytes()
    more = learn(first, "--resume", decisions=2600)
    assert more.returncode == 0, more.stderr
    assert first.read_bytes() != second.read_bytes()
    curve = json.loads((tmp_path / "a.npz.json").read_text(encoding="utf-8"))["curve"]
    assert [point["decisions"] for point in curve] == sorted(point["decisions"] for point in curve)
    assert curve[-1]["decisions"] >= 2600


def test_whole_numbers_rate_as_the_trained_network_does(tmp_path: Path) -> None:
    from scoville.environments.vector import VectorEnvironment
    from scoville.learn.training import Task, Training

    training = Training(Task("spicy", (2,), (None,), {"self": 1}, 1, tables=4, width=32))
    training.run(600, lambda now: None, lambda: False)
    training.export(tmp_path / "net.npz")
    network = load_network(tmp_path / "net.npz")
    env = VectorEnvironment("spicy", 8, 2, seed=9)
    for _ in range(40):
        env.step(env.sample())
        shown = training.shape.shown(env.observations)
        seen = torch.from_numpy(shown * training.shape.scale)
        parts = np.append(training.actor(seen)[0].detach().numpy(), 0.0)
        decisions = env.masks[0].nonzero()[0].tolist()
        exact = parts[training.shape.factors[decisions]].sum(axis=1)
        assert np.array(network.ratings(shown[0], decisions)) / 1024 == pytest.approx(exact, abs=0.02)


def test_a_training_starts_from_a_finished_network(tmp_path: Path) -> None:
    from scoville.learn.training import Task, Training

    shipped = Path(spicy.__file__).parent / "bots/networks/two.npz"
    training = Training(Task("spicy", (2,), (None,), {"self": 1}, 1, tables=4))
    training.start_from(shipped)
    training.export(tmp_path / "again.npz")
    first, again = load_network(shipped), load_network(tmp_path / "again.npz")
    seen = np.zeros(first.weights[0].shape[0], np.uint8)
    seen[::9] = 1
    decisions = list(range(0, len(first.factors), 17))
    more = np.append(seen, np.ones(again.inputs - first.inputs, np.uint8))  # which an older network does not look at
    assert again.ratings(more, decisions) == pytest.approx(first.ratings(seen, decisions), abs=20)
    with pytest.raises(ScovilleError, match="other sizes"):
        Training(Task("spicy", (2,), (None,), {"self": 1}, 1, tables=4, width=16)).start_from(shipped)


def test_another_network_is_an_opponent_in_lock_step(tmp_path: Path) -> None:
    """Without bots, so it is quick; another width or an older network is no obstacle."""
    from scoville.learn.training import Task, Training

    learn(tmp_path / "a.npz", decisions=300)
    first, second = f"learned:{tmp_path / 'a.npz'}", f"learned:{Path(spicy.__file__).parent / 'bots/networks/many.npz'}"
    training = Training(Task("spicy", (2, 3), (None,), {"past": 1, first: 1, second: 2}, 1, tables=16, width=24))
    assert [len(actor[0].bias) for actor in training.guests.values()] == [16, 128]
    before = [actor[0].weight.clone() for actor in training.guests.values()]
    training.run(1500, lambda now: None, lambda: False)
    assert {name for point in training.curve for name in point.scores} == {"past", first, second}
    assert all(torch.equal(a, b[0].weight) for a, b in zip(before, training.guests.values(), strict=True))
    network = load_network(tmp_path / "a.npz")
    shown = np.ones((1, training.shape.inputs), np.uint8)
    parts = training.guests[first](torch.from_numpy(shown * training.shape.scale)).detach().numpy()
    assert network.rate_rows(shown)[0] / 1024 == pytest.approx(parts[0], abs=0.02)


def test_exploiters_learn_beside_the_learner_and_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from scoville.learn import exploiting
    from scoville.learn.training import Task, Training

    monkeypatch.setattr(exploiting, "LIFE", 250)
    task = Task("spicy", (2,), (None,), {"self": 1, "exploiter": 2, "casual": 1}, 1, tables=8, width=16)
    training = Training(task)
    training.run(3000, lambda now: None, lambda: False)
    exploiters = training.exploiters
    assert exploiters is not None
    assert {name for point in training.curve for name in point.scores} == {"self", "exploiter", "casual"}
    assert exploiters.training.task.against == {"learner": 1}, "it meets nobody else"
    assert exploiters.number == len(exploiters.kept) >= 2
    weights = [actor[0].weight for actor in (training.actor, *exploiters.kept)]
    assert len({each.detach().numpy().tobytes() for each in weights}) == len(weights)
    training.save(tmp_path / "state")
    again = Training(task)
    again.resume(tmp_path / "state")
    assert again.exploiters is not None
    assert (again.exploiters.number, again.exploiters.born) == (exploiters.number, exploiters.born)
    before = again.exploiters.training.decisions
    again.run(training.decisions + 1, lambda now: None, lambda: False)
    assert again.exploiters.training.decisions > before == exploiters.training.decisions
    without = Training(replace(task, against={"self": 1}))
    without.save(tmp_path / "state")
    with pytest.raises(ScovilleError, match="without exploiters"):
        again.resume(tmp_path / "state")


def test_a_second_training_starts_where_another_ended(tmp_path: Path) -> None:
    learn(tmp_path / "a.npz", decisions=300)
    done = learn(
        *(tmp_path / "b.npz", "--start", str(tmp_path / "a.npz.state"), "--hold", "1", "--average", "0.9"),
        *("--imitate", "casual:200,heuristic:200", "--entropy-last", "0"),
        decisions=300,
    )
    assert done.returncode == 0, done.stderr
    assert "casual for 200 decisions, then heuristic for 200 decisions" in done.stdout
    report = json.loads((tmp_path / "b.npz.json").read_text(encoding="utf-8"))
    assert (report["start"], report["hold"], report["average"], report["entropy_last"]) == ("a.npz.state", 1, 0.9, 0)


@pytest.mark.parametrize(("game", "players"), [("heated", "2,3"), ("spicy", "2,5")])
def test_it_learns_any_game_with_several_sizes_and_variants(game: str, players: str, tmp_path: Path) -> None:
    out = tmp_path / "net.npz"
    done = learn(out, "--players", players, "--varied", "--tables", "28", game=game, decisions=600)
    assert done.returncode == 0, done.stderr
    assert load_network(out).players == tuple(map(int, players.split(",")))


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--against", "self"), "--against is a list like"),
        (("--against", "nobody=1"), 'no bot "nobody"'),
        (("--players", "2,x"), "--players is a list of numbers"),
        (("--players", "9"), "2 to 6"),
        (("--imitate", "heuristic"), "--imitate is a bot and a number"),
        (("--resume",), "to go on from"),
    ],
)
def test_what_is_wrong_is_a_sentence(more: tuple[str, ...], says: str, tmp_path: Path) -> None:
    done = learn(tmp_path / "net.npz", *more)
    assert done.returncode in {1, 2}
    assert says in done.stderr
    assert len(done.stderr.splitlines()) <= 2


def test_a_state_of_another_training_is_refused(tmp_path: Path) -> None:
    learn(tmp_path / "a.npz", decisions=300)
    (tmp_path / "b.npz.state").write_bytes((tmp_path / "a.npz.state").read_bytes())
    done = learn(tmp_path / "b.npz", "--resume", "--width", "24")
    assert done.returncode == 1
    assert "does not fit this training" in done.stderr


def test_exploit_prints_a_share_with_its_interval_and_the_same_again(tmp_path: Path) -> None:
    command = [
        *("exploit", "spicy", "random", "--decisions", "400", "--deals", "3", "--workers", "1", "--seed", "2"),
        *("--json", "--imitate", "heuristic:300"),
    ]
    done = scoville(*command)
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    again = json.loads(scoville(*command).stdout)
    assert {**result, "seconds": 0} == {**again, "seconds": 0}  # the same seed, the same training and the same deals
    assert result["games"] == 6
    assert 0 <= result["share"]["low"] <= result["share"]["value"] <= result["share"]["high"] <= 1


def test_every_decision_has_its_own_parts() -> None:
    for game, actions in (("spicy", 1031), ("heated", 418)):
        room = environment_of(game)
        parts = [tuple(each) for each in room.factors(actions)]
        assert len(set(parts)) == actions
        more = [tuple(each) for each in room.factors_in_context()]
        assert not {part for each in more for part in each[1:]} & {part for each in parts for part in each}
