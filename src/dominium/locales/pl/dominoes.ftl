## Gry w domino: nagłówki, komunikaty, pytania, odmowy, błędy i wyniki.
## Wiersze są czytane na głos: bez znaków, które głos pominie. Imiona stoją w mianowniku.

# Końce łańcucha
ends-short = Końce { $ends }.
ends-none = Na stole jeszcze nic nie leży.
line-none = W tej grze nie układa się łańcucha.
ends-closed = Nic już nie można dołożyć.

# Stan w jednym wierszu
title-deal = rozdanie { $deal }
title-deal-of = rozdanie { $deal } z { $deals }
title-target = do { $points } punktów

# Czyja kolej i co ma nastąpić
expected-remove_tile = Kamienie idą na bok.
expected-deal_tile = Trwa rozdawanie kamieni.
expected-draw_tile-turn =
    { $you ->
        [yes] Dobierasz z talonu.
       *[no] Z talonu dobiera { $name }.
    }
expected-draw_tile = Trwa dobieranie z talonu.
expected-lead =
    { $you ->
        [yes] Twoja kolej: wyłóż pierwszy kamień.
       *[no] Teraz { $name }: wykłada pierwszy kamień.
    }
expected-play =
    { $you ->
        [yes] Twoja kolej: dołóż kamień. { $ends }
       *[no] Teraz { $name }: dokłada kamień. { $ends }
    }
expected-play-draw =
    { $you ->
        [yes] Twoja kolej: dołóż kamień albo dobierz. { $ends }
       *[no] Teraz { $name }: dokłada kamień albo dobiera. { $ends }
    }
expected-play_or_pass =
    { $you ->
        [yes] Twoja kolej: dołóż kamień albo spasuj. { $ends }
       *[no] Teraz { $name }: dokłada kamień albo pasuje. { $ends }
    }
expected-hit_or_stand =
    { $you ->
        [yes] Twoja kolej: jeszcze kamień czy dość?
       *[no] Teraz { $name }: bierze kamień albo mówi dość.
    }
expected-hit_or_stand-pips = Twoja kolej, masz { $pips }: jeszcze kamień czy dość?
expected-hit_or_stand-best = Twoja kolej, masz dokładnie { $pips }: powiedz dość.
expected-hit_or_stand-over = Twoja kolej, masz { $pips }, to ponad { $best }: powiedz dość.

# Komunikaty o zdarzeniach; klucze z -long zastępują krótkie przy długości „long”
call-pass = „PAS”
call-out = „DOMINO”
event-deal_started-of = Zaczyna się rozdanie { $deal } z { $deals }.
event-deal_started-target = Zaczyna się rozdanie { $deal }, gra do { $target } punktów.
event-stakes_paid = Każdy stawia { $stake }. W banku: { $bank }.
event-tile_removed =
    { $count ->
        [one] Na bok idzie { $count } zakryty kamień.
        [few] Na bok idą { $count } zakryte kamienie.
       *[many] Na bok idzie { $count } zakrytych kamieni.
    }
event-tile_removed-known = Na bok: { $tiles }.
event-hand_dealt-size = { $name }: { $tiles }.
event-hand_dealt-sizes =
    { $count ->
        [one] { $names }: po { $count } kamieniu.
        [few] { $names }: po { $count } kamienie.
       *[many] { $names }: po { $count } kamieni.
    }
event-hand_dealt =
    { $you ->
        [yes] Twoje kamienie: { $tiles }.
       *[no] { $name }, kamienie: { $tiles }.
    }
event-lead_given =
    { $you ->
        [yes] Teraz zaczynasz.
       *[no] Teraz zaczyna { $name }.
    }
event-lead_given-lowest_double =
    { $you ->
        [yes] Najniższy dublet to { $number }: zaczynasz.
       *[no] Najniższy dublet to { $number }: zaczyna { $name }.
    }
event-lead_given-lowest_tile =
    { $you ->
        [yes] Brak dubletów, najniższy kamień to { $tile }: zaczynasz.
       *[no] Brak dubletów, najniższy kamień to { $tile }: zaczyna { $name }.
    }
event-lead_given-double_six =
    { $you ->
        [yes] Masz dublet 6 i zaczynasz.
       *[no] Zaczyna { $name }: ma dublet 6.
    }
event-tile_laid-led =
    { $you ->
        [yes] Zaczynasz: { $tile }.
       *[no] Zaczyna { $name }: { $tile }.
    }
