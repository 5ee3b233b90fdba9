## Ověření, že se u stolu losovalo poctivě.

# Co se ověřovalo, v prohlížeči i v terminálu
proof-fingerprint-holds = Otisk odpovídá obsahu dokladu.
proof-fingerprint-fails = Otisk nesouhlasí: v dokladu se něco změnilo.
proof-commitment-holds = Klíč losování odpovídá závazku.
proof-commitment-fails = Klíč losování neodpovídá závazku: není to ten, který byl přislíben.
proof-seen-holds = Závazek je ten, který si tento prohlížeč zaznamenal u položky { $number }, když stůl viděl poprvé.
proof-seen-fails = Závazek není ten, který si tento prohlížeč zaznamenal u položky { $number }, když stůl viděl poprvé.
proof-numbers-holds =
    { $count ->
        [one] Jediná položka zápisu je na svém místě.
        [few] Každá { PREPOSITION("z", $count) } položek zápisu je na svém místě.
       *[other] Každá { PREPOSITION("z", $count) } položek zápisu je na svém místě.
    }
proof-numbers-fails = U čísla { $number } položka zápisu chybí, přebývá nebo je přesunutá.
proof-draws-holds =
    { $count ->
        [one] Jedno losování se zopakovalo z klíče a dalo stejný výsledek.
        [few] { $count } losování se zopakovala z klíče a dala stejné výsledky.
       *[other] { $count } losování se zopakovalo z klíče a dalo stejné výsledky.
    }
proof-draws-fails = Losování v položce { $number } nevyplývá z klíče.
proof-deal-holds =
    { $count ->
        [one] Kromě serveru přispěl k rozdávání hráč na místě { $seats }.
        [few] Kromě serveru přispěli k rozdávání { $count } hráči, místa { $seats }.
       *[other] Kromě serveru přispělo k rozdávání { $count } hráčů, místa { $seats }.
    }
proof-deal-fails = V položce { $number } se příspěvky hráčů neřídí pravidly společného rozdávání.
proof-own-holds = Rozdávání obsahuje příspěvek tohoto prohlížeče i závazky, které prohlížeč viděl, než svůj příspěvek odkryl.
proof-own-fails = Zapsaná rozdávání neobsahují všechny příspěvky tohoto prohlížeče v podobě, k níž se zavázal. Buď některý přišel pozdě, nebo ho server vynechal či něco změnil.
proof-own-note = Tento prohlížeč žádný příspěvek k rozdávání neodkryl. Buď za jeho místo přispěl jiný prohlížeč, nebo tento prohlížeč přišel pozdě či odešel, nebo server vyměnil jeho závazek.
proof-alone-note = K rozdávání přispěl jen server.
proof-missed-note =
    { $count ->
        [one] Hráč na místě { $seats } nepřispěl včas nebo odmítl přispět. Rozdávalo se bez něj.
        [few] { $count } hráči (místa { $seats }) nepřispěli včas nebo odmítli přispět. Rozdávalo se bez nich.
       *[other] { $count } hráčů (místa { $seats }) nepřispělo včas nebo odmítlo přispět. Rozdávalo se bez nich.
    }
proof-refused-note =
    { $count ->
        [one] Hráč na místě { $seats } neodkryl, k čemu se zavázal, nebo předtím odešel. Rozdávalo se znovu.
        [few] { $count } hráči (místa { $seats }) neodkryli, k čemu se zavázali, nebo předtím odešli. Rozdávalo se znovu.
       *[other] { $count } hráčů (místa { $seats }) neodkrylo, k čemu se zavázalo, nebo předtím odešlo. Rozdávalo se znovu.
    }
proof-anew-note =
    { $count ->
        [one] Rozdávání se jednou opakovalo.
        [few] Rozdávání se { $count }krát opakovalo.
       *[other] Rozdávání se { $count }krát opakovalo.
    }

# Stránka
web-verify-title = Losovalo se poctivě?
web-verify-lead = Každé losování u stolu vyplývá z jednoho klíče. Jeho SHA-256, závazek, je vidět od první chvíle; klíč sám až po konci hry. Tento prohlížeč teď všechno vylosuje znovu.
web-verify-link = Losovalo se poctivě?
web-verify-table = Stůl { $table }: { $game }
web-verify-results = Co se ověřilo
web-verify-holds = V pořádku
web-verify-fails = Chyba
web-verify-note = Poznámka
web-verify-unknown = Není známo
web-verify-fair = Vše, co tato stránka ověřuje, je v pořádku.
web-verify-unfair =
    { $count ->
        [one] Jedna věc nesouhlasí.
        [few] { $count } věci nesouhlasí.
       *[other] { $count } věcí nesouhlasí.
    }
web-verify-not-noted = Tento prohlížeč si závazek tohoto stolu nezaznamenal: při hře u stolu nebyl.
web-verify-limits = Zda seznam možných výsledků a všechny akce odpovídají pravidlům, ověří příkaz { $command }. Co ověření ukázat nemůže, popisuje docs/fair-dealing.md.
web-verify-commitment = Závazek
web-verify-joint = Závazek všech, kdo rozdávají, jak si ho tento prohlížeč poznamenal
web-verify-seed = Klíč losování
web-verify-fingerprint = Otisk
web-verify-draws = Jednotlivá losování
web-verify-entry = Položka
web-verify-drawn = Vylosováno
web-verify-again = Vylosováno znovu
web-verify-chance = Podíl
web-verify-share = { $share } { PREPOSITION("z", $whole) }
web-verify-unfinished = Hra ještě neskončila. Klíč bude zveřejněn po jejím konci; do té doby platí tento závazek.
web-verify-draws-so-far =
    { $count ->
        [one] Zatím jedno losování.
        [few] Zatím { $count } losování.
       *[other] Zatím { $count } losování.
    }
web-verify-no-crypto = Tento prohlížeč počítá SHA-256 jen na stránkách načtených přes https nebo přímo z tohoto zařízení. Otevřete stránku přes https, nebo použijte { $command }.
web-verify-file = Doklad jako soubor
web-verify-paste = nebo doklad vložte sem
web-verify-show = Ověřit
web-verify-unreadable = Toto není doklad.
web-verify-download = Uložit doklad
