"""A small PPO in NumPy that learns a game in under two minutes and beats random players.

    python python/examples/ppo.py --game puerto-rico --players 3 --seconds 90

One seat learns against random bots, in many games at once (`EmporioVectorEnv`). Nothing but NumPy is needed: a policy and
a value on one hidden layer, masks for what is not legal, the clipped objective, Adam.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from emporio.gymnasium import EmporioVectorEnv


#: What a point is worth beside a victory.
POINT = 0.02


class Adam:
    """The usual optimiser."""

    def __init__(self, shapes: dict[str, np.ndarray], rate: float) -> None:
        self.rate, self.step = rate, 0
        self.mean = {name: np.zeros_like(array) for name, array in shapes.items()}
        self.square = {name: np.zeros_like(array) for name, array in shapes.items()}

    def update(self, weights: dict[str, np.ndarray], slopes: dict[str, np.ndarray]) -> None:
        """One step down the slopes, whose norm is kept below one."""
        self.step += 1
        norm = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        scale = min(1.0, 0.5 / (norm + 1e-8))
        for name, slope in slopes.items():
            slope = slope * scale
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.step)
            square = self.square[name] / (1 - 0.999**self.step)
            weights[name] -= self.rate * mean / (np.sqrt(square) + 1e-8)


class Net:
    """A hidden layer, a policy head and a value head."""

    def __init__(self, seen: int, choices: int, hidden: int = 64, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        draw = lambda a, b, scale: (rng.standard_normal((a, b)) * scale / np.sqrt(a)).astype(np.float32)  # noqa: E731
        self.weights = {
            "in": draw(seen, hidden, 1.0), "in0": np.zeros(hidden, np.float32),
            "policy": draw(hidden, choices, 0.01), "policy0": np.zeros(choices, np.float32),
            "value": draw(hidden, 1, 0.1), "value0": np.zeros(1, np.float32),
        }  # fmt: skip

    def forward(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Hidden layer, probabilities of the legal choices, value."""
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["in0"])
        logits = np.where(mask > 0, hidden @ w["policy"] + w["policy0"], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        odds = np.exp(logits)
        odds /= odds.sum(axis=1, keepdims=True)
        return hidden, odds, (hidden @ w["value"] + w["value0"])[:, 0]

    def slopes(self, seen, mask, action, old, advantage, target, clip=0.2, entropy=0.01, worth=0.5):
        """The slopes of the clipped objective, with the value's error and a little entropy."""
        hidden, odds, value = self.forward(seen, mask)
        rows = np.arange(len(action))
        count = np.float32(len(action))
        ratio = odds[rows, action] / old
        inside = (advantage >= 0) & (ratio < 1 + clip) | (advantage < 0) & (ratio > 1 - clip)
        pull = np.where(inside, ratio * advantage, 0.0) / count
        d_logits = odds * pull[:, None]
        d_logits[rows, action] -= pull
        logs = np.log(odds + 1e-9)
        mean = (odds * logs).sum(axis=1, keepdims=True)
        d_logits += entropy * odds * (logs - mean) / count
        d_value = (worth * (value - target) / count)[:, None]
        d_hidden = d_logits @ self.weights["policy"].T + d_value @ self.weights["value"].T
        d_hidden *= 1 - hidden**2
        return {
            "in": seen.T @ d_hidden, "in0": d_hidden.sum(axis=0),
            "policy": hidden.T @ d_logits, "policy0": d_logits.sum(axis=0),
            "value": hidden.T @ d_value, "value0": d_value.sum(axis=0),
        }  # fmt: skip


def draw(odds: np.ndarray, mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A choice in each game by its probabilities."""
    sums = np.cumsum(odds, axis=1)
    action = (sums < rng.random((len(odds), 1)) * sums[:, -1:]).sum(axis=1)
    legal = mask[np.arange(len(action)), np.minimum(action, odds.shape[1] - 1)] > 0
    return np.where(legal, action, (odds * mask).argmax(axis=1))


def paid(reward, done, info):
    """What a step pays: at the end the share of the victory and a little for every point, so that a narrow loss is better
    than a wide one and there is something to learn from every game."""
    points = info["final_info"]["score"] if "final_info" in info else 0.0
    return (reward + POINT * np.where(done, points, 0.0)).astype(np.float32)


def collect(env, net, seen, mask, rng, length):
    """Plays so many steps in all games."""
    steps = []
    for _ in range(length):
        _, odds, value = net.forward(seen, mask)
        action = draw(odds, mask, rng)
        old = odds[np.arange(len(action)), action]
        after, reward, done, _, info = env.step(action)
        steps.append((seen, mask, action, old, value, paid(reward, done, info), done))
        seen, mask = after, info["action_mask"]
    return steps, seen, mask


def returns(steps, last, decay=0.97):
    """Advantages (without discount, since only the end pays) and targets of the value."""
    advantage, targets, ahead = np.zeros_like(last), [], last
    for *_, value, reward, done in reversed(steps):
        alive = 1.0 - done
        delta = reward + alive * ahead - value
        advantage = delta + decay * alive * advantage
        targets.append((advantage.copy(), advantage + value))
        ahead = value
    return targets[::-1]


def share(net, game, players, games, threads, seed) -> float:
    """The learner's share of the victories against random players, over so many games."""
    env = EmporioVectorEnv(game, players, 64, bots=["random"], seat=None, threads=threads)
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    won = ended = 0.0
    while ended < games:
        _, odds, _ = net.forward(seen, info["action_mask"])
        seen, reward, done, _, info = env.step(draw(odds, info["action_mask"], rng))
        won, ended = won + reward.sum(), ended + done.sum()
    return won / ended


def train(game="puerto-rico", players=3, seconds=90.0, rounds=10**9, lanes=64, length=64, threads=1, seed=1, tell=print):
    """Learns for so long, or for so many rounds of play if they come first, and gives the net."""
    env = EmporioVectorEnv(game, players, lanes, bots=["random"], seat=None, threads=threads)
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    mask = info["action_mask"]
    net = Net(env.single_observation_space.shape[0], int(env.single_action_space.n), seed=seed)
    adam = Adam(net.weights, 1e-3)
    start, played = time.monotonic(), 0
    recent: list[float] = []
    while played < rounds and time.monotonic() - start < seconds:
        steps, seen, mask = collect(env, net, seen, mask, rng, length)
        _, _, last = net.forward(seen, mask)
        found = returns(steps, last)
        flat = [np.concatenate([step[at] for step in steps]) for at in range(4)]
        advantage, target = (np.concatenate([row[at] for row in found]) for at in range(2))
        advantage = ((advantage - advantage.mean()) / (advantage.std() + 1e-6)).astype(np.float32)
        for _ in range(3):
            for part in np.array_split(rng.permutation(len(target)), 4):
                adam.update(net.weights, net.slopes(*(array[part] for array in flat), advantage[part], target[part]))
        played += 1
        for *_, reward, done in steps:
            recent.extend(reward[done])
        if played % 10 == 0:
            tell(f"{time.monotonic() - start:5.0f} s  {played * lanes * length:>9} choices  pays {np.mean(recent[-500:]):.2f}")
    return net


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="puerto-rico")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=90.0)
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    net = train(arguments.game, arguments.players, arguments.seconds, threads=arguments.threads)
    won = share(net, arguments.game, arguments.players, 400, arguments.threads, 99)
    print(f"share of the victories in 400 new games: {won:.2f}; a random player has {1 / arguments.players:.2f}")


if __name__ == "__main__":
    main()
