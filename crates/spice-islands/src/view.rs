//! What the screen draws. Nothing is hidden in this game, so every viewer sees the same (HID-1).

pub(crate) mod worth;

use emporio_core::{Figure, Player, Scoring, Viewer, Views};
use serde::Serialize;
use serde_json::Map;
use strum::VariantArray;

use crate::data::sheet;
use crate::phase::merchants::destination;
use crate::pieces::{Cargo, Colour, Company, Organisation, Ship, Space, Unit};
use crate::spots::pieces;
use crate::state::{Hunter, Phase, SpiceIslands};

/// The whole table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpiceIslandsView"))]
pub struct View {
    /// Turns begun.
    pub turn: u16,
    /// The last turn, where the table has set one.
    pub turn_limit: Option<u16>,
    /// Whose turn it is; none before the first.
    pub active: Option<Player>,
    /// Where the game stands: `deal`, `first`, `roll`, `buy`, `act`, `after_move`, `attack`, `pick`, `vote`, `tie` or `over`.
    pub phase: &'static str,
    /// Purple dice still to be resolved.
    pub buying_rounds: u8,
    /// The colours of the dice, in the order in which a roll counts them.
    pub colours: Vec<Colour>,
    /// Dice of this turn not yet spent.
    pub dice: Vec<Colour>,
    /// Pawns whose free action is still open.
    pub free_action: Vec<Organisation>,
    /// Attacks that the pirates may still make in this turn beside the dice (`attack_cost = beside_move`).
    pub pirate_attacks: u8,
    /// The same of the navy.
    pub navy_attacks: u8,
    /// Units from which one is to be picked.
    pub pick: Vec<Unit>,
    /// The election or mutiny in progress.
    pub vote: Option<VoteView>,
    /// The spaces of the map: lane, other sea spaces, Madagascar.
    pub spaces: Vec<SpaceView>,
    /// Pairs of spaces joined by blue lines.
    pub blue_lines: Vec<(String, String)>,
    /// Pairs of spaces joined by grey lines.
    pub grey_lines: Vec<(String, String)>,
    /// The merchant ships.
    pub ships: Vec<ShipView>,
    /// Where the navy ship is.
    pub navy: String,
    /// Where the pirate ship is.
    pub pirates: String,
    /// What it carries.
    pub pirate_cargo: Vec<Unit>,
    /// Pirate dice of an attack by the navy.
    pub navy_attack_dice: u8,
    /// The chance that one of them shows a skull, in percent.
    pub navy_attack_chance: u8,
    /// How many faces of a pirate die show a skull, and how many faces it has.
    pub skull_faces: (u8, u8),
    /// The organisations.
    pub organisations: Vec<OrganisationView>,
    /// The players in seat order.
    pub players: Vec<PlayerView>,
    /// The units of each kind.
    pub units: Vec<UnitView>,
    /// The deeds that would settle something now, a last step of a track or a sale, each by its places: a pawn may then
    /// change hands, so it matters whether a die pays or the pawn.
    pub settling: Vec<Vec<String>>,
    /// The space of a track that triggers.
    pub track: u8,
    /// Units that a merchant ship holds.
    pub hold: u8,
    /// Units that the pirate ship holds.
    pub pirate_hold: u8,
    /// Share prices, cheapest first.
    pub prices: Vec<u16>,
    /// [CFG-3] Figures and readings in force that are not simply the book's, with their status.
    pub figures: Vec<Figure>,
    /// Why the game ended.
    pub ending: Option<&'static str>,
}

/// A space of the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpiceSpaceView"))]
pub struct SpaceView {
    /// Its name.
    pub name: String,
    /// Whether merchant ships pass there.
    pub lane: bool,
    /// Blue lines to Europe; none off the lane.
    pub to_europe: Option<u8>,
    /// What lies in port.
    pub stock: Vec<(Unit, u8)>,
}

