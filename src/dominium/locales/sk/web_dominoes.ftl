## Webové stránky dominových hier.

# Stôl
web-line = Rad
web-line-hand = Ruka
web-line-hands = Ruky hráčov
web-line-no-hand = Žiadna ruka teraz nie je odkrytá.
web-line-empty-hand = Nezostáva žiadna kocka.
web-line-drawn =
    { $count ->
        [one] pribratá { $count }
        [few] pribraté { $count }
       *[other] pribratých { $count }
    }
web-line-passed =
    { $count ->
        [one] { $count }× ďalej
        [few] { $count }× ďalej
       *[other] { $count }× ďalej
    }
web-line-stood = už neberie
web-line-sum-over = viac ako { $best }
web-line-out = bez kociek, { $place }. miesto
web-line-removed = Vyradené kocky
web-line-stock =
    { $count ->
        [0] Záloha je prázdna
        [one] V zálohe { $count } kocka
        [few] V zálohe { $count } kocky
       *[other] V zálohe { $count } kociek
    }
web-line-aside =
    { $count ->
        [one] { $count } kocka bokom
        [few] { $count } kocky bokom
       *[other] { $count } kociek bokom
    }
web-line-laid = Vyložené: { $count } z 28 kociek
web-line-bank = V banku { $count }
web-line-deal-of = Partia { $deal } { PREPOSITION("z", $deals) }
web-line-deal-to = Partia { $deal }, do { $target } bodov
web-line-deal-result = Partia { $deal } sa skončila
web-line-next-deal = Partia { $deal } už beží a body na stole ju zahŕňajú.
web-line-next-stakes = Partia { $deal } už beží a každý do nej vložil { $stake }.
web-line-no-deal = Ešte sa neskončila žiadna partia.
web-line-go-on = Pokračovať
web-line-choose-end = { $tile }: kam?
web-line-at-end = { $end }, k číslu { $number }

# Zariadenie, pri ktorom sa strieda viac hráčov
web-line-hand-over = Odovzdajte zariadenie: na rade je { $name }.
web-line-hand-over-help = Kocky zostanú skryté, kým niekto nestlačí tlačidlo.
web-line-show-hand = Som { $name }: ukázať moje kocky

# Príkazový riadok a pomoc
web-line-command-help = Napríklad 65, 65 vľavo, berie, ďalej alebo 3. pre položku 3 zo zoznamu; konce, rad, ruka, skóre a ďalšie slová sú otázky.

# Vstupná stránka
web-option-range = Od { $low } do { $high }.

# Počítadlo bodov
web-tally-pads = Počítadlá bodov
web-tally-first-lead = Kto začína prvú partiu
web-tally-next-lead = Nabudúce začína { $name }.
web-tally-points-now = Body počas partie
web-tally-deal = Partia sa skončila
web-tally-ending = Ako sa skončila
web-tally-ending-out = niekto sa zbavil kociek
web-tally-ending-blocked = slepá ulička
web-tally-ending-stock_exhausted = vzatá posledná kocka zo zálohy
web-tally-ending-two_out = dvaja sa zbavili kociek
web-tally-ending-showdown = odkrytie
web-tally-ending-all_laid = všetky kocky ležia
web-tally-ending-stuck = ďalej to nejde
web-tally-out = Kto sa zbavil kociek
web-tally-out-0 = Kto sa zbavil kociek prvý
web-tally-out-1 = Kto sa zbavil kociek druhý
web-tally-winner = Kto vyhral bez kociek
web-tally-by-tiles = Zadať kocky namiesto čísel
web-tally-hand = { $name }: zostatok v ruke
web-tally-tiles = Kocky, napríklad 65 11
web-tally-pips = Oká
web-tally-count = Počet kociek
web-tally-left_over = Koľko kociek zostalo, aj so zálohou
web-tally-doubles = Dubly
web-tally-double_pips = Oká na dubloch
web-tally-add = Pridať partiu
web-tally-undo = Vziať späť posledný zápis
web-tally-deals = Partie
