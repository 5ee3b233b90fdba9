## Stránky lekcí.

web-learn = Naučte se hrát
web-learn-lead = Každá lekce ukáže hru po malých krocích u skutečného stolu. Vybírejte ze seznamu, pište, nebo choďte po desce. Stačí k tomu oči, nebo jen uši.
web-lesson-task = Úkol:
web-lesson-next = Dál
web-lesson-skip = Přeskočit a ukázat
web-lesson-hint = Poradit
web-lesson-tell = Přečíst znovu
web-lesson-back = O krok zpět
web-lesson-first = Toto je první krok.
web-lesson-restart = Od začátku
web-lesson-all = Všechny lekce
web-lesson-rules = Pravidla této hry
web-lesson-elsewhere = Další odkazy
web-lesson-at = Rozpracováno: krok { $step } { PREPOSITION("z", $steps) }
web-lesson-over = Hotovo
web-help-learn = Lekce
