"""The adapter to the contest's kit: on samples made here, and on the kit itself where EMPORIO_COG2027 names its folder."""

import os
import random
from types import SimpleNamespace

import pytest
from conftest import table

from emporio import cog2027


def sample(match):
    """A game object shaped as the kit's, made from one of our positions."""
    p = match.position()
    phase = p["phase"] if isinstance(p["phase"], str) else next(iter(p["phase"]))
    details = {} if isinstance(p["phase"], str) else p["phase"][phase]
    numbers = {"hacienda": 0, "settler": 0, "mayor": 1, "builder": 2, "craftsman": 3, "trader": 4, "captain": 5}
    numbers |= {"storage": 6, "role": 8}
    taken = sorted(
        ((card["taken_by"] - p["governor"]) % 3, at)
        for at, (_, card) in enumerate(p["roles"].items())
        if card["taken_by"] is not None
    )
    assert list(p["roles"]) == cog2027.ROLES

    def tiles(counts):
        return [cog2027.TILES.index(kind) for kind, count in counts.items() for _ in range(count)]

    def player(board):
        island = []
        for kind, count in board["island"].items():
            for at in range(count):
                occupied = at < board["workers"][kind]
                island.append(SimpleNamespace(tile_type=cog2027.TILES.index(kind), is_occupied=occupied))
        city = [
            SimpleNamespace(building_type=cog2027.BUILDINGS.index(name), colonists=count)
            for name, count in board["city"].items()
        ]
        large = ["guild_hall", "residence", "fortress", "customs_house", "city_hall"]
        city += [SimpleNamespace(building_type=99, colonists=0) for name in board["city"] if name in large]
        goods = {cog2027.GOODS.index(good): count for good, count in board["goods"].items()}
        return SimpleNamespace(
            doubloons=board["doubloons"], vp_chips=board["vp"], goods=goods, island_board=island, city_board=city,
            unplaced_colonists=board["san_juan"], empty_city_spaces=12 - len(city),
        )  # fmt: skip

    stored = [cog2027.GOODS.index(good) for good in details.get("chosen", [])]
    return SimpleNamespace(
        num_players=3,
        round_number=p["round"] - 1,
        governor_idx=p["governor"],
        current_player_idx=p["mover"],
        current_phase=numbers[phase],
        active_role=None if phase == "role" else taken[-1][1],
        active_role_player=p["taker"],
        roles_in_play=[role for _, role in taken],
        role_doubloons={at: card["doubloons"] for at, card in enumerate(p["roles"].values())},
        vp_chips=p["vp_pool"],
        colonists_supply=p["colonists"],
        colonists_ship=p["colonist_ship"],
        _colonists_ship_underfilled=p["ending"] == "colonists",
        goods_supply={cog2027.GOODS.index(good): count for good, count in p["goods"].items()},
        trading_house=[cog2027.GOODS.index(good) for good, count in p["house"].items() for _ in range(count)],
        cargo_ships=[
            SimpleNamespace(
                capacity=ship["size"],
                current_load=ship["barrels"],
                good_type=None if ship["good"] is None else cog2027.GOODS.index(ship["good"]),
            )
            for ship in p["ships"]
        ],
        face_up_plantations=tiles(p["face_up"]),
        plantation_stack=tiles(p["stock"]),
        plantation_discard=tiles(p["discards"]),
        quarry_stack=p["quarries"],
        building_supply={cog2027.BUILDINGS.index(name): count for name, count in p["offered"].items()},
        players=[player(board) for board in p["boards"]],
        _hacienda_used=phase == "settler",
        _craftsman_produced_kinds=[cog2027.GOODS.index(good) for good in details.get("received", [])],
        _captain_privilege_used=details.get("bonus_taken", False),
        _wharf_used={seat: bool(details.get("wharf_used", 0) >> seat & 1) for seat in range(3)},
        _storage_assignments={seat: {"windrose": None, "warehouses": stored} for seat in range(3)},
    )


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


