"""A client of the HTTP API in plain Python: it plays a game against a bot and fetches its record.

    DOMINIUM_TOKEN=dominium_… python3 play.py https://dominium.example [anybody]

The token needs the scopes play, watch and read. With anybody it waits for a player at an open
table, as a bot does: its token has the scope bot too. It takes any legal action.
"""

import json
import os
import random
import sys
from collections.abc import Iterator
from urllib.error import HTTPError
from urllib.request import Request, urlopen

BASE = sys.argv[1].rstrip("/") + "/api/v1"
TOKEN = os.environ["DOMINIUM_TOKEN"]


def ask(path: str, body: dict | None = None) -> dict:
    """Return the answer to a request; with a body it is a POST."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    with urlopen(Request(BASE + path, data, headers)) as answer:
        return json.load(answer)


def messages(table: str) -> Iterator[dict]:
    """Yield the messages of a table as they come; empty lines only say that the server is there."""
    headers = {"Authorization": f"Bearer {TOKEN}"}
    with urlopen(Request(f"{BASE}/tables/{table}/events", headers=headers)) as lines:
        yield from (json.loads(line) for line in lines if line.strip())


def main() -> None:
    """Play a game to its end."""
    name, waits = ask("/me")["name"], sys.argv[2:] == ["anybody"]
    other = {"kind": "friend"} if waits else {"kind": "bot", "level": "easy"}
    wish = {"game": "kingdomino", "my_name": name, "seats": [{"kind": "me"}, other]}
    wish["settings"] = {"visibility": "open" if waits else "private"}
    table = ask("/tables", wish)["table"]
    for message in messages(table):
        if message["type"] == "refused" or message.get("status") == "finished":
            break
        legal = message.get("legal")
        if legal:
            command = {"type": "act", "request": 1, "ply": message["ply"]}
            command["actions"] = [random.choice(legal)["action"]]
            try:
                ask(f"/tables/{table}/commands", command)
            except HTTPError as refused:
                if refused.code != 409:  # the table has gone on meanwhile, as its stream tells
                    raise
    record = ask(f"/tables/{table}/record")
    print(f"{record['game']}: {len(record['actions'])} actions")


if __name__ == "__main__":
    main()
