"""Our bots in the environment of the public Puerto Rico contest (IEEE CoG 2027), for research, training and measuring.

That contest has a Python kit of its own: three players, an observation of 293 numbers, 200 actions, one second a move,
entries in pure Python. The kit is not part of Emporio and nothing of it is copied here: this module knows the names and
numbers of its public description, reads a game object of the kit into one of our positions, and turns our choice into
one of its actions.

::

    kit = emporio.cog2027.load("/path/to/PuertoRico_AI_Competition")
    agent = emporio.cog2027.Agent("search:time=0.9")
    agent.on_game_start(forward_model)              # as the kit does
    action = agent.act(observation, action_mask)

Where the kit differs from the book, its rules hold in its environment and ours in our heads: colonists are placed one by
one by kind of tile (we plan the whole placing and hand it over one by one); the mayor's extra colonist is taken without
asking; no colonist may stay in San Juan while a circle is empty; chips are earned after the pool is empty; the hacienda is
drawn by an action of its own and finds nothing when the stack is empty; the owner of a hospice or university always takes the colonist; storing is chosen barrel
first or warehouse first.

Entries to the contest must be plain Python in one file. :func:`export` writes one: a search of roles with an engine of its
own, which reads nothing but the observation and judges positions by the figures of our search::

    emporio.cog2027.export("emporio_agent.py")      # the class EmporioAgent
"""

from __future__ import annotations

import importlib
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

from ._emporio import Bot, Match, judgement
from .errors import EmporioError, PositionError

PLAYERS = 3
OBSERVATION = 293
ACTIONS = 200

#: The first numbers of the kit's actions.
ROLE, SETTLE, QUARRY, PASS, BUILD, SELL, LOAD, WHARF, KEEP, CRAFT, HACIENDA, STORE, ISLAND, CITY = (
    0, 8, 13, 15, 16, 39, 44, 59, 64, 93, 105, 106, 120, 140,
)  # fmt: skip

#: Our order: of goods, tiles and buildings, which is the order in which colonists are placed.
OUR_GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"]
OUR_TILES = [*OUR_GOODS, "quarry"]
OUR_BUILDINGS = [
    "small_indigo_plant", "small_sugar_mill", "small_market", "hacienda", "construction_hut", "small_warehouse",
    "indigo_plant", "sugar_mill", "hospice", "office", "large_market", "large_warehouse", "tobacco_storage",
    "coffee_roaster", "factory", "university", "harbor", "wharf", "guild_hall", "residence", "fortress",
    "customs_house", "city_hall",
]  # fmt: skip
PLANTS = [name for name in OUR_BUILDINGS if name.endswith(("_plant", "_mill", "_storage", "_roaster"))]

#: The kit's order of goods, of tiles, and of buildings, by our names: those that produce come first.
GOODS = ["coffee", "tobacco", "corn", "sugar", "indigo"]
TILES = [*GOODS, "quarry"]
BUILDINGS = [*PLANTS, *(name for name in OUR_BUILDINGS if name not in PLANTS)]
ROLES = ["settler", "mayor", "builder", "craftsman", "trader", "captain"]

CIRCLES = {"indigo_plant": 3, "sugar_mill": 3, "tobacco_storage": 3, "coffee_roaster": 2}

# The numbers of the kit's phases.
(SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN, STORAGE, PROSPECTOR, ROLE_PICK) = range(9)


class Unreadable(EmporioError, ValueError):
    """A game object of the kit that is not one of ours: of another number of players, over, or changed by hand."""


def load(path: str | Path) -> ModuleType:
    """The kit in a folder, as the module ``puerto_rico``."""
    folder = Path(path)
    if not (folder / "puerto_rico").is_dir():
        raise FileNotFoundError(f"{folder} holds no folder `puerto_rico`: it should be a checkout of the contest's kit")
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    return importlib.import_module("puerto_rico")


def _by_kind(kinds: list[str], counts: Counter[int], order: list[str]) -> dict[str, int]:
    return {kind: counts[order.index(kind)] for kind in kinds}


