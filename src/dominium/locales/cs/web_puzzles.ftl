## Stránka hádanek.

web-puzzle = Hádanka dne
web-puzzle-sought = Hádanka pro tento den se teprve hledá. Potrvá to několik sekund.
web-puzzle-find = Najděte nejlepší možnost
web-puzzle-hint = Poradit
web-puzzle-show = Ukázat řešení
web-puzzle-tell = Přečíst znovu
web-puzzle-solved = Vyřešeno
web-puzzle-seen = Řešení ukázáno
web-puzzle-begun = Rozpracováno
web-puzzle-compared = Srovnání možností
web-puzzle-action = Možnost
web-puzzle-win = Naděje na výhru
web-puzzle-points = Očekávané body
web-puzzle-mark = Poznámka
web-puzzle-before = Předchozí den
web-puzzle-latest = Nejnovější hádanka
web-puzzle-days = Hádanky z jiných dnů
web-puzzle-rules = Pravidla této hry
