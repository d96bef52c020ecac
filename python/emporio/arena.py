"""Bots against each other: paired deals, full seat rotation, results kept as they come."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypedDict, runtime_checkable

from ._emporio import Action, Bot, Flag, Plan, Seat

if TYPE_CHECKING:  # Python 3.10 has it in typing_extensions, which only a type checker needs.
    from typing_extensions import Unpack


@runtime_checkable
class Player(Protocol):
    """A bot of your own: any object with this method, or a plain function of a seat.

    If it has a method ``start(player, seed)`` as well, that is called when it sits down at a table.
    """

    def choose(self, seat: Seat) -> Action | str | int:
        """One of ``seat.legal()``, as an action, its text or its id."""
        ...


BotLike = str | Bot | Player | Callable[[Seat], "Action | str | int"]
Watch = Callable[[dict[str, Any]], None]


class Settings(TypedDict, total=False):
    """What an arena may be told, on one machine and on many; :func:`make_plan` knows what holds else."""

    players: int | None
    games: int
    seed: int
    options: dict[str, Any] | None
    file: str | os.PathLike[str] | None


@dataclass(frozen=True)
class ArenaResult:
    """What an arena has found out."""

    header: dict[str, Any]
    #: One entry a game, in the order of their numbers; lists are in seat order.
    outcomes: list[dict[str, Any]]

    def standings(self) -> list[dict[str, Any]]:
        """The figures of every bot, the best first: share of the victories with its 95 % interval, points, places, time."""
        return Plan.standings(self.outcomes)

    def share(self, bot: str) -> float:
        """A bot's share of the victories of the games of its seats."""
        return next(row["share"] for row in self.standings() if row["bot"] == bot)

    def frame(self):
        """The outcomes as a pandas data frame, one row a seat of a game."""
        pandas = _pandas()
        rows = [
            {
                "game": outcome["index"],
                "seed": outcome["seed"],
                "seat": seat,
                "bot": bot,
                "score": outcome["scores"][seat],
                "rank": outcome["ranks"][seat],
                "choices": outcome["choices"][seat],
                "seconds": outcome["seconds"][seat],
                "rounds": outcome["rounds"],
                "ending": outcome["ending"],
            }
            for outcome in self.outcomes
            for seat, bot in enumerate(outcome["seats"])
        ]
        return pandas.DataFrame(rows)

    def standings_frame(self):
        """The standings as a pandas data frame."""
        return _pandas().DataFrame(self.standings())

    def records(self) -> list[str]:
        """Every game as a record."""
        return [outcome["record"] for outcome in self.outcomes]


def _pandas():
    try:
        import pandas
    except ImportError as error:
        raise ImportError("data frames need pandas: pip install 'emporio[frames]'") from error
    return pandas


def name_of(bot: BotLike) -> str:
    """The name under which a bot stands in the results."""
    if isinstance(bot, str):
        return bot
    if isinstance(bot, Bot):
        return bot.name
    name = getattr(bot, "name", None) or getattr(bot, "__name__", None) or type(bot).__name__
    return f"python:{name}"


def make_plan(
    game: str,
    bots: Sequence[BotLike],
    *,
    players: int | None = None,
    games: int = 100,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    file: str | os.PathLike[str] | None = None,
) -> tuple[Plan, dict[str, Any]]:
    """The plan of an arena, and the bots that are Python objects by name."""
    names = [name_of(bot) for bot in bots]
    guests = {name: bot for name, bot in zip(names, bots) if not isinstance(bot, (str, Bot))}
    for name, bot in guests.items():
        if not callable(getattr(bot, "choose", bot)):
            raise TypeError(f"{name} is no bot: it needs a method choose(seat), or to be a function of a seat")
    seats = players if players is not None else len(bots)
    plan = Plan(game, names, seats, games, seed, options, None if file is None else Path(file), list(guests))
    return plan, guests


def outcomes_of(plan: Plan, play: Callable[[list[int]], Iterable[dict[str, Any]]]) -> Iterator[dict[str, Any]]:
    """Every outcome of a plan: first those that its file holds, then the missing ones, written as they come."""
    known = list(plan.open())
    yield from known
    for outcome in play(plan.pending(known)):
        plan.append(outcome)
        yield outcome


def gathered(plan: Plan, outcomes: Iterable[dict[str, Any]], watch: Watch | None) -> ArenaResult:
    """All outcomes of a plan, each shown to whoever watches as it comes."""
    found = []
    for outcome in outcomes:
        found.append(outcome)
        if watch:
            watch(outcome)
    found.sort(key=lambda outcome: outcome["index"])
    return ArenaResult(plan.header(), found)


def arena(
    game: str,
    bots: Sequence[BotLike],
    *,
    threads: int | None = None,
    watch: Watch | None = None,
    **settings: Unpack[Settings],
) -> ArenaResult:
    """Lets bots play each other, by default 100 games with as many players as bots.

    The first bot takes one seat, the others share the rest in turn; every deal is played once with each turn of the
    table. With a ``file``, results are written as they come, and a run that was interrupted goes on where it ended; it is
    the file that ``emporio arena --out`` writes and reads. Bots of the house play on all cores; as soon as one bot is a
    Python object, games are played one after the other on the calling thread.

    >>> result = arena("san-juan", ["greedy", "random"], players=2, games=10, seed=3)
    >>> len(result.outcomes), result.share("greedy") > 0.5
    (10, True)
    """
    plan, guests = make_plan(game, bots, **settings)
    workers = 1 if guests else max(1, threads or os.cpu_count() or 1)

    def play(pending: list[int]) -> Iterable[dict[str, Any]]:
        return _in_turn(plan, pending, guests) if workers == 1 else _side_by_side(plan, pending, workers)

    return gathered(plan, outcomes_of(plan, play), watch)


def _in_turn(plan: Plan, pending: Iterable[int], guests: dict[str, Any]):
    for index in pending:
        yield plan.play(index, guests)


def _side_by_side(plan: Plan, pending: Sequence[int], workers: int):
    """Plays on several threads, which run side by side since bots of the house need no interpreter."""
    flag = Flag()
    waiting = iter(pending)
    running: set[Future] = set()
    with ThreadPoolExecutor(workers) as pool:

        def start() -> None:
            index = next(waiting, None)
            if index is not None:
                running.add(pool.submit(plan.play, index, {}, flag))

        try:
            for _ in range(2 * workers):
                start()
            while running:
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    running.remove(future)
                    start()
                    yield future.result()
        finally:
            flag.stop()
