## Queendomino a Královská svatba: budovy, jejich plán, dvory, hlášení, odmítnutí, chyby a body.
## Řádky se předčítají; jména lidí i budov stojí v prvním pádě.

# Budovy
building-bakery = Pekárna
building-sawmill = Pila
building-fishmonger = Rybárna
building-weaver = Tkalcovna
building-magic_school = Škola magie
building-forge = Kovárna
building-church = Kostel
building-inn = Krčma
building-tavern = Taverna
building-watchtower = Hlídková věž
building-fortified_guardhouse = Opevněná strážnice
building-knights_hall = Rytířský sál
building-travelling_castle = Kráčející hrad
building-training_camp = Výcvikový tábor
building-statue = Socha
building-queens_tower = Královnina věž

# Co budova přináší: hned, při každém výběru daní, na konci hry
building-fact = { $building }: { $effect }.
effect-at-once = hned { $gains }
effect-tax_coin_per_tower = při výběru daní 1 mince navíc za každou věž
effect-tax_coin_per_knight = při výběru daní 1 mince navíc za každého rytíře
effect-crowns = { $crowns } pro její město
effect-each-building = { $points }
effect-each-wheat_areas = { $points } za každé obilné pole
effect-each-forest_areas = { $points } za každý les
effect-each-lake_areas = { $points } za každé jezero
effect-each-grassland_areas = { $points } za každou louku
effect-each-swamp_areas = { $points } za každé vřesoviště
effect-each-mine_areas = { $points } za každou oblast hor
effect-each-town_areas = { $points } za každé město
effect-each-towers = { $points } za každou věž
effect-each-knights = { $points } za každého rytíře
effect-none = bez efektu

# Plán budov
board-slot = Místo { $slot }: { $building }, { $cost }; { $effect }.
board-slot-discounted = Místo { $slot }: { $building }, díky královně { $cost }; { $effect }.
board-slot-empty = Místo { $slot }: prázdné.
cost-nothing = zdarma
board-open = Na vrchu sloupečku: { $building }; { $effect }.
board-undrawn = Zbývá vylosovat: { $count }. Může přijít: { $buildings }.
board-undrawn-none = Další budovy už nepřijdou.
board-queen = Královna: { $name }.
board-queen-none = Královna stojí u plánu budov.
board-dragon-in = Drak je v jeskyni.
board-dragon-out = Drak je do konce kola mimo jeskyni.

# Dvůr království
court = { $coins }, v zásobě { $knights }, { $towers }.
court-queen = { $coins }, v zásobě { $knights }, { $towers }, královna.
court-knights = Rytíři v království: { $squares }.
court-building = { $building } { $square }: { $effect }.
knight = rytíř

# Co se čeká
expected-draw_building = Losují se budovy.
expected-tax =
    { $you ->
        [yes] Na řadě jste vy: pošlete rytíře na výběr daní na { $squares }, nebo neposílejte nikoho. V zásobě: { $knights }.
       *[no] Na řadě je { $name }: posílá rytíře na { $squares }, nebo neposílá nikoho. V zásobě: { $knights }.
    }
expected-build =
    { $you ->
        [yes] Na řadě jste vy: postavte budovu ve městě, nebo nestavte nic. V pokladnici: { $coins }.
       *[no] Na řadě je { $name }: staví budovu ve městě, nebo nestaví nic. V pokladnici: { $coins }.
    }
expected-burn =
    { $you ->
        [yes] Na řadě jste vy: za 1 minci podplaťte draka, aby spálil budovu, nebo ho nechte být. V pokladnici: { $coins }.
       *[no] Na řadě je { $name }: za 1 minci podplácí draka, aby spálil budovu, nebo ho nechává být. V pokladnici: { $coins }.
    }

# Hlášení událostí; klíče s -long nahrazují krátké jen při délce „long“
event-buildings_offered = Budovy: { $buildings }.
event-buildings_offered-none = Budovy už došly.
event-buildings_offered-slot = { $slot } { $building }
event-buildings_offered-open = příští { $building }
event-taxes_collected = { $name }: daně { $squares }, { $coins }.
event-taxes_collected-long =
    { $you ->
        [yes] Vybíráte daně: { $sources }; celkem { $coins }. V pokladnici: { $total }.
       *[no] { $name } vybírá daně: { $sources }; celkem { $coins }. V pokladnici: { $total }.
    }
