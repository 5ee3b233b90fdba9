## Lessons: a game learnt in small steps on its real table.

lesson-you = You
lesson-other-1 = Petr
lesson-other-2 = Jana
lesson-other-3 = Eva
lesson-place = { $lesson }, step { $step } of { $steps }
lesson-over = { $lesson }, end of the lesson
lesson-end = You have reached the end of this lesson. Take the next one, or sit down at a table.
lesson-done = Well done.
lesson-hint-ask = Type “{ $word }”, or look in the help for the key of this question.
lesson-hint-do = Type { $answer }, or find in the list: { $choice }
lesson-hint-try = Type { $answer }
lesson-hint-play = Everything you can do now is in the list.
lesson-refused-other_action = That is allowed, but not what this step asks. Read the task again, or take the hint.
lesson-refused-still_legal = That is allowed. Try something that the rules forbid.
lesson-refused-no_action = There is nothing to play in this step. Do what the task says, or go on.
lesson-refused-other_question = The task asks for another question.
lesson-refused-over = This lesson is over.
refusal-unknown_lesson = There is no such lesson.

lesson-kingdomino = Kingdomino: the first turns
lesson-kingdomino-about = Choose dominoes, place them, count your points.
lesson-kingdomino-aim = What it is about
lesson-kingdomino-aim-text =
    You build a kingdom of 5 by 5 squares around your castle. Columns have letters, rows have numbers from the top; your castle stands on E5.

    Squares of one terrain that touch side to side are a property. It scores the number of its squares times the number of its crowns. Without a crown it scores nothing.
lesson-kingdomino-offer = The offer
lesson-kingdomino-offer-text = Four dominoes lie in the offer, in the order of their numbers. High numbers are mostly better land; but whoever takes a low number has the earlier turn.
lesson-kingdomino-offer-task = Ask what lies in the offer.
lesson-kingdomino-claim = Choosing a domino
lesson-kingdomino-claim-text = Your king was drawn first, so the choice is yours. Domino 24 has a forest with a crown and a wheat field.
lesson-kingdomino-claim-task = Take domino 24.
lesson-kingdomino-second = The second king
lesson-kingdomino-second-text = With two players each of you has two kings. Petr has taken 19 and 34; domino 13 is left for your second king.
lesson-kingdomino-second-task = Take domino 13.
lesson-kingdomino-place = Placing a domino
lesson-kingdomino-place-text =
    The lowest number has the first turn: your 13, wheat and forest. One of its squares must touch the castle or a square of the same terrain, side to side. The castle takes any terrain.

    There are three ways to place it, all equally good: choose from the numbered list, choose the square on the board, or type the square of the first half and the direction of the second: right, left, up or down.
lesson-kingdomino-place-task = Place the wheat on E6, below your castle, and the forest on F6, to the right of it.
lesson-kingdomino-next = The next domino
lesson-kingdomino-next-text = After placing, the same king goes to a domino of the next offer. Number 26 has another forest with a crown.
lesson-kingdomino-next-task = Take domino 26.
lesson-kingdomino-wrong = What is not allowed
lesson-kingdomino-wrong-text = Petr has placed his domino and taken 40. Now your 24 is to be placed: forest with a crown, and wheat. What the rules forbid cannot happen: you hear why, and what would be possible, and nothing changes. So trying is always safe.
lesson-kingdomino-wrong-task = Try to place it on C3 and D3, far from your kingdom: C3 right.
lesson-kingdomino-typed = Making land grow
lesson-kingdomino-typed-text = Your forest lies on F6, your wheat on E6. The new domino can continue both: its forest below the forest, its wheat below the wheat.
lesson-kingdomino-typed-task = Place the forest on F7 and the wheat on E7, to the left of it.
lesson-kingdomino-last = Two forests
lesson-kingdomino-last-text = Two dominoes are left in this offer: 3 with two forests, and 30 with a lake. Your forest has a crown, so more forest brings points.
lesson-kingdomino-last-task = Take domino 3.
lesson-kingdomino-points = Your points
lesson-kingdomino-points-text = At any time you can hear where your points come from. The forest has two squares and one crown: 2 points. The wheat has two squares, but no crown: nothing.
lesson-kingdomino-points-task = Ask for the points in detail.
lesson-kingdomino-square = Looking around first
lesson-kingdomino-square-text = Your turn again, with number 3. Type just a square, such as G6, to hear what is possible there. On the board you hear it when you come to the square; R turns the domino.
lesson-kingdomino-square-task = Place the two forests on G6 and G7, to the right of your forest.
lesson-kingdomino-end = How it goes on
lesson-kingdomino-end-text =
    Your forest now has four squares and one crown: 4 points. So the game goes on, with two players for six rounds. A domino that fits nowhere is put away by itself.

    Whoever has the most points in the end wins. In a tie the larger property decides, then the crowns.

