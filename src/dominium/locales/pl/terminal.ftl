## Wiersz poleceń i gra w terminalu.
## Wiersz słów (words-…) wylicza, co można wpisać: najpierw słowo główne, rozdzielone przecinkami.

# Pomoc wiersza poleceń
terminal-help-usage = Użycie
terminal-help-inputs = Na czym pracuje
terminal-help-options = Opcje
terminal-help-commands = Polecenia
terminal-about-dominium = Kingdomino, Królewski ogród i Queendomino w przeglądarce i w terminalu. „dominium play --help” objaśnia jedno polecenie.
terminal-about-play = Gra w terminalu z botami albo w kilka osób przy jednej klawiaturze.
terminal-about-serve = Udostępnia grę przeglądarkom.
terminal-about-replay = Opowiada zapisaną grę krok po kroku albo pokazuje stół po wybranym kroku.
terminal-about-score = Liczy punkty królestwa, które leży na stole w domu.
terminal-about-games = Wypisuje gry z ich opcjami i zestawami.
terminal-about-simulate = Każe botom rozegrać wiele gier i wypisuje liczby.
terminal-about-perft = Liczy ciągi akcji o podanej długości.
terminal-about-render = Rysuje zapisaną grę albo królestwo jako SVG lub PNG.

# Co w pomocy zastępuje wartość
terminal-metavar-command = POLECENIE
terminal-metavar-language = JĘZYK
terminal-metavar-file = PLIK
terminal-metavar-entries = PLIK
terminal-metavar-picture = WZÓR
terminal-metavar-game = GRA
terminal-metavar-preset = ZESTAW
terminal-metavar-seat = GRACZ
terminal-metavar-bot = BOT
terminal-metavar-number = LICZBA
terminal-metavar-actions = AKCJE
terminal-metavar-position = ZAPIS
terminal-metavar-domino = PŁYTKA
terminal-metavar-building = BUDYNEK
terminal-metavar-square = POLE
terminal-metavar-address = ADRES
terminal-input-game = Nazwa gry, tak jak wypisuje ją „dominium games”.
terminal-input-file = Zapis gry, JSON albo tekst; - czyta standardowe wejście.
terminal-input-entries = Plik z jednym wpisem w wierszu; - czyta standardowe wejście. Bez niego wpisy podajesz z klawiatury.
terminal-input-picture = Zapis gry albo zapis jednego królestwa, na przykład fw/.c.
terminal-option-help = Pokazuje tę pomoc.
terminal-option-version = Pokazuje wersję.
terminal-option-language = Język wszystkich słów: en, cs, sk lub pl. Inaczej język systemu.
terminal-option-seat = Kto siada na następnym miejscu: imię, bot:POZIOM albo IMIĘ=bot:POZIOM. Poziomy: easy, medium, hard.
terminal-option-preset = Nazwany zestaw opcji.
terminal-option-seed = Początek wszelkiego losowania: ta sama liczba daje te same losowania.
terminal-option-record = Prowadzi grę w tym pliku. Zapis i tak następuje po każdym kroku, ale bez pliku tylko do końca gry.
terminal-option-continue = Wznawia grę z tego pliku; bez pliku ostatnio przerwaną.
terminal-option-commands = Czyta polecenia z tego pliku; - czyta standardowe wejście.
terminal-option-compact = Wiersze do 40 znaków i krótkie zapisy królestwa, dla monitorów brajlowskich.
terminal-option-long = Ogłasza ruchy pełnymi zdaniami.
terminal-option-ply = Pokazuje stół po tylu krokach.
terminal-option-games = Ile gier rozegrać.
terminal-option-bot = Kto gra: random (losowo) lub greedy (zachłannie). Raz dla wszystkich miejsc albo raz dla każdego.
terminal-option-threads = Ile wątków użyć.
terminal-option-json = Wypisuje JSON.
terminal-option-depth = Jak głęboko liczyć akcje.
terminal-option-actions = Akcje rozegrane wcześniej, rozdzielone przecinkami.
terminal-option-position = Królestwo wiersz po wierszu od góry, na przykład f1w/.c.
terminal-option-domino = Jedna płytka, na przykład „e6r 24” albo „e6r pszenica las1”; można powtarzać.
terminal-option-castle = Pole zamku.
terminal-option-discarded = Ile płytek odrzucono.
terminal-option-game = Gra: kingdomino lub queendomino. Jej opcje wyznaczają wielkość królestwa.
terminal-option-building = Budynek na swoim polu, na przykład „f6 tartak”; można powtarzać.
terminal-option-coins = Ile zostało monet.
terminal-option-knights = Ilu jest rycerzy, w zasobach i w królestwie razem.
terminal-option-queen = W tym królestwie jest królowa.
terminal-option-output = Plik obrazka, kończy się na .svg lub .png.
terminal-option-width = Szerokość PNG w pikselach.
terminal-option-dark = Rysuje na ciemnym tle.
terminal-option-host = Adres, na którym serwer nasłuchuje.
terminal-option-port = Port, na którym serwer nasłuchuje; bez tego pierwszy wolny od 8000.
terminal-option-database = Plik, w którym przechowywane są stoły.
terminal-option-open = Otwiera stronę w przeglądarce.

