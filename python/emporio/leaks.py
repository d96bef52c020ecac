"""Whether memory stays where it is: ``python -m emporio.leaks`` plays a million games and watches.

Matches, worlds, copies and batches are made and dropped; after a warm-up the memory of the process may not grow by more
than a few megabytes.
"""

from __future__ import annotations

import argparse
import gc
import random

import numpy

from ._emporio import Batch, Match, about, games
from .errors import EmporioError


def resident() -> int:
    """Memory of this process in bytes."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096


def matches(count: int, rng: random.Random) -> int:
    """Plays single matches to their end, with copies, worlds and refusals on the way; gives how many."""
    for index in range(count):
        game = games()[index % 4]
        match = Match(game, seed=index, options=about(game)["automatic"])
        while not match.is_over:
            if match.ply % 16 == 0:
                match.copy().view(match.player)
                match.seat(match.player).world(index).record()
                refused(match)
            match.apply(rng.choice(match.legal_ids()))
        refused(match)
    return count


def refused(match: Match) -> None:
    """Asks for an action that nobody has."""
    try:
        match.apply(-1)
    except EmporioError:
        pass


def batches(count: int, seed: int) -> int:
    """Plays whole games of one kind in batches until so many have ended; gives how many did."""
    rng = numpy.random.default_rng(seed)
    game = games()[seed % 4]
    batch = Batch(game, about(game)["min_players"], 512, seed=seed, ragged=True)
    ended = 0
    while ended < count:
        batch.step(choose(batch, rng))
        ended += int(batch.done.sum())
    return ended


def choose(batch: Batch, rng: numpy.random.Generator) -> numpy.ndarray:
    """A random legal choice in each game."""
    numbers = numpy.diff(batch.offsets)
    return batch.choices[batch.offsets[:-1] + (rng.random(len(numbers)) * numbers).astype(numpy.int64)]


def grown(total: int, part: int = 5_000, *, tell: bool = False) -> int:
    """Plays so many games and gives by how many bytes the process has grown since it had played some of each kind."""
    rng = random.Random(1)
    played, base, turn = 0, 0, 0
    while turn < 8 or played < total:
        played += matches(part // 200, rng) + batches(part, turn)
        gc.collect()
        if turn == 3:
            base = resident()
        if tell and turn % 4 == 3:
            print(f"{played:>10} games {resident() / 2**20:8.1f} MiB", flush=True)
        turn += 1
    return resident() - base


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m emporio.leaks", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    arguments = parser.parse_args()
    more = grown(arguments.games, tell=True)
    print(f"grown by {more / 2**20:.1f} MiB")
    raise SystemExit(0 if more < 16 * 2**20 else 1)


if __name__ == "__main__":
    main()
