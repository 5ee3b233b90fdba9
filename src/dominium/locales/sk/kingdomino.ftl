## Kráľovské hry: nadpisy, hlásenia, otázky, odmietnutia, chyby a body.
## Riadky sa predčítavajú: žiadne znaky, ktoré by hlas preskočil. Mená ľudí stoja v prvom páde.

# Stav jedným riadkom
title-game = partia { $number } z { $games }
title-round =
    { $rounds ->
        [6] kolo { $round } zo { $rounds }
       *[any] kolo { $round } z { $rounds }
    }
title-turn =
    { $you ->
        [yes] na rade ste vy
       *[no] na rade { $name }
    }

# Kto je na rade a čo sa čaká
expected-place =
    { $you ->
        [yes] Na rade ste vy: priložte dielik { $domino }, { $faces }.
       *[no] Na rade je { $name }: prikladá dielik { $domino }, { $faces }.
    }
expected-claim =
    { $you ->
        [yes] Na rade ste vy: vyberte si dielik.
       *[no] Na rade je { $name }: vyberá si dielik.
    }
expected-place_castle =
    { $you ->
        [yes] Na rade ste vy: umiestnite svoj hrad.
       *[no] Na rade je { $name }: umiestňuje hrad.
    }
expected-draw_domino = Losujú sa dieliky.
expected-draw_king = Losuje sa kráľ.
expected-draw_seat = Losuje sa, kto začne.
expected-finished = Hra sa skončila.

# Hlásenia udalostí; kľúče s -long nahrádzajú krátke len pri dĺžke „long“
event-game_started = Hra sa začína.
event-game_started-match = Začína sa partia { $number } z { $games }.
event-castle_placed = { $name }: hrad { $square }.
event-offer_opened = Ponuka: { $dominoes }.
event-offer_opened-long = Nová ponuka: { $dominoes }.
event-king_drawn =
    { $you ->
        [yes] Vylosovaný váš kráľ.
       *[no] Vylosovaný kráľ: { $name }.
    }
event-seat_drawn =
    { $you ->
        [yes] Začínate vy.
       *[no] Začína { $name }.
    }
event-domino_claimed =
    { $you ->
        [yes] Vyberáte si { $domino }.
       *[no] { $name } si vyberá { $domino }.
    }
event-domino_claimed-long =
    { $you ->
        [yes] Vyberáte si dielik { $domino }: { $faces }.
       *[no] { $name } si vyberá dielik { $domino }: { $faces }.
    }
event-domino_claimed-automatic =
    { $you ->
        [yes] Vylosovaný váš kráľ, dostávate { $domino }.
       *[no] Vylosovaný kráľ: { $name } dostáva { $domino }.
    }
event-domino_claimed-automatic-long =
    { $you ->
        [yes] Vylosovaný váš kráľ, dostávate dielik { $domino }: { $faces }.
       *[no] Vylosovaný kráľ: { $name } dostáva dielik { $domino }: { $faces }.
    }
event-round_started =
    { $rounds ->
        [6] Kolo { $round } zo { $rounds }.
       *[any] Kolo { $round } z { $rounds }.
    }
event-round_started-last =
    { $rounds ->
        [6] Posledné kolo, { $round } zo { $rounds }.
       *[any] Posledné kolo, { $round } z { $rounds }.
    }
event-domino_placed = { $name }: { $first }, { $second }, { $gain }.
event-domino_placed-long =
    { $you ->
        [yes] Prikladáte dielik { $domino }: { $first }, { $second }; { $gain }, spolu { $total }.
       *[no] { $name } prikladá dielik { $domino }: { $first }, { $second }; { $gain }, spolu { $total }.
    }
event-domino_discarded =
    { $you ->
        [yes] Zahadzujete { $domino }: nedá sa priložiť.
       *[no] { $name } zahadzuje { $domino }: nedá sa priložiť.
    }
event-domino_discarded-long =
    { $you ->
        [yes] Zahadzujete dielik { $domino }, { $faces }: nedá sa priložiť.
       *[no] { $name } zahadzuje dielik { $domino }, { $faces }: nedá sa priložiť.
    }
event-domino_removed = Dielik { $domino } ide z hry.
event-domino_removed-long = Dielik { $domino }, { $faces }, si nikto nevybral: ide z hry.
event-game_scored = Skóre: { $scores }.
event-game_scored-match = Skóre partie { $number }: { $scores }.
event-match_ended =
    { $you ->
        [yes] Víťazíte vy, { $points }.
       *[no] Víťazí { $name }, { $points }.
    }
event-match_ended-shared = O víťazstvo sa delia { $names }, { $points }.

# Políčka a dieliky
half-crowned = { $terrain } { $crowns }
domino-faces = { $left }, { $right }
domino-numbered = { $domino }: { $faces }
on-square = { $content } { $square }
spoken-square = { $content }, { $square }
square-empty = prázdne
square-outside = mimo
neighbour = { $direction } { $content }
gain-plus = plus { $points }
gain-minus = mínus { $points }

