## Przewodnik gier w domino: kamienie leżą na stole, rękę zna tylko ten, kto ją trzyma.

referee-line-leader-bergen = Kto ma najniższy dublet? Jeśli nikt nie ma dubletu, kto ma najniższy kamień? Podajcie imię.
referee-line-leader-sebastopol = Kto ma dublet 6? Podajcie imię.
referee-line-show-hand =
    { $count ->
        [one] { $name } odkrywa { $count } kamień. Podajcie go.
        [few] { $name } odkrywa { $count } kamienie. Podajcie je.
       *[many] { $name } odkrywa { $count } kamieni. Podajcie je.
    }
referee-line-hand = { $name } pokazuje { $tiles }: { $pips }.
referee-line-turn-up =
    { $count ->
        [one] Odkryjcie { $count } kamień i podajcie go.
        [few] Odkryjcie { $count } kamienie i podajcie je.
       *[many] Odkryjcie { $count } kamieni i podajcie je.
    }

# Czego nie można przyjąć
referee-objection-line-hands-first = Najpierw podajcie odkryte kamienie.
referee-objection-line-deal-over = To rozdanie już się skończyło.
referee-objection-line-other-turn = Teraz ruch ma ktoś inny: { $name }.
referee-objection-line-tile-laid = { $tile } już leży na stole.
referee-objection-line-hand-size =
    { $count ->
        [one] Podajcie { $count } kamień: { $name } nie ma więcej.
        [few] Podajcie { $count } różne kamienie: tyle ma { $name }.
       *[many] Podajcie { $count } różnych kamieni: tyle ma { $name }.
    }
referee-objection-line-contradiction =
    { $count ->
        [one] To przeczy wpisowi: { $name }, „{ $line }”. Cofnijcie { $count } wpis albo podajcie coś innego.
        [few] To przeczy wpisowi: { $name }, „{ $line }”. Cofnijcie { $count } wpisy albo podajcie coś innego.
       *[many] To przeczy wpisowi: { $name }, „{ $line }”. Cofnijcie { $count } wpisów albo podajcie coś innego.
    }
referee-objection-line-contradiction-tile =
    { $count ->
        [one] { $tile } przeczy wpisowi: { $name }, „{ $line }”. Cofnijcie { $count } wpis albo podajcie coś innego.
        [few] { $tile } przeczy wpisowi: { $name }, „{ $line }”. Cofnijcie { $count } wpisy albo podajcie coś innego.
       *[many] { $tile } przeczy wpisowi: { $name }, „{ $line }”. Cofnijcie { $count } wpisów albo podajcie coś innego.
    }
referee-objection-line-impossible-tile = { $name } nie może mieć kamienia { $tile }.
referee-objection-line-impossible = To niemożliwe: { $name } na pewno ma kamień, który pasuje.
refusal-bad_sheet = Tej gry nie można kontynuować: { $text }
