## Účet, profily a žebříčky.

web-account = Účet
web-account-of = Účet { $login }
web-account-lead = Ke hře stačí jméno a odkaz. Účet si pamatuje vaše hry, statistiky a rating a otevře vaše stoly i na jiných zařízeních.
web-account-known = V tomto prohlížeči jste { $name }.
web-account-kept =
    { $count ->
        [one] Bez účtu si server pamatuje vaše jméno a hry { $count } den od poslední návštěvy v tomto prohlížeči. Potom jméno smaže; dohrané hry zůstanou bez něj.
        [few] Bez účtu si server pamatuje vaše jméno a hry { $count } dny od poslední návštěvy v tomto prohlížeči. Potom jméno smaže; dohrané hry zůstanou bez něj.
       *[other] Bez účtu si server pamatuje vaše jméno a hry { $count } dní od poslední návštěvy v tomto prohlížeči. Potom jméno smaže; dohrané hry zůstanou bez něj.
    }
web-account-log-in = Přihlásit se
web-account-register = Založit účet
web-account-login = Přihlašovací jméno
web-account-login-hint = Tímto jménem se přihlašujete. Ostatní ho uvidí, jen když svůj profil zveřejníte.
web-account-password = Heslo
web-account-password-hint = Nejméně 8 znaků; dobře poslouží několik slov.
web-account-show-password = Ukázat heslo
web-account-name-hint = Tak se vám říká u stolů.
web-account-keep-tables = Převést stoly z tohoto prohlížeče do účtu
web-account-keep-tables-hint = Jinak na ně tento prohlížeč zapomene.
web-account-faults =
    { $count ->
        [one] Je třeba opravit { $count } věc
        [few] Je třeba opravit { $count } věci
       *[other] Je třeba opravit { $count } věcí
    }
web-account-need-login = Vyplňte prosím přihlašovací jméno.
web-account-need-password = Vyplňte prosím heslo.
web-account-need-new-password = Vyplňte prosím nové heslo.
web-account-need-name = Vyplňte prosím své jméno.
web-account-need-confirmation = Zaškrtněte prosím, že to opravdu chcete.
web-account-registered = Účet je založen, přihlášení se podařilo.
web-account-logged-in = Přihlášeno jako { $login }.
web-account-logged-out = Odhlášeno.
web-account-log-out = Odhlásit se
web-account-log-out-everywhere = Odhlásit se všude
web-account-log-out-hint =
    { $count ->
        [one] Přihlášení platí jen v tomto prohlížeči.
        [few] Přihlášení platí { PREPOSITION("v", $count) } prohlížečích.
       *[other] Přihlášení platí { PREPOSITION("v", $count) } prohlížečích.
    }
web-account-statistics = Statistiky
web-account-no-games = Zatím tu nejsou žádné dohrané hry.
web-account-column-game = Hra
web-account-column-seats = Hráčů
web-account-column-games = Her
web-account-column-wins = Výher
web-account-column-place = Průměrné místo
web-account-column-best = Nejvíc bodů
web-account-column-points = Průměr bodů
web-account-column-rating = Rating
web-account-column-rated = Her o rating
web-account-none = není
web-account-history = Dohrané hry
web-account-place = { $place }. místo { PREPOSITION("z", $seats) }
web-account-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-account-rated = o rating
web-account-earlier = Ukázat starší hry
web-account-ratings = Rating
web-account-ratings-help = Když se hraje o rating, sedí na každém místě někdo jiný a každý má účet. Začíná se na { $first }.
web-account-lists = Žebříčky všech, kdo svůj rating zveřejnili
web-account-profile = Profil
web-account-public = Ukázat můj profil všem
web-account-public-hint = Ostatní pak najdou vaše přihlašovací jméno, jméno, statistiky a rating. Jinak se nikdo nedozví, že účet máte.
web-account-see-profile = Jak vás vidí ostatní
web-account-save = Uložit
web-account-saved = Uloženo.
web-account-change-password = Změnit heslo
web-account-old-password = Dosavadní heslo
web-account-new-password = Nové heslo
web-account-password-changed = Heslo je změněno. V ostatních prohlížečích se přihlaste znovu.
web-account-codes = Záchranné kódy
web-account-codes-left =
    { $count ->
        [0] Nemáte žádný. Když zapomenete heslo, bez kódu vás dovnitř nikdo nepustí.
        [one] Zbývá vám { $count } kód.
        [few] Zbývají vám { $count } kódy.
       *[other] Zbývá vám { $count } kódů.
    }