# Błędy wiersza poleceń
terminal-usage-unknown = „{ $argument }” jest tu niezrozumiałe; co można podać, wypisuje „{ $program } --help”.
terminal-usage-bad-value = { $argument } wymaga innej wartości; objaśnia ją „{ $program } --help”.
terminal-usage-missing = Brakuje: { $argument }; objaśnia „{ $program } --help”.
terminal-usage-command = Nie ma polecenia „{ $text }”. Polecenia: { $known }.
terminal-usage-no-command = Podaj polecenie: { $known }.
terminal-usage-out-of-range = { $argument } jest poza zakresem od { $first } do { $last }.
terminal-usage-continue-alone = Wznawiana gra zachowuje swoich graczy i opcje: pomiń --seat, --preset i opcje gry.
terminal-no-such-language = Nie ma języka „{ $text }”. Do wyboru: { $known }.

# Miejsca przy stole
terminal-seats-too-many = Podano więcej graczy ({ $given }), niż gra ma miejsc ({ $seats }).
terminal-seat-bot = Bot { $seat }
terminal-seat-bad-name = „{ $name }” nie może być imieniem: potrzeba od 1 do { $longest } znaków drukowalnych.
terminal-seat-same-name = Dwóch graczy ma imię „{ $name }”; każdy potrzebuje własnego.
terminal-bot-unknown = Nie ma bota „{ $bot }”. Poziomy: { $levels }.

# Pliki
terminal-file-unreadable = Nie można odczytać pliku { $file }: { $reason }.
terminal-file-not-text = Plik { $file } nie jest tekstowy.
terminal-file-exists = Plik { $file } już istnieje. Wznów go przez --continue albo podaj inny.
terminal-file-not-written = Nie można zapisać pliku { $file }: { $reason }.
terminal-record-broken = Plik { $file } nie jest użytecznym zapisem gry. { $reason }
terminal-not-saved = Gra trwa dalej, ale nie można jej zapisać: { $reason }.
terminal-not-kept = Nie można zachować gry: { $reason }.
terminal-nothing-to-continue = Nie ma żadnej niedokończonej gry.
terminal-left = Gra jest zapisana. Wznów ją poleceniem: { $command }
terminal-no-such-ply = Nie ma kroku { $ply }; zapis ma kroki od 0 do { $last }.
terminal-action-refused = Akcja { $number }, „{ $action }”, jest niemożliwa. { $reason }

# Gra
terminal-seated = Przy stole: { $names }.
terminal-teams = Drużyny: { $teams }.
terminal-welcome = Co można wpisać, powie polecenie pomoc.
terminal-prompt-place = dołóż { $domino }
terminal-prompt-claim = wybierz
terminal-prompt-tax = podatki
terminal-prompt-build = budowa
terminal-prompt-burn = smok
terminal-prompt-place_castle = zamek
terminal-prompt-score = plansza
terminal-choices-shown = { $shown } z { $count }.
terminal-choices =
    { $count ->
        [one] { $count } możliwość.
        [few] { $count } możliwości.
       *[many] { $count } możliwości.
    }
terminal-nothing-there = Do „{ $text }” nic nie pasuje. m wypisuje wszystko ({ $count }).
terminal-which-filter = „{ $text }” to ani pole, ani typ terenu; samo m wypisuje wszystko.
terminal-no-such-number = Na liście nie ma numeru { $number }; lista kończy się na { $count }.
terminal-no-domino = Teraz nie dokłada się żadnej płytki. n odczyta ofertę.
terminal-which-terrain = Podaj typ terenu: { $terrains }.
terminal-terrain-nowhere = W twoim królestwie nie ma jeszcze takiego terenu: { $terrain }.
terminal-no-such-player = Nie ma gracza „{ $text }”. Gracze: { $names }.
terminal-no-such-square = Nie ma pola „{ $text }”. Pola są od A1 do { $last }.
terminal-no-such-building = Nie ma budynku „{ $text }”. Wszystkie wypisuje efekt.
terminal-nothing-to-leave-out = Teraz nie ma czego pominąć.
terminal-rules-hint = Wpisz zasady i numer części, którą chcesz przeczytać.
terminal-no-such-section = Nie ma części „{ $text }”; zasady mają części od 1 do { $count }.
terminal-nothing-announced = Nic jeszcze nie ogłoszono.

