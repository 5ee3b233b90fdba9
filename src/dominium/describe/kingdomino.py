"""The describer of the kingdom games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominium.describe import refusals
from dominium.describe.announcements import Announcer
from dominium.describe.compact import Compact
from dominium.describe.pieces import Pieces
from dominium.describe.speaker import Speaker
from dominium.describe.squares import STEPS, Point, within
from dominium.describe.text import capitalised

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from dominium._core import (
        BoardSquare,
        KingdomScore,
        KingdomView,
        OfferSlot,
        Preview,
        Property,
        View,
    )
    from dominium.actions import Action
    from dominium.describe.speaker import Length
    from dominium.errors import Parameter
    from dominium.events import Event
    from dominium.game import Game
    from dominium.state import State


class KingdomDescriber(Speaker):
    """Everything a listener may hear of a kingdom game.

    Args:
        game: the game that is played.
        language: one of `LANGUAGES`.
        names: what the seats are called, in the basic form.
        you: the seat of the listener, who is then spoken to; None for several or for onlookers.
        length: "short" (lines of about 40 characters) or "long" (whole sentences).
    """

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
        self._pieces = Pieces(self)
        self._announcer = Announcer(self._pieces, int(game.options["games_in_match"]))
        self._refuser = refusals.Refuser(self)
        self._compact = Compact(self)

    # --- The course of the game ---------------------------------------------------------------

    def announce(self, events: Sequence[Event]) -> list[str]:
        """Announcements of events, in order; every event is told exactly once."""
        return self._announcer.announce(events)

    def title(self, view: View) -> str:
        """The state in one line: "Kingdomino, round 3 of 12, Jana to move"."""
        parts = [self._game_name()]
        if view.games > 1:
            parts.append(self.text("title-game", number=view.game_number, games=view.games))
        if view.round > 0:
            parts.append(self.text("title-round", round=view.round, rounds=view.rounds))
        if isinstance(view.actor, int):
            parts.append(
                self.text("title-turn", you=self._is_you(view.actor), name=self.name(view.actor))
            )
        else:
            parts.append(self.text(f"step-{view.step}"))
        return ", ".join(parts)

    def expected(self, view: View) -> str:
        """Whose turn it is and what is expected."""
        arguments = self.about(view.actor) if isinstance(view.actor, int) else {}
        if view.turn is not None:
            arguments["domino"] = str(view.turn.domino)
            arguments["faces"] = self._pieces.faces(view.turn.left, view.turn.right)
        return self.text(f"expected-{view.step}", **arguments)

    def choice(self, state: State, action: Action) -> str:
        """What an action does: "Wheat E6, forest F6. Wheat 3 squares, 1 crown. Gain 3"."""
        preview = state.preview(action)
        if preview is None:
            return self.choice_short(state, action)
        gain = self.text(
            "choice-loss" if preview.gain < 0 else "choice-gain", points=abs(preview.gain)
        )
        return self.text(
            "choice-place",
            first=capitalised(self._pieces.terrain_on_square(preview.first)),
            second=self._pieces.terrain_on_square(preview.second),
            property=capitalised(self._joined(preview)),
            gain=gain,
        )

    def choice_short(self, state: State, action: Action) -> str:
        """An action in a few words: "wheat E6, forest F6"."""
        if action.kind == "place":
            preview = state.preview(action)
            if preview is None:
                return self._refuser.typed(action)
            return self.text(
                "choice-place-short",
                first=self._pieces.terrain_on_square(preview.first),
                second=self._pieces.terrain_on_square(preview.second),
            )
        if action.kind == "claim":
            return self.domino(action.domino)
        if action.kind == "place_castle":
            return self.text("choice-place_castle", square=action.square.upper())
        if action.kind == "draw_domino":
            return self.text("choice-draw_domino", domino=action.domino)
        return self.text(f"choice-{action.kind}", name=self.name(action.seat))

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
        return self.text("refusal-possible", reason=reason, choices=choices)

    def fault(self, code: str, params: Mapping[str, Parameter]) -> str:
        """What is wrong with options, a board, a set-up or a record."""
        return refusals.fault(code, params, self.messages.language)

    # --- The offers ---------------------------------------------------------------------------

    def domino(self, number: int) -> str:
        """A domino: "24: forest 1 crown, lake"."""
        return self._pieces.domino(number)

    def offer(self, view: View) -> list[str]:
        """Every domino of the offers and whose king stands on it."""
        lines = [self._slot("offer-now", slot) for slot in view.offer]
        lines += [self._slot("offer-next", slot) for slot in view.next_offer]
        return lines or [self.text("offer-none")]

    def undrawn(self, view: View) -> str:
        """How many dominoes are still to be drawn, and which may come."""
        if view.draws_left == 0:
            return self.text("undrawn-none")
        dominoes = self.numbers(view.undrawn)
        return self.text("undrawn", count=view.draws_left, dominoes=dominoes)

    # --- Kingdoms -----------------------------------------------------------------------------

    def kingdom(self, view: View, seat: int) -> list[str]:
        """A kingdom row by row, then what was discarded."""
        kingdom = view.kingdoms[seat]
        contents = self._contents(kingdom)
        lines = []
        for row in sorted({Point.of(square).row for square in contents}):
            squares = [
                self.text("kingdom-square", column=Point.of(square).letter.upper(), content=content)
                for square, content in contents.items()
                if Point.of(square).row == row
            ]
            lines.append(self.text("kingdom-row", row=row + 1, squares=", ".join(squares)))
        if kingdom.discarded:
            discarded = self.numbers(kingdom.discarded)
            lines.append(self.text("kingdom-discarded", dominoes=discarded))
        return lines or [self.text("kingdom-bare")]

    def frame(self, view: View, seat: int) -> str:
        """Which columns and rows are used, and how far the kingdom may still grow."""
        kingdom = view.kingdoms[seat]
        if kingdom.used is None:
            return self.text("frame-bare")
        first, last = Point.of(kingdom.used.first), Point.of(kingdom.used.last)
        used = self.text(
            "frame-used",
            columns=self.span(first.letter.upper(), last.letter.upper()),
            rows=self.span(str(first.row + 1), str(last.row + 1)),
        )
        size = int(self._game.options["size"])
        if self._game.options["frame"] == "floating":
            room = self.text(
                "frame-floating",
                columns=self.count("columns", size - (last.column - first.column + 1)),
                rows=self.count("rows", size - (last.row - first.row + 1)),
            )
        else:
            room = self.text(
                "frame-fixed",
                left=first.column,
                right=size - 1 - last.column,
                up=first.row,
                down=size - 1 - last.row,
            )
        return f"{used} {room}"

    def square(self, view: View, seat: int, square: str) -> str:
        """What lies on a square: "forest, 1 crown, E6"."""
        kingdom = view.kingdoms[seat]
        content = self._content(kingdom, Point.of(square), self._spoken_half)
        return self.text("spoken-square", content=content, square=square.upper())

    def neighbours(self, view: View, seat: int, square: str) -> str:
        """What lies on the four sides of a square, from above clockwise."""
        kingdom, point = view.kingdoms[seat], Point.of(square)
        return ", ".join(
            self.text(
                "neighbour",
                direction=self.text(f"direction-{direction}"),
                content=self._content(kingdom, point.towards(direction), self._pieces.half),
            )
            for direction in STEPS
        )

    def properties(self, view: View, seat: int) -> list[str]:
        """Every property with its squares and where it can grow."""
        kingdom = view.kingdoms[seat]
        lines = [self._property(kingdom, one) for one in view.scores[seat].properties]
        return lines or [self.text("property-none")]

    def opponents(self, view: View, seat: int) -> list[str]:
        """The other seats in brief: points and where their kings stand."""
        return [self._brief(view, other) for other in range(len(self.names)) if other != seat]

    # --- Scores -------------------------------------------------------------------------------

    def score(self, score: KingdomScore) -> list[str]:
        """A score explained: every property, every bonus, the total."""
        lines = [
            self.text("score-property", **self._property_words(one)) for one in score.properties
        ]
        lines += [
            self.text(
                "score-bonus",
                bonus=self.text(f"bonus-{bonus.name}"),
                points=self.count("points", bonus.points),
            )
            for bonus in score.bonuses
        ]
        return [*lines, self.text("score-total", points=self.count("points", score.total))]

    # --- Everything at once -------------------------------------------------------------------

    def spoken(self, view: View) -> list[str]:
        """The whole view in full words; views that differ in any fact differ here."""
        lines = [self.title(view), self.expected(view), *self.offer(view), self.undrawn(view)]
        for number, points in enumerate(view.finished_games, 1):
            scores = self.points_of(enumerate(points))
            lines.append(self.text("finished-game", number=number, scores=scores))
        for seat in range(len(self.names)):
            lines += [self._brief(view, seat), *self.kingdom(view, seat), self.frame(view, seat)]
            lines += self.score(view.scores[seat])
        return lines

    def compact(self, view: View) -> list[str]:
        """The whole view for braille and terminals: lossless, at most 40 columns."""
        return self._compact.view(view)

    def compact_board(self, view: View, seat: int) -> list[str]:
        """One kingdom for braille and terminals, row numbers first."""
        return self._compact.board(view.kingdoms[seat])

    # --- Parts --------------------------------------------------------------------------------

    def _game_name(self) -> str:
        """The name of the preset with these options, whatever the number of seats."""
        info, options = self._game.info, dict(self._game.options)
        defaults = {option.name: option.default for option in info.options}
        for preset, given in info.presets.items():
            if {**defaults, "seats": options["seats"], **given} == options:
                return self.text(f"preset-{preset}")
        return self.text(f"game-{info.id}")

    def _is_you(self, seat: int) -> str:
        return self.about(seat)["you"]

    def _joined(self, preview: Preview) -> str:
        return self.text(
            "choice-property",
            terrain=self._pieces.terrain(preview.property_terrain),
            squares=self.count("squares", preview.property_size),
            crowns=self.count("crowns", preview.property_crowns),
        )

    def _slot(self, key: str, slot: OfferSlot) -> str:
        if slot.seat is None:
            who = self.text("offer-free")
        elif slot.placed:
            who = self.text("offer-done", name=self.name(slot.seat))
        else:
            who = self.name(slot.seat)
        faces = self._pieces.faces(slot.left, slot.right)
        return self.text(key, domino=slot.domino, who=who, faces=faces)

    def _contents(self, kingdom: KingdomView) -> dict[str, str]:
        """The words of the occupied squares in reading order."""
        contents = {square.square: self._pieces.half(square) for square in kingdom.squares}
        if kingdom.castle is not None:
            contents[kingdom.castle] = self.text("castle")
        return dict(sorted(contents.items(), key=lambda item: Point.of(item[0]).reading_order))

    def _content(
        self, kingdom: KingdomView, point: Point, half: Callable[[BoardSquare], str]
    ) -> str:
        if point.name == kingdom.castle:
            return self.text("castle")
        for square in kingdom.squares:
            if square.square == point.name:
                return half(square)
        return self.text("square-empty" if self._is_usable(kingdom, point) else "square-outside")

    def _is_usable(self, kingdom: KingdomView, point: Point) -> bool:
        """Whether a domino may ever lie there; before the castle stands that is the whole tray."""
        if kingdom.reachable is not None:
            return within(point, kingdom.reachable)
        return 0 <= point.column < self._game.side and 0 <= point.row < self._game.side

    def _spoken_half(self, square: BoardSquare) -> str:
        """A half with a pause before its crowns: "forest, 1 crown"."""
        parts = [self._pieces.terrain(square.terrain)]
        if square.crowns:
            parts.append(self.count("crowns", square.crowns))
        return ", ".join(parts)

    def _property_words(self, one: Property) -> dict[str, str]:
        return {
            "terrain": capitalised(self._pieces.terrain(one.terrain)),
            "squares": self.count("squares", one.size),
            "crowns": self.count("crowns", one.crowns),
            "points": self.count("points", one.points),
        }

    def _property(self, kingdom: KingdomView, one: Property) -> str:
        words = self._property_words(one) | {"places": _names(map(Point.of, one.squares))}
        room = self._room(kingdom, one)
        if not room:
            return self.text("property", **words)
        return self.text("property-growing", **words, room=_names(room))

    def _room(self, kingdom: KingdomView, one: Property) -> list[Point]:
        """The empty squares beside a property that the kingdom may still use."""
        occupied = {square.square for square in kingdom.squares} | {kingdom.castle}
        beside = {
            Point.of(square).towards(direction) for square in one.squares for direction in STEPS
        }
        free = (
            point
            for point in beside
            if point.name not in occupied and self._is_usable(kingdom, point)
        )
        return sorted(free, key=lambda point: point.reading_order)

    def _brief(self, view: View, seat: int) -> str:
        standing = {
            "name": self.leading_name(seat),
            "points": self.count("points", view.totals[seat]),
        }
        kings = [
            slot.domino
            for slot in (*view.offer, *view.next_offer)
            if slot.seat == seat and not slot.placed
        ]
        if not kings:
            return self.text("opponent", **standing)
        dominoes = ", ".join(map(str, kings))
        return self.text("opponent-kings", **standing, kings=len(kings), dominoes=dominoes)


def _names(points: Iterable[Point]) -> str:
    return ", ".join(point.name.upper() for point in points)
