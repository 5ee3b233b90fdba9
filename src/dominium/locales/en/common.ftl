## Words that every part of the program shares. The dynamic end of a key is the id used in code.

# Languages, each by its own name
language-en = English
language-cs = Čeština
language-sk = Slovenčina
language-pl = Polski

# Games and presets
game-kingdomino = Kingdomino
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
game-queendomino-summary = Send knights for taxes, build in your towns, win the queen. 2 to 4 players, with the Royal Wedding 3 to 8.
preset-queendomino = Queendomino
preset-queendomino-help = The basic game: towns, knights, buildings, the queen and the dragon.
preset-royal_wedding = Royal Wedding
preset-royal_wedding-help = Queendomino with the dominoes of Kingdomino too, by turns. 3 to 7 players, each for oneself.
preset-royal_wedding_teams = Royal Wedding, team version
preset-royal_wedding_teams-help = 6 or 8 players in pairs; each pair builds one kingdom together.

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
option-set-help = The dominoes of Queendomino alone, or offers from Queendomino and Kingdomino by turns.
option-teams = Team version
option-teams-help = Two players share one kingdom. For the Royal Wedding with 6 players; 8 players always play in teams.
option-tax_bonus = Tax bonus
option-tax_bonus-help = How often a Knights' hall and a Fortified guardhouse pay when taxes are collected.
option-value-on = yes
option-value-off = no
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
option-value-opening-clockwise = by turns, clockwise
option-value-frame-floating = free
option-value-frame-fixed = tray
option-value-set-queendomino = Queendomino
option-value-set-royal_wedding = Royal Wedding
option-value-tax_bonus-per_turn = once a turn
option-value-tax_bonus-per_knight = for each knight sent

# Levels of bots
level-easy = easy
level-easy-help = For learning the rules.
level-medium = medium
level-medium-help = A fair opponent for a family table.
level-hard = hard
level-hard-help = Thinks ahead and forgives little.

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
step-draw_seat = the beginner is drawn
step-place = place the domino
step-claim = choose a domino
step-draw_building = buildings are drawn
step-tax = send knights
step-build = build
step-burn = bribe the dragon
step-finished = the end

# Directions
direction-r = right
direction-l = left
direction-u = up
direction-d = down

# Small words
you = you
list-and = { $first } and { $last }
list-or = { $first } or { $last }
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
