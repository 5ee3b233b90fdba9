"""The vector environments for Gymnasium: many games at once, native steps, NumPy arrays in and out.

`VectorEnv("kingdomino", 256, seats=2)` follows the conventions of `gymnasium.vector.VectorEnv`.
Chance is played natively, by its probabilities. Without opponents every seat is the caller's: an
observation is that of the seat to move. With `opponents="greedy"` the caller has one seat, and the
others play natively.

Observations are `{"observation": …, "action_mask": …}`: what `State.observation` writes for the
seat to move, shape `(num_envs, game.observation_size)`, uint8, and which of its actions are legal,
shape `(num_envs, game.num_actions)`, int8.

A step gives for every game the reward of the seat that has acted, 0 until the match ends. Its infos
are arrays with a row for each game:

- `actor`: the seat to move, -1 when the match is over
- `acted`: the seat that has acted, -1 where a match has just begun
- `rewards`: those of every seat, shape `(num_envs, seats)`
- where a match has ended, with a mask `_places` and so on: `places` (from 1) and `totals` (points)
  of every seat, `lengths`, the actions that the caller took in the match, and under
  `AutoresetMode.SAME_STEP` `final_obs` and `final_info` with the same
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
import numpy.typing as npt

from dominium._core import NativeEnvironments
from dominium.engine.game import Game
from dominium.engine.loading import load
from dominium.engine.observations import high_values
from dominium.environments.arrays import Arrays, Lender
from dominium.environments.rendering import RENDER_MODES, check_render_mode, rendered
from dominium.environments.rollouts import Trajectories
from dominium.simulation import EVERY_GAMES_PLAYERS, MOST_THREADS

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "the environments for Gymnasium need the extra 'research':"
        " pip install 'dominium[research]'",
        name=missing.name,
    ) from missing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dominium.engine.game import State
    from dominium.environments.arrays import LentArrays
    from dominium.environments.rollouts import Policy

Reward = Literal["win", "place", "margin"]
REWARDS = ("win", "place", "margin")
"""The rewards that a seat can get at the end of a match.

- `win`: the share of the victory, as in `dominium.environments.rewards`
- `place`: evenly from 1 for the first to -1 for the last place, places in the middle where shared
- `margin`: the points over those of the best opponent

