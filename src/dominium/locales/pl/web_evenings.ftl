## Wieczory klubowe.

web-evenings = Wieczory klubowe
web-evenings-lead = Tu można wylosować stoły dla tych, którzy przyszli, wpisać wyniki i przeczytać klasyfikację wieczoru oraz całej ligi. Przy stołach można grać prawdziwym dominem albo na tym serwerze.
web-evenings-mine = Twoje ligi
web-evenings-new = Nowa liga
web-evenings-name = Nazwa ligi
web-evenings-no-preset = zwykłe zasady
web-evenings-points = Punkty za miejsca
web-evenings-points-help = Od najlepszego miejsca, na przykład 8 6 4 2. Przy mniejszym stole liczą się pierwsze z tych liczb.
web-evenings-sizes = Osób przy stole
web-evenings-sizes-help = Stoły są dobierane tak, by w miarę możności nikt nie pauzował i by były jak najpełniejsze.
web-evenings-resting-rule = Runda bez stołu daje
web-evenings-resting-mean = średnią pełnego stołu
web-evenings-resting-nothing = nic
web-evenings-found = Załóż ligę
web-evenings-need-name = Podaj nazwę ligi.
web-evenings-need-my-name = Podaj swoje imię.
web-evenings-need-points =
    { $count ->
        [one] Podaj punkty za { $count } miejsce.
        [few] Podaj punkty za { $count } miejsca.
       *[many] Podaj punkty za { $count } miejsc.
    }
web-evenings-need-sizes = Wybierz, ile osób może siedzieć przy stole.
web-evenings-rules = { $game }. Punkty za miejsca: { $points }.
web-evenings-scale = przy { $size } osobach: { $points }
web-evenings-choose = Wieczory
web-evenings-changed = Liga się zmieniła.

web-evenings-open-evening = Rozpocznij wieczór
web-evenings-date = Data
web-evenings-title = Tytuł (nieobowiązkowy)
web-evenings-who = Kto jest obecny
web-evenings-need-date = Podaj datę.
web-evenings-presence =
    { $count ->
        [one] Kto jest obecny: { $count } osoba
        [few] Kto jest obecny: { $count } osoby
       *[many] Kto jest obecny: { $count } osób
    }
web-evenings-whole = cały wieczór
web-evenings-absent = nieobecność
web-evenings-from = od rundy { $round }
web-evenings-until = wyjście po rundzie { $round }
web-evenings-save-presence = Zapisz obecność

web-evenings-draw-heading = Następna: runda { $round }
web-evenings-draw = Wylosuj rundę { $round }
web-evenings-unfinished = W rundzie { $round } brakuje jeszcze wyników. Mimo to można wylosować następną.
web-evenings-seed-field = Numer losowania, jeśli chcesz go wybrać
web-evenings-seed-help = Ten sam numer daje te same stoły, więc każdy może sprawdzić losowanie. Jeśli go nie podasz, zostanie wybrany losowo.
web-evenings-seed = Numer losowania: { $seed }
web-evenings-round = Runda { $round }
web-evenings-complete = wszystkie wyniki wpisane
web-evenings-incomplete = brakuje wyników
web-evenings-table = Stół
web-evenings-table-number = Stół { $table }
web-evenings-player = Osoba
web-evenings-score = Wynik
web-evenings-place = Miejsce
web-evenings-sum = Punkty
web-evenings-scores = Suma wyników
web-evenings-resting = Pauza: { $names }
web-evenings-online-waiting = czeka na tym serwerze
web-evenings-online-running = w grze na tym serwerze
web-evenings-online-finished = zakończony na tym serwerze

