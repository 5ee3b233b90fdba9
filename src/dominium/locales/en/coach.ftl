# The coach: advice and reviews

fault-coach_at_rated_table = A table with a coach cannot be rated.
refusal-no_coach = There is no coach at this table.
refusal-too_many_reviews = The coach has too many games to review. Please try again later.

# Grades of a decision

coach-grade-best = best
coach-grade-good = good
coach-grade-inaccuracy = inaccuracy
coach-grade-mistake = mistake
coach-grade-blunder = blunder
coach-grade-count = { $grade } { $number }
coach-summary = { $name }: { $grades }. Points lost: { $points }.
coach-nothing = nothing to decide

# What could be done

coach-option = { $action }: chance of winning { $win }, points { $points }.
coach-advice = Advice: { $action }. { $reason }
coach-advice-alone = Advice: { $action }.

# Why the best move is better than the other: the one that was chosen, or the second best

coach-reason-gain = The best move brings { $more_points } at once, the other { $less_points }.
coach-reason-property = { $terrain }: { $squares }, { $crowns }. The best move brings { $more_points } at once, the other { $less_points }.
coach-reason-centre = The best move keeps the castle in the middle of the kingdom; the other gives this bonus away.
coach-reason-hole = The other move leaves { $square } empty for good: no domino fits in there.
coach-reason-hole-harmony = The other move leaves { $square } empty for good: no domino fits in there, and the bonus for Harmony is lost.
coach-reason-growth = { $terrain }: after the best move the property with crowns has more room to grow. Free squares beside it: { $more } instead of { $less }.
coach-reason-room = After the best move there is a place for domino { $domino }, after the other there is none.
coach-reason-prospect = After the best move domino { $domino } can bring { $more_points }, after the other { $less_points }.
coach-reason-no-place = The kingdom has no place for domino { $worse }, but one for domino { $better }.
coach-reason-fits = Domino { $better } can bring { $more_points } at once, domino { $worse } only { $less_points }.
coach-reason-crowns = Domino { $better } has more crowns: { $number }.
coach-reason-order = Whoever has domino { $better } chooses earlier in the next round.
coach-reason-denied = Domino { $better } would bring an opponent up to { $points } ({ $seat }).
coach-reason-coins = The best move brings more coins: { $more } instead of { $less }.
coach-reason-building = { $building } brings { $points } more.
coach-reason-building-queen = { $building } brings the queen to the kingdom.
coach-reason-building-knights = { $building } brings knights: { $knights }.
coach-reason-building-towers = { $building } brings towers: { $towers }.
coach-reason-building-cheaper = { $building } is cheaper; coins saved: { $coins }.
coach-reason-dragon = The dragon burns what others could have built: { $building }.
coach-reason-saving = The coins are worth more later; coins kept: { $coins }.
coach-reason-rather-lay = Laying a tile is better here: one tile fewer stays in the hand.
coach-reason-rather-keep = Not laying a tile is better here: the tiles will be of more use later.
coach-reason-tile-given = The other move lets the next player score more.
coach-reason-tile-blocks = After the best move the next player can lay nothing in { $more_share } of the possible cases, after the other in { $less_share }.
coach-reason-tile-matador = The other move uses up { $tile }, a matador that goes anywhere.
coach-reason-tile-playable = After the best move more of the player’s own tiles fit the ends: { $more } instead of { $less }.
coach-reason-tile-numbers = The best move leaves more different numbers in the hand: { $more } instead of { $less }.
coach-reason-tile-heavy = The best move gets rid of a heavier tile: { $tile }. Pips: { $pips } instead of { $less }.
coach-reason-tile-double = A double is harder to get rid of later: { $tile }.
coach-reason-stand = With { $pips } pips another tile goes over 21 in { $share } of cases; it is better to stand.
coach-reason-hit = With { $pips } pips another tile goes over 21 only in { $share } of cases; it is better to take one.
coach-reason-outlook-points = Played on many times from here, the best move ends { $points } better on average.
coach-reason-outlook-win = Played on many times from here, the best move wins in { $share } more of the games.

# The graph of win chances in words; a chance stands behind each name

coach-graph-start = At the beginning: { $chances }.
coach-graph-middle = Half-way, at move { $ply }: { $chances }.
coach-graph-leads = Changes of the lead: { $number }.
coach-graph-turn = The greatest change, at move { $ply }: { $name }, from { $before } to { $after }.
coach-graph-decided = From move { $ply } on never below { $share }: { $name }.
coach-graph-end = In the end: { $chances }.

# At the terminal

terminal-about-coach = Judge the decisions of a recorded game: grades, better moves, reasons, and the chances of winning.
terminal-option-whose = Judge the decisions of this seat (a number or a name). Otherwise those of all people.
terminal-option-all = List every decision, not only those that could have been better.
terminal-option-playouts = How many playouts for each decision.
terminal-coach-listed = Decisions: { $judged }, listed: { $listed }.
terminal-coach-decision = { $ply }. { $name }: { $words }. { $grade }: points lost { $points }, chance of winning lost { $win }.
terminal-coach-better = Better: { $option }
terminal-coach-nothing = There is nothing to judge in this record.
terminal-no-advice = There is no advice here: it is not your turn, or the table has no coach.
terminal-words-advice = advice, hint
terminal-explain-advice = the best moves and why