Solo, which has no opponents: 1 when all tiles are laid, otherwise -1; as `margin` the share laid.
"""

MOST_BUFFERS = 64
"""The largest number of sets of arrays that are written by turns."""

Observations = dict[str, npt.NDArray[Any]]
Step = tuple[
    Observations,
    npt.NDArray[np.float32],
    npt.NDArray[np.bool_],
    npt.NDArray[np.bool_],
    dict[str, Any],
]

_NATIVE = np.dtype(np.int64)
_NATIVE_MODES = {
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.DISABLED: "disabled",
}


def observation_space(game: Game, *, packed_masks: bool = False) -> spaces.Dict:
    """Return the space of a single observation of a game."""
    most = high_values(game.observation_fields)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
            "action_mask": (
                spaces.Box(0, 255, (-(-game.num_actions // 8),), np.uint8)
                if packed_masks
                else spaces.MultiBinary(game.num_actions)
            ),
        }
    )


def packed(masks: npt.NDArray[Any]) -> npt.NDArray[np.uint8]:
    """Return masks as bits, an eighth as long: action 8 × i + j is bit j of byte i, bit 0 worth 1.

    `numpy.unpackbits(bits, axis=-1, count=num_actions, bitorder="little")` gives the masks again.
    """
    return np.packbits(masks, axis=-1, bitorder="little")


class VectorEnv(gymnasium.vector.VectorEnv[Observations, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """A vector of games of a kind, stepped in one call; the module describes what a step gives.

    One thread at a time may use it. The same seed and actions give the same at any number of native
    threads.

    Args:
        game: the rules, or the id of a game.
        num_envs: the number of games.
        opponents: the players of the other seats: `"random"` or `"greedy"`; None where every
            seat is the caller's.
        seat: the caller's seat against opponents; None draws a seat for each match.
        reward: the reward at the end of a match, one of `REWARDS`.
        autoreset_mode: the treatment of a finished match. By default the next one begins at once,
            so that no step is lost.
        threads: native threads; each plays slices of 64 games, so that more than `num_envs` / 64
            are no help.
        copy: whether what a step gives stays as it is while somebody refers to it. Otherwise the
            next step writes into the same arrays.
        buffers: how many sets of arrays are made, once, and written by turns: what a step gives
            stays as it is for `buffers - 1` more steps. `copy=False` is the same as 1. Or the
            sets themselves, where a learner has memory of its own for them.
        packed_masks: whether the masks of the observations are bits, see `packed`.
        render_mode: one of `dominium.environments.rendering.RENDER_MODES`, for `render`.
        options: the options of the game, where `game` is an id; also `preset`.

    Raises:
        OptionError: listing every fault of the options.
        ValueError: for anything else that is impossible.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        *,
        opponents: str | None = None,
        seat: int | None = None,
        reward: Reward = "win",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        threads: int = 1,
        copy: bool = True,
        buffers: int | Sequence[Arrays] | None = None,
        packed_masks: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = game_of(game, options)
        check_render_mode(render_mode)
        mode = AutoresetMode(autoreset_mode)
        _check_size(num_envs, threads)
        _check_seats(self.game, opponents, seat)
        if reward not in REWARDS:
            raise ValueError(f"unknown reward {reward!r}: choose from {REWARDS}")
        self.num_envs = num_envs
        self._shape = (num_envs,)
        self.metadata = {"render_modes": list(RENDER_MODES), "autoreset_mode": mode}
        self.render_mode = render_mode
        self._packed_masks = packed_masks
        self.single_observation_space = observation_space(self.game, packed_masks=packed_masks)
        self.single_action_space = spaces.Discrete(self.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        given = 1 if buffers is None and not copy else buffers
        self._lender = Lender(self.game, num_envs, _by_turns(self.game, num_envs, given))
        self._no_actions = self._masks(np.zeros(self.game.num_actions, np.int8))
        self._no_actions.flags.writeable = False
        self._resets_at_once = mode is AutoresetMode.SAME_STEP
        self._native = NativeEnvironments(
            self.game.native, num_envs, threads, _NATIVE_MODES[mode], reward, opponents, seat
        )
        self._threads = threads
        self._is_seeded = False
        self._has_begun = False
        self._last: LentArrays | None = None

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a new match of every game, or of those in `options["reset_mask"]`.

        Args:
            seed: for all games, each of which makes a generator of it and its number; or one seed
                for each game, which then is what the first game is with that seed. None continues
                with the existing generators, at first with a seed of the operating system's.
            options: `reset_mask`, a boolean array of shape `(num_envs,)`.
        """
        self._check_open()
        chosen = self._chosen(options)
        self._seed(seed, chosen)
        lent = self._lender.lend()
        self._native.reset(chosen, lent.native)
        self._has_begun = True
        self._last = lent
        return self._observations(lent.arrays), {"actor": lent.arrays.actors}

    def step(self, actions: npt.ArrayLike) -> Step:
        """Take an action in every game, by its dense number.

        Where a match is over and `AutoresetMode.NEXT_STEP` begins another one, the action is
        ignored.

        Raises:
            ValueError: for an illegal action, and where the array is no array of `num_envs` whole
                numbers. Nothing has changed then.
        """
        self._check_open()
        if not self._has_begun:
            raise gymnasium.error.ResetNeeded("call reset before step")
        numbers = self._whole_numbers(actions)
        lent = self._lender.lend()
        ended = self._native.step(numbers, lent.native)
        if not isinstance(ended, int):
            raise ValueError(self._told(*ended))  # noqa: TRY004 - it tells which action is illegal
        self._last = lent
        arrays = lent.arrays
        infos = {"actor": arrays.actors, "acted": arrays.acted, "rewards": arrays.rewards}
        if ended:
            infos |= self._results(lent)
        seen = self._observations(arrays)
        return seen, arrays.reward, arrays.terminated, arrays.truncated, infos

    def rollout(
        self,
        policy: Policy,
        steps: int,
        *,
        seed: int | None = None,
        out: Trajectories | None = None,
    ) -> Trajectories:
        """Play so many steps of every game by a small network, natively.

        What follows goes on from there, by `step` or by another rollout.

        Args:
            policy: decides for every seat that is the caller's.
            steps: how many, at least one.
            seed: of the draws by the exponentials of the weights; each game has a generator made of
                it and its number, which gives one number a step. None takes the largest weight.
            out: the arrays of an earlier rollout of as many steps, which are written anew.

        Raises:
            ValueError: a network or arrays that do not fit, impossible numbers, or under
                `AutoresetMode.DISABLED` a game that is over before the last step; then `reset`.
        """
        before = self._begun()
        if steps < 1:
            raise ValueError("at least one step")
        if out is not None and len(out.actions) != steps:
            raise ValueError(f"the arrays are for {len(out.actions)} steps, not {steps}")
        native = policy.native(self.game, self.num_envs, self._threads)
        native.seed(None if seed is None else _checked_seed(seed))
        into = out or Trajectories.of(self.game, self.num_envs, steps)
        after = self._lender.lend()
        self._last, self._has_begun = None, False  # for whoever interrupts this
        mistake = self._native.rollout(native, before.native, after.native, into.native)
        if mistake is not None:
            raise ValueError(self._told(*mistake))
        self._last, self._has_begun = after, True
        return into

    @property
    def foreign_step(self) -> tuple[int, int]:
        """The addresses of a step as a C function, and of these games, for foreign calls.

        The function is `int step(void *games, const int64_t *actions, void *const arrays[11])` and
        returns 0, or 1 and changes nothing where an action is illegal. The arrays are those of
        `dominium.environments.arrays.Arrays` but the last, in their order. Reset first, and keep
        the environment for as long as the function is called.
        """
        return self._native.foreign_step()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions of every seat to move, shape `(num_envs, game.num_actions)`.

        They are those of the last observations, under the name and in the form in which maskable
        policies ask for them.
        """
        return self._begun().arrays.masks.astype(np.bool_)

    def render(self) -> tuple[Any, ...] | None:
        """Render every game as the seat to move sees it, or after the end the one that acted last.

        Returns:
            a picture or a text for each game; None without a mode, and where they were printed.
        """
        acted = self._begun().arrays.acted
        frames = [
            rendered(self.state(number), self._viewer(number, int(acted[number])), self.render_mode)
            for number in range(self.num_envs if self.render_mode else 0)
        ]
        return None if self.render_mode in {None, "human"} else tuple(frames)

    def _viewer(self, number: int, acted: int) -> int:
        actor = self.state(number).actor
        return actor if isinstance(actor, int) else max(acted, 0)

    def _begun(self) -> LentArrays:
        self._check_open()
        if self._last is None:
            raise gymnasium.error.ResetNeeded("call reset before asking for masks or rendering")
        return self._last

    def sample_actions(self) -> npt.NDArray[np.int64]:
        """Return a random legal action for every game, and 0 where nobody is to act.

        Each game has a generator for these, seeded by `reset` apart from that of its chance.
        """
        self._check_open()
        actions = np.empty(self._shape, _NATIVE)
        self._native.sample(actions)
        return actions

    def state(self, number: int) -> State:
        """Return a copy of a game's position, with nothing hidden; IndexError when there is none.

        It is that of the next match already where one has begun in the same step.
        """
        self._check_open()
        if not 0 <= number < self.num_envs:
            raise IndexError(f"games are 0 to {self.num_envs - 1}")
        return type(self.game.start())(self.game, self._native.state(number))

    def _observations(self, arrays: Arrays) -> Observations:
        return {"observation": arrays.observations, "action_mask": self._masks(arrays.masks)}

    def _masks(self, masks: npt.NDArray[np.int8]) -> npt.NDArray[Any]:
        return packed(masks) if self._packed_masks else masks

    def _results(self, lent: LentArrays) -> dict[str, Any]:
        """Return the infos of the matches that have ended."""
        arrays = lent.arrays
        ended = arrays.terminated
        results = {
            "places": arrays.places,
            "_places": ended,
            "totals": arrays.totals,
            "_totals": ended,
            "lengths": arrays.lengths,
            "_lengths": ended,
        }
        if not self._resets_at_once:
            return results
        return {
            **results,
            "final_info": results,
            "_final_info": ended,
            "final_obs": self._final_observations(lent),
            "_final_obs": ended,
        }

    def _final_observations(self, lent: LentArrays) -> npt.NDArray[np.object_]:
        """Return the final observations of the seats that acted last, a dictionary for each."""
        ended = lent.arrays.terminated
        final = np.empty(self.num_envs, dtype=object)
        if not self._lender.is_by_turns:  # whoever refers to a row keeps its set
            for number in np.flatnonzero(ended).tolist():
                final[number] = self._final_observation(lent.arrays, number)
            return final
        if lent.final_observations is None:
            numbers = range(self.num_envs)
            made = [self._final_observation(lent.arrays, number) for number in numbers]
            lent.final_observations = np.array(made)
        final[ended] = lent.final_observations[ended]
        return final

    def _final_observation(self, arrays: Arrays, number: int) -> Observations:
        seen = arrays.final_observations[number]
        return {"observation": seen, "action_mask": self._no_actions}

    def _seed(self, seed: int | Sequence[int] | None, chosen: npt.NDArray[np.bool_]) -> None:
        (numbers,) = np.nonzero(chosen)
        if isinstance(seed, Sequence):
            if len(seed) != self.num_envs:
                raise ValueError(f"{self.num_envs} seeds are needed, not {len(seed)}")
            for number in numbers.tolist():
                self._native.seed(number, _checked_seed(seed[number]), 0)
        elif seed is not None or not self._is_seeded:
            super().reset(seed=seed)
            shared = int(self.np_random.integers(2**63)) if seed is None else _checked_seed(seed)
            everything = range(self.num_envs)
            for number in numbers.tolist() if self._is_seeded else everything:
                self._native.seed(number, shared, number)
        self._is_seeded = True

    def _chosen(self, options: Mapping[str, Any] | None) -> npt.NDArray[np.bool_]:
        """Return a mask of the games to begin anew: all by default."""
        if options is None or "reset_mask" not in options:
            return np.ones(self.num_envs, np.bool_)
        mask = np.asarray(options["reset_mask"])
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise ValueError(f"reset_mask is a boolean array of shape ({self.num_envs},)")
        return np.ascontiguousarray(mask)

    def _whole_numbers(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        numbers = np.asarray(actions)
        if numbers.shape == self._shape:
            if numbers.dtype is _NATIVE and numbers.flags.c_contiguous:
                return numbers
            if numbers.dtype.kind in "iu":
                return np.ascontiguousarray(numbers, np.int64)
        raise ValueError(
            f"actions are {self.num_envs} whole numbers, shape {self._shape}, not"
            f" {numbers.dtype} of shape {numbers.shape}"
        )

    def _told(self, number: int, action: int, over: bool) -> str:
        if over:
            return f"game {number} is over: reset it before the next step"
        if not 0 <= action < self.game.num_actions:
            return f"game {number}: no action has the number {action}"
        return f"game {number}: action {action} ({self.game.action(action)}) is not legal"

    def _check_open(self) -> None:
        if self.closed:
            raise gymnasium.error.ClosedEnvironmentError("the environments are closed")


def game_of(game: Game | str, options: Mapping[str, Any]) -> Game:
    """Return the game that is given, or that of an id and its options.

    Raises:
        OptionError: listing every fault of the options.
        ValueError: for a game with options, which it has already.
    """
    if isinstance(game, str):
        return load(game, **options)
    if options:
        raise ValueError(f"a game has its options already: {', '.join(options)}")
    return game


def _check_size(num_envs: int, threads: int) -> None:
    if num_envs < 1:
        raise ValueError("at least one game")
    if not 1 <= threads <= MOST_THREADS:
        raise ValueError(f"threads are 1 to {MOST_THREADS}")


def _by_turns(game: Game, rows: int, buffers: int | Sequence[Arrays] | None) -> Sequence[Arrays]:
    """Return the sets of arrays that are written by turns."""
    if buffers is None:
        return ()
    count = buffers if isinstance(buffers, int) else len(buffers)
    if not 1 <= count <= MOST_BUFFERS:
        raise ValueError(f"buffers are 1 to {MOST_BUFFERS}")
    if isinstance(buffers, int):
        return [Arrays.of(game, rows) for _ in range(count)]
    for arrays in buffers:
        arrays.check(game, rows)
    return buffers


def _check_seats(game: Game, opponents: str | None, seat: int | None) -> None:
    if opponents is not None and opponents not in EVERY_GAMES_PLAYERS:
        raise ValueError(f"unknown native player {opponents!r}: choose from {EVERY_GAMES_PLAYERS}")
    if seat is not None and opponents is None:
        raise ValueError("without opponents every seat is the caller's: leave out seat")
    if seat is not None and not 0 <= seat < game.seats:
        raise ValueError(f"seats are 0 to {game.seats - 1}")


def _checked_seed(seed: int) -> int:
    if not 0 <= seed < 2**64:
        raise ValueError("a seed has 64 bits")
    return int(seed)
