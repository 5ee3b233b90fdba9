# The levels of the bots, and how each of them plays
level-child = child
level-child-kingdom = Takes whichever domino catches its eye and places it sensibly: an opponent for a child.
level-child-line = Again and again lays whatever fits without a thought: an opponent for a child.
level-easy = easy
level-easy-kingdom = Takes what brings points at once, and now and then whatever it likes: good for learning the rules.
level-easy-line = Sometimes lays whatever fits without a thought: good for learning the rules.
level-medium = medium
level-medium-kingdom = Plays for points at once and looks ahead now and then: a fair opponent for a family table.
level-medium-line = Gets rid of heavy tiles and keeps its hand playable: a fair opponent for a family table.
level-hard = hard
level-hard-kingdom = Looks ahead most of the time, also at what you need, and forgives little.
level-hard-line = Works out who can hold which tiles, plays on in its head and forgives little.
level-master = master
level-master-kingdom = Plays many games to their end in its head before each move: the strongest there is.
level-master-line = Weighs every hand that the others can hold before each move: the strongest there is.
terminal-games-levels = Levels of the bots:
