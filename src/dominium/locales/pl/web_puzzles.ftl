## Strona zagadek.

web-puzzle = Zagadka dnia
web-puzzle-sought = Szukamy zagadki na ten dzień. Zajmie to kilka sekund.
web-puzzle-find = Znajdź najlepszą możliwość
web-puzzle-hint = Podpowiedź
web-puzzle-show = Pokaż rozwiązanie
web-puzzle-tell = Przeczytaj jeszcze raz
web-puzzle-solved = Rozwiązane
web-puzzle-seen = Rozwiązanie pokazane
web-puzzle-begun = Rozpoczęte
web-puzzle-compared = Porównanie możliwości
web-puzzle-action = Możliwość
web-puzzle-win = Szansa na wygraną
web-puzzle-points = Oczekiwane punkty
web-puzzle-mark = Uwagi
web-puzzle-before = Dzień wcześniej
web-puzzle-latest = Najnowsza zagadka
web-puzzle-days = Zagadki z innych dni
web-puzzle-rules = Zasady tej gry