event-taxes_collected-source = { $place }: { $coins }
event-building_built = { $name }: { $building } { $square }, cena { $cost }.
event-building_built-long =
    { $you ->
        [yes] Stavíte z místa { $slot }: { $building } na { $square }; cena { $cost }, { $effect }. V pokladnici: { $coins }.
       *[no] { $name } staví z místa { $slot }: { $building } na { $square }; cena { $cost }, { $effect }. V pokladnici: { $coins }.
    }
event-queen_moved =
    { $you ->
        [yes] Královna přichází k vám.
       *[no] { $name }: přichází královna.
    }
event-queen_moved-long =
    { $you ->
        [yes] Královna přichází k vám: { $towers }.
       *[no] { $name }: přichází královna; { $towers }.
    }
event-building_burnt =
    { $you ->
        [yes] Podplácíte draka: hoří { $building }, místo { $slot }.
       *[no] { $name } podplácí draka: hoří { $building }, místo { $slot }.
    }
event-building_burnt-long =
    { $you ->
        [yes] Podplácíte draka, na místě { $slot } hoří { $building }. V pokladnici: { $coins }.
       *[no] { $name } podplácí draka, na místě { $slot } hoří { $building }. V pokladnici: { $coins }.
    }
event-dragon_returned = Drak je zpět v jeskyni.
event-step_declined-tax =
    { $you ->
        [yes] Neposíláte žádného rytíře.
       *[no] { $name } neposílá žádného rytíře.
    }
event-step_declined-build =
    { $you ->
        [yes] Nic nestavíte.
       *[no] { $name } nic nestaví.
    }
event-step_declined-burn =
    { $you ->
        [yes] Necháváte draka být.
       *[no] { $name } nechává draka být.
    }

# Co zazní hned: kratší, zbytek řekne jedna klávesa
heard-building_burnt = hoří { $building }
heard-queen_moved = má královnu
asked-tax = Pošlete rytíře na { $squares }?
asked-build = Stavíte? { $coins }.
asked-burn = Podplatíte draka? { $coins }.

# Volby
choice-tax = Daně { $places }: { $coins }
choice-tax-bonus = Daně { $places }: { $coins }, bonus { $bonus }
choice-tax-short =
    { $knights ->
        [one] rytíř na { $squares }
        [few] rytíři na { $squares }
       *[other] rytíři na { $squares }
    }
choice-build = Místo { $slot }: { $building } na { $square }, { $cost }. { $effects }.
choice-build-short = místo { $slot }: { $building } na { $square }
choice-build-queen = přijde královna
choice-burn = Místo { $slot }: shoří { $building }, 1 mince
choice-burn-short = místo { $slot }: shoří { $building }
choice-decline-tax = neposlat žádného rytíře
choice-decline-build = nic nestavět
choice-decline-burn = nechat draka být
choice-draw_building = budova { $building }

# Odmítnuté akce
refusal-must_tax = Nejdřív rozhodněte o rytířích.
refusal-must_build = Nejdřív rozhodněte o stavbě.
refusal-must_burn = Nejdřív rozhodněte o drakovi.
refusal-must_draw_building = Teď se losuje budova.
refusal-not_on_domino = { $square } není na právě přiloženém dílku; rytíři smějí jen tam.
refusal-not_enough_knights = Tolik rytířů nemáte; v zásobě: { $knights }.
refusal-no_such_slot = Místo { $slot } na plánu není, jen 0 až 5.
refusal-slot_empty = Místo { $slot } je prázdné.
refusal-not_enough_coins = Nestačí mince: cena { $cost }, v pokladnici { $coins }.
refusal-not_a_town = { $square } není políčko města v tomto království.
refusal-town_occupied = Na { $square } už budova stojí.
refusal-building_not_on_board = Na plánu budov teď není: { $building }.
refusal-building_not_available = Tuto budovu nelze vylosovat: { $building }.

