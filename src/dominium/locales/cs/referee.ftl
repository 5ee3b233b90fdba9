## Průvodce hrou: hra se skutečnou sadou.

# Co je třeba vylosovat
referee-expected-draw_domino =
    { $count ->
        [one] Vylosujte jeden dílek a řekněte jeho číslo.
        [few] Vylosujte { $count } dílky a řekněte jejich čísla.
        [many] Vylosujte { $count } dílku a řekněte jejich čísla.
       *[other] Vylosujte { $count } dílků a řekněte jejich čísla.
    }
referee-expected-draw_king = Vylosujte krále a řekněte, čí je.
referee-expected-draw_seat = Vylosujte, kdo začíná, a řekněte jméno.
referee-expected-draw_building =
    { $count ->
        [one] Vylosujte jednu budovu a řekněte její název.
        [few] Vylosujte { $count } budovy a řekněte jejich názvy.
        [many] Vylosujte { $count } budovy a řekněte jejich názvy.
       *[other] Vylosujte { $count } budov a řekněte jejich názvy.
    }
referee-drawn = Vylosováno: { $dominoes }.

# Sada, která se liší
referee-faces = { $domino }.
referee-faces-unusual = { $domino }. Žádný obvyklý dílek takový není; přesto platí.

# Co průvodce nepřijme
referee-drawn-before = Dílek { $domino } už byl vylosován.
referee-nothing-done = Z tohoto řádku se neprovedlo nic.
referee-objection-nothing-said = Řádek je prázdný.
referee-objection-nothing-to-draw = Teď se nic nelosuje.
referee-objection-nothing-to-take-back = Není co vzít zpět.
referee-objection-impossible-faces = Takový dílek v této hře není: na každém políčku má být jeden druh krajiny ze hry a nejvýš 3 koruny, na městě žádná.
referee-objection-faces-too-late = S těmito políčky by dosavadní hra neplatila. { $reason }

# Co patří k sadě
referee-part = { $part }: { $count }
referee-part-castles = Hrady
referee-part-starting-tiles = Startovní dílky
referee-part-shaped-castles = Hrady, každý jiné barvy a tvaru
referee-part-kings = Figurky králů, od každé barvy dvě
referee-part-shaped-kings = Figurky králů, dvě ve tvaru věží každého hradu
referee-part-dominoes = Dílky s čísly od 1 do 48
referee-part-trays = Hrací desky pro království
referee-part-offer-board = Vykládací deska
referee-part-building-board = Plán budov
referee-part-building-tokens = Žetony budov
referee-part-knights = Rytíři
referee-part-towers = Věže
referee-part-queen = Královna
referee-part-dragon = Drak
referee-part-coins-1 = Mince s hodnotou 1
referee-part-coins-3 = Mince s hodnotou 3
referee-part-coins-9 = Mince s hodnotou 9
referee-part-score-pad = Bodovací zápisník
referee-part-tiles = Kostky

# Průvodce hrou v terminálu
referee-taken-back = Vzato zpět:
referee-prompt-draw = vylosováno
referee-prompt-finished = konec
terminal-about-referee = Vést hru s vlastní sadou: losování, tahy, pravidla, body.
terminal-option-by-hand = Losovat ručně a říkat, co přišlo; jinak losuje program.
terminal-option-contents = Jen vypsat, co patří k sadě.
terminal-option-sheet = Uchovávat hru v tomto souboru. Ukládá se po každém řádku tak jako tak, bez souboru ale jen do konce hry.
terminal-usage-continue-alone-referee = Hra, která pokračuje, má své hráče i možnosti: vynechte --name, --by-hand, --preset a možnosti hry.
terminal-sheet-broken = { $file } není hra, která by mohla pokračovat. { $reason }
terminal-explain-undo = vzít zpět poslední řádek
terminal-explain-lots = nechat losovat program
terminal-explain-record = záznam dosavadní hry
terminal-explain-contents = co patří k sadě
terminal-words-lots = losuj, losovat, los
terminal-words-record = záznam
terminal-words-contents = obsah, sada
