## Overenie, že sa pri stole losovalo poctivo.

# Čo sa overovalo, v prehliadači aj v termináli
proof-fingerprint-holds = Odtlačok zodpovedá obsahu dokladu.
proof-fingerprint-fails = Odtlačok nesúhlasí: v doklade sa niečo zmenilo.
proof-commitment-holds = Kľúč losovania zodpovedá záväzku.
proof-commitment-fails = Kľúč losovania nezodpovedá záväzku: nie je to ten, ktorý bol prisľúbený.
proof-seen-holds = Záväzok je ten, ktorý si tento prehliadač zaznamenal pri položke { $number }, keď stôl videl prvýkrát.
proof-seen-fails = Záväzok nie je ten, ktorý si tento prehliadač zaznamenal pri položke { $number }, keď stôl videl prvýkrát.
proof-numbers-holds =
    { $count ->
        [one] Jediná položka zápisu má svoje číslo.
        [few] Každá { PREPOSITION("z", $count) } položiek zápisu je na svojom mieste.
       *[other] Každá { PREPOSITION("z", $count) } položiek zápisu je na svojom mieste.
    }
proof-numbers-fails = Pri čísle { $number } položka zápisu chýba, prebýva alebo je presunutá.
proof-draws-holds =
    { $count ->
        [one] Jedno losovanie sa zopakovalo z kľúča a dalo rovnaký výsledok.
        [few] { $count } losovania sa zopakovali z kľúča a dali rovnaké výsledky.
       *[other] { $count } losovaní sa zopakovalo z kľúča a dalo rovnaké výsledky.
    }
proof-draws-fails = Losovanie v položke { $number } nevyplýva z kľúča.
proof-deal-holds =
    { $count ->
        [one] Okrem servera prispel k rozdávaniu hráč na mieste { $seats }.
        [few] Okrem servera prispeli k rozdávaniu hráči na { $count } miestach: { $seats }.
       *[other] Okrem servera prispeli k rozdávaniu hráči na { $count } miestach: { $seats }.
    }
proof-deal-fails = V položke { $number } sa príspevky hráčov neriadia pravidlami spoločného rozdávania.
proof-own-holds = Rozdávanie obsahuje príspevok tohto prehliadača aj záväzky, ktoré prehliadač videl, skôr než svoj príspevok odkryl.
proof-own-fails = Rozdávania v zápise neobsahujú všetky príspevky tohto prehliadača v podobe, ku ktorej sa zaviazal. Buď niektorý prišiel neskoro, alebo ho server vynechal či niečo zmenil.
proof-own-note = Tento prehliadač žiadny príspevok k rozdávaniu neodkryl. Buď za jeho miesto prispel iný prehliadač, alebo sa tento oneskoril či odišiel, alebo server vymenil jeho záväzok.
proof-alone-note = K rozdávaniu prispel len server.
proof-missed-note =
    { $count ->
        [one] Hráč na mieste { $seats } neprispel včas alebo prispieť odmietol. Rozdávalo sa bez neho.
        [few] Na { $count } miestach hráči neprispeli včas alebo prispieť odmietli: { $seats }. Rozdávalo sa bez nich.
       *[other] Na { $count } miestach hráči neprispeli včas alebo prispieť odmietli: { $seats }. Rozdávalo sa bez nich.
    }
proof-refused-note =
    { $count ->
        [one] Hráč na mieste { $seats } neodkryl to, k čomu sa zaviazal, alebo predtým odišiel. Rozdávalo sa znova.
        [few] Na { $count } miestach hráči neodkryli to, k čomu sa zaviazali, alebo predtým odišli: { $seats }. Rozdávalo sa znova.
       *[other] Na { $count } miestach hráči neodkryli to, k čomu sa zaviazali, alebo predtým odišli: { $seats }. Rozdávalo sa znova.
    }
proof-anew-note =
    { $count ->
        [one] Rozdávanie sa raz začalo znova.
        [few] Rozdávanie sa { $count }-krát začalo znova.
       *[other] Rozdávanie sa { $count }-krát začalo znova.
    }

# Stránka
web-verify-title = Losovalo sa poctivo?
web-verify-lead = Každé losovanie pri stole vyplýva z jedného kľúča. Jeho SHA-256, teda záväzok, vidno od prvej chvíle; samotný kľúč až po skončení hry. Tento prehliadač teraz všetko vylosuje znova.
web-verify-link = Losovalo sa poctivo?
web-verify-table = Stôl { $table }: { $game }
web-verify-results = Čo sa overilo
web-verify-holds = V poriadku
web-verify-fails = Chyba
web-verify-note = Poznámka
web-verify-unknown = Nie je známe
web-verify-fair = Všetko, čo táto stránka overuje, je v poriadku.
web-verify-unfair =
    { $count ->
        [one] Jedna vec nesúhlasí.
        [few] { $count } veci nesúhlasia.
       *[other] { $count } vecí nesúhlasí.
    }
web-verify-not-noted = Tento prehliadač si záväzok tohto stola nezaznamenal: počas hry pri stole nebol.
web-verify-limits = Či zoznam možných výsledkov a všetky akcie zodpovedajú pravidlám, overí príkaz { $command }. Čo overenie ukázať nemôže, opisuje docs/fair-dealing.md.
web-verify-commitment = Záväzok
web-verify-joint = Záväzok všetkých, ktorí rozdávajú, ako si ho tento prehliadač poznamenal
web-verify-seed = Kľúč losovania
web-verify-fingerprint = Odtlačok
web-verify-draws = Jednotlivé losovania
web-verify-entry = Položka
web-verify-drawn = Vylosované
web-verify-again = Vylosované znova
web-verify-chance = Podiel
web-verify-share = { $share } { PREPOSITION("z", $whole) }
web-verify-unfinished = Hra sa ešte neskončila. Kľúč bude zverejnený po jej skončení; dovtedy platí tento záväzok.
web-verify-draws-so-far =
    { $count ->
        [one] Zatiaľ jedno losovanie.
        [few] Zatiaľ { $count } losovania.
       *[other] Zatiaľ { $count } losovaní.
    }
web-verify-no-crypto = Tento prehliadač počíta SHA-256 iba na stránkach načítaných cez https alebo priamo z tohto zariadenia. Otvorte stránku cez https alebo použite { $command }.
web-verify-file = Doklad ako súbor
web-verify-paste = alebo doklad vložte sem
web-verify-show = Overiť
web-verify-unreadable = Toto nie je doklad.
web-verify-download = Uložiť doklad
