## Hovor u stolu a upozornění: co server odmítá a co posílá, když je stránka zavřená.

refusal-which_seat = Určete, za které ze svých míst mluvíte.
refusal-talk_off = U tohoto stolu je rozhovor vypnutý.
refusal-phrases_only = U tohoto stolu lze říkat jen hotové věty.
refusal-no_team_line = Nemáte tu spoluhráče, se kterým lze mluvit o samotě.
refusal-nothing_said = Zpráva je prázdná.
refusal-text_too_long = Zpráva smí mít nejvýše { $longest } znaků.
refusal-talk_too_fast = To bylo příliš mnoho najednou. Počkejte prosím několik sekund.
refusal-talk_full = U tohoto stolu je už tolik zpráv, že se další nevejdou.
refusal-nobody_to_mute = Na tomto místě nesedí nikdo, koho lze ztlumit.
refusal-nobody_to_notify = Upozornění lze posílat jen lidem, kteří otevřeli stůl nebo si k němu přisedli.
refusal-bad_push_address = Na tuto adresu nelze upozornění posílat.
refusal-no_mail = Tento server neposílá e-maily.
refusal-bad_mail_address = To není e-mailová adresa.
refusal-mail_not_sent = Poštovní server zprávu nepřijal. Zkuste to prosím později.
refusal-wrong_mail_code = Kód nesouhlasí nebo je příliš starý. Nechte si poslat nový.
refusal-no_plans = U tohoto stolu se plánovat nedá: lze to jen tam, kde se hraje korespondenčně a nic se neskrývá.
refusal-own_turn = Jste na řadě: hrajte hned.

notice-turn = Jste na řadě.
notice-reminder = Stále jste na řadě a čas na tah se krátí.
notice-plan_done = Váš plán byl proveden.
notice-plan_dropped = Vaše plány padly: u stolu se mezitím něco změnilo.

mail-confirm-subject = Kód k vaší e-mailové adrese
mail-confirm =
    Váš kód: { $code }

    Platí hodinu. Zadejte ho na stránce svého účtu: { $url }/account
    Pokud to nebyla vaše žádost, nedělejte nic: další zprávy nepřijdou.
mail-recover-subject = Záchranný kód k vašemu účtu
mail-recover =
    Záchranný kód účtu { $login }: { $code }

    Platí půl hodiny a použít se dá jen jednou. Na stránce účtu otevřete „Zapomněli jste heslo?“, zadejte kód a zvolte nové heslo:
    { $url }/account

    Pokud to nebyla vaše žádost, nedělejte nic: bez kódu se dovnitř nikdo nedostane.
mail-recovered-subject = Váš účet má nové heslo
mail-recovered =
    Někdo se do účtu { $login } přihlásil záchranným kódem a zvolil nové heslo. Všechny ostatní prohlížeče jsou odhlášené a tokeny programů zrušené.

    Pokud o tom nic nevíte, nechte si poslat kód e-mailem, zvolte znovu nové heslo a vytvořte si nové záchranné kódy:
    { $url }/account
mail-notice =
    { $notice }

    { $table }

    Nechcete už e-maily dostávat? Vypněte je na stránce svého účtu:
    { $account }
