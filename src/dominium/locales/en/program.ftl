# Programs that take seats by the bot protocol
program-failure-not_started = It could not be started.
program-failure-too_slow = It did not answer in time.
program-failure-crashed = It has ended.
program-failure-closed_output = It closed its output.
program-failure-line_too_long = It wrote a line that is too long.
program-failure-malformed = It wrote a line that is not a message of the protocol.
program-failure-unknown_version = It does not speak this version of the protocol.
program-failure-wrong_answer = Its answer does not belong to the question.
program-failure-other_game = It does not play this game.
program-failure-illegal_action = It chose an action that is not legal.
program-failure-talks_unasked = It wrote something without being asked.
program-failure-does_not_quit = It did not end when it was told to.

server-failed = The program { $name } has lost its seat. { $reason } Another bot plays on.
server-program-help = A program that the operator of this server has added.
server-program-by = A program by { $author } that the operator of this server has added.

terminal-program-failed = The program { $name } has lost its seat. { $reason } Another bot plays on.
terminal-program-unusable = The program “{ $command }” cannot play. { $reason }
terminal-program-untrusted = This file wants to run a program on your machine: { $command }. Add --run-programs if you trust it.
terminal-option-run-programs = Run the programs that the file names as bots. Only for files that you trust.
terminal-option-program = Let people choose this program as a bot, NAME=COMMAND; may be given several times.
terminal-metavar-named-program = NAME=COMMAND
terminal-serve-program = “{ $text }” is not a program: write NAME=COMMAND. { $reason }
terminal-serve-program-named-twice = Two programs are called “{ $name }”.
terminal-arena-failures = { $bot } lost its seat, in games: { $games }. { $reason } Such a game counts as lost; another bot played it to its end.

terminal-about-bot-check = Check whether a program keeps to the bot protocol.
terminal-input-program = The command that starts the program, in quotes if it has several words.
terminal-metavar-program = PROGRAM
terminal-option-checked-game = Check this game only; may be given several times. Otherwise every game that the program says to play.
terminal-option-time = How many seconds a decision may take.
terminal-option-memory = How many mebibytes of memory the program may use.
terminal-option-schema = Write the JSON Schema of all messages, and check nothing.
terminal-bot-check-nothing = Name the program to check.
terminal-bot-check-column-check = check
terminal-bot-check-column-result = result
terminal-bot-check-column-longest = longest decision, s
terminal-bot-check-passed = passed
terminal-bot-check-failed = failed
terminal-bot-check-hello = says who it is
terminal-bot-check-games = whole games, one after the other: { $game }
terminal-bot-check-middle = taken up in the middle: { $game }
terminal-bot-check-unknown = ignores what it does not know
terminal-bot-check-line_ends = reads Windows line endings
terminal-bot-check-unasked = says nothing unasked
terminal-bot-check-quit = ends at quit
terminal-bot-check-end_of_input = ends at the end of its input
terminal-bot-check-log = The last line on its standard error: { $line }
terminal-bot-check-good = The program keeps to the protocol.
terminal-bot-check-bad = The program does not keep to the protocol.
