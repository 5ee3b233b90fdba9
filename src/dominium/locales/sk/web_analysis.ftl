# Rozborový stôl: pozície kráľovstiev, varianty a najsilnejší hráč.

web-analysis = Varianty
web-analysis-of = Varianty: { $title }
web-analysis-lead = Prejdite si partiu s kráľovstvami, vyskúšajte iné ťahy a opýtajte sa najsilnejšieho hráča, čo je najlepšie. Všetko sa odohráva vo vašom prehliadači.
web-analysis-players = Hráči
web-analysis-begin = Začať
web-analysis-unreadable = Túto partiu tu nemožno ukázať: nedá sa prečítať, nehrajú sa v nej kráľovstvá, alebo porušuje ich pravidlá.
web-analysis-action = Ďalší ťah
web-analysis-draw = Ďalší žreb
web-analysis-play = Zahrať
web-analysis-random = Žrebovať náhodne
web-analysis-over = Tu sa partia končí.
web-analysis-ask = Opýtať sa najsilnejšieho hráča
web-analysis-thinking = Najsilnejší hráč premýšľa…
web-analysis-no-advice = Najsilnejšieho hráča sa nepodarilo načítať. Ste pripojení?
web-analysis-worth = Vyhrá { $win } zo 100 partií, priemerný náskok { $lead }
web-analysis-tried = Vyskúšaných partií: { $count }
web-analysis-try = Vyskúšať
web-analysis-try-it = Vyskúšať: { $action }
web-analysis-back = Späť k partii, ako sa hrala
web-analysis-copy = Skopírovať odkaz s celou partiou
web-analysis-copied = Odkaz je skopírovaný. Je v ňom celá partia.
