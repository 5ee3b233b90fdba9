## Playing together: clocks, undoing, leaving, watching.

# Who is there, and how the table is played
web-company = At the table
web-seat-you = you
web-you = You
web-seat-is-bot = bot
web-seat-here = here
web-seat-not-here = not connected
web-seat-stood-in = stepped out; a bot plays, level { $level }
web-level-child = child
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-master = master
web-level-of-bot = Level { $level }:
web-watching =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
web-pace-live = in real time
web-pace-days = by days
web-settings-days = { $days } for each turn
web-settings-clock = { $clock } for each player
web-settings-increment = { $more } more for each turn
web-settings-no-clock = no clock
web-settings-no-undo = nothing is taken back
web-settings-no-spectators = nobody may watch
web-settings-rated = rated
web-settings-coach = with a coach
web-settings-carried = begun on a device

# A table that waits
web-waiting = Waiting for players
web-invite-link = Link for seat { $seat }
web-copy-link = Copy the link
web-copied = Copied.
web-copy-by-hand = The link is selected; copy it with your device.
web-invite-share = Share
web-invite-qr = QR code for seat { $seat }
web-invite-qr-about = QR code with the link above
web-sat-down = { $name } has sat down.
web-free-seat = Free the seat
web-seat-freed = { $name } is no longer at the table; the seat is free.
web-fill = Let a bot sit here
web-fill-all = Let bots take all free seats
web-waiting-kept = If the game does not begin, this table is kept until { $date }.
web-fill-level = Level of the bots
web-take-seat-name = Your name
web-take-seat = Sit down

# Clocks
web-clock = Clocks
web-clock-none = This table has no clock.
web-clock-left = { $name }: { $time }.
web-clock-warning = You have { $time } left.
web-clock-runs = the time runs
web-give-minute = Give 1 minute
web-give-day = Give 1 day

# Taking back
web-undo-ask = Take my last move back
web-undo-question = { $name } would like to take back the last move. Do you agree?
web-undo-waiting = You asked to take your move back. Waiting for the answer: { $names }.
web-undo-other = { $name } would like to take back the last move. Waiting for the answer: { $names }.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-withdraw = Withdraw
web-undo-off = At this table nothing is taken back.
web-undo-impossible = You have no move that can be taken back now.
web-undo-not-asked = Nobody is waiting for your answer.

# Advice
web-advice = Coach
web-advice-ask = Ask for advice
web-advice-thinking = The coach is thinking.
web-advice-off = No coach gives advice at this table.
web-advice-not-now = The coach advises whoever has to decide.
web-advice-figures = (chance { $win }, points { $points })

# Leaving and watching
web-looking-on-later = The table is shown { $time } late.
web-away = You have stepped out. A bot plays for you.
web-return = Come back
web-leave = Step out
web-leave-seat = Give my seat back
web-leave-help = A bot plays on for you until you come back.
web-give-up = Give up
web-give-up-question = Give up? The game ends at once and is lost for you.
web-give-up-yes = Yes, give up
web-go-on = No, play on
web-rematch-ready = The next game is set up. Its link is with the result.

# A new table
web-new-table-more = How the table is played
web-new-table-pace = Pace
web-new-table-pace-live = in real time
web-new-table-pace-days = by days
web-new-table-pace-help-live = Everybody sits at the table at once.
web-new-table-pace-help-days = Everybody looks in when it suits them. Such tables are listed separately.
web-new-table-clock = Clock
web-new-table-clock-on = Play with a clock
web-new-table-minutes = Minutes for each player
web-new-table-increment = Extra seconds for each turn
web-new-table-tenfold = Ten times the time
web-new-table-clock-help = Without a clock nobody is hurried. With one, the time left is told at 60, 30 and 10 seconds, anybody may give another player more, and a bot plays on for whoever has none left; in a game for two that player loses.
web-new-table-days = Time for each turn
web-new-table-days-none = no limit
web-new-table-days-count =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-new-table-days-help = When the time is up, a bot plays on; in a game for two that player loses.
web-new-table-visibility = Who may sit down
web-new-table-visibility-private = by invitation only
web-new-table-visibility-open = anybody
web-new-table-visibility-help-private = Friends come by the links of their seats.
web-new-table-visibility-help-open = The table is in everybody’s list until its free seats are taken.
web-new-table-chat = Talk
web-new-table-chat-free = free
web-new-table-chat-phrases = short phrases
web-new-table-chat-off = none
web-new-table-chat-help-free = People write what they like; anybody can mute anybody for themselves.
web-new-table-chat-help-phrases = Only ready-made phrases, told to each person in their own language.
web-new-table-chat-help-off = Nothing is written at this table.
web-new-table-rest = Taking back, watching, coach, ratings
web-new-table-undo = Moves may be taken back
web-new-table-undo-help = If all the others agree, and as long as nothing has been drawn or shown since.
web-new-table-undo-never = Under these rules nothing is ever taken back.
web-new-table-spectators = Others may watch
web-new-table-spectators-help = They see what everybody may see; where hands are hidden, a minute late.
web-new-table-coach = A coach gives advice when asked
web-new-table-coach-help = Everybody may ask for the best possibilities before deciding. Such a game does not count for ratings.
web-new-table-rated = The game counts for the ratings
web-new-table-rated-help = It counts for all players who have an account.
web-new-table-rated-account = Only games of people with an account count for ratings.
web-new-table-account = Make an account

# Tables in the lobby
web-lobby-live = In real time
web-lobby-days = By days
web-lobby-waits = waits for players
web-lobby-open = Tables that wait for you
web-lobby-open-help = Give your name and sit down; the list keeps itself up to date.
web-lobby-open-none = No table waits for players at the moment. You can open one yourself below.
web-lobby-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-lobby-here =
    { $count ->
        [one] { $count } person is here now.
       *[other] { $count } people are here now.
    }
web-lobby-more = Show more tables
web-lobby-sit = Sit down
web-lobby-need-name = Please give your name first.
web-lobby-gone = That table is not free any more.
web-lobby-seek = Waiting for somebody to play { $game } with
web-lobby-seek-end = Stop waiting
web-lobby-seek-found = Somebody is here: the game begins.
web-lobby-seek-long = Nobody has come yet. You can play with a bot meanwhile; you keep waiting.
web-lobby-seek-bot = Play with a bot meanwhile
web-lobby-seek-ended = You are not waiting for anybody any more.
web-lobby-seekers =
    { $count ->
        [one] { $count } person waits for somebody to play with.
       *[other] { $count } people wait for somebody to play with.
    }
