## Queendomino a Kráľovská svadba: budovy, ich plán, dvory, hlásenia, odmietnutia, chyby a body.
## Riadky sa predčítavajú; mená ľudí aj budov stoja v prvom páde.

# Budovy
building-bakery = Pekáreň
building-sawmill = Píla
building-fishmonger = Rybáreň
building-weaver = Tkáčovňa
building-magic_school = Škola mágie
building-forge = Kováčska vyhňa
building-church = Kostol
building-inn = Krčma
building-tavern = Taverna
building-watchtower = Strážna veža
building-fortified_guardhouse = Opevnená strážnica
building-knights_hall = Rytierska sála
building-travelling_castle = Kráčajúci hrad
building-training_camp = Výcvikový tábor
building-statue = Socha
building-queens_tower = Kráľovnina veža

# Čo budova prináša: hneď, pri každom výbere daní, na konci hry
building-fact = { $building }: { $effect }.
effect-at-once = hneď { $gains }
effect-tax_coin_per_tower = pri výbere daní 1 minca navyše za každú vežu
effect-tax_coin_per_knight = pri výbere daní 1 minca navyše za každého rytiera
effect-crowns = { $crowns } pre jej mesto
effect-each-building = { $points }
effect-each-wheat_areas = { $points } za každé obilné pole
effect-each-forest_areas = { $points } za každý les
effect-each-lake_areas = { $points } za každé jazero
effect-each-grassland_areas = { $points } za každú lúku
effect-each-swamp_areas = { $points } za každú bažinu
effect-each-mine_areas = { $points } za každé skaly
effect-each-town_areas = { $points } za každé mesto
effect-each-towers = { $points } za každú vežu
effect-each-knights = { $points } za každého rytiera
effect-none = bez efektu

# Plán budov
board-slot = Miesto { $slot }: { $building }, { $cost }; { $effect }.
board-slot-discounted = Miesto { $slot }: { $building }, vďaka kráľovnej { $cost }; { $effect }.
board-slot-empty = Miesto { $slot }: prázdne.
cost-nothing = zadarmo
board-open = Na vrchu stĺpčeka: { $building }; { $effect }.
board-undrawn = Nevylosované budovy: { $count }. { $buildings }.
board-undrawn-none = Ďalšie budovy už neprídu.
board-queen = Kráľovná: { $name }.
board-queen-none = Kráľovná stojí pri pláne budov.
board-dragon-in = Drak je v jaskyni.
board-dragon-out = Drak je do konca kola mimo jaskyne.

# Dvor kráľovstva
court = { $coins }, v zásobe { $knights }, { $towers }.
court-queen = { $coins }, v zásobe { $knights }, { $towers }, kráľovná.
court-knights = Rytieri v kráľovstve: { $squares }.
court-building = { $building } { $square }: { $effect }.
knight = rytier

# Na čo sa čaká
expected-draw_building = Losujú sa budovy.
expected-tax =
    { $you ->
        [yes] Na rade ste vy: pošlite rytierov na výber daní na { $squares }, alebo neposielajte nikoho. V zásobe: { $knights }.
       *[no] Na rade je { $name }: posiela rytierov na { $squares }, alebo neposiela nikoho. V zásobe: { $knights }.
    }
expected-build =
    { $you ->
        [yes] Na rade ste vy: postavte budovu v meste, alebo nestavajte nič. V pokladnici: { $coins }.
       *[no] Na rade je { $name }: stavia budovu v meste, alebo nestavia nič. V pokladnici: { $coins }.
    }
expected-burn =
    { $you ->
        [yes] Na rade ste vy: za 1 mincu podplaťte draka, aby spálil budovu, alebo ho nechajte na pokoji. V pokladnici: { $coins }.
       *[no] Na rade je { $name }: za 1 mincu podpláca draka, aby spálil budovu, alebo ho necháva na pokoji. V pokladnici: { $coins }.
    }

# Hlásenia udalostí; kľúče s -long nahrádzajú krátke len pri dĺžke „long“
event-buildings_offered = Budovy: { $buildings }.
event-buildings_offered-none = Budovy sa už minuli.
event-buildings_offered-slot = { $slot } { $building }
event-buildings_offered-open = potom { $building }
event-taxes_collected = { $name }: dane { $squares }, { $coins }.
event-taxes_collected-long =
    { $you ->
        [yes] Vyberáte dane: { $sources }; spolu { $coins }. V pokladnici: { $total }.
       *[no] { $name } vyberá dane: { $sources }; spolu { $coins }. V pokladnici: { $total }.
    }
