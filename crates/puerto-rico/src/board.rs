//! The board as titled tables, for the terminal and the plain screen.

use emporio_core::{Board, Section, Text};

use crate::view::View;

/// The board of a view.
pub(crate) fn board(view: &View) -> Board {
    let mut section = Section::new(Text::from("players"), Vec::new());
    for player in &view.players {
        section.row(vec![player.player.into(), format!("{player:?}").into()]);
    }
    Board { sections: vec![section] }
}
