## What the server itself says: names of bots, waiting tables, refused requests.

server-bot-child = Robot pro děti
server-bot-easy = Slabý robot
server-bot-medium = Průměrný robot
server-bot-hard = Silný robot
server-bot-master = Mistrovský robot
server-own-bot = Robot { $name }
server-open-seat = Volné místo { $number }

server-waiting-title =
    { $count ->
        [one] { $game }, čeká se na { $count } hráče
        [few] { $game }, čeká se na { $count } hráče
       *[other] { $game }, čeká se na { $count } hráčů
    }
server-waiting-expected =
    { $count ->
        [one] Pošlete někomu odkaz na volné místo. Hra začne, jakmile bude místo obsazené.
        [few] Pošlete odkazy na { $count } volná místa přátelům. Hra začne, jakmile budou všechna místa obsazená.
       *[other] Pošlete odkazy na { $count } volných míst přátelům. Hra začne, jakmile budou všechna místa obsazená.
    }

server-waiting-for-others = Hra začne, jakmile budou všechna místa obsazená.
server-dealing-title = { $game }, připravuje se rozdávání
server-dealing-expected = Hra hned začne: k rozdávání přispívají prohlížeče všech hráčů.

server-left = { $name } odchází od stolu. Zatím hraje robot.
server-returned = { $name } se vrací ke stolu.
server-undo-asked = { $name } žádá o vrácení posledního tahu.
server-undo-agreed = { $name } s vrácením tahu souhlasí.
server-undo-refused = { $name } nesouhlasí, takže tah platí.
server-undo-refused-withdrawn = { $name } už o vrácení tahu nežádá.
server-undone = Tah je vrácen. Na tahu je { $name }.
server-timed-out = { $name }: čas vypršel. Dál hraje robot.
server-time-over = { $name }: čas vypršel.
server-forfeited = { $name } se vzdává. Hra končí.
server-forfeited-time = Hra končí.
server-deal-missed = Prohlížeč, který používá { $name }, neodkryl svůj příspěvek k rozdávání, proto se rozdávalo znovu bez něj.
server-deal-left = { $name } odchází uprostřed rozdávání, proto se bude rozdávat znovu.
server-deal-late = Prohlížeč, který používá { $name }, k rozdávání včas nepřispěl.
server-deal-alone = K rozdávání nepřispěl žádný prohlížeč: rozdává sám server.
server-days-given =
    { $count ->
        [one] { $name } dostává { $count } den navíc.
        [few] { $name } dostává { $count } dny navíc.
       *[other] { $name } dostává { $count } dní navíc.
    }
server-minutes-given =
    { $count ->
        [one] { $name } dostává { $count } minutu navíc.
        [few] { $name } dostává { $count } minuty navíc.
       *[other] { $name } dostává { $count } minut navíc.
    }
server-seconds-given =
    { $count ->
        [one] { $name } dostává { $count } sekundu navíc.
        [few] { $name } dostává { $count } sekundy navíc.
       *[other] { $name } dostává { $count } sekund navíc.
    }
server-forfeit = Konec hry: { $won } vítězí, { $lost } se vzdává.
server-forfeit-time = Konec hry: vítězí { $won }. { $lost }: čas vypršel.
server-forfeit-alone = Hra byla předčasně ukončena.
server-closed-talk = Provozovatel serveru tento stůl zavřel kvůli jménu nebo tomu, co se tu psalo. Hra se nepočítá.
server-closed-cheating = Provozovatel serveru tento stůl zavřel kvůli podvádění. Hra se nepočítá.
server-closed-disturbing = Provozovatel serveru tento stůl zavřel, protože tu někdo rušil hru. Hra se nepočítá.
server-closed-fault = Provozovatel serveru tento stůl zavřel kvůli chybě. Hra se nepočítá.
server-closed-other = Provozovatel serveru tento stůl zavřel. Hra se nepočítá.

server-pages-missing-title = Stránky nejsou sestavené
server-pages-missing-text = Server běží, ale chybí mu webové stránky. Ve složce Dominia spusťte „make web“ a načtěte tuto stránku znovu.

