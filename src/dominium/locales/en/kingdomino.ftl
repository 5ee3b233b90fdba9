## The kingdom games: titles, announcements, queries, refusals, faults and scores.
## Lines are spoken: no symbols that a voice would skip. Names of people stand in the basic form.

# The state in one line
title-game = game { $number } of { $games }
title-round = round { $round } of { $rounds }

# Whose turn it is and what is expected
expected-place =
    { $you ->
        [yes] Your turn: place domino { $domino }, { $faces }.
       *[no] { $name } to move: places domino { $domino }, { $faces }.
    }
expected-claim =
    { $you ->
        [yes] Your turn: choose a domino.
       *[no] { $name } to move: chooses a domino.
    }
expected-place_castle =
    { $you ->
        [yes] Your turn: place your castle.
       *[no] { $name } to move: places the castle.
    }
expected-draw_domino = Dominoes are drawn.
expected-draw_king = A king is drawn.

# Announcements of events; those with -long only replace the short ones at length "long"
event-game_started-match = Game { $number } of { $games } begins.
event-castle_placed = { $name }: castle { $square }.
event-offer_opened = Offer: { $dominoes }.
event-offer_opened-long = New offer: { $dominoes }.
event-king_drawn =
    { $you ->
        [yes] Your king is drawn.
       *[no] King drawn: { $name }.
    }
event-domino_claimed =
    { $you ->
        [yes] You choose { $domino }.
       *[no] { $name } chooses { $domino }.
    }
event-domino_claimed-long =
    { $you ->
        [yes] You choose domino { $domino }: { $faces }.
       *[no] { $name } chooses domino { $domino }: { $faces }.
    }
event-domino_claimed-automatic =
    { $you ->
        [yes] Your king is drawn and takes { $domino }.
       *[no] King drawn: { $name } takes { $domino }.
    }
event-domino_claimed-automatic-long =
    { $you ->
        [yes] Your king is drawn and takes domino { $domino }: { $faces }.
       *[no] King drawn: { $name } takes domino { $domino }: { $faces }.
    }
event-round_started = Round { $round } of { $rounds }.
event-round_started-last = Last round, { $round } of { $rounds }.
event-domino_placed = { $name }: { $first }, { $second }, { $gain }.
event-domino_placed-long =
    { $you ->
        [yes] You place domino { $domino }: { $first }, { $second }; { $gain }, in all { $total }.
       *[no] { $name } places domino { $domino }: { $first }, { $second }; { $gain }, in all { $total }.
    }
event-domino_discarded =
    { $you ->
        [yes] You discard { $domino }: no place for it.
       *[no] { $name } discards { $domino }: no place for it.
    }
event-domino_discarded-long =
    { $you ->
        [yes] You discard domino { $domino }, { $faces }: no place for it.
       *[no] { $name } discards domino { $domino }, { $faces }: no place for it.
    }
event-domino_removed = Domino { $domino } leaves the game.
event-domino_removed-long = Nobody chose domino { $domino }, { $faces }: it leaves the game.
event-game_scored = Score: { $scores }.
event-game_scored-match = Score of game { $number }: { $scores }.

# What is heard at once: shorter, one key tells the rest
heard-domino_claimed =
    { $you ->
        [yes] chosen { $domino }
       *[no] takes { $domino }
    }
heard-domino_discarded = discards { $domino }
asked-place = Place { $domino }: { $faces }.
asked-claim = Choose a domino.
asked-place_castle = Place your castle.

# Tiles, squares, dominoes
half-crowned = { $terrain } { $crowns }
domino-faces = { $left }, { $right }
domino-numbered = { $domino }: { $faces }
on-square = { $content } { $square }
spoken-square = { $content }, { $square }
square-empty = empty
square-outside = outside
steps-from-castle = { $count } { $direction }
neighbour = { $direction } { $content }

# Choices
choice-place = { $first }, { $second }. { $property }. { $gain }.
choice-property = { $terrain } { $squares }, { $crowns }
choice-place-short = { $first }, { $second }
choice-place_castle = castle { $square }
choice-draw_domino = domino { $domino }
choice-draw_king = king: { $name }
placement = { $square } { $direction }

# The offers
offer-now = Now { $domino }, { $who }: { $faces }.
offer-next = Next { $domino }, { $who }: { $faces }.
offer-free = free
offer-done = { $name }, done
offer-none = No offer lies open.

