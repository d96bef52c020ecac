//! The table as tables of texts.

use emporio_core::{Board, Boards, Player, Section, Text};

use crate::state::Stones;
use crate::view::View;

impl Boards for Stones {
    /// The middle, then the players.
    fn board(view: &View) -> Board {
        let mut middle = Section::keyed("section-middle", &["column-stones"]);
        middle.row(vec![view.stones.into()]);
        let columns = ["column-player", "column-stones", "column-card"];
        let mut players = Section::keyed("section-players", &columns);
        for (seat, (taken, card)) in (0..).zip(view.taken.iter().zip(&view.cards)) {
            let card = card.map_or_else(Text::empty, Text::from);
            players.row(vec![Player(seat).into(), (*taken).into(), card]);
        }
        Board { sections: vec![middle, players] }
    }
}
