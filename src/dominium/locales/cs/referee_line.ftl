## Průvodce dominových her: kostky leží na stole, ruce zná jen ten, kdo je drží.

referee-line-leader-bergen = Kdo má nejnižší dubl? Nemá-li nikdo dubl, kdo má nejnižší kostku? Řekněte jméno.
referee-line-leader-sebastopol = Kdo má dubl 6? Řekněte jméno.
referee-line-show-hand =
    { $count ->
        [one] { $name } odkrývá ruku: { $count } kostka. Uveďte ji.
        [few] { $name } odkrývá ruku: { $count } kostky. Uveďte je.
       *[other] { $name } odkrývá ruku: { $count } kostek. Uveďte je.
    }
referee-line-hand = { $name } ukazuje { $tiles }: { $pips }.
referee-line-turn-up =
    { $count ->
        [one] Otočte { $count } kostku a uveďte ji.
        [few] Otočte { $count } kostky a uveďte je.
       *[other] Otočte { $count } kostek a uveďte je.
    }

# Co nejde přijmout
referee-objection-line-hands-first = Nejdřív uveďte kostky v rukou, které se počítají.
referee-objection-line-deal-over = Tahle partie už skončila.
referee-objection-line-other-turn = Na řadě je někdo jiný: { $name }.
referee-objection-line-tile-laid = { $tile } už leží na stole.
referee-objection-line-hand-size =
    { $count ->
        [one] Uveďte { $count } kostku: { $name } víc nemá.
        [few] Uveďte { $count } různé kostky: tolik jich { $name } má.
       *[other] Uveďte { $count } různých kostek: tolik jich { $name } má.
    }
referee-objection-line-contradiction =
    { $count ->
        [one] To odporuje dřívějšímu řádku: { $name }, „{ $line }“. Vraťte { $count } řádek, nebo to řekněte jinak.
        [few] To odporuje dřívějšímu řádku: { $name }, „{ $line }“. Vraťte { $count } řádky, nebo to řekněte jinak.
       *[other] To odporuje dřívějšímu řádku: { $name }, „{ $line }“. Vraťte { $count } řádků, nebo to řekněte jinak.
    }
referee-objection-line-contradiction-tile =
    { $count ->
        [one] { $tile } odporuje dřívějšímu řádku: { $name }, „{ $line }“. Vraťte { $count } řádek, nebo to řekněte jinak.
        [few] { $tile } odporuje dřívějšímu řádku: { $name }, „{ $line }“. Vraťte { $count } řádky, nebo to řekněte jinak.
       *[other] { $tile } odporuje dřívějšímu řádku: { $name }, „{ $line }“. Vraťte { $count } řádků, nebo to řekněte jinak.
    }
referee-objection-line-impossible-tile = To není možné: { $name } nemůže mít { $tile }.
referee-objection-line-impossible = To není možné: { $name } určitě má něco, co jde přiložit.
refusal-bad_sheet = V této hře nelze pokračovat: { $text }