/// A merchant ship.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpiceShipView"))]
pub struct ShipView {
    /// Its company.
    pub company: Company,
    /// Where it stands.
    pub place: String,
    /// What it carries.
    pub cargo: Vec<Unit>,
    /// The port it goes to; none while it is empty.
    pub bound_for: Option<String>,
    /// Moves to that port.
    pub moves_left: Option<u8>,
    /// What its cargo would bring to each treasury on arrival.
    pub brings: Vec<(Organisation, u32)>,
    /// Pirate dice of an attack on it.
    pub attack_dice: u8,
    /// The chance that one of them shows a skull, in percent.
    pub attack_chance: u8,
    /// Whether it can never move again: empty, in a port where nothing is left to load.
    pub stranded: bool,
}

/// An organisation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpiceOrganisationView"))]
pub struct OrganisationView {
    /// Which.
    pub organisation: Organisation,
    /// The colour of its dice.
    pub colour: Colour,
    /// Its money.
    pub treasury: u32,
    /// What a share would bring in a revenue now (for the pirates: in a split of three or more, without a sale).
    pub share_value: u32,
    /// The price of the top share.
    pub price: Option<u16>,
    /// Shares in the pile.
    pub pile: u8,
    /// Shares in players' hands.
    pub held: u8,
    /// Shares of each player.
    pub shares: Vec<u8>,
    /// Who has the captain pawn.
    pub captain: Option<Player>,
    /// The election marker; for the pirates the mutiny marker.
    pub election: u8,
    /// The revenue marker; none for the pirates.
    pub revenue: Option<u8>,
    /// Dice of its colour left in this turn.
    pub dice: u8,
    /// What each player would get if it paid now: by a revenue; for the pirates, by a sale of what they carry.
    pub payout: Vec<u32>,
    /// The dice of each player if the active player made the last step of the election or mutiny now.
    pub vote_dice: Vec<u8>,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpicePlayerView"))]
pub struct PlayerView {
    /// The seat.
    pub player: Player,
    /// Money.
    pub cash: u32,
    /// Captain pawns held.
    pub pawns: Vec<Organisation>,
    /// Shares held, by organisation.
    pub shares: Vec<u8>,
    /// What the player would have if every organisation paid now.
    pub worth: u32,
}

/// The units of a kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpiceUnitView"))]
pub struct UnitView {
    /// Which kind.
    pub unit: Unit,
    /// How many lie in port.
    pub in_port: u8,
    /// How many are aboard merchant ships.
    pub aboard: u8,
    /// How many the pirates have.
    pub with_pirates: u8,
    /// How many are out of the game.
    pub removed: u8,
    /// How many there are in all: when so many are removed, the game ends.
    pub all: u8,
}

/// An election or mutiny in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SpiceVoteView"))]
pub struct VoteView {
    /// Whose captain is sought.
    pub organisation: Organisation,
    /// The dice of each player.
    pub dice: Vec<u8>,
    /// What each player rolled so far; none for those who have not.
    pub rolled: Vec<Option<u8>>,
}

fn names(lines: &[u16]) -> Vec<(String, String)> {
    let from = (0..).map(Space).zip(lines);
    let pairs = from.flat_map(|(a, &mask)| Space::of_mask(mask).filter(move |&b| a < b).map(move |b| (a, b)));
    pairs.map(|(a, b)| (a.to_string(), b.to_string())).collect()
}

fn units(cargo: Cargo) -> Vec<Unit> {
    cargo.units().collect()
}

impl Views for SpiceIslands {
    type View = View;

