## Moderowanie: zakazy, zgłoszenia i ukryte wiadomości.

refusal-banned =
    Na tym serwerze masz zakaz gry { $until ->
        [never] na stałe
       *[date] do { $until } (UTC)
    }. Powód: { $grounds ->
        [talk] imię albo coś, co tu napisano
        [cheating] oszukiwanie
        [disturbing] przeszkadzanie w grze
       *[unsaid] decyzja operatora
    }.
refusal-nobody_to_report = Nie ma tam kogo zgłosić.
refusal-too_many_reports = Wysłano już wiele zgłoszeń. Poczekaj, aż operator serwera je przejrzy.
refusal-unknown_person = Nie ma osoby { $person }.
refusal-unknown_message = Przy tym stole nie ma napisanej wiadomości { $number }.
refusal-unknown_report = Nie ma czekającego zgłoszenia { $report }.
refusal-not_banned = Osoba { $person } nie ma zakazu.
refusal-table_not_listed = Ten stół nie jest otwarty dla wszystkich, więc lista stołów i tak go nie pokazuje.
refusal-table_not_hidden = Ten stół nie jest ukryty.

talk-hidden = (wiadomość ukrył operator serwera)
