## Queendomino i Królewskie wesele: budynki, ich plansza, dwory, komunikaty, odmowy, błędy i punkty.
## Wiersze są czytane na głos; imiona ludzi i nazwy budynków stoją w mianowniku.

# Budynki
building-bakery = Piekarnia
building-sawmill = Tartak
building-fishmonger = Targ rybny
building-weaver = Tkalnia
building-magic_school = Szkoła magii
building-forge = Kuźnia
building-church = Kościół
building-inn = Karczma
building-tavern = Tawerna
building-watchtower = Wieża strażnicza
building-fortified_guardhouse = Ufortyfikowana strażnica
building-knights_hall = Sala rycerska
building-travelling_castle = Kroczący zamek
building-training_camp = Obóz ćwiczebny
building-statue = Posąg
building-queens_tower = Wieża królowej

# Co budynek daje: od razu, przy każdym zbieraniu podatków, na koniec
building-fact = { $building }: { $effect }.
effect-at-once = od razu { $gains }
effect-tax_coin_per_tower = przy podatkach 1 moneta więcej za każdą wieżę
effect-tax_coin_per_knight = przy podatkach 1 moneta więcej za każdego rycerza
effect-crowns = { $crowns } dla obszaru miasta
effect-each-building = { $points }
effect-each-wheat_areas = { $points } za każdy obszar pszenicy
effect-each-forest_areas = { $points } za każdy las
effect-each-lake_areas = { $points } za każde jezioro
effect-each-grassland_areas = { $points } za każdą łąkę
effect-each-swamp_areas = { $points } za każde bagno
effect-each-mine_areas = { $points } za każdą kopalnię
effect-each-town_areas = { $points } za każde miasto
effect-each-towers = { $points } za każdą wieżę
effect-each-knights = { $points } za każdego rycerza
effect-none = bez efektu

# Plansza budowniczych
board-slot = Miejsce { $slot }: { $building }, { $cost }; { $effect }.
board-slot-discounted = Miejsce { $slot }: { $building }, dzięki królowej { $cost }; { $effect }.
board-slot-empty = Miejsce { $slot }: puste.
cost-nothing = za darmo
board-open = Na wierzchu stosu: { $building }; { $effect }.
board-undrawn = Do wylosowania jeszcze { $count }: { $buildings }.
board-undrawn-none = Więcej budynków nie będzie.
board-queen = Królowa: { $name }.
board-queen-none = Królowa stoi przy planszy budowniczych.
board-dragon-in = Smok jest w jaskini.
board-dragon-out = Smok jest poza jaskinią do końca rundy.

# Dwór królestwa
court = { $coins }, w zasobach { $knights }, { $towers }.
court-queen = { $coins }, w zasobach { $knights }, { $towers }, królowa.
court-knights = Rycerze w królestwie: { $squares }.
court-building = { $building } { $square }: { $effect }.
knight = rycerz

# Co ma nastąpić
expected-draw_building = Trwa losowanie budynków.
expected-tax =
    { $you ->
        [yes] Twoja kolej: wyślij rycerzy po podatki na { $squares } albo nie wysyłaj nikogo. W zasobach: { $knights }.
       *[no] Teraz { $name }: wysyła rycerzy na { $squares } albo nie wysyła nikogo. W zasobach: { $knights }.
    }
expected-build =
    { $you ->
        [yes] Twoja kolej: wznieś budynek w mieście albo nic nie buduj. W skarbcu: { $coins }.
       *[no] Teraz { $name }: wznosi budynek w mieście albo nic nie buduje. W skarbcu: { $coins }.
    }
expected-burn =
    { $you ->
        [yes] Twoja kolej: za 1 monetę przekup smoka, by spalił budynek, albo zostaw go w spokoju. W skarbcu: { $coins }.
       *[no] Teraz { $name }: za 1 monetę przekupuje smoka, by spalił budynek, albo zostawia go w spokoju. W skarbcu: { $coins }.
    }

# Komunikaty o zdarzeniach; klucze z -long zastępują krótkie tylko przy długości „long”
event-buildings_offered = Budynki: { $buildings }.
event-buildings_offered-none = Nie ma już budynków.
event-buildings_offered-slot = { $slot } { $building }
event-buildings_offered-open = potem { $building }
event-taxes_collected = { $name }: podatki { $squares }, { $coins }.
event-taxes_collected-long =
    { $you ->
        [yes] Zbierasz podatki: { $sources }; razem { $coins }. W skarbcu: { $total }.
       *[no] { $name } zbiera podatki: { $sources }; razem { $coins }. W skarbcu: { $total }.
    }
