"""The base of the describers of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from dominium.describe import refusals
from dominium.describe.speaker import Speaker

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dominium._core import NativeKingdomTeller, NativeLineTeller
    from dominium.describe.speaker import Length
    from dominium.engine.errors import Parameter
    from dominium.engine.game import Game, State


class Describer(Speaker):
    """The texts of a game for one listener: announcements, views, actions, refusals and scores.

    Constructing one makes the subclass for the family of the game.

    Args:
        game: the game that is played.
        language: one of `LANGUAGES`.
        names: the names of the seats, in the basic form.
        you: the seat of the listener, who is addressed as "you"; None for several or for onlookers.
        length: "brief" (nothing at once of the own turn), "short" (lines of about 40 characters)
            or "long" (whole sentences).
    """

    _classes: ClassVar[dict[str, type[Describer]]] = {}
    """The describers by the family of games."""

    _teller: NativeKingdomTeller | NativeLineTeller

    def __init_subclass__(cls, *, of: str | None = None) -> None:
        super().__init_subclass__()
        if of is not None:
            Describer._classes[of] = cls

    def __new__(cls, game: Game, *_: object, **__: object) -> Describer:  # noqa: PYI034 - see above
        """Make the describer of the game."""
        return super().__new__(cls._classes[game.info.family])

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
        """Return the announcements of events, in order, each event exactly once."""
        raise NotImplementedError

    def heard(self, events: Sequence[Any]) -> list[str]:
        """Return what is heard of events at once: less than `announce` tells, a turn in one line.

        What is left out stands in the announcements, and queries answer it. Whole sentences leave
        nothing out.
        """
        return self.words.lines(self._teller.heard(events))

    def title(self, view: Any) -> str:
        """Return the state in one line: "Kingdomino, round 3 of 12, Jana to move"."""
        raise NotImplementedError

    def expected(self, view: Any) -> str:
        """Return the seat to act and the expected action."""
        raise NotImplementedError

    def asked(self, view: Any) -> str:
        """Return the action expected from the listener in few words; else as `expected`."""
        raise NotImplementedError

    def choice(self, state: Any, action: Any) -> str:
        """Return an action with its effect: "6-5 left. Ends 5 and 5."."""
        return self.words.text(self._teller.choice(state.native, action, with_effect=True))

    def choice_short(self, state: Any, action: Any) -> str:
        """Return a short description of an action: "wheat E6, forest F6", "6-5 left"."""
        return self.words.text(self._teller.choice(state.native, action, with_effect=False))

    def typed(self, action: Any) -> str:
        """Return an action in words that may be typed; `understand` is the inverse."""
        return self.words.text(self._teller.typed(action))

    def refusal(
        self, code: str, params: Mapping[str, Parameter], state: State | None = None
    ) -> str:
        """Return the reason of a refusal; with the state also some legal actions."""
        if code in refusals.OF_OTHERS and state is not None and state.actor is not None:
            expected = self.expected(state.view(self.you))
            return self.text(
                "refusal-waiting", reason=self.refusal(code, params), expected=expected
            )
        shown = None if state is None or code in refusals.OF_THE_TABLE else state.native
        return self.words.text(self._teller.refusal(code, dict(params), shown))

    def with_choices(self, reason: str, choices: Sequence[str], *, of: int) -> str:
        """Return a reason with choices, worded as all of them or as examples out of `of`."""
        key = "refusal-possible" if len(choices) == of else "refusal-for-example"
        return self.text(key, reason=reason, choices=", ".join(choices))

    def fault(self, code: str, params: Mapping[str, Parameter]) -> str:
        """Return the fault of options, a board, a set-up or a record."""
        return refusals.fault(code, params, self.messages.language, self._game.id)

    # --- Scores -------------------------------------------------------------------------------

    def totals(self, view: Any) -> str:
        """Return the totals of all: "Jana 34, Petr 28"."""
        raise NotImplementedError

    def standings(self, outcome: Any) -> list[str]:
        """Return the ranking of a match, best first, then its ties."""
        raise NotImplementedError

    # --- Everything at once -------------------------------------------------------------------

    def spoken(self, view: Any) -> list[str]:
        """Return the whole view in full words; views that differ in any fact differ here."""
        raise NotImplementedError

    def compact(self, view: Any) -> list[str]:
        """Return the whole view for braille and terminals: lossless, at most 40 columns."""
        raise NotImplementedError
