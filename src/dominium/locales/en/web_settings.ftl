## Settings: colours, sounds and the way one plays.

web-prefer-lead = What you choose here is kept in this browser and takes effect at once.
web-prefer-all = All settings
web-prefer-play = Playing

# Colours
web-theme = Colours
web-theme-auto = same as this device
web-theme-light = light
web-theme-dark = dark

# Sounds
web-sounds = Sounds
web-sounds-on = Play sounds
web-sounds-volume = Volume of the sounds
web-sounds-lead = No sound tells you anything that is not also said in words. You can hear where something is placed: the columns from left to right, the rows from high to low.
web-sounds-each = The sounds one by one
web-sound-try = Listen
web-sound-turn = Your turn
web-sound-placed = Something is placed: a domino, a tile, a castle, a building
web-sound-draw = A tile is drawn or a domino chosen
web-sound-pass = Passing, or a domino thrown away
web-sound-points = Points or coins gained
web-sound-completed = One of your regions is complete
web-sound-shuffle = A new game or deal begins
web-sound-blocked = The line is blocked, or a building burns
web-sound-deal = A deal is over
web-sound-over = The end of the game
web-sound-joined = Somebody has come to the table
web-sound-left = Somebody has left the table
web-sound-refused = An action was refused
web-sound-edge = The edge of the board
web-sound-nothing = Nothing goes there
web-sound-warning = Time is running out
web-sound-lost = The connection is lost
web-sound-back = The connection is back
web-sound-twin-event = In words: told at once, and kept in the history.
web-sound-twin-turn = In words: what you are to do, and in the title of the page.
web-sound-twin-refusal = In words: why it was refused, and what is possible instead.
web-sound-twin-board = In words: said at once.
web-sound-twin-clock = In words: how much time you have left.
web-sound-twin-connection = In words: told at once, and shown at the top of the table.

# Said beside what the game tells
web-heard-edge = Edge.
web-heard-completed = Region complete: { $terrain }, { $points }.
