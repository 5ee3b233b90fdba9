## Words that every part of the program shares. The dynamic end of a key is the id used in code.

# Languages, each by its own name
language-name = English

# Games and presets
game-kingdomino = Kingdomino
game-kingdomino-motto = A land round your castle
game-kingdomino-summary = Join dominoes into a kingdom round your castle. 2 to 4 players, about 15 minutes.
preset-kingdomino = Kingdomino
preset-kingdomino-help = The basic game: a 5 by 5 kingdom that may grow in any direction.
preset-kralovska_zahrada = Královská zahrada
preset-kralovska_zahrada-help = The tactile edition, Royal Garden: a bounded tray, first claims clockwise.
preset-mighty_duel = Mighty Duel
preset-mighty_duel-help = Two players use all 48 dominoes and build 7 by 7 kingdoms.
preset-dynasty = Dynasty
preset-dynasty-help = Three games in a row; the points are added up.
preset-modern_three = Kingdomino for three
preset-modern_three-help = Three players choose from four dominoes, as in later editions.
game-queendomino = Queendomino
game-queendomino-motto = Towns, knights and a dragon
game-queendomino-summary = Send knights for taxes, build in your towns, win the queen. 2 to 4 players, with the Royal Wedding 3 to 8.
preset-queendomino = Queendomino
preset-queendomino-help = The basic game: towns, knights, buildings, the queen and the dragon.
preset-royal_wedding = Royal Wedding
preset-royal_wedding-help = Offers from Queendomino and Kingdomino in turn. 3 to 7 players, each for themselves.
preset-royal_wedding_teams = Royal Wedding, team version
preset-royal_wedding_teams-help = 6 or 8 players in pairs; each pair builds one kingdom together.
game-block = Block
game-block-motto = Match the ends
game-block-summary = Lay matching tiles, pass when nothing fits, and be rid of them first. 2 players.
preset-block = Block
preset-block-help = Played to 100 points.
preset-block_50 = Block to 50 points
preset-block_50-help = A shorter match, to 50 points.
game-draw = Draw
game-draw-motto = Or draw a tile
game-draw-summary = As Block, but a player with nothing that fits draws from the stock. 2 players.
preset-draw = Draw
preset-draw-help = One deal, and the one who wins it wins the game.
game-matador = Matador
game-matador-motto = Make sevens
game-matador-summary = Touching halves add up to 7, and four matadors go anywhere. 2 players.
preset-matador = Matador
preset-matador-help = Matadors help only those who have nothing else; one deal.
game-bergen = Bergen
game-bergen-motto = Equal ends score
game-bergen-summary = Points for making both ends of the line equal. 2 or 3 players.
preset-bergen = Bergen
preset-bergen-help = Played to 15 points; winning a deal is worth 2.
game-muggins = Muggins
game-muggins-motto = Ends in fives
game-muggins-summary = Score whenever the ends of the line add up to fives; the first double has four sides. 2 to 4 players.
preset-muggins = Muggins
preset-muggins-help = Played to 100 points, with a spinner.
preset-muggins_250 = Muggins to 250 points
preset-muggins_250-help = A longer match, to 250 points.
game-sebastopol = Sebastopol
game-sebastopol-motto = Four arms of sixes
game-sebastopol-summary = Four arms grow from the double six, and the first two who are out share the bank. 4 players.
preset-sebastopol = Sebastopol
preset-sebastopol-help = Four deals with a stake of 12 tokens each.
game-twenty_one = Twenty-One
game-twenty_one-motto = As near as you dare
game-twenty_one-summary = Take tiles to come as near to 21 pips as you dare. 2 to 4 players.
preset-twenty_one = Twenty-One
preset-twenty_one-help = Five deals; all who are nearest to 21 win.
game-solo = Solo
game-solo-motto = A patience for one
game-solo-summary = Five open tiles at a time: can you lay all 28? 1 player.
preset-solo = Solo
preset-solo-help = One game alone.

