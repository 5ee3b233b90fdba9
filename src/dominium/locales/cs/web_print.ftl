## Stránka pro tisk.

web-print = Tisk a bodové písmo
web-print-help = Stručná pravidla, prázdný bodovací zápisník a obsah krabice: k vytištění, jako prostý text nebo jako soubor BRF pro tiskárnu bodového písma.
web-print-game = Hra
web-print-document = Dokument
web-print-summary = stručná pravidla
web-print-score = bodovací zápisník
web-print-contents = obsah krabice
web-print-players = Hráčů v zápisníku
web-print-now = Vytisknout
web-print-text = Stáhnout jako prostý text
web-print-brf = Stáhnout jako BRF, 25 řádků po 40 znacích
web-print-no-braille = Tento server neumí převádět text do bodového písma, soubor BRF tu proto není.