lesson-keys = Keys and questions
lesson-keys-about = Find out everything about a table by keys or words.
lesson-keys-doors = Three ways to do everything
lesson-keys-doors-text =
    Whatever can be done at a table can be done in three ways: from the numbered list, on the board or in your hand, and by typing. None of them can do more than the others.

    Whatever lies on the table you can also ask for. Every question has a key, a word and a button. Single letters are keys only while you are in the game, never while you write.

    There is nothing to play in this step. Go to the next one with the button Go on, right below these words; in a terminal by typing next.
lesson-keys-turn = Whose turn is it?
lesson-keys-turn-text = With this question you always find out who acts and what is expected. In the game it is on T.
lesson-keys-turn-task = Ask whose turn it is.
lesson-keys-kingdom = Your kingdom
lesson-keys-kingdom-text = You hear your kingdom row by row: each square with its terrain and its crowns. In the game it is on V.
lesson-keys-kingdom-task = Ask for your kingdom.
lesson-keys-offer = The offer
lesson-keys-offer-text = You hear the dominoes to choose from, and who has taken which. In the game it is on N.
lesson-keys-offer-task = Ask for the offer.
lesson-keys-score = The points
lesson-keys-score-text = S tells the points of all players; with Shift it tells where your own come from.
lesson-keys-score-task = Ask for the points.
lesson-keys-last = What happened last
lesson-keys-last-text = Everything that happens is told once and then stands in the history. L tells the last of it again, Shift and L one step further back.
lesson-keys-last-task = Ask what happened last.
lesson-keys-act = From the list
lesson-keys-act-text = M leads to the list of all that is possible. There a number goes to an item, Enter takes it. If you would rather type, write the number with a full stop.
lesson-keys-act-task = Place domino 3 on G6 and G7.
lesson-keys-help = The help
lesson-keys-help-text = The help lists what works here and now, with its keys and words. On the page it is always on F1.
lesson-keys-help-task = Open the help.

lesson-practice = Practice board
lesson-practice-about = Place dominoes as you like; nothing is at stake.
lesson-practice-free = Placing freely
lesson-practice-free-text =
    Place and choose as you like, and ask whatever you want. Petr plays at random and only takes away what is left over.

    When you have had enough, go on.
lesson-practice-free-task = Place dominoes in your kingdom.

