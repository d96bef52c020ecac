//! What each style of Spice Islands sets store by.

use super::Manner;

/// The investor: shares of the companies while they are cheap, full ships, and revenue when the treasury is full.
pub(super) const INVESTOR: Manner =
    Manner { company: 16.0, captain: 3.0, pirate_captain: 1.5, booty: 0.6, pirate_shares: 3.0 };

/// The corsair: the pirate ship, its captain and its shares before everything else.
pub(super) const CORSAIR: Manner =
    Manner { company: 10.0, captain: 2.0, pirate_captain: 5.0, booty: 1.0, pirate_shares: 12.0 };
