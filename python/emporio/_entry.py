"""Emporio's entry to the public Puerto Rico contest (IEEE CoG 2027, three players), in one file of plain Python and NumPy.

It reads the 293 numbers of an observation, tries the legal actions in a small engine of its own and judges what comes of
them by figures that were fitted on many games. No files, no processes, nothing compiled but NumPy.
"""

import math
import random
import time

import numpy as np

try:  # The contest wants its own class to be the parent; without its kit any will do.
    from agents.base import Agent
except ImportError:
    Agent = object

#: What a unit of each feature is worth in final points, early and late in the game, and by how much forecasts are off.
EARLY, LATE, SPREAD = [], [], (1.0, 1.0)

SECONDS = 0.6  # of the one that a move may take
CURIOSITY = 0.4  # of the search
PHASES = 4  # played on before a position is judged
SHARE = 0.8  # how much of a value is the victory; the rest is the margin

SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN, STORAGE = range(7)
COFFEE, TOBACCO, CORN, SUGAR, INDIGO, QUARRY = range(6)
PASS, HACIENDA = 15, 105
PRICE = [4, 3, 0, 2, 1]
TILES = [8, 9, 10, 11, 12]
BARRELS = [9, 9, 10, 11, 11]
(HACIENDAS, HUT, WAREHOUSE, HOSPICE, OFFICE, LARGE_MARKET, LARGE_WAREHOUSE, FACTORY, UNIVERSITY, HARBOR, WHARF) = range(7, 18)
SMALL_MARKET = 6
GUILD, RESIDENCE, FORTRESS, CUSTOMS, HALL = range(18, 23)
# Of the 23 buildings: cost, printed points (as many quarries count), circles, copies.
COST = [1, 2, 3, 4, 5, 6, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 10, 10, 10, 10]
PRINTED = [1, 1, 2, 2, 3, 3, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4]
CIRCLES = [1, 1, 3, 3, 3, 2] + 17 * [1]
COPIES = [4, 4, 3, 3, 3, 3] + 12 * [2] + 5 * [1]
PLANTS = {COFFEE: (5,), TOBACCO: (4,), SUGAR: (1, 3), INDIGO: (0, 2)}
MAKES = {plant: good for good, plants in PLANTS.items() for plant in plants}
FACTORY_PAYS = [0, 0, 1, 2, 3, 5]
# Features by place: goods and harvests are listed from corn to coffee.
GOOD_AT = {CORN: 6, INDIGO: 7, SUGAR: 8, TOBACCO: 9, COFFEE: 10}
MAKE_AT = {good: at + 5 for good, at in GOOD_AT.items()}


class Board:
    """What one player has: a building that is not there has -1 colonists."""

    __slots__ = ("city", "goods", "men", "money", "spare", "tiles", "vp")

    def copy(self):
        """An independent copy."""
        new = Board.__new__(Board)
        new.money, new.vp, new.spare = self.money, self.vp, self.spare
        new.goods, new.tiles, new.men, new.city = self.goods[:], self.tiles[:], self.men[:], self.city[:]
        return new

    def made(self, good):
        """How many barrels of a good it makes."""
        if good == CORN:
            return self.men[CORN]
        return min(self.men[good], sum(max(0, self.city[plant]) for plant in PLANTS[good]))

    def could_make(self, good):
        """The same with a colonist on every circle."""
        if good == CORN:
            return self.tiles[CORN]
        return min(self.tiles[good], sum(CIRCLES[plant] for plant in PLANTS[good] if self.city[plant] >= 0))

    def built(self):
        """How many of its twelve spaces are built over."""
        return sum(1 + (at >= GUILD) for at in range(23) if self.city[at] >= 0)

    def colonists(self):
        """All of them, on the island, in the city and in San Juan."""
        return sum(self.men) + sum(men for men in self.city if men > 0) + self.spare

    def circles(self):
        """Places for colonists."""
        return sum(self.tiles) + sum(CIRCLES[at] for at in range(23) if self.city[at] >= 0)

    def bonus(self, building):
        """What a large building adds at the end."""
        if building == GUILD:
            return sum(1 + (at > 1) for at in range(6) if self.city[at] >= 0)
        if building == RESIDENCE:
            return max(4, sum(self.tiles) - 5)
        if building == FORTRESS:
            return self.colonists() // 3
        if building == CUSTOMS:
            return self.vp // 4
        return sum(self.city[at] >= 0 for at in range(6, 23))

    def total(self):
        """The final points."""
        city = self.city
        sure = sum(self.bonus(at) for at in range(GUILD, 23) if city[at] > 0)
        return self.vp + sum(PRINTED[at] for at in range(23) if city[at] >= 0) + sure

    def features(self, steps):
        """What is judged, in the order of the figures; ``steps`` is the way to the governor's card."""
        city, goods, tiles = self.city, self.goods, self.tiles
        large = [at for at in range(GUILD, 23) if city[at] >= 0]
        made = {good: self.made(good) for good in GOOD_AT}
        total = sum(made.values())
        kinds = sum(count > 0 for count in made.values())
        colonists, circles = self.colonists(), self.circles()
        out = [self.vp, sum(PRINTED[at] for at in range(23) if city[at] >= 0)]
        out += [sum(self.bonus(at) for at in large if city[at] > 0), sum(self.bonus(at) for at in large if not city[at])]
        out += [self.money, max(0, self.money - 10)]
        out += [goods[good] for good in GOOD_AT] + list(made.values())
        out += [max(0, sum(self.could_make(good) for good in GOOD_AT) - total), kinds]
        out += [sum(tiles) - tiles[QUARRY], tiles[QUARRY], self.men[QUARRY]]
        out += [colonists, circles, max(0, colonists - circles), self.built()]
        out += [((city[at] >= 0) + (city[at] > 0)) / 2 for at in range(6, 18)]
        out += [(city[FACTORY] > 0) * kinds, (city[HARBOR] > 0) * total, (city[WHARF] > 0) * total]
        return out + [math.sqrt(sum(goods)), steps / 3]


