# Rozborový stůl: pozice království, varianty a nejsilnější hráč.

web-analysis = Varianty
web-analysis-of = Varianty: { $title }
web-analysis-lead = Projděte si partii s královstvími, zkuste jiné tahy a zeptejte se nejsilnějšího hráče, co je nejlepší. Všechno se odehrává ve vašem prohlížeči.
web-analysis-players = Hráči
web-analysis-begin = Začít
web-analysis-unreadable = Tuto partii tu nelze ukázat: nedá se přečíst, nehrají se v ní království, nebo porušuje jejich pravidla.
web-analysis-action = Další tah
web-analysis-draw = Další los
web-analysis-play = Zahrát
web-analysis-random = Losovat náhodně
web-analysis-over = Tady partie končí.
web-analysis-ask = Zeptat se nejsilnějšího hráče
web-analysis-thinking = Nejsilnější hráč přemýšlí…
web-analysis-no-advice = Nejsilnějšího hráče se nepodařilo načíst. Jste připojeni?
web-analysis-worth = Vyhraje { $win } ze 100 partií, průměrný náskok { $lead }
web-analysis-tried = Vyzkoušených partií: { $count }
web-analysis-try = Zkusit
web-analysis-try-it = Zkusit: { $action }
web-analysis-back = Zpět k partii, jak se hrála
web-analysis-copy = Zkopírovat odkaz s celou partií
web-analysis-copied = Odkaz je zkopírovaný. Je v něm celá partie.
