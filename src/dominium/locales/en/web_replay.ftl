# The replay, also where it is embedded in pages of other sites.
web-replay-steps = Steps of the replay
web-replay-first = Beginning
web-replay-previous = Back
web-replay-next = Forward
web-replay-last = End
web-replay-ply = Move { $ply } of { $plies }
web-replay-unreadable = No game that can be shown here: it cannot be read, or breaks the rules.
web-analyse-this = Try variations
web-analysis-board = Analysis board

web-embed = Embed in another page
web-embed-lead = Put these lines into a page of yours: they show this replay from the move shown now. It sets no cookies, and shows only what spectators of the table may see.
web-embed-code = Lines for your page
web-embed-title = Replay: { $title }
web-embed-copy = Copy the lines
web-embed-copied = The lines are copied.
web-embed-by-hand = The lines could not be copied. They are selected in the field above.
web-embed-whole = The full replay (opens a new tab)
