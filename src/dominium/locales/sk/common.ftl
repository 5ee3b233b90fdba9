## Slová spoločné všetkým častiam programu. Premenlivý koniec kľúča je označenie z kódu.

# Jazyky, každý svojím menom
language-name = Slovenčina

# Hry a predvoľby
game-kingdomino = Kingdomino
game-kingdomino-motto = Krajina okolo hradu
game-kingdomino-summary = Skladajte dieliky do kráľovstva okolo svojho hradu. 2 až 4 hráči, asi 15 minút.
preset-kingdomino = Kingdomino
preset-kingdomino-help = Základná hra: kráľovstvo 5 krát 5, ktoré smie rásť na všetky strany.
preset-kralovska_zahrada = Kráľovská záhrada
preset-kralovska_zahrada-help = Hmatové vydanie: ohraničená hracia doska, prvé dieliky v smere hodinových ručičiek.
preset-mighty_duel = Duel mocných
preset-mighty_duel-help = Dvaja hráči hrajú so všetkými 48 dielikmi a stavajú kráľovstvá 7 krát 7.
preset-dynasty = Dynastia
preset-dynasty-help = Tri partie po sebe; body sa sčítavajú.
preset-modern_three = Kingdomino pre troch
preset-modern_three-help = Traja hráči si vyberajú zo štyroch dielikov ako v novších vydaniach.
game-queendomino = Queendomino
game-queendomino-motto = Mestá, rytieri a drak
game-queendomino-summary = Posielajte rytierov na výber daní, stavajte v mestách a získajte kráľovnú. 2 až 4 hráči, s Kráľovskou svadbou 3 až 8.
preset-queendomino = Queendomino
preset-queendomino-help = Základná hra: mestá, rytieri, budovy, kráľovná a drak.
preset-royal_wedding = Kráľovská svadba
preset-royal_wedding-help = Striedajú sa ponuky z Queendomina a z Kingdomina. 3 až 7 hráčov, každý za seba.
preset-royal_wedding_teams = Kráľovská svadba, tímová verzia
preset-royal_wedding_teams-help = 6 alebo 8 hráčov vo dvojiciach; každá dvojica stavia jedno spoločné kráľovstvo.
game-block = Slepá ulička
game-block-motto = Rovnaké k rovnakému
game-block-summary = Prikladajte rovnaké čísla k sebe a zbavte sa kociek skôr než súper. 2 hráči.
preset-block = Slepá ulička
preset-block-help = Hrá sa do 100 bodov.
preset-block_50 = Slepá ulička do 50 bodov
preset-block_50-help = Kratšia hra, len do 50 bodov.
game-draw = Domino so zálohou
game-draw-motto = Alebo berte zo zálohy
game-draw-summary = Ako Slepá ulička, ale kto nemá čo priložiť, berie zo zálohy. 2 hráči.
preset-draw = Domino so zálohou
preset-draw-help = Jedna partia: kto ju vyhrá, víťazí.
game-matador = Matador
game-matador-motto = Spolu sedem
game-matador-summary = Dotýkajúce sa polovice dávajú spolu 7 a štyria matadori sa hodia všade. 2 hráči.
preset-matador = Matador
preset-matador-help = Matador pomáha len tomu, kto nemá nič iné; jedna partia.
game-bergen = Bergen
game-bergen-motto = Body za rovnaké konce
game-bergen-summary = Body za rovnaké číslo na oboch koncoch radu. 2 alebo 3 hráči.
preset-bergen = Bergen
preset-bergen-help = Hrá sa do 15 bodov; vyhratá partia je za 2.
game-muggins = Muggins
game-muggins-motto = Body za násobky piatich
game-muggins-summary = Body za každý súčet koncov, ktorý je násobkom piatich; prvý dubl má štyri strany. 2 až 4 hráči.
preset-muggins = Muggins
preset-muggins-help = Hrá sa do 100 bodov, s krížovým dublom.
preset-muggins_250 = Muggins do 250 bodov
preset-muggins_250-help = Dlhšia hra, až do 250 bodov.
game-sebastopol = Sevastopoľ
game-sebastopol-motto = Štyri ramená zo šestky
game-sebastopol-summary = Zo šestkového dublu rastú štyri ramená a prví dvaja bez kociek si delia bank. 4 hráči.
preset-sebastopol = Sevastopoľ
preset-sebastopol-help = Štyri partie, vklad 12 žetónov.
game-twenty_one = Dvadsaťjeden
game-twenty_one-motto = Čo najbližšie k cieľu
game-twenty_one-summary = Priberajte si kocky a dostaňte sa čo najbližšie k 21. 2 až 4 hráči.
preset-twenty_one = Dvadsaťjeden
preset-twenty_one-help = Päť partií; vyhrávajú všetci, ktorí majú k 21 najbližšie.
game-solo = Sólo domino
game-solo-motto = Pasians pre jedného
game-solo-summary = Vždy päť odkrytých kociek: vyložíte všetkých 28? 1 hráč.
preset-solo = Sólo domino
preset-solo-help = Jedna hra pre jedného.

