## Trener na stronach: gra obejrzana jeszcze raz.

web-coach = Analiza
web-coach-of = Analiza: { $title }
web-coach-table = Do stołu
web-coach-board = Stół w chwili tej decyzji
web-coach-running = Trwa analiza gry
web-coach-progress = Gotowe: { $done }
web-coach-running-help = Każda decyzja jest rozważana jeszcze raz, i to tylko na podstawie tego, co gracz mógł wiedzieć. Można opuścić tę stronę i wrócić.
web-coach-done = Analiza jest gotowa.
web-coach-turning-point = Tu jest punkt zwrotny gry, ruch { $ply }. Najkosztowniejsza decyzja całej gry: { $name }, szansa na wygraną spadła { PREPOSITION("z", $before) } do { $after }.
web-coach-failed = Nie udało się przeanalizować gry.
web-coach-again = Spróbuj ponownie

web-coach-summary = Jak kto decydował
web-coach-grade = Decyzja
web-coach-grade-best = najlepsza
web-coach-grade-good = dobra
web-coach-grade-inaccuracy = niedokładność
web-coach-grade-mistake = błąd
web-coach-grade-blunder = gruby błąd
web-coach-lost = Stracone punkty

web-coach-chances = Szanse na wygraną
web-coach-chances-table = Szanse w tabeli
web-coach-ply = Ruch
web-coach-to-ply = Do ruchu { $ply }

web-coach-decisions = Decyzje
web-coach-which = Które decyzje są na liście
web-coach-which-worse = Co można było zrobić lepiej
web-coach-which-all = Wszystkie
web-coach-whose = Czyje decyzje
web-coach-everybody = wszystkich
web-coach-count =
    { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }
web-coach-count-none = Nie ma takiej decyzji.
web-coach-previous = Poprzednia
web-coach-next = Następna
web-coach-loss = Strata: punkty { $points }, szansa na wygraną { $win }.
web-coach-possibilities = Możliwość
web-coach-win = Szansa
web-coach-points = Punkty
web-coach-played = (zagrano)
web-coach-possibilities-help = Szansa: na wygraną w grze. Punkty: oczekiwane na jej końcu. Wybierz możliwość, aby zobaczyć ją na stole.
web-coach-look = Do stołu w chwili tej decyzji