def _goods(counts: Any) -> dict[str, int]:
    return _by_kind(OUR_GOODS, Counter({int(good): int(count) for good, count in dict(counts).items()}), GOODS)


def _tiles(tiles: Any, kinds: list[str]) -> dict[str, int]:
    return _by_kind(kinds, Counter(int(tile) for tile in tiles), TILES)


def _city(board: Any) -> dict[str, int]:
    built = {BUILDINGS[int(b.building_type)]: int(b.colonists) for b in board if int(b.building_type) < len(BUILDINGS)}
    return {name: built[name] for name in OUR_BUILDINGS if name in built}


def _board(player: Any) -> dict[str, Any]:
    tiles = player.island_board
    return {
        "doubloons": int(player.doubloons),
        "vp": int(player.vp_chips),
        "goods": _goods(player.goods),
        "island": _tiles((tile.tile_type for tile in tiles), OUR_TILES),
        "workers": _tiles((tile.tile_type for tile in tiles if tile.is_occupied), OUR_TILES),
        "city": _city(player.city_board),
        "san_juan": int(player.unplaced_colonists),
    }


def _roles(game: Any) -> dict[str, dict[str, Any]]:
    takers = {
        int(role): (game.governor_idx + place) % game.num_players for place, role in enumerate(game.roles_in_play)
    }
    money = {int(role): int(count) for role, count in game.role_doubloons.items()}
    return {
        name: {"doubloons": 0 if at in takers else money.get(at, 0), "taken_by": takers.get(at)}
        for at, name in enumerate(ROLES)
    }


def _ending(game: Any) -> str | None:
    if game._colonists_ship_underfilled:
        return "colonists"
    if any(player.empty_city_spaces == 0 for player in game.players):
        return "city"
    return "victory_points" if game.vp_chips <= 0 else None


def _has(board: dict[str, Any], building: str) -> bool:
    return board["city"].get(building, 0) > 0


def _recall(board: dict[str, Any]) -> None:
    """All colonists back to San Juan, as before the first is placed."""
    board["san_juan"] += sum(board["workers"].values()) + sum(board["city"].values())
    board["workers"] = dict.fromkeys(board["workers"], 0)
    board["city"] = dict.fromkeys(board["city"], 0)


def _mayor(board: dict[str, Any]) -> dict[str, Any]:
    """The first place at which there is a choice; what is forced before it is done."""
    places = [("island", tile, count) for tile, count in board["island"].items() if count]
    places += [("city", name, CIRCLES.get(name, 1)) for name in board["city"]]
    room = sum(circles for _, _, circles in places)
    for where, name, circles in places:
        spare = board["san_juan"]
        least, most = max(0, spare - (room - circles)), min(circles, spare)
        if least < most and spare < room:
            return {"mayor": {"place": {where: name}, "room": room}}
        board["workers" if where == "island" else "city"][name] += least
        board["san_juan"] -= least
        room -= circles
    raise Unreadable("nobody has a choice among these circles")


def _storage(game: Any, mover: int, board: dict[str, Any]) -> dict[str, Any]:
    places = _has(board, "small_warehouse") + 2 * _has(board, "large_warehouse")
    stored = {GOODS[int(good)] for good in game._storage_assignments[mover]["warehouses"]}
    chosen = [good for good in OUR_GOODS if good in stored]
    return {"storage": {"chosen": chosen, "places": places - len(chosen)}}


def _phase(game: Any, mover: int, board: dict[str, Any]) -> Any:
    phase = ROLE_PICK if game.current_phase is None else int(game.current_phase)
    if phase == SETTLER:
        draws = _has(board, "hacienda") and not game._hacienda_used and game.plantation_stack
        return "hacienda" if draws and sum(board["island"].values()) < 12 else "settler"
    if phase == MAYOR:
        _recall(board)
        return _mayor(board)
    if phase == CRAFTSMAN:
        made = {GOODS[int(good)] for good in game._craftsman_produced_kinds}
        return {"craftsman": {"received": [good for good in OUR_GOODS if good in made]}}
    if phase == CAPTAIN:
        used = sum(1 << seat for seat in range(game.num_players) if game._wharf_used.get(seat))
        return {"captain": {"idle": 0, "bonus_taken": bool(game._captain_privilege_used), "wharf_used": used}}
    if phase == STORAGE:
        return _storage(game, mover, board)
    return {BUILDER: "builder", TRADER: "trader", ROLE_PICK: "role"}[phase]


