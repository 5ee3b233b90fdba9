## The web pages.

# Everywhere
web-skip = Skip to the content
web-menu = Menu
web-pages = Pages
web-nav-score = Score pad
web-nav-replay = Replay
web-nav-rules = Rules
web-nav-account = Account
web-nav-settings = Settings
web-nav-help = Help
web-nav-analysis = Analysis
web-nav-evenings = Club evenings
web-language = Language
web-to-lobby = To the lobby
web-unknown-page = There is no such page
web-page-failed = The page could not be loaded. Please load it again.
web-unreachable = The server does not answer. Please try again in a moment.
web-no-server = This needs a server, and this copy of Dominium has none.
web-cancel = Cancel
web-name = Your name
web-somebody = Guest
web-table-of-rules = Table

# The lobby
web-lobby-title = A kingdom of dominoes
web-lobby-lead = Play alone with bots, with friends far away, or together at one screen. By eye or by ear, and without an account.
web-lobby-lead-here = Play alone with bots, or together at one screen. By eye or by ear; nothing leaves this device.
web-play-now = Play now
web-play-friend = Play with a friend
web-play-anybody = Play with anybody
web-lobby-level = Level
web-lobby-continue = Continue
web-lobby-lesson = New here? Learn { $game } in a minute
web-lobby-no-lesson = Do not offer this again
web-open-tables = Tables in play
web-finished-tables = Finished games
web-your-turn = your turn
web-new-table = Set up a table
web-game = Game
web-preset = Rules
web-options = Details of the rules
web-seats = Who plays
web-seats-help = A friend gets a link. Several people may share this device and take turns.
web-seat = Seat { $seat }, { $colour }
web-seat-name = Name at seat { $seat }
web-seat-me = me ({ $name })
web-seat-friend = a friend by link
web-seat-device = somebody at this device
web-seat-bot = bot, level { $level }
web-seat-program = bot, program { $name }
web-open-table = Open the table

# Taking a seat
web-join = You are invited
web-join-from = { $name } invites you to { $game }
web-join-to = You are invited to { $game }
web-join-lead = A name is enough; no account is needed.
web-join-seat = your seat
web-join-lesson = How to play
web-join-watch = Only watch
web-sit-down = Sit down

# The table
web-table-loading = The table is being laid
web-looking-on = You are watching and see what everybody may see.
web-table-gone = There is no such table
web-connection-connecting = Connecting
web-connection-online = Connected
web-connection-offline = Connection lost, trying again
web-connection-gone = No such table
web-offline = The connection is lost.
web-online-again = The connection is back.
web-offline-action = There is no connection; nothing was sent.
web-missed =
    { $count ->
        [one] Meanwhile { $count } thing happened.
       *[other] Meanwhile { $count } things happened.
    }
web-connection-since = The table is shown as it was at { $time }.
web-players = Players
web-on-turn = to move
web-seat-open = free seat
web-seat-away = away
web-turn = What to do
web-shared-turn = { $name }, it is your turn.
web-actions = Legal actions
web-narrowed =
    { $count ->
        [one] { $count } action of { $all } matches.
       *[other] { $count } actions of { $all } match.
    }
web-matching =
    { $count ->
        [one] { $count } action:
       *[other] { $count } actions:
    }
web-confirm-again = Once more to confirm.
web-offer = Offer
web-offer-now = This round
web-offer-next = Next round
web-claim = Choose { $domino }: { $faces }
web-my-kingdom = My kingdom
web-kingdom-of = Kingdom: { $name }
web-opponents = Opponents
web-drawers = More about the table
web-drawer-actions = Actions
web-drawer-opponents = Kingdoms
web-drawer-buildings = Build
web-drawer-score = Score
web-drawer-history = History
web-drawer-talk = Talk
web-drawer-help = Help
web-ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
web-no-ways = nothing fits
web-choose-square = Choose a marked square to see the domino there.
web-choose-castle = Choose a square for your castle.
web-place = Place
web-place-castle = Put the castle here
web-rotate = Turn
web-of = { $number } of { $count }
web-taken-back = Taken back.
web-nothing-here = Nothing goes on { $square }.
web-score = Score
web-show-property = Show the squares
web-score-arises = How the kingdom scored
web-score-nothing = Without points: { $rows }
web-score-total = Total
web-match-total = match { $count }
web-history = History
web-history-empty = Nothing has happened yet.
web-undone = taken back
web-no-hand = There is no domino to place.
web-need-square = Go to a square of a kingdom first.
web-not-found = None found.
web-no-item = The list has no item { $number }.
web-team = Team { $number }
web-no-buildings = This game has no buildings and no coins.
web-nothing-to-decline = There is nothing to decline now.

