## Sprievodca dominových hier: kocky ležia na stole, ruky pozná len ten, kto ich drží.

referee-line-leader-bergen = Kto má najnižší dubl? Ak nemá nikto dubl, kto má najnižšiu kocku? Povedzte meno.
referee-line-leader-sebastopol = Kto má dubl 6? Povedzte meno.
referee-line-show-hand =
    { $count ->
        [one] { $name } odkrýva ruku: { $count } kocka. Povedzte ju.
        [few] { $name } odkrýva ruku: { $count } kocky. Povedzte ich.
       *[other] { $name } odkrýva ruku: { $count } kociek. Povedzte ich.
    }
referee-line-hand = { $name } ukazuje { $tiles }: { $pips }.
referee-line-turn-up =
    { $count ->
        [one] Otočte { $count } kocku a povedzte ju.
        [few] Otočte { $count } kocky a povedzte ich.
       *[other] Otočte { $count } kociek a povedzte ich.
    }

# Čo sa nedá prijať
referee-objection-line-hands-first = Najprv povedzte kocky z rúk, ktoré sa počítajú.
referee-objection-line-deal-over = Táto partia sa už skončila.
referee-objection-line-other-turn = Na rade je niekto iný: { $name }.
referee-objection-line-tile-laid = { $tile } už leží na stole.
referee-objection-line-hand-size =
    { $count ->
        [one] Povedzte { $count } kocku: { $name } viac nemá.
        [few] Povedzte { $count } rôzne kocky: toľko ich má { $name }.
       *[other] Povedzte { $count } rôznych kociek: toľko ich má { $name }.
    }
referee-objection-line-contradiction =
    { $count ->
        [one] To nesedí s tým, čo zaznelo predtým: { $name }, „{ $line }“. Vezmite späť { $count } riadok alebo to povedzte inak.
        [few] To nesedí s tým, čo zaznelo predtým: { $name }, „{ $line }“. Vezmite späť { $count } riadky alebo to povedzte inak.
       *[other] To nesedí s tým, čo zaznelo predtým: { $name }, „{ $line }“. Vezmite späť { $count } riadkov alebo to povedzte inak.
    }
referee-objection-line-contradiction-tile =
    { $count ->
        [one] { $tile } nesedí s tým, čo zaznelo predtým: { $name }, „{ $line }“. Vezmite späť { $count } riadok alebo to povedzte inak.
        [few] { $tile } nesedí s tým, čo zaznelo predtým: { $name }, „{ $line }“. Vezmite späť { $count } riadky alebo to povedzte inak.
       *[other] { $tile } nesedí s tým, čo zaznelo predtým: { $name }, „{ $line }“. Vezmite späť { $count } riadkov alebo to povedzte inak.
    }
referee-objection-line-impossible-tile = To nie je možné: { $name } nemôže mať { $tile }.
referee-objection-line-impossible = To nie je možné: { $name } určite má niečo, čo sa dá priložiť.
refusal-bad_sheet = V tejto hre sa nedá pokračovať: { $text }
