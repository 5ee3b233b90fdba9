## Słowa wspólne dla wszystkich części programu. Zmienny koniec klucza to oznaczenie z kodu.

# Języki, każdy pod własną nazwą
language-en = English
language-cs = Čeština
language-sk = Slovenčina
language-pl = Polski

# Gry i zestawy ustawień
game-kingdomino = Kingdomino
game-kingdomino-summary = Układaj płytki w królestwo wokół swojego zamku. Od 2 do 4 graczy, około 15 minut.
preset-kingdomino = Kingdomino
preset-kingdomino-help = Gra podstawowa: królestwo 5 na 5, które może rosnąć w każdą stronę.
preset-kralovska_zahrada = Królewski ogród
preset-kralovska_zahrada-help = Wydanie dotykowe: ograniczona plansza gracza, pierwsze płytki zgodnie z ruchem wskazówek zegara.
preset-mighty_duel = Pojedynek mistrzów
preset-mighty_duel-help = Dwoje graczy używa wszystkich 48 płytek i buduje królestwa 7 na 7.
preset-dynasty = Dynastia
preset-dynasty-help = Trzy partie z rzędu; punkty się sumują.
preset-modern_three = Kingdomino dla trojga
preset-modern_three-help = Troje graczy wybiera z czterech płytek, jak w nowszych wydaniach.
game-queendomino = Queendomino
game-queendomino-summary = Wysyłaj rycerzy po podatki, buduj w miastach i zdobądź królową. Od 2 do 4 graczy, z Królewskim weselem od 3 do 8.
preset-queendomino = Queendomino
preset-queendomino-help = Gra podstawowa: miasta, rycerze, budynki, królowa i smok.
preset-royal_wedding = Królewskie wesele
preset-royal_wedding-help = Queendomino na przemian z płytkami Kingdomino. Od 3 do 7 graczy, każdy dla siebie.
preset-royal_wedding_teams = Królewskie wesele, wersja drużynowa
preset-royal_wedding_teams-help = 6 lub 8 graczy w parach; każda para buduje jedno wspólne królestwo.

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
option-harmony-help = 5 punktów za nieodrzucenie żadnej płytki.
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
option-tax_bonus-help = Jak często przy zbieraniu podatków płacą Sala rycerska i Ufortyfikowana strażnica.
option-value-on = tak
option-value-off = nie
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
option-value-frame-floating = swobodne
option-value-frame-fixed = plansza gracza
option-value-set-queendomino = Queendomino
option-value-set-royal_wedding = Królewskie wesele
option-value-tax_bonus-per_turn = raz na turę
option-value-tax_bonus-per_knight = za każdego wysłanego rycerza

# Poziomy botów
level-easy = łatwy
level-easy-help = Do nauki zasad.
level-medium = średni
level-medium-help = Godny przeciwnik przy rodzinnym stole.
level-hard = trudny
level-hard-help = Myśli naprzód i mało wybacza.

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
step-finished = koniec gry

# Kierunki
direction-r = w prawo
direction-l = w lewo
direction-u = w górę
direction-d = w dół

# Małe słowa
you = ty
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
range = { $first } do { $last }

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
