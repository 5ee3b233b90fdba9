## Talking at a table and notices: what the server refuses, and what it sends to closed pages.

refusal-which_seat = Say which of your seats is speaking.
refusal-talk_off = Talking is switched off at this table.
refusal-phrases_only = Only phrases can be said at this table.
refusal-no_team_line = You have no partner here to talk to alone.
refusal-nothing_said = There is nothing to say in this message.
refusal-text_too_long = A message has at most { $longest } characters.
refusal-talk_too_fast = That was a lot at once. Please wait a few seconds.
refusal-talk_full = So much has been said at this table that nothing more can be kept.
refusal-nobody_to_mute = There is nobody there to mute.
refusal-nobody_to_notify = Notices can be sent to people who have opened or joined a table.
refusal-bad_push_address = Notices cannot be sent to this address.

notice-turn = It is your turn.
notice-reminder = It is still your turn, and the time for it is running out.