refusal-already_seated = U tohoto stolu už sedíte.
refusal-bots_by_invitation = Roboti si sem bez pozvání nesedají: žádný jiný robot tu není.
refusal-creator_stays = Kdo stůl otevřel, nemůže od něj odejít, dokud hra nezačne.
refusal-hand_over = Nejdřív předejte zařízení tomu, kdo je na tahu.
refusal-no_clock = U tohoto stolu se čas neměří.
refusal-no_such_seat = Takové místo u tohoto stolu není.
refusal-no_time_left = Nezbývá vám žádný čas. Ostatní hráči vám mohou čas přidat.
refusal-no_undo_asked = O toto vrácení už nikdo nežádá.
refusal-not_creator = To může jen ten, kdo stůl otevřel.
refusal-not_finished = Hra ještě neskončila.
refusal-not_open_table = Tento stůl je soukromý: potřebujete odkaz na volné místo.
refusal-not_to_yourself = Čas můžete přidat jen ostatním hráčům.
refusal-not_waiting = Na spoluhráče už nečekáte.
refusal-nothing_to_undo = Není co vracet.
refusal-only_two_give_up = Vzdát lze jen hru dvou hráčů. Když odejdete, bude hrát robot.
refusal-outdated_table = Tento stůl vznikl podle jiné verze pravidel, než má tento server, a proto ho už nelze otevřít.
refusal-carried_table = Tento stůl začal na zařízení, takže nikdo další neví, jak se v něm losovalo.
refusal-seat_not_idle = Uvolnit lze jen místo, jehož hráč ještě nehrál.
refusal-seat_taken = Toto místo je obsazené.
refusal-table_closed = Provozovatel serveru tento stůl zavřel.
refusal-time_is_up = Váš čas vypršel.
refusal-undo_off = U tohoto stolu se tahy nevracejí.
refusal-undo_others = Vrátit lze jen váš vlastní poslední tah.
refusal-undo_past_chance = Od toho tahu se losovalo nebo se něco odkrylo, proto ho už vrátit nelze.
refusal-undo_pending = Na odpověď čeká jiná žádost o vrácení tahu.
refusal-unknown_invitation = Tato pozvánka neexistuje.
refusal-unknown_page = Tato stránka neexistuje.
refusal-unknown_rules = Pravidla hry { $game } tu nejsou.
refusal-waits_elsewhere = Na spoluhráče čekáte v jiném okně nebo na jiné kartě.
refusal-wrong_host = Tento server na použité jméno neodpovídá. Otevřete ho přes IP adresu, nebo požádejte provozovatele, aby jméno přidal do DOMINIUM_HOSTS.
refusal-wrong_origin = Cizí stránka to udělat nesmí.
refusal-you_left = Nejste u stolu a hraje za vás robot. Nejdřív se vraťte.
refusal-server_error = Na serveru nastala chyba. Nic se neztratilo, zkuste to prosím znovu.

fault-bad_name = Jméno má mít 1 až { $longest } znaků.
fault-bad_level = Úroveň robota „{ $level }“ neexistuje. Známé: { $known }.
fault-wrong_seats =
    { $seats ->
        [one] Hra je pro { $seats } hráče, zadaných míst: { $given }.
        [few] Hra je pro { $seats } hráče, zadaných míst: { $given }.
       *[other] Hra je pro { $seats } hráčů, zadaných míst: { $given }.
    }
fault-unreadable = Zápisu „{ $text }“ nerozumím.
fault-clock_at_table_by_days = Stůl, u kterého se hraje korespondenčně, má čas na každý tah ve dnech, ne celkový čas v minutách.
fault-days_at_live_table = Čas na tah ve dnech je jen pro stoly, u kterých se hraje korespondenčně.
fault-increment_without_clock = Sekundy za tah lze přidávat, jen když se měří čas.
fault-undo_not_allowed = V této variantě se tahy nevracejí.
