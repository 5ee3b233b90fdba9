"""The vectorised environments, against the same games stepped one by one in Python."""

import mmap
import weakref
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

import dominium
from dominium import CHANCE, Game, State
from dominium.environments.rewards import rewards as shared_victory
from tests.environments.choices import every_choice
from tests.laws.strategies import games

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed")

from gymnasium.vector import AutoresetMode  # noqa: E402

from dominium.environments.arrays import Arrays  # noqa: E402
from dominium.environments.vector import VectorEnv  # noqa: E402

DRAWN_TO_ENDS = {"draw", "matador", "bergen", "solo", "twenty_one", "muggins"}
"""Games in which a tile that is drawn may end the match."""

SEEDS = st.integers(0, 2**63 - 1)


def check_rows(env: VectorEnv, seen: dict[str, Any], actors: npt.NDArray[np.int8]) -> None:
    """Every row is what the seat to move sees and may do."""
    for number, actor in enumerate(actors):
        state = env.state(number)
        assert state.actor == (actor if actor >= 0 else None)
        mask = seen["action_mask"][number].astype(bool)
        if actor < 0:
            assert not mask.any()
        else:
            assert (seen["observation"][number] == state.observation(int(actor))).all()
            assert (mask == state.action_mask()).all()


def check_next(after_action: State, now: State) -> None:
    """The position is the one after an action, or one to which chance leads from there."""
    if after_action.actor != CHANCE:
        assert now == after_action
        return
    reached = []
    for draw, _ in after_action.odds():
        tried = after_action.copy()
        tried.apply(draw)
        reached.append(tried)
    if all(state.actor != CHANCE for state in reached):
        assert any(state == now for state in reached)
    else:
        assert now.actor != CHANCE


def check_end(env: VectorEnv, ended: State, infos: dict[str, Any], number: int) -> None:
    """Rewards and results are those of the outcome."""
    outcome = ended.outcome()
    assert outcome is not None
    assert infos["rewards"][number] == pytest.approx(shared_victory(env.game, outcome))
    places = {}
    totals = {}
    for standing in outcome.standings:
        for seat in getattr(standing, "seats", None) or (standing.seat,):
            places[seat], totals[seat] = standing.place, standing.total
    for seat in range(env.game.seats):
        assert infos["places"][number][seat] == places[seat]
        assert infos["totals"][number][seat] == totals[seat]
    acted = int(infos["acted"][number])
    last = infos["final_obs"][number]
    assert (last["observation"] == ended.observation(acted)).all()
    assert not last["action_mask"].any()


@every_choice
def test_steps_are_those_of_states(game_id: str, options: dict[str, Any]) -> None:
    env = VectorEnv(game_id, 2, **options)
    seen, infos = env.reset(seed=5)
    check_rows(env, seen, infos["actor"])
    ends, lengths = 0, np.zeros(2, int)
    for _ in range(900):
        before = [env.state(number) for number in range(2)]
        actions = env.sample_actions()
        seen, rewards, terminations, truncations, infos = env.step(actions)
        check_rows(env, seen, infos["actor"])
        lengths += 1
        for number, state in enumerate(before):
            acted = state.actor
            state.apply(env.game.action(int(actions[number])))
            assert infos["acted"][number] == acted
            assert rewards[number] == infos["rewards"][number][acted]
            if state.actor is None:
                assert terminations[number]
                check_end(env, state, infos, number)
            if terminations[number]:
                # What is drawn may be the end, and nobody tells what it was.
                assert state.actor is None or (state.actor == CHANCE and game_id in DRAWN_TO_ENDS)
                assert infos["lengths"][number] == lengths[number]
                ends, lengths[number] = ends + 1, 0
            else:
                assert not infos["rewards"][number].any()
                check_next(state, env.state(number))
        assert not truncations.any()
        if ends >= 2:
            return
    pytest.fail("no match has ended")


@given(games(), SEEDS, st.sampled_from([None, "random", "greedy"]))
def test_any_number_of_threads_plays_the_same(game: Game, seed: int, opponents: str | None) -> None:
    runs = []
    for threads in (1, 3):
        env = VectorEnv(game, 130, opponents=opponents, threads=threads)
        seen, _ = env.reset(seed=seed)
        trace = [seen["observation"]]
        for _ in range(4):
            seen, rewards, terminations, _, infos = env.step(env.sample_actions())
            trace += [seen["observation"], seen["action_mask"], rewards, terminations]
            trace += [infos["actor"], infos["rewards"]]
        runs.append(trace)
    for one, other in zip(*runs, strict=True):
        assert (one == other).all()


