## Reporting somebody at a table.

web-report = Report somebody
web-report-whom = Whom
web-report-grounds = Reason
web-report-talk = An offensive name or message
web-report-cheating = Cheating
web-report-disturbing = Disturbing the game
web-report-text = What happened
web-report-hint = Only if you like. The operator of the server also sees the table and what was written there last.
web-report-send = Send to the operator
web-report-cancel = Cancel
web-report-kept = Your report about { $name } was saved. The operator of the server will see it.
