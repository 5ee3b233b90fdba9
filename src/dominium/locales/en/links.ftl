# What a shared link shows before it is opened, and what a browser shows that runs no scripts.

link-invites = { $name } invites you
link-invitation = A name is enough to sit down; no account is needed.
link-picture-kingdom = A kingdom drawn as land.
link-picture-kingdoms = The kingdoms at the table, drawn as land.
link-picture-line = Tiles on green felt.
link-replay = Step through a game that is over, one move at a time.
link-review = The coach looks at every decision of the game: what was better, what it cost, and why.
link-tally = For real tiles on the table at home: enter the deals and read the score.
link-player = Statistics and ratings of somebody who plays here.
link-ratings = Everybody who plays for ratings and has a public profile, the strongest first.

plain-about = Dominium is a home for domino games.
plain-games = The games: { $games }.
plain-script = Playing here needs JavaScript. Please allow it for this page and load the page again.
plain-terminal = Without JavaScript you can play in a terminal, with the command “dominium”.

refusal-no_pictures = This server has no font or no program to draw pictures with.
