## Account, profiles and ratings.

web-account = Account
web-account-of = Account { $login }
web-account-lead = To play, a name and a link are enough. An account keeps your games, statistics and ratings, and opens your tables on other devices.
web-account-known = In this browser you are { $name }.
web-account-kept =
    { $count ->
        [one] Without an account the server keeps your name and your games for { $count } day after your last visit with this browser. Then the name is deleted; finished games stay without it.
       *[other] Without an account the server keeps your name and your games for { $count } days after your last visit with this browser. Then the name is deleted; finished games stay without it.
    }
web-account-log-in = Log in
web-account-register = Make an account
web-account-login = Login
web-account-login-hint = You log in with it. Others see it only if you make your profile public.
web-account-password = Password
web-account-password-hint = At least 8 characters; several words are good.
web-account-show-password = Show the password
web-account-name-hint = This is what you are called at tables.
web-account-keep-tables = Take the tables of this browser into the account
web-account-keep-tables-hint = Otherwise this browser forgets them.
web-account-faults =
    { $count ->
        [one] { $count } thing to put right
       *[other] { $count } things to put right
    }
web-account-need-login = Please fill in the login.
web-account-need-password = Please fill in the password.
web-account-need-new-password = Please fill in the new password.
web-account-need-name = Please fill in your name.
web-account-need-confirmation = Please tick that you want this.
web-account-registered = The account has been made, and you are logged in.
web-account-logged-in = You are logged in as { $login }.
web-account-logged-out = You are logged out.
web-account-log-out = Log out
web-account-log-out-everywhere = Log out everywhere
web-account-log-out-hint =
    { $count ->
        [one] You are logged in only in this browser.
       *[other] You are logged in from { $count } browsers.
    }
web-account-statistics = Statistics
web-account-no-games = There are no finished games yet.
web-account-column-game = Game
web-account-column-seats = Players
web-account-column-games = Games
web-account-column-wins = Wins
web-account-column-place = Mean place
web-account-column-best = Best score
web-account-column-points = Mean score
web-account-column-rating = Rating
web-account-column-rated = Rated games
web-account-none = none
web-account-history = Finished games
web-account-place = place { $place } of { $seats }
web-account-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-account-rated = rated
web-account-earlier = Show earlier games
web-account-ratings = Ratings
web-account-ratings-help = A rated table has a different person with an account on every seat. Everybody begins at { $first }.
web-account-lists = Ratings of all who made theirs public
web-account-profile = Profile
web-account-public = Show my profile to everybody
web-account-public-hint = Then others can find your login, name, statistics and ratings. Without it nobody learns that you have an account.
web-account-see-profile = How others see you
web-account-save = Save
web-account-saved = Saved.
web-account-change-password = Change the password
web-account-old-password = Current password
web-account-new-password = New password
web-account-password-changed = The password has been changed. Other browsers have to log in again.
web-account-codes = Recovery codes
web-account-codes-left =
    { $count ->
        [0] You have none. Without one nobody can let you in if you forget your password.
        [one] You have { $count } code left.
       *[other] You have { $count } codes left.
    }
web-account-codes-hint = If you forget your password, a code lets you in and you choose another one. Each works once. Keep them on paper or somewhere safe; new codes replace the old ones.
web-account-codes-renew = Make new codes
web-account-codes-of = Recovery codes of { $login }
web-account-codes-once = They are shown only now: print them, download them or write them down.
web-account-forgotten = Forgotten your password?
web-account-recover = Log in with a recovery code
web-account-code = Recovery code
web-account-code-hint = One of those that you printed, or the one from the e-mail. Hyphens and capitals do not matter.
web-account-mail-code = Send me a code by e-mail
web-account-mail-code-hint = For accounts with a confirmed e-mail address.
web-account-mail-code-sent = If the account has a confirmed e-mail address, a code is on its way there. It is valid for half an hour. If one came a few minutes ago, use that one.
web-account-need-code = Please fill in the recovery code.
web-account-recovered = You are logged in as { $login }, and the new password is set. Other browsers have to log in again.
web-account-tokens = Tokens for programs
web-account-tokens-hint = A token lets a program act for you without your password. Give each program one of its own, with as few rights as it needs. A new password revokes all of them.
web-account-token-name = What the token is for
web-account-token-scopes = What it may do
web-account-token-play = take seats and play
web-account-token-watch = watch tables as you see them
web-account-token-read = read your tables, records and results
web-account-token-bot = play as a bot of yours, named like the token
web-account-token-bot-hint = Whatever decides by itself plays as a bot: everybody sees that it is one, and it has ratings of its own.
web-account-need-token-name = Please say what the token is for.
web-account-need-token-scope = Please tick at least one thing that the token may do.
web-account-token-make = Make a token
web-account-token-new = New token: { $name }
web-account-token-once = It is shown only now: copy it to your program. Whoever has it can do what the token may.
web-account-token-kept = Your tokens
web-account-token-never = not used yet
web-account-token-used = last used on { $day }
web-account-token-revoke = Revoke { $name }
web-account-token-revoked = The token { $name } is revoked.
web-bots = Bots
web-bot-unrated = no rated game yet
web-bot-delete = Delete { $name }
web-bot-delete-question = Delete { $name } with its tokens and ratings? This cannot be taken back.
web-bot-keep = Keep it
web-bot-deleted = { $name } is deleted.
web-mail = Notices by e-mail
web-mail-hint = At tables played by days, an e-mail tells you when it is your turn. It holds the title of the table and a link, nothing else.
web-mail-address = E-mail address
web-mail-give = Send me a code
web-mail-need-address = Please fill in the e-mail address.
web-mail-sent = A code was sent to { $address }. It is valid for one hour.
web-mail-code = Code from the e-mail
web-mail-need-code = Please fill in the code.
web-mail-confirm = Confirm the address
web-mail-confirmed = { $address } is confirmed.
web-mail-notices = E-mail me at tables played by days
web-mail-remove = Remove the address
web-mail-removed = The address was removed.
web-account-data = Your data
web-account-export = Download everything
web-account-export-hint = One JSON file with everything the server knows about you, including the records of your finished games.
web-account-delete = Delete everything about me
web-account-delete-hint = Your name and what you wrote vanish everywhere, a bot plays on at your tables, and results stay without a name. This cannot be taken back.
web-account-delete-confirm = Yes, I want everything about me to be deleted
web-account-delete-now = Delete now
web-account-deleted = Everything about you has been deleted.
web-player = Profile
web-player-of = Profile of { $name }
web-player-login = Login: { $login }
web-ratings-of = Ratings, { $game }
web-ratings-help = Those who made their profile public are listed. Everybody begins at { $first }; the number is the strength that somebody has very probably reached.
web-ratings-empty = Nobody who made their profile public has a rating here yet.
web-ratings-who = Who is rated
web-ratings-people = People
web-ratings-bots-help = Bots of those who made their profile public are listed, rated by their games with each other and with people. Everybody begins at { $first }. Games with bots change no rating of people.
web-ratings-bots-empty = No bot of anybody with a public profile has a rating here yet.
web-ratings-games = Games
web-ratings-seats = Number of players
web-ratings-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-ratings-column-place = Place
web-ratings-column-name = Name
