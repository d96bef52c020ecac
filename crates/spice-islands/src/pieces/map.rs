//! The map as tables: who may go where, and how far the ports are.

use emporio_core::figures::{Entry, Read};

use crate::pieces::{Cargo, MAX_SPACES, Space};

/// No way leads there.
pub const FAR: u8 = u8::MAX;

/// The moves that the map allows, as masks with a bit for each space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chart {
    /// [DAT-1] How many sea spaces there are.
    pub sea: u8,
    /// [SAIL-2] Where a ship with goods may sail from each space.
    pub with_goods: [u16; MAX_SPACES],
    /// [SAIL-2] Where a ship with spices may sail from each space.
    pub with_spices: [u16; MAX_SPACES],
    /// [PIR-1] Where the pirate ship may go.
    pub pirates: [u16; MAX_SPACES],
    /// [NAV-1] Where the navy ship may go.
    pub navy: [u16; MAX_SPACES],
    /// Blue lines from each space to Europe.
    pub to_europe: [u8; MAX_SPACES],
    /// Blue lines from each space to the Spice Islands.
    pub to_spice_islands: [u8; MAX_SPACES],
    /// [DAT-2] Blue lines, as neighbours of each space.
    pub blue: [u16; MAX_SPACES],
    /// [DAT-3, DAT-4] Grey lines, as neighbours of each space.
    pub grey: [u16; MAX_SPACES],
    /// [DEC-3] Whether a merchant ship somewhere has more than one way on.
    pub branches: bool,
}

/// A line between two spaces.
pub type Line = (Space, Space);

/// Reads lines and refuses one that joins nothing or stands twice.
pub fn lines(map: &Entry<'_>, key: &str, sea: u8) -> Read<Vec<Line>> {
    let space = |name: &str| match Space::from_name(name) {
        Some(space) if space.index() < usize::from(sea) + 3 => Ok(space),
        Some(_) | None => {
            let name = emporio_core::error::shorten(name);
            let known = format!("europe, spice_islands, madagascar, s1 to s{sea}");
            map.refuse(key, format!("`{name}` is no space of this map ({known})"))
        }
    };
    let mut lines: Vec<Line> = Vec::new();
    for (a, b) in map.get::<Vec<(String, String)>>(key)? {
        let (a, b) = (space(&a)?, space(&b)?);
        if a == b {
            return map.refuse(key, format!("a line joins {a} to itself"));
        }
        if lines.contains(&(a, b)) || lines.contains(&(b, a)) {
            return map.refuse(key, format!("the line {a}-{b} stands twice"));
        }
        lines.push((a, b));
    }
    Ok(lines)
}

type Masks = [u16; MAX_SPACES];

const fn bit(space: Space) -> u16 {
    1 << space.0
}

fn neighbours<'a>(lines: impl Iterator<Item = &'a Line>) -> Masks {
    let mut masks = [0; MAX_SPACES];
    for &(a, b) in lines {
        masks[a.index()] |= bit(b);
        masks[b.index()] |= bit(a);
    }
    masks
}

/// Distances to a port in lines of a graph.
fn distances(to: Space, graph: &Masks) -> [u8; MAX_SPACES] {
    let mut far = [FAR; MAX_SPACES];
    let mut frontier = bit(to);
    let mut steps = 0;
    while frontier != 0 {
        let mut next = 0;
        for space in Space::of_mask(frontier) {
            far[space.index()] = steps;
            next |= graph[space.index()];
        }
        frontier = Space::of_mask(next).filter(|space| far[space.index()] == FAR).fold(0, |m, s| m | bit(s));
        steps += 1;
    }
    far
}

/// [SAIL-2] From each space the neighbours that are nearer by 1.
fn nearer(graph: &Masks, far: &[u8; MAX_SPACES]) -> Masks {
    std::array::from_fn(|at| {
        let is_nearer = |space: &Space| far[at] != FAR && far[space.index()] < far[at];
        Space::of_mask(graph[at]).filter(is_nearer).fold(0, |mask, space| mask | bit(space))
    })
}

