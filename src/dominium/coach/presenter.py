"""The coach's judgements in the words of a language."""

from __future__ import annotations

from functools import cached_property, partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from dominium.coach.grading import GRADES, MOST_OPTIONS
from dominium.coach.reviews import VERSION, sides_of
from dominium.describe import Describer, building_name, formats, terrain_name, tile_name
from dominium.describe.text import capitalised
from dominium.notation import domino_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from dominium.coach.estimates import Estimate
    from dominium.coach.grading import Advice, Grade, Judgement
    from dominium.coach.reason import Reason, Value
    from dominium.coach.reviews import Chance, Judged, Review
    from dominium.engine.game import State

Json = dict[str, Any]

SURE: Final = 0.9
"""The win probability from which a game counts as nearly decided."""
MANY_POINTS: Final = 10


class CoachTeller:
    """The presenter of the coach's texts, for everybody or for one listener.

    Args:
        describer: The words of the game.
    """

    def __init__(self, describer: Describer, game_id: str) -> None:
        self._describer = describer
        self._game_id = game_id
        self._language = describer.messages.language

    # --- Parts ------------------------------------------------------------------------------------

    def grade(self, grade: str) -> str:
        """Return the name of a grade: "inaccuracy"."""
        return self._describer.text(f"coach-grade-{grade}")

    def reason(self, reason: Reason) -> str:
        """Return a reason as a sentence."""
        words = {name: self._worded(name, value) for name, value in reason.params.items()}
        return self._describer.text(f"coach-reason-{reason.code}", **words)

    def share(self, share: float) -> str:
        """Format a probability as a percentage."""
        return formats.percentage(share, 0, self._language)

    def points(self, points: float) -> str:
        """Format points with one decimal."""
        return formats.decimal(points, 1, self._language)

    def points_lost(self, points: float) -> str:
        """Format the points lost in a whole game: of many the tenths say nothing."""
        told = round(points, 1)
        return self.points(told) if told < MANY_POINTS else str(int(told + 0.5))

    def _worded(self, name: str, value: Value) -> str | int:
        """Put a value of a reason into the words of its sentence."""
        if name in self._words:
            return self._words[name](value)
        return value if isinstance(value, str | int) else self.points(value)

    @cached_property
    def _words(self) -> Mapping[str, Callable[[Any], str]]:
        """The functions that put the values of reasons into words, by the names of the values."""
        count, language = self._describer.count, self._language
        return {
            **dict.fromkeys(("more_points", "less_points", "points"), partial(count, "points")),
            **dict.fromkeys(("more_share", "less_share", "share"), self.share),
            **dict.fromkeys(("domino", "better", "worse"), domino_text),
            "squares": partial(count, "squares"),
            "crowns": partial(count, "crowns"),
            "seat": lambda seat: self._describer.names[seat],
            "square": str.upper,
            "terrain": lambda one: capitalised(terrain_name(one, language, self._game_id)),
            "building": lambda one: building_name(one, language),
            "tile": lambda tile: tile_name(tile, language),
        }

    # --- Advice -----------------------------------------------------------------------------------

    def option(self, state: State, one: Estimate) -> Json:
        """Return a possible action with its expected result, as JSON values."""
        return {
            "action": str(one.action),
            "words": self.action(state, one),
            "win": round(one.win, 3),
            "points": round(one.points, 1),
        }

    def action(self, state: State, one: Estimate) -> str:
        """Return the short name of an estimated action."""
        return capitalised(self._describer.choice_short(state, one.action))

    def option_line(self, state: State, one: Estimate) -> str:
        """Return an action with its figures, in one line."""
        return self._describer.text(
            "coach-option",
            action=self.action(state, one),
            win=self.share(one.win),
            points=self.points(one.points),
        )

    def advice(self, state: State, advice: Advice) -> Json:
        """Return the options of a seat and the advice in words, as JSON values."""
        return {
            "best": [self.option(state, one) for one in advice.best],
            "words": self.advice_words(state, advice),
        }

    def advice_words(self, state: State, advice: Advice) -> str:
        """Return the best action and the reason for it, in one or two sentences."""
        action = self.action(state, advice.best[0])
        if advice.reason is None:
            return self._describer.text("coach-advice-alone", action=action)
        return self._describer.text(
            "coach-advice", action=action, reason=self.reason(advice.reason)
        )

    # --- Judgements -------------------------------------------------------------------------------

    def judgement(self, state: State, ply: int, one: Judgement) -> Json:
        """Return a judged decision as JSON values, with words."""
        return {
            "ply": ply,
            "seat": one.seat,
            "action": str(one.action),
            "words": capitalised(self._describer.choice_short(state, one.action)),
            "grade": one.grade,
            "grade_words": self.grade(one.grade),
            "loss_points": round(one.loss_points, 1),
            "loss_win": round(one.loss_win, 3),
            "win": round(one.win, 3),
            "points": round(one.points, 1),
            "best": [self.option(state, best) for best in one.best[:MOST_OPTIONS]],
            "reason": self.reason(one.reason) if one.reason else None,
        }

    def side_names(self, sides: Sequence[Sequence[int]]) -> list[str]:
        """Return the name of each side, joined from those of its seats."""
        names = self._describer.names
        return [self._describer.together([names[seat] for seat in side]) for side in sides]

    def summary_words(self, name: str, grades: Mapping[Grade, int], lost: float) -> str:
        """Summarise somebody's grades and lost points in one line."""
        counted = [
            self._describer.text("coach-grade-count", grade=self.grade(grade), number=number)
            for grade, number in grades.items()
            if number
        ]
        return self._describer.text(
            "coach-summary",
            name=name,
            grades=", ".join(counted) or self._describer.text("coach-nothing"),
            points=self.points_lost(lost),
        )

    # --- The graph --------------------------------------------------------------------------------

    def graph(self, chances: Sequence[Chance], sides: Sequence[str]) -> list[str]:
        """Describe the graph of the win probabilities in a few sentences."""
        if not chances:
            return []
        text = self._describer.text
        lines = [text("coach-graph-start", chances=self._chances(chances[0], sides))]
        if len(chances) > 3:
            middle = chances[len(chances) // 2]
            told = self._chances(middle, sides)
            lines.append(text("coach-graph-middle", ply=middle.ply, chances=told))
        if len(sides) > 1:
            lines.append(text("coach-graph-leads", number=_lead_changes(chances)))
        lines += self._turn(chances, sides)
        lines += self._decided(chances, sides)
        if len(chances) > 1:
            lines.append(text("coach-graph-end", chances=self._chances(chances[-1], sides)))
        return lines

    def _chances(self, chance: Chance, sides: Sequence[str]) -> str:
        return ", ".join(
            self._describer.name_points(name, self.share(win))
            for name, win in zip(sides, chance.win, strict=True)
        )

    def _turn(self, chances: Sequence[Chance], sides: Sequence[str]) -> Iterator[str]:
        """Yield a sentence on the greatest change from one decision to the next."""
        steps = [
            (abs(after.win[side] - before.win[side]), side, before, after)
            for before, after in pairwise(chances)
            for side in range(len(sides))
        ]
        if not steps:
            return
        _, side, before, after = max(steps, key=lambda step: step[0])
        yield self._describer.text(
            "coach-graph-turn",
            ply=before.ply,
            name=sides[side],
            before=self.share(before.win[side]),
            after=self.share(after.win[side]),
        )

    def _decided(self, chances: Sequence[Chance], sides: Sequence[str]) -> Iterator[str]:
        """Yield a sentence on the point from which the winner was nearly sure of it."""
        end = chances[-1]
        if max(end.win) < SURE or len(chances) < 3:
            return
        side = end.win.index(max(end.win))
        sure = len(chances)
        while sure > 0 and chances[sure - 1].win[side] >= SURE:
            sure -= 1
        if sure < len(chances) - 1:
            yield self._describer.text(
                "coach-graph-decided",
                ply=chances[sure].ply,
                name=sides[side],
                share=self.share(SURE),
            )


def _lead_changes(chances: Sequence[Chance]) -> int:
    """Count the changes of the most likely winner."""
    leaders = [chance.win.index(max(chance.win)) for chance in chances]
    return sum(one != other for one, other in pairwise(leaders))


def review_to_dict(review: Review, language: str) -> Json:
    """Return a review with all its words; the shape is described in `docs/coach.md`."""
    record = review.record
    names = [seat.name for seat in record.seats]
    teller = CoachTeller(Describer(record.game, language, names), record.game.id)
    sides = sides_of(record.game)
    titles = teller.side_names(sides)
    return {
        "version": VERSION,
        "sides": [
            {"side": side, "seats": list(seats), "names": [names[seat] for seat in seats]}
            for side, seats in enumerate(sides)
        ],
        "chances": [
            {"ply": one.ply, "win": [round(win, 3) for win in one.win]} for one in review.chances
        ],
        "decisions": [
            teller.judgement(state, one.ply, one.judgement) for one, state in _with_states(review)
        ],
        "summary": [_summary(teller, review, seat, names[seat]) for seat in review.seats],
        "graph_words": teller.graph(review.chances, titles),
    }


def _summary(teller: CoachTeller, review: Review, seat: int, name: str) -> Json:
    grades, lost = review.grades(seat), review.loss_points(seat)
    return {
        "seat": seat,
        "name": name,
        "grades": {grade: grades[grade] for grade in GRADES},
        "loss_points": round(lost, 1),
        "words": teller.summary_words(name, grades, lost),
    }


def _with_states(review: Review) -> Iterator[tuple[Judged, State]]:
    """Yield each judged decision with the position in which it was made."""
    waiting = {one.ply: one for one in review.judged}
    before = review.record.game.start()
    for ply, (_, _, after) in enumerate(review.record.plies()):
        if ply in waiting:
            yield waiting[ply], before
        before = after
