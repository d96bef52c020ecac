//! The corsair: the pirate ship, its captain and its shares before everything else.

use super::Manner;

/// What it sets store by.
pub(super) const MANNER: Manner =
    Manner { company: 10.0, captain: 2.0, pirate_captain: 5.0, booty: 1.0, pirate_shares: 12.0 };
