## Club evenings.

web-evenings = Club evenings
web-evenings-lead = Draw tables for the people who came, enter the scores, and read the standings of the evening and of the whole league. It works for tables with real dominoes and for tables on this server.
web-evenings-mine = Your leagues
web-evenings-new = New league
web-evenings-name = Name of the league
web-evenings-no-preset = the usual rules
web-evenings-points = Points by place
web-evenings-points-help = The best place first, such as 8 6 4 2. A smaller table gives the first of them.
web-evenings-sizes = Players at a table
web-evenings-sizes-help = Nobody rests if that can be avoided, and tables are as full as possible.
web-evenings-resting-rule = A round without a table gives
web-evenings-resting-mean = the mean of a full table
web-evenings-resting-nothing = nothing
web-evenings-found = Create the league
web-evenings-need-name = Please name the league.
web-evenings-need-my-name = Please fill in your name.
web-evenings-need-points =
    { $count ->
        [one] Please fill in the points of { $count } place.
       *[other] Please fill in the points of { $count } places.
    }
web-evenings-need-sizes = Please choose how many may sit at a table.
web-evenings-rules = { $game }. Points by place: { $points }.
web-evenings-scale = table of { $size }: { $points }
web-evenings-choose = Evenings
web-evenings-changed = The league has been updated.

web-evenings-open-evening = Open an evening
web-evenings-date = Date
web-evenings-title = Title, if any
web-evenings-who = Who is here
web-evenings-need-date = Please fill in the date.
web-evenings-presence =
    { $count ->
        [one] Who is here: { $count } player
       *[other] Who is here: { $count } players
    }
web-evenings-whole = the whole evening
web-evenings-absent = absent
web-evenings-from = from round { $round } on
web-evenings-until = leaves after round { $round }
web-evenings-save-presence = Save who is here

web-evenings-draw-heading = Next: round { $round }
web-evenings-draw = Draw round { $round }
web-evenings-unfinished = Round { $round } still lacks results. The next one can be drawn all the same.
web-evenings-seed-field = Draw number, if you want to choose it
web-evenings-seed-help = The same number draws the same tables, so everybody can check the draw. Left empty, it is chosen by lot.
web-evenings-seed = Draw number: { $seed }
web-evenings-round = Round { $round }
web-evenings-complete = all results are in
web-evenings-incomplete = results are missing
web-evenings-table = Table
web-evenings-table-number = Table { $table }
web-evenings-player = Player
web-evenings-score = Score
web-evenings-place = Place
web-evenings-sum = Points
web-evenings-scores = Sum of scores
web-evenings-resting = Resting: { $names }
web-evenings-online-waiting = waits on this server
web-evenings-online-running = is played on this server
web-evenings-online-finished = played on this server

web-evenings-result-of = Result of a table in round { $round }: table { $table }
web-evenings-scores-of = Scores at table { $table }
web-evenings-table-open = Table { $table }: { $names }
web-evenings-table-done = Table { $table }, entered: { $names }
web-evenings-need-score = { $name } needs a score: a whole number.
web-evenings-places = Places, if the game separates equal scores
web-evenings-places-help = Left empty, equal scores share their places and get the mean of their points.
web-evenings-place-of = Place of { $name }
web-evenings-enter = Enter the result
web-evenings-correct = Correct the result
web-evenings-withdraw = Withdraw the result
web-evenings-results-of = Results of round { $round }: enter and correct
web-evenings-round-complete = All results of round { $round } are in.

web-evenings-round-tools = More for round { $round }: online, swap, cancel
web-evenings-open-online = Open the tables on this server
web-evenings-open-online-help = Every table without a result is opened, with a link for each player. The results come in by themselves.
web-evenings-invitations = Links to table { $table }
web-evenings-copy = Copy the link: { $name }
web-evenings-copied = Copied: { $name }.
web-evenings-not-copied = The browser did not allow the link to be copied. Copy it from the link itself.
web-evenings-swap = Swap
web-evenings-swap-with = with
web-evenings-do-swap = Swap the two
web-evenings-cancel-round = Cancel round { $round }

web-evenings-standings-of = Standings: { $of }
web-evenings-no-results = There are no results yet.
web-evenings-explained = Where the points come from
web-evenings-evening = Evening { $number }
web-evenings-print = Print the latest round and the standings
web-evenings-print-all = Print every round and the standings

web-evenings-players =
    { $count ->
        [one] { $count } player on the list
       *[other] { $count } players on the list
    }
web-evenings-has-left = not in the league any more
web-evenings-names = New players
web-evenings-names-help = One name on each line, or separated by commas.
web-evenings-join-now = They play this evening, from its next round on
web-evenings-add = Add to the list
web-evenings-need-names = Please fill in at least one name.
web-evenings-mend-list = Correct a name, or note that somebody has left
web-evenings-new-name = New name
web-evenings-need-new-name = Please fill in the new name.
web-evenings-rename = Rename
web-evenings-leave = Leaves the league
web-evenings-return = Is back in the league

web-evenings-links = Links and the file of the league
web-evenings-public-help = Whoever has this link can read the league. Search engines are told to keep away.
web-evenings-public = Link for readers
web-evenings-key-help = Whoever has the organisers’ link can change everything. Give it only to those who help you.
web-evenings-key = Link for organisers
web-evenings-renew-key = Make a new link for organisers and cancel the old one
web-evenings-key-renewed = There is a new link for organisers. The old one no longer works.
web-evenings-download = Download the file of the league
web-evenings-download-help = The command “dominium evening” continues the league without a server.
web-evenings-forget-sure = I want to delete this league with all its results
web-evenings-forget = Delete the league
web-evenings-history = History of all entries

web-evenings-change-rules = Name and points of the league
web-evenings-change-rules-help = The points of all rounds are counted again.
web-evenings-points-of = Points at a table of { $size }
web-evenings-ties = Equal points are separated by
web-evenings-ties-scores = the sum of scores
web-evenings-ties-wins = the tables won
web-evenings-ties-scores-wins = the sum of scores, then the tables won
web-evenings-ties-wins-scores = the tables won, then the sum of scores
web-evenings-save-rules = Save
