"""Whether memory stays where it is: ``python -m emporio.leaks`` plays a million games and watches.

Matches, worlds, copies and batches are made and dropped; after a warm-up the memory of the process may not grow by more
than a few megabytes.
"""

from __future__ import annotations

import argparse
import gc
import random

from ._emporio import Batch, Match, about, games


def resident() -> int:
    """Memory of this process in bytes."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096


def matches(count: int, rng: random.Random) -> None:
    """Plays single matches, a few choices at a time, with copies, worlds and refusals on the way."""
    for index in range(count):
        game = games()[index % 4]
        match = Match(game, seed=index, options=about(game)["automatic"])
        for _ in range(8):
            match.apply(rng.choice(match.legal_ids()))
        match.copy().view(match.player)
        match.seat(match.player).world(index).record()
        try:
            match.apply(-1)
        except ValueError:
            pass


def batches(count: int, rng_seed: int) -> int:
    """Plays whole games in batches until so many have ended; gives how many did."""
    import numpy

    rng = numpy.random.default_rng(rng_seed)
    ended = 0
    batch = Batch("puerto-rico", 3, 512, seed=rng_seed)
    while ended < count:
        batch.step(choose(batch.mask, rng))
        ended += int(batch.done.sum())
    return ended


def choose(mask, rng):
    """A random legal choice in each game."""
    import numpy

    return numpy.argmax(mask * rng.random(mask.shape, dtype=numpy.float32), axis=1)


def grown(total: int, part: int = 20_000, *, tell: bool = False) -> int:
    """Plays so many games and gives by how many bytes the process has grown since the first part."""
    rng = random.Random(1)
    played, base = 0, 0
    while played < total + part:
        matches(part // 100, rng)
        played += batches(part, played + 1)
        gc.collect()
        base = base or resident()
        if tell:
            print(f"{played:>10} games {resident() / 2**20:8.1f} MiB", flush=True)
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
