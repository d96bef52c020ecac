//! What a viewer sees.

use emporio_core::{Player, Viewer, Views};
use serde::Serialize;

use crate::hidden::shown;
use crate::state::{Step, Stones};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Stones in the middle.
    pub stones: u8,
    /// What the die shows, as far as stones are left; none before it is rolled.
    pub most: Option<u8>,
    /// Stones of each player.
    pub taken: Vec<u8>,
    /// The card of each player, if the viewer sees it.
    pub cards: Vec<Option<u8>>,
}

impl Views for Stones {
    type View = View;

    /// What a viewer may see.
    fn view(&self, viewer: Viewer) -> View {
        let card = |player: Player| {
            let card = self.cards[player.index()];
            (card > 0 && shown(self, viewer, player)).then_some(card)
        };
        View {
            stones: self.stones,
            most: match self.step {
                Step::Take(_, most) => Some(most),
                Step::Deal(_) | Step::Roll(_) | Step::Over => None,
            },
            taken: self.taken[..usize::from(self.players)].to_vec(),
            cards: Player::all(self.players).map(card).collect(),
        }
    }
}