# The command line
web-command = Command
web-command-label = Action or question
web-command-do = Do it
web-command-help = For example e6r, e6 right, 24, or 3. for item 3 of the list; a square or a terrain narrows the list; score, offer, turn and other words ask.

# Settings and help
web-settings = Settings
web-rules = Rules of the game

# A turn with knights, buildings and the dragon
web-court-steps = Steps of the turn
web-court-step-place = Domino
web-court-step-tax = Knights
web-court-step-build = Building
web-court-step-burn = Dragon
web-court-step-claim = Choice
web-court-turn = To move: { $name }
web-court-title-place = Place the domino
web-court-title-tax = Knights: collect taxes?
web-court-title-build = Build in a town?
web-court-title-burn = Let the dragon burn a building?
web-court-title-claim = Choose your next domino
web-court-hint-place = Choose a marked square of your kingdom.
web-court-hint-tax = Choose one square of the domino just placed, or both.
web-court-hint-tax-one = Choose one square of the domino just placed for your knight.
web-court-hint-build = Choose a building, then a town square for it.
web-court-hint-burn = Choose the building to burn. It costs 1 coin.
web-court-hint-claim = Choose a marked domino.
web-court-hint-town = { $building }, { $coins }: choose a marked town square.
web-court-collect = Collect { $coins }
web-court-build = Build for { $coins }
web-court-burn = Burn it
web-court-decline-tax = Send none
web-court-decline-build = Build nothing
web-court-decline-burn = Leave the dragon
web-court-skip = Skip to the choice

# The building board, courts and the score sheet
web-court-board = Building board
web-court-too-dear = Too expensive now.
web-court-face-down =
    { $count ->
        [one] { $count } more lies face down.
       *[other] { $count } more lie face down.
    }
web-court-pile = { $count } more
web-court-pile-empty = pile empty
web-court-crown-of-queen = { $sum }, 1 the queen’s
web-court-dragon = dragon
web-court-dragon-away = flown out
web-court-queen = Queen
web-court-queen-none = Queen: free
web-court-touch = Choose a building to read what it brings.
web-court-sheet = Score sheet
web-court-buildings = Buildings
web-court-holdings = Treasury, knights, queen
web-court-coins = Coins
web-court-knights = Knights, in all
web-court-queen-here = The queen is in this kingdom
web-court-building = Building
web-court-building-square = Its town square

# The end
web-result = The end
web-won = { $names } wins
web-won-together = { $names } win
web-won-you = You win
web-won-shared = Shared victory: { $names }
web-won-ahead = { $points }, { $lead } ahead of { $name }
web-share = Share
web-share-copied = The link is copied.
web-share-by-hand = The link could not be copied: { $link }
web-save-picture = Save the picture
web-result-more = More
web-rematch = Play again
web-rematch-go = To the rematch
web-download-record = Download the record
web-check-draws = Check the draws

# Replay
web-replay-this = Replay
web-review-this = Analyse
web-record-file = A record from a file
web-record-paste = or pasted here
web-record-show = Show the game
web-record-unreadable = This is not a record in JSON.

# The score pad
web-scorer = Score pad
web-scorer-lead = For a set of your own on the table at home: enter a kingdom and see where its points come from.
web-scorer-board = Enter the board
web-scorer-entry = How to enter
web-scorer-by-squares = by squares
web-scorer-by-dominoes = by dominoes
web-scorer-by-position = as text
web-scorer-brush = Land
web-scorer-crowns = Crowns
web-scorer-nothing = empty
web-scorer-paint-help = Choose land and crowns, then click the squares. On a square: the letter of a terrain paints it, 0 to 3 sets its crowns, Delete empties it.
web-scorer-position = Rows from the top, separated by /
web-scorer-position-help = Letters w f l g s m, in Queendomino also t for a town, a digit for crowns, c for the castle, a full stop for an empty square. The first sign is square A1.
web-scorer-kingdom = Kingdom
web-scorer-clear = Start again
web-scorer-discarded = Discarded dominoes
web-scorer-free = Faces other than the 48 of the game
web-scorer-number = Number
web-scorer-left = Left half
web-scorer-left-crowns = Crowns of the left half
web-scorer-right = Right half
web-scorer-right-crowns = Crowns of the right half
web-scorer-square = Square of the left half
web-scorer-direction = Direction of the right half
web-scorer-add = Add
web-scorer-remove = Remove
web-scorer-bad-square = “{ $text }” is not a square. Write for example e6.
web-scorer-bad-number = “{ $text }” is not the number of a domino. Write for example 24.
