"""The adapter to the contest's kit: on samples made here, and on the kit itself where EMPORIO_COG2027 names its folder."""

import os
import random
from collections import Counter

import pytest
from conftest import table
from contest import AtRandom, exported, numbers, play, sample

from emporio import cog2027, features, judgement


def moments(seed):
    """Every choice of a random game that the kit would ask as well."""
    match = table("puerto-rico", 3, seed=seed)
    rng = random.Random(seed)
    while not match.is_over:
        position = match.position()
        # The kit does not shuffle the discards for a hacienda.
        dry = position["phase"] == "hacienda" and not sum(position["stock"].values())
        if match.legal()[0].kind != "extra_colonist" and not dry:
            yield match
        match.apply(rng.choice(match.legal_ids()))


def test_samples_come_back_as_the_positions_they_were_made_of():
    phases = set()
    for seed in range(6):
        for match in moments(seed):
            ours, read = match.position(), cog2027.position(sample(match))
            phase = ours["phase"] if isinstance(ours["phase"], str) else next(iter(ours["phase"]))
            phases.add(phase)
            again = cog2027.match(sample(match))
            if phase == "captain":
                read["phase"]["captain"]["idle"] = ours["phase"]["captain"]["idle"]
            if phase == "mayor":
                # The placing begins anew: all colonists of the mover wait in San Juan.
                assert again.player == match.player and again.legal()[0].kind == "place"
                continue
            if ours["ending"]:
                assert read["ending"]
                read["ending"] = ours["ending"]
            assert read == ours
            assert again.legal_ids() == match.legal_ids()
    assert phases >= {"role", "settler", "mayor", "builder", "craftsman", "trader", "captain", "storage", "hacienda"}


def test_every_choice_has_an_action_of_the_kit():
    seen = {}
    for seed in range(6):
        for match in moments(seed):
            game = sample(match)
            for choice in match.legal():
                if str(choice) == "hacienda no" or str(choice).startswith("place 0"):
                    continue
                numbers = cog2027.actions(str(choice), game)
                assert len(numbers) == 1 and 0 <= numbers[0] < cog2027.ACTIONS
                seen.setdefault(numbers[0], set()).add(str(choice).removesuffix(" with colonist"))
    # Two choices of ours share a number only where the kit has no choice: how many colonists, which it places singly.
    for number, choices in seen.items():
        shared = number == cog2027.PASS or all(choice.startswith("place") for choice in choices)
        assert len(choices) == 1 or shared, (number, choices)
    assert len(seen) > 80


def test_an_agent_answers_with_what_is_legal():
    agent = cog2027.Agent("greedy")
    for match in moments(3):
        game = sample(match)
        legal = sorted({number for choice in match.legal() for number in cog2027.actions(str(choice), game)})
        assert agent.choose(game, legal) in legal


def test_a_placing_is_handed_over_colonist_by_colonist():
    agent = cog2027.Agent("greedy")
    for match in moments(5):
        if match.legal()[0].kind != "place":
            continue
        game = sample(match)
        player = game.players[match.player]
        spare = player.unplaced_colonists + sum(tile.is_occupied for tile in player.island_board)
        spare += sum(building.colonists for building in player.city_board)
        for tile in player.island_board:
            tile.is_occupied = False
        for building in player.city_board:
            building.colonists = 0
        player.unplaced_colonists = spare
        legal = [cog2027.ISLAND + tile.tile_type for tile in player.island_board]
        legal += [cog2027.CITY + b.building_type for b in player.city_board if b.building_type < 23]
        chosen = agent.choose(game, sorted(set(legal)) + [199])
        assert chosen in legal, "a colonist goes where the plan wants one"


def test_what_is_not_the_contest_is_refused(tmp_path):
    game = sample(next(moments(1)))
    game.num_players = 4
    with pytest.raises(cog2027.Unreadable):
        cog2027.position(game)
    with pytest.raises(FileNotFoundError):
        cog2027.load(tmp_path)


