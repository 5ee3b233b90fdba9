"""The games for Gymnasium: one seat against opponents that play natively.

Importing this module registers the games by versioned ids:

    gymnasium.make("dominium/kingdomino-v1", seats=4, opponents="greedy")
    gymnasium.make_vec("dominium/kingdomino-v1", 256, opponents="greedy")

The second makes a `dominium.environments.vector.VectorEnv`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, SupportsFloat, get_args

import numpy as np

from dominium.engine.game import Game
from dominium.engine.options import games
from dominium.environments.rendering import RENDER_MODES
from dominium.environments.vector import Observations, Reward, VectorEnv, game_of

import gymnasium  # isort: skip - `vector` says what to install where it is missing
from gymnasium.vector import AutoresetMode  # isort: skip

if TYPE_CHECKING:
    import numpy.typing as npt

VERSION = 1
LOST = -1.0

Illegal = Literal["lose", "error"]
"""The treatment of an illegal action: it ends the match as lost, or it raises ValueError."""


class GameEnv(gymnasium.Env[Observations, np.int64]):
    """An environment of one game, in which the caller has a seat; actions are dense numbers.

    Observations, rewards and infos are rows of those of `VectorEnv`. In the infos `action_mask` is
    the mask once more, as `action_space.sample` takes it.

    Args:
        game: the rules, or the id of a game.
        opponents: the players of the other seats: `"random"` or `"greedy"`.
        seat: the caller's seat; None draws a seat for each match.
        reward: the reward at the end of a match, see `vector.REWARDS`.
        illegal: `"lose"` ends the match with the reward -1 when an illegal action is taken,
            `"error"` raises ValueError and changes nothing.
        render_mode: one of `dominium.environments.rendering.RENDER_MODES`, for `render`.
        options: the options of the game, where `game` is an id; also `preset`.
    """

    # A game moves when somebody does; films need some number of pictures a second.
    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium declares it so
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        game: Game | str,
        *,
        opponents: str = "random",
        seat: int | None = None,
        reward: Reward = "win",
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in get_args(Illegal):
            raise ValueError(f"unknown treatment {illegal!r}: choose from {get_args(Illegal)}")
        self._games = VectorEnv(
            game_of(game, options),
            opponents=opponents,
            seat=seat,
            reward=reward,
            autoreset_mode=AutoresetMode.DISABLED,
            render_mode=render_mode,
        )
        self.game = self._games.game
        self.render_mode = render_mode
        self.observation_space = self._games.single_observation_space
        self.action_space = self._games.single_action_space
        self._illegal = illegal
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a new match and play to the caller's first decision; options are ignored."""
        del options
        super().reset(seed=seed)
        observations, infos = self._games.reset(seed=seed)
        self._see(observations)
        self._is_over = False
        return self._seen, self._info(infos)

    def step(
        self, action: np.int64 | int
    ) -> tuple[Observations, SupportsFloat, bool, bool, dict[str, Any]]:
        """Take an action; the opponents play on up to the caller's next decision.

        Raises:
            ValueError: for an action that is not legal, where `illegal` is `"error"`, and once the
                match is over.
        """
        if self._is_over:
            raise ValueError("the match is over: reset it before the next step")
        if self._illegal == "lose" and self._is_foul(int(action)):
            self._is_over = True
            seen = {name: values.copy() for name, values in self._seen.items()}
            seen["action_mask"][:] = 0
            return seen, LOST, True, False, {"action_mask": seen["action_mask"].copy()}
        observations, rewards, ends, _, infos = self._games.step(np.array([action], np.int64))
        self._see(observations)
        self._is_over = bool(ends[0])
        return self._seen, float(rewards[0]), self._is_over, False, self._info(infos)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the caller's legal actions, as policies of sb3-contrib ask for them."""
        masks: npt.NDArray[np.bool_] = self._seen["action_mask"].astype(np.bool_)
        return masks

    def render(self) -> Any:
        """Render the table as the caller sees it; `dominium.environments.rendering` has the modes.

        Returns:
            a text, an SVG document or an array; None without a mode, and where it was printed.
        """
        frames = self._games.render()
        return None if frames is None else frames[0]

    def close(self) -> None:
        """Close the environment, which cannot be used any more."""
        self._games.close()
        super().close()

    def _is_foul(self, action: int) -> bool:
        return not 0 <= action < self.game.num_actions or not self._seen["action_mask"][action]

    def _see(self, observations: Observations) -> None:
        self._seen = {name: values[0] for name, values in observations.items()}

    def _info(self, infos: dict[str, Any]) -> dict[str, Any]:
        rows = {name: value[0] for name, value in infos.items() if not name.startswith("_")}
        return {**rows, "action_mask": self._seen["action_mask"].copy()}


def environment_id(game_id: str) -> str:
    """Return the versioned id of a game: `dominium/kingdomino-v1`."""
    return f"dominium/{game_id}-v{VERSION}"


for _info in games():
    if environment_id(_info.id) not in gymnasium.registry:
        gymnasium.register(
            environment_id(_info.id),
            entry_point=f"{__name__}:{GameEnv.__name__}",
            vector_entry_point=f"{VectorEnv.__module__}:{VectorEnv.__name__}",
            kwargs={"game": _info.id},
        )
