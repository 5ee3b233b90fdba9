## Ustawienia: kolory, dźwięki i sposób grania.

web-prefer-lead = To, co tu wybierzesz, działa od razu i zostaje w tej przeglądarce.
web-prefer-all = Wszystkie ustawienia
web-prefer-play = Gra

# Kolory
web-theme = Kolory
web-theme-auto = jak w urządzeniu
web-theme-light = jasne
web-theme-dark = ciemne

# Dźwięki
web-sounds = Dźwięki
web-sounds-on = Odtwarzaj dźwięki
web-sounds-volume = Głośność dźwięków
web-sounds-lead = Sam dźwięk nigdy niczego nie ogłasza: to samo jest zawsze powiedziane słowami. Słychać, gdzie coś się kładzie: kolumny od lewej do prawej, rzędy od tonów wysokich do niskich.
web-sounds-each = Poszczególne dźwięki
web-sound-try = Posłuchaj
web-sound-turn = Twoja kolej
web-sound-placed = Coś położono: płytkę, kamień, zamek lub budynek
web-sound-draw = Ktoś dobiera kamień lub wybiera płytkę
web-sound-pass = Ktoś mówi „pas” lub odrzuca płytkę
web-sound-points = Zdobyte punkty lub monety
web-sound-completed = Twój obszar jest zamknięty
web-sound-shuffle = Zaczyna się nowa gra lub nowe rozdanie
web-sound-blocked = Blokada albo płonący budynek
web-sound-deal = Koniec rozdania
web-sound-over = Koniec gry
web-sound-joined = Ktoś przyszedł do stołu
web-sound-left = Ktoś odszedł od stołu
web-sound-refused = Ruch jest niedozwolony
web-sound-edge = Krawędź planszy
web-sound-nothing = Tu nic nie pasuje
web-sound-warning = Kończy się czas
web-sound-lost = Utracono połączenie
web-sound-back = Połączenie wróciło
web-sound-twin-event = Słowami: ogłaszane od razu i zapisane w historii.
web-sound-twin-turn = Słowami: co masz zrobić, a także w tytule strony.
web-sound-twin-refusal = Słowami: dlaczego nie można i co można zamiast tego.
web-sound-twin-board = Słowami: mówione od razu.
web-sound-twin-clock = Słowami: ile czasu ci zostało.
web-sound-twin-connection = Słowami: ogłaszane od razu i widoczne u góry stołu.

# Mówione obok tego, co ogłasza gra
web-heard-edge = Krawędź.
web-heard-completed = Zamknięty obszar: { $terrain }, { $points }.
