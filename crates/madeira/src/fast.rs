//! Shortcuts that restate a rule for speed, each held to the plain rule by a test below.

use emporio_core::ActionList;
use strum::VariantArray;

use crate::action::Action;
use crate::pieces::{Building, District, Good};
use crate::state::{Madeira, ShipMoves};

impl Madeira {
    /// [DEC-6, DEC-W7] Dice by value that can be placed, guild dice and pirate dice. The character with room in the
    /// lowest Region asks for the least bread, so no other needs to be looked at.
    pub(crate) fn placeable_dice(&self, out: &mut ActionList<Action>) {
        let me = self.me();
        let payable = |value: u8, region: u8| me.bread >= u16::from(region.saturating_sub(value));
        if let Some(region) = self.lowest_region(false) {
            let values =
                (1..=6u8).filter(|&value| me.dice[usize::from(value) - 1] > 0 && payable(value, region));
            out.extend(values.map(Action::Die));
        }
        if me.watch == 0 {
            return;
        }
        if let Some(region) = self.lowest_region(true) {
            let values = (1..=6u8)
                .filter(|&value| self.pirate_dice[usize::from(value) - 1] > 0 && payable(value, region));
            out.extend(values.map(Action::PirateDie));
        }
    }

    /// The lowest Region with a character that has room; none if all are full.
    fn lowest_region(&self, pirate: bool) -> Option<u8> {
        let open = Building::VARIANTS.iter().filter(|&&building| self.has_room(building, pirate));
        open.map(|&building| self.data.buildings[building as usize].region).min()
    }

    /// [RUL-33] Whether any die can be placed.
    pub(crate) fn any_die_placeable(&self) -> bool {
        let mut list = ActionList::new();
        self.placeable_dice(&mut list);
        !list.is_empty()
    }

    /// [DEC-14, CMD-1, CMD-2, DEC-W7] Reserve and own slots from which a ship can go somewhere. Ships on the board
    /// all pay the same, so that one speaks for all.
    pub(crate) fn ship_origins(&self, moves: ShipMoves, out: &mut ActionList<Action>) {
        let me = self.me();
        if me.ships > 0 && self.any_ship_target(None) {
            out.push(Action::ShipFrom(None));
        }
        let mut sailing = me.fleet;
        if let Some(slot) = moves.arrived {
            sailing.remove(slot);
        }
        if let Some(first) = sailing.first()
            && self.any_ship_target(Some(first))
        {
            out.extend(sailing.iter().map(|slot| Action::ShipFrom(Some(slot))));
        }
    }

    /// [RUL-33] Whether any ship of theirs can move.
    pub(crate) fn can_move_ship(&self) -> bool {
        let me = self.me();
        (me.ships > 0 && self.any_ship_target(None))
            || me.fleet.first().is_some_and(|slot| self.any_ship_target(Some(slot)))
    }

    /// [DEC-17] The favours on districts whose wood they can raise: whoever can raise the most can raise less.
    pub(crate) fn district_options(&self, out: &mut ActionList<Action>) {
        let costs = self.data.district_wood;
        let most = costs.into_iter().filter(|&wood| self.can_raise(u16::from(wood), 0)).max().unwrap_or(0);
        for (at, favour) in self.districts.iter().enumerate() {
            if let Some(favour) = *favour
                && self.wood_for(District(at as u8)) <= most
            {
                out.push(Action::Build(favour));
            }
        }
    }

    /// [DEC-24, DEC-27] Whether any windmill move is open, without listing them.
    pub(crate) fn windmill_open(&self) -> bool {
        let goods = &self.me().goods;
        goods.iter().sum::<u16>() >= 2
            || goods[Good::Wheat as usize] >= self.data.windmill.wheat_for_up
            || self.down_open()
    }
}

#[cfg(test)]
mod tests {
    use emporio_core::{Dispatch, Opening, Rng, Silent, Turn};

    use super::*;
    use crate::options::Options;
    use crate::pieces::Slot;
    use crate::state::Step;

    fn listed(list: impl Fn(&mut ActionList<Action>)) -> Vec<Action> {
        let mut out = ActionList::new();
        list(&mut out);
        out.to_vec()
    }

    /// Plays random games and looks at every state with a player to act.
    fn at_every_choice(mut look: impl FnMut(&Madeira)) {
        for (players, seed) in [(2, 1), (3, 2), (4, 3), (4, 4)] {
            let (mut rng, mut legal) = (Rng::new(seed), ActionList::new());
            let mut game = Madeira::new(&Options::default(), players).unwrap();
            while game.turn() != Turn::Over {
                if matches!(game.turn(), Turn::Player(_)) {
                    look(&game);
                }
                legal.clear();
                game.legal_actions(&mut legal);
                game.apply(rng.pick(&legal), &mut Silent);
            }
        }
    }

    #[test]
    fn the_dice_listed_are_those_with_a_character_to_go_to() {
        at_every_choice(|game| {
            let fits = |die: u8, pirate| !listed(|out| game.characters_for(die, pirate, out)).is_empty();
            let me = game.me();
            let guild = (1..=6).filter(|&die| me.dice[usize::from(die) - 1] > 0 && fits(die, false));
            let pirate = (1..=6)
                .filter(|&die| me.watch > 0 && game.pirate_dice[usize::from(die) - 1] > 0 && fits(die, true));
            let plain: Vec<Action> = guild.map(Action::Die).chain(pirate.map(Action::PirateDie)).collect();
            assert_eq!(listed(|out| game.placeable_dice(out)), plain);
            assert_eq!(game.any_die_placeable(), !plain.is_empty());
        });
    }

    #[test]
    fn the_ships_listed_are_those_with_a_slot_to_go_to() {
        at_every_choice(|game| {
            let sails = |from: &Option<Slot>| !listed(|out| game.ship_targets(*from, out)).is_empty();
            let arrived = if let Step::ShipFrom(moves) = game.step { moves.arrived } else { None };
            let reserve = (game.me().ships > 0).then_some(None);
            let fleet = game.me().fleet.iter().map(Some).filter(|slot| arrived.is_none() || *slot != arrived);
            let plain: Vec<Action> =
                reserve.into_iter().chain(fleet).filter(sails).map(Action::ShipFrom).collect();
            let moves = ShipMoves { left: 1, arrived };
            assert_eq!(listed(|out| game.ship_origins(moves, out)), plain);
            if arrived.is_none() {
                assert_eq!(game.can_move_ship(), !plain.is_empty());
            }
        });
    }

    #[test]
    fn the_districts_listed_are_those_whose_wood_can_be_raised() {
        at_every_choice(|game| {
            let laid = (0..).map(District).zip(game.districts);
            let plain: Vec<Action> = laid
                .filter(|(district, _)| game.can_raise(u16::from(game.wood_for(*district)), 0))
                .filter_map(|(_, favour)| favour.map(Action::Build))
                .collect();
            assert_eq!(listed(|out| game.district_options(out)), plain);
        });
    }

    #[test]
    fn the_windmill_is_open_where_it_lists_a_move() {
        at_every_choice(|game| {
            assert_eq!(game.windmill_open(), !listed(|out| game.windmill_options(out)).is_empty());
        });
    }
}