class State:
    """A table of three between two roles, or where a role is being carried out."""

    __slots__ = (
        "bag", "boards", "ending", "face", "governor", "goods", "house", "money", "offered", "picks", "pool",
        "quarries", "ship", "ships", "supply", "taken",
    )  # fmt: skip

    def copy(self):
        """An independent copy."""
        new = State.__new__(State)
        new.governor, new.picks, new.pool, new.supply = self.governor, self.picks, self.pool, self.supply
        new.ship, new.quarries, new.ending = self.ship, self.quarries, self.ending
        new.bag, new.face, new.goods, new.house = self.bag[:], self.face[:], self.goods[:], self.house[:]
        new.money, new.offered, new.taken = self.money[:], self.offered[:], self.taken[:]
        new.boards = [board.copy() for board in self.boards]
        new.ships = [ship[:] for ship in self.ships]
        return new

    def progress(self):
        """How near the nearest of the three ends is."""
        built = max(board.built() for board in self.boards)
        return min(1.0, max(1 - self.pool / 75, 1 - self.supply / 55, built / 12))

    def close_phase(self):
        """After a role: the next player's pick, or the next round."""
        self.picks += 1
        if self.picks == 3:
            self.picks, self.governor = 0, (self.governor + 1) % 3
            self.money = [coins + (not taken) for coins, taken in zip(self.money, self.taken)]
            self.taken = [False] * 6

    def is_over(self):
        """Whether the last round has been played."""
        return self.ending and self.picks == 0

    def colonist(self):
        """Takes one from the supply, or from the ship if there is none."""
        if self.supply:
            self.supply -= 1
        elif self.ship:
            self.ship -= 1
        else:
            return 0
        return 1


def read(seen):
    """The table of an observation; with whose turn it is and which role is being carried out (none between roles)."""
    numbers = [round(number) for number in np.asarray(seen, dtype=float).tolist()]
    state = State()
    kinds = [numbers[6 * at : 6 * at + 6].index(1) for at in range(3)]
    state.ships = [
        [numbers[18 + at] + numbers[21 + at], None if kinds[at] == 5 else kinds[at], numbers[18 + at]] for at in range(3)
    ]
    state.ship, state.supply = numbers[24], numbers[25]
    phase, mover = numbers[26:36].index(1), numbers[36]
    state.face, state.goods = numbers[37:42], numbers[44:49]
    state.governor, state.quarries = numbers[49], numbers[50]
    state.money = numbers[51:57]
    state.taken = [not free for free in numbers[59:65]]
    state.house = [good for good in range(5) if numbers[68 + good]]
    state.house += [CORN] * (numbers[67] - len(state.house))
    state.pool = numbers[73]
    state.boards = [read_board(numbers[74 + 73 * seat :]) for seat in range(3)]
    state.bag = [
        max(0, TILES[tile] - state.face[tile] - sum(board.tiles[tile] for board in state.boards)) for tile in range(5)
    ]
    state.offered = [COPIES[at] - sum(board.city[at] >= 0 for board in state.boards) for at in range(23)]
    role = phase if phase < STORAGE else CAPTAIN if phase == STORAGE else None
    if role is not None:
        state.taken[role] = True
    state.picks = sum(state.taken) - (role is not None)
    short = state.supply == 0 and state.ship < 3
    state.ending = state.pool <= 0 or short or any(board.built() == 12 for board in state.boards)
    return state, mover, None if role is None else phase


