## Strony internetowe gier w domino.

# Stół
web-line = Łańcuch
web-line-hand = Ręka
web-line-hands = Ręce graczy
web-line-no-hand = Żadna ręka nie jest teraz odkryta.
web-line-empty-hand = Nie ma już kamieni.
web-line-drawn =
    { $count ->
        [one] dobrany { $count }
        [few] dobrane { $count }
       *[many] dobranych { $count }
    }
web-line-passed =
    { $count ->
        [one] { $count } pas
        [few] { $count } pasy
       *[many] { $count } pasów
    }
web-line-stood = już nie bierze
web-line-sum-over = ponad { $best }
web-line-out = bez kamieni, miejsce { $place }
web-line-removed = Kamienie odłożone
web-line-stock =
    { $count ->
        [0] Talon jest pusty
        [one] W talonie { $count } kamień
        [few] W talonie { $count } kamienie
       *[many] W talonie { $count } kamieni
    }
web-line-aside =
    { $count ->
        [one] { $count } kamień odłożony
        [few] { $count } kamienie odłożone
       *[many] { $count } kamieni odłożonych
    }
web-line-laid = Wyłożono { $count } z 28 kamieni
web-line-bank = W banku { $count }
web-line-deal-of = Rozdanie { $deal } z { $deals }
web-line-deal-to = Rozdanie { $deal }, do { $target } punktów
web-line-deal-result = Koniec rozdania { $deal }
web-line-next-deal = Rozdanie { $deal } już trwa; wyniki na stole już je uwzględniają.
web-line-next-stakes = Rozdanie { $deal } już trwa; każdy wniósł do niego stawkę { $stake }.
web-line-no-deal = Żadne rozdanie jeszcze się nie skończyło.
web-line-go-on = Dalej
web-line-choose-end = { $tile }: gdzie?
web-line-at-end = { $end }, do liczby { $number }

# Urządzenie, przy którym gra kilka osób
web-line-hand-over = Przekaż urządzenie graczowi: { $name }.
web-line-hand-over-help = Kamienie pozostaną ukryte, dopóki ktoś nie naciśnie przycisku.
web-line-show-hand = Jestem { $name }: pokaż moje kamienie

# Wiersz poleceń i pomoc
web-line-command-help = Na przykład 65, 65 w lewo, dobiera, pas albo 3. dla pozycji 3 z listy; końce, łańcuch, ręka, punkty i inne słowa to pytania.

# Strona główna
web-option-range = Od { $low } do { $high }.

# Licznik punktów
web-tally-pads = Liczniki punktów
web-tally-first-lead = Kto zaczyna pierwsze rozdanie
web-tally-next-lead = Następnym razem zaczyna { $name }.
web-tally-points-now = Punkty w trakcie rozdania
web-tally-deal = Koniec rozdania
web-tally-ending = Jak się skończyło
web-tally-ending-out = ktoś pozbył się kamieni
web-tally-ending-blocked = blokada
web-tally-ending-stock_exhausted = dobrano ostatni kamień talonu
web-tally-ending-two_out = dwie osoby pozbyły się kamieni
web-tally-ending-showdown = odkrycie kamieni
web-tally-ending-all_laid = wyłożono wszystkie kamienie
web-tally-ending-stuck = nic już nie pasuje
web-tally-out = Kto pozbył się kamieni
web-tally-out-0 = Kto pierwszy pozbył się kamieni
web-tally-out-1 = Kto drugi pozbył się kamieni
web-tally-winner = Kto wygrał, nie mając już kamieni
web-tally-by-tiles = Wpisz kamienie zamiast liczb
web-tally-hand = { $name }: zostało w ręce
web-tally-tiles = Kamienie, na przykład 65 11
web-tally-pips = Oczka
web-tally-count = Liczba kamieni
web-tally-left_over = Ile kamieni zostało, także w talonie
web-tally-doubles = Dublety
web-tally-double_pips = Oczka na dubletach
web-tally-add = Dodaj rozdanie
web-tally-undo = Cofnij ostatni wpis
web-tally-deals = Rozdania
