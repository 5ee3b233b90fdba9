## What the server itself says: names of bots, waiting tables, refused requests.

server-bot-easy = Ľahký robot
server-bot-medium = Stredný robot
server-bot-hard = Ťažký robot
server-open-seat = Voľné miesto { $number }

server-waiting-title =
    { $count ->
        [one] { $game }, čaká sa na { $count } hráča
        [few] { $game }, čaká sa na { $count } hráčov
       *[other] { $game }, čaká sa na { $count } hráčov
    }
server-waiting-expected =
    { $count ->
        [one] Pošlite odkaz na voľné miesto priateľovi. Hra sa začne, keď bude miesto obsadené.
        [few] Pošlite odkazy na { $count } voľné miesta priateľom. Hra sa začne, keď budú všetky miesta obsadené.
       *[other] Pošlite odkazy na { $count } voľných miest priateľom. Hra sa začne, keď budú všetky miesta obsadené.
    }

server-pages-missing-title = Stránky nie sú zostavené
server-pages-missing-text = Server beží, ale chýbajú mu webové stránky. V priečinku Dominia spustite „make web“ a načítajte túto stránku znova.

refusal-not_finished = Hra sa ešte neskončila.
refusal-outdated_table = Tento stôl vznikol podľa inej verzie pravidiel, než má tento server, a preto sa už nedá otvoriť.
refusal-unknown_invitation = Táto pozvánka neexistuje.
refusal-unknown_page = Táto stránka neexistuje.
refusal-unknown_rules = Pravidlá hry { $game } tu nie sú.
refusal-wrong_origin = Cudzia stránka to urobiť nesmie.
refusal-server_error = Na serveri nastala chyba. Nič sa nestratilo, skúste to prosím znova.

fault-bad_name = Meno má mať 1 až { $longest } znakov.
fault-bad_level = Úroveň robota „{ $level }“ neexistuje. Známe: { $known }.
fault-wrong_seats = Hra je pre { $seats } hráčov, ale zadaných miest je { $given }.
fault-unreadable = Zápisu „{ $text }“ nerozumiem.