event-taxes_collected-source = { $place }: { $coins }
event-building_built = { $name }: { $building } { $square }, koszt { $cost }.
event-building_built-long =
    { $you ->
        [yes] Wznosisz budynek z miejsca { $slot }: { $building } na { $square }; koszt { $cost }, { $effect }. W skarbcu: { $coins }.
       *[no] { $name } wznosi budynek z miejsca { $slot }: { $building } na { $square }; koszt { $cost }, { $effect }. W skarbcu: { $coins }.
    }
event-queen_moved =
    { $you ->
        [yes] Królowa przybywa do ciebie.
       *[no] Królowa przybywa do królestwa: { $name }.
    }
event-queen_moved-long =
    { $you ->
        [yes] Królowa przybywa do ciebie: { $towers }.
       *[no] Królowa przybywa do królestwa: { $name }; { $towers }.
    }
event-building_burnt =
    { $you ->
        [yes] Przekupujesz smoka: płonie { $building }, miejsce { $slot }.
       *[no] { $name } przekupuje smoka: płonie { $building }, miejsce { $slot }.
    }
event-building_burnt-long =
    { $you ->
        [yes] Przekupujesz smoka, na miejscu { $slot } płonie: { $building }. W skarbcu: { $coins }.
       *[no] { $name } przekupuje smoka, na miejscu { $slot } płonie: { $building }. W skarbcu: { $coins }.
    }
event-dragon_returned = Smok wrócił do jaskini.
event-step_declined-tax =
    { $you ->
        [yes] Nie wysyłasz rycerzy.
       *[no] { $name } nie wysyła rycerzy.
    }
event-step_declined-build =
    { $you ->
        [yes] Nic nie budujesz.
       *[no] { $name } nic nie buduje.
    }
event-step_declined-burn =
    { $you ->
        [yes] Zostawiasz smoka w spokoju.
       *[no] { $name } zostawia smoka w spokoju.
    }

# Co słychać od razu: krócej, resztę mówi jeden klawisz
heard-building_burnt = płonie { $building }
heard-queen_moved = ma królową
asked-tax = Wysyłasz rycerzy na { $squares }?
asked-build = Budujesz? { $coins }.
asked-burn = Przekupujesz smoka? { $coins }.

# Wybory
choice-tax = Podatki { $places }: { $coins }
choice-tax-bonus = Podatki { $places }: { $coins }, premia { $bonus }
choice-tax-short =
    { $knights ->
        [one] rycerz na { $squares }
        [few] rycerze na { $squares }
       *[many] rycerze na { $squares }
    }
choice-build = Miejsce { $slot }: { $building } na { $square }, { $cost }. { $effects }.
choice-build-short = miejsce { $slot }: { $building } na { $square }
choice-build-queen = przybędzie królowa
choice-burn = Miejsce { $slot }: spłonie { $building }, 1 moneta
choice-burn-short = miejsce { $slot }: spłonie { $building }
choice-decline-tax = nie wysyłać rycerzy
choice-decline-build = nic nie budować
choice-decline-burn = zostawić smoka w spokoju
choice-draw_building = budynek { $building }

# Odrzucone akcje
refusal-must_tax = Najpierw zdecyduj o rycerzach.
refusal-must_build = Najpierw zdecyduj o budowie.
refusal-must_burn = Najpierw zdecyduj o smoku.
refusal-must_draw_building = Teraz losuje się budynek.
refusal-not_on_domino = Pole { $square } nie leży na właśnie dołożonej płytce; rycerze mogą iść tylko tam.
refusal-not_enough_knights = Nie masz tylu rycerzy; w zasobach: { $knights }.
refusal-no_such_slot = Na planszy nie ma miejsca { $slot }, są tylko od 0 do 5.
refusal-slot_empty = Miejsce { $slot } jest puste.
refusal-not_enough_coins = Za mało monet: koszt { $cost }, w skarbcu { $coins }.
refusal-not_a_town = { $square } nie jest polem miasta w tym królestwie.
refusal-town_occupied = Na polu { $square } już stoi budynek.
refusal-building_not_on_board = Na planszy budowniczych nie ma teraz: { $building }.
refusal-building_not_available = Tego budynku nie można wylosować: { $building }.

