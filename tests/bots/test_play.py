"""Every bot plays every game to its end, on its own view and memory alone."""

import itertools
import random
from typing import Any

import pytest

import dominium
from dominium import OptionError, bots
from tests.covering import covering
from tests.describe.play import LINES

KINDS = (
    "random",
    "greedy",
    "easy",
    "search:playouts=1",
    "search:playouts=1,greedy=0",
    "search:playouts=1,hasty=0.5",
)
NAMES = ("kingdomino", "queendomino")


def axes(name: str) -> dict[str, tuple[Any, ...]]:
    """The options of a game with their values."""
    return {option.name: option.values for option in dominium.load(name).info.options}


def possible_games(name: str) -> list[dominium.Game]:
    """Every combination of options that the rules allow."""
    values_of = axes(name)
    games: dict[str, dominium.Game] = {}
    for values in itertools.product(*values_of.values()):
        try:
            game = dominium.load(name, **dict(zip(values_of, values, strict=True)))
        except OptionError:
            continue
        games[repr(game)] = game
    return list(games.values())


GAMES = {name: possible_games(name) for name in NAMES}
SAMPLES = {
    name: [
        dominium.load(name, **options)
        for options in covering([dict(game.options) for game in games])
    ]
    for name, games in GAMES.items()
}
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("kingdomino", {}),
    ("kingdomino", {"seats": 4}),
    ("kingdomino", {"size": 7}),
    ("kingdomino", {"frame": "fixed", "size": 7}),
    ("queendomino", {}),
    ("queendomino", {"seats": 4}),
    ("queendomino", {"set": "royal_wedding", "seats": 7}),
    ("queendomino", {"set": "royal_wedding", "seats": 8}),
)


class SeesOnlyItsView:
    """Hands a bot its turn and checks that it was given nothing that its seat may not know."""

    def __init__(self, inner: bots.Bot) -> None:
        self.inner = inner
        self.name = inner.name

    def choose(self, turn: bots.Turn) -> Any:
        assert turn.view.viewer == turn.seat == turn.view.actor
        assert turn.memory.viewer == turn.seat
        before = turn.memory.determinize(turn.rng).view(turn.seat)
        assert before == turn.view
        action = self.inner.choose(turn)
        assert action in turn.legal_actions
        assert turn.memory.determinize(turn.rng).view(turn.seat) == before
        return action


def play_all_kinds(game: dominium.Game) -> None:
    for first in range(0, len(KINDS), game.seats):
        names = [KINDS[(first + seat) % len(KINDS)] for seat in range(game.seats)]
        players = [SeesOnlyItsView(bots.create(name)) for name in names]
        record = dominium.play(game, players, rng=first)
        assert record.outcome is not None
        assert record.replay().actor is None


@pytest.mark.parametrize("name", NAMES)
def test_the_samples_hold_every_value_of_every_option(name: str) -> None:
    for option, values in axes(name).items():
        assert {game.options[option] for game in SAMPLES[name]} == set(values)


@pytest.mark.parametrize("game", [game for name in NAMES for game in SAMPLES[name]], ids=repr)
def test_whole_games(game: dominium.Game) -> None:
    play_all_kinds(game)


@pytest.mark.parametrize("game", LINES.values(), ids=repr)
def test_whole_matches_with_hidden_hands(game: dominium.Game) -> None:
    play_all_kinds(game)


@pytest.mark.long
@pytest.mark.parametrize("game", [game for name in NAMES for game in GAMES[name]], ids=repr)
def test_whole_games_of_every_choice_of_options(game: dominium.Game) -> None:
    play_all_kinds(game)


AT_TABLES = [
    pytest.param(
        level,
        name,
        options,
        # It thinks for a fixed time: one table of each game.
        marks=pytest.mark.long if level == "master" and options else (),
        id=f"{level}-{name}-{options}",
    )
    for level, (name, options) in itertools.product(bots.LEVELS, TABLES)
]