event-taxes_collected-source = { $place }: { $coins }
event-building_built = { $name }: { $building } { $square }, cena { $cost }.
event-building_built-long =
    { $you ->
        [yes] Staviate z miesta { $slot }: { $building } na { $square }; cena { $cost }, { $effect }. V pokladnici: { $coins }.
       *[no] { $name } stavia z miesta { $slot }: { $building } na { $square }; cena { $cost }, { $effect }. V pokladnici: { $coins }.
    }
event-queen_moved =
    { $you ->
        [yes] Kráľovná prichádza k vám.
       *[no] { $name }: prichádza kráľovná.
    }
event-queen_moved-long =
    { $you ->
        [yes] Kráľovná prichádza k vám: { $towers }.
       *[no] { $name }: prichádza kráľovná, { $towers }.
    }
event-building_burnt =
    { $you ->
        [yes] Podplácate draka: horí { $building }, miesto { $slot }.
       *[no] { $name } podpláca draka: horí { $building }, miesto { $slot }.
    }
event-building_burnt-long =
    { $you ->
        [yes] Podplácate draka, na mieste { $slot } horí { $building }. V pokladnici: { $coins }.
       *[no] { $name } podpláca draka, na mieste { $slot } horí { $building }. V pokladnici: { $coins }.
    }
event-dragon_returned = Drak je späť v jaskyni.
event-step_declined-tax =
    { $you ->
        [yes] Neposielate žiadneho rytiera.
       *[no] { $name } neposiela žiadneho rytiera.
    }
event-step_declined-build =
    { $you ->
        [yes] Nič nestaviate.
       *[no] { $name } nič nestavia.
    }
event-step_declined-burn =
    { $you ->
        [yes] Nechávate draka na pokoji.
       *[no] { $name } necháva draka na pokoji.
    }

# Čo zaznie hneď: kratšie, zvyšok povie jeden kláves
heard-building_burnt = horí { $building }
heard-queen_moved = má kráľovnú
asked-tax = Pošlete rytierov na { $squares }?
asked-build = Staviate? { $coins }.
asked-burn = Podplatíte draka? { $coins }.

# Voľby
choice-tax = Dane { $places }: { $coins }
choice-tax-bonus = Dane { $places }: { $coins }, bonus { $bonus }
choice-tax-short =
    { $knights ->
        [one] rytier na { $squares }
        [few] rytieri na { $squares }
       *[other] rytieri na { $squares }
    }
choice-build = Miesto { $slot }: { $building } na { $square }, { $cost }. { $effects }.
choice-build-short = miesto { $slot }: { $building } na { $square }
choice-build-queen = príde kráľovná
choice-burn = Miesto { $slot }: zhorí { $building }, 1 minca
choice-burn-short = miesto { $slot }: zhorí { $building }
choice-decline-tax = neposlať žiadneho rytiera
choice-decline-build = nič nestavať
choice-decline-burn = nechať draka na pokoji
choice-draw_building = budova { $building }

# Odmietnuté akcie
refusal-must_tax = Najprv rozhodnite o rytieroch.
refusal-must_build = Najprv rozhodnite o stavbe.
refusal-must_burn = Najprv rozhodnite o drakovi.
refusal-must_draw_building = Teraz sa losuje budova.
refusal-not_on_domino = { $square } nie je na práve priloženom dieliku; rytieri smú len tam.
refusal-not_enough_knights = Toľko rytierov nemáte; v zásobe: { $knights }.
refusal-no_such_slot = Miesto { $slot } na pláne nie je, len 0 až 5.
refusal-slot_empty = Miesto { $slot } je prázdne.
refusal-not_enough_coins = Nestačia mince: cena { $cost }, v pokladnici { $coins }.
refusal-not_a_town = { $square } nie je políčko mesta v tomto kráľovstve.
refusal-town_occupied = Na { $square } už budova stojí.
refusal-building_not_on_board = Na pláne budov teraz nie je: { $building }.
refusal-building_not_available = Túto budovu nemožno vylosovať: { $building }.

