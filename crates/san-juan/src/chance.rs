//! The outcomes of chance: the first governor, the tiles, the cards (CHN).

use arrayvec::ArrayVec;
use emporio_core::{Chance, Player, Rng};

use crate::action::Action;
use crate::data::{TILES, Tile};
use crate::dispatch::Offer;
use crate::state::{Phase, SanJuan};

impl SanJuan {
    /// [CHN-2] Any seat may be the first governor's.
    pub(crate) fn governor_options<O: Offer>(&self, offer: O) -> O::Made {
        offer.any(Player::all(self.players).map(Action::Governor))
    }

    /// [CHN-3] The tiles not seen yet.
    pub(crate) fn tile_options<O: Offer>(&self, offer: O) -> O::Made {
        offer.any(self.unseen_tiles().map(Action::Tile))
    }

    /// [CHN-4] One outcome for each type in the deck.
    pub(crate) fn draw_options<O: Offer>(&self, offer: O) -> O::Made {
        offer.cards(None, Action::Draw, self.deck.types())
    }

    fn unseen_tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        Tile::ALL.iter().copied().filter(|&tile| !self.tiles.has(tile))
    }
}

impl Chance for SanJuan {
    /// [CHN-2, CHN-3, CHN-4] Seats and tiles weigh the same, a card as often as it is in the deck.
    fn chance_weight(&self, outcome: Action) -> u64 {
        if let Action::Draw(card) = outcome {
            return u64::from(self.deck.count(card));
        }
        u64::from(matches!(outcome, Action::Governor(_) | Action::Tile(_)))
    }

    /// An outcome with the proportions of the weights.
    fn sample_chance(&self, rng: &mut Rng) -> Action {
        if self.drawing > 0 {
            return Action::Draw(self.deck.sample(rng));
        }
        if self.phase == Phase::Governor {
            return Action::Governor(Player(rng.below(u32::from(self.players)) as u8));
        }
        let unseen: ArrayVec<Tile, TILES> = self.unseen_tiles().collect();
        Action::Tile(rng.pick(&unseen))
    }
}
