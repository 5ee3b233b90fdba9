"""The referee of the kingdom games."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from dominium.describe import Describer, understand
from dominium.describe.events import event_sentences
from dominium.describe.reading import building_in
from dominium.describe.typed import folded, typed_words
from dominium.engine.errors import IllegalAction
from dominium.notation import (
    DOMINOES_OF_A_BOX,
    domino_number,
    domino_text,
    faces_in_notation,
    faces_text,
)
from dominium.referee.faces import is_usual, parse_faces, usual_faces
from dominium.referee.objection import Objection
from dominium.referee.referee import Referee

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dominium.describe import KingdomDescriber
    from dominium.engine.kingdom import KingdomGame, KingdomState
    from dominium.events import Event
    from dominium.referee.faces import Domino

_PARTS: Final = re.compile(r"\s*[,;]\s*")
_NUMBER: Final = re.compile(r"q?\s?[1-9]\d?")
_DRAWN: Final = re.compile(rf"={_NUMBER.pattern}")
_NUMBERS: Final = re.compile(rf"{_NUMBER.pattern}(?:\s+{_NUMBER.pattern})+")


class KingdomReferee(Referee, of="kingdom"):
    """The referee of Kingdomino, Queendomino and the Royal Wedding with real dominoes.

    A line holds one action or several, separated by commas: a placement, a claim, knights,
    buildings; where something is drawn by hand the numbers of the dominoes, whose king it is, who
    begins, or the names of buildings. A domino of a set that differs is announced with its faces,
    such as `24 forest1 wheat`, when it turns up.
    """

    describer: KingdomDescriber
    plies: list[tuple[int | None, tuple[Event, ...]]]
    """The seat of each action, None where it was drawn, and the events of the action."""

    _shown_now: Mapping[int, Domino] = MappingProxyType({})
    """The faces announced in the line that is being followed."""

    @property
    def state(self) -> KingdomState:
        """The position."""
        return self._state

    @property
    def game(self) -> KingdomGame:
        """The rules, with the faces of the physical set."""
        return self._state.game

    def expected(self) -> list[str]:
        """Describe what to do now, and who does it."""
        view = self.view
        if not (self.by_hand and self.draws_due):
            return [self.describer.expected(view)]
        return [self.say(f"expected-{view.step}", count=self._draws_left())]

    def scores(self) -> list[str]:
        """Describe every kingdom's score with its properties and bonuses."""
        return [
            line
            for score in self.state.scores()
            for line in (
                self.describer.leading_kingdom_name(score.kingdom),
                *self.describer.score(score),
            )
        ]

    def _actions(self) -> tuple[str, ...]:
        return tuple(self._played)

    # --- Following lines ----------------------------------------------------------------------

    def _restart(self, entries: Sequence[str]) -> None:
        told_of = (faces_in_notation(part) for entry in entries for part in _PARTS.split(entry))
        shown = {**dict(one for one in told_of if one), **self._shown_now}
        try:
            game = cast("KingdomGame", self._sheet.game).with_faces(shown)
        except ValueError as error:
            raise self._objection("impossible-faces") from error
        self.describer = cast(
            "KingdomDescriber",
            Describer(game, self.language, self.names, length=self._length),
        )
        self._state = game.start()
        self._played: list[str] = []
        self.plies = []

    def _replay(self, entries: Sequence[str]) -> None:
        self._is_replaying = True
        try:
            super()._replay(entries)
        finally:
            self._is_replaying = False

    def _follow(self, text: str) -> tuple[str, list[str]]:
        parts = [part for part in _PARTS.split(text.strip()) if part]
        if not parts:
            raise self._objection("nothing-said")
        self._asked = self.expected()
        shown = [faces_in_notation(part) or self._faces_said(part) for part in parts]
        if not self._is_replaying:  # then the last word on every domino is known already
            self._show(dict(one for one in shown if one))
        written, notes, before = list[str](), list[str](), len(self.plies)
        for part, domino in zip(parts, shown, strict=True):
            if domino is None:
                written += [self._act(one) for one in self._one_by_one(part)]
                continue
            written.append(faces_text(*domino))
            notes.append(self._note(*domino))
            drawn = f"={domino_text(domino[0])}"
            if written[-1] != part and self._draws_dominoes and self._state.is_legal(drawn):
                written.append(self._act(drawn))
        events = [event for _, happened in self.plies[before:] for event in happened]
        heard = [*notes, *(event_sentences(events, self.describer) if events else ())]
        if self._draws_dominoes:  # the offer, which tells them all, is not complete yet
            heard += self._drawn_so_far(self._played[before:])
        return ", ".join(written), heard

    def _drawn_so_far(self, actions: Sequence[str]) -> list[str]:
        """Describe the dominoes drawn in a line after which more are to be drawn."""
        drawn = [one.removeprefix("=") for one in actions if _DRAWN.fullmatch(one)]
        return [self.say("drawn", dominoes=", ".join(drawn))] if drawn else []

    def _faces_said(self, part: str) -> tuple[int, Domino] | None:
        """Parse a domino's number and faces in the words of the language; None for other text."""
        said = parse_faces(part, self.messages)
        return None if said is None else (self._number_meant(said[0]), said[1])

    def _one_by_one(self, part: str) -> list[str]:
        """Split a list of drawn dominoes into their numbers; return any other text whole."""
        plain = folded(part)
        if self._draws_dominoes and _NUMBERS.fullmatch(plain):
            return _NUMBER.findall(plain)
        return [part]

    @property
    def _draws_dominoes(self) -> bool:
        return self.draws_due and self.view.step == "draw_domino"

    def _act(self, part: str) -> str:
        """Apply one action and return its notation."""
        actor = self._state.actor
        try:
            drawn = self._drawn(part) if self.draws_due else None
            action = self._state.parse(drawn or understand(part, self._state, self.language))
            happened = self._state.apply(action)
        except IllegalAction as refusal:
            if refusal.code == "malformed":  # it quotes what was said, not what was made of it
                refusal = IllegalAction("malformed", {"text": part})
            raise self._refusal(refusal) from refusal
        self._played.append(str(action))
        self.plies.append((actor if isinstance(actor, int) else None, happened))
        return str(action)

    def _refusal(self, refusal: IllegalAction) -> Objection:
        """Make the objection to an action, with what can be said instead.

        Of a line with several actions nothing is done, so that the first expectation is repeated.
        """
        code, params = refusal.code, refusal.params
        if self.draws_due:  # hundreds of draws may be possible
            sentences = [self._drawn_before(refusal) or self.describer.refusal(code, params)]
            sentences += self._asked
        else:
            sentences = [self.describer.refusal(code, params, self._state)]
            if self._asked != self.expected():
                sentences.append(self.say("nothing-done"))
        return Objection(" ".join(sentences), code, params)

    def _drawn_before(self, refusal: IllegalAction) -> str | None:
        """Return the refusal of a domino that was drawn already, if it was."""
        domino = refusal.params.get("domino")
        if refusal.code != "domino_not_available" or domino in self.view.undrawn:
            return None
        return self.say("drawn-before", domino=domino_text(cast("int", domino)))

    # --- Sets that differ ---------------------------------------------------------------------

    def _show(self, shown: Mapping[int, Domino]) -> None:
        """Restart the game with the faces that the dominoes really show, where they are new."""
        known = dict(enumerate(usual_faces(self.game), 1))
        if all(known.get(number) == faces for number, faces in shown.items()):
            return
        self._shown_now = shown
        try:
            self._replay(self.sheet.entries)
        except Objection as objection:
            if objection.code == "impossible-faces":
                raise
            raise self._objection("faces-too-late", reason=str(objection)) from objection
        finally:
            self._shown_now = MappingProxyType({})

    def _note(self, number: int, faces: Domino) -> str:
        """Describe a domino with its faces, and mark an unusual one."""
        domino = self.describer.domino(number)
        usual = usual_faces(cast("KingdomGame", self._sheet.game))
        return self.say("faces" if is_usual(faces, usual) else "faces-unusual", domino=domino)

    def _number_meant(self, said: str) -> int:
        """Return the domino of a number; of two boxes, the one that may be on the table now."""
        if self.game.options.get("set") != "royal_wedding":
            return domino_number(said.removeprefix("q"))
        if said.startswith("q"):
            return domino_number(said)
        number, other = int(said), int(said) + DOMINOES_OF_A_BOX
        if self._draws_dominoes:
            return other if self._state.is_legal(f"={domino_text(other)}") else number
        lying = {slot.domino for slot in (*self.view.offer, *self.view.next_offer)}
        return other if other in lying and number not in lying else number

    # --- Draws --------------------------------------------------------------------------------

    def _drawn(self, part: str) -> str | None:
        """Return the notation of a draw from its number or name; None for other words."""
        if part.startswith("="):
            return part
        match self.view.step:
            case "draw_domino":
                return self._drawn_domino(folded(part))
            case "draw_king":
                seat = self.seat_named(part)
                return None if seat is None else f"=k{seat + 1}"
            case "draw_seat":
                seat = self.seat_named(part)
                return None if seat is None else f"=s{seat + 1}"
            case _:
                building = building_in(part, self.messages)
                return None if building is None else f"={building}"

    def _drawn_domino(self, plain: str) -> str | None:
        """Return the notation of a drawn domino; a word like "domino" may precede its number."""
        first, _, rest = plain.partition(" ")
        number = rest if rest and first in typed_words(self.messages, "typed-before") else plain
        if not _NUMBER.fullmatch(number):
            return None
        return f"={domino_text(self._number_meant(number.replace(' ', '')))}"
