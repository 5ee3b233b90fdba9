"""The games for OpenSpiel: importing this module registers every game of the library there.

Chance is explicit, hidden hands are hidden by the engine, and information states hold everything
that was announced to a player: their texts in the whole match, their tensors in as many deals as
`recalled_deals` says, the running one alone by default. The options of a game are parameters:
`pyspiel.load_game("python_dominium_kingdomino(seats=4,size=7)")`, or with a preset
`dominium.environments.openspiel.load("kingdomino", preset="mighty_duel")`. Where OpenSpiel asks for
a number of `players`, it is another name for `seats`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from dominium.engine.game import CHANCE
from dominium.engine.game import Game as Rules
from dominium.engine.game import State as Position
from dominium.engine.kingdom import KingdomGame
from dominium.engine.line import LineGame, LineMemory, LineState
from dominium.engine.loading import load as load_rules
from dominium.engine.options import GameInfo, games
from dominium.environments.information_state import InformationState, hides, vocabulary
from dominium.environments.rewards import rewards

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "the games for OpenSpiel need the extra 'research': pip install 'dominium[research]'"
        " (OpenSpiel has wheels for Linux and for macOS on Apple silicon)",
        name=missing.name,
    ) from missing

if TYPE_CHECKING:
    import numpy.typing as npt

    from dominium.actions import Action

Parameters = Mapping[str, Any]

_PLAYERS = {CHANCE: pyspiel.PlayerId.CHANCE, None: pyspiel.PlayerId.TERMINAL}

_TILES = 28

RUNNING_DEAL = 1
WHOLE_MATCH = 0
"""The values of `recalled_deals` that are chosen most: the first is the default."""

_OWN = ("players", "recalled_deals")  # parameters that are no options of the library


def short_name(game_id: str) -> str:
    """Return the name under which OpenSpiel knows a game: `python_dominium_kingdomino`."""
    return f"python_dominium_{game_id}"


def load(
    game_id: str,
    /,
    *,
    preset: str | None = None,
    recalled_deals: int = RUNNING_DEAL,
    **options: object,
) -> Game:
    """Load a game for OpenSpiel by the id, preset and options of the library.

    Args:
        game_id: the game, for example `"block"`.
        preset: a named combination of options.
        recalled_deals: the deals (of kingdoms: the games of a match) whose facts the
            information-state tensors hold, the running one last; `WHOLE_MATCH` for all of them.
        options: the options of the game.

    Raises:
        OptionError: listing every fault of the choice.
        ValueError: for a negative number of deals.
    """
    rules = load_rules(game_id, preset=preset, **options)
    game: Game = pyspiel.load_game(short_name(game_id), _chosen(rules, recalled_deals))
    return game


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game of the library with all options fixed, in OpenSpiel's interface.

    Each game has a class of its own below this one: OpenSpiel holds what makes a game for longer
    than the interpreter lives, and of all Python objects only classes outlive that.
    """

    info: ClassVar[GameInfo]

    def __init__(self, params: Parameters | None = None) -> None:
        given = params or {}
        self.rules = _rules(self.info, given)
        self.recalled_deals = _checked_deals(given.get("recalled_deals", RUNNING_DEAL))
        self.words = vocabulary(self.rules)
        chosen = _chosen(self.rules, self.recalled_deals)
        super().__init__(_game_type(self.info), _game_info(self.rules), chosen)

    @cached_property
    def seeing(self) -> Observer:
        """The observer whose tensors are those of states."""
        return Observer(self, pyspiel.IIGObservationType(perfect_recall=False), None)

    @cached_property
    def recalling(self) -> Observer:
        """The observer whose tensors are the information states."""
        return Observer(self, pyspiel.IIGObservationType(perfect_recall=True), None)

    def new_initial_state(self) -> State:
        """Return the state before the first action; chance acts."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the most actions of chance in a match."""
        return max_chance_actions(self.rules)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Parameters | None = None,
    ) -> Observer:
        """Make an observer of this game."""
        return Observer(self, iig_obs_type, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)


