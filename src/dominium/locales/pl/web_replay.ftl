# The replay, also where it is embedded in pages of other sites.
web-replay-steps = Kroki odtwarzania
web-replay-first = Początek
web-replay-previous = Wstecz
web-replay-next = Dalej
web-replay-last = Koniec
web-replay-ply = Ruch { $ply } { PREPOSITION("z", $plies) }
web-replay-unreadable = Tego zapisu nie można pokazać: nie da się go odczytać albo złamano w nim zasady.
web-analyse-this = Wypróbuj inne ruchy
web-analysis-board = Plansza do analizy

web-embed = Osadź na innej stronie
web-embed-lead = Wstaw te wiersze na swoją stronę: pokażą to odtwarzanie od ruchu, który teraz widać. Odtwarzanie nie zapisuje plików cookie i pokazuje tylko to, co mogą widzieć widzowie stołu.
web-embed-code = Wiersze na twoją stronę
web-embed-title = Odtwarzanie: { $title }
web-embed-copy = Kopiuj wiersze
web-embed-copied = Wiersze zostały skopiowane.
web-embed-by-hand = Nie udało się skopiować wierszy. Są zaznaczone w polu powyżej.
web-embed-whole = Pełna strona odtwarzania (otwiera nową kartę)