impl Chart {
    /// [MAP-1, MAP-2] The tables of a map; refuses one that cannot be played on (CFG-4).
    pub fn new(map: &Entry<'_>, sea: u8, blue: &[Line], grey: &[Line]) -> Read<Chart> {
        if let Some((a, b)) = grey.iter().find(|&&(a, b)| blue.contains(&(a, b)) || blue.contains(&(b, a))) {
            return map.refuse("grey", format!("the line {a}-{b} is blue already"));
        }
        let all_sea = ((1u16 << sea) - 1) << 3;
        let merchant_ports = bit(Space::EUROPE) | bit(Space::SPICE_ISLANDS);
        let merchant_spaces = all_sea | merchant_ports;
        let merchant_lines: Vec<Line> =
            blue.iter().copied().filter(|&(a, b)| (bit(a) | bit(b)) & !merchant_spaces == 0).collect();
        let lane = neighbours(merchant_lines.iter());
        let any = neighbours(blue.iter().chain(grey));
        let to_europe = distances(Space::EUROPE, &lane);
        let to_spice_islands = distances(Space::SPICE_ISLANDS, &lane);
        if to_europe[Space::SPICE_ISLANDS.index()] == FAR {
            return map.refuse("blue", "the merchant ports are not joined by blue lines");
        }
        let pirates = any.map(|mask| mask & (all_sea | bit(Space::MADAGASCAR)));
        if pirates[Space::MADAGASCAR.index()] & all_sea == 0 {
            return map.refuse("grey", "the pirate port is not joined to a sea space");
        }
        let mut chart = Chart {
            sea,
            with_goods: nearer(&lane, &to_spice_islands),
            with_spices: nearer(&lane, &to_europe),
            pirates,
            navy: any.map(|mask| mask & merchant_spaces),
            to_europe,
            to_spice_islands,
            blue: neighbours(blue.iter()),
            grey: neighbours(grey.iter()),
            branches: false,
        };
        let forks = |ways: &Masks| chart.lane().any(|space| ways[space.index()].count_ones() > 1);
        chart.branches = forks(&chart.with_goods) || forks(&chart.with_spices);
        Ok(chart)
    }

    /// The spaces on shortest blue ways between the merchant ports: only there merchant ships are found.
    pub fn lane(&self) -> impl Iterator<Item = Space> + '_ {
        (0..MAX_SPACES as u8).map(Space).filter(|&space| self.is_lane(space))
    }

    /// Whether a space lies on a shortest blue way between the merchant ports.
    pub fn is_lane(&self, space: Space) -> bool {
        let whole = self.to_europe[Space::SPICE_ISLANDS.index()];
        let (europe, spice) = (self.to_europe[space.index()], self.to_spice_islands[space.index()]);
        europe != FAR && spice != FAR && u16::from(europe) + u16::from(spice) == u16::from(whole)
    }

    /// Whether the map has this space.
    pub const fn has(&self, space: Space) -> bool {
        space.0 < self.sea + 3
    }

    /// Blue lines from a space to one of the merchant ports.
    pub fn moves(&self, from: Space, port: Space) -> u8 {
        let far = if port == Space::EUROPE { &self.to_europe } else { &self.to_spice_islands };
        far[from.index()]
    }

    /// [SAIL-2] Where a merchant ship with this cargo may sail from a space; nowhere when it is empty (SAIL-1).
    #[inline]
    pub const fn ways(&self, from: Space, cargo: Cargo) -> u16 {
        if cargo.has_spices() {
            self.with_spices[from.index()]
        } else if cargo.has_goods() {
            self.with_goods[from.index()]
        } else {
            0
        }
    }

    /// [PIR-9, PIR-10] The nearest merchant port; on a tie the one the ship came from.
    pub const fn nearest_port(&self, from: Space, came_from: Space) -> Space {
        let (europe, spice) = (self.to_europe[from.index()], self.to_spice_islands[from.index()]);
        if europe < spice {
            Space::EUROPE
        } else if spice < europe {
            Space::SPICE_ISLANDS
        } else {
            came_from
        }
    }
}
