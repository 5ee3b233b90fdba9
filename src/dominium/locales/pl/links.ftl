# Co pokazuje udostępniony link, zanim się go otworzy, i co pokazuje przeglądarka bez skryptów.

link-invites = { $name } zaprasza
link-invitation = Wystarczy podać imię i usiąść; konto nie jest potrzebne.
link-picture-kingdom = Królestwo narysowane jako kraina.
link-picture-kingdoms = Królestwa przy stole, narysowane jako krainy.
link-picture-line = Kamienie na zielonym suknie.
link-replay = Obejrzyj zakończoną grę ruch po ruchu.
link-review = Trener przygląda się każdej decyzji w grze: co byłoby lepsze, ile to kosztowało i dlaczego.
link-tally = Do prawdziwych kamieni na stole w domu: wpisuj rozdania i sprawdzaj wynik.
link-player = Statystyki i rankingi kogoś, kto tu gra.
link-ratings = Wszyscy, którzy grają o ranking i mają publiczny profil, od najsilniejszych.

plain-about = Dominium to miejsce do gier w domino.
plain-games = Gry: { $games }.
plain-script = Gra na tej stronie wymaga JavaScriptu. Zezwól na niego dla tej strony i wczytaj ją ponownie.
plain-terminal = Bez JavaScriptu można grać w terminalu; grę uruchamia polecenie „dominium”.

refusal-no_pictures = Ten serwer nie ma czcionki albo programu do rysowania obrazków.
