"""Trains the network of a game on played games and writes its weights.

    python learning/train.py GAMES... --out NEW.safetensors [--start OLD]

GAMES are files that the example `selfplay` of emporio-bots wrote. The network corrects what fitted figures forecast
(each seat's points, in units of their usual error) and how choices seem at first sight, so that an untrained one
changes nothing. Several ways to train are tried, from scratch and going on from OLD; the weights of the epoch that is least
surprised by the results of games kept apart are written. JAX, because one small package serves two cores and a large GPU
alike. What came of each epoch is printed and, with --log, appended to a file as JSON lines.
"""

import argparse
import functools
import json
import time

import jax
import jax.numpy as jnp
import numpy as np
from safetensors import safe_open
from safetensors.numpy import load_file, save_file

SEATS = 5
MOST_CHOICES = 64
HEADS = ("first", "second", "correction", "appeal")

# What is common to all ways to train: widths, passes, the first rate of learning, how weights fade, the share of the inputs that are
# hidden, and the weight of what the search thought beside the result.
USUAL = {"first": 192, "second": 32, "epochs": 14, "rate": 2e-3, "decay": 0.05, "drop": 0.2, "trust": 0.3}
# From scratch: a game has one result however many positions, and is soon known by heart; short and thrifty tries are for few games.
SCRATCH = [
    {},
    {"trust": 0.6},
    {"trust": 0.9},
    {"epochs": 5, "decay": 0.3, "drop": 0.3},
    {"epochs": 5, "decay": 0.3, "drop": 0.3, "trust": 0.6},
    {"epochs": 5, "decay": 0.3, "drop": 0.3, "trust": 0.9},
    {"second": 64, "trust": 0.6},
    {"second": 64, "trust": 0.9},
    {"first": 96, "trust": 0.6},
    {"first": 96, "epochs": 5, "decay": 0.3, "drop": 0.3, "trust": 0.6},
]
# Going on from weights that play well already.
ONWARDS = [
    {"epochs": epochs, "rate": rate, "decay": 0.1, "trust": trust} for epochs, rate in [(4, 5e-4), (10, 1e-3)] for trust in (0.3, 0.6, 0.9)
]
SMALL = {"first": 16, "second": 8, "epochs": 4}


def read(paths, most):
    """All positions of some files as arrays, at most so many of each; choices beyond the first 64 are left out."""
    parts = []
    for path in paths:
        part = pack(load_file(path))
        parts.append({key: array[:most] for key, array in part.items()} if most else part)
    return parts


def pack(file):
    offsets, ids, visits, seems = file["offsets"], file["ids"], file["visits"], file["seems"]
    count = len(offsets) - 1
    choices = np.zeros((count, MOST_CHOICES), np.int16)
    wanted = np.zeros((count, MOST_CHOICES), np.float16)
    before = np.zeros((count, MOST_CHOICES), np.float16)
    listed = np.zeros((count, MOST_CHOICES), bool)
    lengths = np.minimum(np.diff(offsets), MOST_CHOICES)
    row = np.repeat(np.arange(count), lengths)
    column = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
    at = np.repeat(offsets[:-1], lengths) + column
    sums = np.bincount(row, visits[at], count)
    choices[row, column] = ids[at]
    listed[row, column] = True
    wanted[row, column] = visits[at] / np.maximum(sums, 1e-6)[row]
    before[row, column] = seems[at]
    return {
        "input": file["input"], "shares": file["shares"], "margins": file["margins"], "values": file["values"],
        "forecast": file["forecast"], "seats": file["players"], "choices": choices, "wanted": wanted, "before": before, "listed": listed,
    }


def layer(key, inputs, outputs, scale):
    return jax.random.normal(key, (inputs, outputs)) * scale * np.sqrt(2.0 / inputs), jnp.zeros(outputs)


def fresh(seed, inputs, ids, first, second):
    keys = jax.random.split(jax.random.PRNGKey(seed), 4)
    return {
        # Most inputs are 0 most of the time.
        "first": layer(keys[0], inputs, first, 2.0),
        "second": layer(keys[1], first, second, 1.0),
        "correction": layer(keys[2], second, SEATS, 0.01),
        "appeal": layer(keys[3], second, ids, 0.01),
    }


def forward(weights, inputs):
    hidden = inputs.astype(jnp.float32)
    for name in ("first", "second"):
        weight, bias = weights[name]
        hidden = jax.nn.relu(hidden @ weight + bias)
    head = lambda name: hidden @ weights[name][0] + weights[name][1]
    return head("correction"), head("appeal")


