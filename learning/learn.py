"""Runs generations of learning for a game: play, train, and let the arena decide.

    python learning/learn.py GAME [--generations 1] [--seconds 120] [--folder learning/state]

A generation plays games with the best weights so far, against yardsticks and earlier judgements too, trains new weights on the
newest games, finds out in short matches how far to trust them, and lets them meet the best so far in a sequential test on
paired deals that no match has seen; only the winner stays. Every step leaves its file, whole or not at all, so that a run that
was stopped goes on where it was. What came of each step is printed and kept in log.jsonl; curves.svg shows the losses.
`--small` is a generation in seconds, for tests.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
WEIGHTS = HERE.parent / "crates/bots/weights"

# How far new weights may be trusted: as forecasts, as first looks, and whether a leaf is still played on from.
SETTINGS = ["trust=1,prior=1", "trust=0.5,prior=1", "trust=0,prior=1", "trust=1,prior=1,none"]
# Games of the short matches that choose among them: some for all, more for the better half. The sequential test plays later deals.
TRIED, AGAIN = 48, 96
# Time for a choice in matches.
BUDGET = "20ms"
# Iterations of quick and full thoughts in games to learn from. Where many choices are nearly as good, only long thoughts tell them apart.
THOUGHT = {"san-juan": ["quick=64", "full=1000"], "spice-islands": ["quick=64", "full=1600"]}
USUAL_THOUGHT = ["quick=48", "full=200"]
SMALL = ["games=24", "wander=4", "quick=8", "full=24"]


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=120, help="of play in a generation")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--match-threads", type=int, help="other threads for matches than for play")
    parser.add_argument("--folder", type=Path, default=HERE / "state")
    parser.add_argument("--programs", type=Path, help="where selfplay and tune are; else they are built")
    parser.add_argument("--keep", type=int, default=4, help="files of games that are learnt from, the newest")
    parser.add_argument("--most", type=int, default=1200, help="games of the sequential test")
    parser.add_argument("--onwards", action="store_true", help="train from the weights that play now only, for few cores")
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
        self.new, self.chosen = folder / f"{number}.safetensors", folder / f"{number}.settings"
        self.best, self.best_settings = folder / "best.safetensors", folder / "best.settings"

    def run(self):
        self.step(f"{self.number}.games", self.play)
        self.step(self.new.name, self.train)
        self.step(self.chosen.name, self.choose)
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

    def play(self, out):
        """Games of the best judgement so far; the game's own, if none has won yet."""
        judge = [f"net={self.best}", *self.best_settings.read_text().split(",")] if self.best.exists() else []
        judge = ["rollout=none" if part == "none" else part for part in judge]
        thought = SMALL if self.options.small else THOUGHT.get(self.options.game, USUAL_THOUGHT)
        numbers = [self.options.seconds, self.options.threads, self.number + 2]
        return self.call("selfplay", self.options.game, out, *numbers, *judge, *thought)

    def train(self, out):
        """New weights from the newest games, from scratch or going on from those that play now, whichever fits games kept apart best."""
        games = [self.folder / f"{number}.games" for number in range(self.number + 1)][-self.options.keep :]
        note = f"{self.options.game}, generation {self.number}, {len(games)} files of games, {time.strftime('%Y-%m-%d')}"
        log, shipped = self.folder / "losses.jsonl", WEIGHTS / f"{self.options.game}.safetensors"
        start = [file for file in (self.best, shipped) if file.exists()][:1]
        arguments = [*games, "--out", out, "--log", log, "--note", note]
        arguments += ["--start", *start] if start else []
        arguments += ["--onwards"] if self.options.onwards and start else []
        arguments += ["--small", "--batch", "64"] if self.options.small else []
        said = self.output([sys.executable, HERE / "train.py", *arguments])
        draw(log, self.folder / "curves.svg")
        return json.loads(said)

    def choose(self, out):
        """How far the new weights are trusted: what wins most against the best so far, the better half after more games."""
        first, again, budget = (3, 3, "10") if self.options.small else (TRIED, AGAIN, BUDGET)
        said = {settings: [self.duel(first, budget, settings, 0)] for settings in SETTINGS}
        won = {settings: share(words[0]) * first for settings, words in said.items()}
        for settings in sorted(won, key=won.get)[len(won) // 2 :]:
            said[settings].append(self.duel(again, budget, settings, TRIED))
            won[settings] = (won[settings] + share(said[settings][1]) * again) / (first + again)
        out.write_text(max((settings for settings in won if len(said[settings]) > 1), key=won.get))
        return said

    def meet(self, out):
        """The new weights alone against two of the best so far; they replace these if they win."""
        games, budget = ("0.33,0.9:3", "10") if self.options.small else (f"0.333,0.4:{self.options.most}", BUDGET)
        said = self.duel(games, budget, self.chosen.read_text(), TRIED + AGAIN)
        won = said.endswith(", stronger")
        if won:
            for kept, new in [(self.best, self.new), (self.best_settings, self.chosen)]:
                kept.unlink(missing_ok=True)
                os.link(new, kept)
        out.write_text(said)
        return f"{'kept' if won else 'dropped'}: {said}"

    def duel(self, games, budget, settings, deal):
        old = f"{self.best_settings.read_text()}@{self.best}" if self.best.exists() else "shipped"
        return self.call("tune", self.options.game, 3, games, budget, f"{settings}@{self.new}", old, deal)

    def call(self, program, *arguments):
        return self.output([self.programs / program, *arguments])

    def output(self, command):
        """The last line that a program says; what went wrong if it fails."""
        threads = self.options.match_threads or self.options.threads
        # Several games may be learnt side by side on one GPU, so no training takes all of its memory.
        environment = {"XLA_PYTHON_CLIENT_PREALLOCATE": "false", **os.environ, "THREADS": str(threads)}
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, env=environment)
        if done.returncode != 0:
            sys.exit(f"{command[0]} failed:\n{done.stderr[-2000:]}")
        return done.stdout.strip().splitlines()[-1]


def share(said):
    """The share of the victories, in percent, that a match ended with."""
    return float(said.split(": ")[1].split(" %")[0])


def draw(log, out):
    """The loss of each training on games kept apart, epoch by epoch, as a picture."""
    runs = {}
    for line in map(json.loads, open(log)):
        if line["epoch"]:
            runs.setdefault((line["out"], line["way"]), []).append(line["test"][0])
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
