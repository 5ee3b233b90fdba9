## Královské hry: nadpisy, hlášení, dotazy, odmítnutí, chyby a body.
## Řádky se předčítají: žádné znaky, které by hlas přeskočil. Jména lidí stojí v prvním pádě.

# Stav jedním řádkem
title-game =
    { $games ->
        [3] partie { $number } ze { $games }
       *[any] partie { $number } z { $games }
    }
title-round =
    { $rounds ->
        [6] kolo { $round } ze { $rounds }
       *[any] kolo { $round } z { $rounds }
    }
title-turn =
    { $you ->
        [yes] na řadě jste vy
       *[no] na řadě { $name }
    }

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
expected-draw_seat = Losuje se, kdo začne.
expected-finished = Hra skončila.

# Hlášení událostí; klíče s -long nahrazují krátké jen při délce „long“
event-game_started = Hra začíná.
event-game_started-match =
    { $games ->
        [3] Začíná partie { $number } ze { $games }.
       *[any] Začíná partie { $number } z { $games }.
    }
event-castle_placed = { $name }: hrad { $square }.
event-offer_opened = Nabídka: { $dominoes }.
event-offer_opened-long = Nová nabídka: { $dominoes }.
event-king_drawn =
    { $you ->
        [yes] Vylosován váš král.
       *[no] Vylosovaný král: { $name }.
    }
event-seat_drawn =
    { $you ->
        [yes] Začínáte vy.
       *[no] Začíná { $name }.
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
       *[no] Vylosovaný král: { $name } dostává { $domino }.
    }
event-domino_claimed-automatic-long =
    { $you ->
        [yes] Vylosován váš král, dostáváte dílek { $domino }: { $faces }.
       *[no] Vylosovaný král: { $name } dostává dílek { $domino }: { $faces }.
    }
event-round_started =
    { $rounds ->
        [6] Kolo { $round } ze { $rounds }.
       *[any] Kolo { $round } z { $rounds }.
    }
event-round_started-last =
    { $rounds ->
        [6] Poslední kolo, { $round } ze { $rounds }.
       *[any] Poslední kolo, { $round } z { $rounds }.
    }
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
event-match_ended =
    { $you ->
        [yes] Vítězíte vy, { $points }.
       *[no] Vítězí { $name }, { $points }.
    }
event-match_ended-shared = O vítězství se dělí { $names }, { $points }.

# Políčka a dílky
half-crowned = { $terrain } { $crowns }
domino-faces = { $left }, { $right }
domino-numbered = { $domino }: { $faces }
on-square = { $content } { $square }
spoken-square = { $content }, { $square }
square-empty = prázdné
square-outside = mimo
neighbour = { $direction } { $content }
gain-plus = plus { $points }
gain-minus = minus { $points }

# Volby
choice-place = { $first }, { $second }. { $property }. { $gain }.
choice-property = { $terrain } { $squares }, { $crowns }
choice-gain = Zisk { $points }
choice-loss = Ztráta { $points }
choice-place-short = { $first }, { $second }
choice-place_castle = hrad { $square }
choice-draw_domino = dílek { $domino }
choice-draw_king = král: { $name }
choice-draw_seat = začíná { $name }
placement = { $square } { $direction }

# Nabídky
offer-now = Teď { $domino }, { $who }: { $faces }.
offer-next = Další { $domino }, { $who }: { $faces }.
offer-free = volný
offer-done = { $name }, hotovo
offer-none = Žádná nabídka neleží na stole.

# Království
kingdom-row = Řádek { $row }: { $squares }.
kingdom-square = { $column } { $content }
kingdom-bare = Hrad ještě nestojí.
kingdom-discarded = Zahozeno: { $dominoes }.
frame-used = Sloupce: { $columns }. Řádky: { $rows }.
frame-floating = Volno: { $columns } vlevo nebo vpravo, { $rows } nahoru nebo dolů.
frame-fixed = Volno: vlevo { $left }, vpravo { $right }, nahoru { $up }, dolů { $down }.
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
finished-game = Partie { $number }: { $scores }.
name-points = { $name } { $points }

# Body a konec
score-property = { $terrain }: { $squares }, { $crowns }, { $points }.
score-bonus = { $bonus }: { $points }.
score-total = Celkem: { $points }.
bonus-middle_kingdom = Centralizované království
bonus-harmony = Harmonie
standing = { $place }. { $name }, { $points }.
tie-largest_property = Shoda, nejrozlehlejší oblast: { $values }.
tie-crowns = Shoda, koruny: { $values }.
tie-shared = { $names }: nerozhodně, společné { $place }. místo.

