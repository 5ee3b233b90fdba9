## Strony internetowe.

# Wszędzie
web-skip = Przejdź do treści
web-menu = Menu
web-pages = Główne strony
web-nav-score = Licznik punktów
web-nav-replay = Odtwarzanie
web-nav-rules = Zasady
web-nav-account = Konto
web-nav-settings = Ustawienia
web-nav-help = Pomoc
web-nav-analysis = Plansza do analizy
web-nav-evenings = Wieczory klubowe
web-language = Język
web-to-lobby = Na stronę główną
web-unknown-page = Nie ma takiej strony
web-page-failed = Nie udało się wczytać strony. Wczytaj ją ponownie.
web-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
web-no-server = Do tego potrzebny jest serwer, a ta kopia Dominium go nie ma.
web-cancel = Anuluj
web-name = Twoje imię
web-somebody = Gość
web-table-of-rules = Tabela

# Strona główna
web-lobby-title = Królestwo z płytek domina
web-lobby-lead = Graj z botami, ze znajomymi na odległość albo razem przy jednym ekranie. Dla oczu i uszu, bez zakładania konta.
web-lobby-lead-here = Graj z botami albo razem przy jednym ekranie. Dla oczu i uszu; nic nie opuszcza tego urządzenia.
web-play-now = Graj od razu
web-play-friend = Graj ze znajomym
web-play-anybody = Graj z kimkolwiek
web-lobby-level = Poziom
web-lobby-continue = Graj dalej
web-lobby-lesson = Pierwszy raz tutaj? Poznaj grę { $game } w minutę
web-lobby-no-lesson = Nie proponuj więcej
web-open-tables = Trwające gry
web-finished-tables = Zakończone gry
web-your-turn = twoja kolej
web-new-table = Przygotuj stół
web-game = Gra
web-preset = Zasady
web-options = Szczegóły zasad
web-seats = Kto gra
web-seats-help = Znajomy dostaje link. Przy tym urządzeniu może grać na zmianę kilka osób.
web-seat = Miejsce { $seat }, { $colour }
web-seat-name = Imię na miejscu { $seat }
web-seat-me = ja ({ $name })
web-seat-friend = znajomy przez link
web-seat-device = ktoś przy tym urządzeniu
web-seat-bot = bot, poziom { $level }
web-seat-program = program { $name } jako bot
web-open-table = Otwórz stół

# Dosiadanie się
web-join = Zaproszenie do stołu
web-join-from = { $name } zaprasza cię do gry { $game }
web-join-to = Zaproszenie do gry { $game }
web-join-lead = Wystarczy imię, konto nie jest potrzebne.
web-join-seat = twoje miejsce
web-join-lesson = Jak grać
web-join-watch = Tylko się przyglądaj
web-sit-down = Usiądź

# Stół
web-table-loading = Stół jest przygotowywany
web-looking-on = Przyglądasz się i widzisz to, co mogą widzieć wszyscy.
web-table-gone = Nie ma takiego stołu
web-connection-connecting = Łączenie
web-connection-online = Połączono
web-connection-offline = Połączenie przerwane, trwa ponowna próba
web-connection-gone = Nie ma stołu
web-offline = Połączenie zostało przerwane.
web-online-again = Połączenie wróciło.
web-offline-action = Brak połączenia, nic nie wysłano.
web-missed =
    { $count ->
        [one] W tym czasie zaszło { $count } zdarzenie.
        [few] W tym czasie zaszły { $count } zdarzenia.
        [many] W tym czasie zaszło { $count } zdarzeń.
       *[other] W tym czasie zaszło { $count } zdarzenia.
    }
web-connection-since = Widzisz stan stołu z godziny { $time }.
web-players = Gracze
web-on-turn = teraz gra
web-seat-open = wolne miejsce
web-seat-away = poza stołem
web-turn = Co robić
web-shared-turn = { $name }, twoja kolej.
web-actions = Możliwe ruchy
web-narrowed =
    { $count ->
        [one] Pasuje { $count } ruch z { $all }.
        [few] Pasują { $count } ruchy z { $all }.
       *[many] Pasuje { $count } ruchów z { $all }.
    }
