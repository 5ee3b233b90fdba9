## Doklady v terminálu.

# Co vědí jen pravidla
proof-noted-holds = Závazek je ten, který byl zaznamenán na začátku hry.
proof-noted-fails = Závazek není ten, který byl zaznamenán na začátku hry.
proof-rules-holds = Pravidla jsou známa: { $game }.
proof-rules-fails = Tato verze Dominia tato pravidla nezná; zda jsou akce povolené, se nedalo ověřit.
proof-odds-holds =
    { $count ->
        [one] Při jediném losování odpovídaly výsledky i jejich podíly pravidlům.
        [few] Při každém { PREPOSITION("z", $count) } losování odpovídaly výsledky i jejich podíly pravidlům.
       *[other] Při každém { PREPOSITION("z", $count) } losování odpovídaly výsledky i jejich podíly pravidlům.
    }
proof-odds-fails = V položce { $number } dávají pravidla k losování jiné výsledky nebo jiné podíly.
proof-actions-holds =
    { $count ->
        [one] Jediná zapsaná akce je povolená.
        [few] Každá { PREPOSITION("z", $count) } akcí je povolená.
       *[other] Každá { PREPOSITION("z", $count) } akcí je povolená.
    }
proof-actions-fails = Položku { $number } pravidla nedovolují.
proof-end-holds = Hra skončila tak, jak doklad uvádí.
proof-end-fails = Hra neskončila tak, jak doklad uvádí.

# dominium verify
terminal-about-verify = Ověřit, že se u dohraného stolu losovalo poctivě a hrálo podle pravidel.
terminal-metavar-proof = DOKLAD
terminal-metavar-commitment = ZÁVAZEK
terminal-input-proof = Doklad v souboru, - pro standardní vstup, nebo adresa stolu, třeba https://example.org/table/abc.
terminal-option-commitment = Závazek poznamenaný na začátku hry.
terminal-verify-table = Stůl { $table }, závazek { $commitment }
terminal-verify-holds = V pořádku: { $text }
terminal-verify-fails = Chyba: { $text }
terminal-verify-note = Poznámka: { $text }
terminal-verify-fair = Všechno je v pořádku.
terminal-verify-unfair =
    { $count ->
        [one] Tento doklad neplatí: jedna věc nesouhlasí.
        [few] Tento doklad neplatí: { $count } věci nesouhlasí.
       *[other] Tento doklad neplatí: { $count } věcí nesouhlasí.
    }
terminal-verify-unfinished = U stolu { $table } se ještě hraje; klíč losování bude zveřejněn na konci. Závazek: { $commitment }. Počet losování: { $draws }.
terminal-verify-no-proof = { $source } není doklad: { $reason }.
terminal-verify-unreachable = Z adresy { $address } nelze získat doklad: { $reason }.
