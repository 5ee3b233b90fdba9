## Zgłaszanie kogoś przy stole.

web-report = Zgłoś kogoś
web-report-whom = Kogo
web-report-grounds = Za co
web-report-talk = Obraźliwe imię albo wiadomość
web-report-cheating = Oszukiwanie
web-report-disturbing = Przeszkadzanie w grze
web-report-text = Co się stało
web-report-hint = Tylko jeśli chcesz. Operator serwera zobaczy też stół i to, co przy nim ostatnio napisano.
web-report-send = Wyślij do operatora
web-report-cancel = Anuluj
web-report-kept = Zgłoszono: { $name }. Operator serwera zobaczy zgłoszenie.
