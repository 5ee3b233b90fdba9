## Sprawdzanie, czy przy stole losowano uczciwie.

# Co sprawdzono, w przeglądarce i w terminalu
proof-fingerprint-holds = Odcisk zgadza się z treścią dowodu.
proof-fingerprint-fails = Odcisk się nie zgadza: coś w dowodzie zmieniono.
proof-commitment-holds = Klucz losowania zgadza się ze zobowiązaniem.
proof-commitment-fails = Klucz losowania nie zgadza się ze zobowiązaniem: to nie ten, który przyrzeczono.
proof-seen-holds = Zobowiązanie zgadza się z tym, które ta przeglądarka zanotowała przy wpisie { $number }, gdy pierwszy raz zobaczyła stół.
proof-seen-fails = Zobowiązanie nie zgadza się z tym, które ta przeglądarka zanotowała przy wpisie { $number }, gdy pierwszy raz zobaczyła stół.
proof-numbers-holds =
    { $count ->
        [one] Jedyny wpis ma swój numer.
        [few] Wszystkie { $count } wpisy są na swoim miejscu.
       *[many] Wszystkie wpisy, razem { $count }, są na swoim miejscu.
    }
proof-numbers-fails = Przy numerze { $number } wpis usunięto, dodano lub przestawiono.
proof-draws-holds =
    { $count ->
        [one] Jedno losowanie powtórzono według klucza; wynik był ten sam.
        [few] { $count } losowania powtórzono według klucza; wyniki były te same.
       *[many] { $count } losowań powtórzono według klucza; wyniki były te same.
    }
proof-draws-fails = Losowanie we wpisie { $number } nie wynika z klucza.
proof-deal-holds =
    { $count ->
        [one] Oprócz serwera wkład do rozdania wniosło { $count } miejsce: { $seats }.
        [few] Oprócz serwera wkład do rozdania wniosły { $count } miejsca: { $seats }.
       *[many] Oprócz serwera wkład do rozdania wniosło { $count } miejsc: { $seats }.
    }
proof-deal-fails = We wpisie { $number } wkłady miejsc nie są zgodne z zasadami wspólnego rozdania.
proof-own-holds = Rozdanie zawiera wkład tej przeglądarki oraz zobowiązania, które widziała, zanim go odsłoniła.
proof-own-fails = Rozdania w zapisie nie zawierają wszystkich wkładów tej przeglądarki w postaci, do której się zobowiązała. Albo któryś przyszedł za późno, albo serwer go pominął lub coś zmienił.
proof-own-note = Ta przeglądarka nie odsłoniła żadnego wkładu do rozdania. Możliwe powody: wkład jej miejsca wniosła inna przeglądarka, ta się spóźniła lub odeszła od stołu albo serwer podmienił jej zobowiązanie.
proof-alone-note = Wkład do rozdania wniósł tylko serwer.
proof-missed-note =
    { $count ->
        [one] { $count } miejsce nie wniosło wkładu na czas lub odmówiło: { $seats }. Rozdano bez niego.
        [few] { $count } miejsca nie wniosły wkładu na czas lub odmówiły: { $seats }. Rozdano bez nich.
       *[many] { $count } miejsc nie wniosło wkładu na czas lub odmówiło: { $seats }. Rozdano bez nich.
    }
proof-refused-note =
    { $count ->
        [one] { $count } miejsce nie odsłoniło wkładu, do którego się zobowiązało, albo wcześniej odeszło: { $seats }. Rozdano od nowa.
        [few] { $count } miejsca nie odsłoniły wkładu, do którego się zobowiązały, albo wcześniej odeszły: { $seats }. Rozdano od nowa.
       *[many] { $count } miejsc nie odsłoniło wkładu, do którego się zobowiązało, albo wcześniej odeszło: { $seats }. Rozdano od nowa.
    }
proof-anew-note =
    { $count ->
        [one] Rozdanie zaczęto od nowa { $count } raz.
        [few] Rozdanie zaczęto od nowa { $count } razy.
       *[many] Rozdanie zaczęto od nowa { $count } razy.
    }

# Strona
web-verify-title = Czy losowano uczciwie?
web-verify-lead = Każde losowanie przy stole wynika z jednego klucza. Jego SHA-256, zobowiązanie, widać od pierwszej chwili, a sam klucz dopiero po zakończeniu gry. Ta przeglądarka losuje teraz wszystko od nowa.
web-verify-link = Czy losowano uczciwie?
web-verify-table = Stół { $table }: { $game }
web-verify-results = Co sprawdzono
web-verify-holds = W porządku
web-verify-fails = Błąd
web-verify-note = Uwaga
web-verify-unknown = Nie wiadomo
web-verify-fair = Wszystko, co sprawdza ta strona, jest w porządku.
web-verify-unfair =
    { $count ->
        [one] Jedna rzecz się nie zgadza.
        [few] { $count } rzeczy się nie zgadzają.
       *[many] { $count } rzeczy się nie zgadza.
    }
web-verify-not-noted = Ta przeglądarka nie zanotowała zobowiązania tego stołu: nie było jej tam podczas gry.
web-verify-limits = Czy lista możliwych wyników i wszystkie akcje zgadzają się z zasadami, sprawdza polecenie { $command }. Czego sprawdzenie nie może pokazać, opisuje docs/fair-dealing.md.
web-verify-commitment = Zobowiązanie
web-verify-joint = Zobowiązanie wszystkich, którzy rozdają, zapisane przez tę przeglądarkę
web-verify-seed = Klucz losowania
web-verify-fingerprint = Odcisk
web-verify-draws = Poszczególne losowania
web-verify-entry = Wpis
web-verify-drawn = Wylosowano
web-verify-again = Wylosowano ponownie
web-verify-chance = Szansa
web-verify-share = { $share } z { $whole }
web-verify-unfinished = Gra jeszcze się nie skończyła. Klucz zostanie ogłoszony po jej zakończeniu; do tego czasu obowiązuje to zobowiązanie.
web-verify-draws-so-far =
    { $count ->
        [one] Na razie jedno losowanie.
        [few] Na razie { $count } losowania.
       *[many] Na razie { $count } losowań.
    }
web-verify-no-crypto = Ta przeglądarka liczy SHA-256 tylko na stronach otwartych przez https lub z tego urządzenia. Otwórz stronę przez https albo użyj { $command }.
web-verify-file = Dowód jako plik
web-verify-paste = albo wklej dowód tutaj
web-verify-show = Sprawdź
web-verify-unreadable = To nie jest dowód.
web-verify-download = Zapisz dowód