    /// [HID-1] The view of everyone.
    fn view(&self, _viewer: Viewer) -> View {
        let die = self.data.pirate_die;
        View {
            turn: self.turn,
            turn_limit: (self.data.readings.turn_limit > 0).then_some(self.data.readings.turn_limit),
            active: (self.turn > 0).then_some(self.active),
            phase: self.phase_word(),
            buying_rounds: if let Phase::Buy { rounds, .. } = self.phase { rounds } else { 0 },
            colours: Colour::VARIANTS.to_vec(),
            dice: self.dice_shown(),
            free_action: self.open_pawns(),
            pirate_attacks: self.attacks[Hunter::Pirates.index()],
            navy_attacks: self.attacks[Hunter::Navy.index()],
            pick: if let Phase::Pick(pick) = self.phase { pick.options().collect() } else { Vec::new() },
            vote: self.vote_view(),
            spaces: self.spaces().map(|space| self.space_view(space)).collect(),
            blue_lines: names(&self.data.chart.blue),
            grey_lines: names(&self.data.chart.grey),
            ships: self.ship_views(),
            navy: self.navy.to_string(),
            pirates: self.pirates.place.to_string(),
            pirate_cargo: units(self.pirates.cargo),
            navy_attack_dice: self.pirates.cargo.attack_dice(),
            navy_attack_chance: die.any_skull_percent(self.pirates.cargo.attack_dice()),
            skull_faces: (die.skulls, die.faces),
            organisations: Organisation::VARIANTS.iter().map(|&o| self.organisation_view(o)).collect(),
            players: Player::all(self.players).map(|player| self.player_view(player)).collect(),
            units: Unit::VARIANTS.iter().map(|&unit| self.unit_view(unit)).collect(),
            settling: worth::settling(self).map(|deed| pieces(self, deed)).collect(),
            track: self.data.track,
            hold: self.data.hold,
            pirate_hold: self.data.pirate_hold,
            prices: self.data.prices.to_vec(),
            figures: self.marked_figures(),
            ending: self.ending(),
        }
    }
}

impl SpiceIslands {
    fn phase_word(&self) -> &'static str {
        match self.phase {
            Phase::Deal(_) => "deal",
            Phase::First => "first",
            Phase::Roll => "roll",
            Phase::Buy { .. } => "buy",
            Phase::Act => "act",
            Phase::AfterMove(_) => "after_move",
            Phase::Attack(_) => "attack",
            Phase::Pick(_) => "pick",
            Phase::Vote(_) => "vote",
            Phase::Tie { .. } => "tie",
            Phase::Over(_) => "over",
        }
    }

    fn dice_shown(&self) -> Vec<Colour> {
        let repeat = |&o: &Organisation| std::iter::repeat_n(o.colour(), usize::from(self.dice[o.index()]));
        Organisation::VARIANTS.iter().flat_map(repeat).collect()
    }

    fn open_pawns(&self) -> Vec<Organisation> {
        self.usable.iter().filter(|_| self.free_action).collect()
    }

    fn vote_view(&self) -> Option<VoteView> {
        let Phase::Vote(vote) = self.phase else { return None };
        let organisation = vote.organisation;
        let dice = |player| self.vote_dice(organisation, player);
        let before: Vec<Player> = self.clockwise().take_while(|&player| player != vote.roller).collect();
        let rolled = |player: Player| {
            (before.contains(&player) && dice(player) > 0).then_some(vote.rolled[player.index()])
        };
        Some(VoteView {
            organisation,
            dice: Player::all(self.players).map(dice).collect(),
            rolled: Player::all(self.players).map(rolled).collect(),
        })
    }

    /// The lane from Europe on, then the other sea spaces, then Madagascar.
    fn spaces(&self) -> impl Iterator<Item = Space> {
        let chart = self.data.chart;
        let mut spaces: Vec<Space> = (0..chart.sea + 3).map(Space).collect();
        let key = |space: &Space| {
            let far = if chart.is_lane(*space) { chart.to_europe[space.index()] } else { u8::MAX };
            (*space == Space::MADAGASCAR, far, space.0)
        };
        spaces.sort_by_key(key);
        spaces.into_iter()
    }

