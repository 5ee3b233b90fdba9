## Trenér na stránkách: hra prohlédnutá znovu.

web-coach = Rozbor
web-coach-of = Rozbor: { $title }
web-coach-table = Ke stolu
web-coach-board = Stůl při tomto rozhodnutí
web-coach-running = Hra se rozebírá
web-coach-progress = Hotovo { $done }
web-coach-running-help = Každé rozhodnutí se zváží znovu, a to jen podle toho, co hráč mohl vědět. Stránku můžete opustit a vrátit se.
web-coach-done = Rozbor je hotov.
web-coach-turning-point = Otevřeno v rozhodujícím okamžiku, tah { $ply }. Nejdražší rozhodnutí celé hry: { $name }, naděje na výhru klesla { PREPOSITION("z", $before) } na { $after }.
web-coach-failed = Hru se nepodařilo rozebrat.
web-coach-again = Zkusit znovu

web-coach-summary = Jak se kdo rozhodoval
web-coach-grade = Rozhodnutí
web-coach-grade-best = nejlepší
web-coach-grade-good = dobré
web-coach-grade-inaccuracy = nepřesnost
web-coach-grade-mistake = chyba
web-coach-grade-blunder = hrubá chyba
web-coach-lost = Ztracené body

web-coach-chances = Naděje na výhru
web-coach-chances-table = Naděje v tabulce
web-coach-ply = Tah
web-coach-to-ply = Na tah { $ply }

web-coach-decisions = Rozhodnutí
web-coach-which = Která rozhodnutí se vypisují
web-coach-which-worse = Co šlo zahrát lépe
web-coach-which-all = Všechna
web-coach-whose = Čí rozhodnutí
web-coach-everybody = všech
web-coach-count =
    { $count ->
        [one] { $count } rozhodnutí
        [few] { $count } rozhodnutí
       *[other] { $count } rozhodnutí
    }
web-coach-count-none = Žádné takové rozhodnutí tu není.
web-coach-previous = Předchozí
web-coach-next = Další
web-coach-loss = Ztráta: body { $points }, naděje na výhru { $win }.
web-coach-possibilities = Možnost
web-coach-win = Naděje
web-coach-points = Body
web-coach-played = (zahráno)
web-coach-possibilities-help = Naděje: jak pravděpodobná je výhra. Body: kolik se jich dá čekat na konci hry. Stiskem se možnost ukáže na stole.
web-coach-look = Na stůl při tomto rozhodnutí
