//! Advice: what a search thinks of every choice of the player to act.

use emporio_core::{Player, Seat, Table, Text};
use serde::Serialize;

use crate::bot::{game_to_choose, match_of};
use crate::search::{Chance, SearchBot};
use crate::{Bot, BotError, Budget, Knowledge, SearchSpec, Stop, Visit, reasons, visit};

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
    let asked = Asked { table, player, seed };
    visit(game_to_choose(table, player)?, Study { asked, search, stop })
}

/// Whose choice is thought about; the seed makes the thought repeatable.
struct Asked<'a> {
    table: &'a dyn Table,
    player: Player,
    seed: u64,
}

struct Study<'a> {
    asked: Asked<'a>,
    search: SearchSpec,
    stop: &'a Stop,
}

impl Visit for Study<'_> {
    type Out = Result<Vec<Hint>, BotError>;

    fn visit<G: Knowledge>(self) -> Self::Out {
        let seat = match_of::<G>(self.asked.table)?.seat(self.asked.player);
        let players = usize::from(seat.players());
        let mut adviser = SearchBot::<G>::adviser(self.search, self.asked.seed);
        adviser.heed(self.stop);
        let found = adviser.study(&seat);
        let hint = |chance: Chance<G::Action>| Hint {
            action: chance.action.to_string(),
            text: seat.action_text(chance.action),
            visits: chance.visits,
            chances: chance.values[..players].iter().map(|&value| f64::from(value)).collect(),
        };
        Ok(found.into_iter().map(hint).collect())
    }
}

/// One of the best choices, for a person who asks what to play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// The action in notation.
    pub action: String,
    /// The action in words.
    pub text: Text,
    /// Where on the board it is lit.
    pub at: Vec<String>,
    /// The chance of victory after it, from 0 to 1.
    pub chance: f64,
    /// Why, in words.
    pub reasons: Vec<Text>,
}

/// How many of the best choices a person is told.
const TOLD: usize = 3;

/// The best choices of a player at a table of any game, with reasons; none if nobody waits for them any more. Equal
/// seeds and tries give equal advice, which depends on what the seat knows and on nothing else.
pub fn advise(
    table: &dyn Table,
    player: Player,
    tries: u32,
    seed: u64,
    waits: &dyn Fn() -> bool,
) -> Result<Option<Vec<Advice>>, BotError> {
    let asked = Asked { table, player, seed };
    visit(game_to_choose(table, player)?, Advise { asked, tries, waits })
}

struct Advise<'a> {
    asked: Asked<'a>,
    tries: u32,
    waits: &'a dyn Fn() -> bool,
}

impl Visit for Advise<'_> {
    type Out = Result<Option<Vec<Advice>>, BotError>;

    fn visit<G: Knowledge>(self) -> Self::Out {
        let seat = match_of::<G>(self.asked.table)?.seat(self.asked.player);
        Ok(advise_seat(&seat, self.tries, self.asked.seed, self.waits))
    }
}

/// The same for a seat, which is all that advice may see.
pub fn advise_seat<G: Knowledge>(
    seat: &Seat<'_, G>,
    tries: u32,
    seed: u64,
    waits: &dyn Fn() -> bool,
) -> Option<Vec<Advice>> {
    let spec = SearchSpec::new(Budget::Iterations(tries));
    let mut found = SearchBot::<G>::adviser(spec, seed).study_while(seat, waits)?;
    found.truncate(TOLD);
    let actions: Vec<G::Action> = found.iter().map(|chance| chance.action).collect();
    let own = |chance: &Chance<G::Action>| chance.values[seat.player().index()];
    let chances: Vec<f32> = found.iter().map(own).collect();
    let reasons = reasons::of(seat, &actions, &chances, seed);
    let advice = |(chance, reasons): (&Chance<G::Action>, Vec<Text>)| Advice {
        action: chance.action.to_string(),
        text: seat.action_text(chance.action),
        at: seat.spots(chance.action),
        chance: (f64::from(chance.values[seat.player().index()]) * 1000.0).round() / 1000.0,
        reasons,
    };
    Some(found.iter().zip(reasons).map(advice).collect())
}
