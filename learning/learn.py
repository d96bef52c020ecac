"""Runs generations of learning for a game: play, train, and let the arena decide.

    python learning/learn.py GAME [--generations 1] [--seconds 120] [--folder learning/state]

A generation plays games with the best weights so far (the first also plays many hasty ones), trains new weights on the
newest games, and lets them meet the old ones in a sequential test on paired deals; only the winner stays. Every step
leaves its file, whole or not at all, so that a run that was stopped goes on where it was. What came of each step is printed
and kept in log.jsonl; curves.svg shows the losses. `--small` is a generation in seconds, for tests.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=120, help="of play in a generation")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--folder", type=Path, default=HERE / "state")
    parser.add_argument("--programs", type=Path, help="where selfplay and tune are; else they are built")
    parser.add_argument("--keep", type=int, default=4, help="files of games that are learnt from, the newest")
    parser.add_argument("--small", action="store_true")
    options = parser.parse_args(arguments)
    programs = options.programs or built()
    folder = options.folder / options.game
    folder.mkdir(parents=True, exist_ok=True)
    begun = len(list(folder.glob("*.verdict")))
    for number in range(begun, begun + options.generations):
        Generation(options, programs, folder, number).run()


def built():
    """Builds the two programs; gives their folder."""
    command = ["cargo", "build", "--release", "-p", "emporio-bots", "--features", "core-clock"]
    subprocess.run([*command, "--example", "selfplay", "--example", "tune"], check=True, cwd=HERE.parent)
    return HERE.parent / "target/release/examples"


class Generation:
    """One generation; each step is skipped if its file is there."""

    def __init__(self, options, programs, folder, number):
        self.options, self.programs, self.folder, self.number = options, programs, folder, number
        self.best = folder / "best.safetensors"

    def run(self):
        if self.number == 0:
            self.step("hasty.games", lambda out: self.play(out, 1, "style=quick"))
        self.step(f"{self.number}.games", lambda out: self.play(out, self.number + 2, *self.judge()))
        self.step(f"{self.number}.safetensors", self.train)
        self.step(f"{self.number}.verdict", self.meet)

    def step(self, name, make):
        """Makes a file of the generation, whole or not at all."""
        out, start = self.folder / name, time.time()
        if out.exists():
            return
        unfinished = out.with_name(f"unfinished.{name}")
        said = make(unfinished)
        unfinished.replace(out)
        self.log({"generation": self.number, "made": name, "seconds": round(time.time() - start, 1), "said": said})

    def log(self, line):
        print(json.dumps(line), flush=True)
        with open(self.folder / "log.jsonl", "a") as file:
            file.write(json.dumps(line) + "\n")

    def judge(self):
        return [f"net={self.best}"] if self.best.exists() else []

    def play(self, out, seed, *settings):
        """Games of the bots against each other."""
        small = ["games=12", "quick=8", "full=24"] if self.options.small else []
        numbers = [self.options.seconds, self.options.threads, seed]
        return self.call("selfplay", self.options.game, out, *numbers, *settings, *small)

    def train(self, out):
        """New weights from the newest games, from scratch: the search's own come last and judge."""
        games = [self.folder / f"{number}.games" for number in range(self.number + 1)][-self.options.keep :]
        small = ["--epochs", "4", "--batch", "64", "--first", "16", "--second", "8"] if self.options.small else []
        files = [self.folder / "hasty.games", *games]
        note = f"{self.options.game}, generation {self.number}, {len(files)} files of games, {time.strftime('%Y-%m-%d')}"
        arguments = [*files, "--out", out, "--log", self.folder / "losses.jsonl", "--note", note, *small]
        said = self.output([sys.executable, HERE / "train.py", *arguments])
        draw(self.folder / "losses.jsonl", self.folder / "curves.svg")
        return said

    def meet(self, out):
        """The new weights alone against two of the best so far; they replace these if they win."""
        new = self.folder / f"{self.number}.safetensors"
        old = f"own@{self.best}" if self.best.exists() else "own"
        games, budget = ("0.33,0.9:3", "10") if self.options.small else ("0.333,0.4:1200", "10ms")
        said = self.call("tune", self.options.game, 3, games, budget, f"own@{new}", old)
        won = said.endswith(", stronger")
        if won:
            self.best.unlink(missing_ok=True)
            os.link(new, self.best)
        out.write_text(said)
        return f"{'kept' if won else 'dropped'}: {said}"

    def call(self, program, *arguments):
        return self.output([self.programs / program, *arguments])

    def output(self, command):
        """The last line that a program says; what went wrong if it fails."""
        environment = {**os.environ, "THREADS": str(self.options.threads)}
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, env=environment)
        if done.returncode != 0:
            sys.exit(f"{command[0]} failed:\n{done.stderr[-2000:]}")
        return done.stdout.strip().splitlines()[-1]


def draw(log, out):
    """The loss of each training on games kept apart, epoch by epoch, as a picture."""
    runs = {}
    for line in map(json.loads, open(log)):
        if isinstance(line["epoch"], int):
            runs.setdefault(line["out"], []).append(line["test"][0])
    losses = [loss for run in runs.values() for loss in run]
    low, high = min(losses), max(max(losses), min(losses) + 1e-6)
    longest = max(len(run) for run in runs.values())
    place = lambda at, loss: f"{20 + 560 * at / max(1, longest - 1):.0f},{20 + 260 * (high - loss) / (high - low):.0f}"
    lines = [
        f'<polyline fill="none" stroke="hsl({40 * n % 360} 70% 40%)" points="{" ".join(place(*p) for p in enumerate(run))}"/>'
        for n, run in enumerate(runs.values())
    ]
    words = f'<text x="20" y="14" font-size="12">loss on games kept apart, {low:.3f} to {high:.3f}</text>'
    out.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300">{words}{"".join(lines)}</svg>\n')


if __name__ == "__main__":
    main()