@given(games(), SEEDS, st.sampled_from(["random", "greedy"]))
def test_against_opponents_the_caller_keeps_a_seat(game: Game, seed: int, opponents: str) -> None:
    env = VectorEnv(game, 3, opponents=opponents, autoreset_mode=AutoresetMode.DISABLED)
    seen, infos = env.reset(seed=seed)
    seats = infos["actor"].copy()
    for _ in range(12):
        check_rows(env, seen, infos["actor"])
        seen, rewards, terminations, _, infos = env.step(env.sample_actions())
        assert (infos["acted"] == seats).all()
        assert (rewards == infos["rewards"][np.arange(3), seats]).all()
        assert ((infos["actor"] == seats) | terminations).all()
        if terminations.any():
            return


def test_the_seat_against_opponents_is_chosen_or_drawn() -> None:
    for seat in range(4):
        env = VectorEnv("kingdomino", 20, seats=4, opponents="random", seat=seat)
        assert (env.reset(seed=1)[1]["actor"] == seat).all()
    drawn = VectorEnv("kingdomino", 200, seats=4, opponents="random").reset(seed=1)[1]["actor"]
    assert set(drawn.tolist()) == {0, 1, 2, 3}


def test_greedy_beats_random() -> None:
    """The opponents play as they are called: random play loses against greedy play."""
    env = VectorEnv("kingdomino", 64, opponents="greedy")
    env.reset(seed=1)
    won: list[float] = []
    while len(won) < 64:
        _, rewards, terminations, _, _ = env.step(env.sample_actions())
        won += rewards[terminations].tolist()
    assert np.mean(won) < -0.5


def test_a_seed_for_each_game_makes_it_the_first_one_with_this_seed() -> None:
    both = VectorEnv("block", 2)
    both.reset(seed=[7, 9])
    for number, seed in enumerate((7, 9)):
        one = VectorEnv("block", 1)
        one.reset(seed=seed)
        assert one.state(0) == both.state(number)


def test_seeds_repeat_and_differ() -> None:
    env = VectorEnv("kingdomino", 8)
    first = env.reset(seed=3)[0]["observation"]
    assert (env.reset(seed=3)[0]["observation"] == first).all()
    assert not (env.reset(seed=4)[0]["observation"] == first).all()
    assert not (env.reset()[0]["observation"] == first).all()
    assert len(np.unique(first, axis=0)) == 8


def test_sampled_actions_leave_chance_alone() -> None:
    """Whoever chooses the same actions meets the same chance, however they were chosen."""
    sampling, choosing = (VectorEnv("draw", 4) for _ in range(2))
    seen, _ = sampling.reset(seed=2)
    choosing.reset(seed=2)
    for _ in range(50):
        sampling.sample_actions()
        actions = seen["action_mask"].argmax(axis=1)
        seen, *_ = sampling.step(actions)
        other, *_ = choosing.step(actions)
        assert (seen["observation"] == other["observation"]).all()


# --- The end of a match ---------------------------------------------------------------------------


def play_to_an_end(env: VectorEnv) -> tuple[Any, ...]:
    for _ in range(10_000):
        step = env.step(env.sample_actions())
        if step[2].any():
            return step
    raise AssertionError("no match has ended")


def test_the_next_step_begins_another_match() -> None:
    env = VectorEnv("kingdomino", 3, autoreset_mode=AutoresetMode.NEXT_STEP)
    env.reset(seed=1)
    seen, _, ended, _, infos = play_to_an_end(env)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert "final_obs" not in infos
    assert (infos["actor"][ended] == -1).all()
    assert not seen["action_mask"][ended].any()
    actions = env.sample_actions()
    actions[ended] = -1  # is not looked at
    seen, rewards, terminations, _, infos = env.step(actions)
    assert not terminations[ended].any()
    assert not rewards[ended].any()
    assert (infos["acted"][ended] == -1).all()
    check_rows(env, seen, infos["actor"])


def test_a_match_is_over_until_it_is_reset() -> None:
    env = VectorEnv("kingdomino", 3, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=1)
    _, _, ended, _, _ = play_to_an_end(env)
    (number, *_) = np.nonzero(ended)[0]
    with pytest.raises(ValueError, match=f"game {number} is over: reset it"):
        env.step(env.sample_actions())
    kept = [env.state(other) for other in range(3)]
    seen, infos = env.reset(options={"reset_mask": ended})
    check_rows(env, seen, infos["actor"])
    for other in range(3):
        assert (env.state(other) == kept[other]) == (not ended[other])
    env.step(env.sample_actions())


