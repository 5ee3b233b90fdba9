## Co serwer mówi o ludziach: konta, ograniczenia i odmowy.

refusal-too_many =
    { $seconds ->
        [one] Z tego adresu przyszło zbyt wiele żądań naraz. Spróbuj ponownie za { $seconds } sekundę.
        [few] Z tego adresu przyszło zbyt wiele żądań naraz. Spróbuj ponownie za { $seconds } sekundy.
       *[many] Z tego adresu przyszło zbyt wiele żądań naraz. Spróbuj ponownie za { $seconds } sekund.
    }
refusal-too_many_guesses =
    { $seconds ->
        [one] Z tego adresu zbyt wiele razy próbowano zalogować się tym loginem; być może robi to ktoś inny. Spróbuj ponownie za { $seconds } sekundę.
        [few] Z tego adresu zbyt wiele razy próbowano zalogować się tym loginem; być może robi to ktoś inny. Spróbuj ponownie za { $seconds } sekundy.
       *[many] Z tego adresu zbyt wiele razy próbowano zalogować się tym loginem; być może robi to ktoś inny. Spróbuj ponownie za { $seconds } sekund.
    }
refusal-unknown_player = Nikt o takim imieniu nie udostępnił tu niczego publicznie.
refusal-wrong_login = Login lub hasło jest nieprawidłowe.
refusal-wrong_recovery_code = Login lub kod odzyskiwania jest nieprawidłowy. Każdy kod działa tylko raz.
refusal-nobody_known = Ten serwer nie zna tej przeglądarki.
refusal-no_account = Najpierw się zaloguj.
refusal-no_token = Do tego potrzebny jest osobisty token konta.
refusal-bad_token = Ten token tu nie działa: został unieważniony albo podano tylko jego część.
refusal-missing_scope = Ten token do tego nie wystarcza: brakuje mu uprawnienia { $scope }.
refusal-too_many_tokens = Konto nie może mieć więcej tokenów. Najpierw unieważnij któryś z nich.
refusal-too_many_bots = Konto nie może mieć więcej botów. Najpierw usuń któregoś z nich.
refusal-login_taken = Ktoś już ma ten login. Wybierz inny.
refusal-already_registered = Masz już konto.
refusal-bad_login = Login musi mieć od { $shortest } do { $longest } liter lub cyfr; między nimi mogą być łączniki i podkreślenia.
refusal-short_password =
    { $shortest ->
        [one] Hasło musi mieć co najmniej { $shortest } znak.
        [few] Hasło musi mieć co najmniej { $shortest } znaki.
       *[many] Hasło musi mieć co najmniej { $shortest } znaków.
    }
refusal-long_password =
    { $longest ->
        [one] Hasło może mieć najwyżej { $longest } znak.
        [few] Hasło może mieć najwyżej { $longest } znaki.
       *[many] Hasło może mieć najwyżej { $longest } znaków.
    }
refusal-worst_password = To hasło inni wypróbowaliby jako jedno z pierwszych. Wybierz inne, na przykład kilka słów.
