"""The four games as PettingZoo environments, agents taking turns (AEC).

>>> from emporio.pettingzoo import env
>>> table = env("san-juan", players=3)
>>> table.reset(seed=7)
>>> table.agent_selection in table.possible_agents
True
>>> observation, reward, terminated, truncated, info = table.last()
>>> bool(observation["action_mask"].any())
True
>>> table.close()
"""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from ._emporio import Match, about
from ._tables import options_for, width
from .errors import Closed


class EmporioAEC(AECEnv):
    """One match, one agent a seat. An observation is what a seat may know, relative to it (me first), with the mask of
    its choices; the reward is the share of the victory, paid when the game ends.

    An illegal action raises ``IllegalAction`` and changes nothing.
    """

    metadata = {"name": "emporio_v0", "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 4,
        *,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.render_mode = render_mode
        self._options = options_for(game, options)
        # A table that cannot be is refused here, not at the first reset.
        size = len(Match(game, players, options=self._options, seed=0).observation(0))
        self.metadata = {**self.metadata, "name": f"emporio_{game.replace('-', '_')}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        choices = width(game, self._options)
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-numpy.inf, numpy.inf, (size,), numpy.float32),
                "action_mask": spaces.Box(0, 1, (choices,), numpy.int8),
            }
        )
        self.observation_spaces = {agent: self._observation_space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(choices) for agent in self.possible_agents}
        self._match: Match | None = None
        self._random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may do."""
        return self.action_spaces[agent]

    @property
    def match(self) -> Match:
        """The match that is played, with all that its referee may know."""
        if self._match is None:
            raise Closed("the environment is closed or was never reset: call reset() first")
        return self._match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; the same seed begins the same game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        deal = int(self._random.integers(2**63))
        players = len(self.possible_agents)
        self._match = Match(self.game, players, seed=deal, options=self._options, events=False)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._match.player or 0]

    def observe(self, agent: str) -> dict[str, numpy.ndarray]:
        """What an agent may know now; its mask is empty unless it has to choose."""
        match, seat = self.match, self.possible_agents.index(agent)
        mask = match.mask() if match.player == seat else numpy.zeros(self.action_space(agent).n, numpy.int8)
        return {"observation": match.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Takes the choice of the agent whose turn it is."""
        match = self.match
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        match.apply(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if match.is_over:
            self.rewards = dict(zip(self.agents, match.shares()))
            self.terminations = {agent: True for agent in self.agents}
            totals, ranks = match.totals(), match.ranks()
            for seat, name in enumerate(self.agents):
                self.infos[name] = {"score": totals[seat], "rank": ranks[seat]}
        else:
            self.agent_selection = self.possible_agents[match.player]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Where the game stands, in a line."""
        return repr(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Ends the environment; it can be reset."""
        self._match = None


def env(game: str, players: int = 4, **settings: Any) -> EmporioAEC:
    """The environment of a game."""
    about(game)
    return EmporioAEC(game, players, **settings)
