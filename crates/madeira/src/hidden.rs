//! What a viewer cannot know (HID): the pirate totals of the others, nothing else.

use emporio_core::{Hidden, Player, Rng, Viewer};

use crate::event::Event;
use crate::state::{Madeira, Step};

impl Hidden for Madeira {
    /// [HID-1, HID-3, HID-5, RUL-41] The pirate totals of others are drawn anew until they are revealed; whether they
    /// are 0 is open.
    fn determinize(&mut self, observer: Viewer, rng: &mut Rng) {
        if self.step == Step::Over {
            return;
        }
        for player in Player::all(self.players) {
            let person = &mut self.people[player.index()];
            if person.pirates > 0 && !observer.is(player) {
                person.pirates = likely_pirates(self.round, rng);
            }
        }
    }

    /// [HID-2] Every event is public.
    fn seen_by(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }
}

/// [RUL-41] A total that a player with pirates may have in this round: most gather 1 to 5 in each.
fn likely_pirates(round: u8, rng: &mut Rng) -> u16 {
    let rounds = u32::from(round.max(1));
    (1 + (0..rounds).map(|_| rng.below(6)).sum::<u32>()) as u16
}
