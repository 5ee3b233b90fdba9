# The analysis board: positions of kingdom games, variations, and the strongest player.

web-analysis = Analysis board
web-analysis-of = Analysis board: { $title }
web-analysis-lead = Walk through a kingdom game, try other actions, and ask the strongest player what is best. All of it happens in your browser.
web-analysis-players = Players
web-analysis-begin = Begin
web-analysis-unreadable = No game that can be shown here: it cannot be read, is not one of the kingdom games, or breaks their rules.
web-analysis-action = Next action
web-analysis-draw = Next draw
web-analysis-play = Play it
web-analysis-random = Draw at random
web-analysis-over = The game is over here.
web-analysis-ask = Ask the strongest player
web-analysis-thinking = The strongest player is thinking …
web-analysis-not-loaded = The rules could not be loaded. Are you online?
web-analysis-no-advice = The strongest player could not be loaded. Are you online?
web-analysis-worth = Wins { $win } of 100 games, average lead { $lead }
web-analysis-tried = Games tried: { $count }
web-analysis-try = Try it
web-analysis-try-it = Try it: { $action }
web-analysis-back = Back to the game as it was played
web-analysis-copy = Copy a link with the whole game
web-analysis-copied = The link is copied. It holds the whole game.
