## The referee: a game with a physical set.

# What is to be drawn by hand
referee-expected-draw_domino =
    { $count ->
        [one] Draw one domino and say its number.
       *[other] Draw { $count } dominoes and say their numbers.
    }
referee-expected-draw_king = Draw a king and say whose it is.
referee-expected-draw_seat = Draw lots for who begins, and say the name.
referee-expected-draw_building =
    { $count ->
        [one] Draw one building and say its name.
       *[other] Draw { $count } buildings and say their names.
    }
referee-drawn = Drawn: { $dominoes }.

# A set that differs
referee-faces = { $domino }.
referee-faces-unusual = { $domino }. None of the usual dominoes shows this; it counts all the same.

# What is not accepted
referee-drawn-before = Domino { $domino } was drawn already.
referee-nothing-done = None of this line was done.
referee-objection-nothing-said = Nothing was said.
referee-objection-nothing-to-draw = There is nothing to draw now.
referee-objection-nothing-to-take-back = There is nothing to take back.
referee-objection-impossible-faces = This game has no such domino: a terrain of the game on each half, with at most 3 crowns, a town with none.
referee-objection-faces-too-late = With these faces the game so far would not be legal. { $reason }

# What belongs to the set
referee-part = { $part }: { $count }
referee-part-castles = Castles
referee-part-starting-tiles = Starting tiles
referee-part-shaped-castles = Castles, each of its own colour and shape
referee-part-kings = Kings, two of each colour
referee-part-shaped-kings = Kings, two in the shape of each castle’s towers
referee-part-dominoes = Dominoes with numbers from 1 to 48
referee-part-trays = Trays for the kingdoms
referee-part-offer-board = Offer board
referee-part-building-board = Building board
referee-part-building-tokens = Building tokens
referee-part-knights = Knights
referee-part-towers = Towers
referee-part-queen = Queen
referee-part-dragon = Dragon
referee-part-coins-1 = Coins of value 1
referee-part-coins-3 = Coins of value 3
referee-part-coins-9 = Coins of value 9
referee-part-score-pad = Pad of score sheets
referee-part-tiles = Tiles

# The referee at the terminal
referee-taken-back = Taken back:
referee-prompt-draw = drawn
referee-prompt-finished = the end
terminal-about-referee = Lead a game that you play with a set of your own: draws, turns, refusals, scores.
terminal-option-by-hand = You draw by hand and say what you drew; otherwise the program draws.
terminal-option-contents = Only list what belongs to the set.
terminal-option-sheet = Keep the game in this file. It is saved after each line either way, but without a file only until its end.
terminal-usage-continue-alone-referee = A game that goes on keeps its players and options: leave out --name, --by-hand, --preset and the options of the game.
terminal-sheet-broken = { $file } is not a game that can go on. { $reason }
terminal-explain-undo = take back the last line
terminal-explain-lots = let the program draw
terminal-explain-record = the record of the game so far
terminal-explain-contents = what belongs to the set
terminal-words-lots = lots, draw lots
terminal-words-record = record
terminal-words-contents = contents, set
