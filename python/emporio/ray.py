"""Arenas and self-play on many machines, with Ray.

::

    import ray, emporio.ray
    ray.init()                                  # this machine; on a cluster: ray.init(address="auto")
    result = emporio.ray.arena("puerto-rico", ["hard", "greedy"], players=4, games=4000, file="results.jsonl")

Deals are handed out as tasks: all games of one deal, one for each turn of the table, go to one worker. Results are
written as they come, by the machine that asked. The deals of a worker that is lost are played again by another. A game is
known by its number and its seed, so it is the same game on one machine and on many; only bots with a budget of time
choose by the speed of the machine they run on.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import ray
from ray.exceptions import NodeDiedError, RayTaskError, WorkerCrashedError

from ._emporio import Plan
from .arena import ArenaResult, BotLike, make_plan

#: How often a deal is handed out again after its worker was lost, before the arena gives up.
MOST_TRIES = 20


def _play(settings: tuple[Any, ...], bots: Sequence[BotLike], games: Sequence[int]) -> list[dict[str, Any]]:
    """Plays some games of a plan; runs on a worker."""
    game, players, count, seed, options = settings
    plan, guests = make_plan(game, bots, players, count, seed, options, None)
    return [plan.play(index, guests) for index in games]


def _lost(error: Exception) -> bool:
    """Whether a task failed because its worker or machine is gone, not because of what it did."""
    if isinstance(error, RayTaskError):
        return False
    return isinstance(error, (WorkerCrashedError, NodeDiedError, ray.exceptions.RayError))


def _deals(plan: Plan, players: int, known: list[dict[str, Any]]) -> list[list[int]]:
    """The games that are not played yet, those of a deal together."""
    deals: dict[int, list[int]] = {}
    for index in plan.pending(known):
        deals.setdefault(index // players, []).append(index)
    return list(deals.values())


def _results(task: Any, deals: list[list[int]], in_flight: int) -> Iterator[list[dict[str, Any]]]:
    """Hands out deals and gives what comes back, in the order it comes; lost ones are handed out again."""
    waiting = [(deal, 0) for deal in reversed(deals)]
    running: dict[Any, tuple[list[int], int]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < in_flight:
                deal, tries = waiting.pop()
                running[task(deal)] = (deal, tries)
            done, _ = ray.wait(list(running), num_returns=1)
            deal, tries = running.pop(done[0])
            try:
                outcomes = ray.get(done[0])
            except Exception as error:
                if not _lost(error) or tries >= MOST_TRIES:
                    raise
                waiting.append((deal, tries + 1))
                continue
            yield outcomes
    finally:
        for task_left in running:
            ray.cancel(task_left, force=True)


def games(
    game: str,
    bots: Sequence[BotLike],
    *,
    players: int | None = None,
    games: int = 100,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    file: str | os.PathLike[str] | None = None,
    cpus_per_deal: float = 1.0,
) -> Iterator[dict[str, Any]]:
    """Plays an arena and gives every outcome as it comes; those that a ``file`` holds already come first."""
    seats = players if players is not None else len(bots)
    plan, _ = make_plan(game, bots, seats, games, seed, options, file)
    known = list(plan.open())
    yield from known
    settings = (game, seats, games, seed, options)
    shared = ray.put(list(bots))
    remote = ray.remote(num_cpus=cpus_per_deal, max_retries=0)(_play)
    cores = int(ray.cluster_resources().get("CPU", 1))
    for outcomes in _results(lambda deal: remote.remote(settings, shared, deal), _deals(plan, seats, known), 2 * cores):
        for outcome in outcomes:
            plan.append(outcome)
            yield outcome


def arena(
    game: str,
    bots: Sequence[BotLike],
    *,
    watch: Callable[[dict[str, Any]], None] | None = None,
    **settings: Any,
) -> ArenaResult:
    """As ``emporio.arena``, on the cluster that Ray is connected to."""
    outcomes = []
    for outcome in games(game, bots, **settings):
        outcomes.append(outcome)
        if watch:
            watch(outcome)
    outcomes.sort(key=lambda outcome: outcome["index"])
    seats = settings.get("players") or len(bots)
    rest = {key: settings.get(key, default) for key, default in (("games", 100), ("seed", 1), ("options", None))}
    plan, _ = make_plan(game, bots, seats, rest["games"], rest["seed"], rest["options"], None)
    return ArenaResult(plan.header(), outcomes)


def self_play(game: str, bot: BotLike, *, players: int = 4, **settings: Any) -> Iterator[dict[str, Any]]:
    """One bot in every seat: games to learn from, each with its record, as they come.

    Every deal is played by as many games as there are seats, each with whims of its own.
    """
    if players < 2:
        raise ValueError("a table seats two or more")
    yield from games(game, [bot, bot], players=players, **settings)
