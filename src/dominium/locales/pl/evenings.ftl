## Wieczory klubowe: ligi, losowane stoły, wyniki i klasyfikacje.

evenings-points =
    { $count ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }
evenings-evening = Wieczór { $number }, { $date }
evenings-evening-short = Wieczór { $number }
evenings-round = Runda { $number }
evenings-table = Stół { $number }: { $names }.
evenings-where = { $evening }, runda { $round }, stół { $table }
evenings-result = Wynik: { $parts }.
evenings-result-part = { $place }. { $name } { $score }
evenings-resting = Pauza: { $names }.
evenings-seed = Numer losowania: { $seed }.

evenings-presence-absent = nieobecność
evenings-presence-whole = cały wieczór
evenings-presence-from = od rundy { $first }
evenings-presence-until = do rundy { $last }
evenings-presence-between = od rundy { $first } do rundy { $last }

evenings-standing = { $place }. { $name }: { $points }, suma wyników { $scores }, wygrane stoły { $wins }, rundy { $rounds }.
evenings-decided-scores = Przy równych punktach decyduje suma wyników.
evenings-decided-wins = Przy równych punktach decydują wygrane stoły.
evenings-decided-shared = Wszystko równe: miejsce jest wspólne.
evenings-gain-table = Wieczór { $evening }, runda { $round }, stół { $table }, miejsce { $place }, wynik { $score }: { $points }.
evenings-gain-shared = Wieczór { $evening }, runda { $round }, stół { $table }, wspólne miejsce { $place }, wynik { $score }: { $points }.
evenings-gain-rest = Wieczór { $evening }, runda { $round }, bez stołu: { $points }.

# Co się stało z ligą
evenings-did-league_founded = Założono ligę { $name }.
evenings-did-rules_changed = Zmieniono zasady ligi.
evenings-did-players_added =
    { $count ->
        [one] Nowa osoba na liście: { $names }.
        [few] Nowe osoby na liście: { $names }.
        [many] Nowe osoby na liście: { $names }.
       *[other] Nowe osoby na liście: { $names }.
    }
evenings-did-player_renamed = Zmiana nazwiska: { $before }, teraz { $name }.
evenings-did-player_left = { $name }: odejście z ligi.
evenings-did-player_returned = { $name }: powrót do ligi.
evenings-did-evening_opened =
    { $count ->
        [one] { $evening }: rozpoczęto, obecna { $count } osoba.
        [few] { $evening }: rozpoczęto, obecne { $count } osoby.
        [many] { $evening }: rozpoczęto, obecnych { $count } osób.
       *[other] { $evening }: rozpoczęto, obecne { $count } osoby.
    }
evenings-did-evening_cancelled = { $evening }: odwołano.
evenings-did-presence_set = { $evening }: { $name }, { $presence }.
evenings-did-round_drawn =
    { $count ->
        [one] { $evening }: wylosowano rundę { $round }, { $count } stół, numer losowania { $seed }.
        [few] { $evening }: wylosowano rundę { $round }, { $count } stoły, numer losowania { $seed }.
        [many] { $evening }: wylosowano rundę { $round }, { $count } stołów, numer losowania { $seed }.
       *[other] { $evening }: wylosowano rundę { $round }, { $count } stołu, numer losowania { $seed }.
    }
evenings-did-players_swapped = { $evening }, runda { $round }: { $first } i { $second } zamieniają się miejscami.
evenings-did-round_cancelled = { $evening }: odwołano rundę { $round }.
evenings-did-table_opened = { $where }: gra na tym serwerze.
evenings-did-result_entered = { $where }. { $result }
evenings-did-result_corrected = { $where }, poprawka. { $result } Poprzednio: { $before }
evenings-did-result_withdrawn = { $where }, wycofano. Poprzednio: { $before }

