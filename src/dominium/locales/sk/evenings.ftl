## Klubové večery: ligy, losované stoly, výsledky a poradie.

evenings-points =
    { $count ->
        [one] { $number } bod
        [few] { $number } body
        [many] { $number } bodu
       *[other] { $number } bodov
    }
evenings-evening = { $number }. večer, { $date }
evenings-evening-short = { $number }. večer
evenings-round = { $number }. kolo
evenings-table = Stôl { $number }: { $names }.
evenings-where = { $evening }, { $round }. kolo, stôl { $table }
evenings-result = Výsledok: { $parts }.
evenings-result-part = { $place }. { $name } { $score }
evenings-resting = Voľno: { $names }.
evenings-seed = Číslo žrebu: { $seed }.

evenings-presence-absent = neprítomnosť
evenings-presence-whole = celý večer
evenings-presence-from = od { $first }. kola
evenings-presence-until = do { $last }. kola
evenings-presence-between = od { $first }. do { $last }. kola

evenings-standing = { $place }. { $name }: { $points }, súčet skóre { $scores }, vyhraté stoly { $wins }, kolá { $rounds }.
evenings-decided-scores = Pri zhode bodov rozhoduje súčet skóre.
evenings-decided-wins = Pri zhode bodov rozhodujú vyhraté stoly.
evenings-decided-shared = Zhoda vo všetkom, miesto je delené.
evenings-gain-table = { $evening }. večer, { $round }. kolo, stôl { $table }: { $place }. miesto, skóre { $score }: { $points }.
evenings-gain-shared = { $evening }. večer, { $round }. kolo, stôl { $table }: delené { $place }. miesto, skóre { $score }: { $points }.
evenings-gain-rest = { $evening }. večer, { $round }. kolo, voľno: { $points }.

# Čo sa s ligou stalo
evenings-did-league_founded = Založená liga { $name }.
evenings-did-rules_changed = Zmenené pravidlá ligy.
evenings-did-players_added =
    { $count ->
        [one] Nové meno v zozname: { $names }.
        [few] Nové mená v zozname: { $names }.
       *[other] Nové mená v zozname: { $names }.
    }
evenings-did-player_renamed = Zmena mena: { $before }, po novom { $name }.
evenings-did-player_left = { $name }: odchod z ligy.
evenings-did-player_returned = { $name }: návrat do ligy.
evenings-did-evening_opened =
    { $count ->
        [one] { $evening }: otvorený, prítomný { $count } hráč.
        [few] { $evening }: otvorený, prítomní { $count } hráči.
       *[other] { $evening }: otvorený, prítomných { $count } hráčov.
    }
evenings-did-evening_cancelled = { $evening }: zrušený.
evenings-did-presence_set = { $evening }: { $name }, { $presence }.
evenings-did-round_drawn =
    { $count ->
        [one] { $evening }: vyžrebované { $round }. kolo, { $count } stôl, číslo žrebu { $seed }.
        [few] { $evening }: vyžrebované { $round }. kolo, { $count } stoly, číslo žrebu { $seed }.
       *[other] { $evening }: vyžrebované { $round }. kolo, { $count } stolov, číslo žrebu { $seed }.
    }
evenings-did-players_swapped = { $evening }, { $round }. kolo: { $first } a { $second } si vymieňajú miesta.
evenings-did-round_cancelled = { $evening }: zrušené { $round }. kolo.
evenings-did-table_opened = { $where }: hrá sa na tomto serveri.
evenings-did-result_entered = { $where }. { $result }
evenings-did-result_corrected = { $where }, oprava. { $result } Predtým: { $before }
evenings-did-result_withdrawn = { $where }, zrušené. Predtým: { $before }

