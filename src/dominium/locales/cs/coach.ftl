# Trenér: rady a rozbory

fault-coach_at_rated_table = U stolu s trenérem se nehraje o rating.
refusal-no_coach = U tohoto stolu není trenér.
refusal-too_many_reviews = Trenér má rozebrat příliš mnoho her. Zkuste to prosím později.

# Známky rozhodnutí

coach-grade-best = nejlepší
coach-grade-good = dobré
coach-grade-inaccuracy = nepřesnost
coach-grade-mistake = chyba
coach-grade-blunder = hrubá chyba
coach-grade-count = { $grade } { $number }krát
coach-summary = { $name }: { $grades }. Ztracené body: { $points }.
coach-nothing = nebylo o čem rozhodovat

# Co se dá udělat

coach-option = { $action }: naděje na výhru { $win }, body { $points }.
coach-advice = Rada: { $action }. { $reason }
coach-advice-alone = Rada: { $action }.

# Proč je nejlepší tah lepší než ten druhý: zvolený, nebo druhý nejlepší

coach-reason-gain = Nejlepší tah přinese hned { $more_points }, ten druhý { $less_points }.
coach-reason-property = { $terrain }: { $squares }, { $crowns }. Nejlepší tah přinese hned { $more_points }, ten druhý { $less_points }.
coach-reason-centre = Nejlepší tah nechá hrad uprostřed království; po tom druhém je bonus za Centralizované království pryč.
coach-reason-hole = Po tom druhém tahu zůstane políčko { $square } navždy prázdné: žádný dílek se tam nevejde.
coach-reason-hole-harmony = Po tom druhém tahu zůstane políčko { $square } navždy prázdné: žádný dílek se tam nevejde a bonus za Harmonii je pryč.
coach-reason-growth = { $terrain }: po nejlepším tahu má oblast s korunami víc místa k růstu. Volných políček vedle ní: { $more } místo { $less }.
coach-reason-room = Po nejlepším tahu je v království místo pro dílek { $domino }, po tom druhém už není.
coach-reason-prospect = Po nejlepším tahu může dílek { $domino } přinést { $more_points }, po tom druhém { $less_points }.
coach-reason-no-place = Pro dílek { $worse } není v království místo, pro dílek { $better } ano.
coach-reason-fits = Dílek { $better } může přinést hned { $more_points }, dílek { $worse } jen { $less_points }.
coach-reason-crowns = Dílek { $better } má víc korun: { $number }.
coach-reason-order = Kdo má dílek { $better }, vybírá si v příštím kole dřív.
coach-reason-denied = Dílek { $better } by soupeři přinesl až { $points } ({ $seat }).
coach-reason-coins = Nejlepší tah přinese víc mincí: { $more } místo { $less }.
coach-reason-building = { $building } přinese o { $points } víc.
coach-reason-building-queen = { $building } přivede do království královnu.
coach-reason-building-knights = { $building } přinese rytíře: { $knights }.
coach-reason-building-towers = { $building } přinese věže: { $towers }.
coach-reason-building-cheaper = { $building } stojí méně; ušetřené mince: { $coins }.
coach-reason-dragon = Drak spálí, co by mohli postavit jiní: { $building }.
coach-reason-saving = Mince se později vyplatí víc; ušetřené mince: { $coins }.
coach-reason-rather-lay = Tady je lepší přiložit: v ruce zůstane o kostku méně.
coach-reason-rather-keep = Tady je lepší nepřikládat: kostky se později budou hodit víc.
coach-reason-tile-given = Ten druhý tah dovolí dalšímu hráči získat víc bodů.
coach-reason-tile-blocks = Po nejlepším tahu nemůže další hráč nic přiložit { PREPOSITION("v", $more_share) } možných případů, po tom druhém { PREPOSITION("v", $less_share) }.
coach-reason-tile-matador = Ten druhý tah spotřebuje { $tile }, matadora, který se hodí všude.
coach-reason-tile-playable = Po nejlepším tahu se na konce řady hodí víc vlastních kostek: { $more } místo { $less }.
coach-reason-tile-numbers = Po nejlepším tahu zůstane v ruce víc různých čísel: { $more } místo { $less }.
coach-reason-tile-heavy = Nejlepší tah vyloží kostku s více oky: { $tile }. Součet ok: { $pips } místo { $less }.
coach-reason-tile-double = Dubl se později hůř uplatní: { $tile }.
coach-reason-stand = Součet ok je { $pips } a s další kostkou překročí 21 { PREPOSITION("v", $share) } případů; lepší je říct dost.
coach-reason-hit = Součet ok je { $pips } a s další kostkou překročí 21 jen { PREPOSITION("v", $share) } případů; lepší je vzít si ještě jednu.
coach-reason-outlook-points = Po mnoha dohrávkách vychází nejlepší tah v průměru o { $points } lépe.
coach-reason-outlook-win = V mnoha dohrávkách vedl nejlepší tah k výhře častěji; rozdíl je { $share } partií.

# Graf nadějí na výhru slovy; naděje stojí za každým jménem

coach-graph-start = Na začátku: { $chances }.
coach-graph-middle = V polovině, tah { $ply }: { $chances }.
coach-graph-leads = Změny ve vedení: { $number }.
coach-graph-turn = Největší změna, tah { $ply }: { $name }, { PREPOSITION("z", $before) } na { $after }.
coach-graph-decided = Od tahu { $ply } už nikdy méně než { $share }: { $name }.
coach-graph-end = Na konci: { $chances }.

# V terminálu

terminal-about-coach = Posoudit rozhodnutí v zapsané hře: známky, lepší tahy, důvody a naděje na výhru.
terminal-option-whose = Posoudit rozhodnutí hráče na tomto místě (číslo nebo jméno). Jinak rozhodnutí všech lidí.
terminal-option-all = Vypsat všechna rozhodnutí, nejen ta, která mohla být lepší.
terminal-option-playouts = Kolika dohrávkami se zváží každé rozhodnutí.
terminal-coach-listed = Rozhodnutí: { $judged }, z toho vypsáno: { $listed }.
terminal-coach-decision = { $ply }. { $name }: { $words }. { $grade }: ztracené body { $points }, ztracená naděje na výhru { $win }.
terminal-coach-better = Lepší: { $option }
terminal-coach-nothing = V tomto záznamu není co posuzovat.
terminal-no-advice = Tady se neradí: nejste na tahu, nebo u stolu není trenér.
terminal-words-advice = poraď, nápověda k tahu
terminal-explain-advice = nejlepší tahy a proč
