## Keys, typed words, help, and how somebody reads the table.

# Help
web-help = Pomoc
web-help-ways = Grać można na trzy równorzędne sposoby: wybierając z numerowanej listy, wskazując na stole albo wpisując polecenie.
web-help-keys = Te klawisze działają, gdy fokus jest w grze; każdy ma też przycisk. Cyfry przenoszą do pozycji listy o danym numerze. F i litera terenu znajdują jego następne pole, F i kropka puste. E i numer gracza czytają jego królestwo.
web-help-keys-off = Pojedyncze litery są wyłączone, przyciski działają dalej.
web-help-moving = Strzałki, Home i End służą do chodzenia po planszy i liście, Enter wybiera, Tab przenosi dalej.
web-help-readers = Jeśli litery nic nie robią, czytnik zatrzymuje je dla siebie. Aby przekazać je stronie, naciśnij NVDA i spację w NVDA, Insert i Z w JAWS, klawisz Orca i A w Orce, strzałki w lewo i w prawo naraz w VoiceOver na Macu (to wyłącza szybką nawigację).
web-line-help-keys = Te klawisze działają, gdy fokus jest w grze; każdy ma też przycisk. Cyfry przenoszą do pozycji listy o danym numerze.
web-line-help-moving = Strzałki, Home i End służą do chodzenia po ręce i liście, Enter wybiera; jeśli kamień pasuje do kilku końców, koniec wybiera się strzałką. Tab przenosi dalej.
web-line-help-words = Pozycję listy wpisuje się z kropką: 3.
web-help-here-list = Tutaj, na liście ruchów, działa:
web-help-here-board = Tutaj, na planszy na polu { $square }, działa:
web-help-here-hand = Tutaj, w ręce, działa:
web-help-here-game = Tutaj działa:
web-help-typed = wpisane: { $word }
web-help-words = Do wpisanych słów można dodać imię albo numer: królestwo 2, znajdź las, wokół e6. Pozycję listy wpisuje się z kropką: 3.

# What keys and buttons do
web-do-moves = Do listy ruchów
web-do-turn = Czyja kolej
web-do-domino = Płytka do dołożenia
web-do-offer = Oferty
web-do-buildings = Plansza budowniczych
web-do-court = Monety, rycerze i wieże
web-do-score = Punkty
web-do-kingdom = Królestwo rzędami
web-do-frame = Zasięg i wolne miejsce
web-do-opponents = Przeciwnicy w skrócie
web-do-last = Ostatnie zdarzenie
web-do-earlier = O jedno zdarzenie wcześniej
web-do-repeat = Powtórz
web-do-more = Pełne brzmienie tego, co właśnie padło
web-do-around = Cztery sąsiednie pola
web-do-next-property = Następny obszar
web-do-previous-property = Poprzedni obszar
web-do-rotate = Obróć tu płytkę
web-do-rotate-back = Obróć tu płytkę w drugą stronę
web-do-decline = Zrezygnuj z tego kroku
web-do-rest = Pomiń pozostałe nieobowiązkowe kroki
web-do-command = Do wiersza poleceń
web-do-cancel = Cofnij, do listy
web-do-help = Pomoc
web-do-hand = Moja ręka
web-do-ends = Końce łańcucha
web-do-line = Cały łańcuch
web-do-counts = Liczby kamieni i talon
web-do-played = Ile razy każda liczba leży w łańcuchu
web-do-draw = Dobierz kamień
web-do-pass = Pas, dość
web-do-clock = Zegary
web-do-undo = Poproś o cofnięcie
web-do-agree = Zgódź się na cofnięcie
web-do-refuse = Odmów cofnięcia
web-do-since = Co się wydarzyło od mojego ostatniego ruchu
web-do-talk = Do rozmowy
web-do-advice = Poproś trenera o radę
web-do-details = Punkty szczegółowo
web-do-bank = Bank
web-do-find = Znajdź teren, zamek albo puste pole
web-do-find-back = Znajdź wstecz teren, zamek albo puste pole

