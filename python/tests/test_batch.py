"""Batches: the same games as single matches, arrays owned once, bad input refused with nothing changed."""

import random

import numpy
import pytest
from conftest import TABLES, play, table

import emporio
from emporio.bench import choose
from emporio.leaks import grown


@pytest.mark.parametrize("game,players", TABLES)
def test_an_observation_has_a_name_for_every_entry_and_is_the_same_in_every_world(game, players):
    match = play(table(game, players, seed=9), 1, most=40)
    names = emporio.observation_names(game)
    for player in range(players):
        seat = match.seat(player)
        seen = match.observation(player)
        assert seen.dtype == numpy.float32 and seen.shape == (len(names),) and numpy.isfinite(seen).all()
        assert numpy.array_equal(seen, seat.observation())
        for seed in range(3):
            assert numpy.array_equal(seat.world(seed).observation(player), seen)
    assert numpy.array_equal(match.observation(), match.observation(match.player))
    assert numpy.array_equal(numpy.flatnonzero(match.mask()), sorted(match.legal_ids()))


@pytest.mark.parametrize("game,players", TABLES)
def test_a_batch_plays_the_games_that_matches_play(game, players):
    batch = emporio.Batch(game, players, 5, seed=3, ragged=True)
    arrays = {name: getattr(batch, name) for name in ("observation", "mask", "seat", "reward", "done", "scores")}
    options = emporio.automatic_options(game)
    matches = [emporio.Match(game, players, seed=batch.seed_of(g), options=options) for g in range(5)]
    rng = random.Random(1)
    for _ in range(40):
        for g, match in enumerate(matches):
            assert batch.seat[g] == match.player
            assert numpy.array_equal(batch.observation[g], match.observation())
            assert numpy.array_equal(batch.mask[g], match.mask())
            ragged = batch.choices[batch.offsets[g] : batch.offsets[g + 1]]
            assert sorted(ragged) == sorted(match.legal_ids())
        actions = numpy.array([rng.choice(match.legal_ids()) for match in matches])
        batch.step(actions)
        for g, match in enumerate(matches):
            match.apply(actions[g])
            if match.is_over:
                assert batch.done[g] and list(batch.scores[g]) == match.totals()
                assert numpy.allclose(batch.reward[g], match.shares())
                assert batch.finished(g).record() == match.record()
                matches[g] = emporio.Match(game, players, seed=batch.seed_of(g), options=options)
            else:
                assert not batch.done[g] and not batch.reward[g].any()
                assert batch.running(g).record() == match.record()
    assert all(getattr(batch, name) is array for name, array in arrays.items()), "arrays are made once"


def test_threads_and_seeds_give_the_same_games():
    rng = [numpy.random.default_rng(1) for _ in range(2)]
    batches = [emporio.Batch("puerto-rico", 4, 64, seed=5, threads=threads) for threads in (1, 2)]
    for _ in range(200):
        for batch, numbers in zip(batches, rng):
            batch.step(choose(batch.mask, numbers))
        assert numpy.array_equal(batches[0].observation, batches[1].observation)
    batches[0].reset(5)
    batches[1].reset(5)
    assert numpy.array_equal(batches[0].observation, batches[1].observation)


def test_wrong_arrays_and_actions_are_refused_and_nothing_changes():
    batch = emporio.Batch("puerto-rico", 3, 4, seed=1)
    good = choose(batch.mask, numpy.random.default_rng(1))
    before = [batch.running(g).record() for g in range(4)], batch.observation.copy(), batch.mask.copy()
    illegal = good.copy()
    illegal[3] = int(numpy.flatnonzero(batch.mask[3] == 0)[0])
    wrong = [
        (good.astype(numpy.int32), TypeError),
        (good.astype(numpy.float64), TypeError),
        (good.reshape(2, 2), TypeError),
        (list(good), TypeError),
        (None, TypeError),
        (good[:3], emporio.BatchError),
        (numpy.concatenate([good, good])[::2], (emporio.BatchError, emporio.IllegalAction)),
        (numpy.full(4, -1), emporio.IllegalAction),
        (numpy.full(4, 10**12), emporio.IllegalAction),
        (illegal, emporio.IllegalAction),
    ]
    for actions, error in wrong:
        with pytest.raises(error):
            batch.step(actions)
        assert before[0] == [batch.running(g).record() for g in range(4)]
        assert numpy.array_equal(before[1], batch.observation) and numpy.array_equal(before[2], batch.mask)
    batch.observation.flags.writeable = False
    with pytest.raises(emporio.BatchError, match="observation"):
        batch.step(good)
    batch.observation.flags.writeable = True
    batch.step(good)
    for game in (4, 99):
        with pytest.raises(IndexError):
            batch.running(game)
        with pytest.raises(IndexError):
            batch.finished(game)


@pytest.mark.parametrize(
    "settings,error",
    [
        ({"players": 9}, emporio.SetupError),
        ({"games": 0}, emporio.BatchError),
        ({"threads": 0}, emporio.BatchError),
        ({"options": {"x": 1}}, emporio.SetupError),
        ({"games": 10**12}, emporio.BatchError),
    ],
)
def test_batches_that_cannot_be(settings, error):
    with pytest.raises(error):
        emporio.Batch("puerto-rico", **{"players": 3, "games": 4, **settings})


def test_memory_stays_where_it_is():
    assert grown(6_000, 800) < 16 * 2**20
