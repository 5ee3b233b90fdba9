// Generated from the games and their tuning by `make generate`; do not edit.

interface Ladder {
  levels: Record<string, string>;
  levels_for: {
    options: Record<string, number | boolean | string>;
    levels: Record<string, string>;
  }[];
}

/** The bots behind the levels, the weakest first; some options have others. */
export const LADDERS: Record<string, Ladder> = {
  "kingdomino": {
    "levels": {
      "child": "greedy:careless=0.8",
      "easy": "greedy:careless=0.25",
      "medium": "search:playouts=100,time=0.2,hasty=0.7",
      "hard": "search:playouts=100,time=0.4,hasty=0.3",
      "master": "search:time=0.8"
    },
    "levels_for": [
      {
        "options": {
          "size": 7
        },
        "levels": {
          "child": "greedy:careless=0.65",
          "easy": "greedy:careless=0.25",
          "medium": "search:playouts=100,time=0.2,hasty=0.7",
          "hard": "search:playouts=100,time=0.4,hasty=0.4",
          "master": "search:time=0.8"
        }
      }
    ]
  },
  "queendomino": {
    "levels": {
      "child": "greedy:careless=0.75",
      "easy": "greedy:careless=0.25",
      "medium": "search:playouts=60,time=0.2,hasty=0.8",
      "hard": "search:playouts=60,time=0.4,hasty=0.4",
      "master": "search:time=0.8"
    },
    "levels_for": []
  },
  "block": {
    "levels": {
      "easy": "greedy:careless=0.7",
      "medium": "greedy:careless=0.3",
      "hard": "search:playouts=1000,time=0.4"
    },
    "levels_for": []
  },
  "draw": {
    "levels": {
      "easy": "greedy:careless=0.8",
      "medium": "greedy",
      "hard": "search:playouts=1000,time=0.4"
    },
    "levels_for": []
  },
  "matador": {
    "levels": {
      "easy": "greedy:careless=0.9",
      "hard": "search:playouts=1000,time=0.4"
    },
    "levels_for": []
  },
  "bergen": {
    "levels": {
      "child": "greedy:careless=0.23",
      "easy": "greedy:careless=0.1",
      "medium": "greedy",
      "hard": "search:playouts=100,time=0.2,hasty=0.5",
      "master": "search:time=0.8"
    },
    "levels_for": []
  },
  "sebastopol": {
    "levels": {
      "easy": "greedy:careless=0.7",
      "hard": "search:playouts=1000,time=0.4"
    },
    "levels_for": []
  },
  "twenty_one": {
    "levels": {
      "easy": "greedy:careless=0.6",
      "medium": "greedy"
    },
    "levels_for": []
  },
  "solo": {
    "levels": {
      "easy": "greedy:careless=0.6",
      "hard": "search:playouts=1000,time=0.4"
    },
    "levels_for": []
  },
  "muggins": {
    "levels": {
      "child": "greedy:careless=0.6",
      "easy": "greedy:careless=0.3",
      "medium": "greedy",
      "hard": "search:playouts=1000,time=0.4"
    },
    "levels_for": []
  }
};

/** The revisions of the rules that are played. */
export const RULES_REVISIONS: Record<string, number> = {
  "kingdomino": 1,
  "queendomino": 1,
  "block": 1,
  "draw": 1,
  "matador": 1,
  "bergen": 1,
  "sebastopol": 1,
  "twenty_one": 1,
  "solo": 1,
  "muggins": 1
};

/** The kinds of buildings, in the order of the catalogue. */
export const BUILDINGS: readonly string[] = [
  "bakery",
  "sawmill",
  "fishmonger",
  "weaver",
  "magic_school",
  "forge",
  "church",
  "inn",
  "tavern",
  "watchtower",
  "fortified_guardhouse",
  "knights_hall",
  "travelling_castle",
  "training_camp",
  "statue",
  "queens_tower"
];
