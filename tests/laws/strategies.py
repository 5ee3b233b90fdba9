"""Random games and positions of every game of the library, for Hypothesis."""

import random
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

import dominium
from dominium import (
    GameInfo,
    KingdomGame,
    KingdomState,
    LineGame,
    LineState,
    OptionError,
    State,
)
from dominium.engine.options import Family, OptionInfo, OptionValue

GAMES = dominium.games()


@dataclass(frozen=True)
class Course:
    """A game, the seed that chooses the actions, and how many of them are taken."""

    game: dominium.Game
    seed: int
    plies: int

    def play(self) -> tuple[State, list[str]]:
        """The position reached and the actions that led to it."""
        rng = random.Random(self.seed)
        state = self.game.start()
        actions: list[str] = []
        while state.actor is not None and len(actions) < self.plies:
            action = rng.choice(state.legal_actions())
            state.apply(action)
            actions.append(str(action))
        return state, actions

    def play_out(self) -> tuple[State, list[str]]:
        """The end of the match and all its actions."""
        return Course(self.game, self.seed, LONGEST[self.game.id]).play()

    @property
    def kingdom_game(self) -> KingdomGame:
        assert isinstance(self.game, KingdomGame)
        return self.game

    @property
    def line_game(self) -> LineGame:
        assert isinstance(self.game, LineGame)
        return self.game

    def play_kingdoms(self) -> KingdomState:
        """The position reached in a game of kingdoms."""
        state, _ = self.play()
        assert isinstance(state, KingdomState)
        return state

    def play_tiles(self) -> LineState:
        """The position reached in a game of tiles."""
        state, _ = self.play()
        assert isinstance(state, LineState)
        return state


LONGEST = {  # no match has more actions
    # 3 games: castles, draws, lots, claims, placements
    "kingdomino": 3 * (4 + 48 + 4 + 48 + 48),
    # tokens, draws, lots, claims; four steps in each turn before the claim
    "queendomino": 32 + 96 + 8 + 96 + 96 * 4,
    # deals to 500 points, all far below what is allowed here: a lot, tiles dealt, tiles laid
    "block": 500 * (14 + 14) + 1,
    "draw": 500 * (14 + 28 + 14) + 1,
    # 50 deals: tiles removed, dealt, laid, drawn by choice
    "matador": 50 * (3 + 6 + 25 + 19 * 2) + 1,
    # deals to 50 points: tiles dealt, laid, drawn by choice, passes
    "bergen": 150 * (18 + 28 + 16 * 3),
    "sebastopol": 50 * (28 + 28),
    # 50 deals: tiles dealt, taken by choice, stops
    "twenty_one": 50 * (8 + 20 * 2 + 4) + 1,
    "solo": 28 + 28,
    # deals to 500 points, far fewer than are allowed here: a lot, tiles dealt, laid or drawn
    "muggins": 500 * (20 + 28) + 1,
}
PLIES = {  # positions are looked for among the first ones
    "kingdomino": 250,
    "queendomino": 360,
    "block": 150,
    "draw": 120,
    "matador": 120,
    "bergen": 200,
    "sebastopol": 150,
    "twenty_one": 90,
    "solo": 56,
    "muggins": 150,
}
END_REASONS = {
    "kingdomino": {"completed"},
    "queendomino": {"completed"},
    "block": {"target_reached"},
    "draw": {"deals_played", "target_reached"},
    "matador": {"deals_played"},
    "bergen": {"target_reached"},
    "muggins": {"target_reached"},
    "sebastopol": {"deals_played"},
    "twenty_one": {"deals_played"},
    "solo": {"all_laid", "stuck"},
}


def loaded(info: GameInfo, chosen: dict[str, Any]) -> dominium.Game | None:
    """The game with these options, or None where the rules exclude them."""
    try:
        return dominium.load(info.id, **chosen)
    except OptionError:
        return None


def some_value(option: OptionInfo) -> st.SearchStrategy[OptionValue]:
    """Any value; of a wide range the default about as often as all others."""
    any_value = st.sampled_from(option.values)
    return any_value | st.just(option.default) if isinstance(option.values, range) else any_value


@st.composite
def games(draw: st.DrawFn, family: Family | None = None) -> dominium.Game:
    """Any game (of one family) with any possible options."""
    info = draw(st.sampled_from([each for each in GAMES if family in {None, each.family}]))
    values = {option.name: some_value(option) for option in info.options}
    found = st.fixed_dictionaries(values).map(lambda chosen: loaded(info, chosen))
    game = draw(found.filter(lambda game: game is not None))
    assert game is not None
    return game


def course_of(game: dominium.Game) -> st.SearchStrategy[Course]:
    """Any position that random play of this game reaches."""
    plies = st.integers(0, PLIES[game.id])
    return st.builds(Course, st.just(game), seed=st.integers(0, 2**32 - 1), plies=plies)


def courses(family: Family | None = None) -> st.SearchStrategy[Course]:
    """Any position that random play of any game (of one family) reaches."""
    return games(family).flatmap(course_of)