# Možnosti
option-seats = Hráči
option-seats-help = Koľko hráčov sedí pri stole.
option-size = Veľkosť kráľovstva
option-size-help = Kráľovstvo nesmie byť väčšie. 7 krát 7 je pre dvoch hráčov.
option-wider_offer = Širšia ponuka
option-wider_offer-help = V každej ponuke je o dielik viac; dielik, ktorý si nikto nevyberie, ide z hry. Pre dvoch alebo troch hráčov.
option-middle_kingdom = Centralizované kráľovstvo
option-middle_kingdom-help = 10 bodov za hrad v strede kráľovstva.
option-harmony = Harmónia
option-harmony-help = 5 bodov za to, že hráč nezahodil žiadny dielik.
option-games_in_match = Počet partií
option-games_in_match-help = Ak sa hrajú tri partie, body sa sčítavajú.
option-opening = Prvý výber dielikov
option-opening-help = Ako si hráči vyberajú prvé dieliky.
option-frame = Ohraničenie
option-frame-help = Či je kráľovstvo obmedzené len rozmerom, alebo aj hracou doskou.
option-set = Dieliky
option-set-help = Len dieliky Queendomina, alebo striedavo ponuky z Queendomina a z Kingdomina.
option-teams = Tímová verzia
option-teams-help = Dvaja hráči majú spoločné kráľovstvo. Pre Kráľovskú svadbu so 6 hráčmi; 8 hráčov hrá v tímoch vždy.
option-tax_bonus = Bonus k daniam
option-tax_bonus-help = Ako často pri výbere daní pridajú mince Rytierska sála a Opevnená strážnica.
option-target = Cieľ
option-target-help = Víťazí, kto ako prvý získa toľko bodov.
option-blocked_score = Slepá ulička
option-blocked_score-help = Koľko získa víťaz, keď nikto nemôže priložiť.
option-deals = Počet partií
option-deals-help = Koľko partií sa hrá.
option-scoring = Čo sa počíta
option-scoring-help = Či vyhraté partie, alebo body až do cieľa.
option-out_wins = Posledná kocka vyhráva
option-out_wins-help = Kto priloží poslednú kocku, vyhráva hneď, aj keď je v zálohe ešte niečo.
option-wild = Matador ako žolík
option-wild-help = Kedy sa matador smie priložiť na ktorýkoľvek koniec.
option-deal_points = Za vyhratú partiu
option-deal_points-help = Koľko bodov dostane víťaz partie.
option-single_triple = 3 body za ktorúkoľvek kocku
option-single_triple-help = Kocka, ktorá vyrovná konce, je za 3 body aj vtedy, keď na druhom konci už leží dubl.
option-stake = Vklad
option-stake-help = Koľko žetónov dá každý hráč do banku na jednu partiu.
option-ties = Rovnaký súčet
option-ties-help = Kto vyhráva, keď je k 21 rovnako blízko viac hráčov.
option-spinner = Krížový dubl
option-spinner-help = Či z prvého dublu smú rásť ďalšie dve ramená, alebo má rad len dva konce.
option-value-on = áno
option-value-off = nie
option-value-seats-1 = 1 hráč
option-value-seats-2 = 2 hráči
option-value-seats-3 = 3 hráči
option-value-seats-4 = 4 hráči
option-value-seats-5 = 5 hráčov
option-value-seats-6 = 6 hráčov
option-value-seats-7 = 7 hráčov
option-value-seats-8 = 8 hráčov
option-value-size-5 = 5 krát 5
option-value-size-7 = 7 krát 7
option-value-games_in_match-1 = jedna partia
option-value-games_in_match-3 = tri partie
option-value-opening-drawn = králi sa losujú, každý si vyberá
option-value-opening-top_down = králi sa losujú, dieliky idú podľa poradia
option-value-opening-clockwise = postupne v smere hodinových ručičiek
option-value-frame-floating = voľné
option-value-frame-fixed = hracia doska
option-value-set-queendomino = Queendomino
option-value-set-royal_wedding = Kráľovská svadba
option-value-tax_bonus-per_turn = raz za ťah
option-value-tax_bonus-per_knight = za každého poslaného rytiera
option-value-target =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodov
    }
