# Skúšanie ťahov: pozície hier s kráľovstvom, iné ťahy a najsilnejší robot.

web-analysis = Skúšanie ťahov
web-analysis-of = Skúšanie ťahov: { $title }
web-analysis-lead = Prejdite si hru s kráľovstvom, vyskúšajte iné ťahy a opýtajte sa najsilnejšieho robota, čo je najlepšie. Všetko prebieha vo vašom prehliadači.
web-analysis-players = Počet hráčov
web-analysis-begin = Začať
web-analysis-unreadable = Túto partiu tu nemožno ukázať: nedá sa prečítať, nie je to hra s kráľovstvom, alebo porušuje pravidlá.
web-analysis-action = Ďalší ťah
web-analysis-draw = Čo sa vylosuje
web-analysis-play = Vykonať
web-analysis-random = Vylosovať
web-analysis-over = Tu sa partia končí.
web-analysis-ask = Opýtať sa najsilnejšieho robota
web-analysis-thinking = Najsilnejší robot premýšľa…
web-analysis-not-loaded = Pravidlá sa nepodarilo načítať. Ste online?
web-analysis-no-advice = Najsilnejšieho robota sa nepodarilo načítať. Ste online?
web-analysis-worth = Vyhrá { $win } zo 100 partií, priemerný náskok { $lead }
web-analysis-tried = Skúšobne dohraných partií: { $count }
web-analysis-try = Vyskúšať
web-analysis-try-it = Vyskúšať: { $action }
web-analysis-back = Späť k partii, ako sa hrala
web-analysis-copy = Skopírovať odkaz s celou partiou
web-analysis-copied = Odkaz je skopírovaný. Je v ňom celá partia.
