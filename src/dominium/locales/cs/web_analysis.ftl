# Zkoušení tahů: pozice her s královstvím, jiné tahy a nejsilnější robot.

web-analysis = Zkoušení tahů
web-analysis-of = Zkoušení tahů: { $title }
web-analysis-lead = Projděte si partii Kingdomina nebo Queendomina, zkuste jiné tahy a zeptejte se nejsilnějšího robota, co je nejlepší. Všechno probíhá ve vašem prohlížeči.
web-analysis-players = Počet hráčů
web-analysis-begin = Začít
web-analysis-unreadable = Tuto partii tu nelze ukázat: nedá se přečíst, není to Kingdomino ani Queendomino, nebo porušuje pravidla.
web-analysis-action = Další tah
web-analysis-draw = Co se vylosuje
web-analysis-play = Provést
web-analysis-random = Vylosovat
web-analysis-over = Tady partie končí.
web-analysis-ask = Zeptat se nejsilnějšího robota
web-analysis-thinking = Nejsilnější robot přemýšlí…
web-analysis-not-loaded = Pravidla se nepodařilo načíst. Jste online?
web-analysis-no-advice = Nejsilnějšího robota se nepodařilo načíst. Jste online?
web-analysis-worth = Vyhraje { $win } ze 100 partií, průměrný náskok { $lead }
web-analysis-tried = Zkusmo dohraných partií: { $count }
web-analysis-try = Zkusit
web-analysis-try-it = Zkusit: { $action }
web-analysis-back = Zpět k partii, jak se hrála
web-analysis-copy = Zkopírovat odkaz s celou partií
web-analysis-copied = Odkaz je zkopírovaný. Je v něm celá partie.
