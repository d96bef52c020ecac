"""The four games for OpenSpiel: importing this module registers them in ``pyspiel``.

>>> import pyspiel
>>> import emporio.openspiel
>>> game = pyspiel.load_game("emporio_puerto_rico", {"players": 3})
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Chance is explicit: dice, tiles and cards are chance nodes with their probabilities. A single choice is made without
asking, as everywhere in Emporio. The information state string is what a player sees with a digest of all that they were told and
have chosen; the tensors are the
observation of ``Match.observation``: what a player may know now, relative to their seat.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy
import pyspiel

from ._emporio import Match, about, games
from ._tables import options_for, width

# No game comes near: the longest known has some 2,500 steps.
_LONGEST = 20_000


def _game_type(game: str) -> pyspiel.GameType:
    known = about(game)
    return pyspiel.GameType(
        short_name="emporio_" + game.replace("-", "_"),
        long_name=known["title"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=known["max_players"],
        min_num_players=known["min_players"],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": min(4, known["max_players"]), "options": "{}"},
    )


class EmporioGame(pyspiel.Game):
    """A game of Emporio as OpenSpiel knows games."""

    emporio_game = ""
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        defaults = self.game_type.parameter_specification
        self.table = {
            "game": self.emporio_game,
            "players": int(params.get("players", defaults["players"])),
            "options": options_for(self.emporio_game, json.loads(params.get("options", "{}"))),
        }
        self.size = len(Match(**self.table, seed=0).observation(0))
        info = pyspiel.GameInfo(
            num_distinct_actions=width(self.emporio_game, self.table["options"]),
            max_chance_outcomes=about(self.emporio_game)["action_ids"],
            num_players=self.table["players"],
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.game_type, info, params)

    def new_initial_state(self) -> EmporioState:
        """The state before the first choice or chance outcome."""
        return EmporioState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No game has more."""
        return _LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> EmporioObserver:
        """Who tells what a player may know."""
        return EmporioObserver(self.size, iig_obs_type)


class EmporioState(pyspiel.State):
    """A moment of a game; ``match`` is the match behind it."""

    def __init__(self, game: EmporioGame) -> None:
        super().__init__(game)
        self.match = Match(**game.table, seed=0, chance="ask")
        players = self.match.players
        # What each player was told and has chosen, as chains of digests; told until so many steps.
        self._told = [(b"", -1)] * players
        self._chosen = [b""] * players

    def current_player(self) -> int:
        """Who has to act."""
        match = self.match
        if match.player is not None:
            return match.player
        return pyspiel.PlayerId.TERMINAL if match.is_over else pyspiel.PlayerId.CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.match.legal_ids())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node with their probabilities."""
        return sorted(self.match.outcome_ids())

    def _apply_action(self, action: int) -> None:
        player = self.match.player
        self.match.apply(action)
        if player is not None:
            self._chosen[player] = _link(self._chosen[player], str(action))

    def known_by(self, player: int) -> str:
        """All that a player was told and has chosen since the beginning, in short."""
        chain, until = self._told[player]
        for event in self.match.events(player, since=until + 1, lang=None):
            chain = _link(chain, json.dumps(event, sort_keys=True))
        self._told[player] = (chain, self.match.ply)
        return f"told {chain.hex()} chosen {self._chosen[player].hex()}"

    def _action_to_string(self, player: int, action: int) -> str:
        return self.match.action(action).text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.match.is_over

    def returns(self) -> list[float]:
        """Shares of the victory; zeros until the end."""
        return self.match.shares() if self.match.is_over else [0.0] * self.match.players

    def __str__(self) -> str:
        return f"{self.match!r} {self.match.view_text()}"


class EmporioObserver:
    """What a player may know, as a vector and as text."""

    def __init__(self, size: int, kind: Any) -> None:
        self.tensor = numpy.zeros(size, numpy.float32)
        self.dict = {"observation": self.tensor}
        self._recalls = bool(kind and kind.perfect_recall)

    def set_from(self, state: EmporioState, player: int) -> None:
        """Writes what a player may know now."""
        self.tensor[:] = state.match.observation(player)

    def string_from(self, state: EmporioState, player: int) -> str:
        """The same as text; with perfect recall, a digest of all that the player has been told and has chosen before it."""
        text = state.match.view_text(player)
        return f"{state.known_by(player)} {text}" if self._recalls else text


def _link(chain: bytes, text: str) -> bytes:
    return hashlib.blake2b(chain + text.encode(), digest_size=16).digest()


def _register(game: str) -> None:
    kind = _game_type(game)
    name = "".join(word.capitalize() for word in game.split("-"))
    made = type(name + "Game", (EmporioGame,), {"emporio_game": game, "game_type": kind, "__doc__": kind.long_name})
    globals()[made.__name__] = made
    pyspiel.register_game(kind, made)


#: The names under which the games are registered.
NAMES = ["emporio_" + game.replace("-", "_") for game in games()]

for _game in games():
    _register(_game)
