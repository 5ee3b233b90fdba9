## Wspólna gra: zegary, cofanie ruchów, odchodzenie, przyglądanie się.

# Kto tu jest i jak gra się przy stole
web-company = Przy stole
web-seat-you = to ty
web-you = Ty
web-seat-is-bot = to bot
web-seat-here = na miejscu
web-seat-not-here = brak połączenia
web-seat-stood-in = poza stołem; gra bot, poziom { $level }
web-level-child = dziecięcy
web-level-easy = łatwy
web-level-medium = średni
web-level-hard = trudny
web-level-master = mistrzowski
web-level-of-bot = Poziom { $level }:
web-watching =
    { $count ->
        [one] Przygląda się { $count } osoba.
        [few] Przyglądają się { $count } osoby.
        [many] Przygląda się { $count } osób.
       *[other] Przygląda się { $count } osoby.
    }
web-pace-live = na żywo
web-pace-days = korespondencyjnie
web-settings-days = na każdy ruch { $days }
web-settings-clock = dla każdego { $clock }
web-settings-increment = za każdy ruch dodatkowo { $more }
web-settings-no-clock = bez zegara
web-settings-no-undo = ruchów się nie cofa
web-settings-no-spectators = bez widzów
web-settings-rated = do rankingu
web-settings-coach = z trenerem
web-settings-carried = rozpoczęte na urządzeniu

# Stół, który czeka
web-waiting = Czekamy na graczy
web-invite-link = Link do miejsca { $seat }
web-copy-link = Kopiuj link
web-copied = Skopiowano.
web-copy-by-hand = Link jest zaznaczony, skopiuj go samodzielnie.
web-invite-share = Udostępnij
web-invite-qr = Kod QR do miejsca { $seat }
web-invite-qr-about = Kod QR z powyższym linkiem
web-sat-down = Przy stole siada { $name }.
web-free-seat = Zwolnij miejsce
web-seat-freed = { $name } nie siedzi już przy stole; miejsce jest wolne.
web-fill = Posadź tu bota
web-fill-all = Posadź boty na wszystkich wolnych miejscach
web-waiting-kept = Jeśli gra się nie zacznie, ten stół zostanie zachowany do { $date }.
web-fill-level = Poziom botów
web-take-seat-name = Twoje imię
web-take-seat = Usiądź

# Zegary
web-clock = Zegary
web-clock-none = Przy tym stole nie ma zegara.
web-clock-left = { $name }: { $time }.
web-clock-warning = Twój czas: { $time }.
web-clock-runs = czas biegnie
web-give-minute = Dodaj 1 minutę
web-give-day = Dodaj 1 dzień

# Cofanie
web-undo-ask = Cofnij mój ostatni ruch
web-undo-question = { $name }: prośba o cofnięcie ostatniego ruchu. Zgadzasz się?
web-undo-waiting = Prosisz o cofnięcie swojego ruchu. Czekamy na odpowiedź: { $names }.
web-undo-other = { $name }: prośba o cofnięcie ostatniego ruchu. Czekamy na odpowiedź: { $names }.
web-undo-agree = Zgadzam się
web-undo-refuse = Nie zgadzam się
web-undo-withdraw = Wycofaj prośbę
web-undo-off = Przy tym stole niczego się nie cofa.
web-undo-impossible = Nie masz ruchu, który można teraz cofnąć.
web-undo-not-asked = Nikt nie czeka na twoją odpowiedź.

# Rada
web-advice = Trener
web-advice-ask = Poproś o radę
web-advice-thinking = Trener się zastanawia.
web-advice-off = Przy tym stole trener nie doradza.
web-advice-not-now = Trener doradza temu, kto ma podjąć decyzję.
web-advice-figures = (szansa { $win }, punkty { $points })

# Odchodzenie i przyglądanie się
web-looking-on-later = Stół jest pokazywany z opóźnieniem: { $time }.
web-away = Nie ma cię przy stole. Gra za ciebie bot.
web-return = Wróć do stołu
web-leave = Odejdź od stołu
web-leave-seat = Zwolnij moje miejsce
web-leave-help = Bot gra za ciebie, dopóki nie wrócisz.
web-give-up = Poddaj grę
web-give-up-question = Poddać grę? Skończy się od razu twoją przegraną.
web-give-up-yes = Tak, poddaję
web-go-on = Nie, gram dalej
web-rematch-ready = Następna gra jest przygotowana, link jest przy wyniku.

# Klawisze i wpisywane słowa, oddzielone przecinkami

