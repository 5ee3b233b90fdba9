# Plansza analizy: pozycje królestw, inne ruchy i najsilniejszy bot.

web-analysis = Plansza do analizy
web-analysis-of = Plansza do analizy: { $title }
web-analysis-lead = Przejrzyj grę z królestwami, wypróbuj inne ruchy i zapytaj najsilniejszego bota, co jest najlepsze. Wszystko dzieje się w twojej przeglądarce.
web-analysis-players = Gracze
web-analysis-begin = Zacznij
web-analysis-unreadable = Tego zapisu nie można tu pokazać: nie da się go odczytać, nie jest to gra z królestwami albo złamano w niej zasady.
web-analysis-action = Następny ruch
web-analysis-draw = Następne losowanie
web-analysis-play = Zagraj
web-analysis-random = Wylosuj
web-analysis-over = Tu gra się kończy.
web-analysis-ask = Zapytaj najsilniejszego bota
web-analysis-thinking = Najsilniejszy bot myśli…
web-analysis-not-loaded = Nie udało się wczytać zasad. Czy masz połączenie z siecią?
web-analysis-no-advice = Nie udało się wczytać najsilniejszego bota. Czy masz połączenie z siecią?
web-analysis-worth = Wygrywa { $win } na 100 gier, średnia przewaga { $lead }
web-analysis-tried = Sprawdzonych gier: { $count }
web-analysis-try = Wypróbuj
web-analysis-try-it = Wypróbuj: { $action }
web-analysis-back = Wróć do faktycznego przebiegu gry
web-analysis-copy = Skopiuj link z całą grą
web-analysis-copied = Skopiowano link. Zawiera całą grę.
