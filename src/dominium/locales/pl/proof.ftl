## Dowody w terminalu.

# Co wiedzą tylko zasady
proof-noted-holds = Zobowiązanie zgadza się z zanotowanym na początku gry.
proof-noted-fails = Zobowiązanie nie zgadza się z zanotowanym na początku gry.
proof-rules-holds = Zasady są znane: { $game }.
proof-rules-fails = Ta wersja Dominium nie zna tych zasad; nie można było sprawdzić, czy akcje są dozwolone.
proof-odds-holds =
    { $count ->
        [one] W jedynym losowaniu możliwe wyniki i ich szanse były zgodne z zasadami.
        [few] We wszystkich { $count } losowaniach możliwe wyniki i ich szanse były zgodne z zasadami.
       *[many] We wszystkich { $count } losowaniach możliwe wyniki i ich szanse były zgodne z zasadami.
    }
proof-odds-fails = We wpisie { $number } możliwe wyniki losowania lub ich szanse nie są zgodne z zasadami.
proof-actions-holds =
    { $count ->
        [one] Jedyna akcja jest dozwolona.
        [few] Wszystkie { $count } akcje są dozwolone.
       *[many] Wszystkie akcje, razem { $count }, są dozwolone.
    }
proof-actions-fails = Zasady nie pozwalają na wpis { $number }.
proof-end-holds = Gra skończyła się tak, jak mówi dowód.
proof-end-fails = Gra nie skończyła się tak, jak mówi dowód.

# dominium verify
terminal-about-verify = Sprawdza, czy w skończonej grze losowano uczciwie i grano według zasad.
terminal-metavar-proof = DOWÓD
terminal-metavar-commitment = ZOBOWIĄZANIE
terminal-input-proof = Dowód w pliku, - dla standardowego wejścia albo adres stołu, na przykład https://example.org/table/abc.
terminal-option-commitment = Zobowiązanie zanotowane na początku gry.
terminal-verify-table = Stół { $table }, zobowiązanie { $commitment }
terminal-verify-holds = W porządku: { $text }
terminal-verify-fails = Błąd: { $text }
terminal-verify-note = Uwaga: { $text }
terminal-verify-fair = Wszystko w porządku.
terminal-verify-unfair =
    { $count ->
        [one] Ten dowód jest nieważny: jedna rzecz się nie zgadza.
        [few] Ten dowód jest nieważny: { $count } rzeczy się nie zgadzają.
       *[many] Ten dowód jest nieważny: { $count } rzeczy się nie zgadza.
    }
terminal-verify-unfinished = Przy stole { $table } gra jeszcze trwa; klucz losowania zostanie ogłoszony na końcu. Zobowiązanie: { $commitment }. Liczba losowań: { $draws }.
terminal-verify-no-proof = { $source } nie jest dowodem: { $reason }.
terminal-verify-unreachable = Z adresu { $address } nie można pobrać dowodu: { $reason }.