# Pomoc w grze
terminal-help-place = { $example }: dołóż płytkę. Pole pierwszej połowy i kierunek drugiej: r, l, u lub d (w prawo, w lewo, w górę, w dół).
terminal-help-claim = { $example }: wybierz płytkę o tym numerze.
terminal-help-place_castle = { $example }: postaw zamek na tym polu.
terminal-help-together = { $first }, { $claim }: dołóż i od razu wybierz.
terminal-help-together-rest = { $first }, { $rest }, { $claim }: dołóż, pomiń wszystko pomiędzy i wybierz.
terminal-help-tax = { $example }: wyślij rycerzy po podatki, na jedno albo na oba pola właśnie dołożonej płytki.
terminal-help-build = { $example }: wznieś budynek z miejsca o tym numerze na tym polu miasta.
terminal-help-burn = { $example }: za 1 monetę smok spali budynek na miejscu o tym numerze.
terminal-help-decline = -: pomiń ten krok.
terminal-help-number = 1. (numer z kropką): weź ten numer z listy.
terminal-help-square = E6 albo typ terenu: wypisz tylko to, co tam pasuje.
terminal-help-building = E6 albo nazwa budynku: wypisz tylko to, co tam pasuje, albo ten budynek na wszystkich polach.
terminal-explain-turn = czyja kolej i co ma zrobić
terminal-explain-moves = numerowana lista tego, co możesz; z polem lub typem terenu tylko jej część, z liczbą 3 tylko trzy pierwsze
terminal-explain-domino = płytka, którą masz dołożyć
terminal-explain-offer = oferta i czyi królowie na niej stoją
terminal-explain-kingdom = twoje królestwo wiersz po wierszu; z numerem lub imieniem królestwo innego gracza
terminal-explain-frame = co zajmuje twoje królestwo i dokąd może jeszcze rosnąć
terminal-explain-square = jedno pole; bez nazwy jeszcze raz ostatnie
terminal-explain-around = cztery sąsiednie pola
terminal-explain-next-property = twój następny obszar
terminal-explain-previous-property = twój poprzedni obszar
terminal-explain-properties = wszystkie twoje obszary
terminal-explain-find = pola jednego terenu, na przykład f las
terminal-explain-score = punktacja
terminal-explain-details = skąd biorą się twoje punkty
terminal-explain-opponents = pozostali gracze w skrócie
terminal-explain-last = ostatnie ogłoszenie; ponownie o jedno wstecz
terminal-explain-later = o jedno ogłoszenie dalej
terminal-explain-undrawn = płytki, które mogą jeszcze przyjść
terminal-explain-buildings = plansza budowniczych: koszty i efekty, stos, królowa i smok
terminal-explain-court = twoje monety, rycerze, wieże i budynki; z numerem lub imieniem innego gracza
terminal-explain-effect = co daje budynek, na przykład efekt tartak; samo wypisuje wszystkie
terminal-explain-rest = pomiń w tej turze pozostałych rycerzy, budowę i smoka
terminal-explain-everything = cały stół w krótkich zapisach
terminal-explain-repeat = ostatnia odpowiedź jeszcze raz
terminal-explain-rules = zasady, część po części
terminal-explain-language = graj dalej w innym języku: en, cs, sk, pl
terminal-explain-help = ta lista
terminal-explain-quit = wyjdź; grę można wznowić później

