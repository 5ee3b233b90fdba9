## The domino games: titles, announcements, queries, refusals, faults and results.
## Lines are spoken: no symbols that a voice would skip. Names of people stand in the basic form.

# Ends
ends-short = Ends { $ends }.
ends-none = Nothing lies on the table yet.
line-none = This game has no line.
ends-closed = Nothing can be laid any more.

# The state in one line
title-deal = deal { $deal }
title-deal-of = deal { $deal } of { $deals }
title-target = to { $points } points

# Whose turn it is and what is expected
expected-remove_tile = Tiles are set aside.
expected-deal_tile = Tiles are dealt.
expected-draw_tile-turn =
    { $you ->
        [yes] You draw from the stock.
       *[no] { $name } draws from the stock.
    }
expected-draw_tile = A tile is drawn from the stock.
expected-lead =
    { $you ->
        [yes] Your turn: lay the first tile.
       *[no] { $name } to move: lays the first tile.
    }
expected-play =
    { $you ->
        [yes] Your turn: lay a tile. { $ends }
       *[no] { $name } to move: lays a tile. { $ends }
    }
expected-play-draw =
    { $you ->
        [yes] Your turn: lay a tile or draw one. { $ends }
       *[no] { $name } to move: lays a tile or draws one. { $ends }
    }
expected-play_or_pass =
    { $you ->
        [yes] Your turn: lay a tile or pass. { $ends }
       *[no] { $name } to move: lays a tile or passes. { $ends }
    }
expected-hit_or_stand =
    { $you ->
        [yes] Your turn: one more tile, or enough?
       *[no] { $name } to move: one more tile, or enough.
    }
expected-hit_or_stand-pips = Your turn, you have { $pips }: one more tile, or enough?
expected-hit_or_stand-best = Your turn, you have exactly { $pips }: say enough.
expected-hit_or_stand-over = Your turn, you have { $pips }, over { $best }: say enough.

# Announcements of events; those with -long replace the short ones at length "long"
call-pass = “PASS”
call-out = “DOMINO”
event-deal_started-of = Deal { $deal } of { $deals } begins.
event-deal_started-target = Deal { $deal } begins, play to { $target } points.
event-stakes_paid = Each player stakes { $stake }, the bank holds { $bank }.
event-tile_removed =
    { $count ->
        [one] { $count } tile is set aside face down.
       *[other] { $count } tiles are set aside face down.
    }
event-tile_removed-known = Set aside: { $tiles }.
event-hand_dealt-size = { $name }: { $tiles }.
event-hand_dealt-sizes =
    { $count ->
        [one] { $names }: { $count } tile each.
       *[other] { $names }: { $count } tiles each.
    }
event-hand_dealt =
    { $you ->
        [yes] Your tiles: { $tiles }.
       *[no] Tiles, { $name }: { $tiles }.
    }
event-lead_given =
    { $you ->
        [yes] Now you lead.
       *[no] Now { $name } leads.
    }
event-lead_given-lowest_double =
    { $you ->
        [yes] The lowest double is { $number }: you lead.
       *[no] The lowest double is { $number }: { $name } leads.
    }
event-lead_given-lowest_tile =
    { $you ->
        [yes] No doubles, the lowest tile is { $tile }: you lead.
       *[no] No doubles, the lowest tile is { $tile }: { $name } leads.
    }
event-lead_given-double_six =
    { $you ->
        [yes] You have the double 6 and lead.
       *[no] { $name } has the double 6 and leads.
    }
event-tile_laid-led =
    { $you ->
        [yes] You lead { $tile }.
       *[no] { $name } leads { $tile }.
    }
event-tile_laid-led-long =
    { $you ->
        [yes] You lead { $tile }. { $ends } In hand: { $tiles }.
       *[no] { $name } leads { $tile }. { $ends } In hand: { $tiles }.
    }
event-tile_laid = { $name }: { $tile } { $end }. { $ends }
event-tile_laid-wild = { $name }: matador { $tile } { $end }. { $ends }
event-tile_laid-long =
    { $you ->
        [yes] You lay { $tile }, { $end }. { $ends } In hand: { $tiles }.
       *[no] { $name } lays { $tile }, { $end }. { $ends } In hand: { $tiles }.
    }
event-tile_laid-wild-long =
    { $you ->
        [yes] You lay { $tile } as a matador, { $end }. { $ends } In hand: { $tiles }.
       *[no] { $name } lays { $tile } as a matador, { $end }. { $ends } In hand: { $tiles }.
    }
