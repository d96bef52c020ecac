"""A stand-in for the contest's environment, made from our own matches: game objects, 293 numbers, 200 actions.

    python python/tests/contest.py BOT ITERATIONS GAMES

measures the exported entry there, alone against two of a bot, in every seat in turn.
"""

import importlib.util
import random
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace

import numpy
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


def numbers(game):
    """The observation of a game object, laid out as the contest documents it."""
    ships = list(game.cargo_ships)
    kinds = [[float(at == (5 if ship.good_type is None else ship.good_type)) for at in range(6)] for ship in ships]
    phase = 9 if game.current_phase is None else game.current_phase
    free = [float(role < 6 and role not in game.roles_in_play) for role in range(8)]
    blocks = [
        *kinds,
        [ship.current_load for ship in ships],
        [ship.capacity - ship.current_load for ship in ships],
        [game.colonists_ship, game.colonists_supply],
        [float(at == phase) for at in range(10)],
        [game.current_player_idx],
        [game.face_up_plantations.count(tile) for tile in range(6)],
        [0.0],
        [game.goods_supply[good] for good in range(5)],
        [game.governor_idx, game.quarry_stack],
        [game.role_doubloons.get(role, 0) for role in range(8)],
        free,
        [len(game.trading_house)],
        [float(good in game.trading_house) for good in range(5)],
        [game.vp_chips],
    ]
    found = numpy.concatenate([*blocks, *(player_numbers(player) for player in game.players)]).astype(numpy.float32)
    assert found.shape == (cog2027.OBSERVATION,)
    return found


def player_numbers(player):
    """One player's 73 numbers."""
    city = {building.building_type: building.colonists for building in player.city_board if building.building_type < 23}
    tiles = [tile.tile_type for tile in player.island_board]
    men = [tile.tile_type for tile in player.island_board if tile.is_occupied]
    blocks = [
        [city.get(at, 0) for at in range(23)],
        [player.doubloons, player.empty_city_spaces],
        [player.goods[good] for good in range(5)],
        [float(at in city) for at in range(23)],
        [12 - len(tiles)],
        [tiles.count(tile) for tile in range(6)],
        [men.count(tile) for tile in range(6)],
        [0.0] * 5,
        [player.unplaced_colonists, player.vp_chips],
    ]
    return numpy.concatenate(blocks)


