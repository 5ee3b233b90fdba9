## Sprievodca dominovými hrami: kocky ležia na stole, ruky pozná len ten, kto ich drží.

referee-line-leader-bergen = Kto má najnižší dubl? Ak nemá nikto dubl, kto má najnižšiu kocku? Povedzte meno.
referee-line-leader-sebastopol = Kto má dubl 6? Povedzte meno.
referee-line-show-hand =
    { $count ->
        [one] { $name } odkrýva ruku: { $count } kocka. Ktorá to je?
        [few] { $name } odkrýva ruku: { $count } kocky. Ktoré to sú?
       *[other] { $name } odkrýva ruku: { $count } kociek. Ktoré to sú?
    }
referee-line-hand = { $name } ukazuje { $tiles }: { $pips }.
referee-line-turn-up =
    { $count ->
        [one] Otočte { $count } kocku. Ktorá to je?
        [few] Otočte { $count } kocky. Ktoré to sú?
       *[other] Otočte { $count } kociek. Ktoré to sú?
    }

# Čo sa nedá prijať
referee-objection-line-hands-first = Najprv uveďte kocky z rúk, ktoré sa počítajú.
referee-objection-line-deal-over = Táto partia sa už skončila.
referee-objection-line-other-turn = Na rade je niekto iný: { $name }.
referee-objection-line-tile-laid = { $tile } už leží na stole.
referee-objection-line-hand-size =
    { $count ->
        [one] Uveďte { $count } kocku: { $name } viac nemá.
        [few] Uveďte { $count } rôzne kocky: toľko ich má { $name }.
       *[other] Uveďte { $count } rôznych kociek: toľko ich má { $name }.
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
