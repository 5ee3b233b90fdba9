## Sprievodca hrou: hra so skutočnou sadou.

# Čo treba vylosovať
referee-expected-draw_domino =
    { $count ->
        [one] Vylosujte jeden dielik a povedzte jeho číslo.
        [few] Vylosujte { $count } dieliky a povedzte ich čísla.
        [many] Vylosujte { $count } dielika a povedzte ich čísla.
       *[other] Vylosujte { $count } dielikov a povedzte ich čísla.
    }
referee-expected-draw_king = Vylosujte kráľa a povedzte, čí je.
referee-expected-draw_seat = Vylosujte, kto začína, a povedzte meno.
referee-expected-draw_building =
    { $count ->
        [one] Vylosujte jednu budovu a povedzte jej názov.
        [few] Vylosujte { $count } budovy a povedzte ich názvy.
        [many] Vylosujte { $count } budovy a povedzte ich názvy.
       *[other] Vylosujte { $count } budov a povedzte ich názvy.
    }
referee-drawn = Vylosované: { $dominoes }.

# Sada, ktorá sa líši
referee-faces = { $domino }.
referee-faces-unusual = { $domino }. Žiadny obvyklý dielik taký nie je; napriek tomu platí.

# Čo sprievodca neprijme
referee-drawn-before = Dielik { $domino } už bol vylosovaný.
referee-nothing-done = Z tohto riadka sa nevykonalo nič.
referee-objection-nothing-said = Nič ste nepovedali.
referee-objection-nothing-to-draw = Teraz sa nič nelosuje.
referee-objection-nothing-to-take-back = Nie je čo vziať späť.
referee-objection-impossible-faces = Taký dielik v tejto hre nie je: na každom políčku má byť jeden druh krajiny z hry a najviac 3 koruny, na meste žiadna.
referee-objection-faces-too-late = S týmito políčkami by doterajšia hra neplatila. { $reason }

# Čo patrí k sade
referee-part = { $part }: { $count }
referee-part-castles = Hrady
referee-part-starting-tiles = Štartovné dieliky
referee-part-shaped-castles = Hrady, každý inej farby a tvaru
referee-part-kings = Figúrky kráľov, z každej farby dve
referee-part-shaped-kings = Figúrky kráľov, dve v tvare veží každého hradu
referee-part-dominoes = Dieliky s číslami od 1 do 48
referee-part-trays = Hracie dosky pre kráľovstvá
referee-part-offer-board = Vykladacia doska
referee-part-building-board = Plán budov
referee-part-building-tokens = Žetóny budov
referee-part-knights = Rytieri
referee-part-towers = Veže
referee-part-queen = Kráľovná
referee-part-dragon = Drak
referee-part-coins-1 = Mince s hodnotou 1
referee-part-coins-3 = Mince s hodnotou 3
referee-part-coins-9 = Mince s hodnotou 9
referee-part-score-pad = Bodovací zápisník
referee-part-tiles = Kocky

# Sprievodca hrou v termináli
referee-taken-back = Vzaté späť:
referee-prompt-draw = vylosované
referee-prompt-finished = koniec
terminal-about-referee = Viesť hru s vlastnou sadou: losovanie, ťahy, pravidlá, body.
terminal-option-by-hand = Losujete sami a hovoríte, čo ste vylosovali; inak losuje program.
terminal-option-contents = Len vypísať, čo patrí k sade.
terminal-option-sheet = Uchovávať hru v tomto súbore. Ukladá sa po každom riadku tak či tak, bez súboru však len do konca hry.
terminal-usage-continue-alone-referee = Hra, ktorá pokračuje, má svojich hráčov aj možnosti: vynechajte --name, --by-hand, --preset a možnosti hry.
terminal-sheet-broken = { $file } nie je hra, ktorá by mohla pokračovať. { $reason }
terminal-explain-undo = vziať späť posledný riadok
terminal-explain-lots = nechať losovať program
terminal-explain-record = záznam doterajšej hry
terminal-explain-contents = čo patrí k sade
terminal-words-lots = losuj, losovať, los, žreb
terminal-words-record = záznam
terminal-words-contents = obsah, sada
