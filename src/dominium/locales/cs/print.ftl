## Stránky k tisku, i v bodovém písmu.

terminal-about-print = Stručná pravidla, bodovací zápisník nebo obsah krabice k tisku, i v bodovém písmu.
terminal-input-document = summary (stručná pravidla), score (zápisník) nebo contents (obsah krabice).
terminal-metavar-document = DOKUMENT
terminal-option-players = Pro kolik hráčů má zápisník sloupce.
terminal-option-brf = Bodové písmo pro tiskárnu, stránky o 25 řádcích po 40 znacích; potřebuje liblouis.
terminal-option-columns = Znaků na řádku, 20 až 132.
terminal-option-lines = Řádků na stránce, 10 až 100; jinak jedna stránka bez konce.
terminal-print-no-document = Dokument { $text } neexistuje. Na výběr: { $known }.
terminal-print-no-braille = Bodové písmo potřebuje liblouis (Debian, Ubuntu: liblouis-bin; Fedora: liblouis-utils; macOS: brew install liblouis). { $reason }
print-score-of = { $game }: bodovací zápisník
print-contents-of = { $game }: obsah krabice
print-row-kingdom = Body za
print-row-line = Partie
print-total = Celkem
print-score-kingdomino = Počet políček oblasti krát počet jejích korun; za každou oblast napište jedno číslo. Centralizované království 10, Harmonie 5, hrajete-li s nimi.
print-score-queendomino = Pokladnice: počet mincí dělený 3. Počet políček oblasti krát počet jejích korun; královna je koruna navíc.
print-score-line = Jeden řádek pro každou partii.
refusal-no_braille = Tento server neumí převádět text do bodového písma.
print-pieces = Jednotlivě
