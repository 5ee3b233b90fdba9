## Słowa wspólne dla wszystkich części programu. Zmienny koniec klucza to oznaczenie z kodu.

# Języki, każdy pod własną nazwą
language-name = Polski

# Gry i zestawy ustawień
game-kingdomino = Kingdomino
game-kingdomino-motto = Kraina wokół zamku
game-kingdomino-summary = Układaj płytki w królestwo wokół swojego zamku. Od 2 do 4 graczy, około 15 minut.
preset-kingdomino = Kingdomino
preset-kingdomino-help = Gra podstawowa: królestwo 5 na 5, które może rosnąć w każdą stronę.
preset-kralovska_zahrada = Królewski ogród
preset-kralovska_zahrada-help = Wydanie dotykowe: ograniczona plansza gracza, pierwszy wybór zgodnie z ruchem wskazówek zegara.
preset-mighty_duel = Pojedynek mistrzów
preset-mighty_duel-help = Dwoje graczy używa wszystkich 48 płytek i buduje królestwa 7 na 7.
preset-dynasty = Dynastia
preset-dynasty-help = Trzy partie z rzędu; punkty się sumują.
preset-modern_three = Kingdomino dla trojga
preset-modern_three-help = Troje graczy wybiera z czterech płytek, jak w nowszych wydaniach.
game-queendomino = Queendomino
game-queendomino-motto = Miasta, rycerze i smok
game-queendomino-summary = Wysyłaj rycerzy po podatki, buduj w miastach i zdobądź królową. Od 2 do 4 graczy, z Królewskim weselem od 3 do 8.
preset-queendomino = Queendomino
preset-queendomino-help = Gra podstawowa: miasta, rycerze, budynki, królowa i smok.
preset-royal_wedding = Królewskie wesele
preset-royal_wedding-help = Na przemian oferty z Queendomino i z Kingdomino. Od 3 do 7 graczy, każdy dla siebie.
preset-royal_wedding_teams = Królewskie wesele, wersja drużynowa
preset-royal_wedding_teams-help = 6 lub 8 graczy w parach; każda para buduje jedno wspólne królestwo.
game-block = Ślepa uliczka
game-block-motto = Równe do równego
game-block-summary = Dokładaj takie same liczby i pozbądź się kamieni przed przeciwnikiem. 2 graczy.
preset-block = Ślepa uliczka
preset-block-help = Gra się do 100 punktów.
preset-block_50 = Ślepa uliczka do 50 punktów
preset-block_50-help = Krótsza gra, tylko do 50 punktów.
game-draw = Domino z dobieraniem
game-draw-motto = Albo dobierz z talonu
game-draw-summary = Jak Ślepa uliczka, ale kto nie ma czego dołożyć, dobiera z talonu. 2 graczy.
preset-draw = Domino z dobieraniem
preset-draw-help = Jedno rozdanie: kto je wygra, zwycięża.
game-matador = Matador
game-matador-motto = Razem siedem
game-matador-summary = Stykające się połówki dają razem 7, a cztery matadory pasują wszędzie. 2 graczy.
preset-matador = Matador
preset-matador-help = Matador pomaga tylko temu, kto nie ma nic innego; jedno rozdanie.
game-bergen = Bergen
game-bergen-motto = Punkty za równe końce
game-bergen-summary = Punkty za tę samą liczbę na obu końcach łańcucha. 2 lub 3 graczy.
preset-bergen = Bergen
preset-bergen-help = Gra się do 15 punktów; wygrane rozdanie daje 2.
game-muggins = Muggins
game-muggins-motto = Piątki na końcach
game-muggins-summary = Punkty za każdą sumę końców, która jest wielokrotnością piątki; pierwszy dublet ma cztery boki. Od 2 do 4 graczy.
preset-muggins = Muggins
preset-muggins-help = Gra się do 100 punktów, z dubletem krzyżowym.
preset-muggins_250 = Muggins do 250 punktów
preset-muggins_250-help = Dłuższa gra, aż do 250 punktów.
game-sebastopol = Sewastopol
game-sebastopol-motto = Cztery ramiona szóstki
game-sebastopol-summary = Z dubletu szóstek wyrastają cztery ramiona, a bankiem dzielą się dwie osoby, które pierwsze pozbędą się kamieni. 4 graczy.
preset-sebastopol = Sewastopol
preset-sebastopol-help = Cztery rozdania, stawka 12 żetonów.
game-twenty_one = Dwadzieścia jeden
game-twenty_one-motto = Jak najbliżej celu
game-twenty_one-summary = Dobieraj kamienie i zbliż się jak najbardziej do 21 oczek. Od 2 do 4 graczy.
preset-twenty_one = Dwadzieścia jeden
preset-twenty_one-help = Pięć rozdań; przy równych sumach wygrywają wszyscy, którzy są najbliżej 21.
game-solo = Domino solo
game-solo-motto = Pasjans dla jednego
game-solo-summary = Zawsze pięć odkrytych kamieni: czy wyłożysz wszystkie 28? 1 gracz.
preset-solo = Domino solo
preset-solo-help = Jedna gra w pojedynkę.

