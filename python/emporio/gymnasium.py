"""The four games as Gymnasium environments: one seat learns, the others are bots.

>>> from emporio.gymnasium import EmporioEnv
>>> env = EmporioEnv("puerto-rico", players=3, bots=["greedy", "random"])
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample())
>>> env.close()

``EmporioVectorEnv`` is the same for many games at once; ``gymnasium.make("emporio/PuertoRico-v0")`` works after
``import emporio.gymnasium``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from ._emporio import Bot, Lanes, Match, games
from ._tables import options_for, width
from .arena import BotLike
from .errors import Closed


class Choices(spaces.Discrete):
    """All choices of a game; a sample is drawn from those that are legal now, unless a mask is given."""

    def __init__(self, n: int, environment: EmporioEnv) -> None:
        super().__init__(n)
        self._environment = environment

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random choice."""
        if mask is None and probability is None and self._environment.is_open:
            mask = self._environment.action_masks().astype(numpy.int8)
        return super().sample(mask=mask, probability=probability)


class EmporioEnv(gymnasium.Env):
    """One seat of a match. An observation is what the seat may know; ``info["action_mask"]`` and ``action_masks()`` (the
    name that maskable learners look for) say what is legal. The reward is the share of the victory, at the end.

    ``seat`` is the place of the learner, or None to draw it anew for every game. ``bots`` are named as in ``emporio.bot`` or
    are objects of your own; fewer than there are seats are taken in turn. An illegal action raises ``IllegalAction``
    and changes nothing; with ``illegal="replace"``, for learners that know no masks, a legal one is drawn in its place.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str = "puerto-rico",
        players: int = 4,
        *,
        bots: Sequence[BotLike] = ("random",),
        seat: int | None = 0,
        options: dict[str, Any] | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.game, self.players, self.bots, self.seat = game, players, list(bots), seat
        if illegal not in ("raise", "replace"):
            raise ValueError(f'illegal is "raise" or "replace", not {illegal!r}')
        self._replaces = illegal == "replace"
        self.render_mode = render_mode
        self._options = options_for(game, options)
        size = len(Match(game, players, options=self._options, seed=0).observation(seat or 0))
        if not self.bots:
            raise ValueError("the other seats need at least one bot")
        for bot in self.bots:
            if isinstance(bot, str):
                Bot(bot)
        self.observation_space = spaces.Box(-numpy.inf, numpy.inf, (size,), numpy.float32)
        self.action_space = Choices(width(game, self._options), self)
        self._match: Match | None = None

    @property
    def is_open(self) -> bool:
        """Whether a game is being played."""
        return self._match is not None

    @property
    def match(self) -> Match:
        """The match that is played, with all that its referee may know."""
        if self._match is None:
            raise Closed("the environment is closed or was never reset: call reset() first")
        return self._match

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None):
        """Begins a game and plays to the learner's first choice."""
        super().reset(seed=seed)
        draw = lambda: int(self.np_random.integers(2**63))  # noqa: E731
        self._seat = int(self.np_random.integers(self.players)) if self.seat is None else self.seat
        self._match = Match(self.game, self.players, seed=draw(), options=self._options, events=False)
        self._sitters = [self._sit(place, draw()) for place in range(self.players)]
        self._play_on()
        return self._observation(), self._info()

    def _sit(self, place: int, seed: int) -> Any:
        bot = self.bots[(place - self._seat - 1) % self.players % len(self.bots)]
        if isinstance(bot, str):
            return Bot(bot, seed)
        if hasattr(bot, "start"):
            bot.start(place, seed)
        return bot

    def _play_on(self) -> None:
        match = self.match
        while not match.is_over and match.player != self._seat:
            sitter = self._sitters[match.player]
            if isinstance(sitter, Bot):
                match.apply(sitter.choose(match))
            else:
                choose = getattr(sitter, "choose", sitter)
                match.apply(choose(match.seat(match.player)))

    def _observation(self) -> numpy.ndarray:
        return self.match.observation(self._seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks().astype(numpy.int8), "seat": self._seat}
        if self.match.is_over:
            info |= {"score": self.match.totals()[self._seat], "rank": self.match.ranks()[self._seat]}
        return info

    def action_masks(self) -> numpy.ndarray:
        """What is legal, as booleans; all False when the game is over."""
        return self.match.mask().astype(bool)

    def step(self, action: int):
        """Takes the learner's choice and plays to the next one."""
        match = self.match
        if self._replaces and not match.is_over and int(action) not in match.legal_ids():
            action = self.np_random.choice(match.legal_ids())
        match.apply(int(action))
        self._play_on()
        reward = match.shares()[self._seat] if match.is_over else 0.0
        return self._observation(), float(reward), match.is_over, False, self._info()

    def render(self) -> str | None:
        """Where the game stands, in a line."""
        return repr(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Ends the environment; it can be reset."""
        self._match = None


class EmporioVectorEnv(VectorEnv):
    """Many games at once, one seat of each learns; all of it runs in Rust on ``threads`` threads, bots of the house included.

    A game that ends is followed by the next at once (``AutoresetMode.SAME_STEP``): the observation is already of the new
    game, ``infos["final_info"]`` has score and rank. Arrays are the environment's own and are written anew by every step:
    copy what you keep, or pass ``copy=True``.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str = "puerto-rico",
        players: int = 4,
        num_envs: int = 64,
        *,
        bots: Sequence[str] = ("random",),
        seat: int | None = 0,
        threads: int = 1,
        options: dict[str, Any] | None = None,
        copy: bool = True,
    ) -> None:
        self._options = options_for(game, options)
        self._lanes: Lanes | None = Lanes(
            game, players, num_envs, list(bots), seat=seat, threads=threads, options=self._options
        )
        self._copy = copy
        self.num_envs = num_envs
        size, choices = self._lanes.observation.shape[1], self._lanes.mask.shape[1]
        self.single_observation_space = spaces.Box(-numpy.inf, numpy.inf, (size,), numpy.float32)
        self.observation_space = spaces.Box(-numpy.inf, numpy.inf, (num_envs, size), numpy.float32)
        self.single_action_space = spaces.Discrete(choices)
        self.action_space = spaces.MultiDiscrete([choices] * num_envs)

    @property
    def lanes(self) -> Lanes:
        """The games."""
        if self._lanes is None:
            raise Closed("the environment is closed")
        return self._lanes

    def _own(self, array: numpy.ndarray) -> numpy.ndarray:
        return array.copy() if self._copy else array

    def action_masks(self) -> numpy.ndarray:
        """What is legal in each game, as 0 and 1."""
        return self._own(self.lanes.mask)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None):
        """Begins all games anew."""
        super().reset(seed=seed)
        self.lanes.reset(int(self.np_random.integers(2**63)))
        return self._own(self.lanes.observation), {"action_mask": self.action_masks()}

    def step(self, actions: numpy.ndarray):
        """Takes a choice in every game and plays each to the learner's next one."""
        lanes = self.lanes
        lanes.step(numpy.asarray(actions, dtype=numpy.int64))
        done = lanes.done.astype(bool)
        infos: dict[str, Any] = {"action_mask": self.action_masks()}
        if done.any():
            infos["final_info"] = {"score": lanes.score.copy(), "rank": lanes.rank.copy()}
            infos["_final_info"] = done
        truncated = numpy.zeros(self.num_envs, bool)
        return self._own(lanes.observation), lanes.reward.astype(numpy.float64), done, truncated, infos

    def close(self, **_: Any) -> None:
        """Ends the environment."""
        self._lanes = None


for _game in games():
    _name = "".join(word.capitalize() for word in _game.split("-"))
    gymnasium.register(
        id=f"emporio/{_name}-v0",
        entry_point="emporio.gymnasium:EmporioEnv",
        vector_entry_point="emporio.gymnasium:EmporioVectorEnv",
        kwargs={"game": _game},
    )