@pytest.mark.parametrize(("level", "name", "options"), AT_TABLES)
def test_levels_begin_every_kind_of_game(level: str, name: str, options: dict[str, Any]) -> None:
    """The first decision has the longest playouts and, on a tray, a step of its own."""
    bot = bots.create(level)
    game = dominium.load(name, **options)
    state, memory = advanced(game, 0)
    legal: Any = state.legal_actions()
    actor = state.actor
    assert isinstance(actor, int)
    turn = bots.Turn(game, actor, state.view(actor), legal, memory, random.Random(1))
    assert bot.choose(turn) in legal


@pytest.mark.parametrize("step", ["place", "tax", "build", "burn", "claim"])
@pytest.mark.parametrize("bot", ["greedy", "search:playouts=30", "medium", "hard"])
def test_every_step_of_a_turn_is_decided(bot: str, step: str) -> None:
    game = dominium.load("queendomino", set="royal_wedding", seats=6, teams=True)
    asked = (advanced(game, decisions) for decisions in range(30, 300))
    state, memory = next(each for each in asked if each[0].view(None).step == step)
    actor = state.actor
    assert isinstance(actor, int)
    legal: Any = state.legal_actions()
    turn = bots.Turn(game, actor, state.view(actor), legal, memory, random.Random(1))
    assert bots.create(bot).choose(turn) in legal


def advanced(game: dominium.Game, decisions: int) -> tuple[dominium.State, dominium.Memory]:
    """A state after so many decisions, with the memory of the seat that acts."""
    rng = random.Random(3)
    state = game.start()
    while state.actor == dominium.CHANCE or decisions > 0:
        decisions -= state.actor != dominium.CHANCE
        state.apply(rng.choice(state.legal_actions()))
    actor = state.actor
    assert isinstance(actor, int)
    memory = game.memory(actor)
    memory.observe(state, ())
    return state, memory


def gain_of(state: dominium.State, action: Any) -> int:
    """The points that a placement brings."""
    preview = state.preview(action)
    assert isinstance(preview, dominium.Preview)
    return preview.gain


@pytest.mark.parametrize("bot", ["random", "greedy", "easy", "search:playouts=8,hasty=0.5"])
@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name: str, bot: str) -> None:
    game = dominium.load(name, middle_kingdom=True, harmony=True)
    again = [dominium.play(game, [bot, bot], rng=11) for _ in range(2)]
    assert again[0] == again[1]
    assert dominium.play(game, [bot, bot], rng=12) != again[0]


def test_a_careless_bot_claims_what_it_likes_and_places_well() -> None:
    game = dominium.load("kingdomino")
    for decisions in range(4, 16):
        state, memory = advanced(game, decisions)
        actor = state.actor
        assert isinstance(actor, int)
        legal: Any = state.legal_actions()
        view = state.view(actor)
        chosen = {
            bots.create("greedy:careless=1").choose(
                bots.Turn(game, actor, view, legal, memory, random.Random(seed))
            )
            for seed in range(60)
        }
        if view.step == "claim":
            assert chosen == set(legal)
        else:
            gains = {action: gain_of(state, action) for action in legal}
            assert {gains[each] for each in chosen} == {max(gains.values())}


class Foresees:
    """Takes any action and notes what the bot's generator would draw next."""

    name = "foresees"

    def __init__(self) -> None:
        self.rngs: list[random.Random] = []

    def choose(self, turn: bots.Turn) -> Any:
        self.rngs.append(turn.rng)
        return turn.legal_actions[0]


def test_bots_do_not_share_the_generator_of_chance() -> None:
    source, bot = random.Random(3), Foresees()
    dominium.play(dominium.load("block", target=20), [bot, bot], rng=source)
    assert bot.rngs
    assert all(rng is not source for rng in bot.rngs)
    assert all(rng.getstate() != source.getstate() for rng in bot.rngs)
