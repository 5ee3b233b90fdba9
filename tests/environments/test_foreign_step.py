"""The step as a C function: called from Python by its address, and inside a loop of JAX."""

import ctypes
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="gymnasium is not installed")

from dominium.environments.arrays import Arrays
from dominium.environments.vector import VectorEnv

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "jax_loop.py"

AGAINST_PYTHON = """
import sys
import jax, numpy as np
sys.path.insert(0, sys.argv[1])
import jax_loop
from dominium.environments.vector import VectorEnv
jax_loop.register()
for game in ("kingdomino", "block"):
    envs, alike = VectorEnv(game, 8), VectorEnv(game, 8)
    masks = jax.numpy.asarray(envs.reset(seed=3)[0]["action_mask"])
    alike.reset(seed=3)
    actions, played = jax_loop.play(jax_loop.step_of(envs), masks, jax.random.key(1), 60)
    for step, taken in enumerate(np.asarray(actions)):
        seen, reward, ended, _, infos = alike.step(taken)
        assert np.array_equal(played.observations[step], seen["observation"])
        assert np.array_equal(played.masks[step], seen["action_mask"])
        assert np.array_equal(played.reward[step], reward)
        assert np.array_equal(played.terminated[step], ended)
        assert np.array_equal(played.actors[step], infos["actor"])
print("alike")
"""


def test_a_step_by_its_address_is_a_step() -> None:
    env, alike = (VectorEnv("block", 4, target=20) for _ in range(2))
    for each in (env, alike):
        each.reset(seed=1)
    address, games = env.foreign_step
    step = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(
        address
    )
    arrays = Arrays.of(env.game, 4)
    places = (ctypes.c_void_p * len(arrays))(*(array.ctypes.data for array in arrays))
    for _ in range(50):
        actions = alike.sample_actions()
        assert step(games, actions.ctypes.data, places) == 0
        seen, reward, ended, _, infos = alike.step(actions)
        assert np.array_equal(arrays.observations, seen["observation"])
        assert np.array_equal(arrays.masks, seen["action_mask"])
        assert np.array_equal(arrays.reward, reward)
        assert np.array_equal(arrays.terminated, ended)
        assert np.array_equal(arrays.rewards, infos["rewards"])
    illegal = np.full(4, -1, np.int64)
    assert step(games, illegal.ctypes.data, places) == 1
    assert env.state(0) == alike.state(0)


@pytest.mark.long
def test_a_loop_of_jax_steps_as_python_does() -> None:
    if importlib.util.find_spec("jax") is None:
        pytest.skip("JAX is not installed: pip install jax")
    if shutil.which("c++") is None:
        pytest.skip("there is no C++ compiler, which jax_loop.py needs")
    program = [sys.executable, "-c", AGAINST_PYTHON, str(EXAMPLE.parent)]
    ran = subprocess.run(program, capture_output=True, text=True, check=True, timeout=600)
    assert ran.stdout.strip() == "alike"
    program = [sys.executable, str(EXAMPLE), "block", "--steps", "8", "--games", "16"]
    ran = subprocess.run(program, capture_output=True, text=True, check=True, timeout=600)
    assert "steps/s" in ran.stdout
