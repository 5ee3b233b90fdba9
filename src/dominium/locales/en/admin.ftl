## The operator at the command line.

terminal-about-admin = See, hide, close and ban on a server, as its operator; everything done is kept in an audit log.
terminal-metavar-duty = TASK
terminal-input-duty = What to do: tables, table, people, person, reports, bans, log, hide-table, show-table, hide-name, hide-message, close, ban, unban, settle. Otherwise help, which explains them all.
terminal-option-status = Only tables that are waiting, running or finished.
terminal-option-lobby = Only tables that are open to everybody, or hidden from the lobby.
terminal-option-person = Only tables that the person with this number has opened or sits at.
terminal-option-address = Only tables of people who are at this address now.
terminal-option-settled = Reports that were settled, instead of those that wait.
terminal-option-for = How long somebody is banned: 12h for hours, 7d for days.
terminal-option-forever = Ban for good.
terminal-option-note = Why it is done, up to 300 characters; only the audit log keeps it.
terminal-option-by = Who does it, for the audit log; by default the user of this system.
terminal-metavar-span = TIME
terminal-metavar-note = NOTE
terminal-admin-how-tables = tables: the latest tables. Options: --status, --lobby, --person, --address.
terminal-admin-how-table = table TABLE: a table, by its id or its link, and what was said there last.
terminal-admin-how-people = people TEXT: people whose name or login contains a text.
terminal-admin-how-person = person NUMBER: a person with account, ban, reports and tables.
terminal-admin-how-reports = reports: the reports that wait, with what was said before them. Option: --settled.
terminal-admin-how-bans = bans: the bans that last.
terminal-admin-how-log = log: the latest acts of operators.
terminal-admin-how-hide-table = hide-table TABLE: take an open table off the lobby; its link still leads there.
terminal-admin-how-show-table = show-table TABLE: show a hidden table in the lobby again.
terminal-admin-how-hide-name = hide-name NUMBER: take away a person’s name wherever it stands, for a neutral one.
terminal-admin-how-hide-message = hide-message TABLE NUMBER: hide a written message from everybody but operators.
terminal-admin-how-close = close TABLE GROUNDS: end a table for good, without a result. Its people are told the grounds: talk, cheating, disturbing, fault or other.
terminal-admin-how-ban = ban NUMBER GROUNDS: ban a person, with --for or --forever. They are told the grounds: talk, cheating, disturbing or other.
terminal-admin-how-unban = unban NUMBER: lift a ban.
terminal-admin-how-settle = settle REPORT: note that nothing more has to be done about a report.
terminal-admin-how-help = help: this list.
terminal-admin-no-task = There is no task { $text }. Known: { $known }.
terminal-admin-usage = The arguments are not as expected. { $how }
terminal-admin-no-table = { $text } is neither the id of a table nor a link to one.
terminal-admin-no-number = { $text } is not a whole number above 0.
terminal-admin-no-grounds = There are no grounds { $text }. Known: { $known }.
terminal-admin-how-long = Say how long the ban lasts: either --for, or --forever.
terminal-admin-no-span = { $text } is not a length of time. Write 12h for hours or 7d for days.
terminal-admin-no-name = The audit log needs the name of whoever does this: --by with 1 to { $longest } characters.
terminal-admin-long-note = A note has at most { $longest } characters.
terminal-admin-version = This is not the database of a server of this version. Start the server first: it brings the database up to date.
terminal-admin-refused = Nothing was done: { $reason }
terminal-admin-done = Done.
terminal-admin-nothing = Nothing found.
terminal-admin-nameless = (no name)
terminal-admin-never = never
terminal-admin-table =
    { $table }: { $game }, { $status ->
        [waiting] waiting
        [running] running
       *[finished] finished
    }, { $visibility ->
        [open] open to everybody
        [hidden] hidden from the lobby
       *[private] private
    }, opened by person { $creator }, changed { $changed } (UTC). Seats: { $seats }.
terminal-admin-seat-person = { $seat } { $name } (person { $person })
terminal-admin-seat-bot = { $seat } bot { $level }
terminal-admin-seat-free = { $seat } free
terminal-admin-message =
    { $kind ->
        [hidden] Hidden message
       *[shown] Message
    } { $number }, { $at }, seat { $seat }: { $text }
terminal-admin-found = Person { $person }: { $name }, account { $login }.
terminal-admin-person = Person { $person }: { $name }, account { $login }, known since { $since }, seen last { $seen } (UTC).
terminal-admin-person-is-bot = A bot of person { $owner }.
terminal-admin-person-bot = Has the bot { $name } (person { $person }).
terminal-admin-person-reports = Reports about this person: { $about }, by this person: { $by }.
terminal-admin-report =
    Report { $report }, { $reported } (UTC): person { $person }, { $name }, at seat { $seat } of table { $table }, ply { $ply }, reported by person { $reporter }. Grounds: { $grounds ->
        [talk] name or talk
        [cheating] cheating
       *[disturbing] disturbing
    }. Text: { $text } { $settled ->
        [never] (waiting)
       *[date] (settled { $settled })
    }
terminal-admin-ban =
    Ban of person { $person }, { $name }, since { $since }, { $until ->
        [never] for good
       *[date] until { $until } (UTC)
    }. Grounds: { $grounds }.
terminal-admin-act = { $at } (UTC), { $by }: { $what }. Note: { $note }