event-turn = { $name }: { $parts }.
event-part-stuck = nothing for { $numbers }
event-part-drawn = { $tiles } from the stock
event-part-drawn-long = { $tiles } from the stock, left in it { $stock }
event-part-drawn-known = { $tiles } from the stock ({ $names })
event-part-drawn-known-long = { $tiles } from the stock ({ $names }), left in it { $stock }
event-new_tiles = New tiles: { $tiles }.
event-stood = { $name }: enough, { $tiles }.
event-points_scored-lowest_double = { $name }: { $points } for the lowest double, in all { $total }.
event-points_scored-equal_ends = { $name }: { $points } for equal ends, in all { $total }.
event-points_scored-equal_ends_double = { $name }: { $points } for equal ends with a double, in all { $total }.
event-points_scored-fives = { $name }: { $points } for the ends, in all { $total }.
event-went_out = { $name }: { $call }.
event-went_out-place = { $name }: { $call }, place { $place }.
event-line_blocked = Blind alley: nobody can lay a tile.
event-hands_shown = { $name }: { $tiles }; in all { $pips }.
event-hands_shown-over = { $name }: { $tiles }; in all { $pips }, too many.
event-hands_shown-none = { $name }: no tiles.
event-hands_shown-removed = Set aside: { $tiles }.
event-prizes_paid = From the bank: { $prizes }.
event-prizes_paid-rest = From the bank: { $prizes }. Left in it: { $bank }.
event-match_ended-alone =
    { $you ->
        [yes] You win.
       *[no] { $name } wins.
    }
event-match_ended-drawn = The match is drawn.
event-match_ended-all_laid = The game is won.
event-match_ended-stuck = The game is lost.

# What is heard at once: shorter, one key tells the rest
heard-stood = { $name }: enough.
asked-lead = Begin.
asked-play = Your turn. { $ends }
asked-play-numbers = Your turn: { $numbers }.
asked-hit_or_stand-pips = { $pips }: one more, or enough?
asked-hit_or_stand-best = Exactly { $pips }: say enough.
asked-hit_or_stand-over = { $pips }, over { $best }: say enough.

# The result of a deal
deal-won =
    { $you ->
        [yes] You win the deal.
       *[no] { $name } wins the deal.
    }
deal-won-points =
    { $you ->
        [yes] You win the deal: { $points }.
       *[no] { $name } wins the deal: { $points }.
    }
deal-won-shared = The deal is won by { $names }.
deal-won-nobody = Nobody wins the deal.
deal-target_reached = The target is reached.
deal-stock_exhausted = The stock has run out.
deal-all_laid = All 28 tiles are laid.
deal-stuck = Nothing fits any more. Laid: { $laid }, left over: { $left }.
deal-totals = Score: { $scores }.
deal-numbered = Deal { $deal }, { $reason }. { $result }
deal-numbered-target_reached = Deal { $deal }: the target is reached.
deal-reason-out = domino
deal-reason-blocked = blind alley
deal-reason-stock_exhausted = stock used up
deal-reason-two_out = two out
deal-reason-target_reached = target reached
deal-reason-showdown = tiles shown
deal-reason-all_laid = everything laid
deal-reason-stuck = stuck
tally-none = Nothing is written down yet.
tally-lead = { $name } leads the next deal.

# Choices
choice-lead = { $tile }. { $ends }
choice-lay = { $laid }. { $ends }
choice-lay-gain = { $laid }. { $ends } { $gain }.
choice-lay-short = { $tile } { $end }
choice-lay-outward = { $tile } { $end }, { $outward } outside
choice-draw = draw a tile
choice-draw-stock = Draw a tile, { $count } in the stock
choice-pass = pass
choice-hit = one more tile
choice-stand = enough
choice-stand-pips = Enough, { $pips }
choice-draw_tile = tile { $tile }

# The line
line-tiles = Tiles in the line: { $count }. First laid: number { $number } from the left.
line-part = { $places }: { $tiles }.
line-middle = Middle: { $tile }.
line-crossing = Crossing: { $tile }.
line-arm = { $end }, outwards: { $tiles }.
line-played = Laid, of 7 each: { $numbers }.
line-number = { $name } { $count }
number-0 = blanks
number-1 = ones
number-2 = twos
number-3 = threes
number-4 = fours
number-5 = fives
number-6 = sixes

# Hands, stock, bank, scores
hand =
    { $you ->
        [yes] Your hand: { $tiles }, { $pips }.
       *[no] { $name }: { $tiles }, { $pips }.
    }
hand-size = { $name }: { $parts }.
hand-drawn = drawn: { $count }
hand-passes = passes: { $count }
hand-out = out, place { $place }
hand-stood = enough
hand-item = { $tile }, { $ends }
hand-item-lead = { $tile }, may be led
hand-item-unfit = { $tile }, not now
stock = Stock: { $tiles }.
stock-none = This game has no stock.
stock-undealt = Not dealt yet: { $tiles }.
stock-tiles = In the stock: { $tiles }.
stock-removed-tiles = Set aside: { $tiles }.
stock-removed = Set aside: { $tiles }.
bank = In the bank: { $tokens }.
score-seat = { $name }: { $amount }.
score-seat-deals = { $name }: { $amount }, { $deals }.
score-laid = Laid: { $count } of 28 tiles.
score-gained = { $score } In this deal: { $points }.
score-ending = How the last deal ended: { $reason }.
score-target = Deal { $deal }, play to { $target } points.
score-deals = Deal { $deal } of { $deals }.
score-lead =
    { $you ->
        [yes] You led this deal.
       *[no] This deal was led by { $name }.
    }