# Options
option-seats = Players
option-seats-help = How many players sit at the table.
option-size = Kingdom size
option-size-help = A kingdom may be at most this large. 7 by 7 is for two players.
option-wider_offer = Wider Offer
option-wider_offer-help = One more domino in each offer; the one nobody claims leaves the game. For two or three players.
option-middle_kingdom = Middle Kingdom
option-middle_kingdom-help = 10 points for a castle in the centre of the kingdom.
option-harmony = Harmony
option-harmony-help = 5 points for discarding no domino.
option-games_in_match = Games in a match
option-games_in_match-help = In a match of three games the points are added up.
option-opening = First claims
option-opening-help = How the first dominoes are claimed.
option-frame = Frame
option-frame-help = Whether only the extent of the kingdom is limited, or a tray bounds it.
option-set = Dominoes
option-set-help = The dominoes of Queendomino alone, or offers from Queendomino and Kingdomino in turn.
option-teams = Team version
option-teams-help = Two players share one kingdom. For the Royal Wedding with 6 players; 8 players always play in teams.
option-tax_bonus = Tax bonus
option-tax_bonus-help = How often a Knights' hall and a Fortified guardhouse pay when taxes are collected.
option-target = Target
option-target-help = Whoever has this many points first wins the match.
option-blocked_score = Blocked deal
option-blocked_score-help = What the winner scores when nobody can lay a tile.
option-deals = Deals
option-deals-help = How many deals make the match.
option-scoring = Scoring
option-scoring-help = Whether deals won are counted, or points up to a target.
option-out_wins = Last tile wins
option-out_wins-help = Laying the last tile wins at once, even while there is a stock.
option-wild = Matador as a joker
option-wild-help = When a matador may go to any end.
option-deal_points = For a deal won
option-deal_points-help = How many points the winner of a deal gets.
option-single_triple = 3 points for any tile
option-single_triple-help = A tile that makes the ends equal also scores 3 when a double already lies at the other end.
option-stake = Stake
option-stake-help = How many tokens each player puts into the bank for a deal.
option-ties = Equal totals
option-ties-help = Who wins when several are equally near to 21.
option-spinner = Spinner
option-spinner-help = Whether two more arms may grow from the first double, or the line has two ends only.
option-value-on = yes
option-value-off = no
option-value-seats-1 = 1 player
option-value-seats-2 = 2 players
option-value-seats-3 = 3 players
option-value-seats-4 = 4 players
option-value-seats-5 = 5 players
option-value-seats-6 = 6 players
option-value-seats-7 = 7 players
option-value-seats-8 = 8 players
option-value-size-5 = 5 by 5
option-value-size-7 = 7 by 7
option-value-games_in_match-1 = one game
option-value-games_in_match-3 = three games
option-value-opening-drawn = kings are drawn, each chooses
option-value-opening-top_down = kings are drawn, dominoes in order
option-value-opening-clockwise = in turn, clockwise
option-value-frame-floating = free
option-value-frame-fixed = tray
option-value-set-queendomino = Queendomino
option-value-set-royal_wedding = Royal Wedding
option-value-tax_bonus-per_turn = once a turn
option-value-tax_bonus-per_knight = for each knight sent
option-value-target =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
option-value-deals =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
option-value-stake =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
option-value-deal_points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
option-value-blocked_score-whole = all the opponent’s pips
option-value-blocked_score-difference = the difference of the pips
option-value-scoring-deals = deals won
option-value-scoring-points = points as in Block
option-value-wild-when_stuck = only when nothing else fits
option-value-wild-any_time = any time
option-value-ties-share = all of them
option-value-ties-fewer_tiles = whoever has fewer tiles

# Terrains (those of Queendomino where its words differ) and their letters (one plain letter each, unique within the language)
terrain-wheat = wheat
terrain-forest = forest
terrain-lake = lake
terrain-grassland = grassland
terrain-swamp = swamp
terrain-mine = mine
terrain-town = town
terrain-swamp-queendomino = swamp
terrain-mine-queendomino = mine
castle = castle
letter-wheat = w
letter-forest = f
letter-lake = l
letter-grassland = g
letter-swamp = s
letter-mine = m
letter-town = t
letter-castle = c

# Colours of the seats
seat-colour-0 = pink
seat-colour-1 = yellow
seat-colour-2 = green
seat-colour-3 = blue
seat-colour-4 = orange
seat-colour-5 = purple
seat-colour-6 = white
seat-colour-7 = red
seat-name = Player { $number }

# Steps of play
step-place_castle = place the castle
step-draw_domino = dominoes are drawn
step-draw_king = a king is drawn
step-draw_seat = lots decide who begins
step-place = place the domino
step-claim = choose a domino
step-draw_building = buildings are drawn
step-tax = send knights
step-build = build
step-burn = bribe the dragon
step-remove_tile = tiles are set aside
step-deal_tile = tiles are dealt
step-draw_tile = a tile is drawn
step-lead = lay the first tile
step-play = lay a tile
step-play_or_pass = lay a tile or pass
step-hit_or_stand = one more tile or enough
step-finished = the end

