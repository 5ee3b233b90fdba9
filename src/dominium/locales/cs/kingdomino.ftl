## Královské hry: nadpisy, hlášení, dotazy, odmítnutí, chyby a body.
## Řádky se předčítají: žádné znaky, které by hlas přeskočil. Jména lidí stojí v prvním pádě.

# Stav jedním řádkem
title-game = partie { $number } { PREPOSITION("z", $games) }
title-round = kolo { $round } { PREPOSITION("z", $rounds) }

# Kdo je na řadě a co se čeká
expected-place =
    { $you ->
        [yes] Na řadě jste vy: přiložte dílek { $domino }, { $faces }.
       *[no] Na řadě je { $name }: přikládá dílek { $domino }, { $faces }.
    }
expected-claim =
    { $you ->
        [yes] Na řadě jste vy: vyberte si dílek.
       *[no] Na řadě je { $name }: vybírá si dílek.
    }
expected-place_castle =
    { $you ->
        [yes] Na řadě jste vy: umístěte svůj hrad.
       *[no] Na řadě je { $name }: umisťuje hrad.
    }
expected-draw_domino = Losují se dílky.
expected-draw_king = Losuje se král.

# Hlášení událostí; klíče s -long nahrazují krátké jen při délce „long“
event-game_started-match = Začíná partie { $number } { PREPOSITION("z", $games) }.
event-castle_placed = { $name }: hrad { $square }.
event-offer_opened = Nabídka: { $dominoes }.
event-offer_opened-long = Nová nabídka: { $dominoes }.
event-king_drawn =
    { $you ->
        [yes] Vylosován váš král.
       *[no] Vylosovaný král: { $name }.
    }
event-domino_claimed =
    { $you ->
        [yes] Vybíráte si { $domino }.
       *[no] { $name } si vybírá { $domino }.
    }
event-domino_claimed-long =
    { $you ->
        [yes] Vybíráte si dílek { $domino }: { $faces }.
       *[no] { $name } si vybírá dílek { $domino }: { $faces }.
    }
event-domino_claimed-automatic =
    { $you ->
        [yes] Vylosován váš král, dostáváte { $domino }.
       *[no] Vylosován král, { $name } dostává { $domino }.
    }
event-domino_claimed-automatic-long =
    { $you ->
        [yes] Vylosován váš král, dostáváte dílek { $domino }: { $faces }.
       *[no] Vylosován král, { $name } dostává dílek { $domino }: { $faces }.
    }
event-round_started = Kolo { $round } { PREPOSITION("z", $rounds) }.
event-round_started-last = Poslední kolo, { $round } { PREPOSITION("z", $rounds) }.
event-domino_placed = { $name }: { $first }, { $second }, { $gain }.
event-domino_placed-long =
    { $you ->
        [yes] Přikládáte dílek { $domino }: { $first }, { $second }; { $gain }, celkem { $total }.
       *[no] { $name } přikládá dílek { $domino }: { $first }, { $second }; { $gain }, celkem { $total }.
    }
event-domino_discarded =
    { $you ->
        [yes] Zahazujete { $domino }: nelze přiložit.
       *[no] { $name } zahazuje { $domino }: nelze přiložit.
    }
event-domino_discarded-long =
    { $you ->
        [yes] Zahazujete dílek { $domino }, { $faces }: nelze ho přiložit.
       *[no] { $name } zahazuje dílek { $domino }, { $faces }: nelze ho přiložit.
    }
event-domino_removed = Dílek { $domino } jde ze hry.
event-domino_removed-long = Dílek { $domino }, { $faces }, si nikdo nevybral: jde ze hry.
event-game_scored = Skóre: { $scores }.
event-game_scored-match = Skóre partie { $number }: { $scores }.

# Co zazní hned: kratší, zbytek řekne jedna klávesa
heard-domino_claimed =
    { $you ->
        [yes] vybráno { $domino }
       *[no] bere { $domino }
    }
heard-domino_discarded = zahazuje { $domino }
asked-place = Přiložte { $domino }: { $faces }.
asked-claim = Vyberte si dílek.
asked-place_castle = Umístěte svůj hrad.

# Políčka a dílky
half-crowned = { $terrain } { $crowns }
domino-faces = { $left }, { $right }
domino-numbered = { $domino }: { $faces }
on-square = { $content } { $square }
spoken-square = { $content }, { $square }
square-empty = prázdné
square-outside = mimo
steps-from-castle = { $count } { $direction }
neighbour = { $direction } { $content }

# Volby
choice-place = { $first }, { $second }. { $property }. { $gain }.
choice-property = { $terrain } { $squares }, { $crowns }
choice-place-short = { $first }, { $second }
choice-place_castle = hrad { $square }
choice-draw_domino = dílek { $domino }
choice-draw_king = král: { $name }
placement = { $square } { $direction }

# Nabídky
offer-now = Teď { $domino }, { $who }: { $faces }.
offer-next = Další { $domino }, { $who }: { $faces }.
offer-free = volný
offer-done = { $name }, hotovo
offer-none = Na stole neleží žádná nabídka.

