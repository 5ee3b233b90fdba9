## Slova společná všem částem programu. Proměnlivý konec klíče je označení z kódu.

# Jazyky, každý svým jménem
language-name = Čeština

# Hry a předvolby
game-kingdomino = Kingdomino
game-kingdomino-motto = Krajina kolem hradu
game-kingdomino-summary = Skládejte dílky do království kolem svého hradu. 2 až 4 hráči, asi 15 minut.
preset-kingdomino = Kingdomino
preset-kingdomino-help = Základní hra: království 5 krát 5, které smí růst na všechny strany.
preset-kralovska_zahrada = Královská zahrada
preset-kralovska_zahrada-help = Hmatové vydání: ohraničená hrací deska, první dílky po směru hodinových ručiček.
preset-mighty_duel = Duel mocných
preset-mighty_duel-help = Dva hráči hrají se všemi 48 dílky a stavějí království 7 krát 7.
preset-dynasty = Dynastie
preset-dynasty-help = Tři partie po sobě; body se sčítají.
preset-modern_three = Kingdomino pro tři
preset-modern_three-help = Tři hráči si vybírají ze čtyř dílků jako v novějších vydáních.
game-queendomino = Queendomino
game-queendomino-motto = Města, rytíři a drak
game-queendomino-summary = Posílejte rytíře na výběr daní, stavte ve městech a získejte královnu. 2 až 4 hráči, s Královskou svatbou 3 až 8.
preset-queendomino = Queendomino
preset-queendomino-help = Základní hra: města, rytíři, budovy, královna a drak.
preset-royal_wedding = Královská svatba
preset-royal_wedding-help = Střídají se nabídky z Queendomina a z Kingdomina. 3 až 7 hráčů, každý za sebe.
preset-royal_wedding_teams = Královská svatba, týmová verze
preset-royal_wedding_teams-help = 6 nebo 8 hráčů ve dvojicích; každá dvojice staví jedno společné království.
game-block = Slepá ulička
game-block-motto = Stejné ke stejnému
game-block-summary = Přikládejte stejná čísla k sobě a zbavte se kostek dřív než soupeř. 2 hráči.
preset-block = Slepá ulička
preset-block-help = Hraje se do 100 bodů.
preset-block_50 = Slepá ulička do 50 bodů
preset-block_50-help = Kratší hra, jen do 50 bodů.
game-draw = Domino se zálohou
game-draw-motto = Nebo berte ze zálohy
game-draw-summary = Jako Slepá ulička, ale kdo nemá co přiložit, bere ze zálohy. 2 hráči.
preset-draw = Domino se zálohou
preset-draw-help = Jedna partie: kdo ji vyhraje, vítězí.
game-matador = Matador
game-matador-motto = Dohromady sedm
game-matador-summary = K sobě se přikládají čísla, která dávají dohromady 7; čtyři matadoři jdou kamkoli. 2 hráči.
preset-matador = Matador
preset-matador-help = Matador pomáhá jen tomu, kdo nemá nic jiného; jedna partie.
game-bergen = Bergen
game-bergen-motto = Body za stejné konce
game-bergen-summary = Body za stejné číslo na obou koncích řady. 2 nebo 3 hráči.
preset-bergen = Bergen
preset-bergen-help = Hraje se do 15 bodů; vyhraná partie je za 2.
game-muggins = Muggins
game-muggins-motto = Body za násobky pěti
game-muggins-summary = Body za každý součet konců, který je násobkem pěti; první dubl má čtyři strany. 2 až 4 hráči.
preset-muggins = Muggins
preset-muggins-help = Hraje se do 100 bodů, s křížovým dublem.
preset-muggins_250 = Muggins do 250 bodů
preset-muggins_250-help = Delší hra, až do 250 bodů.
game-sebastopol = Sevastopol
game-sebastopol-motto = Čtyři ramena ze šestky
game-sebastopol-summary = Ze šestkového dublu rostou čtyři ramena a první dva bez kostek si dělí bank. 4 hráči.
preset-sebastopol = Sevastopol
preset-sebastopol-help = Čtyři partie, vklad 12 žetonů.
game-twenty_one = Jedenadvacet
game-twenty_one-motto = Co nejblíž k cíli
game-twenty_one-summary = Přibírejte kostky a dostaňte se co nejblíž k 21. 2 až 4 hráči.
preset-twenty_one = Jedenadvacet
preset-twenty_one-help = Pět partií; vyhrávají všichni, kdo mají k 21 nejblíž.
game-solo = Sólo domino
game-solo-motto = Pasiáns pro jednoho
game-solo-summary = Vždy pět odkrytých kostek: vyložíte všech 28? 1 hráč.
preset-solo = Sólo domino
preset-solo-help = Jedna hra pro jednoho.

