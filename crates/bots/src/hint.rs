//! Advice: what a search thinks of every choice of the player to act.

use emporio_core::{Match, Player, Table, Text, Turn};
use serde::Serialize;

use crate::search::SearchBot;
use crate::{Bot, BotError, Knowledge, SearchSpec, Stop, Visit, visit};

/// What is to be said about one choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// The action in notation.
    pub action: String,
    /// The action in words.
    pub text: Text,
    /// How often the search tried it.
    pub visits: u32,
    /// Each seat's chance of victory after it, adding up to 1.
    pub chances: Vec<f64>,
}

/// Thinks about the choices of a player at a table of any game; the best comes first.
pub fn hints(
    table: &dyn Table,
    player: Player,
    search: SearchSpec,
    seed: u64,
) -> Result<Vec<Hint>, BotError> {
    hints_until(table, player, search, seed, &Stop::default())
}

/// The same, ended early once a flag is up.
pub fn hints_until(
    table: &dyn Table,
    player: Player,
    search: SearchSpec,
    seed: u64,
    stop: &Stop,
) -> Result<Vec<Hint>, BotError> {
    if table.turn() != Turn::Player(player) {
        return Err(BotError::NotToMove(player));
    }
    let kind = table.meta().id.parse().map_err(|_| BotError::UnknownGame(table.meta().id))?;
    visit(kind, Study { table, player, search, seed, stop })
}

struct Study<'a> {
    table: &'a dyn Table,
    player: Player,
    search: SearchSpec,
    seed: u64,
    stop: &'a Stop,
}

impl Visit for Study<'_> {
    type Out = Result<Vec<Hint>, BotError>;

    fn visit<G: Knowledge>(self) -> Self::Out {
        let unknown = BotError::UnknownGame(self.table.meta().id);
        let game: &Match<G> = self.table.as_any().downcast_ref().ok_or(unknown)?;
        let seat = game.seat(self.player);
        let players = usize::from(seat.players());
        let mut adviser = SearchBot::<G>::adviser(self.search, self.seed);
        adviser.heed(self.stop);
        let found = adviser.study(&seat);
        let hint = |chance: crate::search::Chance<G::Action>| Hint {
            action: chance.action.to_string(),
            text: seat.action_text(chance.action),
            visits: chance.visits,
            chances: chance.values[..players].iter().map(|&value| f64::from(value)).collect(),
        };
        Ok(found.into_iter().map(hint).collect())
    }
}
