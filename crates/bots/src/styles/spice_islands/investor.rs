//! The investor: shares of the companies while they are cheap, full ships, and revenue when the treasury is full.

use super::Manner;

/// What it sets store by.
pub(super) const MANNER: Manner =
    Manner { company: 16.0, captain: 3.0, pirate_captain: 1.5, booty: 0.6, pirate_shares: 3.0 };