# Možnosti
option-seats = Hráči
option-seats-help = Kolik hráčů sedí u stolu.
option-size = Velikost království
option-size-help = Největší dovolený rozměr království. 7 krát 7 je pro dva hráče.
option-wider_offer = Širší nabídka
option-wider_offer-help = V každé nabídce je o dílek víc; dílek, který si nikdo nevybere, jde ze hry. Pro dva nebo tři hráče.
option-middle_kingdom = Centralizované království
option-middle_kingdom-help = 10 bodů za hrad ve středu království.
option-harmony = Harmonie
option-harmony-help = 5 bodů za to, že hráč nezahodil žádný dílek.
option-games_in_match = Počet partií
option-games_in_match-help = Hrají-li se tři partie, body se sčítají.
option-opening = První výběr dílků
option-opening-help = Jak si hráči vybírají první dílky.
option-frame = Ohraničení
option-frame-help = Zda je království omezeno jen svým rozměrem, nebo i okrajem hrací desky.
option-set = Dílky
option-set-help = Jen dílky Queendomina, nebo střídavě nabídky z Queendomina a z Kingdomina.
option-teams = Týmová verze
option-teams-help = Dva hráči mají společné království. Pro Královskou svatbu se 6 hráči; 8 hráčů hraje v týmech vždy.
option-tax_bonus = Bonus k daním
option-tax_bonus-help = Jak často přinášejí Rytířský sál a Opevněná strážnice při výběru daní mince.
option-target = Cíl
option-target-help = Vítězí, kdo jako první získá tolik bodů.
option-blocked_score = Slepá ulička
option-blocked_score-help = Kolik získá vítěz, když nikdo nemůže přiložit.
option-deals = Počet partií
option-deals-help = Kolik partií se hraje.
option-scoring = Co se počítá
option-scoring-help = Zda vyhrané partie, nebo body až do cíle.
option-out_wins = Poslední kostka vyhrává
option-out_wins-help = Kdo přiloží poslední kostku, vyhrává hned, i když je v záloze ještě něco.
option-wild = Matador jako žolík
option-wild-help = Kdy smí matador k libovolnému konci.
option-deal_points = Za vyhranou partii
option-deal_points-help = Kolik bodů dostane vítěz partie.
option-single_triple = 3 body za jakoukoli kostku
option-single_triple-help = Kostka, která srovná konce, je za 3 body i tehdy, když na druhém konci už leží dubl.
option-stake = Vklad
option-stake-help = Kolik žetonů dá každý hráč do banku na jednu partii.
option-ties = Stejný součet
option-ties-help = Kdo vyhrává, když má k 21 stejně blízko víc hráčů.
option-spinner = Křížový dubl
option-spinner-help = Jestli z prvního dublu smějí růst další dvě ramena, nebo má řada jen dva konce.
option-value-on = ano
option-value-off = ne
option-value-seats-1 = 1 hráč
option-value-seats-2 = 2 hráči
option-value-seats-3 = 3 hráči
option-value-seats-4 = 4 hráči
option-value-seats-5 = 5 hráčů
option-value-seats-6 = 6 hráčů
option-value-seats-7 = 7 hráčů
option-value-seats-8 = 8 hráčů
option-value-size-5 = 5 krát 5
option-value-size-7 = 7 krát 7
option-value-games_in_match-1 = jedna partie
option-value-games_in_match-3 = tři partie
option-value-opening-drawn = králové se losují, každý si vybírá
option-value-opening-top_down = králové se losují, dílky jdou popořadě
option-value-opening-clockwise = postupně po směru hodinových ručiček
option-value-frame-floating = volné
option-value-frame-fixed = hrací deska
option-value-set-queendomino = Queendomino
option-value-set-royal_wedding = Královská svatba
option-value-tax_bonus-per_turn = jednou za tah
option-value-tax_bonus-per_knight = za každého poslaného rytíře
option-value-target =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
option-value-deals =
    { $count ->
        [one] { $count } partie
        [few] { $count } partie
       *[other] { $count } partií
    }