lesson-kralovska_zahrada = Královská zahrada: the tray
lesson-kralovska_zahrada-about = What is different on the tray of the tactile edition.
lesson-kralovska_zahrada-tray = The tray
lesson-kralovska_zahrada-tray-text = Královská zahrada is Kingdomino for blind and sighted players, with raised symbols. Everybody builds on a tray of 5 by 5 squares: columns A to E, rows 1 to 5 from the top. Nothing may lie outside it.
lesson-kralovska_zahrada-castle = The place of the castle
lesson-kralovska_zahrada-castle-text = First everybody chooses the square of their castle. In the middle it has the same room on all sides.
lesson-kralovska_zahrada-castle-task = Put your castle on C3.
lesson-kralovska_zahrada-claim = The first choice
lesson-kralovska_zahrada-claim-text = Lots have decided that you begin. Then you choose in turn, clockwise, until every king has a domino.
lesson-kralovska_zahrada-claim-task = Take domino 13; the lowest number also has the first turn.
lesson-kralovska_zahrada-second = Once more
lesson-kralovska_zahrada-second-text = Petr has taken 34. Now it is your second king.
lesson-kralovska_zahrada-second-task = Take domino 24.
lesson-kralovska_zahrada-frame = How much room is left
lesson-kralovska_zahrada-frame-text = On the tray you know from the beginning how far you can build.
lesson-kralovska_zahrada-frame-task = Ask how far your kingdom may grow.
lesson-kralovska_zahrada-wrong = Outside the tray
lesson-kralovska_zahrada-wrong-text = Your 13 has wheat and forest. E is the last column.
lesson-kralovska_zahrada-wrong-task = Try to place it from E3 to the right: E3 right.
lesson-kralovska_zahrada-place = Beside the castle
lesson-kralovska_zahrada-place-text = The castle takes any terrain; the other half may touch anything.
lesson-kralovska_zahrada-place-task = Place the wheat on D3, to the right of your castle, and the forest on E3.
lesson-kralovska_zahrada-end = What is down stays down
lesson-kralovska_zahrada-end-text = A placed domino stays where it is, so moves are not taken back here. You can have the game ask once more before each move. Everything else is as in Kingdomino.

lesson-queendomino = Queendomino: a turn in five steps
lesson-queendomino-about = Knights, buildings, the dragon and the queen.
lesson-queendomino-turn = The turn
lesson-queendomino-turn-text =
    A turn has five steps: place a domino, send knights, build, bribe the dragon, choose the next domino. The first and the last must be done; the three between you may decline with the minus key.

    You begin with 7 coins and 1 knight.
lesson-queendomino-place = A town
lesson-queendomino-place-text = Domino 33 has a town and a lake. Towns bring no crowns; they are the place for buildings. The castle stands on G7.
lesson-queendomino-place-task = Place the town on G8, below your castle, and the lake on H8, to the right of it.
lesson-queendomino-knight = A knight collects taxes
lesson-queendomino-knight-text = A knight goes to the domino just placed and brings one coin for each square of the property. Then he stays there.
lesson-queendomino-knight-task = Send your knight to the lake on H8.
lesson-queendomino-buildings = What can be built
lesson-queendomino-buildings-text = Six buildings are for sale. Each costs as many coins as the number of its slot says, from 0 to 5.
lesson-queendomino-buildings-task = Ask for the buildings.
lesson-queendomino-build = Building
lesson-queendomino-build-text = The Inn in slot 1 costs 1 coin. It brings two knights at once, and 3 points in the end.
lesson-queendomino-build-task = Build the Inn in the town on G8.
lesson-queendomino-dragon = The dragon
lesson-queendomino-dragon-text = For 1 coin the dragon burns a building that you do not want others to have. It can be bribed once in a round.
lesson-queendomino-dragon-task = Have the Knights' hall in slot 4 burnt.
lesson-queendomino-claim = The end of the turn
lesson-queendomino-claim-text = Last of all you choose from the next offer, as in Kingdomino.
lesson-queendomino-claim-task = Take domino 46 with two towns.
lesson-queendomino-grow = Your second king
lesson-queendomino-grow-text = It is your turn again: domino 40 has a lake with a crown, and a town. Both can continue what you have.
lesson-queendomino-grow-task = Place the lake on H9, below your lake, and the town on G9, to the left of it.
lesson-queendomino-knights = Two knights at once
lesson-queendomino-knights-text = The Inn has given you two knights. Each may go to one half of the new domino. Lake and town have two squares each, so together they bring 4 coins.
lesson-queendomino-knights-task = Send the knights to G9 and H9.
lesson-queendomino-queen = The queen
lesson-queendomino-queen-text = Whoever gains towers and then has the most, or as many as others, is visited by the queen. As long as she stays, every building costs 1 coin less. The Watchtower in slot 2 has two towers.
lesson-queendomino-queen-task = Build the Watchtower in the town on G9.
lesson-queendomino-court = What you have
lesson-queendomino-court-text = The queen is with you now. Whoever has her cannot bribe the dragon, so that step was skipped.
lesson-queendomino-court-task = Ask for your coins, knights, towers and buildings.
lesson-queendomino-end = What counts in the end
lesson-queendomino-end-text = Every 3 coins are 1 point. Land counts as in Kingdomino, the queen is one more crown in the largest property, and the buildings bring what is written on them.