# A kingdom
kingdom-row = Row { $row }: { $squares }.
kingdom-square = { $column } { $content }
kingdom-bare = No castle yet.
kingdom-discarded = Discarded: { $dominoes }.
frame-used = Columns: { $columns }. Rows: { $rows }.
frame-floating = Room: { $columns } left or right, { $rows } up or down.
frame-fixed = Room: left { $left }, right { $right }, up { $up }, down { $down }.
frame-bare = No castle yet, the whole tray is free.
property = { $terrain }: { $squares }, { $crowns }, { $points }: { $places }.
property-growing = { $terrain }: { $squares }, { $crowns }, { $points }: { $places }. Can grow: { $room }.
property-none = No property yet.
opponent = { $name }: { $points }.
opponent-kings =
    { $kings ->
        [one] { $name }: { $points }. King on { $dominoes }.
       *[other] { $name }: { $points }. Kings on { $dominoes }.
    }
undrawn = To be drawn: { $count }. May come: { $dominoes }.
undrawn-none = No more dominoes to draw.
undrawn-left = Never drawn: { $dominoes }.
finished-game = Game { $number }: { $scores }.

# Scores and the end
score-property = { $terrain }: { $squares }, { $crowns }, { $points }.
score-bonus = { $bonus }: { $points }.
score-total = Total: { $points }.
bonus-middle_kingdom = Middle Kingdom
bonus-harmony = Harmony
tie-largest_property = Tie, the largest property: { $values }.
tie-crowns = Tie, the crowns: { $values }.

# Refused actions
refusal-ambiguous = Possible at { $text }: { $options }.
refusal-ambiguous-nowhere = Nothing can be placed at { $text }.
refusal-must_place = First place domino { $domino }.
refusal-must_claim = Now choose a domino.
refusal-must_place_castle = Now place the castle.
refusal-must_draw_domino = Now a domino is drawn.
refusal-must_draw_king = Now a king is drawn.
refusal-outside_window = { $square } is off the board.
refusal-outside_frame = The kingdom would be too large with { $square }.
refusal-square_occupied = { $square } is occupied.
refusal-no_matching_terrain = Neither half touches the castle or its own terrain.
refusal-not_in_offer = Domino { $domino } is not in the offer.
refusal-already_claimed =
    { $you ->
        [yes] You already have domino { $domino }.
       *[no] { $name } already has domino { $domino }.
    }
refusal-domino_not_available = Domino { $domino } cannot be drawn.
refusal-king_not_available =
    { $you ->
        [yes] You have no king left to draw.
       *[no] { $name } has no king left to draw.
    }

# Faults of options, boards, set-ups and records
fault-size_needs_two_seats = A 7 by 7 kingdom is for two players only.
fault-wider_offer_needs_two_or_three_seats = The Wider Offer is for two or three players only.
fault-no_castle = There is no castle.
fault-two_castles = There is more than one castle: { $squares }.
fault-castle_not_in_middle = The castle must stand on the middle square, not on { $square }.
fault-outside_window = { $square } is off the board.
fault-too_large = The kingdom is too large: { $columns } by { $rows } squares, at most { $size } by { $size }.
fault-not_connected = Not connected with the castle: { $squares }.
fault-no_dominoes = No dominoes can cover: { $squares }.
fault-square_occupied = { $square } is occupied already.
fault-bad_crowns = { $square } cannot have { $crowns } crowns: at most 3, a town none.
fault-odd_squares =
    { $count ->
        [one] Dominoes cover two squares each, there cannot be { $count } square.
       *[other] Dominoes cover two squares each, there cannot be { $count } squares.
    }
fault-no_matching_terrain = The domino on { $square } touches neither the castle nor its own terrain.
fault-domino_used_twice = Domino { $domino } is used twice.
fault-domino_fits_nowhere = Domino { $domino } fits nowhere, so it is discarded by itself; write down the position after that.
fault-unknown_domino = There is no domino { $domino } in this game.
fault-not_among_the_48 = { $faces }: no domino of the game, counted all the same.
fault-malformed-row = Row { $row } cannot be read at “{ $text }”.
fault-bad_round = There is no round { $round }; the game has { $rounds }.
fault-bad_game_number = The match has no game { $game_number }.
fault-bad_finished_game = The points of finished game { $game_number } are wrong.
fault-finished_games_count = Finished games: { $found } instead of { $expected }.
fault-kingdom_count = Kingdoms: { $found } instead of { $expected }.
fault-offer_too_long = Dominoes in the offer: { $found }, at most { $size }.
fault-too_few_undrawn = Dominoes left to draw: { $found }, needed { $needed }.

# Compact lines for braille and terminals: lower case, short
compact-position = game { $number }/{ $games } round { $round }/{ $rounds }
compact-step-place_castle = castle
compact-step-draw_domino = drawing dominoes
compact-step-draw_king = drawing a king
compact-step-claim = choose
compact-step-place = place
compact-offer = offer
compact-next = next
compact-discarded = discarded
compact-undrawn = to draw { $count }
compact-finished = game { $number }

# Words that may stand before an action
typed-before = domino, claim, choose, take, place, castle