# Błędy opcji, plansz i przygotowania
fault-royal_wedding_needs_three_seats = Królewskie wesele wymaga co najmniej trojga graczy.
fault-seats_need_royal_wedding = Tylu graczy ({ $seats }) może grać tylko w Królewskie wesele.
fault-teams_need_royal_wedding = W drużynach gra się tylko w Królewskie wesele.
fault-teams_need_six_or_eight_seats = Drużyny wymagają 6 lub 8 graczy, a nie { $seats }.
fault-of_kingdom = Królestwo { $number }: { $fault }
fault-missing_court = Brakuje monet, rycerzy i budynków.
fault-missing_building_board = Brakuje planszy budowniczych.
fault-unknown_building = Nie ma budynku { $building }.
fault-building_used_twice = Nie ma tylu kafli: { $building }.
fault-building_not_on_town = Na { $square } jest budynek, ale nie ma tam miasta.
fault-two_buildings = Na { $square } stoją dwa budynki.
fault-knight_outside = Rycerz stoi na { $square }, gdzie nie leży żadna płytka.
fault-bad_knights = Liczba rycerzy ({ $found }) jest niemożliwa.
fault-bad_knights-expected = Rycerzy: { $found }, powinno być { $expected }.
fault-bad_coins = Liczba monet jest niemożliwa.
fault-bad_slots = Plansza budowniczych musi mieć miejsca od 0 do 5.
fault-bad_queen = Królowa nie może tam być.
fault-bad_turn_squares = Płytka tej tury nie leży na podanych polach.

# Notes punktacji i koniec
sheet-treasury = Skarbiec
sheet-wheat = Pszenica
sheet-forest = Lasy
sheet-lake = Jeziora
sheet-grassland = Łąki
sheet-swamp = Bagna
sheet-mine = Kopalnie
sheet-town = Miasta
sheet-buildings = Budynki
sheet-bonuses = Premie
score-row = { $row }: { $points }.
score-row-reason = { $row }: { $points }. { $reason }.
score-treasury = { $coins }
score-treasury-left = { $coins }, reszta { $left }
score-squares = { $squares }, { $crowns }
score-squares-queen = { $squares }, { $crowns } razem z królową
score-building = { $building } { $square }: { $points }
score-building-each = { $building } { $square }, { $counted }: { $points }
score-bonus-part = { $bonus } { $points }
event-match_ended-team =
    { $you ->
        [yes] Zwyciężacie: { $names }, { $points }.
       *[no] Zwyciężają { $names }, { $points }.
    }
tie-coins = Remis, pozostałe monety: { $values }.

# Zwięzłe wiersze dla monitora brajlowskiego i terminala: małe litery, krótko
compact-step-draw_building = losowanie budynków
compact-step-tax = podatki
compact-step-build = budować
compact-step-burn = smok
compact-court = monety { $coins } rycerze { $knights } wieże { $towers }
compact-court-queen = monety { $coins } rycerze { $knights } wieże { $towers } królowa
compact-built = stoją
compact-buildings = budynki
compact-open = na wierzchu
compact-open-none = na wierzchu nic
compact-tokens = kafle { $count }
compact-dragon-in = smok w jaskini
compact-dragon-out = smok na zewnątrz
compact-building-sign = b
compact-knight-sign = r

# Słowa, które można wpisać w akcji; pierwsze w wierszu podają odmowy
typed-tax = podatek, podatki, rycerz, rycerza, rycerze, rycerzy, wyślij rycerza, wyślij rycerzy, wysyłam rycerza, wysłać rycerza, wyślij, wysyłam
typed-build = buduj, buduję, budować, budynek, wznieś, wznoszę, wznieść budynek, postaw, postawić, kup, kupuję
typed-burn = spal, spalić, spalam, przekup smoka, przekupić smoka, przekupuję smoka, przekup, smok, smoka
typed-decline = nic, nie, nikt, nikogo, żaden, pomiń, bez rycerza, nie wysyłać, nie wysyłam, nie wysyłam rycerzy, nie wysyłać rycerzy, nic nie budować, nie buduję, nic nie buduję, nie palę, nie spalać, zostaw smoka, zostawić smoka, zostawiam smoka, zostawić smoka w spokoju, zostawiam smoka w spokoju
typed-between = na, do, z, ze, za, i, oraz, miejsce, miejsca, pole, pola, budynek, kafel
