## The pages of the lessons.

web-learn = Learn to play
web-learn-lead = Each lesson shows a game in small steps at its real table. Choose from the list, type, or go about the board; by eye or by ear.
web-lesson-task = Your task:
web-lesson-next = Go on
web-lesson-skip = Skip, show me
web-lesson-hint = Hint
web-lesson-tell = Tell me again
web-lesson-back = One step back
web-lesson-first = This is the first step.
web-lesson-restart = From the beginning
web-lesson-all = All lessons
web-lesson-rules = The rules of this game
web-lesson-elsewhere = More
web-lesson-at = Begun: step { $step } of { $steps }
web-lesson-over = Done
web-help-learn = Lessons
