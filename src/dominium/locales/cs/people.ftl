## Co server říká o lidech: účty, omezení a odmítnutí.

refusal-too_many =
    { $seconds ->
        [one] Z této adresy toho najednou přišlo příliš mnoho. Zkuste to prosím znovu za { $seconds } sekundu.
        [few] Z této adresy toho najednou přišlo příliš mnoho. Zkuste to prosím znovu za { $seconds } sekundy.
       *[other] Z této adresy toho najednou přišlo příliš mnoho. Zkuste to prosím znovu za { $seconds } sekund.
    }
refusal-too_many_guesses =
    { $seconds ->
        [one] Z této adresy přišlo příliš mnoho pokusů o přihlášení tímto jménem, možná ne od vás. Zkuste to z ní prosím znovu za { $seconds } sekundu.
        [few] Z této adresy přišlo příliš mnoho pokusů o přihlášení tímto jménem, možná ne od vás. Zkuste to z ní prosím znovu za { $seconds } sekundy.
       *[other] Z této adresy přišlo příliš mnoho pokusů o přihlášení tímto jménem, možná ne od vás. Zkuste to z ní prosím znovu za { $seconds } sekund.
    }
refusal-unknown_player = Nikdo toho jména tu o sobě nic nezveřejnil.
refusal-wrong_login = Přihlašovací jméno nebo heslo nesouhlasí.
refusal-wrong_recovery_code = Přihlašovací jméno nebo záchranný kód nesouhlasí. Každý kód platí jen jednou.
refusal-nobody_known = Server tento prohlížeč nezná.
refusal-no_account = Nejdřív se prosím přihlaste.
refusal-no_token = K tomu je potřeba osobní token účtu.
refusal-bad_token = Tento token tu neplatí: je zrušený, nebo není zapsaný celý.
refusal-missing_scope = K tomu tento token nestačí: chybí mu oprávnění { $scope }.
refusal-too_many_tokens = Víc tokenů jeden účet mít nemůže. Nejdřív prosím některý zrušte.
refusal-too_many_bots = Víc robotů jeden účet mít nemůže. Nejdřív prosím některého smažte.
refusal-login_taken = Toto přihlašovací jméno už někdo má. Zvolte prosím jiné.
refusal-already_registered = Účet už máte.
refusal-bad_login = Přihlašovací jméno musí mít { $shortest } až { $longest } písmen nebo číslic, mezi nimi mohou být spojovníky a podtržítka.
refusal-short_password =
    { $shortest ->
        [one] Heslo musí mít nejméně { $shortest } znak.
        [few] Heslo musí mít nejméně { $shortest } znaky.
       *[other] Heslo musí mít nejméně { $shortest } znaků.
    }
refusal-long_password =
    { $longest ->
        [one] Heslo smí mít nejvýše { $longest } znak.
        [few] Heslo smí mít nejvýše { $longest } znaky.
       *[other] Heslo smí mít nejvýše { $longest } znaků.
    }
refusal-worst_password = Toto heslo by jiní zkusili mezi prvními. Zvolte prosím jiné, třeba několik slov.
