## Moderovanie: zákazy, hlásenia a skryté správy.

refusal-banned =
    Na tomto serveri máte { $until ->
        [never] natrvalo
       *[date] do { $until } (UTC)
    } zákaz hrať. Dôvod: { $grounds ->
        [talk] meno alebo to, čo ste napísali
        [cheating] podvádzanie
        [disturbing] rušenie hry
       *[unsaid] rozhodnutie prevádzkovateľa
    }.
refusal-nobody_to_report = Nie je tam koho nahlásiť.
refusal-too_many_reports = Poslali ste veľa hlásení. Počkajte, prosím, kým si ich prevádzkovateľ servera prečíta.
refusal-unknown_person = Osoba { $person } neexistuje.
refusal-unknown_message = Pri tomto stole nie je písaná správa { $number }.
refusal-unknown_report = Hlásenie { $report } neexistuje alebo už nečaká.
refusal-not_banned = Osoba { $person } nemá zákaz.
refusal-table_not_listed = Tento stôl nie je otvorený pre všetkých, takže ho zoznam stolov aj tak neukazuje.
refusal-table_not_hidden = Tento stôl nie je vyradený zo zoznamu.

talk-hidden = (skryl prevádzkovateľ servera)