web-matching =
    { $count ->
        [one] { $count } ruch:
        [few] { $count } ruchy:
       *[many] { $count } ruchów:
    }
web-confirm-again = Jeszcze raz, aby potwierdzić.
web-offer = Oferta
web-offer-now = Ta runda
web-offer-next = Następna runda
web-claim = Wybierz { $domino }: { $faces }
web-my-kingdom = Moje królestwo
web-kingdom-of = Królestwo: { $name }
web-opponents = Przeciwnicy
web-drawers = Więcej o stole
web-drawer-actions = Ruchy
web-drawer-opponents = Królestwa
web-drawer-buildings = Budynki
web-drawer-score = Wynik
web-drawer-history = Historia
web-drawer-talk = Rozmowa
web-drawer-help = Pomoc
web-ways =
    { $count ->
        [one] { $count } sposób
        [few] { $count } sposoby
       *[many] { $count } sposobów
    }
web-no-ways = nic tu nie pasuje
web-choose-square = Wybierz zaznaczone pole, a pokaże się na nim płytka.
web-choose-castle = Wybierz pole na swój zamek.
web-place = Dołóż
web-place-castle = Ustaw zamek tutaj
web-rotate = Obróć
web-of = { $number } z { $count }
web-taken-back = Cofnięto.
web-nothing-here = Na { $square } nic nie pasuje.
web-score = Punktacja
web-show-property = Pokaż pola
web-score-arises = Skąd te punkty
web-score-nothing = Bez punktów: { $rows }
web-score-total = Razem
web-match-total = razem { $count }
web-history = Historia
web-history-empty = Nie było jeszcze zdarzeń.
web-undone = cofnięte
web-no-hand = Żadna płytka nie czeka na dołożenie.
web-need-square = Najpierw przejdź na pole jednego z królestw.
web-not-found = Niczego nie znaleziono.
web-no-item = Na liście nie ma pozycji { $number }.
web-team = Drużyna { $number }
web-no-buildings = W tej grze nie ma budynków ani monet.
web-nothing-to-decline = Teraz nie ma z czego rezygnować.

# Wiersz poleceń
web-command = Polecenie
web-command-label = Ruch lub pytanie
web-command-do = Wykonaj
web-command-help = Na przykład e6r, e6 w prawo, 24 albo 3. dla trzeciej pozycji listy; pole lub typ terenu zawęża listę; punkty, oferta, kolej i inne słowa to pytania.

# Ustawienia i pomoc
web-settings = Ustawienia
web-rules = Zasady gry

# Słowa wpisywane jako polecenia, rozdzielone przecinkami

# Tura z rycerzami, budynkami i smokiem
web-court-steps = Kroki tury
web-court-step-place = Płytka
web-court-step-tax = Rycerze
web-court-step-build = Budynek
web-court-step-burn = Smok
web-court-step-claim = Wybór
web-court-turn = Teraz gra: { $name }
web-court-title-place = Dołóż płytkę
web-court-title-tax = Rycerze: zebrać podatki?
web-court-title-build = Wznieść budynek?
web-court-title-burn = Przekupić smoka, by spalił budynek?
web-court-title-claim = Wybierz nową płytkę
web-court-hint-place = Wybierz zaznaczone pole swojego królestwa.
web-court-hint-tax = Wybierz jedno pole właśnie dołożonej płytki albo oba.
web-court-hint-tax-one = Wybierz dla swojego rycerza jedno pole właśnie dołożonej płytki.
web-court-hint-build = Wybierz budynek, a potem pole miasta.
web-court-hint-burn = Wybierz budynek, który ma spłonąć. Kosztuje to 1 monetę.
web-court-hint-claim = Wybierz zaznaczoną płytkę.
web-court-hint-town = { $building }, { $coins }: wybierz zaznaczone pole miasta.
web-court-collect = Zbierz podatki: { $coins }
web-court-build = Wznieś, koszt: { $coins }
web-court-burn = Spal
web-court-decline-tax = Nie wysyłaj nikogo
web-court-decline-build = Nie buduj
web-court-decline-burn = Zostaw smoka
web-court-skip = Od razu do wyboru