# Voľby
choice-place = { $first }, { $second }. { $property }. { $gain }.
choice-property = { $terrain } { $squares }, { $crowns }
choice-gain = Zisk { $points }
choice-loss = Strata { $points }
choice-place-short = { $first }, { $second }
choice-place_castle = hrad { $square }
choice-draw_domino = dielik { $domino }
choice-draw_king = kráľ: { $name }
choice-draw_seat = začína { $name }
placement = { $square } { $direction }

# Ponuky
offer-now = Teraz { $domino }, { $who }: { $faces }.
offer-next = Ďalej { $domino }, { $who }: { $faces }.
offer-free = voľný
offer-done = { $name }, hotovo
offer-none = Žiadna ponuka neleží na stole.

# Kráľovstvo
kingdom-row = Riadok { $row }: { $squares }.
kingdom-square = { $column } { $content }
kingdom-bare = Hrad ešte nestojí.
kingdom-discarded = Zahodené: { $dominoes }.
frame-used = Stĺpce: { $columns }. Riadky: { $rows }.
frame-floating = Voľno: { $columns } vľavo alebo vpravo, { $rows } hore alebo dole.
frame-fixed = Voľno: vľavo { $left }, vpravo { $right }, hore { $up }, dole { $down }.
frame-bare = Hrad ešte nestojí, celá hracia doska je voľná.
property = { $terrain }: { $squares }, { $crowns }, { $points }: { $places }.
property-growing = { $terrain }: { $squares }, { $crowns }, { $points }: { $places }. Dá sa rozšíriť: { $room }.
property-none = Zatiaľ žiadna oblasť.
opponent = { $name }: { $points }.
opponent-kings =
    { $kings ->
        [one] { $name }: { $points }. Kráľ na { $dominoes }.
        [few] { $name }: { $points }. Králi na { $dominoes }.
       *[other] { $name }: { $points }. Králi na { $dominoes }.
    }
undrawn = Ešte sa vylosuje: { $count }. Môže prísť: { $dominoes }.
undrawn-none = Ďalšie dieliky sa už nelosujú.
finished-game = Partia { $number }: { $scores }.
name-points = { $name } { $points }

# Body a koniec
score-property = { $terrain }: { $squares }, { $crowns }, { $points }.
score-bonus = { $bonus }: { $points }.
score-total = Spolu: { $points }.
bonus-middle_kingdom = Centralizované kráľovstvo
bonus-harmony = Harmónia
standing = { $place }. { $name }, { $points }.
tie-largest_property = Zhoda, najrozľahlejšia oblasť: { $values }.
tie-crowns = Zhoda, koruny: { $values }.
tie-shared = { $names }: nerozhodné, spoločné { $place }. miesto.

# Odmietnuté akcie
refusal-malformed = „{ $text }“ sa nedá prečítať.
refusal-ambiguous = Pri { $text } možno: { $options }.
refusal-ambiguous-nowhere = Pri { $text } sa nedá priložiť nič.
refusal-game_over = Hra sa skončila.
refusal-finished = Hra sa skončila.
refusal-chance_acts = Teraz sa losuje.
refusal-not_chance = Teraz sa nelosuje.
refusal-must_place = Najprv priložte dielik { $domino }.
refusal-must_claim = Teraz si vyberte dielik.
refusal-must_place_castle = Teraz umiestnite hrad.
refusal-must_draw_domino = Teraz sa losuje dielik.
refusal-must_draw_king = Teraz sa losuje kráľ.
refusal-must_draw_seat = Teraz sa losuje, kto začne.
refusal-outside_window = { $square } je mimo plochy.
refusal-outside_frame = S políčkom { $square } by kráľovstvo bolo príliš veľké.
refusal-square_occupied = { $square } je obsadené.
refusal-no_matching_terrain = Ani jedno políčko dielika nenadväzuje na hrad alebo svoj druh krajiny.
refusal-not_in_offer = Dielik { $domino } v ponuke nie je.
refusal-already_claimed = Dielik { $domino } už má { $name }.
refusal-domino_not_available = Dielik { $domino } sa nedá vylosovať.
refusal-king_not_available = { $name } už nemá kráľa na losovanie.
refusal-seat_not_available = Hráč { $number } pri stole nie je.
refusal-not_your_turn = Nie ste na rade.
refusal-stale = Hra sa medzitým posunula.
refusal-not_seated = Pri tomto stole nesedíte.
refusal-table_full = Pri tomto stole už nie je voľné miesto.
refusal-unknown_table = Taký stôl neexistuje.
refusal-message_too_big = Správa je príliš dlhá.
refusal-bad_message = Správa sa nedá prečítať.
refusal-not_started = Hra sa ešte nezačala.
refusal-possible = { $reason } Možno: { $choices }.
refusal-waiting = { $reason } { $expected }

