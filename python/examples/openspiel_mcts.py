"""OpenSpiel's own MCTS at our table: it plays Puerto Rico against random players.

    python python/examples/openspiel_mcts.py --games 6 --simulations 60

Puerto Rico hides no hands, so that a search which sees the state is fair there; in San Juan it would look into hands.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import emporio.openspiel  # noqa: F401, it registers the games


def play(game: pyspiel.Game, bots: list, rng: np.random.RandomState) -> list[float]:
    """One game; gives the shares of the victory."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


def share(games: int, simulations: int, players: int = 3, seed: int = 1) -> float:
    """The share of the victories of MCTS, which sits in every seat in turn."""
    game = pyspiel.load_game("emporio_puerto_rico", {"players": players})
    rng = np.random.RandomState(seed)
    won = 0.0
    for index in range(games):
        seat = index % players
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        bots = [pyspiel.make_uniform_random_bot(player, seed + index) for player in range(players)]
        bots[seat] = mcts.MCTSBot(game, 1.0, simulations, evaluator, random_state=rng)
        won += play(game, bots, rng)[seat]
    return won / games


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--simulations", type=int, default=60)
    arguments = parser.parse_args()
    won = share(arguments.games, arguments.simulations)
    print(f"share of MCTS with {arguments.simulations} simulations in {arguments.games} games: {won:.2f}; random has 0.33")


if __name__ == "__main__":
    main()