lesson-block = Block: laying tiles
lesson-block-about = The base of all domino games: lead, lay, pass.
lesson-block-hand = Your tiles
lesson-block-hand-text = Each of you has seven tiles; nobody sees the other’s. A tile has two halves with 0 to 6 pips. Touching halves must show the same number.
lesson-block-hand-task = Ask for your tiles.
lesson-block-lead = The lead
lesson-block-lead-text = You begin. Get rid of high tiles early: when nobody can go on, whoever holds fewer pips wins.
lesson-block-lead-task = Lead 6-5.
lesson-block-ends = The open ends
lesson-block-ends-text = Petr has laid the double 5. You can always ask what is open at both ends.
lesson-block-ends-task = Ask for the ends.
lesson-block-lay = Laying
lesson-block-lay-text = A 6 is open on the right: 6-3 and 6-0 fit there. You can take the tile from your hand, choose from the list, or type its pips and the side.
lesson-block-lay-task = Lay 6-3 on the right.
lesson-block-choose = What comes next
lesson-block-choose-text = Petr has laid 3-1; now a 1 is open on the right. Double 1 and 4-1 fit. With 4-1 a 4 is open, and you hold another one.
lesson-block-choose-task = Lay 4-1 on the right.
lesson-block-both = One tile, two ends
lesson-block-both-text = Petr has laid 5-2. The ends are 2 and 4, so 4-2 fits at both: you have to say where. If it lies on the left, both ends show a 4.
lesson-block-both-task = Lay 4-2 on the left.
lesson-block-blocked = A blind alley
lesson-block-blocked-text = Neither of you has a 4 any more. So both of you passed automatically, and the deal is over.
lesson-block-blocked-task = Ask how the deal has ended.
lesson-block-end = How it goes on
lesson-block-end-text = You held fewer pips, so you score Petr’s. Deal follows deal until somebody has 100 points.

lesson-draw = Draw: tiles from the stock
lesson-draw-about = As Block, but whoever has nothing that fits draws.
lesson-draw-stock = Drawing
lesson-draw-stock-text = Petr has led the double 2, and you held no 2. So tiles were drawn for you until one fitted. That happens by itself.
lesson-draw-stock-task = Ask what happened last.
lesson-draw-lay = The drawn tile
lesson-draw-lay-text = 3-2 is the tile that fits. Whoever has drawn lays in the same turn.
lesson-draw-lay-task = Lay 3-2 on the right.
lesson-draw-counts = How many tiles
lesson-draw-counts-text = Nobody sees your tiles, but everybody may know how many each of you has and how many are left in the stock.
lesson-draw-counts-task = Ask for the numbers of tiles.
lesson-draw-end = How it goes on
lesson-draw-end-text = You pass only when the stock is gone. Then whoever lays the last tile wins, or in a blind alley whoever holds fewer pips.

