//! What may be asked of the engine, and how it refuses.

use emporio_bots::{BotError, SearchSpec};
use emporio_core::{PlayError, PositionError, RecordError, SetupError};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::commands::hint::budget;
use crate::context::Context;
use crate::problem::Problem;

/// One request.
#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Which games there are.
    Games,
    /// Takes a record, a position or a new game as the table that is talked about.
    Open(Box<Opening>),
    /// Where the table stands.
    State,
    /// What may be done now.
    Legal,
    /// Takes actions: all of them, or none.
    Apply {
        /// In notation, in order.
        actions: Vec<String>,
        /// Whether what chance decides after them is drawn.
        #[serde(default = "yes")]
        draw: bool,
    },
    /// Goes back to the moment after so many steps.
    Back {
        /// How many.
        ply: usize,
    },
    /// What a search thinks of every choice.
    Advise(Thought),
    /// The whole turn that a search would play.
    Line(Thought),
    /// The points as they stand.
    Scores,
    /// What a seat sees, or what is open to all.
    View {
        /// The seat, from 0.
        seat: Option<u8>,
    },
    /// The table as a record.
    Record,
    /// The whole state.
    Position,
    /// Ends the thought that is under way.
    Stop,
    /// Ends the engine.
    Quit,
}

/// The table to talk about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// A record; everything else then comes from it.
    pub record: Option<String>,
    /// Which game.
    pub game: Option<String>,
    /// How many play.
    pub players: Option<u8>,
    /// Names in seat order.
    pub seats: Option<Vec<String>>,
    /// Where chance comes from.
    pub seed: Option<u64>,
    /// The options of the table.
    pub options: Option<Value>,
    /// A position to start from.
    pub position: Option<Value>,
    /// Whether what chance decides first is drawn.
    #[serde(default = "yes")]
    pub draw: bool,
}

/// How to think.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thought {
    /// Seconds for each choice.
    #[serde(default = "a_second")]
    time: f64,
    /// Iterations for each choice instead, which give the same answer every time.
    iterations: Option<u32>,
    /// Trees grown side by side.
    #[serde(default = "one")]
    threads: u8,
    /// The seed of the search's random choices.
    #[serde(default = "first")]
    pub seed: u64,
}

impl Thought {
    /// The search that thinks so.
    pub fn search(&self) -> Result<SearchSpec, Problem> {
        let threads = Some(self.threads).filter(|threads| (1..=64).contains(threads));
        let threads = threads.ok_or_else(|| Problem::key("error-engine-threads"))?;
        let iterations = self.iterations.map(|iterations| iterations.max(1));
        Ok(SearchSpec { threads, ..SearchSpec::new(budget(iterations, self.time)?) })
    }
}

fn yes() -> bool {
    true
}

fn a_second() -> f64 {
    1.0
}

fn one() -> u8 {
    1
}

fn first() -> u64 {
    1
}

/// Why a request was not carried out; nothing has changed.
pub struct Refusal {
    problem: Problem,
    clause: Option<&'static str>,
    legal: Vec<String>,
}

impl Refusal {
    /// The refusal as it is answered.
    pub fn say(&self, context: &Context) -> Value {
        let mut page = json!({"message": context.speaker(None).say(&self.problem.0, &[])});
        if let Some(clause) = self.clause {
            page["clause"] = clause.into();
        }
        if !self.legal.is_empty() {
            page["legal"] = self.legal.clone().into();
        }
        page
    }
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Refusal {
        Refusal { problem, clause: None, legal: Vec::new() }
    }
}

impl From<serde_json::Error> for Refusal {
    fn from(error: serde_json::Error) -> Refusal {
        Problem::key("error-engine-request").with("reason", error.to_string()).into()
    }
}

impl From<SetupError> for Refusal {
    fn from(error: SetupError) -> Refusal {
        let clause = match &error {
            SetupError::Position(PositionError::Broken(broken)) => Some(broken.clause),
            SetupError::Position(PositionError::Unreadable(_))
            | SetupError::Players { .. }
            | SetupError::Option(_)
            | SetupError::Data(_)
            | SetupError::Seats { .. } => None,
        };
        Refusal { clause, ..Refusal::from(Problem::from(error)) }
    }
}

impl From<RecordError> for Refusal {
    fn from(error: RecordError) -> Refusal {
        Problem::from(error).into()
    }
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Refusal {
        let (clause, legal) = match &error {
            PlayError::Illegal { clause, legal, .. } => (*clause, legal.clone()),
            PlayError::Over
            | PlayError::NotYourTurn { .. }
            | PlayError::Unreadable(_)
            | PlayError::Wish(_) => (None, Vec::new()),
        };
        Refusal { problem: error.into(), clause, legal }
    }
}

impl From<BotError> for Refusal {
    fn from(error: BotError) -> Refusal {
        Problem::key("error-bot").with("reason", error.to_string()).into()
    }
}
