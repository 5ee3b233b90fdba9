"""A bot for every game of Dominium, in plain Python: it takes what looks best at once.

    dominium play block --seat Jana --seat "bot:program:python3 greedy_bot.py"

In the kingdom games it lays a domino where most neighbours are of its terrains, and claims crowns;
in the domino games it lays its heaviest tile. Everything it knows comes from the messages.
"""

import json
import random
import sys

NEIGHBOURS = ((0, -1), (0, 1), (-1, 0), (1, 0))
DIRECTIONS = {"l": (-1, 0), "r": (1, 0), "u": (0, -1), "d": (0, 1)}


def worth(action: str, view: dict) -> float:
    """Return the value of an action, higher is better; actions not known here are equal."""
    if "hands" in view:
        return int(action[0]) + int(action[1]) if action[:2].isdecimal() else -1
    if view["step"] == "place" and action[-1] in DIRECTIONS:
        return place_worth(action, view)
    if view["step"] == "claim":
        return claim_worth(action, view)
    return 0


def place_worth(action: str, view: dict) -> float:
    """Count the neighbours of a domino with the same terrain, and the crowns on either side."""
    kingdom = next(one for one in view["kingdoms"] if view["viewer"] in one["seats"])
    land = {place(one["square"]): one for one in kingdom["squares"]}
    x, y = place(action[:-1])
    right, down = DIRECTIONS[action[-1]]
    halves = (((x, y), view["turn"]["left"]), ((x + right, y + down), view["turn"]["right"]))
    found = 0
    for (x, y), half in halves:
        for right, down in NEIGHBOURS:
            beside = land.get((x + right, y + down))
            if beside is not None and beside["terrain"] == half["terrain"]:
                found += 1 + half["crowns"] + beside["crowns"]
    return found


def claim_worth(action: str, view: dict) -> float:
    """Count the crowns of a domino."""
    number = int(action[1:]) + 48 if action.startswith("q") else int(action)
    for one in [*view["offer"], *view["next_offer"]]:
        if one["domino"] == number:
            return one["left"]["crowns"] + one["right"]["crowns"]
    return 0


def place(square: str) -> tuple[int, int]:
    """Return column and row of a square such as `e6`."""
    return ord(square[0]), int(square[1:])


def main() -> None:
    """Answer each message until the input ends."""
    seed = 0
    for line in sys.stdin:
        message = json.loads(line)
        answer = None
        if message["type"] == "hello":
            answer = {"type": "hello", "protocol": 1, "name": "Greedy example", "version": "1.0"}
        elif message["type"] == "new_game":
            seed = message["seed"]
            answer = {"type": "ready", "id": message["id"]}
        elif message["type"] == "choose":
            actions, view = message["legal_actions"], message["view"]
            generator = random.Random(f"{seed} {message['ply']}")
            best = max(actions, key=lambda one: (worth(one, view), generator.random()))
            answer = {"type": "choose", "id": message["id"], "action": best}
        elif message["type"] == "quit":
            break
        if answer is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
