## Operator w wierszu poleceń.

terminal-about-admin = Zarządza serwerem: przegląda, ukrywa i zamyka stoły, zakazuje gry; wszystko trafia do dziennika.
terminal-metavar-duty = ZADANIE
terminal-input-duty = Co zrobić: tables, table, people, person, reports, bans, log, hide-table, show-table, hide-name, hide-message, close, ban, unban, settle. Bez tego help, które objaśnia wszystkie.
terminal-option-status = Tylko stoły, które czekają (waiting), są w grze (running) albo skończone (finished).
terminal-option-lobby = Tylko stoły otwarte dla wszystkich albo ukryte na liście.
terminal-option-person = Tylko stoły, które osoba o tym numerze otworzyła albo przy których siedzi.
terminal-option-address = Tylko stoły osób, które są teraz pod tym adresem.
terminal-option-settled = Zgłoszenia załatwione zamiast tych, które czekają.
terminal-option-for = Jak długo trwa zakaz, na przykład 12h (godziny) albo 7d (dni).
terminal-option-forever = Zakaz na stałe.
terminal-option-note = Uzasadnienie, najwyżej 300 znaków; zostaje tylko w dzienniku.
terminal-option-by = Imię tego, kto to robi, do dziennika; bez tej opcji użytkownik tego systemu.
terminal-metavar-span = CZAS
terminal-metavar-note = NOTATKA
terminal-admin-how-tables = tables: ostatnie stoły. Opcje: --status, --lobby, --person, --address.
terminal-admin-how-table = table STÓŁ: stół według oznaczenia albo linku i to, co przy nim ostatnio powiedziano.
terminal-admin-how-people = people TEKST: osoby, których imię albo login zawiera ten tekst.
terminal-admin-how-person = person NUMER: osoba, jej konto, zakaz, zgłoszenia i stoły.
terminal-admin-how-reports = reports: czekające zgłoszenia i to, co przed nimi powiedziano. Opcja: --settled.
terminal-admin-how-bans = bans: obowiązujące zakazy.
terminal-admin-how-log = log: ostatnie działania operatorów.
terminal-admin-how-hide-table = hide-table STÓŁ: ukrywa otwarty stół na liście; link nadal do niego prowadzi.
terminal-admin-how-show-table = show-table STÓŁ: znów pokazuje ukryty stół na liście.
terminal-admin-how-hide-name = hide-name NUMER: zastępuje imię osoby wszędzie neutralnym.
terminal-admin-how-hide-message = hide-message STÓŁ NUMER: ukrywa napisaną wiadomość przed wszystkimi oprócz operatorów.
terminal-admin-how-close = close STÓŁ POWÓD: zamyka stół na dobre, bez wyniku. Gracze poznają powód: talk, cheating, disturbing, fault albo other.
terminal-admin-how-ban = ban NUMER POWÓD: zakazuje osobie gry, z --for albo --forever. Osoba pozna powód: talk, cheating, disturbing albo other.
terminal-admin-how-unban = unban NUMER: znosi zakaz.
terminal-admin-how-settle = settle ZGŁOSZENIE: zapisuje, że ze zgłoszeniem nie trzeba już nic robić.
terminal-admin-how-help = help: ta lista.
terminal-admin-no-task = Nie ma zadania { $text }. Do wyboru: { $known }.
terminal-admin-usage = Tak się tego polecenia nie zapisuje. { $how }
terminal-admin-no-table = { $text } nie jest ani oznaczeniem stołu, ani linkiem do niego.
terminal-admin-no-number = { $text } nie jest liczbą całkowitą większą od 0.
terminal-admin-no-grounds = Nie ma powodu { $text }. Do wyboru: { $known }.
terminal-admin-how-long = Podaj, jak długo trwa zakaz: albo --for, albo --forever.
terminal-admin-no-span = { $text } nie określa czasu trwania. Napisz na przykład 12h (godziny) albo 7d (dni).
terminal-admin-no-name = Dziennik potrzebuje imienia tego, kto to robi: --by, od 1 do { $longest } znaków.
terminal-admin-long-note = Notatka może mieć najwyżej { $longest } znaków.
terminal-admin-version = To nie jest baza serwera tej wersji. Najpierw uruchom serwer: zaktualizuje bazę.
terminal-admin-refused = Nic nie zrobiono: { $reason }
terminal-admin-done = Gotowe.
terminal-admin-nothing = Nic nie znaleziono.
terminal-admin-nameless = (bez imienia)
terminal-admin-never = nigdy
terminal-admin-table =
    { $table }: { $game }, { $status ->
        [waiting] czeka
        [running] w grze
       *[finished] koniec
    }, { $visibility ->
        [open] otwarty dla wszystkich
        [hidden] ukryty na liście
       *[private] prywatny
    }; założyła go osoba { $creator }, ostatnia zmiana { $changed } (UTC). Miejsca: { $seats }.
terminal-admin-seat-person = { $seat } { $name } (osoba { $person })
terminal-admin-seat-bot = { $seat } bot, poziom { $level }
terminal-admin-seat-free = { $seat } wolne
terminal-admin-message =
    { $kind ->
        [hidden] Ukryta wiadomość
       *[shown] Wiadomość
    } { $number }, { $at }, miejsce { $seat }: { $text }
terminal-admin-found = Osoba { $person }: { $name }, konto { $login }.
terminal-admin-person = Osoba { $person }: { $name }, konto { $login }, znana od { $since }, ostatnio { $seen } (UTC).
terminal-admin-person-is-bot = To bot, którego właścicielem jest osoba { $owner }.
terminal-admin-person-bot = Bot tej osoby: { $name } (osoba { $person }).
terminal-admin-person-reports = Zgłoszenia dotyczące tej osoby: { $about }, złożone przez tę osobę: { $by }.
terminal-admin-report =
    Zgłoszenie { $report }, { $reported } (UTC). Zgłoszono: osoba { $person }, { $name }, miejsce { $seat } przy stole { $table }, akcja { $ply }. Osoba zgłaszająca: { $reporter }. Powód: { $grounds ->
        [talk] imię albo wiadomości
        [cheating] oszukiwanie
       *[disturbing] przeszkadzanie
    }. Tekst: { $text } { $settled ->
        [never] (czeka)
       *[date] (załatwione { $settled })
    }
terminal-admin-ban =
    Zakaz dla osoby { $person }, { $name }, od { $since }, { $until ->
        [never] na stałe
       *[date] do { $until } (UTC)
    }. Powód: { $grounds }.
terminal-admin-act = { $at } (UTC), { $by }: { $what }. Notatka: { $note }