# Opcje
option-seats = Gracze
option-seats-help = Ilu graczy siedzi przy stole.
option-size = Rozmiar królestwa
option-size-help = Królestwo nie może być większe. 7 na 7 jest dla dwojga graczy.
option-wider_offer = Szersza oferta
option-wider_offer-help = W każdej ofercie jest o jedną płytkę więcej; płytka, której nikt nie wybierze, wypada z gry. Dla dwojga lub trojga graczy.
option-middle_kingdom = Królestwo środka
option-middle_kingdom-help = 10 punktów za zamek na centralnym polu królestwa.
option-harmony = Harmonia
option-harmony-help = 5 punktów, jeśli żadna płytka nie została odrzucona.
option-games_in_match = Liczba partii
option-games_in_match-help = W meczu z trzech partii punkty się sumują.
option-opening = Pierwszy wybór płytek
option-opening-help = Jak gracze wybierają pierwsze płytki.
option-frame = Ograniczenie
option-frame-help = Czy ograniczony jest tylko rozmiar królestwa, czy leży ono na ograniczonej planszy gracza.
option-set = Płytki
option-set-help = Tylko płytki Queendomino albo na przemian oferty z Queendomino i z Kingdomino.
option-teams = Wersja drużynowa
option-teams-help = Dwoje graczy ma wspólne królestwo. Dla Królewskiego wesela w 6 osób; 8 graczy zawsze gra w drużynach.
option-tax_bonus = Premia do podatków
option-tax_bonus-help = Jak często przy zbieraniu podatków dają monety Sala rycerska i Ufortyfikowana strażnica.
option-target = Cel
option-target-help = Zwycięża ten, kto pierwszy zdobędzie tyle punktów.
option-blocked_score = Blokada
option-blocked_score-help = Ile punktów zdobywa zwycięzca, gdy nikt nie może dołożyć.
option-deals = Liczba rozdań
option-deals-help = Ile rozdań się rozgrywa.
option-scoring = Liczenie
option-scoring-help = Czy liczy się wygrane rozdania, czy punkty aż do celu.
option-out_wins = Ostatni kamień wygrywa
option-out_wins-help = Kto dołoży ostatni kamień, wygrywa od razu, nawet gdy w talonie coś zostało.
option-wild = Matador jako joker
option-wild-help = Kiedy matadora można dołożyć do dowolnego końca.
option-deal_points = Za wygrane rozdanie
option-deal_points-help = Ile punktów dostaje zwycięzca rozdania.
option-single_triple = 3 punkty za każdy kamień
option-single_triple-help = Kamień, który zrównuje końce, daje 3 punkty także wtedy, gdy na drugim końcu leży już dublet.
option-stake = Stawka
option-stake-help = Ile żetonów każdy gracz wkłada do banku na jedno rozdanie.
option-ties = Równe sumy
option-ties-help = Kto wygrywa, gdy kilka osób jest równie blisko 21.
option-spinner = Dublet krzyżowy
option-spinner-help = Czy z pierwszego dubletu mogą wyrosnąć dwa następne ramiona, czy łańcuch ma tylko dwa końce.
option-value-on = tak
option-value-off = nie
option-value-seats-1 = 1 gracz
option-value-seats-2 = 2 graczy
option-value-seats-3 = 3 graczy
option-value-seats-4 = 4 graczy
option-value-seats-5 = 5 graczy
option-value-seats-6 = 6 graczy
option-value-seats-7 = 7 graczy
option-value-seats-8 = 8 graczy
option-value-size-5 = 5 na 5
option-value-size-7 = 7 na 7
option-value-games_in_match-1 = jedna partia
option-value-games_in_match-3 = trzy partie
option-value-opening-drawn = losuje się królów, każdy wybiera
option-value-opening-top_down = losuje się królów, płytki po kolei
option-value-opening-clockwise = po kolei, zgodnie z ruchem wskazówek zegara
option-value-frame-floating = tylko rozmiar
option-value-frame-fixed = plansza gracza
option-value-set-queendomino = Queendomino
option-value-set-royal_wedding = Królewskie wesele
option-value-tax_bonus-per_turn = raz na turę
option-value-tax_bonus-per_knight = za każdego wysłanego rycerza
option-value-target =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
option-value-deals =
    { $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
       *[many] { $count } rozdań
    }
