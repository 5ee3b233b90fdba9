## Účet, profily a rebríčky.

web-account = Účet
web-account-of = Účet { $login }
web-account-lead = Na hru stačí meno a odkaz. Účet si pamätá vaše hry, štatistiky a rating a otvorí vaše stoly aj na iných zariadeniach.
web-account-known = V tomto prehliadači ste { $name }.
web-account-kept =
    { $count ->
        [one] Bez účtu si server pamätá vaše meno a hry { $count } deň od poslednej návštevy v tomto prehliadači. Potom meno zmaže; dohrané hry zostanú bez neho.
        [few] Bez účtu si server pamätá vaše meno a hry { $count } dni od poslednej návštevy v tomto prehliadači. Potom meno zmaže; dohrané hry zostanú bez neho.
       *[other] Bez účtu si server pamätá vaše meno a hry { $count } dní od poslednej návštevy v tomto prehliadači. Potom meno zmaže; dohrané hry zostanú bez neho.
    }
web-account-log-in = Prihlásiť sa
web-account-register = Založiť účet
web-account-login = Prihlasovacie meno
web-account-login-hint = Týmto menom sa prihlasujete. Ostatní ho uvidia, len keď svoj profil zverejníte.
web-account-password = Heslo
web-account-password-hint = Najmenej 8 znakov; dobre poslúži niekoľko slov.
web-account-show-password = Ukázať heslo
web-account-name-hint = Tak vás volajú pri stoloch.
web-account-keep-tables = Preniesť stoly z tohto prehliadača do účtu
web-account-keep-tables-hint = Inak na ne tento prehliadač zabudne.
web-account-faults =
    { $count ->
        [one] Treba opraviť { $count } vec
        [few] Treba opraviť { $count } veci
       *[other] Treba opraviť { $count } vecí
    }
web-account-need-login = Vyplňte, prosím, prihlasovacie meno.
web-account-need-password = Vyplňte, prosím, heslo.
web-account-need-new-password = Vyplňte, prosím, nové heslo.
web-account-need-name = Vyplňte, prosím, svoje meno.
web-account-need-confirmation = Zaškrtnite, prosím, že to naozaj chcete.
web-account-registered = Účet je založený a ste prihlásení.
web-account-logged-in = Ste prihlásení ako { $login }.
web-account-logged-out = Ste odhlásení.
web-account-log-out = Odhlásiť sa
web-account-log-out-everywhere = Odhlásiť sa všade
web-account-log-out-hint =
    { $count ->
        [one] Ste prihlásení len v tomto prehliadači.
        [few] Ste prihlásení v { $count } prehliadačoch.
       *[other] Ste prihlásení v { $count } prehliadačoch.
    }
web-account-statistics = Štatistiky
web-account-no-games = Zatiaľ tu nie sú žiadne dohrané hry.
web-account-column-game = Hra
web-account-column-seats = Hráčov
web-account-column-games = Hier
web-account-column-wins = Výhier
web-account-column-place = Priemerné miesto
web-account-column-best = Najviac bodov
web-account-column-points = Priemer bodov
web-account-column-rating = Rating
web-account-column-rated = Hier o rating
web-account-none = žiadne
web-account-history = Dohrané hry
web-account-place = { $place }. miesto { PREPOSITION("z", $seats) }
web-account-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
web-account-rated = o rating
web-account-earlier = Ukázať staršie hry
web-account-ratings = Rating
web-account-ratings-help = Pri stole, kde sa hrá o rating, sedí na každom mieste niekto iný a každý má účet. Začína sa na { $first }.
web-account-lists = Rebríčky všetkých, ktorí svoj rating zverejnili
web-account-profile = Profil
web-account-public = Ukázať môj profil všetkým
web-account-public-hint = Ostatní potom nájdu vaše prihlasovacie meno, meno, štatistiky a rating. Inak sa nikto nedozvie, že účet máte.
web-account-see-profile = Ako vás vidia ostatní
web-account-save = Uložiť
web-account-saved = Uložené.
web-account-change-password = Zmeniť heslo
web-account-old-password = Doterajšie heslo
web-account-new-password = Nové heslo
web-account-password-changed = Heslo je zmenené. V ostatných prehliadačoch sa prihláste znova.
web-account-codes = Záchranné kódy
web-account-codes-left =
    { $count ->
        [0] Nemáte žiadny. Keď zabudnete heslo, bez kódu vás dnu nikto nepustí.
        [one] Zostáva vám { $count } kód.
        [few] Zostávajú vám { $count } kódy.
       *[other] Zostáva vám { $count } kódov.
    }
