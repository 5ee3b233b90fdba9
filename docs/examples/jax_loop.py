"""Step the native games inside a compiled loop of JAX.

    pip install 'dominium[research]' jax
    python docs/examples/jax_loop.py kingdomino --steps 64

`VectorEnv.foreign_step` is a step as a plain C function. A few lines of C++, compiled here against
the headers that JAX brings, make it a foreign function (`jax.ffi`), so that XLA calls it between
its own kernels: no Python runs between the steps, and there is no second copy of the rules.
Whoever steps so resets first, and leaves the games to the loop until it has ended.
"""

from __future__ import annotations

import argparse
import ctypes
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from dominium.environments.vector import VectorEnv

GLUE = r"""
#include <cstdint>
#include <vector>

#include "xla/ffi/api/ffi.h"

namespace ffi = xla::ffi;
using Native = int (*)(void*, const std::int64_t*, void* const*);
template <ffi::DataType type>
using Out = ffi::Result<ffi::Buffer<type>>;

static ffi::Error step(std::int64_t function, std::int64_t games, ffi::Buffer<ffi::S32> actions,
                       Out<ffi::U8> seen, Out<ffi::S8> masks, Out<ffi::S8> actors,
                       Out<ffi::S8> acted, Out<ffi::F32> reward, Out<ffi::F32> rewards,
                       Out<ffi::PRED> ended, Out<ffi::U8> last, Out<ffi::S32> totals,
                       Out<ffi::U8> places, Out<ffi::S32> lengths) {
    std::vector<std::int64_t> numbers(actions.typed_data(),
                                      actions.typed_data() + actions.element_count());
    void* arrays[] = {seen->untyped_data(),   masks->untyped_data(),   actors->untyped_data(),
                      acted->untyped_data(),  reward->untyped_data(),  rewards->untyped_data(),
                      ended->untyped_data(),  last->untyped_data(),    totals->untyped_data(),
                      places->untyped_data(), lengths->untyped_data()};
    auto native = reinterpret_cast<Native>(function);
    if (native(reinterpret_cast<void*>(games), numbers.data(), arrays) == 0) {
        return ffi::Error::Success();
    }
    return ffi::Error::InvalidArgument("an illegal action");
}

XLA_FFI_DEFINE_HANDLER_SYMBOL(Step, step,
                              ffi::Ffi::Bind()
                                  .Attr<std::int64_t>("function")
                                  .Attr<std::int64_t>("games")
                                  .Arg<ffi::Buffer<ffi::S32>>()
                                  .Ret<ffi::Buffer<ffi::U8>>()
                                  .Ret<ffi::Buffer<ffi::S8>>()
                                  .Ret<ffi::Buffer<ffi::S8>>()
                                  .Ret<ffi::Buffer<ffi::S8>>()
                                  .Ret<ffi::Buffer<ffi::F32>>()
                                  .Ret<ffi::Buffer<ffi::F32>>()
                                  .Ret<ffi::Buffer<ffi::PRED>>()
                                  .Ret<ffi::Buffer<ffi::U8>>()
                                  .Ret<ffi::Buffer<ffi::S32>>()
                                  .Ret<ffi::Buffer<ffi::U8>>()
                                  .Ret<ffi::Buffer<ffi::S32>>());
"""


class Step(NamedTuple):
    """The results of a step, a row for each game; see `dominium.environments.vector`."""

    observations: jax.Array
    masks: jax.Array
    actors: jax.Array
    acted: jax.Array
    reward: jax.Array
    rewards: jax.Array
    terminated: jax.Array
    final_observations: jax.Array
    totals: jax.Array
    places: jax.Array
    lengths: jax.Array


def register() -> None:
    """Compile the glue and make it known to JAX, for the life of this process."""
    folder = Path(tempfile.mkdtemp())
    source, library = folder / "glue.cpp", folder / "glue.so"
    source.write_text(GLUE)
    command = ["c++", "-O2", "-w", "-std=c++17", "-shared", "-fPIC", f"-I{jax.ffi.include_dir()}"]
    subprocess.run([*command, str(source), "-o", str(library)], check=True)  # noqa: S603 - our own
    handler = jax.ffi.pycapsule(ctypes.cdll.LoadLibrary(str(library)).Step)
    jax.ffi.register_ffi_target("dominium_step", handler, platform="cpu")


def step_of(envs: VectorEnv) -> Callable[[jax.Array], Step]:
    """Return the step of games as a function for compiled programs of JAX."""
    game, rows = envs.game, envs.num_envs
    function, games = envs.foreign_step

    def shaped(kind: Any, *more: int) -> jax.ShapeDtypeStruct:
        return jax.ShapeDtypeStruct((rows, *more), kind)

    given = Step(
        shaped(jnp.uint8, game.observation_size),
        shaped(jnp.int8, game.num_actions),
        shaped(jnp.int8),
        shaped(jnp.int8),
        shaped(jnp.float32),
        shaped(jnp.float32, game.seats),
        shaped(jnp.bool_),
        shaped(jnp.uint8, game.observation_size),
        shaped(jnp.int32, game.seats),
        shaped(jnp.uint8, game.seats),
        shaped(jnp.int32),
    )
    call = jax.ffi.ffi_call("dominium_step", tuple(given), has_side_effect=True)
    attributes = {"function": np.int64(function), "games": np.int64(games)}
    return lambda actions: Step(*call(actions.astype(jnp.int32), **attributes))


@partial(jax.jit, static_argnames=("step", "steps"))
def play(
    step: Callable[[jax.Array], Step], masks: jax.Array, key: jax.Array, steps: int
) -> tuple[jax.Array, Step]:
    """Play so many random steps; return the actions and what they gave, by step and game."""

    def one(masks: jax.Array, key: jax.Array) -> tuple[jax.Array, tuple[jax.Array, Step]]:
        actions = jax.random.categorical(key, jnp.where(masks != 0, 0.0, -jnp.inf))
        taken = step(actions)
        return taken.masks, (actions, taken)

    _, played = jax.lax.scan(one, masks, jax.random.split(key, steps))
    return played


def main(arguments: Sequence[str] | None = None) -> None:
    """Play as the command line says, and tell how fast that was."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--games", type=int, default=256)
    chosen = parser.parse_args(arguments)
    register()
    envs = VectorEnv(chosen.game, chosen.games)
    masks = jnp.asarray(envs.reset(seed=1)[0]["action_mask"])
    step = step_of(envs)
    for turn in range(2):  # the first one compiles
        begun = time.process_time()
        _, played = play(step, masks, jax.random.key(turn), chosen.steps)
        masks = jax.block_until_ready(played.masks[-1])
        spent = time.process_time() - begun
    ended = int(played.terminated.sum())
    print(f"{chosen.steps * chosen.games / spent:,.0f} steps/s, {ended} matches ended")


if __name__ == "__main__":
    main()