option-value-stake =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
option-value-deal_points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
option-value-blocked_score-whole = wszystkie oczka przeciwnika
option-value-blocked_score-difference = różnica oczek
option-value-scoring-deals = wygrane rozdania
option-value-scoring-points = punkty jak w Ślepej uliczce
option-value-wild-when_stuck = tylko gdy nic innego nie pasuje
option-value-wild-any_time = zawsze
option-value-ties-share = wszyscy
option-value-ties-fewer_tiles = kto ma mniej kamieni

# Typy terenu (słowa Queendomino, gdzie są inne) i ich litery (jedna zwykła litera, niepowtarzalna w języku)
terrain-wheat = pszenica
terrain-forest = las
terrain-lake = jezioro
terrain-grassland = łąka
terrain-swamp = bagno
terrain-mine = kopalnia
terrain-town = miasto
terrain-swamp-queendomino = bagno
terrain-mine-queendomino = kopalnia
castle = zamek
letter-wheat = p
letter-forest = l
letter-lake = j
letter-grassland = t
letter-swamp = b
letter-mine = k
letter-town = m
letter-castle = z

# Kolory graczy
seat-colour-0 = różowy
seat-colour-1 = żółty
seat-colour-2 = zielony
seat-colour-3 = niebieski
seat-colour-4 = pomarańczowy
seat-colour-5 = fioletowy
seat-colour-6 = biały
seat-colour-7 = czerwony
seat-name = Gracz { $number }

# Kroki gry
step-place_castle = ustawić zamek
step-draw_domino = losuje się płytki
step-draw_king = losuje się króla
step-draw_seat = losuje się, kto zacznie
step-place = dołożyć płytkę
step-claim = wybrać płytkę
step-draw_building = losuje się budynki
step-tax = wysłać rycerzy
step-build = wznieść budynek
step-burn = przekupić smoka
step-remove_tile = kamienie idą na bok
step-deal_tile = trwa rozdawanie kamieni
step-draw_tile = trwa dobieranie kamienia
step-lead = wyłożyć pierwszy kamień
step-play = dołożyć kamień
step-play_or_pass = dołożyć kamień albo spasować
step-hit_or_stand = jeszcze kamień albo dość
step-finished = koniec gry

# Kierunki
direction-r = w prawo
direction-l = w lewo
direction-u = w górę
direction-d = w dół

# Kamienie, końce ich łańcucha i ich litery (jedna zwykła litera, w języku jedyna)
tile-plain = { $high }-{ $low }
tile-double = dublet { $number }
end-open = { $end } { $number }
end-left = z lewej
end-right = z prawej
end-up = u góry
end-down = u dołu
end-letter-left = l
end-letter-right = p
end-letter-up = g
end-letter-down = d

# Małe słowa
you = ty
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
list-nor = { $first } ani { $last }
range = od { $first } do { $last }

# Rzeczowniki liczone
count-dominoes =
    { $count ->
        [one] { $count } płytka
        [few] { $count } płytki
       *[many] { $count } płytek
    }
count-squares =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }
count-crowns =
    { $count ->
        [one] { $count } korona
        [few] { $count } korony
       *[many] { $count } koron
    }
count-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
count-properties =
    { $count ->
        [one] { $count } obszar
        [few] { $count } obszary
       *[many] { $count } obszarów
    }
count-coins =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
count-knights =
    { $count ->
        [one] { $count } rycerz
        [few] { $count } rycerze
       *[many] { $count } rycerzy
    }
count-towers =
    { $count ->
        [one] { $count } wieża
        [few] { $count } wieże
       *[many] { $count } wież
    }
count-rows =
    { $count ->
        [one] { $count } rząd
        [few] { $count } rzędy
       *[many] { $count } rzędów
    }
count-columns =
    { $count ->
        [one] { $count } kolumna
        [few] { $count } kolumny
       *[many] { $count } kolumn
    }
