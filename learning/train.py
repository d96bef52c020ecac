"""Trains the network of a game on played games and writes its weights.

    python learning/train.py GAMES... --out NEW.safetensors [--start OLD]

GAMES are files that the example `selfplay` of emporio-bots wrote. The network corrects what fitted figures forecast
(each seat's points, in units of their usual error) and how choices seem at first sight, so that an untrained one
changes nothing. JAX, because one small package serves two cores and a large GPU alike. What came of each epoch is printed
and, with --log, appended to a file as JSON lines; the weights of the best epoch on games kept apart are written.
"""

import argparse
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
    sums = np.zeros(count)
    np.add.at(sums, row, visits[at])
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
    choice = surprise.mean()
    size = (jnp.where(present, correction, 0.0) ** 2).sum(1).mean()
    return value, margin, choice, size


def total(weights, batch, trust):
    value, margin, choice, size = losses(weights, batch, trust)
    return value + margin + 0.5 * choice + 1e-3 * size


def make_epoch(data, batch_size, steps, trust, decay, drop):
    """One jitted pass over shuffled data by Adam; everything stays on the device."""
    tree = jax.tree_util.tree_map

    def step(state, rows_and_key):
        rows, key = rows_and_key
        weights, mean, square, t, rate = state
        batch = tree(lambda array: array[rows], data)
        if drop:
            # Some inputs are hidden, so that no single one is learnt by heart.
            shown = jax.random.bernoulli(key, 1 - drop, batch["input"].shape)
            batch = {**batch, "input": jnp.where(shown, batch["input"].astype(jnp.float32) / (1 - drop), 0.0)}
        gradient = jax.grad(total)(weights, batch, trust)
        mean = tree(lambda m, g: 0.9 * m + 0.1 * g, mean, gradient)
        square = tree(lambda s, g: 0.999 * s + 0.001 * g * g, square, gradient)
        t = t + 1
        move = lambda w, m, s: w - rate * (m / (1 - 0.9**t) / (jnp.sqrt(s / (1 - 0.999**t)) + 1e-8) + decay * w)
        return (tree(move, weights, mean, square), mean, square, t, rate), None

    @jax.jit
    def epoch(key, weights, mean, square, t, rate):
        order = jax.random.permutation(key, len(data["seats"]))[: steps * batch_size]
        rows = order.reshape(steps, batch_size)
        state, _ = jax.lax.scan(step, (weights, mean, square, t, rate), (rows, jax.random.split(key, steps)))
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


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--start", help="weights to go on from")
    parser.add_argument("--first", type=int, default=96)
    parser.add_argument("--second", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=14)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=1e-4)
    parser.add_argument("--drop", type=float, default=0.1, help="share of the inputs that are hidden while training")
    parser.add_argument("--trust", type=float, default=0.3, help="weight of what the search thought beside the result")
    parser.add_argument("--most", type=int, default=0, help="use at most so many positions of each file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log")
    parser.add_argument("--note", default="")
    args = parser.parse_args()

    start = time.time()
    parts = read(args.games, args.most)
    with safe_open(args.games[0], "numpy") as file:
        ids = int(file.get_tensor("ids_in_all")[0])
    train, test = split(parts)
    inputs, count = train["input"].shape[1], len(train["seats"])
    train = {key: jnp.array(array) for key, array in train.items()}
    test = {key: jnp.array(array) for key, array in test.items()}
    batch = min(args.batch, count)
    weights = load(args.start) if args.start else fresh(args.seed, inputs, ids, args.first, args.second)
    zeros = jax.tree_util.tree_map(jnp.zeros_like, weights)
    mean, square, t = zeros, zeros, jnp.array(0.0)
    epoch = make_epoch(train, batch, count // batch, args.trust, args.decay, args.drop)
    judge = jax.jit(lambda weights, batch: losses(weights, batch, 0.0))
    few = {key: array[: len(test["seats"])] for key, array in train.items()}
    nothing = jax.tree_util.tree_map(jnp.zeros_like, weights)

    def report(number, weights):
        seen, unseen = ([round(float(x), 4) for x in judge(weights, data)] for data in (few, test))
        line = {"epoch": number, "seconds": round(time.time() - start, 1), "positions": count, "train": seen, "test": unseen}
        print(json.dumps(line), flush=True)
        if args.log:
            with open(args.log, "a") as log:
                log.write(json.dumps({"out": args.out, **line}) + "\n")
        return unseen[0] + unseen[1] + 0.5 * unseen[2]

    report("fitted", nothing)
    best, kept = report(0, weights) if args.start else float("inf"), weights
    for number in range(1, args.epochs + 1):
        rate = args.rate * 0.5 * (1 + np.cos(np.pi * (number - 1) / args.epochs)) + 1e-5
        key = jax.random.PRNGKey(args.seed * 1000 + number)
        weights, mean, square, t = epoch(key, weights, mean, square, t, jnp.array(rate))
        loss = report(number, weights)
        if loss < best:
            best, kept = loss, weights
    print(json.dumps({"best": round(best, 4), "positions": count, "seconds": round(time.time() - start, 1)}), flush=True)
    write(args.out, kept, {"note": args.note, "positions": count, "epochs": args.epochs, "trust": args.trust, "loss": best})


if __name__ == "__main__":
    main()
