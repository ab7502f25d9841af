"""A game of another package has the same environments, and they pass the ecosystem's own checkers."""

from __future__ import annotations

from installed import Run

CODE = """
import copy, pickle, warnings
import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from scoville.environments import cheat_v0
from scoville.environments.gymnasium import SeatEnvironment
from scoville.environments.vector import VectorEnvironment

warnings.simplefilter("ignore")
api_test(cheat_v0.env(players=3, illegal="replace"), num_cycles=40)
parallel_api_test(cheat_v0.parallel_env(players=3, illegal="replace"), num_cycles=40)
seed_test(lambda: cheat_v0.env(players=3, illegal="replace"), num_cycles=20)
parallel_seed_test(lambda: cheat_v0.parallel_env(players=3, illegal="replace"), num_cycles=20)
check_env(gymnasium.make("scoville/Cheat-v0", bots=["random"] * 2, illegal="replace").unwrapped)
several = VectorEnvironment("cheat", 3, 3, seed=1)
for made in (several, cheat_v0.raw_env(players=3), SeatEnvironment("cheat", ["random"])):
    for copied in (copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))):
        made.reset(seed=1) if not isinstance(made, VectorEnvironment) else made.step(made.sample())
        other = copied(made)
        assert type(other) is type(made)
many = gymnasium.make_vec("scoville/CheatSelfPlay-v0", num_envs=4, players=3, illegal="replace")
seen, info = many.reset(seed=1)
many.action_space.seed(1)
ended = 0
for _ in range(2000):
    seen, rewards, done, cut, info = many.step(many.action_space.sample())
    if done.any():
        ended += 1
        assert info["final_obs"].shape == seen.shape
print("ended" if ended else "never ended")
"""


def test_cheat_passes_the_checkers(run: Run) -> None:
    assert run("-c", CODE).splitlines()[-1] == "ended"


def test_its_page_is_written_from_its_actions(run: Run) -> None:
    told = run("-m", "scoville.environments.page", "cheat")
    assert "`from scoville.environments import cheat_v0`" in told
    assert "| 0 | let it be |" in told
    assert "how many of each card one holds" in told
