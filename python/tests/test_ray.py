"""A cluster of two nodes on this machine, one of which is killed in the middle."""

import os
import sys
import time

import pytest

import emporio

ray = pytest.importorskip("ray")
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
# Workers do not find the tests among their modules.
ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
SETTINGS = {"players": 2, "games": 16, "seed": 5}


class Slow:
    """A bot that takes its time, so that a node can be lost while it thinks."""

    name = "slow"

    def choose(self, seat):
        time.sleep(0.001)
        return seat.legal()[0]


@pytest.fixture(scope="module")
def cluster():
    from ray.cluster_utils import Cluster

    # A lost node is noticed within two seconds.
    alert = {"health_check_initial_delay_ms": 500, "health_check_period_ms": 500, "health_check_failure_threshold": 3}
    head = {"num_cpus": 1, "include_dashboard": False, "_system_config": alert}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, logging_level="ERROR", log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def test_deals_of_a_killed_node_are_played_again_and_the_games_are_the_same(cluster, tmp_path):
    import emporio.ray

    file = tmp_path / "results.jsonl"
    here = emporio.arena("san-juan", [Slow(), "random"], **SETTINGS)
    nodes = [node for node in ray.nodes() if node["Alive"]]
    assert len(nodes) == 2
    seen = []

    def watch(outcome):
        seen.append(outcome["index"])
        if len(seen) == 6:
            cluster.remove_node(cluster.list_all_nodes()[-1], allow_graceful=False)
        assert len(file.read_text().splitlines()) >= len(seen), "results are written as they come"

    there = emporio.ray.arena("san-juan", [Slow(), "random"], file=file, watch=watch, **SETTINGS)
    assert sorted(seen) == list(range(16))
    assert there.records() == here.records()
    assert there.header == here.header
    again = emporio.ray.arena("san-juan", [Slow(), "random"], file=file, **SETTINGS)
    assert again.records() == here.records(), "nothing is left to play"


def test_self_play_gives_games_as_they_come(cluster):
    import emporio.ray

    games = list(emporio.ray.self_play("puerto-rico", "greedy", players=3, games=6, seed=2))
    assert len(games) == 6
    for game in games:
        assert emporio.Match.from_record(game["record"]).is_over


def test_a_bot_that_fails_is_not_tried_for_ever(cluster):
    import emporio.ray

    def broken(seat):
        raise ZeroDivisionError("of its own")

    with pytest.raises(ZeroDivisionError):
        emporio.ray.arena("san-juan", [broken, "random"], players=2, games=2)
