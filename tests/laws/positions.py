"""Random games and positions of every game of the library, for Hypothesis."""

import random
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

import dominium
from dominium import GameInfo, OptionError, State

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


LONGEST = {  # no match has more actions
    # 3 games: castles, draws, lots, claims, placements
    "kingdomino": 3 * (4 + 48 + 4 + 48 + 48),
    # tokens, draws, lots, claims; four steps in each turn before the claim
    "queendomino": 32 + 96 + 8 + 96 + 96 * 4,
}
PLIES = {"kingdomino": 250, "queendomino": 360}  # positions are looked for among the first ones


def loaded(info: GameInfo, chosen: dict[str, Any]) -> dominium.Game | None:
    """The game with these options, or None where the rules exclude them."""
    try:
        return dominium.load(info.id, **chosen)
    except OptionError:
        return None


@st.composite
def games(draw: st.DrawFn) -> dominium.Game:
    """Any game with any possible options."""
    info = draw(st.sampled_from(GAMES))
    values = {option.name: st.sampled_from(option.values) for option in info.options}
    found = st.fixed_dictionaries(values).map(lambda chosen: loaded(info, chosen))
    game = draw(found.filter(lambda game: game is not None))
    assert game is not None
    return game


def course_of(game: dominium.Game) -> st.SearchStrategy[Course]:
    """Any position that random play of this game reaches."""
    plies = st.integers(0, PLIES[game.id])
    return st.builds(Course, st.just(game), seed=st.integers(0, 2**32 - 1), plies=plies)


def courses() -> st.SearchStrategy[Course]:
    """Any position that random play of any game reaches."""
    return games().flatmap(course_of)
