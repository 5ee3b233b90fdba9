## Keys, typed words, help, and how somebody reads the table.

# Help
web-help = Help
web-help-ways = There are three equal ways to act: choose from the numbered list, choose on the table, or type a command.
web-help-keys = These keys work while a part of the game has the focus; every one is a button too. Digits go to the item of the list with that number. F and the letter of a terrain finds its next square, F and a full stop an empty one. E and a number reads that player’s kingdom.
web-help-keys-off = Single letters are switched off; the buttons work all the same.
web-help-moving = Arrows, Home and End move on a board and in a list, Enter takes, Tab goes on.
web-help-readers = If letters do nothing, your screen reader keeps them for itself. To hand them to the page, press NVDA and Space in NVDA, Insert and Z in JAWS, the Orca key and A in Orca, Left and Right arrow together in VoiceOver on a Mac (Quick Nav off).
web-line-help-keys = These keys work while a part of the game has the focus; every one is a button too. Digits go to the item of the list with that number.
web-line-help-moving = Arrows, Home and End move in the hand and in a list, Enter takes; where a tile goes to several ends, an arrow chooses the end. Tab goes on.
web-line-help-words = An item of the list is typed with a full stop: 3.
web-help-here-list = Here, in the list of actions, this works:
web-help-here-board = Here, on the board at { $square }, this works:
web-help-here-hand = Here, in the hand, this works:
web-help-here-game = Here this works:
web-help-typed = typed: { $word }
web-help-words = Typed words take a name or a number too: kingdom 2, find forest, around e6. An item of the list is typed with a full stop: 3.

# What keys and buttons do
web-do-moves = To the list of actions
web-do-turn = Whose turn it is
web-do-domino = The domino to place
web-do-offer = The offers
web-do-buildings = The building board
web-do-court = Coins, knights and towers
web-do-score = Scores
web-do-kingdom = Kingdom row by row
web-do-frame = Frame and room
web-do-opponents = Opponents in brief
web-do-last = Last event
web-do-earlier = One event further back
web-do-repeat = Say it again
web-do-more = What was just said, in full
web-do-around = The four neighbours
web-do-next-property = Next property
web-do-previous-property = Previous property
web-do-rotate = Turn the domino here
web-do-rotate-back = Turn the domino here the other way
web-do-decline = Decline this step
web-do-rest = Skip the rest of the optional steps
web-do-command = To the command line
web-do-cancel = Take back, to the list
web-do-help = Help
web-do-hand = My hand
web-do-ends = The open ends
web-do-line = The whole line
web-do-counts = Tiles of all, and the stock
web-do-played = How often each number lies in the line
web-do-draw = Draw, take another
web-do-pass = Pass, stand
web-do-clock = The clocks
web-do-undo = Ask to take back
web-do-agree = Agree to take it back
web-do-refuse = Refuse to take it back
web-do-since = What happened since my last turn
web-do-talk = To the talk
web-do-advice = Ask the coach for advice
web-do-details = Score in detail
web-do-bank = The bank
web-do-find = Find a terrain, castle or empty square
web-do-find-back = Find a terrain, castle or empty square, backwards

# Words typed as commands that only pages have, separated by commas
web-word-rotate = rotate
web-word-rotate-back = rotate back
web-word-command = command
web-word-cancel = cancel, back
web-word-more = in full, full
web-word-clock = clock, time
web-word-undo = undo, take back
web-word-agree = agree
web-word-refuse = refuse
web-word-talk = talk, chat, say
web-word-advice = advice, hint
web-word-find-back = find back

# What keys answer
web-key-own-kingdom = Turning works in your own kingdom.
web-key-find-what = Which terrain? Its letter; a full stop finds an empty square.
web-key-column = Column { $column }: { $squares }.
web-key-no-bank = This game has no bank.
web-key-not-now = That cannot be done now.
web-key-others-listed = The others are in the list: down arrow.
web-region-explained = { $terrain }, { $squares } × { $crowns } = { $points }

# How the table is read
web-setting-single-keys = Single letters are keys while a part of the game has the focus
web-setting-confirm = Ask for a second press before every action
web-setting-seams = Dotted lines show the squares of the illustrated land
web-setting-coordinates = Letters and numbers stand beside the boards
web-setting-tiles = Land and tiles are drawn
web-setting-tiles-illustrated = as a picture
web-setting-tiles-lettered = as a picture with letters and digits
web-setting-tiles-contrast = with symbols, digits and strong contrast
web-setting-font = Font
web-setting-font-own = Alegreya and Atkinson
web-setting-font-system = the fonts of this device
web-setting-motion = Motion at the table
web-setting-motion-system = same as the system
web-setting-motion-off = off
web-setting-size = My kingdom is drawn
web-setting-size-large = as large as there is room
web-setting-size-medium = a little smaller
web-setting-size-small = small
web-setting-speech = What happens is told
web-setting-speech-short = in short
web-setting-speech-brief = in short, without what I do myself
web-setting-speech-long = in whole sentences
web-setting-board = A kingdom is
web-setting-board-grid = a board you walk with the arrow keys
web-setting-board-list = a plain list of squares
web-setting-coordinate = The place of a square is said
web-setting-coordinate-after = after what lies there
web-setting-coordinate-before = before what lies there
web-setting-coordinate-never = only on request
web-setting-naming = Squares are called
web-setting-naming-letters = by letter and number: E6
web-setting-naming-castle = from the castle: 2 right, 1 up
web-setting-reading = A kingdom is read
web-setting-reading-rows = row by row
web-setting-reading-columns = column by column
web-setting-order = Placements are listed
web-setting-order-gain = by gain
web-setting-order-reading = as squares are read

# Keys of one's own
web-keys-heading = Keys of your own
web-keys-help = Go to a field and press the new key. The old one then does nothing.
web-keys-label = Key: { $command }
web-keys-taken = { $key } already belongs to “{ $command }”. Press another key.
web-keys-chosen = { $command }: { $key }.
web-keys-cannot = { $key } cannot be chosen.
web-keys-reset = The usual keys again
web-keys-was-reset = The usual keys are back.
web-keys-kingdom = In the kingdom games
web-keys-line = In the domino games
web-keys-company = At every table
