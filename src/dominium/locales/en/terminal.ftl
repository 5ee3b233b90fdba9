## The command line and the game in the terminal.
## A line of words (words-…) lists what may be typed, the main word first, separated by commas.

# Help of the command line
terminal-help-usage = Usage
terminal-help-inputs = What it works on
terminal-help-options = Options
terminal-help-commands = Commands
terminal-about-dominium = Kingdomino, Královská zahrada and Queendomino in the browser and in the terminal. "dominium play --help" explains one command.
terminal-about-play = Play in the terminal against bots, or with several people at one keyboard.
terminal-about-serve = Serve the game to browsers.
terminal-about-replay = Tell a recorded game move by move, or show the table at one ply.
terminal-about-score = Count the points of a kingdom that lies on a table at home.
terminal-about-games = List the games with their options and presets.
terminal-about-simulate = Let bots play many games and print the figures.
terminal-about-perft = Count the sequences of actions of a given length.
terminal-about-render = Draw a recorded game or a kingdom as SVG or PNG.

# What stands for a value in the help
terminal-metavar-command = COMMAND
terminal-metavar-language = LANGUAGE
terminal-metavar-file = FILE
terminal-metavar-entries = FILE
terminal-metavar-picture = SOURCE
terminal-metavar-game = GAME
terminal-metavar-preset = PRESET
terminal-metavar-seat = SEAT
terminal-metavar-bot = BOT
terminal-metavar-number = NUMBER
terminal-metavar-actions = ACTIONS
terminal-metavar-position = POSITION
terminal-metavar-domino = DOMINO
terminal-metavar-building = BUILDING
terminal-metavar-square = SQUARE
terminal-metavar-address = ADDRESS
terminal-input-game = The id of the game, as "dominium games" lists it.
terminal-input-file = A record, as JSON or as text; - reads standard input.
terminal-input-entries = A file with one entry a line; - reads standard input. Without it you type the entries.
terminal-input-picture = A record, or the position of one kingdom, such as fw/.c.
terminal-option-help = Show this help.
terminal-option-version = Show the version.
terminal-option-language = Language of every word: en, cs, sk or pl. Otherwise that of the system.
terminal-option-seat = Who sits next: a name, bot:LEVEL, or NAME=bot:LEVEL. Levels: easy, medium, hard.
terminal-option-preset = A named combination of options.
terminal-option-seed = Start of all chance: the same number gives the same draws.
terminal-option-record = Keep the game in this file. It is saved after each ply either way, but without a file only until its end.
terminal-option-continue = Go on with the game in this file; without a file, with the game left last.
terminal-option-commands = Read what is typed from this file; - reads standard input.
terminal-option-compact = Lines of at most 40 columns and short boards, for braille displays.
terminal-option-long = Announce moves in whole sentences.
terminal-option-ply = Show the table after so many plies.
terminal-option-games = How many games to play.
terminal-option-bot = Who plays: random or greedy. Once for all seats, or once for each.
terminal-option-threads = How many threads to use.
terminal-option-json = Print JSON.
terminal-option-depth = How many actions deep.
terminal-option-actions = Actions played before, separated by commas.
terminal-option-position = The kingdom row by row from the top, such as f1w/.c.
terminal-option-domino = One domino, such as "e6r 24" or "e6r wheat forest1"; may be repeated.
terminal-option-castle = The square of the castle.
terminal-option-discarded = How many dominoes were discarded.
terminal-option-game = The game: kingdomino or queendomino. Its options set the size of the kingdom.
terminal-option-building = A building on its square, such as "f6 sawmill"; may be repeated.
terminal-option-coins = How many coins are left.
terminal-option-knights = How many knights there are, in the supply and in the kingdom together.
terminal-option-queen = The queen stands in this kingdom.
terminal-option-output = The picture to write, ending in .svg or .png.
terminal-option-width = Width of a PNG in pixels.
terminal-option-dark = Draw on a dark ground.
terminal-option-host = Address to listen on.
terminal-option-port = Port to listen on; otherwise the first free one from 8000.
terminal-option-database = File that keeps the tables.
terminal-option-open = Open the page in the browser.

# Faults of the command line
terminal-usage-unknown = "{ $argument }" is not understood here; "{ $program } --help" lists what is.
terminal-usage-bad-value = { $argument } needs another value; "{ $program } --help" explains it.
terminal-usage-missing = Missing: { $argument }; "{ $program } --help" explains.
terminal-usage-command = There is no command "{ $text }". Commands: { $known }.
terminal-usage-no-command = Name a command: { $known }.
terminal-usage-out-of-range = { $argument } is out of range: { $first } to { $last }.
terminal-usage-continue-alone = A game that goes on keeps its players and options: leave out --seat, --preset and the options of the game.
terminal-no-such-language = There is no language "{ $text }". Known: { $known }.

