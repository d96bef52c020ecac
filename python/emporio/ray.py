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

import itertools
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import ray
from ray.exceptions import NodeDiedError, RayTaskError, WorkerCrashedError

from ._emporio import Plan
from .arena import ArenaResult, BotLike, Settings, Watch, gathered, make_plan, outcomes_of

if TYPE_CHECKING:  # Python 3.10 has it in typing_extensions, which only a type checker needs.
    from typing_extensions import Unpack

#: How often a deal is handed out again after its worker was lost, before the arena gives up.
MOST_TRIES = 20


def _play(game: str, bots: Sequence[BotLike], settings: Settings, games: Sequence[int]) -> list[dict[str, Any]]:
    """Plays some games of a plan; runs on a worker."""
    plan, guests = make_plan(game, bots, **settings)
    return [plan.play(index, guests) for index in games]


def _lost(error: Exception) -> bool:
    """Whether a task failed because its worker or machine is gone, not because of what it did."""
    if isinstance(error, RayTaskError):
        return False
    return isinstance(error, (WorkerCrashedError, NodeDiedError, ray.exceptions.RayError))


def _deals(players: int, pending: Sequence[int]) -> list[list[int]]:
    """The games that are to be played, those of a deal together."""
    deals: dict[int, list[int]] = {}
    for index in pending:
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


def _begin(
    game: str, bots: Sequence[BotLike], cpus_per_deal: float, settings: Settings
) -> tuple[Plan, Iterator[dict[str, Any]]]:
    """The plan of an arena, and its outcomes as they come."""
    plan, _ = make_plan(game, bots, **settings)
    players = settings.get("players") or len(bots)
    # The file is written by the machine that asked.
    rules = {name: value for name, value in settings.items() if name != "file"}

    def play(pending: list[int]) -> Iterator[dict[str, Any]]:
        shared = ray.put(list(bots))
        remote = ray.remote(num_cpus=cpus_per_deal, max_retries=0)(_play)
        cores = int(ray.cluster_resources().get("CPU", 1))
        tasks = _results(lambda deal: remote.remote(game, shared, rules, deal), _deals(players, pending), 2 * cores)
        return itertools.chain.from_iterable(tasks)

    return plan, outcomes_of(plan, play)


def games(
    game: str, bots: Sequence[BotLike], *, cpus_per_deal: float = 1.0, **settings: Unpack[Settings]
) -> Iterator[dict[str, Any]]:
    """Plays an arena and gives every outcome as it comes; those that a ``file`` holds already come first."""
    yield from _begin(game, bots, cpus_per_deal, settings)[1]


def arena(
    game: str,
    bots: Sequence[BotLike],
    *,
    watch: Watch | None = None,
    cpus_per_deal: float = 1.0,
    **settings: Unpack[Settings],
) -> ArenaResult:
    """As ``emporio.arena``, on the cluster that Ray is connected to."""
    return gathered(*_begin(game, bots, cpus_per_deal, settings), watch)


def self_play(game: str, bot: BotLike, *, players: int = 4, **settings: Any) -> Iterator[dict[str, Any]]:
    """One bot in every seat: games to learn from, each with its record, as they come.

    Every deal is played by as many games as there are seats, each with whims of its own.
    """
    if players < 2:
        raise ValueError("a table seats two or more")
    yield from games(game, [bot, bot], players=players, **settings)
