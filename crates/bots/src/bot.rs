//! What a bot is, and how one is made for a game or asked at a table of any game.

use emporio_core::{Game, Match, Player, Seat, Table, Turn};
use emporio_games::GameKind;

use thiserror::Error;

use crate::greedy::GreedyBot;
use crate::levels::of_level;
use crate::random::RandomBot;
use crate::search::SearchBot;
use crate::styles::StyleBot;
use crate::value::Worth;
use crate::{BotSpec, Knowledge, Stop, Style, Visit, visit};

/// A program that plays: it is shown its seat, and nothing else.
pub trait Bot<G: Game>: Send {
    /// One of the seat's legal actions; asked only when there are some.
    fn choose(&mut self, seat: &Seat<'_, G>) -> G::Action;

    /// Looks at this flag from now on: once it is up, what has been found so far is the answer. For those who think
    /// long; the others are done before anyone could ask.
    fn heed(&mut self, _stop: &Stop) {}
}

/// A bot that cannot be asked.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BotError {
    /// Nothing to choose for that player.
    #[error("{0} has nothing to choose now")]
    NotToMove(Player),
    /// A program plays in the arena only.
    #[error("the bot `{0}` is a program of its own; those play in the arena, not here")]
    Program(String),
    /// The table is of a game that the bots do not know.
    #[error("the bots do not know the game `{0}`")]
    UnknownGame(&'static str),
    /// The style belongs to another game.
    #[error("the bot `{style}` does not play {game}; the styles there are: {there}")]
    Stranger {
        /// Who was asked for.
        style: Style,
        /// The game.
        game: &'static str,
        /// Who plays it.
        there: String,
    },
}

/// The bot of a name, for a game whose type is known; equal seeds make equal bots.
pub fn make<G: Knowledge>(spec: &BotSpec, seed: u64) -> Result<Box<dyn Bot<G>>, BotError> {
    Ok(match spec {
        BotSpec::Random => Box::new(RandomBot::new(seed)),
        BotSpec::Greedy => Box::new(GreedyBot::new(Worth::of_greedy::<G>(), seed)),
        BotSpec::Style(style) => Box::new(StyleBot::<G>::new(*style, seed)?),
        BotSpec::Level(level) => of_level(*level, seed),
        BotSpec::Search(search) => Box::new(SearchBot::<G>::new(*search, seed)),
        BotSpec::Program(command) => return Err(BotError::Program(command.clone())),
    })
}

/// The game of a table at which a player has to choose.
pub(crate) fn game_to_choose(table: &dyn Table, player: Player) -> Result<GameKind, BotError> {
    if table.turn() != Turn::Player(player) {
        return Err(BotError::NotToMove(player));
    }
    table.meta().id.parse().map_err(|_| BotError::UnknownGame(table.meta().id))
}

/// The match of a table whose game is known.
pub(crate) fn match_of<G: Game>(table: &dyn Table) -> Result<&Match<G>, BotError> {
    table.as_any().downcast_ref().ok_or(BotError::UnknownGame(table.meta().id))
}

/// Asks a bot for the move of a player at a table of any game; the answer is an action in notation.
pub fn choose(table: &dyn Table, player: Player, spec: &BotSpec, seed: u64) -> Result<String, BotError> {
    visit(game_to_choose(table, player)?, Ask { table, player, spec, seed })
}

struct Ask<'a> {
    table: &'a dyn Table,
    player: Player,
    spec: &'a BotSpec,
    seed: u64,
}

impl Visit for Ask<'_> {
    type Out = Result<String, BotError>;

    fn visit<G: Knowledge>(self) -> Self::Out {
        let game = match_of::<G>(self.table)?;
        let mut bot = make::<G>(self.spec, self.seed)?;
        Ok(bot.choose(&game.seat(self.player)).to_string())
    }
}
