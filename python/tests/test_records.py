"""The same seed and choices give the same game through Python, the command line and the arena's engine."""

import json
import random
import subprocess

import pytest
from conftest import TABLES

import emporio


@pytest.mark.parametrize("game,players", TABLES)
def test_the_command_line_plays_the_same_game(game, players, binary, tmp_path):
    file = tmp_path / "a.game"

    def run(*arguments):
        return subprocess.run([binary, *arguments], check=True, capture_output=True, text=True).stdout

    run("new", game, "--players", str(players), "--seed", "17", "--output", str(file))
    match = emporio.Match(game, players, seed=17)
    assert match.record() == file.read_text()
    rng = random.Random(1)
    for _ in range(4):
        actions = []
        for _ in range(6):
            actions.append(rng.choice(match.legal_texts()))
            match.apply(actions[-1])
        run("apply", "--quiet", str(file), *actions)
        assert match.record() == file.read_text()
    page = json.loads(run("replay", "--json", str(file)))
    assert [step["action"] for step in page["steps"]] == [text for _, text in match.steps()]
    assert [score["total"] for score in page["scores"]] == match.totals()


def test_the_arena_of_the_command_line_reads_and_plays_the_same_games(binary, tmp_path):
    ours, theirs = tmp_path / "ours.jsonl", tmp_path / "theirs.jsonl"
    result = emporio.arena("puerto-rico", ["greedy", "random"], players=3, games=6, seed=5, file=ours)
    bots = ["--players", "3", "--bots", "greedy,random", "--games", "6", "--seed", "5", "--json"]
    for file in (theirs, ours):
        subprocess.run([binary, "arena", "puerto-rico", *bots, "--out", str(file)], check=True, capture_output=True)
    records = [json.loads(line)["record"] for line in theirs.read_text().splitlines()[1:]]
    assert sorted(records) == sorted(result.records())
    assert len(ours.read_text().splitlines()) == 7, "nothing was played twice"