def position(game: Any) -> dict[str, Any]:
    """The position of a game object of the kit, ready for ``Match("puerto-rico", 3, position=...)``."""
    if game.num_players != PLAYERS:
        raise Unreadable(f"the contest is for {PLAYERS} players, not {game.num_players}")
    mover = int(game.current_player_idx)
    picking = game.active_role is None
    boards = [_board(player) for player in game.players]
    return {
        "players": PLAYERS,
        "round": int(game.round_number) + 1,
        "governor": int(game.governor_idx),
        "picks": len(game.roles_in_play) - (0 if picking else 1),
        "taker": mover if picking else int(game.active_role_player),
        "mover": mover,
        "phase": _phase(game, mover, boards[mover]),
        "ending": _ending(game),
        "roles": _roles(game),
        "vp_pool": max(0, int(game.vp_chips)),
        "colonists": int(game.colonists_supply),
        "colonist_ship": int(game.colonists_ship),
        "goods": _goods(game.goods_supply),
        "house": _goods(Counter(int(good) for good in game.trading_house)),
        "ships": [
            {
                "size": int(ship.capacity),
                "good": None if ship.good_type is None else GOODS[int(ship.good_type)],
                "barrels": int(ship.current_load),
            }
            for ship in sorted(game.cargo_ships, key=lambda ship: ship.capacity)
        ],
        "face_up": _tiles(game.face_up_plantations, OUR_GOODS),
        "stock": _tiles(game.plantation_stack, OUR_GOODS),
        "discards": _tiles(game.plantation_discard, OUR_GOODS),
        "quarries": int(game.quarry_stack),
        "offered": {
            name: next((int(n) for kind, n in game.building_supply.items() if int(kind) == BUILDINGS.index(name)), 0)
            for name in OUR_BUILDINGS
        },
        "boards": boards,
    }


def match(game: Any) -> Match:
    """A match that begins where a game object of the kit stands."""
    return Match("puerto-rico", PLAYERS, position=position(game), events=False)


def actions(choice: str, game: Any) -> list[int]:
    """The kit's actions that carry out one of our choices, in the order of preference.

    >>> actions("role captain", None), actions("build wharf with colonist", None), actions("sell nothing", None)
    ([5], [33], [15])
    """
    words = choice.split()
    verb, what = words[0], words[1] if len(words) > 1 else ""
    if verb == "role":
        return [ROLE + ROLES.index(what)]
    if what == "nothing":
        return [PASS]
    if verb == "settle":
        return [QUARRY if what == "quarry" else SETTLE + GOODS.index(what)]
    if verb == "hacienda":
        return [HACIENDA] if what == "yes" else []
    if verb == "build":
        return [BUILD + BUILDINGS.index(what)]
    if verb == "load":
        good = GOODS.index(what)
        if words[-1] == "wharf":
            return [WHARF + good]
        return [LOAD + 5 * at + good for at, ship in enumerate(game.cargo_ships) if ship.capacity == int(words[-1])]
    if verb == "place":
        return [ISLAND + TILES.index(words[-1]) if words[-1] in TILES else CITY + BUILDINGS.index(words[-1])]
    first = {"craft": CRAFT, "sell": SELL, "store": STORE, "keep": KEEP}[verb]
    return [first + GOODS.index(what)]


