## Čo server hovorí o ľuďoch: účty, obmedzenia a odmietnutia.

refusal-too_many =
    { $seconds ->
        [one] Z tejto adresy toho prišlo príliš veľa naraz. Skúste to, prosím, znova o { $seconds } sekundu.
        [few] Z tejto adresy toho prišlo príliš veľa naraz. Skúste to, prosím, znova o { $seconds } sekundy.
       *[other] Z tejto adresy toho prišlo príliš veľa naraz. Skúste to, prosím, znova o { $seconds } sekúnd.
    }
refusal-too_many_guesses =
    { $seconds ->
        [one] Odtiaľto prišlo priveľa pokusov prihlásiť sa týmto menom, možno nie od vás. Skúste to odtiaľto, prosím, znova o { $seconds } sekundu.
        [few] Odtiaľto prišlo priveľa pokusov prihlásiť sa týmto menom, možno nie od vás. Skúste to odtiaľto, prosím, znova o { $seconds } sekundy.
       *[other] Odtiaľto prišlo priveľa pokusov prihlásiť sa týmto menom, možno nie od vás. Skúste to odtiaľto, prosím, znova o { $seconds } sekúnd.
    }
refusal-unknown_player = Nikto s takým menom tu o sebe nič nezverejnil.
refusal-wrong_login = Prihlasovacie meno alebo heslo nie je správne.
refusal-wrong_recovery_code = Prihlasovacie meno alebo záchranný kód nie je správny. Každý kód platí iba raz.
refusal-nobody_known = Server tento prehliadač nepozná.
refusal-no_account = Nie ste prihlásení.
refusal-no_token = Na to treba osobný token účtu.
refusal-bad_token = Tento token tu neplatí: je zrušený alebo nie je zapísaný celý.
refusal-missing_scope = Na to tento token nestačí: chýba mu oprávnenie { $scope }.
refusal-too_many_tokens = Viac tokenov jeden účet mať nemôže. Najprv, prosím, niektorý zrušte.
refusal-too_many_bots = Viac robotov jeden účet mať nemôže. Najprv, prosím, niektorého zmažte.
refusal-login_taken = Toto prihlasovacie meno už niekto má. Zvoľte si, prosím, iné.
refusal-already_registered = Účet už máte.
refusal-bad_login = Prihlasovacie meno musí mať { $shortest } až { $longest } písmen alebo číslic, medzi nimi môžu byť spojovníky a podčiarkovníky.
refusal-short_password =
    { $shortest ->
        [one] Heslo musí mať najmenej { $shortest } znak.
        [few] Heslo musí mať najmenej { $shortest } znaky.
       *[other] Heslo musí mať najmenej { $shortest } znakov.
    }
refusal-long_password =
    { $longest ->
        [one] Heslo môže mať najviac { $longest } znak.
        [few] Heslo môže mať najviac { $longest } znaky.
       *[other] Heslo môže mať najviac { $longest } znakov.
    }
refusal-worst_password = Toto heslo by iní skúsili medzi prvými. Zvoľte si, prosím, iné, napríklad niekoľko slov.
