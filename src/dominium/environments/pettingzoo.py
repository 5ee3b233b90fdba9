"""The games for PettingZoo: every game as an environment in which agents act in turn.

`env("kingdomino", seats=4)` takes the options of the game; `kingdomino_v1.env(seats=4)` is the same
by its versioned name, as PettingZoo's own environments are called. Agents are `seat_0`, `seat_1`, …
An agent observes `{"observation": …, "action_mask": …}`: what its seat may see, as
`State.observation` writes it, and the numbers of its legal actions while it is to act. Chance is
drawn from the generator that `reset(seed=…)` seeds. Rewards come at the end, see
`dominium.environments.rewards`.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np

from dominium._core import observe
from dominium.engine.errors import IllegalAction
from dominium.engine.loading import load
from dominium.engine.observations import high_values
from dominium.engine.options import games
from dominium.environments.rendering import RENDER_MODES, check_render_mode, rendered
from dominium.environments.rewards import rewards

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "the environments for PettingZoo need the extra 'research':"
        " pip install 'dominium[research]'",
        name=missing.name,
    ) from missing

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy.typing as npt

    from dominium.engine.game import State
    from dominium.environments.rendering import Frame

    Observation = dict[str, npt.NDArray[np.uint8] | npt.NDArray[np.int8]]

VERSION = 1
LOST = -1.0


class GameEnvironment(AECEnv):  # type: ignore[misc]
    """An environment of a game without checks: an illegal action raises `IllegalAction`.

    `game` are its rules and `position` is its state, which hides nothing.

    Args:
        game_id: the game, for example `"kingdomino"`.
        preset: a named combination of options.
        render_mode: `"ansi"` gives the table as English text, `"human"` prints it, `"svg"` gives a
            picture as an SVG document, `"rgb_array"` one as an array; each as the acting agent may
            see it.
        options: the options of the game.

    Raises:
        OptionError: listing every fault of the options.
        ValueError: for an unknown render mode.
    """

    def __init__(
        self,
        game_id: str,
        /,
        *,
        preset: str | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.game = load(game_id, preset=preset, **options)
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "render_modes": list(RENDER_MODES),
            "name": f"dominium_{game_id}_v{VERSION}",
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        most = high_values(self.game.observation_fields)
        self.state_space = spaces.Box(np.uint8(0), np.tile(most, self.game.seats), dtype=np.uint8)
        self.observation_spaces = {agent: self._space(most) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._size, self._actions = len(most), self.game.num_actions
        self._random = random.Random()
        self.position: State = self.game.start()

    def _space(self, most: npt.NDArray[np.uint8]) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(np.uint8(0), most, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self.game.num_actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions: their numbers in the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; without a seed chance's generator continues.

        `options` are not used: a game's options are given where its environment is made.
        """
        del options
        if seed is not None:
            self._random = random.Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.position = self.game.start()
        self._go_on()

    def step(self, action: int | None) -> None:
        """Take the action with this number for the agent that is to act.

        An agent of a finished match takes None and leaves.

        Raises:
            IllegalAction: the rules refuse the action; nothing has changed.
            IndexError: no action has this number.
        """
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("only an agent of a finished match takes no action")
        if refusal := self.position.native.decide(int(action)):
            raise IllegalAction(refusal.code, refusal.params)
        self._go_on()

    def _go_on(self) -> None:
        """Let chance act until a seat has to decide or the match is over."""
        actor = self.position.native.draw(self._random.random)
        if isinstance(actor, int):
            self.agent_selection = self.possible_agents[actor]
        elif outcome := self.position.outcome():
            self.rewards = dict(zip(self.agents, rewards(self.game, outcome), strict=True))
            self._cumulative_rewards = dict(self.rewards)  # nothing is given before
            self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> Observation:
        """Return the observation of an agent; its mask is empty while another one is to act."""
        seen, mask = np.empty(self._size, np.uint8), np.empty(self._actions, np.int8)
        observe(self.position.native, self._seats[agent], seen, mask)
        return {"observation": seen, "action_mask": mask}

    def state(self) -> npt.NDArray[np.uint8]:
        """Return the observations of all seats, one after the other.

        It is for training alone: an agent that uses it in play sees the hands of the others.
        """
        return np.concatenate([self.position.observation(seat) for seat in range(self.game.seats)])

    def render(self) -> Frame | None:
        """Render the table as the acting agent sees it; see the class for the modes."""
        seat = self._seats[self.agent_selection]
        return rendered(self.position, seat, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class CheckedEnvironment(GameEnvironment):
    """An environment that does what PettingZoo's usual wrappers do, without asking through them.

    An illegal action ends the match with -1 for its agent and 0 for the others, numbers that are no
    action and calls in a wrong order are errors, in PettingZoo's own words. Its wrappers look up
    every attribute through each other, which takes several times as long as the game.
    """

    _AFTER_RESET = frozenset(
        {"agents", "rewards", "terminations", "truncations", "infos", "agent_selection"}
        | {"num_agents"}
    )

    def __init__(self, game_id: str, /, **arguments: Any) -> None:
        super().__init__(game_id, **arguments)
        del self.agents
        self._has_begun = False
        self._has_gone_on = False

    def __getattr__(self, name: str) -> Any:
        """Raise the error for what is not there, or not yet."""
        if name in self._AFTER_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match, see `GameEnvironment.reset`."""
        self._has_begun = self._has_gone_on = True
        super().reset(seed, options)

    def step(self, action: int | None) -> None:
        """Take the action with this number; one that is not legal loses the match.

        Raises:
            AssertionError: for what is no action, and before `reset`.
        """
        if not self._has_begun:
            EnvLogger.error_step_before_reset()
        self._has_gone_on = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        is_one = self.terminations[agent] if action is None else self._is_number(agent, action)
        if not is_one:
            raise AssertionError("action is not in action space")
        try:
            super().step(action)
        except IllegalAction:
            self._lose(agent)

    def _is_number(self, agent: str, action: object) -> bool:
        if type(action) is int:
            return 0 <= action < self._actions
        return self.action_spaces[agent].contains(action)

    def _lose(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: LOST}
        self._cumulative_rewards = dict(self.rewards)
        self._deads_step_first()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Return an iterator of the agents to act, after each of which `step` has to be called."""
        if not self._has_begun:
            EnvLogger.error_agent_iter_before_reset()
        return self._in_turn(max_iter)

    def _in_turn(self, most: int) -> Iterator[str]:
        while self.agents and most > 0:
            if not self._has_gone_on:
                raise AssertionError("need to call step() or reset() in a loop over `agent_iter`")
            self._has_gone_on = False
            most -= 1
            yield self.agent_selection

    def observe(self, agent: str) -> Observation:
        """Return the observation of an agent, see `GameEnvironment.observe`."""
        if not self._has_begun:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def state(self) -> npt.NDArray[np.uint8]:
        """Return the observations of all seats, see `GameEnvironment.state`."""
        if not self._has_begun:
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> Frame | None:
        """Render the table, see `GameEnvironment.render`."""
        if not self._has_begun:
            EnvLogger.error_render_before_reset()
        return super().render()


def raw_env(game_id: str, /, **arguments: Any) -> GameEnvironment:
    """Make an environment without checks; arguments as for `GameEnvironment`."""
    return GameEnvironment(game_id, **arguments)


def env(game_id: str, /, **arguments: Any) -> CheckedEnvironment:
    """Make an environment with the usual checks; arguments as for `GameEnvironment`.

    An illegal action ends the match with -1 for its agent and 0 for the others; numbers that are no
    action, and calls in a wrong order, raise errors.
    """
    return CheckedEnvironment(game_id, **arguments)


@dataclass(frozen=True)
class Versioned:
    """The environments of a game by its versioned name, in place of a PettingZoo module."""

    game_id: str

    def env(self, **arguments: Any) -> CheckedEnvironment:
        """Make an environment with the usual checks by `env`, with this game."""
        return env(self.game_id, **arguments)

    def raw_env(self, **arguments: Any) -> GameEnvironment:
        """Make an environment without checks by `raw_env`, with this game."""
        return raw_env(self.game_id, **arguments)


ENVIRONMENTS = MappingProxyType({f"{info.id}_v{VERSION}": Versioned(info.id) for info in games()})
"""The environments of all games, by their versioned names; each is a name of this module, too."""


def __getattr__(name: str) -> Versioned:
    try:
        return ENVIRONMENTS[name]
    except KeyError:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None


def __dir__() -> list[str]:
    return sorted({*globals(), *ENVIRONMENTS})