web-account-codes-hint = Keď zabudnete heslo, kód vás pustí dnu a zvolíte si nové. Každý kód platí raz. Zapíšte si ich na papier alebo ich uložte na bezpečné miesto; nové kódy zrušia staré.
web-account-codes-renew = Vytvoriť nové kódy
web-account-codes-of = Záchranné kódy účtu { $login }
web-account-codes-once = Ukážu sa iba teraz: vytlačte si ich, stiahnite alebo odpíšte.
web-account-forgotten = Zabudli ste heslo?
web-account-recover = Prihlásiť sa záchranným kódom
web-account-code = Záchranný kód
web-account-code-hint = Jeden z tých, ktoré ste si vytlačili, alebo ten z e-mailu. Na spojovníkoch a veľkosti písmen nezáleží.
web-account-mail-code = Poslať mi kód e-mailom
web-account-mail-code-hint = Pre účty s potvrdenou e-mailovou adresou.
web-account-mail-code-sent = Ak má účet potvrdenú e-mailovú adresu, kód je na ceste. Platí pol hodiny. Ak vám prišiel pred pár minútami, použite ten.
web-account-need-code = Vyplňte, prosím, záchranný kód.
web-account-recovered = Ste prihlásení ako { $login } a platí nové heslo. V ostatných prehliadačoch sa prihláste znova.
web-account-tokens = Tokeny pre programy
web-account-tokens-hint = S tokenom koná váš program vo vašom mene a heslo pritom nepozná. Dajte každému programu vlastný token a iba tie oprávnenia, ktoré potrebuje. Nové heslo zruší všetky tokeny.
web-account-token-name = Na čo token slúži
web-account-token-scopes = Čo smie
web-account-token-play = sadať si k stolom a hrať
web-account-token-watch = sledovať stoly tak, ako ich vidíte vy
web-account-token-read = čítať vaše stoly, záznamy a výsledky
web-account-token-bot = hrať ako váš robot, ktorý sa volá ako token
web-account-token-bot-hint = Program, ktorý rozhoduje sám, hrá ako robot: každý vidí, že je to robot, a rating má vlastný.
web-account-need-token-name = Napíšte, prosím, na čo token slúži.
web-account-need-token-scope = Zaškrtnite, prosím, aspoň jedno oprávnenie.
web-account-token-make = Vytvoriť token
web-account-token-new = Nový token: { $name }
web-account-token-once = Ukáže sa iba teraz: skopírujte ho do svojho programu. Kto ho má, môže všetko, čo smie token.
web-account-token-kept = Vaše tokeny
web-account-token-never = zatiaľ nepoužitý
web-account-token-used = naposledy použitý { $day }
web-account-token-revoke = Zrušiť token { $name }
web-account-token-revoked = Token { $name } je zrušený.
web-bots = Roboti
web-bot-unrated = zatiaľ bez hry o rating
web-bot-delete = Zmazať robota { $name }
web-bot-delete-question = Zmazať robota { $name } aj s jeho tokenmi a ratingom? Vrátiť sa to nedá.
web-bot-keep = Nechať
web-bot-deleted = Robot { $name } je zmazaný.
web-mail = Upozornenia e-mailom
web-mail-hint = Keď sa hrá korešpondenčne, e-mail vám oznámi, že ste na rade. Je v ňom názov stola a odkaz, nič viac.
web-mail-address = E-mailová adresa
web-mail-give = Poslať mi kód
web-mail-need-address = Vyplňte, prosím, e-mailovú adresu.
web-mail-sent = Na { $address } odišiel kód. Platí hodinu.
web-mail-code = Kód z e-mailu
web-mail-need-code = Vyplňte, prosím, kód.
web-mail-confirm = Potvrdiť adresu
web-mail-confirmed = Adresa { $address } je potvrdená.
web-mail-notices = Pri korešpondenčnej hre ma upozorniť e-mailom
web-mail-remove = Odstrániť adresu
web-mail-removed = Adresa je odstránená.
web-account-data = Vaše údaje
web-account-export = Stiahnuť všetko
web-account-export-hint = Jeden súbor JSON so všetkým, čo o vás server vie, aj so záznamami vašich dohraných hier.
web-account-delete = Zmazať všetko o mne
web-account-delete-hint = Vaše meno aj to, čo ste napísali, všade zmiznú, pri vašich stoloch dohrá robot a výsledky zostanú bez mena. Nedá sa to vziať späť.
web-account-delete-confirm = Áno, chcem o sebe všetko zmazať
web-account-delete-now = Zmazať teraz
web-account-deleted = Všetko o vás je zmazané.
web-player = Profil
web-player-of = Profil: { $name }
web-player-login = Prihlasovacie meno: { $login }
web-ratings-of = Rebríček, { $game }
web-ratings-help = Sú tu tí, ktorí svoj profil zverejnili. Začína sa na { $first }; číslo udáva silu, ktorú hráč takmer určite dosahuje.
web-ratings-empty = Nikto z tých, ktorí svoj profil zverejnili, tu zatiaľ rating nemá.
web-ratings-who = Čí rating
web-ratings-people = Ľudia
web-ratings-bots-help = Sú tu roboti tých, ktorí svoj profil zverejnili; hodnotia sa podľa hier medzi sebou a s ľuďmi. Začína sa na { $first }. Hry s robotmi rating ľudí nemenia.
web-ratings-bots-empty = Nikto s verejným profilom tu zatiaľ nemá robota s ratingom.
web-ratings-games = Hry
web-ratings-seats = Počet hráčov
web-ratings-count =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčov
    }
web-ratings-column-place = Miesto
web-ratings-column-name = Meno
