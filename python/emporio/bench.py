"""How fast the games are from Python, side by side with OpenSpiel: ``python -m emporio.bench``.

All figures are decisions of players in a second of CPU time on one core, at random play; the last column is wall-clock time
on two threads against one. A decision is a choice among two or more; chance and single choices come on top and are not
counted. Hearts, a game of similar length with hidden hands, is played through OpenSpiel's Python interface, which draws
nothing (the deal is chance nodes, counted as nothing too).
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable

import numpy

from ._emporio import Batch, Match, about, games


def rate(work: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """How many a second."""
    done, start = 0, clock()
    while clock() - start < seconds:
        done += work()
    return done / (clock() - start)


def match_rate(game: str, players: int, seconds: float, observe: bool) -> float:
    """Single matches: legal ids, a random choice, apply; if asked, the observation as well."""
    rng = random.Random(1)
    options = about(game)["automatic"]
    seeds = iter(range(10**9))

    def work() -> int:
        match = Match(game, players, seed=next(seeds), options=options, events=False)
        choices = 0
        while not match.is_over:
            ids = match.legal_ids()
            if observe:
                match.observation()
            match.apply(ids[int(rng.random() * len(ids))])
            choices += 1
        return choices

    return rate(work, seconds)


def choose(mask: numpy.ndarray, rng: numpy.random.Generator) -> numpy.ndarray:
    """A random legal choice in each game: the best of the legal ones by lots drawn for this step."""
    lots = rng.random(mask.shape[1], dtype=numpy.float32) + 0.001
    return numpy.argmax(mask * lots, axis=1)


def batch_rate(game: str, players: int, seconds: float, count: int, threads: int, clock: Callable[[], float]) -> float:
    """Steps of a batch with observation and mask; only the steps are timed, not how NumPy draws the choices."""
    batch = Batch(game, players, count, seed=1, threads=threads)
    rng = numpy.random.default_rng(1)
    spent, done = 0.0, 0
    while spent < seconds:
        actions = choose(batch.mask, rng)
        start = clock()
        batch.step(actions)
        spent += clock() - start
        done += count
    return done / spent


def hearts_rate(seconds: float, observe: bool) -> float | None:
    """Hearts by OpenSpiel; None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("hearts")
    rng = random.Random(1)

    def work() -> int:
        state = game.new_initial_state()
        choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, odds)[0])
                continue
            ids = state.legal_actions()
            if len(ids) > 1:
                choices += 1
                if observe:
                    state.information_state_tensor()
            state.apply_action(ids[int(rng.random() * len(ids))])
        return choices

    return rate(work, seconds)


def measure(seconds: float, count: int) -> list[dict]:
    """All figures, one row a game."""
    rows = []
    for game in games():
        players = min(4, about(game)["max_players"])
        one = batch_rate(game, players, seconds, count, 1, time.perf_counter)
        rows.append(
            {
                "game": f"{game}, {players} players",
                "match": match_rate(game, players, seconds, False),
                "match and observation": match_rate(game, players, seconds, True),
                f"batch of {count}": batch_rate(game, players, seconds, count, 1, time.process_time),
                "two threads": batch_rate(game, players, seconds, count, 2, time.perf_counter) / one,
            }
        )
    rows.append(
        {
            "game": "OpenSpiel hearts",
            "match": hearts_rate(seconds, False),
            "match and observation": hearts_rate(seconds, True),
            f"batch of {count}": None,
            "two threads": None,
        }
    )
    return rows


def page(rows: list[dict]) -> str:
    """The figures as a table."""
    heads = list(rows[0])
    cells = [heads]
    for row in rows:
        texts = [row[heads[0]]]
        texts += ["-" if row[head] is None else f"{row[head]:,.0f}" for head in heads[1:-1]]
        cells.append([*texts, "-" if row[heads[-1]] is None else f"{row[heads[-1]]:.2f}x"])
    widths = [max(len(line[at]) for line in cells) for at in range(len(heads))]
    return "\n".join("  ".join(text.rjust(width) for text, width in zip(line, widths)) for line in cells)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m emporio.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--games", type=int, default=1024, help="in a batch")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rows = measure(arguments.seconds, arguments.games)
    print(json.dumps(rows, indent=2) if arguments.json else page(rows))


if __name__ == "__main__":
    main()
