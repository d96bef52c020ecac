"""A bot measured through PettingZoo: `greedy` in one seat, random agents in the others.

    python python/examples/pettingzoo_evaluate.py --game san-juan --players 4 --games 40
"""

from __future__ import annotations

import argparse

import emporio
from emporio.pettingzoo import env


def share(game: str, players: int, games: int, bot: str = "greedy") -> float:
    """The share of the victories of a bot that sits in every seat in turn."""
    table = env(game, players)
    won = 0.0
    for index in range(games):
        mine = table.possible_agents[index % players]
        chooser = emporio.bot(bot, seed=index)
        table.reset(seed=index)
        for agent in table.agent_iter():
            observation, reward, terminated, truncated, _ = table.last()
            won += reward if agent == mine else 0.0
            if terminated or truncated:
                table.step(None)
            elif agent == mine:
                table.step(chooser.choose(table.match).id)
            else:
                table.step(table.action_space(agent).sample(observation["action_mask"]))
    return won / games


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="san-juan")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    arguments = parser.parse_args()
    won = share(arguments.game, arguments.players, arguments.games)
    print(f"share of greedy in {arguments.games} games: {won:.2f}; random has {1 / arguments.players:.2f}")


if __name__ == "__main__":
    main()