def read_board(numbers):
    """One player's 73 numbers."""
    board = Board()
    board.city = [numbers[at] if numbers[30 + at] else -1 for at in range(23)]
    board.money, board.goods = numbers[23], numbers[25:30]
    board.tiles, board.men = numbers[54:60], numbers[60:66]
    board.spare, board.vp = numbers[71], numbers[72]
    return board


def figures(progress):
    """What features are worth so far into the game."""
    early, late = np.asarray(EARLY), np.asarray(LATE)
    return early + (late - early) * progress


def worth(board, steps, weights):
    """The points that a board is heading for, up to something common to all."""
    return sum(map(float.__mul__, map(float, board.features(steps)), weights))


def values(state):
    """The value of a position to each seat: exact at the end, judged before."""
    if state.is_over():
        points = [float(board.total()) for board in state.boards]
        rank = [(board.total(), board.money + sum(board.goods)) for board in state.boards]
        chances, spread = [float(one == max(rank)) for one in rank], SPREAD[1]
    else:
        progress = state.progress()
        rows = [board.features((seat - state.governor) % 3) for seat, board in enumerate(state.boards)]
        points = (np.asarray(rows) @ figures(progress)).tolist()
        spread = SPREAD[0] + (SPREAD[1] - SPREAD[0]) * progress
        best = max(points)
        chances = [math.exp((point - best) / spread) for point in points]
    leads = [(points[me] - max(points[me - 1], points[me - 2])) / spread for me in range(3)]
    margins = [0.5 + 0.5 * lead / (1 + abs(lead)) for lead in leads]
    return [SHARE * chance / sum(chances) + (1 - SHARE) * margin for chance, margin in zip(chances, margins)]


# The phases. Whoever comes first in the order may have made their choice: `first` is an action of the contest.


def settle(state, order, taker, first, weights, rng):
    """Settler: everyone takes the tile that is worth most to them."""
    for seat in order:
        board = state.boards[seat]
        if first is None and board.city[HACIENDAS] > 0 or first == HACIENDA:
            draw(state, board, rng)
        tile = None
        if first in (None, HACIENDA):
            tile = best_tile(state, board, seat == taker or board.city[HUT] > 0, weights)
        elif first != PASS:
            tile = QUARRY if first == 13 else first - 8
        first = None
        if tile is not None and sum(board.tiles) < 12:
            board.tiles[tile] += 1
            if tile == QUARRY:
                state.quarries -= 1
            else:
                state.face[tile] -= 1
            if board.city[HOSPICE] > 0:
                board.men[tile] += state.colonist()
    state.bag = [left + old for left, old in zip(state.bag, state.face)]
    state.face = [0] * 5
    for _ in range(min(4, sum(state.bag))):
        state.face[drawn(state, rng)] += 1


def drawn(state, rng):
    """A tile of the bag."""
    tile = rng.choices(range(5), state.bag)[0]
    state.bag[tile] -= 1
    return tile


def draw(state, board, rng):
    """The hacienda's tile."""
    if sum(board.tiles) < 12 and sum(state.bag):
        board.tiles[drawn(state, rng)] += 1


def best_tile(state, board, quarry, weights):
    """The tile that is worth most; a quarry is one of them for those who may take it."""
    if sum(board.tiles) >= 12:
        return None
    offered = [tile for tile in range(5) if state.face[tile]] + [QUARRY] * (quarry and state.quarries > 0)
    return max(offered, key=lambda tile: tile_gain(board, tile, weights), default=None)


