"""Pgx on the processor: its card games and its tiles, many tables at once, each dealt anew when it ends."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from driver import Play, serve

STEPS = 100
TABLES = {"kuhn_poker": 4096, "leduc_holdem": 4096, "sparrow_mahjong": 256}
"""As many at once as was fastest on one core."""


def tables_of(name: str, tables: int) -> Callable[[Random], Play]:
    def make(luck: Random) -> Play:
        os.environ["JAX_PLATFORMS"] = "cpu"
        jax, jnp = import_module("jax"), import_module("jax.numpy")
        env = import_module("pgx").make(name)
        step = import_module("pgx.experimental").auto_reset(env.step, env.init)

        def decide(state: Any, key: Any) -> Any:
            choosing, dealing = jax.random.split(key)
            evenly = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            return step(state, jax.random.categorical(choosing, evenly), dealing)

        def once(carried: Any, _: None) -> Any:
            states, key, ended = carried
            key, now = jax.random.split(key)
            states = jax.vmap(decide)(states, jax.random.split(now, tables))
            return (states, key, ended + (states.terminated | states.truncated).sum()), None

        run = jax.jit(lambda carried: jax.lax.scan(once, carried, None, length=STEPS)[0])
        keys = jax.random.split(jax.random.PRNGKey(luck.randrange(1 << 31)), tables + 1)
        now = jax.block_until_ready(run((jax.jit(jax.vmap(env.init))(keys[1:]), keys[0], jnp.int32(0))))  # compiles

        def play(count: int) -> tuple[int, float]:
            nonlocal now
            now = (now[0], now[1], jnp.int32(0))
            for _ in range(count):
                now = run(now)
            jax.block_until_ready(now)
            return count * STEPS * tables, int(now[2])

        return play

    return make


if __name__ == "__main__":
    serve("pgx", {name: tables_of(name, tables) for name, tables in TABLES.items()})
