"""Four trading games for research: Puerto Rico, San Juan, Madeira, Spice Islands.

>>> import emporio
>>> emporio.games()
['puerto-rico', 'san-juan', 'madeira', 'spice-islands']
>>> match = emporio.Match("puerto-rico", players=3, seed=7)
>>> match
<Match puerto-rico, 3 players, ply 4, P0 to choose>
>>> [str(action) for action in match.legal()]
['role settler', 'role mayor', 'role builder', 'role craftsman', 'role trader', 'role captain']
>>> match.apply("role builder")
>>> match.player, match.undo(), match.player
(0, None, 0)

A bot chooses on a seat, which shows no more than its player may know:

>>> seat = match.seat(0)
>>> emporio.bot("greedy", seed=1).choose(seat) in seat.legal()
True
"""

from __future__ import annotations

from . import errors
from ._emporio import (
    Action,
    Batch,
    Bot,
    Lanes,
    Match,
    Seat,
    about,
    features,
    games,
    hint,
    judgement,
    observation_names,
    player_ids,
    review,
)
from .arena import ArenaResult, arena
from .errors import (
    ArenaError,
    BatchError,
    BotError,
    Closed,
    EmporioError,
    GameOver,
    IllegalAction,
    InternalError,
    PositionError,
    RecordError,
    SetupError,
)

__all__ = [
    "Action",
    "ArenaError",
    "ArenaResult",
    "Batch",
    "BatchError",
    "Bot",
    "BotError",
    "Closed",
    "EmporioError",
    "GameOver",
    "IllegalAction",
    "InternalError",
    "Lanes",
    "Match",
    "PositionError",
    "RecordError",
    "Seat",
    "SetupError",
    "about",
    "arena",
    "automatic_options",
    "bot",
    "errors",
    "features",
    "games",
    "hint",
    "judgement",
    "observation_names",
    "player_ids",
    "review",
]


def bot(name: str, seed: int = 1) -> Bot:
    """The bot of a name: ``random``, ``greedy``, ``easy``, ``medium``, ``hard``, ``search:iterations=500``, ``search:time=0.5``.

    >>> bot("search:iterations=500")
    bot("search:iterations=500", seed=1)
    """
    return Bot(name, seed)


def automatic_options(game: str, options: dict | None = None) -> dict:
    """Options for play without people, who would agree on an end: what the game says it needs, unless given.

    >>> automatic_options("san-juan")
    {'round_cap': 100}
    """
    return {**about(game)["automatic"], **(options or {})}