# Prečo niečo nejde
refusal-unknown_league = Táto liga neexistuje.
refusal-outdated_league = Táto liga vznikla podľa inej verzie pravidiel, než má tento server, a preto sa už nedá otvoriť.
refusal-stale_league = Ligu medzitým niekto zmenil. Pozrite si ju a skúste to znova.
refusal-not_organiser = Ligu môže meniť iba organizátor. Otvorte ju odkazom pre organizátora.
refusal-too_many_leagues = Jeden človek môže mať najviac { $most } líg.
refusal-not_a_league = Toto nie je liga: { $reason }
refusal-not_founded = Toto nie je liga: nikdy nebola založená.
refusal-founded_already = Liga už je založená.
refusal-league_too_long = Liga je plná: môže mať najviac { $most } zápisov.
refusal-unknown_member = Hráč { $player } v zozname nie je.
refusal-unknown_evening = { $evening }. večer neexistuje.
refusal-unknown_round = { $evening }. večer nemá { $round }. kolo.
refusal-unknown_seating = Stôl { $table } v { $round }. kole nie je.
refusal-name_taken = { $name } už v zozname je. Mená sa musia líšiť.
refusal-too_many_players = Liga môže mať najviac { $most } hráčov.
refusal-too_many_evenings = Liga môže mať najviac { $most } večerov.
refusal-too_many_rounds = Večer môže mať najviac { $most } kôl.
refusal-left_already = { $name } už v lige nie je.
refusal-not_left = { $name } v lige už je.
refusal-bad_date = { $text } nie je dátum. Napíšte ho napríklad 2026-11-21.
refusal-evening_not_empty = { $evening }. večer nemožno zrušiť: už má kolá, alebo nie je posledný.
refusal-leaves_before = { $name }: odchod nemôže byť skôr ako príchod.
refusal-too_few_players =
    { $needed ->
        [one] Nie je čo žrebovať: stôl potrebuje { $needed } hráča, prítomných: { $present }.
        [few] Nie je čo žrebovať: stôl potrebuje { $needed } hráčov, prítomných: { $present }.
       *[other] Nie je čo žrebovať: stôl potrebuje { $needed } hráčov, prítomných: { $present }.
    }
refusal-drawn_wrongly = Pri stoloch { $round }. kola nesedí každý z prítomných práve raz.
refusal-not_in_round = { $name } v { $round }. kole nehrá.
refusal-played_already = Stôl { $table } už má výsledok, alebo sa pri ňom hrá na tomto serveri.
refusal-not_latest_round = { $round }. kolo nie je posledné. Zrušiť možno len posledné kolo.
refusal-round_has_results = { $round }. kolo už má výsledky. Najprv ich zrušte.
refusal-no_result = Stôl { $table } nemá výsledok.
refusal-scores_missing = Stôl { $table }: treba { $needed } skóre, zadané: { $given }.
refusal-bad_places = Pri stole { $table } také miesta nie sú možné. Po delenom mieste sa ďalšie vynechávajú: 1, 1, 3.
refusal-places_against_scores = Stôl { $table }: kto má vyššie skóre, nemôže byť na horšom mieste. Poradím možno rozlíšiť len hráčov s rovnakým skóre.
refusal-bad_sizes = Počet hráčov pri stole tejto hry: { $low } až { $high }.
refusal-bad_points = Pre stôl { PREPOSITION("s", $size) } hráčmi zadajte toľko čísel, koľko je miest ({ $size }); žiadne nesmie byť väčšie ako predchádzajúce.
refusal-bad_options = Tieto možnosti hry sa nehodia k stolom { PREPOSITION("s", $size) } hráčmi.
refusal-size_in_use = Pri stoloch { PREPOSITION("s", $size) } hráčmi sa už hralo, a preto ich body musia zostať.
refusal-founder_gone = Kto ligu založil, zmazal svoje údaje, a preto tu stoly už otvoriť nemožno. Výsledky zapíšte ručne.
refusal-no_open_tables = Každý stôl tohto kola už má výsledok, alebo sa pri ňom hrá na tomto serveri.