    fn space_view(&self, space: Space) -> SpaceView {
        let lies_here = |unit: Unit| match unit {
            Unit::Spice => space == Space::SPICE_ISLANDS,
            Unit::Green | Unit::Blue | Unit::Yellow => space == Space::EUROPE,
        };
        let stock = Unit::VARIANTS.iter().filter(|&&unit| lies_here(unit));
        let lane = self.data.chart.is_lane(space);
        SpaceView {
            name: space.to_string(),
            lane,
            to_europe: lane.then_some(self.data.chart.to_europe[space.index()]),
            stock: stock.map(|&unit| (unit, self.stock[unit.index()])).collect(),
        }
    }

    fn ship_views(&self) -> Vec<ShipView> {
        let pairs = Company::VARIANTS.iter().zip(&self.ships);
        let ships = pairs.flat_map(|(&company, pair)| pair.iter().map(move |ship| (company, ship)));
        ships.map(|(company, ship)| self.ship_view(company, ship)).collect()
    }

    fn ship_view(&self, company: Company, ship: &Ship) -> ShipView {
        let goal = (!ship.cargo.is_empty()).then(|| destination(ship.cargo));
        ShipView {
            company,
            place: ship.place.to_string(),
            cargo: units(ship.cargo),
            bound_for: goal.map(|port| port.to_string()),
            moves_left: goal.map(|port| self.data.chart.moves(ship.place, port)),
            brings: worth::brings(self, company, ship.cargo),
            attack_dice: ship.cargo.attack_dice(),
            attack_chance: self.data.pirate_die.any_skull_percent(ship.cargo.attack_dice()),
            stranded: worth::is_stranded(self, ship),
        }
    }

    fn organisation_view(&self, organisation: Organisation) -> OrganisationView {
        let at = organisation.index();
        let is_pirates = organisation == Organisation::Pirates;
        OrganisationView {
            organisation,
            colour: organisation.colour(),
            treasury: self.treasury[at],
            share_value: self.share_value(organisation),
            price: self.price(organisation),
            pile: self.piles[at].left,
            held: self.held(organisation),
            shares: self.shares[at][..usize::from(self.players)].to_vec(),
            captain: self.captain[at],
            election: if is_pirates { self.mutiny } else { self.election[at] },
            revenue: (!is_pirates).then(|| self.revenue[at]),
            dice: self.dice[at],
            payout: worth::payout(self, organisation),
            vote_dice: worth::vote_dice(self, organisation),
        }
    }

    fn share_value(&self, organisation: Organisation) -> u32 {
        let treasury = self.treasury[organisation.index()];
        let held = u32::from(self.held(organisation));
        if organisation != Organisation::Pirates || self.players == 2 {
            return treasury.checked_div(held).unwrap_or(0);
        }
        let captain = self.captain_of(organisation);
        let own = captain.map_or(0, |player| u32::from(self.shares[organisation.index()][player.index()]));
        let part = treasury.div_ceil(u32::from(self.data.amounts.captain_part));
        (treasury - part).checked_div(held - own).unwrap_or(0)
    }

    fn player_view(&self, player: Player) -> PlayerView {
        let pawns = self.pawns_of(player);
        PlayerView {
            player,
            cash: self.cash[player.index()],
            pawns: pawns.iter().collect(),
            shares: self.shares.iter().map(|held| held[player.index()]).collect(),
            worth: worth::worth(self, player),
        }
    }

    fn unit_view(&self, unit: Unit) -> UnitView {
        let (in_port, removed) = (self.stock[unit.index()], self.removed[unit.index()]);
        let aboard = self.ships.iter().flatten().map(|ship| ship.cargo.count(unit)).sum();
        let all = self.data.units[unit.index()];
        UnitView { unit, in_port, aboard, with_pirates: all - in_port - removed - aboard, removed, all }
    }

    /// [CFG-3] What is not simply the book's.
    fn marked_figures(&self) -> Vec<Figure> {
        let none = Map::new();
        let overrides = self.overrides.as_deref().unwrap_or(&none);
        let mut figures = sheet::figures(&self.data.readings, overrides);
        figures.retain(|figure| figure.status != emporio_core::Status::Book);
        figures
    }
}
