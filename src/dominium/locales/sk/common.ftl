## Slová spoločné všetkým častiam programu. Premenlivý koniec kľúča je označenie z kódu.

# Jazyky, každý svojím menom
language-en = English
language-cs = Čeština
language-sk = Slovenčina
language-pl = Polski

# Hry a predvoľby
game-kingdomino = Kingdomino
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
preset-modern_three-help = Traja hráči vyberajú zo štyroch dielikov ako v novších vydaniach.
game-queendomino = Queendomino
game-queendomino-summary = Posielajte rytierov na výber daní, stavajte v mestách a získajte kráľovnú. 2 až 4 hráči, s Kráľovskou svadbou 3 až 8.
preset-queendomino = Queendomino
preset-queendomino-help = Základná hra: mestá, rytieri, budovy, kráľovná a drak.
preset-royal_wedding = Kráľovská svadba
preset-royal_wedding-help = Queendomino striedavo aj s dielikmi Kingdomina. 3 až 7 hráčov, každý za seba.
preset-royal_wedding_teams = Kráľovská svadba, tímová verzia
preset-royal_wedding_teams-help = 6 alebo 8 hráčov vo dvojiciach; každá dvojica stavia jedno spoločné kráľovstvo.

# Možnosti
option-seats = Hráči
option-seats-help = Koľko hráčov sedí pri stole.
option-size = Veľkosť kráľovstva
option-size-help = Väčšie kráľovstvo byť nesmie. 7 krát 7 je pre dvoch hráčov.
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
option-frame-help = Či je obmedzený len rozmer kráľovstva, alebo leží na ohraničenej hracej doske.
option-set = Dieliky
option-set-help = Len dieliky Queendomina, alebo striedavo ponuky z Queendomina a z Kingdomina.
option-teams = Tímová verzia
option-teams-help = Dvaja hráči majú spoločné kráľovstvo. Pre Kráľovskú svadbu so 6 hráčmi; 8 hráčov hrá v tímoch vždy.
option-tax_bonus = Bonus k daniam
option-tax_bonus-help = Ako často pri výbere daní platia Rytierska sála a Opevnená strážnica.
option-value-on = áno
option-value-off = nie
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
option-value-opening-top_down = králi sa losujú, dieliky idú po poradí
option-value-opening-clockwise = postupne v smere hodinových ručičiek
option-value-frame-floating = voľné
option-value-frame-fixed = hracia doska
option-value-set-queendomino = Queendomino
option-value-set-royal_wedding = Kráľovská svadba
option-value-tax_bonus-per_turn = raz za ťah
option-value-tax_bonus-per_knight = za každého poslaného rytiera

# Úrovne robotov
level-easy = ľahká
level-easy-help = Na učenie pravidiel.
level-medium = stredná
level-medium-help = Slušný súper k rodinnému stolu.
level-hard = ťažká
level-hard-help = Myslí dopredu a málo odpúšťa.

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
step-finished = koniec hry

# Smery
direction-r = vpravo
direction-l = vľavo
direction-u = hore
direction-d = dole

# Malé slová
you = vy
list-and = { $first } a { $last }
list-or = { $first } alebo { $last }
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
