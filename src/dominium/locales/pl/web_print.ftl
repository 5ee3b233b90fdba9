## Strona do druku.

web-print = Druk i brajl
web-print-help = Zasady w skrócie, pusty notes punktacji i zawartość pudełka: do druku, jako zwykły tekst albo jako plik BRF dla drukarki brajlowskiej.
web-print-game = Gra
web-print-document = Dokument
web-print-summary = zasady w skrócie
web-print-score = notes punktacji
web-print-contents = zawartość pudełka
web-print-players = Graczy w notesie
web-print-now = Drukuj
web-print-text = Pobierz jako zwykły tekst
web-print-brf = Pobierz jako BRF, 25 wierszy po 40 znaków
web-print-no-braille = Ten serwer nie umie tłumaczyć na brajl, więc pliku BRF tu nie ma.