def tile_gain(board, tile, weights):
    """What one tile more adds."""
    if tile == QUARRY:
        return weights[19]
    before = board.could_make(tile)
    board.tiles[tile] += 1
    more = board.could_make(tile) - before
    board.tiles[tile] -= 1
    hope = 0.0 if more else 0.15 * PRICE[tile]
    return weights[18] + weights[16] * more + hope


def govern(state, taker, weights):
    """Mayor: colonists come and are placed where they are worth most; the ship takes on new ones."""
    boards = state.boards
    if state.supply:
        state.supply -= 1
        boards[taker].spare += 1
    for place in range(state.ship):
        boards[(taker + place) % 3].spare += 1
    for board in boards:
        place_all(board, weights)
    empty = sum(CIRCLES[at] - board.city[at] for board in boards for at in range(23) if board.city[at] >= 0)
    wanted = max(3, empty)
    state.ending = state.ending or state.supply < wanted
    state.ship = min(wanted, state.supply)
    state.supply -= state.ship


def place_all(board, weights):
    """All colonists afresh, the most useful places first, and none left over while a circle is empty."""
    left = board.colonists()
    board.men = [0] * 6
    board.city = [min(men, 0) for men in board.city]
    for _, places in sorted(wishes(board, weights), key=lambda wish: -wish[0]):
        if len(places) <= left:
            left -= sum(put(board, place) for place in places)
    for place in [*range(6), *range(100, 123)]:
        while left and put(board, place):
            left -= 1
    board.spare = left


def put(board, place):
    """One colonist on a kind of tile, or (from 100 on) in a building; whether there was room."""
    if place < 6:
        room = board.men[place] < board.tiles[place]
        board.men[place] += room
    else:
        room = 0 <= board.city[place - 100] < CIRCLES[place - 100]
        board.city[place - 100] += room
    return int(room)


def wishes(board, weights):
    """Sets of places that work together, with what each colonist there adds."""
    found = [(weights[MAKE_AT[CORN]] + 0.1, [CORN])] * board.tiles[CORN]
    for good, plants in PLANTS.items():
        circles = [100 + plant for plant in plants if board.city[plant] >= 0 for _ in range(CIRCLES[plant])]
        for circle in circles[: board.could_make(good)]:
            found.append((weights[MAKE_AT[good]] / 2 + 0.03 * PRICE[good], [good, circle]))
    found += [(weights[20], [QUARRY])] * board.tiles[QUARRY]
    for at in range(6, 18):
        if board.city[at] >= 0:
            found.append((weights[19 + at] / 2, [100 + at]))
    found += [(weights[2] * board.bonus(at), [100 + at]) for at in range(GUILD, 23) if board.city[at] >= 0]
    return found


def build(state, order, taker, first, weights):
    """Builder: everyone buys what gains most, if anything does."""
    for seat in order:
        board = state.boards[seat]
        offers = prices(state, board, seat == taker)
        if first is None:
            gains = {at: building_gain(board, at, price, weights) for at, price in offers.items()}
            at = max(gains, key=gains.get, default=None)
            at = at if at is not None and gains[at] > 0 else None
        else:
            at = None if first == PASS else first - 16
        first = None
        if at is not None:
            board.money -= offers.get(at, COST[at])
            state.offered[at] -= 1
            board.city[at] = state.colonist() if board.city[UNIVERSITY] > 0 else 0
            state.ending = state.ending or board.built() == 12


def prices(state, board, privilege):
    """What a player may buy, and for how much."""
    quarries, money, free = board.men[QUARRY], board.money, 12 - board.built()
    found = {}
    for at in range(23):
        if state.offered[at] > 0 and board.city[at] < 0 and free > (at >= GUILD):
            price = max(0, COST[at] - min(quarries, PRINTED[at]) - privilege)
            if price <= money:
                found[at] = price
    return found


def building_gain(board, at, price, weights):
    """What a building adds to the points that its buyer is heading for."""
    gain = weights[1] * PRINTED[at] + weights[24] * (1 + (at >= GUILD)) + weights[22] * CIRCLES[at] - weights[4] * price
    gain -= weights[5] * min(price, max(0, board.money - 10))
    if at in MAKES:
        before = board.could_make(MAKES[at])
        board.city[at] = 0
        gain += weights[16] * (board.could_make(MAKES[at]) - before)
        board.city[at] = -1
    elif at < GUILD:
        gain += weights[19 + at] / 2
    else:
        gain += weights[3] * board.bonus(at)
    return gain