count-tiles =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
count-pips =
    { $count ->
        [one] { $count } oczko
        [few] { $count } oczka
       *[many] { $count } oczek
    }
count-passes =
    { $count ->
        [one] { $count } pas
        [few] { $count } pasy
       *[many] { $count } pasów
    }
count-deals =
    { $count ->
        [one] { $count } wygrane rozdanie
        [few] { $count } wygrane rozdania
       *[many] { $count } wygranych rozdań
    }
count-prizes =
    { $count ->
        [one] { $count } nagroda
        [few] { $count } nagrody
       *[many] { $count } nagród
    }
count-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }

# Tury, punkty i miejsca we wszystkich grach
title-turn =
    { $you ->
        [yes] twoja kolej
       *[no] kolej: { $name }
    }
expected-draw_seat = Losuje się, kto zacznie.
expected-finished = Gra skończona.
event-game_started = Gra się zaczyna.
event-seat_drawn =
    { $you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $name }.
    }
event-match_ended =
    { $you ->
        [yes] Zwyciężasz, { $points }.
       *[no] Zwycięża { $name }, { $points }.
    }
event-match_ended-shared = Wspólne zwycięstwo: { $names }, { $points }.
gain-plus = plus { $points }
gain-minus = minus { $points }
choice-gain = Zysk { $points }
choice-loss = Strata { $points }
choice-draw_seat = zaczyna { $name }
name-points = { $name } { $points }
name-points-apart = { $name }: { $points }
standing = { $place }. { $name }, { $points }.
tie-shared = { $names }: remis, wspólne { $place }. miejsce.
compact-step-draw_seat = losowanie, kto zacznie
compact-step-finished = koniec

# Odrzucone akcje we wszystkich grach
refusal-malformed = Nie rozumiem: „{ $text }”.
refusal-game_over = Gra skończona.
refusal-finished = Gra skończona.
refusal-chance_acts = Teraz trwa losowanie.
refusal-not_chance = Teraz niczego się nie losuje.
refusal-must_draw_seat = Teraz losuje się, kto zacznie.
refusal-seat_not_available = Gracza { $number } nie ma przy stole.
refusal-not_your_turn = To nie twoja kolej.
refusal-stale = Gra tymczasem poszła dalej.
refusal-not_seated = Nie siedzisz przy tym stole.
refusal-table_full = Przy tym stole nie ma już miejsca.
refusal-unknown_table = Takiego stołu nie ma.
refusal-message_too_big = Wiadomość jest za długa.
refusal-bad_message = Wiadomość jest niezrozumiała.
refusal-not_started = Gra jeszcze się nie zaczęła.
refusal-possible = { $reason } Można: { $choices }.
refusal-for-example = { $reason } Można na przykład: { $choices }.
refusal-waiting = { $reason } { $expected }

# Błędy opcji, przygotowania i zapisów we wszystkich grach
fault-unknown_game = Nie ma gry { $game }.
fault-unknown_preset = Nie ma zestawu { $preset }. Do wyboru: { $known }.
fault-unknown_option = Nie ma opcji { $option }. Do wyboru: { $known }.
fault-bad_value = Opcja { $option } nie może mieć wartości { $value }. Dozwolone: { $allowed }.
fault-of_seat = { $name }: { $fault }
fault-malformed = Tego nie można odczytać: { $text }.
fault-malformed-what = Zapisu nie można odczytać ({ $what }).
fault-unknown_version = Zapisów w wersji { $version } nie można odczytać.
fault-unknown_revision = Zapis wymaga innej wersji zasad: { $revision }.
fault-bad_option = Z opcjami w zapisie nie da się grać: { $faults }.
fault-bad_seats = Graczy w zapisie: { $found }, powinno być { $seats }.
fault-illegal_action = Akcja { $number } w zapisie, { $action }, jest niedozwolona.
fault-no_such_ply = Nie ma ruchu { $ply }, w zapisie jest ich { $plies }.
fault-wrong_outcome = Wynik w zapisie nie zgadza się z akcjami.
fault-missing = Brakuje pola { $field }.
fault-unknown_step = Nie ma kroku { $step }.
fault-step_does_not_fit = Krok { $step } nie pasuje do pozycji.
fault-unknown_seat = nie ma takiego gracza.

# Kierunki, które można wpisać
typed-direction-r = w prawo, prawo
typed-direction-l = w lewo, lewo
typed-direction-u = w górę, do góry, góra
typed-direction-d = w dół, na dół, dół
