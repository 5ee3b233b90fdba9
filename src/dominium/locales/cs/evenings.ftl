## Klubové večery: ligy, losované stoly, výsledky a pořadí.

evenings-points =
    { $count ->
        [one] { $number } bod
        [few] { $number } body
        [many] { $number } bodu
       *[other] { $number } bodů
    }
evenings-evening = { $number }. večer, { $date }
evenings-evening-short = { $number }. večer
evenings-round = { $number }. kolo
evenings-table = Stůl { $number }: { $names }.
evenings-where = { $evening }, { $round }. kolo, stůl { $table }
evenings-result = Výsledek: { $parts }.
evenings-result-part = { $place }. { $name } { $score }
evenings-resting = Volno: { $names }.
evenings-seed = Číslo losu: { $seed }.

evenings-presence-absent = nepřítomnost
evenings-presence-whole = celý večer
evenings-presence-from = od { $first }. kola
evenings-presence-until = do { $last }. kola
evenings-presence-between = od { $first }. do { $last }. kola

evenings-standing = { $place }. { $name }: { $points }, součet skóre { $scores }, vyhrané stoly { $wins }, kola { $rounds }.
evenings-decided-scores = Při shodě bodů rozhoduje součet skóre.
evenings-decided-wins = Při shodě bodů rozhodují vyhrané stoly.
evenings-decided-shared = Shoda ve všem, místo je dělené.
evenings-gain-table = { $evening }. večer, { $round }. kolo, stůl { $table }: { $place }. místo, skóre { $score }: { $points }.
evenings-gain-shared = { $evening }. večer, { $round }. kolo, stůl { $table }: dělené { $place }. místo, skóre { $score }: { $points }.
evenings-gain-rest = { $evening }. večer, { $round }. kolo, volno: { $points }.

# Co se s ligou stalo
evenings-did-league_founded = Založena liga { $name }.
evenings-did-rules_changed = Změněna pravidla ligy.
evenings-did-players_added =
    { $count ->
        [one] Nové jméno v seznamu: { $names }.
        [few] Nová jména v seznamu: { $names }.
       *[other] Nová jména v seznamu: { $names }.
    }
evenings-did-player_renamed = Změna jména: { $before }, nově { $name }.
evenings-did-player_left = { $name }: odchod z ligy.
evenings-did-player_returned = { $name }: návrat do ligy.
evenings-did-evening_opened =
    { $count ->
        [one] { $evening }: zahájen, přítomen { $count } hráč.
        [few] { $evening }: zahájen, přítomni { $count } hráči.
       *[other] { $evening }: zahájen, přítomno { $count } hráčů.
    }
evenings-did-evening_cancelled = { $evening }: zrušen.
evenings-did-presence_set = { $evening }: { $name }, { $presence }.
evenings-did-round_drawn =
    { $count ->
        [one] { $evening }: vylosováno { $round }. kolo, { $count } stůl, číslo losu { $seed }.
        [few] { $evening }: vylosováno { $round }. kolo, { $count } stoly, číslo losu { $seed }.
       *[other] { $evening }: vylosováno { $round }. kolo, { $count } stolů, číslo losu { $seed }.
    }
evenings-did-players_swapped = { $evening }, { $round }. kolo: { $first } a { $second } si vyměňují místa.
evenings-did-round_cancelled = { $evening }: zrušeno { $round }. kolo.
evenings-did-table_opened = { $where }: hraje se na tomto serveru.
evenings-did-result_entered = { $where }. { $result }
evenings-did-result_corrected = { $where }, oprava. { $result } Předtím: { $before }
evenings-did-result_withdrawn = { $where }, zrušeno. Předtím: { $before }

