## Gry królewskie: nagłówki, komunikaty, pytania, odmowy, błędy i punkty.
## Wiersze są czytane na głos: bez znaków, które głos pominie. Imiona stoją w mianowniku.

# Stan w jednym wierszu
title-game = partia { $number } z { $games }
title-round = runda { $round } z { $rounds }

# Czyja kolej i co ma nastąpić
expected-place =
    { $you ->
        [yes] Twoja kolej: dołóż płytkę { $domino }, { $faces }.
       *[no] Teraz { $name }: dokłada płytkę { $domino }, { $faces }.
    }
expected-claim =
    { $you ->
        [yes] Twoja kolej: wybierz płytkę.
       *[no] Teraz { $name }: wybiera płytkę.
    }
expected-place_castle =
    { $you ->
        [yes] Twoja kolej: ustaw swój zamek.
       *[no] Teraz { $name }: ustawia zamek.
    }
expected-draw_domino = Trwa losowanie płytek.
expected-draw_king = Trwa losowanie króla.

# Komunikaty o zdarzeniach; klucze z -long zastępują krótkie tylko przy długości „long”
event-game_started-match = Zaczyna się partia { $number } z { $games }.
event-castle_placed = { $name }: zamek { $square }.
event-offer_opened = Oferta: { $dominoes }.
event-offer_opened-long = Nowa oferta: { $dominoes }.
event-king_drawn =
    { $you ->
        [yes] Wylosowano twojego króla.
       *[no] Wylosowany król: { $name }.
    }
event-domino_claimed =
    { $you ->
        [yes] Wybierasz { $domino }.
       *[no] { $name } wybiera { $domino }.
    }
event-domino_claimed-long =
    { $you ->
        [yes] Wybierasz płytkę { $domino }: { $faces }.
       *[no] { $name } wybiera płytkę { $domino }: { $faces }.
    }
event-domino_claimed-automatic =
    { $you ->
        [yes] Wylosowano twojego króla, dostajesz { $domino }.
       *[no] Król wylosowany, { $name } dostaje { $domino }.
    }
event-domino_claimed-automatic-long =
    { $you ->
        [yes] Wylosowano twojego króla, dostajesz płytkę { $domino }: { $faces }.
       *[no] Król wylosowany, { $name } dostaje płytkę { $domino }: { $faces }.
    }
event-round_started = Runda { $round } z { $rounds }.
event-round_started-last = Ostatnia runda, { $round } z { $rounds }.
event-domino_placed = { $name }: { $first }, { $second }, { $gain }.
event-domino_placed-long =
    { $you ->
        [yes] Dokładasz płytkę { $domino }: { $first }, { $second }; { $gain }, razem { $total }.
       *[no] { $name } dokłada płytkę { $domino }: { $first }, { $second }; { $gain }, razem { $total }.
    }
event-domino_discarded =
    { $you ->
        [yes] Odrzucasz { $domino }: nie ma miejsca.
       *[no] { $name } odrzuca { $domino }: nie ma miejsca.
    }
event-domino_discarded-long =
    { $you ->
        [yes] Odrzucasz płytkę { $domino }, { $faces }: nie da się jej dołożyć.
       *[no] { $name } odrzuca płytkę { $domino }, { $faces }: nie da się jej dołożyć.
    }
event-domino_removed = Płytka { $domino } wypada z gry.
event-domino_removed-long = Płytki { $domino }, { $faces }, nikt nie wybrał: wypada z gry.
event-game_scored = Wynik: { $scores }.
event-game_scored-match = Wynik partii { $number }: { $scores }.

# Co słychać od razu: krócej, resztę mówi jeden klawisz
heard-domino_claimed =
    { $you ->
        [yes] wybrano { $domino }
       *[no] bierze { $domino }
    }
heard-domino_discarded = odrzuca { $domino }
asked-place = Dołóż { $domino }: { $faces }.
asked-claim = Wybierz płytkę.
asked-place_castle = Ustaw swój zamek.

# Pola i płytki
half-crowned = { $terrain } { $crowns }
domino-faces = { $left }, { $right }
domino-numbered = { $domino }: { $faces }
on-square = { $content } { $square }
spoken-square = { $content }, { $square }
square-empty = puste
square-outside = poza planszą
steps-from-castle = { $count } { $direction }
neighbour = { $direction } { $content }

# Wybory
choice-place = { $first }, { $second }. { $property }. { $gain }.
choice-property = { $terrain } { $squares }, { $crowns }
choice-place-short = { $first }, { $second }
choice-place_castle = zamek { $square }
choice-draw_domino = płytka { $domino }
choice-draw_king = król: { $name }
placement = { $square } { $direction }

# Oferty
offer-now = Teraz { $domino }, { $who }: { $faces }.
offer-next = Dalej { $domino }, { $who }: { $faces }.
offer-free = wolna
offer-done = { $name }, gotowe
offer-none = Na stole nie ma oferty.

# Królestwo
kingdom-row = Rząd { $row }: { $squares }.
kingdom-square = { $column } { $content }
kingdom-bare = Zamek jeszcze nie stoi.
kingdom-discarded = Odrzucone: { $dominoes }.
frame-used = Kolumny: { $columns }. Rzędy: { $rows }.
frame-floating = Miejsce: { $columns } w lewo lub w prawo, { $rows } w górę lub w dół.
frame-fixed = Miejsce: w lewo { $left }, w prawo { $right }, w górę { $up }, w dół { $down }.
frame-bare = Zamek jeszcze nie stoi, cała plansza gracza jest wolna.
property = { $terrain }: { $squares }, { $crowns }, { $points }: { $places }.
property-growing = { $terrain }: { $squares }, { $crowns }, { $points }: { $places }. Może rosnąć na: { $room }.
property-none = Nie ma jeszcze żadnego obszaru.
opponent = { $name }: { $points }.
opponent-kings =
    { $kings ->
        [one] { $name }: { $points }. Król na { $dominoes }.
        [few] { $name }: { $points }. Królowie na { $dominoes }.
       *[many] { $name }: { $points }. Królowie na { $dominoes }.
    }
