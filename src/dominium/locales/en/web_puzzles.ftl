## The page of the puzzles.

web-puzzle = Puzzle of the day
web-puzzle-sought = The puzzle of this day is being looked for. That takes a few seconds.
web-puzzle-find = Find the best action
web-puzzle-hint = Hint
web-puzzle-show = Show the solution
web-puzzle-tell = Tell me again
web-puzzle-solved = Solved
web-puzzle-seen = Solution shown
web-puzzle-begun = Begun
web-puzzle-compared = The actions compared
web-puzzle-action = Action
web-puzzle-win = Chance to win
web-puzzle-points = Points expected
web-puzzle-mark = Note
web-puzzle-before = The day before
web-puzzle-latest = The latest puzzle
web-puzzle-days = Puzzles of other days
web-puzzle-rules = The rules of this game