option-value-deals =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[other] { $count } partií
    }
option-value-stake =
    { $count ->
        [one] { $count } žetón
        [few] { $count } žetóny
       *[other] { $count } žetónov
    }
option-value-deal_points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodov
    }
option-value-blocked_score-whole = všetky oká súpera
option-value-blocked_score-difference = rozdiel v počte ôk
option-value-scoring-deals = vyhraté partie
option-value-scoring-points = body ako v Slepej uličke
option-value-wild-when_stuck = len keď nič iné nejde
option-value-wild-any_time = kedykoľvek
option-value-ties-share = všetci
option-value-ties-fewer_tiles = kto má menej kociek

# Druhy krajiny (slová Queendomina, kde sa líšia) a ich písmená (jedno obyčajné písmeno, v jazyku jedinečné)
terrain-wheat = pole
terrain-forest = les
terrain-lake = jazero
terrain-grassland = lúka
terrain-swamp = bažina
terrain-mine = skaly
terrain-town = mesto
terrain-swamp-queendomino = bažina
terrain-mine-queendomino = skaly
castle = hrad
letter-wheat = p
letter-forest = l
letter-lake = j
letter-grassland = k
letter-swamp = b
letter-mine = s
letter-town = m
letter-castle = h

# Farby hráčov
seat-colour-0 = ružový
seat-colour-1 = žltý
seat-colour-2 = zelený
seat-colour-3 = modrý
seat-colour-4 = oranžový
seat-colour-5 = fialový
seat-colour-6 = biely
seat-colour-7 = červený
seat-name = Hráč { $number }

# Kroky hry
step-place_castle = umiestniť hrad
step-draw_domino = losujú sa dieliky
step-draw_king = losuje sa kráľ
step-draw_seat = losuje sa, kto začne
step-place = priložiť dielik
step-claim = vybrať si dielik
step-draw_building = losujú sa budovy
step-tax = poslať rytiera
step-build = postaviť budovu
step-burn = podplatiť draka
step-remove_tile = kocky idú bokom
step-deal_tile = rozdávajú sa kocky
step-draw_tile = berie sa kocka zo zálohy
step-lead = položiť prvú kocku
step-play = priložiť kocku
step-play_or_pass = priložiť kocku, alebo ďalej
step-hit_or_stand = ešte kocku, alebo dosť
step-finished = koniec hry

# Smery
direction-r = vpravo
direction-l = vľavo
direction-u = hore
direction-d = dole

# Kocky, konce ich radu a ich písmená (jedno obyčajné písmeno, v jazyku jedinečné)
tile-plain = { $high }-{ $low }
tile-double = dubl { $number }
end-open = { $end } { $number }
end-left = vľavo
end-right = vpravo
end-up = hore
end-down = dole
end-letter-left = l
end-letter-right = p
end-letter-up = h
end-letter-down = d

# Malé slová
you = vy
list-and = { $first } a { $last }
list-or = { $first } alebo { $last }
list-nor = { $first } ani { $last }
range = { $first } až { $last }

# Počítané podstatné mená
count-dominoes =
    { $count ->
        [one] { $count } dielik
        [few] { $count } dieliky
       *[other] { $count } dielikov
    }
count-squares =
    { $count ->
        [one] { $count } políčko
        [few] { $count } políčka
       *[other] { $count } políčok
    }
count-crowns =
    { $count ->
        [one] { $count } koruna
        [few] { $count } koruny
       *[other] { $count } korún
    }
count-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodov
    }
count-properties =
    { $count ->
        [one] { $count } oblasť
        [few] { $count } oblasti
       *[other] { $count } oblastí
    }
count-coins =
    { $count ->
        [one] { $count } minca
        [few] { $count } mince
       *[other] { $count } mincí
    }
count-knights =
    { $count ->
        [one] { $count } rytier
        [few] { $count } rytieri
       *[other] { $count } rytierov
    }
count-towers =
    { $count ->
        [one] { $count } veža
        [few] { $count } veže
       *[other] { $count } veží
    }
count-rows =
    { $count ->
        [one] { $count } riadok
        [few] { $count } riadky
       *[other] { $count } riadkov
    }
count-columns =
    { $count ->
        [one] { $count } stĺpec
        [few] { $count } stĺpce
       *[other] { $count } stĺpcov
    }
count-tiles =
    { $count ->
        [one] { $count } kocka
        [few] { $count } kocky
       *[other] { $count } kociek
    }
