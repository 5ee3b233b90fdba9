## Club evenings: leagues, drawn tables, results and standings.

evenings-points =
    { $count ->
        [one] { $number } point
       *[other] { $number } points
    }
evenings-evening = Evening { $number }, { $date }
evenings-evening-short = Evening { $number }
evenings-round = Round { $number }
evenings-table = Table { $number }: { $names }.
evenings-where = { $evening }, round { $round }, table { $table }
evenings-result = Result: { $parts }.
evenings-result-part = { $place }. { $name } { $score }
evenings-resting = Resting: { $names }.
evenings-seed = Draw number: { $seed }.

evenings-presence-absent = absent
evenings-presence-whole = the whole evening
evenings-presence-from = from round { $first } on
evenings-presence-until = up to round { $last }
evenings-presence-between = from round { $first } to round { $last }

evenings-standing = { $place }. { $name }: { $points }, sum of scores { $scores }, tables won { $wins }, rounds { $rounds }.
evenings-decided-scores = Equal points: the sum of scores decides.
evenings-decided-wins = Equal points: the tables won decide.
evenings-decided-shared = Equal in everything: the place is shared.
evenings-gain-table = Evening { $evening }, round { $round }, table { $table }: place { $place }, score { $score }: { $points }.
evenings-gain-shared = Evening { $evening }, round { $round }, table { $table }: shared place { $place }, score { $score }: { $points }.
evenings-gain-rest = Evening { $evening }, round { $round }: no table: { $points }.

# What happened to a league
evenings-did-league_founded = The league { $name } was created.
evenings-did-rules_changed = The rules of the league are changed.
evenings-did-players_added =
    { $count ->
        [one] New player: { $names }.
       *[other] New players: { $names }.
    }
evenings-did-player_renamed = { $before } is now called { $name }.
evenings-did-player_left = { $name } leaves the league.
evenings-did-player_returned = { $name } is back in the league.
evenings-did-evening_opened =
    { $count ->
        [one] { $evening }: opened, { $count } player present.
       *[other] { $evening }: opened, { $count } players present.
    }
evenings-did-evening_cancelled = { $evening }: cancelled.
evenings-did-presence_set = { $evening }: { $name }, { $presence }.
evenings-did-round_drawn =
    { $count ->
        [one] { $evening }: round { $round } drawn, { $count } table, draw number { $seed }.
       *[other] { $evening }: round { $round } drawn, { $count } tables, draw number { $seed }.
    }
evenings-did-players_swapped = { $evening }, round { $round }: { $first } and { $second } change places.
evenings-did-round_cancelled = { $evening }: round { $round } cancelled.
evenings-did-table_opened = { $where }: played on this server.
evenings-did-result_entered = { $where }. { $result }
evenings-did-result_corrected = { $where }, corrected. { $result } Before: { $before }
evenings-did-result_withdrawn = { $where }, withdrawn. Before: { $before }

# Why something cannot be done
refusal-unknown_league = This league does not exist.
refusal-outdated_league = This league was begun under rules that this server no longer has, so it cannot be opened any more.
refusal-stale_league = Somebody has changed the league in the meantime. Look at it and try again.
refusal-not_organiser = Only the organiser may change this league. Open it by the organiser’s link.
refusal-too_many_leagues = One person can have at most { $most } leagues.
refusal-not_a_league = This is not a league: { $reason }
refusal-not_founded = This is not a league: it was never created.
refusal-founded_already = The league already exists.
refusal-league_too_long = The league is full: it can have at most { $most } entries.
refusal-unknown_member = There is no player { $player } on the list.
refusal-unknown_evening = There is no evening { $evening }.
refusal-unknown_round = There is no round { $round } in evening { $evening }.
refusal-unknown_seating = There is no table { $table } in round { $round }.
refusal-name_taken = { $name } is already on the list. Names have to differ.
refusal-too_many_players = A league has at most { $most } players.
refusal-too_many_evenings = A league has at most { $most } evenings.
refusal-too_many_rounds = An evening has at most { $most } rounds.
refusal-left_already = { $name } has left the league.
refusal-not_left = { $name } is already in the league.
refusal-bad_date = { $text } is not a date. Write it like 2026-11-21.
refusal-evening_not_empty = Evening { $evening } cannot be cancelled: it has rounds, or is not the latest one.
refusal-leaves_before = { $name } cannot leave before coming.
refusal-too_few_players =
    { $needed ->
        [one] Nothing can be drawn: a table needs { $needed } player, present: { $present }.
       *[other] Nothing can be drawn: a table needs { $needed } players, present: { $present }.
    }
refusal-drawn_wrongly = The tables of round { $round } do not seat everybody who is there exactly once.
refusal-not_in_round = { $name } does not take part in round { $round }.
refusal-played_already = Table { $table } already has a result, or is played on this server.
refusal-not_latest_round = Round { $round } is not the latest one. Only the latest round can be cancelled.
refusal-round_has_results = Round { $round } has results. Withdraw them first.
refusal-no_result = Table { $table } has no result.
refusal-scores_missing = Table { $table } needs { $needed } scores, given: { $given }.
refusal-bad_places = These places of table { $table } are impossible. After a shared place the next ones are left out: 1, 1, 3.
refusal-places_against_scores = Table { $table }: whoever has more points cannot have a worse place. Places may only separate equal scores.
refusal-bad_sizes = Tables of this game have { $low } to { $high } players.
refusal-bad_points = A table of { $size } needs { $size } numbers of points, none greater than the one before.
refusal-bad_options = These options of the game do not go with tables of { $size }.
refusal-size_in_use = Tables of { $size } have been played already, so they need their points.
refusal-founder_gone = Whoever founded this league has deleted their data, so tables cannot be opened here any more. Enter the results by hand.
refusal-no_open_tables = Every table of this round has a result, or is already played on this server.