web-evenings-result-of = Runda { $round }: wynik stołu { $table }
web-evenings-scores-of = Wyniki przy stole { $table }
web-evenings-table-open = Stół { $table }: { $names }
web-evenings-table-done = Stół { $table }, wynik wpisany: { $names }
web-evenings-need-score = { $name }: podaj wynik jako liczbę całkowitą.
web-evenings-places = Miejsca, jeśli gra rozstrzygnęła remisy
web-evenings-places-help = Jeśli nic nie wpiszesz, miejsca przy równych wynikach są wspólne i dają średnią punktów za te miejsca.
web-evenings-place-of = Miejsce: { $name }
web-evenings-enter = Wpisz wynik
web-evenings-correct = Popraw wynik
web-evenings-withdraw = Wycofaj wynik
web-evenings-results-of = Wyniki rundy { $round }: wpis i poprawki
web-evenings-round-complete = Wszystkie wyniki rundy { $round } są wpisane.

web-evenings-round-tools = Więcej opcji rundy { $round }: gra na serwerze, zamiana, odwołanie
web-evenings-open-online = Otwórz stoły na tym serwerze
web-evenings-open-online-help = Otwiera się każdy stół bez wyniku, z linkiem dla każdej osoby. Wyniki wpisują się same.
web-evenings-invitations = Linki do stołu { $table }
web-evenings-copy = Kopiuj link: { $name }
web-evenings-copied = Skopiowano: { $name }.
web-evenings-not-copied = Przeglądarka nie pozwala skopiować linku. Skopiuj go ręcznie.
web-evenings-swap = Zamień
web-evenings-swap-with = z kim
web-evenings-do-swap = Zamień ich miejscami
web-evenings-cancel-round = Odwołaj rundę { $round }

web-evenings-standings-of = Klasyfikacja: { $of }
web-evenings-no-results = Nie ma jeszcze wyników.
web-evenings-explained = Skąd wzięły się punkty
web-evenings-evening = Wieczór { $number }
web-evenings-print = Drukuj ostatnią rundę i klasyfikacje
web-evenings-print-all = Drukuj wszystkie rundy i klasyfikacje

web-evenings-players =
    { $count ->
        [one] Na liście jest { $count } osoba
        [few] Na liście są { $count } osoby
       *[many] Na liście jest { $count } osób
    }
web-evenings-has-left = już poza ligą
web-evenings-names = Nowe osoby
web-evenings-names-help = Jedno nazwisko w wierszu albo kilka oddzielonych przecinkami.
web-evenings-join-now = Grają tego wieczoru od następnej rundy
web-evenings-add = Dodaj do listy
web-evenings-need-names = Podaj przynajmniej jedno nazwisko.
web-evenings-mend-list = Popraw nazwisko lub wpisz odejście
web-evenings-new-name = Nowe nazwisko
web-evenings-need-new-name = Podaj nowe nazwisko.
web-evenings-rename = Zmień nazwisko
web-evenings-leave = Odejście z ligi
web-evenings-return = Powrót do ligi

web-evenings-links = Linki i plik ligi
web-evenings-public-help = Kto ma ten link, może przeglądać ligę. Wyszukiwarki mają ją pomijać.
web-evenings-public = Link do przeglądania
web-evenings-key-help = Kto ma link organizatorów, może wszystko zmieniać. Daj go tylko pomocnikom.
web-evenings-key = Link organizatorów
web-evenings-renew-key = Utwórz nowy link organizatorów, unieważnij stary
web-evenings-key-renewed = Organizatorzy mają nowy link. Stary już nie działa.
web-evenings-download = Pobierz plik ligi
web-evenings-download-help = Ligę można prowadzić dalej bez serwera poleceniem „dominium evening”.
web-evenings-forget-sure = Chcę usunąć tę ligę ze wszystkimi wynikami
web-evenings-forget = Usuń ligę
web-evenings-history = Historia wszystkich wpisów

web-evenings-change-rules = Nazwa i punkty ligi
web-evenings-change-rules-help = Punkty wszystkich rund zostaną policzone od nowa.
web-evenings-points-of = Punkty przy { $size } osobach
web-evenings-ties = Przy równych punktach decyduje
web-evenings-ties-scores = suma wyników
web-evenings-ties-wins = liczba wygranych stołów
web-evenings-ties-scores-wins = suma wyników, potem wygrane stoły
web-evenings-ties-wins-scores = liczba wygranych stołów, potem suma wyników
web-evenings-save-rules = Zapisz