def produce(state, taker, weights):
    """Craftsman: everyone's goods; gives the kinds that the taker received."""
    received = []
    for seat in ((taker + ahead) % 3 for ahead in range(3)):
        board, kinds = state.boards[seat], []
        for good in range(5):
            count = min(board.made(good), state.goods[good])
            if count:
                board.goods[good] += count
                state.goods[good] -= count
                kinds.append(good)
        if board.city[FACTORY] > 0:
            board.money += FACTORY_PAYS[len(kinds)]
        received = kinds if seat == taker else received
    left = [good for good in received if state.goods[good]]
    if left:
        take_extra(state, taker, max(left, key=lambda good: weights[GOOD_AT[good]] + 0.1 * PRICE[good]))


def take_extra(state, taker, good):
    """The craftsman's privilege."""
    state.boards[taker].goods[good] += 1
    state.goods[good] -= 1


def trade(state, order, taker, first, weights):
    """Trader: everyone sells what gains most, if anything does."""
    for seat in order:
        board = state.boards[seat]
        extra = (seat == taker) + (board.city[SMALL_MARKET] > 0) + 2 * (board.city[LARGE_MARKET] > 0)
        if first is None:
            good = best_sale(state, board, extra, weights)
        else:
            good = None if first == PASS else first - 39
        first = None
        if good is not None:
            board.goods[good] -= 1
            board.money += PRICE[good] + extra
            state.house.append(good)
    if len(state.house) >= 4:
        for good in state.house:
            state.goods[good] += 1
        state.house = []


def best_sale(state, board, extra, weights):
    """The good to sell, if any."""
    if len(state.house) >= 4:
        return None
    office = board.city[OFFICE] > 0
    gains = {
        good: weights[4] * (PRICE[good] + extra) - weights[GOOD_AT[good]]
        for good in range(5)
        if board.goods[good] and (office or good not in state.house)
    }
    good = max(gains, key=gains.get, default=None)
    return good if good is not None and gains[good] > 0 else None


def ship(state, seat, taker, first, weights, bonus):
    """Captain: loads round and round from a seat, then stores; ``bonus`` is whether the captain's point is still due."""
    idle, wharfs = 0, [board.city[WHARF] > 0 for board in state.boards]
    while idle < 3:
        board = state.boards[seat]
        load = (None if first == PASS else load_of(state, board, first)) if first else best_load(state, seat, wharfs, weights)
        first = None
        if load is None:
            idle += 1
        else:
            idle, (at, good, count) = 0, load
            points = count + (board.city[HARBOR] > 0) + (bonus and seat == taker)
            bonus = bonus and seat != taker
            board.goods[good] -= count
            board.vp += points
            state.pool -= points
            if at is None:
                wharfs[seat] = False
                state.goods[good] += count
            else:
                state.ships[at][1] = good
                state.ships[at][2] += count
        seat = (seat + 1) % 3
    state.ending = state.ending or state.pool <= 0
    for board in state.boards:
        store(state, board, weights)
    for cargo in state.ships:
        if cargo[2] >= cargo[0]:
            state.goods[cargo[1]] += cargo[2]
            cargo[1], cargo[2] = None, 0


def load_of(state, board, action):
    """An action of the contest as ship (none: the wharf), good and number of barrels."""
    if action >= 59:
        return None, action - 59, board.goods[action - 59]
    at, good = divmod(action - 44, 5)
    return at, good, min(board.goods[good], state.ships[at][0] - state.ships[at][2])


def best_load(state, seat, wharfs, weights):
    """What brings a player most of what they may load; they must, unless only a wharf is left."""
    board = state.boards[seat]
    loads = [load for good in range(5) if board.goods[good] for load in loads_of(state, board.goods[good], good)]
    must = bool(loads)
    if wharfs[seat]:
        loads += [(None, good, board.goods[good]) for good in range(5) if board.goods[good]]
    gains = [weights[0] * count - weights[GOOD_AT[good]] * count - 0.01 * (at is None) for at, good, count in loads]
    if not loads or not must and max(gains) <= 0:
        return None
    return loads[gains.index(max(gains))]


def loads_of(state, count, good):
    """Where barrels of a kind may go: on the ship that carries it, else on the emptiest that fits best."""
    for at, (size, carried, load) in enumerate(state.ships):
        if carried == good:
            return [(at, good, min(count, size - load))] if load < size else []
    free = [(min(count, size), -at) for at, (size, carried, load) in enumerate(state.ships) if carried is None]
    return [(-max(free)[1], good, max(free)[0])] if free else []


