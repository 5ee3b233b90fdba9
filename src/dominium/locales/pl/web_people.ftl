## Konto, profile i rankingi.

web-account = Konto
web-account-of = Konto { $login }
web-account-lead = Do gry wystarczą imię i link. Konto zapamiętuje twoje gry, statystyki i ranking oraz otwiera twoje stoły na innych urządzeniach.
web-account-known = W tej przeglądarce nazywasz się { $name }.
web-account-kept =
    { $count ->
        [one] Bez konta serwer pamięta twoje imię i gry przez { $count } dzień od ostatniego wejścia z tej przeglądarki. Potem usuwa imię; skończone gry zostają bez niego.
        [few] Bez konta serwer pamięta twoje imię i gry przez { $count } dni od ostatniego wejścia z tej przeglądarki. Potem usuwa imię; skończone gry zostają bez niego.
        [many] Bez konta serwer pamięta twoje imię i gry przez { $count } dni od ostatniego wejścia z tej przeglądarki. Potem usuwa imię; skończone gry zostają bez niego.
       *[other] Bez konta serwer pamięta twoje imię i gry przez { $count } dnia od ostatniego wejścia z tej przeglądarki. Potem usuwa imię; skończone gry zostają bez niego.
    }
web-account-log-in = Zaloguj się
web-account-register = Załóż konto
web-account-login = Login
web-account-login-hint = Służy do logowania. Inni zobaczą go tylko wtedy, gdy upublicznisz swój profil.
web-account-password = Hasło
web-account-password-hint = Co najmniej 8 znaków; dobrze sprawdza się kilka słów.
web-account-show-password = Pokaż hasło
web-account-name-hint = Tak się nazywasz przy stołach.
web-account-keep-tables = Przenieś stoły z tej przeglądarki na konto
web-account-keep-tables-hint = W przeciwnym razie ta przeglądarka o nich zapomni.
web-account-faults =
    { $count ->
        [one] Do poprawienia jest { $count } rzecz
        [few] Do poprawienia są { $count } rzeczy
       *[many] Do poprawienia jest { $count } rzeczy
    }
web-account-need-login = Podaj login.
web-account-need-password = Podaj hasło.
web-account-need-new-password = Podaj nowe hasło.
web-account-need-name = Podaj swoje imię.
web-account-need-confirmation = Zaznacz, że naprawdę tego chcesz.
web-account-registered = Założono konto i od razu cię na nie zalogowano.
web-account-logged-in = Zalogowano jako { $login }.
web-account-logged-out = Wylogowano.
web-account-log-out = Wyloguj się
web-account-log-out-everywhere = Wyloguj się wszędzie
web-account-log-out-hint =
    { $count ->
        [one] Twoje konto jest teraz otwarte tylko w tej przeglądarce.
        [few] Twoje konto jest teraz otwarte w { $count } przeglądarkach.
       *[many] Twoje konto jest teraz otwarte w { $count } przeglądarkach.
    }
web-account-statistics = Statystyki
web-account-no-games = Nie ma tu jeszcze żadnych zakończonych gier.
web-account-column-game = Gra
web-account-column-seats = Graczy
web-account-column-games = Gier
web-account-column-wins = Wygranych
web-account-column-place = Średnie miejsce
web-account-column-best = Najwięcej punktów
web-account-column-points = Średnia punktów
web-account-column-rating = Ranking
web-account-column-rated = Gier rankingowych
web-account-none = brak
web-account-history = Zakończone gry
web-account-place = miejsce { $place } z { $seats }
web-account-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
web-account-rated = rankingowa
web-account-earlier = Pokaż wcześniejsze gry
web-account-ratings = Ranking
web-account-ratings-help = Przy stole rankingowym na każdym miejscu siedzi kto inny i każdy ma konto. Zaczyna się od { $first }.
web-account-lists = Rankingi wszystkich, którzy je upublicznili
web-account-profile = Profil
web-account-public = Pokaż mój profil wszystkim
web-account-public-hint = Inni znajdą wtedy twój login, imię, statystyki i ranking. W przeciwnym razie nikt się nie dowie, że masz konto.
web-account-see-profile = Jak widzą cię inni
web-account-save = Zapisz
web-account-saved = Zapisano.
web-account-change-password = Zmień hasło
web-account-old-password = Dotychczasowe hasło
web-account-new-password = Nowe hasło
web-account-password-changed = Hasło zostało zmienione. W innych przeglądarkach zaloguj się ponownie.
web-account-codes = Kody odzyskiwania
web-account-codes-left =
    { $count ->
        [0] Nie masz żadnego. Bez kodu nikt cię nie wpuści, jeśli zapomnisz hasła.
        [one] Został ci { $count } kod.
        [few] Zostały ci { $count } kody.
       *[many] Zostało ci { $count } kodów.
    }