# Seats
terminal-seats-too-many = More seats are named ({ $given }) than the game has ({ $seats }).
terminal-seat-bot = Bot { $seat }
terminal-seat-bad-name = "{ $name }" cannot be a name: it needs 1 to { $longest } printable characters.
terminal-seat-same-name = Two seats are called "{ $name }"; each needs a name of its own.
terminal-bot-unknown = There is no bot "{ $bot }". Levels: { $levels }.

# Files
terminal-file-unreadable = { $file } cannot be read: { $reason }.
terminal-file-not-text = { $file } is not a text file.
terminal-file-exists = { $file } exists already. Go on with it by --continue, or name another file.
terminal-file-not-written = { $file } cannot be written: { $reason }.
terminal-record-broken = { $file } is no usable record. { $reason }
terminal-not-saved = The game goes on but cannot be saved: { $reason }.
terminal-not-kept = The game cannot be kept: { $reason }.
terminal-nothing-to-continue = There is no game that was left unfinished.
terminal-left = The game is saved. Go on with: { $command }
terminal-no-such-ply = There is no ply { $ply }; the record has 0 to { $last }.
terminal-action-refused = Action { $number }, "{ $action }", is refused. { $reason }

# The game
terminal-seated = At the table: { $names }.
terminal-teams = Teams: { $teams }.
terminal-welcome = Type help to hear what you can type.
terminal-prompt-place = place { $domino }
terminal-prompt-claim = choose
terminal-prompt-tax = taxes
terminal-prompt-build = build
terminal-prompt-burn = dragon
terminal-prompt-place_castle = castle
terminal-prompt-score = board
terminal-choices-shown = { $shown } of { $count }.
terminal-choices =
    { $count ->
        [one] { $count } choice.
       *[other] { $count } choices.
    }
terminal-nothing-there = Nothing goes with "{ $text }". m lists everything ({ $count }).
terminal-which-filter = "{ $text }" is neither a square nor a terrain; m alone lists everything.
terminal-no-such-number = There is no number { $number } in the list; it ends with { $count }.
terminal-no-domino = No domino is to be placed now. n reads the offer.
terminal-which-terrain = Name a terrain: { $terrains }.
terminal-terrain-nowhere = No { $terrain } in your kingdom yet.
terminal-no-such-player = There is no player "{ $text }". Players: { $names }.
terminal-no-such-square = There is no square "{ $text }". Squares go from A1 to { $last }.
terminal-no-such-building = No building is called "{ $text }". effect lists them all.
terminal-nothing-to-leave-out = Nothing can be left out now.
terminal-rules-hint = Type rules and a number to read a part.
terminal-no-such-section = There is no part "{ $text }"; the rules have parts 1 to { $count }.
terminal-nothing-announced = Nothing has been announced yet.

# Help in the game
terminal-help-place = { $example }: place the domino. The square of its first half, then r, l, u or d (right, left, up, down) to the second.
terminal-help-claim = { $example }: choose the domino with this number.
terminal-help-place_castle = { $example }: put your castle on this square.
terminal-help-together = { $first }, { $claim }: place and choose at once.
terminal-help-together-rest = { $first }, { $rest }, { $claim }: place, leave out everything between, and choose.
terminal-help-tax = { $example }: send knights to these squares of the domino just placed, to one or to both.
terminal-help-build = { $example }: build from the slot with this number on this town square.
terminal-help-burn = { $example }: for 1 coin the dragon burns the building on the slot with this number.
terminal-help-decline = -: leave out this step.
terminal-help-number = 1. (a number with a full stop): take this number of the list.
terminal-help-square = E6 or a terrain: list only what goes there.
terminal-help-building = E6 or the name of a building: list only what goes there, or this building on every square.
terminal-explain-turn = whose turn it is and what to do
terminal-explain-moves = the numbered list of what you can do; with a square or a terrain only that part, with 3 only the first three
terminal-explain-domino = the domino you have to place
terminal-explain-offer = the offer and whose kings stand on it
terminal-explain-kingdom = your kingdom row by row; with a number or a name, another player's
terminal-explain-frame = what your kingdom covers and how far it may still grow
terminal-explain-square = one square; without its name, the last one again
terminal-explain-around = the four neighbours of a square
terminal-explain-next-property = your next property
terminal-explain-previous-property = your previous property
terminal-explain-properties = all your properties
terminal-explain-find = the squares of a terrain, such as f forest
terminal-explain-score = the scores
terminal-explain-details = how your score arises
terminal-explain-opponents = the other players in brief
terminal-explain-last = the last announcement; again, one further back
terminal-explain-later = one announcement further on
terminal-explain-undrawn = the dominoes that may still come
terminal-explain-buildings = the building board: prices and effects, the pile, the queen and the dragon
terminal-explain-court = your coins, knights, towers and buildings; with a number or a name, another player's
terminal-explain-effect = what a building brings, such as effect sawmill; alone, all of them
terminal-explain-rest = leave out the rest of this turn's knights, building and dragon
terminal-explain-everything = the whole table in compact lines
terminal-explain-repeat = the last answer again
terminal-explain-rules = the rules, part by part
terminal-explain-language = go on in another language: en, cs, sk, pl
terminal-explain-help = this list
terminal-explain-quit = leave; the game can go on later

