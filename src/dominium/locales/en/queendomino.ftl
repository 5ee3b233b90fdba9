## Queendomino and the Royal Wedding: buildings, their board, courts, announcements, refusals, faults
## and scores. Lines are spoken; names of people and of buildings stand in the basic form.

# Buildings
building-bakery = Bakery
building-sawmill = Sawmill
building-fishmonger = Fishmonger
building-weaver = Weaver
building-magic_school = Magic school
building-forge = Forge
building-church = Church
building-inn = Inn
building-tavern = Tavern
building-watchtower = Watchtower
building-fortified_guardhouse = Fortified guardhouse
building-knights_hall = Knights' hall
building-travelling_castle = Travelling castle
building-training_camp = Training camp
building-statue = Statue
building-queens_tower = Queen's tower

# What a building brings: at once, with every collection of taxes, at the end
building-fact = { $building }: { $effect }.
effect-at-once = at once { $gains }
effect-tax_coin_per_tower = with taxes 1 coin more for each tower
effect-tax_coin_per_knight = with taxes 1 coin more for each knight
effect-crowns = { $crowns } for its town
effect-each-building = { $points }
effect-each-wheat_areas = { $points } for each wheat field
effect-each-forest_areas = { $points } for each forest
effect-each-lake_areas = { $points } for each lake
effect-each-grassland_areas = { $points } for each grassland
effect-each-swamp_areas = { $points } for each swamp
effect-each-mine_areas = { $points } for each mine
effect-each-town_areas = { $points } for each town
effect-each-towers = { $points } for each tower
effect-each-knights = { $points } for each knight
effect-none = no effect

# The building board
board-slot = Slot { $slot }: { $building }, { $cost }; { $effect }.
board-slot-discounted = Slot { $slot }: { $building }, { $cost } thanks to the queen; { $effect }.
board-slot-empty = Slot { $slot }: empty.
cost-nothing = free
board-open = Next on the pile: { $building }; { $effect }.
board-undrawn = May still come, { $count }: { $buildings }.
board-undrawn-none = No buildings left.
board-queen = The queen: { $name }.
board-queen-none = The queen stands at the building board.
board-dragon-in = The dragon is in its cave.
board-dragon-out = The dragon is out until the end of the round.

# The court of a kingdom
court = { $coins }, { $knights } in the supply, { $towers }.
court-queen = { $coins }, { $knights } in the supply, { $towers }, the queen.
court-knights = Knights in the kingdom: { $squares }.
court-building = { $building } { $square }: { $effect }.
knight = knight

# What is expected
expected-draw_building = Buildings are drawn.
expected-tax =
    { $you ->
        [yes] Your turn: send knights for taxes to { $squares }, or send none. In the supply: { $knights }.
       *[no] { $name } to move: sends knights to { $squares }, or none. In the supply: { $knights }.
    }
expected-build =
    { $you ->
        [yes] Your turn: build in a town, or build nothing. In the treasury: { $coins }.
       *[no] { $name } to move: builds in a town, or nothing. In the treasury: { $coins }.
    }
expected-burn =
    { $you ->
        [yes] Your turn: for 1 coin let the dragon burn a building, or leave it. In the treasury: { $coins }.
       *[no] { $name } to move: lets the dragon burn a building for 1 coin, or leaves it. In the treasury: { $coins }.
    }

# Announcements of events; those with -long only replace the short ones at length "long"
event-buildings_offered = Buildings: { $buildings }.
event-buildings_offered-none = No more buildings.
event-buildings_offered-slot = { $slot } { $building }
event-buildings_offered-open = next { $building }
event-taxes_collected = { $name }: taxes { $squares }, { $coins }.
event-taxes_collected-long =
    { $you ->
        [yes] You collect taxes: { $sources }; in all { $coins }. In the treasury: { $total }.
       *[no] { $name } collects taxes: { $sources }; in all { $coins }. In the treasury: { $total }.
    }
event-taxes_collected-source = { $place }: { $coins }
event-building_built = { $name }: { $building } { $square }, cost { $cost }.
event-building_built-long =
    { $you ->
        [yes] You build from slot { $slot }: { $building } on { $square }; cost { $cost }, { $effect }. In the treasury: { $coins }.
       *[no] { $name } builds from slot { $slot }: { $building } on { $square }; cost { $cost }, { $effect }. In the treasury: { $coins }.
    }
event-queen_moved =
    { $you ->
        [yes] The queen comes to you.
       *[no] The queen goes to { $name }.
    }
event-queen_moved-long =
    { $you ->
        [yes] The queen comes to you: { $towers }.
       *[no] The queen goes to { $name }: { $towers }.
    }
event-building_burnt =
    { $you ->
        [yes] You bribe the dragon: { $slot } { $building } burns.
       *[no] { $name } bribes the dragon: { $slot } { $building } burns.
    }
event-building_burnt-long =
    { $you ->
        [yes] You bribe the dragon, slot { $slot } burns: { $building }. In the treasury: { $coins }.
       *[no] { $name } bribes the dragon, slot { $slot } burns: { $building }. In the treasury: { $coins }.
    }
event-dragon_returned = The dragon is back in its cave.
event-step_declined-tax =
    { $you ->
        [yes] You send no knight.
       *[no] { $name } sends no knight.
    }
event-step_declined-build =
    { $you ->
        [yes] You build nothing.
       *[no] { $name } builds nothing.
    }