# Dlaczego czegoś nie można
refusal-unknown_league = Ta liga nie istnieje.
refusal-outdated_league = Ta liga powstała według innej wersji zasad niż ta, którą ma serwer, dlatego nie można jej już otworzyć.
refusal-stale_league = Ktoś tymczasem zmienił ligę. Obejrzyj ją i spróbuj ponownie.
refusal-not_organiser = Ligę mogą zmieniać tylko organizatorzy. Otwórz ją linkiem organizatorów.
refusal-too_many_leagues = Jedna osoba może mieć najwyżej { $most } lig.
refusal-not_a_league = To nie jest liga: { $reason }
refusal-not_founded = To nie jest liga: nigdy jej nie założono.
refusal-founded_already = Liga jest już założona.
refusal-league_too_long = Liga jest pełna: może mieć najwyżej { $most } wpisów.
refusal-unknown_member = Na liście nie ma osoby { $player }.
refusal-unknown_evening = Nie ma wieczoru { $evening }.
refusal-unknown_round = Wieczór { $evening } nie ma rundy { $round }.
refusal-unknown_seating = Nie ma stołu { $table } w rundzie { $round }.
refusal-name_taken = { $name } jest już na liście. Nazwiska muszą się różnić.
refusal-too_many_players = Liga może mieć najwyżej { $most } osób.
refusal-too_many_evenings = Liga może mieć najwyżej { $most } wieczorów.
refusal-too_many_rounds = Wieczór może mieć najwyżej { $most } rund.
refusal-left_already = { $name } nie należy już do ligi.
refusal-not_left = { $name } już należy do ligi.
refusal-bad_date = { $text } nie jest datą. Napisz na przykład 2026-11-21.
refusal-evening_not_empty = Wieczoru { $evening } nie można odwołać: ma już rundy albo nie jest ostatni.
refusal-leaves_before = { $name }: nie można wyjść przed przyjściem.
refusal-too_few_players =
    { $needed ->
        [one] Nie można losować: stół potrzebuje { $needed } osoby, obecnych: { $present }.
        [few] Nie można losować: stół potrzebuje { $needed } osób, obecnych: { $present }.
        [many] Nie można losować: stół potrzebuje { $needed } osób, obecnych: { $present }.
       *[other] Nie można losować: stół potrzebuje { $needed } osoby, obecnych: { $present }.
    }
refusal-drawn_wrongly = Nie każda obecna osoba ma w rundzie { $round } dokładnie jedno miejsce przy stole.
refusal-not_in_round = { $name } nie gra w rundzie { $round }.
refusal-played_already = Stół { $table } ma już wynik albo jest w grze na tym serwerze.
refusal-not_latest_round = Runda { $round } nie jest ostatnia. Odwołać można tylko ostatnią rundę.
refusal-round_has_results = Runda { $round } ma już wyniki. Najpierw je wycofaj.
refusal-no_result = Stół { $table } nie ma wyniku.
refusal-scores_missing = Stół { $table }: potrzebna liczba wyników to { $needed }, podano { $given }.
refusal-bad_places = Przy stole { $table } takie miejsca są niemożliwe. Po wspólnym miejscu następne się pomija: 1, 1, 3.
refusal-places_against_scores = Stół { $table }: kto ma więcej punktów, nie może mieć gorszego miejsca. Podane miejsca mogą rozstrzygać tylko remisy.
refusal-bad_sizes = Liczba osób przy stole tej gry: od { $low } do { $high }.
refusal-bad_points = Liczba osób przy stole: { $size }. Podaj tyle samo liczb ({ $size }), żadnej większej od poprzedniej.
refusal-bad_options = Te opcje gry nie pasują do stołów z taką liczbą osób ({ $size }).
refusal-size_in_use = Przy stołach z taką liczbą osób ({ $size }) już grano, więc ich punkty muszą zostać.
refusal-founder_gone = Osoba, która założyła tę ligę, usunęła swoje dane, więc stołów nie można tu już otwierać. Wyniki wpisz ręcznie.
refusal-no_open_tables = Każdy stół tej rundy ma już wynik albo jest w grze na tym serwerze.