# Nowy stół
web-new-table-more = Jak gra się przy stole
web-new-table-pace = Tempo
web-new-table-pace-live = na żywo
web-new-table-pace-days = korespondencyjnie
web-new-table-pace-help-live = Wszyscy siedzą przy stole jednocześnie.
web-new-table-pace-help-days = Każdy zagląda, kiedy mu wygodnie. Takie stoły są na twojej liście wymienione osobno.
web-new-table-clock = Zegar
web-new-table-clock-on = Graj z zegarem
web-new-table-minutes = Minuty dla każdego gracza
web-new-table-increment = Dodatkowe sekundy za każdy ruch
web-new-table-tenfold = Dziesięć razy więcej czasu
web-new-table-clock-help = Bez zegara nikt nikogo nie pogania. Z zegarem pozostały czas jest ogłaszany na 60, 30 i 10 sekund przed końcem, każdy może dodać czasu innemu, a za tego, komu czas się skończy, gra dalej bot; w grze we dwoje oznacza to przegraną.
web-new-table-days = Czas na każdy ruch
web-new-table-days-none = bez ograniczenia
web-new-table-days-count =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
web-new-table-days-help = Gdy czas minie, za gracza gra dalej bot; w grze we dwoje oznacza to przegraną.
web-new-table-visibility = Kto może usiąść
web-new-table-visibility-private = tylko zaproszeni
web-new-table-visibility-open = każdy
web-new-table-visibility-help-private = Znajomi dołączają przez link do swojego miejsca.
web-new-table-visibility-help-open = Stół jest na liście dla wszystkich, dopóki jego wolne miejsca nie będą zajęte.
web-new-table-chat = Rozmowa
web-new-table-chat-free = swobodna
web-new-table-chat-phrases = gotowe zdania
web-new-table-chat-off = wyłączona
web-new-table-chat-help-free = Każdy pisze, co chce, i każdy może u siebie wyciszyć dowolną osobę.
web-new-table-chat-help-phrases = Tylko gotowe zdania; każdy czyta je w swoim języku.
web-new-table-chat-help-off = Przy tym stole się nie pisze.
web-new-table-rest = Cofanie, przyglądanie się, trener, ranking
web-new-table-undo = Ruchy można cofać
web-new-table-undo-help = Gdy wszyscy inni się zgodzą, a od czasu tego ruchu nic nie wylosowano ani nie pokazano.
web-new-table-undo-never = Przy tych zasadach nigdy niczego się nie cofa.
web-new-table-spectators = Inni mogą się przyglądać
web-new-table-spectators-help = Widzą to, co mogą widzieć wszyscy; jeśli kamienie w rękach są zakryte, z minutowym opóźnieniem.
web-new-table-coach = Trener doradza na prośbę
web-new-table-coach-help = Każdy może przed decyzją poprosić o wskazanie najlepszych ruchów. Taka gra nie liczy się do rankingu.
web-new-table-rated = Gra liczy się do rankingu
web-new-table-rated-help = Liczy się wszystkim graczom, którzy mają konto.
web-new-table-rated-account = Do rankingu liczą się tylko gry osób z kontem.
web-new-table-account = Załóż konto

# Stoły na stronie głównej
web-lobby-live = Na żywo
web-lobby-days = Korespondencyjnie
web-lobby-waits = czeka na graczy
web-lobby-open = Stoły, które na ciebie czekają
web-lobby-open-help = Podaj imię i usiądź; lista odświeża się sama.
web-lobby-open-none = Teraz żaden stół nie czeka na graczy. Poniżej możesz otworzyć własny.
web-lobby-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
web-lobby-here =
    { $count ->
        [one] Jest tu teraz { $count } osoba.
        [few] Są tu teraz { $count } osoby.
        [many] Jest tu teraz { $count } osób.
       *[other] Jest tu teraz { $count } osoby.
    }
web-lobby-more = Pokaż więcej stołów
web-lobby-sit = Usiądź
web-lobby-need-name = Najpierw podaj swoje imię.
web-lobby-gone = Ten stół nie jest już wolny.
web-lobby-seek = Czekasz na drugą osobę do gry { $game }
web-lobby-seek-end = Nie czekaj dłużej
web-lobby-seek-found = Ktoś się znalazł, gra się zaczyna.
web-lobby-seek-long = Na razie nikogo nie ma. Tymczasem możesz zagrać z botem; nadal czekamy na drugą osobę.
web-lobby-seek-bot = Graj tymczasem z botem
web-lobby-seek-ended = Już na nikogo nie czekasz.
web-lobby-seekers =
    { $count ->
        [one] { $count } osoba czeka na kogoś do gry.
        [few] { $count } osoby czekają na kogoś do gry.
        [many] { $count } osób czeka na kogoś do gry.
       *[other] { $count } osoby czeka na kogoś do gry.
    }