event-step_declined-burn =
    { $you ->
        [yes] You leave the dragon.
       *[no] { $name } leaves the dragon.
    }

# What is heard at once: shorter, one key tells the rest
heard-building_burnt = { $building } burns
heard-queen_moved = gets the queen
asked-tax = Send knights to { $squares }?
asked-build = Build? { $coins }.
asked-burn = Bribe the dragon? { $coins }.

# Choices
choice-tax = Taxes { $places }: { $coins }
choice-tax-bonus = Taxes { $places }: { $coins }, bonus { $bonus }
choice-tax-short =
    { $knights ->
        [one] knight on { $squares }
       *[other] knights on { $squares }
    }
choice-build = Slot { $slot }: { $building } on { $square }, { $cost }. { $effects }.
choice-build-short = slot { $slot }: { $building } on { $square }
choice-build-queen = the queen comes
choice-burn = Slot { $slot }: { $building } burns, 1 coin
choice-burn-short = slot { $slot }: { $building } burns
choice-decline-tax = send no knight
choice-decline-build = build nothing
choice-decline-burn = leave the dragon
choice-draw_building = building { $building }

# Refused actions
refusal-must_tax = First decide about the knights.
refusal-must_build = First decide about building.
refusal-must_burn = First decide about the dragon.
refusal-must_draw_building = Now a building is drawn.
refusal-not_on_domino = { $square } is not on the domino just placed; knights go only there.
refusal-not_enough_knights = Not enough knights; in the supply: { $knights }.
refusal-no_such_slot = There is no slot { $slot }, only 0 to 5.
refusal-slot_empty = Slot { $slot } is empty.
refusal-not_enough_coins = Not enough coins: cost { $cost }, in the treasury { $coins }.
refusal-not_a_town = { $square } is not a town square of this kingdom.
refusal-town_occupied = A building already stands on { $square }.
refusal-building_not_on_board = { $building } is not on the building board.
refusal-building_not_available = This building cannot be drawn: { $building }.

# Faults of options, boards and set-ups
fault-royal_wedding_needs_three_seats = The Royal Wedding needs at least three players.
fault-seats_need_royal_wedding = { $seats } players can only play the Royal Wedding.
fault-teams_need_royal_wedding = Only the Royal Wedding is played in teams.
fault-teams_need_six_or_eight_seats = Teams need 6 or 8 players, not { $seats }.
fault-of_kingdom = Kingdom { $number }: { $fault }
fault-missing_court = Coins, knights and buildings are missing.
fault-missing_building_board = The building board is missing.
fault-unknown_building = There is no building { $building }.
fault-building_used_twice = There are not that many tokens: { $building }.
fault-building_not_on_town = There is a building on { $square }, but no town.
fault-two_buildings = Two buildings stand on { $square }.
fault-knight_outside = A knight stands on { $square }, where no domino lies.
fault-bad_knights = There cannot be { $found } knights.
fault-bad_knights-expected = Knights: { $found } instead of { $expected }.
fault-bad_coins = The number of coins cannot be right.
fault-bad_slots = The building board must have the slots 0 to 5.
fault-bad_queen = The queen cannot be there.
fault-bad_turn_squares = The domino of this turn does not lie on the squares given.

# The score sheet and the end
sheet-treasury = Treasury
sheet-wheat = Wheat fields
sheet-forest = Forests
sheet-lake = Lakes
sheet-grassland = Grasslands
sheet-swamp = Swamps
sheet-mine = Mines
sheet-town = Towns
sheet-buildings = Buildings
sheet-bonuses = Bonuses
score-row = { $row }: { $points }.
score-row-reason = { $row }: { $points }. { $reason }.
score-treasury = { $coins }
score-treasury-left = { $coins }, left over { $left }
score-squares = { $squares }, { $crowns }
score-squares-queen = { $squares }, { $crowns } with the queen
score-building = { $building } { $square }: { $points }
score-building-each = { $building } { $square }, { $counted }: { $points }
score-bonus-part = { $bonus } { $points }
event-match_ended-team =
    { $you ->
        [yes] You win: { $names }, { $points }.
       *[no] { $names } win, { $points }.
    }
tie-coins = Tie, the coins left over: { $values }.

# Compact lines for braille and terminals: lower case, short
compact-step-draw_building = drawing buildings
compact-step-tax = taxes
compact-step-build = build
compact-step-burn = dragon
compact-court = coins { $coins } knights { $knights } towers { $towers }
compact-court-queen = coins { $coins } knights { $knights } towers { $towers } queen
compact-built = built
compact-buildings = buildings
compact-open = next
compact-open-none = no next
compact-tokens = tokens { $count }
compact-dragon-in = dragon in its cave
compact-dragon-out = dragon out
compact-building-sign = b
compact-knight-sign = k

# Words that may be typed in an action; the first of each line is the one that refusals suggest
typed-tax = tax, taxes, knight, knights, send knight, send knights, send a knight, send, collect taxes
typed-build = build
typed-burn = burn, bribe the dragon, bribe dragon, bribe, dragon
typed-decline = skip, nothing, none, no, decline, no knight, no knights, send none, send nobody, send no knight, send no knights, build nothing, do not build, burn nothing, leave dragon, leave the dragon, leave it
typed-between = on, onto, to, at, and, from, for, in, the, a, slot, square, building