# Proč něco nejde
refusal-unknown_league = Tato liga neexistuje.
refusal-outdated_league = Tato liga vznikla podle jiné verze pravidel, než má tento server, a proto ji už nelze otevřít.
refusal-stale_league = Ligu mezitím někdo změnil. Podívejte se na ni a zkuste to znovu.
refusal-not_organiser = Ligu může měnit jen organizátor. Otevřete ji odkazem pro organizátory.
refusal-too_many_leagues = Jeden člověk může mít nejvýše { $most } lig.
refusal-not_a_league = Tohle není liga: { $reason }
refusal-not_founded = Tohle není liga: nikdy nebyla založena.
refusal-founded_already = Liga už je založená.
refusal-league_too_long = Liga je plná: může mít nejvýše { $most } zápisů.
refusal-unknown_member = Hráč { $player } v seznamu není.
refusal-unknown_evening = { $evening }. večer neexistuje.
refusal-unknown_round = { $evening }. večer nemá { $round }. kolo.
refusal-unknown_seating = Stůl { $table } { PREPOSITION("v", $round) }. kole není.
refusal-name_taken = { $name } už v seznamu je. Jména se musí lišit.
refusal-too_many_players = Liga může mít nejvýše { $most } hráčů.
refusal-too_many_evenings = Liga může mít nejvýše { $most } večerů.
refusal-too_many_rounds = Večer může mít nejvýše { $most } kol.
refusal-left_already = { $name } už v lize není.
refusal-not_left = { $name } v lize už je.
refusal-bad_date = { $text } není datum. Napište ho například takto: 2026-11-21.
refusal-evening_not_empty = { $evening }. večer nelze zrušit: má už kola, nebo není poslední.
refusal-leaves_before = { $name }: odchod nemůže být dřív než příchod.
refusal-too_few_players =
    { $needed ->
        [one] Není co losovat: stůl potřebuje { $needed } hráče, přítomno: { $present }.
        [few] Není co losovat: stůl potřebuje { $needed } hráče, přítomno: { $present }.
       *[other] Není co losovat: stůl potřebuje { $needed } hráčů, přítomno: { $present }.
    }
refusal-drawn_wrongly = Někdo z přítomných u stolů { $round }. kola chybí, nebo tam sedí dvakrát.
refusal-not_in_round = { $name } { PREPOSITION("v", $round) }. kole nehraje.
refusal-played_already = Stůl { $table } už má výsledek, nebo se hraje na tomto serveru.
refusal-not_latest_round = { $round }. kolo není poslední. Zrušit lze jen poslední kolo.
refusal-round_has_results = { $round }. kolo už má výsledky. Nejdřív je zrušte.
refusal-no_result = Stůl { $table } nemá výsledek.
refusal-scores_missing = Stůl { $table }: počet skóre má být { $needed }, ne { $given }.
refusal-bad_places = U stolu { $table } taková místa nejsou možná. Po děleném místě se další vynechávají: 1, 1, 3.
refusal-places_against_scores = Stůl { $table }: kdo má vyšší skóre, nemůže být na horším místě. Pořadím lze rozlišit jen hráče se stejným skóre.
refusal-bad_sizes = Počet hráčů u stolu této hry: { $low } až { $high }.
refusal-bad_points = Pro stůl o { $size } hráčích zadejte tolik čísel, kolik je míst ({ $size }), a žádné větší než předchozí.
refusal-bad_options = Tyto možnosti hry se nehodí ke stolům o { $size } hráčích.
refusal-size_in_use = U stolů o { $size } hráčích se už hrálo, a proto jejich body musí zůstat.
refusal-founder_gone = Kdo ligu založil, smazal své údaje, a proto tu stoly už otevřít nelze. Výsledky zapište ručně.
refusal-no_open_tables = Každý stůl tohoto kola už má výsledek, nebo se hraje na tomto serveru.

