## Rozhovor pri stole a upozornenia: čo server odmieta a čo posiela, keď je stránka zatvorená.

refusal-which_seat = Určte, za ktoré zo svojich miest hovoríte.
refusal-talk_off = Pri tomto stole je rozhovor vypnutý.
refusal-phrases_only = Tu možno hovoriť len hotovými vetami.
refusal-no_team_line = Nemáte tu spoluhráča, s ktorým by ste mohli hovoriť osamote.
refusal-nothing_said = Správa je prázdna.
refusal-text_too_long = Správa smie mať najviac { $longest } znakov.
refusal-talk_too_fast = To bolo priveľa naraz. Počkajte, prosím, niekoľko sekúnd.
refusal-talk_full = Pri tomto stole sa toho nahovorilo toľko, že sa ďalšie správy nezmestia.
refusal-nobody_to_mute = Na tomto mieste nesedí nikto, koho by ste mohli stlmiť.
refusal-nobody_to_notify = Upozornenia možno posielať len ľuďom, ktorí otvorili stôl alebo si k nemu prisadli.
refusal-bad_push_address = Na túto adresu nemožno posielať upozornenia.
refusal-no_mail = Tento server neposiela e-maily.
refusal-bad_mail_address = To nie je e-mailová adresa.
refusal-mail_not_sent = Poštový server správu neprijal. Skúste to, prosím, neskôr.
refusal-wrong_mail_code = Kód nie je správny alebo je príliš starý. Dajte si poslať nový.
refusal-no_plans = Pri tomto stole sa plánovať nedá: ide to len tam, kde sa hrá korešpondenčne a nič sa neskrýva.
refusal-own_turn = Ste na rade: hrajte hneď.

notice-turn = Ste na rade.
notice-reminder = Stále ste na rade a čas na ťah sa kráti.
notice-plan_done = Vykonalo sa, čo ste si naplánovali.
notice-plan_dropped = Vaše plány padli: pri stole sa medzitým niečo zmenilo.

mail-confirm-subject = Kód k vašej e-mailovej adrese
mail-confirm =
    Váš kód: { $code }

    Platí hodinu. Zadajte ho na stránke svojho účtu: { $url }/account
    Ak ste oň nežiadali, nerobte nič: ďalšie správy neprídu.
mail-recover-subject = Záchranný kód k vášmu účtu
mail-recover =
    Záchranný kód účtu { $login }: { $code }

    Použiť ho možno len raz, a to do pol hodiny. Na stránke účtu otvorte „Zabudli ste heslo?“, zadajte kód a zvoľte nové heslo:
    { $url }/account

    Ak ste oň nežiadali, nerobte nič: bez kódu sa dnu nikto nedostane.
mail-recovered-subject = Váš účet má nové heslo
mail-recovered =
    Niekto vstúpil do účtu { $login } pomocou záchranného kódu a zvolil nové heslo. Všetky ostatné prehliadače sú odhlásené a tokeny programov zrušené.

    Ak ste to neboli vy, dajte si poslať kód e-mailom, zvoľte znova nové heslo a vytvorte si nové záchranné kódy:
    { $url }/account
mail-notice =
    { $notice }

    { $table }

    Nechcete už dostávať e-maily? Vypnite ich na stránke svojho účtu:
    { $account }