# Príkaz `dominium evening`
terminal-about-evening = Viesť klubové večery: žrebovať stoly, zapisovať výsledky a čítať poradie ligy uloženej v súbore.
terminal-metavar-league = LIGA
terminal-metavar-task = ÚLOHA
terminal-metavar-points = ČÍSLA
terminal-metavar-ties = PRAVIDLÁ
terminal-metavar-date = DÁTUM
terminal-input-league = Súbor, v ktorom je liga.
terminal-input-task = Čo urobiť: new, players, rename, leave, comeback, start, presence, draw, swap, result, withdraw, cancel, standings, print, history, check. Inak standings; help vysvetlí všetko.
terminal-option-points = Pre new: body podľa umiestnenia, napríklad „8 6 4 2“. Možno zadať znova pre menšie stoly, ak pre ne nemajú platiť prvé z týchto čísel.
terminal-option-sizes = Pre new: koľko ľudí smie sedieť pri stole, napríklad „4 3“.
terminal-option-ties = Pre new: čo rozhoduje pri zhode bodov, v poradí, v akom to zadáte: scores (súčet skóre), wins (vyhraté stoly).
terminal-option-resting = Pre new: čo dáva kolo bez stola: priemer plného stola (mean), alebo nič (nothing).
terminal-option-date = Pre start: dátum, napríklad 2026-11-21. Inak dnešný.
terminal-option-without = Pre start: kto neprišiel; možno opakovať.
terminal-option-evening = Iný večer ako posledný.
terminal-option-round = Iné kolo ako posledné.
terminal-option-places = Pre result: umiestnenia v poradí, v akom hráči sedia, ak pri rovnakom skóre rozhodla o miestach hra.
terminal-evening-word-new = nová, nova, založiť, zalozit
terminal-evening-word-players = hráči, hraci, zoznam
terminal-evening-word-rename = premenovať, premenovat
terminal-evening-word-leave = odchod, odísť, odist
terminal-evening-word-comeback = návrat, navrat
terminal-evening-word-start = večer, vecer, otvoriť, otvorit
terminal-evening-word-presence = prítomnosť, pritomnost, účasť, ucast
terminal-evening-word-draw = žreb, zreb, žrebovať, zrebovat
terminal-evening-word-swap = vymeniť, vymenit
terminal-evening-word-result = výsledok, vysledok
terminal-evening-word-withdraw = vziať, vziat, odobrať, odobrat
terminal-evening-word-cancel = zrušiť, zrusit
terminal-evening-word-standings = poradie, tabuľka, tabulka
terminal-evening-word-print = tlač, tlac, vytlačiť, vytlacit
terminal-evening-word-history = história, historia
terminal-evening-word-check = overiť, overit, kontrola
terminal-evening-word-help = pomoc, nápoveda, napoveda
terminal-evening-how-new = new NÁZOV: založí ligu v novom súbore. Voľby: --game, --preset, --points, --sizes, --ties, --resting.
terminal-evening-how-players = players: všetci v zozname. players MENO …: pridá mená; s --evening hrajú noví hráči už od najbližšieho kola toho večera.
terminal-evening-how-rename = rename KTO MENO: dá niekomu iné meno.
terminal-evening-how-leave = leave KTO: niekto už chodiť nebude.
terminal-evening-how-comeback = comeback KTO: niekto zasa chodí.
terminal-evening-how-start = start NÁZOV: otvorí večer so všetkými okrem tých za --without.
terminal-evening-how-presence = presence: kto je prítomný. presence KTO OD DO: od ktorého kola a do ktorého; 0 znamená neprítomnosť.
terminal-evening-how-draw = draw: vyžrebuje stoly ďalšieho kola; --seed zadá číslo žrebu.
terminal-evening-how-swap = swap KTO KTO: dvaja ľudia si vymenia miesta.
terminal-evening-how-result = result STÔL SKÓRE: skóre v poradí, v akom hráči sedia, alebo ako MENO=SKÓRE. Nový zápis je opravou.
terminal-evening-how-withdraw = withdraw STÔL: zruší výsledok.
terminal-evening-how-cancel = cancel: zruší posledné kolo, alebo posledný večer, ak v ňom ešte žiadne kolo nie je.
terminal-evening-how-standings = standings: poradie ligy, večera s --evening, kola s --round; --long vysvetlí každý bod.
terminal-evening-how-print = print: posledné kolo, jeho večer a liga, na nástenku.
terminal-evening-how-history = history: všetko, čo sa kedy zapísalo.
terminal-evening-how-check = check: vyžrebuje každé kolo znova podľa jeho čísla žrebu a porovná.
terminal-evening-how-help = help: tieto riadky.
terminal-evening-refused = Nevykonané. { $reason }
terminal-evening-file-exists = { $file } už existuje. Pre novú ligu zvoľte iný súbor.
terminal-evening-no-task = Úloha { $text } neexistuje. Známe: { $known }.
terminal-evening-words = Príkaz { $task } sa píše inak. { $how }
terminal-evening-no-number = { $text } nie je číslo.
terminal-evening-unknown-player = V zozname nie je nikto s menom { $name }.
terminal-evening-several-players = Na { $name } sa v zozname začína viac mien.
terminal-evening-who-sits = Pri tomto stole sedia: { $names }. Skóre treba pre každé meno.
terminal-evening-none = Zatiaľ tu nie je žiadny večer; otvorte ho príkazom start.
terminal-evening-no-round = Zatiaľ nie je vyžrebované žiadne kolo; vyžrebujte ho príkazom draw.
terminal-evening-no-players = V zozname ešte nikto nie je.
terminal-evening-player = { $number }. { $name }
terminal-evening-player-left = { $number }. { $name }, už nie je v lige
terminal-evening-complete = { $round }. kolo je úplné.
terminal-evening-missing = Chýbajú výsledky stolov: { $tables }.
terminal-evening-standings = Poradie. { $of }
terminal-evening-no-results = Zatiaľ nie sú žiadne výsledky.
terminal-evening-checked =
    { $count ->
        [one] Znova vyžrebované { $count } kolo: stoly sú rovnaké.
        [few] Znova vyžrebované { $count } kolá: stoly sú rovnaké.
       *[other] Znova vyžrebovaných { $count } kôl: stoly sú rovnaké.
    }
terminal-evening-draws-differ = Žrebu nezodpovedajú tieto zápisy histórie: { $entries }.