lesson-matador = Matador: together seven
lesson-matador-about = Halves that add up to seven, and the four matadors.
lesson-matador-seven = Seven
lesson-matador-seven-text = Here halves do not have to be equal: what touches has to make 7. So 1 goes with 6, 2 with 5, 3 with 4. Petr has led the double 5, you need a 2.
lesson-matador-seven-task = Lay 6-2 on the left.
lesson-matador-matador = The matador
lesson-matador-matador-text = Petr has laid 3-1: the ends are 3 and 5. Neither 4 nor 2 is in your hand. But you have a matador, 6-1. The matadors 6-1, 5-2, 4-3 and the double blank go to any end when nothing else fits. You say which half points outward, and type it last.
lesson-matador-matador-task = Lay 6-1 on the left, with the 1 outward.
lesson-matador-blank = The blank
lesson-matador-blank-text = Petr had to draw, and has laid 2-0. No half makes 7 with a blank, so only a matador goes there.
lesson-matador-blank-task = Ask for the ends.
lesson-matador-end = How it goes on
lesson-matador-end-text = On the left your 6-5 now fits, because 6 and 1 make 7. When the stock is gone, whoever is out first wins, otherwise whoever holds fewer pips.

lesson-bergen = Bergen: equal ends
lesson-bergen-about = Points for whoever makes both ends equal.
lesson-bergen-lead = The lowest double
lesson-bergen-lead-text = The first to have fifteen points wins. Whoever holds the lowest double leads it and scores 2 points. This time it is you.
lesson-bergen-lead-task = Lead the double 1.
lesson-bergen-lay = An ordinary tile
lesson-bergen-lay-text = Petr has laid 3-1: the ends are 3 and 1. Not every tile scores.
lesson-bergen-lay-task = Lay 6-1 on the right.
lesson-bergen-equal = Two points
lesson-bergen-equal-text = Petr has laid 6-5: the ends are 3 and 5. Whoever makes both ends equal scores 2 points.
lesson-bergen-equal-task = Lay 5-3 on the right.
lesson-bergen-double = Three points
lesson-bergen-double-text = Petr had nothing that fitted, took one tile and passed. Both ends show a 3. A double whose number also lies at the other end scores 3 points.
lesson-bergen-double-task = Lay the double 3, at whichever end.
lesson-bergen-scores = Seven points
lesson-bergen-scores-text = Two for the lead, two for equal ends, three for the double.
lesson-bergen-scores-task = Ask for the points.
lesson-bergen-end = How it goes on
lesson-bergen-end-text = Instead of laying you may always take one tile from the stock, and then lay or pass. Whoever wins a deal scores 2 points more.

lesson-muggins = Muggins: fives at the ends
lesson-muggins-about = Points for sums of five, and a double with four sides.
lesson-muggins-lead = Counting from the first tile
lesson-muggins-lead-text = Whoever makes the ends add up to 5, 10, 15 or more fives scores that sum at once. The led tile counts all its pips: your double 5 is worth 10.
lesson-muggins-lead-task = Lead the double 5.
lesson-muggins-spinner = The spinner
lesson-muggins-spinner-text = Petr has laid 5-0 and scored 10 as well. The first double is the spinner: it counts both halves while one of its long sides is free. Cover the other one; then it counts no more.
lesson-muggins-spinner-task = Lay 5-1 on the left.
lesson-muggins-ends = Four sides
lesson-muggins-ends-text = Petr has laid 2-0. The ends are 1 and 2, and both long sides of the spinner are covered: now tiles may be laid above and below it too.
lesson-muggins-ends-task = Ask for the ends.
lesson-muggins-arm = A new arm
lesson-muggins-arm-text = An arm counts from its first tile on. With a 2 above, 1, 2 and 2 make 5.
lesson-muggins-arm-task = Lay 5-2 above.
lesson-muggins-double = Doubles count twice
lesson-muggins-double-text = Petr has laid 5-4 below: 1, 2, 2 and 4 are 9. A double at an end counts both halves: with the double 1 on the left they are 10.
lesson-muggins-double-task = Lay the double 1 on the left.
lesson-muggins-scores = Twenty-five points
lesson-muggins-scores-text = Ten for the lead, five for the new arm, ten for the double.
lesson-muggins-scores-task = Ask for the points.
lesson-muggins-end = How it goes on
lesson-muggins-end-text = Whoever has nothing that fits draws until something does. Whoever is out first also scores the pips of the others, rounded to fives. The first to have 100 points wins.

