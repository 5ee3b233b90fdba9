## The referee of the domino games: tiles on a table, hands that nobody tells.

referee-line-leader-bergen = Who has the lowest double, or without doubles the lowest tile? Say the name.
referee-line-leader-sebastopol = Who has double 6? Say the name.
referee-line-show-hand =
    { $count ->
        [one] { $name } turns up 1 tile. Say it.
       *[other] { $name } turns up { $count } tiles. Say them.
    }
referee-line-hand = { $name } shows { $tiles }: { $pips }.
referee-line-turn-up =
    { $count ->
        [one] Turn up one tile and say it.
       *[other] Turn up { $count } tiles and say them.
    }

# What is not accepted
referee-objection-line-hands-first = First say the hands that count.
referee-objection-line-deal-over = The deal is over.
referee-objection-line-other-turn = It is another player’s turn: { $name }.
referee-objection-line-tile-laid = { $tile } already lies on the table.
referee-objection-line-hand-size =
    { $count ->
        [one] Say 1 different tile: { $name } has no more.
       *[other] Say { $count } different tiles: { $name } has that many.
    }
referee-objection-line-contradiction =
    { $count ->
        [one] That cannot be: { $name } said “{ $line }”. Take 1 line back, or say it again.
       *[other] That cannot be: { $name } said “{ $line }”. Take { $count } lines back, or say it again.
    }
referee-objection-line-contradiction-tile =
    { $count ->
        [one] { $tile } cannot be: { $name } said “{ $line }”. Take 1 line back, or say it again.
       *[other] { $tile } cannot be: { $name } said “{ $line }”. Take { $count } lines back, or say it again.
    }
referee-objection-line-impossible-tile = That cannot be: { $name } cannot have { $tile }.
referee-objection-line-impossible = That cannot be, { $name } must have a tile that fits.
refusal-bad_sheet = This game cannot go on: { $text }