option-value-stake =
    { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
option-value-deal_points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
option-value-blocked_score-whole = všechna oka soupeře
option-value-blocked_score-difference = rozdíl v počtu ok
option-value-scoring-deals = vyhrané partie
option-value-scoring-points = body jako ve Slepé uličce
option-value-wild-when_stuck = jen když nic jiného nejde
option-value-wild-any_time = kdykoli
option-value-ties-share = všichni
option-value-ties-fewer_tiles = kdo má méně kostek

# Druhy krajiny (slova Queendomina, kde se liší) a jejich písmena (jedno obyčejné písmeno, v jazyce jedinečné)
terrain-wheat = pole
terrain-forest = les
terrain-lake = jezero
terrain-grassland = louka
terrain-swamp = bažina
terrain-mine = důl
terrain-town = město
terrain-swamp-queendomino = vřesoviště
terrain-mine-queendomino = hory
castle = hrad
letter-wheat = p
letter-forest = l
letter-lake = v
letter-grassland = k
letter-swamp = b
letter-mine = d
letter-town = m
letter-castle = h

# Barvy hráčů
seat-colour-0 = růžový
seat-colour-1 = žlutý
seat-colour-2 = zelený
seat-colour-3 = modrý
seat-colour-4 = oranžový
seat-colour-5 = fialový
seat-colour-6 = bílý
seat-colour-7 = červený
seat-name = Hráč { $number }

# Kroky hry
step-place_castle = umístit hrad
step-draw_domino = losují se dílky
step-draw_king = losuje se král
step-draw_seat = losuje se, kdo začne
step-place = přiložit dílek
step-claim = vybrat si dílek
step-draw_building = losují se budovy
step-tax = poslat rytíře
step-build = postavit budovu
step-burn = podplatit draka
step-remove_tile = kostky jdou stranou
step-deal_tile = rozdávají se kostky
step-draw_tile = bere se kostka ze zálohy
step-lead = položit první kostku
step-play = přiložit kostku
step-play_or_pass = přiložit kostku, nebo dál
step-hit_or_stand = ještě kostku, nebo dost
step-finished = konec hry

# Směry
direction-r = vpravo
direction-l = vlevo
direction-u = nahoře
direction-d = dole

# Kostky, konce jejich řady a jejich písmena (jedno obyčejné písmeno, v jazyce jedinečné)
tile-plain = { $high }-{ $low }
tile-double = dubl { $number }
end-open = { $end } { $number }
end-left = vlevo
end-right = vpravo
end-up = nahoře
end-down = dole
end-letter-left = l
end-letter-right = p
end-letter-up = n
end-letter-down = d

# Malá slova
you = vy
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
list-nor = { $first } ani { $last }
range = { $first } až { $last }

# Počítaná podstatná jména
count-dominoes =
    { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }
count-squares =
    { $count ->
        [one] { $count } políčko
        [few] { $count } políčka
       *[other] { $count } políček
    }
count-crowns =
    { $count ->
        [one] { $count } koruna
        [few] { $count } koruny
       *[other] { $count } korun
    }
count-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
count-properties =
    { $count ->
        [one] { $count } oblast
        [few] { $count } oblasti
       *[other] { $count } oblastí
    }
count-coins =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
count-knights =
    { $count ->
        [one] { $count } rytíř
        [few] { $count } rytíři
       *[other] { $count } rytířů
    }
count-towers =
    { $count ->
        [one] { $count } věž
        [few] { $count } věže
       *[other] { $count } věží
    }
count-rows =
    { $count ->
        [one] { $count } řádek
        [few] { $count } řádky
       *[other] { $count } řádků
    }
count-columns =
    { $count ->
        [one] { $count } sloupec
        [few] { $count } sloupce
       *[other] { $count } sloupců
    }
count-tiles =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    }
count-pips =
    { $count ->
        [one] { $count } oko
        [few] { $count } oka
       *[other] { $count } ok
    }