web-account-codes-hint = Když zapomenete heslo, kód vás pustí dovnitř a zvolíte si nové. Každý kód platí jednou. Mějte je na papíře nebo jinde v bezpečí; nové kódy zruší staré.
web-account-codes-renew = Vytvořit nové kódy
web-account-codes-of = Záchranné kódy účtu { $login }
web-account-codes-once = Ukážou se jen teď: vytiskněte si je, stáhněte nebo opište.
web-account-forgotten = Zapomněli jste heslo?
web-account-recover = Přihlásit se záchranným kódem
web-account-code = Záchranný kód
web-account-code-hint = Jeden z vytištěných kódů, nebo ten z e-mailu. Na spojovnících a velikosti písmen nezáleží.
web-account-mail-code = Poslat mi kód e-mailem
web-account-mail-code-hint = Pro účty s potvrzenou e-mailovou adresou.
web-account-mail-code-sent = Pokud má účet potvrzenou e-mailovou adresu, kód je na cestě. Platí půl hodiny. Pokud vám nějaký přišel už před pár minutami, použijte ten.
web-account-need-code = Vyplňte prosím záchranný kód.
web-account-recovered = Přihlášeno jako { $login }, platí nové heslo. V ostatních prohlížečích se přihlaste znovu.
web-account-tokens = Tokeny pro programy
web-account-tokens-hint = S tokenem jedná váš program vaším jménem a heslo přitom nezná. Dejte každému programu vlastní token, a to jen s oprávněními, která potřebuje. Nové heslo zruší všechny tokeny.
web-account-token-name = K čemu token slouží
web-account-token-scopes = Co smí
web-account-token-play = sedat si ke stolům a hrát
web-account-token-watch = sledovat stoly tak, jak je vidíte vy
web-account-token-read = číst vaše stoly, záznamy a výsledky
web-account-token-bot = hrát jako váš robot, který má jméno tokenu
web-account-token-bot-hint = Co rozhoduje samo, hraje jako robot: má vlastní rating a každý vidí, že je to robot.
web-account-need-token-name = Napište prosím, k čemu token slouží.
web-account-need-token-scope = Zaškrtněte prosím aspoň jedno oprávnění.
web-account-token-make = Vytvořit token
web-account-token-new = Nový token: { $name }
web-account-token-once = Ukáže se jen teď: zkopírujte ho do svého programu. Kdo ho má, smí všechno, co token dovoluje.
web-account-token-kept = Vaše tokeny
web-account-token-never = zatím nepoužitý
web-account-token-used = naposledy použitý { $day }
web-account-token-revoke = Zrušit token { $name }
web-account-token-revoked = Token { $name } je zrušený.
web-bots = Roboti
web-bot-unrated = zatím bez hry o rating
web-bot-delete = Smazat robota { $name }
web-bot-delete-question = Smazat robota { $name } i s jeho tokeny a ratingem? Vrátit to nejde.
web-bot-keep = Nechat
web-bot-deleted = Robot { $name } je smazaný.
web-mail = Upozornění e-mailem
web-mail-hint = Když se hraje korespondenčně, e-mail vám oznámí, že jste na řadě. Je v něm název stolu a odkaz, nic víc.
web-mail-address = E-mailová adresa
web-mail-give = Poslat mi kód
web-mail-need-address = Vyplňte prosím e-mailovou adresu.
web-mail-sent = Na { $address } odešel kód. Platí hodinu.
web-mail-code = Kód z e-mailu
web-mail-need-code = Vyplňte prosím kód.
web-mail-confirm = Potvrdit adresu
web-mail-confirmed = Adresa { $address } je potvrzená.
web-mail-notices = Při korespondenční hře mě upozornit e-mailem
web-mail-remove = Odstranit adresu
web-mail-removed = Adresa je odstraněná.
web-account-data = Vaše údaje
web-account-export = Stáhnout všechno
web-account-export-hint = Jeden soubor JSON se vším, co o vás server ví, i se záznamy vašich dohraných her.
web-account-delete = Smazat všechno o mně
web-account-delete-hint = Vaše jméno i vaše zprávy všude zmizí, u vašich stolů dohraje robot a výsledky zůstanou beze jména. Nelze to vzít zpět.
web-account-delete-confirm = Ano, chci o sobě všechno smazat
web-account-delete-now = Smazat teď
web-account-deleted = Všechno o vás je smazáno.
web-player = Profil
web-player-of = Profil: { $name }
web-player-login = Přihlašovací jméno: { $login }
web-ratings-of = Žebříček, { $game }
web-ratings-help = Jsou tu ti, kdo svůj profil zveřejnili. Začíná se na { $first }; číslo říká, jaké síly hráč s velkou jistotou dosahuje.
web-ratings-empty = Nikdo z těch, kdo svůj profil zveřejnili, tu zatím rating nemá.
web-ratings-who = Kdo je v žebříčku
web-ratings-people = Lidé
web-ratings-bots-help = Jsou tu roboti těch, kdo svůj profil zveřejnili; počítají se jejich hry mezi sebou i s lidmi. Začíná se na { $first }. Hry s roboty rating lidí nemění.
web-ratings-bots-empty = Zatím tu nemá rating žádný robot, jehož majitel má veřejný profil.
web-ratings-games = Hry
web-ratings-seats = Počet hráčů
web-ratings-count =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
web-ratings-column-place = Místo
web-ratings-column-name = Jméno
