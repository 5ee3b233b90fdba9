## Strony lekcji.

web-learn = Naucz się grać
web-learn-lead = Każda lekcja pokazuje grę małymi krokami przy prawdziwym stole. Wybieraj z listy, wpisuj albo chodź po planszy. Wystarczą oczy albo same uszy.
web-lesson-task = Zadanie:
web-lesson-next = Dalej
web-lesson-skip = Pomiń i pokaż
web-lesson-hint = Podpowiedź
web-lesson-tell = Przeczytaj jeszcze raz
web-lesson-back = Krok wstecz
web-lesson-first = To pierwszy krok.
web-lesson-restart = Od początku
web-lesson-all = Wszystkie lekcje
web-lesson-rules = Zasady tej gry
web-lesson-elsewhere = Więcej
web-lesson-at = Rozpoczęte: krok { $step } z { $steps }
web-lesson-over = Gotowe
web-help-learn = Lekcje
