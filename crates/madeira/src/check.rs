//! Invariants (INV) and all else that a position must fulfil to be played from.

mod pieces;
mod steps;

use emporio_core::{Broken, Invariants, Player};

use crate::data::ROUNDS;
use crate::pieces::{Good, Space, Spot};
use crate::state::{Madeira, Person, Phase, Step};

/// More than anyone can gather in a game, also from a position with [`MOST_TO_START`] of everything.
const MOST: u16 = 20_000;
/// The most of anything in a position that is played from; a game never comes near it.
const MOST_TO_START: u16 = 500;

type Checked = Result<(), Broken>;

impl Invariants for Madeira {
    /// Every invariant, the counts first, then the memory of phase, turn and step.
    fn check(&self) -> Checked {
        Broken::unless((2..=4).contains(&self.players), "SET-1", || format!("{} players", self.players))?;
        self.check_round()?;
        for player in Player::all(4) {
            self.check_person(player)?;
        }
        self.check_cities()?;
        self.check_ships()?;
        self.check_fields()?;
        self.check_tiles()?;
        self.check_requests()?;
        self.check_markers()?;
        self.check_dice()?;
        self.check_characters()?;
        self.check_phase()?;
        self.check_turn()?;
        self.check_step()
    }
}

impl Madeira {
    fn check_round(&self) -> Checked {
        let in_setup = self.phase == Phase::Setup;
        Broken::unless(self.round <= ROUNDS && (self.round == 0) == in_setup, "GEN-1", || {
            format!("round {} in this phase", self.round)
        })?;
        let over = self.phase == Phase::Over;
        Broken::unless(over == (self.step == Step::Over) && (!over || self.round == 5), "END-1", || {
            "the end comes after round 5".to_string()
        })
    }

    /// [INV-1, INV-2, INV-7] Pieces and amounts of one player.
    fn check_person(&self, player: Player) -> Checked {
        let person = &self.people[player.index()];
        if player.0 >= self.players {
            return Broken::unless(*person == Person::default(), "SET-2", || {
                format!("{player} does not play")
            });
        }
        let pieces = [person.reserve, person.watch].into_iter().chain(person.colonies);
        let workers: u32 =
            pieces.map(u32::from).sum::<u32>() + u32::from(person.fields.len() + person.city.len());
        let expected = u32::from(self.data.start.workers);
        Broken::unless(workers == expected, "INV-1", || {
            format!("{player} has {workers} workers, not {expected}")
        })?;
        let ships = u32::from(person.ships) + u32::from(person.fleet.len());
        let expected = u32::from(self.data.start.ships);
        Broken::unless(ships == expected, "INV-2", || format!("{player} has {ships} ships, not {expected}"))?;
        let windmill = &self.data.windmill;
        let level = person.level;
        Broken::unless((windmill.bottom..=windmill.top).contains(&level), "INV-7", || {
            format!("the windmill of {player} stands on {level}")
        })?;
        self.check_amounts(player, MOST)
    }

    /// [INV-7] No amount of a player is negative or above `most`.
    fn check_amounts(&self, player: Player, most: u16) -> Checked {
        let person = &self.people[player.index()];
        let amounts =
            [person.wood, person.bread, person.reals, person.pirates].into_iter().chain(person.goods);
        let fits = amounts.max().unwrap_or(0) <= most && (0..=most as i16).contains(&person.prestige);
        Broken::unless(fits, "INV-7", || {
            format!("{player} has an amount that cannot be: each is from 0 to {most}")
        })
    }

    /// Every invariant, and amounts that leave room for all that can still be gained.
    pub(crate) fn check_start(&self) -> Checked {
        self.check()?;
        Player::all(self.players).try_for_each(|player| self.check_amounts(player, MOST_TO_START))
    }

    /// [INV-1, INV-5] Pawns stand alone and in built districts.
    fn check_cities(&self) -> Checked {
        let neutrals = self.neutrals.len();
        Broken::unless(neutrals == 3, "INV-1", || format!("{neutrals} neutral citizens, not 3"))?;
        let single: u32 = self.people.iter().map(|person| u32::from(person.city.len())).sum();
        let all = self.pawns();
        Broken::unless(single + 3 == u32::from(all.len()), "GEN-4", || "two pawns on one space".to_string())?;
        let built = if self.favours_are_laid() { self.built() } else { Space::START };
        Broken::unless(all.within(built), "GEN-4", || "a pawn in a district that is not built".to_string())
    }

    /// [INV-6] Ships stand alone and on slots in use.
    fn check_ships(&self) -> Checked {
        let single: u32 = self.people.iter().map(|person| u32::from(person.fleet.len())).sum();
        let all = self.taken_slots();
        Broken::unless(single == u32::from(all.len()), "GEN-8", || "two ships on one slot".to_string())?;
        let in_use = self.data.slots_in_use[self.count()];
        Broken::unless(all.within(in_use), "INV-6", || "a ship on a slot that is not in use".to_string())
    }

    /// [INV-6, CRN-3, CRN-5] Wood never rises; only convertible fields without wood are converted, in their round.
    fn check_fields(&self) -> Checked {
        for field in Spot::fields() {
            let figures = &self.data.fields[field.index()];
            let wood = self.wood[field.index()];
            Broken::unless(wood <= figures.wood[self.count()], "INV-6", || {
                format!("{wood} wood on field {field}")
            })?;
            let round = if figures.good == Good::Wheat { 3 } else { 5 };
            let can_be = figures.becomes.is_some() && wood == 0 && self.round >= round;
            Broken::unless(!self.converted.has(field) || can_be, "CRN-3", || {
                format!("field {field} cannot be converted")
            })?;
        }
        let forest = self.converted.has(Spot::FOREST);
        Broken::unless(!forest, "GEN-6", || "the Forest is never converted".to_string())
    }

    /// Whether setup is past the favours.
    pub(crate) fn favours_are_laid(&self) -> bool {
        !matches!(self.step, Step::InitialRequest | Step::RequestTile { .. } | Step::FavourTile { .. })
    }
}
