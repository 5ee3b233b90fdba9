## What the server itself says: names of bots, waiting tables, refused requests.

server-bot-child = Dziecięcy bot
server-bot-easy = Łatwy bot
server-bot-medium = Średni bot
server-bot-hard = Trudny bot
server-bot-master = Mistrzowski bot
server-own-bot = Bot { $name }
server-open-seat = Wolne miejsce { $number }

server-waiting-title =
    { $count ->
        [one] { $game }, czekamy na { $count } gracza
        [few] { $game }, czekamy na { $count } graczy
       *[many] { $game }, czekamy na { $count } graczy
    }
server-waiting-expected =
    { $count ->
        [one] Wyślij znajomemu link do wolnego miejsca. Gra zacznie się, gdy miejsce będzie zajęte.
        [few] Wyślij znajomym linki do { $count } wolnych miejsc. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
       *[many] Wyślij znajomym linki do { $count } wolnych miejsc. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
    }

server-waiting-for-others = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
server-dealing-title = { $game }, trwa przygotowanie rozdania
server-dealing-expected = Gra zaraz się zacznie: wkład do rozdania wnoszą przeglądarki wszystkich graczy.

server-left = { $name } odchodzi od stołu. Na razie gra bot.
server-returned = { $name } wraca do stołu.
server-undo-asked = { $name } prosi o cofnięcie ostatniego ruchu.
server-undo-agreed = { $name } zgadza się na cofnięcie ruchu.
server-undo-refused = { $name } nie zgadza się, więc ruch pozostaje.
server-undo-refused-withdrawn = { $name } już nie prosi o cofnięcie ruchu.
server-undone = Ruch zostaje cofnięty. Teraz gra { $name }.
server-timed-out = { $name }: czas minął. Dalej gra bot.
server-time-over = { $name }: czas minął.
server-forfeited = { $name } się poddaje. Gra się kończy.
server-forfeited-time = Gra się kończy.
server-deal-missed = Przeglądarka, której używa { $name }, nie odsłoniła swojego wkładu do rozdania, więc rozdano od nowa bez niej.
server-deal-left = { $name } odchodzi w trakcie rozdania, więc rozdanie zacznie się od nowa.
server-deal-late = Przeglądarka, której używa { $name }, spóźniła się z wkładem do rozdania.
server-deal-alone = Żadna przeglądarka nie wniosła wkładu: rozdaje sam serwer.
server-days-given =
    { $count ->
        [one] { $name } dostaje { $count } dodatkowy dzień.
        [few] { $name } dostaje { $count } dodatkowe dni.
       *[many] { $name } dostaje { $count } dodatkowych dni.
    }
server-minutes-given =
    { $count ->
        [one] { $name } dostaje { $count } dodatkową minutę.
        [few] { $name } dostaje { $count } dodatkowe minuty.
       *[many] { $name } dostaje { $count } dodatkowych minut.
    }
server-seconds-given =
    { $count ->
        [one] { $name } dostaje { $count } dodatkową sekundę.
        [few] { $name } dostaje { $count } dodatkowe sekundy.
       *[many] { $name } dostaje { $count } dodatkowych sekund.
    }
server-forfeit = Koniec gry: { $won } wygrywa, { $lost } się poddaje.
server-forfeit-time = Koniec gry: { $won } wygrywa, bo { $lost } nie ma już czasu.
server-forfeit-alone = Gra została zakończona przed czasem.
server-closed-talk = Operator serwera zamknął ten stół z powodu imienia albo tego, co tu napisano. Gra się nie liczy.
server-closed-cheating = Operator serwera zamknął ten stół z powodu oszukiwania. Gra się nie liczy.
server-closed-disturbing = Operator serwera zamknął ten stół, bo ktoś przeszkadzał w grze. Gra się nie liczy.
server-closed-fault = Operator serwera zamknął ten stół z powodu błędu. Gra się nie liczy.
server-closed-other = Operator serwera zamknął ten stół. Gra się nie liczy.

server-pages-missing-title = Stron jeszcze nie zbudowano
server-pages-missing-text = Serwer działa, ale brakuje mu stron. Uruchom „make web” w folderze Dominium i wczytaj tę stronę ponownie.

