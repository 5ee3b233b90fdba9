## What the server itself says: names of bots, waiting tables, refused requests.

server-bot-child = Child bot
server-bot-easy = Easy bot
server-bot-medium = Medium bot
server-bot-hard = Hard bot
server-bot-master = Master bot
server-own-bot = Bot { $name }
server-open-seat = Free seat { $number }

server-waiting-title =
    { $count ->
        [one] { $game }, waiting for { $count } player
       *[other] { $game }, waiting for { $count } players
    }
server-waiting-expected =
    { $count ->
        [one] Send the link of the free seat to a friend. The game begins when the seat is taken.
       *[other] Send the links of the { $count } free seats to friends. The game begins when all seats are taken.
    }

server-waiting-for-others = The game begins when all seats are taken.
server-dealing-title = { $game }, the deal is being prepared
server-dealing-expected = The game begins at once: the browsers of all players contribute to the deal.

server-left = { $name } has left. A bot plays in the meantime.
server-returned = { $name } is back.
server-undo-asked = { $name } asks to take the last move back.
server-undo-agreed = { $name } agrees to take it back.
server-undo-refused = { $name } does not agree, so nothing is taken back.
server-undo-refused-withdrawn = { $name } does not ask any more to take the move back.
server-undone = The move is taken back. It is the turn of { $name }.
server-timed-out = { $name } has no time left. A bot plays on.
server-time-over = { $name } has no time left.
server-forfeited = { $name } gives up. The game is over.
server-forfeited-time = The game is over.
server-deal-missed = The browser of { $name } did not open what it contributed to the deal, so the deal began anew without it.
server-deal-left = { $name } left while the deal was being opened, so the deal begins anew.
server-deal-late = The browser of { $name } did not contribute to the deal in time.
server-deal-alone = No browser contributed to the deal: the server deals alone.
server-days-given =
    { $count ->
        [one] { $name } gets { $count } more day.
       *[other] { $name } gets { $count } more days.
    }
server-minutes-given =
    { $count ->
        [one] { $name } gets { $count } more minute.
       *[other] { $name } gets { $count } more minutes.
    }
server-seconds-given =
    { $count ->
        [one] { $name } gets { $count } more second.
       *[other] { $name } gets { $count } more seconds.
    }
server-forfeit = The game is over: { $won } wins, { $lost } gives up.
server-forfeit-time = The game is over: { $won } wins, { $lost } has no time left.
server-forfeit-alone = The game was ended early.
server-closed-talk = The operator of the server has closed this table because of a name or of what was written here. The game does not count.
server-closed-cheating = The operator of the server has closed this table because of cheating. The game does not count.
server-closed-disturbing = The operator of the server has closed this table because somebody disturbed the game. The game does not count.
server-closed-fault = The operator of the server has closed this table because of a fault. The game does not count.
server-closed-other = The operator of the server has closed this table. The game does not count.

server-pages-missing-title = The pages have not been built
server-pages-missing-text = The server runs, but its web pages are missing. Run “make web” in the folder of Dominium and load this page again.

refusal-already_seated = You are already sitting at this table.
refusal-bots_by_invitation = Bots do not sit down here uninvited: no other bot sits here.
refusal-creator_stays = Whoever opened a table cannot leave it before the game begins.
refusal-hand_over = First hand the device to the player whose turn it is.
refusal-no_clock = No time is measured at this table.
refusal-no_such_seat = This table has no such seat.
refusal-no_time_left = You have no time left. Another player can give you time.
refusal-no_undo_asked = Nobody asks to take this back any more.
refusal-not_creator = Only the player who opened the table can do this.
refusal-not_finished = The game is not over yet.
refusal-not_open_table = This table is private: you need the link of a free seat.
refusal-not_to_yourself = You can give time only to other players.
refusal-not_waiting = You are not waiting for anybody any more.
refusal-nothing_to_undo = There is nothing to take back.
refusal-only_two_give_up = Only a game for two can be given up. When you leave, a bot plays on.
refusal-outdated_table = This table was begun under rules that this server no longer has, so it cannot be opened any more.
refusal-carried_table = This table was begun on a device, so nobody else knows how its draws came about.
refusal-seat_not_idle = Only a seat whose player has not acted yet can be freed.
refusal-seat_taken = This seat is taken.
refusal-table_closed = The operator of the server has closed this table.
refusal-time_is_up = Your time is up.
refusal-undo_off = At this table moves cannot be taken back.
refusal-undo_others = Only your own last move can be taken back.
refusal-undo_past_chance = Something has been drawn or revealed since, so this cannot be taken back.
refusal-undo_pending = Another request to take a move back is waiting for an answer.
refusal-unknown_invitation = This invitation does not exist.
refusal-unknown_page = This page does not exist.
refusal-unknown_rules = There are no rules of { $game }.
refusal-waits_elsewhere = You are waiting in another window or tab.
refusal-wrong_host = This server does not go by the name that you have used. Use its IP address, or ask whoever runs it to add the name to DOMINIUM_HOSTS.
refusal-wrong_origin = Another site is not allowed to do this.
refusal-you_left = You have left the table and a bot plays for you. Come back first.
refusal-server_error = The server has failed. Nothing is lost; please try again.

fault-bad_name = A name has 1 to { $longest } characters.
fault-bad_level = There is no bot level “{ $level }”. Known: { $known }.
fault-wrong_seats = 
    { $seats ->
        [one] The game is for { $seats } player, but { $given } seats were given.
       *[other] The game is for { $seats } players, but { $given } seats were given.
    }
fault-unreadable = “{ $text }” is not understood.
fault-clock_at_table_by_days = A table that is played by days has a time for each move, not a clock in minutes.
fault-days_at_live_table = A time for each move in days is for tables that are played by days.
fault-increment_without_clock = Seconds for each move need a clock.
fault-undo_not_allowed = In this variant moves cannot be taken back.
