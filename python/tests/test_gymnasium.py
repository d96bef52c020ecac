"""Gymnasium's own check, and the vector form against the single one."""

import warnings

import numpy
import pytest
from conftest import TABLES, closes, refused

import emporio

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402

from emporio.gymnasium import EmporioEnv, EmporioVectorEnv  # noqa: E402


@pytest.mark.parametrize("game,players", TABLES)
def test_the_interface(game, players):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = EmporioEnv(game, players, bots=["random", "greedy"], seat=None, illegal="replace")
        check_env(env, skip_render_check=True)


def test_registered_names():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = gymnasium.make("emporio/SanJuan-v0", players=2)
        env.reset(seed=1)
        many = gymnasium.make_vec("emporio/PuertoRico-v0", num_envs=3, players=3)
        many.reset(seed=1)
    many.close()


def test_own_bots_sit_down_and_a_game_ends():
    asked = []

    def bot(seat):
        asked.append(seat.player)
        return seat.legal()[0]

    env = EmporioEnv("san-juan", 3, bots=[bot, "random"], seat=1)
    env.reset(seed=4)
    terminated = False
    while not terminated:
        _, reward, terminated, _, info = env.step(env.action_space.sample())
    assert set(asked) == {2} and 0 <= reward <= 1 and info["rank"] in (1, 2, 3)
    with pytest.raises(emporio.GameOver):
        env.step(0)
    closes(env)


def test_an_illegal_action_changes_nothing():
    env = EmporioEnv("puerto-rico", 3)
    env.reset(seed=1)
    with refused(env.match, emporio.IllegalAction):
        env.step(int(numpy.flatnonzero(~env.action_masks())[0]))
    for settings in ({"illegal": "ignore"}, {"bots": []}, {"bots": ["nobody"]}, {"players": 9}, {"seat": 7}):
        with pytest.raises((ValueError, IndexError)):
            EmporioEnv("puerto-rico", **{"players": 3, **settings})


@pytest.mark.parametrize("game,players", TABLES)
def test_the_vector_form_plays_many_games(game, players):
    rng = [numpy.random.default_rng(2) for _ in range(2)]
    envs = [EmporioVectorEnv(game, players, 6, bots=["random"], seat=None, threads=threads) for threads in (1, 2)]
    seen = [env.reset(seed=5) for env in envs]
    ended, won = 0, 0.0
    for _ in range(150):
        steps = []
        for env, numbers, (observation, info) in zip(envs, rng, seen):
            mask = info["action_mask"]
            assert env.observation_space.shape == observation.shape and mask.any(axis=1).all()
            action = numpy.argmax(mask * numbers.random(mask.shape), axis=1)
            steps.append(env.step(action))
        assert all(numpy.array_equal(a, b) for a, b in zip(steps[0][:3], steps[1][:3])), "threads change nothing"
        seen = [(step[0], step[4]) for step in steps]
        ended, won = ended + int(steps[0][2].sum()), won + steps[0][1].sum()
        assert ((steps[0][1] == 0) | steps[0][2]).all(), "only the end pays"
    assert 0 <= won <= ended
    env = envs[0]
    before = env.lanes.observation.copy()
    for wrong in (numpy.full(6, -1), numpy.zeros(5, int), numpy.full(6, 10**9)):
        with pytest.raises((emporio.IllegalAction, emporio.BatchError)):
            env.step(wrong)
    assert numpy.array_equal(before, env.lanes.observation)
    env.close()
    with pytest.raises(emporio.Closed):
        env.step(numpy.zeros(6, int))
