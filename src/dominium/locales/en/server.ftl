## What the server itself says: names of bots, waiting tables, refused requests.

server-bot-easy = Easy bot
server-bot-medium = Medium bot
server-bot-hard = Hard bot
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

server-pages-missing-title = The pages have not been built
server-pages-missing-text = The server runs, but its web pages are missing. Run "make web" in the folder of Dominium and load this page again.

refusal-not_finished = The game is not over yet.
refusal-outdated_table = This table was begun under other rules than this server has, so it cannot be opened any more.
refusal-unknown_invitation = This invitation does not exist.
refusal-unknown_page = This page does not exist.
refusal-unknown_rules = There are no rules of { $game }.
refusal-wrong_origin = Another page may not do this.
refusal-server_error = The server has failed. Nothing is lost; please try again.

fault-bad_name = A name has 1 to { $longest } characters.
fault-bad_level = There is no bot level "{ $level }". Known: { $known }.
fault-wrong_seats = The game is for { $seats } players, but { $given } seats were given.
fault-unreadable = "{ $text }" is not understood.
