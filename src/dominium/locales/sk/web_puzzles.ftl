## Stránka hádaniek.

web-puzzle = Hádanka dňa
web-puzzle-sought = Hádanka pre tento deň sa ešte len hľadá. Potrvá to niekoľko sekúnd.
web-puzzle-find = Nájdite najlepšiu možnosť
web-puzzle-hint = Poradiť
web-puzzle-show = Ukázať riešenie
web-puzzle-tell = Prečítať znova
web-puzzle-solved = Vyriešené
web-puzzle-seen = Riešenie ukázané
web-puzzle-begun = Rozpracované
web-puzzle-compared = Porovnanie možností
web-puzzle-action = Možnosť
web-puzzle-win = Šanca na výhru
web-puzzle-points = Očakávané body
web-puzzle-mark = Poznámka
web-puzzle-before = Predchádzajúci deň
web-puzzle-latest = Najnovšia hádanka
web-puzzle-days = Hádanky z iných dní
web-puzzle-rules = Pravidlá tejto hry