# --- Arrays ---------------------------------------------------------------------------------------


def test_copies_stay_and_shared_arrays_do_not() -> None:
    for copy in (True, False):
        env = VectorEnv("block", 4, copy=copy)
        first, _ = env.reset(seed=1)
        kept = first["observation"].copy()
        second, *_ = env.step(env.sample_actions())
        assert (first["observation"] == kept).all() == copy
        assert (first["observation"] is second["observation"]) == (not copy)


def test_arrays_come_back_when_nobody_refers_to_them() -> None:
    env = VectorEnv("block", 4)
    seen, _ = env.reset(seed=1)
    first = weakref.ref(seen["observation"])
    for _ in range(2):
        seen, *_ = env.step(env.sample_actions())
    assert seen["observation"] is first()


@pytest.mark.parametrize("buffers", [1, 2, 3])
def test_buffers_are_written_by_turns(buffers: int) -> None:
    env, copying = VectorEnv("block", 4, buffers=buffers), VectorEnv("block", 4)
    given = [env.reset(seed=1)[0]["observation"]]
    true = [copying.reset(seed=1)[0]["observation"]]
    for _ in range(6):
        actions = env.sample_actions()
        given.append(env.step(actions)[0]["observation"])
        true.append(copying.step(actions)[0]["observation"])
        for now, then in list(zip(given, true, strict=True))[-buffers:]:
            assert np.array_equal(now, then)
        assert given[-1] is given[max(0, len(given) - 1 - buffers)] or len(given) <= buffers
    assert len({id(array) for array in given}) == buffers


def test_steps_are_written_into_memory_of_the_caller() -> None:
    game = dominium.load("block", target=20)
    memory = [mmap.mmap(-1, Arrays.size_within(game, 4)) for _ in range(2)]
    arrays = [Arrays.within(each, game, 4) for each in memory]
    env, copying = VectorEnv(game, 4, buffers=arrays), VectorEnv(game, 4)
    assert env.reset(seed=1)[0]["observation"] is arrays[1].observations
    copying.reset(seed=1)
    for turn in range(80):
        actions = env.sample_actions()
        env.step(actions)
        seen, reward, terminated, truncated, infos = copying.step(actions)
        written = Arrays.within(memory[turn % 2], game, 4)  # as another process looks at it
        for found, expected in (
            (written.observations, seen["observation"]),
            (written.masks, seen["action_mask"]),
            (written.actors, infos["actor"]),
            (written.acted, infos["acted"]),
            (written.reward, reward),
            (written.rewards, infos["rewards"]),
            (written.terminated, terminated),
            (written.truncated, truncated),
        ):
            assert np.array_equal(found, expected)
        if terminated.any():
            assert np.array_equal(written.totals, infos["totals"])
            assert np.array_equal(written.places, infos["places"])
            assert np.array_equal(written.lengths, infos["lengths"])


