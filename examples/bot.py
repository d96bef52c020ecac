#!/usr/bin/env python3
"""A bot for Emporio in a few lines: it prefers doing something to passing, else it picks at random.

Try it:  emporio bot-check "python3 examples/bot.py"
         emporio arena puerto-rico --players 3 --bots "run:python3 examples/bot.py,random" --games 30
The messages are described in docs/bot-protocol.md.
"""
import json
import random
import sys


def choose(message):
    """Gives the number of one of the legal actions."""
    active = [a for a in message["actions"] if "pass" not in a["action"]]
    return random.choice(active or message["actions"])["n"]


def say(**answer):
    print(json.dumps(answer), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seat"])
        say(type="ready", protocol=1, name="python example")
    elif message["type"] == "choose":
        say(move=message["move"], choice=choose(message))
    elif message["type"] == "over":
        break