count-passes =
    { $count ->
        [one] { $count } dál
        [few] { $count } dál
       *[other] { $count } dál
    }
count-deals =
    { $count ->
        [one] { $count } vyhraná partie
        [few] { $count } vyhrané partie
       *[other] { $count } vyhraných partií
    }
count-prizes =
    { $count ->
        [one] { $count } cena
        [few] { $count } ceny
       *[other] { $count } cen
    }
count-tokens =
    { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }

# Tahy, body a místa ve všech hrách
title-turn =
    { $you ->
        [yes] na řadě jste vy
       *[no] na řadě { $name }
    }
expected-draw_seat = Losuje se, kdo začne.
expected-finished = Hra skončila.
event-game_started = Hra začíná.
event-seat_drawn =
    { $you ->
        [yes] Začínáte vy.
       *[no] Začíná { $name }.
    }
event-match_ended =
    { $you ->
        [yes] Vítězíte vy, { $points }.
       *[no] Vítězí { $name }, { $points }.
    }
event-match_ended-shared = Společné vítězství: { $names }, { $points }.
gain-plus = plus { $points }
gain-minus = minus { $points }
choice-gain = Zisk { $points }
choice-loss = Ztráta { $points }
choice-draw_seat = začíná { $name }
name-points = { $name } { $points }
name-points-apart = { $name }: { $points }
standing = { $place }. { $name }, { $points }.
tie-shared = { $names }: nerozhodně, společné { $place }. místo.
compact-step-draw_seat = losuje se, kdo začne
compact-step-finished = konec

# Odmítnuté akce ve všech hrách
refusal-malformed = „{ $text }“ nelze přečíst.
refusal-game_over = Hra skončila.
refusal-finished = Hra skončila.
refusal-chance_acts = Teď se losuje.
refusal-not_chance = Teď se nelosuje.
refusal-must_draw_seat = Teď se losuje, kdo začne.
refusal-seat_not_available = Hráč { $number } u stolu není.
refusal-not_your_turn = Nejste na řadě.
refusal-stale = Hra se mezitím posunula.
refusal-not_seated = U tohoto stolu nesedíte.
refusal-table_full = U tohoto stolu už není volno.
refusal-unknown_table = Takový stůl neexistuje.
refusal-message_too_big = Zpráva je příliš dlouhá.
refusal-bad_message = Zprávu nelze přečíst.
refusal-not_started = Hra ještě nezačala.
refusal-possible = { $reason } Lze: { $choices }.
refusal-for-example = { $reason } Lze například: { $choices }.
refusal-waiting = { $reason } { $expected }

# Chyby možností, příprav a záznamů ve všech hrách
fault-unknown_game = Hra { $game } neexistuje.
fault-unknown_preset = Předvolba { $preset } neexistuje. Známé: { $known }.
fault-unknown_option = Možnost { $option } neexistuje. Známé: { $known }.
fault-bad_value = Možnost { $option } nemůže být { $value }. Povoleno: { $allowed }.
fault-of_seat = { $name }: { $fault }
fault-malformed = Tohle nelze přečíst: { $text }.
fault-malformed-what = Záznam nelze přečíst ({ $what }).
fault-unknown_version = Záznamy verze { $version } nelze přečíst.
fault-unknown_revision = Záznam potřebuje revizi pravidel { $revision }.
fault-bad_option = S možnostmi v záznamu hrát nejde: { $faults }.
fault-bad_seats = Hráčů v záznamu: { $found }, správně { $seats }.
fault-illegal_action = Akce { $number } v záznamu, { $action }, není možná.
fault-no_such_ply = Tah { $ply } v záznamu není, počet tahů: { $plies }.
fault-wrong_outcome = Výsledek v záznamu neodpovídá jeho akcím.
fault-missing = Chybí údaj { $field }.
fault-unknown_step = Krok { $step } neexistuje.
fault-step_does_not_fit = Krok { $step } se k pozici nehodí.
fault-unknown_seat = takový hráč tu není.

# Směry, které lze psát
typed-direction-r = vpravo, doprava, napravo
typed-direction-l = vlevo, doleva, nalevo
typed-direction-u = nahoru, nahoře
typed-direction-d = dolů, dole