# Chyby možností, ploch a příprav
fault-royal_wedding_needs_three_seats = Královská svatba potřebuje aspoň tři hráče.
fault-seats_need_royal_wedding = Tolik hráčů ({ $seats }) může hrát jen Královskou svatbu.
fault-teams_need_royal_wedding = V týmech se hraje jen Královská svatba.
fault-teams_need_six_or_eight_seats = Týmy potřebují 6 nebo 8 hráčů, ne { $seats }.
fault-of_kingdom = Království { $number }: { $fault }
fault-missing_court = Chybí mince, rytíři a budovy.
fault-missing_building_board = Chybí plán budov.
fault-unknown_building = Budova { $building } neexistuje.
fault-building_used_twice = Tolik žetonů ve hře není: { $building }.
fault-building_not_on_town = Na { $square } je budova, ale není tam město.
fault-two_buildings = Na { $square } stojí dvě budovy.
fault-knight_outside = Rytíř stojí na { $square }, kde neleží žádný dílek.
fault-bad_knights = Tolik rytířů ({ $found }) být nemůže.
fault-bad_knights-expected = Rytířů: { $found }, správně { $expected }.
fault-bad_coins = Tolik mincí být nemůže.
fault-bad_slots = Plán budov musí mít místa 0 až 5.
fault-bad_queen = Královna tam být nemůže.
fault-bad_turn_squares = Dílek tohoto tahu na uvedených políčkách neleží.

# Bodovací zápisník a konec
sheet-treasury = Pokladnice
sheet-wheat = Obilná pole
sheet-forest = Lesy
sheet-lake = Jezera
sheet-grassland = Louky
sheet-swamp = Vřesoviště
sheet-mine = Hory
sheet-town = Města
sheet-buildings = Budovy
sheet-bonuses = Bonusy
score-row = { $row }: { $points }.
score-row-reason = { $row }: { $points }. { $reason }.
score-treasury = { $coins }
score-treasury-left = { $coins }, zbytek { $left }
score-squares = { $squares }, { $crowns }
score-squares-queen = { $squares }, { $crowns } i s královnou
score-building = { $building } { $square }: { $points }
score-building-each = { $building } { $square }, { $counted }: { $points }
score-bonus-part = { $bonus } { $points }
event-match_ended-team =
    { $you ->
        [yes] Vítězíte: { $names }, { $points }.
       *[no] Vítězí { $names }, { $points }.
    }
tie-coins = Shoda, zbylé mince: { $values }.

# Úsporné řádky pro braillský řádek a terminál: malá písmena, krátce
compact-step-draw_building = losují se budovy
compact-step-tax = daně
compact-step-build = stavět
compact-step-burn = drak
compact-court = mince { $coins } rytíři { $knights } věže { $towers }
compact-court-queen = mince { $coins } rytíři { $knights } věže { $towers } královna
compact-built = stojí
compact-buildings = budovy
compact-open = navrchu
compact-open-none = navrchu nic
compact-tokens = žetony { $count }
compact-dragon-in = drak v jeskyni
compact-dragon-out = drak venku
compact-building-sign = b
compact-knight-sign = r

# Slova, která lze psát v akci; první na řádku je to, které nabízejí odmítnutí
typed-tax = daně, daň, rytíř, rytíře, rytíři, poslat rytíře, pošli rytíře, posílám rytíře, poslat, posílám, vybrat daně, vybírám daně
typed-build = stavět, postav, postavit, postavím, stavím, stavím budovu, postavit budovu, budova, koupit, kupuji
typed-burn = spálit, spal, spálím, pálím, podplatit draka, podplatit, podplácím draka, drak, draka
typed-decline = nic, ne, nikdo, nikoho, žádný, přeskočit, žádný rytíř, neposlat, neposílám, neposílat, neposlat rytíře, neposlat žádného rytíře, neposílám rytíře, nestavět, nestavím, nic nestavět, nic nestavím, nepálit, nespálit, nechat draka, nechat draka být, nechávám draka být, nechat být
typed-between = na, do, z, ze, za, a, i, místo, místa, políčko, políčka, budovu, budova, žeton
