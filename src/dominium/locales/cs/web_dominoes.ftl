## Webové stránky dominových her.

# Stůl
web-line = Řada
web-line-hand = Ruka
web-line-hands = Ruce hráčů
web-line-no-hand = Žádná ruka teď není odkrytá.
web-line-empty-hand = Žádná kostka nezbývá.
web-line-drawn =
    { $count ->
        [one] přibrána { $count }
        [few] přibrány { $count }
       *[other] přibráno { $count }
    }
web-line-passed =
    { $count ->
        [one] { $count }× dál
        [few] { $count }× dál
       *[other] { $count }× dál
    }
web-line-stood = už nebere
web-line-sum-over = víc než { $best }
web-line-out = bez kostek, { $place }. místo
web-line-removed = Kostky stranou
web-line-stock =
    { $count ->
        [0] Záloha je prázdná
        [one] V záloze { $count } kostka
        [few] V záloze { $count } kostky
       *[other] V záloze { $count } kostek
    }
web-line-aside =
    { $count ->
        [one] { $count } kostka stranou
        [few] { $count } kostky stranou
       *[other] { $count } kostek stranou
    }
web-line-laid = Vyloženo: { $count } ze 28 kostek
web-line-bank = V banku { $count }
web-line-deal-of = Partie { $deal } { PREPOSITION("z", $deals) }
web-line-deal-to = Partie { $deal }, do { $target } bodů
web-line-deal-result = Partie { $deal } skončila
web-line-next-deal = Partie { $deal } už běží a body na stole ji zahrnují.
web-line-next-stakes = Partie { $deal } už běží a každý do ní vložil { $stake }.
web-line-no-deal = Ještě žádná partie neskončila.
web-line-go-on = Pokračovat
web-line-choose-end = { $tile }: kam?
web-line-at-end = { $end }, k číslu { $number }

# Zařízení, u kterého se střídá několik hráčů
web-line-hand-over = Na řadě je { $name }: předejte zařízení.
web-line-hand-over-help = Kostky zůstanou skryté, dokud někdo nestiskne tlačítko.
web-line-show-hand = Jsem { $name }: ukázat moje kostky

# Příkazový řádek a nápověda
web-line-command-help = Například 65, 65 vlevo, bere, dál nebo 3. pro položku 3 ze seznamu; konce, řada, ruka, skóre a další slova jsou dotazy.

# Vstupní stránka
web-option-range = Od { $low } do { $high }.

# Počítadlo bodů
web-tally-pads = Počítadla bodů
web-tally-first-lead = Kdo začíná první partii
web-tally-next-lead = Příště začíná { $name }.
web-tally-points-now = Body během partie
web-tally-deal = Partie skončila
web-tally-ending = Jak skončila
web-tally-ending-out = někdo se zbavil kostek
web-tally-ending-blocked = slepá ulička
web-tally-ending-stock_exhausted = vzata poslední kostka ze zálohy
web-tally-ending-two_out = dva se zbavili kostek
web-tally-ending-showdown = odkryté kostky
web-tally-ending-all_laid = všechny kostky leží
web-tally-ending-stuck = dál to nejde
web-tally-out = Kdo se zbavil kostek
web-tally-out-0 = Kdo se kostek zbavil jako první
web-tally-out-1 = Kdo se kostek zbavil jako druhý
web-tally-winner = Kdo už neměl kostky a vyhrál
web-tally-by-tiles = Zadat kostky místo čísel
web-tally-hand = Zbytek v ruce: { $name }
web-tally-tiles = Kostky, například 65 11
web-tally-pips = Oka
web-tally-count = Počet kostek
web-tally-left_over = Kolik kostek zbylo, i se zálohou
web-tally-doubles = Dubly
web-tally-double_pips = Oka na dublech
web-tally-add = Přidat partii
web-tally-undo = Vzít zpět poslední zápis
web-tally-deals = Partie
