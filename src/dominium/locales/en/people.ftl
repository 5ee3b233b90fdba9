## What the server says about people: accounts, limits, and what is refused.

refusal-too_many =
    { $seconds ->
        [one] Too many requests came from this address at once. Please try again in { $seconds } second.
       *[other] Too many requests came from this address at once. Please try again in { $seconds } seconds.
    }
refusal-too_many_guesses =
    { $seconds ->
        [one] Too many attempts at this login came from here, perhaps not from you. From here, please try again in { $seconds } second.
       *[other] Too many attempts at this login came from here, perhaps not from you. From here, please try again in { $seconds } seconds.
    }
refusal-unknown_player = Nobody of that name has made anything public here.
refusal-wrong_login = The login or the password is wrong.
refusal-wrong_recovery_code = The login or the recovery code is wrong. Each code works only once.
refusal-nobody_known = This server does not know this browser.
refusal-no_account = You are not logged in.
refusal-no_token = This needs a personal token of an account.
refusal-bad_token = This token does not work here: it was revoked, or a part of it is missing.
refusal-missing_scope = This token does not allow that: it lacks the scope { $scope }.
refusal-too_many_tokens = You have as many tokens as an account can have. Revoke one of them first.
refusal-too_many_bots = You have as many bots as an account can have. Delete one of them first.
refusal-login_taken = Somebody already has this login. Please choose another one.
refusal-already_registered = You already have an account.
refusal-bad_login = A login has { $shortest } to { $longest } letters or digits, with hyphens or underscores between them if you like.
refusal-short_password =
    { $shortest ->
        [one] A password has at least { $shortest } character.
       *[other] A password has at least { $shortest } characters.
    }
refusal-long_password =
    { $longest ->
        [one] A password has at most { $longest } character.
       *[other] A password has at most { $longest } characters.
    }
refusal-worst_password = This password is among the first that others would try. Please choose another one, for example several words.