class StandIn:
    """A game of the contest's shape. Where its rules differ from the book it asks as the contest does: colonists one by one,
    the hacienda by an action of its own, no question about the mayor's and the hospice's colonist."""

    def __init__(self, seed):
        self.match = table("puerto-rico", 3, seed=seed)
        self.placing = None
        self._settle()

    def is_terminal(self):
        return self.match.is_over

    def current_player(self):
        return -1 if self.match.is_over else self.match.player

    def totals(self):
        return self.match.totals()

    @property
    def game(self):
        """The game object, colonists in the mover's hand as they stand."""
        game = sample(self.match)
        if self.placing is not None:
            player = game.players[self.match.player]
            left = dict(self.placing)
            for tile in player.island_board:
                name = cog2027.TILES[tile.tile_type]
                tile.is_occupied = left.get(name, 0) > 0
                left[name] = left.get(name, 0) - 1
            for building in player.city_board:
                if building.building_type < 23:
                    building.colonists = self.placing.get(cog2027.BUILDINGS[building.building_type], 0)
            player.unplaced_colonists = self.spare
        return game

    def observation(self):
        return numbers(self.game)

    def action_mask(self):
        mask = numpy.zeros(cog2027.ACTIONS, numpy.int8)
        mask[list(self._choices())] = 1
        return mask

    def legal_actions(self):
        return sorted(self._choices())

    def step(self, action):
        choice = self._choices()[int(action)]
        if self.placing is not None:
            self.placing[choice] += 1
            self.spare -= 1
            if self.spare == 0 or not self._choices():
                self._place()
        else:
            if self._asks("hacienda") and choice != "hacienda yes":
                self.match.apply("hacienda no")
            # Without the hacienda there may have been one choice only, which was made at once.
            if choice in self.match.legal_texts():
                self.match.apply(choice)
        self._settle()

    def _asks(self, kind):
        return not self.match.is_over and self.match.legal()[0].kind == kind

    def _settle(self):
        """What the contest does not ask."""
        while self._asks("extra_colonist") or self._is_dry():
            self.match.apply("hacienda no" if self._asks("hacienda") else "extra colonist yes")
        if self._asks("place") and self.placing is None:
            board = self.match.position()["boards"][self.match.player]
            self.rooms = {tile: count for tile, count in board["island"].items() if count}
            self.rooms |= {name: cog2027.CIRCLES.get(name, 1) for name in board["city"]}
            self.placing = dict.fromkeys(self.rooms, 0)
            self.spare = board["san_juan"] + sum(board["workers"].values()) + sum(board["city"].values())

    def _is_dry(self):
        return self._asks("hacienda") and not sum(self.match.position()["stock"].values())

    def _place(self):
        """Hands the whole placing over."""
        seat, counts = self.match.player, self.placing
        while self.match.player == seat and self._asks("place"):
            name = self.match.legal_texts()[0].split()[-1]
            self.match.apply(f"place {counts[name]} on {name}")
        self.placing = None

    def _choices(self):
        """The contest's actions, with what each means here."""
        if self.placing is not None:
            free = [name for name, room in self.rooms.items() if self.placing[name] < room]
            return {cog2027.actions(f"place 1 on {name}", None)[0]: name for name in free}
        match, found = self.match, {}
        if self._asks("hacienda"):
            found[cog2027.HACIENDA] = "hacienda yes"
            match = match.copy()
            match.apply("hacienda no")
            if match.player != self.match.player or not match.legal_texts()[0].startswith("settle"):
                return found | {cog2027.PASS: "settle nothing"}
        game = sample(match)
        # Where a colonist may come along, it does: the longer text counts.
        for choice in sorted(match.legal_texts(), key=len):
            found |= dict.fromkeys(cog2027.actions(choice, game), choice)
        return found


class AtRandom:
    """The weakest entry there can be."""

    def __init__(self, seed):
        self.rng = random.Random(seed)

    def on_game_start(self, forward_model=None):
        """Nothing to prepare."""

    def act(self, observation, action_mask):
        return self.rng.choice([action for action, flag in enumerate(action_mask) if flag])


def play(agents, seed):
    """A whole game between agents of the contest's interface; gives each one's points, and its slowest move in seconds."""
    game, slowest = StandIn(seed), [0.0] * 3
    for agent in agents:
        agent.on_game_start(game)
    while not game.is_terminal():
        seat, mask, seen = game.current_player(), game.action_mask(), game.observation()
        start = time.perf_counter()
        action = agents[seat].act(seen, mask)
        slowest[seat] = max(slowest[seat], time.perf_counter() - start)
        assert mask[action] == 1, f"{action} is not legal"
        game.step(action)
    return game.match, slowest


def exported(folder):
    """The module of the entry that the package writes."""
    spec = importlib.util.spec_from_file_location("entry", cog2027.export(Path(folder) / "entry.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def measure(bot, iterations, games):
    """The entry's share of the victories, its mean points and those of the better other one."""
    with tempfile.TemporaryDirectory() as folder:
        entry = exported(folder)
    won, points, others = 0.0, 0, 0
    for index in range(games):
        seat, seed = index % 3, 1000 + index // 3
        agents = [cog2027.Agent(bot, seed=index * 7 + at) for at in range(2)]
        agents.insert(seat, entry.EmporioAgent(float("inf"), iterations, seed=index))
        match, _ = play(agents, seed)
        totals = match.totals()
        won, points = won + match.shares()[seat], points + totals.pop(seat)
        others += max(totals)
    return won / games, points / games, others / games


if __name__ == "__main__":
    share, points, others = measure(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
    print(f"share {share:.2f}, {points:.1f} points, the better other {others:.1f}; fair is 0.33")