# Chyby možností, plôch a príprav
fault-royal_wedding_needs_three_seats = Kráľovská svadba potrebuje aspoň troch hráčov.
fault-seats_need_royal_wedding = Toľko hráčov ({ $seats }) môže hrať len Kráľovskú svadbu.
fault-teams_need_royal_wedding = V tímoch sa hrá len Kráľovská svadba.
fault-teams_need_six_or_eight_seats = Tímy potrebujú 6 alebo 8 hráčov, nie { $seats }.
fault-of_kingdom = Kráľovstvo { $number }: { $fault }
fault-missing_court = Chýbajú mince, rytieri a budovy.
fault-missing_building_board = Chýba plán budov.
fault-unknown_building = Budova { $building } neexistuje.
fault-building_used_twice = Toľko žetónov v hre nie je: { $building }.
fault-building_not_on_town = Na { $square } je budova, ale nie je tam mesto.
fault-two_buildings = Na { $square } stoja dve budovy.
fault-knight_outside = Rytier stojí na { $square }, kde neleží žiadny dielik.
fault-bad_knights = Počet rytierov ({ $found }) nie je možný.
fault-bad_knights-expected = Rytierov: { $found }, správne { $expected }.
fault-bad_coins = Počet mincí nie je možný.
fault-bad_slots = Plán budov musí mať miesta 0 až 5.
fault-bad_queen = Kráľovná tam byť nemôže.
fault-bad_turn_squares = Dielik tohto ťahu na uvedených políčkach neleží.

# Bodovací zápisník a koniec
sheet-treasury = Pokladnica
sheet-wheat = Obilné polia
sheet-forest = Lesy
sheet-lake = Jazerá
sheet-grassland = Lúky
sheet-swamp = Bažiny
sheet-mine = Skaly
sheet-town = Mestá
sheet-buildings = Budovy
sheet-bonuses = Bonusy
score-row = { $row }: { $points }.
score-row-reason = { $row }: { $points }. { $reason }.
score-treasury = { $coins }
score-treasury-left = { $coins }, zvyšok { $left }
score-squares = { $squares }, { $crowns }
score-squares-queen = { $squares }, { $crowns } aj s kráľovnou
score-building = { $building } { $square }: { $points }
score-building-each = { $building } { $square }, { $counted }: { $points }
score-bonus-part = { $bonus } { $points }
event-match_ended-team =
    { $you ->
        [yes] Víťazíte: { $names }, { $points }.
       *[no] Víťazia { $names }, { $points }.
    }
tie-coins = Zhoda, zvyšné mince: { $values }.

# Úsporné riadky pre braillovský riadok a terminál: malé písmená, krátko
compact-step-draw_building = losujú sa budovy
compact-step-tax = dane
compact-step-build = stavať
compact-step-burn = drak
compact-court = mince { $coins } rytieri { $knights } veže { $towers }
compact-court-queen = mince { $coins } rytieri { $knights } veže { $towers } kráľovná
compact-built = stojí
compact-buildings = budovy
compact-open = navrchu
compact-open-none = navrchu nič
compact-tokens = žetóny { $count }
compact-dragon-in = drak v jaskyni
compact-dragon-out = drak vonku
compact-building-sign = b
compact-knight-sign = r

# Slová, ktoré možno písať v akcii; prvé v riadku je to, ktoré ponúkajú odmietnutia
typed-tax = dane, daň, rytier, rytiera, rytierov, rytieri, poslať rytiera, pošli rytiera, posielam rytiera, poslať, posielam, vybrať dane, vyberám dane
typed-build = stavať, postav, postaviť, postavím, staviam, staviam budovu, postaviť budovu, budova, kúpiť, kupujem
typed-burn = spáliť, spáľ, spálim, pálim, podplatiť draka, podplatiť, podplácam draka, drak, draka
typed-decline = nič, nie, nikto, nikoho, žiadny, preskočiť, žiadny rytier, neposlať, neposielam, neposielať, neposlať rytiera, neposlať žiadneho rytiera, neposielam rytiera, nestavať, nestaviam, nič nestavať, nič nestaviam, nepáliť, nespáliť, nechať draka, nechať draka tak, nechať draka na pokoji, nechávam draka na pokoji, nechať tak
typed-between = na, do, z, zo, za, a, aj, miesto, miesta, políčko, políčka, budovu, budova, žetón
