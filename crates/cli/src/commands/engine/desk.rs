//! The table that a program talks about, and the answers to what it asks.

use emporio_bots::{Hint, Stop, hints_until};
use emporio_core::{Player, Record, Setup, Table, Turn};
use emporio_games::GameKind;
use serde_json::{Value, json};

use super::request::{Command, Opening, Refusal, Thought};
use crate::chance;
use crate::commands::legal::{as_json, odds};
use crate::commands::new::players_of;
use crate::commands::show::viewer;
use crate::problem::{self, Problem};

/// A turn is never longer; more would be a game that does not end.
const LONGEST_TURN: usize = 256;

/// One table at a time, and the flag that ends a thought.
pub struct Desk {
    table: Option<Box<dyn Table>>,
    seed: u64,
    stop: Stop,
}

impl Desk {
    /// Before the first table; the flag is put up by whoever hears `stop`.
    pub fn new(stop: Stop) -> Desk {
        Desk { table: None, seed: 0, stop }
    }

    /// Carries out a request.
    pub fn obey(&mut self, command: Command) -> Result<Value, Refusal> {
        match command {
            Command::Games => Ok(games()),
            Command::Open(opening) => self.open(*opening),
            Command::State => self.state(),
            Command::Legal => as_json(self.table()?).map_err(Refusal::from),
            Command::Apply { actions, draw } => self.apply(&actions, draw),
            Command::Back { ply } => self.back(ply),
            Command::Advise(thought) => self.advise(&thought),
            Command::Line(thought) => self.line(&thought),
            Command::Scores => Ok(scores(self.table()?)),
            Command::View { seat } => {
                let table = self.table()?;
                Ok(table.view(viewer(seat, table)?))
            }
            Command::Record => Ok(json!({"record": self.table()?.record().to_string()})),
            Command::Position => Ok(self.table()?.position()),
            Command::Stop => {
                // Heard already: whatever was under way has ended, and the flag comes down for the next thought.
                self.stop.lower();
                Ok(Value::Null)
            }
            Command::Quit => Ok(Value::Null),
        }
    }

    fn table(&self) -> Result<&dyn Table, Refusal> {
        self.table.as_deref().ok_or_else(|| Problem::key("error-engine-no-table").into())
    }

    fn open(&mut self, opening: Opening) -> Result<Value, Refusal> {
        let draw = opening.draw;
        let mut table = match &opening.record {
            Some(text) => emporio_games::load(&text.parse::<Record>()?)?,
            None => start(opening)?,
        };
        let seed = chance::seed_or_entropy(table.record().seed)?;
        if draw {
            chance::draw(table.as_mut(), seed);
        }
        (self.table, self.seed) = (Some(table), seed);
        self.state()
    }

    fn state(&self) -> Result<Value, Refusal> {
        let table = self.table()?;
        Ok(json!({
            "game": table.meta().id,
            "players": table.players(),
            "seats": table.seats(),
            "ply": table.ply(),
            "round": table.round(),
            "turn": table.turn(),
            "ending": table.ending(),
            "actions": table.choices().into_iter().map(|choice| choice.action).collect::<Vec<_>>(),
            "probabilities": odds(table)?,
        }))
    }

    fn apply(&mut self, actions: &[String], draw: bool) -> Result<Value, Refusal> {
        let mut table = self.table()?.boxed_clone();
        for action in actions {
            table.play(action)?;
            if draw {
                chance::draw(table.as_mut(), self.seed);
            }
        }
        self.table = Some(table);
        self.state()
    }

    fn back(&mut self, ply: usize) -> Result<Value, Refusal> {
        let last = self.table()?.ply();
        if ply > last {
            return Err(Problem::key("error-ply").with("ply", ply as i64).with("last", last as i64).into());
        }
        if let Some(table) = &mut self.table {
            table.back_to(ply);
        }
        self.state()
    }

    fn advise(&self, thought: &Thought) -> Result<Value, Refusal> {
        let table = self.table()?;
        let player = to_act(table)?;
        let found = hints_until(table, player, thought.search()?, thought.seed, &self.stop)?;
        Ok(json!({"player": player, "advice": found.iter().map(advice).collect::<Vec<_>>()}))
    }

    /// Plays on for the player to act, each step by the search, until someone else or chance has a say: all colonists
    /// of a mayor, all goods that are kept.
    fn line(&self, thought: &Thought) -> Result<Value, Refusal> {
        let mut table = self.table()?.boxed_clone();
        let player = to_act(table.as_ref())?;
        let mut steps = Vec::new();
        while table.turn() == Turn::Player(player) && steps.len() < LONGEST_TURN {
            let found = hints_until(table.as_ref(), player, thought.search()?, thought.seed, &self.stop)?;
            let Some(best) = found.first() else { break };
            table.play(&best.action)?;
            steps.push(advice(best));
        }
        Ok(json!({"player": player, "line": steps, "scores": scores(table.as_ref())["scores"]}))
    }
}

fn games() -> Value {
    let about = |kind: &GameKind| {
        let meta = kind.meta();
        json!({"game": meta.id, "title": meta.title, "rules": meta.rules_version,
               "players": [meta.min_players, meta.max_players]})
    };
    GameKind::ALL.iter().map(about).collect()
}

fn start(opening: Opening) -> Result<Box<dyn Table>, Refusal> {
    let kind = problem::game(&opening.game.ok_or_else(|| Problem::key("error-engine-no-game"))?)?;
    let named = opening.seats.as_ref().map(Vec::len);
    let count = opening.players.map(usize::from).or(named).or_else(|| players_of(opening.position.as_ref()?));
    let count = count.ok_or_else(|| Problem::key("error-no-players"))?;
    let players = u8::try_from(count).unwrap_or(u8::MAX);
    let seats = opening.seats.unwrap_or_else(|| Setup::plain((), players).seats);
    if seats.len() != count {
        return Err(emporio_core::SetupError::Seats { seats: seats.len(), players }.into());
    }
    let options = opening.options.unwrap_or_else(|| json!({}));
    Ok(kind.open(Setup { options, seats, seed: opening.seed, position: opening.position })?)
}

fn to_act(table: &dyn Table) -> Result<Player, Refusal> {
    match table.turn() {
        Turn::Player(player) => Ok(player),
        Turn::Chance => Err(Problem::key("error-hint-chance").into()),
        Turn::Over => Err(Problem::key("error-over").into()),
    }
}

fn advice(hint: &Hint) -> Value {
    json!({"action": hint.action, "visits": hint.visits, "chances": hint.chances})
}

fn scores(table: &dyn Table) -> Value {
    let scores = table.scores();
    json!({"scores": scores.players, "ranks": scores.ranks(), "over": table.turn() == Turn::Over})
}