# Words typed as commands that only pages have, separated by commas
web-word-rotate = obróć
web-word-rotate-back = obróć wstecz
web-word-command = polecenie
web-word-cancel = anuluj, wróć
web-word-more = w pełni, pełne
web-word-clock = zegar, zegary, czas
web-word-undo = cofnij ruch, cofnij
web-word-agree = zgadzam się, tak
web-word-refuse = nie zgadzam się
web-word-talk = rozmowa, wiadomość
web-word-advice = rada, podpowiedz
web-word-find-back = znajdź wstecz

# What keys answer
web-key-own-kingdom = Obracać można tylko we własnym królestwie.
web-key-find-what = Naciśnij literę terenu; kropka znajduje puste pole.
web-key-column = Kolumna { $column }: { $squares }.
web-key-no-bank = W tej grze nie ma banku.
web-key-not-now = Tego nie można teraz zrobić.
web-key-others-listed = Pozostałe są na liście: strzałka w dół.
web-region-explained = { $terrain }, { $squares } × { $crowns } = { $points }

# How the table is read
web-setting-single-keys = Pojedyncze litery działają jako skróty, gdy fokus jest w grze
web-setting-confirm = Przed każdym ruchem proś o drugie naciśnięcie
web-setting-seams = Na ilustracji oddzielaj pola terenu kropkowaną linią
web-setting-coordinates = Litery i numery obok plansz
web-setting-tiles = Teren i kamienie są rysowane
web-setting-tiles-illustrated = jako ilustracja
web-setting-tiles-lettered = jako ilustracja z literami i cyframi
web-setting-tiles-contrast = symbolami i cyframi, z dużym kontrastem
web-setting-font = Krój pisma
web-setting-font-own = Alegreya i Atkinson
web-setting-font-system = kroje tego urządzenia
web-setting-motion = Animacje na stole
web-setting-motion-system = zgodnie z ustawieniami systemu
web-setting-motion-off = wyłączone
web-setting-size = Moje królestwo jest rysowane
web-setting-size-large = jak największe
web-setting-size-medium = nieco mniejsze
web-setting-size-small = małe
web-setting-speech = Zdarzenia są ogłaszane
web-setting-speech-short = krótko
web-setting-speech-brief = krótko, bez własnych ruchów
web-setting-speech-long = całymi zdaniami
web-setting-board = Królestwo to
web-setting-board-grid = plansza, po której chodzi się strzałkami
web-setting-board-list = prosta lista pól
web-setting-coordinate = Położenie pola jest podawane
web-setting-coordinate-after = po tym, co na nim leży
web-setting-coordinate-before = przed tym, co na nim leży
web-setting-coordinate-never = tylko na życzenie
web-setting-naming = Pola są nazywane
web-setting-naming-letters = literą i liczbą: E6
web-setting-naming-castle = od zamku: 2 w prawo, 1 w górę
web-setting-reading = Królestwo jest czytane
web-setting-reading-rows = rzędami
web-setting-reading-columns = kolumnami
web-setting-order = Możliwe dołożenia są ułożone
web-setting-order-gain = według zysku
web-setting-order-reading = w kolejności czytania pól

# Keys of one's own
web-keys-heading = Własne klawisze
web-keys-help = Przejdź do pola i naciśnij nowy klawisz. Poprzedni przestaje wtedy działać.
web-keys-label = Klawisz: { $command }
web-keys-taken = { $key } należy już do polecenia „{ $command }”. Naciśnij inny klawisz.
web-keys-chosen = { $command }: { $key }.
web-keys-cannot = Klawisza { $key } nie można wybrać.
web-keys-reset = Przywróć zwykłe klawisze
web-keys-was-reset = Znowu działają zwykłe klawisze.
web-keys-kingdom = W grach z królestwem
web-keys-line = W grach w domino
web-keys-company = Przy każdym stole
