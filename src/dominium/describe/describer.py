"""What the describers of all games share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from dominium.describe import refusals
from dominium.describe.speaker import Speaker

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dominium.describe.refusals import Refuser
    from dominium.describe.speaker import Length
    from dominium.errors import Parameter
    from dominium.game import Game
    from dominium.state import State


class Describer(Speaker):
    """Everything a listener may hear of a game.

    The game decides which describer is made: each has its own below this one.

    Args:
        game: the game that is played.
        language: one of `LANGUAGES`.
        names: what the seats are called, in the basic form.
        you: the seat of the listener, who is then spoken to; None for several or for onlookers.
        length: "short" (lines of about 40 characters) or "long" (whole sentences).
    """

    _of_games: ClassVar[dict[str, type[Describer]]] = {}

    _refuser: Refuser

    def __init_subclass__(cls, *, game: str | None = None) -> None:
        super().__init_subclass__()
        if game is not None:
            Describer._of_games[game] = cls

    def __new__(cls, game: Game, *_: object, **__: object) -> Describer:  # noqa: PYI034 - see above
        """The describer of the game."""
        return super().__new__(cls._of_games[game.id])

    def __init__(
        self,
        game: Game,
        language: str,
        names: Sequence[str],
        *,
        you: int | None = None,
        length: Length = "short",
    ) -> None:
        super().__init__(language, names, you, length)
        self._game = game

    # --- The course of the game ---------------------------------------------------------------
    # Each describer takes the views, states and events of its own family of games.

    def announce(self, events: Sequence[Any]) -> list[str]:
        """Announcements of events, in order; every event is told exactly once."""
        raise NotImplementedError

    def title(self, view: Any) -> str:
        """The state in one line: "Kingdomino, round 3 of 12, Jana to move"."""
        raise NotImplementedError

    def expected(self, view: Any) -> str:
        """Whose turn it is and what is expected."""
        raise NotImplementedError

    def choice(self, state: Any, action: Any) -> str:
        """What an action does."""
        raise NotImplementedError

    def choice_short(self, state: Any, action: Any) -> str:
        """An action in a few words."""
        raise NotImplementedError

    def typed(self, action: Any) -> str:
        """An action in words that may be typed; `understand` gives its notation again."""
        return self._refuser.typed(action)

    def refusal(
        self, code: str, params: Mapping[str, Parameter], state: State | None = None
    ) -> str:
        """Why an action was refused; with the state also what would be legal."""
        reason = self._refuser.reason(code, params)
        if state is None or state.actor is None or refusals.is_complete(code, params):
            return reason
        if code in refusals.OF_OTHERS:
            expected = self.expected(state.view(self.you))
            return self.text("refusal-waiting", reason=reason, expected=expected)
        choices = self._refuser.possible(state, params)
        return self.with_choices(reason, choices, of=len(state.legal_actions()))

    def with_choices(self, reason: str, choices: Sequence[str], *, of: int) -> str:
        """A reason, and all or, where there are more of them, some of what goes instead."""
        key = "refusal-possible" if len(choices) == of else "refusal-for-example"
        return self.text(key, reason=reason, choices=", ".join(choices))

    def fault(self, code: str, params: Mapping[str, Parameter]) -> str:
        """What is wrong with options, a board, a set-up or a record."""
        return refusals.fault(code, params, self.messages.language, self._game.id)

    # --- Scores -------------------------------------------------------------------------------

    def totals(self, view: Any) -> str:
        """What everybody has: "Jana 34, Petr 28"."""
        raise NotImplementedError

    def standings(self, outcome: Any) -> list[str]:
        """The ranking of a match, best first, then what is to be said of ties."""
        raise NotImplementedError

    # --- Everything at once -------------------------------------------------------------------

    def spoken(self, view: Any) -> list[str]:
        """The whole view in full words; views that differ in any fact differ here."""
        raise NotImplementedError

    def compact(self, view: Any) -> list[str]:
        """The whole view for braille and terminals: lossless, at most 40 columns."""
        raise NotImplementedError

    # --- Parts --------------------------------------------------------------------------------

    def game_name(self) -> str:
        """What the game with its options is called."""
        return self.text(f"game-{self._game.id}")

    def _turn(self, view: Any) -> str:
        """Who is to move, or what chance does."""
        if isinstance(view.actor, int):
            about = self.about(view.actor) | {"name": self.name(view.actor)}
            return self.text("title-turn", **about)
        return self.text(f"step-{view.step}")