# Words typed in the game
terminal-words-turn = turn
terminal-words-moves = moves, choices, list
terminal-words-domino = domino
terminal-words-offer = offer
terminal-words-kingdom = kingdom, board
terminal-words-frame = frame, room
terminal-words-square = square
terminal-words-around = around, neighbours
terminal-words-next-property = next
terminal-words-previous-property = previous
terminal-words-properties = properties
terminal-words-find = find
terminal-words-score = score, scores
terminal-words-details = details
terminal-words-opponents = opponents
terminal-words-last = last
terminal-words-later = later
terminal-words-undrawn = undrawn
terminal-words-buildings = buildings, display
terminal-words-court = court, coins, towers
terminal-words-effect = effect, effects
terminal-words-rest = done, rest
terminal-words-everything = everything
terminal-words-repeat = repeat, again
terminal-words-rules = rules
terminal-words-language = language
terminal-words-help = help
terminal-words-quit = quit, exit
terminal-words-wheat = wheat, field, fields
terminal-words-forest = forest, wood, woods
terminal-words-lake = lake, water
terminal-words-grassland = grassland, grass, meadow
terminal-words-swamp = swamp, heath
terminal-words-mine = mine, mountain, mountains
terminal-words-town = town, city
terminal-words-castle = castle
terminal-words-position = position
terminal-words-discarded = discarded
terminal-words-remove = remove
terminal-words-coins = coins
terminal-words-knights = knights
terminal-words-queen = queen

# The score pad
terminal-score-welcome = Write down the kingdom, one entry a line. help explains them, quit ends.
terminal-score-help-domino = e6r 24: domino 24, its first half on e6, the second to the right.
terminal-score-help-faces = e6r wheat forest1: the same with faces of your own, crowns as digits.
terminal-score-help-square = e6 wheat1: a single square.
terminal-score-help-building = f6 sawmill: a building on a town square.
terminal-score-help-coins = coins 11: how many coins are left.
terminal-score-help-knights = knights 3: all knights, in the supply and in the kingdom.
terminal-score-help-queen = queen: the queen is here; remove queen takes her away.
terminal-score-help-castle = castle c3: the castle, if it is not in the middle.
terminal-score-help-position = position f1w/.c: the whole kingdom row by row.
terminal-score-help-discarded = discarded 2: how many dominoes were discarded.
terminal-score-help-remove = remove e6: take back what lies there.
terminal-score-help-score = score: the points so far.
terminal-score-help-kingdom = kingdom: the kingdom in compact lines.
terminal-score-help-quit = quit: the end and the score.
terminal-not-an-entry = "{ $text }" is not understood. Write for example: e6r 24
terminal-nothing-to-remove = Nothing of the kind lies there: "{ $text }".

# Lists, figures, pictures, server
terminal-games-presets = Presets:
terminal-games-options = Options:
terminal-games-default = Otherwise { $value }.
terminal-simulate-bots = Name one bot, or one for each seat ({ $seats }), not { $given }.
terminal-simulate-unknown = The bot "{ $bot }" cannot play in batches. Known: { $known }.
terminal-simulate-speed = Games: { $games }. Seconds: { $seconds }. Games per second: { $speed }.
# Between whole numbers and decimals
terminal-decimal-mark = .
terminal-simulate-seat = Seat { $seat }, { $bot }: mean { $mean }, deviation { $deviation }, wins { $wins } %.
terminal-simulate-placements = Legal placements on average { $placements }, discards { $discards } %.
terminal-render-kind = The picture must end in .svg or .png, not { $file }.
terminal-render-png = The PNG cannot be made. { $reason }
terminal-render-faults = This kingdom cannot be drawn. { $faults }
terminal-render-kingdom = Kingdom
terminal-render-offer = Offer
terminal-render-next-offer = Next offer
terminal-render-building-board = Building board
terminal-serve-missing = The server needs packages that are missing ({ $packages }). Install them with: pip install "dominium[server]"
terminal-serve-address = The server cannot listen on { $address }: { $reason }.
terminal-serve-database = The tables cannot be kept in { $file }: { $reason }.
terminal-serve-where = Open { $address } in the browser. Ctrl and C stop the server.