# Plansza budowniczych, dwory i arkusz punktacji
web-court-board = Plansza budowniczych
web-court-too-dear = Za mało monet.
web-court-face-down =
    { $count ->
        [one] Zakryty leży jeszcze { $count }.
        [few] Zakryte leżą jeszcze { $count }.
       *[many] Zakrytych leży jeszcze { $count }.
    }
web-court-pile = jeszcze { $count }
web-court-pile-empty = stos pusty
web-court-crown-of-queen = { $sum }, w tym 1 korona królowej
web-court-dragon = smok
web-court-dragon-away = odleciał
web-court-queen = Królowa
web-court-queen-none = Królowa: u nikogo
web-court-touch = Wybierz budynek, aby przeczytać, co daje.
web-court-sheet = Notes punktacji
web-court-buildings = Budynki
web-court-holdings = Skarbiec, rycerze, królowa
web-court-coins = Monety
web-court-knights = Rycerze razem
web-court-queen-here = Królowa jest w tym królestwie
web-court-building = Budynek
web-court-building-square = Jego pole miasta

# Koniec
web-result = Koniec gry
web-won = Zwycięża { $names }
web-won-together = Zwyciężają { $names }
web-won-you = Zwyciężasz
web-won-shared = Wspólne zwycięstwo: { $names }
web-won-ahead = { $points }, o { $lead } więcej niż { $name }
web-share = Udostępnij
web-share-copied = Link został skopiowany.
web-share-by-hand = Nie udało się skopiować linku: { $link }
web-save-picture = Zapisz obrazek
web-result-more = Więcej
web-rematch = Zagraj jeszcze raz
web-rematch-go = Do rewanżu
web-download-record = Pobierz zapis
web-check-draws = Sprawdź losowanie

# Odtwarzanie
web-replay-this = Odtwórz
web-review-this = Przeanalizuj
web-record-file = Zapis z pliku
web-record-paste = albo wklejony tutaj
web-record-show = Pokaż grę
web-record-unreadable = To nie jest zapis w formacie JSON.

# Licznik punktów
web-scorer = Licznik punktów
web-scorer-lead = Do własnej gry na stole w domu: wprowadź królestwo i zobacz, skąd biorą się jego punkty.
web-scorer-board = Wprowadź planszę
web-scorer-entry = Jak wprowadzać
web-scorer-by-squares = polami
web-scorer-by-dominoes = płytkami
web-scorer-by-position = tekstem
web-scorer-brush = Teren
web-scorer-crowns = Korony
web-scorer-nothing = puste
web-scorer-paint-help = Wybierz teren i korony, potem klikaj pola. Na polu: litera wstawia swój teren, cyfra od 0 do 3 ustawia korony, Delete czyści pole.
web-scorer-position = Rzędy od góry, rozdzielone znakiem /
web-scorer-position-help = Litery p l j t b k (pszenica, las, jezioro, łąka, bagno, kopalnia), w Queendomino także m (miasto), cyfra oznacza korony, zamek to z, puste pole to kropka. Pierwszy znak to pole A1. Można też pisać angielskimi literami w f l g s m t oraz c.
web-scorer-kingdom = Królestwo
web-scorer-clear = Zacznij od nowa
web-scorer-discarded = Odrzucone płytki
web-scorer-free = Inne płytki niż 48 z gry
web-scorer-number = Numer
web-scorer-left = Lewa połowa
web-scorer-left-crowns = Korony lewej połowy
web-scorer-right = Prawa połowa
web-scorer-right-crowns = Korony prawej połowy
web-scorer-square = Pole lewej połowy
web-scorer-direction = Kierunek prawej połowy
web-scorer-add = Dodaj
web-scorer-remove = Usuń
web-scorer-bad-square = „{ $text }” nie jest polem. Wpisz na przykład e6.
web-scorer-bad-number = „{ $text }” nie jest numerem płytki. Wpisz na przykład 24.
