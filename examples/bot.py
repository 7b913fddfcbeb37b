"""A bot for a Boroughs server in forty lines: it takes a chair and plays at random. Make it clever.

    .venv/bin/python examples/bot.py http://127.0.0.1:8000 TABLE

TABLE is the last part of a table's address, /t/TABLE. With `new` the bot opens a table of its own against a bot of the house.
"""

import json
import random
import sys

import httpx


def main(host: str, table: str) -> None:
    http = httpx.Client(base_url=host, timeout=300)  # a first table waits for its rules
    token = http.post("/api/tokens", json={"name": "Hal"}).json()["token"]
    http.headers["Authorization"] = f"Bearer {token}"
    if table == "new":
        chairs = [{"kind": "me"}, {"kind": "bot", "level": "newcomer"}]
        table = http.post("/api/tables", json={"game": "manhattan", "chairs": chairs}).json()["table"]["id"]
    else:
        http.post(f"/api/tables/{table}/join", json={}).raise_for_status()
    print(f"Playing at {host}/t/{table}")
    with http.stream("GET", f"/api/tables/{table}/stream", headers={"Accept": "application/x-ndjson"}) as news:
        for line in news.iter_lines():
            message = json.loads(line)
            if message["type"] != "update":
                continue
            if message["view"]["result"]:
                print("Over:", message["view"]["result"]["points"])
                return
            if message["legal"]:  # my turn: here is where a better bot thinks
                move = random.choice(message["legal"])["text"]
                command = {"type": "move", "n": message["n"], "move": move}
                http.post(f"/api/tables/{table}/commands", json=command)


if __name__ == "__main__":
    main(*sys.argv[1:])