refusal-already_seated = Już siedzisz przy tym stole.
refusal-bots_by_invitation = Boty nie siadają tu bez zaproszenia: nie ma tu żadnego innego bota.
refusal-creator_stays = Kto otworzył stół, nie może od niego odejść, zanim gra się zacznie.
refusal-hand_over = Najpierw przekaż urządzenie osobie, która ma ruch.
refusal-no_clock = Przy tym stole nie mierzy się czasu.
refusal-no_such_seat = Przy tym stole nie ma takiego miejsca.
refusal-no_time_left = Twój czas się skończył. Inni gracze mogą dodać ci czas.
refusal-no_undo_asked = Nikt już nie prosi o to cofnięcie.
refusal-not_creator = Może to zrobić tylko ten, kto otworzył stół.
refusal-not_finished = Gra jeszcze się nie skończyła.
refusal-not_open_table = Ten stół jest prywatny: potrzebny jest link do wolnego miejsca.
refusal-not_to_yourself = Czas można dodać tylko innym graczom.
refusal-not_waiting = Nie czekasz już na nikogo.
refusal-nothing_to_undo = Nie ma czego cofnąć.
refusal-only_two_give_up = Poddać można tylko grę dwóch graczy. Gdy odejdziesz, zagra bot.
refusal-outdated_table = Ten stół powstał według innej wersji zasad niż ta, którą ma serwer, dlatego nie można go już otworzyć.
refusal-carried_table = Ten stół zaczął się na urządzeniu, więc nikt inny nie wie, jak przebiegało przy nim losowanie.
refusal-seat_not_idle = Można zwolnić tylko miejsce gracza, który jeszcze nie zagrał.
refusal-seat_taken = To miejsce jest zajęte.
refusal-table_closed = Operator serwera zamknął ten stół.
refusal-time_is_up = Twój czas się skończył.
refusal-undo_off = Przy tym stole nie cofa się ruchów.
refusal-undo_others = Cofnąć można tylko własny ostatni ruch.
refusal-undo_past_chance = Po tym ruchu coś wylosowano lub odkryto, więc nie można go cofnąć.
refusal-undo_pending = Na odpowiedź czeka inna prośba o cofnięcie ruchu.
refusal-unknown_invitation = To zaproszenie nie istnieje.
refusal-unknown_page = Ta strona nie istnieje.
refusal-unknown_rules = Nie ma tu zasad gry { $game }.
refusal-waits_elsewhere = Na drugą osobę czekasz w innym oknie lub na innej karcie.
refusal-wrong_host = Ten serwer nie odpowiada pod użytą nazwą. Otwórz go przez adres IP albo poproś operatora, by dodał tę nazwę do DOMINIUM_HOSTS.
refusal-wrong_origin = Obca strona nie może tego zrobić.
refusal-you_left = Nie ma cię przy stole i gra za ciebie bot. Najpierw wróć.
refusal-server_error = Na serwerze wystąpił błąd. Nic nie przepadło, spróbuj ponownie.

fault-bad_name = Imię musi mieć od 1 do { $longest } znaków.
fault-bad_level = Nie ma poziomu bota „{ $level }”. Do wyboru: { $known }.
fault-wrong_seats = 
    { $seats ->
        [one] Gra jest dla { $seats } gracza, a podano miejsc: { $given }.
        [few] Gra jest dla { $seats } graczy, a podano miejsc: { $given }.
       *[many] Gra jest dla { $seats } graczy, a podano miejsc: { $given }.
    }
fault-unreadable = Zapis „{ $text }” jest niezrozumiały.
fault-clock_at_table_by_days = Stół, przy którym gra się korespondencyjnie, ma czas na ruch, a nie zegar w minutach.
fault-days_at_live_table = Czas na ruch w dniach jest tylko dla stołów, przy których gra się korespondencyjnie.
fault-increment_without_clock = Dodatkowe sekundy za ruch wymagają zegara.
fault-undo_not_allowed = W tym wariancie ruchów się nie cofa.
