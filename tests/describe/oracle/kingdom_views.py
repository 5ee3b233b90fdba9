"""Answers about views of the kingdom games in plain Python, as before the core told them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dominium.describe.kingdom.buildings import building_name
from dominium.describe.kingdom.squares import STEPS, Point, within
from dominium.describe.text import capitalised
from dominium.notation import domino_text
from tests.describe.oracle.courts import Courts, building_effect
from tests.describe.oracle.kingdom_events import OracleSpeaker
from tests.describe.oracle.pieces import Pieces, names
from tests.describe.oracle.score_sheet import ScoreSheet
from tests.describe.oracle.turns import turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dominium._core import BoardSquare, KingdomScore, KingdomView, OfferSlot, Property, View
    from dominium.describe.speaker import Length
    from dominium.engine.kingdom import KingdomGame


class KingdomViewsOracle(OracleSpeaker):
    """Answers about the views of a kingdom game for a listener."""

    def __init__(
        self,
        game: KingdomGame[Any],
        language: str,
        seats: Sequence[str],
        you: int | None,
        length: Length,
    ) -> None:
        super().__init__(language, seats, you, length)
        self._game = game
        self.kingdoms = tuple(map(game.seats_of, range(game.kingdoms)))
        self._pieces = Pieces(self, game)

    def title(self, view: View) -> str:
        """Return the state in one line: "Kingdomino, round 3 of 12, Jana to move"."""
        parts = [self._game_name()]
        if view.games > 1 and view.step == "finished":  # the match is over, not its last game
            return ", ".join([*parts, turn(self, view)])
        if view.games > 1:
            parts.append(self.text("title-game", number=view.game_number, games=view.games))
        if view.round > 0:
            parts.append(self.text("title-round", round=view.round, rounds=view.rounds))
        return ", ".join([*parts, turn(self, view)])

    def _game_name(self) -> str:
        """Return the name of the preset with these options, whatever the number of seats.

        The Royal Wedding has its own, with or without teams, whatever else is chosen.
        """
        info, options = self._game.info, dict(self._game.options)
        if info.id == "queendomino":
            teams = "_teams" if options["teams"] else ""
            weds = options["set"] == "royal_wedding"
            return self.text(f"preset-royal_wedding{teams}" if weds else "game-queendomino")
        defaults = {option.name: option.default for option in info.options}
        for preset, given in info.presets.items():
            if {**defaults, "seats": options["seats"], **given} == options:
                return self.text(f"preset-{preset}")
        return self.text(f"game-{info.id}")

    def expected(self, view: View) -> str:
        """Return the seat to act and the expected action."""
        return self.text(f"expected-{view.step}", **self._asked(view))

    def domino(self, number: int) -> str:
        """Return a domino with its number and faces: "24: forest 1 crown, lake"."""
        return self._pieces.domino(number)

    def offer(self, view: View) -> list[str]:
        """Return a line for each domino of the offers, with the owner of the king on it."""
        lines = [self._slot("offer-now", slot) for slot in view.offer]
        lines += [self._slot("offer-next", slot) for slot in view.next_offer]
        return lines or [self.text("offer-none")]

    def undrawn(self, view: View) -> str:
        """Return the number of dominoes still to be drawn, and those that may come."""
        dominoes = self._pieces.numbers(view.undrawn)
        if view.draws_left:
            return self.text("undrawn", count=view.draws_left, dominoes=dominoes)
        left = [self.text("undrawn-left", dominoes=dominoes)] if dominoes else []
        return " ".join([self.text("undrawn-none"), *left])

    def building(self, building: str) -> str:
        """Return a building with its effect: "Sawmill: 2 points for each forest."."""
        language = self.messages.language
        return self.text(
            "building-fact",
            building=building_name(building, language),
            effect=building_effect(building, language),
        )

    def buildings(self, view: View) -> list[str]:  # noqa: ARG002 - a game without buildings
        """Return the building board, slots, pile, queen and dragon; empty in games without one."""
        return []

    def court(self, view: View, kingdom: int) -> list[str]:  # noqa: ARG002
        """Return the court of a kingdom, from coins to buildings; empty in games without one."""
        return []

    def kingdom(self, view: View, kingdom: int) -> list[str]:
        """Return a kingdom row by row, then its discarded dominoes."""
        seen = view.kingdoms[kingdom]
        rows: dict[int, list[str]] = {}
        for square, content in self._contents(seen).items():
            point = Point.of(square)
            told = self.text("kingdom-square", column=point.letter.upper(), content=content)
            rows.setdefault(point.row, []).append(told)
        lines = [
            self.text("kingdom-row", row=row + 1, squares=", ".join(squares))
            for row, squares in rows.items()
        ]
        if seen.discarded:
            discarded = self._pieces.numbers(seen.discarded)
            lines.append(self.text("kingdom-discarded", dominoes=discarded))
        return lines or [self.text("kingdom-bare")]

    def frame(self, view: View, kingdom: int) -> str:
        """Return the used columns and rows, and how far the kingdom may still grow."""
        area = view.kingdoms[kingdom].used
        if area is None:
            return self.text("frame-bare")
        first, last = Point.of(area.first), Point.of(area.last)
        used = self.text(
            "frame-used",
            columns=self.span(first.letter.upper(), last.letter.upper()),
            rows=self.span(str(first.row + 1), str(last.row + 1)),
        )
        return f"{used} {self._room_of(first, last)}"

    def square(self, view: View, kingdom: int, square: str) -> str:
        """Return the content of a square, with pauses: "forest, 1 crown, E6"."""
        content = self._content(view.kingdoms[kingdom], Point.of(square), ", ")
        return self.text("spoken-square", content=content, square=square.upper())

    def neighbours(self, view: View, kingdom: int, square: str) -> str:
        """Return the content of the four neighbours of a square, clockwise from above."""
        seen, point = view.kingdoms[kingdom], Point.of(square)
        return ", ".join(
            self.text(
                "neighbour",
                direction=self.text(f"direction-{direction}"),
                content=self._content(seen, point.towards(direction), " "),
            )
            for direction in STEPS
        )

    def properties(self, view: View, kingdom: int) -> list[str]:
        """Return a line for each property, with its squares and those it can grow onto."""
        seen = view.kingdoms[kingdom]
        lines = [self._property(seen, one) for one in view.scores[kingdom].properties]
        return lines or [self.text("property-none")]

    def opponents(self, view: View, seat: int) -> list[str]:
        """Return a line for each other kingdom: its points and the dominoes of its kings."""
        return [
            self._brief(view, kingdom)
            for kingdom, seats in enumerate(self.kingdoms)
            if seat not in seats
        ]

    def totals(self, view: View) -> str:
        """Return the points of every kingdom: "Jana 34, Petr 28"."""
        return self.points_of(enumerate(view.totals))

    def games(self, view: View) -> list[str]:
        """Return the points of every kingdom in each finished game of a match."""
        return [
            self.text("finished-game", number=number, scores=self.points_of(enumerate(points)))
            for number, points in enumerate(view.finished_games, 1)
        ]

    def score(self, score: KingdomScore) -> list[str]:
        """Return a score explained: every property, every bonus, the total."""
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

    def spoken(self, view: View) -> list[str]:
        """Return the whole view in full words."""
        lines = [self.title(view), self.expected(view), *self.offer(view), self.undrawn(view)]
        lines += self.buildings(view)
        lines += self.games(view)
        for kingdom, score in enumerate(view.scores):
            lines += [self._brief(view, kingdom), *self.kingdom(view, kingdom)]
            lines += [self.frame(view, kingdom), *self.court(view, kingdom), *self.score(score)]
        return lines

    def _asked(self, view: View) -> dict[str, str]:
        """Return the arguments of `expected`: the seat to act and the domino of its turn."""
        asked = self.about(view.actor) if isinstance(view.actor, int) else {}
        if view.turn is not None:
            asked["domino"] = domino_text(view.turn.domino)
            asked["faces"] = self._pieces.faces(view.turn.left, view.turn.right)
        return asked

    def _slot(self, key: str, slot: OfferSlot) -> str:
        if slot.seat is None:
            who = self.text("offer-free")
        elif slot.placed:
            who = self.text("offer-done", name=self.name(slot.seat))
        else:
            who = self.name(slot.seat)
        faces = self._pieces.faces(slot.left, slot.right)
        return self.text(key, domino=domino_text(slot.domino), who=who, faces=faces)

    def _room_of(self, first: Point, last: Point) -> str:
        """Return how far a kingdom between two corners may grow within its floating frame."""
        size = (self._game.side + 1) // 2
        return self.text(
            "frame-floating",
            columns=self.count("columns", size - (last.column - first.column + 1)),
            rows=self.count("rows", size - (last.row - first.row + 1)),
        )

    def _contents(self, kingdom: KingdomView) -> dict[str, str]:
        """Return the content of the occupied squares by name, in reading order."""
        contents = {one.square: " ".join(self._lying(kingdom, one)) for one in kingdom.squares}
        if kingdom.castle is not None:
            contents[kingdom.castle] = self.text("castle")
        return dict(sorted(contents.items(), key=lambda item: Point.of(item[0]).reading_order))

    def _content(self, kingdom: KingdomView, point: Point, separator: str) -> str:
        if point.name == kingdom.castle:
            return self.text("castle")
        for square in kingdom.squares:
            if square.square == point.name:
                return separator.join(self._lying(kingdom, square))
        return self.text("square-empty" if self._is_usable(kingdom, point) else "square-outside")

    def _lying(self, kingdom: KingdomView, square: BoardSquare) -> list[str]:  # noqa: ARG002
        """Return the parts of a square: its terrain, its crowns and those a game adds."""
        parts = [self._pieces.terrain(square.terrain)]
        if square.crowns:
            parts.append(self.count("crowns", square.crowns))
        return parts

    def _is_usable(self, kingdom: KingdomView, point: Point) -> bool:
        """Return whether a domino may ever lie there; without a castle yet, on the whole tray."""
        if kingdom.reachable is not None:
            return within(point, kingdom.reachable)
        return 0 <= point.column < self._game.side and 0 <= point.row < self._game.side

    def _property_words(self, one: Property) -> dict[str, str]:
        return {
            "terrain": capitalised(self._pieces.terrain(one.terrain)),
            "squares": self.count("squares", one.size),
            "crowns": self.count("crowns", one.crowns),
            "points": self.count("points", one.points),
        }

    def _property(self, kingdom: KingdomView, one: Property) -> str:
        words = self._property_words(one) | {"places": names(map(Point.of, one.squares))}
        room = self._room(kingdom, one)
        if not room:
            return self.text("property", **words)
        return self.text("property-growing", **words, room=names(room))

    def _room(self, kingdom: KingdomView, one: Property) -> list[Point]:
        """Return the empty squares beside a property that the kingdom may still use."""
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

    def _brief(self, view: View, kingdom: int) -> str:
        standing = {
            "name": self.leading_kingdom_name(kingdom),
            "points": self.count("points", view.totals[kingdom]),
        }
        kings = [
            slot.domino
            for slot in (*view.offer, *view.next_offer)
            if slot.seat in self.kingdoms[kingdom] and not slot.placed
        ]
        if not kings:
            return self.text("opponent", **standing)
        dominoes = ", ".join(map(domino_text, kings))
        return self.text("opponent-kings", **standing, kings=len(kings), dominoes=dominoes)


class KingdominoViewsOracle(KingdomViewsOracle):
    """With the fixed frames of Kingdomino."""

    def _room_of(self, first: Point, last: Point) -> str:
        if self._game.options["frame"] == "floating":
            return super()._room_of(first, last)
        return self.text(
            "frame-fixed",
            left=first.column,
            right=self._game.side - 1 - last.column,
            up=first.row,
            down=self._game.side - 1 - last.row,
        )


class QueendominoViewsOracle(KingdomViewsOracle):
    """With courts, the building board and the score sheet of Queendomino."""

    def __init__(
        self,
        game: KingdomGame[Any],
        language: str,
        seats: Sequence[str],
        you: int | None,
        length: Length,
    ) -> None:
        super().__init__(game, language, seats, you, length)
        self._courts = Courts(self)
        self._sheet = ScoreSheet(self, self._courts)

    def buildings(self, view: View) -> list[str]:
        """Return the building board: slots with prices, the pile, the queen and the dragon."""
        return [] if view.building_board is None else self._courts.board(view.building_board)

    def court(self, view: View, kingdom: int) -> list[str]:
        """Return the court of a kingdom: coins, knights, towers, the queen, buildings."""
        court = view.kingdoms[kingdom].court
        return [] if court is None else self._courts.court(court)

    def score(self, score: KingdomScore) -> list[str]:
        """Return a score explained in the rows of the printed score sheet."""
        if score.court is None:
            return super().score(score)
        return self._sheet.lines(score, score.court)

    def _asked(self, view: View) -> dict[str, str]:
        """Add the squares for knights, and the kingdom's coins and knights, to the arguments."""
        asked = super()._asked(view)
        if isinstance(view.actor, int):
            court = view.kingdoms[self._game.kingdom_of(view.actor)].court
            if court is not None:
                asked["coins"] = self.count("coins", court.coins)
                asked["knights"] = self.count("knights", court.knights)
        if view.turn is not None and view.turn.squares:
            first, last = map(str.upper, view.turn.squares)
            asked["squares"] = self.text("list-or", first=first, last=last)
        return asked

    def _lying(self, kingdom: KingdomView, square: BoardSquare) -> list[str]:
        """Add the building and the knight on a square to its parts."""
        parts, court = super()._lying(kingdom, square), kingdom.court
        if court is None:
            return parts
        parts += [
            self._courts.name(placed.building)
            for placed in court.buildings
            if placed.square == square.square
        ]
        return [*parts, self.text("knight")] if square.square in court.knights_on else parts

    def _brief(self, view: View, kingdom: int) -> str:
        """Add coins, knights, towers and the queen to the line of a kingdom."""
        brief, court = super()._brief(view, kingdom), view.kingdoms[kingdom].court
        return brief if court is None else f"{brief} {self._courts.brief(court)}"


def views_of(
    game: KingdomGame[Any], language: str, seats: Sequence[str], you: int | None, length: Length
) -> KingdomViewsOracle:
    """Make the oracle of a game."""
    oracle = QueendominoViewsOracle if game.facts.has_court else KingdominoViewsOracle
    return oracle(game, language, seats, you, length)
