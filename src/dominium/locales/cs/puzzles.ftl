## Hádanky: postavení, ve kterém je jedno rozhodnutí zřetelně lepší než všechna ostatní.

puzzle-title = Hádanka na { $day }: { $game }
puzzle-lead = Jste na tahu a jedna možnost je zřetelně lepší než všechny ostatní. Najděte ji. Zkoušet můžete, kolikrát chcete, a rozhlížet se jako u každého stolu.
puzzle-lead-kingdom = Co se vylosuje, nikdo neví. Nejlepší je to, co vynese v průměru nejvíc, ať hra pokračuje jakkoli.
puzzle-lead-line = Vidíte svoje kostky a to, co leží na stole. Nejlepší je to, co vynese v průměru nejvíc, ať mají ostatní v ruce cokoli.
puzzle-task = Vyberte nejlepší možnost.
puzzle-hint = Co vypadá na první pohled nejlépe, tady nejlepší není: { $choice }.
puzzle-hint-plain = Tady první pohled neklame: nejlepší je to, co hned vynese nejvíc.
puzzle-right = Správně! { $choice }.
puzzle-shown = Řešení: { $choice }.
puzzle-wrong = Nejlepší to není: { $choice }. Zkuste to znovu.
puzzle-wrong-by = Nejlepší to není: { $choice }. Naděje na výhru by byla asi { $after } místo { $before }. Zkuste to znovu.
puzzle-wrong-points = Nejlepší to není: { $choice }. Stojí to asi { $points } bodu. Zkuste to znovu.
puzzle-best = Naděje na výhru je pak asi { $win } a čekat se dá { $points } bodu.
puzzle-best-win = Naděje na výhru je pak asi { $win }.
puzzle-against = Ve srovnání s druhou možností ({ $choice }): { $reason }
puzzle-poor = mnohem méně
puzzle-mark-best = nejlepší
puzzle-mark-tried = už zkoušeno
puzzle-mark-tempting = láká na první pohled
puzzle-line = { $choice }: naděje na výhru { $win }, očekávané body { $points }
puzzle-line-win = { $choice }: naděje na výhru { $win }
puzzle-line-marked = { $mark }: { $line }
puzzle-refused-over = Tato hádanka je vyřešená.
puzzle-refused-one_action = Hádanka se ptá jen na jedno rozhodnutí. Zvolte jen to první.
refusal-puzzle_sought = Hádanka pro tento den se teprve hledá. Potrvá to několik sekund.
refusal-unknown_puzzle = Pro tento den žádná hádanka není.

## Hádanky v terminálu.

terminal-about-puzzle = Hádanka dne: najít jedinou možnost, která je zřetelně nejlepší.
terminal-option-day = Den hádanky, například 2026-11-21; jinak dnešek.
terminal-bad-day = „{ $text }“ není den. Pište ho takto: 2026-11-21.
terminal-no-puzzles = Pro hru „{ $text }“ hádanky nejsou. Hry: { $known }.
terminal-puzzle-searching = Hledá se hádanka pro tento den. Potrvá to několik sekund.
terminal-puzzle-welcome = Hrajte jako u každého stolu. „poraď“ poradí, „řešení“ ukáže nejlepší možnost, „úkol“ přečte hádanku znovu, „pomoc“ vypíše všechno.
terminal-words-puzzle-hint = poraď, poradit, napověz
terminal-words-puzzle-solution = řešení, vzdát
terminal-words-puzzle-task = úkol, hádanka
terminal-explain-puzzle-hint = co nejlepší není
terminal-explain-puzzle-solution = nejlepší možnost a proč je nejlepší; tím hádanka končí
terminal-explain-puzzle-task = hádanka znovu
