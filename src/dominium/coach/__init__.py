"""The coach: the quality of a decision, the better alternatives, and the reason.

`judge` looks at one decision from what its seat knew, `advise` at one that is still to be made,
and `review` at every decision of a record. All give values without words;
`dominium.coach.presenter` puts them into a language.
"""

from dominium.coach.estimates import Estimate, usual_playouts
from dominium.coach.grading import (
    GRADES,
    Advice,
    Grade,
    Judgement,
    advise,
    judge,
)
from dominium.coach.reason import Reason
from dominium.coach.reviews import (
    Chance,
    Judged,
    Review,
    review,
)

__all__ = [
    "GRADES",
    "Advice",
    "Chance",
    "Estimate",
    "Grade",
    "Judged",
    "Judgement",
    "Reason",
    "Review",
    "advise",
    "judge",
    "review",
    "usual_playouts",
]
