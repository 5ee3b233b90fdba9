## Puzzles: a position with one decision that is clearly better than all others.

puzzle-title = Puzzle of { $day }: { $game }
puzzle-lead = It is your turn, and one action is clearly better than all others. Find it. You may try as often as you like and look around as at any table.
puzzle-lead-kingdom = Nobody knows what will be drawn. The best action is the one that brings the most on average, however the game goes on.
puzzle-lead-line = You see your own hand and what has been laid. The best action is the one that brings the most on average, whatever the others hold.
puzzle-task = Choose the best action.
puzzle-hint = What looks best at once is not the best here: { $choice }.
puzzle-hint-plain = Here the first look is right: what brings the most at once is the best.
puzzle-right = Right! { $choice }.
puzzle-shown = The solution: { $choice }.
puzzle-wrong = Not the best: { $choice }. Try again.
puzzle-wrong-by = Not the best: { $choice }. Your chance to win would be about { $after } instead of { $before }. Try again.
puzzle-wrong-points = Not the best: { $choice }. It costs about { $points } points. Try again.
puzzle-best = It gives you a chance to win of about { $win }, and you may expect { $points } points.
puzzle-best-win = It gives you a chance to win of about { $win }.
puzzle-against = Compared with the other action, { $choice }: { $reason }
puzzle-poor = much worse
puzzle-mark-best = best
puzzle-mark-tried = tried
puzzle-mark-tempting = looks best at once
puzzle-line = { $choice }: chance to win { $win }, points expected { $points }
puzzle-line-win = { $choice }: chance to win { $win }
puzzle-line-marked = { $mark }: { $line }
puzzle-refused-over = This puzzle is solved.
puzzle-refused-one_action = A puzzle asks for one action only. Choose the first one.
refusal-puzzle_sought = The puzzle of this day is being looked for. That takes a few seconds.
refusal-unknown_puzzle = There is no puzzle for that day.

## Puzzles at the terminal.

terminal-about-puzzle = The puzzle of the day: find the one action that is clearly best.
terminal-option-day = The day of the puzzle, such as 2026-11-21; without it, today.
terminal-bad-day = “{ $text }” is not a day. Write it like this: 2026-11-21.
terminal-no-puzzles = There are no puzzles of “{ $text }”. Games: { $known }.
terminal-puzzle-searching = Looking for the puzzle of this day. That takes a few seconds.
terminal-puzzle-welcome = Act as at any table. “hint” helps, “solution” shows the best action, “task” tells the puzzle again, “help” lists everything.
terminal-words-puzzle-hint = hint
terminal-words-puzzle-solution = solution, give up
terminal-words-puzzle-task = task
terminal-explain-puzzle-hint = what is not the best
terminal-explain-puzzle-solution = the best action and why it is the best; ends the puzzle
terminal-explain-puzzle-task = the puzzle again
