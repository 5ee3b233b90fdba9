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
        [one] Jediná položka zápisu má své číslo.
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
        [one] Kromě serveru přispělo k rozdávání { $count } místo: { $seats }.
        [few] Kromě serveru přispěla k rozdávání { $count } místa: { $seats }.
       *[other] Kromě serveru přispělo k rozdávání { $count } míst: { $seats }.
    }
proof-deal-fails = V položce { $number } se příspěvky míst neřídí pravidly společného rozdávání.
proof-own-holds = Příspěvek tohoto prohlížeče je v rozdávání obsažen, se závazky, které prohlížeč viděl, než odkryl svůj.
proof-own-fails = Rozdávání v zápisu neobsahují všechny příspěvky tohoto prohlížeče v podobě, k níž se zavázal. Buď některý přišel pozdě, nebo ho server vynechal či něco změnil.
proof-own-note = Tento prohlížeč žádný příspěvek k rozdávání neodkryl. Buď za jeho místo přispěl jiný prohlížeč, nebo přišel pozdě či odešel, nebo server vyměnil jeho závazek.
proof-alone-note = K rozdávání přispěl jen server.
proof-missed-note =
    { $count ->
        [one] { $count } místo nepřispělo včas nebo odmítlo přispět: { $seats }. Rozdávalo se bez něj.
        [few] { $count } místa nepřispěla včas nebo odmítla přispět: { $seats }. Rozdávalo se bez nich.
       *[other] { $count } míst nepřispělo včas nebo odmítlo přispět: { $seats }. Rozdávalo se bez nich.
    }
proof-refused-note =
    { $count ->
        [one] { $count } místo neodkrylo, k čemu se zavázalo, nebo předtím odešlo: { $seats }. Rozdávalo se znovu.
        [few] { $count } místa neodkryla, k čemu se zavázala, nebo předtím odešla: { $seats }. Rozdávalo se znovu.
       *[other] { $count } míst neodkrylo, k čemu se zavázalo, nebo předtím odešlo: { $seats }. Rozdávalo se znovu.
    }
proof-anew-note =
    { $count ->
        [one] Rozdávalo se jednou znovu.
        [few] Rozdávalo se { $count }krát znovu.
       *[other] Rozdávalo se { $count }krát znovu.
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