# Polecenie `dominium evening`
terminal-about-evening = Prowadzi wieczory klubu: losuje stoły, zapisuje wyniki i podaje klasyfikację ligi z pliku.
terminal-metavar-league = LIGA
terminal-metavar-task = ZADANIE
terminal-metavar-points = LICZBY
terminal-metavar-ties = ZASADY
terminal-metavar-date = DATA
terminal-input-league = Plik, w którym jest liga.
terminal-input-task = Co zrobić: new, players, rename, leave, comeback, start, presence, draw, swap, result, withdraw, cancel, standings, print, history, check. Bez tego standings; help objaśnia wszystko.
terminal-option-points = Dla new: punkty za miejsca, na przykład „8 6 4 2”. Można podać jeszcze raz dla mniejszych stołów, jeśli nie mają tam obowiązywać pierwsze z tych liczb.
terminal-option-sizes = Dla new: ile osób może siedzieć przy stole, na przykład „4 3”.
terminal-option-ties = Dla new: co decyduje przy równych punktach, po kolei: scores (suma wyników), wins (wygrane stoły).
terminal-option-resting = Dla new: co daje runda bez stołu: średnią pełnego stołu (mean) albo nic (nothing).
terminal-option-date = Dla start: data, na przykład 2026-11-21. Bez tej opcji dzisiejsza.
terminal-option-without = Dla start: kogo nie ma; można powtarzać.
terminal-option-evening = Inny wieczór niż ostatni.
terminal-option-round = Inna runda niż ostatnia.
terminal-option-places = Dla result: miejsca w kolejności siedzenia, gdy remisy rozstrzygnęła gra.
terminal-evening-word-new = nowa, załóż, zaloz
terminal-evening-word-players = osoby, lista
terminal-evening-word-rename = nazwisko
terminal-evening-word-leave = odejście, odejscie
terminal-evening-word-comeback = powrót, powrot
terminal-evening-word-start = wieczór, wieczor
terminal-evening-word-presence = obecność, obecnosc
terminal-evening-word-draw = losuj, losowanie
terminal-evening-word-swap = zamień, zamien
terminal-evening-word-result = wynik
terminal-evening-word-withdraw = wycofaj
terminal-evening-word-cancel = odwołaj, odwolaj
terminal-evening-word-standings = klasyfikacja, tabela
terminal-evening-word-print = druk, drukuj
terminal-evening-word-history = historia
terminal-evening-word-check = sprawdź, sprawdz
terminal-evening-word-help = pomoc
terminal-evening-how-new = new NAZWA: zakłada ligę w nowym pliku. Opcje: --game, --preset, --points, --sizes, --ties, --resting.
terminal-evening-how-players = players: wszyscy z listy. players NAZWISKO …: dopisuje osoby; z --evening grają od następnej rundy tego wieczoru.
terminal-evening-how-rename = rename KTO NAZWISKO: zmienia czyjeś nazwisko.
terminal-evening-how-leave = leave KTO: ktoś już nie przychodzi.
terminal-evening-how-comeback = comeback KTO: ktoś znowu przychodzi.
terminal-evening-how-start = start TYTUŁ: rozpoczyna wieczór ze wszystkimi oprócz osób podanych po --without.
terminal-evening-how-presence = presence: kto jest obecny. presence KTO OD DO: od której rundy i do której; 0 znaczy nieobecność.
terminal-evening-how-draw = draw: losuje stoły następnej rundy; --seed podaje numer losowania.
terminal-evening-how-swap = swap KTO KTO: dwie osoby zamieniają się miejscami.
terminal-evening-how-result = result STÓŁ WYNIKI: wyniki w kolejności siedzenia albo jako NAZWISKO=WYNIK. Ponowny wpis jest poprawką.
terminal-evening-how-withdraw = withdraw STÓŁ: wycofuje wynik.
terminal-evening-how-cancel = cancel: odwołuje ostatnią rundę albo ostatni wieczór, póki nie ma rund.
terminal-evening-how-standings = standings: klasyfikacja ligi, wieczoru z --evening, rundy z --round; --long objaśnia każdy punkt.
terminal-evening-how-print = print: ostatnia runda, jej wieczór i liga, na tablicę ogłoszeń.
terminal-evening-how-history = history: wszystko, co kiedykolwiek wpisano.
terminal-evening-how-check = check: losuje każdą rundę jeszcze raz według jej numeru i porównuje.
terminal-evening-how-help = help: te wiersze.
terminal-evening-refused = Nie wykonano. { $reason }
terminal-evening-file-exists = { $file } już istnieje. Dla nowej ligi wybierz inny plik.
terminal-evening-no-task = Nie ma zadania { $text }. Do wyboru: { $known }.
terminal-evening-words = Polecenie { $task } zapisuje się inaczej. { $how }
terminal-evening-no-number = { $text } nie jest liczbą.
terminal-evening-unknown-player = Nikt na liście nie nazywa się { $name }.
terminal-evening-several-players = Kilka nazwisk na liście zaczyna się od { $name }.
terminal-evening-who-sits = Przy tym stole siedzą: { $names }. Dla każdej osoby trzeba podać wynik.
terminal-evening-none = Nie ma jeszcze wieczoru; rozpocznij go poleceniem start.
terminal-evening-no-round = Nie wylosowano jeszcze rundy; wylosuj ją poleceniem draw.
terminal-evening-no-players = Na liście nie ma jeszcze nikogo.
terminal-evening-player = { $number }. { $name }
terminal-evening-player-left = { $number }. { $name }, już poza ligą
terminal-evening-complete = Runda { $round } ma już wszystkie wyniki.
terminal-evening-missing = Brak wyników stołów: { $tables }.
terminal-evening-standings = Klasyfikacja. { $of }
terminal-evening-no-results = Nie ma jeszcze wyników.
terminal-evening-checked =
    { $count ->
        [one] Ponownie wylosowano { $count } rundę: te same stoły.
        [few] Ponownie wylosowano { $count } rundy: te same stoły.
        [many] Ponownie wylosowano { $count } rund: te same stoły.
       *[other] Ponownie wylosowano { $count } rundy: te same stoły.
    }
terminal-evening-draws-differ = Wpisy historii niezgodne ze swoim numerem losowania: { $entries }.
