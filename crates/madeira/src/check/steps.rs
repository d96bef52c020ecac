//! The memory of phase, turn and step: each agrees with the board and leaves something to do.

use emporio_core::{ActionList, Broken, Dispatch, Turn};

use super::Checked;
use crate::pieces::Place;
use crate::state::{Madeira, Moves, PawnMoves, Phase, PlayerTurn, ShipMoves, Step, WoodUse};

/// Most moves of one action.
const MOST_MOVES: u8 = 2;

impl Madeira {
    /// The phase agrees with the step.
    pub(super) fn check_phase(&self) -> Checked {
        let fits = match self.step {
            Step::InitialRequest
            | Step::RequestTile { .. }
            | Step::FavourTile { .. }
            | Step::RewardTile { .. }
            | Step::CityWorker
            | Step::FieldWorker => self.phase == Phase::Setup,
            Step::CharacterTile { .. }
            | Step::PirateDie { .. }
            | Step::GuildDie { .. }
            | Step::Row
            | Step::Request { .. }
            | Step::Guild { .. } => self.phase == Phase::Preparation,
            Step::Start
            | Step::Character { .. }
            | Step::Placed { .. }
            | Step::PassSpace
            | Step::PassGain { .. }
            | Step::District
            | Step::PawnFrom(_)
            | Step::PawnTo { .. }
            | Step::Again { .. } => matches!(self.phase, Phase::Characters { .. }),
            Step::BuildingDie { .. } | Step::Cost => {
                matches!(self.phase, Phase::Buildings { number: 0..=4, .. })
            }
            Step::Mill => matches!(self.phase, Phase::Buildings { number: 5, guild_sum: 0, pirate: 0 }),
            Step::Honour | Step::Upkeep | Step::Feeding => self.phase == Phase::Maintenance,
            Step::Wood { to: WoodUse::Upkeep, .. } => self.phase == Phase::Maintenance,
            Step::Fulfil { .. } | Step::Offer { .. } => matches!(self.phase, Phase::Requests { .. }),
            Step::Over => self.phase == Phase::Over,
            Step::WorkerFrom(_)
            | Step::WorkerTo { .. }
            | Step::ShipFrom(_)
            | Step::ShipTo { .. }
            | Step::Reward
            | Step::RoyalSupport
            | Step::Wood { .. }
            | Step::MarkerFrom
            | Step::MarkerTo { .. }
            | Step::LadyBuilding
            | Step::TurnUp { .. } => {
                matches!(self.phase, Phase::Characters { .. } | Phase::Buildings { number: 0..=4, .. })
            }
        };
        Broken::unless(fits, "GEN-1", || format!("{:?} is not asked in {:?}", self.step, self.phase))?;
        self.check_phase_memory()
    }

    fn check_phase_memory(&self) -> Checked {
        let right = match self.phase {
            Phase::Characters { row } => {
                let player = self.turn.player;
                let marker = self.rows.get(usize::from(row)).and_then(|row| row.marker);
                let passed = self.turn.acting && marker.is_none() && self.order_space(player).is_some();
                row < self.players && (marker == Some(player) || passed)
            }
            Phase::Buildings { number, guild_sum, pirate } => {
                number <= 5 && self.rolls_are_of_dice(guild_sum, pirate)
            }
            Phase::Requests { fulfilled } => self.fulfilled_fit(fulfilled),
            Phase::Setup | Phase::Preparation | Phase::Maintenance | Phase::Over => true,
        };
        Broken::unless(right, "GEN-1", || format!("{:?} cannot be", self.phase))
    }

    /// [BLD-2] The sum and the pirate die rolled are of the dice that lie there.
    fn rolls_are_of_dice(&self, guild_sum: u8, pirate: u8) -> bool {
        let Some(building) = self.resolving() else { return guild_sum == 0 && pirate == 0 };
        let site = &self.sites[building as usize];
        let (guild_dice, pirate_die) = if let Step::BuildingDie { rolled } = self.step {
            (rolled.min(site.guild_dice), false)
        } else {
            (site.guild_dice, site.pirate_die)
        };
        let (sum, dice) = (u16::from(guild_sum), u16::from(guild_dice));
        (dice..=6 * dice).contains(&sum) && (pirate > 0) == pirate_die && pirate <= 6
    }

    /// [CRN-1, CRN-2] No more requests are remembered as fulfilled than the player has discarded.
    fn fulfilled_fit(&self, fulfilled: [u8; 5]) -> bool {
        let left = if let Step::Fulfil { left } | Step::Offer { left } = self.step { left } else { 0 };
        let done = self.requests_due().saturating_sub(left);
        self.requests_due() > 0 && fulfilled.iter().map(|&n| u32::from(n)).sum::<u32>() <= u32::from(done)
    }

    /// [FAV-8, FAV-9, FAV-12, RUL-14] One favour helps at most: the Engineer in phase B, Lord and Diplomat in C.
    fn help_fits(&self) -> bool {
        let turn = &self.turn;
        let helping = u8::from(turn.lord) + u8::from(turn.diplomat) + u8::from(turn.engineer);
        let in_buildings = matches!(self.phase, Phase::Buildings { .. });
        helping == 0 || helping == 1 && turn.favour_used && turn.engineer != in_buildings
    }

