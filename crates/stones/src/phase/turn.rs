//! Dealing, rolling, taking.

use emporio_core::{Log, Player};

use crate::event::Event;
use crate::state::{Step, Stones};

/// [SET-2] A card for a player; after the last one the first player rolls.
pub fn deal(state: &mut Stones, player: Player, card: u8) {
    state.cards[player.index()] = card;
    let next = player.next(state.players);
    state.step = if next == Player(0) { Step::Roll(next) } else { Step::Deal(next) };
}

/// [TRN-1, TRN-2] The die says how many may be taken, if so many are left.
pub fn roll<L: Log<Event>>(state: &mut Stones, player: Player, shown: u8, log: &mut L) {
    log.tell(Event::Rolled { player, shown });
    state.step = Step::Take(player, shown.min(state.stones));
}

/// [TRN-2, TRN-3, END-1] Stones for a player; then the left neighbour rolls, or all is over.
pub fn take<L: Log<Event>>(state: &mut Stones, player: Player, stones: u8, log: &mut L) {
    log.tell(Event::Taken { player, stones });
    state.stones -= stones;
    state.taken[player.index()] += stones;
    let next = player.next(state.players);
    state.round += u16::from(next == Player(0));
    state.step = if state.stones == 0 { Step::Over } else { Step::Roll(next) };
}
