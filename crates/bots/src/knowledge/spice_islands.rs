//! What the bots know of Spice Islands.

mod habits;
mod prospects;

use std::sync::Arc;

use emporio_core::Player;
use emporio_spice_islands::{Action, Company, Organisation, Phase, Space, SpiceIslands, Unit};
use strum::VariantArray;

use super::{Feature, Fill, Foreseen, Knowledge, Spreads, Theme, feature, theme};
use crate::foresight::{Foresight, Shape};
use crate::levels::{Medium, Ratings};
use crate::search::{Rollout, Taste};
use crate::styles::{self, Plan};

/// Those that pay their shares by revenue.
const PAYING: [Organisation; 4] =
    [Organisation::Green, Organisation::Blue, Organisation::Yellow, Organisation::Navy];

impl Knowledge for SpiceIslands {
    // fitted: begin
    const FEATURES: &'static [Feature] = &[
        feature("cash", (1.013, 0.916), (1.070, 1.114)),
        feature("claims on treasuries", (0.592, 0.127), (1.054, 0.142)),
        feature("claims near revenue", (0.472, 0.659), (-0.998, 1.098)),
        feature("claims on cargo", (0.251, 0.030), (0.012, 0.179)),
        feature("claims on near cargo", (0.530, 0.178), (0.245, -0.080)),
        feature("company shares", (1.292, 0.414), (3.230, 0.360)),
        feature("part of companies", (-0.663, -1.149), (-4.394, -3.738)),
        feature("navy shares", (0.370, -0.117), (1.571, -1.030)),
        feature("pirate shares", (1.036, -0.256), (1.361, 1.117)),
        feature("company captains", (1.231, 0.114), (-0.560, 0.852)),
        feature("navy captain", (0.548, 0.579), (1.802, 0.277)),
        feature("pirate captain", (1.272, 0.280), (2.536, 1.049)),
        feature("captain's cargo", (0.393, 0.090), (0.538, 0.069)),
        feature("pirate claims", (1.413, 0.010), (2.085, 0.554)),
        feature("pirate claims near port", (-0.803, 0.724), (-1.335, -0.041)),
        feature("turns to wait", (-0.659, -0.225), (-0.627, -0.309)),
        feature("elections near", (-0.207, 0.064), (-0.244, 0.025)),
        feature("lone shares", (-0.439, -0.025), (0.968, 0.470)),
    ];
    const SPREADS: Spreads = Spreads { greedy: (11.13, 3.12), search: (10.75, 2.90) };
    // fitted: end
    const THEMES: &'static [Theme] = &[
        theme("cash", 1),
        theme("treasuries", 2),
        theme("cargo", 2),
        theme("shares", 4),
        theme("captains", 4),
        theme("pirates", 2),
        theme("turn", 1),
        theme("elections", 1),
        theme("alone", 1),
    ];
    const TASTE: Taste = Taste {
        exploration: 0.4,
        sharpness: 0.1,
        rollout: Rollout::Light(4),
        growth: 1,
        forgets: false,
        tells_draws: false,
    };
    // What is foreseen tells choices apart more sharply than the figures do, so that it takes more curiosity to doubt a first impression.
    const BEST: Taste = Taste {
        exploration: 1.6,
        rollout: Rollout::Habit(4),
        growth: 3,
        forgets: true,
        tells_draws: true,
        ..Self::TASTE
    };
    const SURENESS: f32 = 0.82;
    const MEDIUM: Medium = Medium { iterations: 150, quick: Some(Rollout::Light(4)) };
    const RATINGS: Ratings = [Some(1000), Some(1310), None, None];
    const STYLES: &'static [Plan<Self>] = styles::SPICE_ISLANDS;
    const HABITS: &'static [u16] = &habits::HABITS;

    fn features(&self, player: Player, out: &mut [f32]) {
        let mut fill = Fill::new(out);
        fill.put(self.cash[player.index()] as f32);
        count_claims(self, player, &mut fill);
        count_papers(self, player, &mut fill);
        count_pirates(self, player, &mut fill);
        let wait = (player.0 + self.players - self.active.0) % self.players;
        fill.put(f32::from(wait) / f32::from(self.players));
        let elections = PAYING.iter().filter(|o| self.captain_of(**o) == Some(player));
        fill.put(elections.map(|o| f32::from(self.election[o.index()])).sum());
        let lone = |o: &&Organisation| own(self, **o, player) > 0 && own(self, **o, player) == self.held(**o);
        fill.put(PAYING.iter().filter(lone).count() as f32);
    }

    /// The units of the kind that is nearest to its end.
    fn progress(&self) -> f32 {
        let gone = |unit: usize| f32::from(self.removed[unit]) / f32::from(self.data.units[unit].max(1));
        (0..self.removed.len()).map(gone).fold(0.0, f32::max)
    }

    /// A turn that is over.
    fn phase(&self) -> u32 {
        u32::from(self.turn)
    }

    const SHAPE: Shape = prospects::SHAPE;

    /// It tells who wins better than the figures.
    fn foresight() -> Option<Arc<Foresight>> {
        static FORESEEN: Foreseen = Foreseen::new(include_bytes!("../../weights/spice-islands.safetensors"));
        FORESEEN.foresight::<SpiceIslands>()
    }

    fn prospects(&self, out: &mut [f32]) {
        prospects::tell(self, out);
    }

    /// Between the choices of a turn and before its roll, but not while an attack or a vote is being rolled for.
    fn is_quiet(&self) -> bool {
        matches!(self.phase, Phase::Roll | Phase::Buy { .. } | Phase::Act | Phase::Over(_))
    }

    fn habit(&self, action: Action) -> usize {
        habits::habit(self, action)
    }

    fn appeal(&self, action: Action) -> u32 {
        let mine = |organisation: Organisation| u32::from(own(self, organisation, self.active));
        match action {
            Action::Buy(_) => 4,
            Action::Load { ship, .. } | Action::Sail { ship, .. } => {
                4 + 2 * mine(ship.company.organisation())
            }
            Action::PirateAttack { ship, .. } => 8 / (1 + mine(ship.company.organisation())),
            Action::NavyMove { .. } | Action::Mutiny { .. } | Action::Pass => 2,
            Action::PirateMove { .. } | Action::NavyAttack { .. } => 3,
            Action::Elect { organisation, .. } => 1 + mine(organisation),
            Action::Revenue { organisation, .. } => 1 + 4 * mine(organisation),
            Action::Unit(_) | Action::NoAttack | Action::EndTurn => 1,
            Action::Deal(_) | Action::First(_) | Action::Roll(_) => 1,
            Action::Skulls(_) | Action::Best(_) | Action::Winner(_) => 1,
        }
    }
}