    /// [CMD-1] How many ships the action under way may still move.
    fn ship_moves_left(&self) -> u32 {
        if let Step::ShipFrom(moves)
        | Step::ShipTo { moves, .. }
        | Step::Wood { to: WoodUse::Ship(moves), .. } = self.step
        {
            u32::from(moves.left)
        } else {
            0
        }
    }

    /// [WOOD-6, RUL-11] What a turn remembers.
    pub(super) fn check_turn(&self) -> Checked {
        let turn = &self.turn;
        Broken::unless(turn.player.0 < self.players, "GEN-1", || format!("{} does not play", turn.player))?;
        let fresh = *turn == PlayerTurn { player: turn.player, ..PlayerTurn::default() };
        let in_turn = matches!(self.phase, Phase::Characters { .. } | Phase::Buildings { number: 0..=4, .. });
        let buying = matches!(self.step, Step::Wood { to: WoodUse::Upkeep, .. });
        Broken::unless(fresh || in_turn || buying, "GEN-1", || "a turn remembers what is over".to_string())?;
        let sailing = matches!(
            self.step,
            Step::ShipFrom(_) | Step::ShipTo { .. } | Step::Wood { to: WoodUse::Ship(_), .. }
        );
        Broken::unless(turn.payment == 0 || sailing && turn.payment <= 999, "CMD-5", || {
            "markets pay right after the ship moves".to_string()
        })?;
        let rewards: u32 = turn.rewards.iter().map(|&n| u32::from(n)).sum();
        Broken::unless(
            rewards + self.ship_moves_left() <= 2 && (rewards > 0 || self.step != Step::Reward),
            "CMD-6",
            || "at most two rewards are due".to_string(),
        )?;
        let at_start = matches!(self.step, Step::Start | Step::Cost);
        Broken::unless(self.help_fits() && (!at_start || !turn.acting), "RUL-11", || {
            "the favour of this turn cannot be".to_string()
        })?;
        let paid = self.wood_price(u16::from(turn.bought)).is_some_and(|debt| debt <= self.certain_reals());
        Broken::unless(paid, "WOOD-6", || "the wood bought cannot be paid".to_string())?;
        let marker_needed = matches!(self.phase, Phase::Buildings { number: 0..=4, .. })
            && !turn.acting
            && !matches!(self.step, Step::BuildingDie { .. });
        Broken::unless(!marker_needed || self.has_marker_here(turn.player), "FAV-2", || {
            format!("{} has no marker on the building", turn.player)
        })
    }

    /// The step agrees with the board, and there is something to do.
    pub(super) fn check_step(&self) -> Checked {
        let broken = || format!("{:?} cannot be here", self.step);
        Broken::unless(self.step_fits(), "DEC-W7", broken)?;
        let mut list = ActionList::new();
        self.legal_actions(&mut list);
        Broken::unless(list.is_empty() == (self.turn() == Turn::Over), "DEC-W7", broken)
    }

    fn step_fits(&self) -> bool {
        let me = self.me();
        let player = self.turn.player;
        match self.step {
            Step::InitialRequest => self.seats_dealt() < self.count(),
            Step::RequestTile { placed } => placed < 5 * self.players,
            Step::FavourTile { placed } => placed < 12,
            Step::RewardTile { placed } => placed < 6,
            Step::CityWorker => self.in_setup_order(|person| person.city.len()) && self.all_on_watch(0),
            Step::FieldWorker => self.in_setup_order(|person| person.fields.len()) && self.all_on_watch(1),
            Step::CharacterTile { placed } => placed < 4,
            Step::PirateDie { rolled } => rolled < 3,
            Step::GuildDie { rolled } => rolled < 3 * self.players,
            Step::Row => self.row_of(player).is_none(),
            Step::Request { row } => self.row_of(player) == Some(usize::from(row)),
            Step::Guild { row } => {
                self.row_of(player) == Some(usize::from(row))
                    && self.guilds_to_turn(row).iter().all(Option::is_some)
            }
            Step::Start | Step::Cost | Step::Reward | Step::Over | Step::PassSpace => true,
            Step::Character { die, pirate } => self.holds_die(die, pirate) && !self.turn.acting,
            Step::Placed { .. } => self.turn.acting && self.row_of(player).is_some(),
            Step::PassGain { space } => {
                self.turn.acting
                    && self.order_space(player) == Some(usize::from(space))
                    && self.has_pass_action(space)
            }
            Step::BuildingDie { rolled } => self.rolls_fit(rolled),
            Step::WorkerFrom(moves) => self.moves_fit(moves),
            Step::WorkerTo { moves, from } => self.moves_fit(moves) && self.may_leave(moves, from),
            Step::ShipFrom(moves) => self.ships_fit(moves),
            Step::ShipTo { moves, from } => {
                self.ships_fit(moves)
                    && from.map_or(me.ships > 0, |slot| me.fleet.has(slot) && moves.arrived != from)
            }
            Step::RoyalSupport | Step::TurnUp { left: 1 | 2 } => true,
            Step::TurnUp { .. } => false,
            Step::District => self.turn.acting,
            Step::Wood { left, to } => self.wood_fits(left, to),
            Step::PawnFrom(moves) => self.pawns_fit(moves),
            Step::PawnTo { moves, from } => {
                self.pawns_fit(moves) && me.city.or(self.neutrals).has(from) && moves.arrived != Some(from)
            }
            Step::Again { region, repeat, extras } => {
                self.turn.acting && (1..=3).contains(&region) && (repeat || extras > 0) && extras <= 9
            }
            Step::MarkerFrom => !self.turn.acting,
            Step::MarkerTo { from } => {
                !self.turn.acting && self.sites[from as usize].markers[player.index()] > 0
            }
            Step::LadyBuilding => !self.turn.acting,
            Step::Mill | Step::Upkeep | Step::Feeding => true,
            Step::Honour => self.most_on_watch() == Some(player),
            Step::Fulfil { left } => self.round != 5 && left >= 1 && left <= self.requests_due(),
            Step::Offer { left } => left < self.requests_due(),
        }
    }