# Odmítnuté akce
refusal-malformed = „{ $text }“ nelze přečíst.
refusal-ambiguous = U { $text } lze: { $options }.
refusal-ambiguous-nowhere = U { $text } nelze přiložit nic.
refusal-game_over = Hra skončila.
refusal-finished = Hra skončila.
refusal-chance_acts = Teď se losuje.
refusal-not_chance = Teď se nelosuje.
refusal-must_place = Nejdřív přiložte dílek { $domino }.
refusal-must_claim = Teď si vyberte dílek.
refusal-must_place_castle = Teď umístěte hrad.
refusal-must_draw_domino = Teď se losuje dílek.
refusal-must_draw_king = Teď se losuje král.
refusal-must_draw_seat = Teď se losuje, kdo začne.
refusal-outside_window = { $square } je mimo plochu.
refusal-outside_frame = S políčkem { $square } by království bylo příliš velké.
refusal-square_occupied = { $square } je obsazené.
refusal-no_matching_terrain = Ani jedno políčko dílku nenavazuje na hrad nebo svůj druh krajiny.
refusal-not_in_offer = Dílek { $domino } v nabídce není.
refusal-already_claimed = Dílek { $domino } už má { $name }.
refusal-domino_not_available = Dílek { $domino } nelze vylosovat.
refusal-king_not_available = { $name } už nemá krále k losování.
refusal-seat_not_available = Hráč { $number } u stolu není.
refusal-not_your_turn = Nejste na řadě.
refusal-stale = Hra se mezitím posunula.
refusal-not_seated = U tohoto stolu nesedíte.
refusal-table_full = U tohoto stolu už není volno.
refusal-unknown_table = Takový stůl neexistuje.
refusal-message_too_big = Zpráva je příliš dlouhá.
refusal-bad_message = Zprávu nelze přečíst.
refusal-not_started = Hra ještě nezačala.
refusal-possible = { $reason } Lze: { $choices }.
refusal-waiting = { $reason } { $expected }

# Chyby možností, ploch, příprav a záznamů
fault-unknown_game = Hra { $game } neexistuje.
fault-unknown_preset = Předvolba { $preset } neexistuje. Známé: { $known }.
fault-unknown_option = Možnost { $option } neexistuje. Známé: { $known }.
fault-bad_value = Možnost { $option } nemůže být { $value }. Povoleno: { $allowed }.
fault-size_needs_two_seats = Království 7 krát 7 je jen pro dva hráče.
fault-wider_offer_needs_two_or_three_seats = Širší nabídka je jen pro dva nebo tři hráče.
fault-of_seat = { $name }: { $fault }
fault-no_castle = Chybí hrad.
fault-two_castles = Je tu víc než jeden hrad: { $squares }.
fault-castle_not_in_middle = Hrad musí stát na prostředním políčku, ne na { $square }.
fault-outside_window = { $square } je mimo plochu.
fault-too_large = Království je příliš velké: { $columns } krát { $rows } políček, nejvýš { $size } krát { $size }.
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
fault-unknown_domino = Dílek { $domino } v této hře není.
fault-not_among_the_48 = { $faces }: není na žádném dílku hry, přesto se počítá.
fault-malformed = Tohle nelze přečíst: { $text }.
fault-malformed-row = Řádek { $row } nelze přečíst u „{ $text }“.
fault-malformed-what = Záznam nelze přečíst ({ $what }).
fault-unknown_version = Záznamy verze { $version } nelze přečíst.
fault-unknown_revision = Záznam potřebuje revizi pravidel { $revision }.
fault-bad_option = Možnosti v záznamu nedávají hru: { $faults }.
fault-bad_seats = Záznam uvádí hráčů: { $found }, má jich být { $seats }.
fault-illegal_action = Akce { $number } v záznamu, { $action }, není možná.
fault-no_such_ply = Tah { $ply } v záznamu není, má jich { $plies }.
fault-wrong_outcome = Výsledek v záznamu neodpovídá jeho akcím.
fault-missing = Chybí údaj { $field }.
fault-unknown_step = Krok { $step } neexistuje.
fault-step_does_not_fit = Krok { $step } se k pozici nehodí.
fault-bad_round = Kolo { $round } být nemůže, celkem jich je { $rounds }.
fault-bad_game_number = Partie { $game_number } být nemůže.
fault-bad_finished_game = Body dohrané partie { $game_number } nejsou správně.
fault-finished_games_count = Dohraných partií: { $found }, má být { $expected }.
fault-kingdom_count = Království: { $found }, má být { $expected }.
fault-offer_too_long = Dílků v nabídce: { $found }, nejvýš { $size }.
fault-unknown_seat = takový hráč tu není.
fault-too_few_undrawn = Dílků k losování: { $found }, potřeba { $needed }.

# Úsporné řádky pro braillský řádek a terminál: malá písmena, krátce
compact-position = partie { $number }/{ $games } kolo { $round }/{ $rounds }
compact-step-place_castle = hrad
compact-step-draw_domino = losují se dílky
compact-step-draw_king = losuje se král
compact-step-draw_seat = losuje se, kdo začne
compact-step-claim = vybrat
compact-step-place = přiložit
compact-step-finished = konec
compact-offer = nabídka
compact-next = další
compact-discarded = zahozeno
compact-undrawn = losovat { $count }
compact-finished = partie { $number }

# Slova, která lze psát v akci; poslední řádek jsou slova, která smějí stát před ní
typed-direction-r = vpravo, doprava, napravo
typed-direction-l = vlevo, doleva, nalevo
typed-direction-u = nahoru, nahoře
typed-direction-d = dolů, dole
typed-before = dílek, vybrat, vybírám, vzít, beru, přiložit, umístit, hrad