fn own(state: &SpiceIslands, organisation: Organisation, player: Player) -> u8 {
    state.shares[organisation.index()][player.index()]
}

/// Money in treasuries and aboard ships that the player's shares will bring, sooner and later.
fn count_claims(state: &SpiceIslands, player: Player, fill: &mut Fill<'_>) {
    let (afloat, near) = cargo(state);
    let mut claims = [0.0; 4];
    for organisation in PAYING {
        let at = organisation.index();
        let held = state.held(organisation).max(1);
        let part = f32::from(own(state, organisation, player)) / f32::from(held);
        let claim = part * state.treasury[at] as f32;
        let track = f32::from(state.revenue[at]) / f32::from(state.data.track.max(1));
        claims[0] += claim;
        claims[1] += claim * track * track;
        if let Some(company) = organisation.company() {
            claims[2] += part * afloat[company as usize];
            claims[3] += part * near[company as usize];
        }
    }
    claims.into_iter().for_each(|claim| fill.put(claim));
}

fn count_papers(state: &SpiceIslands, player: Player, fill: &mut Fill<'_>) {
    let shares = |o: Organisation| f32::from(own(state, o, player));
    let companies = || Company::VARIANTS.iter().map(|company| company.organisation());
    fill.put(companies().map(shares).sum());
    fill.put(companies().map(|o| shares(o) / f32::from(state.held(o).max(1))).sum());
    fill.put(shares(Organisation::Navy));
    fill.put(shares(Organisation::Pirates));
    let commands = |o: Organisation| state.captain_of(o) == Some(player);
    fill.put(companies().filter(|&o| commands(o)).count() as f32);
    fill.put(f32::from(u8::from(commands(Organisation::Navy))));
    fill.put(f32::from(u8::from(commands(Organisation::Pirates))));
    let aboard =
        |company: &Company| state.ships[*company as usize].iter().map(|ship| ship.cargo.len()).sum::<u8>();
    let led = Company::VARIANTS.iter().filter(|company| commands(company.organisation()));
    fill.put(led.map(|company| f32::from(aboard(company))).sum());
}

/// What the player would get if the pirates sold now.
fn count_pirates(state: &SpiceIslands, player: Player, fill: &mut Fill<'_>) {
    let units = f32::from(state.pirates.cargo.len());
    let money = state.treasury[Organisation::Pirates.index()] as f32 + 10.0 * units;
    let captain = state.captain_of(Organisation::Pirates);
    let outside = state.held(Organisation::Pirates)
        - captain.map_or(0, |captain| own(state, Organisation::Pirates, captain));
    let claim = match captain {
        Some(captain) if captain == player => money / 2.0,
        Some(_) | None => {
            money / 2.0 * f32::from(own(state, Organisation::Pirates, player)) / f32::from(outside.max(1))
        }
    };
    let loaded = if units > 0.0 { claim } else { 0.0 };
    fill.put(claim);
    fill.put(loaded);
}

/// Money that units aboard will bring each company: all of it, and weighed by how near the port is.
fn cargo(state: &SpiceIslands) -> ([f32; 3], [f32; 3]) {
    let amounts = &state.data.amounts;
    let way = f32::from(state.data.chart.to_europe[Space::SPICE_ISLANDS.index()]);
    let (mut afloat, mut near) = ([0.0; 3], [0.0; 3]);
    for (carrier, ships) in state.ships.iter().enumerate() {
        for ship in ships.iter().filter(|ship| !ship.cargo.is_empty()) {
            let chart = &state.data.chart;
            let left = if ship.cargo.has_spices() { chart.to_europe } else { chart.to_spice_islands };
            let closeness = 1.0 - f32::from(left[ship.place.index()]) / way;
            let mut bring = |company: usize, money: u16| {
                afloat[company] += f32::from(money);
                near[company] += f32::from(money) * closeness * closeness;
            };
            for &unit in Unit::VARIANTS {
                let count = u16::from(ship.cargo.count(unit));
                match unit.company() {
                    Some(company) => {
                        bring(company as usize, count * amounts.good);
                        bring(carrier, count * amounts.fee);
                    }
                    None => bring(carrier, count * amounts.spice),
                }
            }
        }
    }
    (afloat, near)
}
