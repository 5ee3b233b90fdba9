## Kráľovské hry: nadpisy, hlásenia, otázky, odmietnutia, chyby a body.
## Riadky sa predčítavajú: žiadne znaky, ktoré by hlas preskočil. Mená ľudí stoja v prvom páde.

# Stav jedným riadkom
title-game = partia { $number } { PREPOSITION("z", $games) }
title-round = kolo { $round } { PREPOSITION("z", $rounds) }

# Kto je na rade a na čo sa čaká
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

# Hlásenia udalostí; kľúče s -long nahrádzajú krátke len pri dĺžke „long“
event-game_started-match = Začína sa partia { $number } { PREPOSITION("z", $games) }.
event-castle_placed = { $name }: hrad { $square }.
event-offer_opened = Ponuka: { $dominoes }.
event-offer_opened-long = Nová ponuka: { $dominoes }.
event-king_drawn =
    { $you ->
        [yes] Vylosovaný je váš kráľ.
       *[no] Vylosovaný kráľ: { $name }.
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
        [yes] Vylosovaný je váš kráľ, dostávate { $domino }.
       *[no] Vylosovaný kráľ: { $name } dostáva { $domino }.
    }
event-domino_claimed-automatic-long =
    { $you ->
        [yes] Vylosovaný je váš kráľ, dostávate dielik { $domino }: { $faces }.
       *[no] Vylosovaný kráľ: { $name } dostáva dielik { $domino }, { $faces }.
    }
event-round_started = Kolo { $round } { PREPOSITION("z", $rounds) }.
event-round_started-last = Posledné kolo, { $round } { PREPOSITION("z", $rounds) }.
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

# Čo zaznie hneď: kratšie, zvyšok povie jeden kláves
heard-domino_claimed =
    { $you ->
        [yes] vybrané { $domino }
       *[no] berie { $domino }
    }
heard-domino_discarded = zahadzuje { $domino }
asked-place = Priložte { $domino }: { $faces }.
asked-claim = Vyberte si dielik.
asked-place_castle = Umiestnite svoj hrad.

# Políčka a dieliky
half-crowned = { $terrain } { $crowns }
domino-faces = { $left }, { $right }
domino-numbered = { $domino }: { $faces }
on-square = { $content } { $square }
spoken-square = { $content }, { $square }
square-empty = prázdne
square-outside = mimo
steps-from-castle = { $count } { $direction }
neighbour = { $direction } { $content }

# Voľby
choice-place = { $first }, { $second }. { $property }. { $gain }.
choice-property = { $terrain } { $squares }, { $crowns }
choice-place-short = { $first }, { $second }
choice-place_castle = hrad { $square }
choice-draw_domino = dielik { $domino }
choice-draw_king = kráľ: { $name }
placement = { $square } { $direction }

# Ponuky
offer-now = Teraz { $domino }, { $who }: { $faces }.
offer-next = Ďalej { $domino }, { $who }: { $faces }.
offer-free = voľný
offer-done = { $name }, hotovo
offer-none = Na stole neleží žiadna ponuka.

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
property-growing = { $terrain }: { $squares }, { $crowns }, { $points }: { $places }. Dá sa rozšíriť na: { $room }.
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
undrawn-left = Nevylosované ostali: { $dominoes }.
finished-game = Partia { $number }: { $scores }.

# Body a koniec
score-property = { $terrain }: { $squares }, { $crowns }, { $points }.
score-bonus = { $bonus }: { $points }.
score-total = Spolu: { $points }.
bonus-middle_kingdom = Centralizované kráľovstvo
bonus-harmony = Harmónia
tie-largest_property = Zhoda, najrozľahlejšia oblasť: { $values }.
tie-crowns = Zhoda, koruny: { $values }.

# Odmietnuté akcie
refusal-ambiguous = Na { $text } sa dá: { $options }.
refusal-ambiguous-nowhere = Na { $text } sa nedá priložiť nič.
refusal-must_place = Najprv priložte dielik { $domino }.
refusal-must_claim = Teraz si vyberte dielik.
refusal-must_place_castle = Teraz umiestnite hrad.
refusal-must_draw_domino = Teraz sa losuje dielik.
refusal-must_draw_king = Teraz sa losuje kráľ.
refusal-outside_window = { $square } je mimo plochy.
refusal-outside_frame = S políčkom { $square } by kráľovstvo bolo príliš veľké.
refusal-square_occupied = { $square } je obsadené.
refusal-no_matching_terrain = Žiadne políčko dielika nenadväzuje na hrad ani na svoj druh krajiny.
refusal-not_in_offer = Dielik { $domino } v ponuke nie je.
refusal-already_claimed =
    { $you ->
        [yes] Dielik { $domino } už máte vy.
       *[no] Dielik { $domino } už má { $name }.
    }
refusal-domino_not_available = Dielik { $domino } sa nedá vylosovať.
refusal-king_not_available =
    { $you ->
        [yes] Už nemáte kráľa na losovanie.
       *[no] { $name } už nemá kráľa na losovanie.
    }

# Chyby možností, plôch, príprav a záznamov
fault-size_needs_two_seats = Kráľovstvo 7 krát 7 je len pre dvoch hráčov.
fault-wider_offer_needs_two_or_three_seats = Širšia ponuka je len pre dvoch alebo troch hráčov.
fault-no_castle = Chýba hrad.
fault-two_castles = Je tu viac než jeden hrad: { $squares }.
fault-castle_not_in_middle = Hrad musí stáť na prostrednom políčku, nie na { $square }.
fault-outside_window = { $square } je mimo plochy.
fault-too_large = Kráľovstvo je príliš veľké: { $columns } krát { $rows }, najviac { $size } krát { $size }.
fault-not_connected = Nespojené s hradom: { $squares }.
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
fault-domino_fits_nowhere = Dielik { $domino } sa nedá nikam priložiť, zahodí sa sám; zapíšte pozíciu po zahodení.
fault-unknown_domino = Dielik { $domino } v tejto hre nie je.
fault-not_among_the_48 = { $faces }: taký dielik v hre nie je, napriek tomu sa počíta.
fault-malformed-row = Riadok { $row } sa nedá prečítať pri „{ $text }“.
fault-bad_round = Kolo { $round } neexistuje, spolu ich je { $rounds }.
fault-bad_game_number = Partia { $game_number } neexistuje.
fault-bad_finished_game = Body dohranej partie { $game_number } nie sú správne.
fault-finished_games_count = Dohraných partií: { $found }, správne { $expected }.
fault-kingdom_count = Kráľovstiev: { $found }, správne { $expected }.
fault-offer_too_long = Dielikov v ponuke: { $found }, najviac { $size }.
fault-too_few_undrawn = Dielikov na losovanie: { $found }, treba { $needed }.

# Úsporné riadky pre braillovský riadok a terminál: malé písmená, krátko
compact-position = partia { $number }/{ $games } kolo { $round }/{ $rounds }
compact-step-place_castle = hrad
compact-step-draw_domino = losujú sa dieliky
compact-step-draw_king = losuje sa kráľ
compact-step-claim = vybrať
compact-step-place = priložiť
compact-offer = ponuka
compact-next = ďalšia
compact-discarded = zahodené
compact-undrawn = losovať { $count }
compact-finished = partia { $number }

# Slová, ktoré smú stáť pred akciou
typed-before = dielik, vybrať, vyberám, vziať, beriem, priložiť, umiestniť, hrad
