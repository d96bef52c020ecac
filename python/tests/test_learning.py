"""A generation of learning in its small setting: games are played, the loss goes down, the weights load and play."""

import importlib.util
import json
import os
from pathlib import Path

import pytest

# `cargo xtask python` builds the programs and installs JAX; where it does, nothing here is left out.
PROGRAMS = os.environ.get("EMPORIO_EXAMPLES")
pytestmark = pytest.mark.skipif(not PROGRAMS, reason="EMPORIO_EXAMPLES says where selfplay and tune are")


def test_a_small_generation(tmp_path):
    source = Path(__file__).resolve().parents[2] / "learning/learn.py"
    spec = importlib.util.spec_from_file_location("learn", source)
    learn = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(learn)
    arguments = ["san-juan", "--small", "--threads", "2", "--folder", str(tmp_path), "--programs", PROGRAMS]
    learn.main(arguments)
    folder = tmp_path / "san-juan"
    losses = [json.loads(line) for line in open(folder / "losses.jsonl")]
    scratch = [sum(line["train"][:3]) for line in losses if line["way"].startswith("scratch")]
    assert scratch[-1] < scratch[0] and any(line["way"].startswith("onwards") for line in losses)
    assert " in 3 games" in (folder / "0.verdict").read_text()
    made = sorted(path.name for path in folder.iterdir())
    learn.main([*arguments, "--onwards"])
    assert (folder / "1.verdict").exists() and set(made) <= {path.name for path in folder.iterdir()}
    more = [json.loads(line)["way"] for line in open(folder / "losses.jsonl")][len(losses) :]
    assert not any(way.startswith("scratch") for way in more) and any(way.startswith("onwards") for way in more)
