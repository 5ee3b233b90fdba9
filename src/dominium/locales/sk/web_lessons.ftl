## Stránky lekcií.

web-learn = Naučte sa hrať
web-learn-lead = Každá lekcia ukáže hru po malých krokoch pri skutočnom stole. Vyberajte zo zoznamu, píšte alebo sa pohybujte po doske. Stačia na to oči alebo len uši.
web-lesson-task = Úloha:
web-lesson-next = Ďalej
web-lesson-skip = Preskočiť a ukázať
web-lesson-hint = Poradiť
web-lesson-tell = Prečítať znova
web-lesson-back = O krok späť
web-lesson-first = Toto je prvý krok.
web-lesson-restart = Od začiatku
web-lesson-all = Všetky lekcie
web-lesson-rules = Pravidlá tejto hry
web-lesson-elsewhere = Ďalšie
web-lesson-at = Rozpracované: krok { $step } { PREPOSITION("z", $steps) }
web-lesson-over = Hotovo
web-help-learn = Lekcie