    /// In setup the players below this one in the order column have placed, those above have not.
    fn in_setup_order(&self, placed: impl Fn(&crate::state::Person) -> u8) -> bool {
        let mover = self.order_space(self.turn.player);
        let full = if self.step == Step::FieldWorker { 2 } else { 1 };
        self.in_order().all(|player| {
            let placed = placed(&self.people[player.index()]);
            match self.order_space(player).cmp(&mover) {
                std::cmp::Ordering::Less => placed == 0,
                std::cmp::Ordering::Equal => placed < full,
                std::cmp::Ordering::Greater => placed == full,
            }
        })
    }

    fn all_on_watch(&self, in_city: u8) -> bool {
        self.in_order().all(|player| {
            let person = &self.people[player.index()];
            person.watch == self.data.start.watch && (in_city == 0 || person.city.len() == in_city)
        })
    }

    fn holds_die(&self, die: u8, pirate: bool) -> bool {
        let dice = if pirate { &self.pirate_dice } else { &self.me().dice };
        let held = (1..=6).contains(&die) && dice[usize::from(die) - 1] > 0;
        held && (!pirate || self.me().watch > 0)
    }

    fn has_pass_action(&self, space: u8) -> bool {
        self.data.pass_spaces[usize::from(space)].action != crate::pieces::PassAction::None
    }

    fn rolls_fit(&self, rolled: u8) -> bool {
        let marked = self.in_order().any(|player| self.has_marker_here(player));
        let no_pirate = matches!(self.phase, Phase::Buildings { pirate: 0, .. });
        marked && no_pirate && rolled < self.dice_to_roll()
    }

    fn moves_fit(&self, moves: Moves) -> bool {
        let here = match moves.arrived {
            None => true,
            Some(place) => self.worker_at(place),
        };
        (1..=MOST_MOVES).contains(&moves.left) && here
    }

    fn worker_at(&self, place: Place) -> bool {
        let me = self.me();
        match place {
            Place::Reserve => me.reserve > 0,
            Place::Watch => me.watch > 0,
            Place::Field(spot) => me.fields.has(spot),
            Place::City(space) => me.city.has(space),
            Place::Colony(colony) => me.colonies[colony as usize] > 0,
        }
    }

    /// Whether the move's origin is one that would be offered.
    fn may_leave(&self, moves: Moves, from: Place) -> bool {
        let mut origins = ActionList::new();
        self.worker_origins(moves, &mut origins);
        origins.contains(&crate::action::Action::From(from))
    }

    fn ships_fit(&self, moves: ShipMoves) -> bool {
        let fleet = self.me().fleet;
        (1..=MOST_MOVES).contains(&moves.left) && moves.arrived.is_none_or(|slot| fleet.has(slot))
    }

    fn pawns_fit(&self, moves: PawnMoves) -> bool {
        let pawns = self.me().city.or(self.neutrals);
        self.turn.acting
            && (1..=MOST_MOVES).contains(&moves.left)
            && moves.arrived.is_none_or(|space| pawns.has(space))
    }

    /// The wood still to be taken can be reached and, if bought, paid.
    fn wood_fits(&self, left: u8, to: WoodUse) -> bool {
        let money = self.certain_reals();
        let price = self.wood_price(u16::from(self.turn.bought) + u16::from(left));
        let payable = price.is_some_and(|price| price <= money) && self.me().wood == 0;
        let reachable = left > 0 && self.wood_in_reach() >= u16::from(left);
        reachable
            && match to {
                WoodUse::Keep => true,
                WoodUse::Upkeep => payable,
                WoodUse::District(favour) => {
                    payable && self.turn.acting && self.district_of(favour).is_some()
                }
                WoodUse::Ship(moves) => {
                    payable && moves.left <= 1 && moves.arrived.is_some_and(|slot| self.me().fleet.has(slot))
                }
            }
    }
}