event-tile_laid-led-long =
    { $you ->
        [yes] Zaczynasz: { $tile }. { $ends } W ręce: { $tiles }.
       *[no] Zaczyna { $name }: { $tile }. { $ends } W ręce: { $tiles }.
    }
event-tile_laid = { $name }: { $tile } { $end }. { $ends }
event-tile_laid-wild = { $name }: matador { $tile } { $end }. { $ends }
event-tile_laid-long =
    { $you ->
        [yes] Dokładasz { $tile }, { $end }. { $ends } W ręce: { $tiles }.
       *[no] { $name } dokłada { $tile }, { $end }. { $ends } W ręce: { $tiles }.
    }
event-tile_laid-wild-long =
    { $you ->
        [yes] Dokładasz { $tile } jako matadora, { $end }. { $ends } W ręce: { $tiles }.
       *[no] { $name } dokłada { $tile } jako matadora, { $end }. { $ends } W ręce: { $tiles }.
    }
event-turn = { $name }: { $parts }.
event-part-stuck = nic do { $numbers }
event-part-drawn = z talonu { $tiles }
event-part-drawn-long = z talonu { $tiles }, w talonie { $stock }
event-part-drawn-known = z talonu { $tiles } ({ $names })
event-part-drawn-known-long = z talonu { $tiles } ({ $names }), w talonie { $stock }
event-new_tiles = Nowe kamienie: { $tiles }.
event-stood = { $name }: dość, { $tiles }.
event-points_scored-lowest_double = { $name }: { $points } za najniższy dublet, razem { $total }.
event-points_scored-equal_ends = { $name }: { $points } za równe końce, razem { $total }.
event-points_scored-equal_ends_double = { $name }: { $points } za równe końce z dubletem, razem { $total }.
event-points_scored-fives = { $name }: { $points } za końce, razem { $total }.
event-went_out = { $name }: { $call }.
event-went_out-place = { $name }: { $call }, { $place }. miejsce.
event-line_blocked = Blokada: dołożyć nie może nikt.
event-hands_shown = { $name }: { $tiles }; razem { $pips }.
event-hands_shown-over = { $name }: { $tiles }; razem { $pips }, za dużo.
event-hands_shown-none = { $name }: ani jednego kamienia.
event-hands_shown-removed = Na boku leżały: { $tiles }.
event-prizes_paid = Z banku: { $prizes }.
event-prizes_paid-rest = Z banku: { $prizes }. Reszta: { $bank }.
event-match_ended-alone =
    { $you ->
        [yes] Zwyciężasz.
       *[no] Zwycięża { $name }.
    }
event-match_ended-drawn = Cała gra kończy się remisem.
event-match_ended-all_laid = Gra wygrana.
event-match_ended-stuck = Gra przegrana.

# Co słychać od razu: krócej, resztę mówi jeden klawisz
heard-stood = { $name }: dość.
asked-lead = Zacznij.
asked-play = Twoja kolej. { $ends }
asked-play-numbers = Twoja kolej: { $numbers }.
asked-hit_or_stand-pips = { $pips }: jeszcze czy dość?
asked-hit_or_stand-best = Dokładnie { $pips }: powiedz dość.
asked-hit_or_stand-over = { $pips }, ponad { $best }: powiedz dość.

# Wynik rozdania
deal-won =
    { $you ->
        [yes] Wygrywasz rozdanie.
       *[no] Rozdanie wygrywa { $name }.
    }
deal-won-points =
    { $you ->
        [yes] Wygrywasz rozdanie: { $points }.
       *[no] Rozdanie wygrywa { $name }: { $points }.
    }
deal-won-shared = Zwycięzcy rozdania: { $names }.
deal-won-nobody = Rozdania nie wygrywa nikt.
deal-target_reached = Cel osiągnięty.
deal-stock_exhausted = Talon się skończył.
deal-all_laid = Wyłożono wszystkie 28 kamieni.
deal-stuck = Nic już nie pasuje. Wyłożono: { $laid }, zostało: { $left }.
deal-totals = Wynik: { $scores }.
deal-numbered = Rozdanie { $deal }, { $reason }. { $result }
deal-numbered-target_reached = Rozdanie { $deal }: cel osiągnięty.
deal-reason-out = domino
deal-reason-blocked = blokada
deal-reason-stock_exhausted = pusty talon
deal-reason-two_out = dwoje bez kamieni
deal-reason-target_reached = osiągnięty cel
deal-reason-showdown = odkryte kamienie
deal-reason-all_laid = wszystko wyłożone
deal-reason-stuck = koniec dokładania
tally-none = Na razie nic nie zapisano.
tally-lead = Następne rozdanie zaczyna { $name }.

