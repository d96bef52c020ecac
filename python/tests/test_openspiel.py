"""OpenSpiel's own tests on all four games."""

import copy
import random

import pytest
from conftest import TABLES

import emporio

pyspiel = pytest.importorskip("pyspiel")
import emporio.openspiel as ours  # noqa: E402


@pytest.mark.parametrize("game,players", TABLES)
def test_random_simulations(game, players, capfd):
    loaded = pyspiel.load_game("emporio_" + game.replace("-", "_"), {"players": players})
    # Serialisation replays the whole game at every step, so it has a test of its own below.
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("game,players", TABLES)
def test_states_are_copied_and_replayed_and_end_with_shares(game, players):
    game = pyspiel.load_game(ours.NAMES[emporio.games().index(game)], {"players": players})
    state = game.new_initial_state()
    rng = random.Random(1)
    chance = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance += 1
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1.0)
            state.apply_action(rng.choices(*zip(*outcomes))[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        if rng.random() < 0.02:
            twin, deep = state.clone(), copy.deepcopy(state)
            assert str(twin) == str(state) == str(deep)
    assert chance and sum(state.returns()) == pytest.approx(1.0)
    again = game.deserialize_state(state.serialize())
    assert again.returns() == state.returns() and str(again) == str(state)


def test_an_information_state_is_what_the_player_knows():
    game = pyspiel.load_game("emporio_san_juan", {"players": 2})
    state = game.new_initial_state()
    rng = random.Random(4)
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(rng.choices(*zip(*state.chance_outcomes()))[0])
            continue
        player = state.current_player()
        text = state.information_state_string(player)
        other = state.information_state_string(1 - player)
        assert text != other and text == state.clone().information_state_string(player)
        assert len(state.observation_tensor(player)) == len(emporio.observation_names("san-juan"))
        assert state.information_state_tensor(player) == state.observation_tensor(player)
        assert state.action_to_string(player, state.legal_actions()[0])
        state.apply_action(rng.choice(state.legal_actions()))
