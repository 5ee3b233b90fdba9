## What the server itself says: names of bots, waiting tables, refused requests.

server-bot-easy = Lehký robot
server-bot-medium = Střední robot
server-bot-hard = Těžký robot
server-open-seat = Volné místo { $number }

server-waiting-title =
    { $count ->
        [one] { $game }, čeká se na { $count } hráče
        [few] { $game }, čeká se na { $count } hráče
       *[other] { $game }, čeká se na { $count } hráčů
    }
server-waiting-expected =
    { $count ->
        [one] Pošlete odkaz na volné místo příteli. Hra začne, jakmile bude místo obsazené.
        [few] Pošlete odkazy na { $count } volná místa přátelům. Hra začne, jakmile budou všechna místa obsazená.
       *[other] Pošlete odkazy na { $count } volných míst přátelům. Hra začne, jakmile budou všechna místa obsazená.
    }

server-pages-missing-title = Stránky nejsou sestavené
server-pages-missing-text = Server běží, ale chybí mu webové stránky. Ve složce Dominia spusťte „make web“ a načtěte tuto stránku znovu.

refusal-not_finished = Hra ještě neskončila.
refusal-outdated_table = Tento stůl vznikl podle jiné verze pravidel, než má tento server, a proto ho už nelze otevřít.
refusal-unknown_invitation = Tato pozvánka neexistuje.
refusal-unknown_page = Tato stránka neexistuje.
refusal-unknown_rules = Pravidla hry { $game } tu nejsou.
refusal-wrong_origin = Cizí stránka to udělat nesmí.
refusal-server_error = Na serveru nastala chyba. Nic se neztratilo, zkuste to prosím znovu.

fault-bad_name = Jméno má mít 1 až { $longest } znaků.
fault-bad_level = Úroveň robota „{ $level }“ neexistuje. Známé: { $known }.
fault-wrong_seats = Hra je pro { $seats } hráče, ale zadaných míst je { $given }.
fault-unreadable = Zápisu „{ $text }“ nerozumím.
