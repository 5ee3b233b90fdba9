# Plansza analizy: pozycje królestw, inne ruchy i najsilniejszy bot.

web-analysis = Analiza partii
web-analysis-of = Analiza partii: { $title }
web-analysis-lead = Przejrzyj partię z królestwami, wypróbuj inne ruchy i zapytaj najsilniejszego bota, co jest najlepsze. Wszystko dzieje się w twojej przeglądarce.
web-analysis-players = Gracze
web-analysis-begin = Zacznij
web-analysis-unreadable = Tej partii nie można tu pokazać: nie da się jej odczytać, nie jest grą z królestwami albo łamie zasady takich gier.
web-analysis-action = Następny ruch
web-analysis-draw = Następne losowanie
web-analysis-play = Zagraj
web-analysis-random = Wylosuj
web-analysis-over = Tu partia się kończy.
web-analysis-ask = Zapytaj najsilniejszego bota
web-analysis-thinking = Najsilniejszy bot myśli…
web-analysis-not-loaded = Nie udało się wczytać zasad. Czy masz połączenie z siecią?
web-analysis-no-advice = Nie udało się wczytać najsilniejszego bota. Czy masz połączenie z siecią?
web-analysis-worth = Wygrywa { $win } na 100 partii, średnia przewaga { $lead }
web-analysis-tried = Sprawdzonych partii: { $count }
web-analysis-try = Wypróbuj
web-analysis-try-it = Wypróbuj: { $action }
web-analysis-back = Wróć do faktycznego przebiegu partii
web-analysis-copy = Skopiuj link z całą partią
web-analysis-copied = Skopiowano link. Zawiera całą partię.
