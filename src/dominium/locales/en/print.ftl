## Pages to print and to emboss.

terminal-about-print = Rules in brief, a score sheet, or the contents of the box, to print or to emboss.
terminal-input-document = summary, score or contents.
terminal-metavar-document = DOCUMENT
terminal-option-players = How many players the score sheet has columns for.
terminal-option-brf = Braille for an embosser, in pages of 40 cells and 25 lines; needs liblouis.
terminal-option-columns = Characters in a line, 20 to 132.
terminal-option-lines = Lines on a page, 10 to 100; without it, one endless page.
terminal-print-no-document = There is no document { $text }. There are: { $known }.
terminal-print-no-braille = Braille needs liblouis (Debian, Ubuntu: liblouis-bin; Fedora: liblouis-utils; macOS: brew install liblouis). { $reason }
print-score-of = { $game }: score sheet
print-contents-of = { $game }: contents of the box
print-row-kingdom = Points for
print-row-line = Deal
print-total = Total
print-score-kingdomino = Squares of a property times its crowns; write one number for each property. Middle Kingdom 10, Harmony 5, if you play with them.
print-score-queendomino = Treasury: coins divided by 3. Squares of a property times its crowns; the queen is one crown more.
print-score-line = One row for each deal.
refusal-no_braille = This server has no braille translator.
print-pieces = Every piece
