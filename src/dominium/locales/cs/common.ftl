## Slova společná všem částem programu. Proměnlivý konec klíče je označení z kódu.

# Jazyky, každý svým jménem
language-en = English
language-cs = Čeština
language-sk = Slovenčina
language-pl = Polski

# Hry a předvolby
game-kingdomino = Kingdomino
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
preset-modern_three-help = Tři hráči vybírají ze čtyř dílků jako v novějších vydáních.
game-queendomino = Queendomino
game-queendomino-summary = Posílejte rytíře na výběr daní, stavte ve městech a získejte královnu. 2 až 4 hráči, s Královskou svatbou 3 až 8.
preset-queendomino = Queendomino
preset-queendomino-help = Základní hra: města, rytíři, budovy, královna a drak.
preset-royal_wedding = Královská svatba
preset-royal_wedding-help = Queendomino střídavě i s dílky Kingdomina. 3 až 7 hráčů, každý za sebe.
preset-royal_wedding_teams = Královská svatba, týmová verze
preset-royal_wedding_teams-help = 6 nebo 8 hráčů ve dvojicích; každá dvojice staví jedno společné království.

# Možnosti
option-seats = Hráči
option-seats-help = Kolik hráčů sedí u stolu.
option-size = Velikost království
option-size-help = Větší království být nesmí. 7 krát 7 je pro dva hráče.
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
option-frame-help = Zda je omezen jen rozměr království, nebo leží na ohraničené hrací desce.
option-set = Dílky
option-set-help = Jen dílky Queendomina, nebo střídavě nabídky z Queendomina a z Kingdomina.
option-teams = Týmová verze
option-teams-help = Dva hráči mají společné království. Pro Královskou svatbu se 6 hráči; 8 hráčů hraje v týmech vždy.
option-tax_bonus = Bonus k daním
option-tax_bonus-help = Jak často při výběru daní platí Rytířský sál a Opevněná strážnice.
option-value-on = ano
option-value-off = ne
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

# Úrovně robotů
level-easy = lehká
level-easy-help = Pro učení pravidel.
level-medium = střední
level-medium-help = Slušný soupeř k rodinnému stolu.
level-hard = těžká
level-hard-help = Myslí dopředu a málo odpouští.

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
step-finished = konec hry

# Směry
direction-r = vpravo
direction-l = vlevo
direction-u = nahoru
direction-d = dolů

# Malá slova
you = vy
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }
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
