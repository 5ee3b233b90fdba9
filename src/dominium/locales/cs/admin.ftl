## Provozovatel na příkazové řádce.

terminal-about-admin = Spravovat server: prohlížet, skrývat a zavírat stoly, zakazovat hru; vše se zapisuje do deníku.
terminal-metavar-duty = ÚKOL
terminal-input-duty = Co udělat: tables, table, people, person, reports, bans, log, hide-table, show-table, hide-name, hide-message, close, ban, unban, settle. Jinak help, který všechny vysvětlí.
terminal-option-status = Jen stoly, které čekají (waiting), běží (running) nebo skončily (finished).
terminal-option-lobby = Jen stoly otevřené všem, nebo v seznamu skryté.
terminal-option-person = Jen stoly, které osoba s tímto číslem otevřela nebo u nichž sedí.
terminal-option-address = Jen stoly lidí, kteří jsou teď na této adrese.
terminal-option-settled = Vyřízená hlášení místo těch, která čekají.
terminal-option-for = Jak dlouho zákaz trvá: 12h jsou hodiny, 7d dny.
terminal-option-forever = Zákaz natrvalo.
terminal-option-note = Proč se to dělá, nejvýš 300 znaků; zůstane to jen v deníku.
terminal-option-by = Jméno toho, kdo to dělá, do deníku; jinak uživatel tohoto systému.
terminal-metavar-span = DOBA
terminal-metavar-note = POZNÁMKA
terminal-admin-how-tables = tables: poslední stoly. Volby: --status, --lobby, --person, --address.
terminal-admin-how-table = table STŮL: stůl podle označení nebo odkazu a co se u něj naposledy řeklo.
terminal-admin-how-people = people TEXT: lidé, jejichž jméno nebo přihlašovací jméno obsahuje text.
terminal-admin-how-person = person ČÍSLO: účet, zákaz, hlášení a stoly osoby.
terminal-admin-how-reports = reports: čekající hlášení a co se řeklo před nimi. Volba: --settled.
terminal-admin-how-bans = bans: platné zákazy.
terminal-admin-how-log = log: co provozovatelé naposledy udělali.
terminal-admin-how-hide-table = hide-table STŮL: skrýt otevřený stůl v seznamu; odkaz na něj funguje dál.
terminal-admin-how-show-table = show-table STŮL: ukázat skrytý stůl zase v seznamu.
terminal-admin-how-hide-name = hide-name ČÍSLO: nahradit jméno osoby všude neutrálním.
terminal-admin-how-hide-message = hide-message STŮL ČÍSLO: skrýt psanou zprávu přede všemi kromě provozovatelů.
terminal-admin-how-close = close STŮL DŮVOD: zavřít stůl nadobro, bez výsledku. Hráči se dozvědí důvod: talk, cheating, disturbing, fault nebo other.
terminal-admin-how-ban = ban ČÍSLO DŮVOD: zakázat osobě hrát, s --for nebo --forever. Dozví se důvod: talk, cheating, disturbing nebo other.
terminal-admin-how-unban = unban ČÍSLO: zrušit zákaz.
terminal-admin-how-settle = settle HLÁŠENÍ: poznamenat, že hlášení je vyřízené.
terminal-admin-how-help = help: tento seznam.
terminal-admin-no-task = Úkol { $text } neexistuje. Známé: { $known }.
terminal-admin-usage = Takto se příkaz nepíše. { $how }
terminal-admin-no-table = { $text } není označení stolu ani odkaz na něj.
terminal-admin-no-number = { $text } není celé číslo větší než 0.
terminal-admin-no-grounds = Důvod { $text } neexistuje. Známé: { $known }.
terminal-admin-how-long = Uveďte, jak dlouho zákaz trvá: buď --for, nebo --forever.
terminal-admin-no-span = { $text } není doba. Hodiny se píší 12h, dny 7d.
terminal-admin-no-name = Deník potřebuje jméno toho, kdo to dělá: --by s 1 až { $longest } znaky.
terminal-admin-long-note = Poznámka smí mít nejvýš { $longest } znaků.
terminal-admin-version = Toto není databáze serveru této verze. Nejdřív spusťte server: databázi aktualizuje.
terminal-admin-refused = Nic se neprovedlo: { $reason }
terminal-admin-done = Hotovo.
terminal-admin-nothing = Nic se nenašlo.
terminal-admin-nameless = (bez jména)
terminal-admin-never = nikdy
terminal-admin-table =
    { $table }: { $game }, { $status ->
        [waiting] čeká
        [running] hraje se
       *[finished] konec
    }, { $visibility ->
        [open] otevřený všem
        [hidden] skrytý v seznamu
       *[private] soukromý
    }, otevřela osoba { $creator }, změna { $changed } (UTC). Místa: { $seats }.
terminal-admin-seat-person = { $seat } { $name } (osoba { $person })
terminal-admin-seat-bot = { $seat } robot, úroveň { $level }
terminal-admin-seat-free = { $seat } volné
terminal-admin-message =
    { $kind ->
        [hidden] Skrytá zpráva
       *[shown] Zpráva
    } { $number }, { $at }, místo { $seat }: { $text }
terminal-admin-found = Osoba { $person }: { $name }, účet { $login }.
terminal-admin-person = Osoba { $person }: { $name }, účet { $login }, známá od { $since }, naposledy { $seen } (UTC).
terminal-admin-person-is-bot = Je to robot, kterého vlastní osoba { $owner }.
terminal-admin-person-bot = Má robota { $name } (osoba { $person }).
terminal-admin-person-reports = Hlášení o této osobě: { $about }, od této osoby: { $by }.
terminal-admin-report =
    Hlášení { $report }, { $reported } (UTC): o osobě { $person }, { $name }, místo { $seat } u stolu { $table }, tah { $ply }; podala ho osoba { $reporter }. Důvod: { $grounds ->
        [talk] jméno nebo zprávy
        [cheating] podvádění
       *[disturbing] rušení
    }. Text: { $text } { $settled ->
        [never] (čeká)
       *[date] (vyřízeno { $settled })
    }
terminal-admin-ban =
    Zákaz osoby { $person }, { $name }, od { $since }, { $until ->
        [never] natrvalo
       *[date] do { $until } (UTC)
    }. Důvod: { $grounds }.
terminal-admin-act = { $at } (UTC), { $by }: { $what }. Poznámka: { $note }