def test_memory_that_cannot_hold_the_steps_is_refused() -> None:
    game = dominium.load("block")
    size = Arrays.size_within(game, 4)
    for memory in (bytearray(size - 1), bytes(size)):
        with pytest.raises(ValueError, match=f"the memory has {len(memory)} bytes"):
            Arrays.within(memory, game, 4)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"masks": np.empty((4, 3), np.int8)}, r"masks is int8 of shape \(4, 3\), not int8 of"),
        ({"reward": np.empty(4)}, "reward is float64 .* not float32"),
        ({"lengths": np.empty(8, np.int32)[::2]}, "lengths has gaps"),
        ({"acted": np.frombuffer(bytes(4), np.int8)}, "acted has gaps or cannot be written"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(changes: dict[str, Any], words: str) -> None:
    game = dominium.load("block")
    arrays = Arrays.of(game, 4)._replace(**changes)
    with pytest.raises(ValueError, match=words):
        VectorEnv(game, 4, buffers=[arrays])


@pytest.mark.parametrize("buffers", [0, 65, []])
def test_impossible_numbers_of_buffers_are_refused(buffers: Any) -> None:
    with pytest.raises(ValueError, match="buffers are 1 to 64"):
        VectorEnv("block", 4, buffers=buffers)


@pytest.mark.parametrize("buffers", [1, 2])
def test_final_observations_are_those_of_copies(buffers: int) -> None:
    env, copying = (VectorEnv("block", 8, target=20, **to) for to in ({"buffers": buffers}, {}))
    for each in (env, copying):
        each.reset(seed=1)
    ends = 0
    while ends < 20:
        actions = env.sample_actions()
        *_, infos = env.step(actions)
        *_, ended, _, true = copying.step(actions)
        ends += int(ended.sum())
        assert infos.keys() == true.keys()
        for number in np.flatnonzero(ended).tolist():
            final, expected = (each["final_obs"][number] for each in (infos, true))
            assert np.array_equal(final["observation"], expected["observation"])
            assert not final["action_mask"].any()
        if ended.any():
            assert all(final is None for final in infos["final_obs"][~ended])


def test_a_part_of_an_array_keeps_it_from_being_written() -> None:
    env = VectorEnv("block", 4)
    seen, infos = env.reset(seed=1)
    row, actor = seen["observation"][0], infos["actor"]
    before = row.copy(), actor.copy()
    del seen, infos
    for _ in range(20):
        env.step(env.sample_actions())
    assert (row == before[0]).all()
    assert (actor == before[1]).all()


def test_results_are_zero_where_no_match_has_ended() -> None:
    env = VectorEnv("block", 32, target=20)
    env.reset(seed=1)
    for _ in range(3):
        *_, ended, _, infos = play_to_an_end(env)
        for name in ("places", "totals", "lengths"):
            assert not infos[name][~ended].any()
        assert (infos["places"][ended] > 0).all()


@given(games())
def test_spaces_hold_what_is_seen(game: Game) -> None:
    env = VectorEnv(game, 2)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.action_space.contains(env.sample_actions())
    seen, *_ = env.step(env.sample_actions())
    assert env.observation_space.contains(seen)
    row = {name: values[0] for name, values in seen.items()}
    assert env.single_observation_space.contains(row)


def test_statistics_of_gymnasium_count_episodes() -> None:
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(VectorEnv("twenty_one", 3, deals=1))
    env.reset(seed=1)
    for _ in range(40):
        _, rewards, ended, _, infos = env.step(env.unwrapped.sample_actions())
        if ended.any():
            assert (infos["episode"]["r"][ended] == rewards[ended]).all()
            return
    pytest.fail("no match has ended")


# --- Rewards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("reward", ["place", "margin"])
def test_other_rewards(reward: Any) -> None:
    env = VectorEnv("kingdomino", 30, seats=4, reward=reward)
    env.reset(seed=1)
    *_, ended, _, infos = play_to_an_end(env)
    for number in np.nonzero(ended)[0]:
        places, totals = infos["places"][number], infos["totals"][number].astype(float)
        for seat, found in enumerate(infos["rewards"][number]):
            if reward == "margin":
                assert found == totals[seat] - np.delete(totals, seat).max()
            else:
                before, beside = (places < places[seat]).sum(), (places == places[seat]).sum()
                assert found == pytest.approx((4 - beside - 2 * before) / 3)


def test_solo_is_rewarded_for_tiles_laid() -> None:
    env = VectorEnv("solo", 8, reward="margin")
    env.reset(seed=1)
    _, rewards, ended, _, infos = play_to_an_end(env)
    assert rewards[ended] == pytest.approx(infos["totals"][ended, 0] / 28)


# --- Mistakes -------------------------------------------------------------------------------------


def test_an_illegal_action_changes_nothing() -> None:
    env = VectorEnv("kingdomino", 4)
    seen, _ = env.reset(seed=1)
    before = [env.state(number) for number in range(4)]
    actions = env.sample_actions()
    actions[2] = 0
    assert not seen["action_mask"][2, 0]
    with pytest.raises(ValueError, match=r"game 2: action 0 \(a1r\) is not legal"):
        env.step(actions)
    assert [env.state(number) for number in range(4)] == before


@pytest.mark.parametrize("action", [-1, 372, 10**12])
def test_there_is_no_such_action(action: int) -> None:
    env = VectorEnv("kingdomino")
    env.reset(seed=1)
    with pytest.raises(ValueError, match=f"game 0: no action has the number {action}"):
        env.step([action])


@pytest.mark.parametrize("actions", [[1], [[1, 2]], [1.0, 2.0], ["e6r", "e6l"], [True, False]])
def test_actions_are_a_row_of_whole_numbers(actions: Any) -> None:
    env = VectorEnv("kingdomino", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="actions are 2 whole numbers"):
        env.step(actions)


def test_small_integers_are_numbers_too() -> None:
    env = VectorEnv("block", 2)
    env.reset(seed=1)
    env.step(env.sample_actions().astype(np.uint8))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"num_envs": 0}, "at least one game"),
        ({"threads": 0}, "threads are 1 to"),
        ({"reward": "points"}, "unknown reward 'points'"),
        ({"opponents": "hard"}, "unknown native player 'hard'"),
        ({"seat": 0}, "without opponents"),
        ({"seat": 2, "opponents": "random"}, "seats are 0 to 1"),
        ({"autoreset_mode": "never"}, "never"),
    ],
)
def test_impossible_settings(given: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        VectorEnv("block", **given)


def test_a_game_has_its_options_already() -> None:
    with pytest.raises(ValueError, match="a game has its options already: target"):
        VectorEnv(dominium.load("block"), target=50)


def test_impossible_resets() -> None:
    env = VectorEnv("block", 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step([0, 0])
    with pytest.raises(ValueError, match="2 seeds are needed"):
        env.reset(seed=[1])
    with pytest.raises(ValueError, match="a seed has 64 bits"):
        env.reset(seed=[2**64, 1])
    with pytest.raises(ValueError, match="reset_mask"):
        env.reset(options={"reset_mask": np.ones(3, bool)})
    with pytest.raises(IndexError, match="games are 0 to 1"):
        env.state(2)


def test_closed_is_closed() -> None:
    env = VectorEnv("block")
    env.reset(seed=1)
    env.close()
    env.close()
    for use in (env.reset, env.sample_actions, lambda: env.step([0]), lambda: env.state(0)):
        with pytest.raises(gymnasium.error.ClosedEnvironmentError):
            use()


def test_matches_that_opponents_win_at_once_are_passed_over() -> None:
    """A short match can be over before the caller's first decision; there is always one."""
    env = VectorEnv("block", 256, opponents="random", target=20)
    seen, _ = env.reset(seed=2)
    for _ in range(60):
        assert seen["action_mask"].any(axis=1).all()
        seen, *_ = env.step(env.sample_actions())


# --- What training programs ask for ---------------------------------------------------------------


@pytest.mark.parametrize("copy", [True, False])
def test_packed_masks_are_the_masks(copy: bool) -> None:
    packed, plain = (
        VectorEnv("kingdomino", 8, packed_masks=bits, copy=copy) for bits in (True, False)
    )
    (bits, _), (masks, _) = packed.reset(seed=5), plain.reset(seed=5)
    actions = packed.game.num_actions
    for _ in range(80):
        assert bits["action_mask"].dtype == np.uint8
        assert bits["action_mask"].shape == (8, -(-actions // 8))
        again = np.unpackbits(bits["action_mask"], axis=1, count=actions, bitorder="little")
        assert np.array_equal(again, masks["action_mask"])
        assert packed.observation_space.contains(bits)
        assert np.array_equal(packed.action_masks(), masks["action_mask"].astype(bool))
        chosen = plain.sample_actions()
        bits, _, _, _, infos = packed.step(chosen)
        masks, *_ = plain.step(chosen)
        for final in infos.get("final_obs", np.array([], object))[infos.get("_final_obs", ...)]:
            assert packed.single_observation_space.contains(final)
            assert not final["action_mask"].any()


def test_masks_asked_for_keep_no_arrays() -> None:
    """As many arrays are lent with them as without, and they stay what they were."""
    env = VectorEnv("block", 4, target=20)
    env.reset(seed=1)
    kept = env.action_masks()
    before = kept.copy()
    for _ in range(30):
        env.action_masks()
        env.step(env.sample_actions())
    assert np.array_equal(kept, before)
    assert len(env._lender._lent) <= 2


def test_arrays_are_shared_by_dlpack() -> None:
    """Other libraries take the arrays without a copy."""
    env = VectorEnv("kingdomino", 4)
    seen, _ = env.reset(seed=1)
    _, reward, terminated, _, infos = env.step(env.sample_actions())
    for array in (*seen.values(), reward, infos["actor"], infos["rewards"]):
        taken = np.from_dlpack(array)
        assert np.shares_memory(taken, array)
    assert terminated.__dlpack_device__()[0] == 1  # the processor


def test_many_games_are_rendered() -> None:
    env = VectorEnv("bergen", 3, seats=2, render_mode="ansi")
    env.reset(seed=2)
    frames = env.render()
    assert frames is not None
    assert len(frames) == 3
    assert all("Bergen" in frame for frame in frames)
    assert VectorEnv("bergen", 3).render_mode is None
    with pytest.raises(ValueError, match="no render mode 'film'"):
        VectorEnv("bergen", 3, render_mode="film")
    with pytest.raises(gymnasium.error.ResetNeeded):
        VectorEnv("bergen", 3).action_masks()