lesson-sebastopol = Sebastopol: the cross
lesson-sebastopol-about = Four players, four arms, one bank.
lesson-sebastopol-middle = The double 6
lesson-sebastopol-middle-text = Four people play with all 28 tiles. Whoever holds the double 6 lays it in the middle. This time it is you.
lesson-sebastopol-middle-task = Lead the double 6.
lesson-sebastopol-cross = The cross
lesson-sebastopol-cross-text = First all four sides take a 6: left, right, up and down. Nothing else may be laid before. The others have laid on the left, on the right and above; only below is free.
lesson-sebastopol-cross-task = Close the cross with 6-5 or 6-3.
lesson-sebastopol-ends = Four ends
lesson-sebastopol-ends-text = Now every arm grows. When you type a tile, you say the arm as well: left, right, up or down.
lesson-sebastopol-ends-task = Ask for the ends.
lesson-sebastopol-end = How it goes on
lesson-sebastopol-end-text = Everybody has staked 12 tokens. Whoever is out first wins three quarters of the bank, the second the last quarter.

lesson-twenty_one = Twenty-One: one more?
lesson-twenty_one-about = As near to 21 pips as you dare.
lesson-twenty_one-sum = Your sum
lesson-twenty_one-sum-text = There is no line here. The pips of your tiles are added; whoever comes nearest to 21 wins, and whoever goes over has lost.
lesson-twenty_one-sum-task = Ask for your tiles.
lesson-twenty_one-hit = One more tile
lesson-twenty_one-hit-text = You have 15 pips. A tile with up to 6 pips does no harm.
lesson-twenty_one-hit-task = Take one more tile.
lesson-twenty_one-stand = Enough
lesson-twenty_one-stand-text = You got 2-0 and have 17. Only tiles with up to 4 pips would do now. When you have enough, stop; that is final.
lesson-twenty_one-stand-task = Stop.
lesson-twenty_one-end = The deal
lesson-twenty_one-end-text = Petr stopped at 15, so you have won this deal with 17. The next one has been dealt.

lesson-solo = Solo: all 28 tiles
lesson-solo-about = Alone with five open tiles.
lesson-solo-base = The beginning
lesson-solo-base-text = Five tiles lie open. You lay them into one line; if all 28 get into it, you have won. Begin with a tile whose numbers come up again: 6-3 leads on to 6-5.
lesson-solo-base-task = Lead 6-3.
lesson-solo-lay = Laying
lesson-solo-lay-text = A 6 is open on the right.
lesson-solo-lay-task = Lay 6-5 on the right.
lesson-solo-refill = New tiles
lesson-solo-refill-text = New tiles come by themselves, but only when none of the open ones fits any more. So it is worth laying everything you can.
lesson-solo-refill-task = Lay the double 5 on the right.
lesson-solo-free = The rest is yours
lesson-solo-free-text = Three new tiles have been turned up. Play on as long as you like; the game ends when nothing fits any more, or when everything is laid.
lesson-solo-free-task = Lay tiles until the end.

## Lessons at the terminal.

terminal-about-learn = Learn a game in small steps at its table; without the name of a lesson all lessons are listed.
terminal-input-lesson = The lesson, for example kingdomino, keys or block.
terminal-metavar-lesson = LESSON
terminal-no-such-lesson = There is no lesson “{ $text }”. Lessons: { $known }.
terminal-learn-how = Begin a lesson with: { $command }
terminal-lesson-welcome = Do what the task says. “next” goes on, “hint” helps, “back” goes back, “help” lists everything.
terminal-lesson-no-hint = There is nothing to do in this step. “next” goes on.
terminal-lesson-first = This is the first step.
terminal-words-lesson-next = next, go on, skip
terminal-words-lesson-back = back
terminal-words-lesson-hint = hint
terminal-words-lesson-step = task, step
terminal-explain-lesson-next = on to the next step; a task is done for you
terminal-explain-lesson-back = one step back
terminal-explain-lesson-hint = how the task is done
terminal-explain-lesson-step = the whole step again
