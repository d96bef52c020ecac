"""What the tests share: the games, their numbers of players, and random games."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import emporio

ROOT = Path(__file__).resolve().parents[2]
TABLES = [
    (game, players)
    for game in emporio.games()
    for players in range(emporio.about(game)["min_players"], emporio.about(game)["max_players"] + 1)
]


def play(match: emporio.Match, seed: int, most: int | None = None) -> emporio.Match:
    """Plays at random to the end, or for so many choices."""
    rng = random.Random(seed)
    while not match.is_over and most != 0:
        match.apply(rng.choice(match.legal_ids()))
        most = None if most is None else most - 1
    return match


def table(game: str, players: int, seed: int = 1, **settings) -> emporio.Match:
    """A match that ends without people."""
    return emporio.Match(game, players, seed=seed, options=emporio.automatic_options(game), **settings)


@contextmanager
def refused(match: emporio.Match, *errors: type[Exception]) -> Iterator[None]:
    """What is done here raises one of these errors and changes nothing."""
    before = match.record()
    with pytest.raises(errors):
        yield
    assert match.record() == before


def closes(env) -> None:
    """Closes an environment, after which nothing can be done there."""
    env.close()
    with pytest.raises(emporio.Closed):
        env.step(0)


@pytest.fixture(scope="session")
def binary() -> str:
    """The program `emporio`: named by EMPORIO_BIN, or built in the checkout."""
    places = [os.environ.get("EMPORIO_BIN"), ROOT / "target/debug/emporio", ROOT / "target/release/emporio"]
    found = next((str(place) for place in places if place and Path(place).exists()), shutil.which("emporio"))
    if not found:
        pytest.fail("the program `emporio` is needed: cargo build, or set EMPORIO_BIN")
    return found
