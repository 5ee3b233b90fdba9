## Prowadzący grę: gra prawdziwym zestawem.

# Co trzeba wylosować
referee-expected-draw_domino =
    { $count ->
        [one] Wylosujcie jedną płytkę i podajcie jej numer.
        [few] Wylosujcie { $count } płytki i podajcie ich numery.
        [many] Wylosujcie { $count } płytek i podajcie ich numery.
       *[other] Wylosujcie { $count } płytki i podajcie ich numery.
    }
referee-expected-draw_king = Wylosujcie króla i powiedzcie, czyj jest.
referee-expected-draw_seat = Wylosujcie, kto zaczyna, i podajcie imię.
referee-expected-draw_building =
    { $count ->
        [one] Wylosujcie jeden budynek i podajcie jego nazwę.
        [few] Wylosujcie { $count } budynki i podajcie ich nazwy.
        [many] Wylosujcie { $count } budynków i podajcie ich nazwy.
       *[other] Wylosujcie { $count } budynku i podajcie ich nazwy.
    }
referee-drawn = Wylosowano: { $dominoes }.

# Zestaw, który się różni
referee-faces = { $domino }.
referee-faces-unusual = { $domino }. Takiej płytki zwykle nie ma, ale i tak się liczy.

# Czego prowadzący nie przyjmie
referee-drawn-before = Płytkę { $domino } już wylosowano.
referee-nothing-done = Z tego wiersza nic nie wykonano.
referee-objection-nothing-said = Nic nie powiedziano.
referee-objection-nothing-to-draw = Teraz niczego się nie losuje.
referee-objection-nothing-to-take-back = Nie ma czego cofnąć.
referee-objection-impossible-faces = Takiej płytki w tej grze nie ma: na każdej połowie powinien być teren z tej gry i najwyżej 3 korony, na mieście żadnej.
referee-objection-faces-too-late = Z taką płytką dotychczasowa gra nie byłaby zgodna z zasadami. { $reason }

# Co należy do zestawu
referee-part = { $part }: { $count }
referee-part-castles = Zamki
referee-part-starting-tiles = Płytki startowe
referee-part-shaped-castles = Zamki, każdy w innym kolorze i kształcie
referee-part-kings = Figurki królów, po dwie w każdym kolorze
referee-part-shaped-kings = Figurki królów, po dwie w kształcie wież każdego zamku
referee-part-dominoes = Płytki z numerami od 1 do 48
referee-part-trays = Plansze graczy
referee-part-offer-board = Plansza oferty
referee-part-building-board = Plansza budowniczych
referee-part-building-tokens = Kafle budynków
referee-part-knights = Rycerze
referee-part-towers = Wieże
referee-part-queen = Królowa
referee-part-dragon = Smok
referee-part-coins-1 = Monety o wartości 1
referee-part-coins-3 = Monety o wartości 3
referee-part-coins-9 = Monety o wartości 9
referee-part-score-pad = Notes punktacji
referee-part-tiles = Kamienie

# Prowadzący grę w terminalu
referee-taken-back = Cofnięto:
referee-prompt-draw = wylosowano
referee-prompt-finished = koniec
terminal-about-referee = Prowadzi grę, w którą gracie własnym zestawem: losowanie, tury, zasady, punkty.
terminal-option-by-hand = Losujecie sami i podajecie, co wylosowano; bez tej opcji losuje program.
terminal-option-contents = Tylko podaje, co należy do zestawu.
terminal-option-sheet = Zapisuje grę w tym pliku. Gra i tak jest zapisywana po każdym wierszu, ale bez pliku zapis zostaje tylko do końca gry.
terminal-usage-continue-alone-referee = Wznawiana gra ma już graczy i opcje: pomiń --name, --by-hand, --preset i opcje gry.
terminal-sheet-broken = { $file } nie jest grą, którą można by prowadzić dalej. { $reason }
terminal-explain-undo = cofnij ostatni wpis
terminal-explain-lots = niech losuje program
terminal-explain-record = zapis dotychczasowej gry
terminal-explain-contents = co należy do zestawu
terminal-words-lots = losuj, losowanie
terminal-words-record = zapis
terminal-words-contents = zawartość, zestaw