# Słowa wpisywane w grze
terminal-words-turn = kolej, kto
terminal-words-moves = ruchy, możliwości, lista
terminal-words-domino = płytka
terminal-words-offer = oferta
terminal-words-kingdom = królestwo, plansza
terminal-words-frame = granice, rozmiar
terminal-words-square = pole
terminal-words-around = wokół, sąsiedzi
terminal-words-next-property = następny
terminal-words-previous-property = poprzedni
terminal-words-properties = obszary
terminal-words-find = znajdź
terminal-words-score = punkty, punktacja
terminal-words-details = szczegóły
terminal-words-opponents = przeciwnicy
terminal-words-last = ostatnie
terminal-words-later = późniejsze
terminal-words-undrawn = zostało
terminal-words-buildings = budynki, wystawa
terminal-words-court = dwór, monety, wieże
terminal-words-effect = efekt, działanie
terminal-words-rest = gotowe, reszta
terminal-words-everything = wszystko
terminal-words-repeat = powtórz, jeszcze raz
terminal-words-rules = zasady
terminal-words-language = język
terminal-words-help = pomoc, help
terminal-words-quit = koniec, quit, exit
terminal-words-wheat = pszenica
terminal-words-forest = las
terminal-words-lake = jezioro, woda
terminal-words-grassland = łąka, trawa
terminal-words-swamp = bagno
terminal-words-mine = kopalnia, góry
terminal-words-town = miasto
terminal-words-castle = zamek
terminal-words-position = zapis
terminal-words-discarded = odrzucone
terminal-words-remove = usuń
terminal-words-coins = monety
terminal-words-knights = rycerze, rycerz
terminal-words-queen = królowa

# Notes punktacji
terminal-score-welcome = Zapisz królestwo, jeden wpis w wierszu. Wpisy objaśnia pomoc, kończy koniec.
terminal-score-help-domino = e6r 24: płytka 24, pierwsza połowa na e6, druga na prawo od niej.
terminal-score-help-faces = e6r pszenica las1: to samo z własnymi obrazkami, korony jako cyfry.
terminal-score-help-square = e6 pszenica1: jedno pole.
terminal-score-help-building = f6 tartak: budynek na polu miasta.
terminal-score-help-coins = monety 11: ile zostało monet.
terminal-score-help-knights = rycerze 3: wszyscy rycerze, w zasobach i w królestwie.
terminal-score-help-queen = królowa: jest w tym królestwie; usuń królowa ją zabiera.
terminal-score-help-castle = zamek c3: zamek, jeśli nie stoi pośrodku.
terminal-score-help-position = zapis f1w/.c: całe królestwo wiersz po wierszu, angielskimi literami.
terminal-score-help-discarded = odrzucone 2: ile płytek odrzucono.
terminal-score-help-remove = usuń e6: cofnij to, co tam leży.
terminal-score-help-score = punkty: dotychczasowa punktacja.
terminal-score-help-kingdom = królestwo: krótki zapis wiersz po wierszu.
terminal-score-help-quit = koniec: zakończ i policz.
terminal-not-an-entry = Wpis „{ $text }” jest niezrozumiały. Napisz na przykład: e6r 24
terminal-nothing-to-remove = Nic takiego tu nie leży: „{ $text }”.

# Listy, liczby, obrazki, serwer
terminal-games-presets = Zestawy:
terminal-games-options = Opcje:
terminal-games-default = Inaczej { $value }.
terminal-simulate-bots = Podaj jednego bota albo po jednym na każde miejsce ({ $seats }), a nie { $given }.
terminal-simulate-unknown = Bot „{ $bot }” nie umie grać seriami. Do wyboru: { $known }.
terminal-simulate-speed = Gier: { $games }. Sekund: { $seconds }. Gier na sekundę: { $speed }.
# Między całościami a ułamkiem dziesiętnym
terminal-decimal-mark = ,
terminal-simulate-seat = Miejsce { $seat }, { $bot }: średnia { $mean }, odchylenie { $deviation }, wygrane { $wins } %.
terminal-simulate-placements = Możliwych położeń średnio { $placements }, odrzuconych płytek { $discards } %.
terminal-render-kind = Obrazek musi kończyć się na .svg lub .png, a nie { $file }.
terminal-render-png = Nie można utworzyć PNG. { $reason }
terminal-render-faults = Tego królestwa nie można narysować. { $faults }
terminal-render-kingdom = Królestwo
terminal-render-offer = Oferta
terminal-render-next-offer = Następna oferta
terminal-render-building-board = Plansza budowniczych
terminal-serve-missing = Serwer potrzebuje brakujących pakietów ({ $packages }). Zainstaluj je: pip install "dominium[server]"
terminal-serve-address = Serwer nie może nasłuchiwać na { $address }: { $reason }.
terminal-serve-database = Nie można przechowywać stołów w pliku { $file }: { $reason }.
terminal-serve-where = Otwórz w przeglądarce { $address }. Serwer zatrzymują Ctrl i C.
