## The coach on the pages: a game looked at again.

web-coach = Analysis
web-coach-of = Analysis: { $title }
web-coach-table = To the table
web-coach-board = The table at this decision
web-coach-running = The game is being analysed
web-coach-progress = { $done } done
web-coach-running-help = Every decision is weighed again, and only by what its player could know. You may leave this page and come back.
web-coach-done = The analysis is ready.
web-coach-turning-point = Opened at the turning point, move { $ply }, the costliest decision of the game: the chance of { $name } to win fell from { $before } to { $after }.
web-coach-failed = The game could not be analysed.
web-coach-again = Try again

web-coach-summary = How everybody decided
web-coach-grade = Decision
web-coach-grade-best = best
web-coach-grade-good = good
web-coach-grade-inaccuracy = inaccuracy
web-coach-grade-mistake = mistake
web-coach-grade-blunder = blunder
web-coach-lost = Points lost

web-coach-chances = Chances of winning
web-coach-chances-table = The chances as a table
web-coach-ply = Move
web-coach-to-ply = To move { $ply }

web-coach-decisions = Decisions
web-coach-which = Which decisions are listed
web-coach-which-worse = What could have been better
web-coach-which-all = All
web-coach-whose = Whose decisions
web-coach-everybody = everybody’s
web-coach-count =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
web-coach-count-none = There is no such decision.
web-coach-previous = Previous
web-coach-next = Next
web-coach-loss = Lost: { $points } points, { $win } of the chance to win.
web-coach-possibilities = Possibility
web-coach-win = Chance
web-coach-points = Points
web-coach-played = (played)
web-coach-possibilities-help = Chance: of winning the game. Points: expected at its end. Press a possibility to see it on the table.
web-coach-look = To the table at this decision