class Agent:
    """An entry for the kit that lets a bot of Emporio think. It meets the kit's interface of an agent.

    Where our rules leave no choice and the kit asks all the same, the first legal action that is no pass is taken.
    """

    def __init__(self, bot: str = "search:time=0.8", seed: int = 1) -> None:
        self.name = f"emporio {bot}"
        self._bot = Bot(bot, seed)
        self._model: Any = None
        self._plan: tuple[Any, dict[str, int]] | None = None

    def on_game_start(self, forward_model: Any = None) -> None:
        """Notes the live view of the game that the kit gives."""
        self._model = forward_model
        self._plan = None

    def act(self, observation: Any, action_mask: Any) -> int:
        """One of the actions of the mask."""
        legal = [action for action, flag in enumerate(action_mask) if flag]
        return self.choose(self._model.game, legal)

    def choose(self, game: Any, legal: list[int]) -> int:
        """The same for a game object and its legal actions."""
        if len(legal) == 1:
            return legal[0]
        try:
            wanted = self._placing(game) if int(game.current_phase or 0) == MAYOR else self._thinking(game)
        except (PositionError, Unreadable):
            wanted = []
        fitting = [action for action in wanted if action in legal]
        return fitting[0] if fitting else next((action for action in legal if action != PASS), legal[0])

    def _thinking(self, game: Any) -> list[int]:
        table = match(game)
        if table.player != game.current_player_idx or table.is_over:
            return []
        choice = str(self._bot.choose(table))
        if choice == "hacienda no":
            table.apply(choice)
            choice = str(self._bot.choose(table)) if table.player == game.current_player_idx else ""
        return actions(choice, game) if choice else []

    def _placing(self, game: Any) -> list[int]:
        """Colonists are handed over one by one towards the placing that was planned when the first was due."""
        seat = int(game.current_player_idx)
        board = _board(game.players[seat])
        now = {**board["workers"], **board["city"]}
        moment = (int(game.round_number), seat, sum(now.values()) + board["san_juan"])
        if self._plan is None or self._plan[0] != moment:
            self._plan = (moment, self._placed(game, seat))
        goal = self._plan[1]
        places = [*OUR_TILES, *OUR_BUILDINGS]
        return [actions(f"place 1 on {place}", game)[0] for place in places if goal.get(place, 0) > now.get(place, 0)]

    def _placed(self, game: Any, seat: int) -> dict[str, int]:
        table = match(game)
        before = table.position()["boards"][seat]
        goal = {**before["workers"], **before["city"]}
        while table.player == seat and table.legal_texts()[0].startswith("place"):
            choice = str(self._bot.choose(table))
            table.apply(choice)
            words = choice.split()
            goal[words[-1]] = int(words[1])
        after = table.position()["boards"][seat]
        goal |= {place: count for place, count in after["workers"].items() if count}
        return goal | {place: count for place, count in after["city"].items() if count}


def entry() -> str:
    """The text of an entry to the contest: one file of plain Python and NumPy, with the figures of Puerto Rico's search.

    >>> "EARLY = [1.467" in entry()
    True
    """
    text = (Path(__file__).parent / "_entry.py").read_text(encoding="utf-8")
    figures = judgement("puerto-rico")
    lines = {name: [round(number, 4) for number in figures[name]] for name in ("early", "late", "spread")}
    # In rows of ten, as people write tables.
    rows = {name: _in_rows(name.upper(), numbers) for name, numbers in lines.items()}
    blank = "EARLY, LATE, SPREAD = [], [], (1.0, 1.0)\n"
    if blank not in text:
        raise Unreadable("the entry has no place for its figures")
    return text.replace(blank, "".join(rows.values()))


def _in_rows(name: str, numbers: list[float]) -> str:
    if len(numbers) < 10:
        return f"{name} = {numbers}\n"
    rows = [", ".join(map(str, numbers[at : at + 10])) for at in range(0, len(numbers), 10)]
    return f"{name} = [" + ",\n    ".join(rows) + "]\n"


def export(path: str | Path) -> Path:
    """Writes the entry of :func:`entry` to a file, which holds all that the contest needs."""
    path = Path(path)
    path.write_text(entry(), encoding="utf-8")
    return path
