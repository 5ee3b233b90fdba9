## Tréner na stránkach: hra prezretá znova.

web-coach = Rozbor
web-coach-of = Rozbor: { $title }
web-coach-table = K stolu
web-coach-board = Stôl pri tomto rozhodnutí
web-coach-running = Hra sa rozoberá
web-coach-progress = Hotovo { $done }
web-coach-running-help = Každé rozhodnutie sa zváži znova, a to len podľa toho, čo hráč mohol vedieť. Stránku môžete opustiť a vrátiť sa.
web-coach-done = Rozbor je hotový.
web-coach-turning-point = Otvorené v zlomovej chvíli hry, ťah { $ply }. Najdrahšie rozhodnutie celej hry: { $name }, šanca na výhru klesla { PREPOSITION("z", $before) } na { $after }.
web-coach-failed = Hru sa nepodarilo rozobrať.
web-coach-again = Skúsiť znova

web-coach-summary = Ako sa kto rozhodoval
web-coach-grade = Rozhodnutie
web-coach-grade-best = najlepšie
web-coach-grade-good = dobré
web-coach-grade-inaccuracy = nepresnosť
web-coach-grade-mistake = chyba
web-coach-grade-blunder = hrubá chyba
web-coach-lost = Stratené body

web-coach-chances = Šance na výhru
web-coach-chances-table = Šance v tabuľke
web-coach-ply = Ťah
web-coach-to-ply = Na ťah { $ply }

web-coach-decisions = Rozhodnutia
web-coach-which = Ktoré rozhodnutia sa vypisujú
web-coach-which-worse = Tie, ktoré mohli byť lepšie
web-coach-which-all = Všetky
web-coach-whose = Čie rozhodnutia
web-coach-everybody = všetkých
web-coach-count =
    { $count ->
        [one] { $count } rozhodnutie
        [few] { $count } rozhodnutia
       *[other] { $count } rozhodnutí
    }
web-coach-count-none = Žiadne také rozhodnutie tu nie je.
web-coach-previous = Predchádzajúce
web-coach-next = Ďalšie
web-coach-loss = Strata: body { $points }, šanca na výhru { $win }.
web-coach-possibilities = Možnosť
web-coach-win = Šanca
web-coach-points = Body
web-coach-played = (zahrané)
web-coach-possibilities-help = Šanca: na výhru v hre. Body: očakávané na jej konci. Stlačením sa možnosť ukáže na stole.
web-coach-look = K stolu pri tomto rozhodnutí
