//! The figures of the box.

/// [SET-1] Stones in the middle at the start.
pub const STONES: u8 = 21;

/// [SET-2] The cards are worth 1 to this.
pub const CARDS: u8 = 3;

/// [TRN-1] How often the die shows 1, 2, 3 and 4.
pub const DIE: [u8; 4] = [4, 3, 2, 1];