# Království
kingdom-row = Řádek { $row }: { $squares }.
kingdom-square = { $column } { $content }
kingdom-bare = Hrad ještě nestojí.
kingdom-discarded = Zahozeno: { $dominoes }.
frame-used = Sloupce: { $columns }. Řádky: { $rows }.
frame-floating = Volno: { $columns } vlevo nebo vpravo, { $rows } nahoře nebo dole.
frame-fixed = Volno: vlevo { $left }, vpravo { $right }, nahoře { $up }, dole { $down }.
frame-bare = Hrad ještě nestojí, celá hrací deska je volná.
property = { $terrain }: { $squares }, { $crowns }, { $points }: { $places }.
property-growing = { $terrain }: { $squares }, { $crowns }, { $points }: { $places }. Lze rozšířit: { $room }.
property-none = Zatím žádná oblast.
opponent = { $name }: { $points }.
opponent-kings =
    { $kings ->
        [one] { $name }: { $points }. Král na { $dominoes }.
        [few] { $name }: { $points }. Králové na { $dominoes }.
       *[other] { $name }: { $points }. Králové na { $dominoes }.
    }
undrawn = Zbývá vylosovat: { $count }. Může přijít: { $dominoes }.
undrawn-none = Další dílky se už nelosují.
undrawn-left = Nevylosováno zůstalo: { $dominoes }.
finished-game = Partie { $number }: { $scores }.

# Body a konec
score-property = { $terrain }: { $squares }, { $crowns }, { $points }.
score-bonus = { $bonus }: { $points }.
score-total = Celkem: { $points }.
bonus-middle_kingdom = Centralizované království
bonus-harmony = Harmonie
tie-largest_property = Shoda, nejrozlehlejší oblast: { $values }.
tie-crowns = Shoda, koruny: { $values }.

# Odmítnuté akce
refusal-ambiguous = U { $text } lze: { $options }.
refusal-ambiguous-nowhere = U { $text } nelze přiložit nic.
refusal-must_place = Nejdřív přiložte dílek { $domino }.
refusal-must_claim = Teď si vyberte dílek.
refusal-must_place_castle = Teď umístěte hrad.
refusal-must_draw_domino = Teď se losuje dílek.
refusal-must_draw_king = Teď se losuje král.
refusal-outside_window = { $square } je mimo plochu.
refusal-outside_frame = S políčkem { $square } by království bylo příliš velké.
refusal-square_occupied = { $square } je obsazené.
refusal-no_matching_terrain = Žádné políčko dílku nenavazuje na hrad ani na svůj druh krajiny.
refusal-not_in_offer = Dílek { $domino } v nabídce není.
refusal-already_claimed =
    { $you ->
        [yes] Dílek { $domino } už máte vy.
       *[no] Dílek { $domino } už má { $name }.
    }
refusal-domino_not_available = Dílek { $domino } nelze vylosovat.
refusal-king_not_available =
    { $you ->
        [yes] Už nemáte krále k losování.
       *[no] { $name } už nemá krále k losování.
    }

# Chyby možností, ploch, příprav a záznamů
fault-size_needs_two_seats = Království 7 krát 7 je jen pro dva hráče.
fault-wider_offer_needs_two_or_three_seats = Širší nabídka je jen pro dva nebo tři hráče.
fault-no_castle = Chybí hrad.
fault-two_castles = Je tu víc než jeden hrad: { $squares }.
fault-castle_not_in_middle = Hrad musí stát na prostředním políčku, ne na { $square }.
fault-outside_window = { $square } je mimo plochu.
fault-too_large = Království je příliš velké: { $columns } krát { $rows }, nejvýš { $size } krát { $size }.
fault-not_connected = S hradem nesouvisí: { $squares }.
fault-no_dominoes = Žádné dílky nemohou pokrýt: { $squares }.
fault-square_occupied = { $square } je už obsazené.
fault-bad_crowns = { $square } nemůže mít tolik korun ({ $crowns }): nejvýš 3, město žádnou.
fault-odd_squares =
    { $count ->
        [one] Dílek zakrývá dvě políčka, nemůže tu být { $count } políčko.
        [few] Dílek zakrývá dvě políčka, nemohou tu být { $count } políčka.
       *[other] Dílek zakrývá dvě políčka, nemůže tu být { $count } políček.
    }
fault-no_matching_terrain = Dílek na { $square } nenavazuje na hrad ani na svůj druh krajiny.
fault-domino_used_twice = Dílek { $domino } je použit dvakrát.
fault-domino_fits_nowhere = Dílek { $domino } nejde nikam přiložit, zahodí se sám; zapište pozici po zahození.
fault-unknown_domino = Dílek { $domino } v této hře není.
fault-not_among_the_48 = { $faces }: není na žádném dílku hry, přesto se počítá.
fault-malformed-row = Řádek { $row } nelze přečíst u „{ $text }“.
fault-bad_round = Kolo { $round } neexistuje, poslední je { $rounds }.
fault-bad_game_number = Partie { $game_number } neexistuje.
fault-bad_finished_game = Body dohrané partie { $game_number } nejsou správně.
fault-finished_games_count = Dohraných partií: { $found }, správně { $expected }.
fault-kingdom_count = Království: { $found }, správně { $expected }.
fault-offer_too_long = Dílků v nabídce: { $found }, nejvýš { $size }.
fault-too_few_undrawn = Dílků k losování: { $found }, potřeba { $needed }.

# Úsporné řádky pro braillský řádek a terminál: malá písmena, krátce
compact-position = partie { $number }/{ $games } kolo { $round }/{ $rounds }
compact-step-place_castle = hrad
compact-step-draw_domino = losují se dílky
compact-step-draw_king = losuje se král
compact-step-claim = vybrat
compact-step-place = přiložit
compact-offer = nabídka
compact-next = další
compact-discarded = zahozeno
compact-undrawn = losovat { $count }
compact-finished = partie { $number }

# Slova, která smějí stát před akcí
typed-before = dílek, vybrat, vybírám, vzít, beru, přiložit, umístit, hrad
