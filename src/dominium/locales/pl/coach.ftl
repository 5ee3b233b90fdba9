# Trener: porady i analizy

fault-coach_at_rated_table = Przy stole z trenerem nie gra się o ranking.
refusal-no_coach = Przy tym stole nie ma trenera.
refusal-too_many_reviews = Trener ma za dużo gier do analizy. Spróbuj ponownie później.

# Oceny decyzji

coach-grade-best = najlepsza
coach-grade-good = dobra
coach-grade-inaccuracy = niedokładność
coach-grade-mistake = błąd
coach-grade-blunder = gruby błąd
coach-grade-count = { $grade } { $number }
coach-summary = { $name }, oceny decyzji: { $grades }. Stracone punkty: { $points }.
coach-nothing = nie było żadnej

# Co można zrobić

coach-option = { $action }: szansa na wygraną { $win }, punkty { $points }.
coach-advice = Rada: { $action }. { $reason }
coach-advice-alone = Rada: { $action }.

# Dlaczego najlepszy ruch jest lepszy od drugiego: wybranego albo drugiego w kolejności

coach-reason-gain = Najlepszy ruch daje od razu { $more_points }, ten drugi { $less_points }.
coach-reason-property = { $terrain }: { $squares }, { $crowns }. Najlepszy ruch daje od razu { $more_points }, ten drugi { $less_points }.
coach-reason-centre = Najlepszy ruch zostawia zamek w środku królestwa; po tym drugim ta premia przepada.
coach-reason-hole = Po tym drugim ruchu pole { $square } zostanie puste na zawsze: żadna płytka się tam nie zmieści.
coach-reason-hole-harmony = Po tym drugim ruchu pole { $square } zostanie puste na zawsze: żadna płytka się tam nie zmieści i premia za harmonię przepada.
coach-reason-growth = { $terrain }: po najlepszym ruchu obszar z koronami ma więcej miejsca, by rosnąć. Wolnych pól obok niego: { $more } zamiast { $less }.
coach-reason-room = Po najlepszym ruchu w królestwie jest miejsce na płytkę { $domino }, po tym drugim już nie.
coach-reason-prospect = Po najlepszym ruchu płytka { $domino } może dać { $more_points }, po tym drugim { $less_points }.
coach-reason-no-place = Na płytkę { $worse } nie ma w królestwie miejsca, a na płytkę { $better } jest.
coach-reason-fits = Płytka { $better } może dać od razu { $more_points }, płytka { $worse } tylko { $less_points }.
coach-reason-crowns = Płytka { $better } ma więcej koron: { $number }.
coach-reason-order = Kto ma płytkę { $better }, w następnej rundzie wybiera wcześniej.
coach-reason-denied = Płytka { $better } dałaby przeciwnikowi nawet { $points } ({ $seat }).
coach-reason-coins = Najlepszy ruch daje więcej monet: { $more } zamiast { $less }.
coach-reason-building = { $building } daje o { $points } więcej.
coach-reason-building-queen = { $building } sprowadza do królestwa królową.
coach-reason-building-knights = { $building } daje rycerzy: { $knights }.
coach-reason-building-towers = { $building } daje wieże: { $towers }.
coach-reason-building-cheaper = { $building } kosztuje mniej; zaoszczędzone monety: { $coins }.
coach-reason-dragon = Smok pali to, co mogliby zbudować inni: { $building }.
coach-reason-saving = Monety przydadzą się bardziej później; zaoszczędzone monety: { $coins }.
coach-reason-rather-lay = Tutaj lepiej dołożyć: w ręce zostanie o jeden kamień mniej.
coach-reason-rather-keep = Tutaj lepiej nie dokładać: kamienie przydadzą się bardziej później.
coach-reason-tile-given = Ten drugi ruch pozwala następnemu graczowi zdobyć więcej punktów.
coach-reason-tile-blocks = Po najlepszym ruchu następny gracz nie może nic dołożyć w { $more_share } możliwych przypadków, po tym drugim w { $less_share }.
coach-reason-tile-matador = Ten drugi ruch zużywa { $tile }, matadora, który pasuje wszędzie.
coach-reason-tile-playable = Po najlepszym ruchu do końców łańcucha pasuje więcej własnych kamieni: { $more } zamiast { $less }.
coach-reason-tile-numbers = Po najlepszym ruchu w ręce zostaje więcej różnych liczb: { $more } zamiast { $less }.
coach-reason-tile-heavy = Najlepszy ruch pozwala pozbyć się cięższego kamienia: { $tile }. Suma oczek: { $pips } zamiast { $less }.
coach-reason-tile-double = Dubletu trudniej się później pozbyć: { $tile }.
coach-reason-stand = Przy sumie oczek { $pips } kolejny kamień daje ponad 21 w { $share } przypadków; lepiej powiedzieć dość.
coach-reason-hit = Przy sumie oczek { $pips } kolejny kamień daje ponad 21 tylko w { $share } przypadków; lepiej wziąć jeszcze jeden.
coach-reason-outlook-points = W wielu symulacjach dalszej gry najlepszy ruch wypada średnio o { $points } lepiej.
coach-reason-outlook-win = W wielu symulacjach dalszej gry najlepszy ruch wygrywa o { $share } gier więcej.

# Wykres szans na wygraną słowami; szansa stoi za każdym imieniem

coach-graph-start = Na początku: { $chances }.
coach-graph-middle = W połowie, ruch { $ply }: { $chances }.
coach-graph-leads = Zmiany na prowadzeniu: { $number }.
coach-graph-turn = Największa zmiana, ruch { $ply }: { $name }, { PREPOSITION("z", $before) } na { $after }.
coach-graph-decided = Od ruchu { $ply } nigdy mniej niż { $share }: { $name }.
coach-graph-end = Na końcu: { $chances }.

# W terminalu

terminal-about-coach = Analizuje decyzje w zapisanej grze: oceny, lepsze ruchy, powody i szanse na wygraną.
terminal-option-whose = Ocenia decyzje tego gracza (numer albo imię). Bez tego decyzje wszystkich ludzi.
terminal-option-all = Wypisuje wszystkie decyzje, nie tylko te, które mogły być lepsze.
terminal-option-playouts = Ile symulacji przypada na każdą decyzję.
terminal-coach-listed = Decyzje: { $judged }, z tego wypisane: { $listed }.
terminal-coach-decision = { $ply }. { $name }: { $words }. Decyzja: { $grade }, stracone punkty { $points }, stracona szansa na wygraną { $win }.
terminal-coach-better = Lepiej: { $option }
terminal-coach-nothing = W tym zapisie nie ma czego oceniać.
terminal-no-advice = Tu nie ma porad: to nie twoja kolej albo przy stole nie ma trenera.
terminal-words-advice = rada, porada, podpowiedz
terminal-explain-advice = najlepsze ruchy i dlaczego
