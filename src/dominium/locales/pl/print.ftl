## Strony do druku i do wytłoczenia.

terminal-about-print = Zasady w skrócie, notes punktacji albo zawartość pudełka do druku lub wytłoczenia.
terminal-input-document = summary (zasady w skrócie), score (notes punktacji) albo contents (zawartość pudełka).
terminal-metavar-document = DOKUMENT
terminal-option-players = Dla ilu graczy notes ma mieć kolumny.
terminal-option-brf = Plik dla drukarki brajlowskiej, na stronie 25 wierszy po 40 znaków; wymaga liblouis.
terminal-option-columns = Znaków w wierszu, od 20 do 132.
terminal-option-lines = Wierszy na stronie, od 10 do 100; bez tej opcji strona jest jedna.
terminal-print-no-document = Nie ma dokumentu { $text }. Do wyboru: { $known }.
terminal-print-no-braille = Brajl wymaga liblouis (Debian, Ubuntu: liblouis-bin; Fedora: liblouis-utils; macOS: brew install liblouis). { $reason }
print-score-of = { $game }: notes punktacji
print-contents-of = { $game }: zawartość pudełka
print-row-kingdom = Punkty za
print-row-line = Rozdanie
print-total = Razem
print-score-kingdomino = Liczba pól obszaru razy liczba jego koron; za każdy obszar wpisz jedną liczbę. Królestwo środka 10, harmonia 5, jeśli z nimi gracie.
print-score-queendomino = Skarbiec: liczba monet podzielona przez 3. Liczba pól obszaru razy liczba jego koron; królowa to jedna korona więcej.
print-score-line = Jeden wiersz na każde rozdanie.
refusal-no_braille = Ten serwer nie umie tłumaczyć na brajl.
print-pieces = Poszczególne elementy