class State(pyspiel.State):  # type: ignore[misc]
    """A position of a match and the information states of its viewers."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.position: Position = game.rules.start()
        self.told = InformationState(game.words)

    def current_player(self) -> int:
        """Return the next to act: a seat, or the number of chance or of a finished match."""
        actor = self.position.actor
        return actor if isinstance(actor, int) else _PLAYERS[actor]

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return self.position.actor is None

    def is_chance_node(self) -> bool:
        """Return whether chance acts."""
        return self.position.actor == CHANCE

    # The tensors are made here: OpenSpiel would ask for their shape each time, and to tell it begin
    # another match.

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return what a player, by default the acting one, sees: as `Observer` writes it."""
        seat = self.current_player() if player is None else player
        if not self._has_seat(seat):
            return super().observation_tensor(seat)  # type: ignore[no-any-return]  # it raises
        return self._written_by(self.get_game().seeing, seat)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Return the same with what the player has been told."""
        seat = self.current_player() if player is None else player
        if not self._has_seat(seat):
            return super().information_state_tensor(seat)  # type: ignore[no-any-return]  # it raises
        return self._written_by(self.get_game().recalling, seat)

    def _has_seat(self, player: int) -> bool:
        return 0 <= player < self.position.game.seats

    def _written_by(self, observer: Observer, seat: int) -> list[float]:
        observer.set_from(self, seat)
        numbers: list[float] = observer.tensor.tolist() if observer.tensor is not None else []
        return numbers

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers of chance's actions with their probabilities."""
        return self.position.native.numbered_odds()

    def returns(self) -> list[float]:
        """Return the rewards of a match (`dominium.environments.rewards`); 0 before its end."""
        outcome = self.position.outcome()
        rules = self.position.game
        return list(rewards(rules, outcome)) if outcome else [0.0] * rules.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Return a state that looks the same to a player, with a position drawn at random.

        Every way to deal the hidden tiles is as likely as any other. The records of the other seats
        become the public's and their hands. OpenSpiel's own history of actions stays that of the
        original: no searcher may look into it.

        Args:
            player: the seat that looks.
            sampler: gives numbers from 0 to 1.
        """
        sample: State = self.clone()
        rules = self.position.game
        if isinstance(rules, LineGame) and hides(rules):
            position = self._memory(rules, player).determinize(random.Random(sampler()))
            hands = position.open_view().hands
            sample.position = position
            sample.told = self.told.sampled(player, [hand.tiles or () for hand in hands])
        return sample

    def _memory(self, rules: LineGame, player: int) -> LineMemory:
        position, memory = rules.start(), rules.memory(player)
        for index in self.history():
            memory.observe(position, position.apply(_action(position, index)))
        return memory

    def _legal_actions(self, player: int) -> list[int]:
        del player  # OpenSpiel asks for the acting player alone
        return self.position.native.legal_numbers()

    def _apply_action(self, index: int) -> None:
        actor = self.position.actor
        action = _action(self.position, index)
        self.told = self.told.after(actor, action, self.position.apply(action))

    def _action_to_string(self, player: int, index: int) -> str:
        rules = self.position.game
        chance = player == pyspiel.PlayerId.CHANCE
        return str(rules.chance_action(index) if chance else rules.action(index))

    def __str__(self) -> str:
        return json.dumps(self.position.position())


class Observer:
    """An observer of one player, in the interface of OpenSpiel's observers.

    The tensor holds the bytes of `State.observation`, as numbers and by the names of their fields,
    and with perfect recall also `told`: who and what, for each fact announced to the player in the
    last deals. Their number is that of the game, or the observer's parameter `recalled_deals`.
    There are tensors where both the public and the player's own part are asked for, texts always.
    """

    def __init__(
        self,
        game: Game,
        iig_obs_type: pyspiel.IIGObservationType | None,
        params: Parameters | None,
    ) -> None:
        given = {"recalled_deals": game.recalled_deals, **(params or {})}
        if len(given) > 1:
            raise ValueError(f"observers take recalled_deals alone, not {dict(params or {})}")
        deals = _checked_deals(given["recalled_deals"])
        self._deals = min(deals or max_deals(game.rules), max_deals(game.rules))
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if asked.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer sees the hands of all players")
        self._public = asked.public_info
        self._private = asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = asked.perfect_recall
        self._hides = hides(game.rules)
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if self._public and self._private:
            self._make_tensor(game)

    def _make_tensor(self, game: Game) -> None:
        seen = game.rules.observation_size
        rows = max_information_length(game.rules, self._deals)
        self.tensor = np.zeros(seen + 2 * rows * self._recalls, np.float32)
        for field in game.rules.observation_fields:
            part = self.tensor[field.start : field.start + field.size]
            self.dict[field.name] = part.reshape(field.shape)
        self._seen = self.tensor[:seen]
        if self._recalls:
            self._told = self.tensor[seen:]
            self.dict["told"] = self._told.reshape(rows, 2)

    def set_from(self, state: State, player: int) -> None:
        """Write what a player sees of a state into the tensor."""
        if self.tensor is None:
            return
        self._seen[:] = state.position.observation(player)
        if self._recalls:
            told = state.told.array(player, self._deals)[-len(self._told) :]
            self._told[: len(told)] = told
            self._told[len(told) :] = 0

    def string_from(self, state: State, player: int) -> str:
        """Return what a player sees of a state, as a text."""
        if self._recalls:
            return self._recalled(state, player)
        if not self._public:
            return self._hand(state, player)
        view = state.position.view(player if self._private else None)
        return json.dumps(view.to_dict())

    def _recalled(self, state: State, player: int) -> str:
        if not self._public:
            return state.told.private_text(player) if self._private else ""
        if not self._private:
            return state.told.text(None)
        return f"seat {player + 1}: {state.told.text(player)}"

    def _hand(self, state: State, player: int) -> str:
        position = state.position
        if not (self._private and self._hides and isinstance(position, LineState)):
            return ""
        return " ".join(position.view(player).hands[player].tiles or ())


def _action(position: Position, index: int) -> Action:
    rules = position.game
    chance = position.actor == CHANCE
    return rules.chance_action(index) if chance else rules.action(index)


# --- What OpenSpiel wants to know of a game before it begins --------------------------------------


def max_deals(rules: Rules) -> int:
    """Return an upper bound of the deals of a match (a game of kingdoms: games in a match).

    Where a target is played for, a deal can be worth nothing and no number is certain; matches are
    far shorter than this.
    """
    if isinstance(rules, KingdomGame):
        return rules.facts.most_games
    if isinstance(rules, LineGame):
        return rules.facts.most_deals
    raise TypeError(f"{rules!r} is of no known family")


def max_decisions(rules: Rules) -> int:
    """Return an upper bound of the decisions of seats in a match."""
    if isinstance(rules, LineGame):
        return max_deals(rules) * rules.facts.most_decisions
    if not isinstance(rules, KingdomGame):
        raise TypeError(f"{rules!r} is of no known family")
    # A castle for each seat, then for each domino the steps of a turn.
    return max_deals(rules) * (rules.seats + len(rules.facts.steps) * len(rules.dominoes))


def max_chance_actions(rules: Rules) -> int:
    """Return an upper bound of the actions of chance in a match."""
    if isinstance(rules, KingdomGame):
        # Dominoes, lots for seats or kings, and buildings.
        tokens = rules.facts.building_tokens
        return max_deals(rules) * (len(rules.dominoes) + 4 * rules.seats + tokens)
    return max_deals(rules) * _TILES + 1


def max_information_length(rules: Rules, deals: int) -> int:
    """Return an upper bound of the facts announced to a player in so many deals."""
    decisions = max_decisions(rules) // max_deals(rules)
    if isinstance(rules, KingdomGame):
        return deals * (decisions + max_chance_actions(rules) // max_deals(rules))
    # Tiles dealt or drawn, and shown at the end; decisions and who was stuck; the lot and the lead.
    return deals * (2 * decisions + 2 * _TILES + 2)


def _game_type(info: GameInfo) -> pyspiel.GameType:
    fewest, most = info.seats
    alone = most == 1
    kinds = pyspiel.GameType
    hidden = info.family == "line" and not alone
    return kinds(
        short_name=short_name(info.id),
        long_name=f"{info.title} of the library Dominium",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if hidden
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        default_loadable=True,
        parameter_specification={
            "players": 0,
            "recalled_deals": RUNNING_DEAL,
            **{option.name: option.default for option in info.options},
        },
    )


def _game_info(rules: Rules) -> pyspiel.GameInfo:
    alone = rules.seats == 1
    return pyspiel.GameInfo(
        num_distinct_actions=rules.num_actions,
        max_chance_outcomes=rules.num_chance_actions,
        num_players=rules.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if alone else 0.0,
        max_game_length=max_decisions(rules),
    )


def _rules(info: GameInfo, parameters: Parameters) -> Rules:
    """Load the rules that OpenSpiel's parameters ask for; `players` is `seats`, unless it is 0."""
    options = {name: value for name, value in parameters.items() if name not in _OWN}
    players = parameters.get("players", 0)
    if players:
        seats = options.get("seats", players)
        if seats not in {players, info.option("seats").default}:
            raise ValueError(f"seats={seats} and players={players} are not the same")
        options["seats"] = players
    return load_rules(info.id, **options)


def _chosen(rules: Rules, recalled_deals: int) -> dict[str, Any]:
    """Return the parameters that differ from their defaults."""
    options = {
        option.name: rules.options[option.name]
        for option in rules.info.options
        if rules.options[option.name] != option.default
    }
    more = {} if recalled_deals == RUNNING_DEAL else {"recalled_deals": recalled_deals}
    return options | more


def _checked_deals(deals: int) -> int:
    if deals < 0:
        raise ValueError(f"recalled_deals={deals}: a number of deals, or {WHOLE_MATCH} for all")
    return deals


def _register() -> None:
    for info in games():
        pyspiel.register_game(_game_type(info), type(f"{info.id}_game", (Game,), {"info": info}))


_register()