web-account-codes-hint = Jeśli zapomnisz hasła, kod cię wpuści i wybierzesz nowe. Każdy kod działa raz. Trzymaj je na papierze albo w bezpiecznym miejscu; nowe kody unieważniają stare.
web-account-codes-renew = Utwórz nowe kody
web-account-codes-of = Kody odzyskiwania konta { $login }
web-account-codes-once = Pokazują się tylko teraz: wydrukuj je, pobierz albo przepisz.
web-account-forgotten = Nie pamiętasz hasła?
web-account-recover = Zaloguj się kodem odzyskiwania
web-account-code = Kod odzyskiwania
web-account-code-hint = Jeden z tych, które masz wydrukowane, albo ten z e-maila. Łączniki i wielkość liter nie mają znaczenia.
web-account-mail-code = Wyślij mi kod e-mailem
web-account-mail-code-hint = Dla kont z potwierdzonym adresem e-mail.
web-account-mail-code-sent = Jeśli konto ma potwierdzony adres e-mail, kod jest już w drodze. Jest ważny pół godziny. Jeśli kilka minut temu przyszedł już inny kod, użyj tamtego.
web-account-need-code = Podaj kod odzyskiwania.
web-account-recovered = Zalogowano jako { $login }, obowiązuje nowe hasło. W innych przeglądarkach trzeba zalogować się ponownie.
web-account-tokens = Tokeny dla programów
web-account-tokens-hint = Dzięki tokenowi program działa w twoim imieniu, nie znając hasła. Daj każdemu programowi osobny token i tylko te uprawnienia, których potrzebuje. Nowe hasło unieważnia wszystkie.
web-account-token-name = Do czego służy token
web-account-token-scopes = Co wolno z tym tokenem
web-account-token-play = siadać do stołów i grać
web-account-token-watch = oglądać stoły tak, jak ty je widzisz
web-account-token-read = czytać twoje stoły, zapisy i wyniki
web-account-token-bot = grać jako twój bot, który nazywa się jak token
web-account-token-bot-hint = Program, który sam decyduje, gra jako bot: każdy widzi, że to bot, a ranking ma własny.
web-account-need-token-name = Napisz, do czego służy token.
web-account-need-token-scope = Zaznacz przynajmniej jedną rzecz, na którą token pozwala.
web-account-token-make = Utwórz token
web-account-token-new = Nowy token: { $name }
web-account-token-once = Pokazuje się tylko teraz: skopiuj go do swojego programu. Kto go ma, może wszystko, na co token pozwala.
web-account-token-kept = Twoje tokeny
web-account-token-never = jeszcze nieużyty
web-account-token-used = ostatnio użyty { $day }
web-account-token-revoke = Unieważnij token { $name }
web-account-token-revoked = Token { $name } został unieważniony.
web-bots = Boty
web-bot-unrated = jeszcze bez gry rankingowej
web-bot-delete = Usuń bota { $name }
web-bot-delete-question = { $name }: usunąć tego bota razem z jego tokenami i rankingiem? Nie da się tego cofnąć.
web-bot-keep = Zostaw
web-bot-deleted = Bot { $name } został usunięty.
web-mail = Powiadomienia e-mailem
web-mail-hint = Gdy gra się korespondencyjnie, e-mail powiadomi cię, że przyszła twoja kolej. Jest w nim nazwa stołu i link, nic więcej.
web-mail-address = Adres e-mail
web-mail-give = Wyślij mi kod
web-mail-need-address = Wpisz adres e-mail.
web-mail-sent = Na adres { $address } wysłano kod. Jest ważny godzinę.
web-mail-code = Kod z e-maila
web-mail-need-code = Wpisz kod.
web-mail-confirm = Potwierdź adres
web-mail-confirmed = Adres { $address } został potwierdzony.
web-mail-notices = Powiadamiaj mnie e-mailem o grach korespondencyjnych
web-mail-remove = Usuń adres
web-mail-removed = Adres został usunięty.
web-account-data = Twoje dane
web-account-export = Pobierz wszystko
web-account-export-hint = Jeden plik JSON ze wszystkim, co serwer o tobie wie, także z zapisami twoich zakończonych gier.
web-account-delete = Usuń wszystko o mnie
web-account-delete-hint = Twoje imię i twoje wiadomości wszędzie znikną, przy twoich stołach dogra za ciebie bot, a wyniki zostaną bez imienia. Nie można tego cofnąć.
web-account-delete-confirm = Tak, chcę usunąć wszystko o sobie
web-account-delete-now = Usuń teraz
web-account-deleted = Wszystko o tobie zostało usunięte.
web-player = Profil
web-player-of = Profil: { $name }
web-player-login = Login gracza: { $login }
web-ratings-of = Ranking, { $game }
web-ratings-help = Są tu ci, którzy upublicznili swój profil. Zaczyna się od { $first }; liczba podaje siłę, którą gracz ma niemal na pewno.
web-ratings-empty = Nikt z tych, którzy upublicznili swój profil, nie ma tu jeszcze rankingu.
web-ratings-who = Czyj ranking
web-ratings-people = Ludzie
web-ratings-bots-help = Są tu boty tych, którzy upublicznili swój profil, uszeregowane według wyników gier między sobą i z ludźmi. Zaczyna się od { $first }. Gry z botami nie zmieniają rankingu ludzi.
web-ratings-bots-empty = Żaden bot osoby z publicznym profilem nie ma tu jeszcze rankingu.
web-ratings-games = Gry
web-ratings-seats = Liczba graczy
web-ratings-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }
web-ratings-column-place = Miejsce
web-ratings-column-name = Imię