# Wybory
choice-lead = { $tile }. { $ends }
choice-lay = { $laid }. { $ends }
choice-lay-gain = { $laid }. { $ends } { $gain }.
choice-lay-short = { $tile } { $end }
choice-lay-outward = { $tile } { $end }, { $outward } na zewnątrz
choice-draw = dobrać kamień
choice-draw-stock = Dobrać kamień, w talonie { $count }
choice-pass = spasować
choice-hit = jeszcze kamień
choice-stand = dość
choice-stand-pips = Dość, { $pips }
choice-draw_tile = kamień { $tile }

# Łańcuch
line-tiles = Kamieni w łańcuchu: { $count }. Pierwszy wyłożony: { $number }. od lewej.
line-part = { $places }: { $tiles }.
line-middle = Pośrodku: { $tile }.
line-crossing = Skrzyżowanie: { $tile }.
line-arm = { $end }, od środka: { $tiles }.
line-played = Wyłożono, na 7 możliwych: { $numbers }.
line-number = { $name } { $count }
number-0 = zera
number-1 = jedynki
number-2 = dwójki
number-3 = trójki
number-4 = czwórki
number-5 = piątki
number-6 = szóstki

# Ręce, talon, bank, punkty
hand =
    { $you ->
        [yes] W ręce: { $tiles }, { $pips }.
       *[no] { $name }: { $tiles }, { $pips }.
    }
hand-size = { $name }: { $parts }.
hand-drawn = dobrane: { $count }
hand-passes = pasy: { $count }
hand-out = bez kamieni, { $place }. miejsce
hand-stood = dość
hand-item = { $tile }, { $ends }
hand-item-lead = { $tile }, można nim zacząć
hand-item-unfit = { $tile }, teraz nie pasuje
stock = Talon: { $tiles }.
stock-none = W tej grze nie ma talonu.
stock-undealt = Jeszcze nierozdane: { $tiles }.
stock-tiles = W talonie: { $tiles }.
stock-removed-tiles = Odłożono: { $tiles }.
stock-removed = Odłożono: { $tiles }.
bank = W banku: { $tokens }.
score-seat = { $name }: { $amount }.
score-seat-deals = { $name }: { $amount }, { $deals }.
score-laid = Wyłożono: { $count } z 28 kamieni.
score-gained = { $score } W tym rozdaniu: { $points }.
score-ending = Ostatnie rozdanie skończyło się tak: { $reason }.
score-target = Rozdanie { $deal }, gra do { $target } punktów.
score-deals = Rozdanie { $deal } z { $deals }.
score-lead =
    { $you ->
        [yes] To rozdanie zaczynasz ty.
       *[no] To rozdanie zaczyna { $name }.
    }

# Odrzucone akcje
refusal-ambiguous-tile = { $tile } można dołożyć na kilka sposobów: { $options }.
refusal-must_lead = Teraz trzeba wyłożyć pierwszy kamień.
refusal-must_play = Teraz trzeba dołożyć kamień.
refusal-must_hit_or_stand = Teraz weź jeszcze kamień albo powiedz dość.
refusal-must_draw_tile = Teraz losuje się kamień.
refusal-tile_not_in_hand = Nie masz w ręce: { $tile }.
refusal-must_lead_tile = Pierwszy musi być { $tile }.
refusal-end_not_open = { $end } nie można teraz nic dołożyć.
refusal-tile_does_not_fit = { $tile } nigdzie nie pasuje.
refusal-tile_does_not_fit-end = { $tile } { $end } nie pasuje: jest tam { $number }.
refusal-tile_does_not_fit-sum = { $tile } { $end } nie pasuje: jest tam { $number }, a suma połówek musi wynosić 7.
refusal-matador_not_needed = { $tile } może być jokerem, tylko gdy żaden inny kamień nie pasuje.
refusal-draw_first = Zanim spasujesz, dobierz kamień.
refusal-already_drawn = W tej turze już dobrano kamień.
refusal-stock_empty = Talon jest pusty.
refusal-must_stand = Masz { $pips }, kolejnego kamienia nie można wziąć.
refusal-not_in_this_game = Nie w tej grze: { $action }.
refusal-tile_not_available = Nie można wylosować: { $tile }.