undrawn = Do wylosowania: { $count }. Mogą przyjść: { $dominoes }.
undrawn-none = Płytek już się nie losuje.
undrawn-left = Niewylosowane: { $dominoes }.
finished-game = Partia { $number }: { $scores }.

# Punkty i koniec
score-property = { $terrain }: { $squares }, { $crowns }, { $points }.
score-bonus = { $bonus }: { $points }.
score-total = Razem: { $points }.
bonus-middle_kingdom = Królestwo środka
bonus-harmony = Harmonia
tie-largest_property = Remis, największy obszar: { $values }.
tie-crowns = Remis, korony: { $values }.

# Odrzucone akcje
refusal-ambiguous = Przy { $text } można: { $options }.
refusal-ambiguous-nowhere = Przy { $text } nie można nic dołożyć.
refusal-must_place = Najpierw dołóż płytkę { $domino }.
refusal-must_claim = Teraz wybierz płytkę.
refusal-must_place_castle = Teraz ustaw zamek.
refusal-must_draw_domino = Teraz losuje się płytkę.
refusal-must_draw_king = Teraz losuje się króla.
refusal-outside_window = { $square } leży poza planszą.
refusal-outside_frame = Z polem { $square } królestwo byłoby za duże.
refusal-square_occupied = Pole { $square } jest zajęte.
refusal-no_matching_terrain = Żadna połowa płytki nie styka się z zamkiem ani ze swoim typem terenu.
refusal-not_in_offer = Płytki { $domino } nie ma w ofercie.
refusal-already_claimed =
    { $you ->
        [yes] Płytkę { $domino } masz już ty.
       *[no] Płytkę { $domino } ma już { $name }.
    }
refusal-domino_not_available = Płytki { $domino } nie można wylosować.
refusal-king_not_available =
    { $you ->
        [yes] Nie masz już króla do losowania.
       *[no] { $name } nie ma już króla do losowania.
    }

# Błędy opcji, plansz, przygotowania i zapisów
fault-size_needs_two_seats = Królestwo 7 na 7 jest tylko dla dwojga graczy.
fault-wider_offer_needs_two_or_three_seats = Szersza oferta jest tylko dla dwojga lub trojga graczy.
fault-no_castle = Brakuje zamku.
fault-two_castles = Jest więcej niż jeden zamek: { $squares }.
fault-castle_not_in_middle = Zamek musi stać na polu środkowym, a nie na { $square }.
fault-outside_window = { $square } leży poza planszą.
fault-too_large = Królestwo jest za duże: { $columns } na { $rows }, najwyżej { $size } na { $size }.
fault-not_connected = Nie łączą się z zamkiem: { $squares }.
fault-no_dominoes = Nie da się zakryć płytkami: { $squares }.
fault-square_occupied = Pole { $square } jest już zajęte.
fault-bad_crowns = Pole { $square } nie może mieć tylu koron ({ $crowns }): najwyżej 3, miasto żadnej.
fault-odd_squares =
    { $count ->
        [one] Płytka zakrywa dwa pola, nie może tu być { $count } pola.
        [few] Płytka zakrywa dwa pola, nie może tu być { $count } pól.
       *[many] Płytka zakrywa dwa pola, nie może tu być { $count } pól.
    }
fault-no_matching_terrain = Płytka na { $square } nie styka się z zamkiem ani ze swoim typem terenu.
fault-domino_used_twice = Płytka { $domino } jest użyta dwa razy.
fault-domino_fits_nowhere = Płytki { $domino } nie da się nigdzie dołożyć, więc zostaje odrzucona; zapisz pozycję po odrzuceniu.
fault-unknown_domino = W tej grze nie ma płytki { $domino }.
fault-not_among_the_48 = { $faces }: takiej płytki w grze nie ma, ale i tak się liczy.
fault-malformed-row = Rzędu { $row } nie można odczytać przy „{ $text }”.
fault-bad_round = Nie ma rundy { $round }, wszystkich jest { $rounds }.
fault-bad_game_number = Nie ma w meczu partii { $game_number }.
fault-bad_finished_game = Punkty skończonej partii { $game_number } są błędne.
fault-finished_games_count = Skończonych partii: { $found }, powinno być { $expected }.
fault-kingdom_count = Królestw: { $found }, powinno być { $expected }.
fault-offer_too_long = Płytek w ofercie: { $found }, najwyżej { $size }.
fault-too_few_undrawn = Płytek do losowania: { $found }, potrzeba { $needed }.

# Zwięzłe wiersze dla monitora brajlowskiego i terminala: małe litery, krótko
compact-position = partia { $number }/{ $games } runda { $round }/{ $rounds }
compact-step-place_castle = zamek
compact-step-draw_domino = losowanie płytek
compact-step-draw_king = losowanie króla
compact-step-claim = wybrać
compact-step-place = dołożyć
compact-offer = oferta
compact-next = następna
compact-discarded = odrzucone
compact-undrawn = do losowania { $count }
compact-finished = partia { $number }

# Słowa, które mogą stać przed akcją
typed-before = płytka, płytkę, wybrać, wybieram, biorę, dołożyć, ustawić, zamek