# Refused actions
refusal-ambiguous-tile = { $tile } can be laid in several ways: { $options }.
refusal-must_lead = Now lay the first tile.
refusal-must_play = Now lay a tile.
refusal-must_hit_or_stand = Now take one more tile or say enough.
refusal-must_draw_tile = Now a tile is drawn.
refusal-tile_not_in_hand = { $tile } is not in your hand.
refusal-must_lead_tile = The first tile has to be { $tile }.
refusal-end_not_open = Nothing can be laid at this end now: { $end }.
refusal-tile_does_not_fit = { $tile } does not fit anywhere.
refusal-tile_does_not_fit-end = { $tile } does not fit { $end }: { $number } is there.
refusal-tile_does_not_fit-sum = { $tile } does not fit { $end }: { $number } is there, and the halves must add up to 7.
refusal-matador_not_needed = { $tile } may be a joker only when no other tile fits.
refusal-draw_first = Draw a tile before you pass.
refusal-already_drawn = You have already drawn in this turn.
refusal-stock_empty = The stock is empty.
refusal-must_stand = You have { $pips }, no more tiles can be taken.
refusal-not_in_this_game = This game does not know: { $action }.
refusal-tile_not_available = { $tile } cannot be drawn.

# Faults of options, positions and the score pad
fault-of_entry = Entry { $number }: { $fault }
fault-hidden_action = Move { $number } of the record is hidden until the game is over.
fault-target_needs_points = A target ({ $target }) goes only with scoring by points.
fault-deals_need_counting = A number of deals ({ $deals }) goes only with counting deals won; points are played up to a target.
fault-out_of_range = { $field } cannot be { $value }.
fault-seat_out_of_range = there is no such player at this table.
fault-unknown_ending = A deal cannot end like this: { $ending }.
fault-wrong_number_of_hands = Hands written down: { $hands } instead of { $seats }.
fault-wrong_number_of_scores = Scores written down: { $scores } instead of { $seats }.
fault-unknown_tile = There is no tile { $tile } in the set.
fault-tile_missing = Tile { $tile } is missing.
fault-no_led_tile = The line has no first tile.
fault-wrong_lead = The first tile cannot be { $tile }.
fault-end_not_in_game = The line of this game has no such end: { $end }.
fault-line_has_a_gap = The line has a gap: { $end }, place { $position }.
fault-line_does_not_fit = Tile { $tile } does not fit where it lies.
fault-impossible_step = The step { $step } does not fit the tiles.
fault-unknown_entry = The score pad has no such entry.
fault-not_in_this_game = This game has no entries of this kind: { $kind }.
fault-unknown_ending-known = A deal cannot end like this: { $ending }. Known: { $known }.
fault-out_seats = Name who went out; needed: { $needed }.
fault-hand_missing = the tiles in hand are missing.
fault-doubles_missing = the number and pips of the doubles are missing.
fault-count_missing = the number of tiles is missing.
fault-count_not_tiles = Write how many tiles are left over, those in the stock too, instead of naming them.
fault-bad_tile = There is no tile { $tile }.
fault-tile_twice = Tile { $tile } is there twice.
fault-bad_pips = there cannot be that many pips.
fault-bad_seat = there is no such player.
fault-bad_points = Nobody can score { $points } here.
fault-match_over = The match was already over.

# Compact lines for braille and terminals: lower case, short
compact-deal = deal { $deal }
compact-deal-of = deal { $deal }/{ $deals }
compact-target = to { $points }
compact-lead = first { $seat }
compact-step-remove_tile = setting aside
compact-step-deal_tile = dealing
compact-step-draw_tile = drawing a tile
compact-step-lead = lead
compact-step-play = play
compact-step-play_or_pass = play or pass
compact-step-hit_or_stand = more or enough
compact-step-stand = enough
compact-ends = ends
compact-line = line
compact-hand = has { $size } drew { $drawn } passed { $passes }
compact-out = out { $place }
compact-stood = enough
compact-won = won { $deals }
compact-gained = now { $points }
compact-tiles = tiles
compact-stock = stock { $count }
compact-removed = aside { $count }
compact-bank = bank { $count }

# Words that may be typed in an action: the first of each list is the one that is offered; the last lines list words that may stand beside a tile
typed-draw = draw, take, take a tile, draw a tile
typed-pass = pass, knock, go
typed-hit = hit, more, one more, one more tile, another
typed-stand = stand, enough, stop
typed-double = double
typed-outward = outside, out, outward
typed-before-tile = tile, play, lay, lead, put, matador
