## The web pages of the domino games.

# The table
web-line = Line
web-line-hand = Hand
web-line-hands = Hands
web-line-no-hand = No hand is shown now.
web-line-empty-hand = No tiles left.
web-line-drawn =
    { $count ->
        [one] { $count } drawn
       *[other] { $count } drawn
    }
web-line-passed =
    { $count ->
        [one] { $count } pass
       *[other] { $count } passes
    }
web-line-stood = stands
web-line-sum-over = over { $best }
web-line-out = out, place { $place }
web-line-removed = Set aside
web-line-stock =
    { $count ->
        [0] Stock empty
        [one] Stock { $count } tile
       *[other] Stock { $count } tiles
    }
web-line-aside =
    { $count ->
        [one] { $count } tile set aside
       *[other] { $count } tiles set aside
    }
web-line-laid = { $count } of 28 tiles laid
web-line-bank = Bank { $count }
web-line-deal-of = Deal { $deal } of { $deals }
web-line-deal-to = Deal { $deal }, to { $target } points
web-line-deal-result = Deal { $deal } is over
web-line-next-deal = Deal { $deal } has already begun: the scores on the table include it.
web-line-next-stakes = Deal { $deal } has already begun: everybody has put in { $stake } for it.
web-line-no-deal = No deal has ended yet.
web-line-go-on = Go on
web-line-choose-end = { $tile }: where?
web-line-at-end = { $end }, to the { $number }

# A device that several people share
web-line-hand-over = Hand the device to { $name }.
web-line-hand-over-help = The hands stay hidden until the button is pressed.
web-line-show-hand = I am { $name }: show my tiles

# The command line and help
web-line-command-help = For example 65, 65 left, draw, pass, or 3. for item 3 of the list; ends, line, hand, score and other words ask.

# The lobby
web-option-range = From { $low } to { $high }.

# The score pad
web-tally-pads = Score pads
web-tally-first-lead = Who leads the first deal
web-tally-next-lead = Next to lead: { $name }.
web-tally-points-now = Points during the deal
web-tally-deal = A deal is over
web-tally-ending = How it ended
web-tally-ending-out = somebody went out
web-tally-ending-blocked = blocked
web-tally-ending-stock_exhausted = last tile of the stock drawn
web-tally-ending-two_out = two went out
web-tally-ending-showdown = showdown
web-tally-ending-all_laid = all tiles laid
web-tally-ending-stuck = stuck
web-tally-out = Who went out
web-tally-out-0 = Who went out first
web-tally-out-1 = Who went out second
web-tally-winner = Who won without tiles
web-tally-by-tiles = Enter tiles instead of numbers
web-tally-hand = Left in hand: { $name }
web-tally-tiles = Tiles, for example 65 11
web-tally-pips = Pips
web-tally-count = Number of tiles
web-tally-left_over = Tiles left over, those in the stock too
web-tally-doubles = Doubles
web-tally-double_pips = Pips of the doubles
web-tally-add = Add the deal
web-tally-undo = Undo the last entry
web-tally-deals = Deals
