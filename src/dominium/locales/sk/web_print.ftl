## Stránka na tlač.

web-print = Tlač a bodové písmo
web-print-help = Stručné pravidlá, prázdny bodovací zápisník a obsah krabice: na vytlačenie, ako obyčajný text alebo ako súbor BRF pre braillovskú tlačiareň.
web-print-game = Hra
web-print-document = Dokument
web-print-summary = stručné pravidlá
web-print-score = bodovací zápisník
web-print-contents = obsah krabice
web-print-players = Hráčov v zápisníku
web-print-now = Vytlačiť
web-print-text = Stiahnuť ako obyčajný text
web-print-brf = Stiahnuť ako BRF, 25 riadkov po 40 znakov
web-print-no-braille = Tento server nevie prepisovať texty do bodového písma, preto tu súbor BRF nie je.