def store(state, board, weights):
    """Warehouses keep whole kinds, everyone one barrel; the rest goes back."""
    places = (board.city[WAREHOUSE] > 0) + 2 * (board.city[LARGE_WAREHOUSE] > 0)
    kinds = sorted((good for good in range(5) if board.goods[good]), key=lambda good: -kept_worth(board, good, weights))
    for good in kinds[places:]:
        keep = int(good == max(kinds[places:], key=lambda one: weights[GOOD_AT[one]] + 0.1 * PRICE[one]))
        state.goods[good] += board.goods[good] - keep
        board.goods[good] = keep


def kept_worth(board, good, weights):
    """What a warehouse saves by keeping a kind."""
    return board.goods[good] * (max(0.1, weights[GOOD_AT[good]]) + 0.02 * PRICE[good])


def carry_out(state, role, taker, weights, rng, seat=None, first=None, bonus=True):
    """A role from a seat on (by default from its taker), to the end of its phase."""
    seat = taker if seat is None else seat
    order = [(seat + ahead) % 3 for ahead in range(3 - (seat - taker) % 3)]
    if role == SETTLER:
        settle(state, order, taker, first, weights, rng)
    elif role == MAYOR:
        govern(state, taker, weights)
    elif role == BUILDER:
        build(state, order, taker, first, weights)
    elif role == CRAFTSMAN and first is None:
        produce(state, taker, weights)
    elif role == CRAFTSMAN and first != PASS:
        take_extra(state, taker, first - 93)
    elif role == TRADER:
        trade(state, order, taker, first, weights)
    elif role == CAPTAIN:
        ship(state, seat, taker, first, weights, bonus)
    state.close_phase()


def pick(state, role, weights, rng):
    """The player whose turn it is takes a role, which is carried out."""
    taker = (state.governor + state.picks) % 3
    state.boards[taker].money += state.money[role]
    state.money[role], state.taken[role] = 0, True
    carry_out(state, role, taker, weights, rng)


def appeal(state, role):
    """How tempting a role looks before any thought."""
    board = state.boards[(state.governor + state.picks) % 3]
    coins = 3 * state.money[role]
    if role == SETTLER:
        return coins + 1 + 2 * min(2, 12 - sum(board.tiles))
    if role == MAYOR:
        return coins + 2 + min(5, max(0, board.circles() - board.colonists()))
    if role == BUILDER:
        return coins + 1 + min(10, board.money)
    if role == CRAFTSMAN:
        return coins + 1 + min(6, sum(board.made(good) for good in range(5)))
    if role == TRADER:
        return coins + 1 + 2 * max((PRICE[good] for good in range(5) if board.goods[good]), default=0)
    return coins + 1 + 2 * min(6, sum(board.goods))


class Node:
    """A moment of the tree: how often each choice was tried and what came of it for the one who chose."""

    __slots__ = ("sums", "tried", "visits")

    def __init__(self):
        self.visits, self.tried, self.sums = 0, {}, {}

    def choose(self, state, choices, rng):
        """An untried choice, the most tempting first, else one that is good or little known."""
        new = [choice for choice in choices if choice not in self.tried]
        if new:
            return max(new, key=lambda choice: (appeal(state, choice) if choice < 6 else 0) + rng.random())
        width = CURIOSITY * math.sqrt(math.log(self.visits + 1))
        return max(choices, key=lambda one: self.sums[one] / self.tried[one] + width / math.sqrt(self.tried[one]))

    def note(self, choice, value):
        """What came of a choice."""
        self.visits += 1
        self.tried[choice] = self.tried.get(choice, 0) + 1
        self.sums[choice] = self.sums.get(choice, 0.0) + value