def margin_of(points, present):
    """How far each seat is ahead of the best other one, squeezed to 0..1 as the search does."""
    others = jnp.where(present, points, -1e9)[:, None, :] - 1e9 * jnp.eye(SEATS)
    lead = points - others.max(2)
    return 0.5 + 0.5 * lead / (1 + jnp.abs(lead))


def losses(weights, batch, trust):
    correction, appeal = forward(weights, batch["input"])
    present = jnp.arange(SEATS) < batch["seats"][:, None]
    points = batch["forecast"] + correction
    target = (1 - trust) * batch["shares"] + trust * batch["values"]
    log_shares = jax.nn.log_softmax(jnp.where(present, points, -1e9))
    value = -(target * jnp.where(present, log_shares, 0.0)).sum(1).mean()
    margin = (((margin_of(points, present) - batch["margins"]) ** 2) * present).sum(1).mean()
    more = jnp.take_along_axis(appeal, batch["choices"].astype(jnp.int32), axis=1)
    log_odds = jax.nn.log_softmax(jnp.where(batch["listed"], batch["before"] + more, -1e9))
    surprise = -(batch["wanted"] * jnp.where(batch["listed"], log_odds, 0.0)).sum(1)
    # Positions after quick thoughts say nothing about choices.
    choice = surprise.sum() / jnp.maximum(batch["listed"].any(1).sum(), 1)
    size = (jnp.where(present, correction, 0.0) ** 2).sum(1).mean()
    return value, margin, choice, size


def total(weights, batch, trust):
    value, margin, choice, size = losses(weights, batch, trust)
    # The margin is a result as well.
    return value + (1 - trust) * margin + 0.5 * choice + 1e-3 * size


def make_epoch(batch_size):
    """One jitted pass over shuffled data by Adam; everything stays on the device, and ways to train differ by numbers only."""
    tree = jax.tree_util.tree_map

    def step(data, state, rows_and_key):
        rows, key = rows_and_key
        weights, mean, square, t, way = state
        batch = tree(lambda array: array[rows], data)
        # Some inputs are hidden, so that no single one is learnt by heart.
        shown = jax.random.bernoulli(key, 1 - way["drop"], batch["input"].shape)
        batch = {**batch, "input": jnp.where(shown, batch["input"].astype(jnp.float32) / (1 - way["drop"]), 0.0)}
        gradient = jax.grad(total)(weights, batch, way["trust"])
        mean = tree(lambda m, g: 0.9 * m + 0.1 * g, mean, gradient)
        square = tree(lambda s, g: 0.999 * s + 0.001 * g * g, square, gradient)
        t = t + 1
        adam = lambda m, s: m / (1 - 0.9**t) / (jnp.sqrt(s / (1 - 0.999**t)) + 1e-8)
        move = lambda w, m, s: w - way["rate"] * (adam(m, s) + way["decay"] * w)
        return (tree(move, weights, mean, square), mean, square, t, way), None

    @jax.jit
    def epoch(key, data, weights, mean, square, t, way):
        steps = len(data["seats"]) // batch_size
        rows = jax.random.permutation(key, len(data["seats"]))[: steps * batch_size].reshape(steps, batch_size)
        begin, keys = (weights, mean, square, t, way), jax.random.split(key, steps)
        state, _ = jax.lax.scan(functools.partial(step, data), begin, (rows, keys))
        return state[:4]

    return epoch


def write(path, weights, note):
    tensors = {}
    for name, (weight, bias) in weights.items():
        # The head of choices lies row by row: only the rows of legal choices are read.
        weight = weight.T if name == "appeal" else weight
        tensors[f"{name}.weight"] = np.ascontiguousarray(np.asarray(weight), np.float16)
        tensors[f"{name}.bias"] = np.asarray(bias).astype(np.float16)
    save_file(tensors, path, metadata={key: str(value) for key, value in note.items()})


def load(path):
    file = load_file(path)
    turn = lambda name, weight: weight.T if name == "appeal" else weight
    full = lambda name: file[name].astype(np.float32)
    return {name: (jnp.array(turn(name, full(f"{name}.weight"))), jnp.array(full(f"{name}.bias"))) for name in HEADS}


