## Moderation: bans, reports and hidden messages.

refusal-banned =
    You are banned from playing on this server { $until ->
        [never] for good
       *[date] until { $until } (UTC)
    }. Reason: { $grounds ->
        [talk] a name or something you wrote
        [cheating] cheating
        [disturbing] disturbing games
       *[unsaid] the operator’s decision
    }.
refusal-nobody_to_report = There is nobody there to report.
refusal-too_many_reports = You have sent many reports. Please wait until the operator of the server has looked at them.
refusal-unknown_person = There is no person { $person }.
refusal-unknown_message = There is no written message { $number } at this table.
refusal-unknown_report = There is no report { $report } that waits.
refusal-not_banned = Person { $person } is not banned.
refusal-table_not_listed = This table is not open to everybody, so the lobby does not show it anyway.
refusal-table_not_hidden = This table is not hidden.

talk-hidden = (hidden by the operator of the server)