# Directions
direction-r = right
direction-l = left
direction-u = up
direction-d = down

# Tiles, the ends of their line and their letters (one plain letter each, unique within the language)
tile-plain = { $high }-{ $low }
tile-double = double { $number }
end-open = { $end } { $number }
end-left = left
end-right = right
end-up = up
end-down = down
end-letter-left = l
end-letter-right = r
end-letter-up = u
end-letter-down = d

# Small words
you = you
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-nor = { $first } or { $last }
range = { $first } to { $last }

# Counted nouns
count-dominoes =
    { $count ->
        [one] { $count } domino
       *[other] { $count } dominoes
    }
count-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
count-crowns =
    { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-properties =
    { $count ->
        [one] { $count } property
       *[other] { $count } properties
    }
count-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
count-knights =
    { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
count-towers =
    { $count ->
        [one] { $count } tower
       *[other] { $count } towers
    }
count-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
count-columns =
    { $count ->
        [one] { $count } column
       *[other] { $count } columns
    }
count-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
count-pips =
    { $count ->
        [one] { $count } pip
       *[other] { $count } pips
    }
count-passes =
    { $count ->
        [one] { $count } pass
       *[other] { $count } passes
    }
count-deals =
    { $count ->
        [one] { $count } deal won
       *[other] { $count } deals won
    }
count-prizes =
    { $count ->
        [one] { $count } prize
       *[other] { $count } prizes
    }
count-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }

# Turns, points and places in every game
title-turn =
    { $you ->
        [yes] your turn
       *[no] { $name } to move
    }
expected-draw_seat = Lots decide who begins.
expected-finished = The game is over.
event-game_started = The game begins.
event-seat_drawn =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
event-match_ended =
    { $you ->
        [yes] You win, { $points }.
       *[no] { $name } wins, { $points }.
    }
event-match_ended-shared = Shared victory: { $names }, { $points }.
gain-plus = plus { $points }
gain-minus = minus { $points }
choice-gain = Gain { $points }
choice-loss = Loss { $points }
choice-draw_seat = { $name } begins
name-points = { $name } { $points }
name-points-apart = { $name }: { $points }
standing = { $place }. { $name }, { $points }.
tie-shared = { $names } share place { $place }.
compact-step-draw_seat = who begins
compact-step-finished = finished

# Refused actions of every game
refusal-malformed = “{ $text }” is not understood.
refusal-game_over = The game is over.
refusal-finished = The game is over.
refusal-chance_acts = Lots are being drawn now.
refusal-not_chance = No lots are drawn now.
refusal-must_draw_seat = Now lots decide who begins.
refusal-seat_not_available = There is no seat { $number }.
refusal-not_your_turn = It is not your turn.
refusal-stale = The game has moved on.
refusal-not_seated = You have no seat at this table.
refusal-table_full = No seat is free at this table.
refusal-unknown_table = This table does not exist.
refusal-message_too_big = The message is too long.
refusal-bad_message = The message is not understood.
refusal-not_started = The game has not begun.
refusal-possible = { $reason } Possible: { $choices }.
refusal-for-example = { $reason } Possible, for example: { $choices }.
refusal-waiting = { $reason } { $expected }

# Faults of options, set-ups and records of every game
fault-unknown_game = There is no game { $game }.
fault-unknown_preset = There is no preset { $preset }. Known: { $known }.
fault-unknown_option = There is no option { $option }. Known: { $known }.
fault-bad_value = Option { $option } cannot be { $value }. Allowed: { $allowed }.
fault-of_seat = { $name }: { $fault }
fault-malformed = This cannot be read: { $text }.
fault-malformed-what = The record cannot be read ({ $what }).
fault-unknown_version = Records of version { $version } cannot be read.
fault-unknown_revision = The record needs revision { $revision } of the rules.
fault-bad_option = The options of the record do not make a game: { $faults }.
fault-bad_seats = The record names { $found } of { $seats } players.
fault-illegal_action = Action { $number } of the record, { $action }, is not legal.
fault-no_such_ply = There is no move { $ply }, the record has { $plies }.
fault-wrong_outcome = The result of the record does not follow from its actions.
fault-missing = The field { $field } is missing.
fault-unknown_step = There is no step { $step }.
fault-step_does_not_fit = The step { $step } does not fit the position.
fault-unknown_seat = there is no such player.

# Directions that may be typed
typed-direction-r = r, right
typed-direction-l = l, left
typed-direction-u = u, up
typed-direction-d = d, down