@pytest.mark.skipif("EMPORIO_COG2027" not in os.environ, reason="the contest's kit is not here")
def test_whole_games_in_the_kit():
    cog2027.load(os.environ["EMPORIO_COG2027"])
    env_module = __import__("puerto_rico.env", fromlist=["env"])
    model_module = __import__("puerto_rico.forward_model", fromlist=["forward_model"])
    for seed in range(3):
        env = env_module.PuertoRicoEnv(num_players=3)
        env.reset(seed=seed)
        model = model_module.ForwardModel(env)
        agents = [cog2027.Agent("greedy", seed) for _ in range(3)]
        for agent in agents:
            agent.on_game_start(model)
        while not model.is_terminal():
            mask = model.action_mask()
            action = agents[model.current_player()].act(model.observation(), mask)
            assert mask[action]
            model.step(action)
        assert len(model.scores()) == 3




def test_an_exported_entry_is_one_file_of_plain_python(tmp_path):
    text = exported(tmp_path).__loader__.get_source("entry")
    lines = [line.strip() for line in text.splitlines()]
    imports = {line for line in lines if line.startswith(("import ", "from "))}
    assert imports == {"import math", "import random", "import time", "import numpy as np", "from agents.base import Agent"}
    assert not any(word in text for word in ("open(", "subprocess", "eval(", "exec(", "__import__", "emporio."))


def test_an_exported_entry_judges_as_our_search_does(tmp_path):
    entry = exported(tmp_path)
    figures = judgement("puerto-rico")
    assert len(entry.EARLY) == len(entry.LATE) == len(figures["names"])
    for match in moments(4):
        state, mover, _ = entry.read(numbers(sample(match)))
        assert mover == match.player
        for seat in range(3):
            ours, progress = features(match, seat)
            theirs = state.boards[seat].features((seat - state.governor) % 3)
            assert theirs == pytest.approx(ours, abs=1e-5), dict(zip(figures["names"], zip(ours, theirs)))
            assert state.progress() == pytest.approx(progress, abs=1e-6)


def test_the_engine_of_an_entry_carries_roles_out_as_ours_does(tmp_path):
    """Whatever its own engine does with a role for everyone, ours allows, and the tables are equal afterwards."""
    entry = exported(tmp_path)
    compared = Counter()
    for seed in range(2):
        for match in moments(seed):
            if match.legal()[0].kind != "role":
                continue
            state, mover, phase = entry.read(numbers(sample(match)))
            assert phase is None
            for choice in match.legal_texts():
                role = cog2027.ROLES.index(choice.split()[1])
                if role not in (entry.CRAFTSMAN, entry.CAPTAIN, entry.TRADER):
                    continue
                assert same_after(entry, match.copy(), state.copy(), role), (choice, match.record())
                compared[role] += 1
    assert len(compared) == 3 and min(compared.values()) > 20, compared


def same_after(entry, match, state, role):
    """Whether what the entry's engine makes of a role is among what ours can make of it."""
    match.apply(f"role {cog2027.ROLES[role]}")
    entry.pick(state, role, entry.figures(state.progress()).tolist(), random.Random(1))
    goal = [(board.vp, board.money, board.goods) for board in state.boards]
    return reaches(match, (match.round, match.position()["picks"]), goal)


def reaches(match, moment, goal):
    """Whether some choices of everyone lead from here to the end of the role with these boards."""
    boards = [board_of(board) for board in match.position()["boards"]]
    if match.is_over or (match.round, match.position()["picks"]) != moment or match.legal()[0].kind == "role":
        return boards == goal
    if any(board[0] > wanted[0] for board, wanted in zip(boards, goal)):
        return False
    for choice in match.legal_ids():
        after = match.copy()
        after.apply(choice)
        if reaches(after, moment, goal):
            return True
    return False


def board_of(board):
    return board["vp"], board["doubloons"], [board["goods"][good] for good in cog2027.GOODS]


@pytest.mark.parametrize("seed", range(3))
def test_an_exported_entry_plays_whole_games_in_time(seed, tmp_path):
    entry = exported(tmp_path)
    agents = [entry.EmporioAgent(seconds=0.02, seed=seed), AtRandom(seed), AtRandom(seed + 9)]
    seats = agents[seed:] + agents[:seed]
    match, slowest = play(seats, seed)
    me = seats.index(agents[0])
    assert match.is_over and slowest[me] < 1.0
    assert match.ranks()[me] == 1, match.totals()


def test_an_exported_entry_repeats_with_a_budget_of_iterations(tmp_path):
    entry = exported(tmp_path)
    games = [play([entry.EmporioAgent(60, 3, seed=2), AtRandom(1), AtRandom(2)], 5)[0].record() for _ in range(2)]
    assert games[0] == games[1]