# Chyby možností, plôch, príprav a záznamov
fault-unknown_game = Hra { $game } neexistuje.
fault-unknown_preset = Predvoľba { $preset } neexistuje. Známe: { $known }.
fault-unknown_option = Možnosť { $option } neexistuje. Známe: { $known }.
fault-bad_value = Možnosť { $option } nemôže byť { $value }. Povolené: { $allowed }.
fault-size_needs_two_seats = Kráľovstvo 7 krát 7 je len pre dvoch hráčov.
fault-wider_offer_needs_two_or_three_seats = Širšia ponuka je len pre dvoch alebo troch hráčov.
fault-of_seat = { $name }: { $fault }
fault-no_castle = Chýba hrad.
fault-two_castles = Je tu viac než jeden hrad: { $squares }.
fault-castle_not_in_middle = Hrad musí stáť na prostrednom políčku, nie na { $square }.
fault-outside_window = { $square } je mimo plochy.
fault-too_large = Kráľovstvo je príliš veľké: { $columns } krát { $rows } políčok, najviac { $size } krát { $size }.
fault-not_connected = S hradom nesúvisí: { $squares }.
fault-no_dominoes = Žiadne dieliky nemôžu pokryť: { $squares }.
fault-square_occupied = { $square } je už obsadené.
fault-bad_crowns = { $square } nemôže mať toľko korún ({ $crowns }): najviac 3, mesto žiadnu.
fault-odd_squares =
    { $count ->
        [one] Dielik zakrýva dve políčka, nemôže tu byť { $count } políčko.
        [few] Dielik zakrýva dve políčka, nemôžu tu byť { $count } políčka.
       *[other] Dielik zakrýva dve políčka, nemôže tu byť { $count } políčok.
    }
fault-no_matching_terrain = Dielik na { $square } nenadväzuje na hrad ani na svoj druh krajiny.
fault-domino_used_twice = Dielik { $domino } je použitý dvakrát.
fault-unknown_domino = Dielik { $domino } v tejto hre nie je.
fault-not_among_the_48 = { $faces }: nie je na žiadnom dieliku hry, napriek tomu sa počíta.
fault-malformed = Toto sa nedá prečítať: { $text }.
fault-malformed-row = Riadok { $row } sa nedá prečítať pri „{ $text }“.
fault-malformed-what = Záznam sa nedá prečítať ({ $what }).
fault-unknown_version = Záznamy verzie { $version } sa nedajú prečítať.
fault-unknown_revision = Záznam potrebuje revíziu pravidiel { $revision }.
fault-bad_option = Možnosti v zázname nedávajú hru: { $faults }.
fault-bad_seats = Záznam uvádza hráčov: { $found }, má ich byť { $seats }.
fault-illegal_action = Akcia { $number } v zázname, { $action }, nie je možná.
fault-no_such_ply = Ťah { $ply } v zázname nie je, má ich { $plies }.
fault-wrong_outcome = Výsledok v zázname nezodpovedá jeho akciám.
fault-missing = Chýba údaj { $field }.
fault-unknown_step = Krok { $step } neexistuje.
fault-step_does_not_fit = Krok { $step } sa k pozícii nehodí.
fault-bad_round = Kolo { $round } byť nemôže, spolu ich je { $rounds }.
fault-bad_game_number = Partia { $game_number } byť nemôže.
fault-bad_finished_game = Body dohranej partie { $game_number } nie sú správne.
fault-finished_games_count = Dohraných partií: { $found }, má byť { $expected }.
fault-kingdom_count = Kráľovstiev: { $found }, má byť { $expected }.
fault-offer_too_long = Dielikov v ponuke: { $found }, najviac { $size }.
fault-unknown_seat = taký hráč tu nie je.
fault-too_few_undrawn = Dielikov na losovanie: { $found }, treba { $needed }.

# Úsporné riadky pre braillovský riadok a terminál: malé písmená, krátko
compact-position = partia { $number }/{ $games } kolo { $round }/{ $rounds }
compact-step-place_castle = hrad
compact-step-draw_domino = losujú sa dieliky
compact-step-draw_king = losuje sa kráľ
compact-step-draw_seat = losuje sa, kto začne
compact-step-claim = vybrať
compact-step-place = priložiť
compact-step-finished = koniec
compact-offer = ponuka
compact-next = ďalšia
compact-discarded = zahodené
compact-undrawn = losovať { $count }
compact-finished = partia { $number }

# Slová, ktoré možno písať v akcii; posledný riadok sú slová, ktoré smú stáť pred ňou
typed-direction-r = vpravo, doprava, napravo
typed-direction-l = vľavo, doľava, naľavo
typed-direction-u = hore, nahor
typed-direction-d = dole, nadol
typed-before = dielik, vybrať, vyberám, vziať, beriem, priložiť, umiestniť, hrad
