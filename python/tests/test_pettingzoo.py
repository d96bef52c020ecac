"""PettingZoo's own tests on all games and numbers of players."""

import numpy
import pytest
from conftest import TABLES, closes, refused

import emporio

pettingzoo = pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, seed_test  # noqa: E402

from emporio.pettingzoo import env  # noqa: E402


@pytest.mark.parametrize("game,players", TABLES)
def test_the_interface(game, players, capsys):
    api_test(env(game, players), num_cycles=300)


@pytest.mark.parametrize("game,players", TABLES)
def test_seeds(game, players):
    seed_test(lambda: env(game, players), num_cycles=100)


def test_rewards_are_shares_and_closed_tables_are_closed():
    table = env("san-juan", 2)
    with pytest.raises(emporio.Closed):
        table.observe("player_0")
    table.reset(seed=3)
    rewards = {agent: 0.0 for agent in table.possible_agents}
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        rewards[agent] += reward
        if terminated:
            assert info["rank"] in (1, 2)
        table.step(None if terminated else int(numpy.flatnonzero(observation["action_mask"])[0]))
    assert sum(rewards.values()) == pytest.approx(1.0)
    closes(table)


def test_an_illegal_action_changes_nothing():
    table = env("puerto-rico", 3)
    table.reset(seed=1)
    wrong = int(numpy.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    for action in (wrong, -1, 10**6, None):
        with refused(table.match, emporio.IllegalAction, TypeError):
            table.step(action)
    with pytest.raises(emporio.SetupError):
        env("puerto-rico", 9)