# The command `dominium evening`
terminal-about-evening = Hold the evenings of a club: draw tables, enter results, and read the standings of a league in a file.
terminal-metavar-league = LEAGUE
terminal-metavar-task = TASK
terminal-metavar-points = NUMBERS
terminal-metavar-ties = RULES
terminal-metavar-date = DATE
terminal-input-league = The file that keeps the league.
terminal-input-task = What to do: new, players, rename, leave, comeback, start, presence, draw, swap, result, withdraw, cancel, standings, print, history, check. Otherwise standings; help explains them all.
terminal-option-points = For new: the points by place, such as “8 6 4 2”. Give it again for smaller tables that should not use the first of them.
terminal-option-sizes = For new: how many may sit at a table, such as “4 3”.
terminal-option-ties = For new: what decides between equal points, in the order you give: scores (sum of scores), wins (tables won).
terminal-option-resting = For new: what a round without a table gives: the mean of a full table, or nothing.
terminal-option-date = For start: the date, such as 2026-11-21. Otherwise today.
terminal-option-without = For start: who is not there; may be repeated.
terminal-option-evening = An evening other than the latest.
terminal-option-round = A round other than the latest.
terminal-option-places = For result: the places in the order of the seats, where the game separates equal scores.
terminal-evening-word-new = create, found
terminal-evening-word-players = list
terminal-evening-word-rename = name
terminal-evening-word-leave = leaves
terminal-evening-word-comeback = returns
terminal-evening-word-start = open
terminal-evening-word-presence = present
terminal-evening-word-draw = lots
terminal-evening-word-swap = exchange
terminal-evening-word-result = score
terminal-evening-word-withdraw = takeback
terminal-evening-word-cancel = delete
terminal-evening-word-standings = table
terminal-evening-word-print = sheet
terminal-evening-word-history = log
terminal-evening-word-check = verify
terminal-evening-word-help = tasks
terminal-evening-how-new = new NAME: create a league in a new file. Options: --game, --preset, --points, --sizes, --ties, --resting.
terminal-evening-how-players = players: everybody on the list. players NAME …: add names; with --evening they play from its next round on.
terminal-evening-how-rename = rename WHO NAME: give somebody another name.
terminal-evening-how-leave = leave WHO: somebody no longer comes.
terminal-evening-how-comeback = comeback WHO: somebody comes again.
terminal-evening-how-start = start TITLE: open an evening with everybody but those after --without.
terminal-evening-how-presence = presence: who is there. presence WHO FIRST LAST: from which round on and up to which; 0 means absent.
terminal-evening-how-draw = draw: draw the tables of the next round; --seed gives the draw number.
terminal-evening-how-swap = swap WHO WHO: two people change places.
terminal-evening-how-result = result TABLE SCORES: scores in the order of the seats, or as NAME=SCORE. Entered again, it is a correction.
terminal-evening-how-withdraw = withdraw TABLE: take back a result.
terminal-evening-how-cancel = cancel: cancel the latest round, or the latest evening while it has none.
terminal-evening-how-standings = standings: of the league, of an evening with --evening, of a round with --round; --long explains every point.
terminal-evening-how-print = print: the latest round, its evening and the league, for the notice board.
terminal-evening-how-history = history: everything that was ever entered.
terminal-evening-how-check = check: draw every round again by its number and compare.
terminal-evening-how-help = help: these lines.
terminal-evening-refused = Nothing was done. { $reason }
terminal-evening-file-exists = { $file } already exists. Name another file for a new league.
terminal-evening-no-task = There is no task { $text }. Known: { $known }.
terminal-evening-words = { $task } is used differently. { $how }
terminal-evening-no-number = { $text } is not a number.
terminal-evening-unknown-player = Nobody on the list is called { $name }.
terminal-evening-several-players = Several people on the list begin with { $name }.
terminal-evening-who-sits = Sitting at this table: { $names }. Each of them needs a score.
terminal-evening-none = There is no evening yet: open one with start.
terminal-evening-no-round = No round is drawn yet: draw one with draw.
terminal-evening-no-players = Nobody is on the list yet.
terminal-evening-player = { $number }. { $name }
terminal-evening-player-left = { $number }. { $name }, not in the league any more
terminal-evening-complete = Round { $round } is complete.
terminal-evening-missing = Results missing: table { $tables }.
terminal-evening-standings = Standings. { $of }
terminal-evening-no-results = There are no results yet.
terminal-evening-checked =
    { $count ->
        [one] { $count } round drawn again: the same tables.
       *[other] { $count } rounds drawn again: the same tables.
    }
terminal-evening-draws-differ = Not drawn by their numbers: entries { $entries } of the history.
