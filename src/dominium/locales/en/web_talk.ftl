## Talking at a table, notices, and what has happened since the own last turn.

talk-phrase-greeting = Hello, everybody!
talk-phrase-good_luck = Good luck!
talk-phrase-your_turn = It is your turn.
talk-phrase-one_moment = One moment, please.
talk-phrase-nice_one = Nice one!
talk-phrase-well_played = Well played!
talk-phrase-thanks = Thank you.
talk-phrase-sorry = I am sorry.
talk-phrase-my_fault = My mistake.
talk-phrase-good_game = That was a good game.
talk-phrase-another_game = Shall we play another one?
talk-phrase-bye = Goodbye!

web-talk = Talk
web-talk-to = For whom
web-talk-to-table = everybody at the table
web-talk-to-team = only my team
web-talk-seat = Who is speaking
web-talk-phrases = Phrases
web-talk-text = Message
web-talk-send = Send
web-talk-history = What was said
web-talk-nothing = Nothing has been said yet.
web-talk-off = Talking is switched off at this table.
web-talk-phrases-only = At this table people talk in phrases only.
web-talk-watching = You can read along; only those at the table can talk.
web-talk-line = { $name }: { $text }
web-talk-team-line = { $name }, to the team: { $text }
web-talk-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
web-talk-mutes = Mute
web-talk-mutes-help = The person who is muted is not told.
web-talk-muted = { $name } is muted.
web-talk-heard-again = { $name } is heard again.

web-since = Since my last turn
web-since-not-yet = You have not had a turn yet.
web-since-nothing = Nothing has happened since your last turn.

web-notices = Notices
web-notices-title = Show in the title of the page that it is my turn
web-notices-talk = Say new messages
web-notices-push = Notify me when this table is closed
web-notices-push-help = Your browser shows a notice when it is your turn and you have no page of the table open. It holds the title of the table and nothing else.
web-notices-push-asked = The browser did not allow notices.
web-notices-push-blocked = Notices are blocked in this browser. You can allow them in its settings for this page.
web-notices-push-impossible = This browser cannot receive notices when the page is closed.
web-notices-push-on = Notices are on.
web-notices-push-off = Notices are off.
