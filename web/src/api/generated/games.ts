// Generated from the core by `make generate`; do not edit.

import type { LineFacts } from './engine';
import type { OptionValue } from './wire';

export type KingdomGameId =
  | 'kingdomino'
  | 'queendomino';

export type LineGameId =
  | 'block'
  | 'draw'
  | 'matador'
  | 'bergen'
  | 'sebastopol'
  | 'twenty_one'
  | 'solo'
  | 'muggins';

/** The facts of kingdom games: a court, and the boxes between which one may choose. */
export const KINGDOM_FACTS = {
  "kingdomino": {
    "has_court": false,
    "sets": []
  },
  "queendomino": {
    "has_court": true,
    "sets": [
      "queendomino",
      "royal_wedding"
    ]
  }
} as const;

/** The facts of the rules of line games that the page asks for. */
export type PageFacts = Pick<LineFacts, 'ends' | 'hides_hands' | 'draws_lot' | 'points_entered' | 'unit' | 'endings' | 'best_total'>;

/** The facts with the usual options, and what the values of options change. */
interface DeclaredFacts {
  usual: PageFacts;
  changed: { option: string; value: OptionValue; facts: Partial<PageFacts> }[];
}

export const LINE_FACTS: Record<LineGameId, DeclaredFacts> = {
  "block": {
    "usual": {
      "ends": 2,
      "hides_hands": true,
      "draws_lot": true,
      "points_entered": [],
      "unit": "points",
      "endings": [
        {
          "ending": "out",
          "least_out": 1,
          "most_out": 1,
          "hand": [
            "pips"
          ],
          "by_itself": false
        },
        {
          "ending": "blocked",
          "least_out": 0,
          "most_out": 0,
          "hand": [
            "pips"
          ],
          "by_itself": false
        }
      ],
      "best_total": null
    },
    "changed": []
  },
  "draw": {
    "usual": {
      "ends": 2,
      "hides_hands": true,
      "draws_lot": true,
      "points_entered": [],
      "unit": "deals",
      "endings": [
        {
          "ending": "out",
          "least_out": 1,
          "most_out": 1,
          "hand": [],
          "by_itself": false
        },
        {
          "ending": "blocked",
          "least_out": 0,
          "most_out": 0,
          "hand": [
            "pips"
          ],
          "by_itself": false
        },
        {
          "ending": "stock_exhausted",
          "least_out": 1,
          "most_out": 1,
          "hand": [],
          "by_itself": false
        }
      ],
      "best_total": null
    },
    "changed": [
      {
        "option": "scoring",
        "value": "points",
        "facts": {
          "unit": "points",
          "endings": [
            {
              "ending": "out",
              "least_out": 1,
              "most_out": 1,
              "hand": [
                "pips"
              ],
              "by_itself": false
            },
            {
              "ending": "blocked",
              "least_out": 0,
              "most_out": 0,
              "hand": [
                "pips"
              ],
              "by_itself": false
            },
            {
              "ending": "stock_exhausted",
              "least_out": 1,
              "most_out": 1,
              "hand": [
                "pips"
              ],
              "by_itself": false
            }
          ]
        }
      }
    ]
  },
  "matador": {
    "usual": {
      "ends": 2,
      "hides_hands": true,
      "draws_lot": true,
      "points_entered": [],
      "unit": "deals",
      "endings": [
        {
          "ending": "out",
          "least_out": 1,
          "most_out": 1,
          "hand": [],
          "by_itself": false
        },
        {
          "ending": "blocked",
          "least_out": 0,
          "most_out": 0,
          "hand": [
            "pips"
          ],
          "by_itself": false
        },
        {
          "ending": "stock_exhausted",
          "least_out": 1,
          "most_out": 1,
          "hand": [],
          "by_itself": false
        }
      ],
      "best_total": null
    },
    "changed": []
  },
  "bergen": {
    "usual": {
      "ends": 2,
      "hides_hands": true,
      "draws_lot": false,
      "points_entered": [
        2,
        3
      ],
      "unit": "points",
      "endings": [
        {
          "ending": "out",
          "least_out": 1,
          "most_out": 1,
          "hand": [],
          "by_itself": false
        },
        {
          "ending": "blocked",
          "least_out": 0,
          "most_out": 0,
          "hand": [
            "pips",
            "doubles",
            "double_pips"
          ],
          "by_itself": false
        },
        {
          "ending": "target_reached",
          "least_out": 0,
          "most_out": 0,
          "hand": [],
          "by_itself": true
        }
      ],
      "best_total": null
    },
    "changed": []
  },
  "sebastopol": {
    "usual": {
      "ends": 4,
      "hides_hands": true,
      "draws_lot": false,
      "points_entered": [],
      "unit": "tokens",
      "endings": [
        {
          "ending": "two_out",
          "least_out": 2,
          "most_out": 2,
          "hand": [],
          "by_itself": false
        },
        {
          "ending": "blocked",
          "least_out": 0,
          "most_out": 1,
          "hand": [
            "pips"
          ],
          "by_itself": false
        }
      ],
      "best_total": null
    },
    "changed": []
  },
  "twenty_one": {
    "usual": {
      "ends": 0,
      "hides_hands": true,
      "draws_lot": true,
      "points_entered": [],
      "unit": "prizes",
      "endings": [
        {
          "ending": "showdown",
          "least_out": 0,
          "most_out": 0,
          "hand": [
            "pips"
          ],
          "by_itself": false
        }
      ],
      "best_total": 21
    },
    "changed": [
      {
        "option": "ties",
        "value": "fewer_tiles",
        "facts": {
          "endings": [
            {
              "ending": "showdown",
              "least_out": 0,
              "most_out": 0,
              "hand": [
                "pips",
                "count"
              ],
              "by_itself": false
            }
          ]
        }
      }
    ]
  },
  "solo": {
    "usual": {
      "ends": 2,
      "hides_hands": false,
      "draws_lot": false,
      "points_entered": [],
      "unit": "tiles",
      "endings": [
        {
          "ending": "all_laid",
          "least_out": 0,
          "most_out": 0,
          "hand": [],
          "by_itself": false
        },
        {
          "ending": "stuck",
          "least_out": 0,
          "most_out": 0,
          "hand": [
            "count"
          ],
          "by_itself": false
        }
      ],
      "best_total": null
    },
    "changed": []
  },
  "muggins": {
    "usual": {
      "ends": 4,
      "hides_hands": true,
      "draws_lot": true,
      "points_entered": [
        5,
        10,
        15,
        20,
        25,
        30,
        35
      ],
      "unit": "points",
      "endings": [
        {
          "ending": "out",
          "least_out": 1,
          "most_out": 1,
          "hand": [
            "pips"
          ],
          "by_itself": false
        },
        {
          "ending": "blocked",
          "least_out": 0,
          "most_out": 0,
          "hand": [
            "pips"
          ],
          "by_itself": false
        },
        {
          "ending": "target_reached",
          "least_out": 0,
          "most_out": 0,
          "hand": [],
          "by_itself": true
        }
      ],
      "best_total": null
    },
    "changed": []
  }
};
