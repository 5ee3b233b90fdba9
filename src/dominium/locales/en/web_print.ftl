## The page that prints.

web-print = Print or emboss
web-print-help = The rules in brief, an empty score sheet and the contents of the box: to print, as plain text, or as a BRF file for an embosser.
web-print-game = Game
web-print-document = Document
web-print-summary = rules in brief
web-print-score = score sheet
web-print-contents = contents of the box
web-print-players = Players on the score sheet
web-print-now = Print
web-print-text = Download as plain text
web-print-brf = Download as BRF, 40 cells by 25 lines
web-print-no-braille = This server has no braille translator, so there is no BRF file here.
