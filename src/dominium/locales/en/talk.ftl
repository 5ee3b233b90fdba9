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
refusal-no_mail = This server sends no mail.
refusal-bad_mail_address = That is not a mail address.
refusal-mail_not_sent = The mail server did not accept the message. Please try again later.
refusal-wrong_mail_code = The code is wrong or too old. Please ask for another one.
refusal-no_plans = Nothing can be planned at this table: only where the game is played by days and hides nothing.
refusal-own_turn = It is your turn: act now.

notice-turn = It is your turn.
notice-reminder = It is still your turn, and the time for it is running out.
notice-plan_done = What you planned was done.
notice-plan_dropped = What you planned was dropped: something else has changed at the table.

mail-confirm-subject = Code for your mail address
mail-confirm =
    Your code: { $code }

    It is valid for one hour. Type it on the page of your account: { $url }/account
    If you did not ask for it, do nothing: you will get no more mail.
mail-recover-subject = Recovery code for your account
mail-recover =
    Recovery code of the account { $login }: { $code }

    It works once, within half an hour. Open “Forgotten your password?” on the page of the account, type the code and choose a new password:
    { $url }/account

    If you did not ask for it, do nothing: without the code nobody gets in.
mail-recovered-subject = Your account has a new password
mail-recovered =
    Somebody got into the account { $login } with a recovery code and chose a new password. All other browsers were logged out, and the tokens of programs were revoked.

    If it was not you, have a code mailed to you and choose a new password again, then make new recovery codes:
    { $url }/account
mail-notice =
    { $notice }

    { $table }

    To stop these e-mails, switch them off on the page of your account:
    { $account }
