## Stránky na vytlačenie a na vyrazenie.

terminal-about-print = Stručné pravidlá, bodovací zápisník alebo obsah krabice na vytlačenie bežným alebo bodovým písmom.
terminal-input-document = summary (stručné pravidlá), score (zápisník) alebo contents (obsah krabice).
terminal-metavar-document = DOKUMENT
terminal-option-players = Pre koľko hráčov má zápisník stĺpce.
terminal-option-brf = Bodové písmo pre braillovskú tlačiareň, strany s 25 riadkami po 40 znakov; potrebuje liblouis.
terminal-option-columns = Znakov v riadku, 20 až 132.
terminal-option-lines = Riadkov na strane, 10 až 100; inak jedna strana bez konca.
terminal-print-no-document = Dokument { $text } neexistuje. Známe: { $known }.
terminal-print-no-braille = Bodové písmo potrebuje liblouis (Debian, Ubuntu: liblouis-bin; Fedora: liblouis-utils; macOS: brew install liblouis). { $reason }
print-score-of = { $game }: bodovací zápisník
print-contents-of = { $game }: obsah krabice
print-row-kingdom = Body za
print-row-line = Partia
print-total = Spolu
print-score-kingdomino = Počet políčok oblasti krát počet jej korún; za každú oblasť napíšte jedno číslo. Centralizované kráľovstvo 10, Harmónia 5, ak s nimi hráte.
print-score-queendomino = Pokladnica: počet mincí delený tromi. Počet políčok oblasti krát počet jej korún; kráľovná je koruna navyše.
print-score-line = Jeden riadok pre každú partiu.
refusal-no_braille = Tento server nevie prepisovať texty do bodového písma.
print-pieces = Jednotlivo
