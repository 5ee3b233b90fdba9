## Hádanky: postavenie, v ktorom je jedno rozhodnutie zreteľne lepšie než všetky ostatné.

puzzle-title = Hádanka na { $day }: { $game }
puzzle-lead = Ste na rade a jedna možnosť je zreteľne lepšia než všetky ostatné. Nájdite ju. Skúšať môžete, koľkokrát chcete, a rozhliadať sa ako pri každom stole.
puzzle-lead-kingdom = Čo sa vylosuje, nevie nikto. Najlepšie je to, čo prinesie v priemere najviac, nech hra pokračuje akokoľvek.
puzzle-lead-line = Vidíte svoje kocky a to, čo leží na stole. Najlepšie je to, čo prinesie v priemere najviac, nech majú ostatní v ruke čokoľvek.
puzzle-task = Vyberte najlepšiu možnosť.
puzzle-hint = Čo vyzerá na prvý pohľad najlepšie, tu najlepšie nie je: { $choice }.
puzzle-hint-plain = Tu prvý pohľad neklame: najlepšie je to, čo hneď prinesie najviac.
puzzle-right = Správne! { $choice }.
puzzle-shown = Riešenie: { $choice }.
puzzle-wrong = Najlepšie to nie je: { $choice }. Skúste to znova.
puzzle-wrong-by = Najlepšie to nie je: { $choice }. Šanca na výhru by bola asi { $after } namiesto { $before }. Skúste to znova.
puzzle-wrong-points = Najlepšie to nie je: { $choice }. Stojí to asi { $points } bodu. Skúste to znova.
puzzle-best = Šanca na výhru je potom asi { $win } a možno očakávať { $points } bodu.
puzzle-best-win = Šanca na výhru je potom asi { $win }.
puzzle-against = V porovnaní s druhou možnosťou ({ $choice }): { $reason }
puzzle-poor = oveľa menej
puzzle-mark-best = najlepšie
puzzle-mark-tried = skúsili ste
puzzle-mark-tempting = láka na prvý pohľad
puzzle-line = { $choice }: šanca na výhru { $win }, očakávané body { $points }
puzzle-line-win = { $choice }: šanca na výhru { $win }
puzzle-line-marked = { $mark }: { $line }
puzzle-refused-over = Táto hádanka je vyriešená.
puzzle-refused-one_action = Hádanka sa pýta len na jedno rozhodnutie. Vyberte to prvé.
refusal-puzzle_sought = Hádanka pre tento deň sa ešte len hľadá. Potrvá to niekoľko sekúnd.
refusal-unknown_puzzle = Pre tento deň nie je žiadna hádanka.

## Hádanky v termináli.

terminal-about-puzzle = Hádanka dňa: nájsť jedinú možnosť, ktorá je zreteľne najlepšia.
terminal-option-day = Deň hádanky, napríklad 2026-11-21; inak dnešok.
terminal-bad-day = „{ $text }“ nie je deň. Píšte ho takto: 2026-11-21.
terminal-no-puzzles = Pre hru „{ $text }“ hádanky nie sú. Hry: { $known }.
terminal-puzzle-searching = Hľadá sa hádanka pre tento deň. Potrvá to niekoľko sekúnd.
terminal-puzzle-welcome = Hrajte ako pri každom stole. „poraď“ poradí, „riešenie“ ukáže najlepšiu možnosť, „úloha“ prečíta hádanku znova, „pomoc“ vypíše všetko.
terminal-words-puzzle-hint = poraď, poradiť, rada
terminal-words-puzzle-solution = riešenie, vzdať
terminal-words-puzzle-task = úloha, hádanka
terminal-explain-puzzle-hint = čo nie je najlepšie
terminal-explain-puzzle-solution = najlepšia možnosť a prečo je najlepšia; tým sa hádanka končí
terminal-explain-puzzle-task = hádanka znova
