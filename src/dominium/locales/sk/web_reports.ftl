## Hlásenie o niekom pri stole.

web-report = Nahlásiť niekoho
web-report-whom = Koho
web-report-grounds = Prečo
web-report-talk = Urážlivé meno alebo správa
web-report-cheating = Podvádzanie
web-report-disturbing = Rušenie hry
web-report-text = Čo sa stalo
web-report-hint = Len ak chcete. Prevádzkovateľ servera uvidí aj stôl a čo sa pri ňom naposledy písalo.
web-report-send = Poslať prevádzkovateľovi
web-report-cancel = Zrušiť
web-report-kept = Nahlásené: { $name }. Prevádzkovateľ servera si hlásenie prečíta.