class Search:
    """A tree of roles below the actions that are legal now; everything else follows what is worth most at once."""

    def __init__(self, state, mover, phase, legal, rng, bonus):
        self.state, self.mover, self.phase, self.legal, self.rng, self.bonus = state, mover, phase, legal, rng, bonus
        self.weights = figures(state.progress()).tolist()
        self.taker = (state.governor + state.picks) % 3
        self.nodes = {}

    def begin(self, action):
        """The table after an action and the rest of its phase."""
        state = self.state.copy()
        if self.phase is None:
            pick(state, action, self.weights, self.rng)
        else:
            carry_out(state, self.phase, self.taker, self.weights, self.rng, self.mover, action, self.bonus)
        return state

    def try_one(self):
        """One way through the tree, played on and judged."""
        root = self.nodes.setdefault((), Node())
        action = root.choose(self.state, self.legal, self.rng)
        way, path = [(root, action, self.mover)], (action,)
        state = self.begin(action)
        while path in self.nodes and not state.is_over():
            node = self.nodes[path]
            seat = (state.governor + state.picks) % 3
            role = node.choose(state, free_roles(state), self.rng)
            way.append((node, role, seat))
            pick(state, role, self.weights, self.rng)
            path += (role,)
        self.nodes.setdefault(path, Node())
        for _ in range(PHASES):
            if state.is_over():
                break
            roles = free_roles(state)
            role = self.rng.choices(roles, [appeal(state, role) for role in roles])[0]
            pick(state, role, self.weights, self.rng)
        found = values(state)
        for node, choice, seat in way:
            node.note(choice, found[seat])

    def best(self, seconds, most):
        """The action that was tried most often."""
        end, tries = time.perf_counter() + seconds, 0
        while tries < most and time.perf_counter() < end:
            self.try_one()
            tries += 1
        root = self.nodes[()]
        return max(self.legal, key=lambda action: (root.tried.get(action, 0), root.sums.get(action, 0.0)))


def free_roles(state):
    """The roles that nobody has taken in this round."""
    return [role for role in range(6) if not state.taken[role]]


class EmporioAgent(Agent):
    """The entry: a search of roles for ``seconds`` a move, or of ``iterations`` for games that repeat."""

    name = "Emporio"

    def __init__(self, seconds=SECONDS, iterations=10**9, seed=1):
        self.seconds, self.iterations, self.rng = seconds, iterations, random.Random(seed)
        self.has_loaded = False

    def on_game_start(self, forward_model=None):
        """A new game; the observation says all that is needed."""
        self.has_loaded = False

    def act(self, observation, action_mask):
        """One of the actions of the mask."""
        legal = [int(action) for action in np.flatnonzero(np.asarray(action_mask) > 0.5)]
        state, mover, phase = read(observation)
        bonus = phase == CAPTAIN and mover == (state.governor + state.picks) % 3 and not self.has_loaded
        self.has_loaded = phase == CAPTAIN
        if len(legal) == 1:
            return legal[0]
        weights = figures(state.progress()).tolist()
        if phase == MAYOR:
            return placed(state.boards[mover], legal, weights)
        if phase == STORAGE:
            return stored(state.boards[mover], legal, weights)
        return Search(state, mover, phase, legal, self.rng, bonus).best(self.seconds, self.iterations)


def placed(board, legal, weights):
    """The next colonist goes where the whole placing wants one."""
    goal = board.copy()
    place_all(goal, weights)
    improve(goal, weights)
    for action in legal:
        if 120 <= action < 126 and goal.men[action - 120] > board.men[action - 120]:
            return action
        if 140 <= action < 163 and goal.city[action - 140] > board.city[action - 140]:
            return action
    return legal[0]


def improve(board, weights):
    """Moves colonists one by one as long as that makes the board worth more."""
    places = [*range(6), *range(100, 123)]
    best = worth(board, 0, weights)
    for _ in range(3):
        before = best
        for source in places:
            for target in places:
                if source != target and take(board, source):
                    if put(board, target):
                        now = worth(board, 0, weights)
                        if now > best + 1e-9:
                            best = now
                            continue
                        take(board, target)
                    put(board, source)
        if best == before:
            return


def take(board, place):
    """A colonist from a place; whether there was one."""
    men, at = (board.men, place) if place < 6 else (board.city, place - 100)
    there = men[at] > 0
    men[at] -= there
    return there


def stored(board, legal, weights):
    """Warehouses first, for what they save most of; then the dearest single barrel."""
    kinds = [action for action in legal if 106 <= action < 111]
    if kinds:
        return max(kinds, key=lambda action: kept_worth(board, action - 106, weights))
    single = [action for action in legal if 64 <= action < 69]
    return max(single, key=lambda action: weights[GOOD_AT[action - 64]] + 0.1 * PRICE[action - 64], default=legal[0])
