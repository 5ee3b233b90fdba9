## Zagadki: sytuacja, w której jedna decyzja jest wyraźnie lepsza od wszystkich innych.

puzzle-title = Zagadka na { $day }: { $game }
puzzle-lead = Twoja kolej, a jedna możliwość jest wyraźnie lepsza od wszystkich innych. Znajdź ją. Próbować możesz do woli i rozglądać się jak przy każdym stole.
puzzle-lead-kingdom = Nie wiadomo, co zostanie wylosowane. Najlepsze jest to, co średnio daje najwięcej, jakkolwiek potoczy się gra.
puzzle-lead-line = Widzisz swoje kamienie i to, co leży na stole. Najlepsze jest to, co średnio daje najwięcej, cokolwiek mają inni.
puzzle-task = Wybierz najlepszą możliwość.
puzzle-hint = To, co na pierwszy rzut oka wygląda najlepiej, tutaj najlepsze nie jest: { $choice }.
puzzle-hint-plain = Tutaj pierwsze wrażenie nie myli: najlepsze jest to, co od razu daje najwięcej.
puzzle-right = Dobrze! { $choice }.
puzzle-shown = Rozwiązanie: { $choice }.
puzzle-wrong = To nie jest najlepsze: { $choice }. Spróbuj jeszcze raz.
puzzle-wrong-by = To nie jest najlepsze: { $choice }. Szansa na wygraną wyniosłaby około { $after } zamiast { $before }. Spróbuj jeszcze raz.
puzzle-wrong-points = To nie jest najlepsze: { $choice }. Kosztuje to około { $points } punktu. Spróbuj jeszcze raz.
puzzle-best = Szansa na wygraną wynosi potem około { $win }, a spodziewać się można { $points } punktu.
puzzle-best-win = Szansa na wygraną wynosi potem około { $win }.
puzzle-against = W porównaniu z drugą możliwością ({ $choice }): { $reason }
puzzle-poor = znacznie mniej
puzzle-mark-best = najlepsze
puzzle-mark-tried = twoja próba
puzzle-mark-tempting = kusi na pierwszy rzut oka
puzzle-line = { $choice }; szansa na wygraną: { $win }; oczekiwane punkty: { $points }
puzzle-line-win = { $choice }; szansa na wygraną: { $win }
puzzle-line-marked = { $mark }: { $line }
puzzle-refused-over = Ta zagadka jest już rozwiązana.
puzzle-refused-one_action = Zagadka pyta tylko o jedną decyzję. Wybierz pierwszą.
refusal-puzzle_sought = Szukamy zagadki na ten dzień. Zajmie to kilka sekund.
refusal-unknown_puzzle = Na ten dzień nie ma zagadki.

## Zagadki w terminalu.

terminal-about-puzzle = Zagadka dnia: znajdź jedyną możliwość, która jest wyraźnie najlepsza.
terminal-option-day = Dzień zagadki, na przykład 2026-11-21; bez niego dzisiejszy.
terminal-bad-day = „{ $text }” to nie jest dzień. Napisz tak: 2026-11-21.
terminal-no-puzzles = Nie ma zagadek z gry „{ $text }”. Gry: { $known }.
terminal-puzzle-searching = Szukamy zagadki na ten dzień. Zajmie to kilka sekund.
terminal-puzzle-welcome = Graj jak przy każdym stole. „podpowiedź” pomaga, „rozwiązanie” pokazuje najlepszą możliwość, „zadanie” czyta zagadkę jeszcze raz, „pomoc” wypisuje wszystko.
terminal-words-puzzle-hint = podpowiedź, podpowiedz
terminal-words-puzzle-solution = rozwiązanie, poddaję się
terminal-words-puzzle-task = zadanie, zagadka
terminal-explain-puzzle-hint = co nie jest najlepsze
terminal-explain-puzzle-solution = najlepsza możliwość i dlaczego jest najlepsza; kończy zagadkę
terminal-explain-puzzle-task = zagadka jeszcze raz