count-pips =
    { $count ->
        [one] { $count } oko
        [few] { $count } oká
       *[other] { $count } ôk
    }
count-passes =
    { $count ->
        [one] { $count } ďalej
        [few] { $count } ďalej
       *[other] { $count } ďalej
    }
count-deals =
    { $count ->
        [one] { $count } vyhratá partia
        [few] { $count } vyhraté partie
       *[other] { $count } vyhratých partií
    }
count-prizes =
    { $count ->
        [one] { $count } cena
        [few] { $count } ceny
       *[other] { $count } cien
    }
count-tokens =
    { $count ->
        [one] { $count } žetón
        [few] { $count } žetóny
       *[other] { $count } žetónov
    }

# Ťahy, body a miesta vo všetkých hrách
title-turn =
    { $you ->
        [yes] na rade ste vy
       *[no] na rade { $name }
    }
expected-draw_seat = Losuje sa, kto začne.
expected-finished = Hra sa skončila.
event-game_started = Hra sa začína.
event-seat_drawn =
    { $you ->
        [yes] Začínate vy.
       *[no] Začína { $name }.
    }
event-match_ended =
    { $you ->
        [yes] Víťazíte vy, { $points }.
       *[no] Víťazí { $name }, { $points }.
    }
event-match_ended-shared = Spoločné víťazstvo: { $names }, { $points }.
gain-plus = plus { $points }
gain-minus = mínus { $points }
choice-gain = Zisk { $points }
choice-loss = Strata { $points }
choice-draw_seat = začína { $name }
name-points = { $name } { $points }
name-points-apart = { $name }: { $points }
standing = { $place }. { $name }, { $points }.
tie-shared = { $names }: nerozhodne, spoločné { $place }. miesto.
compact-step-draw_seat = losuje sa, kto začne
compact-step-finished = koniec

# Odmietnuté akcie vo všetkých hrách
refusal-malformed = „{ $text }“ sa nedá prečítať.
refusal-game_over = Hra sa skončila.
refusal-finished = Hra sa skončila.
refusal-chance_acts = Teraz sa losuje.
refusal-not_chance = Teraz sa nelosuje.
refusal-must_draw_seat = Teraz sa losuje, kto začne.
refusal-seat_not_available = Hráč { $number } pri stole nie je.
refusal-not_your_turn = Nie ste na rade.
refusal-stale = Hra sa medzitým posunula.
refusal-not_seated = Pri tomto stole nesedíte.
refusal-table_full = Pri tomto stole už nie je voľné miesto.
refusal-unknown_table = Taký stôl neexistuje.
refusal-message_too_big = Správa je príliš dlhá.
refusal-bad_message = Správa sa nedá prečítať.
refusal-not_started = Hra sa ešte nezačala.
refusal-possible = { $reason } Dá sa: { $choices }.
refusal-for-example = { $reason } Dá sa napríklad: { $choices }.
refusal-waiting = { $reason } { $expected }

# Chyby možností, príprav a záznamov vo všetkých hrách
fault-unknown_game = Hra { $game } neexistuje.
fault-unknown_preset = Predvoľba { $preset } neexistuje. Známe: { $known }.
fault-unknown_option = Možnosť { $option } neexistuje. Známe: { $known }.
fault-bad_value = Možnosť { $option } nemôže byť { $value }. Povolené: { $allowed }.
fault-of_seat = { $name }: { $fault }
fault-malformed = Toto sa nedá prečítať: { $text }.
fault-malformed-what = Záznam sa nedá prečítať ({ $what }).
fault-unknown_version = Záznamy verzie { $version } sa nedajú prečítať.
fault-unknown_revision = Záznam potrebuje revíziu pravidiel { $revision }.
fault-bad_option = S možnosťami v zázname sa hrať nedá: { $faults }.
fault-bad_seats = Hráčov v zázname: { $found }, správne { $seats }.
fault-illegal_action = Akcia { $number } v zázname, { $action }, nie je možná.
fault-no_such_ply = Ťah { $ply } v zázname nie je, počet ťahov: { $plies }.
fault-wrong_outcome = Výsledok v zázname nezodpovedá jeho akciám.
fault-missing = Chýba údaj { $field }.
fault-unknown_step = Krok { $step } neexistuje.
fault-step_does_not_fit = Krok { $step } sa k pozícii nehodí.
fault-unknown_seat = taký hráč tu nie je.

# Smery, ktoré možno písať
typed-direction-r = vpravo, doprava, napravo
typed-direction-l = vľavo, doľava, naľavo
typed-direction-u = hore, nahor
typed-direction-d = dole, nadol
