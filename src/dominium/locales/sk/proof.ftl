## Doklady v termináli.

# Čo vedia iba pravidlá
proof-noted-holds = Záväzok je ten, ktorý bol zaznamenaný na začiatku hry.
proof-noted-fails = Záväzok nie je ten, ktorý bol zaznamenaný na začiatku hry.
proof-rules-holds = Pravidlá sú známe: { $game }.
proof-rules-fails = Táto verzia Dominia tieto pravidlá nepozná; či sú akcie povolené, sa nedalo overiť.
proof-odds-holds =
    { $count ->
        [one] Pri jedinom losovaní boli výsledky aj ich podiely podľa pravidiel.
        [few] Pri každom { PREPOSITION("z", $count) } losovaní boli výsledky aj ich podiely podľa pravidiel.
       *[other] Pri každom { PREPOSITION("z", $count) } losovaní boli výsledky aj ich podiely podľa pravidiel.
    }
proof-odds-fails = V položke { $number } určujú pravidlá pre losovanie iné výsledky alebo iné podiely.
proof-actions-holds =
    { $count ->
        [one] Jediná akcia hry je povolená.
        [few] Každá { PREPOSITION("z", $count) } akcií je povolená.
       *[other] Každá { PREPOSITION("z", $count) } akcií je povolená.
    }
proof-actions-fails = Položku { $number } pravidlá nedovoľujú.
proof-end-holds = Hra sa skončila tak, ako doklad uvádza.
proof-end-fails = Hra sa neskončila tak, ako doklad uvádza.

# dominium verify
terminal-about-verify = Overiť, že sa pri dohranom stole losovalo poctivo a hralo podľa pravidiel.
terminal-metavar-proof = DOKLAD
terminal-metavar-commitment = ZÁVÄZOK
terminal-input-proof = Doklad v súbore, - pre štandardný vstup, alebo adresa stola, napríklad https://example.org/table/abc.
terminal-option-commitment = Záväzok, ktorý ste si poznačili na začiatku hry.
terminal-verify-table = Stôl { $table }, záväzok { $commitment }
terminal-verify-holds = V poriadku: { $text }
terminal-verify-fails = Chyba: { $text }
terminal-verify-note = Poznámka: { $text }
terminal-verify-fair = Všetko je v poriadku.
terminal-verify-unfair =
    { $count ->
        [one] Tento doklad neplatí: jedna vec nesúhlasí.
        [few] Tento doklad neplatí: { $count } veci nesúhlasia.
       *[other] Tento doklad neplatí: { $count } vecí nesúhlasí.
    }
terminal-verify-unfinished = Pri stole { $table } sa ešte hrá; kľúč losovania bude zverejnený na konci. Záväzok: { $commitment }. Počet losovaní: { $draws }.
terminal-verify-no-proof = { $source } nie je doklad: { $reason }.
terminal-verify-unreachable = Z adresy { $address } nemožno získať doklad: { $reason }.