# Błędy opcji, pozycji i licznika
fault-of_entry = Wpis { $number }: { $fault }
fault-hidden_action = Ruch { $number } w zapisie jest ukryty do końca gry.
fault-target_needs_points = Cel { $target } pasuje tylko do liczenia punktów.
fault-deals_need_counting = Liczba rozdań ({ $deals }) pasuje tylko do liczenia wygranych rozdań; na punkty gra się aż do celu.
fault-out_of_range = Pole { $field } nie może mieć wartości { $value }.
fault-seat_out_of_range = nie ma takiego gracza przy stole.
fault-unknown_ending = Rozdanie nie może się skończyć tak: { $ending }.
fault-wrong_number_of_hands = Zapisanych rąk: { $hands }, powinno być { $seats }.
fault-wrong_number_of_scores = Zapisanych wyników: { $scores }, powinno być { $seats }.
fault-unknown_tile = W zestawie nie ma: { $tile }.
fault-tile_missing = Nigdzie nie ma: { $tile }.
fault-no_led_tile = W łańcuchu brakuje pierwszego kamienia.
fault-wrong_lead = Pierwszym kamieniem nie może być { $tile }.
fault-end_not_in_game = Łańcuch w tej grze nie ma takiego końca: { $end }.
fault-line_has_a_gap = Łańcuch ma lukę: { $end }, { $position }. miejsce.
fault-line_does_not_fit = Kamień { $tile } nie pasuje tam, gdzie leży.
fault-impossible_step = Krok { $step } nie pasuje do układu kamieni.
fault-unknown_entry = W liczniku nie ma takiego wpisu.
fault-not_in_this_game = W tej grze nie ma takich wpisów: { $kind }.
fault-unknown_ending-known = Rozdanie nie może się skończyć tak: { $ending }. Do wyboru: { $known }.
fault-out_seats = Trzeba podać, kto jest bez kamieni; potrzeba: { $needed }.
fault-hand_missing = brakuje kamieni w ręce.
fault-doubles_missing = brakuje liczby dubletów i ich oczek.
fault-count_missing = brakuje liczby kamieni.
fault-count_not_tiles = Zamiast wymieniać kamienie, napisz, ile ich razem zostało, także w talonie.
fault-bad_tile = Nie ma kamienia { $tile }.
fault-tile_twice = Kamień { $tile } jest tu dwa razy.
fault-bad_pips = tylu oczek być nie może.
fault-bad_seat = nie ma takiego gracza.
fault-bad_points = Tylu punktów ({ $points }) nie można tu zdobyć.
fault-match_over = Gra była już skończona.

# Zwięzłe wiersze dla monitora brajlowskiego i terminala: małe litery, krótko
compact-deal = rozdanie { $deal }
compact-deal-of = rozdanie { $deal }/{ $deals }
compact-target = do { $points }
compact-lead = zaczyna { $seat }
compact-step-remove_tile = kamienie na bok
compact-step-deal_tile = rozdawanie
compact-step-draw_tile = dobieranie
compact-step-lead = pierwszy kamień
compact-step-play = dokłada
compact-step-play_or_pass = dokłada albo pas
compact-step-hit_or_stand = jeszcze albo dość
compact-step-stand = dość
compact-ends = końce
compact-line = łańcuch
compact-hand = ma { $size } dobrane { $drawn } pasy { $passes }
compact-out = miejsce { $place }
compact-stood = dość
compact-won = wygrane { $deals }
compact-gained = teraz { $points }
compact-tiles = kamienie
compact-stock = talon { $count }
compact-removed = na boku { $count }
compact-bank = bank { $count }

# Słowa, które można wpisać w akcji: pierwsze z każdego wiersza jest proponowane; ostatnie wiersze to słowa, które mogą stać przy kamieniu
typed-draw = dobiera, dobieram, dobrać, dobierz, biorę, dobrać kamień
typed-pass = pas, pasuję, pasuje, spasować, nic
typed-hit = jeszcze, jeszcze jeden, jeszcze kamień, następny, kolejny
typed-stand = dość, dosyć, mam dość, wystarczy, stop
typed-double = dublet
typed-outward = na zewnątrz
typed-before-tile = kamień, gram, grać, dołożyć, dokładam, wyłożyć, wykładam, zaczynam, matador