# Příkaz `dominium evening`
terminal-about-evening = Vést klubové večery: losovat stoly, zapisovat výsledky a číst pořadí ligy uložené v souboru.
terminal-metavar-league = LIGA
terminal-metavar-task = ÚKOL
terminal-metavar-points = ČÍSLA
terminal-metavar-ties = PRAVIDLA
terminal-metavar-date = DATUM
terminal-input-league = Soubor, ve kterém je liga.
terminal-input-task = Co udělat: new, players, rename, leave, comeback, start, presence, draw, swap, result, withdraw, cancel, standings, print, history, check. Jinak standings; help vysvětlí všechno.
terminal-option-points = Pro new: body podle umístění, například „8 6 4 2“. Pro menší stoly lze volbu zadat znovu; jinak u nich platí tolik prvních čísel, kolik je hráčů.
terminal-option-sizes = Pro new: kolik lidí smí sedět u stolu, například „4 3“.
terminal-option-ties = Pro new: co rozhoduje při shodě bodů, v pořadí, jaké zadáte: scores (součet skóre), wins (vyhrané stoly).
terminal-option-resting = Pro new: co dostane, kdo má v kole volno: průměr plného stolu (mean), nebo nic (nothing).
terminal-option-date = Pro start: datum, například 2026-11-21. Jinak dnešní.
terminal-option-without = Pro start: kdo nepřišel; lze opakovat.
terminal-option-evening = Jiný večer než poslední.
terminal-option-round = Jiné kolo než poslední.
terminal-option-places = Pro result: umístění hráčů v pořadí, jak sedí, když hra rozlišila stejná skóre.
terminal-evening-word-new = nová, nova, založit, zalozit
terminal-evening-word-players = hráči, hraci, seznam
terminal-evening-word-rename = přejmenovat, prejmenovat
terminal-evening-word-leave = odchod, odejít, odejit
terminal-evening-word-comeback = návrat, navrat
terminal-evening-word-start = večer, vecer, zahájit, zahajit
terminal-evening-word-presence = přítomnost, pritomnost, účast, ucast
terminal-evening-word-draw = los, losovat
terminal-evening-word-swap = vyměnit, vymenit
terminal-evening-word-result = výsledek, vysledek
terminal-evening-word-withdraw = vzít, vzit, odebrat
terminal-evening-word-cancel = zrušit, zrusit
terminal-evening-word-standings = pořadí, poradi, tabulka
terminal-evening-word-print = tisk, vytisknout
terminal-evening-word-history = historie
terminal-evening-word-check = ověřit, overit, kontrola
terminal-evening-word-help = nápověda, napoveda, pomoc
terminal-evening-how-new = new NÁZEV: založí ligu v novém souboru. Volby: --game, --preset, --points, --sizes, --ties, --resting.
terminal-evening-how-players = players: všichni v seznamu. players JMÉNO …: přidá jména; s --evening hrají od příštího kola toho večera.
terminal-evening-how-rename = rename KDO JMÉNO: dá někomu jiné jméno.
terminal-evening-how-leave = leave KDO: někdo už chodit nebude.
terminal-evening-how-comeback = comeback KDO: někdo zase chodí.
terminal-evening-how-start = start NÁZEV: zahájí večer se všemi kromě těch za --without.
terminal-evening-how-presence = presence: kdo je přítomen. presence KDO OD DO: od kterého kola a do kterého; 0 znamená nepřítomnost.
terminal-evening-how-draw = draw: vylosuje stoly dalšího kola; --seed zadá číslo losu.
terminal-evening-how-swap = swap KDO KDO: dva lidé si vymění místa.
terminal-evening-how-result = result STŮL SKÓRE: skóre v pořadí, jak hráči sedí, nebo jako JMÉNO=SKÓRE. Nový zápis je opravou.
terminal-evening-how-withdraw = withdraw STŮL: zruší výsledek.
terminal-evening-how-cancel = cancel: zruší poslední kolo, nebo poslední večer, pokud v něm ještě žádné kolo není.
terminal-evening-how-standings = standings: pořadí ligy, večera s --evening, kola s --round; --long vysvětlí každý bod.
terminal-evening-how-print = print: poslední kolo, jeho večer a liga, na nástěnku.
terminal-evening-how-history = history: všechno, co se kdy zapsalo.
terminal-evening-how-check = check: vylosuje každé kolo znovu podle jeho čísla losu a porovná.
terminal-evening-how-help = help: tyto řádky.
terminal-evening-refused = Neprovedeno. { $reason }
terminal-evening-file-exists = { $file } už existuje. Pro novou ligu zvolte jiný soubor.
terminal-evening-no-task = Úkol { $text } neexistuje. Známé: { $known }.
terminal-evening-words = Příkaz { $task } se píše jinak. { $how }
terminal-evening-no-number = { $text } není číslo.
terminal-evening-unknown-player = V seznamu není nikdo se jménem { $name }.
terminal-evening-several-players = Na { $name } začíná v seznamu víc jmen.
terminal-evening-who-sits = U tohoto stolu sedí: { $names }. Skóre je potřeba pro každé jméno.
terminal-evening-none = Zatím tu není žádný večer; zahajte ho příkazem start.
terminal-evening-no-round = Zatím není vylosované žádné kolo; vylosujte ho příkazem draw.
terminal-evening-no-players = V seznamu ještě nikdo není.
terminal-evening-player = { $number }. { $name }
terminal-evening-player-left = { $number }. { $name }, už není v lize
terminal-evening-complete = { $round }. kolo je úplné.
terminal-evening-missing = Stoly bez výsledku: { $tables }.
terminal-evening-standings = Pořadí. { $of }
terminal-evening-no-results = Zatím nejsou žádné výsledky.
terminal-evening-checked =
    { $count ->
        [one] Znovu vylosováno { $count } kolo: stoly jsou stejné.
        [few] Znovu vylosována { $count } kola: stoly jsou stejné.
       *[other] Znovu vylosováno { $count } kol: stoly jsou stejné.
    }
terminal-evening-draws-differ = Losu neodpovídají tyto zápisy historie: { $entries }.
