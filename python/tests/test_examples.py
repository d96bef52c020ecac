"""The examples do what they say: something learns, something wins."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_small_ppo_beats_random_players():
    pytest.importorskip("gymnasium")
    ppo = example("ppo")
    # So many rounds take some ten seconds; a busy machine may take its time, so the clock has no say.
    net = ppo.train("puerto-rico", 3, seconds=float("inf"), rounds=40, tell=lambda line: None)
    assert ppo.share(net, "puerto-rico", 3, 400, 1, 99) > 0.6, "a random player has a third"


def test_mcts_of_openspiel_plays_at_our_table():
    pytest.importorskip("pyspiel")
    # Few simulations beat nobody for certain; that each of them is played to an end with a winner is what is shown.
    mcts = example("openspiel_mcts")
    shares = []
    played, mcts.play = mcts.play, lambda *seats: shares.append(played(*seats)) or shares[-1]
    mcts.share(games=2, simulations=4)
    assert [round(sum(share), 6) for share in shares] == [1, 1]


def test_a_bot_is_measured_through_pettingzoo():
    pytest.importorskip("pettingzoo")
    assert example("pettingzoo_evaluate").share("san-juan", 3, 12) > 0.5


def test_the_bench_prints_its_table():
    command = [sys.executable, "-m", "emporio.bench", "--seconds", "0.05", "--games", "64"]
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert out.count("\n") == 6 and "hearts" in out and "puerto-rico, 4 players" in out