def split(parts):
    """The last games of each file are kept apart, so that no game is on both sides; the last file's are the judge."""
    held = [max(1, len(part["seats"]) // 12) for part in parts]
    train = {key: np.concatenate([part[key][:-n] for part, n in zip(parts, held)]) for key in parts[0]}
    test = {key: parts[-1][key][-held[-1]:] for key in parts[0]}
    return train, test


class Lesson:
    """Everything that the ways to train have in common, and the best weights so far."""

    def __init__(self, args):
        self.args, self.begun = args, time.time()
        with safe_open(args.games[0], "numpy") as file:
            self.ids = int(file.get_tensor("ids_in_all")[0])
        on_device = lambda part: {key: jnp.array(array) for key, array in part.items()}
        self.train, self.test = map(on_device, split(read(args.games, args.most)))
        self.count, self.inputs = self.train["input"].shape
        few = min(self.count, len(self.test["seats"]))
        self.few = {key: array[:few] for key, array in self.train.items()}
        self.epoch = make_epoch(min(args.batch, self.count))
        self.judge = jax.jit(lambda weights, batch: losses(weights, batch, 0.0))
        self.best, self.kept, self.how = float("inf"), None, None

    def start(self):
        """The weights to go on from; none if there are none, or if they are for another layout."""
        weights = load(self.args.start) if self.args.start else None
        fits = weights and weights["first"][0].shape[0] == self.inputs and weights["appeal"][0].shape[1] == self.ids
        return weights if fits else None

    def attempt(self, name, weights, way):
        """Trains in one way and remembers the best weights; gives the least loss."""
        mean = square = jax.tree_util.tree_map(jnp.zeros_like, weights)
        t, least = jnp.array(0.0), float("inf")
        numbers = {key: jnp.array(float(way[key])) for key in ("drop", "trust", "decay")}
        for number in range(1, way["epochs"] + 1):
            rate = way["rate"] * 0.5 * (1 + np.cos(np.pi * (number - 1) / way["epochs"])) + 1e-5
            key = jax.random.PRNGKey(self.args.seed * 1000 + number)
            at = {**numbers, "rate": jnp.array(rate)}
            weights, mean, square, t = self.epoch(key, self.train, weights, mean, square, t, at)
            least = min(least, self.report(name, number, weights, way))
        return least

    def report(self, name, number, weights, way):
        seen, unseen = ([round(float(x), 4) for x in self.judge(weights, data)] for data in (self.few, self.test))
        seconds = round(time.time() - self.begun, 1)
        line = {"way": name, "epoch": number, "seconds": seconds, "positions": self.count, "train": seen, "test": unseen}
        print(json.dumps(line), flush=True)
        if self.args.log:
            with open(self.args.log, "a") as log:
                log.write(json.dumps({"out": self.args.out, **line}) + "\n")
        loss = round(unseen[0] + unseen[1] + 0.5 * unseen[2], 4)
        if way and loss < self.best:
            self.best, self.kept, self.how = loss, weights, name
        return loss


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--start", help="weights to go on from")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--most", type=int, default=0, help="use at most so many positions of each file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--small", action="store_true", help="one way from scratch and one onwards, in a small network")
    parser.add_argument("--onwards", action="store_true", help="only go on from OLD, for a machine with few cores")
    parser.add_argument("--log")
    parser.add_argument("--note", default="")
    args = parser.parse_args()

    lesson = Lesson(args)
    begin = lambda way: fresh(args.seed, lesson.inputs, lesson.ids, way["first"], way["second"])
    lesson.report("fitted", 0, jax.tree_util.tree_map(jnp.zeros_like, begin(USUAL)), None)
    found, start = {}, lesson.start()
    if args.onwards and not start:
        parser.error("--onwards needs --start with weights of the same layout")
    for changes in [] if args.onwards else [SMALL] if args.small else SCRATCH:
        way = {**USUAL, **changes}
        found[named("scratch", changes)] = lesson.attempt(named("scratch", changes), begin(way), way)
    if start:
        lesson.report("start", 0, start, USUAL)
        for changes in ONWARDS[:1] if args.small else ONWARDS:
            found[named("onwards", changes)] = lesson.attempt(named("onwards", changes), start, {**USUAL, **changes})
    seconds = round(time.time() - lesson.begun, 1)
    print(json.dumps({"best": lesson.best, "way": lesson.how, "positions": lesson.count, "seconds": seconds, "ways": found}), flush=True)
    write(args.out, lesson.kept, {"note": args.note, "positions": lesson.count, "way": lesson.how, "loss": lesson.best})


def named(kind, changes):
    """A way to train in words."""
    return " ".join([kind, *(f"{key}={value}" for key, value in changes.items())])


if __name__ == "__main__":
    main()
