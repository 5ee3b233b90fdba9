## What the server itself says: names of bots, waiting tables, refused requests.

server-bot-easy = Łatwy bot
server-bot-medium = Średni bot
server-bot-hard = Trudny bot
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

server-pages-missing-title = Strony nie są zbudowane
server-pages-missing-text = Serwer działa, ale brakuje mu stron. Uruchom „make web” w folderze Dominium i wczytaj tę stronę ponownie.

refusal-not_finished = Gra jeszcze się nie skończyła.
refusal-outdated_table = Ten stół powstał według innej wersji zasad niż ta, którą ma serwer, dlatego nie można go już otworzyć.
refusal-unknown_invitation = To zaproszenie nie istnieje.
refusal-unknown_page = Ta strona nie istnieje.
refusal-unknown_rules = Nie ma tu zasad gry { $game }.
refusal-wrong_origin = Obca strona nie może tego zrobić.
refusal-server_error = Na serwerze wystąpił błąd. Nic nie przepadło, spróbuj ponownie.

fault-bad_name = Imię ma mieć od 1 do { $longest } znaków.
fault-bad_level = Nie ma poziomu bota „{ $level }”. Znane: { $known }.
fault-wrong_seats = Gra jest dla { $seats } graczy, a podano miejsc: { $given }.
fault-unreadable = Zapis „{ $text }” jest niezrozumiały.
